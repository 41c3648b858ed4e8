//! Hollywood (2013) for two to six players: draft a crew, bid for stars in secret, assemble films.
//!
//! The clauses (`HW-…`) are in `rules.md`; comments cite them. Files: [`Components`] (what is in the box), [`Setup`],
//! [`Hollywood`] (the state), [`Action`], [`Event`], then `legal`, `apply`, `scoring` (the box office, with
//! [receipts](score_film)), `solver` (the [best slate](best_slate) of some cards), [`View`], `present` (words), `evaluation`
//! (the game's own evaluation), `arrange` (positions from words) and `wording` ([cards from words](read_cards)).

mod action;
mod apply;
mod arrange;
mod audit;
mod cards;
mod components;
mod encode;
mod evaluation;
mod event;
mod faces;
mod hidden;
mod legal;
mod present;
mod score;
mod scoring;
mod setup;
mod slate;
mod solver;
mod state;
mod strategy;
mod view;
mod wording;

pub use action::{Action, Slot};
pub use cards::{BasicSet, Card, CardSet, StarSet};
pub use components::Components;
pub use event::{Bid, Event, Offer, ShownFilm, Vote};
pub use faces::{Face, Genre, Genres, Job, Kind};
pub use present::{
    Effects, card_text, face_text, flaw_text, genre_text, receipt_texts, short_text,
};
pub use scoring::{Flaw, Receipt, ReceiptLine, score_film};
pub use setup::Setup;
pub use slate::{Film, FilmId, Place, Slate};
pub use solver::{
    MAX_SLATE_CARDS, PlannedFilm, SlatePlan, TooManyCards, best_slate, pareto_slates,
};
pub use state::{AgentPlay, Direction, Hollywood, Phase, Review};
pub use view::{Memory, TableView, View};
pub use wording::{NamedCard, UnknownCard, read_cards};
