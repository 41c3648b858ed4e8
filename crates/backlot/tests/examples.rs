//! The bots in `examples/` play against each other at a real server.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::serving::Served;

fn example(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name)
}

fn node() -> Command {
    let mut node = Command::new("node");
    let version = Command::new("node").arg("--version").output();
    let version = version.expect("this test needs Node 20 or later").stdout;
    // Before version 22, WebSockets are behind a flag.
    if String::from_utf8_lossy(&version).trim().starts_with("v20") {
        node.arg("--experimental-websocket").arg("--no-warnings");
    }
    node
}

#[test]
fn the_python_bot_and_the_javascript_bot_play_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &[]);
    let base = format!("http://{}", served.host);
    let mut python = Command::new("python3")
        .arg(example("bot.py"))
        .args([&base, "hollywood-cards"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("this test needs Python 3");
    let mut lines = BufReader::new(python.stdout.take().unwrap()).lines();
    let invitation = lines.next().unwrap().unwrap();
    let link = invitation.strip_prefix("Join me: ").unwrap();
    let javascript = node().arg(example("bot.mjs")).arg(link).output().unwrap();
    let told = String::from_utf8_lossy(&javascript.stdout);
    let errors = String::from_utf8_lossy(&javascript.stderr);
    assert!(javascript.status.success(), "{told}\n{errors}");
    let last = lines.map(Result::unwrap).last().unwrap();
    assert!(python.wait().unwrap().success());
    let scores = told.lines().last().unwrap();
    assert_eq!(scores.replace(' ', ""), last.replace(' ', ""), "both saw the same end");
    assert!(scores.starts_with("Scores: ["), "{scores}");
}

#[test]
fn the_examples_are_short() {
    for name in ["bot.py", "bot.mjs"] {
        let lines = std::fs::read_to_string(example(name)).unwrap().lines().count();
        assert!(lines < 100, "{name} has {lines} lines");
    }
}
