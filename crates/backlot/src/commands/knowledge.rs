//! Constants and weights that somebody names instead of those that come with a game.

use std::path::Path;

use anyhow::{Context, Result};
use backlot_games::{GameKind, with_game};
use backlot_strategy::{Knowledge, KnowledgeError, Strategy};

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
    if [constants, value, expert_value, prior].iter().all(|file| file.is_none()) {
        return Ok(None);
    }
    let constants = args.constants.as_deref().map(read).transpose()?;
    let weights = args.value.as_deref().map(read).transpose()?;
    let replaced = G::knowledge().replaced(
        game,
        G::constants(),
        G::FEATURES,
        constants.as_deref(),
        weights.as_deref(),
    );
    let file = match &replaced {
        Err(KnowledgeError::Weights(_)) => args.value.as_deref(),
        _ => args.constants.as_deref(),
    };
    let file = file.map(|path| path.display().to_string()).unwrap_or_default();
    let mut knowledge = replaced.context(file)?;
    if let Some(file) = expert_value {
        let known = knowledge.with_expert_value(game, G::CLOSE_FEATURES, &read(file)?);
        knowledge = known.with_context(|| file.display().to_string())?;
    }
    if let Some(prior) = prior {
        let described = knowledge.with_prior(game, G::ACTION_FEATURES, &read(prior)?);
        knowledge = described.with_context(|| prior.display().to_string())?;
    }
    Ok(Some(knowledge))
}

fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))
}
