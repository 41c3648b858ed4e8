//! What a viewer may know. Everything on the table is open, and the decks are sets whose order nobody
//! knows, so all viewers know the same.

use backlot_core::{BySeat, Fields, Seat, SharedComponents, Viewer};

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
    pub components: SharedComponents<Components>,
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
        (0..self.components.columns().len()).map(|column| self.column(column).collect())
    }

    /// The spots of a column, counted from 0.
    pub(crate) fn column(&self, column: usize) -> impl Iterator<Item = (Card, Option<Seat>)> {
        let heights = self.components.columns();
        let first: usize = heights[..column].iter().map(|&height| usize::from(height)).sum();
        let (height, stack) = (heights[column], self.reels[column]);
        (0..height)
            .map(move |row| (self.area[first + usize::from(row)], stack.owner(height - 1 - row)))
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

    /// What movies of a genre are multiplied by as things stand: its films set aside, an award film as two (HC-E5).
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

/// Writes the view for programs, with everything by its id.
pub(crate) fn write(view: &View, other: Option<&View>, json: &mut Fields<'_>) {
    if other.is_some() {
        leave_out(json, &["viewer", "seats", "advanced", "rounds"]);
    } else {
        json.put("viewer", &view.viewer.to_string());
        json.put("seats", &view.seats);
        json.put("advanced", &view.advanced);
        json.put("rounds", &view.to_state().rounds());
    }
    write_turn(view, other, json);
    write_decks(view, other, json);
    write_columns(view, other, json);
    write_players(view, other, json);
}

/// Fields that are the same in the other view.
fn leave_out(json: &mut Fields<'_>, names: &[&'static str]) {
    names.iter().for_each(|name| json.same(name));
}

/// Whose turn it is, and for what.
fn write_turn(view: &View, other: Option<&View>, json: &mut Fields<'_>) {
    let round = |view: &View| (view.round, view.first);
    if other.is_some_and(|other| round(other) == round(view)) {
        leave_out(json, &["round", "first"]);
    } else {
        json.put("round", &(view.round + 1));
        json.put("first", &view.first);
    }
    json.put("turn", &(view.phase != Phase::Over).then_some(view.turn));
    let phase = match view.phase {
        Phase::Placing => "placing",
        Phase::Doubling { .. } => "doubling",
        Phase::Assigning { .. } => "assigning",
        Phase::Over => "over",
    };
    json.put("phase", phase);
    json.put("reels_placed", &view.placed);
    let star_id = |star: u8| view.components.card_id(Card::star(star));
    json.put("waiting_star", &view.waiting_star().map(star_id));
}

fn write_columns(view: &View, other: Option<&View>, json: &mut Fields<'_>) {
    let set = view.components;
    let same_area = other.is_some_and(|other| other.area == view.area);
    let same_column =
        |&at: &usize| same_area && other.is_some_and(|other| other.reels[at] == view.reels[at]);
    json.objects_but("columns", 0..set.columns().len(), same_column, |column, at| {
        column.put("full", &view.column(at).all(|(_, reel)| reel.is_some()));
        column.objects("cards", view.column(at), |spot, (card, reel)| {
            if same_area {
                spot.same("card");
            } else {
                spot.put("card", &(card != Card::NONE).then(|| set.card_id(card)));
            }
            spot.put("reel", &reel);
        });
    });
}

fn write_players(view: &View, other: Option<&View>, json: &mut Fields<'_>) {
    let game = view.to_state();
    // HC-E5: what was set aside may multiply points.
    let cards =
        |view: &View, seat: Seat| (view.held[seat], view.movies[seat], view.films, view.set_aside);
    let same_cards =
        |seat: Seat| other.is_some_and(|other| cards(other, seat) == cards(view, seat));
    let same_studio =
        |seat: Seat| other.is_some_and(|other| other.studio[seat] == view.studio[seat]);
    let same_reels =
        |seat: Seat| other.is_some_and(|other| other.reels_left[seat] == view.reels_left[seat]);
    let same_player = |&seat: &Seat| same_cards(seat) && same_studio(seat) && same_reels(seat);
    json.objects_but("players", game.all_seats(), same_player, |player, seat| {
        if other.is_some() {
            player.same("seat");
        } else {
            player.put("seat", &seat);
        }
        player.put("reels", &game.reels_left[seat]);
        if same_studio(seat) {
            leave_out(player, &["clap", "double"]);
        } else {
            player.put("clap", &game.studio[seat].clap);
            player.put("double", &game.studio[seat].double);
        }
        if same_cards(seat) {
            leave_out(player, &["points", "blockbusters", "projects", "movies"]);
        } else {
            write_cards(&game, seat, player);
        }
    });
}

/// The cards that are in no column and at no player.
fn write_decks(view: &View, other: Option<&View>, json: &mut Fields<'_>) {
    let decks = |view: &View| {
        let aside = (view.set_aside, view.stars_aside, view.stars_lost);
        (aside, view.movie_deck, view.star_deck)
    };
    if other.is_some_and(|other| decks(other) == decks(view)) {
        return leave_out(json, &["set_aside", "lost_stars", "movie_deck", "star_deck"]);
    }
    let film_id = |film: Card| view.components.card_id(film);
    let star_id = |star: u8| view.components.card_id(Card::star(star));
    let stars_aside = view.stars_aside.iter().map(star_id);
    json.all("set_aside", view.set_aside.iter().map(film_id).chain(stars_aside));
    json.all("lost_stars", view.stars_lost.iter().map(star_id));
    json.all("movie_deck", view.movie_deck.iter().map(film_id));
    json.all("star_deck", view.star_deck.iter().map(star_id));
}

/// The cards of a player, and what they are worth.
fn write_cards(game: &HollywoodCards, seat: Seat, json: &mut Fields<'_>) {
    let set = game.set;
    let id = |card: Card| set.card_id(card);
    json.put("points", &game.score_sheet().total(seat));
    json.all("blockbusters", game.held[seat].and(set.blockbusters()).iter().map(id));
    json.objects("projects", game.projects(seat), |project, (genre, films)| {
        project.put("genre", set.genre_id(genre));
        project.all("films", films.iter().map(id));
        project.put("size", &set.weight(films));
    });
    json.objects("movies", game.movies_of(seat), |json, movie| {
        json.put("star", id(Card::star(movie.star)));
        json.put("rating", &set.rating(movie.star));
        json.put("genre", set.genre_id(movie.genre));
        json.all("films", movie.films.iter().map(id));
        json.put("size", &set.weight(movie.films));
        json.put("points", &movie.points);
    });
}
