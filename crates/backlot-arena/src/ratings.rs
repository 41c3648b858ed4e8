//! One number for each bot, from who came before whom: the model of Plackett and Luce.

/// A table of several games' rankings.
#[derive(Clone, Debug, Default)]
pub struct Rankings {
    games: Vec<Vec<usize>>,
}

impl Rankings {
    /// Adds a game: the entrants in the order in which they ended. Those who tie are best added once in each
    /// order, or in a random one.
    pub fn add(&mut self, order: Vec<usize>) {
        self.games.push(order);
    }

    /// How strong each of `entrants` is: the chance to come first among several is in proportion to it. The mean
    /// of the logarithms is zero. Hunter's minorisation-maximisation, with one imagined draw of each entrant
    /// against a middling one, so that somebody who never won has a number, too.
    #[must_use]
    pub fn strengths(&self, entrants: usize) -> Vec<f64> {
        let mut strengths = vec![1.0; entrants];
        let mut wins = vec![0.5; entrants];
        for game in &self.games {
            for &entrant in &game[..game.len().saturating_sub(1)] {
                wins[entrant] += 1.0;
            }
        }
        for _ in 0..500 {
            let mut weights: Vec<f64> = strengths.iter().map(|own| 1.0 / (own + 1.0)).collect();
            for game in &self.games {
                let mut left: f64 = game.iter().map(|&entrant| strengths[entrant]).sum();
                let mut passed = 0.0;
                for (place, &entrant) in game.iter().enumerate() {
                    if place + 1 < game.len() {
                        passed += 1.0 / left;
                    }
                    weights[entrant] += passed;
                    left -= strengths[entrant];
                }
            }
            for ((own, &wins), &weight) in strengths.iter_mut().zip(&wins).zip(&weights) {
                *own = wins / weight;
            }
            let mean_log: f64 =
                strengths.iter().map(|own| own.ln()).sum::<f64>() / entrants.max(1) as f64;
            for own in &mut strengths {
                *own /= mean_log.exp();
            }
        }
        strengths
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use backlot_core::chance::Fast;

    #[test]
    fn strengths_are_found_again_from_rankings() {
        let true_strengths = [4.0, 2.0, 1.0, 0.125];
        let mut rng = Fast::new(3);
        let mut rankings = Rankings::default();
        for _ in 0..4000 {
            let mut left: Vec<usize> = (0..4).collect();
            let mut order = Vec::new();
            while !left.is_empty() {
                let sum: f64 = left.iter().map(|&entrant| true_strengths[entrant]).sum();
                let mut at = (rng.word() >> 11) as f64 / 9.007_199_254_740_992e15 * sum;
                let place = left.iter().position(|&entrant| {
                    at -= true_strengths[entrant];
                    at < 0.0
                });
                order.push(left.remove(place.unwrap_or(left.len() - 1)));
            }
            rankings.add(order);
        }
        for (found, exact) in rankings.strengths(4).iter().zip(true_strengths) {
            assert!((found / exact - 1.0).abs() < 0.12, "{found} for {exact}");
        }
    }
}
