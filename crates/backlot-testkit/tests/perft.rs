//! Counting by hand what the testkit counts.

use crate::toys::auction::Auction;
use crate::toys::ladder::{Action, Ladder};
use backlot_core::chance::Seeded;
use backlot_core::{Game, Notation, Playable, SetupRequest, WithoutEvents};
use backlot_testkit::{perft, states_by_ply};

fn begun<G: Playable>(request: &SetupRequest) -> G {
    let setup = G::setup(request).expect("a right request");
    G::new(&setup, &mut WithoutEvents(Seeded::new("perft")))
}

#[test]
fn paths_count_actions_and_every_draw() {
    let game: Ladder = begun(&SetupRequest::seats(2));
    // Climb 1, climb 2, or one of twelve cards; after a card one of eleven.
    let second = 2 * (2 + 12) + 12 * (2 + 11);
    assert_eq!(perft(&game, 2, |_, _, _| true), [1, 14, second]);
    let climbs = |_: &Ladder, _, action| action != Action::Draw;
    assert_eq!(perft(&game, 3, climbs), [1, 2, 4, 8]);
}

#[test]
fn paths_end_where_the_game_does() {
    let game: Ladder = begun(&SetupRequest::seats(2));
    let by_two = |_: &Ladder, _, action| action == Action::Climb(2);
    let mut expected = vec![1; 12];
    expected.push(0);
    assert_eq!(perft(&game, 12, by_two), expected);
}

#[test]
fn sealed_answers_are_counted_in_one_order_only() {
    let game: Auction = begun(&SetupRequest::seats(3));
    let paths = perft(&game, 4, |_, _, _| true);
    // Three cards each; then the winner takes one of the three cards left, or leaves it.
    assert_eq!(paths, [1, 3, 9, 27, 27 * 4]);
}

#[test]
fn equal_positions_are_counted_once() {
    let game: Ladder = begun(&SetupRequest::seats(2));
    let climbs = |_: &Ladder, _, action| action != Action::Draw;
    // After four plies each of the two stands on rung 2, 3 or 4.
    assert_eq!(states_by_ply(&game, 4, Clone::clone, climbs), [1, 2, 4, 6, 9]);
    let heights = |game: &Ladder| Ladder::write_action(&game.components(), Action::Draw);
    assert_eq!(states_by_ply(&game, 2, heights, climbs), [1, 1, 1]);
}
