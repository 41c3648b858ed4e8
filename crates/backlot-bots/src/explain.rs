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

/// The sentences of [`explain`], one by one: a verdict with one number, then what is behind it.
#[must_use]
pub fn reasons<G: Playable + Strategy>(
    view: &G::View,
    seat: Seat,
    advice: &Advice<G::Action>,
) -> Vec<Text> {
    let components = G::viewed_components(view);
    let known = |candidate: &Candidate<G::Action>| candidate.estimate.clone();
    let others = advice.candidates.iter().skip(1);
    let next = others.filter_map(known).next();
    let (Some(own), Some(other)) = (advice.candidates.first().and_then(known), next) else {
        return vec![advice.reason.clone()];
    };
    let mut sentences = vec![verdict(&own, &other)];
    if own.points >= other.points {
        sentences.extend(sources::<G>(&own, &other, &components));
    }
    sentences.extend(limit::<G>(view, seat, &advice.candidates));
    let playouts = usize::try_from(own.playouts).unwrap_or(0);
    sentences.push(Text::new("bot-why-playouts").with("playouts", playouts));
    sentences
}

/// What speaks for the first of two, with one number. Playouts to the end are simpler than the search itself: where they say
/// the opposite, it only says how often the first one wins.
fn verdict(own: &Estimate, next: &Estimate) -> Text {
    let more = own.points - next.points;
    if more >= MIN_POINTS && own.win >= next.win {
        Text::new("bot-why-more").with("points", tenths(more))
    } else {
        Text::new("bot-why-wins").with("win", percent(own.win))
    }
}

/// Why an action was not the bot's choice: what it brings less than the best, and where. Nothing where playouts to the end
/// don't show that.
#[must_use]
pub fn shortcomings<G: Playable + Strategy>(
    view: &G::View,
    best: &Candidate<G::Action>,
    other: &Candidate<G::Action>,
) -> Vec<Text> {
    let (Some(own), Some(best)) = (&other.estimate, &best.estimate) else { return Vec::new() };
    let less = best.points - own.points;
    if less < MIN_POINTS {
        return Vec::new();
    }
    let components = G::viewed_components(view);
    let verdict = Text::new("bot-but-less").with("points", tenths(less));
    [verdict].into_iter().chain(sources::<G>(own, best, &components)).collect()
}

/// Where it brings more or less than the other: the largest differences.
fn sources<G: Strategy>(
    own: &Estimate,
    other: &Estimate,
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
    (!parts.is_empty()).then(|| Text::new("bot-why-parts").with("parts", Arg::List(parts)))
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

    fn estimate(points: f32, win: f32) -> Estimate {
        Estimate { playouts: 40, win, points, lead: 0.0, error: 0.0, parts: Vec::new() }
    }

    #[test]
    fn a_hint_does_not_contradict_itself() {
        let key = |own: (f32, f32), next: (f32, f32)| {
            verdict(&estimate(own.0, own.1), &estimate(next.0, next.1)).key
        };
        assert_eq!(key((31.0, 0.33), (29.0, 0.27)), "bot-why-more");
        assert_eq!(key((31.0, 0.27), (29.0, 0.33)), "bot-why-wins");
        assert_eq!(key((29.0, 0.33), (31.0, 0.27)), "bot-why-wins");
        assert_eq!(key((29.2, 0.33), (29.0, 0.27)), "bot-why-wins");
    }
}
