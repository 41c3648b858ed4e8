//! Errors returned by a hosted table.

use crate::ActionError;

/// A rejected request has no effect, and its message reveals nothing the requester may not know. The message says what is wrong,
/// [`hint`](TableError::hint) what to do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// The rules or the turn don't allow it.
    #[error(transparent)]
    Game(#[from] ActionError),
    /// The answer is to an older prompt.
    #[error("prompt {given} is out of date")]
    StalePrompt {
        /// The prompt that was answered.
        given: u32,
    },
    /// The prompt has no such option.
    #[error("option {given} does not exist: the prompt has {options} options, numbered from 0")]
    UnknownOption {
        /// What was chosen.
        given: usize,
        /// How many there are.
        options: usize,
    },
    /// An answer has either an option or an action.
    #[error("an answer needs exactly one of `option` and `action`")]
    NoAnswer,
    /// The batch holds more than belongs to this prompt.
    #[error("only the first {belong} of these {given} actions answer this prompt")]
    BatchTooLong {
        /// How many actions were sent.
        given: usize,
        /// How many of them could be done.
        belong: usize,
    },
    /// Only seats may do that.
    #[error("only seated players can do that")]
    NoSeat,
    /// Only the host may do that.
    #[error("only the host can do that")]
    NotHost,
    /// Only the one who runs the table may do that.
    #[error("only the administrator may do that")]
    NotAdmin,
    /// The table is not in the right state for it.
    #[error("not possible right now: {0}")]
    NotNow(&'static str),
    /// A number or a hash that does not fit.
    #[error("{0}")]
    BadNumber(&'static str),
    /// A standing order that can't be given.
    #[error("{0}")]
    BadOrder(&'static str),
    /// A thing that is not theirs to name, or none at all.
    #[error("that film isn't yours")]
    NotYours,
    /// Nobody may ask a bot here.
    #[error("hints are disabled at this table")]
    NoHelp,
    /// The host has muted the seat.
    #[error("the host has muted you")]
    Muted,
    /// The table has no such seat.
    #[error("no such seat: this table has seats 0 to {}", seats - 1)]
    NoSuchSeat {
        /// How many it has.
        seats: usize,
    },
    /// Somebody sits there already.
    #[error("seat {0} is taken")]
    SeatTaken(usize),
    /// Nobody can sit down any more.
    #[error("this table is full")]
    TableFull,
    /// The secret that the person got is in use.
    #[error("this secret already belongs to a seat")]
    SecretInUse,
    /// No seat can be moved by this code.
    #[error("this link has expired or was already used")]
    BadCode,
    /// That person is there and has time left.
    #[error("that player has time left, and is present or has just left")]
    NotAway,
    /// Too long a text.
    #[error("{what} is limited to {most} characters")]
    TooLong {
        /// What it is.
        what: &'static str,
        /// How long it may be.
        most: usize,
    },
    /// Nothing that could be said or done.
    #[error("{0}")]
    Empty(&'static str),
    /// A level that no bot has. Checked where bots are known.
    #[error("{0}")]
    UnknownLevel(String),
}

impl TableError {
    /// The code by which programs know it.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Game(refused) => refused.code(),
            Self::StalePrompt { .. } => "stale-prompt",
            Self::UnknownOption { .. } => "unknown-option",
            Self::NoAnswer | Self::Empty(_) => "bad-json",
            Self::BatchTooLong { .. } => "batch-too-long",
            Self::NoSeat => "spectator",
            Self::NotHost => "not-host",
            Self::NotAdmin => "not-admin",
            Self::NotNow(_) => "not-now",
            Self::BadNumber(_) => "bad-number",
            Self::BadOrder(_) => "bad-order",
            Self::NotYours => "no-such-film",
            Self::NoHelp => "no-help",
            Self::Muted => "muted",
            Self::NoSuchSeat { .. } => "no-such-seat",
            Self::SeatTaken(_) => "seat-taken",
            Self::TableFull => "table-full",
            Self::SecretInUse | Self::BadCode => "bad-secret",
            Self::NotAway => "away",
            Self::TooLong { .. } => "too-large",
            Self::UnknownLevel(_) => "unknown-level",
        }
    }

    /// What to do.
    #[must_use]
    pub fn hint(&self) -> &'static str {
        match self {
            Self::Game(ActionError::NotYourTurn { .. }) => "wait until you are asked",
            Self::Game(ActionError::IllegalAction { .. } | ActionError::BadNotation(_))
            | Self::UnknownOption { .. } => "choose one of the prompt's options",
            Self::Game(ActionError::GameOver) => "ask for a rematch",
            Self::Game(_) => "go on with the game",
            Self::StalePrompt { .. } => "answer the prompt in the latest update",
            Self::NoAnswer => "send one of the two",
            Self::BatchTooLong { .. } => "send the first ones, and the rest when you are asked",
            Self::NoSeat => "sit down first, or send your seat's secret",
            Self::NotHost => "ask the host",
            Self::NotAdmin => "ask the server's operator",
            Self::NotNow(_) => "check the table's status",
            Self::BadNumber(_) => {
                "send 64 hexadecimal digits: the hash first, the number when asked"
            }
            Self::BadOrder(_) => "choose one of the orders of this game",
            Self::NotYours => "name a film of your own by its id in the view",
            Self::NoHelp => "to allow hints, create the table with \"help\": true",
            Self::Muted => "ask the host to unmute you",
            Self::NoSuchSeat { .. } => "choose one of these seats",
            Self::SeatTaken(_) => "choose an open seat",
            Self::TableFull => "watch, or open a table of your own",
            Self::SecretInUse => "use a new secret for a new seat",
            Self::BadCode => "ask for a new link on the device that has the seat",
            Self::NotAway => "wait for them",
            Self::TooLong { .. } => "shorten it",
            Self::Empty(_) => "send something",
            Self::UnknownLevel(_) => "choose one of the listed levels",
        }
    }
}
