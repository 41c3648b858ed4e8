//! The last party, solved: everything lies open there and nothing is left to chance.

use backlot_core::chance::Fast;
use backlot_core::{BySeat, Game, Seat, WithoutEvents};

use crate::components::QUARTERS;
use crate::{Action, DreamFactory, Phase};

/// Shares of the win that differ by less are equal.
const EQUAL: f32 = 1e-4;

impl DreamFactory {
    /// Whether no chip comes up any more.
    fn is_last_party(&self) -> bool {
        let is_last = usize::from(self.location) + 1 == self.set.locations().len();
        self.quarter + 1 == QUARTERS && is_last && self.phase != Phase::Bidding
    }

    /// The share of the win that each action brings to the seat.
    pub(super) fn solve_ending(
        &self,
        seat: Seat,
        legal: &[Action],
        effort: u32,
    ) -> Option<Vec<f32>> {
        if seat != self.turn || self.phase == Phase::Over || !self.is_last_party() {
            return None;
        }
        let mut left = effort;
        let shares = legal.iter().map(|&action| Some(self.after(action, &mut left)?[seat]));
        shares.collect()
    }

    fn after(&self, action: Action, left: &mut u32) -> Option<BySeat<f32>> {
        let mut game = self.clone();
        // All that is drawn here are screenplays that nobody can use any more.
        game.act(action, &mut WithoutEvents(Fast::new(0)));
        game.expected_shares(left)
    }

    /// Each seat's share of the win if everybody plays for their own; of equal actions each is as likely.
    fn expected_shares(&self, left: &mut u32) -> Option<BySeat<f32>> {
        *left = left.checked_sub(1)?;
        if let Some(outcome) = self.outcome() {
            #[expect(clippy::cast_possible_truncation, reason = "a share")]
            let share = |seat| outcome.win_share(seat) as f32;
            return Some(BySeat::from_fn(share));
        }
        let mut legal = Vec::new();
        self.legal_actions(self.turn, &mut legal);
        let (mut best, mut sum, mut equals) = (f32::NEG_INFINITY, BySeat::default(), 0.0);
        for action in legal {
            let shares = self.after(action, left)?;
            let own = shares[self.turn];
            if own > best + EQUAL {
                (best, sum, equals) = (own, shares, 1.0);
            } else if own >= best - EQUAL {
                equals += 1.0;
                sum = BySeat::from_fn(|seat| sum[seat] + shares[seat]);
            }
        }
        Some(BySeat::from_fn(|seat| sum[seat] / equals))
    }
}
