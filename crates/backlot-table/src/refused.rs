//! Errors returned when a table rejects an action.

use backlot_core::chance::BadDraws;
use backlot_core::{BadNotation, Seat};

/// At most this many legal actions are told with a refusal.
const TOLD_ACTIONS: usize = 12;

/// Why a table does not do as asked. A refusal changes nothing, and it tells nothing that the seat it
/// is for may not know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActionError {
    /// The seat is not asked now.
    #[error("it is not {seat}'s turn; {}", turn_of(*.asked))]
    NotYourTurn {
        /// Who wanted to act.
        seat: Seat,
        /// Who is asked. `None` while several choose in secret: who of them has answered is not told.
        asked: Option<Seat>,
    },
    /// The action is not among those the seat may take now.
    #[error("`{action}` is not legal now; legal actions: {}{}", .legal.join(", "), and_more(*.more))]
    IllegalAction {
        /// What was asked for.
        action: String,
        /// What would be legal: the first dozen.
        legal: Vec<String>,
        /// How many legal actions are not listed.
        more: usize,
    },
    /// The text is not an action.
    #[error(transparent)]
    BadNotation(#[from] BadNotation),
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The scripted luck does not fit.
    #[error(transparent)]
    BadDraws(#[from] BadDraws),
    /// There is nothing that may be taken back.
    #[error("nothing to undo: {0}")]
    NothingToUndo(String),
    /// There is no such seat.
    #[error("no such seat {seat}: this table has p1 to p{seats}")]
    NoSuchSeat {
        /// The seat asked for.
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
}

impl ActionError {
    /// The code by which programs know the refusal.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotYourTurn { .. } | Self::NoSuchSeat { .. } => "not-your-turn",
            Self::IllegalAction { .. } => "illegal-action",
            Self::BadNotation(_) => "bad-notation",
            Self::GameOver => "game-over",
            Self::BadDraws(_) => "bad-draws",
            Self::NothingToUndo(_) => "nothing-to-undo",
        }
    }

    /// Returns the refusal of an action, with some of the legal ones.
    pub fn illegal(action: String, legal: impl ExactSizeIterator<Item = String>) -> Self {
        let more = legal.len().saturating_sub(TOLD_ACTIONS);
        Self::IllegalAction { action, legal: legal.take(TOLD_ACTIONS).collect(), more }
    }
}

fn turn_of(asked: Option<Seat>) -> String {
    match asked {
        Some(seat) => format!("waiting for {seat}"),
        None => "other seats are still choosing".to_owned(),
    }
}

fn and_more(more: usize) -> String {
    if more == 0 { String::new() } else { format!(" and {more} more") }
}
