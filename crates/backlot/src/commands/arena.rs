use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::{Context, Result};
use backlot_arena::{
    Block, Contest, Entrant, Progress, Rankings, Results, Sequential, Summary, Verdict, page,
};
use serde_json::json;

use super::knowledge::own_knowledge;
use super::progress::{Bar, with_bar};
use super::{Usage, print_json, setup_request};
use crate::cli::ArenaArgs;

/// Plays the contests that were asked for and reports them.
pub(super) fn run(args: &ArenaArgs) -> Result<()> {
    let pairs = pairs(args)?;
    if args.out.is_some() && pairs.len() > 1 {
        return Err(Usage("--out keeps one contest: name a --hero and a --field".to_owned()).into());
    }
    let progress = Arc::new(Progress::default());
    let on_interrupt = Arc::clone(&progress);
    ctrlc::set_handler(move || on_interrupt.stop.store(true, Ordering::Relaxed))
        .context("can't listen for Ctrl-C")?;
    let interrupted = Arc::clone(&progress);
    let mut summaries = Vec::new();
    let mut rankings = Rankings::default();
    let mut names: Vec<String> = Vec::new();
    for (hero, field) in pairs {
        if interrupted.stop.load(Ordering::Relaxed) {
            break;
        }
        let (blocks, summary) = run_one(args, hero, field, &progress)?;
        let hero = place(&mut names, &summary.hero);
        let field = place(&mut names, &summary.field);
        if hero != field {
            add_rankings(&mut rankings, &blocks, hero, field);
        }
        summaries.push(summary);
    }
    let ratings: Vec<(String, f64)> = if names.len() > 1 {
        names.iter().cloned().zip(rankings.strengths(names.len())).collect()
    } else {
        Vec::new()
    };
    if let Some(path) = &args.html {
        write_page(path, args, &summaries, &ratings)?;
    }
    if args.json {
        return print_json(
            &json!({ "game": args.game.id(), "contests": summaries, "ratings": ratings }),
        );
    }
    report(args, &summaries, &ratings)
}

/// Hero and field of each contest: the two named, or everybody against everybody.
fn pairs(args: &ArenaArgs) -> Result<Vec<(Entrant, Entrant)>> {
    match (args.hero, args.field, args.bots.as_slice()) {
        (Some(hero), Some(field), []) => Ok(vec![(hero, field)]),
        (None, None, bots @ [_, _, ..]) => {
            let against = |&hero| bots.iter().map(move |&field| (hero, field));
            Ok(bots.iter().flat_map(against).filter(|(hero, field)| hero != field).collect())
        }
        _ => Err(Usage(
            "name a --hero and a --field, or at least two --bots for a whole cross-table"
                .to_owned(),
        )
        .into()),
    }
}

fn run_one(
    args: &ArenaArgs,
    hero: Entrant,
    field: Entrant,
    progress: &Progress,
) -> Result<(Vec<Block>, Summary)> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let contest = Contest {
        kind: args.game,
        request: setup_request(&args.setup)?,
        hero,
        field,
        hero_knows: own_knowledge(args.game, &args.knowledge)?.map(Arc::new),
        blocks: args.blocks,
        seed: args.seed.clone(),
        threads: args.threads.unwrap_or(threads),
    };
    let mut results = args.out.as_deref().map(|path| Results::open(path, &contest)).transpose()?;
    let known: Vec<Block> = results
        .as_ref()
        .map_or_else(Vec::new, |results| results.blocks.values().cloned().collect());
    let seats = contest.request.seats.unwrap_or(args.game.info().default_seats);
    let fair = 1.0 / seats.max(1) as f64;
    let gain = args.gain.map(|gain| Sequential::new(fair, fair + gain));
    let at_least = args.at_least.map(Sequential::at_least);
    let mut test = gain.or(at_least);
    for block in &known {
        test.iter_mut().for_each(|test| test.add(block.share()));
    }
    let mut blocks = known.clone();
    let mut disk = Ok(());
    let keep = |block: Block| {
        if let Some(results) = &mut results {
            disk = results.add(&block);
        }
        test.iter_mut().for_each(|test| test.add(block.share()));
        blocks.push(block);
        disk.is_ok() && test.as_ref().is_none_or(|test| test.verdict() == Verdict::Open)
    };
    progress.done.store(0, Ordering::Relaxed);
    let stopped_before = progress.stop.load(Ordering::Relaxed);
    let done = |number| known.binary_search_by_key(&number, |block| block.number).is_ok();
    let message = format!("{} against {}", contest.hero, contest.field);
    let bar = Bar { message, length: contest.blocks, units: "blocks", keeps: true };
    let times = with_bar(bar, progress, |progress| contest.run(progress, done, keep))?;
    disk?;
    blocks.sort_by_key(|block| block.number);
    let verdict = test.map(|test| test.verdict());
    // A test that is settled stops its own contest, not those to come.
    if !stopped_before && verdict.is_some_and(|verdict| verdict != Verdict::Open) {
        progress.stop.store(false, Ordering::Relaxed);
    }
    let summary = Summary::of(hero.to_string(), field.to_string(), &blocks, &times, verdict);
    Ok((blocks, summary))
}

fn place(names: &mut Vec<String>, name: &str) -> usize {
    names.iter().position(|known| known == name).unwrap_or_else(|| {
        names.push(name.to_owned());
        names.len() - 1
    })
}

/// Of each game only what is known without doubt: those behind the hero, and those before.
fn add_rankings(rankings: &mut Rankings, blocks: &[Block], hero: usize, field: usize) {
    for block in blocks {
        for &rank in &block.ranks {
            let before = usize::from(rank) - 1;
            let mut order = vec![field; block.ranks.len() - 1];
            order.insert(before.min(order.len()), hero);
            rankings.add(order);
        }
    }
}

fn write_page(
    path: &Path,
    args: &ArenaArgs,
    summaries: &[Summary],
    ratings: &[(String, f64)],
) -> Result<()> {
    let title = format!("{}: arena", args.game.info().title);
    let command: Vec<String> = std::env::args().skip(1).collect();
    let html = page(&title, &format!("backlot {}", command.join(" ")), summaries, ratings);
    std::fs::write(path, html).with_context(|| format!("can't write {}", path.display()))
}

fn report(args: &ArenaArgs, summaries: &[Summary], ratings: &[(String, f64)]) -> Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}, seed `{}`, deal blocks", args.game.info().title, args.seed)?;
    writeln!(
        out,
        "{:<14} {:<14} {:>6}  {:>16} {:>6}  {:>16}  {:>8} {:>8} {:>8}",
        "hero", "field", "games", "share of wins", "fair", "margin", "p50 ms", "p95 ms", "p99 ms"
    )?;
    for summary in summaries {
        let verdict = match summary.verdict {
            None => "",
            Some(Verdict::Better) => "  better",
            Some(Verdict::NoBetter) => "  no better",
            Some(Verdict::Open) => "  not settled",
        };
        writeln!(
            out,
            "{:<14} {:<14} {:>6}  {:>6.1} ± {:>4.1} %   {:>5.1}%  {:>+7.2} ± {:>5.2}   {:>8.3} {:>8.3} {:>8.3}{verdict}",
            summary.hero,
            summary.field,
            summary.games,
            100.0 * summary.share.mean,
            196.0 * summary.share.error,
            100.0 * summary.fair_share,
            summary.margin.mean,
            1.96 * summary.margin.error,
            summary.milliseconds[0],
            summary.milliseconds[1],
            summary.milliseconds[2],
        )?;
    }
    for summary in summaries {
        writeln!(out, "\n{} against {}, by the hero's seat:", summary.hero, summary.field)?;
        for (number, seat) in (1..).zip(&summary.by_seat) {
            writeln!(
                out,
                "  p{number}  {:>5.1} %  {:>+7.2} points  mean rank {:.2}",
                100.0 * seat.share,
                seat.margin,
                seat.rank
            )?;
        }
    }
    if !ratings.is_empty() {
        writeln!(out, "\nStrength (Plackett-Luce, chance to come first in proportion):")?;
        for (name, strength) in ratings {
            writeln!(out, "  {name:<14} {strength:>8.3}")?;
        }
    }
    Ok(())
}
