//! Whole games of Dream Factory through a pseudo-terminal.

use crate::pty::{KEPT, Terminal};
use tempfile::TempDir;

/// Answers every question until the game is over; returns everything that was shown.
fn play(columns: u16, args: &[&str]) -> String {
    let data = TempDir::new().unwrap();
    let mut terminal = Terminal::start(columns, data.path(), args);
    let mut answers = 0;
    while terminal.wait_for(&["\n> ", KEPT]).0 == 0 {
        answers += 1;
        assert!(answers < 400, "the game does not end");
        // The second option is the lowest bid or another place; where there is just one, the line asks again.
        terminal.type_line(if answers % 3 == 0 { "2" } else { "1" });
    }
    let (status, shown) = terminal.status();
    assert_eq!(status, 0, "{shown}");
    shown
}

fn assert_shows(shown: &str, words: &[&str]) {
    for words in words {
        assert!(shown.contains(words), "{words} is missing in\n{shown}");
    }
}

#[test]
fn a_whole_game_with_four_players_shows_the_table_and_posters() {
    let args = ["play", "dream-factory", "--seats", "4", "--seed", "pty", "--name", "Ada"];
    let shown = play(100, &args);
    assert_shows(
        &shown,
        &[
            "Round 1 of 4",
            "Round 4 of 4",
            "▶ 1 director",
            "4 face down",
            "Choosing:",
            "You: 0 points",
            "Ratings left:",
            "Movie of the Year 10",
            "directed by",
            "★ rating",
            "Total",
        ],
    );
    assert!(!shown.contains('<'), "a text is missing in\n{shown}");
}

#[test]
fn a_whole_game_of_the_older_edition_is_played_in_60_columns() {
    let options = ["--option", "edition=2000", "--option", "start=p1"];
    let args = [&["play", "dream-factory", "--seats", "2", "--seed", "old"], &options[..]].concat();
    let shown = play(60, &args);
    assert_shows(
        &shown,
        &["Quarter 4 of 4", "four-star director", "contracts", "Values left:", "Total"],
    );
}
