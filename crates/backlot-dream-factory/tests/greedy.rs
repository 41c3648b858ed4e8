//! The game's own evaluation is good enough to beat chance.

use backlot_bots::{Bot, Budget, Level, decision_seed};
use backlot_core::chance::Fast;
use backlot_core::{Game, Outcome, Playable, Seat, SetupRequest, Viewer, WithoutEvents};
use backlot_dream_factory::DreamFactory;
use backlot_strategy::Strategy;

/// Plays a game in which `hero` is greedy and everybody else random.
fn play(request: &SetupRequest, hero: Seat, seed: u64) -> Outcome {
    let setup = DreamFactory::setup(request).expect("the request is sound");
    let mut cx = WithoutEvents(Fast::new(seed));
    let mut game = DreamFactory::new(&setup, &mut cx);
    let mut step = 0;
    while let Some(seat) = game.to_act().first() {
        let level = if seat == hero { Level::Greedy } else { Level::Random };
        let view = game.view(Viewer::Seat(seat));
        let seed = decision_seed(seed, seat, step);
        let bot = Bot::new(level, game.seats(), DreamFactory::knowledge()).expect("a usual bot");
        let advice = bot.advise::<DreamFactory>(&view, seat, seed, &mut Budget::iterations(1));
        game.apply(seat, advice.expect("the seat is asked").action, &mut cx);
        step += 1;
    }
    game.outcome().expect("nobody is asked")
}

#[test]
fn greedy_wins_nine_of_ten_games_against_three_random_players() {
    let request = SetupRequest::seats(4);
    let (mut wins, mut points) = (0.0, 0);
    for game in 0..200 {
        let hero = Seat::from_bits((game % 4) as u8);
        let outcome = play(&request, hero, game);
        wins += outcome.win_share(hero);
        points += outcome.scores[hero];
    }
    println!("{wins} of 200 games, {} points on average", points / 200);
    assert!(wins >= 180.0, "{wins} of 200 games");
}

#[test]
fn greedy_beats_chance_with_every_number_of_players_and_in_both_editions() {
    for seats in 2..=5 {
        for edition in ["2000", "2009"] {
            let request = SetupRequest::seats(seats).with("edition", edition);
            let hero = Seat::from_bits(1);
            let wins: f64 = (0..10).map(|game| play(&request, hero, game).win_share(hero)).sum();
            assert!(wins >= 7.0, "{wins} of 10 games with {seats} players, {edition}");
        }
    }
}
