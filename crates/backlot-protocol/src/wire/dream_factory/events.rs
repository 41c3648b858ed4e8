//! Events and effects of Dream Factory.

use serde::{Deserialize, Serialize};

use super::super::{Seat, Text, there};

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryEvent")
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
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryHappened")
)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum EventKind {
    /// Studios, start marker and stack were ready.
    GameBegan {
        /// Who has the start marker.
        start: Seat,
        /// The studio of each seat, counted from 1, unless the players are still to choose.
        studios: Option<Vec<u8>>,
        /// The top screenplay.
        stack_top: Option<String>,
    },
    /// A player chose a studio.
    StudioChosen {
        /// Who.
        seat: Seat,
        /// Its number, counted from 1.
        studio: u8,
        /// The screenplays that come with it.
        screenplays: Vec<String>,
    },
    /// A quarter began.
    QuarterBegan {
        /// Which, counted from 1.
        quarter: u8,
        /// Who has the start marker.
        start: Seat,
        /// The chips that lie open, by location.
        locations: Vec<Vec<String>>,
    },
    /// An auction began.
    AuctionBegan {
        /// Where, counted from 1.
        location: u8,
        /// Who opens.
        seat: Seat,
        /// What is auctioned.
        chips: Vec<String>,
    },
    /// Somebody bid.
    Bid {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// Somebody left the auction.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// An auction was won.
    AuctionWon {
        /// By whom.
        seat: Seat,
        /// What it cost.
        price: u8,
        /// What was won.
        chips: Vec<String>,
        /// Who got a share.
        others: Vec<Seat>,
        /// How much each of them got.
        share: u8,
        /// What stays in the middle.
        middle: u8,
    },
    /// The chips of a party were turned face up.
    PartyBegan {
        /// Where, counted from 1.
        location: u8,
        /// The chips.
        chips: Vec<String>,
        /// Who chooses when.
        order: Vec<Seat>,
        /// Visible actors and guest stars of each seat.
        actors_and_guest_stars: Vec<u8>,
    },
    /// Somebody took a chip of the party.
    ChipTaken {
        /// Who.
        seat: Seat,
        /// Which.
        chip: String,
    },
    /// Somebody took nothing.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A party was over.
    PartyEnded {
        /// What nobody took.
        discarded: Vec<String>,
    },
    /// A chip was placed.
    ChipPlaced {
        /// By whom.
        seat: Seat,
        /// Which.
        chip: String,
        /// On which screenplay.
        movie: String,
        /// On which space: `guest`, or a number counted from 1.
        space: String,
        /// What it covered.
        covered: Option<String>,
        /// The movie's total now.
        total: i16,
        /// Spaces to be filled.
        missing: u8,
    },
    /// A chip left the game.
    ChipDiscarded {
        /// Whose.
        seat: Seat,
        /// Which.
        chip: String,
    },
    /// A movie was finished and rated.
    MovieFinished {
        /// Whose.
        seat: Seat,
        /// Which.
        movie: String,
        /// The visible chips.
        cast: Vec<String>,
        /// Its total.
        total: i16,
        /// Its rating token.
        token: Option<String>,
        /// What the token is worth.
        rating: i32,
    },
    /// An award was given.
    Awarded {
        /// Which.
        award: String,
        /// To whom.
        seat: Seat,
        /// For which movie.
        movie: Option<String>,
        /// What it is worth.
        points: i32,
        /// For the best director: the stars.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        stars: Option<u8>,
    },
    /// An award was not given.
    NotAwarded {
        /// Which.
        award: String,
    },
    /// Somebody drew a screenplay.
    ScreenplayDrawn {
        /// Who.
        seat: Seat,
        /// Which.
        screenplay: String,
        /// The next one.
        stack_top: Option<String>,
    },
    /// The game is over.
    GameEnded {
        /// Money left in the middle.
        middle: u8,
    },
}

/// What an option would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryEffects")
)]
#[serde(untagged)]
pub enum Effects {
    /// Winning the auction.
    Pay(PayEffects),
    /// Taking a chip.
    Take(TakeEffects),
    /// Placing a chip.
    Place(PlaceEffects),
}

/// Who gets what if the auction ends at this price.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryPayEffects")
)]
pub struct PayEffects {
    /// Who wins.
    pub winner: Seat,
    /// What it costs.
    pub price: u8,
    /// What everybody else gets.
    pub others: Vec<Share>,
    /// What stays in the middle.
    pub middle: u8,
}

/// What somebody gets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryShare")
)]
pub struct Share {
    /// Who.
    pub seat: Seat,
    /// How much.
    pub gets: u8,
}

/// Where a chip fits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryTakeEffects")
)]
pub struct TakeEffects {
    /// Screenplays of one's own.
    pub fits: Vec<String>,
}

/// What placing a chip does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "dream-factory.ts", rename = "DreamFactoryPlaceEffects")
)]
pub struct PlaceEffects {
    /// On which screenplay.
    pub movie: String,
    /// Its total before.
    pub total_before: i16,
    /// Its total after.
    pub total: i16,
    /// Spaces still to be filled.
    pub missing: u8,
    /// The chip that is covered.
    pub covers: Option<String>,
    /// Whether it finishes the movie.
    pub finishes: bool,
    /// The rating token that it gets.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<Option<String>>,
    /// The award that it gets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub award: Option<String>,
    /// The screenplay that is drawn then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub draws: Option<String>,
}
