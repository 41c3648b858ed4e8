//! Stage 1: secret star cards.

use arrayvec::ArrayVec;
use backlot_core::{Context, MAX_SEATS, Sealed, Seat, SeatSet};

use crate::event::Bid;
use crate::{Action, Card, Event, Hollywood, Phase, StarSet};

impl Hollywood {
    /// HW-D2, HW-D3: who deals, or the auction for it.
    pub(crate) fn begin_dealing(&mut self, cx: &mut impl Context<Event>) {
        if let Some(seat) = self.dealer {
            cx.emit(|| Event::DealerFound { seat, by_award: true });
            self.take_stars(seat, cx);
        } else if self.quick_start && self.year == 0 {
            self.take_top_cards(cx);
        } else {
            self.ask_for_bids(SeatSet::all(usize::from(self.seats)), cx);
        }
    }

    /// HW-D4: those of them who have money bid; if there are none, nobody deals.
    pub(super) fn ask_for_bids(&mut self, seats: SeatSet, cx: &mut impl Context<Event>) {
        let asked: SeatSet = seats.iter().filter(|&seat| self.money[seat] > 0).collect();
        if asked.is_empty() {
            self.take_top_cards(cx);
            return;
        }
        self.phase = Phase::Bidding;
        self.sealed = Sealed::ask(asked);
    }

    /// HW-D4, once all bids are in.
    pub(super) fn turn_bids_over(&mut self, cx: &mut impl Context<Event>) {
        let Some(answers) = self.sealed.reveal() else { return };
        let mut bids = ArrayVec::<Bid, MAX_SEATS>::new();
        for (seat, answer) in answers {
            if let Action::Bid(bid) = answer {
                bids.push(Bid { bid, seat });
                self.money[seat] -= u16::from(bid);
                self.paid_to_deal[seat] += u16::from(bid);
            }
        }
        cx.emit(|| Event::DealingBidsShown { bids: bids.clone() });
        let highest = bids.iter().map(|bid| bid.bid).max().unwrap_or(0);
        let seats: SeatSet =
            bids.iter().filter(|bid| bid.bid == highest).map(|bid| bid.seat).collect();
        match (seats.first(), seats.len()) {
            (Some(seat), 1) => {
                self.dealer = Some(seat);
                cx.emit(|| Event::DealerFound { seat, by_award: false });
                self.take_stars(seat, cx);
            }
            _ => {
                cx.emit(|| Event::DealingTied { seats });
                self.ask_for_bids(seats, cx);
            }
        }
    }

    /// HW-D1: the distributor looks at as many star cards as there are players.
    fn take_stars(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let mut cards = StarSet::EMPTY;
        for _ in 0..self.seats {
            cards.insert(self.draw_star(cx));
        }
        self.to_give = cards;
        self.phase = Phase::Keeping;
        cx.emit(|| Event::StarsTaken { seat, cards: Some(cards.all()) });
    }

    /// HW-D3, HW-D4: everybody takes the top card, from the first seat on.
    fn take_top_cards(&mut self, cx: &mut impl Context<Event>) {
        cx.emit(|| Event::NobodyDeals);
        for seat in self.all_seats() {
            let card = self.draw_star(cx);
            self.secrets[seat] = card;
            self.held[seat].insert(card);
        }
        self.show_secrets(cx);
    }

    pub(super) fn keep_star(&mut self, seat: Seat, card: Card, cx: &mut impl Context<Event>) {
        self.place_secret(seat, seat, card, cx);
        self.phase = Phase::Giving(seat.left(usize::from(self.seats)));
    }

    pub(super) fn give_star(
        &mut self,
        seat: Seat,
        card: Card,
        to: Seat,
        cx: &mut impl Context<Event>,
    ) {
        self.place_secret(seat, to, card, cx);
        let next = to.left(usize::from(self.seats));
        if next == seat {
            self.show_secrets(cx);
        } else {
            self.phase = Phase::Giving(next);
        }
    }

    fn place_secret(&mut self, dealer: Seat, to: Seat, card: Card, cx: &mut impl Context<Event>) {
        self.to_give.remove(card);
        self.secrets[to] = card;
        self.held[to].insert(card);
        cx.emit(|| Event::SecretPlaced { dealer, to, card: Some(card) });
    }

    /// Each sees their own, now that all are given (HW-D1).
    fn show_secrets(&mut self, cx: &mut impl Context<Event>) {
        for seat in self.all_seats() {
            let card = self.secrets[seat];
            cx.emit(|| Event::SecretSeen { seat, card: Some(card) });
        }
        self.begin_draft();
    }
}
