//! Level expert: exact where that is possible, a tree where everything is open, mixed bids where they are secret, and
//! many playouts elsewhere.

use backlot_core::{Seat, chance::Fast};
use backlot_strategy::{Knowledge, Strategy};

use crate::arms::Arm;
use crate::policy::pick;
use crate::regret::Bidding;
use crate::rollouts::{self, Comparison};
use crate::tree::Tree;
use crate::{Advice, Budget, Candidate, words};

/// Positions that an exact solver may look at.
const SOLVER_EFFORT: u32 = 400_000;
/// At most so many actions at the root.
const MAX_ACTIONS: usize = 16;
/// The longest first round in which all actions are tried.
const LONG_ROUND: u32 = 96;
/// Alternatives that get playouts to the end when reasons are asked for.
const EXPLAINED: usize = 3;

pub(crate) fn advise<G: Strategy>(
    knowledge: &Knowledge,
    view: &G::View,
    seat: Seat,
    rng: &mut Fast,
    budget: &mut Budget<'_>,
) -> Option<Advice<G::Action>> {
    let world = G::sample(view, rng);
    let candidates = rollouts::worth_trying(&world, seat, &knowledge.tuned, MAX_ACTIONS)?;
    // The policy may be wrong about what is out of reach; a solver is not.
    let exact = solve(&world, seat, &candidates).filter(|exact| exact.len() > 1);
    if exact.is_none() && candidates.len() == 1 {
        return Some(words::without_rival(&world, seat, candidates));
    }
    if let Some(exact) = exact {
        return Some(explained::<G>(knowledge, view, seat, rng, budget, exact, "bot-reason-exact"));
    }
    if world.is_bidding_in_secret() {
        let bids = mixed_bids::<G>(knowledge, view, seat, rng, budget, &candidates);
        return Some(explained::<G>(knowledge, view, seat, rng, budget, bids, "bot-reason-bids"));
    }
    if !G::IS_FULLY_VISIBLE || world.to_act().len() > 1 {
        return rollouts::advise::<G>(knowledge, 0.0, view, seat, rng, budget);
    }
    let found = look_ahead::<G>(knowledge, view, seat, rng, budget, &candidates);
    Some(explained::<G>(knowledge, view, seat, rng, budget, found, "bot-reason-tree"))
}

/// The candidates by what a tree finds about them, best first.
fn look_ahead<G: Strategy>(
    knowledge: &Knowledge,
    view: &G::View,
    seat: Seat,
    rng: &mut Fast,
    budget: &mut Budget<'_>,
    candidates: &[Candidate<G::Action>],
) -> Vec<Candidate<G::Action>> {
    let seed = rng.word();
    let mut tree = Tree::<G>::new(knowledge, &G::sample(view, rng), seat, seed, candidates);
    if G::HALVES_AT_ROOT {
        let mut arms: Vec<_> = candidates.iter().map(|each| Arm::new(each.action)).collect();
        rollouts::halve(&mut arms, LONG_ROUND, budget, |arms, alive, index| {
            let world = G::sample(view, &mut Fast::new(seed ^ (u64::from(index) << 20)));
            for &arm in alive {
                arms[arm].add_judged(tree.grow_from(&world, index, arm));
            }
        });
        rollouts::rank(candidates[0].action, &mut arms);
        return arms.iter().map(Arm::candidate).collect();
    }
    let mut done = 0;
    while budget.allows(done) {
        // Sampling costs little where only luck is hidden, and keeps to what the seat knows.
        let world = G::sample(view, rng);
        tree.grow(&world, done);
        done += 1;
    }
    let ranking = tree.ranking().into_iter();
    ranking.map(|(action, _, value)| Candidate { action, value, estimate: None }).collect()
}

/// The bids, the one that is made first: drawn from the mixture that regret matching ends up with.
fn mixed_bids<G: Strategy>(
    knowledge: &Knowledge,
    view: &G::View,
    seat: Seat,
    rng: &mut Fast,
    budget: &mut Budget<'_>,
    candidates: &[Candidate<G::Action>],
) -> Vec<Candidate<G::Action>> {
    let mut bidding = Bidding::<G>::new(knowledge, view, seat, rng.word(), candidates);
    let (mut index, mut done) = (0, 0);
    while budget.allows(done) {
        done += bidding.go_on(index);
        index += 1;
    }
    let ranking = bidding.ranking();
    let mix: Vec<f32> = ranking.iter().map(|bid| bid.2).collect();
    let place = pick(&mix, rng);
    let bid =
        |&(action, value, _): &(G::Action, f32, f32)| Candidate { action, value, estimate: None };
    let mut bids: Vec<_> = ranking.iter().map(bid).collect();
    bids[..=place].rotate_right(1);
    bids
}

/// The candidates by their exact shares of wins, if these can be worked out. Equals stay in the policy's order.
fn solve<G: Strategy>(
    world: &G,
    seat: Seat,
    candidates: &[Candidate<G::Action>],
) -> Option<Vec<Candidate<G::Action>>> {
    let mut legal = Vec::new();
    world.legal_actions(seat, &mut legal);
    let shares = world.solve(seat, &legal, SOLVER_EFFORT)?;
    let exact = |(&action, &value): (&G::Action, &f32)| Candidate { action, value, estimate: None };
    let mut solved: Vec<_> = legal.iter().zip(&shares).map(exact).collect();
    let place = |one: &Candidate<G::Action>| {
        candidates.iter().position(|known| known.action == one.action).unwrap_or(usize::MAX)
    };
    solved.sort_by(|a, b| b.value.total_cmp(&a.value).then(place(a).cmp(&place(b))));
    Some(solved)
}

/// The advice, with playouts to the end for the best few if reasons are asked for.
fn explained<G: Strategy>(
    knowledge: &Knowledge,
    view: &G::View,
    seat: Seat,
    rng: &mut Fast,
    budget: &Budget<'_>,
    mut candidates: Vec<Candidate<G::Action>>,
    key: &'static str,
) -> Advice<G::Action> {
    let action = candidates[0].action;
    if budget.wants_reasons() && candidates.len() > 1 {
        let best = candidates.iter().take(EXPLAINED);
        let arms: Vec<Arm<G::Action>> = best.map(|candidate| Arm::new(candidate.action)).collect();
        let mut comparison = Comparison::<G>::new(knowledge, view, seat, rng.word(), arms);
        comparison.play_to_the_end((budget.most() / 20).clamp(24, 200));
        for (candidate, arm) in candidates.iter_mut().zip(&comparison.arms) {
            candidate.estimate = arm.candidate().estimate;
        }
    }
    let reason = words::by_search(key, &candidates);
    Advice { action, candidates, reason }
}
