//! What seats may expect from the reels that lie, while nobody knows yet how the columns will fill up.

use backlot_core::Seat;

use super::constants::PolicyParams;
use crate::cards::Kind;
use crate::components::{MAX_AREA, MAX_COLUMNS, MAX_GENRES};
use crate::state::MAX_PLAYERS;
use crate::{HollywoodCards, ReelStack};

/// How likely each column ends up with no, one or two cards without a reel.
pub(super) type GapChances = [[f32; 3]; MAX_COLUMNS];

/// A project of at least this expected size is taken for real when a star must close one.
const REAL: f32 = 0.5;

/// The larger of two numbers, of which none is NaN: faster than [`f32::max`].
#[inline]
pub(super) fn larger(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

#[inline]
fn smaller(a: f32, b: f32) -> f32 {
    if a < b { a } else { b }
}

/// What a seat may expect.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Prospect {
    /// The sizes of its projects.
    pub(super) sizes: [f32; MAX_GENRES],
    /// Its points from blockbusters and from movies of this round.
    pub(super) points: f32,
}

/// What things are worth in this round; the same for all seats.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices {
    /// A film in the largest, in the second and in a smaller project.
    films: [f32; 3],
    /// Whether only the largest project will count (HC-E3).
    last_round: bool,
    /// Added to each finished movie.
    movie: f32,
    /// By what a movie of each genre will be multiplied (HC-E5).
    times: [f32; MAX_GENRES],
    genres: usize,
}

impl Prospect {
    /// A card comes with this chance.
    #[inline]
    pub(super) fn receive(&mut self, kind: Kind, chance: f32, prices: &Prices) {
        match kind {
            Kind::Film { genre, weight } => {
                self.sizes[usize::from(genre)] += chance * f32::from(weight);
            }
            Kind::Blockbuster => self.points += 2.0 * chance,
            Kind::Star { rating } => {
                let rating = f32::from(rating);
                let genre = prices.closed_by(rating, &self.sizes);
                let size = &mut self.sizes[genre];
                let real = smaller(1.0, *size);
                self.points +=
                    chance * (rating * *size * prices.times[genre] + prices.movie * real);
                *size *= 1.0 - chance;
            }
            Kind::Nothing => {}
        }
    }

    #[inline]
    pub(super) fn value(&self, prices: &Prices) -> f32 {
        self.points + prices.projects(&self.sizes)
    }
}

impl Prices {
    pub(super) fn new(game: &HollywoodCards, taste: &PolicyParams) -> Self {
        let to_come = game.rounds() - 1 - game.round;
        let deck =
            game.star_deck.numbers().map(|star| f32::from(game.set.rating(star))).sum::<f32>();
        let rating = deck / larger(1.0, game.star_deck.len() as f32);
        let largest = (taste.largest + taste.largest_later * (f32::from(to_come) - 1.0))
            * (1.0 + taste.deck_stars * (rating / 2.0 - 1.0));
        Self {
            films: [largest, largest * taste.second, largest * taste.third],
            last_round: to_come == 0,
            movie: taste.movie,
            times: [1.0; MAX_GENRES],
            genres: game.set.genre_count(),
        }
    }

    /// What projects of these sizes are worth.
    #[inline]
    pub(super) fn projects(&self, sizes: &[f32; MAX_GENRES]) -> f32 {
        let (mut largest, mut second, mut sum) = (0.0, 0.0, 0.0);
        for (&size, times) in sizes[..self.genres].iter().zip(&self.times) {
            let size = if self.last_round { size } else { size * times };
            second = larger(second, smaller(largest, size));
            largest = larger(largest, size);
            sum += size;
        }
        if self.last_round {
            // HC-E3: nothing for equals. Expected sizes are seldom equal, so it fades out.
            return largest * smaller(1.0, largest - second);
        }
        let [first, next, rest] = self.films;
        first * largest + next * second + rest * (sum - largest - second)
    }

    /// The genre of the project that a star had best close: the largest, or the smallest if the star is
    /// not even as good as what one may hope for.
    #[inline]
    fn closed_by(&self, rating: f32, sizes: &[f32; MAX_GENRES]) -> usize {
        let wins = self.last_round || rating >= self.films[0];
        let mut chosen = 0;
        for genre in 1..self.genres {
            let (size, best) =
                (sizes[genre] * self.times[genre], sizes[chosen] * self.times[chosen]);
            let better = if wins || sizes[genre] < REAL || sizes[chosen] < REAL {
                size > best
            } else {
                size < best
            };
            if better {
                chosen = genre;
            }
        }
        chosen
    }

    /// Estimates the multipliers of HC-E5: what is set aside, what will be in this round, and a guess for later.
    pub(super) fn expect_set_aside(&mut self, game: &HollywoodCards, chances: &GapChances) {
        let set = game.set;
        let to_come = f32::from(game.rounds() - 1 - game.round);
        let gaps = f32::from(set.area() - set.reels());
        let deck = larger(1.0, game.movie_deck.len() as f32);
        let movies = 1.0 - f32::from(set.stars_per_round()) / f32::from(set.area());
        for genre in set.genres() {
            let films = set.films_of(genre);
            let left = set.weight(game.movie_deck.and(films)) as f32;
            let known = game.multiplier(genre) as f32;
            self.times[usize::from(genre.0)] = known + to_come * gaps * movies * left / deck;
        }
        let mut start = 0;
        for (column, &[_, one, two]) in chances.iter().enumerate() {
            let height = usize::from(set.height(column));
            for (spot, chance) in (start..start + height).zip([one + two, two]) {
                if let Kind::Film { genre, weight } = set.kind(game.area[spot]) {
                    self.times[usize::from(genre)] += chance * f32::from(weight);
                }
            }
            start += height;
        }
    }

    #[inline]
    pub(super) fn genres(&self) -> usize {
        self.genres
    }

    /// What is added to each finished movie.
    pub(super) fn movie(&self) -> f32 {
        self.movie
    }

    /// By what a movie of a genre will be multiplied.
    #[inline]
    pub(super) fn times(&self, genre: usize) -> f32 {
        self.times[genre]
    }
}

/// What every decision within a round looks at again and again.
pub(super) struct Table {
    pub(super) kinds: [Kind; MAX_AREA],
    /// The first spot of each column.
    pub(super) starts: [usize; MAX_COLUMNS],
    pub(super) heights: [u8; MAX_COLUMNS],
    pub(super) seats: usize,
    gaps: u8,
}

impl Table {
    pub(super) fn new(game: &HollywoodCards) -> Self {
        let set = game.set;
        let heights = std::array::from_fn(|column| set.height(column));
        let mut starts = [0; MAX_COLUMNS];
        for column in 1..MAX_COLUMNS {
            starts[column] = starts[column - 1] + usize::from(heights[column - 1]);
        }
        Self {
            kinds: std::array::from_fn(|spot| set.kind(game.area[spot])),
            starts,
            heights,
            seats: usize::from(game.seats),
            gaps: set.area() - set.reels(),
        }
    }

    /// How the columns will fill up: each gap falls to a column by its weight, which grows with the cards that are
    /// still open there. With more than two gaps a column is looked at as if it could keep two at most.
    #[inline]
    pub(super) fn gap_chances(
        &self,
        reels: &[ReelStack; MAX_COLUMNS],
        pull: &[f32; MAX_COLUMNS],
        taste: &PolicyParams,
    ) -> GapChances {
        let (mut one, mut two) = ([0.0; MAX_COLUMNS], [0.0; MAX_COLUMNS]);
        let (mut ones, mut squares, mut twos) = (0.0, 0.0, 0.0);
        for column in 0..MAX_COLUMNS {
            let open = self.heights[column] - reels[column].count();
            if open == 0 {
                continue;
            }
            let more = taste.open_column * f32::from(open - 1);
            one[column] = (1.0 + more) * pull[column];
            if open > 1 {
                let less = (1.0 + more - taste.open_column) * pull[column];
                two[column] = taste.both_gaps * one[column] * less;
            }
            ones += one[column];
            squares += one[column] * one[column];
            twos += two[column];
        }
        match self.gaps {
            0 => [[1.0, 0.0, 0.0]; MAX_COLUMNS],
            1 => one.map(|weight| [1.0 - weight / ones, weight / ones, 0.0]),
            _ => {
                let all = 1.0 / (twos + (ones * ones - squares) / 2.0);
                std::array::from_fn(|column| {
                    let single = one[column] * (ones - one[column]) * all;
                    let both = two[column] * all;
                    // Rounding must not make a chance out of nothing.
                    let single = if single < 1e-5 { 0.0 } else { single };
                    [larger(0.0, 1.0 - single - both), single, both]
                })
            }
        }
    }

    /// Gives out what the reels that lie will get. The j-th reel of a column ends on its j-th card from
    /// the top, or as many cards lower as the column has gaps.
    #[inline]
    pub(super) fn give_out(
        &self,
        reels: &[ReelStack; MAX_COLUMNS],
        chances: &GapChances,
        prices: &Prices,
        prospects: &mut [Prospect; MAX_PLAYERS],
    ) {
        for column in 0..MAX_COLUMNS {
            let stack = reels[column];
            for j in 0..stack.count() {
                let Some(owner) = stack.owner(stack.count() - 1 - j) else { continue };
                let spot = self.starts[column] + usize::from(j);
                for (gap, &chance) in chances[column].iter().enumerate() {
                    if chance > 0.0 {
                        prospects[owner.index()].receive(self.kinds[spot + gap], chance, prices);
                    }
                }
            }
        }
    }

    /// Gives out the cards when all reels lie.
    #[inline]
    pub(super) fn give_out_surely(
        &self,
        reels: &[ReelStack; MAX_COLUMNS],
        prices: &Prices,
        prospects: &mut [Prospect; MAX_PLAYERS],
    ) {
        for (column, stack) in reels.iter().enumerate() {
            let end = self.starts[column] + usize::from(self.heights[column]);
            for below in (0..stack.count()).rev() {
                let Some(owner) = stack.owner(below) else { continue };
                let kind = self.kinds[end - 1 - usize::from(below)];
                prospects[owner.index() % MAX_PLAYERS].receive(kind, 1.0, prices);
            }
        }
    }

    /// The gaps when all reels lie.
    pub(super) fn sure_gaps(&self, reels: &[ReelStack; MAX_COLUMNS]) -> GapChances {
        std::array::from_fn(|column| {
            let gaps = self.heights[column] - reels[column].count();
            [0, 1, 2].map(|n| f32::from(u8::from(n == gaps.min(2))))
        })
    }

    /// The seats after this one, clockwise.
    pub(super) fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        seat.clockwise(self.seats).skip(1)
    }
}
