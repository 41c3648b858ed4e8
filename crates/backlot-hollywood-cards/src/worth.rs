//! The game's own idea of a position's worth.

use backlot_core::{Evaluate, Seat};

use crate::forecast::Gain;
use crate::{FilmSet, HollywoodCards};

/// What a film in a project is worth while stars may still come, in points. An average star has rating 2,
/// and not every project finds one.
const FILM_IN_PROJECT: f32 = 1.3;
/// What a Clap Board or a Double Reel in hand is worth before the last round.
const STUDIO_CARD: f32 = 0.8;

impl Evaluate for HollywoodCards {
    /// Points of what is finished and of what the reels would bring as they lie now, plus a guess about
    /// projects.
    fn worth(&self, seat: Seat) -> f32 {
        let mut points = 0;
        for movie in self.movies_of(seat) {
            points += self.set.weight(movie.films)
                * u32::from(self.set.rating(movie.star))
                * self.assumed_multiplier(movie.films);
        }
        let held = self.forecast(seat, |gain| {
            if let Gain::Closing { star, films, .. } = gain {
                points += self.set.weight(films)
                    * u32::from(self.set.rating(star))
                    * self.assumed_multiplier(films);
            }
        });
        let blockbusters = held.and(self.set.blockbusters()).len();
        let sure = (points + 2 * blockbusters) as f32;
        sure + self.project_worth(held) + self.studio_worth(seat)
    }
}

impl HollywoodCards {
    fn is_last_round(&self) -> bool {
        self.round + 1 >= self.rounds()
    }

    /// HC-E3 in the last round; before it, every film in a project may still find a star.
    fn project_worth(&self, held: FilmSet) -> f32 {
        let sizes =
            self.set.genres().map(|genre| self.set.weight(held.and(self.set.films_of(genre))));
        if !self.is_last_round() {
            return FILM_IN_PROJECT * sizes.sum::<u32>() as f32;
        }
        let (mut largest, mut second) = (0, 0);
        for size in sizes {
            if size >= largest {
                (largest, second) = (size, largest);
            } else {
                second = second.max(size);
            }
        }
        if largest == second { 0.0 } else { largest as f32 }
    }

    fn studio_worth(&self, seat: Seat) -> f32 {
        if self.is_last_round() {
            return 0.0;
        }
        let cards = self.studio[seat];
        STUDIO_CARD * (f32::from(u8::from(cards.clap)) + f32::from(u8::from(cards.double)))
    }

    /// HC-E5: what is set aside by now, but at least one before the last round.
    fn assumed_multiplier(&self, films: FilmSet) -> u32 {
        if !self.advanced {
            return 1;
        }
        let genre =
            self.set.genres().find(|&genre| !films.and(self.set.films_of(genre)).is_empty());
        let now = genre.map_or(0, |genre| self.multiplier(genre));
        if self.is_last_round() { now } else { now.max(1) }
    }
}
