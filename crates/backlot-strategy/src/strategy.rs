use backlot_core::chance::Fast;
use backlot_core::{BySeat, Context, Evaluate, Seat, Text};

use crate::{Constant, Knowledge};

/// One named source of a seat's points, finer than a line of the score sheet: a movie, an award, money. Each
/// game numbers its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Part(pub u16);

/// Room that a policy may use again and again, so that playouts don't allocate.
#[derive(Clone, Debug)]
pub struct Buffers<A> {
    /// For legal actions.
    pub legal: Vec<A>,
    /// For their ratings.
    pub ratings: Vec<f32>,
}

impl<A> Default for Buffers<A> {
    fn default() -> Self {
        Self { legal: Vec::new(), ratings: Vec::new() }
    }
}

/// How to play a game well.
///
/// # Honesty
/// Everything here runs on sampled worlds, so it can't see the truth. Still, [`rate`](Strategy::rate),
/// [`play`](Strategy::play) and [`features`](Strategy::features) look only at what their `seat` may know: else
/// seats in playouts would react to what they can't notice, and a bot's answer would change with the sample.
pub trait Strategy: Evaluate {
    /// How many numbers [`features`](Strategy::features) writes.
    const FEATURES: usize;

    /// How many numbers [`close_features`](Strategy::close_features) writes for each seat; 0 for games without a value of
    /// the expert's own.
    const CLOSE_FEATURES: usize = 0;

    /// How many numbers [`action_features`](Strategy::action_features) writes for each action; 0 for games without a
    /// learned prior.
    const ACTION_FEATURES: usize = 0;

    /// After how many stages a playout is judged by the learned value instead of being played to its end. What lies
    /// further ahead is mostly noise.
    const PLAYOUT_HORIZON: u32 = u32::MAX;

    /// The same for leaves of a search tree, where a learned value is at hand.
    const LEAF_HORIZON: u32 = 1;

    /// For how many more stages a leaf is played on and then judged once more; the mean of both judgements counts. 0 for no second look.
    const LEAF_REEVAL_DEPTH: u32 = 0;

    /// How much the policy's opinion counts against results in a search tree. The closer the values of actions lie
    /// together, the less it should be.
    const PRIOR_WEIGHT: f32 = 0.7;

    /// Whether the first actions of a search tree are compared by sequential halving with the same fates, as playouts
    /// are; else the tree chooses among them like everywhere.
    const HALVES_AT_ROOT: bool = false;

    /// Whether positions hold nothing that a seat can't see but luck to come. Then a tree may tell positions apart; else
    /// seats in it would act on what they can't know.
    const IS_FULLY_VISIBLE: bool;

    /// The constants of the policy. Arrays of constants elsewhere are in this order.
    fn constants() -> &'static [Constant];

    /// The data that comes with the game.
    fn knowledge() -> &'static Knowledge;

    /// Rates actions for the seat: about how many points it expects after each, higher is better. Fills
    /// `ratings` parallel to `legal`. Luck is averaged, not drawn.
    fn rate(&self, seat: Seat, constants: &[f32], legal: &[Self::Action], ratings: &mut Vec<f32>);

    /// The policy's answer, quickly: this is what playouts spend their time on. Equals are taken in random order, and
    /// where several choose in secret it mixes.
    fn play(
        &self,
        seat: Seat,
        constants: &[f32],
        rng: &mut Fast,
        buffers: &mut Buffers<Self::Action>,
    ) -> Self::Action {
        self.legal_actions(seat, &mut buffers.legal);
        self.rate(seat, constants, &buffers.legal, &mut buffers.ratings);
        buffers.legal[best_at_random(&buffers.ratings, rng)]
    }

    /// Acts for the seat by the policy: what playouts do again and again. A game whose decisions come in bundles may
    /// make several at once, as long as they are all this seat's and the result is the same.
    fn advance(
        &mut self,
        seat: Seat,
        constants: &[f32],
        rng: &mut Fast,
        buffers: &mut Buffers<Self::Action>,
        cx: &mut impl Context<Self::Event>,
    ) {
        let action = self.play(seat, constants, rng, buffers);
        self.apply(seat, action, cx);
    }

    /// Acts for whoever is asked first, each seat by its own constants in `opponents`. A game may make more decisions at
    /// once, also of several seats, where they hang together (an auction), as long as the result is the same and the
    /// stage does not grow on the way.
    fn advance_together(
        &mut self,
        opponents: &BySeat<&[f32]>,
        rng: &mut Fast,
        buffers: &mut Buffers<Self::Action>,
        cx: &mut impl Context<Self::Event>,
    ) {
        if let Some(seat) = self.to_act().first() {
            self.advance(seat, opponents[seat], rng, buffers, cx);
        }
    }

    /// What the seat would pay at most for what is auctioned now, by the policy. `None` where nothing is.
    fn limit(&self, seat: Seat, constants: &[f32]) -> Option<f32> {
        let _ = (seat, constants);
        None
    }

    /// Whether seats have shown something in this position that tells by which constants they play.
    fn has_shown_something(&self) -> bool {
        false
    }

    /// How well what the seat has shown in this position fits these constants, from nearly 0 to 1.
    fn likelihood(&self, seat: Seat, constants: &[f32]) -> f32 {
        let _ = (seat, constants);
        1.0
    }

    /// Whether level normal, which plays by these constants, should try the policy's best actions by a few short playouts
    /// here: where rules of thumb err most.
    fn wants_playouts(&self, seat: Seat, constants: &[f32]) -> bool {
        let _ = (seat, constants);
        false
    }

    /// Whether seats now act against each other openly, again and again, and nothing is drawn meanwhile, as in an auction: who
    /// can be foreseen there loses to who foresees.
    fn is_contest(&self) -> bool {
        false
    }

    /// The position as the seat stands in it, for the learned value: numbers of about the size of 1.
    fn features(&self, seat: Seat, features: &mut [f32]);

    /// The position as each seat stands in it, one after the other. A game may do this faster than one by one.
    fn features_of_all(&self, features: &mut [f32]) {
        for (seat, row) in Seat::all(self.seats()).zip(features.chunks_exact_mut(Self::FEATURES)) {
            self.features(seat, row);
        }
    }

    /// The position as each seat stands in it, more closely than [`features_of_all`](Strategy::features_of_all) does: for the
    /// expert's value, which may take longer.
    fn close_features(&self, features: &mut [f32]) {
        let _ = features;
    }

    /// These actions as the seat sees them now, one after the other, for the learned prior: numbers of about the size of
    /// 1, those of the position among them.
    fn action_features(
        &self,
        seat: Seat,
        constants: &[f32],
        actions: &[Self::Action],
        features: &mut [f32],
    ) {
        let _ = (seat, constants, actions, features);
    }

    /// A counter that only grows: where playouts may stop and ask the learned value. Rounds, quarters or
    /// locations, whatever leaves a position quiet.
    fn stage(&self) -> u32;

    /// The points that a seat has at the end, by part; their sum is its score. Parts without points may be left out.
    fn parts(&self, seat: Seat, parts: &mut Vec<(Part, f32)>);

    /// What a part is called.
    fn part_name(components: &Self::Components, part: Part) -> Text;

    /// What the seat gives away by this action where that can be worked out exactly, such as films that could have been
    /// split better: how many points, and what would have been better.
    fn missed(&self, seat: Seat, action: Self::Action) -> Option<(f32, Text)> {
        let _ = (seat, action);
        None
    }

    /// All that the seat would do in a row where its decisions hang together, such as all films of a slate, with a
    /// word on what comes of it. `None` where each decision stands for itself.
    fn plan(&self, seat: Seat, constants: &[f32]) -> Option<(Vec<Self::Action>, Text)> {
        let _ = (seat, constants);
        None
    }

    /// Whether seats now bid in secret, so that it costs to be foreseen: search mixes bids by regret matching.
    fn is_bidding_in_secret(&self) -> bool {
        false
    }

    /// The exact share of wins that the seat gets by each of its legal actions, if that can be worked out with about
    /// so much effort (positions looked at), where everybody plays for their own share and is indifferent between
    /// equals. `None` where it can't.
    fn solve(&self, seat: Seat, legal: &[Self::Action], effort: u32) -> Option<Vec<f32>> {
        let _ = (seat, legal, effort);
        None
    }
}

/// The index of the largest, any of several.
#[must_use]
pub fn best_at_random(ratings: &[f32], rng: &mut Fast) -> usize {
    let (mut best, mut equals) = (0, 0);
    for (index, rating) in ratings.iter().enumerate() {
        if equals == 0 || *rating > ratings[best] {
            (best, equals) = (index, 1);
        } else if *rating == ratings[best] {
            equals += 1;
            if rng.index(equals) == 0 {
                best = index;
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_are_taken_about_equally_often() {
        let mut rng = Fast::new(1);
        let mut counts = [0; 4];
        for _ in 0..3000 {
            counts[best_at_random(&[2.0, 5.0, 5.0, 5.0], &mut rng)] += 1;
        }
        assert_eq!(counts[0], 0);
        assert!(counts[1..].iter().all(|&count| (850..1150).contains(&count)), "{counts:?}");
    }
}
