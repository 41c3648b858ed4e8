use super::{Chance, Pile};

/// Runs through every sequence of draws that a piece of rules can meet.
///
/// ```
/// use backlot_core::chance::{Chance, Enumerating, Pile};
/// let mut seen = Vec::new();
/// let mut all = Enumerating::new();
/// while all.next_path() {
///     seen.push((all.below(Pile(0), 2), all.below(Pile(0), 3)));
/// }
/// assert_eq!(seen.len(), 6);
/// ```
#[derive(Debug, Default)]
pub struct Enumerating {
    path: Vec<(u32, u32)>,
    at: usize,
    started: bool,
}

impl Enumerating {
    /// Starts before the first path; call [`Self::next_path`] before every run.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Moves on to the next sequence of draws; false when all have been run.
    pub fn next_path(&mut self) -> bool {
        self.at = 0;
        if !self.started {
            self.started = true;
            return true;
        }
        while let Some((value, below)) = self.path.pop() {
            if value + 1 < below {
                self.path.push((value + 1, below));
                return true;
            }
        }
        false
    }

    /// How likely the current path is, after it has been run.
    #[must_use]
    pub fn probability(&self) -> f64 {
        self.path.iter().map(|&(_, below)| 1.0 / f64::from(below)).product()
    }
}

impl Chance for Enumerating {
    fn below(&mut self, _pile: Pile, n: u32) -> u32 {
        if self.at == self.path.len() {
            self.path.push((0, n));
        }
        self.at += 1;
        self.path[self.at - 1].0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_is_run_once_and_probabilities_add_up() {
        let mut all = Enumerating::new();
        let (mut paths, mut sum) = (Vec::new(), 0.0);
        while all.next_path() {
            // The second draw exists only on some paths.
            let first = all.below(Pile(0), 3);
            let second = if first == 1 { all.below(Pile(1), 4) } else { 0 };
            paths.push((first, second));
            sum += all.probability();
        }
        assert_eq!(paths, [(0, 0), (1, 0), (1, 1), (1, 2), (1, 3), (2, 0)]);
        assert!((sum - 1.0).abs() < 1e-12);
    }
}
