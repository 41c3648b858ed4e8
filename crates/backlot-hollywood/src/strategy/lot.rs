//! All films that some cards can make, in tables by set of cards: exact, without heap, in a few microseconds.
//!
//! Like `solver.rs`, but only for the cards a player can hold, and only heaps that are movies are looked at. A film
//! of basic cards takes three cards at least, so three films take all nine in threes.

use crate::scoring::Tally;
use crate::slate::{FILMS, MAX_HELD};
use crate::{Card, CardSet, Components, Face, Film, Job, Kind, Place, Slate};

/// A set of the cards, by their places.
pub(super) type Mask = usize;

const SETS: usize = 1 << MAX_HELD;
/// A film takes so many cards, a card traded for its script included.
const SMALLEST_FILM: u32 = 3;
/// More figurines in one film count as these.
pub(super) const MAX_FIGURINES: usize = 31;

/// The cards somebody holds, and what films they make.
pub(super) struct Lot {
    cards: [Card; MAX_HELD],
    count: usize,
    /// What exactly this heap earns with its own script.
    plain: [u16; SETS],
    /// What exactly this heap earns with a worthless script, for which another card is traded.
    worthless: [u16; SETS],
    /// The best film that can be made of a set, a trade included.
    best: [u16; SETS],
    figurines: [u8; SETS],
    leads: u32,
}

/// A slate that is worth considering: the most income with so many figurines in a film.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Offer {
    pub(super) income: u16,
    heap: u16,
    /// The place of the card traded for a worthless script, counted from 1; 0 for none.
    traded: u8,
}

/// The best slates by the figurines of their top film.
pub(super) type Front = [Offer; MAX_FIGURINES + 1];

/// The cards by what they can do in a film.
#[derive(Default)]
struct Roles {
    scripts: Group,
    directors: Group,
    cast: Group,
    crew: Group,
    editors: u16,
}

/// Cards of a kind, one bit each.
#[derive(Default)]
struct Group {
    cards: [u16; MAX_HELD],
    count: usize,
}

impl Group {
    fn push(&mut self, bit: u16) {
        self.cards[self.count] = bit;
        self.count += 1;
    }

    fn all(&self) -> &[u16] {
        &self.cards[..self.count]
    }
}

impl Roles {
    fn of(set: &Components, cards: &[Card]) -> Self {
        let mut roles = Self::default();
        for (place, &card) in cards.iter().enumerate() {
            let bit = 1 << place;
            let face = set.face(card);
            match face.kind {
                Kind::Script => roles.scripts.push(bit),
                Kind::Director => roles.directors.push(bit),
                Kind::Actor | Kind::Actress => roles.cast.push(bit),
                Kind::Crew => roles.crew.push(bit),
            }
            if face.is(Job::Editor) {
                roles.editors |= bit;
            }
        }
        roles
    }
}

impl Lot {
    pub(super) fn of(set: &Components, held: CardSet) -> Self {
        let mut lot = Self {
            cards: [Card::NONE; MAX_HELD],
            count: 0,
            plain: [0; SETS],
            worthless: [0; SETS],
            best: [0; SETS],
            figurines: [0; SETS],
            leads: 0,
        };
        for card in held.iter().take(MAX_HELD) {
            lot.cards[lot.count] = card;
            lot.count += 1;
        }
        let roles = Roles::of(set, &lot.cards[..lot.count]);
        lot.fill(set, &roles, 0);
        lot.close(0);
        lot
    }

    /// The highest income of a slate of all these cards and this one. Nothing if there are too many.
    pub(super) fn income_with(&mut self, set: &Components, card: Card) -> u16 {
        if self.count == MAX_HELD {
            return 0;
        }
        let (count, leads) = (self.count, self.leads);
        let size = 1 << count;
        self.cards[count] = card;
        self.count += 1;
        for table in [&mut self.plain, &mut self.worthless, &mut self.best] {
            table[size..2 * size].fill(0);
        }
        let roles = Roles::of(set, &self.cards[..self.count]);
        self.fill(set, &roles, 1 << count);
        self.close(size);
        let income = self.income(self.all());
        (self.count, self.leads) = (count, leads);
        income
    }

    pub(super) fn all(&self) -> Mask {
        (1 << self.count) - 1
    }

    /// Values all heaps that are movies, or all with this card.
    fn fill(&mut self, set: &Components, roles: &Roles, must: u16) {
        let leads = u32::try_from(roles.directors.count).unwrap_or(0);
        self.leads = leads + roles.editors.count_ones();
        let people = bits_of(&roles.directors) | bits_of(&roles.cast);
        let must_play = must & people;
        let none = if roles.editors == 0 { &[][..] } else { &[0u16] };
        for &director in roles.directors.all().iter().chain(none) {
            let cast = roles.cast.all();
            let mut fill = |people: u16| {
                if people & must_play == must_play {
                    self.fill_heaps(set, roles, people, must & !people);
                }
            };
            for (i, &one) in cast.iter().enumerate() {
                fill(director | one);
                for &other in &cast[i + 1..] {
                    fill(director | one | other);
                }
            }
            if roles.editors != 0 {
                fill(director);
            }
        }
    }

    /// Values all heaps with just these directors, actors and actresses.
    #[inline]
    fn fill_heaps(&mut self, set: &Components, roles: &Roles, people: u16, must: u16) {
        let base = self.tally_of(set, people);
        let must_script = must & bits_of(&roles.scripts);
        let crew = bits_of(&roles.crew);
        for &script in roles.scripts.all().iter().chain(&[0]) {
            if script & must_script != must_script {
                continue;
            }
            let with = self.tally_of(set, script);
            let tally = base + if script == 0 { Tally::WORTHLESS } else { with };
            let mut chosen = crew & must;
            loop {
                let heap = usize::from(people | script | chosen);
                self.value_heap(set, heap, script == 0, tally + self.tally_of(set, chosen));
                // The next larger set of crew that has the card needed.
                chosen = (chosen | !crew).wrapping_add(1) & crew | crew & must;
                if chosen == crew & must {
                    break;
                }
            }
        }
    }

    fn value_heap(&mut self, set: &Components, heap: Mask, worthless: bool, tally: Tally) {
        let cards = self.cards;
        let faces = bits(heap).map(|place| *set.face(cards[place]));
        let income = if worthless {
            tally.income(&faces.chain([Face::WORTHLESS]))
        } else {
            tally.income(&faces)
        };
        let income = u16::try_from(income).unwrap_or(u16::MAX);
        let figurines = (tally.figurines() as usize).min(MAX_FIGURINES);
        self.figurines[heap] = u8::try_from(figurines).unwrap_or(0);
        if worthless {
            self.worthless[heap] = income;
        } else {
            self.plain[heap] = income;
        }
    }

    fn tally_of(&self, set: &Components, cards: u16) -> Tally {
        let places = bits(usize::from(cards));
        places.fold(Tally::default(), |sum, place| sum + set.tally(self.cards[place]))
    }

    /// The best film of every set of cards from this one on: exactly these, with a trade, or of some of them.
    fn close(&mut self, from: Mask) {
        let size = 1 << self.count;
        let worthless = &self.worthless[..size];
        let best = &mut self.best[from..size];
        best.copy_from_slice(&self.plain[from..size]);
        for bit in 0..self.count {
            let step = 1 << bit;
            if step == from {
                raise(best, &worthless[..step]);
                continue;
            }
            let worthless = worthless[from..].chunks_exact(2 * step);
            for (with, without) in best.chunks_exact_mut(2 * step).zip(worthless) {
                raise(&mut with[step..], &without[..step]);
            }
        }
        let (smaller, best) = self.best[..size].split_at_mut(from);
        if !smaller.is_empty() {
            raise(best, smaller);
        }
        for bit in 0..self.count {
            let step = 1 << bit;
            if step == from {
                continue;
            }
            for block in best.chunks_exact_mut(2 * step) {
                let (without, with) = block.split_at_mut(step);
                raise(with, without);
            }
        }
    }

    /// The highest income of a slate of these cards.
    pub(super) fn income(&self, set: Mask) -> u16 {
        if self.leads < 2 || set == 0 {
            return self.best[set];
        }
        let lowest = set & set.wrapping_neg();
        let others = set & !lowest;
        let mut best = self.best[set];
        let mut heap = others;
        // The lowest card lies in the first of two heaps.
        while heap != 0 {
            best = best.max(self.best[heap] + self.best[set & !heap]);
            heap = (heap - 1) & others;
        }
        if self.leads > 2 && set.count_ones() == 3 * SMALLEST_FILM {
            best = best.max(self.income_in_threes(set));
        }
        best
    }

    /// The best three films of nine cards.
    fn income_in_threes(&self, set: Mask) -> u16 {
        let lowest = set & set.wrapping_neg();
        let mut best = 0;
        for (one, other) in pairs(set & !lowest) {
            let heap = lowest | one | other;
            if self.best[heap] > 0 {
                let rest = set & !heap;
                let two = self.split_in_threes(rest).0;
                if two > 0 {
                    best = best.max(self.best[heap] + two);
                }
            }
        }
        best
    }

    /// The best two films of six cards, three each; nothing if there are not two.
    fn split_in_threes(&self, set: Mask) -> (u16, Mask) {
        let lowest = set & set.wrapping_neg();
        let mut best = (0, 0);
        for (one, other) in pairs(set & !lowest) {
            let heap = lowest | one | other;
            let (a, b) = (self.best[heap], self.best[set & !heap]);
            if a > 0 && b > 0 && a + b > best.0 {
                best = (a + b, heap);
            }
        }
        best
    }

    /// What is made of the cards beside the top film; in how many films and which.
    fn rest(&self, set: Mask, used: u32) -> (u16, [Mask; 2]) {
        if self.leads < 2 {
            return (0, [0, 0]);
        }
        let mut best = (self.best[set], [set, 0]);
        if self.leads > 2 && used == SMALLEST_FILM && set.count_ones() == 2 * SMALLEST_FILM {
            let (income, heap) = self.split_in_threes(set);
            if income > best.0 {
                best = (income, [heap, set & !heap]);
            }
        }
        best
    }

    /// For each number of figurines the best slate with a film that bears so many.
    pub(super) fn front(&self) -> Front {
        let mut front = [Offer::default(); MAX_FIGURINES + 1];
        let all = self.all();
        for heap in 1..=all {
            let figurines = usize::from(self.figurines[heap]);
            let used = heap.count_ones();
            if self.plain[heap] > 0 {
                let income = self.plain[heap] + self.rest(all & !heap, used).0;
                note(&mut front[figurines], income, heap, 0);
            }
            if self.worthless[heap] > 0 {
                for traded in bits(all & !heap) {
                    let left = all & !heap & !(1 << traded);
                    let income = self.worthless[heap] + self.rest(left, used + 1).0;
                    note(&mut front[figurines], income, heap, traded + 1);
                }
            }
        }
        front
    }

    /// The slate behind an offer of the front.
    pub(super) fn slate(&self, offer: Offer) -> Slate {
        let mut places = [Place::Aside; MAX_HELD];
        if offer.income > 0 {
            let heap = usize::from(offer.heap);
            let mut left = self.all() & !heap;
            let mut used = heap.count_ones();
            put(&mut places, heap, Film::ALL[0]);
            if let Some(traded) = usize::from(offer.traded).checked_sub(1) {
                places[traded] = Place::Trade(Film::ALL[0]);
                left &= !(1 << traded);
                used += 1;
            }
            let (_, heaps) = self.rest(left, used);
            for (&set, film) in heaps.iter().zip(&Film::ALL[1..FILMS]) {
                self.place_best(&mut places, set, *film);
            }
        }
        let mut slate = Slate::default();
        for &place in &places[..self.count] {
            slate.decide(place);
        }
        slate
    }

    /// Finds out how the best film of a set comes about. Of equals the one with the most cards is made; cards
    /// without figurines are traded first.
    fn place_best(&self, places: &mut [Place; MAX_HELD], set: Mask, film: Film) {
        let value = self.best[set];
        if value == 0 {
            return;
        }
        let mut heap = set;
        while heap != 0 {
            if self.plain[heap] == value {
                put(places, heap, film);
                return;
            }
            heap = (heap - 1) & set;
        }
        heap = set;
        while heap != 0 {
            if self.worthless[heap] == value && heap != set {
                put(places, heap, film);
                if let Some(traded) = bits(set & !heap).next() {
                    places[traded] = Place::Trade(film);
                }
                return;
            }
            heap = (heap - 1) & set;
        }
    }
}

fn bits_of(group: &Group) -> u16 {
    group.all().iter().fold(0, |all, bit| all | bit)
}

/// Raises each value to at least the other.
#[inline]
fn raise(values: &mut [u16], others: &[u16]) {
    for (value, &other) in values.iter_mut().zip(others) {
        *value = (*value).max(other);
    }
}

fn note(offer: &mut Offer, income: u16, heap: Mask, traded: usize) {
    if income > offer.income {
        *offer = Offer {
            income,
            heap: u16::try_from(heap).unwrap_or(0),
            traded: u8::try_from(traded).unwrap_or(0),
        };
    }
}

fn put(places: &mut [Place; MAX_HELD], heap: Mask, film: Film) {
    for place in bits(heap) {
        places[place] = Place::Put(film);
    }
}

fn bits(mut set: Mask) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            bit
        })
    })
}

/// Every two cards of a set, as sets.
fn pairs(set: Mask) -> impl Iterator<Item = (Mask, Mask)> {
    bits(set).flat_map(move |one| {
        let later = set & !((2 << one) - 1);
        bits(later).map(move |other| (1 << one, 1 << other))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::{best_income, income_front, plan_of};
    use backlot_core::{ComponentSet, chance::Fast};

    #[test]
    fn lots_find_what_the_solver_finds() {
        let set = Components::standard();
        let mut rng = Fast::new(3);
        for round in 0..400 {
            let size = 3 + round % 7;
            let mut held = CardSet::EMPTY;
            while held.len() < size {
                held.insert(set.cards().nth(rng.index(set.cards().len())));
            }
            let lot = Lot::of(&set, held);
            let faces = set.faces(held);
            assert_eq!(u32::from(lot.income(lot.all())), best_income(&faces), "{faces:?}");
            let more = set.cards().nth(rng.index(set.cards().len()));
            if size < MAX_HELD && !held.contains(more) {
                let mut lot = Lot::of(&set, held);
                let faces = set.faces(held.with(more));
                for _ in 0..2 {
                    assert_eq!(u32::from(lot.income_with(&set, more)), best_income(&faces));
                }
                assert_eq!(lot.income(lot.all()), Lot::of(&set, held).income(lot.all()));
            }
            let front = lot.front();
            for (figurines, income) in income_front(&faces) {
                let offer = front[figurines as usize];
                let plan = plan_of(&faces, lot.slate(offer).places().collect());
                assert_eq!(u32::from(offer.income), income, "{faces:?}");
                assert_eq!(plan.income, income, "{faces:?}");
                assert!(income == 0 || plan.top_figurines >= figurines);
            }
        }
    }
}
