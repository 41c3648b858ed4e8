//! Levels that play by the policy alone, and level normal, which looks at a few playouts where a game says that the policy's rules of thumb err
//! most.

use backlot_core::{Seat, Text, chance::Fast};
use backlot_strategy::{Buffers, Knowledge, Level, Strategy, pick, several_choose};

use crate::playout::position_key;
use crate::rollouts::Reach;
use crate::search::{Search, is_undecided, rated};
use crate::{Advice, Candidate, words};

const GLANCE: Reach = Reach { stages: 4, actions: 6 };
/// In an auction it is to go on or not: with more to compare, so few playouts tell nothing.
const GLANCE_AT_AUCTION: Reach = Reach { stages: 4, actions: 2 };
/// Random playouts of each action where the policy has no opinion.
const PLAYOUTS_WITHOUT_OPINION: u32 = 16;

impl<G: Strategy> Search<'_, '_, G> {
    /// The policy's answer with these constants. With a temperature (in points) it may also take what is about as
    /// good.
    pub(crate) fn by_policy(
        mut self,
        constants: &[f32],
        temperature: f32,
    ) -> Option<Advice<G::Action>> {
        let world = self.sample();
        let mut candidates = rated(&world, self.seat, constants);
        let best = candidates.first()?.value;
        if candidates.len() == 1 {
            let action = candidates[0].action;
            return Some(Advice { action, candidates, reason: Text::new("bot-reason-only") });
        }
        if is_undecided(&world, self.seat, &candidates) {
            return self.without_opinion(candidates.len());
        }
        let action = if temperature > 0.0 {
            let weights =
                candidates.iter().map(|candidate| ((candidate.value - best) / temperature).exp());
            candidates[pick(&weights.collect::<Vec<f32>>(), &mut self.rng)].action
        } else if several_choose(&world) {
            world.play(self.seat, constants, &mut self.rng, &mut Buffers::default())
        } else {
            let equals = candidates.iter().take_while(|candidate| candidate.value >= best).count();
            candidates[self.rng.index(equals)].action
        };
        if let Some(place) = candidates.iter().position(|candidate| candidate.action == action) {
            candidates[..=place].rotate_right(1);
        }
        let reason = words::by_points(&candidates, best);
        Some(Advice { action, candidates, reason })
    }

    /// Level normal. With a temperature (in points) or a budget of one iteration it is the policy alone.
    pub(crate) fn normal(self, temperature: f32) -> Option<Advice<G::Action>> {
        self.budget.cap(Level::NORMAL_PLAYOUTS);
        let tuned = &self.knowledge.tuned;
        let looks = temperature == 0.0 && self.budget.most() > 1;
        let world = G::sample(self.view, &mut self.rng.clone());
        let wants_playouts = G::CAPABILITIES.wants_playouts;
        if !looks || !wants_playouts.is_some_and(|wants| wants(&world, self.seat, tuned)) {
            return self.by_policy(tuned, temperature);
        }
        if G::CAPABILITIES.auction_in(&world).is_some() {
            return self.glance_at_auction();
        }
        self.by_rollouts_within(0.0, GLANCE)
    }

    /// What level normal does in an auction follows from the position alone and not from its own random numbers, so that searching bots can
    /// [predict](crate::contest_predictor) it.
    pub(crate) fn glance_at_auction(mut self) -> Option<Advice<G::Action>> {
        let world = G::sample(self.view, &mut Fast::new(0));
        self.rng = Fast::new(position_key(&world));
        self.by_rollouts_within(0.0, GLANCE_AT_AUCTION)
    }

    /// Asks random playouts where the policy has no opinion.
    pub(crate) fn without_opinion(self, actions: usize) -> Option<Advice<G::Action>> {
        let actions = u32::try_from(actions).unwrap_or(1);
        self.budget.raise(actions * PLAYOUTS_WITHOUT_OPINION);
        self.monte_carlo()
    }
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
    let features = G::CAPABILITIES.action_features?.of(world, seat, &knowledge.tuned, &actions);
    Some(features.chunks_exact(prior.features).map(|row| prior.score(row)).collect())
}
