//! JSON that is written piece by piece and remembers where its pieces are: two of the same kind can be compared without
//! being read again.

mod comparison;

use serde::Serialize;
use serde_json::Value;

use comparison::Comparison;

/// Usual sizes, so that buffers need not grow.
const USUAL_TEXT: usize = 2048;
const USUAL_PIECES: usize = 128;

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
        let mut comparison = Comparison { before: self, after, path: Vec::new(), out: vec![b'['] };
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

/// Writes a string as JSON. Most need no escapes, and to see that at once is quicker than to look for them byte by byte.
pub(crate) fn write_string(text: &str, out: &mut Vec<u8>) {
    let is_special = |byte: u8| byte < 0x20 || byte == b'"' || byte == b'\\';
    if text.bytes().fold(false, |any, byte| any | is_special(byte)) {
        serde_json::to_writer(out, text).expect("strings are JSON");
    } else {
        out.push(b'"');
        out.extend_from_slice(text.as_bytes());
        out.push(b'"');
    }
}

/// Writes a value as JSON, as serde does, in less time.
pub(crate) fn write_value(value: &Value, out: &mut Vec<u8>) {
    let mut first = true;
    let mut comma = |out: &mut Vec<u8>| {
        if !std::mem::take(&mut first) {
            out.push(b',');
        }
    };
    match value {
        Value::String(text) => write_string(text, out),
        Value::Array(items) => {
            out.push(b'[');
            for item in items {
                comma(out);
                write_value(item, out);
            }
            out.push(b']');
        }
        Value::Object(fields) => {
            out.push(b'{');
            for (name, value) in fields {
                comma(out);
                write_string(name, out);
                out.push(b':');
                write_value(value, out);
            }
            out.push(b'}');
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {
            serde_json::to_writer(out, value).expect("values are JSON");
        }
    }
}

/// Does what [`Json::changes`] says. The error names what does not fit.
pub fn apply_changes(to: &mut Value, changes: &Value) -> Result<(), String> {
    let wrong = |change: &Value| format!("this is no change: {change}");
    for change in changes.as_array().ok_or_else(|| wrong(changes))? {
        let (path, value) = match change.as_array().map(Vec::as_slice) {
            Some([path]) => (path, None),
            Some([path, value]) => (path, Some(value)),
            _ => return Err(wrong(change)),
        };
        let (last, way) =
            path.as_array().and_then(|path| path.split_last()).ok_or_else(|| wrong(change))?;
        let nowhere = || format!("nothing is there to change: {change}");
        let mut place = &mut *to;
        for step in way {
            place = inside(place, step).ok_or_else(nowhere)?;
        }
        match (place, last, value) {
            (Value::Object(fields), Value::String(name), Some(value)) => {
                fields.insert(name.clone(), value.clone());
            }
            (Value::Object(fields), Value::String(name), None) => {
                fields.remove(name).ok_or_else(nowhere)?;
            }
            (Value::Array(items), _, Some(value)) if last.as_u64() == Some(items.len() as u64) => {
                items.push(value.clone());
            }
            (place, _, Some(value)) => *inside(place, last).ok_or_else(nowhere)? = value.clone(),
            (_, _, None) => return Err(nowhere()),
        }
    }
    Ok(())
}

fn inside<'a>(value: &'a mut Value, step: &Value) -> Option<&'a mut Value> {
    match value {
        Value::Object(fields) => fields.get_mut(step.as_str()?),
        Value::Array(items) => items.get_mut(usize::try_from(step.as_u64()?).ok()?),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
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
    fn changes_that_do_not_fit_are_refused() {
        for changes in [
            "1",
            "[1]",
            "[[]]",
            "[[[]]]",
            "[[[],1]]",
            "[[1,2]]",
            r#"[[["films"],1,2]]"#,
            r#"[[["missing"]]]"#,
            r#"[[["missing","more"],1]]"#,
            r#"[[["films",1],"b"]]"#,
            r#"[[["films","x"],"b"]]"#,
            r#"[[["films",0]]]"#,
        ] {
            let mut board = value(&board(&[], None, &[]));
            let changes = serde_json::from_str(changes).unwrap();
            assert!(apply_changes(&mut board, &changes).is_err(), "{changes}");
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
