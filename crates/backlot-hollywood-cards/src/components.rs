//! What is in the box. `reading.rs` makes it from TOML.

mod reading;

use std::sync::LazyLock;

use backlot_core::{CatalogueEntry, ComponentError, ComponentSet, Seat, SharedComponents, slugify};
use serde::Serialize;
use serde_json::json;

use crate::cards::{KINDS, Kind};
use crate::present::CardTexts;
use crate::{Card, FilmSet, Genre, StarSet};

/// The most columns an area can have.
pub(crate) const MAX_COLUMNS: usize = 4;
/// The most cards a column can have.
pub(crate) const MAX_COLUMN_CARDS: usize = 8;
/// The most cards an area can have.
pub(crate) const MAX_AREA: usize = 16;
/// The most stars a set can have.
pub(crate) const MAX_STARS: usize = 16;
/// The most movie cards a set can have.
const MAX_MOVIE_CARDS: usize = 64;
/// The most genres a set can have.
pub(crate) const MAX_GENRES: usize = 6;
const FEWEST_SEATS: usize = 3;

/// A checked component set.
#[derive(Serialize, Debug)]
pub struct Components {
    columns: Vec<u8>,
    blockbusters: u8,
    films_per_genre: u8,
    genres: Vec<String>,
    stars: Vec<Star>,
    stars_per_round: u8,
    reels: u8,
    #[serde(skip)]
    ready: Ready,
}

/// A star.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Star {
    /// The name people read.
    pub name: String,
    /// What each film of its movie is worth.
    pub rating: u8,
}

/// Looked up in hot paths, computed once.
#[derive(Debug)]
struct Ready {
    genres: [FilmSet; MAX_GENRES],
    awards: FilmSet,
    blockbusters: FilmSet,
    ratings: [u8; MAX_STARS],
    kinds: [Kind; KINDS],
    /// For each spot its column and how many cards lie below it.
    spots: [(u8, u8); MAX_AREA],
    heights: [u8; MAX_COLUMNS],
    area: u8,
    card_ids: Vec<String>,
    star_ids: Vec<String>,
    texts: CardTexts,
}

impl Components {
    /// Cards in each column, left to right.
    #[must_use]
    pub fn columns(&self) -> &[u8] {
        &self.columns
    }

    /// How many cards a column has.
    #[inline]
    pub(crate) fn height(&self, column: usize) -> u8 {
        self.ready.heights[column]
    }

    /// How many cards lie in the area.
    #[must_use]
    #[inline]
    pub fn area(&self) -> u8 {
        self.ready.area
    }

    /// The column of a spot and how many cards lie below it there.
    #[inline]
    pub(crate) fn spot(&self, spot: usize) -> (usize, u8) {
        let (column, below) = self.ready.spots[spot];
        (usize::from(column), below)
    }

    /// Stars of each round; the rest of the area are movie cards.
    #[must_use]
    pub fn stars_per_round(&self) -> u8 {
        self.stars_per_round
    }

    /// Reels of all players together.
    #[must_use]
    #[inline]
    pub fn reels(&self) -> u8 {
        self.reels
    }

    /// The stars.
    #[must_use]
    pub fn stars(&self) -> &[Star] {
        &self.stars
    }

    /// The rating of a star.
    #[inline]
    pub(crate) fn rating(&self, star: u8) -> u8 {
        self.ready.ratings[usize::from(star)]
    }

    /// What a card does.
    #[inline]
    pub(crate) fn kind(&self, card: Card) -> Kind {
        self.ready.kinds[card.place()]
    }

    /// How many genres there are.
    #[inline]
    pub(crate) fn genre_count(&self) -> usize {
        self.genres.len()
    }

    /// How many movie cards there are.
    #[must_use]
    pub fn movie_cards(&self) -> u32 {
        u32::try_from(self.ready.card_ids.len()).unwrap_or(u32::MAX)
    }

    pub(crate) fn card_texts(&self) -> &CardTexts {
        &self.ready.texts
    }

    /// The genres, in order.
    pub fn genres(&self) -> impl Iterator<Item = Genre> + use<> {
        (0..u8::try_from(self.genres.len()).unwrap_or(0)).map(Genre)
    }

    /// All films of a genre.
    #[inline]
    pub(crate) fn films_of(&self, genre: Genre) -> FilmSet {
        self.ready.genres[usize::from(genre.0)]
    }

    /// All blockbusters.
    #[inline]
    pub(crate) fn blockbusters(&self) -> FilmSet {
        self.ready.blockbusters
    }

    /// All films that bear an award.
    pub(crate) fn awards(&self) -> FilmSet {
        self.ready.awards
    }

    /// How many films a set of films counts as: the award film counts as two (HC-E2, HC-E3).
    #[inline]
    pub(crate) fn weight(&self, films: FilmSet) -> u32 {
        films.len() + films.and(self.ready.awards).len()
    }

    /// The genre of a card; `None` for a blockbuster or a star.
    #[must_use]
    pub fn genre_of_card(&self, card: Card) -> Option<Genre> {
        self.genre_of(card.as_movie()?)
    }

    /// Whether the card is a film that bears an award.
    #[must_use]
    pub fn is_award(&self, card: Card) -> bool {
        card.as_movie().is_some_and(|number| self.ready.awards.contains(number))
    }

    /// How many of these films bear an award.
    #[must_use]
    pub fn award_count(&self, films: FilmSet) -> u32 {
        films.and(self.ready.awards).len()
    }

    /// The genre of a film; `None` for a blockbuster.
    pub(crate) fn genre_of(&self, number: u8) -> Option<Genre> {
        self.genres().find(|&genre| self.films_of(genre).contains(number))
    }

    /// The stable id of a genre.
    #[must_use]
    pub fn genre_id(&self, genre: Genre) -> &str {
        &self.genres[usize::from(genre.0)]
    }

    /// The ids of all genres.
    #[must_use]
    pub fn genre_ids(&self) -> Vec<&str> {
        self.genres.iter().map(String::as_str).collect()
    }

    /// The genre with this id.
    #[must_use]
    pub fn genre_by_id(&self, id: &str) -> Option<Genre> {
        self.genres().find(|&genre| self.genre_id(genre) == id)
    }

    /// The stable id of a card.
    #[must_use]
    pub fn card_id(&self, card: Card) -> &str {
        match (card.as_movie(), card.as_star()) {
            (Some(number), _) => &self.ready.card_ids[usize::from(number)],
            (_, Some(star)) => &self.ready.star_ids[usize::from(star)],
            (None, None) => "none",
        }
    }

    /// The card with this id.
    #[must_use]
    pub fn card_by_id(&self, id: &str) -> Option<Card> {
        let movies = FilmSet::first(self.movie_cards()).iter();
        let stars = (0..u8::try_from(self.stars.len()).unwrap_or(0)).map(Card::star);
        movies.chain(stars).find(|&card| self.card_id(card) == id)
    }
}

backlot_core::json_ids! {
    Components { Card => card_id, Genre => genre_id }
    sets { FilmSet of Card, StarSet of Card }
}

impl Ready {
    fn new(
        columns: &[u8],
        genre_ids: &[String],
        films_per_genre: u8,
        blockbusters: u8,
        stars: &[Star],
    ) -> Self {
        let mut ready = Self {
            genres: [FilmSet::EMPTY; MAX_GENRES],
            awards: FilmSet::EMPTY,
            blockbusters: FilmSet::EMPTY,
            ratings: [0; MAX_STARS],
            kinds: [Kind::Nothing; KINDS],
            spots: [(0, 0); MAX_AREA],
            heights: [0; MAX_COLUMNS],
            area: 0,
            card_ids: Vec::new(),
            star_ids: Vec::new(),
            texts: CardTexts::default(),
        };
        let mut number = 0;
        for (genre, id) in (0u8..).zip(genre_ids) {
            for film in 1..=films_per_genre {
                ready.genres[usize::from(genre)].insert(number);
                let weight = if film == films_per_genre { 2 } else { 1 };
                ready.kinds[Card::movie(number).place()] = Kind::Film { genre, weight };
                if film == films_per_genre {
                    ready.awards.insert(number);
                    ready.card_ids.push(format!("{id}-award"));
                } else {
                    ready.card_ids.push(format!("{id}-{film}"));
                }
                number += 1;
            }
        }
        for blockbuster in 1..=blockbusters {
            ready.blockbusters.insert(number);
            ready.kinds[Card::movie(number).place()] = Kind::Blockbuster;
            ready.card_ids.push(format!("blockbuster-{blockbuster}"));
            number += 1;
        }
        for (number, star) in (0u8..).zip(stars) {
            let rating = star.rating;
            ready.ratings[usize::from(number)] = rating;
            ready.kinds[Card::star(number).place()] = Kind::Star { rating };
            ready.star_ids.push(slugify(&star.name));
        }
        for (column, &height) in (0u8..).zip(columns) {
            ready.heights[usize::from(column)] = height;
            for row in 0..height {
                ready.spots[usize::from(ready.area)] = (column, height - 1 - row);
                ready.area += 1;
            }
        }
        ready
    }
}

impl Components {
    /// How many reels each player has.
    pub(crate) fn reels_each(&self, seats: usize) -> u8 {
        self.reels / u8::try_from(seats).unwrap_or(u8::MAX)
    }

    /// The seats of a table in order, for loops.
    pub(crate) fn seats(seats: u8) -> impl Iterator<Item = Seat> {
        Seat::all(usize::from(seats))
    }
}

impl ComponentSet for Components {
    const GAME: &'static str = "hollywood-cards";

    fn parse(name: &str, text: &str) -> Result<Self, ComponentError> {
        Self::parse_for(name, text, FEWEST_SEATS)
    }

    fn standard() -> SharedComponents<Self> {
        static STANDARD: LazyLock<SharedComponents<Components>> = LazyLock::new(|| {
            let text = include_str!("../components/standard.toml");
            let set =
                Components::parse_for("standard.toml", text, 4).expect("the built-in set is sound");
            SharedComponents::keep(set)
        });
        *STANDARD
    }

    fn catalogue(&self) -> Vec<CatalogueEntry> {
        let movie_cards = FilmSet::first(self.movie_cards()).iter().filter_map(|card| {
            let number = card.as_movie()?;
            let id = self.card_id(card).to_owned();
            let name = id.replace('-', " ");
            let attributes = match self.genre_of(number) {
                None => json!({}),
                Some(genre) => json!({
                    "genre": self.genre_id(genre),
                    "award": self.awards().contains(number),
                }),
            };
            let kind = if self.blockbusters().contains(number) { "blockbuster" } else { "film" };
            let attributes = attributes.as_object().cloned().unwrap_or_default();
            Some(CatalogueEntry { id, kind, name, attributes })
        });
        let stars = self.stars.iter().zip(&self.ready.star_ids).map(|(star, id)| CatalogueEntry {
            id: id.clone(),
            kind: "star",
            name: star.name.clone(),
            attributes: serde_json::Map::from_iter([("rating".to_owned(), json!(star.rating))]),
        });
        movie_cards.chain(stars).collect()
    }
}
