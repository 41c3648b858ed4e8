//! Many random games of every set-up, every invariant checked after every action: that the position is sound (`audit`),
//! that somebody is asked who can do something until the game is over, that it ends in time, and that the score sheet
//! adds up. The laws (`tests/conformance.rs` of each game) look more closely at fewer games.
//!
//! ```sh
//! BACKLOT_GAMES=300000 BACKLOT_GAME=hollywood cargo test -p backlot-games --test all invariants -- --nocapture
//! ```

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Playable, Seat, SetupRequest, WithoutEvents};
use backlot_games::{GameKind, with_game};

/// Games of each unless `BACKLOT_GAMES` says otherwise.
const GAMES: u64 = 200;

/// Any number of seats with any options that go together.
fn some_setup<G: Playable>(picks: &mut Fast) -> G::Setup {
    let info = G::info();
    loop {
        let seats: Vec<usize> = info.seats.clone().collect();
        let mut request = SetupRequest::seats(seats[picks.index(seats.len())]);
        for option in info.options {
            request = request.with(option.id, option.values[picks.index(option.values.len())]);
        }
        if let Ok(setup) = G::setup(&request) {
            return setup;
        }
    }
}

/// Plays one game to its end; returns how many actions that took.
fn play<G: Playable>(number: u64) -> Result<usize, String> {
    let mut picks = Fast::new(number);
    let setup = some_setup::<G>(&mut picks);
    let mut cx = WithoutEvents(Seeded::new(&format!("invariants/{number}")));
    let mut game = G::new(&setup, &mut cx);
    let (mut legal, mut actions) = (Vec::new(), 0);
    loop {
        game.audit()?;
        if actions > G::max_actions(&setup) {
            return Err(format!("not over after {actions} actions"));
        }
        let asked: Vec<Seat> = game.to_act().iter().collect();
        if asked.is_empty() {
            break;
        }
        let seat = asked[picks.index(asked.len())];
        game.legal_actions(seat, &mut legal);
        if legal.is_empty() {
            return Err(format!("{seat} is asked, but can do nothing"));
        }
        game.apply(seat, legal[picks.index(legal.len())], &mut cx);
        actions += 1;
    }
    let outcome = game.outcome().ok_or("nobody is asked, but it is not over")?;
    if outcome.winners.is_empty() {
        return Err("nobody wins".to_owned());
    }
    for seat in Seat::all(outcome.seats) {
        let (score, sum) = (outcome.scores[seat], outcome.sheet.total(seat));
        if score != sum {
            return Err(format!("{seat} has {score}, but the sheet says {sum}"));
        }
    }
    Ok(actions)
}

/// Plays on all cores; the games are the same on any number of them.
fn keeps_its_invariants<G: Playable>() {
    let games = std::env::var("BACKLOT_GAMES")
        .map_or(GAMES, |number| number.parse().expect("BACKLOT_GAMES must be a number of games"));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (next, actions) = (AtomicU64::new(0), AtomicU64::new(0));
    let begun = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    match play::<G>(number) {
                        Ok(count) => actions.fetch_add(count as u64, Ordering::Relaxed),
                        Err(problem) => panic!("{}, game {number}: {problem}", G::info().id),
                    };
                }
            });
        }
    });
    let (id, seconds) = (G::info().id, begun.elapsed().as_secs());
    println!(
        "{id}: {games} games, {} actions, {seconds} s, no broken invariant",
        actions.into_inner()
    );
}

#[test]
fn every_game_keeps_its_invariants() {
    for kind in GameKind::ALL {
        if std::env::var("BACKLOT_GAME").is_ok_and(|only| only != kind.id()) {
            continue;
        }
        with_game!(kind, G => keeps_its_invariants::<G>());
    }
}
