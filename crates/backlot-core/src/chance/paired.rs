use super::{Chance, MAX_PILES, Pile};

/// Fast randomness with one stream per pile, for playouts that compare actions: whatever else differs, the k-th draw
/// of a pile is as lucky in one playout as in the other.
#[derive(Clone, Debug)]
pub struct Paired {
    key: u64,
    drawn: [u32; MAX_PILES],
}

impl Paired {
    /// The same seed gives the same draws.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { key: seed, drawn: [0; MAX_PILES] }
    }

    /// The seed.
    #[must_use]
    pub fn key(&self) -> u64 {
        self.key
    }
}

impl Chance for Paired {
    #[inline]
    fn below(&mut self, pile: Pile, n: u32) -> u32 {
        let drawn = &mut self.drawn[usize::from(pile.0) % MAX_PILES];
        *drawn += 1;
        // SplitMix64's finish over seed, pile and count: no state but the count, so a pile can't hear of the others.
        let mut word = self.key
            ^ (u64::from(pile.0) << 56)
            ^ u64::from(*drawn).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^= word >> 31;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the high half of the product is below n"
        )]
        let value = ((u128::from(word) * u128::from(n)) >> 64) as u32;
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_does_not_hear_of_the_others() {
        let (mut a, mut b) = (Paired::new(3), Paired::new(3));
        for _ in 0..5 {
            b.below(Pile(1), 100);
        }
        for _ in 0..20 {
            assert_eq!(a.below(Pile(0), 44), b.below(Pile(0), 44));
        }
    }

    #[test]
    fn every_number_comes_up_about_equally_often() {
        let mut counts = [0u32; 7];
        for seed in 0..700 {
            let mut chance = Paired::new(seed);
            for draw in 0..10 {
                counts[chance.below(Pile(draw % 3), 7) as usize] += 1;
            }
        }
        assert!(counts.iter().all(|&count| (880..1120).contains(&count)), "{counts:?}");
    }
}
