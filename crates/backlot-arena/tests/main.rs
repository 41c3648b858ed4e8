//! Contests, simulations, and bots that are blindfolded.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

mod blindfold;
mod contest;
mod jobs;
mod simulate;
