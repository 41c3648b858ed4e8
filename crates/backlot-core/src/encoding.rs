//! Positions and actions as rows of numbers, for programs that learn.

use crate::{BySeat, Game, Id, IdSet, Sealed, Seat, SeatSet, Viewer};

/// A game whose views and actions can be put into numbers.
///
/// An **observation** is a row of numbers made from a [view](Game::view) and nothing else, so it can't tell what the view does not.
/// Seats are counted from the one that looks, to the left. An **index** is a number for an action. It may depend on the
/// position (the second card in hand), but only on what the seat knows.
///
/// Laws, checked by `backlot-testkit` as `encoding`: the legal actions of a seat have different indices below
/// [`action_count`](Encode::action_count); each row of a set-up has the same columns; and nothing here changes when
/// [`permute_hidden`](Game::permute_hidden) changes what the seat can't see.
///
/// Games made with [`playable!`](crate::playable) have this from their definitions.
pub trait Encode: Game {
    /// The version of rows and indices. It grows whenever a column or an index changes its meaning.
    const LAYOUT: u32 = 1;

    /// Returns the number of indices that actions can have with this set-up.
    fn action_count(setup: &Self::Setup) -> usize;

    /// Returns the name of what has this index.
    fn action_name(setup: &Self::Setup, index: usize) -> String;

    /// Returns the index of a legal action.
    fn action_index(&self, seat: Seat, action: Self::Action) -> usize;

    /// Writes the observation of a seat. The view is that seat's.
    fn encode(view: &Self::View, seat: Seat, row: &mut impl Columns);

    /// Writes what there is to know about a legal action of the seat.
    fn encode_action(view: &Self::View, seat: Seat, action: Self::Action, row: &mut impl Columns);
}

/// Takes the columns of a row, one after the other. Names are made only if somebody wants them.
///
/// Values are numbers of 16 bits: no number on a table is larger, and a row takes half the memory of floats, which is what limits
/// thousands of games at once.
pub trait Columns {
    /// Adds a column for each of the lowest `count` bits, which is at most 64.
    fn bits(&mut self, name: impl Fn(usize) -> String, bits: u64, count: usize);

    /// Adds a number.
    fn number(&mut self, name: impl FnOnce() -> String, value: impl Into<i16>);

    /// Adds numbers: quicker than one after the other.
    fn numbers<const N: usize>(&mut self, name: impl Fn(usize) -> String, values: &[i16; N]);

    /// Adds a count. One above 32,767 counts as that.
    fn count(&mut self, name: impl FnOnce() -> String, count: u32) {
        self.number(name, i16::try_from(count).unwrap_or(i16::MAX));
    }

    /// Adds a 1 if it is so, else a 0.
    fn flag(&mut self, name: impl FnOnce() -> String, is_so: bool) {
        self.number(name, u8::from(is_so));
    }

    /// Adds `count` columns, at most 64: a 1 for the one that it is, else 0.
    fn one_of(&mut self, name: impl Fn(usize) -> String, which: Option<usize>, count: usize) {
        let bits = which.filter(|&which| which < count).map_or(0, |which| 1 << which);
        self.bits(name, bits, count);
    }
}

/// The names of the columns of a row.
#[derive(Clone, Debug, Default)]
pub struct ColumnNames(pub Vec<String>);

impl Columns for ColumnNames {
    fn bits(&mut self, name: impl Fn(usize) -> String, _: u64, count: usize) {
        self.0.extend((0..count).map(name));
    }

    fn number(&mut self, name: impl FnOnce() -> String, _: impl Into<i16>) {
        self.0.push(name());
    }

    fn numbers<const N: usize>(&mut self, name: impl Fn(usize) -> String, _: &[i16; N]) {
        self.0.extend((0..N).map(name));
    }
}

/// The values of a row, written into room of the caller's.
#[derive(Debug)]
pub struct ColumnValues<'a> {
    row: &'a mut [i16],
    at: usize,
}

impl<'a> ColumnValues<'a> {
    /// Writes from the start of `row` on. Columns for which there is no room are left out.
    pub fn new(row: &'a mut [i16]) -> Self {
        Self { row, at: 0 }
    }

    /// Returns the number of values for which there is still room.
    #[must_use]
    pub fn room(&self) -> usize {
        self.row.len().saturating_sub(self.at)
    }
}

impl Columns for ColumnValues<'_> {
    #[inline]
    fn bits(&mut self, _: impl Fn(usize) -> String, bits: u64, count: usize) {
        // Always eight columns at once: those too many are written again by what follows. Bit by bit, or with the exact number, took
        // four times as long.
        let (start, bytes) = (self.at, bits.to_le_bytes());
        self.at += count;
        if let Some(columns) = self.row.get_mut(start..start + count.next_multiple_of(8)) {
            for (eight, byte) in columns.chunks_exact_mut(8).zip(bytes) {
                eight.copy_from_slice(&OF_BYTE[usize::from(byte)]);
            }
        } else {
            let rest = self.row.get_mut(start..).unwrap_or_default();
            let columns = bytes.iter().flat_map(|byte| &OF_BYTE[usize::from(*byte)]);
            rest.iter_mut().zip(columns).for_each(|(column, bit)| *column = *bit);
        }
    }

    #[inline]
    fn number(&mut self, _: impl FnOnce() -> String, value: impl Into<i16>) {
        if let Some(column) = self.row.get_mut(self.at) {
            *column = value.into();
        }
        self.at += 1;
    }

    #[inline]
    fn numbers<const N: usize>(&mut self, _: impl Fn(usize) -> String, values: &[i16; N]) {
        if let Some(columns) = self.row.get_mut(self.at..self.at + N) {
            columns.copy_from_slice(values);
        }
        self.at += N;
    }
}

/// The bits of each byte as numbers, the lowest first.
static OF_BYTE: [[i16; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][bit] = 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The seat for which a view is encoded, and what is in the box.
#[derive(Debug)]
pub struct Observer<'a, C> {
    /// The component set.
    pub components: &'a C,
    /// The seat that looks.
    pub seat: Seat,
    /// The number of seats.
    pub seats: usize,
}

impl<C> Observer<'_, C> {
    /// Returns how far to the left a seat is: 0 for the one that looks.
    #[must_use]
    #[inline]
    pub fn place_of(&self, seat: Seat) -> usize {
        (seat.index() + self.seats - self.seat.index()) % self.seats
    }

    /// Returns the seats, beginning with the one that looks.
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + use<C> {
        self.seat.clockwise(self.seats)
    }

    /// Returns the bits of a set of seats, beginning with the one that looks.
    #[must_use]
    pub fn turned(&self, set: SeatSet) -> u64 {
        set.iter().fold(0, |bits, seat| bits | 1 << self.place_of(seat))
    }
}

/// A field of a view that can be put into columns.
pub trait EncodeField<C> {
    /// Writes its columns, whose names begin with `name`.
    fn encode(&self, name: &str, observer: &Observer<'_, C>, row: &mut impl Columns);
}

/// A thing of a known number of things, such as an id.
pub trait OneOfMany<C>: Sized {
    /// Returns the number of things.
    fn count(components: &C) -> usize;

    /// Returns which of them it is, counted from 0.
    fn place(&self, components: &C) -> usize;

    /// Returns the thing with this place.
    fn nth(components: &C, place: usize) -> Self;
}

macro_rules! encode_numbers {
    ($($Number:ty),*) => {$(
        impl<C> EncodeField<C> for $Number {
            #[inline]
            fn encode(&self, name: &str, _: &Observer<'_, C>, row: &mut impl Columns) {
                row.number(|| name.to_owned(), *self);
            }
        }
    )*};
}
encode_numbers!(u8, i8, i16);

impl<C> EncodeField<C> for bool {
    fn encode(&self, name: &str, _: &Observer<'_, C>, row: &mut impl Columns) {
        row.flag(|| name.to_owned(), *self);
    }
}

impl<C> EncodeField<C> for Seat {
    fn encode(&self, name: &str, observer: &Observer<'_, C>, row: &mut impl Columns) {
        row.one_of(
            |place| format!("{name} {place}"),
            Some(observer.place_of(*self)),
            observer.seats,
        );
    }
}

impl<C> EncodeField<C> for SeatSet {
    fn encode(&self, name: &str, observer: &Observer<'_, C>, row: &mut impl Columns) {
        row.bits(|place| format!("{name} {place}"), observer.turned(*self), observer.seats);
    }
}

impl<C, T: OneOfMany<C>> EncodeField<C> for Option<T> {
    fn encode(&self, name: &str, observer: &Observer<'_, C>, row: &mut impl Columns) {
        let place = self.as_ref().map(|thing| thing.place(observer.components));
        row.one_of(|place| format!("{name} {place}"), place, T::count(observer.components));
    }
}

impl<C, T: Id + OneOfMany<C>> EncodeField<C> for IdSet<T> {
    fn encode(&self, name: &str, observer: &Observer<'_, C>, row: &mut impl Columns) {
        let count = T::count(observer.components);
        row.bits(|place| format!("{name} {place}"), self.to_bits(), count);
    }
}

impl<C, T: EncodeField<C>, const N: usize> EncodeField<C> for [T; N] {
    fn encode(&self, name: &str, observer: &Observer<'_, C>, row: &mut impl Columns) {
        for (place, one) in self.iter().enumerate() {
            one.encode(&format!("{name} {place}"), observer, row);
        }
    }
}

impl<C, T: EncodeField<C>, const N: usize> EncodeField<C> for BySeat<T, N> {
    fn encode(&self, name: &str, observer: &Observer<'_, C>, row: &mut impl Columns) {
        for (place, seat) in observer.clockwise().enumerate() {
            self[seat].encode(&format!("{name} of {place}"), observer, row);
        }
    }
}

/// Encodes which seats are asked, and the observer's own answer.
impl<C, A: Copy + OneOfMany<C>, const N: usize> EncodeField<C> for Sealed<A, N> {
    fn encode(&self, name: &str, observer: &Observer<'_, C>, row: &mut impl Columns) {
        self.asked().encode(&format!("{name} asked"), observer, row);
        self.seen_by(Viewer::Seat(observer.seat), observer.seat).encode(name, observer, row);
    }
}

impl<C> OneOfMany<C> for u8 {
    fn count(_: &C) -> usize {
        256
    }

    fn place(&self, _: &C) -> usize {
        usize::from(*self)
    }

    fn nth(_: &C, place: usize) -> Self {
        Self::try_from(place).unwrap_or(Self::MAX)
    }
}

impl<C> OneOfMany<C> for Seat {
    fn count(_: &C) -> usize {
        crate::MAX_SEATS
    }

    fn place(&self, _: &C) -> usize {
        self.index()
    }

    fn nth(_: &C, place: usize) -> Self {
        Self::new(place).unwrap_or(Self::from_bits(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_become_columns_in_their_order() {
        let bits = 0b1_0110_0101_u64;
        let mut row = [7; 14];
        let mut values = ColumnValues::new(&mut row);
        values.bits(|_| String::new(), bits, 9);
        values.number(String::new, 3u8);
        values.bits(|_| String::new(), 0b10, 2);
        assert_eq!(values.room(), 2);
        assert_eq!(row[..12], [1, 0, 1, 0, 0, 1, 1, 0, 1, 3, 0, 1]);
    }

    #[test]
    fn seats_are_counted_from_the_one_that_looks() {
        let [ada, ben, cleo] = [0, 1, 2].map(Seat::from_bits);
        let observer = Observer { components: &(), seat: ben, seats: 3 };
        assert_eq!([ben, cleo, ada].map(|seat| observer.place_of(seat)), [0, 1, 2]);
        assert_eq!(observer.turned(SeatSet::only(ada).with(ben)), 0b101);
    }
}
