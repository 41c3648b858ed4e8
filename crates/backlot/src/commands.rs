//! What each command does. Playing is in `terminal`.

mod admin;
mod analyse;
mod arena;
mod bench;
mod components;
pub(crate) mod games;
mod join;
pub(crate) mod knowledge;
mod load;
mod progress;
mod record;
mod rules;
mod score;
mod serve;
mod simulate;
mod training;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use backlot_core::{ComponentsText, SetupRequest};
use clap::CommandFactory;

use crate::cli::{Cli, Command, RecordCommand, ServeArgs, SetupArgs};
use crate::terminal;

/// The command was called wrongly: status 2, as for wrong flags.
#[derive(Debug)]
pub(crate) struct Usage(pub(crate) String);

impl std::fmt::Display for Usage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// A component file larger than this is not read.
const MAX_FILE_BYTES: u64 = 4 << 20;

pub(crate) fn run(cli: Cli) -> Result<ExitCode> {
    match cli.command {
        None => serve::run(&ServeArgs::standard())?,
        Some(Command::Serve(args)) => serve::run(&args)?,
        Some(Command::Play(args)) => match (&args.join, &args.at) {
            (Some(link), _) => join::join(&args, link)?,
            (None, Some(server)) => join::open(&args, server)?,
            (None, None) => terminal::play(&args)?,
        },
        Some(Command::Admin(args)) => admin::run(&args)?,
        Some(Command::Load(args)) => load::run(&args)?,
        Some(Command::Engine) => engine()?,
        Some(Command::Record { command: RecordCommand::Check { files, json } }) => {
            return record::check(&files, json);
        }
        Some(Command::Record { command: RecordCommand::Draws { file } }) => record::draws(&file)?,
        Some(Command::Record { command: RecordCommand::Show { file, json } }) => {
            record::show(&file, json)?;
        }
        Some(Command::Games { json }) => games::list(json)?,
        Some(Command::Rules { game, clause, json }) => match game {
            None => games::list(json)?,
            Some(game) => rules::print(game, clause.as_deref(), json)?,
        },
        Some(Command::Components { game, components, toml, json }) => {
            components::print(game, components.as_deref(), toml, json)?;
        }
        Some(Command::Simulate(args)) => simulate::run(&args)?,
        Some(Command::Arena(args)) => arena::run(&args)?,
        Some(Command::Analyse(args)) => analyse::run(&args)?,
        Some(Command::Tune(args)) => training::run_tune(&args)?,
        Some(Command::Calibrate(args)) => training::run_calibrate(&args)?,
        Some(Command::Learn(args)) => training::run_learn(&args)?,
        Some(Command::Bench(args)) => bench::run(&args)?,
        Some(Command::Score(args)) => score::run(&args)?,
        Some(Command::Completions { shell }) => {
            clap_complete::generate(shell, &mut Cli::command(), "backlot", &mut io::stdout());
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn engine() -> Result<()> {
    let mut engine = backlot_engine::Engine::new(fresh_seed);
    let output = BufWriter::new(io::stdout().lock());
    backlot_engine::serve(&mut engine, io::stdin().lock(), output)
        .context("the connection to standard input or output broke")
}

/// A seed nobody can guess, from the randomness the standard library gets for its hash maps.
pub(crate) fn fresh_seed() -> String {
    let word = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", word(), word())
}

/// The request for a game, with the component file read.
pub(crate) fn setup_request(args: &SetupArgs) -> Result<SetupRequest> {
    let mut request = SetupRequest { seats: args.seats, ..SetupRequest::default() };
    for pair in &args.options {
        request.set(pair).map_err(|error| Usage(error.to_string()))?;
    }
    if let Some(path) = &args.components {
        request.components = Some(read_components(path)?);
    }
    Ok(request)
}

/// Reads a component file; its name is used in errors.
pub(crate) fn read_components(path: &Path) -> Result<ComponentsText> {
    let bytes = read_file(path)?;
    let toml = String::from_utf8(bytes)
        .map_err(|_| anyhow::anyhow!("{}: this is not a text file in UTF-8", path.display()))?;
    Ok(ComponentsText { name: path.display().to_string(), toml })
}

/// Reads a whole file, unless it is absurdly large.
pub(crate) fn read_file(path: &Path) -> Result<Vec<u8>> {
    let size =
        std::fs::metadata(path).with_context(|| format!("can't read {}", path.display()))?.len();
    anyhow::ensure!(
        size <= MAX_FILE_BYTES,
        "{} has {size} bytes; at most {MAX_FILE_BYTES} are read",
        path.display()
    );
    std::fs::read(path).with_context(|| format!("can't read {}", path.display()))
}

/// Prints JSON for machines.
pub(crate) fn print_json(value: &impl serde::Serialize) -> Result<()> {
    let mut out = io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, value)?;
    writeln!(out)?;
    Ok(())
}
