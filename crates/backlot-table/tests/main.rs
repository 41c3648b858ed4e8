//! Tables, tried on a toy game.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

mod door;
mod hosted;
mod records;
mod records_refused;
mod toy;
mod undo;
