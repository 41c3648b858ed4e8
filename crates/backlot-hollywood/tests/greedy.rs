//! Looking one step ahead with the game's own evaluation plays sensibly.

use backlot_bots::{Bot, Budget, Level};
use backlot_core::{Game, Playable, Seat, SetupRequest, Viewer, WithoutEvents, chance::Fast};
use backlot_hollywood::{Action, Hollywood};
use backlot_strategy::Strategy;

fn legal(game: &Hollywood, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// What the greedy bot does.
fn greedy(game: &Hollywood, seat: Seat, rng: &mut Fast) -> Action {
    let view = game.view(Viewer::Seat(seat));
    let budget = &mut Budget::iterations(2);
    let bot = Bot::new(Level::Greedy, game.seats(), Hollywood::knowledge()).expect("a usual bot");
    let advice = bot.advise::<Hollywood>(&view, seat, rng.word(), budget);
    advice.expect("something is legal").action
}

fn play(seats: usize, seed: u64, is_greedy: impl Fn(Seat) -> bool) -> Hollywood {
    let setup = Hollywood::setup(&SetupRequest::seats(seats)).expect("a usual set-up");
    let mut cx = WithoutEvents(Fast::new(seed));
    let mut rng = Fast::new(!seed);
    let mut game = Hollywood::new(&setup, &mut cx);
    while let Some(seat) = game.to_act().first() {
        let action = if is_greedy(seat) {
            greedy(&game, seat, &mut rng)
        } else {
            let actions = legal(&game, seat);
            actions[rng.index(actions.len())]
        };
        game.apply(seat, action, &mut cx);
    }
    game
}

#[test]
fn greedy_beats_random_play() {
    for seats in 2..=6 {
        for seed in 0..4 {
            let hero = Seat::new(usize::try_from(seed).expect("small") % seats).expect("a seat");
            let outcome = play(seats, seed, |seat| seat == hero).outcome().expect("over");
            assert!(outcome.winners.contains(hero), "{seats} players, seed {seed}");
            assert!(outcome.scores[hero] > 60, "{}", outcome.scores[hero]);
        }
    }
}

#[test]
fn greedy_players_earn_much_and_bid_little() {
    let seats = 4;
    let (mut earned, mut paid) = (0, 0);
    for seed in 0..4 {
        let outcome = play(seats, seed, |_| true).outcome().expect("over");
        for line in outcome.sheet.lines() {
            let sum: i32 = line.points.taken(seats).iter().sum();
            match line.source {
                "year-1" | "year-2" | "year-3" => earned += sum,
                "dealing" | "auctions" => paid -= sum,
                _ => {}
            }
        }
    }
    // Sixteen players in three years each.
    println!("earned {earned}, paid {paid}");
    assert!(earned > 48 * 25, "{earned}");
    assert!(paid < 48 * 10, "{paid}");
}
