//! Words for the toys: `{argument}` stands for an argument.

use backlot_core::{Arg, Seat, Text};
use backlot_testkit::Wording;

pub struct ToyWords;

const MESSAGES: [(&str, &str); 24] = [
    ("toy-auction-option-stakes", "Stakes"),
    ("toy-auction-source-bids", "Bids"),
    ("toy-auction-source-bonus", "Bonus"),
    ("toy-ladder-source-height", "Height"),
    ("ask-bid", "Which card?"),
    ("ask-stake", "How much?"),
    ("ask-bonus", "Take a card?"),
    ("ask-step", "How far?"),
    ("bid", "Bid {card}"),
    ("stake", "Stake {amount}"),
    ("take", "Take the top card"),
    ("leave", "Leave it"),
    ("dealt", "{who} got {cards}"),
    ("dealt-hidden", "{who} got cards"),
    ("answered", "{who} chose {what}"),
    ("shown", "{who} bid {card} and stakes {stake}"),
    ("won", "{who} won the round"),
    ("bonus", "{who} took {card}"),
    ("left", "{who} left it"),
    ("rumour", "they say {card}"),
    ("climb", "Climb {steps}"),
    ("climbed", "{who} climbed {steps}"),
    ("drew", "{who} drew {card}"),
    ("hint", "somebody has {card}"),
];

impl Wording for ToyWords {
    fn words(&self, text: &Text, _: usize, reader: Option<Seat>) -> Result<String, String> {
        let Some((_, template)) = MESSAGES.iter().find(|(key, _)| *key == text.key) else {
            return Err(format!("no message `{}`", text.key));
        };
        let mut words = (*template).to_owned();
        for (name, arg) in &text.args {
            let arg = match arg {
                Arg::Number(number) => number.to_string(),
                Arg::Name(name) => name.clone(),
                Arg::Seat(seat) if reader == Some(*seat) => "you".to_owned(),
                Arg::Seat(seat) => format!("P{}", seat.number()),
                Arg::Text(_) | Arg::List(_) => return Err("toys have no such words".to_owned()),
            };
            words = words.replace(&format!("{{{name}}}"), &arg);
        }
        if words.contains('{') { Err(format!("`{words}` lacks an argument")) } else { Ok(words) }
    }

    fn has(&self, key: &str) -> bool {
        MESSAGES.iter().any(|(known, _)| *known == key)
    }
}
