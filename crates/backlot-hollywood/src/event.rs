//! What happened.

use arrayvec::ArrayVec;
use backlot_core::{MAX_SEATS, Seat, SeatSet, ToJson, Viewer};

use crate::slate::FILMS;
use crate::state::Direction;
use crate::{Card, CardSet, Film, Receipt, Slot};

/// A bid for the right to deal.
#[derive(Clone, Copy, PartialEq, Debug, ToJson)]
pub struct Bid {
    /// How much, in millions.
    pub bid: u8,
    /// The bidder.
    pub seat: Seat,
}

/// A bid in the star auction.
#[derive(Clone, Copy, PartialEq, Debug, ToJson)]
pub struct Offer {
    /// How much, in millions.
    pub bid: u8,
    /// The bidder.
    pub seat: Seat,
    /// The slot, counted from 1; the last is the deck.
    pub slot: Slot,
}

/// A vote for the Film of the Year.
#[derive(Clone, Copy, PartialEq, Debug, ToJson)]
pub struct Vote {
    /// The voter.
    pub seat: Seat,
    /// The nominee.
    pub vote: Seat,
}

/// A film of a slate that was shown.
#[derive(Clone, PartialEq, Debug, ToJson)]
pub struct ShownFilm {
    /// Its cards.
    pub cards: CardSet,
    /// The figurines on its cards.
    pub figurines: u32,
    /// Which film of the slate, 1 to 3.
    pub film: Film,
    /// What it earns, in millions.
    pub income: u32,
    /// Whether it is a movie.
    pub movie: bool,
    /// The number of its worthless scripts.
    pub worthless: u8,
}

/// Something that happened. What a viewer may not see is missing in its version.
#[derive(Clone, PartialEq, Debug, ToJson)]
#[json(tag = "kind")]
pub enum Event {
    /// A production year began with a new star row (HW-S3, HW-C2).
    YearBegan {
        /// The year, counted from 1.
        year: u8,
        /// The star cards by slot.
        row: ArrayVec<Card, MAX_SEATS>,
    },
    /// Somebody was dealt a hand (HW-S2).
    HandDealt {
        /// The player.
        seat: Seat,
        /// The cards, for that player only.
        cards: Option<CardSet>,
    },
    /// The star deck ran out, and the star cards of the common pile became the new one (HW-C3).
    StarsRestocked {
        /// The number of cards in it.
        cards: u8,
    },
    /// The bids for the right to deal were turned over and paid (HW-D4).
    DealingBidsShown {
        /// The bids.
        bids: ArrayVec<Bid, MAX_SEATS>,
    },
    /// Several shared the highest bid (HW-D4).
    DealingTied {
        /// The players.
        seats: SeatSet,
    },
    /// Somebody deals the secret star cards this year (HW-D1, HW-D2).
    DealerFound {
        /// The player.
        seat: Seat,
        /// Whether because of last year's Film of the Year, and not by bidding.
        by_award: bool,
    },
    /// Nobody deals: everybody took the top card (HW-D3, HW-D4).
    NobodyDeals,
    /// The distributor looked at the star cards (HW-D1).
    StarsTaken {
        /// The distributor.
        seat: Seat,
        /// The cards, for that player only.
        cards: Option<CardSet>,
    },
    /// The distributor put a secret star card before somebody (HW-D1).
    SecretPlaced {
        /// The distributor.
        dealer: Seat,
        /// The player whose card it is.
        to: Seat,
        /// The card, for the distributor only.
        card: Option<Card>,
    },
    /// Somebody looked at their secret star card (HW-D1).
    SecretSeen {
        /// The player.
        seat: Seat,
        /// The card, for that player only.
        card: Option<Card>,
    },
    /// Somebody picked a card (HW-T1).
    CardDrafted {
        /// The player.
        seat: Seat,
        /// The card, for that player only.
        card: Option<Card>,
    },
    /// The hands were passed on (HW-T1).
    HandsPassed {
        /// The direction.
        to: Direction,
        /// The number of cards in each hand.
        cards: u8,
    },
    /// Somebody looked at the hand they were passed (HW-T1).
    HandSeen {
        /// The player.
        seat: Seat,
        /// The cards, for that player only.
        cards: Option<CardSet>,
    },
    /// The bids of the star auction were turned over and paid (HW-A2).
    OffersShown {
        /// The bids.
        offers: ArrayVec<Offer, MAX_SEATS>,
    },
    /// Somebody got a star card (HW-A3, HW-A4).
    StarWon {
        /// The player.
        seat: Seat,
        /// The slot, counted from 1.
        slot: Slot,
        /// The bid, in millions.
        bid: u8,
        /// The card; from the deck for the winner only.
        card: Option<Card>,
        /// Whether it came from the deck.
        from_deck: bool,
    },
    /// The highest bid on a slot was shared (HW-A3).
    SlotTied {
        /// The slot, counted from 1.
        slot: Slot,
        /// The players who shared it.
        seats: SeatSet,
    },
    /// Somebody ran out of money without a star card from the auction (HW-A6).
    WentWithout {
        /// The player.
        seat: Seat,
    },
    /// An Agent was played (HW-G2).
    AgentPlayed {
        /// The owner of the Agent.
        seat: Seat,
        /// The Agent.
        agent: Card,
        /// The target.
        target: Seat,
    },
    /// A card was handed to the owner of an Agent (HW-G2).
    CardHanded {
        /// The player who gave it.
        from: Seat,
        /// The player who got it.
        to: Seat,
        /// The card, for these two only.
        card: Option<Card>,
    },
    /// The target of an Agent had no director, actor or actress (HW-G2).
    NothingToHand {
        /// The player.
        seat: Seat,
    },
    /// All cards were turned face up (HW-P1).
    CardsShown {
        /// The player.
        seat: Seat,
        /// The cards.
        cards: CardSet,
    },
    /// A slate was shown (HW-P4).
    SlateShown {
        /// The player.
        seat: Seat,
        /// Its films.
        films: ArrayVec<ShownFilm, FILMS>,
    },
    /// Somebody keeps the slate (HW-P4).
    SlateKept {
        /// The player.
        seat: Seat,
    },
    /// Somebody rebuilds the slate (HW-P4).
    RebuildBegan {
        /// The player.
        seat: Seat,
    },
    /// A movie came to the box office (HW-B1).
    FilmEarned {
        /// The player.
        seat: Seat,
        /// The film of the slate, 1 to 3.
        film: Film,
        /// Its cards.
        cards: CardSet,
        /// Whether it has a worthless script.
        worthless: bool,
        /// What it earned, in millions.
        income: u16,
        /// The figurines on its cards.
        figurines: u8,
        /// What each card earned, and why.
        receipt: Receipt,
    },
    /// Somebody received what the movies earned (HW-B6).
    IncomePaid {
        /// The player.
        seat: Seat,
        /// The amount, in millions.
        income: u16,
    },
    /// Movies of several players share the most figurines (HW-F2).
    FilmsNominated {
        /// The players.
        seats: SeatSet,
        /// The number of figurines.
        figurines: u8,
    },
    /// The votes were turned over (HW-F2).
    VotesShown {
        /// The votes.
        votes: ArrayVec<Vote, MAX_SEATS>,
    },
    /// The Film of the Year was found, or there is none (HW-F1 to HW-F3).
    AwardGiven {
        /// The player who got it.
        seat: Option<Seat>,
        /// The year, counted from 1.
        year: u8,
    },
    /// Films of the Year brought money at the end (HW-E1).
    BonusPaid {
        /// The player.
        seat: Seat,
        /// Figurines in the player's pile.
        figurines: u16,
        /// Films of the Year.
        awards: u8,
    },
    /// The third year is over (HW-C4).
    GameEnded,
}

impl Event {
    /// Whether it shows somebody something new.
    #[must_use]
    pub fn reveals(&self) -> bool {
        match self {
            Self::YearBegan { .. }
            | Self::HandDealt { .. }
            | Self::StarsRestocked { .. }
            | Self::DealingBidsShown { .. }
            | Self::StarsTaken { .. }
            | Self::SecretSeen { .. }
            | Self::HandSeen { .. }
            | Self::OffersShown { .. }
            | Self::StarWon { .. }
            | Self::AgentPlayed { .. }
            | Self::CardHanded { .. }
            | Self::NothingToHand { .. }
            | Self::CardsShown { .. }
            | Self::SlateShown { .. }
            | Self::VotesShown { .. } => true,
            Self::DealingTied { .. }
            | Self::DealerFound { .. }
            | Self::NobodyDeals
            | Self::SecretPlaced { .. }
            | Self::CardDrafted { .. }
            | Self::HandsPassed { .. }
            | Self::SlotTied { .. }
            | Self::WentWithout { .. }
            | Self::SlateKept { .. }
            | Self::RebuildBegan { .. }
            | Self::FilmEarned { .. }
            | Self::IncomePaid { .. }
            | Self::FilmsNominated { .. }
            | Self::AwardGiven { .. }
            | Self::BonusPaid { .. }
            | Self::GameEnded => false,
        }
    }

    /// What the viewer notices.
    #[must_use]
    pub fn redacted(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            // That others look at their cards goes without saying.
            Self::HandSeen { seat, .. }
            | Self::SecretSeen { seat, .. }
            | Self::CardDrafted { seat, .. } => {
                if !viewer.may_see(*seat) {
                    return None;
                }
            }
            Self::HandDealt { seat, cards } | Self::StarsTaken { seat, cards } => {
                cards.take_if(|_| !viewer.may_see(*seat));
            }
            Self::SecretPlaced { dealer, card, .. } => {
                card.take_if(|_| !viewer.may_see(*dealer));
            }
            Self::StarWon { seat, card, from_deck, .. } => {
                card.take_if(|_| *from_deck && !viewer.may_see(*seat));
            }
            Self::CardHanded { from, to, card } => {
                card.take_if(|_| !viewer.may_see(*from) && !viewer.may_see(*to));
            }
            Self::YearBegan { .. }
            | Self::StarsRestocked { .. }
            | Self::DealingBidsShown { .. }
            | Self::DealingTied { .. }
            | Self::DealerFound { .. }
            | Self::NobodyDeals
            | Self::HandsPassed { .. }
            | Self::OffersShown { .. }
            | Self::SlotTied { .. }
            | Self::WentWithout { .. }
            | Self::AgentPlayed { .. }
            | Self::NothingToHand { .. }
            | Self::CardsShown { .. }
            | Self::SlateShown { .. }
            | Self::SlateKept { .. }
            | Self::RebuildBegan { .. }
            | Self::FilmEarned { .. }
            | Self::IncomePaid { .. }
            | Self::FilmsNominated { .. }
            | Self::VotesShown { .. }
            | Self::AwardGiven { .. }
            | Self::BonusPaid { .. }
            | Self::GameEnded => {}
        }
        Some(seen)
    }
}
