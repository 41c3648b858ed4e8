//! Points.

use backlot_core::{Outcome, ScoreSheet, Seat};

use crate::{FilmSet, Genre, HollywoodCards};

/// A finished movie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Movie {
    /// The number of its star.
    pub star: u8,
    /// Its genre.
    pub genre: Genre,
    /// Its films.
    pub films: FilmSet,
    /// What it scores now (HC-E2, HC-E5).
    pub points: u32,
}

impl HollywoodCards {
    /// HC-E2; with the advanced rule as things stand now (HC-E5).
    #[inline]
    pub(crate) fn movie_points(&self, star: u8, films: FilmSet) -> u32 {
        let points = self.set.weight(films) * u32::from(self.set.rating(star));
        if self.advanced { points * self.multiplier(self.genre_of_movie(films)) } else { points }
    }

    /// HC-E5: films of the genre that were set aside; an award film counts as two.
    pub(crate) fn multiplier(&self, genre: Genre) -> u32 {
        self.set.weight(self.set_aside.and(self.set.films_of(genre)))
    }

    pub(crate) fn genre_of_movie(&self, films: FilmSet) -> Genre {
        let of_genre = |&genre: &Genre| !films.and(self.set.films_of(genre)).is_empty();
        self.set.genres().find(of_genre).unwrap_or(Genre(0))
    }

    /// The seat's finished movies.
    pub(crate) fn movies_of(&self, seat: Seat) -> impl Iterator<Item = Movie> {
        self.movies[seat].numbers().map(|star| {
            let films = self.films[usize::from(star)];
            let genre = self.genre_of_movie(films);
            Movie { star, genre, films, points: self.movie_points(star, films) }
        })
    }

    /// HC-E1
    pub(crate) fn blockbuster_points(&self, seat: Seat) -> u32 {
        2 * self.held[seat].and(self.set.blockbusters()).len()
    }

    fn all_movie_points(&self, seat: Seat) -> u32 {
        let points = |star: u8| self.movie_points(star, self.films[usize::from(star)]);
        self.movies[seat].numbers().map(points).sum()
    }

    /// HC-E3
    pub(crate) fn largest_project_points(&self, seat: Seat) -> u32 {
        let (mut largest, mut alone) = (0, true);
        for (_, films) in self.projects(seat) {
            let size = self.set.weight(films);
            alone = size != largest && (alone || size > largest);
            largest = largest.max(size);
        }
        if alone { largest } else { 0 }
    }

    /// HC-E4: the tie-break.
    pub(crate) fn best_movie_points(&self, seat: Seat) -> u32 {
        let points = |star: u8| self.movie_points(star, self.films[usize::from(star)]);
        self.movies[seat].numbers().map(points).max().unwrap_or(0)
    }

    /// The score sheet as things stand now.
    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        let seats = usize::from(self.seats);
        let points = |of: fn(&Self, Seat) -> u32| {
            move |seat: Seat| {
                if seat.index() < seats {
                    i32::try_from(of(self, seat)).unwrap_or(i32::MAX)
                } else {
                    0
                }
            }
        };
        let mut sheet = ScoreSheet::new();
        sheet.line("blockbusters", points(Self::blockbuster_points));
        sheet.line("movies", points(Self::all_movie_points));
        sheet.line("project", points(Self::largest_project_points));
        sheet
    }

    /// HC-E4
    pub(crate) fn final_score(&self) -> Outcome {
        Outcome::new(usize::from(self.seats), self.score_sheet(), |seat| {
            self.best_movie_points(seat)
        })
    }
}
