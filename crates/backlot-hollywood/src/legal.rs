//! What a seat may do.

use backlot_core::Seat;

use crate::{Action, Card, CardSet, Film, Hollywood, Phase, Slate, Slot};

impl Hollywood {
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match self.phase {
            Phase::Bidding => {
                if self.sealed.asked().contains(seat) {
                    out.extend(self.affordable(seat).map(Action::Bid)); // HW-D4
                }
            }
            Phase::Keeping => {
                if self.dealer == Some(seat) {
                    out.extend(self.to_give.iter().map(Action::Keep)); // HW-D1
                }
            }
            Phase::Giving(to) => {
                if self.dealer == Some(seat) {
                    out.extend(self.to_give.iter().map(|card| Action::Give { card, to }));
                }
            }
            Phase::Drafting => {
                if self.sealed.asked().contains(seat) {
                    out.extend(self.hands[seat].iter().map(Action::Draft)); // HW-T1
                }
            }
            Phase::Offering => self.list_offers(seat, out),
            Phase::PlayingAgent(owner) => {
                if owner == seat {
                    let others = self.all_seats().filter(|&other| other != seat);
                    out.extend(others.map(Action::Agent)); // HW-G2
                }
            }
            Phase::Handing { from, .. } => {
                if from == seat {
                    let own = self.held[seat].and(self.set.handable());
                    out.extend(own.iter().map(Action::Hand)); // HW-G2
                }
            }
            Phase::Building => list_slate(self.held[seat], self.slates[seat], out),
            Phase::Reviewing(asked) => {
                if asked == seat {
                    out.extend([Action::Stay, Action::Rebuild]); // HW-P4
                }
            }
            Phase::Rebuilding(asked) => {
                if asked == seat {
                    list_slate(self.held[seat], self.building, out);
                }
            }
            Phase::Voting => {
                if self.sealed.asked().contains(seat) {
                    out.extend(self.nominees.iter().map(Action::Vote)); // HW-F2
                }
            }
            Phase::Over => {}
        }
    }

    /// The bids not above the seat's money.
    #[inline]
    fn affordable(&self, seat: Seat) -> impl Iterator<Item = u8> + Clone {
        let money = self.money[seat];
        self.set.bids().iter().copied().take_while(move |&bid| u16::from(bid) <= money)
    }

    /// HW-A1
    fn list_offers(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.sealed.asked().contains(seat) {
            return;
        }
        for slot in 0..=self.seats {
            if self.slot_is_open(Slot(slot)) {
                let offer = |bid| Action::Offer { slot: Slot(slot), bid };
                out.extend(self.affordable(seat).map(offer));
            }
        }
    }

    /// Whether the slot can still be bid on.
    pub(crate) fn slot_is_open(&self, slot: Slot) -> bool {
        if slot.0 == self.seats {
            self.deck_is_open()
        } else {
            self.row.get(slot.index()).is_some_and(|card| !card.is_none())
        }
    }
}

/// HW-P1, HW-P3: where the next card may go, in ascending order of the cards; after the last one `done`.
#[inline]
fn list_slate(held: CardSet, slate: Slate, out: &mut Vec<Action>) {
    let card = held.nth(slate.decided());
    if !card.is_none() {
        list_places(card, out);
    } else if !slate.done {
        out.push(Action::Done);
    }
}

#[inline]
fn list_places(card: Card, out: &mut Vec<Action>) {
    out.extend(Film::ALL.map(|film| Action::Put { card, film }));
    out.push(Action::Aside(card));
    out.extend(Film::ALL.map(|film| Action::Trade { card, film }));
}
