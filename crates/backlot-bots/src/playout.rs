//! Playouts.

use std::hash::BuildHasher;

use backlot_core::chance::{Fast, Paired};
use backlot_core::{BySeat, Game, MAX_SEATS, Outcome, Seat, WithoutEvents};
use backlot_strategy::{Buffers, Knowledge, Strategy, Value};
use foldhash::quality::FixedState;

use crate::opponents::{OpponentModel, Table};

/// The random numbers and the opponents of one playout (common random numbers). Playouts with the same number meet the same, whatever is tried: so their
/// results can be compared.
pub(crate) struct Scenario<'k> {
    pub(crate) rng: WithoutEvents<Paired>,
    pub(crate) policy_rng: Fast,
    pub(crate) opponents: Table<'k>,
}

impl<'k> Scenario<'k> {
    /// Scenario number `index`.
    pub(crate) fn new(opponents: &OpponentModel<'k>, seed: u64, index: u32) -> Self {
        let mut fast = Fast::new(seed ^ u64::from(index).wrapping_mul(0xD134_2543_DE82_EF95));
        let rng = WithoutEvents(Paired::new(fast.word()));
        let opponents = opponents.draw(&mut fast);
        Self { rng, policy_rng: Fast::new(fast.word()), opponents }
    }
}

/// Plays on by the policy until the game is over or its stage has come to `until`.
pub(crate) fn play_on<G: Strategy>(
    game: &mut G,
    scenario: &mut Scenario<'_>,
    until: u32,
    buffers: &mut Buffers<G::Action>,
) {
    while !game.to_act().is_empty() && game.stage() < until {
        game.advance_together(
            &scenario.opponents,
            &mut scenario.policy_rng,
            buffers,
            &mut scenario.rng,
        );
    }
}

/// By what positions are judged.
#[derive(Clone, Copy)]
pub(crate) enum Judge<'k> {
    /// The learned value.
    Learned(&'k Value),
    /// The expert's own learned value.
    LearnedClosely(&'k Value),
    /// The game's own evaluation.
    Evaluation,
}

impl<'k> Judge<'k> {
    /// For playouts.
    pub(crate) fn of(knowledge: &'k Knowledge) -> Self {
        knowledge.value.as_ref().map_or(Self::Evaluation, Self::Learned)
    }

    /// For the expert's tree.
    pub(crate) fn of_expert(knowledge: &'k Knowledge) -> Self {
        knowledge.expert_value.as_ref().map_or_else(|| Self::of(knowledge), Self::LearnedClosely)
    }
}

/// How good a position is for each seat: from its outcome if it is over, else by the judge.
pub(crate) fn judge<G: Strategy>(game: &G, by: Judge<'_>) -> BySeat<f32> {
    if let Some(outcome) = game.outcome() {
        return BySeat::from_fn(|seat| {
            if seat.index() < outcome.seats { utility(&outcome, seat) } else { 0.0 }
        });
    }
    let seats = game.seats();
    let mut scores = [0.0; MAX_SEATS];
    match by {
        Judge::Learned(value) | Judge::LearnedClosely(value) => {
            let capabilities = G::CAPABILITIES;
            let features = match by {
                Judge::LearnedClosely(_) => capabilities.expert_features,
                Judge::Learned(_) | Judge::Evaluation => capabilities.features,
            };
            let features = features.map_or_else(Vec::new, |features| features.of(game));
            for (score, row) in scores.iter_mut().zip(features.chunks_exact(value.features)) {
                *score = value.score(row);
            }
        }
        Judge::Evaluation => {
            for seat in Seat::all(seats) {
                scores[seat.index()] = game.evaluate(seat).unwrap_or(0.0);
            }
            let best = scores[..seats].iter().copied().fold(1.0, f32::max);
            scores.iter_mut().for_each(|score| *score /= 4.0 + 0.06 * best);
        }
    }
    Value::softmax(&mut scores[..seats]);
    BySeat(scores)
}

/// Positions are known by this alone, so it must tell them apart: a hash that is weak in the high bits took a chip's way
/// from a hand to the discarded ones for no change.
pub(crate) fn position_key<G: Game>(game: &G) -> u64 {
    FixedState::default().hash_one(game)
}

/// Plays to the end with any legal actions.
pub(crate) fn play_at_random<G: Game>(
    game: &mut G,
    scenario: &mut Scenario<'_>,
    buffers: &mut Buffers<G::Action>,
) {
    while let Some(seat) = game.to_act().first() {
        game.legal_actions(seat, &mut buffers.legal);
        let action = buffers.legal[scenario.policy_rng.index(buffers.legal.len())];
        game.apply(seat, action, &mut scenario.rng);
    }
}

/// How good an outcome is for a seat, from 0 to 1: mostly the share of the win, and a little by how much. A narrow loss tells more than a
/// clear one, and playouts are few.
#[must_use]
pub fn utility(outcome: &Outcome, seat: Seat) -> f32 {
    const FOR_WINNING: f32 = 0.7;
    let own = outcome.scores[seat];
    let others = Seat::all(outcome.seats).filter(|&other| other != seat);
    let rival = others.map(|other| outcome.scores[other]).max().unwrap_or(own);
    let scale = 4.0 + 0.06 * own.max(rival).abs() as f32;
    let margin = 1.0 / (1.0 + (-((own - rival) as f32) / scale).exp());
    #[expect(clippy::cast_possible_truncation, reason = "a share")]
    let won = outcome.win_share(seat) as f32;
    FOR_WINNING * won + (1.0 - FOR_WINNING) * margin
}
