//! What frames and replies are made of.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Any, Seat};

/// A text for people: a message of `locales/` with its arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Text {
    /// The message's key.
    pub key: String,
    /// Named arguments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub args: Option<Vec<(String, TextArgument)>>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum TextArgument {
    /// A number; languages choose plurals by it.
    Number(i64),
    /// A name or an id, shown as it is.
    Name(String),
    /// A seat, shown as its player's name.
    Seat(Seat),
    /// Another message.
    Text(Text),
    /// Several messages, joined as the language lists things.
    List(Vec<Text>),
}

/// A change of a view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(untagged)]
pub enum Change {
    /// What is at the path has this value now; an index just behind the end of a list appends.
    Set(Vec<PathStep>, Any),
    /// The field at the path is gone.
    Gone((Vec<PathStep>,)),
}

/// A step from a value to one that is in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(untagged)]
pub enum PathStep {
    /// To the field of an object.
    Name(String),
    /// To the item of a list, counted from 0.
    Index(u32),
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Prompt {
    /// What an answer must name.
    pub id: u32,
    /// Who is asked.
    pub seat: Seat,
    /// Whether the seat has answered and may still change it.
    pub answered: bool,
    /// What is asked.
    pub title: Text,
    /// The situation that leads to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Text>,
    /// The clause of the rules behind it.
    pub clause: String,
    /// What may be answered.
    pub options: Vec<PromptOption>,
}

/// One possible answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct PromptOption {
    /// The action in notation.
    pub action: String,
    /// What kind of action it is.
    pub verb: String,
    /// The id of what it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subject: Option<String>,
    /// How much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<i64>,
    /// In words.
    pub label: Text,
    /// What it would do.
    pub preview: Preview,
}

/// What an option would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Preview {
    /// In words, most important first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lines: Option<Vec<Text>>,
    /// What one might regret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warnings: Option<Vec<Text>>,
    /// Where things would be; each game has its own form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effects: Option<Any>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Player {
    /// Nobody yet.
    Open {
        /// Which seat.
        seat: Seat,
    },
    /// A bot.
    Bot {
        /// Which seat.
        seat: Seat,
        /// How strong it plays.
        level: String,
        /// Whether somebody may sit down here.
        vacant: bool,
    },
    /// A person.
    Person {
        /// Which seat.
        seat: Seat,
        /// The name.
        name: String,
        /// Whether they have a socket, or asked by plain HTTP a moment ago.
        present: bool,
        /// Whether they are the host.
        host: bool,
        /// Whether the host has muted them.
        muted: bool,
        /// The level of the bot that holds the seat.
        held: Option<String>,
        /// Whether they agree to end the game.
        agrees_to_end: bool,
        /// While they are away: when others may let a bot play for them, in milliseconds since 1970.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        hold_at: Option<u64>,
    },
}

/// Where a table is in its life.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// People sit down.
    Open,
    /// Numbers for the deal are awaited.
    Dealing,
    /// The game runs.
    Playing,
    /// The host has stopped it for now.
    Paused,
    /// The game is over.
    Over,
    /// The people have ended it before.
    Ended,
}

/// The result, by seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Outcome {
    /// Points.
    pub scores: Vec<i32>,
    /// 1 for the winners; seats that tie share a rank.
    pub ranks: Vec<u8>,
    /// Who won; several for a shared win.
    pub winners: Vec<Seat>,
    /// Where the points came from.
    pub sheet: Vec<SheetLine>,
}

/// A source of points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SheetLine {
    /// Its id.
    pub source: String,
    /// By seat.
    pub points: Vec<i32>,
}

/// How much time people have, in milliseconds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum ClockRule {
    /// As much as they like.
    None,
    /// So much for each answer.
    Relaxed {
        /// The time for an answer.
        limit: u64,
    },
    /// So much for the whole game, and a little more for each turn.
    Live {
        /// The time at the start.
        bank: u64,
        /// What each turn adds.
        increment: u64,
    },
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Clock {
    /// The rule.
    #[serde(flatten)]
    pub rule: ClockRule,
    /// The time each seat has left as of `now`; missing without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<u64>>,
    /// Whose time runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Vec<Seat>>,
    /// Whose time is out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out: Option<Vec<Seat>>,
}

/// The fair dealing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Deal {
    /// Which attempt this is.
    pub round: u32,
    /// The hash of the table's secret.
    pub commit: String,
    /// The hashes of people's numbers, by seat.
    pub hashes: BTreeMap<String, String>,
    /// The numbers by seat, once all are there.
    pub numbers: BTreeMap<String, String>,
    /// The table's secret, at the end.
    #[cfg_attr(feature = "ts", ts(optional = false))]
    pub secret: Option<String>,
    /// What is awaited from you.
    #[cfg_attr(feature = "ts", ts(optional = false))]
    pub asks: Option<DealAsks>,
    /// Deals that were given up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub restarts: Option<Vec<DealRestart>>,
}

/// What a deal awaits from somebody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum DealAsks {
    /// The hash of a number.
    Hash,
    /// The number.
    Number,
}

/// A deal that was given up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct DealRestart {
    /// The hash of the secret that was given up.
    pub commit: String,
    /// Whose numbers were missing.
    pub missing: Vec<Seat>,
}

/// Something said, or a reaction.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct TalkLine {
    /// The message by which you heard it.
    pub seq: u32,
    /// When.
    pub at: u64,
    /// Who.
    pub from: Speaker,
    /// What was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Or how they reacted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reaction: Option<Reaction>,
    /// To which talk, by its `seq`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
}

/// Who talks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Speaker {
    /// The seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether it is the host without a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<bool>,
    /// Whether it is a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectator: Option<bool>,
}

/// A reaction without words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Hands clap.
    Applause,
    /// Funny.
    Laugh,
    /// Unheard of.
    Gasp,
    /// Still thinking.
    Think,
    /// Thank you.
    Thanks,
    /// Good game.
    WellPlayed,
}

/// A standing order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Order {
    /// Bid as little as is needed, up to this amount; then pass.
    BidUpTo {
        /// The highest bid.
        amount: u32,
    },
    /// Pass in this auction.
    PassThisAuction,
    /// Pass in every auction before this lot.
    PassUntilMyLot {
        /// The lot.
        lot: u32,
    },
}

/// Who you are at this table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct You {
    /// Your seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whether you are the host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<bool>,
    /// Whether you have no seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectator: Option<bool>,
}

/// Another table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct TableLink {
    /// Its id.
    pub table: String,
}

/// Something that the table says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Note {
    /// What.
    pub text: Text,
}

/// Something that happened in the game, as you noticed it. Each game has its own fields.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct GameEvent {
    /// What sort of event.
    pub kind: String,
    /// The step it belongs to.
    pub step: u32,
    /// In words.
    pub text: Text,
    /// Everything else.
    #[serde(flatten)]
    pub fields: BTreeMap<String, Any>,
}

/// How a game was set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// The game's options, and `components`.
    #[serde(flatten)]
    pub options: BTreeMap<String, Any>,
}
