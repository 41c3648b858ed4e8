//! Post-game analysis: not for playing, as it may look at true positions.

use backlot_core::chance::Fast;
use backlot_core::{BySeat, Seat};
use backlot_strategy::{Buffers, Strategy};

use crate::arms::Arm;
use crate::opponents::OpponentModel;
use crate::playout::{Scenario, play_on};
use crate::rollouts::Comparison;
use crate::search::Search;
use crate::{Budget, Candidate};

/// How likely each seat is to win from this very position, if all play on by the policy.
#[must_use]
pub fn chances<G: Strategy>(game: &G, seed: u64, playouts: u32) -> BySeat<f32> {
    let mut shares = BySeat::default();
    let seats = game.seats();
    let mut buffers = Buffers::default();
    let nobody = Seat::from_bits(0);
    let opponents = OpponentModel::unknown(G::knowledge(), nobody);
    for index in 0..playouts.max(1) {
        let mut scenario = Scenario::new(&opponents, seed, index);
        let mut world = game.clone();
        play_on(&mut world, &mut scenario, u32::MAX, &mut buffers);
        let outcome = world.outcome().expect("nobody is asked, so the game is over");
        for seat in Seat::all(seats) {
            #[expect(clippy::cast_possible_truncation, reason = "a share")]
            let share = outcome.win_share(seat) as f32;
            shares[seat] += share;
        }
    }
    for seat in Seat::all(seats) {
        shares[seat] /= playouts.max(1) as f32;
    }
    shares
}

/// The actions compared by playouts to the end, all in the same scenarios, in the order given.
#[must_use]
pub fn compare<G: Strategy>(
    view: &G::View,
    seat: Seat,
    seed: u64,
    actions: &[G::Action],
    playouts: u32,
) -> Vec<Candidate<G::Action>> {
    let mut arms: Vec<_> = actions.iter().map(|&action| Arm::new(action)).collect();
    let (mut rng, budget) = (Fast::new(seed), &mut Budget::iterations(0));
    let seed = rng.word();
    let search = Search::<G> { knowledge: G::knowledge(), view, seat, rng, budget };
    Comparison::new(&search, seed).play_to_the_end(&mut arms, playouts.max(1));
    arms.iter().map(Arm::candidate).collect()
}
