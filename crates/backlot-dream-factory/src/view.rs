//! What a viewer may know. Nothing that a state holds is hidden from a good counter; `view/table.rs` has what people are
//! shown.

mod table;

use backlot_core::{BySeat, Seat, SharedComponents, ToJson, Viewer, view};

pub use table::TableView;

use crate::chips::MAX_SPACES;
use crate::components::{MAX_CHIPS, MAX_OPEN, MAX_SCREENPLAYS};
use crate::state::MAX_PLAYERS;
use crate::{
    Auction, Award, Awards, Chip, ChipSet, Components, DreamFactory, Edition, Leader, Location,
    MemoryOption, Phase, Rating, Screenplay, ScreenplaySet, Space, TokenSet,
};

view! {
    /// The game as a viewer sees it. All payments are public, so everybody may know everybody's money (DF-S2).
    pub struct View of DreamFactory {
        components as set: SharedComponents<Components>;
        everybody {
            /// The number of players.
            seats: u8,
            /// The edition that is played.
            edition: Edition,
            /// Whether people are shown what a good counter knows.
            memory_option: MemoryOption,
            /// The quarter, counted from 0.
            quarter: u8,
            /// The location that is resolved, counted from 0.
            location: u8,
            /// Who has the start marker.
            start: Seat,
            /// Who is asked.
            turn: Seat,
            /// What is asked.
            phase: Phase,
            /// The auction that runs.
            auction: Auction,
            /// The order of choosing while a party runs; only the first `seats` count.
            order: [Seat; MAX_PLAYERS],
            /// Whose turn it is in that order.
            order_at: u8,
            /// The chips that lie open on the locations, location by location.
            open: [Option<Chip>; MAX_OPEN],
            /// The chips of the party that runs.
            party: ChipSet,
            /// Chips received that are being placed by the seat whose turn it is.
            hand: ChipSet,
            /// The screenplays of each seat, finished or not.
            screenplays: BySeat<ScreenplaySet, MAX_PLAYERS>,
            /// All finished movies.
            finished: ScreenplaySet,
            /// The ratings of finished movies.
            ratings: [Rating; MAX_SCREENPLAYS],
            /// The visible chip of each space of each screenplay.
            tops: [[Option<Chip>; MAX_SPACES]; MAX_SCREENPLAYS],
            /// What each chip on a screenplay covers.
            under: [Option<Chip>; MAX_CHIPS],
            /// The top screenplay of the stack.
            stack_top: Option<Screenplay>,
            /// What lies under it, without order.
            stack: ScreenplaySet,
            /// Rating tokens that are left.
            tokens: TokenSet,
            /// Who holds which award.
            awards: Awards,
            /// Money in the middle.
            middle: u8,
            /// Everybody's money. People are shown it only as far as [`View::shown_money`] says.
            money: BySeat<u8, MAX_PLAYERS>,
            /// Chips that have not come up yet, top directors included, without order.
            unseen: ChipSet,
            /// Chips that left the game.
            discarded: ChipSet,
        }
    }
}

/// A location as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ToJson)]
pub struct LocationView {
    /// What it is.
    pub kind: Location,
    /// The chips that lie open on it.
    pub chips: ChipSet,
    /// How many chips lie face down on it (DF-P1).
    pub face_down: u8,
    /// Whether it is the one that is resolved now.
    pub current: bool,
    /// Whether it is done for this quarter.
    pub done: bool,
}

impl View {
    /// Returns whether people are shown what a good counter knows.
    #[must_use]
    pub fn shows_memory(&self) -> bool {
        self.memory_option == MemoryOption::Assist || self.viewer == Viewer::Omniscient
    }

    /// Returns the money of a seat, if a person who looks at this is shown it: one's own, and everybody's with two
    /// players (DF-S2) and at the end (DF-E1).
    #[must_use]
    pub fn shown_money(&self, seat: Seat) -> Option<u8> {
        let is_open = self.seats == 2 || self.phase == Phase::Over || self.shows_memory();
        (is_open || self.viewer.may_see(seat)).then(|| self.money[seat])
    }

    /// The locations in the order in which they are resolved.
    #[must_use]
    pub fn locations(&self) -> Vec<LocationView> {
        self.locations_of(&self.to_state())
    }

    fn locations_of(&self, game: &DreamFactory) -> Vec<LocationView> {
        let here = usize::from(self.location);
        let is_laid_out = !matches!(self.phase, Phase::Choosing | Phase::Over);
        let locations = self.components.locations().iter().enumerate();
        locations
            .map(|(at, &location)| {
                let waits = is_laid_out && location == Location::Party && at > here;
                LocationView {
                    kind: location,
                    chips: game.chips_on(at),
                    face_down: if waits { self.seats } else { 0 },
                    current: is_laid_out && at == here,
                    done: self.phase == Phase::Over || at < here,
                }
            })
            .collect()
    }

    /// Top directors that have not come up yet.
    #[must_use]
    pub fn top_directors_left(&self) -> ChipSet {
        self.unseen.and(self.components.top_directors())
    }

    /// The chips on a space from bottom to top.
    #[must_use]
    pub fn pile_on(&self, screenplay: Screenplay, space: Space) -> Vec<Chip> {
        let top = self.tops[screenplay.index()][space.index()];
        let mut pile: Vec<Chip> =
            std::iter::successors(top, |chip| self.under[chip.index()]).collect();
        pile.reverse();
        pile
    }

    /// Printed stars and those of the visible chips (DF-M2).
    #[must_use]
    pub fn total(&self, screenplay: Screenplay) -> i16 {
        self.to_state().total(screenplay)
    }

    /// The spaces that must still be filled to finish the movie.
    #[must_use]
    pub fn missing(&self, screenplay: Screenplay) -> u32 {
        self.to_state().missing(screenplay)
    }

    /// Visible actors and guest stars of a seat (DF-P2).
    #[must_use]
    pub fn red_chips(&self, seat: Seat) -> u8 {
        self.to_state().red_chips(seat)
    }

    /// Stars on the visible directors of a seat's finished movies (DF-W2).
    #[must_use]
    pub fn director_stars(&self, seat: Seat) -> u8 {
        self.to_state().director_stars(seat)
    }

    /// Who holds an award or, while it is not given, would get it as things stand now.
    #[must_use]
    pub fn leader(&self, award: Award) -> Option<Leader> {
        self.to_state().leader(award)
    }

    /// Whether the award is given for good.
    #[must_use]
    pub fn is_given(&self, award: Award) -> bool {
        match award {
            Award::BestDirector => self.awards.best_director.is_some(),
            Award::FirstMovie(_)
            | Award::BestMovie(_)
            | Award::MovieOfTheYear(_)
            | Award::WorstMovie => self.awards.movie(award).is_some(),
        }
    }

    /// Tokens and awards of a seat, without money.
    #[must_use]
    pub fn movie_points(&self, seat: Seat) -> i32 {
        self.to_state().movie_points(seat)
    }

    /// The awards of a finished movie.
    pub fn awards_of(&self, movie: Screenplay) -> impl Iterator<Item = Award> {
        self.awards.held().filter(move |&(_, holder)| holder == movie).map(|(award, _)| award)
    }
}
