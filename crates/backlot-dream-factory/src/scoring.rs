//! Awards and points.

use backlot_core::{Outcome, ScoreSheet, Seat};

use crate::{Award, DreamFactory, Edition, Kind, Rating, Screenplay, ScreenplaySet};

/// Who would get an award as things stand now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leader {
    /// Which player.
    pub seat: Seat,
    /// Which movie; none for Best Director.
    pub movie: Option<Screenplay>,
}

impl DreamFactory {
    pub(crate) fn rating(&self, movie: Screenplay) -> Rating {
        self.ratings[movie.index()]
    }

    /// The movie with the highest rating.
    #[inline]
    pub(crate) fn best_movie(&self, among: ScreenplaySet) -> Option<Screenplay> {
        among.iter().max_by_key(|&movie| self.rating(movie))
    }

    /// DF-W2: the lowest finished movie of all.
    pub(crate) fn worst_movie(&self) -> Option<Screenplay> {
        self.finished.iter().min_by_key(|&movie| self.rating(movie))
    }

    /// The lowest rating of all finished movies.
    pub(crate) fn lowest_rating(&self) -> Rating {
        self.worst_movie().map_or(Rating::LOWEST_TOKEN, |movie| self.rating(movie))
    }

    /// DF-W2: stars on the visible directors of finished movies. Agencies count nothing.
    pub(crate) fn director_stars(&self, seat: Seat) -> u8 {
        let mut stars = 0;
        for movie in self.movies_of(seat).iter() {
            let space = self.set.director_space(movie);
            if let Some(chip) = self.tops[movie.index()][space.index()]
                && self.set.kind(chip) == Kind::Director
            {
                stars += self.set.stars(chip).unsigned_abs();
            }
        }
        stars
    }

    /// DF-W2: the player with the most director stars, if nobody has as many.
    pub(crate) fn best_director(&self) -> Option<Seat> {
        let most = self.all_seats().map(|seat| self.director_stars(seat)).max()?;
        let mut best = self.all_seats().filter(|&seat| self.director_stars(seat) == most);
        let seat = best.next()?;
        best.next().is_none().then_some(seat)
    }

    /// Who holds an award or, while it is not given, would get it as things stand now. A First Movie or
    /// Best Movie that is not given has no leader before the game knows it.
    pub(crate) fn leader(&self, award: Award) -> Option<Leader> {
        let movie = match award {
            Award::BestMovie(quarter) if quarter == self.quarter => self.best_movie(self.finished),
            Award::FirstMovie(_) | Award::BestMovie(_) => self.awards.movie(award),
            Award::MovieOfTheYear(genre) => {
                self.best_movie(self.finished.and(self.set.of_genre(genre)))
            }
            Award::WorstMovie => self.worst_movie(),
            Award::BestDirector => {
                return self.best_director().map(|seat| Leader { seat, movie: None });
            }
        };
        movie.and_then(|movie| Some(Leader { seat: self.owner(movie)?, movie: Some(movie) }))
    }

    fn token_points(&self, seat: Seat) -> i32 {
        self.movies_of(seat).iter().map(|movie| i32::from(self.rating(movie).points())).sum()
    }

    /// Points of the awards on the seat's movies that the filter lets through.
    fn award_points(&self, seat: Seat, counts: impl Fn(Award) -> bool) -> i32 {
        self.awards
            .held()
            .filter(|&(award, movie)| counts(award) && self.screenplays[seat].contains(movie))
            .map(|(award, _)| i32::from(award.points()))
            .sum()
    }

    fn best_director_points(&self, seat: Seat) -> i32 {
        let holds = self.awards.best_director == Some(seat);
        if holds { i32::from(Award::BestDirector.points()) } else { 0 }
    }

    /// Tokens and awards as they lie now, without money.
    pub(crate) fn movie_points(&self, seat: Seat) -> i32 {
        self.token_points(seat)
            + self.award_points(seat, |_| true)
            + self.best_director_points(seat)
    }

    /// DF-E1, as things stand now.
    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        let seats = usize::from(self.seats);
        let mut sheet = ScoreSheet::new();
        let mut line = |source, points: &dyn Fn(Seat) -> i32| {
            sheet.line(source, |seat| if seat.index() < seats { points(seat) } else { 0 });
        };
        let awards = |counts: fn(Award) -> bool| move |seat| self.award_points(seat, counts);
        line("movies", &|seat| self.token_points(seat));
        line("first-movies", &awards(|award| matches!(award, Award::FirstMovie(_))));
        line("best-movies", &awards(|award| matches!(award, Award::BestMovie(_))));
        line("movies-of-the-year", &awards(|award| matches!(award, Award::MovieOfTheYear(_))));
        line("worst-movie", &awards(|award| award == Award::WorstMovie));
        line("best-director", &|seat| self.best_director_points(seat));
        line("money", &|seat| i32::from(self.money[seat]));
        sheet
    }

    /// DF-E2: in 2009 the highest rating breaks a tie, in 2000 nothing does.
    pub(crate) fn final_score(&self) -> Outcome {
        Outcome::new(usize::from(self.seats), self.score_sheet(), |seat| match self.edition {
            Edition::Y2000 => Rating::NONE,
            Edition::Y2009 => self
                .best_movie(self.movies_of(seat))
                .map_or(Rating::NONE, |movie| self.rating(movie)),
        })
    }
}
