//! Hollywood as people meet it: a whole game through a pseudo-terminal, and the scorer for real tables.

use std::process::{Command, Output, Stdio};

use crate::pty::{KEPT, Terminal};
use tempfile::TempDir;

fn backlot(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_backlot")).args(args).stdin(Stdio::null()).output().unwrap()
}

fn score(args: &[&str]) -> String {
    let output = backlot(&[&["score", "hollywood"], args].concat());
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {message}");
    String::from_utf8(output.stdout).unwrap()
}

fn score_json(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&score(&[args, &["--json"]].concat())).unwrap()
}

/// It is refused as a wrong call, with all of this in the message.
#[track_caller]
fn refused(args: &[&str], says: &[&str]) {
    let output = backlot(args);
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    for part in says {
        assert!(message.contains(part), "{args:?} does not say `{part}`: {message}");
    }
    assert!(output.stdout.is_empty());
}

/// HW-B5
const THRILLER: [&str; 7] = [
    "worthless",
    "director:thriller:coins=2",
    "actor:thriller",
    "actress:thriller",
    "stage-manager:thriller:coins=1",
    "casting-specialist",
    "special-effects-expert",
];

#[test]
fn the_example_of_the_rules_earns_30() {
    let receipt = score(&THRILLER);
    for part in
        ["30 M · thriller, by choice · 4 genre cards · no figurine", "4 base", "for the lead duo"]
    {
        assert!(receipt.contains(part), "{part}: {receipt}");
    }
    let data = score_json(&THRILLER);
    assert_eq!(data["receipt"]["income"], 30);
    assert_eq!(data["receipt"]["lines"].as_array().unwrap().len(), 7);
    assert_eq!(data["cards"][1]["name"], "director:thriller:coins=2");
}

#[test]
fn cards_are_found_by_id_name_beginning_and_job_however_they_are_spelt() {
    let plain = score(&["nightshade", "milos-moravec", "oscar-oakhurst", "producer"]);
    let sloppy = score(&["NIGHTSHADE,Milos Moravec", "oscar", "Producer"]);
    assert_eq!(plain, sloppy);
    assert!(plain.contains("Milos Moravec (thriller director with 2 M): 5 M"), "{plain}");
}

#[test]
fn what_names_no_card_is_refused_with_suggestions() {
    let with = |card| ["score", "hollywood", card, "director"];
    refused(&with("nigthshade"), &["`nigthshade`", "did you mean nightshade?"]);
    refused(&with("prodcuer"), &["did you mean", "producer"]);
    refused(&with("actor:thriler"), &["did you mean thriller?"]);
    refused(&with("zzzzzzzzzz"), &["`zzzzzzzzzz`", "no card is called so"]);
    refused(&with("script"), &["`script`"]);
    refused(&["score", "hollywood", "nightshade", "nightshade"], &["named twice"]);
    refused(&["score", "hollywood", ","], &["no card to score"]);
    refused(&["score", "hollywood"], &["CARD"]);
}

#[test]
fn cards_that_are_no_movie_earn_nothing_and_it_is_said_why() {
    let none = score(&["director", "actor", "editor"]);
    for part in ["don’t make a movie", "there is no script", "--best"] {
        assert!(none.contains(part), "{part}: {none}");
    }
    let data = score_json(&["director", "actor"]);
    assert_eq!(
        (&data["receipt"]["income"], &data["receipt"]["flaws"][0]),
        (&0.into(), &"no-script".into())
    );
    assert!(score(&["--best", "actor"]).contains("can’t make a movie"));
}

#[test]
fn the_best_split_makes_several_films_and_trades_cards() {
    let cards = [
        "--best",
        "script:romance",
        "director:romance",
        "actor:romance",
        "actress:romance",
        "director:action:coins=2:figurines=2",
        "actor:action:figurines=1",
        "actress:action",
        "script:comedy:figurines=2",
    ];
    let best = score(&cards);
    for part in ["Best split: ", "Film 1: ", "Film 2: ", "Traded for a worthless script: "] {
        assert!(best.contains(part), "{part}: {best}");
    }
    let data = score_json(&cards);
    let films = data["best"]["films"].as_array().unwrap();
    let sum: u64 = films.iter().map(|film| film["receipt"]["income"].as_u64().unwrap()).sum();
    assert_eq!(data["best"]["income"].as_u64(), Some(sum));
    assert_eq!(data["best"]["places"].as_array().unwrap().len(), 8);
    for other in data["alternatives"].as_array().unwrap() {
        assert!(other["income"].as_u64() < Some(sum), "{other}");
        let figurines = |plan: &serde_json::Value| plan["top_figurines"].as_u64();
        assert!(figurines(other) > figurines(&data["best"]), "{other}");
    }
    let many = ["extras"; 13];
    refused(&[&["score", "hollywood", "--best"], &many[..]].concat(), &["13 cards", "at most 12"]);
}

#[test]
fn only_hollywood_has_a_scorer_and_its_help_has_examples() {
    // tidy: allow(games) it has no scorer
    refused(&["score", "hollywood-cards", "x"], &["has no scorer", "hollywood"]);
    refused(&["score", "chess", "x"], &["unknown game `chess`"]);
    let help = String::from_utf8(backlot(&["score", "--help"]).stdout).unwrap();
    assert!(help.contains("Examples:") && help.contains("director:thriller:coins=2"), "{help}");
    // The examples are right.
    for line in help.lines().filter_map(|line| line.trim().strip_prefix("backlot score hollywood "))
    {
        score(&line.split(' ').collect::<Vec<_>>());
    }
}

#[test]
fn a_whole_game_goes_through_all_stages_with_builder_and_advice() {
    let data = TempDir::new().unwrap();
    let args = ["play", "hollywood", "--seats", "3", "--seed", "pty", "--name", "Ada", "--bots"];
    let mut terminal = Terminal::start(80, data.path(), &[&args[..], &["random"]].concat());
    let (mut films, mut rebuilt) = (0, false);
    for answers in 0.. {
        assert!(answers < 400, "the game does not end");
        let (which, asked) = terminal.wait_for(&["\n> ", KEPT]);
        if which == 1 {
            break;
        }
        if asked.contains("Build up to 3 films") && asked.contains("All films: 0 M") {
            films += 1;
            terminal.type_line("a");
            assert!(terminal.wait_for(&["\n> "]).1.contains("What your rivals can make"));
            terminal.type_line("best");
            assert!(terminal.wait_for(&["\n> "]).1.contains("All films: "));
            terminal.type_line("receipt");
            terminal.wait_for(&["\n> "]);
            terminal.type_line("done");
        } else if asked.contains("makes no film") || asked.contains("Build up to 3 films") {
            terminal.type_line("done");
        } else if asked.contains("rebuild it?") && films == 1 && !rebuilt {
            rebuilt = true;
            terminal.type_line("2");
            let (_, builder) = terminal.wait_for(&["\n> "]);
            assert!(
                builder.contains("Build up to 3 films") && builder.contains("film 1"),
                "{builder}"
            );
            terminal.type_line("done");
        } else {
            terminal.type_line("1");
        }
    }
    let (status, shown) = terminal.status();
    assert_eq!(status, 0, "{shown}");
    assert!(films > 0 && rebuilt, "{shown}");
    for part in [
        "Year 1 of 3 · the right to deal",
        "draft, card 6 of 7",
        "Year 3 of 3 · star auction",
        "slate  1 M",
        "You draft ",
        "production, round 1 of at most 3",
        "Your slate: ",
        "Year 2 begins.",
        "Three years are over.",
        "Year 3: ",
        "Paid in star auctions",
        "Total",
    ] {
        assert!(shown.contains(part), "{part} is missing in\n{shown}");
    }
    assert!(!shown.contains("<terminal") && !shown.contains("<hollywood"), "{shown}");
}
