//! Scoring for people at a real table: what things of the box earn, and the best that can be made of them.

use std::io::{self, Write};

use anyhow::Result;
use backlot_core::{ComponentSet, Playable, ScoreLine, ScoreMode};
use backlot_games::{GameKind, with_game};
use backlot_locales::ReaderContext;

use super::{Usage, print_json, read_components};
use crate::cli::ScoreArgs;
use crate::terminal::page::{Page, Style};

/// Prints what the things earn.
pub(super) fn run(args: &ScoreArgs) -> Result<()> {
    with_game!(args.game, G => score::<G>(args))
}

fn score<G: Playable>(args: &ScoreArgs) -> Result<()> {
    let Some(scorer) = G::scorer() else {
        let can = |kind: &GameKind| with_game!(*kind, G => G::scorer().is_some());
        let known: Vec<_> = GameKind::ALL.into_iter().filter(can).map(GameKind::id).collect();
        let title = G::info().title;
        let message = format!("{title} has no scorer; `backlot score` knows {}", known.join(", "));
        return Err(Usage(message).into());
    };
    let standard = G::Components::standard();
    let own_set;
    let set: &G::Components = match &args.components {
        None => &standard,
        Some(path) => {
            let text = read_components(path)?;
            own_set = G::Components::parse(&text.name, &text.toml)?;
            &own_set
        }
    };
    let words = args.cards.iter().flat_map(|word| word.split(','));
    let words: Vec<&str> = words.filter(|word| !word.trim().is_empty()).collect();
    let mode = if args.best { ScoreMode::Best } else { ScoreMode::Together };
    let report = (scorer.score)(set, &words, mode).map_err(Usage)?;
    if args.json { print_json(&report.json) } else { print(&report.lines) }
}

fn print(lines: &[ScoreLine]) -> Result<()> {
    let mut page = Page::new(ReaderContext::default());
    for line in lines {
        let (lead, text, style) = match line {
            ScoreLine::Heading(text) => ("", text, Some(Style::Strong)),
            ScoreLine::Item(text) => ("  ", text, None),
            ScoreLine::Sentence(text) => ("", text, None),
        };
        let words = page.words(text);
        page.hanging(lead, &words, style);
    }
    io::stdout().lock().write_all(page.finish().as_bytes())?;
    Ok(())
}
