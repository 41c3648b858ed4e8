//! Constants and weights that somebody names instead of those that come with a game.

use std::path::Path;

use anyhow::{Context, Result};
use backlot_games::{GameKind, with_game};
use backlot_strategy::{DataFile, DataFiles, Knowledge, Strategy};

use crate::cli::KnowledgeArgs;

/// What the files say; `None` if no file is named.
pub(crate) fn own_knowledge(game: GameKind, args: &KnowledgeArgs) -> Result<Option<Knowledge>> {
    with_game!(game, G => own_knowledge_of::<G>(game.id(), args))
}

/// The same for a game that is known by its type.
pub(crate) fn own_knowledge_of<G: Strategy>(
    game: &str,
    args: &KnowledgeArgs,
) -> Result<Option<Knowledge>> {
    let KnowledgeArgs { constants, value, expert_value, prior } = args;
    let paths = [constants, value, expert_value, prior];
    if paths.iter().all(|path| path.is_none()) {
        return Ok(None);
    }
    let mut files = Vec::new();
    for path in paths {
        files.push(path.as_deref().map(read).transpose()?);
    }
    let file = |place: usize| {
        files[place].as_ref().map(|(name, text): &(String, String)| DataFile { name, text })
    };
    let files =
        DataFiles { constants: file(0), value: file(1), expert_value: file(2), prior: file(3) };
    Ok(Some(G::knowledge().clone().with_files::<G>(game, &files)?))
}

/// The name of a file and what it holds.
fn read(path: &Path) -> Result<(String, String)> {
    let text =
        std::fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))?;
    Ok((path.display().to_string(), text))
}
