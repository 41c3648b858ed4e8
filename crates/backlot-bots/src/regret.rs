//! Bids in secret: regret matching over sampled worlds.
//!
//! Again and again one seat is picked that chooses in secret. What the others bid is drawn from what has done well for them
//! so far, or comes from their policy; then all bids of that seat are tried in the same scenario, and it regrets not having made the better
//! ones. A seat bids in proportion to its regrets; the average over all that is what nobody can exploit.

use backlot_core::chance::Fast;
use backlot_core::{BySeat, Seat, SeatSet};
use backlot_strategy::{Buffers, Knowledge, Strategy, pick};

use crate::Candidate;
use crate::opponents::OpponentModel;
use crate::playout::{Judge, Scenario, judge, play_on};
use crate::search::{Search, rated};

/// At most so many bids of a seat are weighed.
const MAX_BIDS: usize = 8;
/// One time in so many another seat learns instead of the bot.
const OTHERS_LEARN: usize = 4;
/// One time in so many the others bid by what they have learned instead of by their policy: few playouts teach them little.
const AS_LEARNED: usize = 4;
/// What the mixture holds less than this part of its favourite is left out: most of it is noise. (With these three the bids of
/// Hollywood's expert cost 0.007 instead of 0.016 of a win against the best, by 600 playouts in 16 positions.)
const TOO_SELDOM: f32 = 0.34;

/// What a seat has learned about its bids.
struct Bidder<A> {
    bids: Vec<Bid<A>>,
}

struct Bid<A> {
    action: A,
    regret: f32,
    /// How often it would have been made.
    weight: f32,
    sum: f32,
    tries: u32,
}

/// Bids in secret, weighed against each other.
pub(crate) struct Bidding<'a, G: Strategy> {
    knowledge: &'a Knowledge,
    opponents: OpponentModel<'a>,
    view: &'a G::View,
    seat: Seat,
    seed: u64,
    bidders: BySeat<Bidder<G::Action>>,
    buffers: Buffers<G::Action>,
}

impl<'a, G: Strategy> Bidding<'a, G> {
    /// Begins with the seat's candidates, rated and sorted.
    pub(crate) fn new(search: &Search<'a, '_, G>, seed: u64, own: &[Candidate<G::Action>]) -> Self {
        let Search { knowledge, view, seat, .. } = *search;
        let bidder = |other: Seat| {
            let own = if other == seat { own } else { &[] };
            let bids = own.iter().take(MAX_BIDS).map(|candidate| Bid::new(candidate.action));
            Bidder { bids: bids.collect() }
        };
        let bidders = BySeat::from_fn(bidder);
        let opponents = OpponentModel::unknown(knowledge, seat);
        Self { knowledge, opponents, view, seat, seed, bidders, buffers: Buffers::default() }
    }

    /// One iteration, by number; returns how many playouts it took.
    pub(crate) fn go_on(&mut self, index: u32) -> u32 {
        let mut rng = Fast::new(self.seed ^ u64::from(index).wrapping_mul(0xA076_1D64_78BD_642F));
        let world = G::sample(self.view, &mut rng);
        let choosing = world.to_act().union(world.may_revise()).with(self.seat);
        let learner = self.learner(choosing, &mut rng);
        self.look_at(&world, learner);
        let answers = self.answers(&world, choosing.without(learner), &mut rng);
        let until = world.stage().saturating_add(G::SEARCH.playout_horizon);
        let mut values = [0.0f32; MAX_BIDS];
        let bids = self.bidders[learner].bids.len();
        for (value, bid) in values.iter_mut().zip(0..bids) {
            let mut scenario = Scenario::new(&self.opponents, self.seed, index);
            let mut game = world.clone();
            let action = self.bidders[learner].bids[bid].action;
            for (seat, action) in std::iter::once((learner, action)).chain(answers.iter().copied())
            {
                game.apply(seat, action, &mut scenario.rng);
            }
            play_on(&mut game, &mut scenario, until, &mut self.buffers);
            *value = judge(&game, Judge::of(self.knowledge))[learner];
        }
        self.bidders[learner].learn(&values[..bids]);
        u32::try_from(bids.max(1)).unwrap_or(1)
    }

    /// Whose turn it is to learn: mostly the bot itself.
    fn learner(&self, choosing: SeatSet, rng: &mut Fast) -> Seat {
        let others = choosing.without(self.seat);
        let pick = rng.index(OTHERS_LEARN * others.len().max(1));
        others.iter().nth(pick).unwrap_or(self.seat)
    }

    /// Others' bids depend on the world; those that are new are added while there is room.
    fn look_at(&mut self, world: &G, learner: Seat) {
        if learner == self.seat {
            return;
        }
        let candidates = rated(world, learner, &self.knowledge.tuned);
        let bidder = &mut self.bidders[learner];
        let legal =
            |bid: &Bid<G::Action>| candidates.iter().any(|known| known.action == bid.action);
        bidder.bids.retain(legal);
        for candidate in candidates.iter().take(MAX_BIDS / 2) {
            let known = bidder.bids.iter().any(|bid| bid.action == candidate.action);
            if !known && bidder.bids.len() < MAX_BIDS {
                bidder.bids.push(Bid::new(candidate.action));
            }
        }
    }

    /// What these seats answer: mostly by their policy, else by what they have learned, if that is legal.
    fn answers(&mut self, world: &G, seats: SeatSet, rng: &mut Fast) -> Vec<(Seat, G::Action)> {
        let mut answers = Vec::new();
        for seat in seats.iter() {
            let learned = &self.bidders[seat];
            let own = seat == self.seat;
            if !learned.bids.is_empty() && (own || rng.index(AS_LEARNED) == 0) {
                let action = learned.bids[pick(&learned.mix(), rng)].action;
                world.legal_actions(seat, &mut self.buffers.legal);
                if self.buffers.legal.contains(&action) {
                    answers.push((seat, action));
                    continue;
                }
            }
            let action = world.play(seat, &self.knowledge.tuned, rng, &mut self.buffers);
            answers.push((seat, action));
        }
        answers
    }

    /// The bot's bids with their mean values and how often each should be made, most often first.
    pub(crate) fn ranking(&self) -> Vec<(G::Action, f32, f32)> {
        let bids = &self.bidders[self.seat].bids;
        let most = bids.iter().map(|bid| bid.weight).fold(0.0, f32::max);
        let weight =
            |bid: &Bid<G::Action>| if bid.weight < TOO_SELDOM * most { 0.0 } else { bid.weight };
        let all: f32 = bids.iter().map(weight).sum::<f32>().max(1e-9);
        let mean = |bid: &Bid<G::Action>| bid.sum / bid.tries.max(1) as f32;
        let mut ranking: Vec<_> =
            bids.iter().map(|bid| (bid.action, mean(bid), weight(bid) / all)).collect();
        ranking.sort_by(|a, b| b.2.total_cmp(&a.2).then(b.1.total_cmp(&a.1)));
        ranking
    }
}

impl<A> Bid<A> {
    fn new(action: A) -> Self {
        Self { action, regret: 0.0, weight: 0.0, sum: 0.0, tries: 0 }
    }
}

impl<A> Bidder<A> {
    /// How often each bid is made now.
    fn mix(&self) -> Vec<f32> {
        let regrets: Vec<f32> = self.bids.iter().map(|bid| bid.regret.max(0.0)).collect();
        let sum: f32 = regrets.iter().sum();
        if sum > 0.0 {
            regrets.iter().map(|regret| regret / sum).collect()
        } else {
            vec![1.0 / self.bids.len().max(1) as f32; self.bids.len()]
        }
    }

    fn learn(&mut self, values: &[f32]) {
        let mix = self.mix();
        let expected: f32 = mix.iter().zip(values).map(|(share, value)| share * value).sum();
        for ((bid, value), share) in self.bids.iter_mut().zip(values).zip(mix) {
            // Regrets that are not kept below zero change their mind sooner.
            bid.regret = (bid.regret + value - expected).max(0.0);
            // Later iterations know more and count more.
            bid.weight += share * (bid.tries + 1) as f32;
            bid.sum += value;
            bid.tries += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regrets_lead_to_the_mixture_that_nobody_can_exploit() {
        // Rock, paper, scissors where paper against rock counts double: rock 1/4, paper 1/4 … by hand:
        // the equal-value mixture of [0,-2,1; 2,0,-1; -1,1,0] is (1/4, 1/4, 1/2).
        let pays = [[0.0, -2.0, 1.0], [2.0, 0.0, -1.0], [-1.0, 1.0, 0.0]];
        let mut bidders = [0, 1].map(|_| Bidder { bids: (0..3).map(Bid::new).collect::<Vec<_>>() });
        let mut rng = Fast::new(9);
        for _ in 0..40_000 {
            let made = [0, 1].map(|seat: usize| pick(&bidders[seat].mix(), &mut rng));
            bidders[0].learn(&[0, 1, 2].map(|own: usize| pays[own][made[1]]));
            bidders[1].learn(&[0, 1, 2].map(|own: usize| pays[own][made[0]]));
        }
        let all: f32 = bidders[0].bids.iter().map(|bid| bid.weight).sum();
        let mix: Vec<f32> = bidders[0].bids.iter().map(|bid| bid.weight / all).collect();
        for (share, exact) in mix.iter().zip([0.25, 0.25, 0.5]) {
            assert!((share - exact).abs() < 0.05, "{mix:?}");
        }
    }
}
