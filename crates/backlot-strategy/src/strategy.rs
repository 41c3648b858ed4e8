use std::sync::LazyLock;

use backlot_core::chance::Fast;
use backlot_core::{BySeat, Context, Evaluate, Game, Seat, Viewer, WithoutEvents};

use crate::{Capabilities, Constant, Knowledge, SearchConfig, several_choose};

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

/// How to play a game well. Everything has a default, so `impl Strategy for MyGame {}` is enough to have bots: they go by the
/// game's [evaluation](Evaluate), or by random playouts if it has none.
///
/// A game grows stronger bots in this order: [`rate`](Strategy::rate) with a few [constants](Strategy::CONSTANTS), a quick
/// [`play`](Strategy::play), then single [capabilities](Strategy::CAPABILITIES).
///
/// # Honesty
/// Everything here runs on sampled worlds, so it can't see the truth. Still, [`rate`](Strategy::rate),
/// [`play`](Strategy::play) and features look only at what their `seat` may know: otherwise
/// seats in playouts would react to what they can't notice, and a bot's answer would change with the sample. `backlot-testkit`
/// checks it.
pub trait Strategy: Evaluate {
    /// Whether positions hold nothing that a seat can't see but draws to come. Then a tree may tell positions apart; otherwise
    /// seats in it would act on what they can't know.
    const IS_FULLY_VISIBLE: bool = !Self::HAS_PRIVATE_INFORMATION;

    /// The constants of the policy. Arrays of constants elsewhere are in this order.
    const CONSTANTS: &'static [Constant] = &[];

    /// What the game offers to bots beyond the policy.
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE;

    /// How bots search.
    const SEARCH: SearchConfig = SearchConfig::DEFAULT;

    /// The data that comes with the game.
    fn knowledge() -> &'static Knowledge {
        static NOTHING: LazyLock<Knowledge> = LazyLock::new(|| Knowledge::by_hand(&[]));
        &NOTHING
    }

    /// A counter that only grows: where playouts may stop and be judged. Rounds, quarters or
    /// locations, whatever leaves a position quiet.
    fn stage(&self) -> u32 {
        0
    }

    /// Rates actions for the seat: about how many points it expects after each, higher is better. Fills
    /// `ratings` parallel to `legal`. Draws are averaged, not made.
    ///
    /// By default that is the game's evaluation one step ahead. Without an evaluation all are rated the same, and bots compare them by
    /// random playouts.
    fn rate(&self, seat: Seat, constants: &[f32], legal: &[Self::Action], ratings: &mut Vec<f32>) {
        let _ = constants;
        rate_by_evaluation(self, seat, legal, ratings);
    }

    /// The policy's answer, quickly: this is what playouts spend their time on. Equals are taken in random order, and
    /// where several choose in secret it mixes.
    fn play(
        &self,
        seat: Seat,
        constants: &[f32],
        rng: &mut Fast,
        buffers: &mut Buffers<Self::Action>,
    ) -> Self::Action {
        let Buffers { legal, ratings } = buffers;
        self.legal_actions(seat, legal);
        self.rate(seat, constants, legal, ratings);
        let place = if several_choose(self) {
            mix_ratings(ratings, 1.0, rng)
        } else {
            best_at_random(ratings, rng)
        };
        legal[place]
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
}

/// The worlds over which an evaluation is averaged.
const WORLDS: u64 = 4;

/// Rates actions by the evaluation one step ahead, on average over a few worlds that look like this one to the seat. All actions meet
/// the same worlds and draws. Where others still owe a secret answer, they give any.
fn rate_by_evaluation<G: Evaluate>(
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    ratings: &mut Vec<f32>,
) {
    ratings.clear();
    ratings.resize(legal.len(), 0.0);
    if legal.len() < 2 || game.evaluate(seat).is_none() {
        return;
    }
    let view = game.view(Viewer::Seat(seat));
    for number in 0..WORLDS {
        let mut rng = Fast::new(number);
        let world = G::sample(&view, &mut rng);
        let seed = rng.word();
        for (rating, &action) in ratings.iter_mut().zip(legal) {
            let mut after = world.clone();
            let mut cx = WithoutEvents(Fast::new(seed));
            after.apply(seat, action, &mut cx);
            answer_at_random(&mut after, world.to_act().without(seat), seed, &mut cx);
            *rating += after.evaluate(seat).unwrap_or(0.0) / WORLDS as f32;
        }
    }
}

fn answer_at_random<G: Game>(
    game: &mut G,
    seats: backlot_core::SeatSet,
    seed: u64,
    cx: &mut impl Context<G::Event>,
) {
    let (mut rng, mut legal) = (Fast::new(!seed), Vec::new());
    for seat in seats.iter().filter(|&seat| game.to_act().contains(seat)).collect::<Vec<_>>() {
        game.legal_actions(seat, &mut legal);
        game.apply(seat, legal[rng.index(legal.len())], cx);
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

/// An index with a chance in proportion to its weight.
pub fn pick(weights: &[f32], rng: &mut Fast) -> usize {
    let sum: f32 = weights.iter().sum();
    let mut at = sum * (rng.word() >> 40) as f32 / (1u32 << 24) as f32;
    let reached = weights.iter().position(|weight| {
        at -= weight;
        at < 0.0
    });
    reached.unwrap_or(0)
}

/// An index with a chance that falls by e for each `temperature` that its rating is below the best. Ratings become weights.
pub fn mix_ratings(ratings: &mut [f32], temperature: f32, rng: &mut Fast) -> usize {
    let best = ratings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for rating in ratings.iter_mut() {
        *rating = ((*rating - best) / temperature).exp();
    }
    pick(ratings, rng)
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
