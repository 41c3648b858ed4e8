//! Exact answers in the last round against a solver that is as simple as can be: it knows nothing but the game
//! itself, and has the same objective. Every seat plays for its own share of the win; where several actions
//! are equally good for it, it takes any of them. The solver must agree with it about every action, and what the level
//! expert does must be among the best.
//!
//! `BACKLOT_LONG=1 cargo test --release -p backlot-hollywood-cards --test all solver` checks 10,000 positions instead of
//! two hundred.
#![expect(
    clippy::mutable_key_type,
    reason = "what a component set finds later, the words for its cards, is no part of a position"
)]

use std::collections::HashMap;

use backlot_bots::{Bot, Budget};
use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Evaluate, Game, Playable, Seat, SetupRequest, Viewer, WithoutEvents};
use backlot_hollywood_cards::{Action, HollywoodCards, Phase};
use backlot_strategy::Strategy;

const MAX_REELS_LEFT: u8 = 8;
const EQUAL: f64 = 1e-9;
/// Ways to play a deal's last round at random, beside the one that was played.
const OTHER_WAYS: usize = 4;

/// Positions met so far, with everybody's shares.
type Known = HashMap<HollywoodCards, Shares>;
type Shares = [f64; 4];

fn brute_force(game: &HollywoodCards, known: &mut Known) -> Shares {
    if let Some(outcome) = game.outcome() {
        let mut shares = [0.0; 4];
        for seat in Seat::all(outcome.seats) {
            shares[seat.index()] = outcome.win_share(seat);
        }
        return shares;
    }
    if let Some(shares) = known.get(game) {
        return *shares;
    }
    let seat = game.to_act().first().expect("somebody is asked");
    let all: Vec<Shares> =
        after_each(game).iter().map(|(_, after)| brute_force(after, known)).collect();
    let best = all.iter().map(|shares| shares[seat.index()]).fold(0.0, f64::max);
    let equals: Vec<_> = all.iter().filter(|shares| shares[seat.index()] > best - EQUAL).collect();
    let mean = |i: usize| equals.iter().map(|shares| shares[i]).sum::<f64>() / equals.len() as f64;
    let shares = [0, 1, 2, 3].map(mean);
    known.insert(game.clone(), shares);
    shares
}

fn solve(game: &HollywoodCards, seat: Seat, legal: &[Action], effort: u32) -> Option<Vec<f32>> {
    HollywoodCards::CAPABILITIES.solver.expect("ends are solved")(game, seat, legal, effort)
}

fn value(game: &HollywoodCards, seat: Seat) -> f32 {
    game.evaluate(seat).expect("there is an evaluation")
}

fn after_each(game: &HollywoodCards) -> Vec<(Action, HollywoodCards)> {
    let seat = game.to_act().first().expect("somebody is asked");
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let after = |&action: &Action| {
        let mut after = game.clone();
        // No luck is left in the last round.
        after.apply(seat, action, &mut WithoutEvents(Fast::new(0)));
        (action, after)
    };
    legal.iter().map(after).collect()
}

/// All positions with few reels left from the last rounds of a game: by random, by greedy or by mixed
/// play.
fn last_positions(seed: u64) -> Vec<HollywoodCards> {
    let (seats, advanced) = (3 + (seed % 2) as usize, seed % 5 == 4);
    let request = SetupRequest::seats(seats).with("advanced", &advanced.to_string());
    let setup = HollywoodCards::setup(&request).expect("a usual set-up");
    let mut rng = WithoutEvents(Seeded::new(&format!("solver {seed}")));
    let mut picks = Fast::new(seed);
    let mut game = HollywoodCards::new(&setup, &mut rng);
    let mut positions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Omniscient);
        let left: u8 = view.reels_left.taken(seats).iter().sum();
        if usize::from(view.round) + 1 == seats && left <= MAX_REELS_LEFT {
            positions.push(game.clone());
        }
        let mut after = after_each(&game);
        if picks.index(4) < (seed / 10 % 4) as usize {
            after.sort_by(|a, b| value(&b.1, seat).total_cmp(&value(&a.1, seat)));
        } else {
            let any = picks.index(after.len());
            after.swap(0, any);
        }
        game.apply(seat, after[0].0, &mut rng);
    }
    add_other_ways(&mut positions, &mut picks);
    positions
}

/// Brute force spends its time on the first position of a deal. What else may follow from it is then known, too.
fn add_other_ways(positions: &mut Vec<HollywoodCards>, picks: &mut Fast) {
    for _ in 0..OTHER_WAYS {
        let mut game = positions[0].clone();
        while !game.to_act().is_empty() {
            if !positions.contains(&game) {
                positions.push(game.clone());
            }
            let mut after = after_each(&game);
            game = after.swap_remove(picks.index(after.len())).1;
        }
    }
}

/// What the expert does when it looks as short as it can: an exact end needs no iterations.
fn expert(game: &HollywoodCards, seed: u64) -> Action {
    let seat = game.to_act().first().expect("somebody is asked");
    let (view, budget) = (game.view(Viewer::Seat(seat)), &mut Budget::iterations(1));
    let advice = Bot::expert(HollywoodCards::knowledge())
        .advise::<HollywoodCards>(&view, seat, seed, budget);
    advice.expect("somebody who is asked can do something").action
}

#[test]
fn solver_and_expert_have_no_regret_against_brute_force() {
    let wanted = if std::env::var_os("BACKLOT_LONG").is_some() { 10_000 } else { 200 };
    let (mut checked, mut choices, mut assignments) = (0, 0, 0);
    for seed in 0.. {
        let mut known = Known::new();
        for game in last_positions(seed).iter().rev() {
            let seat = game.to_act().first().expect("somebody is asked");
            let after = after_each(game);
            let legal: Vec<Action> = after.iter().map(|(action, _)| *action).collect();
            let shares = solve(game, seat, &legal, u32::MAX).expect("a last round can be solved");
            let taken = expert(game, seed);
            let (mut best, mut got) = (0.0, -1.0);
            for ((action, after), share) in after.iter().zip(&shares) {
                let exact = brute_force(after, &mut known)[seat.index()];
                best = f64::max(best, exact);
                got = if *action == taken { exact } else { got };
                assert!(
                    (exact - f64::from(*share)).abs() < 1e-6,
                    "seed {seed}: {action:?} gives {exact}, not {share}, in {game:?}"
                );
            }
            assert!(
                got > best - 1e-6,
                "seed {seed}: the expert's {taken:?} gives {got}, not {best}, in {game:?}"
            );
            checked += 1;
            choices += usize::from(shares.iter().any(|share| *share != shares[0]));
            let view = game.view(Viewer::Omniscient);
            assignments += usize::from(matches!(view.phase, Phase::Assigning { .. }));
        }
        if checked >= wanted {
            break;
        }
    }
    println!(
        "{checked} positions, in {choices} of them the choice matters, {assignments} assignments"
    );
    assert!(choices * 10 > checked, "in {choices} of {checked} positions the choice matters");
    assert!(assignments * 50 > checked, "{assignments} assignments among {checked}");
}

#[test]
fn the_solver_keeps_within_its_effort_and_to_the_last_round() {
    let setup = HollywoodCards::setup(&SetupRequest::seats(3)).expect("a usual set-up");
    let game = HollywoodCards::new(&setup, &mut WithoutEvents(Seeded::new("first round")));
    let seat = game.to_act().first().expect("somebody is asked");
    assert_eq!(solve(&game, seat, &[Action::Clap], 1000), None);
    let positions = last_positions(0);
    let seat = positions[0].to_act().first().expect("somebody is asked");
    let mut legal = Vec::new();
    positions[0].legal_actions(seat, &mut legal);
    assert_eq!(solve(&positions[0], seat, &legal, 10), None);
    assert!(solve(&positions[0], seat, &legal, u32::MAX).is_some());
}
