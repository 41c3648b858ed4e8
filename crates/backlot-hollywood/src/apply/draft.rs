//! Stage 2: the draft.

use backlot_core::{Context, Sealed, Seat, SeatSet};

use crate::components::HAND;
use crate::state::Direction;
use crate::{Action, Event, Hollywood, Phase};

impl Hollywood {
    pub(super) fn begin_draft(&mut self) {
        self.phase = Phase::Drafting;
        self.step = 0;
        self.ask_for_picks();
    }

    pub(crate) fn ask_for_picks(&mut self) {
        self.sealed = Sealed::ask(SeatSet::all(usize::from(self.seats)));
    }

    /// HW-T1, once all picks are in.
    #[inline]
    pub(super) fn finish_pick(&mut self, cx: &mut impl Context<Event>) {
        if !self.all_answered() {
            return;
        }
        let Some(answers) = self.sealed.reveal() else { return };
        let step = usize::from(self.step);
        for (seat, answer) in answers {
            if let Action::Draft(card) = answer {
                self.hands[seat].remove(card);
                self.held[seat].insert(card);
                self.picks[seat][step] = card;
                cx.emit(|| Event::CardDrafted { seat, card: Some(card) });
            }
        }
        self.step += 1;
        self.pass_hands();
        let to = Direction::in_year(self.year);
        let cards = u8::try_from(HAND).unwrap_or(0) - self.step;
        cx.emit(|| Event::HandsPassed { to, cards });
        for seat in self.all_seats() {
            cx.emit(|| Event::HandSeen { seat, cards: Some(self.hands[seat].all()) });
        }
        if cards == 1 {
            self.take_last_cards(cx);
        } else {
            self.ask_for_picks();
        }
    }

    fn pass_hands(&mut self) {
        let seats = usize::from(self.seats);
        let hands = &mut self.hands.0[..seats];
        match Direction::in_year(self.year) {
            Direction::Left => hands.rotate_right(1),
            Direction::Right => hands.rotate_left(1),
        }
    }

    /// The last card is not a choice (HW-T1).
    fn take_last_cards(&mut self, cx: &mut impl Context<Event>) {
        for seat in self.all_seats() {
            self.take_last_card(seat, cx);
        }
        self.step += 1;
        self.begin_auction(cx);
    }

    fn take_last_card(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let card = self.hands[seat].all().nth(0);
        self.hands[seat].remove(card);
        self.held[seat].insert(card);
        self.picks[seat][HAND - 1] = card;
        cx.emit(|| Event::CardDrafted { seat, card: Some(card) });
    }
}
