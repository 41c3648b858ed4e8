//! `backlot`: play movie-mogul board games in the terminal; simulate, check and measure them.

mod cli;
mod commands;
mod terminal;

use std::process::ExitCode;

use clap::Parser;

/// A server makes and drops many small texts; this allocator is about twice as quick at it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = cli::Cli::parse();
    match commands::run(cli) {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("backlot: {error:#}");
            ExitCode::from(if error.is::<commands::Usage>() { 2 } else { 1 })
        }
    }
}

/// Whoever read our output (`head`, a pager) has seen enough.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    kinds.into_iter().any(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
