//! A position in numbers, as a seat stands in it, for the learned value.

use backlot_core::{MAX_SEATS, Seat};

use super::draft::Hopes;
use crate::components::{HAND, YEARS};
use crate::{CardSet, Hollywood, Phase};

/// How many numbers there are.
pub(super) const FEATURES: usize = 30;

/// Figurines that the cards of a year carry, more or less.
const FIGURINES_A_YEAR: f32 = 6.0;
/// Sizes that bring numbers to about 1.
const MUCH_MONEY: f32 = 50.0;
const MANY_FIGURINES: f32 = 15.0;

/// How somebody stands, as everybody can see.
#[derive(Clone, Copy, Default)]
struct Standing {
    money: f32,
    awards: f32,
    figurines: f32,
    /// What they would have at the end without another movie or award.
    sure: f32,
}

impl Hollywood {
    fn standing_of(&self, seat: Seat) -> Standing {
        let money = f32::from(self.money[seat]);
        let awards = f32::from(self.awards[seat]);
        let shown = if self.phase.cards_are_shown() { self.held[seat] } else { CardSet::EMPTY };
        let figurines = self.set.figurines(self.piles[seat].or(shown)) as f32;
        let begun = if self.phase.cards_are_shown() { 0 } else { 1 };
        let to_come = FIGURINES_A_YEAR * f32::from((YEARS - 1 - self.year) + begun);
        let over = self.phase == Phase::Over;
        let sure = money + awards * (figurines + if over { 0.0 } else { to_come });
        Standing { money, awards, figurines, sure }
    }

    /// The cards the seat holds, as far as it has seen them (HW-D1).
    fn held_and_seen(&self, seat: Seat) -> CardSet {
        let dealing = matches!(self.phase, Phase::Keeping | Phase::Giving(_));
        if dealing && self.dealer != Some(seat) {
            self.held[seat].without(CardSet::only(self.secrets[seat]))
        } else {
            self.held[seat]
        }
    }

    pub(super) fn write_features(&self, features: &mut [f32]) {
        for (seat, row) in self.all_seats().zip(features.chunks_exact_mut(FEATURES)) {
            row.copy_from_slice(&self.features_of(seat));
        }
    }

    fn features_of(&self, seat: Seat) -> [f32; FEATURES] {
        let own = self.standing_of(seat);
        let mut rivals = [Standing::default(); MAX_SEATS];
        let mut count = 0;
        for rival in self.all_seats().filter(|&rival| rival != seat) {
            rivals[count] = self.standing_of(rival);
            count += 1;
        }
        let rivals = &mut rivals[..count];
        rivals.sort_unstable_by(|a, b| b.sure.total_cmp(&a.sure));
        let mean = |of: &dyn Fn(&Standing) -> f32| {
            rivals.iter().map(of).sum::<f32>() / rivals.len().max(1) as f32
        };
        let most = |of: &dyn Fn(&Standing) -> f32| rivals.iter().map(of).fold(0.0, f32::max);
        let best = rivals.first().copied().unwrap_or_default();
        let second = rivals.get(1).copied().unwrap_or(best);
        let years = f32::from(YEARS - self.year);
        let is_last = if self.year + 1 == YEARS { 1.0 } else { 0.0 };
        let lead = (own.sure - best.sure) / MUCH_MONEY;
        let lead_of_mean = (own.sure - mean(&|rival| rival.sure)) / MUCH_MONEY;
        let held = self.held_and_seen(seat);
        let hopes = Hopes::of(&self.set, held, 0.2).value();
        let deals = |is: bool| if is { 1.0 } else { 0.0 };
        [
            own.money / MUCH_MONEY,
            own.awards,
            own.figurines / MANY_FIGURINES,
            own.sure / MUCH_MONEY,
            lead,
            (own.sure - second.sure) / MUCH_MONEY,
            lead_of_mean,
            lead * is_last,
            lead_of_mean * is_last,
            lead * years / 3.0,
            lead.max(0.0),
            (own.money - mean(&|rival| rival.money)) / MUCH_MONEY,
            (own.money - most(&|rival| rival.money)) / MUCH_MONEY,
            own.awards - mean(&|rival| rival.awards),
            own.awards - most(&|rival| rival.awards),
            (own.figurines - mean(&|rival| rival.figurines)) / MANY_FIGURINES,
            (own.figurines - most(&|rival| rival.figurines)) / MANY_FIGURINES,
            own.awards * own.figurines / MANY_FIGURINES,
            own.figurines * years / MANY_FIGURINES,
            is_last,
            years / 3.0,
            deals(self.dealer == Some(seat)),
            deals(self.dealer.is_some_and(|dealer| dealer != seat)),
            deals(own.money < 3.0),
            deals(own.money < 9.0),
            f32::from(self.seats) / 4.0,
            hopes / 20.0,
            self.set.figurines(held) as f32 / MANY_FIGURINES,
            held.len() as f32 / HAND as f32,
            f32::from(self.step) / HAND as f32,
        ]
    }
}
