//! Stage 3: the star auction.

use backlot_core::{BySeat, Context, Sealed, SeatSet};

use crate::{Action, Card, Event, Hollywood, Phase, Slot};

impl Hollywood {
    pub(super) fn begin_auction(&mut self, cx: &mut impl Context<Event>) {
        for seat in self.all_seats().filter(|&seat| self.money[seat] == 0) {
            cx.emit(|| Event::WentWithout { seat }); // HW-A6
        }
        self.ask_for_offers(cx);
    }

    /// HW-A1, HW-A5: everybody with money and without a card from the auction.
    pub(crate) fn ask_for_offers(&mut self, cx: &mut impl Context<Event>) {
        let asked: SeatSet = self
            .all_seats()
            .filter(|&seat| self.won[seat].is_none() && self.money[seat] > 0)
            .collect();
        if asked.is_empty() {
            self.begin_agents(cx);
            return;
        }
        self.phase = Phase::Offering;
        self.sealed = Sealed::ask(asked);
    }

    /// HW-A2, once all offers are in.
    pub(super) fn turn_offers_over(&mut self, cx: &mut impl Context<Event>) {
        let Some(answers) = self.sealed.reveal() else { return };
        let mut offers = BySeat::default();
        let mut bidders = SeatSet::EMPTY;
        for (seat, answer) in answers {
            if let Action::Offer { slot, bid } = answer {
                offers[seat] = Some((slot, bid));
                bidders.insert(seat);
                self.money[seat] -= u16::from(bid);
                self.paid_for_stars[seat] += u16::from(bid);
            }
        }
        cx.emit(|| Event::OffersShown { offers });
        for slot in 0..=self.seats {
            self.settle_slot(Slot(slot), &offers, cx);
        }
        for seat in bidders.iter() {
            if self.won[seat].is_none() && self.money[seat] == 0 {
                cx.emit(|| Event::WentWithout { seat }); // HW-A6
            }
        }
        self.ask_for_offers(cx);
    }

    /// HW-A3: the single highest bidder takes the card.
    fn settle_slot(
        &mut self,
        slot: Slot,
        offers: &BySeat<Option<(Slot, u8)>>,
        cx: &mut impl Context<Event>,
    ) {
        let mut seats = SeatSet::EMPTY;
        let mut highest = 0;
        for seat in self.all_seats() {
            let Some((_, bid)) = offers[seat].filter(|&(on, _)| on == slot) else { continue };
            if bid > highest {
                highest = bid;
                seats = SeatSet::EMPTY;
            }
            if bid == highest {
                seats.insert(seat);
            }
        }
        let Some(seat) = seats.first() else { return };
        if seats.len() > 1 {
            cx.emit(|| Event::SlotTied { slot, seats });
            return;
        }
        let from_deck = slot.0 == self.seats;
        let card = if from_deck {
            let card = self.draw_star(cx); // HW-A4
            self.from_deck.insert(seat);
            card
        } else {
            std::mem::replace(&mut self.row[slot.index()], Card::NONE)
        };
        self.won[seat] = card;
        self.held[seat].insert(card);
        cx.emit(|| Event::StarWon { seat, slot, bid: highest, card: Some(card), from_deck });
    }
}
