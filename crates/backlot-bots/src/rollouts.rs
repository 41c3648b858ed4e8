//! Level hard: plays the game on many times for each good action and takes the one that ends best.

use backlot_core::{Seat, chance::Fast};
use backlot_strategy::{Buffers, Knowledge, Part, Strategy};

use crate::arms::Arm;
use crate::contest_predictor::ContestPredictor;
use crate::opponents::OpponentModel;
use crate::playout::{Judge, Scenario, judge, play_at_random, play_on};
use crate::policy::{pick, rated};
use crate::{Advice, Budget, Candidate, words};

/// What the policy rates so many points below its best is not tried.
pub(crate) const OUT_OF_REACH: f32 = 30.0;
/// At most so many of the policy's best actions are tried.
const MAX_ARMS: usize = 6;
/// The policy's own choice stands unless another leads by so many standard errors: playouts are few, and most of what
/// they find against the policy is noise.
const OVERRIDE_SIGMAS: f32 = 0.7;
/// With fewer playouts than this, asking what level normal would do takes longer than the search itself.
const FORESEEING: u32 = 60;
/// The longest first round of sequential halving.
const SHORT_ROUND: u32 = 12;
/// The best is settled when it leads by so many standard errors.
const SETTLED: f32 = 3.5;
/// Where several choose in secret, what falls short of the best by so much is taken e times less often.
const SECRET_TEMPERATURE: f32 = 0.006;

/// How far a search looks.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// Playouts go over so many stages.
    pub(crate) stages: u32,
    /// So many of the policy's best actions are tried.
    pub(crate) actions: usize,
}

/// The policy's best actions, best first; `None` if there is none.
pub(crate) fn worth_trying<G: Strategy>(
    world: &G,
    seat: Seat,
    constants: &[f32],
    most: usize,
) -> Option<Vec<Candidate<G::Action>>> {
    let mut candidates = rated(world, seat, constants);
    let reach = candidates.first()?.value - OUT_OF_REACH;
    candidates.retain(|candidate| candidate.value >= reach);
    candidates.truncate(most);
    Some(candidates)
}

/// Sequential halving over the policy's best actions: all get some playouts, the better half gets more, and so
/// on. All actions meet the same worlds, the same luck and the same opponents.
pub(crate) fn advise<G: Strategy>(
    knowledge: &Knowledge,
    temperature: f32,
    view: &G::View,
    seat: Seat,
    rng: &mut Fast,
    budget: &mut Budget<'_>,
) -> Option<Advice<G::Action>> {
    let reach = Reach { stages: G::PLAYOUT_HORIZON, actions: MAX_ARMS };
    advise_within::<G>(knowledge, temperature, view, seat, rng, budget, reach)
}

/// The same with another reach.
pub(crate) fn advise_within<G: Strategy>(
    knowledge: &Knowledge,
    temperature: f32,
    view: &G::View,
    seat: Seat,
    rng: &mut Fast,
    budget: &mut Budget<'_>,
    reach: Reach,
) -> Option<Advice<G::Action>> {
    let Reach { stages, actions } = reach;
    let world = G::sample(view, rng);
    let several_choose = world.to_act().union(world.may_revise()).len() > 1;
    let candidates = worth_trying(&world, seat, &knowledge.tuned, actions)?;
    if candidates.len() < 2 {
        return Some(words::without_rival(&world, seat, candidates));
    }
    let arms = candidates.iter().map(|candidate| Arm::new(candidate.action)).collect();
    let mut comparison = Comparison::<G>::new(knowledge, view, seat, rng.word(), arms);
    if budget.most() >= FORESEEING {
        comparison.contest_predictor = ContestPredictor::new(knowledge, &world, seat);
    }
    comparison.halve(budget, stages);
    let mut arms = comparison.arms;
    rank(candidates[0].action, &mut arms);
    let temperature =
        if several_choose { temperature.max(SECRET_TEMPERATURE) } else { temperature };
    if temperature > 0.0 {
        let place = pick(&weights(&arms, temperature), rng);
        arms[..=place].rotate_right(1);
    }
    if budget.wants_reasons() && stages != u32::MAX {
        arms.truncate(MAX_ARMS / 2);
        let most = (budget.most() / 20).clamp(24, 200);
        let mut ends = Comparison::<G>::new(knowledge, view, seat, rng.word(), arms);
        ends.play_to_the_end(most);
        arms = ends.arms;
    }
    let candidates: Vec<_> = arms.iter().map(Arm::candidate).collect();
    let reason = words::by_search("bot-reason-playouts", &candidates);
    Some(Advice { action: candidates[0].action, candidates, reason })
}

/// How often each of these is taken by who is unsure: what falls short of the best by the temperature e times less often. What was given
/// up early is never held for better than what was kept: it may have had luck in its few playouts.
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

/// Sequential halving: `try_all` gives each arm that is left one more result, all by the same fate. The first round gives
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

/// Actions that are compared by playouts with the same fates.
pub(crate) struct Comparison<'a, G: Strategy> {
    knowledge: &'a Knowledge,
    opponents: OpponentModel<'a>,
    view: &'a G::View,
    seat: Seat,
    seed: u64,
    pub(crate) arms: Vec<Arm<G::Action>>,
    contest_predictor: Option<ContestPredictor<'a, G::Action>>,
    buffers: Buffers<G::Action>,
    parts: Vec<(Part, f32)>,
}

impl<'a, G: Strategy> Comparison<'a, G> {
    pub(crate) fn new(
        knowledge: &'a Knowledge,
        view: &'a G::View,
        seat: Seat,
        seed: u64,
        arms: Vec<Arm<G::Action>>,
    ) -> Self {
        let opponents = OpponentModel::new(knowledge, &G::sample(view, &mut Fast::new(seed)), seat);
        let (buffers, parts) = (Buffers::default(), Vec::new());
        Self {
            knowledge,
            opponents,
            view,
            seat,
            seed,
            arms,
            contest_predictor: None,
            buffers,
            parts,
        }
    }

    fn halve(&mut self, budget: &mut Budget<'_>, stages: u32) {
        let mut arms = std::mem::take(&mut self.arms);
        halve(&mut arms, SHORT_ROUND, budget, |arms, alive, index| {
            self.try_all(arms, alive, index, stages);
        });
        self.arms = arms;
    }

    /// So many playouts to the end of the game for each arm.
    pub(crate) fn play_to_the_end(&mut self, playouts: u32) {
        let mut arms = std::mem::take(&mut self.arms);
        let all: Vec<usize> = (0..arms.len()).collect();
        for index in 0..playouts {
            self.try_all(&mut arms, &all, index, u32::MAX);
        }
        self.arms = arms;
    }

    /// One playout with the same fate for each of these arms.
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

/// Level monte-carlo: random playouts, the same number for each action.
pub(crate) fn advise_plainly<G: Strategy>(
    view: &G::View,
    seat: Seat,
    rng: &mut Fast,
    budget: &mut Budget<'_>,
) -> Option<Advice<G::Action>> {
    let mut legal = Vec::new();
    G::sample(view, rng).legal_actions(seat, &mut legal);
    let mut arms: Vec<_> = legal.iter().map(|&action| Arm::new(action)).collect();
    let (mut buffers, mut parts) = (Buffers::default(), Vec::new());
    let opponents = OpponentModel::unknown(G::knowledge(), seat);
    let (mut index, mut done) = (0, 0);
    let seed = rng.word();
    while arms.len() > 1 && budget.allows(done) {
        let world = G::sample(view, rng);
        for arm in &mut arms {
            let mut scenario = Scenario::new(&opponents, seed, index);
            let mut game = world.clone();
            game.apply(seat, arm.action, &mut scenario.rng);
            play_at_random(&mut game, &mut scenario, &mut buffers);
            let outcome = game.outcome().expect("nobody is asked, so the game is over");
            arm.add_end(&game, &outcome, seat, &mut parts);
        }
        index += 1;
        done += u32::try_from(arms.len()).unwrap_or(0);
    }
    arms.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    let candidates: Vec<_> = arms.iter().map(Arm::candidate).collect();
    let action = candidates.first()?.action;
    let reason = words::by_search("bot-reason-playouts", &candidates);
    Some(Advice { action, candidates, reason })
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
