//! The program as people use it.

mod bots;
mod cli;
mod dream_factory;
mod examples;
mod fair_records;
mod full_disk;
mod hollywood;
mod killed;
#[path = "../../backlot-store/tests/postgres/mod.rs"]
mod postgres;
mod pty;
mod serve;
mod serving;
mod terminal;
