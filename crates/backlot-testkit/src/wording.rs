//! How texts are put into words during tests.

use std::sync::OnceLock;

use backlot_core::{Seat, Text};
use backlot_locales::{Locale, ReaderContext};

/// Puts texts into words, or says what is missing.
pub trait Wording: Sync {
    /// The text as `reader` reads it at a table of `seats`. Seats are called `P1`, `P2` and so on.
    fn words(&self, text: &Text, seats: usize, reader: Option<Seat>) -> Result<String, String>;

    /// Whether there is a message with this key.
    fn has(&self, key: &str) -> bool;
}

/// English with more messages, for games whose messages are not in `locales/`.
#[derive(Debug)]
pub struct EnglishWith(&'static str, OnceLock<Locale>);

impl EnglishWith {
    /// Adds the messages of a Fluent file.
    #[must_use]
    pub const fn new(file: &'static str) -> Self {
        Self(file, OnceLock::new())
    }

    fn locale(&self) -> &Locale {
        self.1.get_or_init(|| Locale::english_with(self.0))
    }
}

impl Wording for EnglishWith {
    fn words(&self, text: &Text, seats: usize, reader: Option<Seat>) -> Result<String, String> {
        words_of(self.locale(), text, seats, reader)
    }

    fn has(&self, key: &str) -> bool {
        self.locale().has(key)
    }
}

fn words_of(
    locale: &Locale,
    text: &Text,
    seats: usize,
    reader: Option<Seat>,
) -> Result<String, String> {
    let names = Seat::all(seats).map(|seat| format!("P{}", seat.number())).collect();
    let reader = ReaderContext { names, you: reader };
    locale.try_render(text, &reader).map_err(|missing| missing.to_string())
}

/// The English of `locales/en`: what games are tested with unless a test says otherwise.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl Wording for English {
    fn words(&self, text: &Text, seats: usize, reader: Option<Seat>) -> Result<String, String> {
        words_of(Locale::english(), text, seats, reader)
    }

    fn has(&self, key: &str) -> bool {
        Locale::english().has(key)
    }
}
