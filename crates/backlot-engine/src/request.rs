//! Requests, parsed at the border.

use std::collections::BTreeMap;

use backlot_bots::Level;
use backlot_core::{ComponentsText, Seat, SetupRequest, Viewer};
use serde::Deserialize;
use serde_json::Value;

use crate::refusal::EngineError;

/// A request as it is written.
#[derive(Deserialize, Debug)]
#[serde(tag = "cmd", rename_all = "kebab-case")]
pub(crate) enum Request {
    Games,
    New {
        game: String,
        #[serde(default)]
        setup: Option<SetupJson>,
        #[serde(default)]
        seed: Option<Value>,
        #[serde(default)]
        draws: Option<Vec<u32>>,
    },
    State {
        handle: Handle,
    },
    Legal {
        handle: Handle,
        seat: u64,
    },
    Prompt {
        handle: Handle,
        seat: u64,
    },
    Apply {
        handle: Handle,
        seat: u64,
        action: String,
        #[serde(default)]
        draws: Option<Vec<u32>>,
    },
    View {
        handle: Handle,
        viewer: String,
    },
    Events {
        handle: Handle,
        viewer: String,
        #[serde(default)]
        since: usize,
    },
    Play {
        handle: Handle,
        policy: String,
        #[serde(default)]
        seed: Option<Value>,
        #[serde(default)]
        until: Option<Value>,
    },
    Bot {
        handle: Handle,
        seat: u64,
        level: String,
        #[serde(default)]
        ms: Option<u64>,
        #[serde(default)]
        iterations: Option<u32>,
        #[serde(default)]
        seed: Option<Value>,
    },
    Undo {
        handle: Handle,
        seat: u64,
    },
    Record {
        handle: Handle,
    },
    Load {
        record: String,
        #[serde(default)]
        seed: Option<Value>,
    },
    Drop {
        handle: Handle,
    },
}

/// Commands by name, to tell a command that does not exist from one that is written wrongly.
pub(crate) const COMMANDS: [&str; 14] = [
    "games", "new", "state", "legal", "prompt", "apply", "view", "events", "play", "bot", "undo",
    "record", "load", "drop",
];

/// A game's handle: text, or a number that stands for it.
#[derive(Deserialize, Debug)]
#[serde(untagged, expecting = "`handle` must be the text that `new` or `load` gave")]
pub(crate) enum Handle {
    Text(String),
    Number(u64),
}

impl Handle {
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Number(number) => number.to_string(),
        }
    }
}

/// The set-up of `new`: `seats`, `components_toml`, and the game's options by name.
#[derive(Deserialize, Debug)]
#[serde(expecting = "an object with the set-up's options")]
pub(crate) struct SetupJson {
    #[serde(default)]
    seats: Option<u64>,
    #[serde(default)]
    components_toml: Option<String>,
    #[serde(flatten)]
    options: BTreeMap<String, Value>,
}

impl SetupJson {
    pub(crate) fn into_request(self) -> Result<SetupRequest, EngineError> {
        let mut request = SetupRequest {
            seats: self.seats.map(|seats| usize::try_from(seats).unwrap_or(usize::MAX)),
            ..SetupRequest::default()
        };
        for (option, value) in self.options {
            if option == "components" {
                return Err(EngineError::new(
                    "bad-setup",
                    "file names are for the command line only: send the text of the set as `components_toml`",
                ));
            }
            request.options.insert(option.clone(), plain(&option, &value)?);
        }
        request.components = self
            .components_toml
            .map(|toml| ComponentsText { name: "components_toml".to_owned(), toml });
        Ok(request)
    }
}

/// An option's value as text.
fn plain(option: &str, value: &Value) -> Result<String, EngineError> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Bool(_) | Value::Number(_) => Ok(value.to_string()),
        Value::Null | Value::Array(_) | Value::Object(_) => Err(EngineError::new(
            "bad-setup",
            format!("`{option}` must be a text, a number, true or false"),
        )),
    }
}

/// A seed: any text or number.
pub(crate) fn seed_text(seed: Option<Value>) -> Result<Option<String>, EngineError> {
    match seed {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(value @ Value::Number(_)) => Ok(Some(value.to_string())),
        Some(Value::Bool(_) | Value::Array(_) | Value::Object(_)) => {
            Err(EngineError::bad_form("`seed` must be a text or a number"))
        }
    }
}

/// A seat of a table with so many.
pub(crate) fn seat(number: u64, seats: usize) -> Result<Seat, EngineError> {
    usize::try_from(number).ok().filter(|&index| index < seats).and_then(Seat::new).ok_or_else(
        || {
            EngineError::new(
                "not-your-turn",
                format!("there is no seat {number}: the seats are 0 to {}", seats - 1),
            )
        },
    )
}

/// A viewer of a table with so many seats.
pub(crate) fn viewer(text: &str, seats: usize) -> Result<Viewer, EngineError> {
    let viewer: Viewer = text.parse().map_err(EngineError::bad_form)?;
    match viewer {
        Viewer::Seat(seat) if seat.index() >= seats => Err(EngineError::bad_form(format!(
            "there is no seat {}: the seats are 0 to {}",
            seat.index(),
            seats - 1
        ))),
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient => Ok(viewer),
    }
}

/// A bot level.
pub(crate) fn level(name: &str) -> Result<Level, EngineError> {
    name.parse()
        .map_err(|error: backlot_bots::UnknownLevel| EngineError::bad_form(error.to_string()))
}

/// How far `play` goes: to the end, or so many steps.
pub(crate) fn until(value: Option<&Value>) -> Result<usize, EngineError> {
    let wrong = || EngineError::bad_form("`until` must be \"end\" or a number of steps");
    match value {
        None => Ok(usize::MAX),
        Some(Value::String(text)) if text == "end" => Ok(usize::MAX),
        Some(value) => {
            let steps = value.as_u64().ok_or_else(wrong)?;
            Ok(usize::try_from(steps).unwrap_or(usize::MAX))
        }
    }
}
