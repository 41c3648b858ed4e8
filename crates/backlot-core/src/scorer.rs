//! Scoring for people at a real table, a capability that a game may have.

use crate::Text;

/// Says what things of the box earn, for people who play with the real box.
#[derive(Clone, Copy, Debug)]
pub struct Scorer<C> {
    /// Reads the things, as ids or descriptions, and scores them. The error says which one is wrong, and why.
    pub score: fn(&C, things: &[&str], mode: ScoreMode) -> Result<ScoreReport, String>,
}

/// What is asked about the things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreMode {
    /// What they earn together.
    Together,
    /// The best that can be made of them.
    Best,
}

/// What things earn, for programs and for people.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreReport {
    /// The report as data.
    pub json: serde_json::Value,
    /// The report in words.
    pub lines: Vec<ScoreLine>,
}

/// A line of a report in words.
#[derive(Clone, PartialEq, Debug)]
pub enum ScoreLine {
    /// A sum that the items below it make up.
    Heading(Text),
    /// A part of the sum above.
    Item(Text),
    /// Anything else.
    Sentence(Text),
}
