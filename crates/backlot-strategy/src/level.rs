use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Who a bot plays like: a level for people, or a sparring partner for research.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum Level {
    /// Any legal action.
    Random,
    /// The action that looks best at once, by the game's own evaluation with hand-set numbers.
    Greedy,
    /// The policy with hand-set constants: what tuning is measured against.
    Untuned,
    /// The policy with hand-set constants, not always sure of itself.
    Easy,
    /// The policy with tuned constants.
    Normal,
    /// Many playouts by the tuned policy for each good action.
    Hard,
    /// Looks ahead in a tree, with a learned value, mixed bids and exact ends.
    Expert,
    /// Random playouts, the same number for each action: what a textbook would do.
    MonteCarlo,
    /// The policy with the constants of a style.
    Style(Style),
    /// A rung of the calibrated ladder, counted from 1: each wins about twice its fair share against a table of the one below.
    Rung(u8),
}

/// The highest rung that has a name.
const MAX_RUNGS: u8 = 16;

const RUNG_NAMES: [&str; MAX_RUNGS as usize] = [
    "step-1", "step-2", "step-3", "step-4", "step-5", "step-6", "step-7", "step-8", "step-9",
    "step-10", "step-11", "step-12", "step-13", "step-14", "step-15", "step-16",
];

/// A scripted style to spar with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Style {
    /// Keeps its money together.
    Hoarder,
    /// Finishes as early as it can.
    Rusher,
    /// Wants stars, whatever they cost.
    StarChaser,
    /// A few films, as good as can be.
    FewBig,
    /// As many films as can be.
    ManySmall,
    /// Bids 1, always.
    AlwaysOne,
    /// Bids 12 (or all it has), always.
    AlwaysTwelve,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 7] = [
        Self::Hoarder,
        Self::Rusher,
        Self::StarChaser,
        Self::FewBig,
        Self::ManySmall,
        Self::AlwaysOne,
        Self::AlwaysTwelve,
    ];

    /// The stable name, which is also that of its constants.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hoarder => "hoarder",
            Self::Rusher => "rusher",
            Self::StarChaser => "star-chaser",
            Self::FewBig => "few-big",
            Self::ManySmall => "many-small",
            Self::AlwaysOne => "always-1",
            Self::AlwaysTwelve => "always-12",
        }
    }
}

/// A level that does not exist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown bot level `{name}`; expected one of: {}", Level::names())]
pub struct UnknownLevel {
    /// What was asked for.
    pub name: String,
}

impl Level {
    /// The most playouts of level normal: about a millisecond in Dream Factory.
    pub const NORMAL_PLAYOUTS: u32 = 20;

    /// The levels for people, weakest first.
    pub const FOR_PEOPLE: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// All levels, styles last; calibrated rungs apart.
    pub const ALL: [Self; 15] = [
        Self::Random,
        Self::Greedy,
        Self::Untuned,
        Self::Easy,
        Self::Normal,
        Self::Hard,
        Self::Expert,
        Self::MonteCarlo,
        Self::Style(Style::Hoarder),
        Self::Style(Style::Rusher),
        Self::Style(Style::StarChaser),
        Self::Style(Style::FewBig),
        Self::Style(Style::ManySmall),
        Self::Style(Style::AlwaysOne),
        Self::Style(Style::AlwaysTwelve),
    ];

    /// The stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Untuned => "untuned",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::MonteCarlo => "monte-carlo",
            Self::Style(style) => style.name(),
            Self::Rung(rung) => {
                RUNG_NAMES[(rung as usize + RUNG_NAMES.len() - 1) % RUNG_NAMES.len()]
            }
        }
    }

    fn names() -> String {
        format!("{}, and step-1 to step-{MAX_RUNGS}", Self::ALL.map(Self::name).join(", "))
    }

    /// Returns the number of iterations it makes when nothing else is said: about what fits into its time.
    #[must_use]
    pub const fn usual_iterations(self) -> u32 {
        match self {
            Self::Random | Self::Untuned | Self::Easy | Self::Style(_) => 1,
            Self::Normal => Self::NORMAL_PLAYOUTS,
            Self::Greedy => 4,
            Self::Hard | Self::MonteCarlo => 150,
            Self::Expert | Self::Rung(_) => 1500,
        }
    }

    /// Returns the time it is meant to take for a decision, in milliseconds.
    #[must_use]
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Random
            | Self::Greedy
            | Self::Untuned
            | Self::Easy
            | Self::Normal
            | Self::Style(_) => 1,
            Self::Hard | Self::MonteCarlo => 30,
            Self::Expert | Self::Rung(_) => 250,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        let folded = name.to_ascii_lowercase();
        let rungs = (1..=MAX_RUNGS).map(Self::Rung);
        let found = Self::ALL.into_iter().chain(rungs).find(|level| level.name() == folded);
        found.ok_or_else(|| UnknownLevel { name: name.chars().take(40).collect() })
    }
}

impl TryFrom<String> for Level {
    type Error = UnknownLevel;

    fn try_from(name: String) -> Result<Self, UnknownLevel> {
        name.parse()
    }
}

impl From<Level> for &'static str {
    fn from(level: Level) -> Self {
        level.name()
    }
}
