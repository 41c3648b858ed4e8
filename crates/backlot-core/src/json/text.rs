//! JSON that is written once and then only passed on.

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::ToJson;

/// JSON as text, or nothing. To write it takes a fraction of the time that a [`Value`] does, which needs memory of its
/// own for every name and text in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct JsonText(String);

/// Effects and events have fewer bytes, views some more.
const TYPICAL_BYTES: usize = 256;
const TYPICAL_VIEW_BYTES: usize = 4096;

impl JsonText {
    /// Writes a value.
    #[must_use]
    pub fn new<C, T: ToJson<C>>(value: &T, context: &C) -> Self {
        let bytes = if T::CHANGES_BY_FIELD { TYPICAL_VIEW_BYTES } else { TYPICAL_BYTES };
        let mut out = Vec::with_capacity(bytes);
        value.write(context, &mut out);
        Self(String::from_utf8(out).expect("JSON is text"))
    }

    /// Returns whether this is nothing, which is less than an empty object.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the text; empty if this is nothing.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the text; empty if this is nothing.
    #[must_use]
    pub fn into_text(self) -> String {
        self.0
    }

    /// Reads the value back.
    #[must_use]
    pub fn value(&self) -> Value {
        match self.is_nothing() {
            true => Value::Null,
            false => serde_json::from_str(&self.0).expect("it was written as JSON"),
        }
    }
}

impl Serialize for JsonText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}
