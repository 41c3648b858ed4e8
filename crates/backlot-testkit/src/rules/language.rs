//! The lines of an example.

use backlot_core::{Seat, SeatSet, Viewer};
use serde_json::Value;

/// What a line says.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Line {
    /// How the position comes about. These lines stand before all others.
    Start(Start),
    /// An action, with its draws if they are scripted.
    Act { seat: Seat, action: String, draws: Option<Vec<u32>> },
    /// A fact about the position or about what just happened.
    Fact(Fact),
    /// A set-up or a component set that is refused.
    Refused(Refused),
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Start {
    Setup(Vec<String>),
    Components(String),
    Seed(String),
    Begin(Vec<u32>),
    Given(String),
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Fact {
    Can {
        seat: Seat,
        action: String,
        legal: bool,
    },
    May {
        seat: Seat,
        actions: Vec<String>,
    },
    Asked(SeatSet),
    /// No value means that there is nothing at the pointer.
    Sees {
        viewer: Viewer,
        pointer: String,
        value: Option<Value>,
    },
    Hears {
        who: Listener,
        text: String,
        heard: bool,
    },
    Score(Vec<i32>),
    Winners(SeatSet),
    Ranks(Vec<u8>),
    Sheet {
        seat: Seat,
        source: String,
        points: i32,
    },
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Listener {
    One(Viewer),
    /// Every seat and a spectator.
    Everyone,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Refused {
    Setup { pairs: Vec<String>, message: String },
    Components { name: String, message: String },
}

impl Line {
    pub(super) fn parse(line: &str) -> Result<Self, String> {
        let (first, rest) = split_word(line);
        if let Some(start) = start(first, rest)? {
            return Ok(Self::Start(start));
        }
        match first {
            "invalid" | "broken" => refused(first, rest).map(Self::Refused),
            "everyone" => hearing(Listener::Everyone, rest).map(Self::Fact),
            "spectator" => viewing(Viewer::Spectator, rest).map(Self::Fact),
            _ if first.starts_with('p') && first.parse::<Seat>().is_ok() => {
                seat_line(first.parse()?, rest)
            }
            _ => fact(first, rest).map(Self::Fact),
        }
    }
}

fn start(first: &str, rest: &str) -> Result<Option<Start>, String> {
    Ok(Some(match first {
        "setup" => Start::Setup(words(rest)),
        "components" => Start::Components(rest.to_owned()),
        "seed" => Start::Seed(rest.to_owned()),
        "begin" => Start::Begin(numbers(rest)?),
        "given" => Start::Given(rest.to_owned()),
        _ => return Ok(None),
    }))
}

fn fact(first: &str, rest: &str) -> Result<Fact, String> {
    Ok(match first {
        "asked" if rest == "nobody" => Fact::Asked(SeatSet::EMPTY),
        "asked" => Fact::Asked(seats(rest)?),
        "sees" => return sight(Viewer::Omniscient, rest),
        "told" => return hearing(Listener::One(Viewer::Omniscient), &format!("hears {rest}")),
        "score" => Fact::Score(numbers(rest)?),
        "winners" => Fact::Winners(seats(rest)?),
        "ranks" => Fact::Ranks(numbers(rest)?),
        "sheet" => match words(rest).as_slice() {
            [seat, source, points] => Fact::Sheet {
                seat: seat.parse()?,
                source: source.clone(),
                points: points.parse().map_err(|_| format!("`{points}` is not a number"))?,
            },
            _ => return Err("write `sheet SEAT SOURCE POINTS`".to_owned()),
        },
        _ => return Err(format!("`{first}` begins no line of the example language")),
    })
}

fn seat_line(seat: Seat, rest: &str) -> Result<Line, String> {
    let (verb, object) = split_word(rest);
    let action = object.to_owned();
    match verb {
        "" => Err(format!("say what {seat} does")),
        "can" => Ok(Line::Fact(Fact::Can { seat, action, legal: true })),
        "cannot" => Ok(Line::Fact(Fact::Can { seat, action, legal: false })),
        "may" => {
            let actions = object.split('|').map(|action| action.trim().to_owned()).collect();
            Ok(Line::Fact(Fact::May { seat, actions }))
        }
        "sees" | "hears" => viewing(Viewer::Seat(seat), rest).map(Line::Fact),
        _ => {
            let (action, rng) = match rest.split_once(';') {
                Some((action, rng)) => (action, Some(rng.trim())),
                None => (rest, None),
            };
            let draws = rng
                .map(|rng| {
                    let draws = rng.strip_prefix("draws").ok_or("write `; draws 1 2 3`")?;
                    numbers(draws)
                })
                .transpose()?;
            Ok(Line::Act { seat, action: action.trim().to_owned(), draws })
        }
    }
}

fn viewing(viewer: Viewer, rest: &str) -> Result<Fact, String> {
    match split_word(rest) {
        ("sees", object) => sight(viewer, object),
        _ => hearing(Listener::One(viewer), rest),
    }
}

fn hearing(who: Listener, rest: &str) -> Result<Fact, String> {
    let ("hears", text) = split_word(rest) else {
        return Err(
            "write `hears TEXT`, `hears not TEXT` or, for one viewer, `sees POINTER VALUE`"
                .to_owned(),
        );
    };
    let (text, heard) = match text.strip_prefix("not ") {
        Some(text) => (text.trim(), false),
        None => (text, true),
    };
    if text.is_empty() {
        return Err("say what is heard".to_owned());
    }
    Ok(Fact::Hears { who, text: text.to_owned(), heard })
}

fn sight(viewer: Viewer, rest: &str) -> Result<Fact, String> {
    let (pointer, value) = split_word(rest);
    if !pointer.starts_with('/') || value.is_empty() {
        return Err("write `sees /json/pointer VALUE`".to_owned());
    }
    let value = match value {
        "missing" => None,
        _ => Some(serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))),
    };
    Ok(Fact::Sees { viewer, pointer: pointer.to_owned(), value })
}

fn refused(first: &str, rest: &str) -> Result<Refused, String> {
    let form = "write `invalid setup PAIRS : MESSAGE` or `broken FILE : MESSAGE`";
    let (what, message) = rest.split_once(" : ").ok_or(form)?;
    let message = message.trim().to_owned();
    match (first, split_word(what)) {
        ("invalid", ("setup", pairs)) => Ok(Refused::Setup { pairs: words(pairs), message }),
        ("broken", (name, "")) => Ok(Refused::Components { name: name.to_owned(), message }),
        _ => Err(form.to_owned()),
    }
}

fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim())
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn numbers<N: std::str::FromStr>(text: &str) -> Result<Vec<N>, String> {
    let number =
        |word: &str| word.parse().map_err(|_| format!("`{word}` is not a number that fits here"));
    text.split_whitespace().map(number).collect()
}

fn seats(text: &str) -> Result<SeatSet, String> {
    text.split_whitespace().map(str::parse::<Seat>).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn actions_may_script_their_luck() {
        let act = |draws| Line::Act { seat: seat(1), action: "reel 3".into(), draws };
        assert_eq!(Line::parse("p2 reel 3"), Ok(act(None)));
        assert_eq!(Line::parse("p2 reel 3 ; draws 4 0"), Ok(act(Some(vec![4, 0]))));
        assert!(Line::parse("p2 reel 3 ; luck 4").is_err());
        assert!(Line::parse("p9 reel 3").is_err());
    }

    #[test]
    fn values_are_json_or_bare_words() {
        let sees = |value| {
            let (viewer, pointer) = (Viewer::Seat(seat(0)), "/hand/0".to_owned());
            Ok(Line::Fact(Fact::Sees { viewer, pointer, value }))
        };
        assert_eq!(Line::parse("p1 sees /hand/0 5"), sees(Some(Value::from(5))));
        assert_eq!(Line::parse("p1 sees /hand/0 rex"), sees(Some(Value::from("rex"))));
        assert_eq!(Line::parse("p1 sees /hand/0 missing"), sees(None));
        assert!(Line::parse("p1 sees hand 5").is_err());
    }

    #[test]
    fn whatever_is_not_understood_says_what_to_write() {
        for (line, part) in [
            ("reel 3", "begins no line"),
            ("p1", "say what p1 does"),
            ("everyone sees /a 1", "write `hears TEXT`"),
            ("broken a.toml", "write `invalid setup"),
            ("score 1 x", "`x` is not a number"),
            ("asked p1 q2", "is not a seat"),
        ] {
            let problem = Line::parse(line).unwrap_err();
            assert!(problem.contains(part), "{line}: {problem}");
        }
    }
}
