//! Records that are not in order, and what is said about them.

use backlot_core::{ComponentSet, Game};
use backlot_table::record::{MAX_STEPS, Record, RecordError, check};

use crate::toy::{Lots, Toy};

const STEPS: &str = "1 mark 2\n2 dig ; draws 1\n1 bid 3\n1 stake 1\n2 bid 2\n";

fn good() -> String {
    let hash = Lots::standard().hash_text();
    format!(
        "backlot 1\ngame toy\nsetup seats=2 rules=1 rounds=1 revise=true components=standard:{hash}\n\
         player 1 Ada\nplayer 2 bot:easy\nbegin 4\n{STEPS}result 11 5 winners 1\n"
    )
}

fn error(text: &str) -> RecordError {
    match Record::parse(text).and_then(|record| check::<Toy>(&record)) {
        Err(error) => error,
        Ok(_) => panic!("this is in order:\n{text}"),
    }
}

#[test]
fn the_record_that_the_others_are_made_from_is_in_order() {
    let checked = check::<Toy>(&Record::parse(&good()).unwrap()).unwrap();
    assert!(checked.finished && checked.table.state().outcome().is_some());
}

/// Each row: what to replace, by what, and what is said.
const BAD: &[(&str, &str, &str)] = &[
    ("backlot 1", "hello", "line 1: `backlot 1` must stand here, not `hello`"),
    (
        "backlot 1",
        "backlot 2",
        "line 1: this record has version 2, and this program reads version 1: use the program that wrote it",
    ),
    ("backlot 1", "backlot one", "line 1: write `backlot 1`"),
    ("game toy", "game chess", "line 2: this is a record of `chess`, not of `toy`"),
    ("game toy", "game", "line 2: write the id of one game: `game GAME`"),
    (
        "seats=2",
        "seats=7",
        "line 3: seats must be a number from 1 to 6, not `7`; write `setup seats=N rules=VERSION OPTION=VALUE … components=standard:HASH`",
    ),
    (
        "seats=2",
        "seats",
        "line 3: `seats` is not of the form KEY=VALUE; write `setup seats=N rules=VERSION OPTION=VALUE … components=standard:HASH`",
    ),
    (
        "seats=2 rules=1 rounds=1",
        "rounds=1 rules=1 seats=2",
        "line 3: seats come first and components last; write `setup seats=N rules=VERSION OPTION=VALUE … components=standard:HASH`",
    ),
    (
        "rules=1",
        "rules=2",
        "line 3: this game of Toy was started under version 2 of the rules, but this program plays version 1; open it with a newer version of Backlot",
    ),
    (
        "rules=1",
        "rules=0",
        "line 3: rules must be a number from 1 on; write `setup seats=N rules=VERSION OPTION=VALUE … components=standard:HASH`",
    ),
    ("rounds=1", "rounds=3", "line 3: `rounds` can't be `3`: choose 1 or 2"),
    (
        "rounds=1",
        "rounds=1 rounds=1",
        "line 3: every option stands here once, in order: write `setup seats=2 rules=1 rounds=1 revise=true components=standard:HASH`",
    ),
    (
        " rounds=1",
        "",
        "line 3: every option stands here once, in order: write `setup seats=2 rules=1 rounds=1 revise=true components=standard:HASH`",
    ),
    (
        "standard:HASH",
        "standard:0000000000000000",
        "line 3: the standard component set of this version is HASH, but the game was played with 0000000000000000: use the version that wrote the record",
    ),
    (
        "standard:HASH",
        "standard:12",
        "line 3: components must be standard: or custom: and 16 hexadecimal digits, not `standard:12`; write `setup seats=N rules=VERSION OPTION=VALUE … components=standard:HASH_WORD`",
    ),
    ("standard:HASH", "custom:HASH", "line 4: `components` must stand here, not `player 1 Ada`"),
    (
        "standard:HASH",
        "custom:HASH\ncomponents\n| lots = [1, 2]",
        "line 3: the set-up says components=custom:HASH, but the set that follows is 5145b1381c7ee93c: it was changed, or belongs to another record",
    ),
    (
        "standard:HASH",
        "custom:HASH\ncomponents\n| lots = [2, 4, 6, 8, 10]",
        "line 3: this is the standard set: write components=standard:HASH and leave out the block",
    ),
    (
        "standard:HASH",
        "custom:HASH\ncomponents\n| # x\n| lots = 3",
        "line 6: component set: invalid type: integer `3`, expected a sequence",
    ),
    (
        "standard:HASH",
        "standard:HASH\ncomponents\n| lots = [1, 2]",
        "line 4: the set-up says components=standard, so no `components` may follow",
    ),
    ("player 1 Ada\n", "", "line 4: this must be `player 1 NAME`: players stand by seat"),
    ("player 1 Ada", "player 1", "line 4: `` is not how a player is written: write `?`"),
    ("bot:easy", "bot:easy\nplayer 3 Cy", "line 6: the set-up has 2 seats: leave out this player"),
    (
        "begin 4\n",
        "table 7\nbegin 4\n",
        "line 6: write the table's id and which deal it was: `table ID 1`",
    ),
    (
        "begin 4\n",
        "table t1 1\nbegin 4\n",
        "line 7: `commit 64 DIGITS` must stand here, not `begin 4`",
    ),
    (
        "begin 4\n",
        "table t1 1\ncommit 12\nbegin 4\n",
        "line 7: `12` is not a hash or number: write 64 hexadecimal digits (0 to 9, a to f)",
    ),
    ("begin 4\n", "", "line 6: `begin DRAW DRAW …` must stand here, not `1 mark 2`"),
    ("begin 4", "begin 5", "line 6: draw 1 is 5, but must be below 5"),
    ("begin 4", "begin", "line 6: not enough draws: 0 given, draw 1 is missing"),
    ("begin 4", "begin 4 4", "line 6: too many draws: 2 given, only 1 used"),
    ("begin 4", "begin four", "line 6: `four` is not a draw: draws are numbers from 0 on"),
    ("begin 4", "begin 04", "line 6: `04` is not a draw: draws are numbers from 0 on"),
    (
        "begin 4",
        "begin 3",
        "line 12: the game ended with `result 9 5 winners 1`, but the record says `result 11 5 winners 1`",
    ),
    (
        "1 mark 2",
        "1 mark 7",
        "line 7: `mark 7` is not legal now; legal actions: mark 1, mark 2, dig, sit",
    ),
    (
        "1 mark 2",
        "1 jump",
        "line 7: `jump` is not an action: write mark, dig, sit, bid or stake, not `jump`",
    ),
    ("1 mark 2", "1 mark 02", "line 7: `mark 02` is not how it is written: write `mark 2`"),
    ("1 mark 2", "2 mark 2", "line 7: it is not p2's turn; waiting for p1"),
    (
        "1 mark 2",
        "3 mark 2",
        "line 7: `3 mark 2` is not a step: write `SEAT ACTION` or `SEAT ACTION ; draws DRAW DRAW …` with a seat from 1 to 2",
    ),
    (
        "1 mark 2",
        "1",
        "line 7: the action is missing: write `SEAT ACTION` or `SEAT ACTION ; draws DRAW DRAW …`",
    ),
    ("1 mark 2", "1 mark 2 ; draws", "line 7: after `;` only `draws DRAW DRAW …` may stand"),
    ("1 mark 2", "1 mark 2 ; draws 1", "line 7: too many draws: 1 given, only 0 used"),
    ("dig ; draws 1", "dig", "line 8: not enough draws: 0 given, draw 1 is missing"),
    (
        "dig ; draws 1",
        "dig ; draws 0",
        "line 12: the game ended with `result 11 0 winners 1`, but the record says `result 11 5 winners 1`",
    ),
    (
        "1 bid 3\n1 stake 1\n2 bid 2",
        "2 bid 2\n1 bid 3\n1 stake 1",
        "line 9: a sealed round stands once and in the order of the seats: the answer of seat 1 comes here",
    ),
    (
        "1 bid 3\n",
        "1 bid 1\n1 bid 3\n",
        "line 10: a sealed round stands once and in the order of the seats: the answer of seat 2 comes here",
    ),
    (
        "2 bid 2\nresult 11 5 winners 1\n",
        "",
        "line 11: the record stops within a sealed round: add the missing answers, or leave out the last 2 lines of this round",
    ),
    (
        "1 stake 1\n2 bid 2\nresult 11 5 winners 1\n",
        "",
        "line 10: the record stops within a sealed round: add the missing answers, or leave out the last line of this round",
    ),
    (
        "2 bid 2\n",
        "",
        "line 11: the game is not over here: add the missing steps, or leave out the result",
    ),
    ("2 bid 2\n", "2 bid 2\n2 bid 2\n", "line 12: the game is over before this line: leave it out"),
    (
        "result 11 5 winners 1\n",
        "",
        "line 12: the game is over, but its result is missing: add `result 11 5 winners 1`",
    ),
    (
        "result 11 5",
        "result 12 5",
        "line 12: the game ended with `result 11 5 winners 1`, but the record says `result 12 5 winners 1`",
    ),
    (
        "winners 1",
        "winners 2",
        "line 12: the game ended with `result 11 5 winners 1`, but the record says `result 11 5 winners 2`",
    ),
    (
        "winners 1",
        "winners 1 1",
        "line 12: `result 11 5 winners 1 1` is not a result: write 2 scores, `winners` and the winners' seats, as in `result 65 61 winners 1`",
    ),
    (
        " 5 winners 1\n",
        "",
        "line 12: `result 11` is not a result: write 2 scores, `winners` and the winners' seats, as in `result 65 61 winners 1`",
    ),
    (
        "winners 1\n",
        "winners 1\n1 mark 1\n",
        "line 13: nothing may follow the result: leave out `1 mark 1`",
    ),
];

#[test]
fn every_fault_is_told_with_its_line_and_advice() {
    let hash = Lots::standard().hash_text();
    let filled = |text: &str| text.replace("HASH_WORD", "\0").replace("HASH", &hash);
    for (old, new, message) in BAD {
        let old = filled(old);
        assert_eq!(good().matches(&old).count(), 1, "`{old}` stands once in the good record");
        let told = error(&good().replace(&old, &filled(new))).to_string();
        let form = "components=standard:HASH`";
        let message = match message.strip_suffix(form) {
            Some(start) if message.contains("; write `setup") => format!("{}{form}", filled(start)),
            _ => filled(message).replace('\0', "HASH"),
        };
        assert_eq!(told, message);
    }
}

#[test]
fn a_record_cut_off_anywhere_is_refused_or_an_unfinished_game() {
    let text = good();
    for end in 0..text.len() - 1 {
        match Record::parse(&text[..end]).and_then(|record| check::<Toy>(&record)) {
            Ok(checked) => assert!(!checked.finished, "{}", &text[..end]),
            Err(error) => assert!(error.line <= text[..end].lines().count() + 1, "{error}"),
        }
    }
}

#[test]
fn what_is_no_record_at_all_is_refused() {
    assert_eq!(error("").to_string(), "line 1: the record ends early: `backlot 1` is missing");
    let binary = Record::parse_bytes(b"backlot 1\n\xff\xfe\x00").unwrap_err();
    assert_eq!(binary.line, 2);
    assert!(binary.problem.starts_with("this is not text"), "{binary}");
    let garbage = error("\u{0}\u{1b}[31m".repeat(30).as_str()).to_string();
    assert!(garbage.chars().all(|sign| !sign.is_control()), "{garbage:?}");
    assert!(garbage.contains('…'), "{garbage}");
}

#[test]
fn huge_records_are_refused() {
    let long = error(&"#".repeat((1 << 20) + 1)).to_string();
    assert_eq!(long, "line 1: the text has 1048577 bytes; at most 1048576 are read");
    let (head, _) = good().split_once("1 mark 2").map(|(head, _)| (head.to_owned(), ())).unwrap();
    let many = error(&(head + &"1 a\n".repeat(MAX_STEPS + 1))).to_string();
    assert_eq!(many, "line 100007: more than 100000 steps are not read");
}
