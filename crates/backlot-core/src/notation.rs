//! Actions as short stable text.

pub use backlot_derive::Verbs;

use crate::{Game, Seat};

/// Writing and reading actions. The text names things by id and never by position in a list.
pub trait Notation: Game {
    /// The action as text.
    fn write_action(components: &Self::Components, action: Self::Action) -> String;

    /// The action that the text means. Whether it is legal is another question.
    fn read_action(components: &Self::Components, text: &str) -> Result<Self::Action, BadNotation>;
}

/// Actions that are written as a verb and its fields. `#[derive(Verbs)]` makes both directions; a game's [`Notation`]
/// then passes them on.
///
/// ```
/// use backlot_core::{Seat, Verbs};
///
/// #[derive(PartialEq, Debug, Verbs)]
/// enum Action { Bid(u8), Give { card: u8, to: Seat }, Pass }
///
/// let give = Action::Give { card: 7, to: Seat::from_bits(2) };
/// assert_eq!(give.write(&()), "give 7 p3");
/// assert_eq!(Action::read(&(), "give 7 p3"), Ok(give));
/// assert_eq!(Action::read(&(), "pass"), Ok(Action::Pass));
/// let error = Action::read(&(), "bid much").unwrap_err();
/// assert_eq!(error.problem, "`much` is not a number from 0 to 255");
/// ```
pub trait Verbs<C>: Sized {
    /// Returns the verb.
    fn verb(&self) -> &'static str;

    /// Writes the action.
    fn write(&self, components: &C) -> String;

    /// Reads an action.
    fn read(components: &C, text: &str) -> Result<Self, BadNotation>;
}

/// A word of a notation.
pub trait Word<C>: Sized {
    /// Writes the word.
    fn write(&self, components: &C, out: &mut String);

    /// Reads the word, or says what is wrong with it.
    fn read(components: &C, word: &str) -> Result<Self, String>;
}

impl<C> Word<C> for u8 {
    fn write(&self, _: &C, out: &mut String) {
        out.push_str(&self.to_string());
    }

    fn read(_: &C, word: &str) -> Result<Self, String> {
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        let number = word.parse().ok().filter(|_| digits);
        number.ok_or_else(|| format!("`{word}` is not a number from 0 to 255"))
    }
}

impl<C> Word<C> for Seat {
    fn write(&self, _: &C, out: &mut String) {
        out.push_str(&self.to_string());
    }

    fn read(_: &C, word: &str) -> Result<Self, String> {
        word.parse()
    }
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

    /// The next word as a value.
    pub fn read<C, T: Word<C>>(&mut self, components: &C) -> Result<T, BadNotation> {
        let word = self.word("a word")?;
        T::read(components, word).map_err(|problem| self.bad(problem))
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
