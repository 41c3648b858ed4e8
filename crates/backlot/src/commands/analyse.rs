//! `backlot analyse`: what there is to learn from a finished game.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::{Context, Result};
use backlot_arena::{Analysis, Care, Progress, analyse, analysis_page};
use backlot_table::record::Record;

use super::print_json;
use super::progress::{Bar, with_bar};
use crate::cli::AnalyseArgs;

/// The lines of the drawing of chances.
const HEIGHT: usize = 10;
/// Its columns.
const WIDTH: usize = 64;

pub(super) fn run(args: &AnalyseArgs) -> Result<()> {
    let name = args.file.display();
    let text = std::fs::read_to_string(&args.file).with_context(|| format!("can't read {name}"))?;
    let record = Record::parse(&text).with_context(|| format!("{name} is no record of a game"))?;
    let progress = Arc::new(Progress::default());
    let on_interrupt = Arc::clone(&progress);
    ctrlc::set_handler(move || on_interrupt.stop.store(true, Ordering::Relaxed))
        .context("can't listen for Ctrl-C")?;
    let care = Care { iterations: args.iterations.max(1), playouts: args.playouts.max(8) };
    let bar = Bar {
        message: "analysing".to_owned(),
        length: record.steps.len() as u64,
        units: "steps",
        keeps: false,
    };
    let analysis = with_bar(bar, &progress, |progress| analyse(&record, care, progress))
        .with_context(|| format!("can't analyse {name}"))?;
    if let Some(path) = &args.html {
        std::fs::write(path, analysis_page(&analysis))
            .with_context(|| format!("can't write {}", path.display()))?;
    }
    if args.json { print_json(&serde_json::to_value(&analysis)?) } else { report(&analysis) }
}

fn report(analysis: &Analysis) -> Result<()> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{}\n\nChances to win (per cent, left to right over the game)\n",
        analysis.title
    )?;
    draw_chances(&mut out, analysis)?;
    writeln!(out, "\nWhat changed them, in hundredths of a win")?;
    writeln!(
        out,
        "    {:<24} {:>6} {:>6} {:>6} {:>7} {:>6}",
        "", "score", "start", "own", "others", "luck"
    )?;
    for (seat, balance) in analysis.balance.iter().enumerate() {
        writeln!(
            out,
            "  {} {:<24} {:>6} {:>6.0} {:>+6.0} {:>+7.0} {:>+6.0}",
            seat + 1,
            analysis.players[seat],
            analysis.scores[seat],
            100.0 * balance.start,
            100.0 * balance.own,
            100.0 * balance.others,
            100.0 * balance.luck
        )?;
    }
    report_decisions(&mut out, analysis)?;
    report_prices(&mut out, analysis)
}

fn report_decisions(out: &mut impl Write, analysis: &Analysis) -> Result<()> {
    let same =
        analysis.decisions.iter().filter(|decision| decision.action == decision.best).count();
    writeln!(
        out,
        "\n{same} of {} decisions were those of the expert. What cost most:",
        analysis.decisions.len()
    )?;
    let mut mistakes: Vec<_> = analysis.decisions.iter().filter(|each| each.is_mistake()).collect();
    mistakes.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    for mistake in mistakes.iter().take(12) {
        writeln!(
            out,
            "  step {:>3}  {}: {}; better: {} ({:.0} % of a win, {:.1} points)",
            mistake.step,
            analysis.players[mistake.seat - 1],
            mistake.words,
            mistake.best_words,
            100.0 * mistake.loss,
            mistake.points_lost
        )?;
    }
    if mistakes.is_empty() {
        writeln!(out, "  nothing that playouts can tell for sure")?;
    }
    Ok(())
}

fn report_prices(out: &mut impl Write, analysis: &Analysis) -> Result<()> {
    if !analysis.prices.is_empty() {
        writeln!(out, "\nPrices and what the policy would have paid at most")?;
    }
    for price in &analysis.prices {
        writeln!(
            out,
            "  step {:>3}  {}: {} for {:.1}",
            price.step,
            analysis.players[price.seat - 1],
            price.paid,
            price.limit
        )?;
    }
    for missed in &analysis.missed {
        writeln!(
            out,
            "  step {:>3}  {} gave away {:.0} points: {}",
            missed.step,
            analysis.players[missed.seat - 1],
            missed.points,
            missed.words
        )?;
    }
    Ok(())
}

/// One digit for each seat, at the height of its chance.
fn draw_chances(out: &mut impl Write, analysis: &Analysis) -> Result<()> {
    let last = analysis.chances.len().saturating_sub(1);
    let moments: Vec<&[f32]> = (0..WIDTH)
        .map(|column| analysis.chances[column * last / (WIDTH - 1)].shares.as_slice())
        .collect();
    for height in (0..=HEIGHT).rev() {
        let row: String = moments.iter().map(|shares| sign_at(shares, height)).collect();
        writeln!(out, "  {:>3} │{}", 100 * height / HEIGHT, row.trim_end())?;
    }
    writeln!(out, "      └{}", "─".repeat(WIDTH))?;
    Ok(())
}

/// The number of the last seat whose chance is at this height.
fn sign_at(shares: &[f32], height: usize) -> char {
    let is_here = |share: f32| (share * HEIGHT as f32 - height as f32).abs() <= 0.5;
    let seat = shares.iter().rposition(|&share| is_here(share));
    let digit = seat.and_then(|seat| u32::try_from(seat + 1).ok());
    digit.and_then(|digit| char::from_digit(digit, 10)).unwrap_or(' ')
}
