//! What the reels would bring if nothing more were placed: used by previews and by the evaluation.

use backlot_core::Seat;

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

impl HollywoodCards {
    /// Calls `tell` with everything the seat would receive from here on, and returns what it would hold.
    pub(crate) fn forecast(&self, seat: Seat, mut tell: impl FnMut(Gain)) -> FilmSet {
        let mut held = self.held[seat];
        for spot in 0..usize::from(self.set.area()) {
            let card = self.area[spot];
            if card == Card::NONE || self.reel_on(spot) != Some(seat) {
                continue;
            }
            let Some(star) = card.as_star() else {
                if let Some(number) = card.as_movie() {
                    held.insert(number);
                }
                tell(Gain::Movie(card));
                continue;
            };
            let mut best = None;
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
            match best {
                None => tell(Gain::Lost(star)),
                Some((genre, films, _)) => {
                    held = held.without(films);
                    tell(Gain::Closing { star, genre, films, forced: projects == 1 });
                }
            }
        }
        held
    }
}
