//! Levels that play by the policy alone.

use backlot_core::{Seat, Text, chance::Fast};
use backlot_strategy::{Buffers, Knowledge, Strategy};

use crate::{Advice, Candidate, words};

/// So many points of a rating weigh as much as 1 in a learned prior's score.
pub(crate) const LOGIT: f32 = 1.5;

/// The policy's answer with these constants. With a temperature (in points) it may also take what is about as
/// good.
pub(crate) fn advise<G: Strategy>(
    constants: &[f32],
    temperature: f32,
    view: &G::View,
    seat: Seat,
    rng: &mut Fast,
) -> Option<Advice<G::Action>> {
    let world = G::sample(view, rng);
    let mut candidates = rated(&world, seat, constants);
    let best = candidates.first()?.value;
    if candidates.len() == 1 {
        let action = candidates[0].action;
        return Some(Advice { action, candidates, reason: Text::new("bot-reason-only") });
    }
    let several_choose = world.to_act().union(world.may_revise()).len() > 1;
    let action = if temperature > 0.0 {
        let weights =
            candidates.iter().map(|candidate| ((candidate.value - best) / temperature).exp());
        candidates[pick(&weights.collect::<Vec<f32>>(), rng)].action
    } else if several_choose {
        world.play(seat, constants, rng, &mut Buffers::default())
    } else {
        let equals = candidates.iter().take_while(|candidate| candidate.value >= best).count();
        candidates[rng.index(equals)].action
    };
    if let Some(place) = candidates.iter().position(|candidate| candidate.action == action) {
        candidates[..=place].rotate_right(1);
    }
    let reason = words::by_points(&candidates, best);
    Some(Advice { action, candidates, reason })
}

/// What the learned prior makes of actions, in the same order; `None` if there is none.
pub(crate) fn opinion<G: Strategy>(
    knowledge: &Knowledge,
    world: &G,
    seat: Seat,
    candidates: &[Candidate<G::Action>],
) -> Option<Vec<f32>> {
    let prior = knowledge.prior.as_ref()?;
    let actions: Vec<G::Action> = candidates.iter().map(|candidate| candidate.action).collect();
    let mut features = vec![0.0; actions.len() * prior.features];
    world.action_features(seat, &knowledge.tuned, &actions, &mut features);
    Some(features.chunks_exact(prior.features).map(|row| prior.score(row)).collect())
}

/// All legal actions with the policy's ratings, best first.
pub(crate) fn rated<G: Strategy>(
    world: &G,
    seat: Seat,
    constants: &[f32],
) -> Vec<Candidate<G::Action>> {
    let mut buffers = Buffers::default();
    world.legal_actions(seat, &mut buffers.legal);
    world.rate(seat, constants, &buffers.legal, &mut buffers.ratings);
    let pairs = buffers.legal.into_iter().zip(buffers.ratings);
    let mut candidates: Vec<_> =
        pairs.map(|(action, value)| Candidate { action, value, estimate: None }).collect();
    candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
    candidates
}

/// An index with a chance in proportion to its weight.
pub(crate) fn pick(weights: &[f32], rng: &mut Fast) -> usize {
    let sum: f32 = weights.iter().sum();
    let mut at = sum * (rng.word() >> 40) as f32 / (1u32 << 24) as f32;
    let reached = weights.iter().position(|weight| {
        at -= weight;
        at < 0.0
    });
    reached.unwrap_or(0)
}
