//! The exact slate solver: the best split of some cards into up to three movies, trades for worthless scripts
//! included (HW-P1 to HW-P3).
//!
//! A film with a worthless script costs one more card, the one that is traded for it. So a slate is a split of
//! the cards into at most three heaps, and what a heap is worth does not depend on the others: values of all
//! heaps first, then the best pair for every set of cards, then the best third heap.

use backlot_core::ToJson;

use crate::scoring::Tally;
use crate::slate::FILMS;
use crate::{Face, Film, Job, Kind, Place, Receipt, score_film};

/// The most cards that the solver takes.
pub const MAX_SLATE_CARDS: usize = 12;

/// More cards than the solver takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} cards; the solver takes at most {MAX_SLATE_CARDS}")]
pub struct TooManyCards(pub usize);

/// A slate that the solver found.
#[derive(Clone, PartialEq, Eq, Debug, ToJson)]
pub struct SlatePlan {
    /// Where each card goes, in the order given.
    pub places: Vec<Place>,
    /// The movies: the places of their cards in the order given, and what they earn. A worthless script is the
    /// last line of its receipt.
    pub films: Vec<PlannedFilm>,
    /// What all movies earn together, in millions.
    pub income: u32,
    /// The figurines of the movie that has the most.
    pub top_figurines: u32,
}

/// A movie of a plan.
#[derive(Clone, PartialEq, Eq, Debug, ToJson)]
pub struct PlannedFilm {
    /// The places of its cards in the order given.
    pub cards: Vec<usize>,
    /// The card that is traded for its worthless script.
    pub traded: Option<usize>,
    /// What it earns, and why.
    pub receipt: Receipt,
}

/// The slate with the highest income; of equal ones one with the most figurines in one movie.
pub fn best_slate(cards: &[Face]) -> Result<SlatePlan, TooManyCards> {
    let mut front = pareto_slates(cards)?;
    Ok(front.swap_remove(0))
}

/// The trade-off between income and the Film of the Year: for each number of figurines in the top movie the best
/// income, from the highest income on. Plans that are no better in either are left out.
pub fn pareto_slates(cards: &[Face]) -> Result<Vec<SlatePlan>, TooManyCards> {
    if cards.len() > MAX_SLATE_CARDS {
        return Err(TooManyCards(cards.len()));
    }
    let solver = Solver::free(cards);
    let points = solver.front();
    Ok(points.into_iter().rev().map(|point| solver.plan(&point)).collect())
}

/// The highest income of a slate of these cards.
pub(crate) fn best_income(cards: &[Face]) -> u32 {
    Solver::free(cards).best()
}

/// The highest income of a slate in which the first cards already have their places.
pub(crate) fn best_completion(cards: &[Face], places: &[Place]) -> u32 {
    Solver::with_places(cards, places).best()
}

/// Incomes by the figurines of the top movie: see [`pareto_slates`]; ascending by figurines.
pub(crate) fn income_front(cards: &[Face]) -> Vec<(u32, u32)> {
    let points = Solver::free(cards).front();
    points.into_iter().map(|point| (point.figurines, point.income)).collect()
}

/// A set of cards by their places.
type Mask = u16;

struct Solver<'a> {
    cards: &'a [Face],
    tallies: Vec<Tally>,
    /// The cards that are not decided; heaps are sets of these, numbered again.
    free: Vec<u8>,
    /// The cards already put into each film, and whether a worthless script lies there.
    heaps: [Heap; FILMS],
    /// The number of different heaps: 1 if nothing is decided.
    different: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Heap {
    cards: Mask,
    worthless: u8,
}

/// A point of the front: a film, and how its worthless script is paid for.
struct Point {
    figurines: u32,
    income: u32,
    heap: Mask,
    traded: Option<u8>,
}

/// What every set of free cards is worth in one film.
struct Values {
    /// Exactly these cards.
    plain: Vec<u16>,
    /// Exactly these cards with one more worthless script.
    worthless: Vec<u16>,
    /// At most these cards, one of them traded if that is better.
    best: Vec<u16>,
    figurines: Vec<u16>,
}

#[expect(clippy::cast_possible_truncation, reason = "incomes and masks of at most twelve cards")]
impl<'a> Solver<'a> {
    fn free(cards: &'a [Face]) -> Self {
        Self::with_places(cards, &[])
    }

    fn with_places(cards: &'a [Face], places: &[Place]) -> Self {
        let mut heaps = [Heap::default(); FILMS];
        for (card, place) in places.iter().enumerate() {
            match place {
                Place::Aside => {}
                Place::Put(film) => heaps[film.index()].cards |= 1 << card,
                Place::Trade(film) => heaps[film.index()].worthless += 1,
            }
        }
        let different = if heaps == [Heap::default(); FILMS] { 1 } else { FILMS };
        let free = (places.len() as u8..cards.len() as u8).collect();
        let tallies = cards.iter().copied().map(Tally::of).collect();
        Self { cards, tallies, free, heaps, different }
    }

    fn all(&self) -> usize {
        (1 << self.free.len()) - 1
    }

    /// The most films that directors and their stand-ins allow.
    fn most_films(&self) -> usize {
        let directs = |face: &&Face| face.kind == Kind::Director || face.is(Job::Editor);
        self.cards.iter().filter(directs).count().min(FILMS)
    }

    /// The cards of a set of free cards, by their places among all cards.
    fn cards_of(&self, heap: usize) -> Mask {
        let mut mask = 0;
        for (bit, &card) in self.free.iter().enumerate() {
            if heap >> bit & 1 == 1 {
                mask |= 1 << card;
            }
        }
        mask
    }

    fn values(&self, film: usize) -> Values {
        let heap = self.heaps[film];
        let (cards, size) = (self.cards, 1usize << self.free.len());
        let none = Tally::of(Face::WORTHLESS);
        let put = bits(heap.cards).map(|card| self.tallies[card]);
        let base = put.fold(Tally::default(), |sum, one| sum + one);
        let base = (0..heap.worthless).fold(base, |sum, _| sum + none);
        let mut tallies = vec![base; size];
        let mut masks = vec![heap.cards; size];
        let mut values = Values {
            plain: vec![0; size],
            worthless: vec![0; size],
            best: vec![0; size],
            figurines: vec![0; size],
        };
        for set in 0..size {
            if set > 0 {
                let bit = set.trailing_zeros() as usize;
                let rest = set & (set - 1);
                tallies[set] = tallies[rest] + self.tallies[usize::from(self.free[bit])];
                masks[set] = masks[rest] | 1 << self.free[bit];
            }
            let (tally, mask) = (tallies[set], masks[set]);
            let faces = bits(mask).map(|card| cards[card]);
            let scripts = std::iter::repeat_n(Face::WORTHLESS, usize::from(heap.worthless));
            values.figurines[set] = tally.figurines() as u16;
            values.plain[set] = tally.income(&faces.clone().chain(scripts)) as u16;
            if heap.worthless == 0 {
                let faces = faces.chain([Face::WORTHLESS]);
                values.worthless[set] = (tally + none).income(&faces) as u16;
            }
            values.best[set] = values.best_of(set);
        }
        values
    }

    fn best(&self) -> u32 {
        let all = self.all();
        let values = self.values(0);
        if self.different == 1 {
            match self.most_films() {
                0 => return 0,
                1 => return u32::from(values.best[all]),
                2 => return u32::from(best_pair(&values.best, &values.best, all)),
                _ => {
                    let pairs = all_pairs(&values.best, &values.best);
                    return u32::from(best_pair(&pairs, &values.best, all));
                }
            }
        }
        // Films in which equally much lies, mostly nothing, are worth the same.
        let second = if self.heaps[1] == self.heaps[0] { None } else { Some(self.values(1)) };
        let second = second.as_ref().unwrap_or(&values);
        let third = if self.heaps[2] == self.heaps[1] { None } else { Some(self.values(2)) };
        let third = third.as_ref().unwrap_or(second);
        let pairs = all_pairs(&values.best, &second.best);
        u32::from(best_pair(&pairs, &third.best, all))
    }

    /// The front, ascending by figurines. Only where nothing is decided yet.
    fn front(&self) -> Vec<Point> {
        let all = self.all();
        let values = self.values(0);
        let rest = self.best_rest(&values);
        let mut best: Vec<Point> = Vec::new();
        let mut note = |figurines: u16, income: u16, heap: usize, traded: Option<u8>| {
            let (figurines, income) = (u32::from(figurines), u32::from(income));
            let point = Point { figurines, income, heap: heap as Mask, traded };
            match best.iter_mut().find(|other| other.figurines == figurines) {
                None => best.push(point),
                Some(other) if other.income < income => *other = point,
                Some(_) => {}
            }
        };
        for heap in 0..=all {
            let others = all & !heap;
            if values.plain[heap] > 0 {
                note(values.figurines[heap], values.plain[heap] + rest[others], heap, None);
            }
            if values.worthless[heap] > 0 {
                for traded in 0..self.free.len() as u8 {
                    if others >> traded & 1 == 1 {
                        let income = values.worthless[heap] + rest[others & !(1 << traded)];
                        note(values.figurines[heap], income, heap, Some(traded));
                    }
                }
            }
        }
        if best.is_empty() {
            best.push(Point { figurines: 0, income: 0, heap: 0, traded: None });
        }
        best.sort_by_key(|point| std::cmp::Reverse(point.figurines));
        let mut front: Vec<Point> = Vec::new();
        for point in best {
            if front.last().is_none_or(|last| last.income < point.income) {
                front.push(point);
            }
        }
        front
    }

    /// What at most two films make of every set of free cards.
    fn best_rest(&self, values: &Values) -> Vec<u16> {
        match self.most_films() {
            0 | 1 => vec![0; values.best.len()],
            2 => values.best.clone(),
            _ => all_pairs(&values.best, &values.best),
        }
    }

    /// The whole slate behind a point of the front.
    fn plan(&self, point: &Point) -> SlatePlan {
        let values = self.values(0);
        let mut places = vec![Place::Aside; self.cards.len()];
        let mut left = self.all();
        let mut film = 0;
        if point.income > 0 {
            left &= !usize::from(point.heap);
            for card in bits(self.cards_of(usize::from(point.heap))) {
                places[card] = Place::Put(Film::ALL[film]);
            }
            if let Some(traded) = point.traded {
                left &= !(1 << traded);
                places[usize::from(self.free[usize::from(traded)])] = Place::Trade(Film::ALL[film]);
            }
            film += 1;
        }
        // The other two: the split of what is left that is worth as much as the point says.
        let pair = if self.most_films() > 1 { best_split(&values.best, left) } else { (0, 0) };
        let others = if self.most_films() > 2 { [pair.0, pair.1] } else { [left, 0] };
        for heap in others {
            if film > 0 && film < self.most_films() && values.best[heap] > 0 {
                self.fill(&values, heap, Film::ALL[film], &mut places);
                film += 1;
            }
        }
        plan_of(self.cards, places)
    }

    /// Finds out how the best value of a heap comes about.
    fn fill(&self, values: &Values, heap: usize, film: Film, places: &mut [Place]) {
        let worth = values.best[heap];
        if values.plain[heap] == worth {
            for card in bits(self.cards_of(heap)) {
                places[card] = Place::Put(film);
            }
            return;
        }
        for (bit, &card) in self.free.iter().enumerate().filter(|(bit, _)| heap >> bit & 1 == 1) {
            let rest = heap & !(1 << bit);
            if values.worthless[rest] == worth {
                for card in bits(self.cards_of(rest)) {
                    places[card] = Place::Put(film);
                }
                places[usize::from(card)] = Place::Trade(film);
                return;
            }
        }
        let smaller = (0..self.free.len())
            .filter(|bit| heap >> bit & 1 == 1)
            .map(|bit| heap & !(1 << bit))
            .find(|&rest| values.best[rest] == worth);
        if let Some(rest) = smaller {
            self.fill(values, rest, film, places);
        }
    }
}

impl Values {
    /// The best that a set can become: as it is, with one card traded, or with one card left out.
    #[inline]
    fn best_of(&self, set: usize) -> u16 {
        let mut best = self.plain[set];
        let mut left = set;
        while left != 0 {
            let rest = set & !(left & left.wrapping_neg());
            left &= left - 1;
            best = best.max(self.worthless[rest]).max(self.best[rest]);
        }
        best
    }
}

/// The slate of these places, with receipts.
pub(crate) fn plan_of(cards: &[Face], places: Vec<Place>) -> SlatePlan {
    let mut plan = SlatePlan { places, films: Vec::new(), income: 0, top_figurines: 0 };
    for film in Film::ALL {
        let put: Vec<usize> =
            (0..cards.len()).filter(|&card| plan.places[card] == Place::Put(film)).collect();
        let traded: Vec<usize> =
            (0..cards.len()).filter(|&card| plan.places[card] == Place::Trade(film)).collect();
        if put.is_empty() && traded.is_empty() {
            continue;
        }
        let mut faces: Vec<Face> = put.iter().map(|&card| cards[card]).collect();
        faces.extend(traded.iter().map(|_| Face::WORTHLESS));
        let receipt = score_film(&faces);
        plan.income += u32::from(receipt.income);
        if receipt.is_movie() {
            plan.top_figurines = plan.top_figurines.max(u32::from(receipt.figurines));
        }
        plan.films.push(PlannedFilm { cards: put, traded: traded.first().copied(), receipt });
    }
    plan
}

/// The best sum of two heaps that share out a set, for every set.
fn all_pairs(one: &[u16], other: &[u16]) -> Vec<u16> {
    (0..one.len()).map(|set| best_pair(one, other, set)).collect()
}

/// The best sum of two heaps that share out this set.
#[inline]
fn best_pair(one: &[u16], other: &[u16], set: usize) -> u16 {
    let mut best = one[0] + other[set];
    let mut heap = set;
    while heap != 0 {
        best = best.max(one[heap] + other[set & !heap]);
        heap = (heap - 1) & set;
    }
    best
}

/// The two heaps of the best pair of equal kind.
fn best_split(values: &[u16], set: usize) -> (usize, usize) {
    let best = best_pair(values, values, set);
    let mut heap = set;
    while heap != 0 && values[heap] + values[set & !heap] != best {
        heap = (heap - 1) & set;
    }
    (heap, set & !heap)
}

fn bits(mut mask: Mask) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as usize;
        (mask != 0).then(|| {
            mask &= mask - 1;
            bit
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Components;
    use backlot_core::{ComponentSet, chance::Fast};

    /// The best of a slate in work is the best of its next steps, down to what the finished slate earns; so it is
    /// exact at every step.
    #[test]
    fn the_best_completion_is_that_of_the_best_next_place() {
        let set = Components::standard();
        let mut picks = Fast::new(5);
        for _ in 0..60 {
            let hand: Vec<Face> = (0..7)
                .map(|_| *set.face(set.cards().nth(picks.index(set.cards().len()))))
                .collect();
            let mut places = Vec::new();
            assert_eq!(best_completion(&hand, &[]), best_income(&hand));
            assert_eq!(best_income(&hand), best_slate(&hand).unwrap().income);
            while places.len() < hand.len() {
                let films = Film::ALL.into_iter();
                let next: Vec<Place> = films
                    .flat_map(|film| [Place::Put(film), Place::Trade(film)])
                    .chain([Place::Aside])
                    .collect();
                let with = |place: Place| [places.as_slice(), &[place]].concat();
                let best = next.iter().map(|&place| best_completion(&hand, &with(place))).max();
                assert_eq!(Some(best_completion(&hand, &places)), best, "{hand:?} {places:?}");
                places.push(next[picks.index(next.len())]);
            }
            assert_eq!(best_completion(&hand, &places), plan_of(&hand, places).income);
        }
    }
}
