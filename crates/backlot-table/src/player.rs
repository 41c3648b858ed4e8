//! Who sits at a table.

use std::fmt;
use std::str::FromStr;

use crate::plain_text::plain_text;

/// Longer names are refused at tables, and cut elsewhere.
pub(crate) const MAX_NAME_LEN: usize = 60;

/// Who sits in a seat. As text, as in records: `Ada`, or `bot:hard`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// Somebody, under this name.
    Person {
        /// The name people see.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

impl Player {
    /// A person. The name is made to fit on one line of a record, without signs that nobody sees.
    #[must_use]
    pub fn person(name: &str) -> Self {
        Self::Person { name: plain_text(name) }.tidy()
    }

    /// A bot of this level.
    #[must_use]
    pub fn bot(level: &str) -> Self {
        Self::Bot { level: level.to_owned() }.tidy()
    }

    /// Whether this is a person.
    #[must_use]
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. })
    }

    /// The player with a name that reads back from a record: one line, not empty, not taken for a bot.
    pub(crate) fn tidy(self) -> Self {
        match self {
            Self::Person { name } => {
                let mut name = one_line(&name);
                while let Some(rest) = name.strip_prefix("bot:") {
                    name = one_line(rest);
                }
                Self::Person { name: or_question_mark(name) }
            }
            Self::Bot { level } => Self::Bot { level: or_question_mark(one_line(&level)) },
        }
    }
}

/// Control characters and runs of blanks become one blank.
fn one_line(text: &str) -> String {
    let plain: String =
        text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let cut: String = words.join(" ").chars().take(MAX_NAME_LEN).collect();
    cut.trim_end().to_owned()
}

fn or_question_mark(text: String) -> String {
    if text.is_empty() { "?".to_owned() } else { text }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person { name } => f.write_str(name),
            Self::Bot { level } => write!(f, "bot:{level}"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let player = match text.strip_prefix("bot:") {
            Some(level) => Self::Bot { level: level.to_owned() },
            None => Self::Person { name: text.to_owned() },
        };
        let tidy = player.clone().tidy();
        if tidy == player {
            Ok(player)
        } else {
            Err(format!("`{}` is not how a player is written: write `{tidy}`", text.escape_debug()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_reads_back_from_its_text() {
        let names = ["Ada", "", " a\nb\t c ", "bot:", "bot: bot:hard", "Zoë #1", &"x ".repeat(99)];
        for name in names {
            for player in [Player::person(name), Player::bot(name)] {
                assert_eq!(player.to_string().parse(), Ok(player));
            }
        }
        assert_eq!(Player::person("\u{202E}Ada\u{200B}"), Player::person("Ada"));
        assert_eq!(Player::person("\u{200B}"), Player::person("?"));
        // Records of earlier programs may hold such names.
        let old = Player::Person { name: "\u{202E}Ada".to_owned() };
        assert_eq!("\u{202E}Ada".parse(), Ok(old));
        assert_eq!("bot:hard".parse(), Ok(Player::bot("hard")));
        assert_eq!(Player::person("bot:hard"), Player::person("hard"));
    }

    #[test]
    fn untidy_players_are_refused_with_the_right_form() {
        let error = "Ada  L".parse::<Player>().unwrap_err();
        assert!(error.ends_with("write `Ada L`"), "{error}");
        assert!("bot:".parse::<Player>().is_err());
    }
}
