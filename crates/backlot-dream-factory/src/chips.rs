//! Chips, screenplays and sets of them as small numbers.

use std::num::NonZeroU8;

use backlot_core::ToJson;
use backlot_core::bits::nth_bit;
use backlot_core::json::put_string;
use backlot_core::schema::{Schema, Types};

use crate::Components;

/// A chip by its number in the component set. An `Option` of it takes one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chip(NonZeroU8);

/// A screenplay by its number in the component set. An `Option` of it takes one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Screenplay(NonZeroU8);

impl Chip {
    /// The chip with this number, counted from 0.
    #[must_use]
    #[inline]
    pub const fn new(number: u8) -> Self {
        Self(NonZeroU8::MIN.saturating_add(number))
    }

    /// Its place in arrays, counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl Screenplay {
    /// The screenplay with this number, counted from 0.
    #[must_use]
    #[inline]
    pub const fn new(number: u8) -> Self {
        Self(NonZeroU8::MIN.saturating_add(number))
    }

    /// Its place in arrays, counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// What a chip is when it comes to placing it. Top directors are directors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ToJson)]
pub enum Kind {
    /// A director.
    Director,
    /// An actor.
    Actor,
    /// A camera crew.
    Camera,
    /// Music.
    Music,
    /// Special effects.
    Effects,
    /// An agency: a joker (DF-C5).
    Agency,
    /// A guest star (DF-C6).
    GuestStar,
}

impl Kind {
    /// How many kinds there are.
    pub(crate) const COUNT: usize = 7;
    pub(crate) const ALL: [Self; Self::COUNT] = [
        Self::Director,
        Self::Actor,
        Self::Camera,
        Self::Music,
        Self::Effects,
        Self::Agency,
        Self::GuestStar,
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Director => "director",
            Self::Actor => "actor",
            Self::Camera => "camera",
            Self::Music => "music",
            Self::Effects => "effects",
            Self::Agency => "agency",
            Self::GuestStar => "guest-star",
        }
    }

    /// Actors and guest stars count for the order at parties (DF-P2).
    #[must_use]
    #[inline]
    pub const fn counts_at_parties(self) -> bool {
        matches!(self, Self::Actor | Self::GuestStar)
    }
}

/// What is printed on a space other than the guest star's (DF-C2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ToJson)]
#[json(untagged)]
pub enum SpaceKind {
    /// For one kind of chip: a director, an actor, a camera, music or effects.
    Of(Kind),
    /// Blank: takes an actor, camera, music or effects chip (DF-C4).
    Blank,
}

impl SpaceKind {
    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Of(kind) => kind.id(),
            Self::Blank => "blank",
        }
    }

    /// The space kind with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        match id {
            "blank" => Some(Self::Blank),
            "director" => Some(Self::Of(Kind::Director)),
            "actor" => Some(Self::Of(Kind::Actor)),
            "camera" => Some(Self::Of(Kind::Camera)),
            "music" => Some(Self::Of(Kind::Music)),
            "effects" => Some(Self::Of(Kind::Effects)),
            _ => None,
        }
    }

    /// Whether an empty space of this kind takes the chip (DF-C3 to DF-C6).
    #[must_use]
    pub fn takes(self, chip: Kind) -> bool {
        match self {
            Self::Of(kind) => chip == kind || chip == Kind::Agency,
            Self::Blank => !matches!(chip, Kind::Director | Kind::GuestStar),
        }
    }
}

/// The most spaces a screenplay can have, the guest star's apart.
pub(crate) const MAX_PRINTED: usize = 6;
/// The most spaces a screenplay can have.
pub(crate) const MAX_SPACES: usize = MAX_PRINTED + 1;

/// A space of a screenplay, counted from 0 in printed order; the guest star's is always the last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

impl Space {
    /// The guest star's space.
    #[expect(clippy::cast_possible_truncation, reason = "a small number")]
    pub const GUEST: Self = Self(MAX_PRINTED as u8);

    /// Its place in arrays.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people see, counted from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl<C> ToJson<C> for Space {
    fn write(&self, _: &C, out: &mut Vec<u8>) {
        put_string(&Components::space_text(*self), out);
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Text
    }
}

/// The three genres. The words for them differ by edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ToJson)]
pub enum Genre {
    /// Adventure (2000) or action (2009).
    Adventure,
    /// Drama.
    Drama,
    /// Entertainment (2000) or comedy (2009).
    Entertainment,
}

impl Genre {
    /// Every genre.
    pub const ALL: [Self; 3] = [Self::Adventure, Self::Drama, Self::Entertainment];

    /// The stable id, the same in both editions.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Adventure => "adventure",
            Self::Drama => "drama",
            Self::Entertainment => "entertainment",
        }
    }
}

/// A set of chips.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ChipSet(pub u128);

impl ChipSet {
    /// No chip.
    pub const EMPTY: Self = Self(0);

    /// The first `count` chips.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        Self(if count >= 128 { u128::MAX } else { (1 << count) - 1 })
    }

    /// Just this chip.
    #[must_use]
    #[inline]
    pub const fn only(chip: Chip) -> Self {
        Self(1 << chip.index())
    }

    /// Whether the chip is in it.
    #[must_use]
    #[inline]
    pub const fn contains(self, chip: Chip) -> bool {
        self.0 >> chip.index() & 1 == 1
    }

    /// Puts the chip in.
    #[inline]
    pub const fn insert(&mut self, chip: Chip) {
        self.0 |= 1 << chip.index();
    }

    /// Takes the chip out.
    #[inline]
    pub const fn remove(&mut self, chip: Chip) {
        self.0 &= !(1 << chip.index());
    }

    /// The chips in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The chips in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The chips not in the other set.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many chips.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no chip.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The i-th lowest chip.
    #[must_use]
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the two halves")]
    pub fn nth(self, i: u32) -> Chip {
        let low = self.0 as u64;
        let in_low = low.count_ones();
        if i < in_low {
            Chip::new(nth_bit(low, i))
        } else {
            Chip::new(64 + nth_bit((self.0 >> 64) as u64, i - in_low))
        }
    }

    /// The chips, ascending.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "below 128")]
    pub fn iter(self) -> impl Iterator<Item = Chip> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let chip = Chip::new(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(chip)
        })
    }
}

impl FromIterator<Chip> for ChipSet {
    fn from_iter<I: IntoIterator<Item = Chip>>(chips: I) -> Self {
        chips.into_iter().fold(Self::EMPTY, |set, chip| set.or(Self::only(chip)))
    }
}

/// A set of screenplays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ScreenplaySet(pub u32);

impl ScreenplaySet {
    /// No screenplay.
    pub const EMPTY: Self = Self(0);

    /// Whether the screenplay is in it.
    #[must_use]
    #[inline]
    pub const fn contains(self, screenplay: Screenplay) -> bool {
        self.0 >> screenplay.index() & 1 == 1
    }

    /// Puts the screenplay in.
    #[inline]
    pub const fn insert(&mut self, screenplay: Screenplay) {
        self.0 |= 1 << screenplay.index();
    }

    /// Takes the screenplay out.
    #[inline]
    pub const fn remove(&mut self, screenplay: Screenplay) {
        self.0 &= !(1 << screenplay.index());
    }

    /// The screenplays in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The screenplays not in the other set.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many screenplays.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no screenplay.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The i-th lowest screenplay.
    #[must_use]
    pub fn nth(self, i: u32) -> Screenplay {
        Screenplay::new(nth_bit(u64::from(self.0), i))
    }

    /// The screenplays, ascending.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "below 32")]
    pub fn iter(self) -> impl Iterator<Item = Screenplay> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let screenplay = Screenplay::new(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(screenplay)
        })
    }
}

impl FromIterator<Screenplay> for ScreenplaySet {
    fn from_iter<I: IntoIterator<Item = Screenplay>>(screenplays: I) -> Self {
        let mut set = Self::EMPTY;
        for screenplay in screenplays {
            set.insert(screenplay);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_chip_is_the_one_a_plain_loop_finds() {
        let mut word = 0x9E37_79B9_7F4A_7C15_D129_0D3B_3F3C_8A6D_u128;
        for _ in 0..200 {
            word = word.wrapping_mul(0xD129_0D3B_3F3C_8A6D_9E37_79B9_7F4A_7C15).rotate_left(37) | 1;
            let set = ChipSet(word);
            for (i, chip) in set.iter().enumerate() {
                assert_eq!(set.nth(u32::try_from(i).unwrap()), chip);
            }
        }
    }

    #[test]
    fn an_optional_chip_takes_one_byte() {
        assert_eq!(size_of::<Option<Chip>>(), 1);
        assert_eq!(size_of::<Option<Screenplay>>(), 1);
        assert_eq!(Chip::new(92).index(), 92);
    }
}
