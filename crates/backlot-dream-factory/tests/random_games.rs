//! No invariant breaks in random games of every number of players and both editions. Nothing vanishes:
//! chips, screenplays, rating tokens and money are counted after every action.
//!
//! `BACKLOT_GAMES=1000000 cargo test --release --test all random_games` plays that many games.

use backlot_core::chance::Fast;
use backlot_core::{Game, Playable, SetupRequest, WithoutEvents};
use backlot_dream_factory::DreamFactory;

#[test]
fn no_invariant_breaks_in_random_games() {
    let wished = std::env::var("BACKLOT_GAMES").ok();
    let games: u64 = wished.map_or(400, |text| text.parse().expect("BACKLOT_GAMES is a number"));
    let setups: Vec<_> = (2..=5)
        .flat_map(|seats| ["2000", "2009"].map(|edition| (seats, edition)))
        .flat_map(|(seats, edition)| {
            ["drawn", "choose"].map(|studios| {
                let request = SetupRequest::seats(seats).with("edition", edition);
                DreamFactory::setup(&request.with("studios", studios))
                    .expect("the request is sound")
            })
        })
        .collect();
    let mut legal = Vec::new();
    let mut decisions = 0_u64;
    for (game, setup) in (0..games).zip(setups.iter().cycle()) {
        let mut picks = Fast::new(!game);
        let mut cx = WithoutEvents(Fast::new(game));
        let mut state = DreamFactory::new(setup, &mut cx);
        let mut actions = 0;
        while let Some(seat) = state.to_act().first() {
            state.legal_actions(seat, &mut legal);
            let action = legal[picks.index(legal.len())];
            state.apply(seat, action, &mut cx);
            actions += 1;
            if let Err(problem) = state.audit() {
                panic!("game {game}, {setup:?}, action {actions}, {action:?}: {problem}");
            }
        }
        assert!(actions <= DreamFactory::max_actions(setup), "game {game} took {actions} actions");
        assert!(state.outcome().is_some(), "game {game} has no outcome");
        decisions += u64::try_from(actions).unwrap_or(u64::MAX);
    }
    println!("{games} games, {decisions} decisions");
}
