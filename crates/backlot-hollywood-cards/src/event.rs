//! What happened.

use arrayvec::ArrayVec;
use backlot_core::{Seat, ToJson, Viewer};

use crate::components::MAX_AREA;
use crate::{Card, Column, Genre};

/// Something that happened, in the past tense.
#[derive(Clone, PartialEq, Eq, Debug, ToJson)]
#[json(tag = "kind")]
pub enum Event {
    /// A round began and its cards were laid out (HC-R1).
    RoundBegan {
        /// Which round, counted from 1.
        round: u8,
        /// Who is first.
        first: Seat,
        /// The cards, column by column.
        area: ArrayVec<Card, MAX_AREA>,
    },
    /// A reel was placed; those above it moved up (HC-R3).
    ReelPlaced {
        /// Whose reel.
        seat: Seat,
        /// Where.
        column: Column,
        /// The bottom card, where it lies now.
        card: Card,
        /// How many reels it pushed up.
        pushed: u8,
    },
    /// The Clap Board was played (HC-R4).
    ClapPlayed {
        /// Who skipped the turn.
        seat: Seat,
    },
    /// The Double Reel was played (HC-R5).
    DoublePlayed {
        /// Who places two reels.
        seat: Seat,
    },
    /// All reels lie: cards are received now (HC-R2).
    ReelsAllPlaced,
    /// Somebody received a film or a blockbuster (HC-G2, HC-G3).
    CardReceived {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// How many film cards the project has now; 0 for a blockbuster.
        project: u8,
    },
    /// A star made a project a finished movie (HC-G4).
    MovieFinished {
        /// Whose movie.
        seat: Seat,
        /// The star.
        star: Card,
        /// The movie's genre.
        genre: Genre,
        /// How many film cards it has.
        films: u8,
        /// What it is worth by HC-E2.
        points: u8,
    },
    /// A star found no project (HC-G4).
    StarLost {
        /// Who received it.
        seat: Seat,
        /// The star.
        star: Card,
    },
    /// A card had no reel and was set aside (HC-G5).
    CardSetAside {
        /// Which card.
        card: Card,
    },
    /// The last round is over.
    GameEnded,
}

impl Event {
    /// Whether it shows somebody something new. Everything on the table is open, so only cards from the
    /// decks are news.
    #[must_use]
    pub fn reveals(&self) -> bool {
        match self {
            Self::RoundBegan { .. } => true,
            Self::ReelPlaced { .. }
            | Self::ClapPlayed { .. }
            | Self::DoublePlayed { .. }
            | Self::ReelsAllPlaced
            | Self::CardReceived { .. }
            | Self::MovieFinished { .. }
            | Self::StarLost { .. }
            | Self::CardSetAside { .. }
            | Self::GameEnded => false,
        }
    }

    /// What the viewer notices: everything.
    #[must_use]
    pub fn redacted(&self, _viewer: Viewer) -> Option<Self> {
        Some(self.clone())
    }
}
