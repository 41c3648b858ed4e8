//! Whole games through a pseudo-terminal.

use std::path::Path;

use crate::pty::{KEPT, Terminal};
use tempfile::TempDir;

fn files(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn a_whole_game_is_played_with_help_undo_and_a_break() {
    let data = TempDir::new().unwrap();
    let args = ["play", "hollywood-cards", "--seats", "3", "--seed", "pty", "--name", "Ada"];
    let mut terminal = Terminal::start(80, data.path(), &args);
    let (_, first) = terminal.wait_for(&["\n> "]);
    assert!(first.contains("Round 1 begins") && first.contains("column 4"), "{first}");
    terminal.type_line("?");
    let (_, rule) = terminal.wait_for(&["\n> "]);
    assert!(rule.contains("HC-R2"), "{rule}");
    terminal.type_line("h");
    let (_, hint) = terminal.wait_for(&["\n> "]);
    // In the words of the options, with what can be typed.
    assert!(hint.contains("The bot suggests “") && hint.contains("” (reel"), "{hint}");
    terminal.type_line("99");
    assert!(terminal.wait_for(&["\n> "]).1.contains("is not an option"));
    terminal.type_line("reel 1");
    assert!(terminal.wait_for(&["\n> "]).1.contains("You place a reel in column 1"));
    terminal.type_line("u");
    assert!(terminal.wait_for(&["\n> "]).1.contains("Undone"));
    terminal.type_line("2");
    assert!(terminal.wait_for(&["\n> "]).1.contains("You place a reel in column 2"));
    terminal.type_line("q");
    let (status, shown) = terminal.status();
    assert_eq!(status, 0);
    assert!(shown.contains("Game saved"));

    // Going on, by the main command without arguments.
    let mut terminal = Terminal::start(100, data.path(), &["play", "hollywood-cards"]);
    terminal.wait_for(&["Continue it?"]);
    terminal.wait_for(&["\n> "]);
    terminal.type_line("yes");
    let mut choices = 0;
    while terminal.wait_for(&["\n> ", KEPT]).0 == 0 {
        choices += 1;
        assert!(choices < 60, "the game does not end");
        terminal.type_line("1");
    }
    let (status, shown) = terminal.status();
    assert_eq!(status, 0, "{shown}");
    assert!(
        shown.contains("Total") && (shown.contains("win") || shown.contains("wins")),
        "{shown}"
    );

    // The save is gone, the record is there and checks.
    let kept = files(data.path());
    assert_eq!(kept.len(), 1, "{kept:?}");
    let record = data.path().join(&kept[0]);
    let check = std::process::Command::new(env!("CARGO_BIN_EXE_backlot"))
        .args(["record", "check", record.to_str().unwrap()])
        .output()
        .unwrap();
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stderr));
    assert!(std::fs::read_to_string(record).unwrap().contains("player 1 Ada\n"));
}

#[test]
fn a_terminal_of_40_columns_is_too_narrow_and_loses_nothing() {
    let data = TempDir::new().unwrap();
    let terminal = Terminal::start(40, data.path(), &["play", "hollywood-cards"]);
    let (status, shown) = terminal.status();
    assert_eq!(status, 2);
    assert!(shown.contains("40 columns wide; at least 60"), "{shown}");
    assert!(files(data.path()).is_empty());
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let data = TempDir::new().unwrap();
    let args = ["play", "hollywood-cards", "--seats", "3", "--seed", "kill"];
    let mut terminal = Terminal::start(80, data.path(), &args);
    terminal.wait_for(&["\n> "]);
    terminal.type_line("3");
    terminal.wait_for(&["\n> "]);
    terminal.child.kill().unwrap();
    terminal.status();
    let mut terminal = Terminal::start(80, data.path(), &["play", "hollywood-cards"]);
    let (_, asked) = terminal.wait_for(&["\n> "]);
    assert!(asked.contains("Saved game found"), "{asked}");
    terminal.type_line("y");
    terminal.wait_for(&["\n> "]);
    terminal.type_line("l");
    assert!(terminal.wait_for(&["\n> "]).1.contains("You place a reel in column 3"));
    terminal.type_line("q");
    assert_eq!(terminal.status().0, 0);
}

#[test]
fn a_broken_save_is_told_and_kept() {
    let data = TempDir::new().unwrap();
    let save = data.path().join("hollywood-cards.save.backlot");
    std::fs::write(&save, "# seed x\nbacklot 1\nrubbish\n").unwrap();
    let terminal = Terminal::start(80, data.path(), &["play", "hollywood-cards"]);
    let (status, shown) = terminal.status();
    assert_eq!(status, 1);
    assert!(shown.contains("can't be read") && shown.contains("--new"), "{shown}");
    assert!(save.exists());
}

#[test]
fn a_whole_game_of_each_is_played_on_the_plain_board() {
    for game in games() {
        let data = TempDir::new().unwrap();
        let args = [
            "play",
            game.as_str(),
            "--plain",
            "--seed",
            "plain",
            "--bots",
            "random",
            "--name",
            "Ada",
        ];
        let mut terminal = Terminal::start(80, data.path(), &args);
        let (mut last, mut choices) = (String::new(), 0);
        loop {
            let (which, shown) = terminal.wait_for(&["\n> ", KEPT]);
            if which == 1 {
                break;
            }
            assert!(shown.lines().any(|line| line.starts_with("Phase: ")), "{shown}");
            assert!(!shown.contains("{$") && shown != last, "{shown}");
            choices += 1;
            assert!(choices < 400, "{game} does not end");
            // Not always the same, so that something happens.
            let has_second = shown.lines().any(|line| line.starts_with("  2  "));
            terminal.type_line(if choices % 3 == 0 && has_second { "2" } else { "1" });
            last = shown;
        }
        assert_eq!(terminal.status().0, 0);
        assert!(choices > 5, "{game} was over after {choices} choices");
    }
}

/// The ids of all games.
fn games() -> Vec<String> {
    let listed = std::process::Command::new(env!("CARGO_BIN_EXE_backlot"))
        .args(["games", "--json"])
        .output()
        .unwrap();
    let games: serde_json::Value = serde_json::from_slice(&listed.stdout).unwrap();
    let ids = games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_owned());
    ids.collect()
}
