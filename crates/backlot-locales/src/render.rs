//! From a message and its arguments to words.

use backlot_core::{Arg, Text};
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentValue};

use crate::{Locale, ReaderContext};

/// Why a text can't be put into words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MissingText {
    /// Neither the language nor English has the message.
    #[error("no message `{key}`: add it to a file in locales/en")]
    Message {
        /// The message's key.
        key: String,
    },
    /// The message uses an argument that the text does not give.
    #[error("message `{key}` uses ${argument}, which its text does not give")]
    Argument {
        /// The message's key.
        key: String,
        /// The argument's name.
        argument: String,
    },
    /// Fluent can't make sense of the message.
    #[error("message `{key}`: {problem}")]
    Fluent {
        /// The message's key.
        key: String,
        /// What Fluent says.
        problem: String,
    },
}

pub(crate) fn lenient(locale: &Locale, text: &Text, cast: &ReaderContext) -> String {
    Renderer { locale, cast, faults: Vec::new() }.text(text)
}

pub(crate) fn strict(
    locale: &Locale,
    text: &Text,
    cast: &ReaderContext,
) -> Result<String, MissingText> {
    let mut renderer = Renderer { locale, cast, faults: Vec::new() };
    let words = renderer.text(text);
    match renderer.faults.into_iter().next() {
        None => Ok(words),
        Some(fault) => Err(fault),
    }
}

struct Renderer<'a> {
    locale: &'a Locale,
    cast: &'a ReaderContext,
    faults: Vec<MissingText>,
}

impl Renderer<'_> {
    fn text(&mut self, text: &Text) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Name(words) if is_decimal(words) => {
                    let sign = self.message("decimal-sign", &FluentArgs::new());
                    args.set(*name, words.replace('.', &sign));
                }
                Arg::Name(words) => args.set(*name, FluentValue::from(words.clone())),
                Arg::Seat(seat) => {
                    let is = if self.cast.you == Some(*seat) { "you" } else { "other" };
                    args.set(format!("{name}Is"), is);
                    args.set(*name, self.cast.name_of(self.locale, *seat));
                }
                Arg::Text(inner) => args.set(*name, self.text(inner)),
                Arg::List(texts) => args.set(*name, self.list(texts)),
            }
        }
        self.message(text.key, &args)
    }

    fn list(&mut self, texts: &[Text]) -> String {
        let words: Vec<String> = texts.iter().map(|text| self.text(text)).collect();
        match words.as_slice() {
            [] => self.message("list-none", &FluentArgs::new()),
            [only] => only.clone(),
            [first, second] => self.join("list-two", first, second),
            [first, middle @ .., last] => {
                let front = middle
                    .iter()
                    .fold(first.clone(), |front, next| self.join("list-comma", &front, next));
                self.join("list-last", &front, last)
            }
        }
    }

    fn join(&mut self, key: &str, first: &str, second: &str) -> String {
        let mut args = FluentArgs::new();
        args.set("first", first);
        args.set("second", second);
        self.message(key, &args)
    }

    fn message(&mut self, key: &str, args: &FluentArgs<'_>) -> String {
        let mut errors = Vec::new();
        let words = self
            .locale
            .format(key, args, &mut errors)
            .or_else(|| Locale::english().format(key, args, &mut errors));
        self.faults.extend(errors.into_iter().map(|error| fault(key, &error)));
        words.unwrap_or_else(|| {
            self.faults.push(MissingText::Message { key: key.to_owned() });
            format!("<{key}>")
        })
    }
}

/// Whether it is a number with a decimal point, such as `-0.5`: languages write another sign in its place.
fn is_decimal(words: &str) -> bool {
    let digits = words.strip_prefix(['+', '-']).unwrap_or(words);
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_digit());
    digits.split_once('.').is_some_and(|(whole, rest)| is_number(whole) && is_number(rest))
}

fn fault(key: &str, error: &FluentError) -> MissingText {
    let key = key.to_owned();
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => {
            MissingText::Argument { key, argument: id.clone() }
        }
        other => MissingText::Fluent { key, problem: other.to_string() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A language with messages of its own, some of them wrong.
    fn made_up() -> Locale {
        let file = "reels = { $count ->\n    [one] eine Rolle\n   *[other] { $count } Rollen\n }\n\
            placed = { $whoIs ->\n    [you] Du legst\n   *[other] { $who } legt\n } { $what }\n\
            shown = { $cards }.\n\
            list-last = { $first } und { $second }\n\
            loop = { loop }\n\
            only-attribute =\n    .title = x\n";
        Locale::new("de", [("made-up.ftl", file)].into_iter())
    }

    fn cast() -> ReaderContext {
        ReaderContext { names: vec!["Ada".into(), "Ben".into()], you: backlot_core::Seat::new(1) }
    }

    fn seat(index: usize) -> backlot_core::Seat {
        backlot_core::Seat::new(index).unwrap()
    }

    fn reels(count: i32) -> Text {
        Text::new("reels").with("count", count)
    }

    #[test]
    fn numbers_choose_the_plural_of_the_language() {
        assert_eq!(made_up().render(&reels(1), &cast()), "eine Rolle");
        assert_eq!(made_up().render(&reels(3), &cast()), "3 Rollen");
        assert_eq!(made_up().render(&reels(-12345), &cast()), "-12345 Rollen");
    }

    #[test]
    fn a_seat_is_a_name_or_you_and_texts_nest() {
        let placed = |who| Text::new("placed").with("who", seat(who)).with("what", reels(1));
        assert_eq!(made_up().try_render(&placed(0), &cast()).unwrap(), "Ada legt eine Rolle");
        assert_eq!(made_up().try_render(&placed(1), &cast()).unwrap(), "Du legst eine Rolle");
        assert_eq!(made_up().render(&placed(2), &cast()), "Player 3 legt eine Rolle");
    }

    #[test]
    fn names_are_shown_as_they_are() {
        let odd = "Zoë { $who } <b>";
        assert_eq!(made_up().try_render(&Text::name(odd), &cast()).unwrap(), odd);
    }

    #[test]
    fn lists_are_joined_as_the_language_does_and_fall_back_message_by_message() {
        let shown = |names: &[&str]| {
            let names: Vec<Text> = names.iter().map(|name| Text::name(*name)).collect();
            made_up().try_render(&Text::new("shown").with("cards", names), &cast()).unwrap()
        };
        assert_eq!(shown(&[]), "nothing.");
        assert_eq!(shown(&["a"]), "a.");
        assert_eq!(shown(&["a", "b"]), "a and b.", "list-two is taken from English");
        assert_eq!(shown(&["a", "b", "c", "d"]), "a, b, c und d.");
    }

    #[test]
    fn what_is_missing_is_named_and_nothing_panics() {
        let missing = |text: Text| made_up().try_render(&text, &cast()).unwrap_err();
        assert_eq!(
            missing(Text::new("placed").with("who", seat(0)).with("what", Text::new("nowhere"))),
            MissingText::Message { key: "nowhere".into() }
        );
        assert_eq!(
            missing(Text::new("reels")),
            MissingText::Argument { key: "reels".into(), argument: "count".into() }
        );
        assert!(matches!(missing(Text::new("loop")), MissingText::Fluent { .. }));
        assert_eq!(
            missing(Text::new("only-attribute")),
            MissingText::Message { key: "only-attribute".into() }
        );
        assert_eq!(made_up().render(&Text::new("nowhere"), &cast()), "<nowhere>");
        assert!(!made_up().render(&Text::new("reels"), &cast()).is_empty());
    }

    #[test]
    fn problems_in_files_are_told_with_their_line() {
        let files = [("a.ftl", "good = yes\n\nbad = { $\n"), ("b.ftl", "good = again\n")];
        let locale = Locale::new("de", files.into_iter());
        assert_eq!(locale.problems().len(), 2, "{:?}", locale.problems());
        assert!(locale.problems()[0].starts_with("locales/de/a.ftl, line 3: "));
        assert!(locale.problems()[1].contains("locales/de/b.ftl") && locale.has("good"));
    }
}
