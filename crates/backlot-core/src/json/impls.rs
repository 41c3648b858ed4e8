//! [`ToJson`] of what every game uses.

use arrayvec::ArrayVec;

use super::{Changes, ToJson, put_string};
use crate::schema::{Schema, Types};
use crate::{Arg, Seat, SeatSet, Viewer};

/// Returns whether a value is the default of its type, so that an optional field is left out.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl<C> ToJson<C> for $number {
            fn write(&self, _: &C, out: &mut Vec<u8>) {
                out.extend_from_slice(itoa::Buffer::new().format(*self).as_bytes());
            }

            fn arg(&self, _: &C) -> Option<Arg> {
                i64::try_from(*self).ok().map(Arg::Number)
            }

            fn schema(_: &mut Types) -> Schema {
                Schema::Number
            }
        }
    )+};
}

numbers!(u8, u16, u32, usize, i8, i16, i32);

/// Nothing to say.
impl<C> ToJson<C> for () {
    fn write(&self, _: &C, out: &mut Vec<u8>) {
        out.extend_from_slice(b"null");
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Null
    }
}

impl<C> ToJson<C> for bool {
    fn write(&self, _: &C, out: &mut Vec<u8>) {
        out.extend_from_slice(if *self { b"true" } else { b"false" });
    }

    fn arg(&self, _: &C) -> Option<Arg> {
        Some(Arg::from(if *self { "yes" } else { "no" }))
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Boolean
    }
}

macro_rules! texts {
    ($($text:ty),+) => {$(
        impl<C> ToJson<C> for $text {
            fn write(&self, _: &C, out: &mut Vec<u8>) {
                put_string(self, out);
            }

            fn arg(&self, _: &C) -> Option<Arg> {
                Some(Arg::Name(self.to_string()))
            }

            fn schema(_: &mut Types) -> Schema {
                Schema::Text
            }
        }
    )+};
}

texts!(String, &str);

impl<C> ToJson<C> for Seat {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        self.bits().write(context, out);
    }

    fn arg(&self, _: &C) -> Option<Arg> {
        Some(Arg::Seat(*self))
    }

    fn schema(types: &mut Types) -> Schema {
        types.alias("Seat", "A seat, counted from 0.", Schema::Number)
    }
}

impl<C> ToJson<C> for SeatSet {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        put_list(self.iter(), context, out);
    }

    fn arg(&self, _: &C) -> Option<Arg> {
        Some(Arg::List(self.iter().map(crate::Text::seat).collect()))
    }

    fn schema(types: &mut Types) -> Schema {
        Schema::list(<Seat as ToJson<C>>::schema(types))
    }
}

impl<C> ToJson<C> for Viewer {
    fn write(&self, _: &C, out: &mut Vec<u8>) {
        put_string(&self.to_string(), out);
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Text
    }
}

impl<C, T: ToJson<C>> ToJson<C> for Option<T> {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        match self {
            Some(value) => value.write(context, out),
            None => out.extend_from_slice(b"null"),
        }
    }

    fn write_changes(&self, before: &Self, context: &C, changes: &mut Changes) {
        match (before, self) {
            (Some(before), Some(after)) => after.write_changes(before, context, changes),
            (None, None) => {}
            _ => changes.set(self, context),
        }
    }

    fn arg(&self, context: &C) -> Option<Arg> {
        self.as_ref().and_then(|value| value.arg(context))
    }

    fn schema(types: &mut Types) -> Schema {
        Schema::Nullable(Box::new(T::schema(types)))
    }
}

/// Writes a list.
pub fn put_list<C>(items: impl IntoIterator<Item: ToJson<C>>, context: &C, out: &mut Vec<u8>) {
    out.push(b'[');
    for (number, item) in items.into_iter().enumerate() {
        if number > 0 {
            out.push(b',');
        }
        item.write(context, out);
    }
    out.push(b']');
}

impl<C, T: ToJson<C>> ToJson<C> for &T {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        T::write(self, context, out);
    }

    fn arg(&self, context: &C) -> Option<Arg> {
        T::arg(self, context)
    }

    fn schema(types: &mut Types) -> Schema {
        T::schema(types)
    }
}

impl<C, T: ToJson<C>> ToJson<C> for Vec<T> {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        put_list(self, context, out);
    }

    fn write_changes(&self, before: &Self, context: &C, changes: &mut Changes) {
        changes.compare_list(before, self, context);
    }

    fn schema(types: &mut Types) -> Schema {
        Schema::list(T::schema(types))
    }
}

impl<C, T: ToJson<C>, const N: usize> ToJson<C> for ArrayVec<T, N> {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        put_list(self, context, out);
    }

    fn write_changes(&self, before: &Self, context: &C, changes: &mut Changes) {
        changes.compare_list(before, self, context);
    }

    fn schema(types: &mut Types) -> Schema {
        Schema::list(T::schema(types))
    }
}

/// Writes small ids as the readable ids of a component set, and sets of them as lists. Messages get the id, or the name that
/// the method after `called` returns.
///
/// ```ignore
/// json_ids! { Components { Card => card_id, Genre => genre_id } sets { FilmSet of Card } }
/// ```
#[macro_export]
macro_rules! json_ids {
    (
        $components:ty { $($id:ty => $readable:ident $(called $name:ident)?),+ $(,)? }
        sets { $($set:ident of $item:ty),* $(,)? }
    ) => {
        $(impl $crate::ToJson<$components> for $id {
            fn write(&self, components: &$components, out: &mut Vec<u8>) {
                $crate::json::put_string(components.$readable(*self), out);
            }

            fn arg(&self, components: &$components) -> Option<$crate::Arg> {
                let name = components.$readable(*self);
                $(let name = components.$name(*self);)?
                Some($crate::Arg::from(name))
            }

            fn schema(_: &mut $crate::schema::Types) -> $crate::schema::Schema {
                $crate::schema::Schema::Text
            }
        })+
        $(impl $crate::ToJson<$components> for $set {
            fn write(&self, components: &$components, out: &mut Vec<u8>) {
                $crate::json::put_list(self.iter(), components, out);
            }

            fn schema(types: &mut $crate::schema::Types) -> $crate::schema::Schema {
                $crate::schema::Schema::list(
                    <$item as $crate::ToJson<$components>>::schema(types),
                )
            }
        })*
    };
}
