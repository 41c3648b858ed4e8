//! Views of Hollywood; its events and effects are in `hollywood/`.

mod events;

pub use events::{
    BuildEffects, Effects, Event, EventKind, Offer, PayEffects, SeatBid, ShownFilm, SlateEffects,
    Vote, WorthEffects,
};
use serde::{Deserialize, Serialize};

use super::Seat;

/// All that a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodView")
)]
pub struct View {
    /// Who: `seat:N`, `spectator` or `omniscient`.
    pub viewer: String,
    /// How many play.
    pub seats: u8,
    /// Whether the first year begins without dealing star cards.
    pub quick_start: bool,
    /// The year, counted from 1.
    pub year: u8,
    /// How many there are.
    pub years: u8,
    /// What is done now.
    pub phase: Phase,
    /// Who is asked. Who of them has answered in secret is not told.
    pub asked: Vec<Seat>,
    /// Who deals the secret star cards this year.
    pub dealer: Option<Seat>,
    /// Hands are passed `left` or `right` this year.
    pub passes: String,
    /// How many cards everybody has drafted this year.
    pub drafted: u8,
    /// The star row by slot; none where a card was taken.
    pub row: Vec<Option<String>>,
    /// Whether one can bid on the star deck.
    pub deck_open: bool,
    /// The deck of basic cards: how many; which, for the omniscient viewer.
    pub basic_deck: Deck,
    /// The deck of star cards.
    pub star_deck: Deck,
    /// Cards that lie on the common pile.
    pub common_pile: Vec<String>,
    /// Whose films are nominated for the Film of the Year.
    pub nominees: Vec<Seat>,
    /// By seat.
    pub players: Vec<PlayerBoard>,
    /// Where the reviewing of slates is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub review: Option<Review>,
    /// Star cards that the dealer has to give away, if the viewer is the dealer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub to_give: Option<Vec<String>>,
    /// What a perfect memory knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub memory: Option<Memory>,
}

/// A deck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodDeck")
)]
#[serde(untagged)]
pub enum Deck {
    /// How many cards it has.
    Count(u8),
    /// Which cards it has.
    Cards(Vec<String>),
}

/// What is done now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodPhase")
)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Bids for the right to deal, in secret.
    Bidding,
    /// The dealer keeps a star card.
    Keeping,
    /// The dealer gives star cards.
    Giving,
    /// Everybody drafts a card.
    Drafting,
    /// Offers for stars, in secret.
    Offering,
    /// An Agent is played.
    PlayingAgent,
    /// A card is handed to the owner of an Agent.
    Handing,
    /// Films are built.
    Building,
    /// Somebody keeps the slate or builds it anew.
    Reviewing,
    /// Somebody builds it anew.
    Rebuilding,
    /// Votes for the Film of the Year, in secret.
    Voting,
    /// The game is over.
    Over,
}

/// Where the reviewing of slates is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodReview")
)]
pub struct Review {
    /// Which round of reviewing.
    pub round: u8,
    /// How many seats are still to be asked in this round.
    pub left: u8,
    /// Whether somebody built anew in this round.
    pub changed: bool,
}

/// What lies before a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodPlayer")
)]
pub struct PlayerBoard {
    /// Who.
    pub seat: Seat,
    /// Money, in millions.
    pub money: u16,
    /// Films of the Year.
    pub awards: u8,
    /// What each year brought.
    pub earned: Vec<u16>,
    /// How many cards they hold.
    pub cards: u8,
    /// The hand to draft from, if the viewer may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<Vec<String>>,
    /// The cards they hold, if the viewer may see them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub held: Option<Vec<String>>,
    /// Cards of films of years past, if the viewer may see them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pile: Option<Vec<String>>,
    /// The secret star card, if the viewer may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub secret: Option<String>,
    /// The star card won this year, if the viewer may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub won: Option<String>,
    /// Whether it came from the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub won_from_deck: Option<bool>,
    /// The answer given in secret, if the viewer may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub answer: Option<String>,
    /// The films, if the viewer may see them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub films: Option<Vec<FilmView>>,
    /// The actions that build them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub slate: Option<Vec<String>>,
    /// Whether the slate is finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub slate_done: Option<bool>,
    /// The actions of a slate that is built anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rebuilding: Option<Vec<String>>,
    /// Its films.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rebuilt_films: Option<Vec<FilmView>>,
    /// Figurines in the pile, at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub figurines: Option<u32>,
}

/// A film of a slate.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodFilm")
)]
pub struct FilmView {
    /// Its id: no other film of the game has it.
    pub id: String,
    /// Which of the slate, 1 to 3.
    pub film: u8,
    /// Its cards; `worthless-script` for each worthless script.
    pub cards: Vec<String>,
    /// What it earns, and why.
    pub receipt: Receipt,
}

/// What a film earns, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodReceipt")
)]
pub struct Receipt {
    /// Why it is no movie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub flaws: Option<Vec<Flaw>>,
    /// Its genre.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub genre: Option<String>,
    /// Whether the genre was a free choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub genre_chosen: Option<bool>,
    /// How many cards bear its icon.
    pub genre_cards: u8,
    /// A line for each card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lines: Option<Vec<ReceiptLine>>,
    /// What it earns, in millions.
    pub income: u16,
    /// Figurines on its cards.
    pub figurines: u8,
}

/// Why some cards are no movie.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodFlaw")
)]
#[serde(rename_all = "kebab-case")]
pub enum Flaw {
    /// No script.
    NoScript,
    /// So many scripts.
    Scripts(u8),
    /// No director.
    NoDirector,
    /// So many directors.
    Directors(u8),
    /// No actor or actress.
    NoCast,
    /// So many actors and actresses.
    Cast(u8),
}

/// What a card earns in a film. Other cards are named by their place, counted from 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodReceiptLine")
)]
pub struct ReceiptLine {
    /// Its share of the genre.
    pub share: u8,
    /// Its coins.
    pub coins: u8,
    /// Its part of the lead duo's bonus.
    pub duo: u8,
    /// What its ability adds.
    pub ability: u8,
    /// The Double that doubles it all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub doubled_by: Option<u32>,
    /// For an Editor: whom it stands in for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stands_in: Option<String>,
    /// The Makeup Artist.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub made_up_by: Option<u32>,
    /// The Script Rewriter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rewritten_by: Option<u32>,
    /// All that it earns.
    pub earns: u16,
}

/// What a perfect memory knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodMemory")
)]
pub struct Memory {
    /// Hands that were passed, and what the viewer picked.
    pub hands_seen: Vec<SeenHand>,
    /// Agents that were played.
    pub agents: Vec<AgentPlay>,
    /// Who has no Agent.
    pub no_agent: Vec<Seat>,
    /// Secret star cards that the viewer dealt, by seat.
    pub secrets_dealt: Vec<Option<String>>,
    /// Star cards that were put back into the deck.
    pub restocked: Vec<String>,
    /// For the omniscient viewer: what everybody picked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub picks: Option<Vec<Vec<String>>>,
    /// Everybody's pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub piles: Option<Vec<Vec<String>>>,
}

/// A hand that was seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodSeenHand")
)]
pub struct SeenHand {
    /// Its cards.
    pub cards: Vec<String>,
    /// What the viewer picked.
    pub picked: Option<String>,
}

/// An Agent that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "hollywood.ts", rename = "HollywoodAgentPlay")
)]
pub struct AgentPlay {
    /// Whose.
    pub owner: Seat,
    /// Against whom.
    pub target: Seat,
    /// Which.
    pub agent: String,
    /// What was handed over, if the viewer knows.
    pub gift: Option<String>,
    /// Whether there was nothing to hand over.
    pub nothing: bool,
}
