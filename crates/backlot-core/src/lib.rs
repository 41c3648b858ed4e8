//! The words all of Backlot shares, and the contract of a game.
//!
//! Read [`Game`] first: it states every law that the conformance suite (`backlot-testkit`) checks.
//! Everything else here is the vocabulary of that contract:
//!
//! * who: [`Seat`], [`SeatSet`], [`BySeat`], [`Viewer`]
//! * randomness: [`Chance`], [`Pile`] and the five uses in [`chance`]; [`Context`] is randomness plus listeners
//! * secrets: [`Sealed`], [`Game::view`], [`Game::redact`], [`Game::sample`]
//! * results: [`Outcome`], [`ScoreSheet`]
//! * at the border: [`Notation`], [`SetupRequest`], [`ComponentSet`], [`Position`](Arrange)
//! * small sets: [`IdSet`], [`bits`]
//! * small games: [`components!`], [`numbers!`], [`words!`], [`position!`], [`table_view!`] and [`playable!`] write what is
//!   the same in each
//! * for people: [`Present`], [`Prompt`], [`Text`], [`Rulebook`]; for programs: [`ToJson`], [`schema`]; for programs that learn: [`Encode`]

// The derives name this crate from outside.
extern crate self as backlot_core;

pub mod bits;
pub mod chance;
mod components;
mod encoding;
mod game;
mod ids;
pub mod json;
mod notation;
mod order;
mod outcome;
#[doc(hidden)]
pub mod plain_components;
mod playable;
mod present;
mod rulebook;
pub mod schema;
mod scorer;
mod sealed;
mod seat;
mod setup;
mod table_view;
mod text;
mod visibility;

// What the macros write is compiled in the game's crate.
#[doc(hidden)]
pub use serde;

pub use chance::{Chance, Context, Draw, EventRecorder, Pile, WithoutEvents};
pub use components::{
    CatalogueEntry, ComponentError, ComponentSet, SharedComponents, line_of_offset,
    read_components, slugify,
};
pub use encoding::{ColumnNames, ColumnValues, Columns, Encode, EncodeField, Observer, OneOfMany};
pub use game::{Arrange, BadPosition, Evaluate, Game, Playable};
pub use ids::{Id, IdSet};
pub use json::{JsonText, ToJson, ToText, apply_changes};
pub use notation::{BadNotation, Notation, Verbs, Word, Words};
pub use order::Order;
pub use outcome::{Outcome, ScoreSheet, SheetLine};
pub use present::{Choice, Heading, Present, Preview, Prompt};
pub use rulebook::{Clause, Rulebook, Section};
pub use scorer::{ScoreLine, ScoreMode, ScoreReport, Scorer};
pub use sealed::Sealed;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use setup::{ComponentsText, GameInfo, OptionSpec, SetupError, SetupRequest, SimpleSetup};
pub use text::{Arg, Args, Text};
