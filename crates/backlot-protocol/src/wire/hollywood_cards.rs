//! Views, events and effects of The Hollywood! Card Game.

use serde::{Deserialize, Serialize};

use super::{Seat, Text};

/// All that a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsView")
)]
pub struct View {
    /// Who: `seat:N`, `spectator` or `omniscient`.
    pub viewer: String,
    /// How many play.
    pub seats: u8,
    /// Whether the advanced rule is played.
    pub advanced: bool,
    /// The round, counted from 1.
    pub round: u8,
    /// How many there are.
    pub rounds: u8,
    /// Who is first in this round.
    pub first: Seat,
    /// Who is asked; nobody at the end.
    pub turn: Option<Seat>,
    /// What is done now.
    pub phase: Phase,
    /// How many reels lie.
    pub reels_placed: u8,
    /// The star that waits for a project.
    pub waiting_star: Option<String>,
    /// Films and stars that left the game.
    pub set_aside: Vec<String>,
    /// Stars that found no project.
    pub lost_stars: Vec<String>,
    /// What is left in the deck of movie cards; nobody knows the order.
    pub movie_deck: Vec<String>,
    /// What is left in the deck of stars.
    pub star_deck: Vec<String>,
    /// The cards that can be had.
    pub columns: Vec<ColumnView>,
    /// By seat.
    pub players: Vec<PlayerBoard>,
}

/// What is done now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsPhase")
)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Reels are placed.
    Placing,
    /// The second of two reels is placed.
    Doubling,
    /// A star is given to a project.
    Assigning,
    /// The game is over.
    Over,
}

/// A column of cards, from top to bottom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsColumn")
)]
pub struct ColumnView {
    /// Its cards.
    pub cards: Vec<Spot>,
    /// Whether every card has a reel.
    pub full: bool,
}

/// A card of a column.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsSpot")
)]
pub struct Spot {
    /// Which; none once it was received.
    pub card: Option<String>,
    /// Whose reel lies on it.
    pub reel: Option<Seat>,
}

/// What lies before a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsPlayer")
)]
pub struct PlayerBoard {
    /// Who.
    pub seat: Seat,
    /// Reels left in this round.
    pub reels: u8,
    /// Whether the clap board is left.
    pub clap: bool,
    /// Whether the double reel is left.
    pub double: bool,
    /// Blockbusters.
    pub blockbusters: Vec<String>,
    /// Points as things are.
    pub points: i32,
    /// Films without a star.
    pub projects: Vec<Project>,
    /// Finished movies.
    pub movies: Vec<Movie>,
}

/// Films of a genre that wait for a star.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsProject")
)]
pub struct Project {
    /// The genre.
    pub genre: String,
    /// The film cards.
    pub films: Vec<String>,
    /// What they count: award films count double.
    pub size: u32,
}

/// A finished movie. Its star is its id.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsMovie")
)]
pub struct Movie {
    /// The star.
    pub star: String,
    /// The star's rating.
    pub rating: u8,
    /// The genre.
    pub genre: String,
    /// The film cards.
    pub films: Vec<String>,
    /// What they count.
    pub size: u32,
    /// What it is worth.
    pub points: u32,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsEvent")
)]
pub struct Event {
    /// The step it belongs to.
    pub step: u32,
    /// In words.
    pub text: Text,
    /// What.
    #[serde(flatten)]
    pub what: EventKind,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsHappened")
)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum EventKind {
    /// A round began.
    RoundBegan {
        /// Which, counted from 1.
        round: u8,
        /// Who is first.
        first: Seat,
        /// The cards, column by column.
        area: Vec<String>,
    },
    /// A reel was placed, and those above it moved up.
    ReelPlaced {
        /// Whose.
        seat: Seat,
        /// Where, counted from 1.
        column: u8,
        /// The card it lies on.
        card: String,
        /// How many reels it pushed up.
        pushed: u8,
    },
    /// The clap board was played.
    ClapPlayed {
        /// Who skipped the turn.
        seat: Seat,
    },
    /// The double reel was played.
    DoublePlayed {
        /// Who places two reels.
        seat: Seat,
    },
    /// All reels lie: cards are received now.
    ReelsAllPlaced,
    /// Somebody received a film or a blockbuster.
    CardReceived {
        /// Who.
        seat: Seat,
        /// Which.
        card: String,
        /// How many film cards the project has now; 0 for a blockbuster.
        project: u8,
    },
    /// A star made a project a movie.
    MovieFinished {
        /// Whose.
        seat: Seat,
        /// The star.
        star: String,
        /// The genre.
        genre: String,
        /// How many film cards.
        films: u8,
        /// What it is worth without the advanced rule.
        points: u8,
    },
    /// A star found no project.
    StarLost {
        /// Who received it.
        seat: Seat,
        /// Which.
        star: String,
    },
    /// A card had no reel.
    CardSetAside {
        /// Which.
        card: String,
    },
    /// The game is over.
    GameEnded,
}

/// What an option would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsEffects")
)]
#[serde(untagged)]
pub enum Effects {
    /// Placing a reel.
    Reel(ReelEffects),
    /// Giving a star to a project.
    Assign(AssignEffects),
}

/// Where every reel of the column would be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsReelEffects")
)]
pub struct ReelEffects {
    /// The new one first.
    pub reels: Vec<ReelMove>,
    /// Whether the column is full then.
    pub column_full: bool,
}

/// Where a reel goes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsReelMove")
)]
pub struct ReelMove {
    /// Whose.
    pub seat: Seat,
    /// From which card; none if it is new.
    pub from: Option<String>,
    /// To which card.
    pub to: String,
}

/// What the movie would be worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood-cards.ts", rename = "HollywoodCardsAssignEffects")
)]
pub struct AssignEffects {
    /// Its film cards.
    pub films: u32,
    /// What they count.
    pub size: u32,
    /// What it is worth.
    pub points: u32,
}
