//! Small ids and sets of them.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use crate::bits::nth_bit;
use crate::json::put_list;
use crate::schema::{Schema, Types};
use crate::{Arg, Text, ToJson};

/// A number below 64 that stands for one thing of a component set.
pub trait Id: Copy {
    /// Returns the id with this number.
    fn new(number: u8) -> Self;

    /// Returns its number: its place in the component set.
    fn number(self) -> u8;
}

/// A set of ids, as the bits of a word.
///
/// ```
/// use backlot_core::{Id, IdSet};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Film(u8);
///
/// impl Id for Film {
///     fn new(number: u8) -> Self { Self(number) }
///     fn number(self) -> u8 { self.0 }
/// }
///
/// let mut deck: IdSet<Film> = IdSet::first(5);
/// assert_eq!(deck.take_nth(2), Film(2));
/// assert_eq!(deck.iter().collect::<Vec<_>>(), [Film(0), Film(1), Film(3), Film(4)]);
/// ```
pub struct IdSet<T> {
    bits: u64,
    ids: PhantomData<fn() -> T>,
}

impl<T: Id> IdSet<T> {
    /// No id.
    pub const EMPTY: Self = Self::of_bits(0);

    const fn of_bits(bits: u64) -> Self {
        Self { bits, ids: PhantomData }
    }

    /// Returns the first `count` ids.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        Self::of_bits(if count >= 64 { u64::MAX } else { (1 << count) - 1 })
    }

    /// Returns whether the id is in the set.
    #[must_use]
    #[inline]
    pub fn contains(self, id: T) -> bool {
        self.bits >> id.number() & 1 == 1
    }

    /// Puts the id in.
    #[inline]
    pub fn insert(&mut self, id: T) {
        self.bits |= 1 << id.number();
    }

    /// Takes the id out.
    #[inline]
    pub fn remove(&mut self, id: T) {
        self.bits &= !(1 << id.number());
    }

    /// Takes out the i-th lowest id, which must exist.
    #[inline]
    pub fn take_nth(&mut self, i: u32) -> T {
        let id = T::new(nth_bit(self.bits, i));
        self.remove(id);
        id
    }

    /// Returns the ids in either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self::of_bits(self.bits | other.bits)
    }

    /// Returns the ids in both sets.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self::of_bits(self.bits & other.bits)
    }

    /// Returns the ids of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self::of_bits(self.bits & !other.bits)
    }

    /// Returns whether each id of this set, and no other, is in exactly one of the places: what
    /// [`audit`](crate::Game::audit) asks of cards.
    #[must_use]
    pub fn is_split_into(self, places: impl IntoIterator<Item = Self>) -> bool {
        let mut found = Self::EMPTY;
        let mut count = 0;
        for place in places {
            found = found.union(place);
            count += place.len();
        }
        found == self && count == self.len()
    }

    /// Returns the set as the bits of a word.
    #[must_use]
    #[inline]
    pub const fn to_bits(self) -> u64 {
        self.bits
    }

    /// Returns the number of ids.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Returns whether there is no id.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Returns the ids, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let number = u8::try_from(bits.trailing_zeros()).ok().filter(|_| bits != 0)?;
            bits &= bits - 1;
            Some(T::new(number))
        })
    }
}

impl<T: Id> FromIterator<T> for IdSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = Self::EMPTY;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

// By hand, as derives would ask the same of the ids.
impl<T> Clone for IdSet<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for IdSet<T> {}

impl<T: Id> Default for IdSet<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T> PartialEq for IdSet<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for IdSet<T> {}

impl<T> Hash for IdSet<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Id + fmt::Debug> fmt::Debug for IdSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<C, T: Id + ToJson<C>> ToJson<C> for IdSet<T> {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        put_list(self.iter(), context, out);
    }

    fn arg(&self, context: &C) -> Option<Arg> {
        let text = |arg| match arg {
            Arg::Text(text) => Some(text),
            Arg::Seat(seat) => Some(Text::seat(seat)),
            Arg::Number(number) => Some(Text::name(number.to_string())),
            Arg::Name(name) => Some(Text::name(name)),
            Arg::List(_) => None,
        };
        self.iter().map(|id| id.arg(context).and_then(text)).collect::<Option<_>>().map(Arg::List)
    }

    fn schema(types: &mut Types) -> Schema {
        Schema::list(T::schema(types))
    }
}

/// A set of one id, or of none.
impl<T: Id> From<Option<T>> for IdSet<T> {
    fn from(id: Option<T>) -> Self {
        id.into_iter().collect()
    }
}

/// Defines numbers in a range as ids, so that there are sets of them. In JSON, in messages and in notations they are
/// numbers.
///
/// ```
/// use backlot_core::{IdSet, Word};
///
/// backlot_core::numbers! {
///     /// A bid.
///     pub struct Bid: 1..=7;
/// }
/// assert_eq!(IdSet::<Bid>::first(2).iter().map(Bid::get).collect::<Vec<_>>(), [1, 2]);
/// assert_eq!(Bid::read(&(), "8"), Err("there is no 8 here: choose from 1 to 7".to_owned()));
/// ```
#[macro_export]
macro_rules! numbers {
    ($($(#[$about:meta])* pub struct $Id:ident: $least:literal..=$most:literal;)+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, $crate::ToJson)]
        pub struct $Id(u8);

        impl $Id {
            /// Returns the number.
            pub const fn get(self) -> u8 {
                self.0
            }
        }

        impl $crate::Id for $Id {
            fn new(number: u8) -> Self {
                Self(number + $least)
            }

            fn number(self) -> u8 {
                self.0 - $least
            }
        }

        impl<C> $crate::OneOfMany<C> for $Id {
            fn count(_: &C) -> usize {
                $most - $least + 1
            }

            fn place(&self, _: &C) -> usize {
                usize::from($crate::Id::number(*self))
            }

            fn nth(_: &C, place: usize) -> Self {
                Self($least + place as u8)
            }
        }

        impl<C> $crate::EncodeField<C> for $Id {
            fn encode(&self, name: &str, _: &$crate::Observer<'_, C>, row: &mut impl $crate::Columns) {
                row.number(|| name.to_owned(), self.0);
            }
        }

        impl<C> $crate::Word<C> for $Id {
            fn write(&self, components: &C, out: &mut String) {
                $crate::Word::write(&self.0, components, out);
            }

            fn read(components: &C, word: &str) -> Result<Self, String> {
                match <u8 as $crate::Word<C>>::read(components, word)? {
                    number @ $least..=$most => Ok(Self(number)),
                    number => Err(format!(
                        "there is no {number} here: choose from {} to {}", $least, $most
                    )),
                }
            }
        }
    )+};
}

/// Defines words that are printed on things or chosen, such as kinds of cards, as ids, so that there are sets of them.
/// They are read from component sets and written everywhere in kebab case.
///
/// ```
/// use backlot_core::{Id, IdSet, JsonText, Word};
///
/// backlot_core::words! {
///     /// What a guest does.
///     pub enum Kind { Actor, FilmCritic }
/// }
/// let all: IdSet<Kind> = IdSet::first(Kind::ALL.len());
/// assert_eq!(JsonText::new(&all, &()).as_str(), r#"["actor","film-critic"]"#);
/// assert_eq!(Kind::read(&(), "film-critic"), Ok(Kind::FilmCritic));
/// ```
#[macro_export]
macro_rules! words {
    ($($(#[$about:meta])* pub enum $Word:ident {
        $($(#[$word_about:meta])* $variant:ident),+ $(,)?
    })+) => {$(
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            $crate::ToJson, $crate::serde::Serialize, $crate::serde::Deserialize,
        )]
        #[serde(crate = "backlot_core::serde", rename_all = "kebab-case")]
        pub enum $Word {
            $(
                $(#[$word_about])*
                #[doc = concat!("`", stringify!($variant), "`")]
                $variant,
            )+
        }

        impl $Word {
            /// All of them, in their order.
            pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];
        }

        impl $crate::Id for $Word {
            fn new(number: u8) -> Self {
                Self::ALL[usize::from(number)]
            }

            fn number(self) -> u8 {
                self as u8
            }
        }

        impl<C> $crate::OneOfMany<C> for $Word {
            fn count(_: &C) -> usize {
                Self::ALL.len()
            }

            fn place(&self, _: &C) -> usize {
                *self as usize
            }

            fn nth(_: &C, place: usize) -> Self {
                Self::ALL[place]
            }
        }

        impl<C> $crate::EncodeField<C> for $Word {
            fn encode(&self, name: &str, _: &$crate::Observer<'_, C>, row: &mut impl $crate::Columns) {
                row.one_of(
                    |place| format!("{name} {:?}", Self::ALL[place]), Some(*self as usize), Self::ALL.len(),
                );
            }
        }

        impl<C> $crate::Word<C> for $Word {
            fn write(&self, components: &C, out: &mut String) {
                out.push_str($crate::JsonText::new(self, components).as_str().trim_matches('"'));
            }

            fn read(components: &C, word: &str) -> Result<Self, String> {
                let mut written = String::new();
                let found = Self::ALL.into_iter().find(|one| {
                    written.clear();
                    $crate::Word::write(one, components, &mut written);
                    written == word
                });
                found.ok_or_else(|| format!("there is no `{word}` here"))
            }
        }
    )+};
}
