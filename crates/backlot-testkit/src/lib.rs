//! The laws of a game as tests. A game crate proves itself with a line for each macro:
//!
//! ```text
//! tests/conformance.rs   backlot_testkit::conformance!(backlot_hollywood_cards::Game);
//! tests/rules.rs         backlot_testkit::rule_examples!(backlot_hollywood_cards::Game, "tests/rules");
//! tests/playthroughs.rs  backlot_testkit::playthroughs!(backlot_hollywood_cards::Game, "tests/playthroughs");
//! tests/records.rs       backlot_testkit::regression_records!(backlot_hollywood_cards::Game, "tests/records");
//! ```
//!
//! * [`conformance!`] plays hundreds of random games of every set-up and checks every [`Law`] on the way.
//! * [`rule_examples!`] runs the examples of Markdown files and makes sure that every clause has one.
//! * [`playthroughs!`] compares whole games with stored text.
//! * [`perft`] and [`states_by_ply`] count positions.

mod check;
mod law;
mod laws;
mod macros;
mod perft;
mod plan;
mod playthrough;
mod records;
mod rules;
mod step;
mod undo;
mod wording;

pub use check::check;
pub use law::{Law, Report, Violation};
pub use perft::{perft, states_by_ply};
pub use plan::{MAX_SETUPS, Plan};
pub use playthrough::check_playthroughs;
pub use records::check_records;
pub use rules::{check_rule_examples, cited_clauses};
pub use undo::{TakesBack, check_undo};
pub use wording::{English, Wording};
