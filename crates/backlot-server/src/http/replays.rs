//! Looking back: recorded games moment by moment, from any seat's eyes. Nothing is stored.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use backlot_core::{Seat, Text as Message, Viewer};
use backlot_games::{AnyTable, CheckedRecord, Snapshot, check_record};
use backlot_protocol::{Views, Words};
use backlot_table::Player;
use backlot_table::hosted::Status;
use backlot_table::record::{Components, Fairness, Record, RecordError};
use serde::Deserialize;
use serde_json::{Value, json};

use super::admission::{From, Text};
use crate::ApiError;
use crate::hub::Hub;
use crate::telling::Object;

/// So many moments are told at once.
const MOST: usize = 60;

/// What is asked for.
#[derive(Clone, Copy, Deserialize)]
pub(super) struct ReplayQuery {
    #[serde(default)]
    viewer: Eyes,
    #[serde(default)]
    from: usize,
    #[serde(default = "most")]
    count: usize,
    #[serde(default)]
    words: Option<Words>,
    #[serde(default)]
    views: Views,
}

fn most() -> usize {
    MOST
}

/// Through whose eyes: `all`, `spectator` or `seat:N`.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct Eyes(Viewer);

impl Default for Eyes {
    fn default() -> Self {
        Self(Viewer::Omniscient)
    }
}

impl TryFrom<String> for Eyes {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let seat = || text.strip_prefix("seat:")?.parse().ok().and_then(Seat::new);
        match text.as_str() {
            "all" => Ok(Self(Viewer::Omniscient)),
            "spectator" => Ok(Self(Viewer::Spectator)),
            _ => seat().map(|seat| Self(Viewer::Seat(seat))).ok_or("no such viewer"),
        }
    }
}

#[utoipa::path(post, path = "/api/replays", tag = "replays",
    request_body(content = String, content_type = "text/plain", description = "A record"),
    params(
        ("viewer" = Option<String>, Query, description = "`all` (usual), `spectator` or `seat:N`"),
        ("from" = Option<usize>, Query, description = "The first moment: 0 is the set-up"),
        ("count" = Option<usize>, Query, description = "How many moments, 60 at most"),
        ("words" = Option<String>, Query, description = "`en` for words in place of messages"),
        ("views" = Option<String>, Query, description = "`whole` or `none`")
    ), responses(
    (status = 200, description = "The game was checked; some of its moments", body = Object),
    (status = 400, description = "The record can't be read, or that game can't have happened", body = ApiError),
    (status = 409, description = "The game is not over", body = ApiError)
))]
pub(super) async fn of_record(
    State(hub): State<Arc<Hub>>,
    from: From,
    Query(query): Query<ReplayQuery>,
    Text(text): Text,
) -> Result<Response, ApiError> {
    let record = Record::parse(&text)?;
    if let Components::Custom { toml, .. } = &record.components {
        hub.sets.bring(from.0, toml, &hub.options.limits)?;
    }
    look_back(hub, record, query, None).await
}

#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "replays",
    params(
        ("table", description = "The table's id"),
        ("viewer" = Option<String>, Query, description = "`all` (usual), `spectator` or `seat:N`"),
        ("from" = Option<usize>, Query, description = "The first moment: 0 is the set-up"),
        ("count" = Option<usize>, Query, description = "How many moments, 60 at most"),
        ("words" = Option<String>, Query, description = "`en` for words in place of messages"),
        ("views" = Option<String>, Query, description = "`whole` or `none`")
    ), responses(
    (status = 200, description = "Moments of the game that was played here", body = Object),
    (status = 409, description = "The game is not over", body = ApiError)
))]
pub(super) async fn of_table(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Result<Response, ApiError> {
    let (record, names) = {
        let live = hub.live(&table)?;
        let open = live.open(&hub).await?;
        let hosted = open.hosted();
        if !matches!(hosted.status(), Status::Over | Status::Ended) {
            return Err(not_over());
        }
        (hosted.record()?, json!(hosted.names()))
    };
    look_back(hub, record, query, Some((table, names))).await
}

fn not_over() -> ApiError {
    let hint = "wait for the end: until then a record holds what seats must not know";
    ApiError::new("not-now", "the game is not over", hint)
}

/// Checks the record and tells some moments of it, on a thread of its own.
async fn look_back(
    hub: Arc<Hub>,
    record: Record,
    query: ReplayQuery,
    table: Option<(String, Value)>,
) -> Result<Response, ApiError> {
    let _slot = hub.replay_slots.acquire().await.map_err(|_| ApiError::shutting_down())?;
    let work = tokio::task::spawn_blocking(move || {
        let checked = check_record(&record)?;
        // A secret is told at the end only: also a game that people ended before may be looked at.
        let is_over = checked.finished || matches!(checked.fairness, Fairness::Proven { .. });
        if !is_over && query.count > 0 && table.is_none() {
            return Err(not_over());
        }
        Ok(reply(&record, &checked, query, table))
    });
    let text = work.await.map_err(|error| {
        tracing::error!("a replay broke: {error}");
        ApiError::busy()
    })??;
    Ok(super::json(text))
}

fn reply(
    record: &Record,
    checked: &CheckedRecord,
    query: ReplayQuery,
    table: Option<(String, Value)>,
) -> String {
    let CheckedRecord { table: game, finished, fairness } = checked;
    let Eyes(viewer) = query.viewer;
    let words = |text: &Message| match query.words {
        None => json!(text),
        Some(_) => json!(game.words(text, viewer)),
    };
    let mut reply = Object::new();
    let names = table.map(|(id, names)| {
        reply.field("table", &id);
        names
    });
    reply.field("game", game.game());
    reply.field("setup", &setup(record));
    if let Components::Custom { .. } = record.components {
        reply.field("components", &game.catalogue());
    }
    reply.field("players", &players(&**game));
    reply.field("steps", &game.step());
    reply.field("finished", finished);
    reply.field("outcome", &game.outcome().map(|outcome| outcome.to_json()));
    reply.field("luck", &fairness_json(*fairness, words));
    reply.field("film_names", &names.unwrap_or_else(|| json!({})));
    let until = query.from.saturating_add(query.count.min(MOST));
    let snapshots = game.snapshots(viewer, query.from..until);
    reply.list("frames", &snapshots, |frame, snapshot| {
        moment(frame, snapshot, query.views, words);
    });
    reply.end().into_text()
}

fn moment(
    frame: &mut Object,
    snapshot: &Snapshot,
    views: Views,
    words: impl Fn(&Message) -> Value,
) {
    frame.field("step", &snapshot.step);
    frame.list("events", &snapshot.events, |event, (json, text)| {
        for (name, value) in json.as_object().into_iter().flatten() {
            event.field(name, value);
        }
        event.field("step", &snapshot.step);
        event.field("text", &words(text));
    });
    if views != Views::None {
        frame.raw("view", &snapshot.view);
    }
}

/// The set-up as a table tells it.
fn setup(record: &Record) -> Value {
    let mut json = json!({ "seats": record.seats });
    for (option, value) in &record.options {
        json[option] = value.as_str().into();
    }
    json["components"] = match &record.components {
        Components::Standard { hash } => format!("standard:{hash}").into(),
        Components::Custom { hash, .. } => format!("custom:{hash}").into(),
    };
    json
}

fn players(game: &dyn AnyTable) -> Vec<Value> {
    let players = game.players().iter().enumerate();
    players
        .map(|(seat, player)| match player {
            Player::Person { name } => json!({ "seat": seat, "kind": "person", "name": name }),
            Player::Bot { level } => json!({ "seat": seat, "kind": "bot", "level": level }),
        })
        .collect()
}

/// What the record proves about its luck, as `backlot record check` says it.
fn fairness_json(fairness: Fairness, words: impl Fn(&Message) -> Value) -> Value {
    let (kind, people) = match fairness {
        Fairness::Unknown => ("unknown", None),
        Fairness::Sealed => ("sealed", None),
        Fairness::Proven { people } => ("proven", Some(people)),
    };
    let text = match (fairness, people) {
        (Fairness::Unknown, _) => Message::new("table-luck-unknown"),
        (Fairness::Sealed, _) => Message::new("table-luck-sealed"),
        (_, people) => Message::new("table-luck-proven").with("people", people.unwrap_or(0)),
    };
    let mut json = json!({ "kind": kind, "text": words(&text) });
    if let Some(people) = people {
        json["people"] = people.into();
    }
    json
}

impl std::convert::From<RecordError> for ApiError {
    fn from(error: RecordError) -> Self {
        let hint =
            "take the record as the server gave it; `backlot record check FILE` says the same";
        Self::new(RecordError::CODE, error.to_string(), hint)
    }
}
