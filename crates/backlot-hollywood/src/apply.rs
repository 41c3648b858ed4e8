//! What an action does. One file a stage: `dealing`, `draft`, `auction`, `agents`, `production`, `award`.

mod agents;
mod auction;
mod award;
mod dealing;
mod draft;
mod production;

use backlot_core::{BySeat, Context, Sealed, Seat, SeatSet};

pub(crate) use award::preferred;
pub(crate) use production::{Heap, faces};

use crate::components::{HAND, MAX_AGENTS};
use crate::setup::{BASIC, STARS};
use crate::state::AgentPlay;
use crate::{
    Action, BasicSet, Card, CardSet, Event, Hollywood, Phase, Place, Review, Setup, Slate, StarSet,
};

impl Hollywood {
    /// The position before anything is dealt.
    pub(crate) fn unopened(setup: &Setup) -> Self {
        let set = setup.components;
        Self {
            set,
            basic_deck: set.cards().basic(),
            star_deck: set.cards().stars(),
            restocked: StarSet::EMPTY,
            discarded: CardSet::EMPTY,
            piles: BySeat::default(),
            hands: BySeat([BasicSet::EMPTY; 6]),
            held: BySeat::default(),
            to_give: StarSet::EMPTY,
            row: [Card::NONE; 6],
            secrets: BySeat([Card::NONE; 6]),
            won: BySeat([Card::NONE; 6]),
            from_deck: SeatSet::EMPTY,
            picks: BySeat([[Card::NONE; HAND]; 6]),
            plays: [AgentPlay::NONE; MAX_AGENTS],
            play_count: 0,
            no_agent: SeatSet::EMPTY,
            money: BySeat::from_fn(|seat| {
                let plays = seat.index() < usize::from(setup.seats);
                if plays { u16::from(set.start_money()) } else { 0 }
            }),
            paid_to_deal: BySeat::default(),
            paid_for_stars: BySeat::default(),
            earned: [BySeat::default(); 3],
            awards: BySeat::default(),
            sealed: Sealed::CLOSED,
            slates: BySeat::default(),
            building: Slate::default(),
            seats: setup.seats,
            year: 0,
            step: 0,
            phase: Phase::Bidding,
            dealer: None,
            nominees: SeatSet::EMPTY,
            review: Review::default(),
            quick_start: setup.quick_start,
            assist: setup.assist,
        }
    }

    pub(crate) fn begin(setup: &Setup, cx: &mut impl Context<Event>) -> Self {
        let mut game = Self::unopened(setup);
        game.begin_year(cx);
        game
    }

    /// HW-S2, HW-S3, HW-C2: hands first, then the row.
    fn begin_year(&mut self, cx: &mut impl Context<Event>) {
        self.restocked = StarSet::EMPTY;
        for seat in self.all_seats() {
            let mut hand = CardSet::EMPTY;
            for _ in 0..HAND {
                let left = u32::try_from(self.basic_deck.len()).unwrap_or(0);
                hand.insert(self.basic_deck.take_nth(cx.below(BASIC, left)));
            }
            self.hands[seat] = hand.basic();
        }
        for slot in 0..usize::from(self.seats) {
            self.row[slot] = self.draw_star(cx);
        }
        cx.emit(|| {
            let row = self.row.into_iter().filter_map(Card::known).collect();
            Event::YearBegan { year: self.year + 1, row }
        });
        for seat in self.all_seats() {
            cx.emit(|| Event::HandDealt { seat, cards: Some(self.hands[seat].all()) });
        }
        self.begin_dealing(cx);
    }

    /// The top card of the star deck; of a new one if it is used up (HW-C3).
    fn draw_star(&mut self, cx: &mut impl Context<Event>) -> Card {
        if self.star_deck.is_empty() {
            self.restocked = self.discarded.stars();
            self.star_deck = self.restocked;
            self.discarded = self.discarded.without(self.restocked.all());
            let cards = u8::try_from(self.restocked.len()).unwrap_or(u8::MAX);
            cx.emit(|| Event::StarsRestocked { cards });
        }
        let left = u32::try_from(self.star_deck.len()).unwrap_or(0);
        if left == 0 {
            return Card::NONE;
        }
        self.star_deck.take_nth(cx.below(STARS, left))
    }

    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action, cx: &mut impl Context<Event>) {
        match action {
            Action::Bid(_) => {
                self.sealed.put(seat, action);
                self.turn_bids_over(cx);
            }
            Action::Keep(card) => self.keep_star(seat, card, cx),
            Action::Give { card, to } => self.give_star(seat, card, to, cx),
            Action::Draft(_) => {
                self.sealed.put(seat, action);
                self.finish_pick(cx);
            }
            Action::Offer { .. } => {
                self.sealed.put(seat, action);
                self.turn_offers_over(cx);
            }
            Action::Agent(target) => self.play_agent(seat, target, cx),
            Action::Hand(card) => self.hand_over(card, cx),
            Action::Put { film, .. } => self.place_card(seat, Place::Put(film)),
            Action::Aside(_) => self.place_card(seat, Place::Aside),
            Action::Trade { film, .. } => self.place_card(seat, Place::Trade(film)),
            Action::Done => self.finish_slate(seat, cx),
            Action::Stay => {
                cx.emit(|| Event::SlateKept { seat });
                self.next_review(seat, cx);
            }
            Action::Rebuild => self.build_anew(seat, cx),
            Action::Vote(_) => {
                self.sealed.put(seat, action);
                self.count_votes(cx);
            }
        }
    }

    /// Whether every answer of the sealed round is in.
    #[inline]
    fn all_answered(&self) -> bool {
        self.sealed.owing().is_empty()
    }
}
