//! Dream Factory for two to five players, in the editions of 2000 and 2009: win chips at auctions and
//! parties, place them on screenplays, and finish movies that score and win awards.
//!
//! The clauses (`DF-…`) are in `rules.md`; comments cite them. Files: [`Components`] (what is in the box),
//! [`Setup`], [`DreamFactory`] (the state), [`Action`], [`Event`], then `legal`, `apply`, `scoring`,
//! [`View`], `present` (words), `evaluation` and `arrange` (positions from words).

mod action;
mod apply;
mod arrange;
mod audit;
mod chips;
mod components;
mod encode;
mod evaluation;
mod event;
mod legal;
mod present;
mod ratings;
mod scoring;
mod setup;
mod state;
mod strategy;
mod view;

pub use action::Action;
pub use chips::{Chip, ChipSet, Genre, Kind, Screenplay, ScreenplaySet, Space, SpaceKind};
pub use components::{ChipInfo, Components, Location, ScreenplayInfo};
pub use event::{Event, EventKind};
pub use present::{Effects, Words};
pub use ratings::{Award, Rating, Token, TokenSet};
pub use scoring::Leader;
pub use setup::{Edition, MemoryOption, Setup, StudiosOption};
pub use state::{Auction, Awards, DreamFactory, Phase};
pub use view::{LocationView, TableView, View};
