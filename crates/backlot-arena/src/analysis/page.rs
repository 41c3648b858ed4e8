//! An analysis as one page without anything from elsewhere.

use std::fmt::Write;

use super::{Analysis, Decision};
use crate::page::{HEAD, escape};

/// Colours and dashes of the seats' lines: never colour alone.
const LINES: [(&str, &str); 6] = [
    ("#2a78c8", ""),
    ("#c8502a", "8 3"),
    ("#2a9d5c", "2 3"),
    ("#8a4fc8", "10 3 2 3"),
    ("#b08a00", "5 5"),
    ("#c82a78", "1 4"),
];

/// The page: the chances to win drawn over time, luck and skill, mistakes, prices and what was given away.
#[must_use]
pub fn analysis_page(analysis: &Analysis) -> String {
    let mut html = String::from(HEAD);
    let title = escape(&analysis.title);
    let _ = write!(html, "<title>{title}: analysis</title></head><body><h1>{title}: analysis</h1>");
    let _ = write!(
        html,
        "<p>Numbers come from playouts ({} behind each chance) and from a search of {} iterations for each decision. They are estimates.</p>",
        analysis.care.1, analysis.care.0
    );
    html.push_str("<h2>Chances to win</h2>");
    html.push_str(&chances_picture(analysis));
    balance(&mut html, analysis);
    decisions(&mut html, analysis);
    prices(&mut html, analysis);
    missed(&mut html, analysis);
    html.push_str("</body></html>\n");
    html
}

fn chances_picture(analysis: &Analysis) -> String {
    let last = analysis.chances.last().map_or(1, |moment| moment.step.max(1)) as f32;
    let mut svg = String::from(
        "<svg viewBox=\"0 0 700 260\" width=\"700\" role=\"img\" aria-label=\"Each player's chance to win over the steps of the game\"><rect x=\"30\" width=\"660\" height=\"240\" fill=\"none\" stroke=\"#8886\"/>",
    );
    for percent in [0, 25, 50, 75, 100] {
        let y = 240.0 - 2.4 * percent as f32;
        let _ = write!(
            svg,
            "<line x1=\"30\" x2=\"690\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#8884\"/><text x=\"0\" y=\"{:.1}\" font-size=\"11\" fill=\"currentColor\">{percent}</text>",
            y + 4.0
        );
    }
    for (seat, (colour, dashes)) in (0..analysis.players.len()).zip(LINES) {
        let mut points = String::new();
        for moment in &analysis.chances {
            let x = 30.0 + 660.0 * moment.step as f32 / last;
            let _ = write!(points, "{x:.1},{:.1} ", 240.0 - 240.0 * moment.shares[seat]);
        }
        let _ = write!(
            svg,
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/>"
        );
    }
    for mistake in analysis.decisions.iter().filter(|decision| decision.is_mistake()) {
        let x = 30.0 + 660.0 * mistake.step as f32 / last;
        let colour = LINES[(mistake.seat - 1) % LINES.len()].0;
        let _ = write!(
            svg,
            "<path d=\"M{x:.1} 244l5 10h-10z\" fill=\"{colour}\"><title>step {}: {}</title></path>",
            mistake.step,
            escape(&mistake.words)
        );
    }
    svg.push_str("</svg><ul>");
    for (name, (colour, dashes)) in analysis.players.iter().zip(LINES) {
        let _ = write!(
            svg,
            "<li><svg width=\"40\" height=\"10\" aria-hidden=\"true\"><line x1=\"0\" x2=\"40\" y1=\"5\" y2=\"5\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/></svg> {}</li>",
            escape(name)
        );
    }
    svg + "</ul><p>Triangles mark decisions that cost a lot.</p>"
}

fn balance(html: &mut String, analysis: &Analysis) {
    html.push_str("<h2>Luck and skill</h2><table><caption>What changed each player’s chance to win, in hundredths of a win</caption><thead><tr><th>player</th><th>score</th><th>at the start</th><th>own decisions</th><th>others’ decisions</th><th>luck of the draws</th></tr></thead><tbody>");
    for ((name, score), balance) in
        analysis.players.iter().zip(&analysis.scores).zip(&analysis.balance)
    {
        let _ = write!(
            html,
            "<tr><th>{}</th><td>{score}</td><td>{:.0}</td><td>{:+.0}</td><td>{:+.0}</td><td>{:+.0}</td></tr>",
            escape(name),
            100.0 * balance.start,
            100.0 * balance.own,
            100.0 * balance.others,
            100.0 * balance.luck
        );
    }
    html.push_str("</tbody></table>");
}

fn decisions(html: &mut String, analysis: &Analysis) {
    let mut worst: Vec<&Decision> =
        analysis.decisions.iter().filter(|decision| decision.is_mistake()).collect();
    worst.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    let same =
        analysis.decisions.iter().filter(|decision| decision.action == decision.best).count();
    let _ = write!(
        html,
        "<h2>What the expert would have done</h2><p>{same} of {} decisions were the expert’s own; {} cost a lot.</p>",
        analysis.decisions.len(),
        worst.len()
    );
    if worst.is_empty() {
        return;
    }
    html.push_str("<table><thead><tr><th>step</th><th>player</th><th>did</th><th>better</th><th>cost</th><th>points</th></tr></thead><tbody>");
    for decision in worst {
        let _ = write!(
            html,
            "<tr><td>{}</td><th>{}</th><td>{}</td><td>{}</td><td>{:.0} ± {:.0} %</td><td>{:+.1}</td></tr>",
            decision.step,
            escape(&analysis.players[decision.seat - 1]),
            escape(&decision.words),
            escape(&decision.best_words),
            100.0 * decision.loss,
            196.0 * decision.error,
            -decision.points_lost
        );
    }
    html.push_str("</tbody></table>");
}

fn prices(html: &mut String, analysis: &Analysis) {
    if analysis.prices.is_empty() {
        return;
    }
    html.push_str("<h2>Prices and worth</h2><table><caption>What was bid in the end, and what the policy would have paid at most</caption><thead><tr><th>step</th><th>player</th><th>bid</th><th>paid</th><th>worth</th><th></th></tr></thead><tbody>");
    for price in &analysis.prices {
        let verdict = if price.paid as f32 > price.limit + 1.0 {
            "too dear"
        } else if (price.paid as f32) < price.limit - 2.0 {
            "a bargain"
        } else {
            ""
        };
        let _ = write!(
            html,
            "<tr><td>{}</td><th>{}</th><td>{}</td><td>{}</td><td>{:.1}</td><td>{verdict}</td></tr>",
            price.step,
            escape(&analysis.players[price.seat - 1]),
            escape(&price.words),
            price.paid,
            price.limit
        );
    }
    html.push_str("</tbody></table>");
}

fn missed(html: &mut String, analysis: &Analysis) {
    if analysis.missed.is_empty() {
        return;
    }
    html.push_str("<h2>Given away</h2><ul>");
    for missed in &analysis.missed {
        let _ = write!(
            html,
            "<li>Step {}, {}: {:.0} points. {}</li>",
            missed.step,
            escape(&analysis.players[missed.seat - 1]),
            missed.points,
            escape(&missed.words)
        );
    }
    html.push_str("</ul>");
}
