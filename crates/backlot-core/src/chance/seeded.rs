use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use super::{Chance, Draw, MAX_PILES, Pile};

/// Luck that follows from a seed, with one stream per pile: the k-th draw of a pile depends on the
/// seed, the pile and k, and not on what else was drawn. So games with the same deal can be compared.
#[derive(Clone, Debug)]
pub struct Seeded {
    key: [u8; 32],
    drawn: [u32; MAX_PILES],
}

impl Seeded {
    /// The luck of this seed; any text will do.
    #[must_use]
    pub fn new(seed: &str) -> Self {
        let key = Sha256::new().chain_update(b"backlot seed 1\n").chain_update(seed).finalize();
        Self { key: key.into(), drawn: [0; MAX_PILES] }
    }

    /// Goes on as if these draws had been made from this source.
    pub fn skip(&mut self, draws: &[Draw]) {
        for draw in draws {
            self.drawn[usize::from(draw.pile.0) % MAX_PILES] += 1;
        }
    }
}

impl Chance for Seeded {
    fn below(&mut self, pile: Pile, n: u32) -> u32 {
        let count = &mut self.drawn[usize::from(pile.0) % MAX_PILES];
        let mut generator = ChaCha8Rng::from_seed(self.key);
        // One ChaCha stream for each (pile, k): a draw that needs several words shifts nothing.
        generator.set_stream(u64::from(pile.0) << 32 | u64::from(*count));
        *count += 1;
        // Lemire's method: the high half of a product, redrawn where it would be uneven.
        let uneven = n.wrapping_neg() % n.max(1);
        loop {
            let product = u64::from(generator.next_u32()) * u64::from(n);
            #[expect(clippy::cast_possible_truncation, reason = "the two halves")]
            let (high, low) = ((product >> 32) as u32, product as u32);
            if low >= uneven {
                return high;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_does_not_hear_of_the_others() {
        let (mut a, mut b) = (Seeded::new("x"), Seeded::new("x"));
        for _ in 0..5 {
            b.below(Pile(1), 100);
        }
        for _ in 0..20 {
            assert_eq!(a.below(Pile(0), 44), b.below(Pile(0), 44));
        }
    }

    #[test]
    fn skipping_draws_is_like_making_them() {
        let (mut a, mut b) = (Seeded::new("x"), Seeded::new("x"));
        let value = a.below(Pile(2), 9);
        b.skip(&[Draw { pile: Pile(2), below: 9, value }]);
        assert_eq!(a.below(Pile(2), 9), b.below(Pile(2), 9));
    }

    #[test]
    fn every_number_comes_up_about_equally_often() {
        let mut chance = Seeded::new("even");
        let mut counts = [0u32; 7];
        for _ in 0..7000 {
            counts[chance.below(Pile(0), 7) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (880..1120).contains(&count)), "{counts:?}");
    }

    #[test]
    fn seeds_that_people_shared_keep_their_luck() {
        let mut chance = Seeded::new("golden");
        let numbers: Vec<u32> = (0..6).map(|_| chance.below(Pile(0), 1000)).collect();
        assert_eq!(numbers, GOLDEN);
    }

    const GOLDEN: [u32; 6] = [881, 902, 565, 780, 433, 935];
}
