//! What people are told, before it is put into a language.

mod args;

use serde::Serialize;

use crate::Seat;
use crate::json::{put_string, write_list};

pub use args::Args;

/// A message: a key into `locales/` and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Text {
    /// The message's key.
    pub key: &'static str,
    /// Named arguments.
    #[serde(skip_serializing_if = "Args::is_empty")]
    pub args: Args,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; languages choose plurals by it.
    Number(i64),
    /// A proper name or an id, shown as it is.
    Name(String),
    /// A seat, shown as its player's name. Under `NAMEIs` a message finds `you` or `other`.
    Seat(Seat),
    /// Another message.
    Text(Text),
    /// Several messages, joined as the language lists things.
    List(Vec<Text>),
}

impl Text {
    /// A message without arguments.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Args::default() }
    }

    /// Keeps the message for good: copies of it cost nothing, and neither does writing it. For what is said over and over, such
    /// as the name of a card of a component set, which is kept for good as well.
    #[must_use]
    pub fn keep(self) -> Self {
        let mut json = Vec::new();
        self.write_json(&mut json);
        Self { key: self.key, args: self.args.keep(json) }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push(name, arg.into());
        self
    }

    /// Writes it as JSON, just as [`Serialize`] would, in less time: a prompt has dozens of messages.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        if let Some(json) = self.args.message() {
            out.extend_from_slice(json);
            return;
        }
        out.extend_from_slice(b"{\"key\":");
        put_string(self.key, out);
        if !self.args.is_empty() {
            out.extend_from_slice(b",\"args\":");
            write_list(&self.args, out, |(name, arg), out| {
                out.push(b'[');
                put_string(name, out);
                out.push(b',');
                arg.write_json(out);
                out.push(b']');
            });
        }
        out.push(b'}');
    }

    /// Writes a list of them as JSON.
    pub fn write_all(texts: &[Self], out: &mut Vec<u8>) {
        write_list(texts, out, Self::write_json);
    }

    /// A name that is the same in every language.
    #[must_use]
    pub fn name(name: impl Into<String>) -> Self {
        Self::new("name").with("name", Arg::Name(name.into()))
    }

    /// A seat by its player's name.
    #[must_use]
    pub fn seat(seat: Seat) -> Self {
        Self::new("seat").with("seat", seat)
    }
}

impl Arg {
    fn write_json(&self, out: &mut Vec<u8>) {
        match self {
            Self::Name(name) => {
                out.extend_from_slice(b"{\"name\":");
                put_string(name, out);
            }
            Self::Text(text) => {
                out.extend_from_slice(b"{\"text\":");
                text.write_json(out);
            }
            Self::List(texts) => {
                out.extend_from_slice(b"{\"list\":");
                Text::write_all(texts, out);
            }
            Self::Number(number) => {
                out.extend_from_slice(b"{\"number\":");
                serde_json::to_writer(&mut *out, number).expect("numbers are JSON");
            }
            Self::Seat(seat) => {
                out.extend_from_slice(b"{\"seat\":");
                serde_json::to_writer(&mut *out, seat).expect("seats are JSON");
            }
        }
        out.push(b'}');
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl From<Vec<Text>> for Arg {
    fn from(texts: Vec<Text>) -> Self {
        Self::List(texts)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(name: &str) -> Self {
        Self::Name(name.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_written_as_they_are_serialized() {
        let name = Text::name("\"Ada\"\n\\ ü");
        let text = Text::new("a-message")
            .with("who", Seat::all(2).next_back().unwrap())
            .with("number", -3)
            .with("id", "plain")
            .with("inside", name.clone())
            .with("all", vec![name, Text::new("other")])
            .with("none", Vec::new());
        let mut written = Vec::new();
        text.write_json(&mut written);
        assert_eq!(written, serde_json::to_vec(&text).unwrap());
    }

    #[test]
    fn a_kept_message_is_the_same_message() {
        let text = Text::new("a-message").with("id", "plain").with("number", 2);
        let kept = text.clone().keep();
        assert_eq!(kept, text);
        assert_eq!(serde_json::to_value(&kept).unwrap(), serde_json::to_value(&text).unwrap());
        let written = |text: &Text| {
            let mut written = Vec::new();
            text.write_json(&mut written);
            written
        };
        assert_eq!(written(&kept), written(&text));
        // What is added to a copy is written, and not kept.
        let (more, same) = (kept.clone().with("more", 3), text.with("more", 3));
        assert_eq!(written(&more), written(&same));
        assert_eq!(kept.args.len(), 2);
        // One without arguments.
        assert_eq!(written(&Text::new("plain").keep()), b"{\"key\":\"plain\"}");
    }
}
