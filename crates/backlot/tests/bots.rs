//! What makes and uses the knowledge of bots, on the real binary: tiny runs, and files that are not as they should be.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

fn backlot(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_backlot")).args(args).stdin(Stdio::null()).output().unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// It works, and this is what it prints.
fn works(args: &[&str]) -> String {
    let output = backlot(args);
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn fails(args: &[&str], status: i32, says: &[&str]) {
    let output = backlot(args);
    let message = stderr(&output);
    assert_eq!(output.status.code(), Some(status), "{args:?}: {message}");
    for part in says {
        assert!(message.contains(part), "{args:?} does not say `{part}`: {message}");
    }
    assert!(!message.contains("panicked"), "{message}");
}

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn file(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }

    fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.0.path().join(name), text).unwrap();
        self.file(name)
    }
}

fn of_cards(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../backlot-hollywood-cards").join(path)
}

fn own_file(path: &str) -> String {
    std::fs::read_to_string(of_cards(path)).unwrap()
}

/// A contest of two blocks.
fn contest<'a>(more: &[&'a str]) -> Vec<&'a str> {
    let args =
        ["arena", "hollywood-cards", "--hero", "normal", "--field", "normal", "--seats", "3"];
    [&args[..], &["--blocks", "2"], more].concat()
}

#[test]
fn the_arena_tries_constants_and_weights_from_files() {
    let folder = Folder::new();
    let constants = folder.write("constants.toml", &own_file("bots/constants.toml"));
    let value = folder.write("value.txt", &own_file("bots/value.txt"));
    // The game's own files change nothing: not by a point.
    let same = contest(&["--constants", &constants, "--value", &value, "--json"]);
    let report: serde_json::Value = serde_json::from_str(&works(&same)).unwrap();
    assert_eq!(report["contests"][0]["margin"]["mean"], 0.0);
    let out = folder.file("results.jsonl");
    works(&contest(&["--constants", &constants, "--out", &out]));
    fails(&contest(&["--out", &out]), 1, &["another contest"]);
}

#[test]
fn files_that_bots_cannot_use_are_refused() {
    let folder = Folder::new();
    let weights = own_file("bots/value.txt");
    let missing = folder.file("missing.txt");
    let cut = folder.write("cut.txt", &weights[..weights.len() / 2]);
    let endless = folder.write("endless.txt", weights.trim_end().trim_end_matches("end"));
    let later = folder.write("later.txt", &weights.replacen("weights 1", "weights 2", 1));
    // tidy: allow(games) weights of another game are refused
    let other = folder.write("other.txt", &weights.replacen("hollywood-cards", "hollywood", 1));
    for (file, says) in [
        (&missing, "can't read"),
        (&cut, "damaged"),
        (&endless, "`end` is missing"),
        (&later, "another kind or version"),
        (&other, "not `game hollywood-cards"),
    ] {
        fails(&contest(&["--value", file]), 1, &[file, says]);
    }
    let constants = own_file("bots/constants.toml");
    let later = folder.write("later.toml", &constants.replacen("version = 1", "version = 7", 1));
    let cut = folder.write("cut.toml", constants.split_once("[tuned]").unwrap().0);
    let empty = folder.write("empty.toml", "");
    for (file, says) in [
        (&missing, "can't read"),
        (&later, "version 7 is not known"),
        (&cut, "missing field `tuned`"),
        (&empty, "missing field"),
    ] {
        fails(&contest(&["--constants", file]), 1, &[file, says]);
    }
    fails(
        &["play", "--join", "http://localhost:1/t/x", "--value", &missing],
        2,
        &["cannot be used with"],
    );
}

#[test]
fn tuning_writes_constants_that_play() {
    let folder = Folder::new();
    let out = folder.write("constants.toml", &own_file("bots/constants.toml"));
    let tiny = ["--seats", "3", "--rounds", "1", "--generations", "1", "--deals", "1"];
    let args =
        [&["tune", "hollywood-cards"], &tiny[..], &["--trials", "2", "--out", &out]].concat();
    works(&args);
    let text = std::fs::read_to_string(&out).unwrap();
    assert!(text.contains("command = \"backlot tune hollywood-cards"), "{text}");
    assert!(text.contains("[styles"), "styles are kept: {text}");
    works(&contest(&["--constants", &out]));
    fails(&["tune", "hollywood-cards", "--rounds", "0"], 2, &["--rounds must be at least 1"]);
}

#[test]
fn learning_writes_weights_that_play() {
    let folder = Folder::new();
    let out = folder.file("value.txt");
    let tiny = ["--seats", "3", "--games", "8", "--epochs", "1", "--hidden", "2", "--out", &out];
    let text = works(&[&["learn", "hollywood-cards"], &tiny[..]].concat());
    assert!(text.contains("positions"), "{text}");
    assert!(std::fs::read_to_string(&out).unwrap().contains("made by: backlot learn"));
    works(&contest(&["--value", &out]));
    fails(&["learn", "hollywood-cards", "--hidden", "0", "--out", &out], 2, &["--hidden"]);
    let warm = [&["learn", "hollywood-cards", "--warm-up", "20", "--trace", "0.8"], &tiny[..]];
    let more = works(&warm.concat());
    let positions = |text: &str| text.split(' ').next().unwrap().parse::<u32>().unwrap();
    assert!(positions(&more) > positions(&text), "{more} against {text}");
    works(&contest(&["--value", &out]));
    for trace in ["1.5", "-1", "much"] {
        let learn = ["learn", "hollywood-cards", &format!("--trace={trace}"), "--out", &out];
        fails(&learn, 2, &["a number from 0 to 1"]);
    }
}

#[test]
fn the_expert_learns_a_value_of_its_own() {
    let folder = Folder::new();
    let out = folder.file("expert-value.txt");
    let tiny = ["--seats", "2", "--games", "8", "--epochs", "1", "--hidden", "2", "--out", &out];
    // tidy: allow(games) it has a value of the expert's own
    let learn = [&["learn", "dream-factory", "--for-expert"], &tiny[..]].concat();
    assert!(works(&learn).contains("positions"));
    let own = ["arena", "dream-factory", "--seats", "2", "--hero", "expert@4", "--field", "normal"];
    let own = [&own[..], &["--blocks", "1"]].concat();
    works(&[&own[..], &["--expert-value", &out]].concat());
    // What is meant for others is refused, both ways.
    fails(&[&own[..], &["--value", &out]].concat(), 1, &["not `game dream-factory,"]);
    let cut = folder.file("cut.txt");
    std::fs::write(&cut, &std::fs::read_to_string(&out).unwrap()[..400]).unwrap();
    fails(&[&own[..], &["--expert-value", &cut]].concat(), 1, &["cut.txt", "damaged"]);
    fails(&[&own[..], &["--expert-value", "nowhere.txt"]].concat(), 1, &["can't read nowhere.txt"]);
    let learn = [&["learn", "hollywood-cards", "--for-expert"], &tiny[2..]].concat();
    fails(&learn, 1, &["hollywood-cards has no value of the expert's own"]);
}

#[test]
fn a_teacher_leaves_a_prior_that_plays() {
    let folder = Folder::new();
    let out = folder.file("prior.txt");
    let tiny = ["--seats", "2", "--games", "8", "--epochs", "1", "--hidden", "2", "--out", &out];
    let learn = [&["learn", "dream-factory", "--teacher", "hard@4"], &tiny[..]].concat();
    assert!(works(&learn).contains("positions"));
    let contest = |prior| {
        let bots = ["--hero", "normal", "--field", "untuned", "--blocks", "1", "--seats", "2"];
        [&["arena", "dream-factory", "--prior", prior], &bots[..]].concat()
    };
    works(&contest(&out));
    let text = std::fs::read_to_string(&out).unwrap();
    assert!(text.contains("made by: backlot learn dream-factory --teacher hard@4"), "{text}");
    let missing = folder.file("missing.txt");
    let cut = folder.write("cut.txt", text.strip_suffix("end\n").unwrap());
    let value =
        folder.write("value.txt", &text.replacen("dream-factory prior", "dream-factory", 1));
    for (file, says) in
        [(&missing, "can't read"), (&cut, "`end` is missing"), (&value, "dream-factory prior")]
    {
        fails(&contest(file), 1, &[file, says]);
    }
    let learn = [&["learn", "hollywood-cards", "--teacher", "hard@4"], &tiny[2..]].concat();
    fails(&learn, 1, &["hollywood-cards has no learned prior"]);
}

#[test]
fn calibration_keeps_its_steps_beside_the_constants() {
    let folder = Folder::new();
    let out = folder.write("constants.toml", &own_file("bots/constants.toml"));
    let tiny = ["--seats", "3", "--blocks", "2", "--top", "normal", "--out", &out];
    works(&[&["calibrate", "hollywood-cards"], &tiny[..]].concat());
    let text = std::fs::read_to_string(&out).unwrap();
    assert!(text.contains("command = \"backlot calibrate hollywood-cards"), "{text}");
    works(&contest(&["--constants", &out]));
    let args = ["calibrate", "hollywood-cards", "--seats", "3", "--top", "greedy"];
    fails(&args, 2, &["normal, hard or expert"]);
}

#[test]
fn calibration_goes_on_from_the_steps_that_are_there() {
    let folder = Folder::new();
    let out = folder.write("constants.toml", &own_file("bots/constants.toml"));
    let before: toml::Table = own_file("bots/constants.toml").parse().unwrap();
    let tiny = ["--onward", "--seats", "3", "--blocks", "2", "--top", "normal", "--out", &out];
    works(&[&["calibrate", "hollywood-cards"], &tiny[..]].concat());
    let after: toml::Table = std::fs::read_to_string(&out).unwrap().parse().unwrap();
    let (before, after) = (&before["ladder"]["3"], &after["ladder"]["3"]);
    // The game's own steps end above level normal, so there is nothing to add.
    let bots = |ladder: &toml::Value| {
        let steps = ladder["steps"].as_array().unwrap().clone();
        steps.iter().map(|step| step["bot"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(bots(before), bots(after));
    let command = |ladder: &toml::Value| ladder["command"].as_str().unwrap().to_owned();
    let together = format!("{}; backlot calibrate hollywood-cards --onward", command(before));
    assert!(command(after).starts_with(&together), "{}", command(after));
    let args = ["calibrate", "hollywood-cards", "--onward", "--seats", "9"];
    fails(&args, 2, &["hollywood-cards has no steps with 9 players"]);
}

#[test]
fn finished_games_are_analysed_and_others_refused() {
    let folder = Folder::new();
    let html = folder.file("page.html");
    let record = |name: &str| of_cards("tests/records").join(name).to_str().unwrap().to_owned();
    let mut names: Vec<String> = std::fs::read_dir(of_cards("tests/records"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".backlot"))
        .collect();
    names.sort();
    let finished = names.iter().find(|name| !name.contains("unfinished")).unwrap();
    let few = ["--iterations", "2", "--playouts", "8", "--html", &html];
    let text = works(&[&["analyse", &record(finished)], &few[..]].concat());
    assert!(text.contains("Chances to win") && text.contains("luck"), "{text}");
    assert!(std::fs::read_to_string(&html).unwrap().contains("<svg"));
    if let Some(name) = names.iter().find(|name| name.contains("unfinished")) {
        fails(&["analyse", &record(name)], 1, &["can't analyse"]);
    }
    fails(&["analyse", &folder.file("missing")], 1, &["can't read"]);
    fails(&["analyse", &folder.write("junk", "junk")], 1, &["is no record"]);
}
