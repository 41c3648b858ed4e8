//! What holds for all games.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

mod hints;
mod hosted;
mod invariants;
mod languages;
mod types;
