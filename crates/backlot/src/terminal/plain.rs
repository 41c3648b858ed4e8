//! A board for any game, drawn from its view alone: every field with its label, in the order in which the game defines
//! them, objects indented, cards by name.
//!
//! The label of a field is the message `GAME-view-FIELD`, or `view-FIELD`, or else the field's name. If the message has
//! `$who`, the field holds a seat, or a list of them, and the message is the whole line. The word for a value is
//! `GAME-view-FIELD-VALUE` or `GAME-FIELD-VALUE`, the name of a component, or else the value. `web/src/plain` reads the
//! same messages.

use std::collections::BTreeMap;

use backlot_core::schema::Definition;
use backlot_core::{ComponentSet, Playable, Seat, Text};
use backlot_locales::Locale;
use serde_json::{Map, Value};

use super::board::Board;
use super::page::{Page, Style};

/// The board of a game that has none of its own.
pub(super) struct PlainBoard;

impl<G: Playable> Board<G> for PlainBoard {
    fn draw(&self, view: &G::View, page: &mut Page) {
        let catalogue = G::viewed_components(view).catalogue();
        let names = catalogue.into_iter().map(|entry| (entry.id, entry.name)).collect();
        let Value::Object(fields) = G::view_json(view) else { return };
        let schema = G::schema();
        let objects = schema.iter().filter_map(|(_, _, definition)| match definition {
            Definition::Object(fields) => Some(fields.iter().map(|field| field.name).collect()),
            Definition::Union(_) | Definition::Alias(_) => None,
        });
        let orders = objects.collect();
        Drawing { game: G::info().id, names, orders, page }.fields(&fields, 0);
    }
}

/// Fields that are no part of the position.
const TECHNICAL: &str = "viewer";
/// Fields by which an object is named, the best first.
const NAMING: [&str; 3] = ["title", "name", "id"];
/// What a message shows where an argument is not given.
const WHO: &str = "{$who}";
/// What is drawn for nothing in a list.
const EMPTY: &str = "–";

struct Drawing<'a> {
    game: &'static str,
    /// Names of components by id.
    names: BTreeMap<String, String>,
    /// The names of fields of each type, as the game lists them: JSON has lost their order.
    orders: Vec<Vec<&'static str>>,
    page: &'a mut Page,
}

impl Drawing<'_> {
    fn fields(&mut self, fields: &Map<String, Value>, indent: usize) {
        for (name, value) in self.in_order(fields) {
            if name != TECHNICAL && !value.is_null() {
                self.field(name, value, indent);
            }
        }
    }

    /// The fields of an object in the order of the type that has them all.
    fn in_order<'o>(&self, object: &'o Map<String, Value>) -> Vec<(&'o str, &'o Value)> {
        let has_all = |names: &&Vec<&str>| object.keys().all(|key| names.contains(&key.as_str()));
        let order = self.orders.iter().find(has_all);
        let place = |name: &str| order?.iter().position(|other| *other == name);
        let mut fields: Vec<_> =
            object.iter().map(|(name, value)| (name.as_str(), value)).collect();
        fields.sort_by_key(|(name, _)| place(name));
        fields
    }

    fn field(&mut self, name: &str, value: &Value, indent: usize) {
        let label = self.label(name);
        let lead = " ".repeat(indent);
        if let Some((before, after)) = label.split_once(WHO)
            && let Some(who) = self.seats(value)
        {
            self.page.hanging(&lead, &format!("{before}{who}{after}"), None);
        } else if let Value::Object(fields) = value {
            self.page.hanging(&lead, &label, Some(Style::Strong));
            self.fields(fields, indent + 2);
        } else if let Some(objects) = objects(value) {
            self.page.hanging(&lead, &label, Some(Style::Strong));
            for (number, object) in (1..).zip(objects) {
                self.card(number, object, indent + 2);
            }
        } else {
            let words = self.words(name, value);
            self.page.hanging(&format!("{lead}{label}: "), &words, None);
        }
    }

    /// An object in a list: by its player, its name or its number.
    fn card(&mut self, number: usize, object: &Map<String, Value>, indent: usize) {
        let naming =
            NAMING.into_iter().find(|field| object.get(*field).is_some_and(Value::is_string));
        let player = object.get("seat").and_then(|seat| self.seats(seat));
        let (title, told) = match (naming, player) {
            (Some(field), _) => (self.words(field, &object[field]), vec!["id", field]),
            (None, Some(player)) => (player, vec!["seat"]),
            (None, None) => (number.to_string(), vec![]),
        };
        self.page.hanging(&format!("{}- ", " ".repeat(indent)), &title, Some(Style::Strong));
        for (name, value) in self.in_order(object) {
            if !told.contains(&name) && !value.is_null() {
                self.field(name, value, indent + 2);
            }
        }
    }

    /// The names of who sits there, if the value is a seat or a list of seats.
    fn seats(&self, value: &Value) -> Option<String> {
        let one = std::slice::from_ref(value);
        let values = value.as_array().map_or(one, Vec::as_slice);
        let seat = |value: &Value| Seat::new(usize::try_from(value.as_u64()?).ok()?);
        let seats: Option<Vec<Seat>> = values.iter().map(seat).collect();
        let seats: Vec<Text> = seats?.into_iter().map(Text::seat).collect();
        if seats.is_empty() {
            return Some(EMPTY.to_owned());
        }
        Some(Locale::english().list(seats, &self.page.cast))
    }

    fn words(&self, field: &str, value: &Value) -> String {
        match value {
            Value::Null => EMPTY.to_owned(),
            Value::Bool(value) => self.word(field, if *value { "yes" } else { "no" }),
            Value::Number(number) => self.word(field, &number.to_string()),
            Value::String(word) => self.word(field, word),
            Value::Array(values) if values.is_empty() => EMPTY.to_owned(),
            Value::Array(values) => {
                let words: Vec<String> = values.iter().map(|one| self.words(field, one)).collect();
                words.join(", ")
            }
            Value::Object(fields) => {
                let words =
                    fields.iter().filter(|(_, value)| !value.is_null()).map(|(name, value)| {
                        format!("{}: {}", self.label(name), self.words(name, value))
                    });
                words.collect::<Vec<_>>().join("; ")
            }
        }
    }

    fn word(&self, field: &str, value: &str) -> String {
        if let Some(name) = self.names.get(value) {
            return name.clone();
        }
        let field = field.replace('_', "-");
        let game = self.game;
        let keys = [format!("{game}-view-{field}-{value}"), format!("{game}-{field}-{value}")];
        // A message that wants more than its key is for another place.
        let message = message(&keys).filter(|words| !words.contains("{$"));
        message.unwrap_or_else(|| if is_id(value) { readable(value) } else { value.to_owned() })
    }

    fn label(&self, field: &str) -> String {
        let name = field.replace('_', "-");
        let message = message(&[format!("{}-view-{name}", self.game), format!("view-{name}")]);
        message.unwrap_or_else(|| readable(field))
    }
}

/// The first of these messages that there is.
fn message(keys: &[String]) -> Option<String> {
    let english = Locale::english();
    keys.iter().find(|key| english.has(key)).map(|key| english.message(key))
}

/// The objects of a list that has nothing else in it.
fn objects(value: &Value) -> Option<Vec<&Map<String, Value>>> {
    let values = value.as_array().filter(|values| !values.is_empty())?;
    values.iter().map(Value::as_object).collect()
}

fn is_id(word: &str) -> bool {
    word.starts_with(|sign: char| sign.is_ascii_lowercase())
        && word
            .chars()
            .all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-')
}

/// A name of the program as words.
fn readable(name: &str) -> String {
    let words = name.replace(['-', '_'], " ");
    let mut signs = words.chars();
    signs
        .next()
        .map(|first| first.to_ascii_uppercase().to_string() + signs.as_str())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use backlot_locales::ReaderContext;
    use serde_json::json;

    fn drawn(view: &Value) -> String {
        let you = Seat::from_bits(0);
        let mut page = Page::plain(60, ReaderContext::numbered(3).read_by(you));
        let names = [("rock-sterling".to_owned(), "Rock Sterling".to_owned())].into();
        let fields = view.as_object().unwrap();
        let orders = vec![vec!["zebra", "apple"], vec!["viewer", "zebra", "apple", "players"]];
        Drawing { game: "a-new-game", names, orders, page: &mut page }.fields(fields, 0);
        page.finish()
    }

    #[test]
    fn fields_come_in_the_order_of_their_type() {
        let view = json!({ "apple": 1, "players": [{ "apple": 2, "zebra": 3 }], "viewer": "seat:0", "zebra": 4 });
        let lines = "Zebra: 4\nApple: 1\nPlayers\n  - 1\n    Zebra: 3\n    Apple: 2\n";
        assert_eq!(drawn(&view), lines);
        assert_eq!(drawn(&json!({ "zebra": 1, "bear": 2 })), "Bear: 2\nZebra: 1\n");
    }

    #[test]
    fn a_game_that_nobody_has_heard_of_is_drawn() {
        let view = json!({
            "viewer": "seat:0", "turn": 1, "asked": [0, 2], "bid_limit": 7, "open": true, "none": null,
            "phase": "sealed-bids", "hand": ["rock-sterling", null], "offers": [],
            "auction": { "highest": 3 },
            "players": [{ "seat": 0, "points": 4 }],
            "films": [{ "id": "best-film", "seat": 1 }, { "id": "rock-sterling", "seat": null }],
            "columns": [{ "cards": [{ "card": "rock-sterling" }] }],
        });
        let lines = "\
            To play: Player 2\nTo answer: you and Player 3\nBid limit: 7\nOpen: Yes\nPhase: Sealed bids\n\
            Hand: Rock Sterling, –\nOffers: –\nAuction\n  Highest: 3\nPlayers\n  - you\n    Points: 4\n\
            Films\n  - Best film\n    Player: Player 2\n  - Rock Sterling\n\
            Columns\n  - 1\n    Cards\n      - 1\n        Card: Rock Sterling\n";
        let mut expected: Vec<&str> = lines.lines().collect();
        let shown = drawn(&view);
        let mut shown: Vec<&str> = shown.lines().collect();
        // The fields of an object come in any order; what is in them does not.
        expected.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, expected);
    }
}
