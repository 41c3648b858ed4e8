//! Cards and sets of cards as small numbers.

/// A card: below 128 of the basic deck, from 128 to 191 of the star deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// The most basic cards a set can have.
pub(crate) const MAX_BASIC: usize = 128;
/// The most star cards a set can have.
pub(crate) const MAX_STAR: usize = 64;
/// The most cards a set can have.
pub(crate) const MAX_CARDS: usize = MAX_BASIC + MAX_STAR;
const FIRST_STAR: u8 = 128;

impl Card {
    /// No card: an empty slot, or a card one does not know.
    pub const NONE: Self = Self(u8::MAX);

    /// The card with this number, below 192.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// The star card with this number, below 64.
    #[must_use]
    pub const fn star(number: u8) -> Self {
        Self(FIRST_STAR + number)
    }

    /// Whether it is a card of the star deck.
    #[must_use]
    pub const fn is_star(self) -> bool {
        self.0 >= FIRST_STAR && self.0 != u8::MAX
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.0 == u8::MAX
    }

    /// The card, unless there is none.
    #[must_use]
    pub fn known(self) -> Option<Self> {
        (!self.is_none()).then_some(self)
    }

    /// Its place in arrays of all cards.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards of both decks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet([u64; 3]);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self([0; 3]);

    /// Just this card; nothing for [`Card::NONE`].
    #[must_use]
    #[inline]
    pub const fn only(card: Card) -> Self {
        let mut set = Self::EMPTY;
        set.insert(card);
        set
    }

    /// The given numbers of basic and star cards, from the first on.
    #[must_use]
    pub fn first(basic: usize, star: usize) -> Self {
        Self([low_bits(basic), low_bits(basic.saturating_sub(64)), low_bits(star)])
    }

    /// A bit for each card: the basic cards in two words, then the star cards.
    #[inline]
    pub(crate) const fn words(self) -> [u64; 3] {
        self.0
    }

    /// Its cards of the basic deck.
    #[must_use]
    #[inline]
    pub const fn basic(self) -> BasicSet {
        BasicSet([self.0[0], self.0[1]])
    }

    /// Its cards of the star deck.
    #[must_use]
    #[inline]
    pub const fn stars(self) -> StarSet {
        StarSet(self.0[2])
    }

    /// Whether the card is in it.
    #[must_use]
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        (card.0 as usize) < MAX_CARDS && self.0[card.0 as usize / 64] >> (card.0 % 64) & 1 == 1
    }

    /// Puts the card in; [`Card::NONE`] changes nothing.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        if (card.0 as usize) < MAX_CARDS {
            self.0[card.0 as usize / 64] |= 1 << (card.0 % 64);
        }
    }

    /// Takes the card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        if (card.0 as usize) < MAX_CARDS {
            self.0[card.0 as usize / 64] &= !(1 << (card.0 % 64));
        }
    }

    /// The set with this card, too.
    #[must_use]
    #[inline]
    pub const fn with(mut self, card: Card) -> Self {
        self.insert(card);
        self
    }

    /// The cards in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// The cards in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// The cards not in the other set.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// The number of cards.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether there is no card.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The i-th lowest card; [`Card::NONE`] if there are fewer.
    #[must_use]
    #[inline]
    pub fn nth(self, i: usize) -> Card {
        #[expect(clippy::cast_possible_truncation, reason = "at most 192 cards")]
        let mut left = i as u32;
        for (word, start) in self.0.into_iter().zip([0u8, 64, 128]) {
            let here = word.count_ones();
            if left < here {
                return Card(start + nth_bit(word, left));
            }
            left -= here;
        }
        Card::NONE
    }

    /// The cards, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        bits(self.0[0])
            .map(Card)
            .chain(bits(self.0[1]).map(|bit| Card(64 + bit)))
            .chain(bits(self.0[2]).map(Card::star))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// A set of basic cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BasicSet([u64; 2]);

impl BasicSet {
    /// No card.
    pub const EMPTY: Self = Self([0; 2]);

    /// The same cards as a set of both decks.
    #[must_use]
    #[inline]
    pub const fn all(self) -> CardSet {
        CardSet([self.0[0], self.0[1], 0])
    }

    /// Takes the card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        if (card.0 as usize) < MAX_BASIC {
            self.0[card.0 as usize / 64] &= !(1 << (card.0 % 64));
        }
    }

    /// The number of cards.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Whether the card is in it.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.all().contains(card)
    }

    /// Takes out the i-th lowest card.
    #[inline]
    pub fn take_nth(&mut self, i: u32) -> Card {
        let low = self.0[0].count_ones();
        let card = if i < low {
            Card(nth_bit(self.0[0], i))
        } else {
            Card(64 + nth_bit(self.0[1], i - low))
        };
        self.remove(card);
        card
    }

    /// The cards, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        bits(self.0[0]).map(Card).chain(bits(self.0[1]).map(|bit| Card(64 + bit)))
    }
}

/// A set of star cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct StarSet(u64);

impl StarSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The same cards as a set of both decks.
    #[must_use]
    #[inline]
    pub const fn all(self) -> CardSet {
        CardSet([0, 0, self.0])
    }

    /// Puts the star card in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        if card.is_star() {
            self.0 |= 1 << (card.0 - FIRST_STAR);
        }
    }

    /// Takes the card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        if card.is_star() {
            self.0 &= !(1 << (card.0 - FIRST_STAR));
        }
    }

    /// The number of cards.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in it.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.all().contains(card)
    }

    /// Takes out the i-th lowest card.
    #[inline]
    pub fn take_nth(&mut self, i: u32) -> Card {
        let card = Card::star(nth_bit(self.0, i));
        self.remove(card);
        card
    }

    /// The cards, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        bits(self.0).map(Card::star)
    }
}

fn low_bits(count: usize) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}

#[inline]
fn bits(mut word: u64) -> impl Iterator<Item = u8> + Clone {
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

/// The place of the i-th lowest set bit: halves are skipped by their counts, then bits are peeled off.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "below 64")]
fn nth_bit(word: u64, i: u32) -> u8 {
    let (mut rest, mut left, mut shift) = (word, i, 0);
    for half in [32, 16, 8] {
        let low = (rest & ((1 << half) - 1)).count_ones();
        if left >= low {
            left -= low;
            rest >>= half;
            shift += half;
        }
    }
    for _ in 0..left {
        rest &= rest.wrapping_sub(1);
    }
    (shift + rest.trailing_zeros()) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_is_the_one_a_plain_loop_finds() {
        let mut word = 0x9E37_79B9_7F4A_7C15_u64;
        for _ in 0..200 {
            let mut next = || {
                word = word.wrapping_mul(0xD129_0D3B_3F3C_8A6D).rotate_left(17) | 1;
                word & word.rotate_left(29)
            };
            let set = CardSet([next(), next(), next()]);
            for (i, card) in set.iter().enumerate() {
                assert_eq!(set.nth(i), card);
                assert!(set.contains(card));
            }
            assert_eq!(set.iter().count(), set.len());
            assert!(set.nth(set.len()).is_none());
        }
    }

    #[test]
    fn no_card_is_in_no_set() {
        let mut set = CardSet::first(126, 36);
        assert_eq!(set.len(), 162);
        set.insert(Card::NONE);
        set.remove(Card::NONE);
        assert_eq!(set.len(), 162);
        assert!(!set.contains(Card::NONE));
        assert!(!Card::NONE.is_star());
    }
}
