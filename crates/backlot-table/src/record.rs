//! The game record: a finished or running game as text that people can read, paste and check.
//!
//! ```text
//! backlot 1
//! game hollywood-cards
//! setup seats=3 rules=2 advanced=false components=standard:0123456789abcdef
//! player 1 Ada
//! player 2 bot:hard
//! player 3 bot:easy
//! begin 2 11 0
//! 3 reel 2
//! 1 clap ; draws 4 17
//! result 31 28 30 winners 1
//! ```
//!
//! A fairly dealt table has the lines `table`, `commit`, `entropy` and `secret` between players and `begin`: see
//! [`FairDeal`].
//!
//! There is one text for a game: options in the game's order, actions in their own notation, a sealed
//! round once and by seat, with its draws on the last line. Blank lines and comments (`#` at the start of
//! a line or after a blank, but not on `player` lines) are allowed and forgotten.
//! A set that is not built in follows its `setup … components=custom:HASH` line as a line `components` and
//! then its TOML, each line behind `| `.

mod check;
mod parse;
mod write;

pub use check::{Checked, Fairness, check};

use backlot_core::{Outcome, Seat, SeatSet};

use crate::Player;
use crate::hosted::FairDeal;

/// The version of the format that this program reads and writes.
pub const VERSION: u32 = 1;

/// A longer text is not read.
pub const MAX_BYTES: usize = 1 << 20;

/// A record with more steps is not read.
pub const MAX_STEPS: usize = 100_000;

/// A game as its record tells it. Whether that game can have happened is for [`check`] to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The version of the format.
    pub version: u32,
    /// The id of the game.
    pub game: String,
    /// How many seats.
    pub seats: usize,
    /// The version of the game's rules by which it was played; 1 where the record does not say.
    pub rules: u32,
    /// The options of the set-up, in order.
    pub options: Vec<(String, String)>,
    /// What it was played with.
    pub components: Components,
    /// Who sat where.
    pub players: Vec<Player>,
    /// What fixes the luck, if the table was dealt fairly.
    pub fair: Option<FairDeal>,
    /// The draws of the set-up.
    pub begin: Vec<u32>,
    /// What was done, in order.
    pub steps: Vec<RecordStep>,
    /// How it ended, if it did.
    pub result: Option<RecordResult>,
    /// Where its parts stand.
    pub lines: Lines,
}

/// The component set of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Components {
    /// The built-in set that had this hash.
    Standard {
        /// Sixteen hexadecimal digits.
        hash: String,
    },
    /// A set of its own.
    Custom {
        /// Sixteen hexadecimal digits.
        hash: String,
        /// The set as TOML, each line ended.
        toml: String,
    },
}

/// One action of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordStep {
    /// Where it stands.
    pub line: Line,
    /// Who acted.
    pub seat: Seat,
    /// The action in notation.
    pub notation: String,
    /// The draws that it caused.
    pub draws: Vec<u32>,
}

/// The last line of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordResult {
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Who won.
    pub winners: SeatSet,
}

impl RecordResult {
    /// The result of an outcome.
    #[must_use]
    pub fn of(outcome: &Outcome) -> Self {
        Self { scores: outcome.scores.taken(outcome.seats).to_vec(), winners: outcome.winners }
    }
}

/// The number of a line, counted from 1. It says where something stands and not what, so any two are
/// equal: records that differ in comments and blank lines only are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Line(pub usize);

impl PartialEq for Line {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Line {}

/// Where the parts of a record stand that are not steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// The line `game`.
    pub game: Line,
    /// The line `setup`.
    pub setup: Line,
    /// The line `components`, if there is one.
    pub components: Line,
    /// The line `table`, or `begin` if there is none.
    pub fair: Line,
    /// The line `begin`.
    pub begin: Line,
    /// The line `result`, or the one after the end.
    pub result: Line,
}

/// What is wrong with a record, where, and what to do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there and what would be right.
    pub problem: String,
}

impl RecordError {
    /// The code by which programs know it.
    pub const CODE: &'static str = "bad-record";

    pub(crate) fn new(line: Line, problem: impl Into<String>) -> Self {
        Self { line: line.0, problem: problem.into() }
    }
}
