use backlot_core::{Evaluate, Seat, WithoutEvents, chance::Fast};

use crate::policy::pick;
use crate::{Advice, Budget, Candidate, words};

/// The action after which the game's own evaluation is best for the seat, on average over sampled worlds
/// and luck. All actions meet the same worlds and the same luck.
pub(crate) fn advise<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    rng: &mut Fast,
    budget: &mut Budget<'_>,
) -> Option<Advice<G::Action>> {
    let mut legal = Vec::new();
    let world = G::sample(view, rng);
    world.legal_actions(seat, &mut legal);
    let mut candidates: Vec<_> =
        legal.iter().map(|&action| Candidate { action, value: 0.0, estimate: None }).collect();
    let mut worlds = 0;
    while legal.len() > 1 && budget.allows(worlds) {
        let world = G::sample(view, rng);
        let same_seed = rng.word();
        for candidate in &mut candidates {
            let mut after = world.clone();
            after.apply(seat, candidate.action, &mut WithoutEvents(Fast::new(same_seed)));
            candidate.value += after.worth(seat);
        }
        worlds += 1;
    }
    for candidate in &mut candidates {
        candidate.value /= worlds.max(1) as f32;
    }
    // Equals are taken in random order, or the bot would always prefer the left.
    for i in (1..candidates.len()).rev() {
        candidates.swap(i, rng.index(i + 1));
    }
    candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
    let best = candidates.first()?.value;
    // Where several choose in secret, a bot that can be foreseen ties with its like again and again. So actions
    // that are about as good are mixed: each has a weight of e to the points by which it falls short of the best.
    let choose_in_secret = world.to_act().union(world.may_revise()).len() > 1;
    let weight = |candidate: &Candidate<G::Action>| (candidate.value - best).exp();
    let weights: Vec<f32> = candidates.iter().map(weight).collect();
    let chosen = candidates[if choose_in_secret { pick(&weights, rng) } else { 0 }].action;
    let place = candidates.iter().position(|candidate| candidate.action == chosen).unwrap_or(0);
    candidates[..=place].rotate_right(1);
    let reason = words::by_points(&candidates, best);
    Some(Advice { action: chosen, candidates, reason })
}
