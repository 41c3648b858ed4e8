//! Views, events and effects for programs. Each is defined once, as a Rust type that derives [`ToJson`]; its JSON, what
//! has changed of it, and its type ([`crate::schema`]) follow.

mod apply;
mod changes;
mod impls;
mod text;
mod write;

use crate::schema::{Schema, Types};
use crate::{Arg, Text};

pub use apply::apply_changes;
pub use backlot_derive::ToJson;
pub use changes::Changes;
pub use impls::{is_default, put_list};
pub use text::JsonText;
pub use write::put_string;
pub(crate) use write::write_list;

/// A value that programs see as JSON. Positions name things by small numbers and programs by readable ids, so the ids
/// come from a context: mostly the component set.
///
/// ```
/// use backlot_core::{JsonText, ToJson, json::changes_between};
///
/// #[derive(Clone, PartialEq, ToJson)]
/// struct Player {
///     seat: u8,
///     reels: u8,
///     #[json(optional)]
///     star: Option<u8>,
/// }
///
/// let before = Player { seat: 0, reels: 4, star: None };
/// assert_eq!(JsonText::new(&before, &()).as_str(), r#"{"seat":0,"reels":4}"#);
/// let after = Player { reels: 3, ..before.clone() };
/// assert_eq!(changes_between(&before, &after, &()), r#"[[["reels"],3]]"#);
/// ```
pub trait ToJson<C>: PartialEq + Sized {
    /// Whether the fields change one by one. A list of such values does so, too; every other list changes as a whole.
    const CHANGES_BY_FIELD: bool = false;

    /// Writes the value.
    fn write(&self, context: &C, out: &mut Vec<u8>);

    /// Writes what has changed since `before`.
    fn write_changes(&self, before: &Self, context: &C, changes: &mut Changes) {
        if self != before {
            changes.set(self, context);
        }
    }

    /// Returns the value as the argument of a message, if people can read it.
    fn arg(&self, _context: &C) -> Option<Arg> {
        None
    }

    /// Describes the type.
    fn schema(types: &mut Types) -> Schema;
}

/// An event that is told by the message of its kind, with its fields as arguments.
pub trait ToText<C> {
    /// Returns the message.
    fn to_text(&self, context: &C) -> Text;
}

/// Returns what must be set to come from one value to the other: a list of `[path, value]`, each to be done after the
/// one before it. `[path]` alone takes a field away; an index just behind the end of a list appends to it.
pub fn changes_between<C, T: ToJson<C>>(before: &T, after: &T, context: &C) -> String {
    let mut changes = Changes::new();
    after.write_changes(before, context, &mut changes);
    changes.into_text()
}

/// Writes a field of an object.
pub fn put_field<C>(name: &'static str, value: &impl ToJson<C>, context: &C, out: &mut Vec<u8>) {
    if out.last() != Some(&b'{') {
        out.push(b',');
    }
    out.push(b'"');
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
    value.write(context, out);
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[derive(Clone, PartialEq, ToJson)]
    struct Board {
        films: Vec<String>,
        #[json(optional)]
        star: Option<String>,
        cards: Vec<Card>,
        clock: Option<Clock>,
    }

    #[derive(Clone, PartialEq, ToJson)]
    struct Card {
        id: u8,
        reel: Option<u8>,
    }

    #[derive(Clone, PartialEq, ToJson)]
    struct Clock {
        left: u8,
    }

    #[derive(Clone, Copy, PartialEq, ToJson)]
    #[json(words)]
    enum Phase {
        Bidding(u8),
        Over,
    }

    fn board(films: &[&str], star: Option<&str>, cards: &[(u8, Option<u8>)]) -> Board {
        Board {
            films: films.iter().map(|&film| film.to_owned()).collect(),
            star: star.map(str::to_owned),
            cards: cards.iter().map(|&(id, reel)| Card { id, reel }).collect(),
            clock: Some(Clock { left: 3 }),
        }
    }

    fn between(before: &Board, after: &Board) -> String {
        changes_between(before, after, &())
    }

    fn value(board: &Board) -> Value {
        JsonText::new(board, &()).value()
    }

    #[test]
    fn what_is_the_same_is_not_told() {
        let one = board(&["a"], Some("b"), &[(1, None)]);
        assert_eq!(between(&one, &one.clone()), "[]");
    }

    #[test]
    fn fields_come_change_and_go() {
        let (with, without) = (board(&["a"], Some("b"), &[]), board(&["a"], None, &[]));
        assert_eq!(between(&without, &with), r#"[[["star"],"b"]]"#);
        assert_eq!(between(&with, &without), r#"[[["star"]]]"#);
        let other = board(&["a", "b"], Some("c"), &[]);
        assert_eq!(between(&with, &other), r#"[[["films"],["a","b"]],[["star"],"c"]]"#);
        let stopped = Board { clock: None, ..other.clone() };
        assert_eq!(between(&other, &stopped), r#"[[["clock"],null]]"#);
        assert_eq!(between(&stopped, &other), r#"[[["clock"],{"left":3}]]"#);
        let later = Board { clock: Some(Clock { left: 2 }), ..other.clone() };
        assert_eq!(between(&other, &later), r#"[[["clock","left"],2]]"#);
    }

    #[test]
    fn words_change_with_the_variant_alone() {
        #[derive(PartialEq, ToJson)]
        struct Game {
            phase: Phase,
        }
        let between =
            |before, after| changes_between(&Game { phase: before }, &Game { phase: after }, &());
        assert_eq!(between(Phase::Bidding(1), Phase::Bidding(2)), "[]");
        assert_eq!(between(Phase::Bidding(1), Phase::Over), r#"[[["phase"],"over"]]"#);
    }

    #[test]
    fn lists_change_grow_and_shrink() {
        let two = board(&[], None, &[(1, None), (2, Some(0))]);
        let placed = board(&[], None, &[(1, Some(3)), (2, None)]);
        assert_eq!(between(&two, &placed), r#"[[["cards",0,"reel"],3],[["cards",1,"reel"],null]]"#);
        let three = board(&[], None, &[(1, None), (2, Some(0)), (3, None)]);
        assert_eq!(between(&two, &three), r#"[[["cards",2],{"id":3,"reel":null}]]"#);
        let one = board(&[], None, &[(2, Some(0))]);
        assert_eq!(between(&two, &one), r#"[[["cards"],[{"id":2,"reel":0}]]]"#);
    }

    #[test]
    fn what_was_changed_can_be_changed_again() {
        let boards = [
            board(&[], None, &[]),
            board(&["a"], Some("b"), &[(1, None), (2, Some(0))]),
            board(&["a"], None, &[(1, Some(1)), (2, None)]),
            board(&["b"], Some("c"), &[(1, Some(1)), (2, None), (3, None)]),
        ];
        for before in &boards {
            for after in &boards {
                let changes = serde_json::from_str(&between(before, after)).unwrap();
                let mut board = value(before);
                apply_changes(&mut board, &changes).unwrap();
                assert_eq!(board, value(after));
            }
        }
    }
}
