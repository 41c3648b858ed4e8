//! Level expert, where nothing is hidden but draws to come: a tree over what seats may do and what chance may bring.
//!
//! Every seat plays for itself (max-n). Positions are found again by their hash, so that different draws lead
//! to different nodes and different orders of the same actions to the same one. A new leaf is played on by the policy for a
//! while and then judged by the learned value; in some games it is played on further and judged once more.

use std::collections::HashMap;

use backlot_core::{BySeat, Seat};
use backlot_strategy::{Buffers, Knowledge, Strategy, Value};
use foldhash::quality::FixedState;

use crate::Candidate;
use crate::opponents::OpponentModel;
use crate::playout::{Judge, Scenario, judge, play_on, position_key};
use crate::policy::opinion;
use crate::search::promising;

/// So many points of a rating weigh as much as 1 in a learned prior's score.
const LOGIT: f32 = 1.5;
/// What an action is assumed to lose against the mean of its node before it is tried.
const FPU_REDUCTION: f32 = 0.04;
/// At most so many actions of a node are looked at.
const MAX_ACTIONS: usize = 12;
/// In the place of a node that does not exist yet.
const SEEN_ONCE: u32 = u32::MAX;
/// No more nodes than this: memory is not endless.
const MAX_NODES: usize = 40_000;

/// What the search knows about a position.
struct Node<A> {
    seat: Seat,
    arms: Vec<Branch<A>>,
    visits: u32,
    sum: f32,
}

struct Branch<A> {
    action: A,
    prior: f32,
    visits: u32,
    sum: f32,
}

/// A tree that grows.
pub(crate) struct Tree<'a, G: Strategy> {
    knowledge: &'a Knowledge,
    opponents: OpponentModel<'a>,
    seat: Seat,
    seed: u64,
    nodes: Vec<Node<G::Action>>,
    places: HashMap<u64, u32, FixedState>,
    buffers: Buffers<G::Action>,
    path: Vec<(u32, u32)>,
}

impl<'a, G: Strategy> Tree<'a, G> {
    /// A tree with the position that the seat is asked in (a world that looks like it). The candidates are rated and sorted.
    pub(crate) fn new(
        knowledge: &'a Knowledge,
        world: &G,
        seat: Seat,
        seed: u64,
        root: &[Candidate<G::Action>],
    ) -> Self {
        let mut tree = Self {
            knowledge,
            opponents: OpponentModel::new(knowledge, world, seat),
            seat,
            seed,
            nodes: Vec::new(),
            places: HashMap::default(),
            buffers: Buffers::default(),
            path: Vec::new(),
        };
        tree.nodes.push(Node::new(seat, root, None));
        tree
    }

    /// One iteration: down the tree, a new leaf, and back.
    pub(crate) fn grow(&mut self, world: &G, index: u32) {
        self.grow_from(world, index, self.nodes[0].select(G::SEARCH.prior_weight));
    }

    /// One iteration that begins with the given action; how good it was for the seat.
    pub(crate) fn grow_from(&mut self, world: &G, index: u32, first: usize) -> f32 {
        let mut scenario = Scenario::new(&self.opponents, self.seed, index);
        let mut game = world.clone();
        self.path.clear();
        let (mut at, mut given) = (0, Some(first));
        loop {
            let node = &self.nodes[at as usize];
            let arm = given.take().unwrap_or_else(|| node.select(G::SEARCH.prior_weight));
            let (seat, action) = (node.seat, node.arms[arm].action);
            self.path.push((at, u32::try_from(arm).unwrap_or(0)));
            game.apply(seat, action, &mut scenario.rng);
            self.pass_sealed(&mut game, &mut scenario);
            let Some(next) = game.to_act().first() else { break };
            let key = position_key(&game);
            match self.places.get(&key) {
                Some(&SEEN_ONCE) => {
                    self.add_node(&game, next, key);
                    break;
                }
                Some(&known) if self.nodes[known as usize].seat == next => at = known,
                Some(_) => break,
                // Most positions behind a draw are met once and never again: rating their actions would be wasted.
                None => {
                    self.places.insert(key, SEEN_ONCE);
                    break;
                }
            }
        }
        let mut values = self.look(&mut game, &mut scenario, self.horizon());
        if G::SEARCH.leaf_reeval_depth > 0 && !game.to_act().is_empty() {
            let later = self.look(&mut game, &mut scenario, G::SEARCH.leaf_reeval_depth);
            values = BySeat::from_fn(|seat| f32::midpoint(values[seat], later[seat]));
        }
        self.give_back(values);
        values[self.seat]
    }

    /// Plays on by the policy for so many stages and judges what comes of it.
    fn look(&mut self, game: &mut G, scenario: &mut Scenario<'_>, stages: u32) -> BySeat<f32> {
        let until = game.stage().saturating_add(stages);
        play_on(game, scenario, until, &mut self.buffers);
        judge(game, Judge::of_expert(self.knowledge))
    }

    fn horizon(&self) -> u32 {
        match Judge::of_expert(self.knowledge) {
            Judge::Learned(_) | Judge::LearnedClosely(_) => G::SEARCH.leaf_horizon,
            Judge::Evaluation => G::SEARCH.playout_horizon,
        }
    }

    /// Sealed choices below the root are made by the policy: a tree would let later choosers see earlier ones.
    fn pass_sealed(&mut self, game: &mut G, scenario: &mut Scenario<'_>) {
        while game.to_act().len() > 1 {
            let Some(seat) = game.to_act().first() else { return };
            game.advance(
                seat,
                scenario.opponents[seat],
                &mut scenario.policy_rng,
                &mut self.buffers,
                &mut scenario.rng,
            );
        }
    }

    fn add_node(&mut self, game: &G, seat: Seat, key: u64) {
        if self.nodes.len() >= MAX_NODES {
            return;
        }
        let tuned = &self.knowledge.tuned;
        let candidates = promising(game, seat, tuned, MAX_ACTIONS).unwrap_or_default();
        let place = u32::try_from(self.nodes.len()).unwrap_or(0);
        let scores = opinion(self.knowledge, game, seat, &candidates);
        self.nodes.push(Node::new(seat, &candidates, scores));
        self.places.insert(key, place);
    }

    fn give_back(&mut self, values: BySeat<f32>) {
        for &(at, arm) in &self.path {
            let node = &mut self.nodes[at as usize];
            let value = values[node.seat];
            node.visits += 1;
            node.sum += value;
            let branch = &mut node.arms[arm as usize];
            branch.visits += 1;
            branch.sum += value;
        }
    }

    /// The actions at the root, most visited first, with the mean value of each.
    pub(crate) fn ranking(&self) -> Vec<(G::Action, u32, f32)> {
        let branches = self.nodes[0].arms.iter();
        let mean = |branch: &Branch<G::Action>| branch.sum / branch.visits.max(1) as f32;
        let mut ranking: Vec<_> =
            branches.map(|branch| (branch.action, branch.visits, mean(branch))).collect();
        ranking.sort_by(|a, b| b.1.cmp(&a.1).then(b.2.total_cmp(&a.2)));
        ranking
    }
}

impl<A: Copy> Node<A> {
    /// A node with the learned scores of its actions; without them the policy's ratings are the prior.
    fn new(seat: Seat, candidates: &[Candidate<A>], scores: Option<Vec<f32>>) -> Self {
        let by_ratings = || candidates.iter().map(|candidate| candidate.value / LOGIT).collect();
        let mut prior: Vec<f32> = scores.unwrap_or_else(by_ratings);
        Value::softmax(&mut prior);
        let arms = candidates.iter().zip(prior).map(|(candidate, prior)| Branch {
            action: candidate.action,
            prior,
            visits: 0,
            sum: 0.0,
        });
        Self { seat, arms: arms.collect(), visits: 0, sum: 0.0 }
    }

    /// The action with the best mean, raised for what the prior likes and few have tried.
    fn select(&self, prior_weight: f32) -> usize {
        let mean = if self.visits == 0 { 0.5 } else { self.sum / self.visits as f32 };
        let reach = prior_weight * (self.visits.max(1) as f32).sqrt();
        let hope = |branch: &Branch<A>| {
            let value = match branch.visits {
                0 => mean - FPU_REDUCTION,
                visits => branch.sum / visits as f32,
            };
            // A little of every prior is even, or what the policy overlooks is never tried.
            let prior = 0.85 * branch.prior + 0.15 / self.arms.len() as f32;
            value + reach * prior / (1 + branch.visits) as f32
        };
        let mut best = (0, f32::NEG_INFINITY);
        for (index, branch) in self.arms.iter().enumerate() {
            let hope = hope(branch);
            if hope > best.1 {
                best = (index, hope);
            }
        }
        best.0
    }
}
