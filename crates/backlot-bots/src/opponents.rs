//! Who the others at the table may be. A search that expects the wrong players is far weaker than one that expects the right ones (Dream
//! Factory, 60 playouts against three with hand-set constants: 98 % of wins if it knows them, 77 % if each of them comes from a pool).

use backlot_core::chance::Fast;
use backlot_core::{BySeat, Seat};
use backlot_strategy::{Knowledge, Strategy, pick};

/// The constants by which each seat plays.
pub(crate) type Table<'k> = BySeat<&'k [f32]>;

/// Whom a seat expects at the table.
pub(crate) struct OpponentModel<'k> {
    knowledge: &'k Knowledge,
    seat: Seat,
    /// How likely it is now that all others play as tuned, by the hand-set constants, or each as it likes.
    kinds: [f32; 3],
    /// How well each of the pool fits what each seat has shown, behind how well the tuned constants do. Empty if nothing
    /// speaks for or against anybody.
    likelihood: BySeat<Vec<f32>>,
}

impl<'k> OpponentModel<'k> {
    /// Whom the seat expects before anybody has shown anything.
    pub(crate) fn unknown(knowledge: &'k Knowledge, seat: Seat) -> Self {
        let kinds = knowledge.expected.kinds();
        Self { knowledge, seat, kinds, likelihood: BySeat::from_fn(|_| Vec::new()) }
    }

    /// Whom the seat expects in this position, by what the others have shown in it.
    pub(crate) fn new<G: Strategy>(knowledge: &'k Knowledge, world: &G, seat: Seat) -> Self {
        let mut opponents = Self::unknown(knowledge, seat);
        let Some(auction) = G::CAPABILITIES.auction_in(world) else { return opponents };
        if !(auction.has_begun)(world) {
            return opponents;
        }
        let likelihood = auction.likelihood;
        let others = || Seat::all(world.seats()).filter(|&other| other != seat);
        let all_fit = |constants: &[f32]| -> f32 {
            others().map(|other| likelihood(world, other, constants)).product()
        };
        opponents.kinds[0] *= all_fit(&knowledge.tuned);
        opponents.kinds[1] *= all_fit(&knowledge.by_hand);
        let pool = &knowledge.pool;
        for other in others() {
            // The tuned constants count as much as all of the pool.
            let tuned = likelihood(world, other, &knowledge.tuned) * pool.len() as f32;
            let pooled = pool.iter().map(|constants| likelihood(world, other, constants));
            opponents.likelihood[other] = std::iter::once(tuned).chain(pooled).collect();
            opponents.kinds[2] *=
                opponents.likelihood[other].iter().sum::<f32>() / (2 * pool.len()) as f32;
        }
        opponents
    }

    /// Draws a table. The seat itself plays as tuned.
    pub(crate) fn draw(&self, rng: &mut Fast) -> Table<'k> {
        let tuned = self.knowledge.tuned.as_slice();
        let together = match self.kinds {
            [0.0, 0.0, _] => None,
            kinds => match pick(&kinds, rng) {
                0 => Some(tuned),
                1 => Some(self.knowledge.by_hand.as_slice()),
                _ => None,
            },
        };
        BySeat::from_fn(|other| {
            let word = rng.word();
            match together {
                _ if other == self.seat => tuned,
                Some(all) => all,
                None => self.one_of_pool(other, word),
            }
        })
    }

    /// Half of the time the tuned constants, else one of the pool; what fits better more often.
    fn one_of_pool(&self, other: Seat, word: u64) -> &'k [f32] {
        let Knowledge { tuned, pool, .. } = self.knowledge;
        let likelihood = &self.likelihood[other];
        if !likelihood.is_empty() {
            return match pick(likelihood, &mut Fast::new(word)) {
                0 => tuned,
                place => &pool[place - 1],
            };
        }
        if word & 1 == 0 { tuned } else { &pool[(word >> 8) as usize % pool.len()] }
    }
}
