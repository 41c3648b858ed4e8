use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use super::{Chance, Draw, MAX_PILES, Pile};

/// Every draw takes so many words of its pile's stream. The first that is even-handed counts; that all
/// four are not happens less than once in 2^90 draws.
const WORDS: usize = 4;

/// Luck that follows from a seed, with one stream per pile: the k-th draw of a pile depends on the
/// seed, the pile and k, and not on what else was drawn. So games with the same deal can be compared.
#[derive(Clone, Debug)]
pub struct Seeded {
    key: [u8; 32],
    drawn: [u32; MAX_PILES],
    /// The streams of the piles drawn from since the last [`skip`](Seeded::skip), each ready for its next draw.
    streams: Vec<(Pile, ChaCha8Rng)>,
}

impl Seeded {
    /// The stream of this seed; any text will do.
    #[must_use]
    pub fn new(seed: &str) -> Self {
        let key = Sha256::new().chain_update(b"backlot seed 1\n").chain_update(seed).finalize();
        Self::from_key(key.into())
    }

    /// The stream of this key, for sources that make keys in their own way.
    #[must_use]
    pub fn from_key(key: [u8; 32]) -> Self {
        Self { key, drawn: [0; MAX_PILES], streams: Vec::new() }
    }

    /// Goes on as if so many draws had been made from the pile.
    pub fn skip_to(&mut self, pile: Pile, drawn: u32) {
        self.drawn[usize::from(pile.0) % MAX_PILES] = drawn;
        self.streams.clear();
    }

    /// Goes on as if these draws had been made from this source.
    pub fn skip(&mut self, draws: &[Draw]) {
        for draw in draws {
            self.drawn[usize::from(draw.pile.0) % MAX_PILES] += 1;
        }
        self.streams.clear();
    }

    /// The stream of a pile, at the words of its next draw.
    fn stream(&mut self, pile: Pile) -> &mut ChaCha8Rng {
        let place = self.streams.iter().position(|(known, _)| *known == pile);
        let place = place.unwrap_or_else(|| {
            let mut stream = ChaCha8Rng::from_seed(self.key);
            stream.set_stream(u64::from(pile.0));
            let drawn = self.drawn[usize::from(pile.0) % MAX_PILES];
            stream.set_word_pos(u128::from(drawn) * WORDS as u128);
            self.streams.push((pile, stream));
            self.streams.len() - 1
        });
        &mut self.streams[place].1
    }
}

impl Chance for Seeded {
    fn below(&mut self, pile: Pile, n: u32) -> u32 {
        let stream = self.stream(pile);
        let words: [u32; WORDS] = std::array::from_fn(|_| stream.next_u32());
        self.drawn[usize::from(pile.0) % MAX_PILES] += 1;
        // Lemire's method: the high half of a product, taken again where it would be uneven.
        let uneven = n.wrapping_neg() % n.max(1);
        let product = |word: u32| u64::from(word) * u64::from(n);
        #[expect(clippy::cast_possible_truncation, reason = "the two halves")]
        let high_if_even =
            |word: u32| (product(word) as u32 >= uneven).then(|| (product(word) >> 32) as u32);
        words.into_iter().find_map(high_if_even).unwrap_or(0)
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

    const GOLDEN: [u32; 6] = [881, 827, 143, 449, 109, 868];
}
