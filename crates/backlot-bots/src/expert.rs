//! Level expert: exact where that is possible, a tree where everything is visible, mixed bids where they are secret, and
//! many playouts elsewhere.

use backlot_core::chance::Fast;
use backlot_strategy::{Strategy, pick};

use crate::arms::Arm;
use crate::regret::Bidding;
use crate::rollouts::{halve, rank};
use crate::search::{Search, promising};
use crate::tree::Tree;
use crate::{Advice, Candidate};

/// Positions that an exact solver may look at.
const SOLVER_EFFORT: u32 = 400_000;
/// At most so many actions at the root.
const MAX_ACTIONS: usize = 16;
/// The longest first round in which all actions are tried.
const LONG_ROUND: u32 = 96;

impl<G: Strategy> Search<'_, '_, G> {
    pub(crate) fn expert(mut self) -> Option<Advice<G::Action>> {
        let world = self.sample();
        let candidates = promising(&world, self.seat, &self.knowledge.tuned, MAX_ACTIONS)?;
        // The policy may be wrong about what is out of reach; a solver is not.
        let exact = self.solve(&world, &candidates).filter(|exact| exact.len() > 1);
        if let Some(exact) = exact {
            return Some(self.explained(exact, "bot-reason-exact"));
        }
        if candidates.len() == 1 {
            return Some(self.without_rival(&world, candidates));
        }
        if G::CAPABILITIES.is_bidding_in_secret(&world) {
            let bids = self.mixed_bids(&candidates);
            return Some(self.explained(bids, "bot-reason-bids"));
        }
        if !G::IS_FULLY_VISIBLE || world.to_act().len() > 1 {
            return self.by_rollouts(0.0);
        }
        let found = self.look_ahead(&candidates);
        Some(self.explained(found, "bot-reason-tree"))
    }

    /// The candidates by what a tree finds about them, best first.
    fn look_ahead(&mut self, candidates: &[Candidate<G::Action>]) -> Vec<Candidate<G::Action>> {
        let seed = self.rng.word();
        let world = self.sample();
        let mut tree = Tree::new(self.knowledge, &world, self.seat, seed, candidates);
        if G::SEARCH.halves_at_root {
            let mut arms: Vec<_> = candidates.iter().map(|each| Arm::new(each.action)).collect();
            halve(&mut arms, LONG_ROUND, self.budget, |arms, alive, index| {
                let world = G::sample(self.view, &mut Fast::new(seed ^ (u64::from(index) << 20)));
                for &arm in alive {
                    arms[arm].add_judged(tree.grow_from(&world, index, arm));
                }
            });
            rank(candidates[0].action, &mut arms);
            return arms.iter().map(Arm::candidate).collect();
        }
        let mut done = 0;
        while self.budget.allows(done) {
            // Sampling costs little where only draws are hidden, and keeps to what the seat knows.
            tree.grow(&self.sample(), done);
            done += 1;
        }
        let ranking = tree.ranking().into_iter();
        ranking.map(|(action, _, value)| Candidate::new(action, value)).collect()
    }

    /// The bids, the one that is made first: drawn from the mixture that regret matching ends up with.
    fn mixed_bids(&mut self, candidates: &[Candidate<G::Action>]) -> Vec<Candidate<G::Action>> {
        let seed = self.rng.word();
        let mut bidding = Bidding::new(self, seed, candidates);
        let (mut index, mut done) = (0, 0);
        while self.budget.allows(done) {
            done += bidding.go_on(index);
            index += 1;
        }
        let ranking = bidding.ranking();
        let mix: Vec<f32> = ranking.iter().map(|bid| bid.2).collect();
        let place = pick(&mix, &mut self.rng);
        let mut bids: Vec<_> =
            ranking.iter().map(|&(action, value, _)| Candidate::new(action, value)).collect();
        bids[..=place].rotate_right(1);
        bids
    }

    /// The legal actions by their exact shares of wins, if these can be worked out. Equals stay in the policy's order.
    fn solve(
        &self,
        world: &G,
        candidates: &[Candidate<G::Action>],
    ) -> Option<Vec<Candidate<G::Action>>> {
        let solver = G::CAPABILITIES.solver?;
        let mut legal = Vec::new();
        world.legal_actions(self.seat, &mut legal);
        let shares = solver(world, self.seat, &legal, SOLVER_EFFORT)?;
        let mut solved: Vec<_> = legal
            .iter()
            .zip(&shares)
            .map(|(&action, &value)| Candidate::new(action, value))
            .collect();
        let place = |one: &Candidate<G::Action>| {
            candidates.iter().position(|known| known.action == one.action).unwrap_or(usize::MAX)
        };
        solved.sort_by(|a, b| b.value.total_cmp(&a.value).then(place(a).cmp(&place(b))));
        Some(solved)
    }
}
