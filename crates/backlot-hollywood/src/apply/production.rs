//! Stages 5 and 6: production and box office.

use backlot_core::schema::{Schema, Types};
use backlot_core::{BySeat, Context, Seat, SeatSet, ToJson, json};

use crate::components::{HAND, MAX_AGENTS};
use crate::event::ShownFilm;
use crate::scoring::Tally;
use crate::slate::FILMS;
use crate::state::AgentPlay;
use crate::{
    Card, CardSet, Components, Event, Face, Film, Hollywood, Phase, Place, Receipt, Review, Slate,
    score_film,
};

/// The most rounds of HW-P4.
const MAX_ROUNDS: u8 = 3;

/// The cards of a film, as they lie.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Heap {
    pub(crate) cards: CardSet,
    /// Worthless scripts.
    pub(crate) worthless: u8,
    tally: Tally,
}

impl Heap {
    /// The films of a slate of these cards.
    pub(crate) fn all(set: &Components, held: CardSet, slate: Slate) -> [Self; FILMS] {
        let mut heaps = [Self::default(); FILMS];
        for (card, place) in held.iter().zip(slate.places()) {
            match place {
                Place::Aside => {}
                Place::Put(film) => {
                    let heap = &mut heaps[film.index()];
                    heap.cards.insert(card);
                    heap.tally = heap.tally + set.tally(card);
                }
                Place::Trade(film) => {
                    let heap = &mut heaps[film.index()];
                    heap.worthless += 1;
                    heap.tally = heap.tally + Tally::WORTHLESS;
                }
            }
        }
        heaps
    }

    pub(crate) fn is_movie(&self) -> bool {
        self.tally.is_movie()
    }

    pub(crate) fn figurines(&self) -> u32 {
        self.tally.figurines()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.worthless == 0
    }

    /// What it earns (HW-B1 to HW-B5).
    pub(crate) fn income(&self, set: &Components) -> u32 {
        self.tally.income(&faces(set, self.cards, self.worthless))
    }

    /// What it earns, and why.
    pub(crate) fn receipt(&self, set: &Components) -> Receipt {
        score_film(&faces(set, self.cards, self.worthless).collect::<Vec<_>>())
    }
}

/// The cards of a film, worthless scripts last.
pub(crate) fn faces(
    set: &Components,
    cards: CardSet,
    worthless: u8,
) -> impl Iterator<Item = Face> + Clone {
    let scripts = std::iter::repeat_n(Face::WORTHLESS, usize::from(worthless));
    cards.iter().map(|card| *set.face(card)).chain(scripts)
}

/// The ids of its cards, worthless scripts last.
impl ToJson<Components> for Heap {
    fn write(&self, set: &Components, out: &mut Vec<u8>) {
        let scripts = std::iter::repeat_n("worthless-script", usize::from(self.worthless));
        let ids = self.cards.iter().map(|card| set.card_id(card)).chain(scripts);
        json::put_list(ids, set, out);
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::list(Schema::Text)
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
            cx.emit(|| self.slate_shown(seat));
            self.next_review(seat, cx);
            return;
        }
        self.slates[seat].done = true;
        if self.all_seats().any(|seat| !self.slates[seat].done) {
            return;
        }
        for seat in self.all_seats() {
            cx.emit(|| self.slate_shown(seat));
        }
        self.review = Review { round: 1, left: self.seats, changed: false };
        self.phase = Phase::Reviewing(self.poorest());
    }

    fn slate_shown(&self, seat: Seat) -> Event {
        let heaps = Film::ALL.into_iter().zip(self.heaps(seat, self.slates[seat]));
        let films = heaps.filter(|(_, heap)| !heap.is_empty()).map(|(film, heap)| ShownFilm {
            cards: heap.cards,
            figurines: heap.figurines(),
            film,
            income: heap.income(&self.set),
            movie: heap.is_movie(),
            worthless: heap.worthless,
        });
        Event::SlateShown { seat, films: films.collect() }
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
    pub(crate) fn heaps(&self, seat: Seat, slate: Slate) -> [Heap; FILMS] {
        Heap::all(&self.set, self.held[seat], slate)
    }

    /// What a heap earns (HW-B1 to HW-B5).
    pub(crate) fn heap_income(&self, heap: &Heap) -> u32 {
        heap.income(&self.set)
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
                let income = u16::try_from(heap.income(&self.set)).unwrap_or(u16::MAX);
                let figurines = u8::try_from(heap.figurines()).unwrap_or(u8::MAX);
                sum += income;
                top[seat] = top[seat].max(Some(figurines));
                cx.emit(|| Event::FilmEarned {
                    seat,
                    film,
                    cards: heap.cards,
                    worthless: heap.worthless > 0,
                    income,
                    figurines,
                    receipt: heap.receipt(&self.set),
                });
            }
            self.money[seat] += sum;
            self.earned[usize::from(self.year)][seat] = sum;
            cx.emit(|| Event::IncomePaid { seat, income: sum });
        }
        self.begin_award(top, cx);
    }
}
