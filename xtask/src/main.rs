//! The chores of this repository. `cargo xtask --help` lists them.

mod chores;
mod fuzz;
mod new_game;
mod python;
mod tidy;
mod tools;
mod web;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::workspace::Workspace;

#[derive(Parser)]
#[command(bin_name = "cargo xtask", about = "The chores of this repository")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Runs every check and every test
    Test(chores::TestArgs),
    /// Checks what the compiler can't: layers, names of games, clauses, hygiene, messages
    Tidy(tidy::TidyArgs),
    /// Writes web/src/generated: the types of everything that goes over the wire, as TypeScript
    Types,
    /// Builds a wheel of the Python package into target/wheels
    Wheel,
    /// Makes a new game: the tutorial's game under another name, registered
    NewGame(new_game::NewGameArgs),
    /// Runs the fuzz targets for a while (needs nightly Rust and cargo-fuzz)
    Fuzz(fuzz::FuzzArgs),
}

fn main() -> ExitCode {
    let done = Workspace::find().and_then(|workspace| match Cli::parse().chore {
        Chore::Test(args) => chores::run(&workspace, &args),
        Chore::Tidy(args) => tidy::run(&workspace, &args),
        Chore::Types => chores::write_types(&workspace),
        Chore::Wheel => python::wheel(&workspace),
        Chore::NewGame(args) => new_game::run(&workspace, &args),
        Chore::Fuzz(args) => fuzz::run(&workspace, &args),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
