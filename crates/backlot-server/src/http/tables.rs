//! Tables from outside: listing, opening, deleting, records; and the server's own state.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use backlot_bots::Level;
use backlot_games::{GameKind, UnknownGame};
use backlot_store::Listed;
use backlot_table::hosted::{CantOpen, HostedTable, Moment, OpenRequest, Place, Status};
use serde::Deserialize;
use serde_json::{Value, json};

use super::admission::{Bearer, From, Json};
use super::bodies::{OpenTable, Seated, bad_setup, place};
use crate::hub::Hub;
use crate::{ApiError, secrets, summary, telling};

/// So many tables are listed.
const LISTED: u32 = 100;

static GAMES: LazyLock<Value> = LazyLock::new(|| {
    let mut engine = backlot_engine::Engine::new(String::new);
    let mut games: Value = engine.answer(b"{\"cmd\":\"games\"}");
    if let Some(fields) = games.as_object_mut() {
        fields.remove("ok");
        fields.insert("levels_for_people".to_owned(), json!(Level::FOR_PEOPLE.map(Level::name)));
    }
    for (kind, game) in
        GameKind::ALL.into_iter().zip(games["games"].as_array_mut().into_iter().flatten())
    {
        let (styles, steps) = kind.sparring();
        game["styles"] = json!(styles);
        game["steps"] = json!(steps);
    }
    games
});

static ALL_OF_THEM: LazyLock<String> = LazyLock::new(|| GAMES.to_string());

/// What is asked about the games.
#[derive(Deserialize)]
pub(super) struct GamesQuery {
    fields: Option<String>,
}

#[utoipa::path(get, path = "/api/games", tag = "tables", params(
    ("fields" = Option<String>, Query, description = "Only these fields of each game, such as `id,seats`")
), responses(
    (status = 200, description = "The games with their seats, options and components, and the bot levels", body = Object)
))]
pub(super) async fn games(Query(query): Query<GamesQuery>) -> Response {
    let Some(fields) = query.fields else { return super::json(ALL_OF_THEM.clone()) };
    let games = GAMES["games"].as_array().into_iter().flatten();
    let games = games.map(|game| {
        let wanted = fields.split(',').filter_map(|name| Some((name, game.get(name)?)));
        wanted.collect::<BTreeMap<&str, &Value>>()
    });
    super::json(json!({ "games": games.collect::<Vec<_>>() }).to_string())
}

#[utoipa::path(get, path = "/api/tables", tag = "tables", responses(
    (status = 200, description = "Tables that anybody may join or watch, lately changed ones first", body = Object)
))]
pub(super) async fn list(State(hub): State<Arc<Hub>>) -> Result<Response, ApiError> {
    let mut listed = hub.in_time(hub.store.public(LISTED)).await?;
    listed.sort_by_key(|listed| listed.door.status != "open");
    let told = |listed: Listed| {
        let mut door = telling::Object::new();
        door.fields(&listed.door.told);
        door.field("changed", &listed.door.changed);
        door.end().into_text()
    };
    let tables: Vec<String> = listed.into_iter().map(told).collect();
    Ok(super::json(format!("{{\"tables\":[{}]}}", tables.join(","))))
}

#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = OpenTable, security((), ("secret" = [])), responses(
    (status = 201, description = "Your table and your seat", body = Seated),
    (status = 400, description = "This table is not possible", body = ApiError),
    (status = 403, description = "Tables are opened by invitation only here", body = ApiError),
    (status = 429, description = "Too many tables", body = ApiError)
))]
pub(super) async fn open(
    State(hub): State<Arc<Hub>>,
    from: From,
    bearer: Bearer,
    Json(body): Json<OpenTable>,
) -> Result<Response, ApiError> {
    bearer.may_open(&hub, from.0).await?;
    let kind: GameKind =
        body.game.parse().map_err(|error: UnknownGame| bad_setup(error.to_string()))?;
    let setup = body.setup.unwrap_or_default().into_request()?;
    if let Some(components) = &setup.components {
        hub.sets.bring(from.0, &components.toml, &hub.options.limits)?;
    }
    let places = body.players.iter().map(|text| place(text)).collect::<Result<Vec<_>, _>>()?;
    let sits = body.name.is_some() && places.is_empty() || places.contains(&Place::You);
    let secret = secrets::fresh_key();
    let request = OpenRequest {
        table: secrets::fresh_table(),
        places,
        name: body.name.or_else(|| sits.then(|| "?".to_owned())),
        key: secrets::hash(&secret),
        number: body.hash,
        clock: body.clock,
        level: body.level.unwrap_or_else(|| Level::Normal.name().to_owned()),
        public: body.public,
        help: body.help,
        prepared: body.prepared,
    };
    let moment = Moment {
        now: hub.now(),
        present: backlot_core::SeatSet::EMPTY,
        fresh: secrets::fresh_secret(),
    };
    let (hosted, entries) = HostedTable::open(kind.hosted(), &setup, &request, &moment)?;
    let seat = hosted.who(request.key).seat.map(backlot_core::Seat::index);
    hub.open_table(hosted, &entries).await?;
    let seated = Seated::new(&request.table, seat, secret);
    Ok((StatusCode::CREATED, axum::Json(seated)).into_response())
}

impl std::convert::From<CantOpen> for ApiError {
    fn from(error: CantOpen) -> Self {
        match error {
            CantOpen::Setup(error) => error.into(),
            other => bad_setup(other.to_string()),
        }
    }
}

#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables",
    params(("table", description = "The table's id")), responses(
    (status = 200, description = "What one sees at the door", body = Object),
    (status = 404, description = "There is no such table", body = ApiError)
))]
pub(super) async fn door(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
) -> Result<Response, ApiError> {
    let live = hub.live(&table)?;
    let open = live.open(&hub).await?;
    let around = open.around(&hub);
    Ok(super::json(summary::told(open.hosted(), around.present, around.now).to_string()))
}

#[utoipa::path(delete, path = "/api/tables/{table}", tag = "tables",
    params(("table", description = "The table's id")), security(("secret" = [])), responses(
    (status = 204, description = "It is deleted"),
    (status = 403, description = "Only the host, before the start or after the end, and the administrator may do that", body = ApiError)
))]
pub(super) async fn delete(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    bearer: Bearer,
) -> Result<StatusCode, ApiError> {
    let live = hub.live(&table)?;
    if !bearer.is_admin(&hub.options) {
        let open = live.open(&hub).await?;
        let who = open.who(bearer.0.as_deref().map(secrets::hash))?;
        if !who.host {
            return Err(ApiError::new(
                "not-host",
                "only the host may delete a table",
                "ask the host",
            ));
        }
        if !matches!(open.hosted().status(), Status::Open | Status::Over | Status::Ended) {
            let hint = "end the game first";
            return Err(ApiError::new("not-now", "a game is running at this table", hint));
        }
    }
    let was_there = hub.in_time(hub.store.delete(&table)).await?;
    hub.forget(&table).await;
    if was_there { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::no_such_table()) }
}

#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables",
    params(("table", description = "The table's id")), security((), ("secret" = [])), responses(
    (status = 200, description = "The record of the game", body = String, content_type = "text/plain"),
    (status = 409, description = "The game is not over; only the administrator gets its record", body = ApiError)
))]
pub(super) async fn record(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    bearer: Bearer,
) -> Result<Response, ApiError> {
    let live = hub.live(&table)?;
    let open = live.open(&hub).await?;
    let hosted = open.hosted();
    let is_over = matches!(hosted.status(), Status::Over | Status::Ended);
    if !is_over && !bearer.is_admin(&hub.options) {
        let hint = "wait for the end: until then the record holds what seats must not know";
        return Err(ApiError::new("not-now", "the game is not over", hint));
    }
    let text = hosted.record()?.to_text();
    let name = format!("attachment; filename=\"{table}.backlot\"");
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CONTENT_DISPOSITION, &name)];
    Ok((headers, text).into_response())
}

/// Whether the server can do its work.
pub(super) async fn health(State(hub): State<Arc<Hub>>) -> Response {
    let stopping = (StatusCode::SERVICE_UNAVAILABLE, "the server stops\n");
    if hub.is_closing() {
        return stopping.into_response();
    }
    match hub.in_time(hub.store.check()).await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!("{error}");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not work\n").into_response()
        }
    }
}

/// Counters for Prometheus. Not for everybody: on a quiet server they tell when somebody answers in secret.
pub(super) async fn metrics(
    State(hub): State<Arc<Hub>>,
    from: From,
    bearer: Bearer,
) -> Result<Response, ApiError> {
    let is_near = hub.options.admin_token.is_none() && from.0.is_loopback();
    if !is_near && !bearer.is_admin(&hub.options) {
        let hint = "ask from the server's own machine, or with the administrator's word";
        return Err(ApiError::new("not-admin", "counters are for the administrator", hint));
    }
    let text = hub.metrics.to_text(hub.tables_in_memory());
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response())
}
