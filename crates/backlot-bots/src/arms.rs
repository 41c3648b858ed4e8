//! What a search knows about the actions it tries.

use backlot_core::{Outcome, Seat};
use backlot_strategy::{Part, Strategy};

use crate::playout::utility;
use crate::{Candidate, Estimate};

/// An action that is tried, with the results of its playouts. Result number i of two arms belong together: they met the
/// same scenario.
pub(crate) struct Arm<A> {
    pub(crate) action: A,
    results: Vec<f32>,
    sum: f32,
    wins: f32,
    points: f32,
    lead: f32,
    parts: Vec<(Part, f32)>,
    ends: u32,
}

impl<A: Copy> Arm<A> {
    pub(crate) fn new(action: A) -> Self {
        Self {
            action,
            results: Vec::new(),
            sum: 0.0,
            wins: 0.0,
            points: 0.0,
            lead: 0.0,
            parts: Vec::new(),
            ends: 0,
        }
    }

    /// A result without an end: somebody judged the position.
    pub(crate) fn add_judged(&mut self, value: f32) {
        self.results.push(value);
        self.sum += value;
    }

    /// The end of a playout.
    pub(crate) fn add_end<G: Strategy<Action = A>>(
        &mut self,
        game: &G,
        outcome: &Outcome,
        seat: Seat,
        buffer: &mut Vec<(Part, f32)>,
    ) {
        self.add_judged(utility(outcome, seat));
        let own = outcome.scores[seat];
        let others = Seat::all(outcome.seats).filter(|&other| other != seat);
        let rival = others.map(|other| outcome.scores[other]).max().unwrap_or(own);
        self.ends += 1;
        #[expect(clippy::cast_possible_truncation, reason = "a share")]
        let won = outcome.win_share(seat) as f32;
        self.wins += won;
        self.points += own as f32;
        self.lead += (own - rival) as f32;
        let Some(parts) = &G::CAPABILITIES.score_parts else { return };
        (parts.list)(game, seat, buffer);
        for &(part, points) in &*buffer {
            match self.parts.iter_mut().find(|known| known.0 == part) {
                Some(known) => known.1 += points,
                None => self.parts.push((part, points)),
            }
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.results.len()
    }

    pub(crate) fn mean(&self) -> f32 {
        self.sum / self.results.len().max(1) as f32
    }

    /// How many standard errors this arm is ahead of the other over the playouts they share.
    pub(crate) fn ahead_of(&self, other: &Self) -> f32 {
        let n = self.results.len().min(other.results.len());
        let pairs = || self.results.iter().zip(&other.results).map(|(own, other)| own - other);
        let mean = pairs().sum::<f32>() / n.max(1) as f32;
        let squares: f32 = pairs().map(|difference| (difference - mean).powi(2)).sum();
        // A small constant keeps arms apart that happen to agree in a few playouts.
        let error = ((squares + 0.05) / (n.max(2) - 1) as f32 / n.max(1) as f32).sqrt();
        mean / error
    }

    pub(crate) fn candidate(&self) -> Candidate<A> {
        let ends = self.ends.max(1) as f32;
        let n = self.results.len().max(1) as f32;
        let mean = self.mean();
        let squares: f32 = self.results.iter().map(|result| (result - mean).powi(2)).sum();
        let estimate = Estimate {
            playouts: self.ends,
            win: self.wins / ends,
            points: self.points / ends,
            lead: self.lead / ends,
            error: (squares / (n - 1.0).max(1.0) / n).sqrt(),
            parts: self.parts.iter().map(|&(part, sum)| (part, sum / ends)).collect(),
        };
        let estimate = (self.ends > 0).then_some(estimate);
        Candidate { action: self.action, value: mean, estimate }
    }
}
