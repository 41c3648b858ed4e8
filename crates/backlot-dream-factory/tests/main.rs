//! Everything that is tested of the game from outside.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

mod components;
mod conformance;
mod greedy;
mod playthroughs;
mod previews;
mod random_games;
mod records;
mod reference;
mod reference_agrees;
mod rules;
mod strategy;
