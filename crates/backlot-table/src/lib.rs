//! One running table, without input and output: the input log, checks at the door, undo, records, and
//! what each viewer hears.
//!
//! [`Table`] is the whole of it; the rules of the game behind it trust their caller, so every error a
//! player can make is a [`ActionError`] from here. [`hosted`] puts people around it. [`record`] reads, writes and checks games as text.

pub mod hosted;
mod other_rules;
mod plain_text;
mod player;
pub mod record;
mod refused;
mod rounds;
mod table;
mod undo;

pub use other_rules::OtherRules;
pub use player::Player;
pub use refused::ActionError;
pub use table::{Entry, Moment, Step, StepResult, Table};
