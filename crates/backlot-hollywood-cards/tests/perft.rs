//! Positions counted by brute force.

use backlot_core::{
    Arrange, ComponentsText, Game, Playable, SetupRequest, Viewer, WithoutEvents, chance::Seeded,
};
use backlot_hollywood_cards::{Action, HollywoodCards, View};
use backlot_testkit::{perft, states_by_ply};

fn game(seats: usize) -> HollywoodCards {
    let setup = HollywoodCards::setup(&SetupRequest::seats(seats)).expect("a usual set-up");
    HollywoodCards::arrange(&setup, &[]).expect("a start")
}

/// Column contents and the seat to act, packed: what tells two positions of one round apart.
fn key(view: &View) -> u64 {
    let mut key = view.turn.index() as u64;
    for stack in view.reels {
        for below in (0..stack.count()).rev() {
            key = key * 5 + stack.owner(below).map_or(0, |seat| seat.index() as u64 + 1);
        }
        key *= 5;
    }
    key
}

/// One round without studio cards: the counts of two independent prototypes.
fn reel_positions(seats: usize) -> Vec<u64> {
    states_by_ply(
        &game(seats),
        11,
        |state| key(&state.view(Viewer::Omniscient)),
        |_, _, action| matches!(action, Action::Reel(_)),
    )
}

#[test]
fn reel_placements_of_a_round_with_three_players() {
    let counts = reel_positions(3);
    let known = [1, 4, 16, 64, 230, 786, 2508, 7244, 18866, 44284, 90380, 156_262];
    assert_eq!(counts, known);
    assert_eq!(counts.iter().sum::<u64>(), 320_645);
}

#[test]
fn reel_placements_of_a_round_with_four_players() {
    let counts = reel_positions(4);
    let known = [1, 4, 16, 64, 254, 942, 3354, 11268, 35175, 100_190, 255_142, 562_942];
    assert_eq!(counts, known);
    assert_eq!(counts.iter().sum::<u64>(), 969_352);
}

/// Two columns, three reels, one star a round: small enough to enumerate the luck as well.
const TINY: &str = r#"
columns = [2, 1]
blockbusters = 1
films_per_genre = 3
genres = ["horror", "action"]
stars = [{ name = "A", rating = 1 }, { name = "B", rating = 2 }, { name = "C", rating = 3 }]
stars_per_round = 1
reels = 3
"#;

#[test]
fn all_luck_of_a_tiny_set_is_counted() {
    let text = ComponentsText { name: "tiny.toml".to_owned(), toml: TINY.to_owned() };
    let request = SetupRequest { components: Some(text), ..SetupRequest::seats(3) };
    let setup = HollywoodCards::setup(&request).expect("a sound set");
    let game = HollywoodCards::new(&setup, &mut WithoutEvents(Seeded::new("tiny")));
    // Ply 1: two columns or the Clap Board (a Double Reel needs two reels).
    // Plies 2 and 3 lose what a full column no longer takes; the third reel ends the round, and the next
    // deal can fall in 3 spots × 2 stars × 5 × 4 movie cards = 120 ways.
    let counts = perft(&game, 3, |_, _, action| matches!(action, Action::Reel(_)));
    assert_eq!(counts[..3], [1, 2, 3]);
    assert_eq!(counts[3], 3 * 120);
    assert_eq!(perft(&game, 2, |_, _, _| true), [1, 3, 8]);
}
