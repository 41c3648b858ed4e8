//! What differs between two pieces of JSON.

use serde::Serialize;

use super::{Json, Kind, Piece};

/// Two views on the way down, side by side.
pub(super) struct Comparison<'a> {
    pub(super) before: &'a Json,
    pub(super) after: &'a Json,
    /// Where we are, as the inside of a JSON list.
    pub(super) path: Vec<u8>,
    pub(super) out: Vec<u8>,
}

impl Comparison<'_> {
    /// Whether two values are the same. What is left out is left out in both.
    fn are_equal(&self, was: Piece, is: Piece) -> bool {
        self.before.value_of(was) == self.after.value_of(is)
    }

    /// Tells how two values differ.
    pub(super) fn compare(&mut self, old: usize, new: usize) {
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
            let same = olds.next_if(|(_, was)| was.name == is.name);
            let same = same.or_else(|| before.inside(old).find(|(_, was)| was.name == is.name));
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
