//! Level normal: the policy with tuned constants. Where a game says that the policy's rules of thumb err most, it plays on for a moment
//! in its head before it acts.

use backlot_core::{Seat, chance::Fast};
use backlot_strategy::{Knowledge, Strategy};

use crate::{Advice, Budget, policy, rollouts};

/// At most so many playouts, each over so many stages: about a millisecond in Dream Factory.
pub(crate) const PLAYOUTS: u32 = 20;
const STAGES: u32 = 4;

/// With a temperature (in points) or a budget of one iteration it is the policy alone.
pub(crate) fn advise<G: Strategy>(
    knowledge: &Knowledge,
    temperature: f32,
    view: &G::View,
    seat: Seat,
    luck: &mut Fast,
    budget: &mut Budget<'_>,
) -> Option<Advice<G::Action>> {
    budget.cap(PLAYOUTS);
    let looks = temperature == 0.0 && budget.most() > 1;
    if looks && G::sample(view, &mut luck.clone()).deserves_a_look(seat) {
        return rollouts::advise_within::<G>(knowledge, 0.0, view, seat, luck, budget, STAGES);
    }
    policy::advise::<G>(&knowledge.tuned, temperature, view, seat, luck)
}
