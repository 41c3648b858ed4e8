//! Why, in words. Every number in the sentence is one of the search's own.

use backlot_core::{Arg, Playable, Seat, Text};
use backlot_strategy::{Part, Strategy};

use crate::words::{percent, tenths};
use crate::{Advice, Candidate, Estimate};

/// At most so many sources of points are named.
const MAX_PARTS: usize = 3;
/// Differences below this many points are not worth a word.
const MIN_POINTS: f32 = 0.5;

/// Why the bot would do it: how often it wins and what it brings, compared with the next best, and where to stop
/// bidding. Without playouts to the end it is the advice's own short reason.
#[must_use]
pub fn explain<G: Playable + Strategy>(
    view: &G::View,
    seat: Seat,
    advice: &Advice<G::Action>,
) -> Text {
    let together = |first, second| {
        Text::new("bot-why").with("first", Arg::Text(first)).with("second", Arg::Text(second))
    };
    let sentences = reasons::<G>(view, seat, advice);
    sentences.into_iter().reduce(together).unwrap_or_else(|| advice.reason.clone())
}

/// The sentences of [`explain`], one by one.
#[must_use]
pub fn reasons<G: Playable + Strategy>(
    view: &G::View,
    seat: Seat,
    advice: &Advice<G::Action>,
) -> Vec<Text> {
    let components = G::viewed_components(view);
    let label = |action| G::choice(view, seat, action).label;
    let known = |candidate: &Candidate<G::Action>| candidate.estimate.clone();
    let [first, second, ..] = advice.candidates.as_slice() else {
        return vec![advice.reason.clone()];
    };
    let (Some(own), Some(other)) = (known(first), known(second)) else {
        return vec![advice.reason.clone()];
    };
    let mut sentences = vec![verdict((first, &own), (second, &other), label(second.action))];
    sentences.extend(compared::<G>(&own, &other, ["bot-why-more", "bot-why-less"], &components));
    sentences.extend(limit::<G>(view, seat, &advice.candidates));
    sentences
}

/// What speaks for the first of two. Playouts to the end are simpler than the search itself: where they say the opposite, the
/// sentence tells both, or that there is little between the two.
fn verdict<A>(
    (first, own): (&Candidate<A>, &Estimate),
    (second, next): (&Candidate<A>, &Estimate),
    other: Text,
) -> Text {
    let text = if own.win >= next.win {
        Text::new("bot-why-wins")
    } else if first.value > second.value {
        Text::new("bot-why-ahead")
            .with("value", percent(first.value))
            .with("otherValue", percent(second.value))
    } else {
        Text::new("bot-why-even")
    };
    text.with("playouts", usize::try_from(own.playouts).unwrap_or(0))
        .with("win", percent(own.win))
        .with("other", Arg::Text(other))
        .with("otherWin", percent(next.win))
}

/// Why an action was not the bot's choice: how often it wins, and what it brings less than the best. Nothing
/// without playouts to the end of both.
#[must_use]
pub fn shortcomings<G: Playable + Strategy>(
    view: &G::View,
    best: &Candidate<G::Action>,
    other: &Candidate<G::Action>,
) -> Vec<Text> {
    let (Some(own), Some(best)) = (&other.estimate, &best.estimate) else { return Vec::new() };
    let components = G::viewed_components(view);
    let mut sentences = vec![
        Text::new("bot-but-wins")
            .with("playouts", usize::try_from(own.playouts).unwrap_or(0))
            .with("win", percent(own.win)),
    ];
    let keys = ["bot-but-more", "bot-but-less"];
    sentences.extend(compared::<G>(own, best, keys, &components));
    sentences
}

/// What it brings more than the other, and from where: one of two messages, as it brings more or less.
fn compared<G: Strategy>(
    own: &Estimate,
    other: &Estimate,
    [more, less]: [&'static str; 2],
    components: &G::Components,
) -> Option<Text> {
    let name = G::CAPABILITIES.score_parts?.name;
    let parts: Vec<Text> = differences(own, other)
        .into_iter()
        .take(MAX_PARTS)
        .filter(|(_, points)| points.abs() >= MIN_POINTS)
        .map(|(part, points)| {
            Text::new("bot-why-part")
                .with("points", signed(points))
                .with("part", Arg::Text(name(components, part)))
        })
        .collect();
    if parts.is_empty() {
        return None;
    }
    let key = if own.points >= other.points { more } else { less };
    let points = tenths((own.points - other.points).abs());
    Some(Text::new(key).with("points", points).with("parts", Arg::List(parts)))
}

/// The points by which two estimates differ, part by part, largest first.
#[must_use]
pub fn differences(own: &Estimate, other: &Estimate) -> Vec<(Part, f32)> {
    let of = |estimate: &Estimate, part: Part| {
        estimate.parts.iter().find(|known| known.0 == part).map_or(0.0, |known| known.1)
    };
    let mut parts: Vec<Part> = own.parts.iter().chain(&other.parts).map(|known| known.0).collect();
    parts.sort_unstable();
    parts.dedup();
    let mut differences: Vec<(Part, f32)> =
        parts.into_iter().map(|part| (part, of(own, part) - of(other, part))).collect();
    differences.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    differences
}

/// Up to where bidding is better than passing, if the search tried both.
fn limit<G: Playable + Strategy>(
    view: &G::View,
    seat: Seat,
    candidates: &[Candidate<G::Action>],
) -> Option<Text> {
    let choices =
        candidates.iter().map(|candidate| (G::choice(view, seat, candidate.action), candidate));
    let (bids, rest): (Vec<_>, Vec<_>) = choices.partition(|(choice, _)| choice.verb == "bid");
    let pass = rest.iter().find(|(choice, _)| choice.verb == "pass")?.1.value;
    let amount = |of: &dyn Fn(f32) -> bool| {
        let fitting = bids.iter().filter(|(_, candidate)| of(candidate.value));
        fitting.filter_map(|(choice, _)| choice.amount).max()
    };
    let stop = amount(&|value| value >= pass)?;
    // Only if the search also saw a bid that is too high.
    let too_high = bids.iter().any(|(choice, candidate)| {
        choice.amount.is_some_and(|amount| amount > stop) && candidate.value < pass
    });
    too_high.then(|| Text::new("bot-why-stop").with("amount", Arg::Number(stop)))
}

fn signed(points: f32) -> Arg {
    Arg::Name(format!("{points:+.1}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighed(value: f32, win: f32) -> (Candidate<u8>, Estimate) {
        let estimate =
            Estimate { playouts: 40, win, points: 0.0, lead: 0.0, error: 0.0, parts: Vec::new() };
        (Candidate { action: 0, value, estimate: Some(estimate.clone()) }, estimate)
    }

    #[test]
    fn a_hint_does_not_contradict_itself() {
        let key = |own: (f32, f32), next: (f32, f32)| {
            let (own, next) = (weighed(own.0, own.1), weighed(next.0, next.1));
            verdict((&own.0, &own.1), (&next.0, &next.1), Text::new("other")).key
        };
        assert_eq!(key((0.31, 0.33), (0.29, 0.27)), "bot-why-wins");
        assert_eq!(key((0.31, 0.27), (0.29, 0.33)), "bot-why-ahead");
        assert_eq!(key((0.29, 0.27), (0.31, 0.33)), "bot-why-even");
    }
}
