//! The policy: quick ratings of actions.

use backlot_core::{Seat, SeatSet};

use super::constants::PolicyParams;
use super::outlook::{Board, Outlook, holdings};
use super::prospect::{Prices, Prospect, larger};
use crate::cards::Kind;
use crate::components::{MAX_COLUMN_CARDS, MAX_COLUMNS, MAX_GENRES};
use crate::state::MAX_PLAYERS;
use crate::{Action, Column, HollywoodCards, Phase, ReelStack};

/// What a reel would bring each seat, by column and by how many lie there already.
type Market = [[[f32; MAX_COLUMN_CARDS + 1]; MAX_COLUMNS]; MAX_PLAYERS];

/// A reel cannot be placed there.
const FULL: f32 = f32::NEG_INFINITY;

/// A decision about reels.
struct Decision<'a> {
    board: Board<'a>,
    game: &'a HollywoodCards,
    seat: Seat,
    market: Market,
    /// What the reels that lie promise the seat, against its rivals.
    promised: f32,
}

pub(super) fn rate(
    game: &HollywoodCards,
    seat: Seat,
    constants: &[f32],
    legal: &[Action],
    ratings: &mut Vec<f32>,
) {
    ratings.clear();
    let taste = PolicyParams::new(constants);
    if let Phase::Assigning { spot } = game.phase {
        rate_assignments(game, seat, &taste, usize::from(spot), legal, ratings);
        return;
    }
    let decision = Decision::new(game, seat, taste);
    let may_pass = matches!(legal.last(), Some(Action::Clap | Action::Double));
    let now = if may_pass { decision.now() } else { FULL };
    let (mut best, mut next) = (FULL, now);
    for &action in legal {
        let rating = match action {
            Action::Reel(column) => {
                let rating = decision.after_reel(column);
                if rating > best {
                    (best, next) = (rating, larger(best, next));
                } else {
                    next = larger(next, rating);
                }
                rating
            }
            Action::Clap => now - decision.kept(taste.clap),
            Action::Double => {
                let at_once = best + taste.double_second * (next - now);
                let foreseen = decision.foresee(game.reels, 2);
                decision.blend(at_once, foreseen) - decision.kept(taste.double)
            }
            Action::Assign(_) => 0.0,
        };
        ratings.push(rating);
    }
}

impl<'a> Decision<'a> {
    fn new(game: &'a HollywoodCards, seat: Seat, taste: PolicyParams) -> Self {
        let board = Board::new(game, taste, SeatSet::only(seat));
        let market = [[[FULL; MAX_COLUMN_CARDS + 1]; MAX_COLUMNS]; MAX_PLAYERS];
        let outlook = board.expect(&game.reels);
        let mut decision = Self { board, game, seat, market, promised: 0.0 };
        decision.promised = decision.compare(&outlook.prospects, &outlook.prices);
        decision.fill_market(&outlook);
        decision
    }

    /// The rating of the position as if the seat had passed.
    fn now(&self) -> f32 {
        let left = self.game.reels_left[self.seat];
        let at_once = self.promised + self.next_cards(MAX_COLUMNS, left);
        self.blend(at_once, self.foresee(self.game.reels, 0))
    }

    fn fill_market(&mut self, outlook: &Outlook) {
        for seat in self.game.all_seats() {
            if self.game.reels_left[seat] == 0 {
                continue;
            }
            let values = Values::new(&outlook.prospects[seat.index()], &outlook.prices);
            for column in 0..MAX_COLUMNS {
                self.offer(seat, &values, column, &outlook.chances[column]);
            }
        }
    }

    #[inline]
    fn offer(&mut self, seat: Seat, values: &Values, column: usize, chances: &[f32; 3]) {
        let table = &self.board.table;
        let height = usize::from(table.heights[column]);
        let lying = usize::from(self.game.reels[column].count());
        let offers = &mut self.market[seat.index()][column];
        // From the bottom: below it, the bottom card counts again.
        let mut below = [0.0; 2];
        for row in (lying..height).rev() {
            let value = values.of(table.kinds[table.starts[column] + row]);
            if row + 1 == height {
                below = [value; 2];
            }
            offers[row] = chances[0] * value + chances[1] * below[0] + chances[2] * below[1];
            below = [value, below[0]];
        }
    }

    #[inline]
    fn after_reel(&self, column: Column) -> f32 {
        let column = column.index();
        let mut reels = self.game.reels;
        let gain = self.market[self.seat.index()][column][usize::from(reels[column].count())];
        reels[column].push(self.seat);
        let left = self.game.reels_left[self.seat] - 1;
        let at_once = self.promised + gain + self.next_cards(column, left);
        let again = u8::from(self.game.phase == Phase::Doubling { left: 2 });
        self.blend(at_once, self.foresee(reels, again))
    }

    #[inline]
    fn blend(&self, at_once: f32, foreseen: f32) -> f32 {
        at_once + self.board.taste.foreseen * (foreseen - at_once)
    }

    /// What comes of these reels if from now on everybody takes the card that is worth most to them. The seat itself
    /// goes on with so many reels before the next one's turn.
    fn foresee(&self, mut reels: [ReelStack; MAX_COLUMNS], mut again: u8) -> f32 {
        let set = self.game.set;
        let mut left = self.game.reels_left.0;
        let mut rows: [usize; MAX_COLUMNS] = reels.map(|stack| usize::from(stack.count()));
        let mut open = usize::from(set.reels()) - rows.iter().sum::<usize>();
        let before = self.game.placed;
        left[self.seat.index()] -= set.reels() - before - u8::try_from(open).unwrap_or(0);
        let mut turn = self.seat;
        while open > 0 {
            if again > 0 {
                again -= 1;
            } else {
                turn = turn.left(self.board.table.seats);
            }
            if left[turn.index()] == 0 {
                continue;
            }
            let offers = &self.market[turn.index()];
            let mut best = 0;
            for column in 1..MAX_COLUMNS {
                if offers[column][rows[column]] > offers[best][rows[best]] {
                    best = column;
                }
            }
            reels[best].push(turn);
            rows[best] += 1;
            left[turn.index()] -= 1;
            open -= 1;
        }
        let (prospects, prices) = self.board.settle(&reels);
        self.compare(&prospects, &prices)
    }

    /// Own prospects against those of the average rival.
    #[inline]
    fn compare(&self, prospects: &[Prospect; MAX_PLAYERS], prices: &Prices) -> f32 {
        let seats = self.board.table.seats;
        let own = prospects[self.seat.index()].value(prices);
        let all: f32 = prospects[..seats].iter().map(|prospect| prospect.value(prices)).sum();
        own - self.board.taste.rivals * (all - own) / (seats - 1) as f32
    }

    /// What the next reels will find after one in the column.
    #[inline]
    fn next_cards(&self, filled: usize, reels: u8) -> f32 {
        let taste = &self.board.taste;
        let mut rating = 0.0;
        if reels > 0 {
            let next = self.best_offer(self.seat, filled);
            rating += taste.hand * f32::from(reels) + taste.next_card * next;
        }
        let mut weight = taste.next_rival;
        for rival in self.board.table.rivals(self.seat) {
            if self.game.reels_left[rival] > 0 {
                rating -= weight * self.best_offer(rival, filled);
                weight = taste.later_rivals;
            }
        }
        rating
    }

    /// The best card that a seat's next reel may get after one in this column.
    #[inline]
    fn best_offer(&self, seat: Seat, filled: usize) -> f32 {
        let mut best = FULL;
        for (column, offer) in self.market[seat.index()].iter().enumerate() {
            let row = usize::from(self.game.reels[column].count()) + usize::from(column == filled);
            best = larger(best, offer[row]);
        }
        larger(best, 0.0)
    }

    /// What a studio card is worth that is kept: nothing in the last round.
    fn kept(&self, value: f32) -> f32 {
        if self.game.round + 1 == self.game.rounds() { 0.0 } else { value }
    }
}

/// What single cards are worth to a seat.
struct Values {
    film: [f32; MAX_GENRES],
    /// The size that a star multiplies, and what closing that project costs.
    star: (f32, f32),
}

impl Values {
    #[inline]
    fn new(prospect: &Prospect, prices: &Prices) -> Self {
        let now = prices.projects(&prospect.sizes);
        let mut sizes = prospect.sizes;
        let mut film = [0.0; MAX_GENRES];
        let mut star = (0.0, 0.0);
        for genre in 0..prices.genres() {
            let size = sizes[genre];
            sizes[genre] = size + 1.0;
            film[genre] = prices.projects(&sizes) - now;
            if size * prices.times(genre) > star.0 {
                sizes[genre] = 0.0;
                star = (size * prices.times(genre), now - prices.projects(&sizes));
            }
            sizes[genre] = size;
        }
        Self { film, star }
    }

    #[inline]
    fn of(&self, kind: Kind) -> f32 {
        match kind {
            Kind::Film { genre, weight } => self.film[usize::from(genre)] * f32::from(weight),
            Kind::Blockbuster => 2.0,
            Kind::Star { rating } => self.star.0 * f32::from(rating) - self.star.1,
            Kind::Nothing => 0.0,
        }
    }
}

/// All reels lie, so what comes is certain: every way to give one's stars is tried.
fn rate_assignments(
    game: &HollywoodCards,
    seat: Seat,
    taste: &PolicyParams,
    spot: usize,
    legal: &[Action],
    ratings: &mut Vec<f32>,
) {
    let mut prices = Prices::new(game, taste);
    let mut prospect = holdings(game, game.held[seat]);
    if game.advanced {
        let gaps = game.gaps_now();
        prices.expect_set_aside(
            game,
            &gaps.map(|gap| [0, 1, 2].map(|n| f32::from(u8::from(n == gap)))),
        );
    }
    for star in game.movies[seat].numbers() {
        let films = game.films[usize::from(star)];
        let times = prices.times(usize::from(game.genre_of_movie(films).0));
        let points = game.set.weight(films) * u32::from(game.set.rating(star));
        prospect.points += times * points as f32;
    }
    let coming = Coming { game, seat, prices };
    let Kind::Star { rating } = game.set.kind(game.area[spot]) else { return };
    for &action in legal {
        let Action::Assign(genre) = action else { continue };
        let mut after = prospect;
        coming.close(&mut after, usize::from(genre.0), rating);
        ratings.push(coming.best(after, spot + 1));
    }
}

struct Coming<'a> {
    game: &'a HollywoodCards,
    seat: Seat,
    prices: Prices,
}

impl Coming<'_> {
    fn close(&self, prospect: &mut Prospect, genre: usize, rating: u8) {
        let size = std::mem::take(&mut prospect.sizes[genre]);
        prospect.points +=
            f32::from(rating) * size * self.prices.times(genre) + self.prices.movie();
    }

    /// The best that the seat can make of what its reels get from this spot on.
    fn best(&self, mut prospect: Prospect, from: usize) -> f32 {
        let game = self.game;
        for spot in from..usize::from(game.set.area()) {
            if game.reel_on(spot) != Some(self.seat) {
                continue;
            }
            let Kind::Star { rating } = game.set.kind(game.area[spot]) else {
                prospect.receive(game.set.kind(game.area[spot]), 1.0, &self.prices);
                continue;
            };
            let mut best = f32::NEG_INFINITY;
            for genre in 0..self.prices.genres() {
                if prospect.sizes[genre] > 0.0 {
                    let mut after = prospect;
                    self.close(&mut after, genre, rating);
                    best = larger(best, self.best(after, spot + 1));
                }
            }
            if best > f32::NEG_INFINITY {
                return best;
            }
        }
        prospect.value(&self.prices)
    }
}
