//! Who sits where.

use backlot_core::{Order, Seat};
use serde::Serialize;

use super::Hash;
use crate::Player;

/// Who has a seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Sitting {
    Open,
    Bot {
        level: Box<str>,
        /// Whether a person was removed from here, so that somebody else may sit down.
        vacant: bool,
    },
    Person(Box<Person>),
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Person {
    pub(super) name: Box<str>,
    pub(super) key: Hash,
    /// The level of the bot that plays for now.
    pub(super) held: Option<Box<str>>,
    /// Whether they left the game of their own accord.
    pub(super) left: bool,
    pub(super) muted: bool,
    pub(super) agrees_to_end: bool,
    /// The standing order, and the lot at which it was given.
    pub(super) order: Option<(Order, u32)>,
    /// The code that moves the seat, and until when it holds.
    pub(super) code: Option<Box<(Hash, u64)>>,
    pub(super) webhook: Option<Box<str>>,
}

impl Person {
    pub(super) fn new(name: &str, key: Hash) -> Self {
        Self {
            name: name.into(),
            key,
            held: None,
            left: false,
            muted: false,
            agrees_to_end: false,
            order: None,
            code: None,
            webhook: None,
        }
    }
}

impl Sitting {
    pub(super) fn person(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            Self::Open | Self::Bot { .. } => None,
        }
    }

    pub(super) fn person_mut(&mut self) -> Option<&mut Person> {
        match self {
            Self::Person(person) => Some(person),
            Self::Open | Self::Bot { .. } => None,
        }
    }

    /// The level of the bot that answers for this seat, if one does.
    pub(super) fn bot(&self) -> Option<&str> {
        match self {
            Self::Open => None,
            Self::Bot { level, .. } => Some(level),
            Self::Person(person) => person.held.as_deref(),
        }
    }

    /// As a record names them.
    pub(super) fn player(&self) -> Player {
        match self {
            Self::Open => Player::person("?"),
            Self::Bot { level, .. } => Player::bot(level),
            Self::Person(person) => Player::person(&person.name),
        }
    }
}

/// Who has a seat, as everybody may see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// What sits there.
    #[serde(flatten)]
    pub who: WhoView,
}

/// Who or what has a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum WhoView {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot {
        /// How strong it plays.
        level: String,
        /// Whether somebody may sit down here.
        vacant: bool,
    },
    /// A person.
    Person {
        /// The name.
        name: String,
        /// Whether they are there: filled in by who runs the table.
        present: bool,
        /// Whether they are the host.
        host: bool,
        /// Whether the host has muted them.
        muted: bool,
        /// The level of the bot that holds the seat.
        held: Option<String>,
        /// Whether they agree to end the game.
        agrees_to_end: bool,
        /// While they are away: when others may let a bot play for them, in milliseconds since 1970. Filled in by who
        /// runs the table.
        #[serde(skip_serializing_if = "Option::is_none")]
        hold_at: Option<u64>,
    },
}
