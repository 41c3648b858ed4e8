//! Comparing two values of a type, field by field.

use super::{ToJson, is_default};

const TYPICAL_BYTES: usize = 512;
const TYPICAL_PATH: usize = 64;

/// A list of `[path, value]` that is being written.
#[derive(Debug)]
pub struct Changes {
    /// Where we are, as the inside of a JSON list.
    path: Vec<u8>,
    out: Vec<u8>,
}

impl Changes {
    pub(super) fn new() -> Self {
        let mut out = Vec::with_capacity(TYPICAL_BYTES);
        out.push(b'[');
        Self { path: Vec::with_capacity(TYPICAL_PATH), out }
    }

    pub(super) fn into_text(mut self) -> String {
        self.out.push(b']');
        String::from_utf8(self.out).expect("JSON is text")
    }

    /// Says that what is here is this value now.
    pub fn set<C>(&mut self, value: &impl ToJson<C>, context: &C) {
        self.begin();
        self.out.push(b',');
        value.write(context, &mut self.out);
        self.out.push(b']');
    }

    /// Says what has changed of a field.
    pub fn compare_field<C, T: ToJson<C>>(
        &mut self,
        name: &'static str,
        before: &T,
        after: &T,
        context: &C,
    ) {
        if before != after {
            self.within(Step::Field(name), |changes| {
                after.write_changes(before, context, changes);
            });
        }
    }

    /// Says what has changed of a field that is left out while it is the default.
    pub fn compare_optional<C, T: ToJson<C> + Default>(
        &mut self,
        name: &'static str,
        before: &T,
        after: &T,
        context: &C,
    ) {
        match (is_default(before), is_default(after)) {
            (false, false) => self.compare_field(name, before, after, context),
            (true, false) => self.within(Step::Field(name), |changes| changes.set(after, context)),
            (false, true) => self.within(Step::Field(name), |changes| {
                changes.begin();
                changes.out.push(b']');
            }),
            (true, true) => {}
        }
    }

    /// Says what has changed of a list.
    pub(super) fn compare_list<C, T: ToJson<C>>(&mut self, before: &[T], after: &[T], context: &C) {
        let grows = after.len() > before.len() && after.starts_with(before);
        if T::CHANGES_BY_FIELD && before.len() == after.len() {
            for (index, (was, is)) in before.iter().zip(after).enumerate() {
                if was != is {
                    self.within(Step::Item(index), |changes| {
                        is.write_changes(was, context, changes);
                    });
                }
            }
        } else if T::CHANGES_BY_FIELD && grows {
            for (index, item) in after.iter().enumerate().skip(before.len()) {
                self.within(Step::Item(index), |changes| changes.set(item, context));
            }
        } else if before != after {
            self.begin();
            self.out.push(b',');
            super::put_list(after, context, &mut self.out);
            self.out.push(b']');
        }
    }

    fn within(&mut self, step: Step, go_on: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        if length > 0 {
            self.path.push(b',');
        }
        match step {
            Step::Field(name) => super::put_string(name, &mut self.path),
            Step::Item(index) => {
                serde_json::to_writer(&mut self.path, &index).expect("numbers are JSON");
            }
        }
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
}

/// A step from a value to one that is in it.
#[derive(Clone, Copy)]
enum Step {
    Field(&'static str),
    Item(usize),
}
