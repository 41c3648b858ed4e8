//! The levels play real games.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use backlot_bots::{Budget, Level, advise, decision_seed};
use backlot_core::{Game, Playable, Seat, SetupRequest, Viewer, WithoutEvents, chance::Seeded};
use backlot_hollywood_cards::HollywoodCards;

fn play(levels: &[Level], seed: u64) -> Vec<f64> {
    let setup = HollywoodCards::setup(&SetupRequest::seats(levels.len())).unwrap();
    let mut rng = WithoutEvents(Seeded::new(&seed.to_string()));
    let mut game = HollywoodCards::new(&setup, &mut rng);
    let mut step = 0;
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Seat(seat));
        let (level, seed) = (levels[seat.index()], decision_seed(seed, seat, step));
        let advice =
            advise::<HollywoodCards>(level, &view, seat, seed, &mut Budget::iterations(2)).unwrap();
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
    for level in Level::ALL {
        let budget = &mut Budget::iterations(1);
        assert!(advise::<HollywoodCards>(level, &view, idle, 1, budget).is_none());
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
    let advice = advise::<HollywoodCards>(Level::Greedy, &view, seat, 1, &mut budget).unwrap();
    assert!(!advice.candidates.is_empty());
    assert_eq!(asked, 1);
}
