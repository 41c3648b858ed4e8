//! Views of Dream Factory; its events and effects are in `dream_factory/`.

mod events;

pub use events::{Effects, Event, EventKind, PayEffects, PlaceEffects, Share, TakeEffects};
use serde::{Deserialize, Serialize};

use super::Seat;

/// All that a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryView")
)]
pub struct View {
    /// Who: `seat:N`, `spectator` or `omniscient`.
    pub viewer: String,
    /// How many play.
    pub seats: u8,
    /// `2000` or `2009`.
    pub edition: String,
    /// `strict` or `assist`: whether hidden money that one could count is shown.
    pub memory_option: String,
    /// The quarter, counted from 1.
    pub quarter: u8,
    /// The location that is open now, counted from 1.
    pub location: u8,
    /// What is done now.
    pub phase: Phase,
    /// Who is asked; nobody at the end.
    pub turn: Option<Seat>,
    /// Who has the start marker.
    pub start: Seat,
    /// Money in the middle.
    pub middle: u8,
    /// How the auction stands, while there is one.
    pub auction: Option<Auction>,
    /// Who chooses when, during a party.
    pub party_order: Option<Vec<Seat>>,
    /// How many of them have chosen.
    pub party_at: Option<u8>,
    /// Chips that who is asked has to place.
    pub hand: Vec<String>,
    /// The screenplay that is drawn next.
    pub stack_top: Option<String>,
    /// Screenplays left; nobody knows their order.
    pub stack: Vec<String>,
    /// Rating tokens left.
    pub tokens_left: Vec<String>,
    /// Rating tokens taken.
    pub tokens_taken: Vec<String>,
    /// Top directors to come.
    pub top_directors: Vec<String>,
    /// Chips that nobody has seen yet.
    pub face_down_chips: Vec<String>,
    /// Chips that left the game.
    pub discarded: Vec<String>,
    /// The locations of the quarter.
    pub locations: Vec<LocationView>,
    /// By seat.
    pub players: Vec<PlayerBoard>,
    /// Who has and who would get each award.
    pub awards: Vec<AwardView>,
    /// What a perfect memory knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub memory: Option<Memory>,
}

/// What is done now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryPhase")
)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Studios are chosen.
    Choosing,
    /// Bids are made.
    Bidding,
    /// Chips of a party are taken.
    Taking,
    /// Chips are placed.
    Placing,
    /// The game is over.
    Over,
}

/// How an auction stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryAuction")
)]
pub struct Auction {
    /// The highest bid.
    pub highest_bid: Option<u8>,
    /// Whose it is.
    pub highest_bidder: Option<Seat>,
    /// The next bid must be so high.
    pub least_bid: u8,
    /// Who has left the auction.
    pub passed: Vec<Seat>,
}

/// What a perfect memory knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryMemory")
)]
pub struct Memory {
    /// Everybody's money.
    pub money: Vec<u8>,
}

/// A location of the quarter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryLocation")
)]
pub struct LocationView {
    /// What sort of location it is; `party` for a party.
    pub kind: String,
    /// What lies there face up.
    pub chips: Vec<String>,
    /// How many chips lie face down.
    pub face_down: u8,
    /// Whether it is open now.
    pub current: bool,
    /// Whether it is over.
    pub done: bool,
}

/// What lies before a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryPlayer")
)]
pub struct PlayerBoard {
    /// Who.
    pub seat: Seat,
    /// Money, if the viewer may know it.
    pub money: Option<u8>,
    /// Visible actors and guest stars: they decide the order at parties.
    pub actors_and_guest_stars: u8,
    /// Stars of visible directors.
    pub director_stars: u8,
    /// Whether they have the award for the best director.
    pub best_director: bool,
    /// Points of finished movies.
    pub movie_points: i32,
    /// Screenplays, finished or not.
    pub screenplays: Vec<ScreenplayView>,
}

/// A screenplay, finished or not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryScreenplay")
)]
pub struct ScreenplayView {
    /// Its id.
    pub id: String,
    /// Its title in this edition.
    pub title: String,
    /// Its genre.
    pub genre: String,
    /// What it is worth by itself.
    pub stars: i16,
    /// Chips on the space of the guest star, the visible one last.
    pub guest: Vec<String>,
    /// Its total as it is.
    pub total: i16,
    /// Spaces to be filled, the guest star's apart.
    pub missing: u8,
    /// Whether it is a movie.
    pub finished: bool,
    /// Its rating token.
    pub token: Option<String>,
    /// What the token is worth.
    pub rating: Option<i32>,
    /// Awards that it has.
    pub awards: Vec<String>,
    /// Its spaces, in order.
    pub spaces: Vec<SpaceView>,
}

/// A space of a screenplay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactorySpace")
)]
pub struct SpaceView {
    /// What fits there.
    pub kind: String,
    /// Chips on it, the visible one last.
    pub stack: Vec<String>,
}

/// An award.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryAward")
)]
pub struct AwardView {
    /// Its id.
    pub id: String,
    /// What it is worth.
    pub points: i32,
    /// Whether it is given for good.
    pub given: bool,
    /// Who has it.
    pub seat: Option<Seat>,
    /// For which movie.
    pub movie: Option<String>,
    /// Who would get it as things are.
    pub leader_seat: Option<Seat>,
    /// For which movie.
    pub leader_movie: Option<String>,
}
