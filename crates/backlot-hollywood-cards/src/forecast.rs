//! What the reels that lie would bring: used by previews and by the evaluation.

use backlot_core::Seat;

use crate::components::MAX_COLUMNS;
use crate::{Card, FilmSet, Genre, HollywoodCards};

/// What a seat would receive, in the order of HC-G1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gain {
    /// A film or a blockbuster.
    Movie(Card),
    /// A star that closes a project; the most valuable one is assumed.
    Closing {
        /// The star's number.
        star: u8,
        /// The project's genre.
        genre: Genre,
        /// The project's films.
        films: FilmSet,
        /// Whether it is the only project, so that there is no choice.
        forced: bool,
    },
    /// A star that would be lost.
    Lost(u8),
}

/// How many cards of each column stay without a reel.
pub(crate) type Gaps = [u8; MAX_COLUMNS];

impl HollywoodCards {
    /// The gaps if nothing more were placed.
    pub(crate) fn gaps_now(&self) -> Gaps {
        std::array::from_fn(|column| self.set.height(column) - self.reels[column].count())
    }

    /// Calls `visit` with every way in which the gaps can lie when all reels are placed.
    pub(crate) fn each_final_gaps(&self, mut visit: impl FnMut(Gaps)) {
        let open = self.gaps_now();
        let total = self.set.area() - self.set.reels();
        let mut gaps = [0; MAX_COLUMNS];
        spread(open, total, 0, &mut gaps, &mut visit);
    }

    /// Calls `tell` with everything the seat would receive from the reels that lie now, if the columns end
    /// up with these gaps; returns what the seat would then hold. Later reels push these up: the j-th reel
    /// of a column ends on its j-th card from the top, or as many cards lower as the column has gaps.
    pub(crate) fn forecast(&self, seat: Seat, gaps: Gaps, mut tell: impl FnMut(Gain)) -> FilmSet {
        let mut held = self.held[seat];
        for spot in 0..usize::from(self.set.area()) {
            let card = self.area[spot];
            if card == Card::NONE || self.final_reel_on(spot, gaps) != Some(seat) {
                continue;
            }
            let Some(star) = card.as_star() else {
                if let Some(number) = card.as_movie() {
                    held.insert(number);
                }
                tell(Gain::Movie(card));
                continue;
            };
            match self.best_project(held) {
                None => tell(Gain::Lost(star)),
                Some((genre, films, forced)) => {
                    held = held.without(films);
                    tell(Gain::Closing { star, genre, films, forced });
                }
            }
        }
        held
    }

    fn final_reel_on(&self, spot: usize, gaps: Gaps) -> Option<Seat> {
        let (column, below) = self.set.spot(spot);
        let stack = self.reels[column];
        // The reel that ends here is the j-th of its column, counted from 1.
        let j = (self.set.height(column) - gaps[column]).checked_sub(below)?;
        if j == 0 { None } else { stack.owner(stack.count().checked_sub(j)?) }
    }

    /// The largest project among these cards, and whether it is the only one.
    fn best_project(&self, held: FilmSet) -> Option<(Genre, FilmSet, bool)> {
        let mut best: Option<(Genre, FilmSet, u32)> = None;
        let mut projects = 0;
        for genre in self.set.genres() {
            let films = held.and(self.set.films_of(genre));
            let size = self.set.weight(films);
            if size == 0 {
                continue;
            }
            projects += 1;
            if best.is_none_or(|(_, _, most)| size > most) {
                best = Some((genre, films, size));
            }
        }
        best.map(|(genre, films, _)| (genre, films, projects == 1))
    }
}

/// Spreads what is left over the columns from this one on, leaving out what would not fit further on: `greedy` spends most of its
/// time here.
fn spread(open: Gaps, left: u8, column: usize, gaps: &mut Gaps, visit: &mut impl FnMut(Gaps)) {
    let Some(&room) = open.get(column) else {
        return visit(*gaps);
    };
    let further: u8 = open[column + 1..].iter().sum();
    for gap in left.saturating_sub(further)..=room.min(left) {
        gaps[column] = gap;
        spread(open, left - gap, column + 1, gaps, visit);
    }
}
