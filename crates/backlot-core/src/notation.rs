//! Actions as short stable text.

use crate::{Game, Seat};

/// Writing and reading actions. The text names things by id and never by position in a list.
pub trait Notation: Game {
    /// The action as text.
    fn write_action(components: &Self::Components, action: Self::Action) -> String;

    /// The action that the text means. Whether it is legal is another question.
    fn read_action(components: &Self::Components, text: &str) -> Result<Self::Action, BadNotation>;
}

/// Why text is not an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is not an action: {problem}")]
pub struct BadNotation {
    /// The text.
    pub text: String,
    /// What is wrong and what would be right.
    pub problem: String,
}

/// The words of a notation, taken one after the other.
#[derive(Debug)]
pub struct Words<'a> {
    text: &'a str,
    words: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    /// Starts at the first word.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        Self { text, words: text.split_whitespace() }
    }

    /// An error about this text. Whatever was written, the message stays short.
    #[must_use]
    pub fn bad(&self, problem: impl Into<String>) -> BadNotation {
        BadNotation { text: cut(self.text, 80), problem: cut(&problem.into(), 300) }
    }

    /// The next word; `what` says what it should be.
    pub fn word(&mut self, what: &str) -> Result<&'a str, BadNotation> {
        self.words.next().ok_or_else(|| self.bad(format!("{what} is missing")))
    }

    /// The next word as a number from `least` to `most`.
    pub fn number(&mut self, what: &str, least: u32, most: u32) -> Result<u32, BadNotation> {
        let word = self.word(what)?;
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        let number = word.parse().ok().filter(|number| digits && (least..=most).contains(number));
        number.ok_or_else(|| {
            self.bad(format!("{what} must be a number from {least} to {most}, not `{word}`"))
        })
    }

    /// The next word as a seat at a table of `seats`.
    pub fn seat(&mut self, seats: usize) -> Result<Seat, BadNotation> {
        let word = self.word("a seat")?;
        word.parse::<Seat>()
            .ok()
            .filter(|seat| seat.index() < seats)
            .ok_or_else(|| self.bad(format!("a seat must be p1 to p{seats}, not `{word}`")))
    }

    /// Nothing may follow.
    pub fn end(&mut self) -> Result<(), BadNotation> {
        match self.words.next() {
            None => Ok(()),
            Some(word) => Err(self.bad(format!("nothing may follow at `{word}`"))),
        }
    }
}

fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
