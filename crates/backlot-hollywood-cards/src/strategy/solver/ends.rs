//! How the game ends once all reels lie.

use backlot_core::Seat;

use super::Shares;
use crate::cards::Kind;
use crate::components::{MAX_COLUMNS, MAX_GENRES};
use crate::state::MAX_PLAYERS;
use crate::{Genre, HollywoodCards, ReelStack};

/// Points and the best movie, in this order (HC-E4).
type Result = (u32, u32);

/// A set of spots, as bits.
type Spots = u16;

/// The spots of up to four seats, 16 bits each.
type AllSpots = u64;

/// The best results for sets of cards, worked out when they are first asked for.
pub(super) struct Ends<'a> {
    game: &'a HollywoodCards,
    /// Whose spots are whose, for each packed stack of each column.
    columns: [Vec<AllSpots>; MAX_COLUMNS],
    /// For each set of spots without a reel, as far as that matters, the results by seat and spots.
    results: Vec<(Spots, Vec<Result>)>,
}

/// No result yet.
const UNKNOWN: Result = (u32::MAX, 0);

/// What a seat has while its cards are given out.
#[derive(Clone, Copy)]
struct Hand {
    sizes: [u32; MAX_GENRES],
    points: u32,
    best_movie: u32,
}

impl<'a> Ends<'a> {
    pub(super) fn new(game: &'a HollywoodCards) -> Self {
        let mut end = 0;
        let columns = std::array::from_fn(|column| {
            let height = game.set.height(column);
            end += height;
            let bottom = end - 1;
            (0..1 << (2 * height + 1)).map(|packed| spots_of(packed, bottom)).collect()
        });
        Self { game, columns, results: Vec::new() }
    }

    /// The shares when these reels lie and everybody gives their stars as well as can be.
    pub(super) fn when_all_lie(&mut self, reels: &[ReelStack; MAX_COLUMNS]) -> Shares {
        let owned = self.owned_spots(reels);
        let free = self.free_spots(owned);
        // Cards without a reel count only for HC-E5.
        let aside = if self.game.advanced { free } else { 0 };
        let place = self.results.iter().position(|(known, _)| *known == aside);
        let place = place.unwrap_or_else(|| {
            let sets = usize::from(self.game.seats) << self.game.set.area();
            self.results.push((aside, vec![UNKNOWN; sets]));
            self.results.len() - 1
        });
        let known = &mut self.results[place].1;
        let mut results = [(0, 0); MAX_PLAYERS];
        for seat in self.game.all_seats() {
            let spots = spots_of_seat(owned, seat);
            let result = &mut known[seat.index() << self.game.set.area() | usize::from(spots)];
            if *result == UNKNOWN {
                let coming = Coming::new(self.game, free);
                *result = coming.best(spots, coming.hand(seat));
            }
            results[seat.index()] = *result;
        }
        self.shares(&results)
    }

    /// The shares when the star on the spot is given to this genre.
    pub(super) fn after_assignment(&self, spot: usize, genre: Genre) -> Shares {
        let game = self.game;
        let owned = self.owned_spots(&game.reels);
        let free = self.free_spots(owned);
        let later = Spots::MAX << spot << 1;
        let coming = Coming::new(game, free & (Spots::MAX << spot));
        let mut results = [(0, 0); MAX_PLAYERS];
        for seat in game.all_seats() {
            let mut hand = coming.hand(seat);
            if let (true, Kind::Star { rating }) =
                (seat == game.turn, game.set.kind(game.area[spot]))
            {
                coming.close(&mut hand, usize::from(genre.0), rating);
            }
            results[seat.index()] = coming.best(spots_of_seat(owned, seat) & later, hand);
        }
        self.shares(&results)
    }

    #[inline]
    fn owned_spots(&self, reels: &[ReelStack; MAX_COLUMNS]) -> AllSpots {
        let stacks = self.columns.iter().zip(reels);
        stacks.fold(0, |all, (column, stack)| all | column[stack.packed() as usize])
    }

    #[inline]
    fn free_spots(&self, owned: AllSpots) -> Spots {
        let reels = self.game.all_seats().fold(0, |all, seat| all | spots_of_seat(owned, seat));
        !reels & (Spots::MAX >> (16 - self.game.set.area()))
    }

    fn shares(&self, results: &[Result; MAX_PLAYERS]) -> Shares {
        let results = &results[..usize::from(self.game.seats)];
        let best = results.iter().max().copied().unwrap_or_default();
        let winners = results.iter().filter(|&&result| result == best).count();
        let mut shares = [0.0; MAX_PLAYERS];
        for (share, &result) in shares.iter_mut().zip(results) {
            if result == best {
                *share = 1.0 / winners as f64;
            }
        }
        shares
    }
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "takes the 16 bits of the seat")]
fn spots_of_seat(all: AllSpots, seat: Seat) -> Spots {
    (all >> (16 * seat.bits())) as Spots
}

/// Whose spots are whose in a column with this stack and this bottom spot.
fn spots_of(packed: u32, bottom: u8) -> AllSpots {
    let count = packed.checked_ilog2().unwrap_or(0) / 2;
    let owners = (0..count).map(|below| packed >> (2 * below) & 3);
    let spots = (0..=bottom).rev();
    owners.zip(spots).fold(0, |all, (owner, spot)| all | 1 << (16 * owner) << spot)
}

/// Cards that are still to be given out.
struct Coming<'a> {
    game: &'a HollywoodCards,
    /// By what the movies of each genre are multiplied (HC-E5).
    times: [u32; MAX_GENRES],
}

impl<'a> Coming<'a> {
    /// `free` are the spots whose cards will be set aside.
    fn new(game: &'a HollywoodCards, free: Spots) -> Self {
        let mut times = [1; MAX_GENRES];
        if game.advanced {
            for genre in game.set.genres() {
                times[usize::from(genre.0)] = game.multiplier(genre);
            }
            for (spot, &card) in game.area.iter().enumerate() {
                let kind = game.set.kind(card);
                if let (1, Kind::Film { genre, weight }) = (free >> spot & 1, kind) {
                    times[usize::from(genre)] += u32::from(weight);
                }
            }
        }
        Self { game, times }
    }

    /// What the seat has already.
    fn hand(&self, seat: Seat) -> Hand {
        let (game, set) = (self.game, self.game.set);
        let mut sizes = [0; MAX_GENRES];
        for (genre, films) in game.projects(seat) {
            sizes[usize::from(genre.0)] = set.weight(films);
        }
        let mut hand = Hand { sizes, points: game.blockbuster_points(seat), best_movie: 0 };
        for star in game.movies[seat].numbers() {
            let films = game.films[usize::from(star)];
            let genre = usize::from(game.genre_of_movie(films).0);
            hand.finish(set.weight(films) * u32::from(set.rating(star)) * self.times[genre]);
        }
        hand
    }

    fn close(&self, hand: &mut Hand, genre: usize, rating: u8) {
        let size = std::mem::take(&mut hand.sizes[genre]);
        hand.finish(size * u32::from(rating) * self.times[genre]);
    }

    /// The best result that the hand can come to with the cards on these spots (HC-G1).
    fn best(&self, mut spots: Spots, mut hand: Hand) -> Result {
        while spots != 0 {
            let spot = spots.trailing_zeros() as usize;
            spots &= spots - 1;
            match self.game.set.kind(self.game.area[spot]) {
                Kind::Film { genre, weight } => hand.sizes[usize::from(genre)] += u32::from(weight),
                Kind::Blockbuster => hand.points += 2,
                Kind::Star { rating } => {
                    let projects = (0..MAX_GENRES).filter(|&genre| hand.sizes[genre] > 0);
                    let results = projects.map(|genre| {
                        let mut after = hand;
                        self.close(&mut after, genre, rating);
                        self.best(spots, after)
                    });
                    if let Some(best) = results.max() {
                        return best;
                    }
                }
                Kind::Nothing => {}
            }
        }
        hand.result()
    }
}

impl Hand {
    fn finish(&mut self, points: u32) {
        self.points += points;
        self.best_movie = self.best_movie.max(points);
    }

    /// HC-E3: the largest project counts, but not if there are two of that size.
    fn result(&self) -> Result {
        let largest = self.sizes.iter().max().copied().unwrap_or(0);
        let alone = self.sizes.iter().filter(|&&size| size == largest).count() == 1;
        (self.points + if alone { largest } else { 0 }, self.best_movie)
    }
}
