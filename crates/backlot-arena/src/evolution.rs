//! A separable evolution strategy with covariance adaptation (sep-CMA-ES), for a dozen or two of constants and a
//! noisy fitness.

use backlot_core::chance::Fast;
use backlot_strategy::Constant;

/// The search distribution, in units of each constant's range: 0 is its lower bound, 1 its upper.
pub(crate) struct Evolution {
    specs: &'static [Constant],
    mean: Vec<f64>,
    /// The overall step.
    sigma: f64,
    /// The variance of each constant.
    spread: Vec<f64>,
    path_sigma: Vec<f64>,
    path_spread: Vec<f64>,
    weights: Vec<f64>,
    asked: Vec<Vec<f64>>,
    rng: Fast,
}

impl Evolution {
    pub(crate) fn new(specs: &'static [Constant], start: &[f32], rng: Fast) -> Self {
        let n = specs.len();
        let mean = specs.iter().zip(start).map(|(spec, &value)| {
            let range = f64::from(spec.high - spec.low).max(1e-9);
            (f64::from(value - spec.low) / range).clamp(0.0, 1.0)
        });
        let offspring = 8 + n / 2;
        let parents = offspring / 2;
        let raw: Vec<f64> =
            (0..parents).map(|i| ((parents as f64 + 0.5) / (i as f64 + 1.0)).ln()).collect();
        let sum: f64 = raw.iter().sum();
        Self {
            specs,
            mean: mean.collect(),
            sigma: 0.12,
            spread: vec![1.0; n],
            path_sigma: vec![0.0; n],
            path_spread: vec![0.0; n],
            weights: raw.iter().map(|weight| weight / sum).collect(),
            asked: vec![Vec::new(); offspring],
            rng,
        }
    }

    /// The candidates of a generation.
    pub(crate) fn ask(&mut self) -> Vec<Vec<f32>> {
        for index in 0..self.asked.len() {
            let point = (0..self.mean.len()).map(|i| {
                let step = self.sigma * self.spread[i].sqrt() * gauss(&mut self.rng);
                (self.mean[i] + step).clamp(0.0, 1.0)
            });
            self.asked[index] = point.collect();
        }
        self.asked.iter().map(|point| self.constants(point)).collect()
    }

    /// Learns how good the candidates were, in the order of [`ask`](Self::ask); more is better.
    pub(crate) fn tell(&mut self, fitness: &[f64]) {
        let n = self.mean.len() as f64;
        let mut order: Vec<usize> = (0..fitness.len()).collect();
        order.sort_by(|&a, &b| fitness[b].total_cmp(&fitness[a]));
        let squares: f64 = self.weights.iter().map(|weight| weight * weight).sum();
        let effective = 1.0 / squares;
        // The usual settings of CMA-ES; the rate of the variances is raised as only a diagonal is learned.
        let rate_sigma = (effective + 2.0) / (n + effective + 5.0);
        let damping =
            1.0 + rate_sigma + 2.0 * (((effective - 1.0) / (n + 1.0)).sqrt() - 1.0).max(0.0);
        let rate_path = 4.0 / (n + 4.0);
        let rate_one = 2.0 / ((n + 1.3).powi(2) + effective) * (n + 2.0) / 3.0;
        let rate_rank = ((2.0 * (effective - 2.0 + 1.0 / effective))
            / ((n + 2.0).powi(2) + effective)
            * (n + 2.0)
            / 3.0)
            .min(1.0 - rate_one);
        let mut length = 0.0;
        for i in 0..self.mean.len() {
            let old = self.mean[i];
            let steps: Vec<f64> = order
                .iter()
                .zip(&self.weights)
                .map(|(&place, _)| (self.asked[place][i] - old) / self.sigma)
                .collect();
            let step: f64 =
                steps.iter().zip(&self.weights).map(|(step, weight)| step * weight).sum();
            self.mean[i] = (old + self.sigma * step).clamp(0.0, 1.0);
            let keep_sigma = (rate_sigma * (2.0 - rate_sigma) * effective).sqrt();
            self.path_sigma[i] =
                (1.0 - rate_sigma) * self.path_sigma[i] + keep_sigma * step / self.spread[i].sqrt();
            let keep_path = (rate_path * (2.0 - rate_path) * effective).sqrt();
            self.path_spread[i] = (1.0 - rate_path) * self.path_spread[i] + keep_path * step;
            let rank: f64 =
                steps.iter().zip(&self.weights).map(|(step, weight)| weight * step * step).sum();
            self.spread[i] = ((1.0 - rate_one - rate_rank) * self.spread[i]
                + rate_one * self.path_spread[i].powi(2)
                + rate_rank * rank)
                .max(1e-4);
            length += self.path_sigma[i].powi(2);
        }
        let expected = n.sqrt() * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n));
        let change = (rate_sigma / damping * (length.sqrt() / expected - 1.0)).clamp(-0.3, 0.3);
        self.sigma = (self.sigma * change.exp()).clamp(0.005, 0.3);
    }

    /// The middle of the distribution.
    pub(crate) fn mean(&self) -> Vec<f32> {
        self.constants(&self.mean)
    }

    fn constants(&self, point: &[f64]) -> Vec<f32> {
        let scale = |(spec, &at): (&Constant, &f64)| {
            #[expect(clippy::cast_possible_truncation, reason = "constants are f32")]
            let at = at as f32;
            // Three digits are more than anybody can measure, and keep the files readable.
            let value = spec.low + (spec.high - spec.low) * at;
            ((value * 1000.0).round() / 1000.0).clamp(spec.low, spec.high)
        };
        self.specs.iter().zip(point).map(scale).collect()
    }
}

/// A number from the normal distribution: twelve even ones are close enough.
fn gauss(rng: &mut Fast) -> f64 {
    let even = |word: u64| (word >> 11) as f64 / (1u64 << 53) as f64;
    (0..12).map(|_| even(rng.word())).sum::<f64>() - 6.0
}

#[cfg(test)]
mod tests {
    use super::*;

    static SPECS: [Constant; 5] = [
        Constant::new("a", 1.0, (0.0, 10.0), ""),
        Constant::new("b", 1.0, (0.0, 10.0), ""),
        Constant::new("c", 0.0, (-1.0, 1.0), ""),
        Constant::new("d", 50.0, (0.0, 100.0), ""),
        Constant::new("e", 0.5, (0.0, 1.0), ""),
    ];

    #[test]
    fn it_finds_the_top_of_a_noisy_hill() {
        let start: Vec<f32> = SPECS.iter().map(|spec| spec.by_hand).collect();
        let top = [7.0, 3.0, -0.5, 20.0, 0.9];
        let mut noise = Fast::new(4);
        let mut evolution = Evolution::new(&SPECS, &start, Fast::new(3));
        for _ in 0..120 {
            let asked = evolution.ask();
            let height = |point: &Vec<f32>| {
                let far = point.iter().zip(top).zip(&SPECS).map(|((at, top), spec)| {
                    f64::from((at - top) / (spec.high - spec.low)).powi(2)
                });
                -far.sum::<f64>()
            };
            let fitness: Vec<f64> =
                asked.iter().map(|point| height(point) + 0.01 * gauss(&mut noise)).collect();
            evolution.tell(&fitness);
        }
        for ((found, top), spec) in evolution.mean().iter().zip(top).zip(&SPECS) {
            let off = (found - top).abs() / (spec.high - spec.low);
            assert!(off < 0.12, "{}: {found} instead of {top}", spec.name);
        }
    }
}
