//! Cards and sets of cards as small numbers.

use backlot_core::bits::nth_bit;

/// A card: below 64 of the movie deck, from 64 on a star.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// The first star's number.
const FIRST_STAR: u8 = 64;

impl Card {
    /// No card: an empty spot of the area.
    pub const NONE: Self = Self(u8::MAX);

    /// The movie card with this number, below 64.
    #[must_use]
    pub const fn movie(number: u8) -> Self {
        Self(number)
    }

    /// The star with this number, below 16.
    #[must_use]
    pub const fn star(number: u8) -> Self {
        Self(FIRST_STAR + number)
    }

    /// The number of the star, if it is one.
    #[must_use]
    pub const fn as_star(self) -> Option<u8> {
        if self.0 >= FIRST_STAR && self.0 != u8::MAX { Some(self.0 - FIRST_STAR) } else { None }
    }

    /// The number of the movie card, if it is one.
    #[must_use]
    pub const fn as_movie(self) -> Option<u8> {
        if self.0 < FIRST_STAR { Some(self.0) } else { None }
    }
}

/// What a card does for whoever gets it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Film {
        genre: u8,
        /// As how many films it counts (HC-E2).
        weight: u8,
    },
    Blockbuster,
    Star {
        rating: u8,
    },
    Nothing,
}

impl Card {
    /// The place in a table of kinds: at most [`KINDS`] − 1.
    pub(crate) const fn place(self) -> usize {
        if (self.0 as usize) < KINDS { self.0 as usize } else { KINDS - 1 }
    }
}

/// How many places a table of kinds needs: movie cards, stars, and one for no card.
pub(crate) const KINDS: usize = FIRST_STAR as usize + 17;

/// A genre by its place in the component set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Genre(pub u8);

/// A set of movie cards: films and blockbusters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FilmSet(pub u64);

/// A set of stars.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct StarSet(pub u16);

impl FilmSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The first `count` movie cards.
    #[must_use]
    pub const fn first(count: u32) -> Self {
        Self(if count >= 64 { u64::MAX } else { (1 << count) - 1 })
    }

    /// Whether the movie card is in it.
    #[must_use]
    pub const fn contains(self, number: u8) -> bool {
        self.0 >> number & 1 == 1
    }

    /// Puts the movie card in.
    #[inline]
    pub const fn insert(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    /// The cards in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards not in the other set.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many cards.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes out the i-th lowest card and returns its number.
    #[inline]
    pub fn take_nth(&mut self, i: u32) -> u8 {
        let number = nth_bit(self.0, i);
        self.0 &= !(1 << number);
        number
    }

    /// The cards, ascending.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        bits(self.0).map(Card::movie)
    }
}

impl StarSet {
    /// No star.
    pub const EMPTY: Self = Self(0);

    /// The first `count` stars.
    #[must_use]
    pub const fn first(count: u32) -> Self {
        Self(if count >= 16 { u16::MAX } else { (1 << count) - 1 })
    }

    /// Puts the star in.
    #[inline]
    pub const fn insert(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    /// Whether the star is in it.
    #[must_use]
    pub const fn contains(self, number: u8) -> bool {
        self.0 >> number & 1 == 1
    }

    /// How many stars.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no star.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes out the i-th lowest star and returns its number.
    #[inline]
    pub fn take_nth(&mut self, i: u32) -> u8 {
        let number = nth_bit(u64::from(self.0), i);
        self.0 &= !(1 << number);
        number
    }

    /// The stars, ascending.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.numbers().map(Card::star)
    }

    /// The numbers of the stars, ascending.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        bits(u64::from(self.0))
    }
}

fn bits(mut word: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if word == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "below 64")]
        let number = word.trailing_zeros() as u8;
        word &= word - 1;
        Some(number)
    })
}
