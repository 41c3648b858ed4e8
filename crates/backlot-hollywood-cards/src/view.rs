//! What a viewer may know. Everything on the table is open, and the decks are sets whose order nobody
//! knows, so all viewers know the same.

use backlot_core::{BySeat, Seat, Set, Viewer};
use serde_json::{Value, json};

use crate::components::{MAX_AREA, MAX_COLUMNS, MAX_STARS};
use crate::state::MAX_PLAYERS;
use crate::{
    Card, Components, FilmSet, Genre, HollywoodCards, Movie, Phase, ReelStack, StarSet, StudioCards,
};

/// The game as a viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The component set.
    pub components: Set<Components>,
    /// How many play.
    pub seats: u8,
    /// Whether the advanced rule is played (HC-E5).
    pub advanced: bool,
    /// The round, counted from 0.
    pub round: u8,
    /// Who is first in this round.
    pub first: Seat,
    /// Who is asked.
    pub turn: Seat,
    /// What is asked.
    pub phase: Phase,
    /// How many reels lie in the area.
    pub placed: u8,
    /// Cards by spot, down the columns from the left.
    pub area: [Card; MAX_AREA],
    /// The reels of each column.
    pub reels: [ReelStack; MAX_COLUMNS],
    /// Reels still to be placed.
    pub reels_left: BySeat<u8, MAX_PLAYERS>,
    /// Studio cards still to be played.
    pub studio: BySeat<StudioCards, MAX_PLAYERS>,
    /// Films in projects, and blockbusters.
    pub held: BySeat<FilmSet, MAX_PLAYERS>,
    /// Stars of finished movies.
    pub movies: BySeat<StarSet, MAX_PLAYERS>,
    /// The films of the movie that each star made.
    pub films: [FilmSet; MAX_STARS],
    /// Movie cards set aside.
    pub set_aside: FilmSet,
    /// Stars set aside.
    pub stars_aside: StarSet,
    /// Stars that found no project.
    pub stars_lost: StarSet,
    /// What is left in the movie deck, without order.
    pub movie_deck: FilmSet,
    /// What is left in the star deck, without order.
    pub star_deck: StarSet,
}

impl View {
    pub(crate) fn of(game: &HollywoodCards, viewer: Viewer) -> Self {
        Self {
            viewer,
            components: game.set,
            seats: game.seats,
            advanced: game.advanced,
            round: game.round,
            first: game.first,
            turn: game.turn,
            phase: game.phase,
            placed: game.placed,
            area: game.area,
            reels: game.reels,
            reels_left: game.reels_left,
            studio: game.studio,
            held: game.held,
            movies: game.movies,
            films: game.films,
            set_aside: game.set_aside,
            stars_aside: game.stars_aside,
            stars_lost: game.stars_lost,
            movie_deck: game.movie_deck,
            star_deck: game.star_deck,
        }
    }

    /// The one world that looks like this.
    pub(crate) fn to_state(&self) -> HollywoodCards {
        HollywoodCards {
            set: self.components,
            movie_deck: self.movie_deck,
            set_aside: self.set_aside,
            held: self.held,
            films: self.films,
            movies: self.movies,
            star_deck: self.star_deck,
            stars_aside: self.stars_aside,
            stars_lost: self.stars_lost,
            area: self.area,
            reels: self.reels,
            reels_left: self.reels_left,
            studio: self.studio,
            seats: self.seats,
            round: self.round,
            first: self.first,
            turn: self.turn,
            phase: self.phase,
            placed: self.placed,
            advanced: self.advanced,
        }
    }

    /// The spots of each column, from top to bottom: card and reel.
    pub fn columns(&self) -> impl Iterator<Item = Vec<(Card, Option<Seat>)>> {
        let mut next = 0;
        self.components.columns().iter().zip(&self.reels).map(move |(&height, stack)| {
            let rows = (0..height).map(|row| {
                let card = self.area[next + usize::from(row)];
                (card, stack.owner(height - 1 - row))
            });
            let rows = rows.collect();
            next += usize::from(height);
            rows
        })
    }

    /// The points of a seat as things stand now.
    #[must_use]
    pub fn points(&self, seat: Seat) -> i32 {
        self.to_state().score_sheet().total(seat)
    }

    /// The projects of a seat.
    #[must_use]
    pub fn projects(&self, seat: Seat) -> Vec<(Genre, FilmSet)> {
        self.to_state().projects(seat).collect()
    }

    /// The finished movies of a seat, with their points as things stand now.
    #[must_use]
    pub fn finished_movies(&self, seat: Seat) -> Vec<Movie> {
        self.to_state().movies_of(seat).collect()
    }

    /// How many blockbusters a seat has.
    #[must_use]
    pub fn blockbusters(&self, seat: Seat) -> u32 {
        self.held[seat].and(self.components.blockbusters()).len()
    }

    /// How many films of a genre were set aside (HC-E5).
    #[must_use]
    pub fn set_aside_of(&self, genre: Genre) -> u32 {
        self.to_state().multiplier(genre)
    }

    /// The star that waits for a project, if one does.
    #[must_use]
    pub fn waiting_star(&self) -> Option<u8> {
        match self.phase {
            Phase::Assigning { spot } => self.area[usize::from(spot)].as_star(),
            Phase::Placing | Phase::Doubling { .. } | Phase::Over => None,
        }
    }
}

/// The view for programs, with everything by its id.
pub(crate) fn to_json(view: &View) -> Value {
    let set = view.components;
    let game = view.to_state();
    let id = |card: Card| set.card_id(card);
    let films = |films: FilmSet| films.iter().map(id).collect::<Vec<_>>();
    let stars = |stars: StarSet| stars.iter().map(|star| id(Card::star(star))).collect::<Vec<_>>();
    let columns: Vec<Value> = view
        .columns()
        .map(|spots| {
            let full = spots.iter().all(|(_, reel)| reel.is_some());
            let cards: Vec<Value> = spots
                .into_iter()
                .map(|(card, reel)| {
                    let card = (card != Card::NONE).then(|| id(card));
                    json!({ "card": card, "reel": reel })
                })
                .collect();
            let mut column = json!({ "full": full });
            column["cards"] = cards.into();
            column
        })
        .collect();
    let players: Vec<Value> = game.all_seats().map(|seat| player_json(&game, seat)).collect();
    let phase = match view.phase {
        Phase::Placing => "placing",
        Phase::Doubling { .. } => "doubling",
        Phase::Assigning { .. } => "assigning",
        Phase::Over => "over",
    };
    let asked = (view.phase != Phase::Over).then_some(view.turn);
    let mut json = json!({
        "viewer": view.viewer.to_string(),
        "seats": view.seats,
        "advanced": view.advanced,
        "round": view.round + 1,
        "rounds": game.rounds(),
        "first": view.first,
        "turn": asked,
        "phase": phase,
        "reels_placed": view.placed,
        "waiting_star": view.waiting_star().map(|star| id(Card::star(star))),
        "set_aside": films(view.set_aside).into_iter().chain(stars(view.stars_aside)).collect::<Vec<_>>(),
        "lost_stars": stars(view.stars_lost),
        "movie_deck": films(view.movie_deck),
        "star_deck": stars(view.star_deck),
    });
    // Large parts are put in afterwards: `json!` would copy them.
    json["columns"] = columns.into();
    json["players"] = players.into();
    json
}

fn player_json(game: &HollywoodCards, seat: Seat) -> Value {
    let set = game.set;
    let ids = |films: FilmSet| films.iter().map(|card| set.card_id(card)).collect::<Vec<_>>();
    let projects: Vec<Value> = game
        .projects(seat)
        .map(|(genre, films)| {
            json!({ "genre": set.genre_id(genre), "films": ids(films), "size": set.weight(films) })
        })
        .collect();
    let movies: Vec<Value> = game
        .movies_of(seat)
        .map(|movie| {
            json!({
                "star": set.card_id(Card::star(movie.star)),
                "rating": set.rating(movie.star),
                "genre": set.genre_id(movie.genre),
                "films": ids(movie.films),
                "size": set.weight(movie.films),
                "points": movie.points,
            })
        })
        .collect();
    let mut json = json!({
        "seat": seat,
        "reels": game.reels_left[seat],
        "clap": game.studio[seat].clap,
        "double": game.studio[seat].double,
        "blockbusters": ids(game.held[seat].and(set.blockbusters())),
        "points": game.score_sheet().total(seat),
    });
    json["projects"] = projects.into();
    json["movies"] = movies.into();
    json
}
