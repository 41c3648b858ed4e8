use backlot_core::{Arg, Seat, Text};

use crate::Locale;

/// Who sits where, and which of them reads.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReaderContext {
    /// The players' names, by seat. A seat without one is called by its number.
    pub names: Vec<String>,
    /// The reader's own seat.
    pub you: Option<Seat>,
}

impl ReaderContext {
    /// Players without names, called by their numbers in English: `Player 1`, `Player 2` and so on.
    #[must_use]
    pub fn numbered(seats: usize) -> Self {
        Self::numbered_in(Locale::english(), seats)
    }

    /// Players without names, called by their numbers in this language.
    #[must_use]
    pub fn numbered_in(locale: &Locale, seats: usize) -> Self {
        let names = Seat::all(seats).map(|seat| numbered_name(locale, seat)).collect();
        Self { names, you: None }
    }

    /// The same players, read by `seat`.
    #[must_use]
    pub fn read_by(mut self, seat: Seat) -> Self {
        self.you = Some(seat);
        self
    }

    pub(crate) fn name_of(&self, locale: &Locale, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => numbered_name(locale, seat),
        }
    }
}

fn numbered_name(locale: &Locale, seat: Seat) -> String {
    let text = Text::new("player-numbered").with("number", Arg::from(seat.number()));
    // This message has no seat in it, so the cast does not matter.
    locale.render(&text, &ReaderContext::default())
}
