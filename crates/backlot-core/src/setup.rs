//! What is chosen before the start, as it arrives at the border.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crate::{ComponentError, ComponentSet, SharedComponents};

/// What there is to know about a game before it starts.
#[derive(Debug)]
pub struct GameInfo {
    /// The stable id, such as `hollywood-cards`.
    pub id: &'static str,
    /// The game's title.
    pub title: &'static str,
    /// The version of its rules. It counts up whenever a rule changes what an earlier game would have
    /// meant; records and stored tables of another version are refused.
    pub rules_version: u32,
    /// The two letters that begin its clause ids.
    pub clause_prefix: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// How many play unless somebody says otherwise.
    pub default_seats: usize,
    /// What a table can choose.
    pub options: &'static [OptionSpec],
    /// Names of its piles; a pile's number is its place here.
    pub piles: &'static [&'static str],
    /// The text of `rules.md`.
    pub rules: &'static str,
}

/// Something a table can choose. The words for people are in `locales/` under `GAME-option-ID`.
#[derive(Debug)]
pub struct OptionSpec {
    /// The stable id, such as `advanced`.
    pub id: &'static str,
    /// What it can be. Booleans are `false` and `true`.
    pub values: &'static [&'static str],
    /// What it is unless chosen.
    pub default: &'static str,
    /// One line for programs and the command line.
    pub about: &'static str,
}

/// A component set as text, with the name under which errors speak of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentsText {
    /// A file name, or what stands in for one.
    pub name: String,
    /// The TOML.
    pub toml: String,
}

/// A wish for a game, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupRequest {
    /// How many seats; the game's default if not said.
    pub seats: Option<usize>,
    /// Options by id.
    pub options: BTreeMap<String, String>,
    /// A component set other than the standard one.
    pub components: Option<ComponentsText>,
}

impl SetupRequest {
    /// A wish for this many seats and nothing else.
    #[must_use]
    pub fn seats(seats: usize) -> Self {
        Self { seats: Some(seats), ..Self::default() }
    }

    /// Chooses an option.
    #[must_use]
    pub fn with(mut self, option: &str, value: &str) -> Self {
        self.options.insert(option.to_owned(), value.to_owned());
        self
    }

    /// Reads `KEY=VALUE`, where the key may be `seats`.
    pub fn set(&mut self, pair: &str) -> Result<(), SetupError> {
        let (key, value) = pair
            .split_once('=')
            .ok_or_else(|| SetupError::NotAPair { text: pair.chars().take(80).collect() })?;
        if key == "seats" {
            let seats = value.parse().map_err(|_| SetupError::BadValue {
                option: key.to_owned(),
                value: value.to_owned(),
                values: "a number".to_owned(),
            })?;
            self.seats = Some(seats);
        } else {
            self.options.insert(key.to_owned(), value.to_owned());
        }
        Ok(())
    }

    /// The number of seats, if the game allows it.
    pub fn checked_seats(&self, info: &GameInfo) -> Result<usize, SetupError> {
        let seats = self.seats.unwrap_or(info.default_seats);
        if info.seats.contains(&seats) {
            return Ok(seats);
        }
        Err(SetupError::Seats {
            title: info.title,
            seats,
            least: *info.seats.start(),
            most: *info.seats.end(),
        })
    }

    /// The value of an option, in the spelling of the game's list.
    pub fn checked_option(&self, info: &GameInfo, id: &str) -> Result<&'static str, SetupError> {
        let spec = info
            .options
            .iter()
            .find(|spec| spec.id == id)
            .ok_or_else(|| self.unknown_option(info, id))?;
        let Some(value) = self.options.get(id) else {
            return Ok(spec.default);
        };
        let folded = match (value.to_ascii_lowercase().as_str(), spec.values) {
            ("yes" | "on" | "1", &["false", "true"]) => "true".to_owned(),
            ("no" | "off" | "0", &["false", "true"]) => "false".to_owned(),
            (other, _) => other.to_owned(),
        };
        spec.values.iter().find(|known| **known == folded).copied().ok_or_else(|| {
            SetupError::BadValue {
                option: id.to_owned(),
                value: value.chars().take(80).collect(),
                values: spec.values.join(" or "),
            }
        })
    }

    /// Refuses options the game does not have.
    pub fn check_known(&self, info: &GameInfo) -> Result<(), SetupError> {
        match self.options.keys().find(|key| info.options.iter().all(|spec| spec.id != **key)) {
            None => Ok(()),
            Some(key) => Err(self.unknown_option(info, key)),
        }
    }

    #[expect(clippy::unused_self, reason = "reads like its neighbours")]
    fn unknown_option(&self, info: &GameInfo, option: &str) -> SetupError {
        let known: Vec<_> = info.options.iter().map(|spec| spec.id).collect();
        SetupError::UnknownOption {
            title: info.title,
            option: option.chars().take(80).collect(),
            known: if known.is_empty() { "none".to_owned() } else { known.join(", ") },
        }
    }
}

/// The set-up of a game without options: seats and components.
#[derive(Debug)]
pub struct SimpleSetup<C: 'static> {
    /// The number of seats.
    pub seats: u8,
    /// What is in the box.
    pub components: SharedComponents<C>,
}

// By hand, as derives would ask the same of the component set.
impl<C> Clone for SimpleSetup<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for SimpleSetup<C> {}

impl<C> PartialEq for SimpleSetup<C> {
    fn eq(&self, other: &Self) -> bool {
        (self.seats, self.components) == (other.seats, other.components)
    }
}

impl<C: ComponentSet> SimpleSetup<C> {
    /// Checks a request.
    pub fn new(info: &GameInfo, request: &SetupRequest) -> Result<Self, SetupError> {
        request.check_known(info)?;
        let seats = u8::try_from(request.checked_seats(info)?).unwrap_or(u8::MAX);
        let components = match &request.components {
            None => C::standard(),
            Some(text) => SharedComponents::keep(C::parse(&text.name, &text.toml)?),
        };
        Ok(Self { seats, components })
    }
}

/// Why a game can't be set up as wished.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game does not seat so many or so few.
    #[error("{title} seats {least} to {most} players, not {seats}")]
    Seats {
        /// Which game.
        title: &'static str,
        /// How many were wished.
        seats: usize,
        /// The fewest it seats.
        least: usize,
        /// The most it seats.
        most: usize,
    },
    /// An option the game does not have.
    #[error("{title} has no option `{option}`; its options are: {known}")]
    UnknownOption {
        /// Which game.
        title: &'static str,
        /// What was wished.
        option: String,
        /// What there is.
        known: String,
    },
    /// A value the option does not have.
    #[error("`{option}` can't be `{value}`: choose {values}")]
    BadValue {
        /// Which option.
        option: String,
        /// What was wished.
        value: String,
        /// What there is.
        values: String,
    },
    /// Not of the form KEY=VALUE.
    #[error("`{text}` is not of the form KEY=VALUE")]
    NotAPair {
        /// What was written.
        text: String,
    },
    /// A component set that can't be played.
    #[error(transparent)]
    Components(#[from] ComponentError),
}
