use std::time::Duration;

/// Steps of a factor of two are divided into so many buckets: a figure is at most 9 % off.
const BUCKETS: f64 = 8.0;

/// How long decisions took, in CPU time, in buckets that grow with the time.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Times(Vec<u64>);

impl Times {
    /// Counts a decision.
    pub fn add(&mut self, time: Duration) {
        let nanoseconds = time.as_nanos().max(1) as f64;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "small and positive"
        )]
        let bucket = (nanoseconds.log2() * BUCKETS) as usize;
        if self.0.len() <= bucket {
            self.0.resize(bucket + 1, 0);
        }
        self.0[bucket] += 1;
    }

    /// Counts all that the other has counted.
    pub fn merge(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (own, more) in self.0.iter_mut().zip(&other.0) {
            *own += more;
        }
    }

    /// How many decisions were counted.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The time in milliseconds that this share of all decisions did not exceed.
    #[must_use]
    pub fn quantile_ms(&self, share: f64) -> f64 {
        let need = share * self.count() as f64;
        let mut seen = 0;
        for (bucket, &count) in self.0.iter().enumerate() {
            seen += count;
            if count > 0 && seen as f64 >= need {
                return ((bucket + 1) as f64 / BUCKETS).exp2() / 1e6;
            }
        }
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_close_from_above() {
        let mut times = Times::default();
        for ms in 1..=100 {
            times.add(Duration::from_millis(ms));
        }
        for (share, exact) in [(0.5, 50.0), (0.95, 95.0), (1.0, 100.0)] {
            let found = times.quantile_ms(share);
            assert!(found >= exact && found <= exact * 1.1, "{share}: {found}");
        }
    }
}
