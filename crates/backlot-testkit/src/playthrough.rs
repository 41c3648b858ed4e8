//! Whole games kept in files: a change in the rules shows up as a changed line.
//!
//! Each step is a line with the action, the number of legal ones and a digest of everything that anybody can see or
//! hear after it. For the usual set-up draws and events follow in full, for people to read.

use std::fmt::Write as _;
use std::path::Path;

use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Playable, Seat, Viewer};

use crate::plan::{RequestedOptions, requests_of_interest};
use crate::step::{StepResult, begin, draws_text, legal, perform, written};

/// Lines shown around the first difference.
const CONTEXT: usize = 3;

/// Plays one seeded random game of each set-up of interest (every number of seats with the usual options,
/// and every other value of each option once) and compares it with the file in `folder`. With `bless` the
/// files are written instead.
pub fn check_playthroughs<G: Playable>(folder: &Path, bless: bool) -> Result<usize, String> {
    let mut problems = Vec::new();
    let mut names = Vec::new();
    let requests = requests_of_interest(G::info());
    let usual = requests.iter().find(|request| request.seats == G::info().default_seats);
    for request in &requests {
        let Ok(setup) = G::setup(&request.request()) else { continue };
        let played = playthrough::<G>(request, &setup, usual == Some(request));
        let name = format!("{}.txt", request.file_name(G::info()));
        problems.extend(compare_file(&folder.join(&name), &played, bless).err());
        names.push(name);
    }
    problems.extend(strangers(folder, &names));
    if problems.is_empty() { Ok(names.len()) } else { Err(problems.join("\n\n")) }
}

/// A game as its file tells it, with more about each line for whoever must find out what changed.
#[derive(Default)]
struct Played {
    lines: Vec<String>,
    /// Draws and events, as far as the file leaves them out.
    details: Vec<String>,
}

impl Played {
    fn line(&mut self, line: String) {
        self.lines.push(line);
        self.details.push(String::new());
    }

    /// Draws and events of a step, as lines of the file or as details of the last line.
    fn tell(&mut self, told: &str, in_full: bool) {
        if in_full {
            told.lines().for_each(|line| self.line(line.to_owned()));
        } else if let Some(last) = self.details.last_mut() {
            last.push_str(told);
        }
    }

    fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }
}

/// Files that belong to no set-up.
fn strangers(folder: &Path, names: &[String]) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    entries
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|extension| extension == "txt"))
        .filter(|entry| !names.iter().any(|name| entry.file_name() == name.as_str()))
        .map(|entry| format!("{}: no set-up has this name, delete it", entry.path().display()))
        .collect()
}

fn compare_file(path: &Path, played: &Played, bless: bool) -> Result<(), String> {
    let how = "if the change is intended, regenerate the files: BLESS=1 cargo test -p CRATE";
    let shown = path.display();
    if bless {
        let folder = path.parent().unwrap_or(Path::new("."));
        return std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(path, played.text()))
            .map_err(|error| format!("{shown}: {error}"));
    }
    let stored = std::fs::read_to_string(path)
        .map_err(|error| format!("{shown}: {error}; to make it: BLESS=1 cargo test -p CRATE"))?;
    match first_difference(&stored.lines().collect::<Vec<_>>(), played) {
        None => Ok(()),
        Some(difference) => Err(format!("{shown}, {difference}{how}")),
    }
}

/// The first line that differs, with what stands around it and what the game does there now.
fn first_difference(stored: &[&str], played: &Played) -> Option<String> {
    let lines: Vec<&str> = played.lines.iter().map(String::as_str).collect();
    if stored == lines {
        return None;
    }
    let at = stored.iter().zip(&lines).take_while(|(a, b)| a == b).count();
    let mut text = format!("line {}:\n", at + 1);
    for line in &stored[at.saturating_sub(CONTEXT)..at] {
        let _ = writeln!(text, "    {line}");
    }
    for (sign, lines) in [('-', stored), ('+', &lines)] {
        if lines.len() <= at {
            let _ = writeln!(text, "  {sign} (the end)");
        }
        for line in lines.iter().skip(at).take(CONTEXT) {
            let _ = writeln!(text, "  {sign} {line}");
        }
    }
    text.push_str(played.details.get(at).map_or("", String::as_str));
    Some(text)
}

fn playthrough<G: Playable>(request: &RequestedOptions, setup: &G::Setup, in_full: bool) -> Played {
    let mut rng = Seeded::new("playthrough");
    let mut picks = Fast::new(1);
    let mut played = Played::default();
    let (mut state, told) = begin::<G>(setup, &mut rng);
    played.line(format!("game {}", G::info().id));
    played.line(format!("setup {}", request.text));
    played.line(format!("begin #{:08x}", digest(&state, &told)));
    played.tell(&told_text(&state, &told), in_full);
    for step in 1..=G::max_actions(setup) {
        let asked: Vec<_> = state.to_act().iter().collect();
        if asked.is_empty() {
            break;
        }
        let seat = asked[picks.index(asked.len())];
        let actions = legal(&state, seat);
        let action = actions[picks.index(actions.len())];
        let what = written(&state, action);
        let told = perform(&mut state, seat, action, &mut rng);
        let digest = digest(&state, &told);
        played.line(format!("{step} {seat} {what} (of {}) #{digest:08x}", actions.len()));
        played.tell(&told_text(&state, &told), in_full);
    }
    let outcome = state.outcome().map(|outcome| outcome.to_json());
    played.line(format!("outcome {}", outcome.unwrap_or_default()));
    played
}

/// Draws and events, a line each.
fn told_text<G: Playable>(state: &G, told: &StepResult<G>) -> String {
    let mut text = String::new();
    if !told.draws.is_empty() {
        let _ = writeln!(text, "  draws {}", draws_text(&told.draws));
    }
    for event in &told.events {
        let _ = writeln!(text, "  {}", G::event_json(&state.components(), event).as_str());
    }
    text
}

/// A short hash of the draws, and of what every viewer sees, heard and is asked.
fn digest<G: Playable>(state: &G, told: &StepResult<G>) -> u32 {
    let mut hash = Fnv(0x811c_9dc5);
    let components = state.components();
    hash.add(&draws_text(&told.draws));
    let seats = Seat::all(state.seats()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator, Viewer::Omniscient]) {
        let view = state.view(viewer);
        hash.add(&G::view_text(&view));
        for event in told.heard_by(viewer) {
            hash.add(G::event_json(&components, &event).as_str());
            hash.add(&format!("{:?}", G::event_text(&components, &event)));
        }
        if let Some(seat) = viewer.seat().filter(|&seat| state.to_act().contains(seat)) {
            hash.add(&format!("{:?}", G::prompt(&view, seat, &legal(state, seat))));
        }
    }
    hash.0
}

/// FNV-1a: short, and the same in every version of Rust.
struct Fnv(u32);

impl Fnv {
    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([0]) {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
}
