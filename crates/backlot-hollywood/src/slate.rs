//! A slate: where a player's cards go in production.

use std::fmt;

use backlot_core::schema::{Schema, Types};
use backlot_core::{Seat, ToJson, json};

/// One of the up to three movies of a slate, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Film(pub(crate) u8);

/// Movies a player can make in a year (HW-P1).
pub(crate) const FILMS: usize = 3;

impl Film {
    /// The three films of a slate.
    pub const ALL: [Self; FILMS] = [Self(0), Self(1), Self(2)];

    /// Its place in arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people see, counted from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The film with the number people see.
    #[must_use]
    pub fn by_number(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|film| u32::from(film.number()) == number)
    }
}

impl<C> ToJson<C> for Film {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        self.number().write(context, out);
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Number
    }
}

/// The id of a film in views: no other film of the game has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FilmId {
    /// The year, counted from 0.
    pub year: u8,
    /// The producer.
    pub seat: Seat,
    /// Which film of the slate.
    pub film: Film,
}

impl fmt::Display for FilmId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { year, seat, film } = self;
        write!(f, "year-{}-seat-{}-film-{}", year + 1, seat.index(), film.number())
    }
}

impl<C> ToJson<C> for FilmId {
    fn write(&self, _: &C, out: &mut Vec<u8>) {
        json::put_string(&self.to_string(), out);
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Text
    }
}

/// Where a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ToJson)]
pub enum Place {
    /// Into no film.
    Aside,
    /// Into this film.
    Put(Film),
    /// To the common pile; its worthless script goes into this film (HW-P3).
    Trade(Film),
}

/// The most cards a player can hold in production: seven drafted and two star cards. Whoever plays an Agent
/// loses that card for the one received.
pub(crate) const MAX_HELD: usize = 9;

/// Where the cards of one player go, in ascending order of the cards held: one decision after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Slate {
    /// Three bits a card: aside, put 1 to 3, trade 1 to 3.
    places: u32,
    decided: u8,
    /// The player said `done`.
    pub(crate) done: bool,
}

impl Slate {
    /// The number of cards that have their place.
    #[must_use]
    #[inline]
    pub const fn decided(self) -> usize {
        self.decided as usize
    }

    /// Whether its player is done with it.
    #[must_use]
    pub const fn is_done(self) -> bool {
        self.done
    }

    /// Gives the next card its place.
    #[inline]
    pub fn decide(&mut self, place: Place) {
        let code = match place {
            Place::Aside => 0,
            Place::Put(film) => 1 + u32::from(film.0),
            Place::Trade(film) => 4 + u32::from(film.0),
        };
        self.places |= code << (3 * self.decided);
        self.decided += 1;
    }

    /// The place of the i-th card, if it is decided.
    #[must_use]
    #[inline]
    pub fn place(self, i: usize) -> Option<Place> {
        if i >= self.decided() {
            return None;
        }
        let code = (self.places >> (3 * i) & 7) as u8;
        Some(match code {
            0 => Place::Aside,
            1..=3 => Place::Put(Film(code - 1)),
            _ => Place::Trade(Film((code - 4).min(2))),
        })
    }

    /// All places decided so far.
    pub fn places(self) -> impl Iterator<Item = Place> {
        (0..self.decided()).filter_map(move |i| self.place(i))
    }

    /// Whether both slates of the same cards make the same heaps (HW-P4): films have no order, and it does not
    /// matter which card paid for a worthless script.
    #[must_use]
    pub fn has_heaps_of(self, other: Self) -> bool {
        self.heaps() == other.heaps()
    }

    /// The cards put into each film, by their places among the cards held, and its worthless scripts; in no order of
    /// the films.
    fn heaps(self) -> [(u16, u8); FILMS] {
        let mut heaps = [(0, 0); FILMS];
        for (i, place) in self.places().enumerate() {
            match place {
                Place::Aside => {}
                Place::Put(film) => heaps[film.index()].0 |= 1 << i,
                Place::Trade(film) => heaps[film.index()].1 += 1,
            }
        }
        heaps.sort_unstable();
        heaps
    }
}

const _: () = assert!(3 * MAX_HELD <= 32);
