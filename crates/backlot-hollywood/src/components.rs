//! What is in the box. `reading.rs` makes it from TOML.

mod reading;

use std::sync::LazyLock;

use backlot_core::{CatalogueEntry, ComponentError, ComponentSet, SharedComponents};
use serde::Serialize;
use serde_json::json;

use crate::cards::{MAX_BASIC, MAX_CARDS, MAX_STAR};
use crate::scoring::Tally;
use crate::{BasicSet, Card, CardSet, Face, Genres, Job, Kind, StarSet};

/// Cards that each player drafts in a year (HW-S2).
pub(crate) const HAND: usize = 7;
/// Production years.
pub(crate) const YEARS: u8 = 3;
/// The most bidding cards a set can have.
pub(crate) const MAX_BIDS: usize = 8;
/// The most Agents a set can have.
pub(crate) const MAX_AGENTS: usize = 8;
const FEWEST_SEATS: usize = 2;

/// A checked component set.
#[derive(Serialize, Debug)]
pub struct Components {
    start_money: u8,
    bids: Vec<u8>,
    basic: Vec<CardLine>,
    star: Vec<CardLine>,
    #[serde(skip)]
    ready: Box<Ready>,
}

/// Cards with the same print: several names, or several copies.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
struct CardLine {
    #[serde(rename = "type")]
    kind: Kind,
    #[serde(skip_serializing_if = "Option::is_none")]
    ability: Option<Job>,
    genres: Genres,
    coins: u8,
    figurines: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    copies: Option<u8>,
}

impl CardLine {
    fn face(&self) -> Face {
        Face {
            kind: self.kind,
            job: self.ability,
            genres: self.genres,
            coins: self.coins,
            figurines: self.figurines,
        }
    }

    fn count(&self) -> usize {
        self.copies.map_or(self.names.len(), usize::from)
    }
}

/// Looked up in hot paths, computed once.
#[derive(Debug)]
struct Ready {
    faces: [Face; MAX_CARDS],
    tallies: [Tally; MAX_CARDS],
    all: CardSet,
    agents: CardSet,
    handable: CardSet,
    /// The cards with one, two and three figurines.
    figurines: [CardSet; 3],
    ids: Vec<String>,
    names: Vec<Option<String>>,
    /// Basic cards and star cards.
    counts: [usize; 2],
}

impl Ready {
    fn new(basic: &[CardLine], star: &[CardLine]) -> Self {
        let copies_of = |job: Option<Job>| -> usize {
            let alike = basic.iter().chain(star).filter(|line| line.ability == job);
            alike.map(CardLine::count).sum()
        };
        let mut ready = Self {
            faces: [Face::WORTHLESS; MAX_CARDS],
            tallies: [Tally::default(); MAX_CARDS],
            all: CardSet::EMPTY,
            agents: CardSet::EMPTY,
            handable: CardSet::EMPTY,
            figurines: [CardSet::EMPTY; 3],
            ids: vec![String::new(); MAX_CARDS],
            names: vec![None; MAX_CARDS],
            counts: [0; 2],
        };
        let mut numbered = [0; Job::ALL.len()];
        for (lines, first) in [(basic, 0), (star, MAX_BASIC)] {
            let mut index = first;
            for line in lines {
                for copy in 0..line.count() {
                    let (id, name) = match line.ability {
                        None => {
                            let name = &line.names[copy];
                            (backlot_core::slugify(name), Some(name.clone()))
                        }
                        Some(job) => {
                            let number = &mut numbered[job as usize];
                            *number += 1;
                            let alone = copies_of(Some(job)) == 1;
                            let plain = || job.id().to_owned();
                            let id = if alone { plain() } else { format!("{}-{number}", job.id()) };
                            (id, None)
                        }
                    };
                    ready.add(index, line.face(), id, name);
                    index += 1;
                }
            }
        }
        ready
    }

    fn add(&mut self, index: usize, face: Face, id: String, name: Option<String>) {
        let card = Card::new(u8::try_from(index).unwrap_or(u8::MAX));
        self.all.insert(card);
        self.counts[usize::from(card.is_star())] += 1;
        if face.is(Job::Agent) {
            self.agents.insert(card);
        }
        if face.can_be_handed() {
            self.handable.insert(card);
        }
        if let Some(count) = usize::from(face.figurines).checked_sub(1) {
            self.figurines[count].insert(card);
        }
        self.faces[index] = face;
        self.tallies[index] = Tally::of(face);
        self.ids[index] = id;
        self.names[index] = name;
    }
}

impl Components {
    /// What each player begins with, in millions (HW-S1).
    #[must_use]
    pub fn start_money(&self) -> u8 {
        self.start_money
    }

    /// The amounts on the bidding cards, ascending (HW-S1).
    #[must_use]
    #[inline]
    pub fn bids(&self) -> &[u8] {
        &self.bids
    }

    /// All cards of both decks.
    #[must_use]
    #[inline]
    pub fn cards(&self) -> CardSet {
        self.ready.all
    }

    /// The number of basic cards and of star cards.
    #[inline]
    pub(crate) fn counts(&self) -> [usize; 2] {
        self.ready.counts
    }

    /// What is printed on a card.
    #[must_use]
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.ready.faces[card.index()]
    }

    /// What is printed on these cards, ascending.
    #[must_use]
    pub fn faces(&self, cards: CardSet) -> Vec<Face> {
        cards.iter().map(|card| *self.face(card)).collect()
    }

    #[inline]
    pub(crate) fn tally(&self, card: Card) -> Tally {
        self.ready.tallies[card.index()]
    }

    /// All Agents.
    #[inline]
    pub(crate) fn agents(&self) -> CardSet {
        self.ready.agents
    }

    /// All cards that may be given to an Agent (HW-G2).
    #[inline]
    pub(crate) fn handable(&self) -> CardSet {
        self.ready.handable
    }

    /// The figurines on these cards.
    #[must_use]
    pub fn figurines(&self, cards: CardSet) -> u32 {
        (1..).zip(&self.ready.figurines).fold(0, |sum, (each, bearing)| {
            sum + each * u32::try_from(cards.and(*bearing).len()).unwrap_or(0)
        })
    }

    /// The stable id of a card.
    #[must_use]
    pub fn card_id(&self, card: Card) -> &str {
        self.ready.ids.get(card.index()).map_or("none", String::as_str)
    }

    /// The name of a card that has one; crew cards are called by their job.
    #[must_use]
    pub fn card_name(&self, card: Card) -> Option<&str> {
        self.ready.names.get(card.index()).and_then(Option::as_deref)
    }

    /// The card with this id.
    #[must_use]
    pub fn card_by_id(&self, id: &str) -> Option<Card> {
        self.cards().iter().find(|&card| self.card_id(card) == id)
    }
}

backlot_core::json_ids! {
    Components { Card => card_id }
    sets { BasicSet of Card, CardSet of Card, StarSet of Card }
}

impl ComponentSet for Components {
    const GAME: &'static str = "hollywood";

    fn parse(name: &str, text: &str) -> Result<Self, ComponentError> {
        Self::parse_for(name, text, FEWEST_SEATS)
    }

    fn standard() -> SharedComponents<Self> {
        static STANDARD: LazyLock<SharedComponents<Components>> = LazyLock::new(|| {
            let text = include_str!("../components/standard.toml");
            let set =
                Components::parse_for("standard.toml", text, 6).expect("the built-in set is sound");
            SharedComponents::keep(set)
        });
        *STANDARD
    }

    fn catalogue(&self) -> Vec<CatalogueEntry> {
        let entry = |card: Card| {
            let face = self.face(card);
            let id = self.card_id(card).to_owned();
            let name = self.card_name(card).map_or_else(|| id.replace('-', " "), str::to_owned);
            let mut attributes = json!({
                "deck": if card.is_star() { "star" } else { "basic" },
                "genres": face.genres,
                "coins": face.coins,
                "figurines": face.figurines,
            });
            if let Some(job) = face.job {
                attributes["ability"] = json!(job);
            }
            let attributes = attributes.as_object().cloned().unwrap_or_default();
            CatalogueEntry { id, kind: face.kind.id(), name, attributes }
        };
        self.cards().iter().map(entry).collect()
    }

    fn to_toml(&self) -> String {
        toml::to_string(self).expect("a component set is plain data")
    }
}

const _: () = assert!(MAX_BASIC + MAX_STAR == MAX_CARDS && MAX_CARDS < u8::MAX as usize);
