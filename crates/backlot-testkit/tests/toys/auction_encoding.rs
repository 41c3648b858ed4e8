//! The auction as numbers, right or with a planted bug.

use backlot_core::{Columns, Encode, Observer, Seat};

use super::auction::{Action, Auction, Setup, View};
use super::bugs::{Bug, has};

const CARDS: usize = 16;
const STAKES: usize = 256;

impl Encode for Auction {
    fn action_count(_: &Setup) -> usize {
        if has(Bug::IndexTooHigh) { CARDS } else { CARDS + STAKES + 2 }
    }

    fn action_name(_: &Setup, index: usize) -> String {
        if has(Bug::NamedAlike) { "action".to_owned() } else { format!("action {index}") }
    }

    fn action_index(&self, seat: Seat, action: Action) -> usize {
        let next = seat.left(self.seats.into());
        match action {
            Action::Bid(_) if has(Bug::IndexShared) => 0,
            Action::Bid(card) if has(Bug::IndexPeeks) => {
                (usize::from(card) + usize::from(self.hands[next].0)) % CARDS
            }
            Action::Bid(card) => card.into(),
            Action::Stake(stake) => CARDS + usize::from(stake),
            Action::Take => CARDS + STAKES,
            Action::Leave => CARDS + STAKES + 1,
        }
    }

    fn encode(view: &View, seat: Seat, row: &mut impl Columns) {
        let seats = usize::from(view.seats);
        let observer = Observer { components: view.set.get(), seat, seats };
        let own = view.hands[seat].map_or(0, |cards| cards.0);
        let (name, cards) = if has(Bug::ColumnPeeks) {
            ("next hand", view.smuggled[seat.left(seats)].0)
        } else {
            ("hand", own)
        };
        row.bits(|card| format!("{name} {card}"), cards.into(), CARDS);
        if !has(Bug::ColumnMissing) || view.round == 0 {
            let later = has(Bug::ColumnRenamed) && view.round > 0;
            row.number(|| if later { "later" } else { "round" }.to_owned(), view.round);
        }
        for (place, other) in observer.clockwise().enumerate() {
            row.count(|| format!("cards of {place}"), view.hand_sizes[other]);
        }
    }

    fn encode_action(_: &View, _: Seat, action: Action, row: &mut impl Columns) {
        let (verb, number) = match action {
            Action::Bid(card) => (0, card),
            Action::Stake(stake) => (1, stake),
            Action::Take => (2, 0),
            Action::Leave => (3, 0),
        };
        row.one_of(|verb| format!("verb {verb}"), Some(verb), 4);
        if !has(Bug::RowTooShort) || verb != 1 {
            row.number(|| "number".to_owned(), i16::from(number));
        }
    }
}
