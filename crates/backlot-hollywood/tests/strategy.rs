//! The policy is honest, legal and steady; its parts add up; its styles are what they are called.

use backlot_core::chance::Fast;
use backlot_core::{Game, Playable, Seat, SetupRequest, Viewer, WithoutEvents};
use backlot_hollywood::{Action, Hollywood};
use backlot_strategy::{Buffers, Strategy};

fn new_game(seats: usize, seed: u64) -> (Hollywood, WithoutEvents<Fast>) {
    let setup = Hollywood::setup(&SetupRequest::seats(seats)).expect("a usual set-up");
    let mut cx = WithoutEvents(Fast::new(seed));
    let game = Hollywood::new(&setup, &mut cx);
    (game, cx)
}

fn legal(game: &Hollywood, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// What the policy makes of a position: ratings, answer and description.
fn thoughts(game: &Hollywood, seat: Seat, seed: u64) -> (Vec<f32>, Action, Vec<f32>) {
    let constants = &Hollywood::knowledge().tuned;
    let mut ratings = Vec::new();
    game.rate(seat, constants, &legal(game, seat), &mut ratings);
    let answer = game.play(seat, constants, &mut Fast::new(seed), &mut Buffers::default());
    let mut features = vec![0.0; Hollywood::FEATURES];
    game.features(seat, &mut features);
    (ratings, answer, features)
}

#[test]
fn nothing_hidden_changes_what_the_policy_thinks() {
    for seats in 2..=6 {
        let (mut game, mut cx) = new_game(seats, 40 + seats as u64);
        let mut rng = Fast::new(7);
        let mut step = 0;
        while let Some(seat) = game.to_act().first() {
            let seen = thoughts(&game, seat, step);
            let other = game.permute_hidden(Viewer::Seat(seat), &mut rng);
            assert_eq!(seen, thoughts(&other, seat, step), "{seats} players, step {step}");
            let sampled = Hollywood::sample(&game.view(Viewer::Seat(seat)), &mut rng);
            assert_eq!(seen, thoughts(&sampled, seat, step), "{seats} players, step {step}");
            assert!(seen.0.iter().chain(&seen.2).all(|number| number.is_finite()));
            assert!(legal(&game, seat).contains(&seen.1));
            // Some positions the policy would not bring about, too.
            let actions = legal(&game, seat);
            let any = actions[rng.index(actions.len())];
            let action = if rng.index(8) == 0 { any } else { seen.1 };
            game.apply(seat, action, &mut cx);
            step += 1;
        }
    }
}

/// Where all cards lie open, playing step by step and playing on in bundles is the same.
#[test]
fn slates_built_at_once_are_those_built_step_by_step() {
    let constants = &Hollywood::knowledge().tuned;
    for seed in 0..20 {
        let (mut game, mut cx) = new_game(2 + usize::try_from(seed % 5).expect("small"), seed);
        let (mut rng, mut buffers) = (Fast::new(seed), Buffers::default());
        while let Some(seat) = game.to_act().first() {
            let is_first_place =
                matches!(legal(&game, seat)[0], Action::Put { .. }) && game.audit().is_ok();
            let mut bundled = game.clone();
            bundled.advance(seat, constants, &mut rng, &mut buffers, &mut cx);
            bundled.audit().expect("sound");
            if is_first_place {
                loop {
                    let action = game.play(seat, constants, &mut rng, &mut buffers);
                    assert!(legal(&game, seat).contains(&action));
                    let is_last = action == Action::Done;
                    game.apply(seat, action, &mut WithoutEvents(Fast::new(seed)));
                    if is_last {
                        break;
                    }
                }
                assert_eq!(game, bundled);
            }
            game = bundled;
        }
    }
}

fn play_out(seats: usize, seed: u64, constants: impl Fn(Seat) -> Vec<f32>) -> Hollywood {
    let (mut game, mut cx) = new_game(seats, seed);
    let opponents: Vec<Vec<f32>> = Seat::all(seats).map(constants).collect();
    let (mut rng, mut buffers) = (Fast::new(!seed), Buffers::default());
    let mut stage = game.stage();
    while let Some(seat) = game.to_act().first() {
        game.advance(seat, &opponents[seat.index()], &mut rng, &mut buffers, &mut cx);
        assert!(game.stage() >= stage);
        stage = game.stage();
    }
    game
}

#[test]
fn parts_add_up_to_the_score() {
    let tuned = &Hollywood::knowledge().tuned;
    for seed in 0..30 {
        let seats = 2 + usize::try_from(seed % 5).expect("small");
        let game = play_out(seats, seed, |_| tuned.clone());
        let outcome = game.outcome().expect("over");
        let mut parts = Vec::new();
        for seat in Seat::all(seats) {
            game.parts(seat, &mut parts);
            let sum: f32 = parts.iter().map(|(_, points)| points).sum();
            assert_eq!(sum, outcome.scores[seat] as f32);
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let tuned = &Hollywood::knowledge().tuned;
    assert_eq!(play_out(4, 3, |_| tuned.clone()), play_out(4, 3, |_| tuned.clone()));
}

/// What the first seat pays for stars and the right to deal with this style.
fn paid_by(style: &str) -> i32 {
    let knowledge = Hollywood::knowledge();
    let hero = Seat::new(0).expect("a seat");
    let style = knowledge.style(style).expect("a style").to_vec();
    let mut paid = 0;
    for seed in 0..12 {
        let of = |seat| if seat == hero { style.clone() } else { knowledge.tuned.clone() };
        let outcome = play_out(4, seed, of).outcome().expect("over");
        for line in outcome.sheet.lines() {
            if matches!(line.source, "dealing" | "auctions") {
                paid -= line.points[hero];
            }
        }
    }
    paid
}

#[test]
fn styles_are_what_they_are_called() {
    let [hoarder, rusher, always_12] = ["hoarder", "rusher", "always-12"].map(paid_by);
    assert!(hoarder < rusher && rusher < always_12, "{hoarder} {rusher} {always_12}");
    let (game, _) = new_game(4, 1);
    let seat = Seat::new(1).expect("a seat");
    for (style, bid) in [("always-1", 1), ("always-12", 12)] {
        let constants = Hollywood::knowledge().style(style).expect("a style");
        for seed in 0..20 {
            let answer = game.play(seat, constants, &mut Fast::new(seed), &mut Buffers::default());
            assert_eq!(answer, Action::Bid(bid));
        }
    }
}

#[test]
fn only_slates_that_could_be_better_miss_something() {
    let constants = &Hollywood::knowledge().tuned;
    let (mut game, mut cx) = new_game(3, 5);
    let (mut rng, mut buffers) = (Fast::new(5), Buffers::default());
    let mut missed = 0.0;
    while let Some(seat) = game.to_act().first() {
        let by_policy = game.play(seat, constants, &mut rng, &mut buffers);
        // The first seat leaves all its cards aside.
        let action = match by_policy {
            Action::Put { card, .. } | Action::Trade { card, .. } if seat.index() == 0 => {
                Action::Aside(card)
            }
            action => action,
        };
        if action == Action::Done {
            let points = game.missed(seat, action).map_or(0.0, |(points, _)| points);
            assert!(seat.index() == 0 || points == 0.0, "{points}");
            missed += points;
        }
        game.apply(seat, action, &mut cx);
    }
    assert!(missed > 0.0);
}
