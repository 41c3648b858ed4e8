//! A second, slow and literal implementation of the clauses agrees with the engine at every decision of
//! random games: on who is asked, what is legal, everything that lies on the table, and the result.
//!
//! `BACKLOT_GAMES=5000 cargo test --release --test all reference_agrees` plays that many games of each kind.

use crate::reference::{Options, Reference};
use backlot_core::chance::{Fast, Recording};
use backlot_core::{
    ComponentsText, Game, Notation, Playable, Present, Seat, SetupRequest, Viewer, WithoutEvents,
};
use backlot_dream_factory::{Action, DreamFactory};

/// The whole table is compared at about one of so many decisions, and at the end.
const LOOK_EVERY: usize = 4;

/// How random players behave, so that games differ.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Everything is equally likely.
    Anything,
    /// Bids little, takes and places whatever can be placed: many movies are finished.
    Busy,
}

fn choose(style: Style, legal: &[Action], picks: &mut Fast) -> Action {
    let any = legal[picks.index(legal.len())];
    match (style, any) {
        (Style::Busy, Action::Bid(_)) => {
            let lowest = legal.iter().find(|action| matches!(action, Action::Bid(_)));
            *lowest.unwrap_or(&any)
        }
        (Style::Busy, Action::Discard(_) | Action::Decline) => legal[0],
        _ => any,
    }
}

fn games_of_each_kind() -> u64 {
    let wished = std::env::var("BACKLOT_GAMES").ok();
    wished.map_or(16, |text| text.parse().expect("BACKLOT_GAMES is a number"))
}

/// Plays one game with both and compares them at every step.
fn agree(request: &SetupRequest, toml: &str, style: Style, seed: u64) {
    let setup = DreamFactory::setup(request).expect("the request is sound");
    let mut picks = Fast::new(seed);
    let mut cx = WithoutEvents(Recording::new(Fast::new(seed ^ 0x5EED)));
    let mut game = DreamFactory::new(&setup, &mut cx);
    let options = Options::of(request, DreamFactory::info());
    let mut other = Reference::begin(toml, &options, std::mem::take(&mut cx.0.draws));
    let set = game.components();
    let mut legal = Vec::new();
    let mut story = Vec::new();
    loop {
        let about = |what: &str| format!("{what} after {}: {story:?}", story.len());
        // Reports are slow and differences stay, so that looking now and then is enough.
        if picks.index(LOOK_EVERY) == 0 || game.to_act().is_empty() {
            let view = DreamFactory::view_json(&game.view(Viewer::Omniscient));
            for (key, expected) in other.to_json() {
                assert_eq!(view[&key], expected, "{}", about(&key));
            }
        }
        let Some(seat) = game.to_act().first() else { break };
        assert_eq!(Some(seat.index()), other.asked(), "{}", about("asked"));
        game.legal_actions(seat, &mut legal);
        let written: Vec<String> =
            legal.iter().map(|&action| DreamFactory::write_action(&set, action)).collect();
        assert_eq!(written, other.legal(), "{}", about("legal actions"));
        let action = choose(style, &legal, &mut picks);
        let text = DreamFactory::write_action(&set, action);
        game.apply(seat, action, &mut cx);
        other.act(&text, std::mem::take(&mut cx.0.draws));
        story.push(text);
    }
    assert_eq!(other.asked(), None);
    let outcome = game.outcome().expect("nobody is asked");
    let (scores, winners) = other.result();
    assert_eq!(outcome.scores.taken(game.seats()), scores, "{story:?}");
    let won: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
    assert_eq!(won, winners, "{story:?}");
}

fn agree_on_the_standard_set(seats: usize) {
    let toml = include_str!("../components/standard.toml");
    for seed in 0..games_of_each_kind() {
        for edition in ["2000", "2009"] {
            for style in [Style::Anything, Style::Busy] {
                let mut request = SetupRequest::seats(seats).with("edition", edition);
                match seed % 3 {
                    1 => request = request.with("studios", "drawn").with("start", "p2"),
                    2 => request = request.with("studios", "choose"),
                    _ => {}
                }
                agree(&request, toml, style, seed);
            }
        }
    }
}

#[test]
fn the_engine_agrees_with_the_reference_with_two_players() {
    agree_on_the_standard_set(2);
}

#[test]
fn the_engine_agrees_with_the_reference_with_three_players() {
    agree_on_the_standard_set(3);
}

#[test]
fn the_engine_agrees_with_the_reference_with_four_players() {
    agree_on_the_standard_set(4);
}

#[test]
fn the_engine_agrees_with_the_reference_with_five_players() {
    agree_on_the_standard_set(5);
}

/// In this box tokens run out, so that movies without a token are met, too.
#[test]
fn the_engine_agrees_with_the_reference_where_tokens_run_out() {
    let toml = include_str!("rules/extremes.toml");
    for seed in 0..games_of_each_kind() {
        for edition in ["2000", "2009"] {
            let mut request = SetupRequest::seats(2).with("edition", edition);
            let (name, text) = ("extremes.toml".to_owned(), toml.to_owned());
            request.components = Some(ComponentsText { name, toml: text });
            agree(&request, toml, Style::Busy, seed);
        }
    }
}
