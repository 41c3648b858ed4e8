//! What the server sends.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    Any, Change, Clock, Deal, GameEvent, Note, Order, Outcome, Player, Prompt, Seat, Setup, Status,
    TableLink, TalkLine, Text, You, there,
};

/// What the server sends over a socket, to who asked for no `words`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum ServerFrame {
    /// The whole table.
    Welcome(Box<Welcome>),
    /// What has changed.
    Update(Box<Update>),
    /// What somebody said.
    Talk(TalkFrame),
    /// What a bot would do.
    Hint(Hint),
    /// Nothing was done.
    Refused(Refused),
    /// Nothing was to be done.
    Done(Done),
    /// A link that brings your seat to another device.
    Move(MoveLink),
    /// A sign of life.
    Pong(Pong),
    /// The socket is closed.
    Bye(Bye),
}

/// The whole table, for who joins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Welcome {
    /// The `id` of your `hello`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
    /// The version of the protocol.
    pub version: u32,
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// `seats`, the game's options, and `components`.
    pub setup: Setup,
    /// Whether people may ask for hints.
    pub help: bool,
    /// Who you are.
    pub you: You,
    /// The number of the last message to you.
    pub seq: u32,
    /// The server's time.
    pub now: u64,
    /// Where the table is in its life.
    pub status: Status,
    /// How many steps of the game you may know of.
    pub step: u32,
    /// By seat.
    pub players: Vec<Player>,
    /// How many watch.
    pub spectators: u32,
    /// Who has answered in secret while others still owe an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locked: Option<Vec<Seat>>,
    /// The clocks.
    pub clock: Clock,
    /// The fair dealing.
    pub deal: Deal,
    /// Kinds of standing orders in this game.
    pub orders: Vec<String>,
    /// Your standing order.
    #[cfg_attr(feature = "ts", ts(optional = false))]
    pub order: Option<Order>,
    /// The lot that is up for auction; missing where there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<u32>,
    /// All that you may know of the game; `null` before the start.
    pub view: Any,
    /// The last events.
    pub log: Vec<GameEvent>,
    /// The last talk.
    pub talk: Vec<TalkLine>,
    /// What people call their films, by the film's id.
    pub film_names: BTreeMap<String, String>,
    /// What you are asked.
    #[cfg_attr(feature = "ts", ts(optional = false))]
    pub prompt: Option<Prompt>,
    /// Whether you may take something back; missing for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<bool>,
    /// The result.
    #[cfg_attr(feature = "ts", ts(optional = false))]
    pub outcome: Option<Outcome>,
    /// Where it goes on.
    #[cfg_attr(feature = "ts", ts(optional = false))]
    pub rematch: Option<TableLink>,
}

/// What has changed. What is missing has not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Update {
    /// The number of this message to you.
    pub seq: u32,
    /// The `id` of your frame that caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
    /// Who you are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<You>,
    /// Where the table is in its life.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// How many steps of the game you may know of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
    /// By seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Vec<Player>>,
    /// How many watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectators: Option<u32>,
    /// Who has answered in secret while others still owe an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locked: Option<Vec<Seat>>,
    /// The clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The server's time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<u64>,
    /// The fair dealing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
    /// Kinds of standing orders in this game, whenever `status` has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<String>>,
    /// Your standing order.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    pub order: Option<Option<Order>>,
    /// The lot that is up for auction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<u32>,
    /// So many steps were taken back, before `events`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone: Option<u32>,
    /// What happened in the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<GameEvent>>,
    /// What the table says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notes: Option<Vec<Note>>,
    /// All that you may know of the game.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    pub view: Option<Option<Any>>,
    /// What has changed of your view, to be done one after the other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub changes: Option<Vec<Change>>,
    /// What people call their films, by the film's id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub film_names: Option<BTreeMap<String, String>>,
    /// What you are asked.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    pub prompt: Option<Option<Prompt>>,
    /// Whether you may take something back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<bool>,
    /// The result.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    pub outcome: Option<Option<Outcome>>,
    /// Where it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    pub rematch: Option<Option<TableLink>>,
}

/// What somebody said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct TalkFrame {
    /// The `id` of your frame, if it is yours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
    /// What was said.
    #[serde(flatten)]
    pub line: TalkLine,
}

/// What a bot would do in your place, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Hint {
    /// The `id` of your frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
    /// The prompt that it is about.
    pub prompt: u32,
    /// What it would do.
    #[serde(flatten)]
    pub best: Hinted,
    /// What else it thought of, best first.
    pub alternatives: Vec<Hinted>,
    /// All actions in a row, where decisions hang together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<Vec<String>>,
    /// So many of your last steps have to be undone before the plan; missing if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<u32>,
}

/// An action that a bot weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Hinted {
    /// The action in notation.
    pub action: String,
    /// Its index among the options of the prompt.
    pub option: u32,
    /// What the bot makes of it.
    pub value: f64,
    /// What games played on to the end said.
    pub estimate: Option<Estimate>,
    /// Why, or why not.
    pub why: Vec<Text>,
}

/// Means over games that were played on to the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Estimate {
    /// How many.
    pub playouts: u32,
    /// The share of wins.
    pub win: f64,
    /// The points.
    pub points: f64,
    /// The points more than the best rival.
    pub lead: f64,
}

/// Nothing was done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Refused {
    /// The `id` of your frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
    /// For programs.
    pub code: String,
    /// What is wrong, in English.
    pub message: String,
    /// What to do, in English.
    pub hint: String,
}

/// Nothing was to be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Done {
    /// The `id` of your frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
}

/// A one-use link that brings your seat to another device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct MoveLink {
    /// The `id` of your frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
    /// The number of this message to you.
    pub seq: u32,
    /// The link.
    pub link: String,
    /// Until when it holds.
    pub until: u64,
}

/// A sign of life.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Pong {
    /// The `id` of your frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<u64>,
    /// The server's time.
    pub now: u64,
}

/// The socket is closed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Bye {
    /// For programs.
    pub code: String,
    /// Why, in English.
    pub message: String,
}

/// A table as one sees it at the door.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct TableSummary {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// `seats`, the game's options, and `components`.
    pub setup: Setup,
    /// Where the table is in its life.
    pub status: Status,
    /// Whether everybody can find it.
    pub public: bool,
    /// Whether people may ask for hints.
    pub help: bool,
    /// By seat.
    pub players: Vec<Player>,
    /// The clocks.
    pub clock: Clock,
    /// When it was opened.
    pub created: u64,
    /// In lists: when it last changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub changed: Option<u64>,
}

/// Tables that anybody may join or watch.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Tables {
    /// Open ones first.
    pub tables: Vec<TableSummary>,
}

/// A seat of your own. Keep the secret.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct SeatedReply {
    /// The table's id.
    pub table: String,
    /// Your seat.
    pub seat: Option<Seat>,
    /// Who has it plays this seat.
    pub secret: String,
    /// The address of your seat.
    pub link: String,
    /// The address for friends.
    pub invite: String,
    /// The address of a web feed that tells when you are asked.
    pub feed: Option<String>,
}

/// A game that was played, with some of its moments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct Replay {
    /// The table where it was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The game's id.
    pub game: String,
    /// `seats`, the game's options, and `components`.
    pub setup: Setup,
    /// What was in the box, if it was no standard set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Vec<Component>>,
    /// By seat.
    pub players: Vec<ReplayPlayer>,
    /// How many steps it has.
    pub steps: u32,
    /// Whether it was played to the end.
    pub finished: bool,
    /// The result.
    #[cfg_attr(feature = "ts", ts(optional = false))]
    pub outcome: Option<Outcome>,
    /// What is proven about its luck.
    pub luck: LuckVerdict,
    /// What people call their films, by the film's id.
    pub film_names: BTreeMap<String, String>,
    /// The moments asked for.
    pub frames: Vec<ReplayFrame>,
}

/// A game after a step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct ReplayFrame {
    /// Which: 0 is the set-up.
    pub step: u32,
    /// What happened in it.
    pub events: Vec<GameEvent>,
    /// What the viewer could know then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Any>,
}

/// Who sat there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum ReplayPlayer {
    /// A person.
    Person {
        /// Where.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Where.
        seat: Seat,
        /// How strong it played.
        level: String,
    },
}

/// What a record proves about its luck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts", optional_fields))]
pub struct LuckVerdict {
    /// In a word.
    pub kind: LuckKind,
    /// How many people had a share in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub people: Option<u32>,
    /// In words.
    pub text: Text,
}

/// What a record proves about its luck, in a word.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum LuckKind {
    /// Nothing.
    Unknown,
    /// Nothing yet: the secret is not told.
    Sealed,
    /// Every draw was verified.
    Proven,
}

/// A thing in the box. Each game has its own fields.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Component {
    /// Its id in views and notations.
    pub id: String,
    /// What sort of thing it is.
    pub kind: String,
    /// The name people read.
    pub name: String,
    /// Everything else.
    #[serde(flatten)]
    pub attributes: BTreeMap<String, Any>,
}
