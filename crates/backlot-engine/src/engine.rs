use std::collections::BTreeMap;

use backlot_core::Seat;
use backlot_games::AnyTable;
use serde_json::{Map, Value, json};

use crate::refusal::EngineError;
use crate::request::{COMMANDS, Handle, Request};

/// So many games at once.
const MAX_GAMES: usize = 1000;

/// The games a program has open, and the answers to its requests.
pub struct Engine {
    games: BTreeMap<String, Open>,
    handles: u64,
    fresh_seed: Box<dyn FnMut() -> String + Send>,
}

/// An open game.
pub(crate) struct Open {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) seed: String,
}

impl Engine {
    /// An engine without games. `fresh_seed` makes a seed for a game that is started without one.
    pub fn new(fresh_seed: impl FnMut() -> String + Send + 'static) -> Self {
        Self { games: BTreeMap::new(), handles: 0, fresh_seed: Box::new(fresh_seed) }
    }

    /// The reply to one line. A refusal changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        let parsed: Result<Value, _> = serde_json::from_slice(line);
        let (id, reply) = match parsed {
            Ok(Value::Object(object)) => {
                let id = object.get("id").cloned();
                (id, self.answer_object(object))
            }
            Ok(_) => (None, Err(EngineError::bad_form("a request is one JSON object a line"))),
            Err(error) => (None, Err(EngineError::bad_form(format!("this is not JSON: {error}")))),
        };
        let mut reply = match reply {
            Ok(fields) => {
                let mut object = Map::from_iter([("ok".to_owned(), json!(true))]);
                object.extend(fields);
                object
            }
            Err(refusal) => Map::from_iter([
                ("ok".to_owned(), json!(false)),
                ("error".to_owned(), json!(refusal.code)),
                ("message".to_owned(), json!(refusal.message)),
            ]),
        };
        if let Some(id) = id {
            reply.insert("id".to_owned(), id);
        }
        Value::Object(reply)
    }

    fn answer_object(
        &mut self,
        mut object: Map<String, Value>,
    ) -> Result<Map<String, Value>, EngineError> {
        object.remove("id");
        match object.get("cmd") {
            None => return Err(EngineError::new("unknown-command", "the request has no `cmd`")),
            Some(Value::String(name)) if COMMANDS.contains(&name.as_str()) => {}
            Some(other) => {
                let mut name = other.to_string();
                name.truncate(name.char_indices().nth(60).map_or(name.len(), |(end, _)| end));
                let message =
                    format!("there is no command {name}; the commands are {}", COMMANDS.join(", "));
                return Err(EngineError::new("unknown-command", message));
            }
        }
        let request: Request = serde_json::from_value(Value::Object(object))
            .map_err(|error| EngineError::bad_form(error.to_string()))?;
        let reply = self.carry_out(request)?;
        match reply {
            Value::Object(fields) => Ok(fields),
            other => Ok(Map::from_iter([("value".to_owned(), other)])),
        }
    }

    pub(crate) fn fresh_seed(&mut self) -> String {
        (self.fresh_seed)()
    }

    /// Refuses another game when there are too many.
    pub(crate) fn check_limit(&self) -> Result<(), EngineError> {
        if self.games.len() < MAX_GAMES {
            return Ok(());
        }
        let message = format!("{MAX_GAMES} games are open: `drop` one first");
        Err(EngineError::new("too-many", message))
    }

    pub(crate) fn keep(&mut self, table: Box<dyn AnyTable>, seed: String) -> String {
        self.handles += 1;
        let handle = self.handles.to_string();
        self.games.insert(handle.clone(), Open { table, seed });
        handle
    }

    pub(crate) fn open(&mut self, handle: &Handle) -> Result<&mut Open, EngineError> {
        let handle = handle.text();
        self.games.get_mut(&handle).ok_or_else(|| unknown_handle(&handle))
    }

    pub(crate) fn drop_game(&mut self, handle: &Handle) -> Result<(), EngineError> {
        let handle = handle.text();
        self.games.remove(&handle).map(drop).ok_or_else(|| unknown_handle(&handle))
    }
}

fn unknown_handle(handle: &str) -> EngineError {
    let handle: String = handle.chars().take(60).collect();
    EngineError::new("unknown-handle", format!("no game is open under the handle `{handle}`"))
}

/// `to_act`, `step`, `outcome`.
pub(crate) fn state(table: &dyn AnyTable) -> Value {
    let asked: Vec<usize> = table.to_act().iter().map(Seat::index).collect();
    json!({
        "to_act": asked,
        "step": table.step(),
        "outcome": table.outcome().map(|outcome| outcome.to_json()),
    })
}
