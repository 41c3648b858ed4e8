//! What a viewer may know. Everything on the table is open, and the decks are sets whose order nobody
//! knows, so all viewers know the same.

use backlot_core::{BySeat, Seat, SharedComponents, ToJson, Viewer, view};

use crate::components::{MAX_AREA, MAX_COLUMNS, MAX_STARS};
use crate::state::MAX_PLAYERS;
use crate::{
    Card, Components, FilmSet, Genre, HollywoodCards, Movie, Phase, ReelStack, StarSet, StudioCards,
};

view! {
    /// The game as a viewer sees it.
    pub struct View of HollywoodCards {
        components as set: SharedComponents<Components>;
        everybody {
            /// The number of players.
            seats: u8,
            /// Whether the advanced rule is played (HC-E5).
            advanced: bool,
            /// The round, counted from 0.
            round: u8,
            /// Who is first in this round.
            first: Seat,
            /// Who is asked.
            turn: Seat,
            /// What is asked.
            phase: Phase,
            /// How many reels lie in the area.
            placed: u8,
            /// Cards by spot, down the columns from the left.
            area: [Card; MAX_AREA],
            /// The reels of each column.
            reels: [ReelStack; MAX_COLUMNS],
            /// Reels still to be placed.
            reels_left: BySeat<u8, MAX_PLAYERS>,
            /// Studio cards still to be played.
            studio: BySeat<StudioCards, MAX_PLAYERS>,
            /// Films in projects, and blockbusters.
            held: BySeat<FilmSet, MAX_PLAYERS>,
            /// Stars of finished movies.
            movies: BySeat<StarSet, MAX_PLAYERS>,
            /// The films of the movie that each star made.
            films: [FilmSet; MAX_STARS],
            /// Movie cards set aside.
            set_aside: FilmSet,
            /// Stars set aside.
            stars_aside: StarSet,
            /// Stars that found no project.
            stars_lost: StarSet,
            /// What is left in the movie deck, without order.
            movie_deck: FilmSet,
            /// What is left in the star deck, without order.
            star_deck: StarSet,
        }
    }
}

impl View {
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

/// What a viewer is shown at the table.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "View")]
pub struct TableView {
    /// Who looks: `seat:N`, `spectator` or `omniscient`.
    viewer: Viewer,
    /// The number of players.
    seats: u8,
    /// Whether the advanced rule is played.
    advanced: bool,
    /// The number of rounds.
    rounds: u8,
    /// The round, counted from 1.
    round: u8,
    /// The first player of this round.
    first: Seat,
    /// The player whose turn it is; nobody at the end.
    turn: Option<Seat>,
    /// What is done now.
    phase: Phase,
    /// The number of reels in the area.
    reels_placed: u8,
    /// The star that waits for a project.
    waiting_star: Option<Card>,
    /// Films and stars that left the game.
    set_aside: Vec<Card>,
    /// Stars that found no project.
    lost_stars: StarSet,
    /// What is left in the deck of movie cards; nobody knows the order.
    movie_deck: FilmSet,
    /// What is left in the deck of stars.
    star_deck: StarSet,
    /// The columns of the area.
    columns: Vec<ColumnView>,
    /// The players by seat.
    players: Vec<PlayerView>,
}

/// A column of cards, from top to bottom.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "Column")]
pub struct ColumnView {
    /// Whether every card has a reel.
    full: bool,
    /// The cards.
    cards: Vec<SpotView>,
}

/// A place in the area.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "Spot")]
pub struct SpotView {
    /// The card, if it still lies there.
    card: Option<Card>,
    /// Whose reel lies on it.
    reel: Option<Seat>,
}

/// What lies before a player.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "Studio")]
pub struct PlayerView {
    /// The player.
    seat: Seat,
    /// Reels left in this round.
    reels: u8,
    /// Whether the Clap Board can still be played.
    clap: bool,
    /// Whether the Double Reel can still be played.
    double: bool,
    /// Points as things stand.
    points: i32,
    /// Blockbusters.
    blockbusters: FilmSet,
    /// Films without a star.
    projects: Vec<ProjectView>,
    /// Finished movies.
    movies: Vec<MovieView>,
}

/// Films of a genre that wait for a star.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "Project")]
pub struct ProjectView {
    /// The genre.
    genre: Genre,
    /// The film cards.
    films: FilmSet,
    /// The number of films, with the award film counted twice.
    size: u32,
}

/// A finished movie. Its star is its id.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "Movie")]
pub struct MovieView {
    /// The star.
    star: Card,
    /// The star's rating.
    rating: u8,
    /// The genre.
    genre: Genre,
    /// The film cards.
    films: FilmSet,
    /// The number of films, with the award film counted twice.
    size: u32,
    /// Its points.
    points: u32,
}

impl TableView {
    pub(crate) fn of(view: &View) -> Self {
        let game = view.to_state();
        Self {
            viewer: view.viewer,
            seats: view.seats,
            advanced: view.advanced,
            rounds: game.rounds(),
            round: view.round + 1,
            first: view.first,
            turn: (view.phase != Phase::Over).then_some(view.turn),
            phase: view.phase,
            reels_placed: view.placed,
            waiting_star: view.waiting_star().map(Card::star),
            set_aside: view.set_aside.iter().chain(view.stars_aside.iter()).collect(),
            lost_stars: view.stars_lost,
            movie_deck: view.movie_deck,
            star_deck: view.star_deck,
            columns: (0..view.components.columns().len())
                .map(|at| ColumnView::of(view, at))
                .collect(),
            players: game.all_seats().map(|seat| PlayerView::of(&game, seat)).collect(),
        }
    }
}

impl ColumnView {
    fn of(view: &View, column: usize) -> Self {
        let spot =
            |(card, reel)| SpotView { card: Some(card).filter(|&card| card != Card::NONE), reel };
        let cards: Vec<_> = view.column(column).map(spot).collect();
        Self { full: cards.iter().all(|spot| spot.reel.is_some()), cards }
    }
}

impl PlayerView {
    fn of(game: &HollywoodCards, seat: Seat) -> Self {
        let set = game.set;
        let project = |(genre, films)| ProjectView { genre, films, size: set.weight(films) };
        let movie = |movie: Movie| MovieView {
            star: Card::star(movie.star),
            rating: set.rating(movie.star),
            genre: movie.genre,
            films: movie.films,
            size: set.weight(movie.films),
            points: movie.points,
        };
        Self {
            seat,
            reels: game.reels_left[seat],
            clap: game.studio[seat].clap,
            double: game.studio[seat].double,
            points: game.score_sheet().total(seat),
            blockbusters: game.held[seat].and(set.blockbusters()),
            projects: game.projects(seat).map(project).collect(),
            movies: game.movies_of(seat).map(movie).collect(),
        }
    }
}
