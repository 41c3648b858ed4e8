//! What happened.

use arrayvec::ArrayVec;
use backlot_core::schema::{Schema, Types};
use backlot_core::{Seat, SeatSet, ToJson, Viewer};

use crate::chips::MAX_SPACES;
use crate::state::MAX_PLAYERS;
use crate::{Award, Chip, ChipSet, Components, Edition, Screenplay, ScreenplaySet, Space, Token};

/// Something that happened, with the edition in whose words it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The edition that is played.
    pub edition: Edition,
    /// What happened.
    pub kind: EventKind,
}

impl ToJson<Components> for Event {
    fn write(&self, components: &Components, out: &mut Vec<u8>) {
        self.kind.write(components, out);
    }

    fn schema(types: &mut Types) -> Schema {
        <EventKind as ToJson<Components>>::schema(types)
    }
}

/// Something that happened, in the past tense.
#[derive(Clone, PartialEq, Eq, Debug, ToJson)]
#[json(name = "Event", tag = "kind")]
pub enum EventKind {
    /// Studios, start marker and the stack of screenplays were ready (DF-S1, DF-S5, DF-S8).
    GameBegan {
        /// Who has the start marker.
        start: Seat,
        /// The studio of each seat, counted from 1, unless the players are still to choose.
        studios: Option<ArrayVec<u8, MAX_PLAYERS>>,
        /// The top screenplay of the stack.
        stack_top: Option<Screenplay>,
    },
    /// Somebody chose a studio (DF-S1).
    StudioChosen {
        /// Who.
        seat: Seat,
        /// Its number, counted from 1.
        studio: u8,
        /// The screenplays that come with it.
        screenplays: ScreenplaySet,
    },
    /// A quarter began and the locations got their chips (DF-Q2).
    QuarterBegan {
        /// Which quarter, counted from 1.
        quarter: u8,
        /// Who has the start marker.
        start: Seat,
        /// The chips that lie open, location by location.
        locations: Vec<Vec<Chip>>,
    },
    /// An auction began (DF-A1).
    AuctionBegan {
        /// The location, counted from 1.
        location: u8,
        /// Who opens.
        seat: Seat,
        /// What is auctioned.
        chips: ChipSet,
    },
    /// Somebody bid (DF-A1, DF-A2).
    Bid {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// Somebody left the auction (DF-A2).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// An auction was won (DF-A3, DF-A4, DF-A5).
    AuctionWon {
        /// Who won and has the start marker now.
        seat: Seat,
        /// What it cost.
        price: u8,
        /// What was won.
        chips: ChipSet,
        /// Who got a share.
        others: SeatSet,
        /// How much each of them got.
        share: u8,
        /// What stays in the middle.
        middle: u8,
    },
    /// The chips of a party were turned face up (DF-P1) and the order of choosing was fixed (DF-P3).
    PartyBegan {
        /// The location, counted from 1.
        location: u8,
        /// Its chips.
        chips: ChipSet,
        /// Who chooses when.
        order: ArrayVec<Seat, MAX_PLAYERS>,
        /// Visible actors and guest stars of each seat.
        actors_and_guest_stars: ArrayVec<u8, MAX_PLAYERS>,
    },
    /// Somebody took a chip of the party (DF-P4).
    ChipTaken {
        /// Who.
        seat: Seat,
        /// Which chip.
        chip: Chip,
    },
    /// Somebody took nothing (DF-P4).
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A party was over; what nobody took left the game (DF-P4).
    PartyEnded {
        /// The chips that were left.
        discarded: ChipSet,
    },
    /// A chip was placed (DF-C1).
    ChipPlaced {
        /// By whom.
        seat: Seat,
        /// Which chip.
        chip: Chip,
        /// On which screenplay.
        movie: Screenplay,
        /// On which space.
        space: Space,
        /// What it covered.
        covered: Option<Chip>,
        /// The total of the movie now (DF-M2).
        total: i16,
        /// Spaces still to be filled, the guest star's apart.
        missing: u8,
    },
    /// A chip received left the game (DF-C1).
    ChipDiscarded {
        /// By whom.
        seat: Seat,
        /// Which chip.
        chip: Chip,
    },
    /// A movie was finished and rated (DF-M1 to DF-M3).
    MovieFinished {
        /// Whose movie.
        seat: Seat,
        /// Which one.
        movie: Screenplay,
        /// The visible chips.
        cast: ArrayVec<Chip, MAX_SPACES>,
        /// Its total.
        total: i16,
        /// Its rating token, if one was left.
        token: Option<Token>,
        /// The points of the token.
        rating: u8,
    },
    /// A movie got an award (DF-M5, DF-W1, DF-W2), or a player got Best Director (DF-W2).
    Awarded {
        /// Which award.
        award: Award,
        /// Who.
        seat: Seat,
        /// For which movie; none for Best Director.
        movie: Option<Screenplay>,
        /// The points of the award.
        points: u8,
        /// The director stars, for Best Director.
        #[json(optional)]
        stars: Option<u8>,
    },
    /// An award was due but not given (DF-W1 to DF-W3).
    NotAwarded {
        /// Which award.
        award: Award,
    },
    /// Somebody drew the top screenplay of the stack (DF-M6).
    ScreenplayDrawn {
        /// Who.
        seat: Seat,
        /// Which screenplay.
        screenplay: Screenplay,
        /// What the stack shows now.
        stack_top: Option<Screenplay>,
    },
    /// The last quarter is over and all awards are given.
    GameEnded {
        /// What stays in the middle and belongs to nobody (DF-A6).
        middle: u8,
    },
}

impl Event {
    /// Whether it shows somebody something new: chips or screenplays that nobody could see before.
    #[must_use]
    pub fn reveals(&self) -> bool {
        match self.kind {
            EventKind::GameBegan { .. }
            | EventKind::QuarterBegan { .. }
            | EventKind::PartyBegan { .. } => true,
            EventKind::ScreenplayDrawn { stack_top, .. } => stack_top.is_some(),
            EventKind::StudioChosen { .. }
            | EventKind::AuctionBegan { .. }
            | EventKind::Bid { .. }
            | EventKind::Passed { .. }
            | EventKind::AuctionWon { .. }
            | EventKind::ChipTaken { .. }
            | EventKind::Declined { .. }
            | EventKind::PartyEnded { .. }
            | EventKind::ChipPlaced { .. }
            | EventKind::ChipDiscarded { .. }
            | EventKind::MovieFinished { .. }
            | EventKind::Awarded { .. }
            | EventKind::NotAwarded { .. }
            | EventKind::GameEnded { .. } => false,
        }
    }

    /// What the viewer notices: everything. Payments are public (DF-S2), and nothing else is hidden that
    /// an event could tell.
    #[must_use]
    pub fn redacted(&self, _viewer: Viewer) -> Option<Self> {
        Some(self.clone())
    }
}
