//! Everything that goes over the wire, as types: what frames and replies look like in JSON. Views, events and effects
//! are the games' own (`backlot_core::ToJson`); here they are any JSON.
//!
//! The server writes most of its JSON field by field, because that is faster. These types say the same once more, for
//! programs that want types: `cargo xtask types` makes TypeScript of them (feature `ts`). That the two agree is tested on
//! real sessions and random games (`crates/backlot-server/tests/wire.rs`): what the server sends must be the same after
//! it was read into these types and written again.
//!
//! Texts are messages here; who asks for `words` gets strings in their place.

mod base;
mod client;
mod server;

pub use base::{
    Change, Clock, ClockRule, Deal, DealAsks, DealRestart, GameEvent, Note, Order, Outcome,
    PathStep, Player, Preview, Prompt, PromptOption, Reaction, Setup, SheetLine, Speaker, Status,
    TableLink, TalkLine, Text, TextArgument, You,
};
pub use client::{OpenTableBody, SitDownBody};
pub use server::{
    Bye, Component, Done, Estimate, Hint, Hinted, LuckKind, LuckVerdict, MoveLink, Pong, Refused,
    Replay, ReplayFrame, ReplayPlayer, SeatedReply, ServerFrame, TableSummary, Tables, TalkFrame,
    Update, Welcome,
};

use serde::{Deserialize, Deserializer, Serialize};

/// A seat, counted from 0.
pub type Seat = u8;

/// Any JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Any(pub serde_json::Value);

#[cfg(feature = "ts")]
impl ts_rs::TS for Any {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "unknown".to_owned()
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        Self::name(cfg)
    }
}

/// Tells a field that is `null` from one that is missing.
fn there<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// The file of all types.
#[cfg(feature = "ts")]
pub const FILE: &str = "protocol.ts";

/// Writes all types as TypeScript into the folder.
#[cfg(feature = "ts")]
pub fn export(folder: &std::path::Path) -> Result<(), ts_rs::ExportError> {
    use ts_rs::TS;
    let form = ts_rs::Config::new().with_large_int("number").with_out_dir(folder);
    ServerFrame::export_all(&form)?;
    crate::ClientFrame::export_all(&form)?;
    OpenTableBody::export_all(&form)?;
    SitDownBody::export_all(&form)?;
    SeatedReply::export_all(&form)?;
    Tables::export_all(&form)?;
    Replay::export_all(&form)?;
    let file = folder.join(FILE);
    let written = std::fs::read_to_string(&file)?;
    let tidy: String = written.lines().flat_map(|line| [line.trim_end(), "\n"]).collect();
    std::fs::write(file, tidy)?;
    Ok(())
}
