//! Reasons in words. Every number in them is one of the candidates'.

use backlot_core::{Arg, Text};

use crate::Candidate;

/// Why the first candidate, by points.
pub(crate) fn by_points<A>(candidates: &[Candidate<A>], best: f32) -> Text {
    match candidates {
        [first, second, ..] if first.value >= best => Text::new("bot-reason-greedy")
            .with("worth", tenths(first.value))
            .with("lead", tenths(first.value - second.value)),
        [first, _, ..] => Text::new("bot-reason-mixed")
            .with("worth", tenths(first.value))
            .with("best", tenths(best)),
        _ => Text::new("bot-reason-only"),
    }
}

/// Why the first candidate, by a search: what its playouts to the end said, if there were any.
pub(crate) fn by_search<A>(key: &'static str, candidates: &[Candidate<A>]) -> Text {
    let [first, _, ..] = candidates else { return Text::new("bot-reason-only") };
    match &first.estimate {
        Some(estimate) => Text::new("bot-reason-playouts")
            .with("win", percent(estimate.win))
            .with("points", tenths(estimate.points))
            .with("playouts", usize::try_from(estimate.playouts).unwrap_or(0)),
        None => Text::new(key).with("value", percent(first.value)),
    }
}

/// A share in whole per cent.
pub(crate) fn percent(share: f32) -> Arg {
    Arg::Name(format!("{:.0}", 100.0 * share))
}

/// A value with one digit behind the point, as people read it.
pub(crate) fn tenths(value: f32) -> Arg {
    Arg::Name(format!("{value:.1}"))
}
