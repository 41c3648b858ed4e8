//! Level hard: plays the game on many times for each good action and takes the one that ends best.

use backlot_core::{Seat, chance::Fast};
use backlot_strategy::{Buffers, Knowledge, Part, Strategy, pick, several_choose};

use crate::arms::Arm;
use crate::contest_predictor::ContestPredictor;
use crate::opponents::OpponentModel;
use crate::playout::{Judge, Scenario, judge, play_on};
use crate::search::{Search, promising};
use crate::{Advice, Budget, words};

/// At most so many of the policy's best actions are tried.
const MAX_ARMS: usize = 6;
/// Actions that get playouts to the end when reasons are asked for.
const EXPLAINED: usize = 3;
/// The policy's own choice stands unless another leads by so many standard errors: playouts are few, and most of what
/// they find against the policy is noise.
const OVERRIDE_SIGMAS: f32 = 0.7;
/// With fewer playouts than this, asking what level normal would do takes longer than the search itself.
const MIN_PLAYOUTS_TO_PREDICT: u32 = 60;
/// The longest first round of sequential halving.
const SHORT_ROUND: u32 = 12;
/// The best is settled when it leads by so many standard errors.
const SETTLED: f32 = 3.5;
/// Where several choose in secret, what falls short of the best by so much is taken e times less often.
const SECRET_TEMPERATURE: f32 = 0.006;

/// How far a search looks.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// The number of stages that playouts go over.
    pub(crate) stages: u32,
    /// The number of the policy's best actions that are tried.
    pub(crate) actions: usize,
}

impl<G: Strategy> Search<'_, '_, G> {
    /// Sequential halving over the policy's best actions: all get some playouts, the better half gets more, and so
    /// on. All actions meet the same worlds, draws and opponents. The temperature is a share of a win.
    pub(crate) fn by_rollouts(self, temperature: f32) -> Option<Advice<G::Action>> {
        let reach = Reach { stages: G::SEARCH.playout_horizon, actions: MAX_ARMS };
        self.by_rollouts_within(temperature, reach)
    }

    /// The same with another reach.
    pub(crate) fn by_rollouts_within(
        mut self,
        temperature: f32,
        Reach { stages, actions }: Reach,
    ) -> Option<Advice<G::Action>> {
        let world = self.sample();
        let candidates = promising(&world, self.seat, &self.knowledge.tuned, actions)?;
        if candidates.len() < 2 {
            return Some(self.without_rival(&world, candidates));
        }
        let mut arms: Vec<_> =
            candidates.iter().map(|candidate| Arm::new(candidate.action)).collect();
        let seed = self.rng.word();
        let mut comparison = Comparison::new(&self, seed);
        if self.budget.most() >= MIN_PLAYOUTS_TO_PREDICT {
            comparison.predict_contest(&world);
        }
        comparison.halve(&mut arms, self.budget, stages);
        rank(candidates[0].action, &mut arms);
        let temperature =
            if several_choose(&world) { temperature.max(SECRET_TEMPERATURE) } else { temperature };
        if temperature > 0.0 {
            let place = pick(&weights(&arms, temperature), &mut self.rng);
            arms[..=place].rotate_right(1);
        }
        if self.budget.wants_reasons() && stages != u32::MAX {
            arms.truncate(EXPLAINED);
            self.play_to_the_end(&mut arms);
        }
        let candidates: Vec<_> = arms.iter().map(Arm::candidate).collect();
        let reason = words::by_search("bot-reason-playouts", &candidates);
        Some(Advice { action: candidates[0].action, candidates, reason })
    }

    /// The advice of the expert, with playouts to the end for the best few if reasons are asked for.
    pub(crate) fn explained(
        mut self,
        mut candidates: Vec<crate::Candidate<G::Action>>,
        key: &'static str,
    ) -> Advice<G::Action> {
        if self.budget.wants_reasons() && candidates.len() > 1 {
            let best = candidates.iter().take(EXPLAINED);
            let mut arms: Vec<_> = best.map(|candidate| Arm::new(candidate.action)).collect();
            self.play_to_the_end(&mut arms);
            for (candidate, arm) in candidates.iter_mut().zip(&arms) {
                candidate.estimate = arm.candidate().estimate;
            }
        }
        let reason = words::by_search(key, &candidates);
        Advice { action: candidates[0].action, candidates, reason }
    }
}

/// How often an unsure bot takes each of these: what falls short of the best by the temperature e times less often. What was given
/// up early is never held for better than what was kept: it may have been lucky in its few playouts.
fn weights<A: Copy>(arms: &[Arm<A>], temperature: f32) -> Vec<f32> {
    let best = arms.first().map_or(0.0, Arm::mean);
    let kept_longer = |arm: &Arm<A>| {
        arms.iter().filter(|other| other.count() > arm.count()).map(Arm::mean).fold(best, f32::min)
    };
    let value = |arm: &Arm<A>| arm.mean().min(kept_longer(arm));
    arms.iter().map(|arm| ((value(arm) - best) / temperature).exp()).collect()
}

/// Sorts what was tried, best first; the policy's choice stands unless another is clearly better.
pub(crate) fn rank<A: Copy + PartialEq>(choice: A, arms: &mut [Arm<A>]) {
    arms.sort_by(|a, b| b.count().cmp(&a.count()).then(b.mean().total_cmp(&a.mean())));
    defer_to(choice, arms);
}

/// Puts the policy's choice first unless the best is clearly better.
fn defer_to<A: Copy + PartialEq>(choice: A, arms: &mut [Arm<A>]) {
    let Some(place) = arms.iter().position(|arm| arm.action == choice) else { return };
    let was_kept_long = 2 * arms[place].count() >= arms[0].count();
    if was_kept_long && arms[0].ahead_of(&arms[place]) < OVERRIDE_SIGMAS {
        arms[..=place].rotate_right(1);
    }
}

/// Sequential halving: `try_all` gives each arm that is left one more result, all in the same scenario. The first round gives
/// each its part of the iterations, but no more than `longest`.
pub(crate) fn halve<A: Copy>(
    arms: &mut [Arm<A>],
    longest: u32,
    budget: &mut Budget<'_>,
    mut try_all: impl FnMut(&mut [Arm<A>], &[usize], u32),
) {
    let rounds = arms.len().ilog2() + 1;
    let count = u32::try_from(arms.len()).unwrap_or(1);
    let mut round = (budget.most() / (count * rounds)).clamp(2, longest);
    let mut alive: Vec<usize> = (0..arms.len()).collect();
    let (mut index, mut done) = (0, 0);
    loop {
        for _ in 0..round {
            if !budget.allows(done) {
                return;
            }
            try_all(arms, &alive, index);
            index += 1;
            done += u32::try_from(alive.len()).unwrap_or(0);
        }
        alive.sort_by(|&a, &b| arms[b].mean().total_cmp(&arms[a].mean()));
        let (best, second) = (&arms[alive[0]], &arms[alive[1]]);
        if alive.len() == 2 && best.ahead_of(second) > SETTLED && !budget.wants_reasons() {
            return;
        }
        alive.truncate(alive.len().div_ceil(2).max(2));
        round *= 2;
    }
}

/// Compares actions by playouts in the same scenarios.
pub(crate) struct Comparison<'a, G: Strategy> {
    knowledge: &'a Knowledge,
    opponents: OpponentModel<'a>,
    view: &'a G::View,
    seat: Seat,
    seed: u64,
    contest_predictor: Option<ContestPredictor<'a, G::Action>>,
    buffers: Buffers<G::Action>,
    parts: Vec<(Part, f32)>,
}

impl<'a, G: Strategy> Comparison<'a, G> {
    pub(crate) fn new(search: &Search<'a, '_, G>, seed: u64) -> Self {
        let Search { knowledge, view, seat, .. } = *search;
        let opponents = OpponentModel::new(knowledge, &G::sample(view, &mut Fast::new(seed)), seat);
        Self {
            knowledge,
            opponents,
            view,
            seat,
            seed,
            contest_predictor: None,
            buffers: Buffers::default(),
            parts: Vec::new(),
        }
    }

    /// Lets rivals in the contest that is on, if one is, answer as level normal would.
    fn predict_contest(&mut self, world: &G) {
        self.contest_predictor = ContestPredictor::new(self.knowledge, world, self.seat);
    }

    fn halve(&mut self, arms: &mut [Arm<G::Action>], budget: &mut Budget<'_>, stages: u32) {
        halve(arms, SHORT_ROUND, budget, |arms, alive, index| {
            self.try_all(arms, alive, index, stages);
        });
    }

    /// So many playouts to the end of the game for each arm.
    pub(crate) fn play_to_the_end(&mut self, arms: &mut [Arm<G::Action>], playouts: u32) {
        let all: Vec<usize> = (0..arms.len()).collect();
        for index in 0..playouts {
            self.try_all(arms, &all, index, u32::MAX);
        }
    }

    /// One playout in the same scenario for each of these arms.
    fn try_all(&mut self, arms: &mut [Arm<G::Action>], alive: &[usize], index: u32, horizon: u32) {
        let mut sampling = Fast::new(self.seed ^ (u64::from(index) << 20));
        let world = G::sample(self.view, &mut sampling);
        let until = world.stage().saturating_add(horizon);
        for &arm in alive {
            let arm = &mut arms[arm];
            let mut scenario = Scenario::new(&self.opponents, self.seed, index);
            let mut game = world.clone();
            game.apply(self.seat, arm.action, &mut scenario.rng);
            if let Some(contest_predictor) = &mut self.contest_predictor {
                contest_predictor.play_contest(&mut game, &mut scenario, &mut self.buffers);
            }
            play_on(&mut game, &mut scenario, until, &mut self.buffers);
            match game.outcome() {
                Some(outcome) => arm.add_end(&game, &outcome, self.seat, &mut self.parts),
                None => arm.add_judged(judge(&game, Judge::of(self.knowledge))[self.seat]),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arm(action: u8, results: &[f32]) -> Arm<u8> {
        let mut arm = Arm::new(action);
        results.iter().for_each(|&result| arm.add_judged(result));
        arm
    }

    #[test]
    fn luck_in_few_playouts_makes_nothing_better_than_what_was_kept() {
        let arms = [arm(0, &[0.5; 8]), arm(1, &[0.4; 8]), arm(2, &[0.9; 2]), arm(3, &[0.1; 2])];
        let weights = weights(&arms, 0.1);
        assert!((weights[0] - 1.0).abs() < 1e-6);
        assert!((weights[2] - weights[1]).abs() < 1e-6, "{weights:?}");
        assert!(weights[3] < weights[1]);
    }
}
