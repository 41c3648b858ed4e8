//! Baselines: any action, the evaluation one step ahead, and random playouts.

use backlot_core::{Text, WithoutEvents, chance::Fast};
use backlot_strategy::{Buffers, Strategy, pick, several_choose};

use crate::arms::Arm;
use crate::opponents::OpponentModel;
use crate::playout::{Scenario, play_at_random};
use crate::search::Search;
use crate::{Advice, Candidate, words};

impl<G: Strategy> Search<'_, '_, G> {
    /// Any legal action. What is legal follows from the view: every world that looks like it offers the same.
    pub(crate) fn random(mut self) -> Option<Advice<G::Action>> {
        let mut legal = Vec::new();
        self.sample().legal_actions(self.seat, &mut legal);
        let action = *legal.get(self.rng.index(legal.len()))?;
        let reason = Text::new("bot-reason-random").with("options", legal.len());
        Some(Advice { action, candidates: Vec::new(), reason })
    }

    /// The action after which the game's own evaluation is best for the seat, on average over sampled worlds
    /// and draws. All actions meet the same worlds and the same draws.
    pub(crate) fn greedy(mut self) -> Option<Advice<G::Action>> {
        let mut legal = Vec::new();
        let world = self.sample();
        world.legal_actions(self.seat, &mut legal);
        if legal.len() > 1 && world.evaluate(self.seat).is_none() {
            return self.without_opinion(legal.len());
        }
        let mut candidates: Vec<_> =
            legal.iter().map(|&action| Candidate::new(action, 0.0)).collect();
        let mut worlds = 0;
        while legal.len() > 1 && self.budget.allows(worlds) {
            let world = self.sample();
            let same_seed = self.rng.word();
            for candidate in &mut candidates {
                let mut after = world.clone();
                after.apply(self.seat, candidate.action, &mut WithoutEvents(Fast::new(same_seed)));
                candidate.value += after.evaluate(self.seat).unwrap_or(0.0);
            }
            worlds += 1;
        }
        for candidate in &mut candidates {
            candidate.value /= worlds.max(1) as f32;
        }
        // Equals are taken in random order, or the bot would always prefer the left.
        for i in (1..candidates.len()).rev() {
            candidates.swap(i, self.rng.index(i + 1));
        }
        candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
        let best = candidates.first()?.value;
        // Where several choose in secret, a predictable bot ties with its like again and again. So actions
        // that are about as good are mixed: each has a weight of e to the points by which it falls short of the best.
        let weight = |candidate: &Candidate<G::Action>| (candidate.value - best).exp();
        let weights: Vec<f32> = candidates.iter().map(weight).collect();
        let place = if several_choose(&world) { pick(&weights, &mut self.rng) } else { 0 };
        candidates[..=place].rotate_right(1);
        let reason = words::by_points(&candidates, best);
        Some(Advice { action: candidates[0].action, candidates, reason })
    }

    /// Random playouts, the same number for each action.
    pub(crate) fn monte_carlo(mut self) -> Option<Advice<G::Action>> {
        let mut legal = Vec::new();
        self.sample().legal_actions(self.seat, &mut legal);
        let mut arms: Vec<_> = legal.iter().map(|&action| Arm::new(action)).collect();
        let (mut buffers, mut parts) = (Buffers::default(), Vec::new());
        let opponents = OpponentModel::unknown(self.knowledge, self.seat);
        let (mut index, mut done) = (0, 0);
        let seed = self.rng.word();
        while arms.len() > 1 && self.budget.allows(done) {
            let world = self.sample();
            for arm in &mut arms {
                let mut scenario = Scenario::new(&opponents, seed, index);
                let mut game = world.clone();
                game.apply(self.seat, arm.action, &mut scenario.rng);
                play_at_random(&mut game, &mut scenario, &mut buffers);
                let outcome = game.outcome().expect("nobody is asked, so the game is over");
                arm.add_end(&game, &outcome, self.seat, &mut parts);
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
}
