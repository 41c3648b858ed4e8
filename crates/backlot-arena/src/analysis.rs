//! Looking at a finished game: what the expert would have done, prices against worth, luck against skill, and how the
//! chances to win went.

mod page;
mod walk;

pub use page::analysis_page;

use backlot_games::{GameKind, UnknownGame, with_game};
use backlot_table::record::{Record, RecordError, check};
use serde::Serialize;

use crate::Progress;

/// How hard to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// Iterations of the expert for a decision.
    pub iterations: u32,
    /// Playouts behind each chance and each comparison.
    pub playouts: u32,
}

impl Default for Care {
    fn default() -> Self {
        Self { iterations: 300, playouts: 96 }
    }
}

/// Why a game can't be analysed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnalysisError {
    /// The record is not right.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The game is not over.
    #[error("the game is not over: it has no result line; analyse it when it is finished")]
    Unfinished,
    /// Somebody stopped it.
    #[error("stopped before the end")]
    Stopped,
}

/// What there is to say about a finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The game's id.
    pub game: String,
    /// Its title.
    pub title: String,
    /// The players' names.
    pub players: Vec<String>,
    /// Their scores.
    pub scores: Vec<i32>,
    /// Who won, as numbers of seats.
    pub winners: Vec<usize>,
    /// Every decision that was one.
    pub decisions: Vec<Decision>,
    /// The chances to win as they went.
    pub chances: Vec<Chances>,
    /// How much each seat's chance to win changed by luck and by decisions (its own and others'), in shares of a win.
    pub balance: Vec<Balance>,
    /// What was paid, and what it was worth.
    pub prices: Vec<Price>,
    /// What was given away where that can be worked out exactly.
    pub missed: Vec<Missed>,
    /// How hard was looked: iterations of the expert, playouts behind each number.
    pub care: (u32, u32),
}

/// A decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// The step, counted from 1.
    pub step: usize,
    /// The number of the seat.
    pub seat: usize,
    /// What was done.
    pub action: String,
    /// What was done, in words.
    pub words: String,
    /// What the expert would have done.
    pub best: String,
    /// The same in words.
    pub best_words: String,
    /// The share of a win that was lost against it, from playouts with the same luck.
    pub loss: f32,
    /// The points that were lost against it.
    pub points_lost: f32,
    /// The standard error of the loss.
    pub error: f32,
}

impl Decision {
    /// Whether it was clearly worse than what the expert would have done.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.action != self.best && self.loss > 0.05 && self.loss > 2.0 * self.error
    }
}

/// The chances to win at a moment.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Chances {
    /// After which step; 0 is the set-up.
    pub step: usize,
    /// By seat; they add up to 1.
    pub shares: Vec<f32>,
}

/// What luck and decisions did to a seat's chance to win. Both together lead from its chance at the start to the end.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// The chance at the start.
    pub start: f32,
    /// By draws.
    pub luck: f32,
    /// By its own decisions.
    pub own: f32,
    /// By the decisions of others.
    pub others: f32,
}

/// A price that was paid in an auction.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Price {
    /// The step.
    pub step: usize,
    /// The number of the seat.
    pub seat: usize,
    /// What was done, in words.
    pub words: String,
    /// What was paid.
    pub paid: i64,
    /// What the policy would have paid at most.
    #[serde(rename = "worth")]
    pub limit: f32,
}

/// Something given away.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Missed {
    /// The step.
    pub step: usize,
    /// The number of the seat.
    pub seat: usize,
    /// How many points.
    pub points: f32,
    /// What would have been better.
    pub words: String,
}

/// Analyses a finished game.
pub fn analyse(
    record: &Record,
    care: Care,
    progress: &Progress,
) -> Result<Analysis, AnalysisError> {
    let kind: GameKind = record.game.parse().map_err(|error: UnknownGame| RecordError {
        line: record.lines.game.0,
        problem: error.to_string(),
    })?;
    with_game!(kind, G => {
        let checked = check::<G>(record)?;
        if !checked.finished {
            return Err(AnalysisError::Unfinished);
        }
        walk::Walk::<G>::new(&checked.table, care).analyse(progress)
    })
}
