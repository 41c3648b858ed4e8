//! The policy is honest, legal and steady; its parts add up; its styles are what they are called.

use backlot_core::chance::Fast;
use backlot_core::{Game, Playable, Seat, SetupRequest, WithoutEvents};
use backlot_hollywood::{Action, Hollywood};
use backlot_strategy::{Buffers, Strategy, Style};

backlot_testkit::strategy!(Hollywood);

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
fn the_same_seed_plays_the_same_game() {
    let tuned = &Hollywood::knowledge().tuned;
    assert_eq!(play_out(4, 3, |_| tuned.clone()), play_out(4, 3, |_| tuned.clone()));
}

/// What the first seat pays for stars and the right to deal with this style.
fn paid_by(style: Style) -> i32 {
    let knowledge = Hollywood::knowledge();
    let hero = Seat::new(0).expect("a seat");
    let style = knowledge.styles[&style].clone();
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
    let [hoarder, rusher, always_12] =
        [Style::Hoarder, Style::Rusher, Style::AlwaysTwelve].map(paid_by);
    assert!(hoarder < rusher && rusher < always_12, "{hoarder} {rusher} {always_12}");
    let (game, _) = new_game(4, 1);
    let seat = Seat::new(1).expect("a seat");
    for (style, bid) in [(Style::AlwaysOne, 1), (Style::AlwaysTwelve, 12)] {
        let constants = &Hollywood::knowledge().styles[&style];
        for seed in 0..20 {
            let answer = game.play(seat, constants, &mut Fast::new(seed), &mut Buffers::default());
            assert_eq!(answer, Action::Bid(bid));
        }
    }
}

#[test]
fn only_slates_that_could_be_better_miss_something() {
    let constants = &Hollywood::knowledge().tuned;
    let missed_by = Hollywood::CAPABILITIES.missed.expect("slates can be compared");
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
            let points = missed_by(&game, seat, action).map_or(0.0, |(points, _)| points);
            assert!(seat.index() == 0 || points == 0.0, "{points}");
            missed += points;
        }
        game.apply(seat, action, &mut cx);
    }
    assert!(missed > 0.0);
}
