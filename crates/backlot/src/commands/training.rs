//! `backlot tune`, `backlot learn` and `backlot calibrate`: making what bots know.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::{Context, Result};
use backlot_arena::{
    Calibration, Learning, Progress, RoundReport, Tuned, Tuning, calibrate, learn, learn_prior,
    tune,
};
use backlot_bots::Level;
use backlot_core::SetupRequest;
use backlot_games::{GameKind, with_game};
use backlot_strategy::{Rung, Strategy, expert_name, prior_name};

use super::Usage;
use super::progress::{Bar, with_bar};
use crate::cli::{CalibrateArgs, LearnArgs, TuneArgs};

/// Tunes the constants of a game's policy.
pub(super) fn run_tune(args: &TuneArgs) -> Result<()> {
    let tuning = Tuning {
        kind: args.game,
        requests: requests(args.game, &args.seats),
        seed: args.seed.clone(),
        rounds: at_least_one(args.rounds, "--rounds")?,
        generations: at_least_one(args.generations, "--generations")?,
        deals: args.deals.max(1),
        trials: args.trials.max(2),
        untuned_tables: args.untuned_tables,
        threads: threads(args.threads),
    };
    let kept = args.out.as_deref().map(read_file).transpose()?.unwrap_or_default();
    let progress = interruptible()?;
    let mut round = 0;
    let generations = u64::try_from(tuning.rounds * tuning.generations).unwrap_or(u64::MAX);
    let tell = |report: &RoundReport| {
        round += 1;
        let verdict = if report.accepted { "better: kept" } else { "not clearly better: dropped" };
        let (gain, error) = (100.0 * report.gain, 196.0 * report.error);
        eprintln!("round {round}: {gain:+.2} ± {error:.2} hundredths of a win, {verdict}");
    };
    let message = format!("tuning {}", args.game);
    let bar = Bar { message, length: generations, units: "generations", keeps: true };
    let tuned = with_bar(bar, &progress, |progress| tune(&tuning, progress, tell))?;
    let text = constants_file(&tuned, kept);
    match &args.out {
        None => print!("{text}"),
        Some(path) => {
            std::fs::write(path, text)
                .with_context(|| format!("can't write {}", path.display()))?;
        }
    }
    Ok(())
}

/// Learns the value of a game's positions, or what a bot thinks of its actions.
pub(super) fn run_learn(args: &LearnArgs) -> Result<()> {
    let learning = Learning {
        kind: args.game,
        requests: requests(args.game, &args.seats),
        seed: args.seed.clone(),
        opponents: args.guests.clone(),
        only_opponents: args.only_guests,
        for_expert: args.for_expert,
        warm_up: args.warm_up,
        games: args.games.max(8),
        trace: args.trace,
        epochs: at_least_one(args.epochs, "--epochs")?,
        hidden: at_least_one(args.hidden, "--hidden")?,
        threads: threads(args.threads),
    };
    let progress = interruptible()?;
    let mut epoch = 0;
    let tell = |loss: f64| {
        epoch += 1;
        eprintln!("epoch {epoch}: cross-entropy {loss:.4}");
    };
    let message = format!("learning {}", args.game);
    let length = learning.warm_up + learning.games;
    let bar = Bar { message, length, units: "games", keeps: true };
    let learned = with_bar(bar, &progress, |progress| match args.teacher {
        None => learn(&learning, progress, tell),
        Some(teacher) => learn_prior(&learning, teacher, progress, tell),
    })?;
    let (train, check) = learned.positions;
    let last = learned.loss.1.iter().copied().fold(f64::INFINITY, f64::min);
    let notes = [
        format!("made by: {}", command_line()),
        format!(
            "{train} positions; on {check} others cross-entropy {last:.4} (all equal: {:.4})",
            learned.loss.0
        ),
    ];
    let game = args.game.id();
    let name = match args.teacher {
        Some(_) => prior_name(game),
        None if args.for_expert => expert_name(game),
        None => game.to_owned(),
    };
    let text = learned.value.write(&name, &notes);
    std::fs::write(&args.out, text)
        .with_context(|| format!("can't write {}", args.out.display()))?;
    println!("{}", notes[1]);
    Ok(())
}

fn requests(game: GameKind, seats: &[usize]) -> Vec<SetupRequest> {
    if seats.is_empty() {
        game.info().seats.clone().map(SetupRequest::seats).collect()
    } else {
        seats.iter().map(|&seats| SetupRequest::seats(seats)).collect()
    }
}

fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}

fn at_least_one(number: usize, flag: &str) -> Result<usize> {
    if number == 0 {
        return Err(Usage(format!("{flag} must be at least 1")).into());
    }
    Ok(number)
}

fn interruptible() -> Result<Arc<Progress>> {
    let progress = Arc::new(Progress::default());
    let on_interrupt = Arc::clone(&progress);
    ctrlc::set_handler(move || on_interrupt.stop.store(true, Ordering::Relaxed))
        .context("can't listen for Ctrl-C")?;
    Ok(progress)
}

fn command_line() -> String {
    let words: Vec<String> = std::env::args().skip(1).collect();
    format!("backlot {}", words.join(" "))
}

/// The file of constants that is about to be changed; empty if there is none yet.
fn read_file(path: &Path) -> Result<toml::Table> {
    if !path.exists() {
        return Ok(toml::Table::new());
    }
    let text =
        std::fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))?;
    text.parse().with_context(|| format!("{} is no file of constants", path.display()))
}

/// Finds steps from weak to strong.
pub(super) fn run_calibrate(args: &CalibrateArgs) -> Result<()> {
    if !matches!(args.top, Level::Normal | Level::Hard | Level::Expert) {
        return Err(Usage("--top must be normal, hard or expert".to_owned()).into());
    }
    let calibration = Calibration {
        kind: args.game,
        request: SetupRequest::seats(args.seats),
        blocks: args.blocks.max(2),
        expert_blocks: args.expert_blocks.max(2),
        top: args.top,
        known: if args.onward { own_steps(args.game, args.seats)? } else { Vec::new() },
        seed: args.seed.clone(),
        threads: threads(args.threads),
    };
    let mut file = args.out.as_deref().map(read_file).transpose()?.unwrap_or_default();
    let progress = interruptible()?;
    let rungs = calibrate(&calibration, &progress, |summary| {
        let (share, error) = (100.0 * summary.share.mean, 196.0 * summary.share.error);
        eprintln!("{} against {}: {share:.1} ± {error:.1} %", summary.hero, summary.field);
    })?;
    let mut ladder = toml::Table::new();
    let before = args.onward.then(|| known_command(&file, args.seats)).flatten();
    let command =
        before.map_or_else(command_line, |before| format!("{before}; {}", command_line()));
    ladder.insert("command".to_owned(), toml::Value::String(command));
    ladder.insert("steps".to_owned(), toml::Value::try_from(&rungs)?);
    let Some(path) = &args.out else {
        print!("{ladder}");
        return Ok(());
    };
    let all = file.entry("ladder").or_insert_with(|| toml::Value::Table(toml::Table::new()));
    let all = all.as_table_mut().context("`ladder` in the file is no table")?;
    all.insert(args.seats.to_string(), toml::Value::Table(ladder));
    std::fs::write(path, file.to_string())
        .with_context(|| format!("can't write {}", path.display()))
}

/// The steps that come with the game.
fn own_steps(game: GameKind, seats: usize) -> Result<Vec<Rung>> {
    let known = with_game!(game, G => G::knowledge().ladders.get(&seats).cloned());
    known.ok_or_else(|| {
        let problem = format!("{game} has no steps with {seats} players: leave out --onward");
        Usage(problem).into()
    })
}

/// The command that made the steps in a file of constants.
fn known_command(file: &toml::Table, seats: usize) -> Option<&str> {
    file.get("ladder")?.get(seats.to_string())?.get("command")?.as_str()
}

/// The file with what was tuned; styles and steps stay as they were.
fn constants_file(tuned: &Tuned, mut file: toml::Table) -> String {
    let table = |constants: &[f32]| {
        let entries = tuned.specs.iter().zip(constants).map(|(spec, &value)| {
            // As it is written, not as its nearest double.
            let value: f64 = value.to_string().parse().unwrap_or_default();
            (spec.name.to_owned(), toml::Value::Float(value))
        });
        toml::Value::Table(entries.collect())
    };
    let former =
        (1..).zip(&tuned.former).map(|(n, constants)| (format!("former-{n}"), table(constants)));
    file.insert("version".to_owned(), toml::Value::Integer(1));
    file.insert("command".to_owned(), toml::Value::String(command_line()));
    file.insert("tuned".to_owned(), table(&tuned.champion));
    file.insert("pool".to_owned(), toml::Value::Table(former.collect()));
    file.to_string()
}
