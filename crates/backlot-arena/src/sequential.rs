//! A test that stops as soon as the question is settled.

use serde::Serialize;

/// Is the hero's share nearer to `worse` or to `better`? A generalised sequential probability ratio test on
/// block results, with both errors at 5 %: the variance is taken from the blocks themselves.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sequential {
    /// The share that would mean "no better".
    pub worse: f64,
    /// The share that would mean "better".
    pub better: f64,
    /// How many blocks were seen.
    pub blocks: u64,
    sum: f64,
    squares: f64,
}

/// What is known so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It is better.
    Better,
    /// It is not.
    NoBetter,
    /// More games are needed.
    Open,
}

/// With fewer blocks the variance is not known well enough.
const FEWEST_BLOCKS: u64 = 20;

/// Shares that are nearer to the one in question than this may be taken for either side of it.
const NEARLY: f64 = 0.04;

impl Sequential {
    /// A test between two shares.
    #[must_use]
    pub fn new(worse: f64, better: f64) -> Self {
        Self { worse, better, blocks: 0, sum: 0.0, squares: 0.0 }
    }

    /// A test whether a share is reached: between just below and just above it.
    #[must_use]
    pub fn at_least(share: f64) -> Self {
        Self::new(share - NEARLY, share + NEARLY)
    }

    /// Takes the hero's share in a block.
    pub fn add(&mut self, share: f64) {
        self.blocks += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// The log of how much likelier the blocks are if the hero is better.
    #[must_use]
    pub fn log_likelihood_ratio(&self) -> f64 {
        let n = self.blocks.max(1) as f64;
        let mean = self.sum / n;
        let variance = (self.squares / n - mean * mean).max(1e-6);
        let middle = f64::midpoint(self.worse, self.better);
        (self.better - self.worse) * n * (mean - middle) / variance
    }

    /// What is known so far.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let bound = (0.95_f64 / 0.05).ln();
        let ratio = self.log_likelihood_ratio();
        if self.blocks < FEWEST_BLOCKS || ratio.abs() < bound {
            Verdict::Open
        } else if ratio > 0.0 {
            Verdict::Better
        } else {
            Verdict::NoBetter
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use backlot_core::chance::Fast;

    /// How often the test says "better" for a hero who wins with this probability.
    fn said_better(test: fn() -> Sequential, probability: f64) -> f64 {
        let mut rng = Fast::new(7);
        let mut better = 0;
        for _ in 0..400 {
            let mut test = test();
            while test.verdict() == Verdict::Open {
                let wins = (0..4).filter(|_| (rng.word() >> 11) as f64 / 9.007e15 < probability);
                test.add(wins.count() as f64 / 4.0);
            }
            better += u32::from(test.verdict() == Verdict::Better);
        }
        f64::from(better) / 400.0
    }

    #[test]
    fn errors_stay_near_their_bounds() {
        let gain = || Sequential::new(0.25, 0.35);
        assert!(said_better(gain, 0.25) < 0.08, "{}", said_better(gain, 0.25));
        assert!(said_better(gain, 0.35) > 0.92, "{}", said_better(gain, 0.35));
        let at_least = || Sequential::at_least(0.55);
        assert!(said_better(at_least, 0.51) < 0.08, "{}", said_better(at_least, 0.51));
        assert!(said_better(at_least, 0.59) > 0.92, "{}", said_better(at_least, 0.59));
    }
}
