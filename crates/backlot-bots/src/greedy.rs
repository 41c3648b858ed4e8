use backlot_core::{Arg, Evaluate, Quiet, Seat, Text, chance::Fast};

use crate::{Advice, Budget, Candidate};

/// The action after which the game's own evaluation is best for the seat, on average over sampled worlds
/// and luck. All actions meet the same worlds and the same luck.
pub(crate) fn advise<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    luck: &mut Fast,
    budget: &mut Budget<'_>,
) -> Option<Advice<G::Action>> {
    let mut legal = Vec::new();
    G::sample(view, luck).legal_actions(seat, &mut legal);
    let mut candidates: Vec<_> =
        legal.iter().map(|&action| Candidate { action, value: 0.0 }).collect();
    let mut worlds = 0;
    while legal.len() > 1 && budget.allows(worlds) {
        let world = G::sample(view, luck);
        let same_luck = luck.word();
        for candidate in &mut candidates {
            let mut after = world.clone();
            after.apply(seat, candidate.action, &mut Quiet(Fast::new(same_luck)));
            candidate.value += after.worth(seat);
        }
        worlds += 1;
    }
    for candidate in &mut candidates {
        candidate.value /= worlds.max(1) as f32;
    }
    // Equals are taken in random order, or the bot would always prefer the left.
    for i in (1..candidates.len()).rev() {
        candidates.swap(i, luck.index(i + 1));
    }
    candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
    let action = candidates.first()?.action;
    let reason = match candidates.as_slice() {
        [best, second, ..] => Text::new("bot-reason-greedy")
            .with("worth", tenths(best.value))
            .with("lead", tenths(best.value - second.value)),
        _ => Text::new("bot-reason-only"),
    };
    Some(Advice { action, candidates, reason })
}

/// A value with one digit behind the point, as people read it.
fn tenths(value: f32) -> Arg {
    Arg::Name(format!("{value:.1}"))
}
