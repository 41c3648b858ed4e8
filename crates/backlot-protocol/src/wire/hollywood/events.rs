//! Events and effects of Hollywood.

use serde::{Deserialize, Serialize};

use super::super::{Seat, Text};
use super::{FilmView, Receipt};

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodEvent")
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

/// What happened. What the viewer may not see is `null`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodHappened")
)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum EventKind {
    /// A year began.
    YearBegan {
        /// Which, counted from 1.
        year: u8,
        /// The star row.
        row: Vec<String>,
    },
    /// Somebody was dealt a hand.
    HandDealt {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Option<Vec<String>>,
    },
    /// The star deck ran out and was restocked.
    StarsRestocked {
        /// How many cards it has.
        cards: u8,
    },
    /// Bids for the right to deal were turned over.
    DealingBidsShown {
        /// The bids.
        bids: Vec<SeatBid>,
    },
    /// Several shared the highest bid.
    DealingTied {
        /// Who.
        seats: Vec<Seat>,
    },
    /// Somebody deals the secret star cards.
    DealerFound {
        /// Who.
        seat: Seat,
        /// Because of the Film of the Year.
        by_award: bool,
    },
    /// Nobody deals.
    NobodyDeals,
    /// The dealer looked at the star cards.
    StarsTaken {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Option<Vec<String>>,
    },
    /// The dealer put a secret star card before somebody.
    SecretPlaced {
        /// Who.
        dealer: Seat,
        /// Before whom.
        to: Seat,
        /// The card.
        card: Option<String>,
    },
    /// Somebody looked at their secret star card.
    SecretSeen {
        /// Who.
        seat: Seat,
        /// The card.
        card: Option<String>,
    },
    /// Somebody picked a card.
    CardDrafted {
        /// Who.
        seat: Seat,
        /// The card.
        card: Option<String>,
    },
    /// Hands were passed on.
    HandsPassed {
        /// `left` or `right`.
        to: String,
        /// How many cards each has.
        cards: u8,
    },
    /// Somebody looked at the hand they were passed.
    HandSeen {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Option<Vec<String>>,
    },
    /// Offers for stars were turned over.
    OffersShown {
        /// The offers.
        offers: Vec<Offer>,
    },
    /// Somebody got a star card.
    StarWon {
        /// Who.
        seat: Seat,
        /// From which slot, counted from 1.
        slot: u8,
        /// For how much.
        bid: u8,
        /// The card.
        card: Option<String>,
        /// Whether it came from the deck.
        from_deck: bool,
    },
    /// The highest bid on a slot was shared.
    SlotTied {
        /// Which, counted from 1.
        slot: u8,
        /// By whom.
        seats: Vec<Seat>,
    },
    /// Somebody has no money left for a star.
    WentWithout {
        /// Who.
        seat: Seat,
    },
    /// An Agent was played.
    AgentPlayed {
        /// Whose.
        seat: Seat,
        /// Which.
        agent: String,
        /// Against whom.
        target: Seat,
    },
    /// A card was handed over.
    CardHanded {
        /// Who gave it.
        from: Seat,
        /// Who got it.
        to: Seat,
        /// The card.
        card: Option<String>,
    },
    /// There was nothing to hand over.
    NothingToHand {
        /// Whose.
        seat: Seat,
    },
    /// Cards were turned face up.
    CardsShown {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Vec<String>,
    },
    /// A slate was shown.
    SlateShown {
        /// Whose.
        seat: Seat,
        /// Its films.
        films: Vec<ShownFilm>,
    },
    /// Somebody keeps the slate.
    SlateKept {
        /// Who.
        seat: Seat,
    },
    /// Somebody builds the slate anew.
    RebuildBegan {
        /// Who.
        seat: Seat,
    },
    /// A film came to the box office.
    FilmEarned {
        /// Whose.
        seat: Seat,
        /// Which of the slate, 1 to 3.
        film: u8,
        /// Its cards.
        cards: Vec<String>,
        /// Whether it has a worthless script.
        worthless: bool,
        /// What it earned, in millions.
        income: u16,
        /// Figurines on its cards.
        figurines: u8,
        /// Why.
        receipt: Receipt,
    },
    /// Somebody received what the films earned.
    IncomePaid {
        /// Who.
        seat: Seat,
        /// How much, in millions.
        income: u16,
    },
    /// Several films share the most figurines.
    FilmsNominated {
        /// Whose.
        seats: Vec<Seat>,
        /// How many figurines.
        figurines: u8,
    },
    /// Votes were turned over.
    VotesShown {
        /// The votes.
        votes: Vec<Vote>,
    },
    /// The Film of the Year was found, or there is none.
    AwardGiven {
        /// Who got it.
        seat: Option<Seat>,
        /// The year, counted from 1.
        year: u8,
    },
    /// Films of the Year brought money.
    BonusPaid {
        /// Who.
        seat: Seat,
        /// Figurines in the pile.
        figurines: u16,
        /// Films of the Year.
        awards: u8,
    },
    /// The game is over.
    GameEnded,
}

/// A bid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodBid")
)]
pub struct SeatBid {
    /// Whose.
    pub seat: Seat,
    /// How much.
    pub bid: u8,
}

/// An offer for a star.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodOffer")
)]
pub struct Offer {
    /// Whose.
    pub seat: Seat,
    /// On which slot, counted from 1; the last is the deck.
    pub slot: u8,
    /// How much.
    pub bid: u8,
}

/// A vote.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodVote")
)]
pub struct Vote {
    /// Whose.
    pub seat: Seat,
    /// For whom.
    pub vote: Seat,
}

/// A film of a slate that was shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodShownFilm")
)]
pub struct ShownFilm {
    /// Which of the slate, 1 to 3.
    pub film: u8,
    /// Its cards.
    pub cards: Vec<String>,
    /// How many worthless scripts it has.
    pub worthless: u8,
    /// What it earns, in millions.
    pub income: u16,
    /// Figurines on its cards.
    pub figurines: u8,
    /// Whether it is a movie.
    pub movie: bool,
}

/// What an option would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodEffects")
)]
#[serde(untagged)]
pub enum Effects {
    /// Finishing the slate.
    Slate(SlateEffects),
    /// Placing a card.
    Build(BuildEffects),
    /// Paying.
    Pay(PayEffects),
    /// Getting or losing a card.
    Worth(WorthEffects),
}

/// What a finished slate brings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodSlateEffects")
)]
pub struct SlateEffects {
    /// What its films earn.
    pub income: u32,
    /// The most that these cards could earn.
    pub best: u32,
    /// Its films.
    pub films: Vec<FilmView>,
}

/// The films as they would lie.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodBuildEffects")
)]
pub struct BuildEffects {
    /// The films.
    pub films: Vec<FilmView>,
    /// The most that can still be earned.
    pub best: u32,
}

/// What is left after paying.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodPayEffects")
)]
pub struct PayEffects {
    /// Money left, in millions.
    pub money: u16,
    /// What the star does to the best slate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub slate: Option<WorthEffects>,
}

/// What a card does to the best slate.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodWorthEffects")
)]
pub struct WorthEffects {
    /// What the best slate earns now.
    pub now: u32,
    /// What it earns then.
    pub then: u32,
}
