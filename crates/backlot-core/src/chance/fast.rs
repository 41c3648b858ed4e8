use super::{Chance, Pile};

/// Fast randomness for playouts. Piles share one stream, so deals of different games can't be compared.
#[derive(Clone, Debug)]
pub struct Fast(fastrand::Rng);

impl Fast {
    /// The same seed gives the same draws.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }

    /// A number from 0 to `n` − 1 for purposes outside the rules, such as picking an action.
    #[inline]
    pub fn index(&mut self, n: usize) -> usize {
        self.0.usize(0..n.max(1))
    }

    /// Any number.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0.u64(..)
    }
}

impl Chance for Fast {
    #[inline]
    fn below(&mut self, _pile: Pile, n: u32) -> u32 {
        self.0.u32(0..n.max(1))
    }
}
