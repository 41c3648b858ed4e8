//! `backlot load`: drives many tables at once over loopback, and prints rates and latencies.

mod child;
mod player;

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde::Serialize;
use tokio::sync::Barrier;

use super::print_json;
use super::serve::runtime;
use crate::cli::LoadArgs;
use child::Child;
use player::Table;

/// Less time than this is not worth new tables.
const SHORTEST: Duration = Duration::from_millis(500);

/// What was measured.
#[derive(Serialize, Debug)]
struct Report {
    tables: usize,
    sockets: u64,
    seconds: f64,
    steps: usize,
    steps_per_second: f64,
    server_cpu_seconds: Option<f64>,
    steps_per_server_cpu_second: Option<f64>,
    /// What all viewers of a table were sent for a step.
    bytes_per_step: usize,
    /// From answer to acknowledgement, in milliseconds: the median, the 99th percentile, the worst.
    acknowledged_ms: Option<[f64; 3]>,
    /// From answer to the update at the last of all viewers.
    at_all_viewers_ms: Option<[f64; 3]>,
    memory: Memory,
}

/// Resident memory of the server, in kB.
#[derive(Serialize, Debug, Default)]
struct Memory {
    at_start: Option<u64>,
    with_half: Option<u64>,
    with_tables: Option<u64>,
    with_sockets: Option<u64>,
    at_end: Option<u64>,
    per_table: Option<f64>,
    per_socket: Option<f64>,
}

/// The times of a step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Times {
    pub(crate) acknowledged: Duration,
    pub(crate) at_all_viewers: Duration,
    /// What all viewers were sent.
    pub(crate) bytes: usize,
}

pub(crate) fn run(args: &LoadArgs) -> Result<()> {
    let report = runtime()?.block_on(measure(args))?;
    if args.json { print_json(&report) } else { print(&report) }
}

async fn measure(args: &LoadArgs) -> Result<Report> {
    let child = match &args.server {
        Some(_) => None,
        None => Some(Child::start(args.database.as_deref())?),
    };
    let host = match (&args.server, &child) {
        (Some(link), _) => link.host.clone(),
        (None, Some(child)) => child.host.clone(),
        (None, None) => unreachable!("either is given"),
    };
    let resident = || child.as_ref().and_then(Child::resident);
    let mut memory = Memory { at_start: resident(), ..Memory::default() };
    let wanted = Duration::from_secs(args.seconds);
    let (mut times, mut driven, mut cpu) = (Vec::new(), Duration::ZERO, None);
    // Games are over after a while: then people sit down at new tables, which is not measured.
    for round in 0.. {
        let half = args.tables / 2;
        let mut tables = open_some(&host, round * args.tables, half).await?;
        memory.with_half = memory.with_half.or_else(resident);
        tables.extend(open_some(&host, round * args.tables + half, args.tables - half).await?);
        memory.with_tables = memory.with_tables.or_else(resident);
        let tables = connect_all(args, tables).await?;
        memory.with_sockets = memory.with_sockets.or_else(resident);
        if args.idle {
            break;
        }
        let cpu_before = child.as_ref().and_then(Child::cpu);
        let start = Instant::now();
        times.extend(drive(args, tables, wanted - driven).await?);
        driven += start.elapsed();
        if let Some((after, before)) = child.as_ref().and_then(Child::cpu).zip(cpu_before) {
            *cpu.get_or_insert(0.0) += after - before;
        }
        if driven + SHORTEST > wanted {
            break;
        }
    }
    let seconds = driven.as_secs_f64();
    memory.at_end = resident();
    memory.finish(args);
    let steps = times.len();
    #[expect(clippy::cast_precision_loss, reason = "far fewer steps than 2^52")]
    let count = steps as f64;
    Ok(Report {
        tables: args.tables,
        sockets: args.sockets,
        seconds,
        steps,
        steps_per_second: if steps == 0 { 0.0 } else { count / seconds },
        server_cpu_seconds: cpu,
        steps_per_server_cpu_second: cpu.map(|cpu| count / cpu),
        bytes_per_step: times.iter().map(|times| times.bytes).sum::<usize>() / steps.max(1),
        acknowledged_ms: percentiles(times.iter().map(|times| times.acknowledged)),
        at_all_viewers_ms: percentiles(times.iter().map(|times| times.at_all_viewers)),
        memory,
    })
}

impl Memory {
    fn finish(&mut self, args: &LoadArgs) {
        #[expect(clippy::cast_precision_loss, reason = "kilobytes and tables are few")]
        let per = |after: Option<u64>, before: Option<u64>, count: u64| {
            after.zip(before).map(|(after, before)| (after as f64 - before as f64) / count as f64)
        };
        let tables = args.tables as u64;
        // The second half: with the first tables come caches and connections, which later ones share.
        self.per_table = per(self.with_tables, self.with_half, tables - tables / 2);
        self.per_socket = per(self.with_sockets, self.with_tables, tables * args.sockets);
    }
}

async fn open_some(host: &str, rng: usize, count: usize) -> Result<Vec<Table>> {
    let mut tables = Vec::new();
    for number in 0..count {
        let table = Table::open(host, rng + number).await;
        tables.push(table.context("can't open a table")?);
    }
    Ok(tables)
}

async fn connect_all(args: &LoadArgs, mut tables: Vec<Table>) -> Result<Vec<Table>> {
    for table in &mut tables {
        table.connect(args).await.context("can't connect to a table")?;
    }
    // Who has come is told a moment later.
    tokio::time::sleep(Duration::from_millis(500)).await;
    Ok(tables)
}

async fn drive(args: &LoadArgs, tables: Vec<Table>, end: Duration) -> Result<Vec<Times>> {
    let start = Arc::new(Barrier::new(tables.len()));
    let mut tasks = tokio::task::JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        let (args, start) = (args.clone(), start.clone());
        tasks.spawn(async move {
            start.wait().await;
            // Tables with a pause don't all act in the same moment.
            let offset = args.pause * number as u64 / args.tables as u64;
            tokio::time::sleep(Duration::from_millis(offset)).await;
            table.play(&args, Instant::now() + end).await
        });
    }
    let mut times = Vec::new();
    while let Some(done) = tasks.join_next().await {
        times.extend(done.context("a table broke")??);
    }
    Ok(times)
}

/// The median, the 99th percentile and the worst, in milliseconds.
fn percentiles(times: impl Iterator<Item = Duration>) -> Option<[f64; 3]> {
    let mut sorted: Vec<Duration> = times.collect();
    sorted.sort_unstable();
    let at = |hundredths: usize| sorted.get(sorted.len().saturating_sub(1) * hundredths / 100);
    let ms = |time: &Duration| (time.as_secs_f64() * 1e5).round() / 100.0;
    Some([ms(at(50)?), ms(at(99)?), ms(at(100)?)])
}

fn print(report: &Report) -> Result<()> {
    let Report { tables, sockets, seconds, steps, .. } = report;
    println!("{tables} tables, {sockets} sockets each, {seconds:.1} s");
    println!("steps                     {steps:>10}   {:.0} a second", report.steps_per_second);
    if let (Some(cpu), Some(rate)) = (report.server_cpu_seconds, report.steps_per_server_cpu_second)
    {
        println!("server CPU seconds        {cpu:>10.2}   {rate:.0} steps each");
    }
    println!("bytes sent for a step     {:>10}", report.bytes_per_step);
    for (name, times) in [
        ("answer to acknowledgement", report.acknowledged_ms),
        ("answer to all viewers    ", report.at_all_viewers_ms),
    ] {
        if let Some([p50, p99, worst]) = times {
            println!("{name} p50 {p50:.1} ms, p99 {p99:.1} ms, worst {worst:.1} ms");
        }
    }
    let Memory { at_start, with_half, with_tables, with_sockets, at_end, per_table, per_socket } =
        &report.memory;
    let kb = |value: &Option<u64>| value.map_or_else(|| "?".to_owned(), |kb| kb.to_string());
    println!(
        "memory in kB              start {}, with half of the tables {}, with all {}, with sockets {}, at the end {}",
        kb(at_start),
        kb(with_half),
        kb(with_tables),
        kb(with_sockets),
        kb(at_end)
    );
    if let (Some(table), Some(socket)) = (per_table, per_socket) {
        println!("                          {table:.1} a table, {socket:.1} a socket");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_taken_from_the_sorted_times() {
        let times = (1..=200).rev().map(Duration::from_millis);
        assert_eq!(percentiles(times), Some([100.0, 198.0, 200.0]));
        assert_eq!(percentiles(std::iter::empty()), None);
    }
}
