//! Examples, playthroughs and records that fail say where and why.

use std::fs;
use std::path::Path;

use crate::toys::auction::Auction;
use crate::toys::wording::ToyWords;
use backlot_core::chance::Fast;
use backlot_core::{Playable, Seat, SeatSet, SetupRequest};
use backlot_table::{Player, Table};
use backlot_testkit::{
    check_playthroughs, check_records, check_rule_examples, check_undo, cited_clauses,
};
use tempfile::TempDir;

fn rules() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules"))
}

/// What is wrong with the page of the toy after this change.
fn problems_after(old: &str, new: &str) -> String {
    let page = fs::read_to_string(rules().join("auction.md")).expect("the page is there");
    assert!(page.contains(old), "{old}");
    let folder = TempDir::new().expect("a folder can be made");
    fs::write(folder.path().join("auction.md"), page.replacen(old, new, 1))
        .expect("the folder is writable");
    check_rule_examples::<Auction>(folder.path(), &ToyWords).expect_err("the page is wrong now")
}

#[test]
fn headings_cite_clauses() {
    let cited: Vec<String> = cited_clauses(rules()).unwrap().into_iter().collect();
    assert_eq!(cited, ["TA-C1", "TA-R1", "TA-R2", "TA-R3"]);
}

#[test]
fn every_kind_of_line_can_fail() {
    for (right, wrong, found) in [
        ("p1 bid 2\n", "p1 bid 3\n", "this is not legal; p1 may bid 1 | bid 2 | bid 12"),
        ("p1 bid 2\n", "p1 shout\n", "is not an action"),
        ("p1 can bid 12", "p1 can bid 5", "found: p1 may bid 1 | bid 2 | bid 12"),
        ("p1 cannot bid 3", "p1 cannot bid 2", "found: p1 may bid 1 | bid 2 | bid 12"),
        ("p1 may bid 1 | bid 2", "p1 may bid 2 | bid 1", "found:    \"bid 1 | bid 2 | bid 12\""),
        ("asked p2\n", "asked p1\n", "found:    \"p2\""),
        ("p1 hears you chose", "p1 hears P1 chose", "seat:0 hears:\n    you chose"),
        ("p2 hears not chose", "p2 hears chose", "seat:1 hears:\n    nothing"),
        ("p1 hears you chose", "p1 hears not you chose", "seat:0 hears:\n    you chose"),
        ("told P1 chose", "told P2 chose", "omniscient hears:"),
        ("p1 sees /hands/0/2 12", "p1 sees /hands/0/2 11", "found:    \"12\""),
        ("p2 sees /hands/0 null", "p2 sees /hands/0 missing", "found:    \"null\""),
        ("spectator sees /hands/2 missing", "spectator sees /hands/2 1", "nothing there"),
        ("everyone hears 12", "everyone hears 11", "seat:0 hears:"),
        ("p2 may do nothing", "p2 may take", "found:    \"do nothing\""),
        ("begin 0 0 0 0 0 0", "begin 0 0 0 0 0", "begin: not enough draws: 5 given"),
        ("p2 take ; draws 0", "p2 take ; draws 0 1", "too many draws: 2 given, only 1 used"),
        ("p2 take ; draws 0", "p2 take ; draws 6", "draw 1 is 6, but must be below 6"),
        ("score 0 9", "score 0 8", "expected: [0, 8]\n  found:    [0, 9]"),
        ("winners p2", "winners p1", "expected: {1}\n  found:    {2}"),
        ("ranks 2 1", "ranks 1 2", "found:    [2, 1]"),
        ("sheet p2 bonus 3", "sheet p2 bonus 4", "expected: 4\n  found:    3"),
        ("sheet p2 bonus 3", "sheet p2 movies 4", "no `movies`, but: bids, bonus"),
        ("p2 leave\n", "p2 leave\nscore 0 9\n", "the game is not over: p1 p2 is asked"),
        ("p2 leave\n", "p2 leave\nseed x\n", "must stand before the first action"),
        ("seats=9 : seats 2", "seats=3 : seats 2", "nothing is refused"),
        ("seats=9 : seats 2", "seats=9 : seats 5", "seats 2 to 3 players, not 9"),
        ("broken tiny", "broken large", "nothing is refused"),
        ("broken tiny", "broken huge", "neither a block `toml name=huge.toml` nor a file"),
        ("components large", "components tiny", "a deck has 12 to 15 cards"),
        ("given hand p2 3 4 5", "given hand p2 1 4 5", "the given position is broken"),
        ("given hand p2 3 4 5", "given a dog", "write `hand SEAT CARDS`"),
        ("seed large\nasked p1 p2\n", "seed large\n", "the example proves nothing"),
    ] {
        let problems = problems_after(right, wrong);
        assert!(problems.contains(found), "for `{wrong}`: {problems}");
        assert_eq!(problems.matches("auction.md").count(), 1, "just one: {problems}");
    }
}

#[test]
fn a_failure_names_file_line_and_text() {
    let problems = problems_after("p1 sees /hands/0/2 12", "p1 sees /hands/0/2 11");
    let (place, rest) = problems.split_once("auction.md:").unwrap();
    assert!(!place.contains('\n'));
    assert_eq!(rest, "21: `p1 sees /hands/0/2 11`\n  expected: \"11\"\n  found:    \"12\"");
}

#[test]
fn clauses_and_examples_belong_together() {
    for (right, wrong, found) in [
        ("## TA-C1 The", "## TA-C1, TA-C7 The", "TA-C7 is not a clause of rules.md"),
        ("## TA-C1 The", "## The", "no section cites TA-C1 and has an example for it"),
        ("## TA-R3 Take", "## TA-R2 Empty\n\n## TA-R3 Take", "cites clauses, but has no example"),
    ] {
        let problems = problems_after(right, wrong);
        assert!(problems.contains(found), "{problems}");
    }
}

#[test]
fn playthroughs_show_the_first_difference_and_how_to_bless() {
    let folder = TempDir::new().unwrap();
    let check = |bless| check_playthroughs::<Auction>(folder.path(), bless);
    assert!(check(false).unwrap_err().contains("to make it: BLESS=1 cargo test -p"));
    assert_eq!(check(true), Ok(3));
    assert_eq!(check(false), Ok(3));
    let path = folder.path().join("2-seats.txt");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("\n2 p", "\ntwo p", 1)).unwrap();
    let difference = check(false).unwrap_err();
    assert!(difference.contains("  - two p"), "{difference}");
    assert!(difference.contains("  + 2 p"), "{difference}");
    assert!(difference.contains("BLESS=1"), "{difference}");
    fs::rename(path, folder.path().join("9-seats.txt")).unwrap();
    assert!(check(false).unwrap_err().contains("9-seats.txt: no set-up has this name"));
}

/// The record of a random game with three seats.
fn some_record() -> String {
    let setup = Auction::setup(&SetupRequest::seats(3)).expect("three can play");
    let players = Seat::all(3).map(|_| Player::bot("easy")).collect();
    let mut table = Table::<Auction>::new(setup, players, "record");
    check_undo(&mut table, SeatSet::EMPTY, &mut Fast::new(1)).expect("a right table");
    table.record().to_text()
}

#[test]
fn records_are_replayed() {
    let folder = TempDir::new().unwrap();
    let check = || check_records::<Auction>(folder.path());
    assert!(check().unwrap_err().contains("no records"));
    let record = some_record();
    fs::write(folder.path().join("right.backlot"), &record).unwrap();
    assert_eq!(check(), Ok(1));
    let (game, result) = record.split_once("result ").unwrap();
    fs::write(folder.path().join("wrong.backlot"), format!("{game}result 9{result}")).unwrap();
    let problems = check().unwrap_err();
    assert!(problems.contains("wrong.backlot: line"), "{problems}");
    assert!(!problems.contains("right.backlot"), "{problems}");
}
