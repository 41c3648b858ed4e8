//! Totals, awards and the result.

use super::{Movie, Reference};

impl Reference {
    /// DF-M2
    pub(super) fn total(&self, screenplay: &str) -> i64 {
        let details = self.contents.screenplay(screenplay);
        let mut total = details.stars;
        for ((other, _), pile) in &self.piles {
            if other == screenplay {
                total += self.contents.chip(pile.last().unwrap()).stars;
            }
        }
        total
    }

    /// Whether the first movie ranks above the second (DF-M3, DF-M4).
    fn is_above(&self, first: &Movie, second: &Movie) -> bool {
        let place = |movie: &Movie| self.movies.iter().position(|other| other == movie).unwrap();
        match (first.token, second.token) {
            (Some((value, plus)), Some((other, other_plus))) => {
                value > other || (value == other && plus && !other_plus)
            }
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) => place(first) < place(second),
        }
    }

    /// The movie above all others that are candidates.
    fn highest(&self, is_candidate: impl Fn(&Movie) -> bool) -> Option<&Movie> {
        let candidates: Vec<&Movie> =
            self.movies.iter().filter(|movie| is_candidate(movie)).collect();
        let beats_all = |movie: &&&Movie| {
            candidates.iter().all(|other| other == *movie || self.is_above(movie, other))
        };
        candidates.iter().find(beats_all).copied()
    }

    fn lowest(&self) -> Option<&Movie> {
        let loses_all = |movie: &&Movie| {
            self.movies.iter().all(|other| other == *movie || self.is_above(other, movie))
        };
        self.movies.iter().find(loses_all)
    }

    pub(super) fn give_best_movie(&mut self) {
        let best = self.highest(|_| true).map(|movie| movie.screenplay.clone());
        if let Some(best) = best {
            self.awards.insert(format!("best-movie-{}", self.quarter), best);
        }
    }

    pub(super) fn give_last_awards(&mut self) {
        for genre in ["adventure", "drama", "entertainment"] {
            let is_of_genre =
                |movie: &Movie| self.contents.screenplay(&movie.screenplay).genre == genre;
            let best = self.highest(is_of_genre).map(|movie| movie.screenplay.clone());
            if let Some(best) = best {
                self.awards.insert(format!("movie-of-the-year-{genre}"), best);
            }
        }
        if let Some(worst) = self.lowest().map(|movie| movie.screenplay.clone()) {
            self.awards.insert("worst-movie".to_owned(), worst);
        }
        let stars: Vec<i64> = (0..self.seats).map(|player| self.director_stars(player)).collect();
        let most = stars.iter().max().unwrap();
        if stars.iter().filter(|other| *other == most).count() == 1 {
            let player = stars.iter().position(|other| other == most).unwrap();
            self.awards.insert("best-director".to_owned(), format!("p{}", player + 1));
        }
    }

    /// DF-W2
    pub(super) fn director_stars(&self, player: usize) -> i64 {
        let mut stars = 0;
        for movie in self.movies.iter().filter(|movie| self.owner[&movie.screenplay] == player) {
            let spaces = &self.contents.screenplay(&movie.screenplay).spaces;
            let space = spaces.iter().position(|kind| kind == "director").unwrap() + 1;
            let chip = self.top_of(&movie.screenplay, &space.to_string()).unwrap();
            let chip = self.contents.chip(chip);
            if chip.kind == "director" || chip.kind == "top-director" {
                stars += chip.stars;
            }
        }
        stars
    }

    /// DF-E1
    fn score(&self, player: usize) -> i32 {
        let mut score = self.money[player];
        for movie in self.movies.iter().filter(|movie| self.owner[&movie.screenplay] == player) {
            score += movie.token.map_or(0, |(value, _)| value);
        }
        for (award, holder) in &self.awards {
            let is_small = award.starts_with("first-movie") || award.starts_with("best-movie");
            let holds = match award.as_str() {
                "best-director" => *holder == format!("p{}", player + 1),
                _ => self.owner[holder] == player,
            };
            score += if !holds {
                0
            } else if is_small {
                5
            } else {
                10
            };
        }
        i32::try_from(score).unwrap()
    }

    /// DF-E2
    pub(crate) fn result(&self) -> (Vec<i32>, Vec<usize>) {
        let scores: Vec<i32> = (0..self.seats).map(|player| self.score(player)).collect();
        let most = *scores.iter().max().unwrap();
        let tied: Vec<usize> = (0..self.seats).filter(|player| scores[*player] == most).collect();
        if self.edition == "2009"
            && let Some(best) = self.highest(|movie| tied.contains(&self.owner[&movie.screenplay]))
        {
            return (scores, vec![self.owner[&best.screenplay]]);
        }
        (scores, tied)
    }
}
