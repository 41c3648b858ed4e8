use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// The action that looks best at once, by the game's own evaluation.
    Greedy,
}

/// A level that does not exist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot level `{name}`; the levels are: {}", Level::names())]
pub struct UnknownLevel {
    /// What was asked for.
    pub name: String,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
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
        let found = Self::ALL.into_iter().find(|level| level.name() == folded);
        found.ok_or_else(|| UnknownLevel { name: name.chars().take(40).collect() })
    }
}
