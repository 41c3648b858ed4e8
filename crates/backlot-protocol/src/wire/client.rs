//! Bodies of requests over HTTP.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Any, ClockRule, Seat};

/// A request for a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "protocol.ts", optional_fields, rename = "OpenTable")
)]
pub struct OpenTableBody {
    /// The id of a game.
    pub game: String,
    /// `seats`, the game's options, `components_toml`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<BTreeMap<String, Any>>,
    /// Your name. Without it you are host without a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// For each seat `you`, `open` or `bot:LEVEL`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Vec<String>>,
    /// The level of bots that fill open seats at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Whether the table is listed for everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<bool>,
    /// Whether people may ask for hints; usually where everybody else is a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<bool>,
    /// The number of a prepared deal: the same cards and bots every time. Only where all other seats are bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prepared: Option<u32>,
    /// How much time people have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRule>,
    /// The hash of your number for fair dealing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
}

/// A request for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "protocol.ts", optional_fields, rename = "SitDown")
)]
pub struct SitDownBody {
    /// Your name.
    pub name: String,
    /// Which seat; the first open one if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The hash of your number for fair dealing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
}
