//! What a viewer may know. Only money is hidden that a state holds, and who counts knows it: it is in
//! [`View::memory`], which people see only where the table chose so: `view/table.rs` has what they are shown.

mod table;

use backlot_core::{BySeat, Seat, SharedComponents, ToJson, Viewer};

pub use table::TableView;

use crate::chips::MAX_SPACES;
use crate::components::{MAX_CHIPS, MAX_OPEN, MAX_SCREENPLAYS};
use crate::state::MAX_PLAYERS;
use crate::{
    Auction, Award, Awards, Chip, ChipSet, Components, DreamFactory, Edition, Leader, Location,
    MemoryOption, Phase, Rating, Screenplay, ScreenplaySet, Space, TokenSet,
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
    /// The edition that is played.
    pub edition: Edition,
    /// Whether people are shown what a good counter knows.
    pub memory_option: MemoryOption,
    /// The quarter, counted from 0.
    pub quarter: u8,
    /// The location that is resolved, counted from 0.
    pub location: u8,
    /// Who has the start marker.
    pub start: Seat,
    /// Who is asked.
    pub turn: Seat,
    /// What is asked.
    pub phase: Phase,
    /// The auction that runs.
    pub auction: Auction,
    /// The order of choosing while a party runs; only the first `seats` count.
    pub order: [Seat; MAX_PLAYERS],
    /// Whose turn it is in that order.
    pub order_at: u8,
    /// The chips that lie open on the locations, location by location.
    pub open: [Option<Chip>; MAX_OPEN],
    /// The chips of the party that runs.
    pub party: ChipSet,
    /// Chips received that are being placed by the seat whose turn it is.
    pub hand: ChipSet,
    /// The screenplays of each seat, finished or not.
    pub screenplays: BySeat<ScreenplaySet, MAX_PLAYERS>,
    /// All finished movies.
    pub finished: ScreenplaySet,
    /// The ratings of finished movies.
    pub ratings: [Rating; MAX_SCREENPLAYS],
    /// The visible chip of each space of each screenplay.
    pub tops: [[Option<Chip>; MAX_SPACES]; MAX_SCREENPLAYS],
    /// What each chip on a screenplay covers.
    pub under: [Option<Chip>; MAX_CHIPS],
    /// The top screenplay of the stack.
    pub stack_top: Option<Screenplay>,
    /// What lies under it, without order.
    pub stack: ScreenplaySet,
    /// Rating tokens that are left.
    pub tokens: TokenSet,
    /// Who holds which award.
    pub awards: Awards,
    /// Money in the middle.
    pub middle: u8,
    /// The money this viewer may see: one's own, with two players all of it (DF-S2).
    pub money: BySeat<Option<u8>, MAX_PLAYERS>,
    /// Chips that have not come up yet, top directors included, without order.
    pub unseen: ChipSet,
    /// Chips that left the game.
    pub discarded: ChipSet,
    /// What a perfect counter knows.
    pub memory: Memory,
}

/// What follows from everything that happened, if one forgets nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    /// Everybody's money: all payments are public (DF-S2).
    pub money: BySeat<u8, MAX_PLAYERS>,
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
    pub(crate) fn of(game: &DreamFactory, viewer: Viewer) -> Self {
        // DF-S2: with two players everybody sees all money; at the end it is counted for all (DF-E1).
        let open = game.seats == 2 || game.phase == Phase::Over;
        let may_see = |seat: Seat| open || viewer.may_see(seat);
        let at_table = |seat: Seat| seat.index() < usize::from(game.seats);
        Self {
            viewer,
            components: game.set,
            seats: game.seats,
            edition: game.edition,
            memory_option: game.memory,
            quarter: game.quarter,
            location: game.location,
            start: game.start,
            turn: game.turn,
            phase: game.phase,
            auction: game.auction,
            order: game.order,
            order_at: game.order_at,
            open: game.open,
            party: game.party,
            hand: game.hand,
            screenplays: game.screenplays,
            finished: game.finished,
            ratings: game.ratings,
            tops: game.tops,
            under: game.under,
            stack_top: game.stack_top,
            stack: game.stack,
            tokens: game.tokens,
            awards: game.awards,
            middle: game.middle,
            money: BySeat::from_fn(|seat| {
                (at_table(seat) && may_see(seat)).then(|| game.money[seat])
            }),
            unseen: game.unseen,
            discarded: game.discarded,
            memory: Memory { money: game.money },
        }
    }

    /// The one world that looks like this to a perfect counter.
    pub(crate) fn to_state(&self) -> DreamFactory {
        DreamFactory {
            set: self.components,
            unseen: self.unseen,
            discarded: self.discarded,
            hand: self.hand,
            party: self.party,
            tops: self.tops,
            under: self.under,
            open: self.open,
            ratings: self.ratings,
            screenplays: self.screenplays,
            finished: self.finished,
            stack: self.stack,
            stack_top: self.stack_top,
            tokens: self.tokens,
            awards: self.awards,
            money: self.memory.money,
            middle: self.middle,
            auction: self.auction,
            order: self.order,
            order_at: self.order_at,
            seats: self.seats,
            edition: self.edition,
            memory: self.memory_option,
            quarter: self.quarter,
            location: self.location,
            start: self.start,
            turn: self.turn,
            phase: self.phase,
        }
    }

    /// Whether a person who looks at this may be shown what is in `memory`.
    #[must_use]
    pub fn shows_memory(&self) -> bool {
        self.memory_option == MemoryOption::Assist || self.viewer == Viewer::Omniscient
    }

    /// The money of a seat, as far as a person who looks at this may be shown it.
    #[must_use]
    pub fn shown_money(&self, seat: Seat) -> Option<u8> {
        let counted = self.shows_memory().then(|| self.memory.money[seat]);
        self.money[seat].or(counted)
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
