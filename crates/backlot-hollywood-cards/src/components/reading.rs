//! Reading a component set from TOML, with errors that name the line.

use std::collections::BTreeSet;

use backlot_core::{ComponentError, slugify};
use serde::Deserialize;
use toml::Spanned;

use super::{
    Components, MAX_AREA, MAX_COLUMN_CARDS, MAX_COLUMNS, MAX_GENRES, MAX_MOVIE_CARDS, MAX_STARS,
    Ready, Star,
};

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    columns: Spanned<Vec<Spanned<i64>>>,
    blockbusters: Spanned<i64>,
    films_per_genre: Spanned<i64>,
    genres: Spanned<Vec<Spanned<String>>>,
    stars: Spanned<Vec<StarLine>>,
    stars_per_round: Option<Spanned<i64>>,
    reels: Option<Spanned<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StarLine {
    name: Spanned<String>,
    rating: Spanned<i64>,
}

/// A file being checked: where errors come from.
struct Checker<'a> {
    name: &'a str,
    text: &'a str,
}

impl Checker<'_> {
    fn fail<T, R>(&self, at: &Spanned<T>, problem: impl Into<String>) -> Result<R, ComponentError> {
        Err(ComponentError::at(self.name, self.text, at.span().start, problem))
    }

    fn number(
        &self,
        what: &str,
        at: &Spanned<i64>,
        least: i64,
        most: usize,
    ) -> Result<u8, ComponentError> {
        let value = *at.get_ref();
        match u8::try_from(value) {
            Ok(small) if value >= least && usize::from(small) <= most => Ok(small),
            _ => self.fail(at, format!("{what} must be from {least} to {most}, not {value}")),
        }
    }

    fn columns(&self, file: &File) -> Result<Vec<u8>, ComponentError> {
        let columns = file.columns.get_ref();
        if columns.is_empty() || columns.len() > MAX_COLUMNS {
            let problem =
                format!("there must be 1 to {MAX_COLUMNS} columns, not {}", columns.len());
            return self.fail(&file.columns, problem);
        }
        let heights: Vec<u8> = columns
            .iter()
            .map(|cards| self.number("the cards of a column", cards, 1, MAX_COLUMN_CARDS))
            .collect::<Result<_, _>>()?;
        let area: usize = heights.iter().map(|&height| usize::from(height)).sum();
        if area > MAX_AREA {
            let problem = format!("the columns hold {area} cards; at most {MAX_AREA} are possible");
            return self.fail(&file.columns, problem);
        }
        Ok(heights)
    }

    fn genres(&self, file: &File) -> Result<Vec<String>, ComponentError> {
        let genres = file.genres.get_ref();
        if genres.is_empty() || genres.len() > MAX_GENRES {
            let problem = format!("there must be 1 to {MAX_GENRES} genres, not {}", genres.len());
            return self.fail(&file.genres, problem);
        }
        let mut ids = Vec::new();
        for genre in genres {
            let id = slugify(genre.get_ref());
            if id.is_empty() {
                return self.fail(genre, "a genre needs a name with letters or digits");
            }
            if ids.contains(&id) || id == "blockbuster" {
                return self.fail(genre, format!("the genre name `{id}` is used twice"));
            }
            ids.push(id);
        }
        Ok(ids)
    }

    fn stars(&self, file: &File) -> Result<Vec<Star>, ComponentError> {
        let lines = file.stars.get_ref();
        if lines.len() > MAX_STARS {
            let problem = format!("at most {MAX_STARS} stars are possible, not {}", lines.len());
            return self.fail(&file.stars, problem);
        }
        let mut ids = BTreeSet::new();
        let mut stars = Vec::new();
        for line in lines {
            let name = line.name.get_ref().trim();
            let id = slugify(name);
            if id.is_empty() {
                return self.fail(&line.name, "a star needs a name with letters or digits");
            }
            if !ids.insert(id.clone()) {
                let problem = format!("the name `{name}` (id `{id}`) is used twice");
                return self.fail(&line.name, problem);
            }
            let rating = self.number("a rating", &line.rating, 0, 9)?;
            stars.push(Star { name: name.to_owned(), rating });
        }
        Ok(stars)
    }

    fn check(&self, file: &File) -> Result<Components, ComponentError> {
        let columns = self.columns(file)?;
        let area: u8 = columns.iter().sum();
        let genres = self.genres(file)?;
        let stars = self.stars(file)?;
        let films_per_genre =
            self.number("films_per_genre", &file.films_per_genre, 1, MAX_MOVIE_CARDS)?;
        let blockbusters = self.number("blockbusters", &file.blockbusters, 0, MAX_MOVIE_CARDS)?;
        let movie_cards = genres.len() * usize::from(films_per_genre) + usize::from(blockbusters);
        if movie_cards > MAX_MOVIE_CARDS {
            let problem = format!(
                "there are {movie_cards} films and blockbusters; at most {MAX_MOVIE_CARDS} are possible"
            );
            return self.fail(&file.films_per_genre, problem);
        }
        let stars_per_round = match &file.stars_per_round {
            Some(value) => self.number("stars_per_round", value, 0, usize::from(area))?,
            None if area < 3 => return self.fail(&file.columns, "the columns must hold 3 stars"),
            None => 3,
        };
        let reels = match &file.reels {
            Some(value) => self.number("reels", value, 1, usize::from(area))?,
            None if area < 12 => {
                let problem = format!("the columns must hold 12 reels, but have {area} cards");
                return self.fail(&file.columns, problem);
            }
            None => 12,
        };
        let ready = Ready::new(&columns, &genres, films_per_genre, blockbusters, &stars);
        let set = Components {
            columns,
            blockbusters,
            films_per_genre,
            genres,
            stars,
            stars_per_round,
            reels,
            ready,
        };
        self.check_ids(file, &set)?;
        Ok(set)
    }

    fn check_ids(&self, file: &File, set: &Components) -> Result<(), ComponentError> {
        for (line, id) in file.stars.get_ref().iter().zip(&set.ready.star_ids) {
            if set.ready.card_ids.contains(id) {
                return self.fail(&line.name, format!("`{id}` is the id of a movie card, too"));
            }
        }
        Ok(())
    }

    /// Checks that cards and reels suffice for so many players (HC-S2, HC-S3).
    fn check_seats(
        &self,
        file: &File,
        set: &Components,
        seats: usize,
    ) -> Result<(), ComponentError> {
        let each = usize::from(set.stars_per_round);
        let (need, have) = (seats * each, set.stars.len());
        if have < need {
            let problem = format!(
                "{seats} players play {seats} rounds with {each} stars each, so {need} stars are needed; there are {have}"
            );
            return self.fail(&file.stars, problem);
        }
        let each = usize::from(set.area()) - each;
        let (need, have) = (seats * each, set.ready.card_ids.len());
        if have < need {
            let problem = format!(
                "{seats} players play {seats} rounds with {each} movie cards each, so {need} films and blockbusters are needed; there are {have}"
            );
            return self.fail(&file.films_per_genre, problem);
        }
        if usize::from(set.reels).is_multiple_of(seats) {
            return Ok(());
        }
        let problem = format!("{} reels can't be shared out evenly to {seats} players", set.reels);
        match &file.reels {
            Some(reels) => self.fail(reels, problem),
            None => self.fail(&file.columns, problem),
        }
    }
}

impl Components {
    /// Reads a file and checks that it serves so many players.
    pub(crate) fn parse_for(name: &str, text: &str, seats: usize) -> Result<Self, ComponentError> {
        let file: File =
            toml::from_str(text).map_err(|error| ComponentError::from_toml(name, text, &error))?;
        let checker = Checker { name, text };
        let set = checker.check(&file)?;
        checker.check_seats(&file, &set, seats)?;
        Ok(set)
    }
}
