//! Games between policies, without search: so quick that thousands fit into a second.

use backlot_bots::utility;
use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Playable, Seat, WithoutEvents};
use backlot_strategy::{Buffers, Strategy};

/// One deal on which constants are tried: who else plays, and with which draws.
pub(crate) struct Deal<'a, G: Playable> {
    pub(crate) setup: &'a G::Setup,
    pub(crate) seed: String,
    /// The constants of the others, by seat.
    pub(crate) others: Vec<&'a [f32]>,
}

impl<'a, G: Playable + Strategy> Deal<'a, G> {
    /// Deal number `number`: others are drawn from the pool.
    pub(crate) fn new(setup: &'a G::Setup, seed: &str, number: u64, pool: &'a [Vec<f32>]) -> Self {
        let (seats, _) = G::table_of(setup);
        let mut rng = Fast::new(backlot_bots::seed_number(seed) ^ number.wrapping_mul(0x9E37_79B9));
        let others = (0..seats).map(|_| pool[rng.index(pool.len())].as_slice()).collect();
        Self { setup, seed: format!("{seed}/{number}"), others }
    }

    /// How good these constants are on this deal: the mean utility over all seats.
    pub(crate) fn try_out(&self, constants: &[f32], buffers: &mut Buffers<G::Action>) -> f64 {
        let seats = self.others.len();
        let each = Seat::all(seats).map(|hero| f64::from(self.play(hero, constants, buffers)));
        each.sum::<f64>() / seats as f64
    }

    fn play(&self, hero: Seat, constants: &[f32], buffers: &mut Buffers<G::Action>) -> f32 {
        let mut rng = WithoutEvents(Seeded::new(&self.seed));
        let mut policy_rng = Fast::new(backlot_bots::seed_number(&self.seed));
        let mut game = G::new(self.setup, &mut rng);
        while let Some(seat) = game.to_act().first() {
            let own = if seat == hero { constants } else { self.others[seat.index()] };
            game.advance(seat, own, &mut policy_rng, buffers, &mut rng);
        }
        let outcome = game.outcome().expect("nobody is asked, so the game is over");
        utility(&outcome, hero)
    }
}
