//! What clients send. The server itself reads [`ClientFrame`](crate::ClientFrame).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Any, ClockRule, Order, Reaction, Seat};

/// What a client sends over a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "protocol.ts", rename = "ClientFrame")
)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum ClientFrameJson {
    /// The first frame.
    Hello {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// The version of the protocol: 1.
        version: u32,
        /// Your seat's secret.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        secret: Option<String>,
        /// A language for plain strings in place of messages.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        words: Option<String>,
        /// `whole`, `changes` or `none`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        views: Option<String>,
        /// `whole` or `actions`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        prompts: Option<String>,
    },
    /// An answer to a prompt: `option` or `action`.
    Answer {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// The id of the prompt.
        prompt: u32,
        /// The index of the option.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        option: Option<u32>,
        /// The action in notation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        action: Option<String>,
    },
    /// Several actions in a row: all or none.
    Batch {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// The id of the prompt.
        prompt: u32,
        /// The actions in notation.
        actions: Vec<String>,
    },
    /// Takes back your last action.
    Undo {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
    },
    /// Gives a standing order, or takes it back.
    Order {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// The order.
        order: Option<Order>,
    },
    /// Says something.
    Say {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// What.
        text: String,
        /// A spectator's name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        name: Option<String>,
    },
    /// Reacts without words.
    React {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// How.
        reaction: Reaction,
        /// To which talk, by its `seq`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        to: Option<u32>,
    },
    /// Gives a film of yours a name.
    NameFilm {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// The film's id.
        film: String,
        /// The name; none if empty.
        text: String,
    },
    /// Fair dealing: `hash` or `number`.
    Number {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// The hash of your number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        hash: Option<String>,
        /// The number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        number: Option<String>,
    },
    /// What only the host may do.
    Host {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// What.
        #[serde(flatten)]
        what: HostDeed,
    },
    /// Lets a bot play a seat whose person is away.
    Hold {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// Which seat.
        seat: Seat,
        /// How strong the bot plays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        level: Option<String>,
    },
    /// Takes your seat back from a bot.
    Back {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
    },
    /// Agrees to end the game, or no longer.
    End {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// Whether you agree.
        agree: bool,
    },
    /// A new table with the same people.
    Rematch {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
    },
    /// Stands up.
    Leave {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
    },
    /// A link that brings your seat to another device.
    Move {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
    },
    /// What a bot would do in your place.
    Hint {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
    },
    /// A sign of life.
    Ping {
        /// Your number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
    },
}

/// What only the host may do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "do", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum HostDeed {
    /// Begins; open seats become bots.
    Start,
    /// Stops the game for now.
    Pause,
    /// Lets it go on.
    Resume,
    /// Lets a bot sit in an empty seat.
    SeatBot {
        /// Which.
        seat: Seat,
        /// How strong.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        level: Option<String>,
    },
    /// Sends a bot away before the start.
    OpenSeat {
        /// From which seat.
        seat: Seat,
    },
    /// Passes a seat's talk on no longer.
    Mute {
        /// Whose.
        seat: Seat,
    },
    /// Passes it on again.
    Unmute {
        /// Whose.
        seat: Seat,
    },
    /// Takes the seat from a person.
    Remove {
        /// Whose.
        seat: Seat,
    },
    /// Makes another person host.
    HandOver {
        /// Whom.
        seat: Seat,
    },
}

/// The wish for a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", rename = "OpenTable"))]
pub struct OpenTableBody {
    /// The id of a game.
    pub game: String,
    /// `seats`, the game's options, `components_toml`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub setup: Option<BTreeMap<String, Any>>,
    /// Your name. Without it you are host without a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// For each seat `you`, `open` or `bot:LEVEL`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub players: Option<Vec<String>>,
    /// The level of bots that fill open seats at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
    /// Whether the table is listed for everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub public: Option<bool>,
    /// Whether people may ask for hints; usually where everybody else is a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub help: Option<bool>,
    /// How much time people have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<ClockRule>,
    /// The hash of your number for fair dealing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hash: Option<String>,
}

/// The wish for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", rename = "SitDown"))]
pub struct SitDownBody {
    /// Your name.
    pub name: String,
    /// Which seat; the first open one if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The hash of your number for fair dealing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hash: Option<String>,
}
