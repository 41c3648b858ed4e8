//! The laws of a game as tests: what a game *is* in Backlot, said so that a machine can check it.
//!
//! A game crate proves itself with one line for each kind of test:
//!
//! ```text
//! // tests/conformance.rs: every law, on hundreds of random games of every set-up
//! backlot_testkit::conformance!(MyGame);
//!
//! // tests/strategy.rs: what bots rely on, and that the policy beats random play
//! backlot_testkit::strategy!(MyGame);
//!
//! // tests/rules.rs: every clause of rules.md, by examples in Markdown
//! backlot_testkit::rule_examples!(MyGame, "tests/rules");
//!
//! // tests/playthroughs.rs: whole games as text, so that no rule changes unnoticed
//! backlot_testkit::playthroughs!(MyGame, "tests/playthroughs");
//!
//! // tests/records.rs: games in which a mistake was found once
//! backlot_testkit::regression_records!(MyGame, "tests/records");
//! ```
//!
//! and counts what only the rules can tell:
//!
//! ```text
//! assert_eq!(backlot_testkit::perft(&game, 3, |_, _, _| true), [1, 6, 34, 186]);
//! ```
//!
//! # Laws
//!
//! [`backlot_core::Game`] states the laws and [`Law`] lists them; the modules in `src/laws/` are their
//! precise meaning. All are checked at every decision; a plan may check the costly ones less often
//! ([`Plan::thorough_every`]). Four of the laws need a word about how they are checked:
//!
//! * `sealed` plays a round of secret answers several times: in two orders of arrival, mixed, and with
//!   answers revised to and fro. The states at the end, the draws and what each viewer heard must be
//!   equal, and until the last answer is in, no other viewer may notice anything.
//! * `leak` exchanges what is hidden from a viewer and looks for differences: in the view, its JSON, the
//!   prompt and the legal actions, and in what the viewer hears and sees after one more action of any
//!   seat. That action is compared only if it shows nothing in either world (no draw, no event that
//!   [`reveals`](backlot_core::Game::reveals)): where something comes to light, worlds may rightly differ.
//! * `shown` does the same with what a table doesn't show to people although a seat could work it out: it looks at what
//!   leaves for them, the view as JSON and the prompt.
//! * `sample` and `leak` watch each other: where exchanging changes the state or what some other viewer
//!   sees, samples must vary, too, and the other way round. So neither a sampler that keeps the truth nor
//!   a `permute_hidden` that does nothing goes unnoticed.
//!
//! A broken law is reported as a [`Violation`] with set-up, seed, step and the last actions, and
//! [`Plan::only`] meets it again. That each law *can* fail is proven in `tests/planted_bugs.rs`, on toy
//! games with one planted bug each.

mod check;
mod encoding;
mod law;
mod laws;
mod macros;
mod perft;
mod plan;
mod playthrough;
mod records;
mod rules;
mod step;
mod strategy;
mod undo;
mod wording;

pub use check::check;
pub use encoding::{EncodingViolation, check_encoding};
pub use law::{Law, Report, Violation};
pub use perft::{perft, states_by_ply};
pub use plan::{MAX_SETUPS, Plan};
pub use playthrough::check_playthroughs;
pub use records::check_records;
pub use rules::{check_rule_examples, cited_clauses};
pub use strategy::{StrategyLaw, StrategyViolation, check_strategy};
pub use undo::{TakesBack, check_undo};
pub use wording::{English, EnglishWith, Wording};
