//! Cards and sets of cards as small numbers.

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

    /// The numbers of the stars, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
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

/// One in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The place of the i-th lowest set bit; there must be one. Counts the bits of all bytes at once, finds the
/// byte by comparing their running sums, and looks the rest up: a loop over the bits made dealing 44 % of
/// all instructions of a random game.
#[inline]
pub(crate) fn nth_bit(word: u64, i: u32) -> u8 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    // Byte k of `sums` counts the bits of bytes 0 to k.
    let sums = bytes.wrapping_mul(ONES);
    // The high bit of byte k is set where that sum is at most i: such bytes lie below the one we look for.
    let below = ((u64::from(i).wrapping_mul(ONES) | ONES << 7).wrapping_sub(sums) >> 7) & ONES;
    let shift = (below.wrapping_mul(ONES) >> 56) * 8;
    let before = (sums << 8 >> shift) & 0xFF;
    let byte = (word >> shift) & 0xFF;
    let rank = (u64::from(i) - before) & 7;
    #[expect(clippy::cast_possible_truncation, reason = "below 64")]
    let shift = shift as u8;
    #[expect(clippy::cast_possible_truncation, reason = "below 2048")]
    let place = (rank << 8 | byte) as usize;
    shift + IN_BYTE[place]
}

/// The place of the r-th lowest bit of byte b, at r × 256 + b.
static IN_BYTE: [u8; 8 * 256] = {
    let mut table = [0; 8 * 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut rank) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[rank << 8 | byte] = bit;
                rank += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_the_one_a_plain_loop_finds() {
        let mut word = 0x9E37_79B9_7F4A_7C15_u64;
        for _ in 0..200 {
            word = word.wrapping_mul(0xD129_0D3B_3F3C_8A6D).rotate_left(17) | 1;
            for (i, number) in bits(word).enumerate() {
                assert_eq!(nth_bit(word, u32::try_from(i).unwrap()), number);
            }
        }
    }
}
