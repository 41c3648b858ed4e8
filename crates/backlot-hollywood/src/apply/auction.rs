//! Stage 3: the star auction.

use arrayvec::ArrayVec;
use backlot_core::{Context, MAX_SEATS, Sealed, SeatSet};

use crate::event::Offer;
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
        let mut offers = ArrayVec::<Offer, MAX_SEATS>::new();
        for (seat, answer) in answers {
            if let Action::Offer { slot, bid } = answer {
                offers.push(Offer { bid, seat, slot });
                self.money[seat] -= u16::from(bid);
                self.paid_for_stars[seat] += u16::from(bid);
            }
        }
        cx.emit(|| Event::OffersShown { offers: offers.clone() });
        for slot in 0..=self.seats {
            self.settle_slot(Slot(slot), &offers, cx);
        }
        for Offer { seat, .. } in offers {
            if self.won[seat].is_none() && self.money[seat] == 0 {
                cx.emit(|| Event::WentWithout { seat }); // HW-A6
            }
        }
        self.ask_for_offers(cx);
    }

    /// HW-A3: the single highest bidder takes the card.
    fn settle_slot(&mut self, slot: Slot, offers: &[Offer], cx: &mut impl Context<Event>) {
        let here = offers.iter().filter(|offer| offer.slot == slot);
        let Some(bid) = here.clone().map(|offer| offer.bid).max() else { return };
        let seats: SeatSet =
            here.filter(|offer| offer.bid == bid).map(|offer| offer.seat).collect();
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
        cx.emit(|| Event::StarWon { seat, slot, bid, card: Some(card), from_deck });
    }
}
