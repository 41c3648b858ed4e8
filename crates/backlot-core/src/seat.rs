//! Who is who: seats, sets of seats, one thing per seat, and viewers.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// No game here seats more than this.
pub const MAX_SEATS: usize = 6;
const LAST_SEAT: u8 = 5;

/// A place in the game, counted from 0 in code and JSON and from 1 (`p1`) in notations and texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0, if there can be such a seat.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS {
            #[expect(clippy::cast_possible_truncation, reason = "below MAX_SEATS")]
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The seat that packed state holds in its low bits; anything too large becomes the last seat.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        if (bits as usize) < MAX_SEATS { Self(bits) } else { Self(LAST_SEAT) }
    }

    /// The index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat as a small number, for packed state.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The number people see, counted from 1.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The next seat clockwise (to the left) at a table of `seats`.
    #[must_use]
    pub const fn left(self, seats: usize) -> Self {
        if self.0 as usize + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// The seats of a table of `seats`, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        #[expect(clippy::cast_possible_truncation, reason = "at most MAX_SEATS")]
        let end = seats.min(MAX_SEATS) as u8;
        (0..end).map(Self)
    }

    /// The seats of a table of `seats`, clockwise, starting with this one.
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Self> {
        let mut next = self;
        (0..seats).map(move |_| {
            let seat = next;
            next = next.left(seats);
            seat
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.number())
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.strip_prefix('p')
            .and_then(|digits| digits.parse::<usize>().ok())
            .and_then(|number| number.checked_sub(1))
            .and_then(Self::new)
            .ok_or_else(|| format!("`{text}` is not a seat: write p1 to p{MAX_SEATS}"))
    }
}

impl serde::Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> serde::Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = usize::deserialize(deserializer)?;
        Self::new(index).ok_or_else(|| {
            serde::de::Error::custom(format!("a seat is a number from 0 to {LAST_SEAT}"))
        })
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// All seats of a table of `seats`.
    #[must_use]
    pub const fn all(seats: usize) -> Self {
        Self(if seats < MAX_SEATS { (1 << seats) - 1 } else { (1 << MAX_SEATS) - 1 })
    }

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Puts the seat into the set.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes the seat out of the set.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set with this seat, too.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Seats in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Seats in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether nobody is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat in it.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        #[expect(clippy::cast_possible_truncation, reason = "a u8 has at most 8 zeros")]
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in it, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest.remove(seat);
            Some(seat)
        })
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nobody");
        }
        for (i, seat) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{seat}")?;
        }
        Ok(())
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl serde::Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One thing per seat, without heap. `N` is the most seats the game allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize = MAX_SEATS>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// One thing per seat, made by the function.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|i| make(Seat::from_bits(u8::try_from(i).unwrap_or(u8::MAX)))))
    }

    /// The things of the first `seats` seats.
    #[must_use]
    pub fn taken(&self, seats: usize) -> &[T] {
        &self.0[..seats.min(N)]
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who looks on. Never an optional seat: leaving it out must not mean "sees everything".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody who sits at the table.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
    /// Tests, records and analysis after the end: sees all that lies anywhere.
    Omniscient,
}

impl Viewer {
    /// Whether this viewer may see what only `seat` may see.
    #[must_use]
    pub fn may_see(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Omniscient => true,
        }
    }

    /// The seat that looks, if it is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::Omniscient => None,
        }
    }

    /// Every viewer of a table of `seats`.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator, Self::Omniscient])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "seat:{}", seat.index()),
            Self::Spectator => f.write_str("spectator"),
            Self::Omniscient => f.write_str("omniscient"),
        }
    }
}

impl FromStr for Viewer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "spectator" => return Ok(Self::Spectator),
            "omniscient" => return Ok(Self::Omniscient),
            _ => {}
        }
        text.strip_prefix("seat:")
            .and_then(|digits| digits.parse::<usize>().ok())
            .and_then(Seat::new)
            .map(Self::Seat)
            .ok_or_else(|| {
                format!("`{text}` is not a viewer: write seat:0, spectator or omniscient")
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_around() {
        let order: Vec<_> = Seat(2).clockwise(4).map(Seat::number).collect();
        assert_eq!(order, [3, 4, 1, 2]);
    }

    #[test]
    fn seat_sets_list_their_seats_in_order() {
        let set: SeatSet = [Seat(3), Seat(0)].into_iter().collect();
        assert_eq!(set.to_string(), "p1 p4");
        assert_eq!(SeatSet::all(6).len(), 6);
        assert_eq!(set.without(Seat(0)).first(), Some(Seat(3)));
    }

    #[test]
    fn seats_and_viewers_are_parsed_at_the_border() {
        assert_eq!("p3".parse(), Ok(Seat(2)));
        assert!("p0".parse::<Seat>().is_err());
        assert!("p7".parse::<Seat>().is_err());
        assert_eq!("seat:1".parse(), Ok(Viewer::Seat(Seat(1))));
        assert!("seat:6".parse::<Viewer>().is_err());
    }
}
