//! What seats may expect in a position, by the constants of the policy.

use backlot_core::SeatSet;

use super::constants::PolicyParams;
use super::prospect::{GapChances, Prices, Prospect, Table};
use crate::cards::Kind;
use crate::components::{MAX_COLUMNS, MAX_GENRES};
use crate::state::MAX_PLAYERS;
use crate::{FilmSet, HollywoodCards, ReelStack};

/// What there is to know about the position before anybody places another reel.
pub(super) struct Board<'a> {
    pub(super) game: &'a HollywoodCards,
    pub(super) taste: PolicyParams,
    pub(super) table: Table,
    prices: Prices,
    /// What each seat has now.
    had: [Prospect; MAX_PLAYERS],
    /// Points of movies by genre, where HC-E5 multiplies them.
    made: [[f32; MAX_GENRES]; MAX_PLAYERS],
    pull: [f32; MAX_COLUMNS],
}

/// What everybody may expect when certain reels lie.
pub(super) struct Outlook {
    pub(super) prospects: [Prospect; MAX_PLAYERS],
    pub(super) prices: Prices,
    pub(super) chances: GapChances,
}

impl<'a> Board<'a> {
    /// Points of movies count for some seats only: those of others change nothing in the basic game.
    pub(super) fn new(game: &'a HollywoodCards, taste: PolicyParams, movies_of: SeatSet) -> Self {
        let table = Table::new(game);
        let mut had = [Prospect::default(); MAX_PLAYERS];
        for seat in game.all_seats() {
            had[seat.index()] = holdings(game, game.held[seat]);
        }
        let mut board = Self {
            game,
            taste,
            prices: Prices::new(game, &taste),
            pull: bottom_pull(&table, &taste),
            table,
            had,
            made: [[0.0; MAX_GENRES]; MAX_PLAYERS],
        };
        board.count_movies(movies_of);
        board
    }

    fn count_movies(&mut self, movies_of: SeatSet) {
        let game = self.game;
        let seats = if game.advanced { SeatSet::all(self.table.seats) } else { movies_of };
        for seat in seats.iter() {
            for star in game.movies[seat].numbers() {
                let films = game.films[usize::from(star)];
                let points = game.set.weight(films) * u32::from(game.set.rating(star));
                if game.advanced {
                    let genre = game.genre_of_movie(films);
                    self.made[seat.index()][usize::from(genre.0)] += points as f32;
                } else {
                    self.had[seat.index()].points += points as f32;
                }
            }
        }
    }

    /// What everybody may expect when these reels lie.
    #[inline]
    pub(super) fn expect(&self, reels: &[ReelStack; MAX_COLUMNS]) -> Outlook {
        let chances = self.table.gap_chances(reels, &self.pull, &self.taste);
        let (mut prospects, prices) = self.before_giving_out(|| chances);
        self.table.give_out(reels, &chances, &prices, &mut prospects);
        Outlook { prospects, prices, chances }
    }

    /// What everybody has when these reels lie and no more will come.
    #[inline]
    pub(super) fn settle(
        &self,
        reels: &[ReelStack; MAX_COLUMNS],
    ) -> ([Prospect; MAX_PLAYERS], Prices) {
        let (mut prospects, prices) = self.before_giving_out(|| self.table.sure_gaps(reels));
        self.table.give_out_surely(reels, &prices, &mut prospects);
        (prospects, prices)
    }

    #[inline]
    fn before_giving_out(
        &self,
        chances: impl FnOnce() -> GapChances,
    ) -> ([Prospect; MAX_PLAYERS], Prices) {
        let (mut prices, mut prospects) = (self.prices, self.had);
        if self.game.advanced {
            prices.expect_set_aside(self.game, &chances());
            for (prospect, made) in prospects.iter_mut().zip(&self.made) {
                let times = |(genre, points): (usize, &f32)| points * prices.times(genre);
                prospect.points += made.iter().enumerate().map(times).sum::<f32>();
            }
        }
        (prospects, prices)
    }
}

/// Projects and blockbusters.
#[inline]
pub(super) fn holdings(game: &HollywoodCards, held: FilmSet) -> Prospect {
    let mut prospect = Prospect::default();
    for genre in game.set.genres() {
        let films = held.and(game.set.films_of(genre));
        prospect.sizes[usize::from(genre.0)] = game.set.weight(films) as f32;
    }
    prospect.points = 2.0 * held.and(game.set.blockbusters()).len() as f32;
    prospect
}

/// How far the bottom card of each column keeps gaps away: somebody will want it.
fn bottom_pull(table: &Table, taste: &PolicyParams) -> [f32; MAX_COLUMNS] {
    std::array::from_fn(|column| {
        let height = usize::from(table.heights[column]);
        if height == 0 {
            return 1.0;
        }
        let bottom = match table.kinds[table.starts[column] + height - 1] {
            Kind::Star { rating } => 2.0 * f32::from(rating),
            Kind::Blockbuster => 2.0,
            Kind::Film { weight, .. } => f32::from(weight),
            Kind::Nothing => 0.0,
        };
        1.0 / (1.0 + taste.bottom_pull * bottom)
    })
}
