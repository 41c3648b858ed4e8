//! What a game knows about playing it well. Bots are built on this; rules don't need it.
//!
//! * [`Strategy`] is the contract: a fast policy that rates actions. All of it has defaults.
//! * [`Capabilities`] are the optional rest, each thing for itself: features for a learned value, parts of the score for explanations,
//!   exact solvers and so on.
//! * [`SearchConfig`] says how bots search in the game.
//! * [`Knowledge`] is the data behind it: tuned constants, a pool of opponents, scripted styles
//!   ([`Constant`]), calibrated rungs that name [`Level`]s, and the learned [`Value`]. All of it are files beside each game, made by the project's
//!   own commands.

mod capabilities;
mod config;
mod constants;
mod knowledge;
mod level;
mod strategy;
mod value;

pub use capabilities::{
    ActionFeatures, Capabilities, Features, MissedPoints, OpenAuction, Part, Planner, ScoreParts,
    SeatPlan, Solver, WantsPlayouts, WriteActionFeatures, several_choose,
};
pub use config::SearchConfig;
pub use constants::Constant;
pub use knowledge::{
    DataFile, DataFiles, Knowledge, KnowledgeError, Rung, expert_name, prior_name,
};
pub use level::{Level, Style, UnknownLevel};
pub use strategy::{Buffers, Strategy, best_at_random, mix_ratings, pick};
pub use value::{Value, ValueError};
