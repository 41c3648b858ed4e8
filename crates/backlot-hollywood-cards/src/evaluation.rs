//! The game's own evaluation of a position.

use backlot_core::{Evaluate, Seat};

use crate::forecast::Gain;
use crate::{FilmSet, Genre, HollywoodCards};

/// What a film in a project is worth while stars may still come, in points. An average star has rating 2,
/// and not every project finds one.
const FILM_IN_PROJECT: f32 = 1.3;
/// What a Clap Board or a Double Reel in hand is worth before the last round.
const STUDIO_CARD: f32 = 0.8;
/// What a reel in hand is worth: about what an average card of the area brings.
const REEL_IN_HAND: f32 = 1.6;

impl Evaluate for HollywoodCards {
    /// Points of what is finished, plus what the reels that lie would bring on average over all ways in
    /// which the columns can fill up, plus a guess about projects and what is still in hand.
    fn evaluate(&self, seat: Seat) -> Option<f32> {
        let made: u32 = self.movies[seat]
            .numbers()
            .map(|star| self.assumed_points(star, self.films[usize::from(star)]))
            .sum();
        let (mut sum, mut ways) = (0.0, 0.0);
        self.each_final_gaps(|gaps| {
            let mut points = 0;
            let held = self.forecast(seat, gaps, |gain| {
                if let Gain::Closing { star, films, .. } = gain {
                    points += self.assumed_points(star, films);
                }
            });
            points += 2 * held.and(self.set.blockbusters()).len();
            sum += points as f32 + self.project_value(held);
            ways += 1.0;
        });
        let in_hand = REEL_IN_HAND * f32::from(self.reels_left[seat]) + self.studio_value(seat);
        Some(made as f32 + sum / f32::max(ways, 1.0) + in_hand)
    }
}

impl HollywoodCards {
    fn is_last_round(&self) -> bool {
        self.round + 1 >= self.rounds()
    }

    /// HC-E3 in the last round; before it, every film in a project may still find a star.
    fn project_value(&self, held: FilmSet) -> f32 {
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

    fn studio_value(&self, seat: Seat) -> f32 {
        if self.is_last_round() {
            return 0.0;
        }
        let cards = self.studio[seat];
        STUDIO_CARD * (f32::from(u8::from(cards.clap)) + f32::from(u8::from(cards.double)))
    }

    /// HC-E2; for HC-E5 what is set aside by now, but at least one before the last round.
    fn assumed_points(&self, star: u8, films: FilmSet) -> u32 {
        let points = self.set.weight(films) * u32::from(self.set.rating(star));
        if !self.advanced {
            return points;
        }
        let of_genre = |&genre: &Genre| !films.and(self.set.films_of(genre)).is_empty();
        let now = self.set.genres().find(of_genre).map_or(0, |genre| self.multiplier(genre));
        points * if self.is_last_round() { now } else { now.max(1) }
    }
}
