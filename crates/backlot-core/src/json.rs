//! JSON that is written piece by piece and remembers where its pieces are: two of the same kind can be compared without
//! being read again.

mod apply;
mod text;
mod write;

use serde::Serialize;

pub use apply::apply_changes;
pub use text::{JsonText, TextFields};
pub(crate) use write::{write_list, write_string};

/// Usual sizes, so that buffers need not grow.
const USUAL_TEXT: usize = 2048;
const USUAL_PIECES: usize = 128;
const USUAL_PATH: usize = 64;
const USUAL_CHANGES: usize = 512;

/// A JSON object, with the places of what is in it.
///
/// ```
/// use backlot_core::Json;
/// let table = |reels: u8| Json::object(|table| {
///     table.put("round", &1);
///     table.objects("players", [0, 1], |player, seat| {
///         player.put("seat", &seat);
///         player.put("reels", if seat == 0 { &reels } else { &4 });
///     });
/// });
/// assert_eq!(table(4).text(), r#"{"round":1,"players":[{"seat":0,"reels":4},{"seat":1,"reels":4}]}"#);
/// assert_eq!(table(4).changes(&table(3)), r#"[[["players",0,"reels"],3]]"#);
/// ```
#[derive(Clone, Debug)]
pub struct Json {
    text: Vec<u8>,
    /// In the order of the text: first a piece, then what is in it.
    pieces: Vec<Piece>,
}

/// A value in the text.
#[derive(Clone, Copy, Debug)]
struct Piece {
    kind: Kind,
    /// Its name in an object.
    name: &'static str,
    start: u32,
    end: u32,
    /// The number of the first piece behind it that is not in it.
    next: u32,
}

impl Piece {
    /// Names are mostly the very same text in the program, which need not be read.
    fn has_name_of(&self, other: Self) -> bool {
        std::ptr::eq(self.name, other.name) || self.name == other.name
    }
}

/// Places in texts and among pieces are kept small: a view has some kilobytes.
fn small(place: usize) -> u32 {
    u32::try_from(place).expect("no view has 4 GB")
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Object,
    List,
    /// Compared as a whole.
    Leaf,
    /// Left out, because it is the same in what this is compared with.
    Same,
}

/// The fields of an object that is being written. Names must differ, and come in the same order every time.
pub struct Fields<'a>(&'a mut Json);

impl Json {
    /// An object with these fields.
    #[must_use]
    pub fn object(write: impl FnOnce(&mut Fields<'_>)) -> Self {
        let mut json =
            Self { text: Vec::with_capacity(USUAL_TEXT), pieces: Vec::with_capacity(USUAL_PIECES) };
        json.write_object("", write);
        json
    }

    /// The whole object as text.
    #[must_use]
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.text).expect("JSON is text")
    }

    /// The whole object as text.
    #[must_use]
    pub fn into_text(self) -> String {
        String::from_utf8(self.text).expect("JSON is text")
    }

    /// What must be set to come from this object to the other: a list of `[path, value]`, each to be done after
    /// the one before it. `[path]` alone takes a field away; an index just behind the end of a list appends to it.
    #[must_use]
    pub fn changes(&self, after: &Self) -> String {
        let mut comparison = Comparison {
            before: self,
            after,
            path: Vec::with_capacity(USUAL_PATH),
            out: Vec::with_capacity(USUAL_CHANGES),
        };
        comparison.out.push(b'[');
        comparison.compare(0, 0);
        comparison.out.push(b']');
        String::from_utf8(comparison.out).expect("JSON is text")
    }

    fn piece(&mut self, name: &'static str, kind: Kind, write: impl FnOnce(&mut Self)) {
        let (place, start) = (self.pieces.len(), small(self.text.len()));
        self.pieces.push(Piece { kind, name, start, end: start, next: start });
        write(self);
        let (end, next) = (small(self.text.len()), small(self.pieces.len()));
        let piece = &mut self.pieces[place];
        piece.end = end;
        piece.next = next;
    }

    fn comma(&mut self) {
        if !matches!(self.text.last(), None | Some(b'{' | b'[' | b':')) {
            self.text.push(b',');
        }
    }

    fn write_object(&mut self, name: &'static str, write: impl FnOnce(&mut Fields<'_>)) {
        self.piece(name, Kind::Object, |json| {
            json.text.push(b'{');
            write(&mut Fields(json));
            json.text.push(b'}');
        });
    }

    fn value_of(&self, piece: Piece) -> &[u8] {
        &self.text[piece.start as usize..piece.end as usize]
    }

    /// Whether nothing of it is left out.
    fn is_whole(&self, piece: Piece) -> bool {
        let within = |other: &Piece| (piece.start..piece.end).contains(&other.start);
        !self.pieces.iter().any(|other| other.kind == Kind::Same && within(other))
    }

    /// The pieces directly in this one, with their numbers.
    fn inside(&self, number: usize) -> impl Iterator<Item = (usize, Piece)> {
        let end = self.pieces[number].next as usize;
        let first = (number + 1 < end).then_some(number + 1);
        std::iter::successors(first, move |&at| {
            Some(self.pieces[at].next as usize).filter(|&next| next < end)
        })
        .map(|at| (at, self.pieces[at]))
    }
}

impl Fields<'_> {
    /// A field that is left out, because it is the same in the object that this one is compared with, where it is left
    /// out as well.
    pub fn same(&mut self, name: &'static str) {
        self.0.piece(name, Kind::Same, |_| ());
    }

    fn name(&mut self, name: &'static str) {
        let Json { text, .. } = &mut *self.0;
        if text.last() != Some(&b'{') {
            text.push(b',');
        }
        text.push(b'"');
        text.extend_from_slice(name.as_bytes());
        text.extend_from_slice(b"\":");
    }

    /// A value that changes as a whole.
    pub fn put(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) {
        self.name(name);
        self.0.piece(name, Kind::Leaf, |json| {
            serde_json::to_writer(&mut json.text, value).expect("views have only text keys");
        });
    }

    /// A list that changes as a whole.
    pub fn all(&mut self, name: &'static str, values: impl IntoIterator<Item = impl Serialize>) {
        self.name(name);
        self.0.piece(name, Kind::Leaf, |json| {
            json.text.push(b'[');
            for value in values {
                json.comma();
                serde_json::to_writer(&mut json.text, &value).expect("views have only text keys");
            }
            json.text.push(b']');
        });
    }

    /// An object whose fields change one by one.
    pub fn object(&mut self, name: &'static str, write: impl FnOnce(&mut Fields<'_>)) {
        self.name(name);
        self.0.write_object(name, write);
    }

    /// A list of objects whose fields change one by one, and that always has the same length. Those that are the same
    /// in what this is compared with are left out.
    pub fn objects_but<T>(
        &mut self,
        name: &'static str,
        items: impl IntoIterator<Item = T>,
        is_same: impl Fn(&T) -> bool,
        mut write: impl FnMut(&mut Fields<'_>, T),
    ) {
        self.name(name);
        self.0.piece(name, Kind::List, |json| {
            json.text.push(b'[');
            for item in items {
                if is_same(&item) {
                    json.piece("", Kind::Same, |_| ());
                } else {
                    json.comma();
                    json.write_object("", |fields| write(fields, item));
                }
            }
            json.text.push(b']');
        });
    }

    /// A list of objects whose fields change one by one.
    pub fn objects<T>(
        &mut self,
        name: &'static str,
        items: impl IntoIterator<Item = T>,
        write: impl FnMut(&mut Fields<'_>, T),
    ) {
        self.objects_but(name, items, |_| false, write);
    }
}

struct Comparison<'a> {
    before: &'a Json,
    after: &'a Json,
    /// Where we are, as the inside of a JSON list.
    path: Vec<u8>,
    out: Vec<u8>,
}

impl Comparison<'_> {
    /// Whether two values are the same. What is left out is left out in both.
    fn are_equal(&self, was: Piece, is: Piece) -> bool {
        self.before.value_of(was) == self.after.value_of(is)
    }

    /// Tells how two values differ.
    fn compare(&mut self, old: usize, new: usize) {
        let (before, after) = (self.before, self.after);
        let (was, is) = (before.pieces[old], after.pieces[new]);
        match (was.kind, is.kind) {
            (Kind::Object, Kind::Object) => self.compare_fields(old, new),
            (Kind::List, Kind::List) => {
                let kept = before.inside(old).zip(after.inside(new));
                let lengths = (before.inside(old).count(), after.inside(new).count());
                if lengths.0 == lengths.1 {
                    for (index, ((old, was), (new, is))) in kept.enumerate() {
                        if !self.are_equal(was, is) {
                            self.within(&index, |this| this.compare(old, new));
                        }
                    }
                } else if lengths.0 < lengths.1 && { kept }
                    .all(|((_, was), (_, is))| before.value_of(was) == after.value_of(is))
                {
                    for (index, (_, piece)) in after.inside(new).enumerate().skip(lengths.0) {
                        self.within(&index, |this| this.set(piece));
                    }
                } else {
                    self.set(is);
                }
            }
            _ => self.set(is),
        }
    }

    fn compare_fields(&mut self, old: usize, new: usize) {
        let (before, after) = (self.before, self.after);
        // Fields that may be missing keep their order, so what is looked for is mostly the next.
        let mut olds = before.inside(old).peekable();
        let mut kept = 0;
        for (new, is) in after.inside(new) {
            let same = olds.next_if(|(_, was)| was.has_name_of(is));
            let same = same.or_else(|| before.inside(old).find(|(_, was)| was.has_name_of(is)));
            match same {
                Some((old, was)) => {
                    kept += 1;
                    // Gone fields in between would else be in the way of all that follow.
                    while olds.next_if(|(at, _)| *at <= old).is_some() {}
                    if !self.are_equal(was, is) {
                        self.within(is.name, |this| this.compare(old, new));
                    }
                }
                None => self.within(is.name, |this| this.set(is)),
            }
        }
        if kept == before.inside(old).count() {
            return;
        }
        for (_, was) in before.inside(old) {
            if after.inside(new).all(|(_, is)| is.name != was.name) {
                self.within(was.name, Self::remove);
            }
        }
    }

    fn within(&mut self, step: &(impl Serialize + ?Sized), go_on: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        if length > 0 {
            self.path.push(b',');
        }
        serde_json::to_writer(&mut self.path, step).expect("names and numbers are JSON");
        go_on(self);
        self.path.truncate(length);
    }

    fn begin(&mut self) {
        if self.out.last() != Some(&b'[') {
            self.out.push(b',');
        }
        self.out.extend_from_slice(b"[[");
        self.out.extend_from_slice(&self.path);
        self.out.push(b']');
    }

    fn set(&mut self, piece: Piece) {
        debug_assert!(self.after.is_whole(piece), "{} has parts that are left out", piece.name);
        self.begin();
        self.out.push(b',');
        self.out.extend_from_slice(self.after.value_of(piece));
        self.out.push(b']');
    }

    fn remove(&mut self) {
        self.begin();
        self.out.push(b']');
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn board(films: &[&str], star: Option<&str>, cards: &[(u8, Option<u8>)]) -> Json {
        Json::object(|board| {
            board.all("films", films);
            if let Some(star) = star {
                board.put("star", star);
            }
            board.objects("cards", cards, |card, (id, reel)| {
                card.put("id", id);
                card.put("reel", reel);
            });
            board.object("clock", |clock| clock.put("left", &3));
        })
    }

    #[test]
    fn what_is_the_same_is_not_told() {
        let one = board(&["a"], Some("b"), &[(1, None)]);
        assert_eq!(one.changes(&one.clone()), "[]");
    }

    #[test]
    fn fields_come_change_and_go() {
        let (with, without) = (board(&["a"], Some("b"), &[]), board(&["a"], None, &[]));
        assert_eq!(without.changes(&with), r#"[[["star"],"b"]]"#);
        assert_eq!(with.changes(&without), r#"[[["star"]]]"#);
        let other = board(&["a", "b"], Some("c"), &[]);
        assert_eq!(with.changes(&other), r#"[[["films"],["a","b"]],[["star"],"c"]]"#);
    }

    #[test]
    fn lists_change_grow_and_shrink() {
        let two = board(&[], None, &[(1, None), (2, Some(0))]);
        let placed = board(&[], None, &[(1, Some(3)), (2, None)]);
        assert_eq!(two.changes(&placed), r#"[[["cards",0,"reel"],3],[["cards",1,"reel"],null]]"#);
        let three = board(&[], None, &[(1, None), (2, Some(0)), (3, None)]);
        assert_eq!(two.changes(&three), r#"[[["cards",2],{"id":3,"reel":null}]]"#);
        let one = board(&[], None, &[(2, Some(0))]);
        assert_eq!(two.changes(&one), r#"[[["cards"],[{"id":2,"reel":0}]]]"#);
    }

    fn value(json: &Json) -> Value {
        serde_json::from_str(json.text()).unwrap()
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
                let changes = serde_json::from_str(&before.changes(after)).unwrap();
                let mut board = value(before);
                apply_changes(&mut board, &changes).unwrap();
                assert_eq!(board, value(after));
            }
        }
    }

    #[test]
    fn what_is_known_to_be_the_same_is_left_out() {
        let seats = |reels: [u8; 3], other: [u8; 3]| {
            Json::object(|json| {
                json.same("deck");
                let is_same = |&seat: &usize| reels[seat] == other[seat];
                json.objects_but("seats", 0..3, is_same, |json, seat| {
                    json.put("reels", &reels[seat]);
                });
            })
        };
        let (before, after) = ([4, 4, 4], [4, 4, 3]);
        let changes = seats(before, after).changes(&seats(after, before));
        assert_eq!(changes, r#"[[["seats",2,"reels"],3]]"#);
    }
}
