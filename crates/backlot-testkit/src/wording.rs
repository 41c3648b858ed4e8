//! How texts are put into words during tests.

use backlot_core::{Seat, Text};
use backlot_locales::{Locale, ReaderContext};

/// Puts texts into words, or says what is missing.
pub trait Wording: Sync {
    /// The text as `reader` reads it at a table of `seats`. Seats are called `P1`, `P2` and so on.
    fn words(&self, text: &Text, seats: usize, reader: Option<Seat>) -> Result<String, String>;

    /// Whether there is a message with this key.
    fn has(&self, key: &str) -> bool;
}

/// The English of `locales/en`: what games are tested with unless a test says otherwise.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl Wording for English {
    fn words(&self, text: &Text, seats: usize, reader: Option<Seat>) -> Result<String, String> {
        let names = Seat::all(seats).map(|seat| format!("P{}", seat.number())).collect();
        let cast = ReaderContext { names, you: reader };
        Locale::english().try_render(text, &cast).map_err(|missing| missing.to_string())
    }

    fn has(&self, key: &str) -> bool {
        Locale::english().has(key)
    }
}
