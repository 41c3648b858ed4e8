//! Sealed bids: for the right to deal and for star cards. What a bid brings on average against rivals who are
//! thought to bid at random; the policy mixes by it.

use backlot_core::{Seat, SeatSet};

use super::Care;
use super::draft::Hopes;
use super::lot::Lot;
use super::params::{Knob, PolicyParams};
use crate::{Action, Hollywood, Slot};

/// The most slots of a star auction.
const MAX_SLOTS: usize = backlot_core::MAX_SEATS + 1;

/// How much of what films lack still turns up when the draft is over.
const FOUND_LATE: f32 = 0.1;

impl Hollywood {
    /// How likely a rival who bids is to bid at least so much. Boldness 0 is timid, 1 bold.
    fn bids_at_least(&self, rival: Seat, bid: u8, params: PolicyParams<'_>) -> f32 {
        if u16::from(bid) > self.money[rival] {
            return 0.0;
        }
        let timid = match bid {
            0..=1 => 1.0,
            2..=3 => 0.5,
            4..=6 => 0.15,
            7..=9 => 0.03,
            _ => 0.01,
        };
        let bold = match bid {
            0..=1 => 1.0,
            2..=3 => 0.85,
            4..=6 => 0.55,
            7..=9 => 0.25,
            _ => 0.1,
        };
        timid + (bold - timid) * params[Knob::Boldness]
    }

    /// HW-D4
    pub(super) fn rate_bids(
        &self,
        seat: Seat,
        params: PolicyParams<'_>,
        legal: &[Action],
        ratings: &mut Vec<f32>,
    ) {
        let rivals = self.sealed.asked().without(seat);
        for &action in legal {
            let Action::Bid(bid) = action else { continue };
            let mut wins = 1.0;
            for rival in rivals.iter() {
                wins *= 1.0 - self.bids_at_least(rival, bid, params);
            }
            let cost = f32::from(bid) * (1.0 - params[Knob::Eagerness]);
            ratings.push(wins * params[Knob::Dealing] - cost);
        }
    }

    /// What the card of each slot adds for the seat.
    fn slot_gains(&self, seat: Seat, params: PolicyParams<'_>, care: Care) -> [f32; MAX_SLOTS] {
        let mut gains = [0.0; MAX_SLOTS];
        let held = self.held[seat];
        let figurine = self.figurine_rate(seat, params);
        let open = (0..usize::from(self.seats)).filter(|&slot| !self.row[slot].is_none());
        match care {
            Care::Exact => {
                let mut lot = Lot::of(&self.set, held);
                let before = f32::from(lot.income(lot.all()));
                for slot in open {
                    let card = self.row[slot];
                    let more = f32::from(lot.income_with(&self.set, card)) - before;
                    gains[slot] = more + figurine * f32::from(self.set.face(card).figurines);
                }
            }
            Care::Quick => {
                let hopes = Hopes::of(&self.set, held, FOUND_LATE);
                for slot in open {
                    gains[slot] = self.hoped_gain(&hopes, self.row[slot], figurine, params);
                }
            }
        }
        gains[usize::from(self.seats)] = params[Knob::UnseenStar];
        for gain in &mut gains {
            *gain *= params[Knob::StarScale];
        }
        gains
    }

    /// How likely a rival is to go for each slot, by what all can see.
    fn slot_shares(&self, params: PolicyParams<'_>) -> [f32; MAX_SLOTS] {
        let mut shares = [0.0; MAX_SLOTS];
        let mut sum = 0.0;
        for slot in 0..=self.seats {
            if !self.slot_is_open(Slot(slot)) {
                continue;
            }
            let index = usize::from(slot);
            let appeal = if slot == self.seats { 6.0 } else { self.star_appeal(self.row[index]) };
            shares[index] = (params[Knob::Crowd] * appeal).exp();
            sum += shares[index];
        }
        for share in &mut shares {
            *share /= f32::max(sum, 1e-9);
        }
        shares
    }

    /// HW-A1
    pub(super) fn rate_offers(
        &self,
        seat: Seat,
        params: PolicyParams<'_>,
        care: Care,
        legal: &[Action],
        ratings: &mut Vec<f32>,
    ) {
        let gains = self.slot_gains(seat, params, care);
        let shares = self.slot_shares(params);
        let rivals: SeatSet = self.sealed.asked().without(seat);
        let best = (0..=self.seats)
            .filter(|&slot| self.slot_is_open(Slot(slot)))
            .map(|slot| gains[usize::from(slot)])
            .fold(0.0, f32::max);
        for &action in legal {
            let Action::Offer { slot, bid } = action else { continue };
            let mut wins = 1.0;
            for rival in rivals.iter() {
                wins *= 1.0 - shares[slot.index()] * self.bids_at_least(rival, bid, params);
            }
            let money_left = self.money[seat] > u16::from(bid);
            let lost = if money_left { params[Knob::LostRound] * best } else { 0.0 };
            let cost = f32::from(bid) * (1.0 - params[Knob::Eagerness]);
            ratings.push(wins * gains[slot.index()] + (1.0 - wins) * lost - cost);
        }
    }

    /// HW-D1: what the distributor keeps should suit the hand.
    pub(super) fn rate_keeping(
        &self,
        seat: Seat,
        params: PolicyParams<'_>,
        legal: &[Action],
        ratings: &mut Vec<f32>,
    ) {
        let hand = self.hands[seat].all();
        let figurine = self.figurine_rate(seat, params);
        let hopes = Hopes::of(&self.set, hand, Self::fill(4, params));
        for &action in legal {
            let Action::Keep(card) = action else { continue };
            let suits = self.hoped_gain(&hopes, card, figurine, params);
            ratings.push(0.5 * suits + 0.5 * self.star_appeal(card));
        }
    }

    /// HW-D1: good cards to those who stand worst.
    pub(super) fn rate_giving(
        &self,
        to: Seat,
        params: PolicyParams<'_>,
        legal: &[Action],
        ratings: &mut Vec<f32>,
    ) {
        let to_come = self.dealer.into_iter().flat_map(|dealer| {
            let after = to.clockwise(usize::from(self.seats)).skip(1);
            after.take_while(move |&seat| seat != dealer)
        });
        let later = to_come.map(|seat| self.standing(seat));
        let (sum, count) = later.fold((0.0, 0.0), |(sum, count), one| (sum + one, count + 1.0));
        let mean = if count > 0.0 { sum / count } else { self.standing(to) };
        let ahead = (self.standing(to) - mean) / 10.0;
        for &action in legal {
            let Action::Give { card, .. } = action else { continue };
            ratings.push(-params[Knob::Envy] * ahead * self.star_appeal(card));
        }
    }
}
