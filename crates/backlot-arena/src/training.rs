//! Fitting a [`Value`] to samples: cross-entropy, Adam, small batches.

use backlot_core::chance::Fast;
use backlot_strategy::Value;

use crate::learn::Sample;

/// Samples between two steps of the weights.
const BATCH: usize = 64;
/// How strongly weights are drawn to 0. Adam makes much of small slopes, so with a hundred times as much half of the hidden units died.
const DECAY: f32 = 1e-7;
/// How quickly Adam forgets gradients and their squares.
const FORGET: (f32, f32) = (0.9, 0.999);

pub(crate) struct Trainer {
    value: Value,
    gradient: Value,
    first: Value,
    second: Value,
    steps: i32,
    /// The hidden units of the seats of a sample, after the threshold.
    units: Vec<f32>,
}

impl Trainer {
    pub(crate) fn new(features: usize, hidden: usize, rng: &mut Fast) -> Self {
        let mut value = Value::zero(features, hidden);
        let mut even = |size: f32| size * ((rng.word() >> 40) as f32 / (1u32 << 23) as f32 - 1.0);
        let size = (1.5 / features as f32).sqrt();
        value.inner.iter_mut().for_each(|weight| *weight = even(size));
        value.outer.iter_mut().for_each(|weight| *weight = even(0.1));
        let zero = Value::zero(features, hidden);
        Self {
            value,
            gradient: zero.clone(),
            first: zero.clone(),
            second: zero,
            steps: 0,
            units: Vec::new(),
        }
    }

    pub(crate) fn value(&self) -> &Value {
        &self.value
    }

    /// Looks at every sample once, in this order.
    pub(crate) fn epoch(&mut self, samples: &[Sample], order: &[usize], rate: f32) {
        for batch in order.chunks(BATCH) {
            for &index in batch {
                self.add_gradient(&samples[index]);
            }
            self.step(rate, batch.len());
        }
    }

    /// Adds the gradient of a sample's cross-entropy.
    fn add_gradient(&mut self, sample: &Sample) {
        let Value { features, hidden, .. } = self.value;
        let seats = sample.shares.len();
        self.units.resize(seats * hidden, 0.0);
        let mut scores = Vec::with_capacity(seats);
        for (x, units) in
            sample.features.chunks_exact(features).zip(self.units.chunks_exact_mut(hidden))
        {
            let mut score = dot(&self.value.direct, x);
            let rows = self.value.inner.chunks_exact(features + 1);
            for ((row, outer), unit) in rows.zip(&self.value.outer).zip(units.iter_mut()) {
                *unit = (dot(&row[..features], x) + row[features]).max(0.0);
                score += outer * *unit;
            }
            scores.push(score);
        }
        Value::softmax(&mut scores);
        let seats = sample.features.chunks_exact(features).zip(self.units.chunks_exact(hidden));
        for ((x, units), (chance, share)) in seats.zip(scores.iter().zip(&sample.shares)) {
            let error = chance - share;
            for (gradient, x) in self.gradient.direct.iter_mut().zip(x) {
                *gradient += error * x;
            }
            for (unit, &active) in units.iter().enumerate() {
                if active > 0.0 {
                    self.gradient.outer[unit] += error * active;
                    let back = error * self.value.outer[unit];
                    let row = &mut self.gradient.inner[unit * (features + 1)..][..=features];
                    for (gradient, x) in row.iter_mut().zip(x) {
                        *gradient += back * x;
                    }
                    row[features] += back;
                }
            }
        }
    }

    fn step(&mut self, rate: f32, samples: usize) {
        self.steps += 1;
        let scale = 1.0 / samples.max(1) as f32;
        let fresh = (1.0 - FORGET.0.powi(self.steps), 1.0 - FORGET.1.powi(self.steps));
        let parts = [
            (
                &mut self.value.inner,
                &mut self.gradient.inner,
                &mut self.first.inner,
                &mut self.second.inner,
            ),
            (
                &mut self.value.outer,
                &mut self.gradient.outer,
                &mut self.first.outer,
                &mut self.second.outer,
            ),
            (
                &mut self.value.direct,
                &mut self.gradient.direct,
                &mut self.first.direct,
                &mut self.second.direct,
            ),
        ];
        for (weights, gradients, firsts, seconds) in parts {
            let moments = firsts.iter_mut().zip(seconds.iter_mut());
            for ((weight, gradient), (first, second)) in
                weights.iter_mut().zip(gradients.iter_mut()).zip(moments)
            {
                let slope = *gradient * scale + DECAY * *weight;
                *first = FORGET.0 * *first + (1.0 - FORGET.0) * slope;
                *second = FORGET.1 * *second + (1.0 - FORGET.1) * slope * slope;
                *weight -= rate * (*first / fresh.0) / ((*second / fresh.1).sqrt() + 1e-8);
                *gradient = 0.0;
            }
        }
    }

    /// The mean cross-entropy of a value on samples, in nats.
    pub(crate) fn loss(value: &Value, samples: &[Sample]) -> f64 {
        let each = samples.iter().map(|sample| {
            let mut chances: Vec<f32> =
                sample.features.chunks_exact(value.features).map(|x| value.score(x)).collect();
            Value::softmax(&mut chances);
            let terms = sample.shares.iter().zip(&chances);
            terms.map(|(share, chance)| -f64::from(share * chance.max(1e-6).ln())).sum::<f64>()
        });
        each.sum::<f64>() / samples.len().max(1) as f64
    }
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    // Eight sums side by side, so that the processor need not wait for one addition after the other.
    let mut sums = [0.0f32; 8];
    let ((a8, a_rest), (b8, b_rest)) = (a.as_chunks::<8>(), b.as_chunks::<8>());
    for (a, b) in a8.iter().zip(b8) {
        for i in 0..8 {
            sums[i] += a[i] * b[i];
        }
    }
    let rest: f32 = a_rest.iter().zip(b_rest).map(|(a, b)| a * b).sum();
    sums.iter().sum::<f32>() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(count: usize, rng: &mut Fast) -> Vec<Sample> {
        let mut make = || {
            let features: Vec<f32> =
                (0..9).map(|_| (rng.word() >> 40) as f32 / (1u32 << 23) as f32 - 1.0).collect();
            // Who has the largest product of the first two features wins.
            let score = |x: &[f32]| x[0] * x[1];
            let seats: Vec<f32> = features.chunks_exact(3).map(score).collect();
            let best = seats.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let shares = seats.iter().map(|&score| f32::from(u8::from(score >= best))).collect();
            Sample { features, shares, goes_on: false }
        };
        (0..count).map(|_| make()).collect()
    }

    #[test]
    fn it_learns_what_no_line_can_tell() {
        let mut rng = Fast::new(1);
        let (train, check) = (samples(4000, &mut rng), samples(500, &mut rng));
        let mut trainer = Trainer::new(3, 16, &mut rng);
        let order: Vec<usize> = (0..train.len()).collect();
        let before = Trainer::loss(trainer.value(), &check);
        for _ in 0..30 {
            trainer.epoch(&train, &order, 0.01);
        }
        let after = Trainer::loss(trainer.value(), &check);
        assert!(before > 1.0 && after < 0.35, "{before:.3} became {after:.3}");
    }

    #[test]
    fn gradients_are_those_of_the_loss() {
        let mut rng = Fast::new(2);
        let sample = samples(1, &mut rng);
        let mut trainer = Trainer::new(3, 4, &mut rng);
        trainer.add_gradient(&sample[0]);
        let slope = |change: &dyn Fn(&mut Value, f32)| {
            let (mut up, mut down) = (trainer.value.clone(), trainer.value.clone());
            change(&mut up, 0.01);
            change(&mut down, -0.01);
            (Trainer::loss(&up, &sample) - Trainer::loss(&down, &sample)) / 0.02
        };
        for i in 0..trainer.value.inner.len() {
            let measured = slope(&|value, by| value.inner[i] += by);
            assert!((measured - f64::from(trainer.gradient.inner[i])).abs() < 2e-3, "inner {i}");
        }
        for i in 0..4 {
            let measured = slope(&|value, by| value.outer[i] += by);
            assert!((measured - f64::from(trainer.gradient.outer[i])).abs() < 2e-3, "outer {i}");
        }
    }
}
