//! What people are told, before it is put into a language.

use serde::Serialize;

use crate::Seat;

/// A message: a key into `locales/` and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Text {
    /// The message's key.
    pub key: &'static str,
    /// Named arguments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
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
        Self { key, args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
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
