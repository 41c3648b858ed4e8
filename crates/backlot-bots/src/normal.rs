//! Level normal: the policy with tuned constants. Where a game says that the policy's rules of thumb err most, it plays on for a moment
//! in its head before it acts.

use backlot_core::{Seat, chance::Fast};
use backlot_strategy::{Knowledge, Strategy};

use crate::playout::position_key;
use crate::rollouts::{self, Reach};
use crate::{Advice, Budget, policy};

/// At most so many playouts: about a millisecond in Dream Factory.
pub(crate) const PLAYOUTS: u32 = 20;
const GLANCE: Reach = Reach { stages: 4, actions: 6 };
/// In a contest it is to go on or not: with more to compare, so few playouts tell nothing.
const GLANCE_AT_CONTEST: Reach = Reach { stages: 4, actions: 2 };

/// With a temperature (in points) or a budget of one iteration it is the policy alone.
pub(crate) fn advise<G: Strategy>(
    knowledge: &Knowledge,
    temperature: f32,
    view: &G::View,
    seat: Seat,
    rng: &mut Fast,
    budget: &mut Budget<'_>,
) -> Option<Advice<G::Action>> {
    budget.cap(PLAYOUTS);
    let looks = temperature == 0.0 && budget.most() > 1;
    let world = G::sample(view, &mut rng.clone());
    if !looks || !world.wants_playouts(seat, &knowledge.tuned) {
        return policy::advise::<G>(&knowledge.tuned, temperature, view, seat, rng);
    }
    if world.is_contest() {
        return look_at_contest::<G>(knowledge, view, seat, budget);
    }
    rollouts::advise_within::<G>(knowledge, 0.0, view, seat, rng, budget, GLANCE)
}

/// What it does in a contest follows from the position alone and not from its own luck, so that searching bots can
/// [foresee](crate::contest_predictor) it.
pub(crate) fn look_at_contest<G: Strategy>(
    knowledge: &Knowledge,
    view: &G::View,
    seat: Seat,
    budget: &mut Budget<'_>,
) -> Option<Advice<G::Action>> {
    let mut rng = Fast::new(position_key(&G::sample(view, &mut Fast::new(0))));
    rollouts::advise_within::<G>(knowledge, 0.0, view, seat, &mut rng, budget, GLANCE_AT_CONTEST)
}
