use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use backlot_arena::{Histogram, Job, JobError, Plan, Progress, Simulation, simulate};

use super::progress::{Bar, with_bar};
use super::{Usage, print_json, setup_request};
use crate::cli::SimulateArgs;
use crate::terminal::sheet::source_name;

/// A histogram is drawn in at most so many rows.
const ROWS: usize = 16;
/// The longest bar of a histogram.
const BAR: usize = 40;

/// Plays the games, with a progress bar; Ctrl-C keeps what is done.
pub(super) fn run(args: &SimulateArgs) -> Result<()> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let plan = Plan {
        kind: args.game,
        request: setup_request(&args.setup)?,
        bots: args.bots.clone(),
        games: args.games,
        seed: args.seed.clone(),
        threads: args.threads.unwrap_or(threads),
    };
    if plan.threads == 0 {
        return Err(Usage("--threads must be at least 1".to_owned()).into());
    }
    let progress = Arc::new(Progress::default());
    let on_interrupt = Arc::clone(&progress);
    ctrlc::set_handler(move || on_interrupt.stop.store(true, Ordering::Relaxed))
        .context("can't listen for Ctrl-C")?;
    if let Some(folder) = &args.out {
        return play_parts(&plan, folder, args, &progress);
    }
    let start = Instant::now();
    let message = format!("simulating {}", args.game);
    let bar = Bar { message, length: plan.games, units: "games", keeps: true };
    let simulation = with_bar(bar, &progress, |progress| simulate(&plan, progress))?;
    if args.json {
        return print_json(&simulation);
    }
    report(&simulation, start.elapsed())
}

/// Plays the parts that are missing and are this machine's.
fn play_parts(
    plan: &Plan,
    folder: &Path,
    args: &SimulateArgs,
    progress: &Arc<Progress>,
) -> Result<()> {
    let job = Job::new(plan, args.part_games);
    job.begin(folder)?;
    let mine = |part: &u64| args.shard.is_none_or(|shard| shard.has(*part));
    let missing: Vec<u64> = job.missing(folder).into_iter().filter(mine).collect();
    let games = missing.iter().map(|&part| job.games_of(part).count() as u64).sum();
    let message = format!("simulating {}", args.game);
    let bar = Bar { message, length: games, units: "games", keeps: true };
    let played = with_bar(bar, progress, |progress| {
        let mut played = 0u64;
        for &part in &missing {
            if !job.play(folder, part, plan.threads, progress)? {
                break;
            }
            played += 1;
        }
        Ok::<_, JobError>(played)
    })?;
    let left = job.missing(folder).len();
    if args.json {
        let report = serde_json::json!({
            "folder": folder, "parts": job.parts(), "played": played, "missing": left,
        });
        return print_json(&report);
    }
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{}: {played} of {} parts played now, {left} missing",
        folder.display(),
        job.parts()
    )?;
    if left > 0 {
        writeln!(out, "The same command goes on where this one stopped.")?;
    }
    Ok(())
}

fn report(simulation: &Simulation, spent: Duration) -> Result<()> {
    let mut out = io::stdout().lock();
    let games = simulation.games;
    if games < simulation.planned {
        writeln!(out, "Stopped after {games} of {} games.", simulation.planned)?;
    }
    if games == 0 {
        return Ok(());
    }
    writeln!(
        out,
        "{}: {games} games in {:.1} s, seed `{}`\n",
        simulation.game,
        spent.as_secs_f64(),
        simulation.seed
    )?;
    writeln!(out, "seat  bot          wins     95 % interval      mean score  spread")?;
    for (number, seat) in (1..).zip(&simulation.seats) {
        writeln!(
            out,
            "p{number}    {:<10} {:>5.1} %   {:>5.1} … {:>5.1} %   {:>10.2}  {:>6.2}",
            seat.level,
            100.0 * seat.win_share,
            100.0 * seat.win_interval.low,
            100.0 * seat.win_interval.high,
            seat.mean_score,
            seat.scores.deviation()
        )?;
    }
    print_sources(&mut out, simulation)?;
    let share = |count: u64| 100.0 * count as f64 / games as f64;
    writeln!(
        out,
        "\nBest scores equal in {:.2} % of the games, shared wins in {:.2} %.",
        share(simulation.ties),
        share(simulation.shared_wins)
    )?;
    writeln!(
        out,
        "Length: {:.1} actions on average, {} to {}.",
        simulation.length.mean(),
        simulation.length.quantile(0.0),
        simulation.length.quantile(1.0)
    )?;
    let mut scores = Histogram::default();
    for seat in &simulation.seats {
        scores.merge(&seat.scores);
    }
    writeln!(out, "\nScores of all seats:")?;
    draw(&mut out, &scores)?;
    writeln!(out, "\nWinning scores:")?;
    draw(&mut out, &simulation.winning_scores)
}

fn print_sources(out: &mut impl Write, simulation: &Simulation) -> Result<()> {
    let Some(first) = simulation.seats.first() else { return Ok(()) };
    writeln!(out, "\nMean points by source:")?;
    for (place, (source, _)) in first.sources.iter().enumerate() {
        let name = source_name(simulation.game, source);
        write!(out, "  {name:<20}")?;
        for seat in &simulation.seats {
            write!(out, " {:>8.2}", seat.sources[place].1)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Draws a histogram, several numbers to a row if there are many.
fn draw(out: &mut impl Write, histogram: &Histogram) -> Result<()> {
    let (least, most) = (histogram.quantile(0.0), histogram.quantile(1.0));
    let rows = i64::try_from(ROWS).unwrap_or(1);
    let step = ((most - least) / rows + 1).max(1);
    let mut counts: Vec<u64> = vec![0; usize::try_from((most - least) / step + 1).unwrap_or(1)];
    for (value, count) in histogram.iter() {
        counts[usize::try_from((value - least) / step).unwrap_or(0)] += count;
    }
    let highest = counts.iter().copied().max().unwrap_or(1).max(1);
    for (row, &count) in (0i64..).zip(&counts) {
        let from = least + row * step;
        let label =
            if step == 1 { from.to_string() } else { format!("{from}–{}", from + step - 1) };
        let bar = usize::try_from(count * BAR as u64 / highest).unwrap_or(0);
        let share = 100.0 * count as f64 / histogram.count().max(1) as f64;
        writeln!(out, "{label:>9} {:<BAR$} {share:>5.1} %", "█".repeat(bar))?;
    }
    Ok(())
}
