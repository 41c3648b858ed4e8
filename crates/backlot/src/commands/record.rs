use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use backlot_core::{Draw, Viewer};
use backlot_games::{CheckedRecord, check_record};
use backlot_table::record::{Fairness, Record};
use serde_json::{Value, json};

use super::{print_json, read_file};
use crate::terminal::sheet;

/// Checks every file; the status is 1 if one of them does not check.
pub(super) fn check(files: &[PathBuf], as_json: bool) -> Result<ExitCode> {
    let mut replies = Vec::new();
    let mut all_good = true;
    let mut out = io::stdout().lock();
    for file in files {
        let result = open(file);
        all_good &= result.is_ok();
        if as_json {
            replies.push(check_json(file, result));
            continue;
        }
        match result {
            Err(error) => eprintln!("{}: {error:#}", file.display()),
            Ok(CheckedRecord { table, finished, fairness }) => {
                let state = if finished { "finished" } else { "not finished" };
                let (game, steps) = (table.game(), table.step());
                writeln!(out, "{}: {game}, {steps} actions, {state}: in order", file.display())?;
                if let Some(line) = fairness_line(fairness) {
                    writeln!(out, "  {line}")?;
                }
                if let Some(outcome) = table.outcome() {
                    let names = backlot_games::cast(table.players(), Viewer::Omniscient).names;
                    for line in sheet::lines(table.game(), &outcome, &names) {
                        writeln!(out, "  {line}")?;
                    }
                }
            }
        }
    }
    if as_json {
        print_json(&replies)?;
    }
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn fairness_line(fairness: Fairness) -> Option<String> {
    match fairness {
        Fairness::Unknown => None,
        Fairness::Sealed => Some(
            "luck: fixed before the game; to be verified when the table tells its secret at the end"
                .to_owned(),
        ),
        Fairness::Proven { people: 0 } => Some(
            "luck: every draw follows from the secret that the table had fixed; no player had a share in it"
                .to_owned(),
        ),
        Fairness::Proven { people } => Some(format!(
            "luck: fair; every draw follows from the table's secret and the numbers of {people} {}",
            if people == 1 { "player" } else { "players" }
        )),
    }
}

fn check_json(file: &Path, result: Result<CheckedRecord>) -> Value {
    match result {
        Err(error) => json!({ "file": file, "ok": false, "message": format!("{error:#}") }),
        Ok(CheckedRecord { table, finished, fairness }) => json!({
            "file": file,
            "ok": true,
            "game": table.game(),
            "actions": table.step(),
            "finished": finished,
            "luck": match fairness {
                Fairness::Unknown => json!("unknown"),
                Fairness::Sealed => json!("sealed"),
                Fairness::Proven { people } => json!({ "proven": { "people": people } }),
            },
            "outcome": table.outcome().map(|outcome| outcome.to_json()),
        }),
    }
}

/// Prints what an independent check of the deal needs to know of the rules.
pub(super) fn draws(file: &Path) -> Result<()> {
    let CheckedRecord { table, .. } = open(file).with_context(|| file.display().to_string())?;
    let mut out = io::stdout().lock();
    for Draw { pile, below, value } in table.draws() {
        writeln!(out, "{} {below} {value}", pile.0)?;
    }
    Ok(())
}

/// Tells a recorded game in words.
pub(super) fn show(file: &Path, as_json: bool) -> Result<()> {
    let CheckedRecord { table, .. } = open(file).with_context(|| file.display().to_string())?;
    let events = table.events_since(Viewer::Omniscient, 0);
    if as_json {
        let events: Vec<Value> = events
            .into_iter()
            .map(|event| json!({ "step": event.step, "event": event.json, "text": event.text }))
            .collect();
        let outcome = table.outcome().map(|outcome| outcome.to_json());
        return print_json(&json!({ "game": table.game(), "events": events, "outcome": outcome }));
    }
    let mut out = io::stdout().lock();
    for event in events {
        writeln!(out, "{:>4}  {}", event.step, event.text)?;
    }
    if let Some(outcome) = table.outcome() {
        let names = backlot_games::cast(table.players(), Viewer::Omniscient).names;
        writeln!(out)?;
        for line in sheet::lines(table.game(), &outcome, &names) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn open(file: &Path) -> Result<CheckedRecord> {
    let record = Record::parse_bytes(&read_file(file)?)?;
    Ok(check_record(&record)?)
}
