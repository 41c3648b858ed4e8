//! Stages 5 and 6: production and box office.

use backlot_core::{BySeat, Context, Seat, SeatSet};

use crate::components::{HAND, MAX_AGENTS};
use crate::scoring::Tally;
use crate::state::AgentPlay;
use crate::{Card, CardSet, Event, Face, Film, Hollywood, Phase, Place, Review, Slate};

/// Rounds of HW-P4 at most.
const MAX_ROUNDS: u8 = 3;

/// The cards of a film, as they lie.
#[derive(Clone, Copy)]
pub(crate) struct Heap {
    pub(crate) cards: CardSet,
    /// Worthless scripts.
    pub(crate) worthless: u8,
    tally: Tally,
}

impl Heap {
    pub(crate) fn is_movie(&self) -> bool {
        self.tally.is_movie()
    }

    pub(crate) fn figurines(&self) -> u32 {
        self.tally.figurines()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.worthless == 0
    }

    /// Its cards, worthless scripts last.
    pub(crate) fn faces(&self, set: &crate::Components) -> Vec<Face> {
        let scripts = std::iter::repeat_n(Face::WORTHLESS, usize::from(self.worthless));
        set.faces(self.cards).into_iter().chain(scripts).collect()
    }
}

impl Hollywood {
    /// HW-P1: all cards are turned face up, so that what was hidden needs no memory any more.
    pub(crate) fn begin_production(&mut self, cx: &mut impl Context<Event>) {
        self.secrets = BySeat([Card::NONE; 6]);
        self.won = BySeat([Card::NONE; 6]);
        self.from_deck = SeatSet::EMPTY;
        self.picks = BySeat([[Card::NONE; HAND]; 6]);
        self.plays = [AgentPlay::NONE; MAX_AGENTS];
        self.play_count = 0;
        self.no_agent = SeatSet::EMPTY;
        self.step = 0;
        self.slates = BySeat::default();
        self.phase = Phase::Building;
        for seat in self.all_seats() {
            cx.emit(|| Event::CardsShown { seat, cards: self.held[seat] });
        }
    }

    #[inline]
    pub(super) fn place_card(&mut self, seat: Seat, place: Place) {
        match self.phase {
            Phase::Rebuilding(_) => self.building.decide(place),
            _ => self.slates[seat].decide(place),
        }
    }

    /// HW-P4
    pub(crate) fn finish_slate(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        if let Phase::Rebuilding(_) = self.phase {
            let mut slate = std::mem::take(&mut self.building);
            slate.done = true;
            self.review.changed |= !slate.has_heaps_of(self.slates[seat]);
            self.slates[seat] = slate;
            cx.emit(|| Event::SlateShown { seat, cards: self.held[seat], slate });
            self.next_review(seat, cx);
            return;
        }
        self.slates[seat].done = true;
        if self.all_seats().any(|seat| !self.slates[seat].done) {
            return;
        }
        for seat in self.all_seats() {
            let slate = self.slates[seat];
            cx.emit(|| Event::SlateShown { seat, cards: self.held[seat], slate });
        }
        self.review = Review { round: 1, left: self.seats, changed: false };
        self.phase = Phase::Reviewing(self.poorest());
    }

    pub(crate) fn build_anew(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        self.phase = Phase::Rebuilding(seat);
        cx.emit(|| Event::RebuildBegan { seat });
    }

    /// HW-P4: on clockwise, round after round until nobody changed anything, three rounds at most.
    pub(super) fn next_review(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        self.review.left -= 1;
        if self.review.left == 0 {
            if !self.review.changed || self.review.round == MAX_ROUNDS {
                self.review = Review::default();
                self.pay_box_office(cx);
                return;
            }
            let round = self.review.round + 1;
            self.review = Review { round, left: self.seats, changed: false };
        }
        self.phase = Phase::Reviewing(seat.left(usize::from(self.seats)));
    }

    /// The films of a slate as they lie.
    pub(crate) fn heaps(&self, seat: Seat, slate: Slate) -> [Heap; 3] {
        let empty = Heap { cards: CardSet::EMPTY, worthless: 0, tally: Tally::default() };
        let mut heaps = [empty; 3];
        for (card, place) in self.held[seat].iter().zip(slate.places()) {
            match place {
                Place::Aside => {}
                Place::Put(film) => {
                    let heap = &mut heaps[film.index()];
                    heap.cards.insert(card);
                    heap.tally = heap.tally + self.set.tally(card);
                }
                Place::Trade(film) => {
                    let heap = &mut heaps[film.index()];
                    heap.worthless += 1;
                    heap.tally = heap.tally + Tally::of(Face::WORTHLESS);
                }
            }
        }
        heaps
    }

    /// What a heap earns (HW-B1 to HW-B5).
    pub(crate) fn heap_income(&self, heap: &Heap) -> u32 {
        let scripts = std::iter::repeat_n(Face::WORTHLESS, usize::from(heap.worthless));
        let faces = heap.cards.iter().map(|card| *self.set.face(card));
        heap.tally.income(&faces.chain(scripts))
    }

    /// HW-B6
    fn pay_box_office(&mut self, cx: &mut impl Context<Event>) {
        let mut top: BySeat<Option<u8>> = BySeat::default();
        for seat in self.all_seats() {
            let mut sum = 0;
            for (film, heap) in Film::ALL.into_iter().zip(self.heaps(seat, self.slates[seat])) {
                if !heap.is_movie() {
                    continue; // HW-P6
                }
                let income = u16::try_from(self.heap_income(&heap)).unwrap_or(u16::MAX);
                let figurines = u8::try_from(heap.figurines()).unwrap_or(u8::MAX);
                sum += income;
                top[seat] = top[seat].max(Some(figurines));
                let (cards, worthless) = (heap.cards, heap.worthless > 0);
                cx.emit(|| Event::FilmEarned { seat, film, cards, worthless, income, figurines });
            }
            self.money[seat] += sum;
            self.earned[usize::from(self.year)][seat] = sum;
            cx.emit(|| Event::IncomePaid { seat, income: sum });
        }
        self.begin_award(top, cx);
    }
}
