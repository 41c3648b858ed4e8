//! The box of both toys: cards with the numbers 1 to `cards`.

use backlot_core::{CatalogueEntry, Chance, ComponentError, ComponentSet, Pile, SharedComponents};
use serde::{Deserialize, Serialize};

pub const DECK: Pile = Pile(0);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    pub cards: u8,
}

impl ComponentSet for Deck {
    const GAME: &'static str = "toy";

    fn parse(name: &str, text: &str) -> Result<Self, ComponentError> {
        let deck: Self =
            toml::from_str(text).map_err(|error| ComponentError::from_toml(name, text, &error))?;
        if (12..=15).contains(&deck.cards) {
            return Ok(deck);
        }
        Err(ComponentError::at(name, text, 0, "a deck has 12 to 15 cards"))
    }

    fn standard() -> SharedComponents<Self> {
        SharedComponents::keep(Self { cards: 12 })
    }

    fn catalogue(&self) -> Vec<CatalogueEntry> {
        let entry = |number: u8| CatalogueEntry {
            id: number.to_string(),
            kind: "card",
            name: number.to_string(),
            attributes: serde_json::Map::new(),
        };
        (1..=self.cards).map(entry).collect()
    }

    fn to_toml(&self) -> String {
        format!("cards = {}\n", self.cards)
    }
}

/// A set of cards, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(pub u16);

impl Cards {
    pub fn full(deck: &Deck) -> Self {
        Self((1..=deck.cards).fold(0, |bits, card| bits | 1 << card))
    }

    pub fn one(card: u8) -> Self {
        Self(1 << card)
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub fn has(self, card: u8) -> bool {
        self.0 >> card & 1 == 1
    }

    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..16).filter(move |card| self.has(*card))
    }

    pub fn draw(&mut self, chance: &mut impl Chance) -> u8 {
        let index = chance.below(DECK, self.len()) as usize;
        let card = self.iter().nth(index).expect("a draw is below the number of cards");
        *self = self.without(Self::one(card));
        card
    }

    pub fn draw_many(&mut self, count: u32, chance: &mut impl Chance) -> Self {
        (0..count).fold(Self::default(), |drawn, _| drawn.and(Self::one(self.draw(chance))))
    }
}
