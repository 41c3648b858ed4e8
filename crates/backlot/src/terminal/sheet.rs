//! The score sheet as a table.

use backlot_core::{Outcome, Seat};
use backlot_locales::Locale;

use super::page::{fit, terminal_width};

/// What a source of points is called.
pub(crate) fn source_name(game: &str, source: &str) -> String {
    Locale::english().message(&format!("{game}-source-{source}"))
}

/// The score sheet, a line for each source.
pub(crate) fn lines(game: &str, outcome: &Outcome, names: &[String]) -> Vec<String> {
    let total = Locale::english().message("terminal-total");
    let rank = Locale::english().message("terminal-rank");
    let sources: Vec<String> =
        outcome.sheet.lines().iter().map(|line| source_name(game, line.source)).collect();
    let label = sources.iter().chain([&total, &rank]).map(|name| name.chars().count()).max();
    let label = label.unwrap_or(0) + 2;
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).clamp(6, 16);
    // Two columns are left for callers that indent the sheet.
    let most = terminal_width().saturating_sub(label + 2) / outcome.seats.max(1);
    let column = (longest + 2).min(most.max(5));
    let row = |name: &str, cell: &dyn Fn(Seat) -> String| {
        let cells: String =
            Seat::all(outcome.seats).map(|seat| format!("{:>column$}", cell(seat))).collect();
        format!("{}{cells}", fit(name, label))
    };
    let name_of = |seat: Seat| {
        fit(names.get(seat.index()).map_or("", String::as_str), column - 1).trim_end().to_owned()
    };
    let mut lines = vec![row("", &name_of)];
    for (line, name) in outcome.sheet.lines().iter().zip(&sources) {
        lines.push(row(name, &|seat| line.points[seat].to_string()));
    }
    lines.push(row(&total, &|seat| outcome.scores[seat].to_string()));
    lines.push(row(&rank, &|seat| format!("{}.", outcome.ranks[seat])));
    lines
}
