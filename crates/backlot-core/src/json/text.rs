//! JSON objects that are written once and then only passed on.

use serde::{Serialize, Serializer};
use serde_json::Value;

/// A JSON object as text, or nothing. To write it takes a fraction of the time that a [`Value`] does, which needs memory of its own
/// for every name and text in it.
///
/// ```
/// use backlot_core::json_text;
/// let mut reel = json_text!({ "kind": "reel-placed", "column": 3, "pushed": [0, 2] });
/// assert_eq!(reel.as_str(), r#"{"kind":"reel-placed","column":3,"pushed":[0,2]}"#);
/// reel.put("card", "star-1");
/// assert_eq!(reel.value()["card"], "star-1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct JsonText(String);

/// An object has mostly less bytes than this.
const USUAL: usize = 256;

impl JsonText {
    /// An object without fields.
    #[must_use]
    pub fn object() -> Self {
        Self("{}".to_owned())
    }

    /// An object with these fields.
    #[must_use]
    pub fn with(write: impl FnOnce(&mut TextFields)) -> Self {
        let mut fields = TextFields(Vec::with_capacity(USUAL));
        fields.0.push(b'{');
        write(&mut fields);
        fields.0.push(b'}');
        Self(String::from_utf8(fields.0).expect("JSON is text"))
    }

    /// Whether this is nothing, which is less than an empty object.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.0.is_empty()
    }

    /// The text; empty if this is nothing.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Adds a field. Its name must be new, and one that needs no escapes.
    pub fn put(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) {
        let mut text = std::mem::take(&mut self.0).into_bytes();
        match text.pop() {
            Some(_) if text.len() > 1 => text.push(b','),
            Some(_) => {}
            None => text.push(b'{'),
        }
        write_field(name, value, &mut text);
        text.push(b'}');
        self.0 = String::from_utf8(text).expect("JSON is text");
    }

    /// The object, read again.
    #[must_use]
    pub fn value(&self) -> Value {
        match self.is_nothing() {
            true => Value::Null,
            false => serde_json::from_str(&self.0).expect("it was written as JSON"),
        }
    }
}

/// The fields of a [`JsonText`] that is being written.
pub struct TextFields(Vec<u8>);

impl TextFields {
    /// Adds a field. Its name must be new, and one that needs no escapes.
    pub fn put(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) {
        if self.0.len() > 1 {
            self.0.push(b',');
        }
        write_field(name, value, &mut self.0);
    }
}

fn write_field(name: &'static str, value: &(impl Serialize + ?Sized), text: &mut Vec<u8>) {
    text.push(b'"');
    text.extend_from_slice(name.as_bytes());
    text.extend_from_slice(b"\":");
    serde_json::to_writer(text, value).expect("fields have only text keys");
}

impl Serialize for JsonText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

/// A [`JsonText`] from names and values.
#[macro_export]
macro_rules! json_text {
    ({ $($name:literal : $value:expr),+ $(,)? }) => {{
        $crate::JsonText::with(|fields| {
            $(fields.put($name, &$value);)+
        })
    }};
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn it_is_the_same_as_a_value() {
        let text = json_text!({ "who": "\"Ada\" ü", "none": None::<u8>, "list": ["a", "b"] });
        assert_eq!(text.value(), json!({ "who": "\"Ada\" ü", "none": null, "list": ["a", "b"] }));
        assert_eq!(json!(text), text.value());
    }

    #[test]
    fn nothing_becomes_an_object_with_its_first_field() {
        let mut text = JsonText::default();
        assert!(text.is_nothing() && text.value().is_null());
        text.put("number", &-1);
        text.put("more", &json_text!({ "deep": true }));
        assert_eq!(text.as_str(), r#"{"number":-1,"more":{"deep":true}}"#);
        let mut empty = JsonText::object();
        assert!(!empty.is_nothing());
        empty.put("first", &1);
        assert_eq!(empty.as_str(), r#"{"first":1}"#);
    }
}
