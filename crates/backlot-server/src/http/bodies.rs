//! Bodies of requests and replies.

use std::collections::BTreeMap;

use backlot_core::{ComponentsText, Seat, SetupError, SetupRequest};
use backlot_table::hosted::{ClockRule, Hash, Place};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::ApiError;

/// The wish for a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The id of a game.
    #[schema(example = "hollywood-cards")]
    pub game: String,
    /// `seats`, `components_toml`, and the game's options by id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub setup: Option<SetupBody>,
    /// Your name. Without it you are host without a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// For each seat `you`, `open` or `bot:LEVEL`. Without it: you, and the rest open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// The level of bots that fill open seats at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Whether the table is listed for everybody.
    #[serde(default)]
    pub public: bool,
    /// Whether people may ask a bot what it would do. If missing, they may where everybody else is a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<bool>,
    /// The number of a prepared deal: the same cards and bots every time. Only where all other seats are bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prepared: Option<u32>,
    /// How much time people have.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub clock: ClockRule,
    /// The hash of your number for fair dealing: 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub hash: Option<Hash>,
}

/// A set-up in JSON.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(expecting = "an object with the set-up's options")]
pub struct SetupBody {
    /// How many seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<usize>,
    /// The text of a component set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components_toml: Option<String>,
    /// The game's options by id.
    #[serde(flatten)]
    pub options: BTreeMap<String, Value>,
}

impl SetupBody {
    pub(crate) fn into_request(self) -> Result<SetupRequest, ApiError> {
        let mut request = SetupRequest { seats: self.seats, ..SetupRequest::default() };
        for (option, value) in self.options {
            let value = match value {
                Value::String(text) => text,
                Value::Bool(_) | Value::Number(_) => value.to_string(),
                Value::Null | Value::Array(_) | Value::Object(_) => {
                    let message = format!("`{option}` must be a text, a number, true or false");
                    return Err(bad_setup(message));
                }
            };
            request.options.insert(option, value);
        }
        request.components = self
            .components_toml
            .map(|toml| ComponentsText { name: "components_toml".to_owned(), toml });
        Ok(request)
    }
}

pub(crate) fn bad_setup(message: impl Into<String>) -> ApiError {
    ApiError::new("bad-setup", message, "GET /api/games lists games, seats, options and levels")
}

impl std::convert::From<SetupError> for ApiError {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::Components(_) => {
                let hint = "`backlot components GAME --toml` prints a set to start from";
                Self::new("bad-component-set", error.to_string(), hint)
            }
            SetupError::Seats { .. }
            | SetupError::UnknownOption { .. }
            | SetupError::BadValue { .. }
            | SetupError::NotAPair { .. } => bad_setup(error.to_string()),
        }
    }
}

/// What `players` says of one seat.
pub(crate) fn place(text: &str) -> Result<Place, ApiError> {
    match (text, text.strip_prefix("bot:")) {
        ("you", _) => Ok(Place::You),
        ("open", _) => Ok(Place::Open),
        (_, Some(level)) => Ok(Place::Bot(level.to_owned())),
        _ => Err(bad_setup("a player is `you`, `open` or `bot:LEVEL`")),
    }
}

/// The wish for a seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// Your name.
    #[schema(example = "Bea")]
    pub name: String,
    /// Which seat; the first open one if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The hash of your number for fair dealing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub hash: Option<Hash>,
}

/// The use of a one-use code.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveRequest {
    /// The code behind `#move=`.
    pub code: String,
}

/// Where to call.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NoticeRequest {
    /// An `http://` address; `null` for nowhere.
    pub webhook: Option<String>,
}

/// A seat of your own. Keep the secret.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Seated {
    /// The table's id.
    pub table: String,
    /// Your seat; `null` for a host without one.
    pub seat: Option<usize>,
    /// Who has it plays this seat.
    pub secret: String,
    /// The address of your seat.
    pub link: String,
    /// The address for friends.
    pub invite: String,
    /// The address of a web feed that tells when you are asked.
    pub feed: Option<String>,
}

impl Seated {
    pub(crate) fn new(table: &str, seat: Option<usize>, secret: String) -> Self {
        // The hash of a secret can't be used in its place, but it names the seat.
        let feed = format!("/api/tables/{table}/feed/{}", crate::secrets::hash(&secret));
        Self {
            table: table.to_owned(),
            seat,
            link: format!("/t/{table}#{secret}"),
            invite: format!("/t/{table}"),
            feed: seat.map(|_| feed),
            secret,
        }
    }
}
