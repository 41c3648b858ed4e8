//! What happened.

use backlot_core::{BySeat, Seat, SeatSet, Viewer};

use crate::{Card, CardSet, Film, Slate, Slot};

/// Something that happened, in the past tense. What a viewer may not see is `None` in its version.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// A production year began with a new star row (HW-S3, HW-C2).
    YearBegan {
        /// Which year, counted from 1.
        year: u8,
        /// The star cards by slot.
        row: [Card; 6],
    },
    /// Somebody was dealt a hand (HW-S2).
    HandDealt {
        /// Who.
        seat: Seat,
        /// The cards, for that player only.
        cards: Option<CardSet>,
    },
    /// The star deck ran out, and the star cards of the common pile became the new one (HW-C3).
    StarsRestocked {
        /// How many cards it has.
        cards: u8,
    },
    /// The bids for the right to deal were turned over and paid (HW-D4).
    DealingBidsShown {
        /// What each seat bid; 0 if it took no part.
        bids: BySeat<u8>,
    },
    /// Several shared the highest bid (HW-D4).
    DealingTied {
        /// Who.
        seats: SeatSet,
    },
    /// Somebody deals the secret star cards this year (HW-D1, HW-D2).
    DealerFound {
        /// Who.
        seat: Seat,
        /// Because of last year's Film of the Year, and not by bidding.
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
        /// Whose card it is.
        to: Seat,
        /// The card, for the distributor only.
        card: Option<Card>,
    },
    /// Somebody looked at their secret star card (HW-D1).
    SecretSeen {
        /// Who.
        seat: Seat,
        /// The card, for that player only.
        card: Option<Card>,
    },
    /// Somebody picked a card (HW-T1).
    CardDrafted {
        /// Who.
        seat: Seat,
        /// The card, for that player only.
        card: Option<Card>,
    },
    /// The hands were passed on (HW-T1).
    HandsPassed {
        /// To the left, else to the right.
        left: bool,
        /// How many cards each hand has.
        cards: u8,
    },
    /// Somebody looked at the hand they were passed (HW-T1).
    HandSeen {
        /// Who.
        seat: Seat,
        /// The cards, for that player only.
        cards: Option<CardSet>,
    },
    /// The bids of the star auction were turned over and paid (HW-A2).
    OffersShown {
        /// The slot and the bid of each seat that took part.
        offers: BySeat<Option<(Slot, u8)>>,
    },
    /// Somebody got a star card (HW-A3, HW-A4).
    StarWon {
        /// Who.
        seat: Seat,
        /// From which slot.
        slot: Slot,
        /// For how much.
        bid: u8,
        /// The card; from the deck for the winner only.
        card: Option<Card>,
        /// It came from the deck.
        from_deck: bool,
    },
    /// The highest bid on a slot was shared (HW-A3).
    SlotTied {
        /// Which slot.
        slot: Slot,
        /// Who shared it.
        seats: SeatSet,
    },
    /// Somebody ran out of money without a star card from the auction (HW-A6).
    WentWithout {
        /// Who.
        seat: Seat,
    },
    /// An Agent was played (HW-G2).
    AgentPlayed {
        /// Whose Agent.
        seat: Seat,
        /// Which Agent.
        agent: Card,
        /// Against whom.
        target: Seat,
    },
    /// A card was handed to the owner of an Agent (HW-G2).
    CardHanded {
        /// Who gave it.
        from: Seat,
        /// Who got it.
        to: Seat,
        /// The card, for these two only.
        card: Option<Card>,
    },
    /// Whom the Agent was played against had no director, actor or actress (HW-G2).
    NothingToHand {
        /// Who.
        seat: Seat,
    },
    /// All cards were turned face up (HW-P1).
    CardsShown {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: CardSet,
    },
    /// A slate was shown (HW-P4).
    SlateShown {
        /// Whose.
        seat: Seat,
        /// All cards the player holds.
        cards: CardSet,
        /// Where they go.
        slate: Slate,
    },
    /// Somebody keeps the slate (HW-P4).
    SlateKept {
        /// Who.
        seat: Seat,
    },
    /// Somebody builds the slate anew (HW-P4).
    RebuildBegan {
        /// Who.
        seat: Seat,
    },
    /// A movie came to the box office (HW-B1).
    FilmEarned {
        /// Whose.
        seat: Seat,
        /// Which of the slate.
        film: Film,
        /// Its cards.
        cards: CardSet,
        /// It has a worthless script.
        worthless: bool,
        /// What it earned, in millions.
        income: u16,
        /// The figurines on its cards.
        figurines: u8,
    },
    /// Somebody received what the movies earned (HW-B6).
    IncomePaid {
        /// Who.
        seat: Seat,
        /// How much, in millions.
        income: u16,
    },
    /// Movies of several players share the most figurines (HW-F2).
    FilmsNominated {
        /// Whose.
        seats: SeatSet,
        /// How many figurines.
        figurines: u8,
    },
    /// The votes were turned over (HW-F2).
    VotesShown {
        /// Whom each seat voted for.
        votes: BySeat<Option<Seat>>,
    },
    /// The Film of the Year was found, or there is none (HW-F1 to HW-F3).
    AwardGiven {
        /// Who got it.
        seat: Option<Seat>,
        /// The year, counted from 1.
        year: u8,
    },
    /// Films of the Year brought money at the end (HW-E1).
    BonusPaid {
        /// Who.
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
        let mut seen = *self;
        match &mut seen {
            Self::HandDealt { seat, cards }
            | Self::StarsTaken { seat, cards }
            | Self::HandSeen { seat, cards } => {
                // That others look at their hands goes without saying.
                let quiet = matches!(self, Self::HandSeen { .. });
                if !viewer.may_see(*seat) {
                    if quiet {
                        return None;
                    }
                    *cards = None;
                }
            }
            Self::SecretSeen { seat, card } | Self::CardDrafted { seat, card } => {
                if !viewer.may_see(*seat) {
                    return None;
                }
                debug_assert!(card.is_some(), "the player knows the card");
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
