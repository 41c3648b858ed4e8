//! What the rest of a quarter may bring to each seat, worked out roughly: who wins which lot at what price, and who takes what at the party
//! that runs.

use super::features::Panorama;
use crate::state::MAX_PLAYERS;
use crate::{DreamFactory, Phase};

/// What the next lot gains counts so much less after a lot was won, and after a chip was taken at a party: spaces have been filled.
const AFTER_LOT: f32 = 0.7;
const AFTER_PARTY: f32 = 0.85;

/// What is foreseen for each seat.
#[derive(Default)]
pub(super) struct Forecast {
    /// What lots gain, less their prices.
    pub(super) surplus: [f32; MAX_PLAYERS],
    /// What one gets of what others pay (DF-A4).
    pub(super) income: [f32; MAX_PLAYERS],
    /// What the party that runs gains.
    pub(super) party: [f32; MAX_PLAYERS],
    /// The money at the end of the quarter.
    pub(super) money: [f32; MAX_PLAYERS],
    /// What the next lot gains, and what one would pay for it.
    pub(super) next: [f32; MAX_PLAYERS],
    pub(super) keen: [f32; MAX_PLAYERS],
    /// How far gains to come still count.
    appetite: [f32; MAX_PLAYERS],
}

impl Forecast {
    pub(super) fn new(panorama: &Panorama<'_>) -> Self {
        let game = panorama.scene.game;
        let mut forecast = Self::default();
        for seat in game.all_seats() {
            forecast.money[seat.index()] = f32::from(game.money[seat]);
            forecast.appetite[seat.index()] = 1.0;
        }
        forecast.go_to_party(panorama, game);
        let mut is_next = true;
        for location in 0..game.set.locations().len() {
            let is_open = !game.chips_on(location).is_empty();
            if is_open && is_to_come(game, location) {
                forecast.auction(panorama, location, is_next);
                is_next = false;
            }
        }
        forecast
    }

    /// In their order everybody takes what is worth most to them (DF-P4).
    fn go_to_party(&mut self, panorama: &Panorama<'_>, game: &DreamFactory) {
        if game.phase != Phase::Taking {
            return;
        }
        let mut left = game.party;
        for &seat in &game.order[usize::from(game.order_at)..usize::from(game.seats)] {
            let (outlook, desk) = &panorama.outlooks[seat.index()];
            let mut best = (0.0, None);
            for chip in left.iter() {
                let gain = outlook.chip_plan(desk, chip).gain;
                if gain > best.0 {
                    best = (gain, Some(chip));
                }
            }
            if let (gain, Some(chip)) = best {
                left.remove(chip);
                self.party[seat.index()] = gain;
                self.appetite[seat.index()] *= AFTER_PARTY;
            }
        }
    }

    /// Who would pay most wins, at what the next would pay.
    fn auction(&mut self, panorama: &Panorama<'_>, location: usize, is_next: bool) {
        let seats = panorama.outlooks.len();
        let (mut winner, mut highest, mut price) = (0, -1.0f32, 0.0f32);
        for seat in 0..seats {
            let gain = panorama.lots[seat][location];
            let (outlook, _) = &panorama.outlooks[seat];
            let money = self.money[seat];
            let keen = outlook.price_for(gain * self.appetite[seat], money).min(money);
            if is_next {
                (self.next[seat], self.keen[seat]) = (gain, keen);
            }
            if keen > highest {
                (winner, highest, price) = (seat, keen, highest.max(0.0));
            } else {
                price = price.max(keen);
            }
        }
        let share = price / (seats - 1) as f32;
        for seat in 0..seats {
            if seat == winner {
                self.surplus[seat] += panorama.lots[seat][location] * self.appetite[seat] - price;
                self.money[seat] -= price;
                self.appetite[seat] *= AFTER_LOT;
            } else {
                self.income[seat] += share;
                self.money[seat] += share;
            }
        }
    }
}

fn is_to_come(game: &DreamFactory, location: usize) -> bool {
    let here = usize::from(game.location);
    location > here || location == here && game.phase == Phase::Bidding
}

#[cfg(test)]
mod tests {
    use super::super::closely::looks;
    use super::*;

    #[test]
    fn money_only_changes_hands() {
        for seats in 2..=5 {
            looks(seats, |look| {
                let Forecast { money, surplus, income, party, .. } = &look.forecast;
                let before: f32 =
                    look.panorama.scene.game.money.0.iter().map(|&money| f32::from(money)).sum();
                assert!((money.iter().sum::<f32>() - before).abs() < 1e-2);
                assert!(money.iter().chain(income).chain(party).all(|&number| number > -1e-3));
                assert!(surplus.iter().all(|surplus| surplus.is_finite()));
            });
        }
    }

    #[test]
    fn parties_and_lots_bring_something() {
        let (mut parties, mut lots) = (0, 0);
        looks(4, |look| {
            let gains = |of: &[f32; MAX_PLAYERS]| u32::from(of.iter().sum::<f32>() > 1.0);
            parties += gains(&look.forecast.party);
            lots += gains(&look.forecast.surplus);
        });
        assert!(parties > 10 && lots > 100, "{parties} parties, {lots} positions with lots");
    }
}
