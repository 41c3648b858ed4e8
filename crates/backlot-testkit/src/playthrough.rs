//! Whole games as readable text, kept in files: a change in the rules shows up as a changed line.

use std::fmt::Write as _;
use std::path::Path;

use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Playable, Viewer};

use crate::plan::{Wish, wishes_of_interest};
use crate::step::{Told, begin, draws_text, legal, perform, written};
use crate::wording::Wording;

/// The omniscient view is written every so many steps.
const VIEW_EVERY: usize = 40;

/// Lines shown around the first difference.
const CONTEXT: usize = 3;

/// Plays one seeded random game of each set-up of interest (every number of seats with the usual options,
/// and every other value of each option once) and compares it with the file in `folder`. With `bless` the
/// files are written instead.
pub fn check_playthroughs<G: Playable>(
    folder: &Path,
    wording: &dyn Wording,
    bless: bool,
) -> Result<usize, String> {
    let mut problems = Vec::new();
    let mut names = Vec::new();
    for wish in wishes_of_interest(G::info()) {
        let Ok(setup) = G::setup(&wish.request()) else { continue };
        let text = playthrough::<G>(&wish, &setup, wording);
        let name = format!("{}.txt", wish.file_name(G::info()));
        problems.extend(compare_file(&folder.join(&name), &text, bless).err());
        names.push(name);
    }
    problems.extend(strangers(folder, &names));
    if problems.is_empty() { Ok(names.len()) } else { Err(problems.join("\n\n")) }
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

fn compare_file(path: &Path, text: &str, bless: bool) -> Result<(), String> {
    let how = "if the change is meant, write the files anew: BLESS=1 cargo test -p CRATE";
    let shown = path.display();
    if bless {
        let folder = path.parent().unwrap_or(Path::new("."));
        return std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(path, text))
            .map_err(|error| format!("{shown}: {error}"));
    }
    let stored = std::fs::read_to_string(path)
        .map_err(|error| format!("{shown}: {error}; to make it: BLESS=1 cargo test -p CRATE"))?;
    // Checkouts may end lines in another way.
    let stored = stored.replace("\r\n", "\n");
    match first_difference(&stored, text) {
        None => Ok(()),
        Some(difference) => Err(format!("{shown}, {difference}{how}")),
    }
}

/// The first line that differs, with what stands around it.
fn first_difference(stored: &str, played: &str) -> Option<String> {
    if stored == played {
        return None;
    }
    let (stored, played): (Vec<&str>, Vec<&str>) =
        (stored.lines().collect(), played.lines().collect());
    let at = stored.iter().zip(&played).take_while(|(a, b)| a == b).count();
    let mut text = format!("line {}:\n", at + 1);
    for line in &stored[at.saturating_sub(CONTEXT)..at] {
        let _ = writeln!(text, "    {line}");
    }
    for (sign, lines) in [('-', &stored), ('+', &played)] {
        if lines.len() <= at {
            let _ = writeln!(text, "  {sign} (the end)");
        }
        for line in lines.iter().skip(at).take(CONTEXT) {
            let _ = writeln!(text, "  {sign} {line}");
        }
    }
    Some(text)
}

fn playthrough<G: Playable>(wish: &Wish, setup: &G::Setup, wording: &dyn Wording) -> String {
    let mut luck = Seeded::new("playthrough");
    let mut picks = Fast::new(1);
    let (mut state, told) = begin::<G>(setup, &mut luck);
    let mut text = format!("game {}\nsetup {}\n\nbegin\n", G::info().id, wish.text);
    tell(&mut text, &state, &told, wording);
    for step in 1..=G::longest(setup) {
        let asked: Vec<_> = state.to_act().iter().collect();
        if asked.is_empty() {
            break;
        }
        if step % VIEW_EVERY == 1 {
            let _ = writeln!(text, "\nview {}", G::view_json(&state.view(Viewer::Omniscient)));
        }
        let seat = asked[picks.index(asked.len())];
        let actions = legal(&state, seat);
        let action = actions[picks.index(actions.len())];
        let _ = writeln!(text, "\nstep {step}; asked {}", state.to_act());
        let _ = writeln!(text, "{seat} {} (of {})", written(&state, action), actions.len());
        let told = perform(&mut state, seat, action, &mut luck);
        tell(&mut text, &state, &told, wording);
    }
    let outcome = state.outcome().map(|outcome| outcome.to_json());
    let _ = writeln!(text, "\nview {}", G::view_json(&state.view(Viewer::Omniscient)));
    let _ = writeln!(text, "outcome {}", outcome.unwrap_or_default());
    text
}

/// Draws and events, a line each.
fn tell<G: Playable>(text: &mut String, state: &G, told: &Told<G>, wording: &dyn Wording) {
    if !told.draws.is_empty() {
        let _ = writeln!(text, "  draws {}", draws_text(&told.draws));
    }
    for event in &told.events {
        let words = G::event_text(&state.components(), event);
        let words = wording.words(&words, state.seats(), None).unwrap_or_else(|missing| missing);
        let _ = writeln!(text, "  {words}");
    }
}
