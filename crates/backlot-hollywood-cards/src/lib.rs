//! The Hollywood! Card Game (2005) for three or four players: bump reels up the columns, turn films into
//! projects and projects into movies.
//!
//! The clauses (`HC-…`) are in `rules.md`; comments cite them. Files: [`Components`] (what is in the box),
//! [`Setup`], [`HollywoodCards`] (the state), [`Action`], [`Event`], then `legal`, `apply`, `scoring`,
//! [`View`], `present` (words), `evaluation` and `arrange` (positions from words).

mod action;
mod apply;
mod arrange;
mod cards;
mod components;
mod encode;
mod evaluation;
mod event;
mod forecast;
mod legal;
mod present;
mod scoring;
mod setup;
mod state;
mod strategy;
mod view;

pub use action::{Action, Column};
pub use cards::{Card, FilmSet, Genre, StarSet};
pub use components::{Components, Star};
pub use event::Event;
pub use scoring::Movie;
pub use setup::Setup;
pub use state::{HollywoodCards, Phase, ReelStack, StudioCards};
pub use view::{TableView, View};
