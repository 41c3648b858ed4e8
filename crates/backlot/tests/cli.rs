//! The commands as a person or a script meets them, on the real binary.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use backlot_games::GameKind;
use backlot_locales::Locale;
use tempfile::TempDir;

fn backlot(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_backlot")).args(args).stdin(Stdio::null()).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn json(args: &[&str]) -> serde_json::Value {
    let output = backlot(args);
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// It fails with this status, says all of this, and writes nothing to standard output.
fn fails(args: &[&str], status: i32, says: &[&str]) {
    let output = backlot(args);
    let message = stderr(&output);
    assert_eq!(output.status.code(), Some(status), "{args:?}: {message}");
    for part in says {
        assert!(message.contains(part), "{args:?} does not say `{part}`: {message}");
    }
    assert!(!message.contains("panicked"), "{message}");
}

fn records() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../backlot-hollywood-cards/tests/records")
}

#[test]
fn every_command_explains_itself_with_examples() {
    for args in [
        &["--help"][..],
        &["play", "--help"],
        &["engine", "--help"],
        &["rules", "--help"],
        &["components", "--help"],
        &["simulate", "--help"],
        &["bench", "--help"],
        &["completions", "--help"],
    ] {
        let help = stdout(&backlot(args));
        assert!(help.contains("Example"), "{args:?}: {help}");
    }
}

#[test]
fn completions_are_made_for_every_usual_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(stdout(&backlot(&["completions", shell])).contains("simulate"), "{shell}");
    }
}

#[test]
fn rules_are_printed_whole_by_clause_and_as_json() {
    let all = stdout(&backlot(&["rules", "hollywood-cards"]));
    assert!(all.contains("HC-S1") && all.contains("HC-E5") && all.contains("What is hidden"));
    let one = stdout(&backlot(&["rules", "hollywood-cards", "hc-r3"]));
    assert!(one.starts_with("HC-R3") && one.contains("moves up one card"));
    let data = json(&["rules", "hollywood-cards", "--json"]);
    assert_eq!(data["sections"][0]["clauses"][0]["id"], "HC-S1");
    assert_eq!(json(&["rules", "hollywood-cards", "HC-R3", "--json"])["id"], "HC-R3");
    assert!(!json(&["games", "--json"]).as_array().unwrap().is_empty());
}

#[test]
fn components_are_listed_and_can_be_started_from() {
    let list = json(&["components", "hollywood-cards", "--json"]);
    assert_eq!(list.as_array().unwrap().len(), 56);
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("mine.toml");
    std::fs::write(&file, stdout(&backlot(&["components", "hollywood-cards", "--toml"]))).unwrap();
    let mine =
        json(&["components", "hollywood-cards", "--json", "--components", file.to_str().unwrap()]);
    assert_eq!(mine, list);
}

#[test]
fn components_say_what_of_them_is_printed() {
    for game in GameKind::ALL.map(GameKind::id) {
        let note = Locale::english().message(&format!("{game}-components-note"));
        let list = stdout(&backlot(&["components", game]));
        assert_eq!(list.lines().last(), Some(note.as_str()), "{game}");
        assert_eq!(list.matches(&note).count(), 1, "{game}");
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("mine.toml");
        std::fs::write(&file, stdout(&backlot(&["components", game, "--toml"]))).unwrap();
        let mine = stdout(&backlot(&["components", game, "--components", file.to_str().unwrap()]));
        assert!(!mine.contains(&note), "{game}: the note is about the built-in set");
        assert_eq!(mine.lines().count() + 1, list.lines().count(), "{game}");
    }
}

#[test]
fn simulations_report_for_people_and_machines() {
    let args = [
        "simulate",
        "hollywood-cards",
        "--games",
        "60",
        "--seats",
        "3",
        "--bots",
        "greedy,random,random",
    ];
    let text = stdout(&backlot(&args));
    for part in ["60 games", "95 % interval", "Largest project", "Winning scores", "█"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let data = json(&[&args[..], &["--json"]].concat());
    assert_eq!(data["games"], 60);
    assert_eq!(data["seats"].as_array().unwrap().len(), 3);
}

#[test]
fn contests_are_reported_kept_and_drawn() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (out, html) = (file("results.jsonl"), file("page.html"));
    let args =
        ["arena", "hollywood-cards", "--hero", "greedy", "--field", "random", "--seats", "3"];
    let kept = ["--blocks", "6", "--out", out.as_str(), "--html", html.as_str()];
    let text = stdout(&backlot(&[&args[..], &kept].concat()));
    assert!(text.contains("share of wins") && text.contains("18"), "{text}");
    assert!(std::fs::read_to_string(&html).unwrap().contains("<svg"));
    // Going on from the file plays only what is missing, and says the same as one run.
    let more = json(&[&args[..], &["--blocks", "9", "--out", out.as_str(), "--json"]].concat());
    let whole = json(&[&args[..], &["--blocks", "9", "--json"]].concat());
    assert_eq!(more["contests"][0]["share"], whole["contests"][0]["share"]);
    assert_eq!(whole["contests"][0]["games"], 27);
    fails(&["arena", "hollywood-cards", "--hero", "greedy"], 2, &["--field"]);
    fails(
        &["arena", "hollywood-cards", "--bots", "greedy,genius"],
        2,
        &["unknown bot level `genius`"],
    );
    fails(
        &["arena", "hollywood-cards", "--hero", "greedy@0", "--field", "random"],
        2,
        &["1 or more"],
    );
    // Greedy wins nearly always: whether that is half of all is settled long before the last block.
    let test = ["--at-least", "0.5", "--blocks", "200", "--json"];
    let settled = json(&[&args[..], &test].concat());
    assert_eq!(settled["contests"][0]["verdict"], "better");
    assert!(settled["contests"][0]["blocks"].as_u64().unwrap() < 100);
    fails(&[&args[..], &["--at-least", "55"]].concat(), 2, &["such as 0.55"]);
    let other = [&args[..3], &["random", "--field", "greedy", "--out", out.as_str()]].concat();
    fails(&other, 1, &["another contest"]);
}

#[test]
fn the_bench_prints_a_row_for_each_number_of_players() {
    let data = json(&["bench", "hollywood-cards", "--rounds", "1", "--ms", "5", "--json"]);
    let rows = data.as_array().unwrap();
    assert_eq!(rows.len(), 2);
    for key in
        ["game", "seats", "games_per_second", "decisions_per_second", "clone_ns", "sample_ns"]
    {
        assert!(!rows[0][key].is_null(), "{key}");
    }
    assert!(
        stdout(&backlot(&["bench", "hollywood-cards", "--rounds", "1", "--ms", "5"]))
            .contains("decisions/s")
    );
}

#[test]
fn records_are_checked_and_told() {
    let file = records().join("three-greedy.backlot");
    let checked = stdout(&backlot(&["record", "check", file.to_str().unwrap()]));
    assert!(checked.contains("in order") && checked.contains("Total"), "{checked}");
    let told = stdout(&backlot(&["record", "show", file.to_str().unwrap()]));
    assert!(told.contains("Round 3 begins") && told.contains("finishes a"), "{told}");
    let data = json(&["record", "check", "--json", file.to_str().unwrap()]);
    assert_eq!((&data[0]["ok"], &data[0]["finished"]), (&true.into(), &true.into()));
}

#[test]
fn broken_records_are_refused_with_their_line() {
    let good = std::fs::read_to_string(records().join("three-greedy.backlot")).unwrap();
    let folder = TempDir::new().unwrap();
    let check = |name: &str, text: &str, says: &[&str]| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        fails(&["record", "check", file.to_str().unwrap()], 1, &[&[name, "line "], says].concat());
    };
    let lines: Vec<&str> = good.lines().collect();
    let cut = &good[..good.len() / 2];
    check("cut.backlot", &cut[..cut.rfind(' ').unwrap()], &[]);
    check("illegal.backlot", &good.replacen(" reel ", " assign horror #", 1), &["not legal"]);
    check("result.backlot", &good.replace("result ", "result 1"), &["result"]);
    check("draw.backlot", &good.replacen("begin ", "begin 9", 1), &["draw"]);
    check("game.backlot", &good.replace("hollywood-cards", "chess"), &["unknown game `chess`"]);
    check("rubbish.backlot", "\u{1}\u{2}rubbish", &[]);
    check("empty.backlot", "", &[]);
    check("turned.backlot", &lines.iter().rev().copied().collect::<Vec<_>>().join("\n"), &[]);
    let binary = folder.path().join("binary.backlot");
    std::fs::write(&binary, [0xFF, 0xFE, 0x00]).unwrap();
    fails(&["record", "check", binary.to_str().unwrap()], 1, &["binary.backlot"]);
    fails(&["record", "show", "/no/such/file.backlot"], 1, &["can't read", "file.backlot"]);
}

#[test]
fn one_bad_record_does_not_hide_the_good_ones() {
    let good = records().join("three-greedy.backlot");
    let output = backlot(&["record", "check", "/no/such.backlot", good.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("in order"));
}

#[test]
fn wrong_calls_are_told_what_would_be_right() {
    fails(&["play", "chess"], 2, &["unknown game `chess`", "hollywood-cards"]);
    fails(&["rules", "hollywood-cards", "HC-Z"], 2, &["no clause `HC-Z`", "HC-S1"]);
    fails(&["simulate", "hollywood-cards", "--seats", "9"], 1, &["seats 3 to 4 players, not 9"]);
    fails(&["simulate", "hollywood-cards", "--games", "0"], 1, &["at least one game"]);
    fails(
        &["simulate", "hollywood-cards", "--bots", "genius"],
        2,
        &["unknown bot level `genius`", "greedy"],
    );
    fails(&["simulate", "hollywood-cards", "--bots", "greedy,random"], 1, &["2 bots for 4 seats"]);
    fails(&["simulate", "hollywood-cards", "-o", "advanced"], 2, &["KEY=VALUE"]);
    fails(
        &["simulate", "hollywood-cards", "-o", "colour=red"],
        1,
        &["no option `colour`", "advanced"],
    );
    fails(&["simulate", "hollywood-cards", "--threads", "0"], 2, &["at least 1"]);
    fails(&["simulate", "hollywood-cards", "--out", "x", "--shard", "9/8"], 2, &["3/8"]);
    fails(&["simulate", "hollywood-cards", "--shard", "1/8"], 2, &["--out"]);
}

#[test]
fn simulations_are_shared_by_machines() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().to_str().unwrap();
    let args = ["simulate", "hollywood-cards", "--games", "50", "--part-games", "10", "--out", out];
    let first = json(&[&args[..], &["--shard", "1/2", "--json"]].concat());
    assert_eq!((first["played"].as_u64(), first["missing"].as_u64()), (Some(3), Some(2)));
    let text = stdout(&backlot(&[&args[..], &["--shard", "2/2"]].concat()));
    assert!(text.contains("2 of 5 parts played now, 0 missing"), "{text}");
    let again = json(&[&args[..], &["--json"]].concat());
    assert_eq!(again["played"], 0);
    let other = [&args[..], &["--seed", "other"]].concat();
    fails(&other, 1, &["another job"]);
}

#[test]
fn broken_component_files_name_file_line_and_problem() {
    let folder = TempDir::new().unwrap();
    let standard = stdout(&backlot(&["components", "hollywood-cards", "--toml"]));
    let check = |name: &str, text: &str, says: &[&str]| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        let path = file.to_str().unwrap();
        let says = [&[name], says].concat();
        fails(&["components", "hollywood-cards", "--components", path], 1, &says);
        fails(&["simulate", "hollywood-cards", "--games", "1", "--components", path], 1, &says);
    };
    check("missing.toml", &standard.replacen("columns", "collumns", 1), &["line 1", "collumns"]);
    check(
        "few.toml",
        &standard.replace("films_per_genre = 13", "films_per_genre = 4"),
        &["are needed", "line "],
    );
    check(
        "negative.toml",
        &standard.replacen("rating = 3", "rating = -3", 1),
        &["a rating must be from 0 to 9, not -3", "line "],
    );
    check("twice.toml", &standard.replace("Lorna Vale", "Rock Sterling"), &["used twice", "line "]);
    check("syntax.toml", "columns = [4,", &["line 1"]);
    fails(
        &["simulate", "hollywood-cards", "--components", "/no/such.toml"],
        1,
        &["can't read /no/such.toml"],
    );
}

#[test]
fn playing_without_a_terminal_says_what_to_use_instead() {
    fails(&["play"], 2, &["needs a terminal", "backlot engine"]);
    fails(&["play", "hollywood-cards"], 2, &["needs a terminal"]);
}

#[test]
fn the_engine_answers_garbage_and_ends_with_its_input() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_backlot"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(b"garbage\n\xFF\xFE\n{\"cmd\":\"games\",\"id\":7}\n")
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let replies: Vec<serde_json::Value> =
        stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies.len(), 3);
    assert_eq!(
        (&replies[0]["error"], &replies[1]["error"]),
        (&"bad-json".into(), &"bad-json".into())
    );
    assert_eq!(replies[2]["id"], 7);
}
