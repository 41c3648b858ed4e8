use std::io::{self, Write};
use std::time::Duration;

use anyhow::Result;
use backlot_arena::{Speed, measure_speed};
use backlot_games::GameKind;

use super::{Usage, print_json, setup_request};
use crate::cli::BenchArgs;

/// Measures every game and number of players that was asked for.
pub(super) fn run(args: &BenchArgs) -> Result<()> {
    if args.rounds == 0 || args.ms == 0 {
        return Err(Usage("--rounds and --ms must be at least 1".to_owned()).into());
    }
    let request = setup_request(&args.setup)?;
    let kinds = args.game.map_or(GameKind::ALL.to_vec(), |kind| vec![kind]);
    let each = Duration::from_millis(args.ms);
    let mut all = Vec::new();
    if !args.json {
        print_heading()?;
    }
    for kind in kinds {
        let seats = match request.seats {
            Some(seats) => vec![seats],
            None => kind.info().seats.clone().collect(),
        };
        for seats in seats {
            let mut request = request.clone();
            request.seats = Some(seats);
            let speed = measure_speed(kind, &request, args.rounds, each)?;
            if !args.json {
                print_row(&speed)?;
            }
            all.push(speed);
        }
    }
    if args.json {
        return print_json(&all);
    }
    let mut out = io::stdout().lock();
    writeln!(out, "\nRandom play on one core, per CPU second, best of {} rounds.", args.rounds)?;
    writeln!(out, "ns: nanoseconds for one operation, on positions of random games.")?;
    Ok(())
}

fn print_heading() -> Result<()> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{:<16} {:>5} {:>10} {:>14} {:>8} {:>8} {:>8} {:>8} {:>8} {:>6}",
        "game",
        "seats",
        "games/s",
        "decisions/s",
        "clone",
        "legal",
        "apply",
        "view",
        "sample",
        "bytes"
    )?;
    writeln!(out, "{:<48} {:>8} {:>8} {:>8} {:>8} {:>8}", "", "ns", "ns", "ns", "ns", "ns")?;
    Ok(())
}

fn print_row(speed: &Speed) -> Result<()> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{:<16} {:>5} {:>10.0} {:>14.0} {:>8.1} {:>8.1} {:>8.1} {:>8.1} {:>8.1} {:>6}",
        speed.game,
        speed.seats,
        speed.games_per_second,
        speed.decisions_per_second,
        speed.clone_ns,
        speed.legal_ns,
        speed.apply_ns,
        speed.view_ns,
        speed.sample_ns,
        speed.state_bytes
    )?;
    Ok(())
}
