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
    let world = G::sample(view, luck);
    world.legal_actions(seat, &mut legal);
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
    let best = *candidates.first()?;
    let choose_in_secret = world.to_act().union(world.may_revise()).len() > 1;
    let chosen = if choose_in_secret { mixed(&candidates, luck) } else { best };
    let reason = match candidates.as_slice() {
        [_, second, ..] if chosen == best => Text::new("bot-reason-greedy")
            .with("worth", tenths(best.value))
            .with("lead", tenths(best.value - second.value)),
        [_, _, ..] => Text::new("bot-reason-mixed")
            .with("worth", tenths(chosen.value))
            .with("best", tenths(best.value)),
        _ => Text::new("bot-reason-only"),
    };
    Some(Advice { action: chosen.action, candidates, reason })
}

/// Where several choose in secret, a bot that can be foreseen ties with its like again and again. So actions that
/// are about as good are mixed: each has a weight of e to the points by which it falls short of the best.
fn mixed<A: Copy>(candidates: &[Candidate<A>], luck: &mut Fast) -> Candidate<A> {
    let best = candidates[0].value;
    let weight = |candidate: &Candidate<A>| (candidate.value - best).exp();
    let sum: f32 = candidates.iter().map(weight).sum();
    let mut at = sum * (luck.word() >> 40) as f32 / (1u32 << 24) as f32;
    let reached = candidates.iter().find(|candidate| {
        at -= weight(candidate);
        at < 0.0
    });
    *reached.unwrap_or(&candidates[0])
}

/// A value with one digit behind the point, as people read it.
fn tenths(value: f32) -> Arg {
    Arg::Name(format!("{value:.1}"))
}
