//! A search: who asks, what they see and know, and how long they may think. The levels are its methods.

use backlot_core::{Seat, Text, chance::Fast};
use backlot_strategy::{Buffers, Knowledge, Strategy};

use crate::arms::Arm;
use crate::rollouts::Comparison;
use crate::{Advice, Budget, Candidate};

/// What the policy rates so many points below its best is not tried.
const OUT_OF_REACH: f32 = 30.0;

/// One decision of a bot.
pub(crate) struct Search<'a, 'b, G: Strategy> {
    pub(crate) knowledge: &'a Knowledge,
    pub(crate) view: &'a G::View,
    pub(crate) seat: Seat,
    pub(crate) rng: Fast,
    pub(crate) budget: &'a mut Budget<'b>,
}

impl<G: Strategy> Search<'_, '_, G> {
    /// A world that looks like the view.
    pub(crate) fn sample(&mut self) -> G {
        G::sample(self.view, &mut self.rng)
    }

    /// The advice where nothing comes near the only candidate.
    pub(crate) fn without_rival(
        &self,
        world: &G,
        candidates: Vec<Candidate<G::Action>>,
    ) -> Advice<G::Action> {
        let mut legal = Vec::new();
        world.legal_actions(self.seat, &mut legal);
        let key = if legal.len() > 1 { "bot-reason-clear" } else { "bot-reason-only" };
        Advice { action: candidates[0].action, candidates, reason: Text::new(key) }
    }

    /// Adds playouts to the end for explanations.
    pub(crate) fn play_to_the_end(&mut self, arms: &mut [Arm<G::Action>]) {
        let playouts = (self.budget.most() / 20).clamp(24, 200);
        let seed = self.rng.word();
        Comparison::new(self, seed).play_to_the_end(arms, playouts);
    }
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
        pairs.map(|(action, value)| Candidate::new(action, value)).collect();
    candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
    candidates
}

/// Whether the policy has no opinion on these: the game has no evaluation to go by, and all are rated the same.
pub(crate) fn is_undecided<G: Strategy>(
    world: &G,
    seat: Seat,
    candidates: &[Candidate<G::Action>],
) -> bool {
    let [first, .., last] = candidates else { return false };
    first.value <= last.value && world.evaluate(seat).is_none()
}

/// The policy's best actions, best first, at most `most` of them; all if it has no opinion. `None` if there is none.
pub(crate) fn promising<G: Strategy>(
    world: &G,
    seat: Seat,
    constants: &[f32],
    most: usize,
) -> Option<Vec<Candidate<G::Action>>> {
    let mut candidates = rated(world, seat, constants);
    let reach = candidates.first()?.value - OUT_OF_REACH;
    if !is_undecided(world, seat, &candidates) {
        candidates.retain(|candidate| candidate.value >= reach);
        candidates.truncate(most);
    }
    Some(candidates)
}
