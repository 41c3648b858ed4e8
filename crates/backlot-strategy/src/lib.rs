//! What a game knows about playing it well. Bots are built on this; rules don't need it.
//!
//! * [`Strategy`] is the contract: a fast policy that rates actions, a description of positions for a learned
//!   value, named parts of the score for explanations, and exact solvers where a game has them.
//! * [`Knowledge`] is the data behind it: tuned constants, a pool of opponents, scripted styles
//!   ([`Constant`]), and the learned [`Value`]. All of it are files beside each game, made by the project's
//!   own commands.

mod constants;
mod knowledge;
mod strategy;
mod value;

pub use constants::Constant;
pub use knowledge::{Knowledge, KnowledgeError, Rung, Style, expert_name, prior_name};
pub use strategy::{Buffers, Part, Strategy, best_at_random};
pub use value::{Value, ValueError};
