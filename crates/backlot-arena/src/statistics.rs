//! Small statistics.

use std::collections::BTreeMap;

use serde::Serialize;

/// A range in which a share lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Wilson's interval for a share of `trials`. Shared wins may make `successes` a fraction.
#[must_use]
pub fn wilson(successes: f64, trials: u64) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    const Z: f64 = 1.959_964;
    let n = trials as f64;
    let share = successes / n;
    let scale = 1.0 + Z * Z / n;
    let middle = share + Z * Z / (2.0 * n);
    let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { low: ((middle - reach) / scale).max(0.0), high: ((middle + reach) / scale).min(1.0) }
}

/// How often each whole number came up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Histogram(BTreeMap<i64, u64>);

impl Histogram {
    /// Counts a number.
    pub fn add(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }

    /// Counts all that the other has counted.
    pub fn merge(&mut self, other: &Self) {
        for (&value, &count) in &other.0 {
            *self.0.entry(value).or_default() += count;
        }
    }

    /// How many numbers were counted.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// The mean; 0 if nothing was counted.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.0.iter().map(|(&value, &count)| value as f64 * count as f64).sum();
        sum / self.count().max(1) as f64
    }

    /// The standard deviation.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 = self
            .0
            .iter()
            .map(|(&value, &count)| (value as f64 - mean).powi(2) * count as f64)
            .sum();
        (squares / self.count().max(1) as f64).sqrt()
    }

    /// The smallest number that at least this share of all numbers does not exceed.
    #[must_use]
    pub fn quantile(&self, share: f64) -> i64 {
        let need = share * self.count() as f64;
        let mut seen = 0;
        for (&value, &count) in &self.0 {
            seen += count;
            if seen as f64 >= need {
                return value;
            }
        }
        0
    }

    /// The numbers and their counts, ascending.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i64, u64)> {
        self.0.iter().map(|(&value, &count)| (value, count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_that_of_the_textbooks() {
        let interval = wilson(40.0, 100);
        assert!((interval.low - 0.3094).abs() < 1e-4 && (interval.high - 0.4980).abs() < 1e-4);
        assert!(wilson(0.0, 50).low.abs() < 1e-12);
        assert!(wilson(0.0, 0).high >= 1.0);
    }

    #[test]
    fn histograms_add_up() {
        let mut all = Histogram::default();
        let mut part = Histogram::default();
        for value in [1, 2, 2, 3] {
            part.add(value);
        }
        all.merge(&part);
        all.merge(&part);
        assert_eq!(all.count(), 8);
        assert!((all.mean() - 2.0).abs() < 1e-12);
        assert!((all.deviation() - 0.5_f64.sqrt()).abs() < 1e-12);
        assert_eq!((all.quantile(0.5), all.quantile(1.0)), (2, 3));
    }
}
