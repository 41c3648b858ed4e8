//! What a viewer is shown at the table.

use backlot_core::json::put_string;
use backlot_core::schema::{Schema, Types};
use backlot_core::{Seat, SeatSet, ToJson, Viewer};

use super::LocationView;
use crate::{
    Award, Chip, ChipSet, Components, DreamFactory, Edition, Genre, Location, MemoryOption, Phase,
    Screenplay, ScreenplaySet, Space, SpaceKind, Token, TokenSet, View,
};

/// What a viewer is shown at the table.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "View")]
pub struct TableView {
    /// Who looks: `seat:N`, `spectator` or `omniscient`.
    viewer: Viewer,
    /// The number of players.
    seats: u8,
    /// The edition that is played.
    edition: Edition,
    /// Whether people are shown what a good counter knows.
    memory_option: MemoryOption,
    /// The quarter, counted from 1.
    quarter: u8,
    /// The location that is resolved, counted from 1.
    location: u8,
    /// What is done now.
    phase: Phase,
    /// The player whose turn it is; nobody at the end.
    turn: Option<Seat>,
    /// The player with the start marker.
    start: Seat,
    /// Money in the middle.
    middle: u8,
    /// The auction that runs.
    auction: Option<AuctionView>,
    /// The order of choosing at the party that runs.
    party_order: Option<Vec<Seat>>,
    /// The place in that order, counted from 0.
    party_at: Option<u8>,
    /// Chips that are being placed.
    hand: ChipSet,
    /// The top screenplay of the stack.
    stack_top: Option<Screenplay>,
    /// The screenplays under it; nobody knows the order.
    stack: ScreenplaySet,
    /// Rating tokens that are left.
    tokens_left: TokenSet,
    /// Rating tokens of finished movies.
    tokens_taken: TokenSet,
    /// Top directors that have not come up.
    top_directors: ChipSet,
    /// All other chips that have not come up.
    face_down_chips: ChipSet,
    /// Chips that left the game.
    discarded: ChipSet,
    /// The locations in the order in which they are resolved.
    locations: Vec<LocationView>,
    /// The players by seat.
    players: Vec<PlayerView>,
    /// All awards.
    awards: Vec<AwardView>,
    /// What a good counter knows, where it is shown.
    #[json(optional)]
    memory: Option<MemoryView>,
}

/// An auction.
#[derive(PartialEq, Debug, ToJson)]
pub struct AuctionView {
    /// The highest bid so far.
    highest_bid: Option<u8>,
    /// Who made it.
    highest_bidder: Option<Seat>,
    /// The lowest bid that is possible now.
    least_bid: u8,
    /// The players who are out.
    passed: SeatSet,
}

/// What lies before a player.
#[derive(PartialEq, Debug, ToJson)]
pub struct PlayerView {
    /// The player.
    seat: Seat,
    /// Money, if it can be seen.
    money: Option<u8>,
    /// Visible actors and guest stars.
    actors_and_guest_stars: u8,
    /// Stars on the visible directors of finished movies.
    director_stars: u8,
    /// Whether the player got the award for the best director.
    best_director: bool,
    /// Points of tokens and awards, without money.
    movie_points: i32,
    /// The screenplays, finished or not.
    screenplays: Vec<FilmView>,
}

/// A screenplay of a player.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "Film")]
pub struct FilmView {
    /// The screenplay.
    id: Screenplay,
    /// Its title in this edition.
    title: Title,
    /// The genre.
    genre: Genre,
    /// Stars that are printed on it.
    stars: i8,
    /// The spaces that must be filled.
    spaces: Vec<SpaceView>,
    /// The chips on the guest star's space, the visible one last.
    guest: Vec<Chip>,
    /// Printed stars and those of the visible chips.
    total: i16,
    /// The number of spaces that must still be filled.
    missing: u32,
    /// Whether the movie is finished.
    finished: bool,
    /// Its rating token.
    token: Option<Token>,
    /// The points of the token, once the movie is finished.
    rating: Option<u8>,
    /// Its awards.
    awards: Vec<Award>,
}

/// A space of a screenplay.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "Space")]
pub struct SpaceView {
    /// What is printed on it.
    kind: SpaceKind,
    /// The chips on it, the visible one last.
    stack: Vec<Chip>,
}

/// An award.
#[derive(PartialEq, Debug, ToJson)]
pub struct AwardView {
    /// The award.
    id: Award,
    /// Its points.
    points: u8,
    /// Whether it is given for good.
    given: bool,
    /// The player who got it.
    seat: Option<Seat>,
    /// The movie that got it.
    movie: Option<Screenplay>,
    /// The player who would get it as things stand.
    leader_seat: Option<Seat>,
    /// The movie that would get it as things stand.
    leader_movie: Option<Screenplay>,
}

/// What follows from everything that happened.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "Memory")]
pub struct MemoryView {
    /// The money of every player.
    money: Vec<u8>,
}

/// The title of a screenplay in an edition.
#[derive(PartialEq, Debug)]
struct Title(Screenplay, Edition);

impl ToJson<Components> for Title {
    fn write(&self, components: &Components, out: &mut Vec<u8>) {
        let Self(screenplay, edition) = *self;
        put_string(components.screenplay(screenplay).title(edition), out);
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Text
    }
}

impl TableView {
    pub(crate) fn of(view: &View) -> Self {
        let game = &view.to_state();
        let is_at_party = game.current_location() == Location::Party
            && matches!(view.phase, Phase::Taking | Phase::Placing);
        let top_directors = view.top_directors_left();
        Self {
            viewer: view.viewer,
            seats: view.seats,
            edition: view.edition,
            memory_option: view.memory_option,
            quarter: view.quarter + 1,
            location: view.location + 1,
            phase: view.phase,
            turn: (view.phase != Phase::Over).then_some(view.turn),
            start: view.start,
            middle: view.middle,
            auction: (view.phase == Phase::Bidding).then(|| AuctionView::of(view)),
            party_order: is_at_party.then(|| view.order[..usize::from(view.seats)].to_vec()),
            party_at: is_at_party.then_some(view.order_at),
            hand: view.hand,
            stack_top: view.stack_top,
            stack: view.stack,
            tokens_left: view.tokens,
            tokens_taken: view.tokens.complement(),
            top_directors,
            face_down_chips: view.unseen.without(top_directors),
            discarded: view.discarded,
            locations: view.locations_of(game),
            players: game.all_seats().map(|seat| PlayerView::of(view, game, seat)).collect(),
            awards: Award::ALL.into_iter().map(|award| AwardView::of(view, game, award)).collect(),
            memory: view.shows_memory().then(|| MemoryView {
                money: game.all_seats().map(|seat| view.money[seat]).collect(),
            }),
        }
    }
}

impl AuctionView {
    fn of(view: &View) -> Self {
        let (bidder, bid) = view.auction.highest.unzip();
        Self {
            highest_bid: bid,
            highest_bidder: bidder,
            least_bid: view.auction.least_bid(),
            passed: view.auction.passed,
        }
    }
}

impl PlayerView {
    fn of(view: &View, game: &DreamFactory, seat: Seat) -> Self {
        let film = |screenplay| FilmView::of(view, game, screenplay);
        Self {
            seat,
            money: view.shown_money(seat),
            actors_and_guest_stars: game.red_chips(seat),
            director_stars: game.director_stars(seat),
            best_director: view.awards.best_director == Some(seat),
            movie_points: game.movie_points(seat),
            screenplays: view.screenplays[seat].iter().map(film).collect(),
        }
    }
}

impl FilmView {
    fn of(view: &View, game: &DreamFactory, screenplay: Screenplay) -> Self {
        let info = view.components.screenplay(screenplay);
        let space = |(space, &kind)| SpaceView { kind, stack: view.pile_on(screenplay, space) };
        let finished = view.finished.contains(screenplay);
        let rating = view.ratings[screenplay.index()];
        Self {
            id: screenplay,
            title: Title(screenplay, view.edition),
            genre: info.genre,
            stars: info.stars,
            spaces: (0u8..).map(Space).zip(&info.spaces).map(space).collect(),
            guest: view.pile_on(screenplay, Space::GUEST),
            total: game.total(screenplay),
            missing: game.missing(screenplay),
            finished,
            token: rating.token(),
            rating: finished.then(|| rating.points()),
            awards: view.awards_of(screenplay).collect(),
        }
    }
}

impl AwardView {
    fn of(view: &View, game: &DreamFactory, award: Award) -> Self {
        let leader = game.leader(award);
        let (seat, movie) =
            (leader.map(|leader| leader.seat), leader.and_then(|leader| leader.movie));
        let given = view.is_given(award);
        Self {
            id: award,
            points: award.points(),
            given,
            seat: seat.filter(|_| given),
            movie: movie.filter(|_| given),
            leader_seat: seat,
            leader_movie: movie,
        }
    }
}
