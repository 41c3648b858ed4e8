//! Results as one page without anything from elsewhere.

use std::fmt::Write;

use crate::Summary;

/// The page: a row for each contest with its interval drawn, and the running share of each.
#[must_use]
pub fn page(
    title: &str,
    command: &str,
    summaries: &[Summary],
    ratings: &[(String, f64)],
) -> String {
    let mut html = String::from(HEAD);
    let _ = write!(html, "<title>{0}</title></head><body><h1>{0}</h1>", escape(title));
    let _ = write!(html, "<p>Made by <code>{}</code></p>", escape(command));
    html.push_str("<table><caption>Share of wins with 95 % intervals over deal blocks; the line marks the fair share</caption>");
    html.push_str("<thead><tr><th>hero</th><th>field</th><th>seats</th><th>games</th><th>share</th><th></th><th>margin</th><th>p50 ms</th><th>p95 ms</th><th>p99 ms</th></tr></thead><tbody>");
    for summary in summaries {
        let _ = write!(
            html,
            "<tr><th>{}</th><td>{}</td><td>{}</td><td>{}</td><td>{:.1} ± {:.1} %</td><td>{}</td><td>{:+.2} ± {:.2}</td><td>{:.3}</td><td>{:.3}</td><td>{:.3}</td></tr>",
            escape(&summary.hero),
            escape(&summary.field),
            summary.seats,
            summary.games,
            100.0 * summary.share.mean,
            196.0 * summary.share.error,
            interval_picture(summary),
            summary.margin.mean,
            1.96 * summary.margin.error,
            summary.milliseconds[0],
            summary.milliseconds[1],
            summary.milliseconds[2],
        );
    }
    html.push_str("</tbody></table>");
    for summary in summaries {
        let _ = write!(
            html,
            "<h2>{} against {}</h2>{}{}",
            escape(&summary.hero),
            escape(&summary.field),
            history_picture(summary),
            seat_table(summary)
        );
    }
    if !ratings.is_empty() {
        html.push_str("<h2>Ratings</h2><table><caption>Strength by Plackett and Luce: the chance to come first is in proportion to it</caption><tbody>");
        for (name, strength) in ratings {
            let _ = write!(html, "<tr><th>{}</th><td>{strength:.3}</td></tr>", escape(name));
        }
        html.push_str("</tbody></table>");
    }
    html.push_str("</body></html>\n");
    html
}

pub(crate) const HEAD: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><style>\
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}caption{text-align:left;padding:.3rem 0}\
th,td{padding:.3rem .6rem;border-bottom:1px solid #8886;text-align:left}svg{max-width:100%;height:auto}</style>";

/// A share from 0 to 1 in a strip 200 wide: the interval as a bar, the mean as a dot, the fair share as a line.
fn interval_picture(summary: &Summary) -> String {
    let at = |share: f64| 200.0 * share.clamp(0.0, 1.0);
    let (low, high) = (at(summary.share.interval.low), at(summary.share.interval.high));
    format!(
        "<svg width=\"200\" height=\"16\" role=\"img\" aria-label=\"{:.1} to {:.1} percent\"><line x1=\"{fair:.1}\" x2=\"{fair:.1}\" y1=\"0\" y2=\"16\" stroke=\"currentColor\" stroke-dasharray=\"2\"/><rect x=\"{low:.1}\" width=\"{:.1}\" y=\"5\" height=\"6\" fill=\"#2a78c8\"/><circle cx=\"{:.1}\" cy=\"8\" r=\"4\" fill=\"#2a78c8\" stroke=\"currentColor\"/></svg>",
        100.0 * summary.share.interval.low,
        100.0 * summary.share.interval.high,
        (high - low).max(1.0),
        at(summary.share.mean),
        fair = at(summary.fair_share),
    )
}

/// The running share of wins over the blocks.
fn history_picture(summary: &Summary) -> String {
    let last = summary.history.len().saturating_sub(1).max(1) as f64;
    let mut points = String::new();
    for (place, share) in summary.history.iter().enumerate() {
        let _ = write!(points, "{:.1},{:.1} ", 600.0 * place as f64 / last, 120.0 * (1.0 - share));
    }
    let fair = 120.0 * (1.0 - summary.fair_share);
    format!(
        "<svg viewBox=\"0 0 600 120\" width=\"600\" role=\"img\" aria-label=\"Running share of wins over {} blocks, ending at {:.1} percent\"><rect width=\"600\" height=\"120\" fill=\"none\" stroke=\"#8886\"/><line x1=\"0\" x2=\"600\" y1=\"{fair:.1}\" y2=\"{fair:.1}\" stroke=\"currentColor\" stroke-dasharray=\"4\"/><polyline points=\"{points}\" fill=\"none\" stroke=\"#2a78c8\" stroke-width=\"2\"/></svg>",
        summary.blocks,
        100.0 * summary.share.mean
    )
}

fn seat_table(summary: &Summary) -> String {
    let mut html = String::from(
        "<table><thead><tr><th>hero’s seat</th><th>share</th><th>margin</th><th>mean rank</th></tr></thead><tbody>",
    );
    for (number, seat) in (1..).zip(&summary.by_seat) {
        let _ = write!(
            html,
            "<tr><th>{number}</th><td>{:.1} %</td><td>{:+.2}</td><td>{:.2}</td></tr>",
            100.0 * seat.share,
            seat.margin,
            seat.rank
        );
    }
    html + "</tbody></table>"
}

pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
