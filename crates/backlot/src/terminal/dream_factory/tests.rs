use backlot_core::{Arrange, Game, Playable, Present, Seat, SetupRequest, Viewer};
use backlot_dream_factory::{DreamFactory, Phase, View};
use backlot_locales::ReaderContext;
use backlot_table::{Player, Table};
use unicode_width::UnicodeWidthStr;

use super::super::board::Board;
use super::super::page::Page;
use super::OwnBoard;

const YOU: Seat = Seat::from_bits(0);

fn page(width: usize, seats: usize) -> Page {
    Page::plain(width, ReaderContext::numbered(seats).read_by(YOU))
}

fn table_picture(view: &View, width: usize) -> String {
    let mut page = page(width, view.seats.into());
    OwnBoard.draw(view, &mut page);
    page.finish()
}

fn end_picture(view: &View, width: usize) -> String {
    let mut page = page(width, view.seats.into());
    OwnBoard.draw_end(view, &mut page);
    page.finish()
}

fn arranged(seats: usize, edition: &str, memory: &str, lines: &[&str]) -> View {
    let request = SetupRequest::seats(seats).with("edition", edition).with("memory", memory);
    let setup = DreamFactory::setup(&request).unwrap();
    DreamFactory::arrange(&setup, lines).unwrap().view(Viewer::Seat(YOU))
}

fn assert_shows(picture: &str, words: &[&str]) {
    for words in words {
        assert!(picture.contains(words), "{words} is missing in\n{picture}");
    }
}

/// A game in its second quarter: a movie is finished, others are begun, an auction runs.
const SECOND_QUARTER: [&str; 21] = [
    "quarter 2",
    "location 3",
    "start p2",
    "turn p1",
    "money p1 8",
    "money p2 11",
    "money p3 15",
    "middle 2",
    "bid p3 4",
    "passed p2",
    "lot 3 choir champ-kelso",
    "lot 5 monster-shop rex-halloran palm-row",
    "lot 6 organ handheld",
    "lot 7 kazoo the-game-designer",
    "on the-bell-tower 1 magnus-ashford",
    "on the-bell-tower 2 hank-colby lena-castell",
    "on the-bell-tower 3 apex-agency",
    "on diamonds-on-deck 1 aldous-crane",
    "finished diamonds-on-deck 12+",
    "award first-movie-entertainment diamonds-on-deck",
    "stack-top dockside",
];

#[test]
fn the_table_says_everything_without_colours() {
    let view = arranged(3, "2009", "strict", &SECOND_QUARTER);
    assert_shows(
        &table_picture(&view, 80),
        &[
            "Round 2 of 4 · in the middle: $2M · popcorn: Player 2",
            "done: 1 director, 2 city",
            "▶ 3 city      ",
            "S3 Champ Kelso",
            "$4M by Player 3 · still in: you · passed: Player 2",
            "4 party     3 face down",
            "E3 Monster Shop",
            "#1 Palm Row",
            "S-1 The Game Designer",
            "You: 0 points · $8M · A+S 1",
            "Player 2: 17 points · $? · A+S 1 · popcorn",
            "dra The Bell Tower",
            "│3★│D4│A3¹│#2│M·║S·│",
            "12★",
            "com Diamonds on Deck           ✓ 12+ First",
            "Next to draw (6 below): dra Dockside",
            "Ratings left: 0 1 2 3 4 5 6 7 8 8+ 9 9+ 10 10+ 11 11+ 12 13",
            "First Movie 5        open",
            "✓ 12+ Player 2\n",
            "Best Movie 5         R1 not given       R2 12+ Player 2    R3 open",
            "Worst Movie 10       12+ Player 2, Diamonds on Deck",
            "Best Director 10     Player 2 3★",
        ],
    );
}

#[test]
fn each_edition_has_its_own_words() {
    let mut lines = SECOND_QUARTER.to_vec();
    lines.push("on the-bell-tower guest baroness-ottoline");
    let view = arranged(3, "2000", "assist", &lines);
    assert_shows(
        &table_picture(&view, 100),
        &[
            "Quarter 2 of 4 · in the middle: 2 contracts · camera: Player 2",
            "4 contracts by Player 3",
            "Player 3: 0 points · 15 contracts · A+G 0",
            "dra Vertigo",
            "║G3│",
            "adventure",
            "G guest star",
            "Values left:",
            "Q1 not given",
        ],
    );
}

#[test]
fn a_party_shows_its_order_and_a_win_what_is_placed() {
    let lines = ["location 4", "party kazoo palm-row", "start p2", "turn p2"];
    let view = arranged(2, "2009", "strict", &lines);
    let picture = table_picture(&view, 80);
    assert_shows(&picture, &["▶ 4 party", "M0 Kazoo", "Choosing: Player 2, you"]);
    assert_shows(&picture, &["Best Director 10     open", "Player 2: 0 points · $12M"]);
    let view = arranged(2, "2009", "strict", &["hand p1 kazoo", "location 2"]);
    let picture = table_picture(&view, 80);
    assert_shows(&picture, &["you won this and are placing it", "▶ 2 city", "M0 Kazoo"]);
}

#[test]
fn before_everybody_has_a_studio_the_locations_are_empty() {
    let request = SetupRequest::seats(4).with("studios", "choose");
    let setup = DreamFactory::setup(&request).unwrap();
    let table = Table::<DreamFactory>::new(setup, vec![Player::bot("random"); 4], "studios");
    let view = table.view(Viewer::Seat(YOU));
    assert_shows(&table_picture(&view, 80), &["when everyone has chosen a studio"]);
}

#[test]
fn posters_have_title_cast_rating_and_prizes() {
    let mut lines = SECOND_QUARTER.to_vec();
    lines.extend(["on the-bell-tower 4 grand-orchestra", "on the-bell-tower guest captain-nova"]);
    lines.extend(["finished the-bell-tower 17", "award first-movie-drama the-bell-tower"]);
    let view = arranged(3, "2009", "strict", &lines);
    let picture = end_picture(&view, 80);
    assert_shows(
        &picture,
        &[
            "THE BELL TOWER",
            "drama by you",
            "directed by Magnus Ashford",
            "starring Lena Castell",
            "with star Captain Nova",
            "camera: Apex Agency",
            "music: Grand Orchestra",
            "★ rating 17 ★",
            "✓ First Movie of its genre +5",
            "DIAMONDS ON DECK",
            "┌─",
        ],
    );
    assert!(picture.find("THE BELL") < picture.find("DIAMONDS"), "the best first:\n{picture}");
}

/// The options of whoever is asked, for somebody who looks from there.
fn drawn_options(game: &DreamFactory, width: usize) -> String {
    let Some(seat) = game.to_act().first() else { return String::new() };
    let view = game.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let prompt = DreamFactory::prompt(&view, seat, &legal).unwrap();
    let mut page = page(width, view.seats.into());
    assert!(OwnBoard.draw_options(&view, &prompt, &legal, &mut page));
    page.finish()
}

fn options_picture(lines: &[&str], width: usize) -> String {
    let setup = DreamFactory::setup(&SetupRequest::seats(3)).unwrap();
    drawn_options(&DreamFactory::arrange(&setup, lines).unwrap(), width)
}

#[test]
fn bids_are_a_table_of_what_everybody_gets() {
    let picture = options_picture(&SECOND_QUARTER, 100);
    assert_shows(
        &picture,
        &[
            "  1  Pass. You are out of this auction. That ends the auction: Player 3 wins at $4 million.",
            "no.   bid  you keep others each  middle",
            // With the 2 in the middle 7 are dealt out to two.
            "  2   $5M       $3M         $3M     $1M",
            "  5   $8M       $0M         $5M     $0M",
        ],
    );
}

#[test]
fn placements_stand_under_their_chip_and_say_total_and_what_is_lost() {
    let mut lines = vec!["hand p1 grand-orchestra palm-row", "location 2"];
    lines.extend(SECOND_QUARTER.iter().filter(|line| line.starts_with("on the-bell-tower")));
    let picture = options_picture(&lines, 100);
    assert_shows(
        &picture,
        &[
            "M3 Grand Orchestra\n",
            "on The Bell Tower, space 4 (M): total 12 → 15. Finished: rating 15. It wins First Movie,",
            "(!) Its star space stays empty for good.",
            "on The Jester's Gambit, space 5 (?): total 2 → 5, 4 missing",
            "#1 Palm Row (after this, only contracts can go on its space)\n",
            "total 12 → 10, 1 missing, covers A3 Lena Castell (!)\n",
            "Discard Palm Row (contract, 1 star). (!) You could still place this.",
        ],
    );
}

/// Plays a random game and shows every moment of it to everybody.
fn watch_random_game(seats: usize, edition: &str, see: impl Fn(&View, &DreamFactory)) {
    let request = SetupRequest::seats(seats).with("edition", edition);
    let setup = DreamFactory::setup(&request).unwrap();
    let players = vec![Player::bot("random"); seats];
    let mut table = Table::<DreamFactory>::new(setup, players, &format!("{edition} {seats}"));
    let mut rng = 12_345_usize;
    loop {
        let viewer = Seat::from_bits(u8::try_from(rng % seats).unwrap());
        see(&table.view(Viewer::Seat(viewer)), table.state());
        let Some(seat) = table.state().to_act().first() else { break };
        let legal = table.legal(seat);
        rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // High bids empty the purses and end the auctions: low ones are more telling.
        let choice = (rng >> 33) % legal.len().min(4);
        table.apply(seat, legal[choice]).unwrap();
    }
    assert!(table.state().outcome().is_some());
    let view = table.view(Viewer::Omniscient);
    if !view.finished.is_empty() {
        assert_shows(&end_picture(&view, 80), &["✓ Movie of the Year", "╔═", "✓ Worst Movie"]);
    }
}

#[test]
fn everything_fits_from_60_columns_on_at_every_moment_of_random_games() {
    for (seats, edition) in [(2, "2009"), (2, "2000"), (5, "2009"), (5, "2000")] {
        watch_random_game(seats, edition, |view, game| {
            for width in [60, 80, 100] {
                let pictures = table_picture(view, width) + &end_picture(view, width);
                for line in (pictures + &drawn_options(game, width)).lines() {
                    assert!(line.width() <= width, "{width}: {line}");
                    assert!(!line.contains(['<', '{', '}']), "{line}");
                }
            }
        });
    }
}

#[test]
fn four_players_leave_room_for_the_question_on_a_screen_of_55_lines() {
    for edition in ["2000", "2009"] {
        watch_random_game(4, edition, |view, game| {
            let picture = table_picture(view, 100) + &drawn_options(game, 100);
            // A handful of agencies in front of many screenplays has more places than that.
            let most = if view.phase == Phase::Placing { 60 } else { 50 };
            assert!(picture.lines().count() <= most, "{picture}");
        });
    }
}
