//! The program as people use it.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

mod bots;
mod cli;
mod dream_factory;
mod examples;
mod fair_records;
mod full_disk;
// tidy: allow(games) the tests of the boards of these games
mod hollywood;
mod killed;
#[path = "../../backlot-store/tests/postgres/mod.rs"]
mod postgres;
mod pty;
mod serve;
mod serving;
mod terminal;
