//! Executable rule examples in Markdown.
//!
//! Every `.md` file of a folder is read. A heading cites clauses by their ids (`## HC-R3 Reels move up`), and
//! the section below it proves them by fenced blocks with the info string `example`. See
//! [`rule_examples!`](crate::rule_examples) for the language inside.

mod language;
mod markdown;
mod run;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use backlot_core::{Playable, Rulebook};

use crate::wording::Wording;
use markdown::Page;

/// Runs every example of the folder and tells how many there were, or everything that is wrong: examples
/// that fail, headings that cite unknown clauses or prove nothing, clauses without an example.
pub fn check_rule_examples<G: Playable>(
    folder: &Path,
    wording: &dyn Wording,
) -> Result<usize, String> {
    let mut problems = Vec::new();
    let mut examples = 0;
    let mut proven = BTreeSet::new();
    let rules = Rulebook::parse(G::info().rules);
    for page in pages(folder)? {
        problems.extend(page.problems());
        for section in &page.sections {
            examples += section.examples.len();
            let unknown = section.clauses.iter().filter(|id| rules.clause(id).is_none());
            problems.extend(unknown.map(|id| {
                format!("{}:{}: {id} is not a clause of rules.md", page.name, section.line)
            }));
            if !section.examples.is_empty() {
                proven.extend(section.clauses.iter().cloned());
            }
            for example in &section.examples {
                problems.extend(run::run::<G>(&page, example, wording).err());
            }
        }
    }
    let unproven = rules.clauses().filter(|clause| !proven.contains(&clause.id));
    problems.extend(unproven.map(|clause| {
        format!("{}: no section cites {} and has an example for it", folder.display(), clause.id)
    }));
    if problems.is_empty() { Ok(examples) } else { Err(problems.join("\n\n")) }
}

/// The clauses cited by headings of the folder's Markdown files.
pub fn cited_clauses(folder: &Path) -> Result<BTreeSet<String>, String> {
    let pages = pages(folder)?;
    let sections = pages.into_iter().flat_map(|page| page.sections);
    Ok(sections.flat_map(|section| section.clauses).collect())
}

fn pages(folder: &Path) -> Result<Vec<Page>, String> {
    let problem = |error: std::io::Error, path: &Path| format!("{}: {error}", path.display());
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .map_err(|error| problem(error, folder))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).map_err(|error| problem(error, &path))?;
        Ok(Page::parse(&path, &text))
    };
    paths.into_iter().map(read).collect()
}
