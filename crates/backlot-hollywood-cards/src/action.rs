//! What a seat decides, and its notation.

use backlot_core::schema::{Schema, Types};
use backlot_core::{BadNotation, Notation, ToJson, Words};

use crate::{Components, Genre, HollywoodCards};

/// A column of the Hollywood area, counted from 0 at the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column(pub u8);

impl Column {
    /// Its place in arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people see, counted from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its number behind a word. Prompts have many of these, and columns are fewer than ten.
    pub(crate) fn behind(self, word: &str) -> String {
        let mut text = String::with_capacity(word.len() + 3);
        text.push_str(word);
        match self.number() {
            number @ 0..=9 => text.push(char::from(b'0' + number)),
            number => text.push_str(&number.to_string()),
        }
        text
    }
}

impl<C> ToJson<C> for Column {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        self.number().write(context, out);
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Number
    }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Place a reel at the bottom of a column (HC-R3).
    Reel(Column),
    /// Play the Clap Board: skip the turn (HC-R4).
    Clap,
    /// Play the Double Reel: place two reels (HC-R5).
    Double,
    /// Give the star just received to the project of this genre (HC-G4).
    Assign(Genre),
}

impl Notation for HollywoodCards {
    fn write_action(components: &Components, action: Action) -> String {
        match action {
            Action::Reel(column) => column.behind("reel "),
            Action::Clap => "clap".to_owned(),
            Action::Double => "double".to_owned(),
            Action::Assign(genre) => format!("assign {}", components.genre_id(genre)),
        }
    }

    fn read_action(components: &Components, text: &str) -> Result<Action, BadNotation> {
        let mut words = Words::new(text);
        let action = match words.word("a verb")? {
            "reel" => {
                let most = u32::try_from(components.columns().len()).unwrap_or(u32::MAX);
                let number = words.number("the column", 1, most)?;
                Action::Reel(Column(u8::try_from(number - 1).unwrap_or(0)))
            }
            "clap" => Action::Clap,
            "double" => Action::Double,
            "assign" => {
                let id = words.word("the genre")?;
                let genre = components.genre_by_id(id).ok_or_else(|| {
                    let genres = components.genre_ids().join(", ");
                    words.bad(format!("there is no genre `{id}`; the genres are {genres}"))
                })?;
                Action::Assign(genre)
            }
            verb => {
                return Err(words.bad(format!(
                    "`{verb}` is no verb of this game; write reel, clap, double or assign"
                )));
            }
        };
        words.end()?;
        Ok(action)
    }
}
