//! The levels play real games.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use backlot_bots::{Bot, Budget, Level, NoSuchBot, decision_seed};
use backlot_core::{Game, Playable, Seat, SetupRequest, Viewer, WithoutEvents, chance::Seeded};
use backlot_hollywood_cards::HollywoodCards;
use backlot_strategy::Strategy;

fn bot(level: Level, seats: usize) -> Bot<'static> {
    Bot::new(level, seats, HollywoodCards::knowledge()).unwrap()
}

fn play(levels: &[Level], seed: u64) -> Vec<f64> {
    let setup = HollywoodCards::setup(&SetupRequest::seats(levels.len())).unwrap();
    let mut rng = WithoutEvents(Seeded::new(&seed.to_string()));
    let mut game = HollywoodCards::new(&setup, &mut rng);
    let mut step = 0;
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Seat(seat));
        let (level, seed) = (levels[seat.index()], decision_seed(seed, seat, step));
        let budget = &mut Budget::iterations(2);
        let advice =
            bot(level, levels.len()).advise::<HollywoodCards>(&view, seat, seed, budget).unwrap();
        game.apply(seat, advice.action, &mut rng);
        step += 1;
    }
    let outcome = game.outcome().unwrap();
    Seat::all(levels.len()).map(|seat| outcome.win_share(seat)).collect()
}

#[test]
fn greedy_beats_random_clearly() {
    let wins: f64 = (0..200)
        .map(|game| {
            let hero = usize::try_from(game % 4).unwrap();
            let mut levels = [Level::Random; 4];
            levels[hero] = Level::Greedy;
            play(&levels, game)[hero]
        })
        .sum();
    assert!(wins > 120.0, "greedy won {wins} of 200 games against three random");
}

#[test]
fn the_same_view_seed_and_budget_give_the_same_advice() {
    assert_eq!(
        play(&[Level::Greedy, Level::Random, Level::Greedy], 5),
        play(&[Level::Greedy, Level::Random, Level::Greedy], 5)
    );
}

#[test]
fn a_seat_that_is_not_asked_gets_no_advice() {
    let setup = HollywoodCards::setup(&SetupRequest::seats(3)).unwrap();
    let game = HollywoodCards::new(&setup, &mut WithoutEvents(Seeded::new("x")));
    let asked = game.to_act().first().unwrap();
    let idle = asked.left(3);
    let view = game.view(Viewer::Seat(idle));
    let of_this_game = |level: &Level| Bot::new(*level, 3, HollywoodCards::knowledge()).is_ok();
    for level in Level::ALL.into_iter().filter(of_this_game) {
        let budget = &mut Budget::iterations(1);
        assert!(bot(level, 3).advise::<HollywoodCards>(&view, idle, 1, budget).is_none());
    }
}

#[test]
fn a_budget_can_be_cut_short() {
    let setup = HollywoodCards::setup(&SetupRequest::seats(3)).unwrap();
    let game = HollywoodCards::new(&setup, &mut WithoutEvents(Seeded::new("x")));
    let seat = game.to_act().first().unwrap();
    let view = game.view(Viewer::Seat(seat));
    let mut asked = 0;
    let mut stop_at_once = || {
        asked += 1;
        false
    };
    let mut budget = Budget::until(u32::MAX, &mut stop_at_once);
    let advice =
        bot(Level::Greedy, 3).advise::<HollywoodCards>(&view, seat, 1, &mut budget).unwrap();
    assert!(!advice.candidates.is_empty());
    assert_eq!(asked, 1);
}

#[test]
fn a_rung_is_the_bot_that_it_names_and_missing_ones_are_refused() {
    let knowledge = HollywoodCards::knowledge();
    let known = knowledge.ladders[&4].len();
    assert_eq!(play(&[Level::Rung(1); 4], 3), play(&[Level::Easy; 4], 3));
    for (rung, seats, known) in [(known + 1, 4, known), (1, 2, 0)] {
        let level: Level = format!("step-{rung}").parse().unwrap();
        let refused = Bot::new(level, seats, knowledge).unwrap_err();
        assert_eq!(refused, NoSuchBot::Rung { rung: level.name(), seats, known });
    }
    let mut own = knowledge.clone();
    own.ladders.get_mut(&4).unwrap()[0].bot = Level::Rung(2);
    assert!(Bot::new(Level::Rung(1), 4, &own).is_err(), "a rung names no rung");
}
