//! People at a table: sitting down, sockets, frames without a socket.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use backlot_core::{Seat, Viewer};
use backlot_table::hosted::{Input, Party};
use serde::Deserialize;

use super::admission::{Bearer, From, Json, Text};
use super::bodies::{MoveRequest, NoticeRequest, Seated, SitDown};
use crate::hub::Hub;
use crate::live::{Asker, By, Live};
use crate::telling::{self, Frame, Reader};
use crate::ws_io::Upgrade;
use crate::{ApiError, notices, requests, secrets, socket};
use backlot_protocol::{ClientFrame, Request, Subscription, Views};

/// How long somebody with too many sockets is asked to wait: by then some may have closed.
const SOCKETS_WAIT: Duration = Duration::from_secs(30);

#[utoipa::path(post, path = "/api/tables/{table}/seats", tag = "people", request_body = SitDown,
    params(("table", description = "The table's id")), responses(
    (status = 201, description = "Your seat", body = Seated),
    (status = 409, description = "The seat is taken, or the table is full", body = ApiError)
))]
pub(super) async fn sit(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Json(body): Json<SitDown>,
) -> Result<Response, ApiError> {
    let live = hub.live(&table)?;
    let secret = secrets::fresh_key();
    let SitDown { name, seat, hash } = body;
    let input = Input::Sit { seat, name, key: secrets::hash(&secret), number: hash };
    act(hub.clone(), live.clone(), Asker::server(Party::Spectator), input).await?;
    seated(&hub, &live, secret).await
}

#[utoipa::path(post, path = "/api/tables/{table}/moves", tag = "people", request_body = MoveRequest,
    params(("table", description = "The table's id")), responses(
    (status = 201, description = "The seat with its new secret", body = Seated),
    (status = 401, description = "The code was used, or is too old", body = ApiError)
))]
pub(super) async fn take_over(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Json(body): Json<MoveRequest>,
) -> Result<Response, ApiError> {
    let live = hub.live(&table)?;
    let secret = secrets::fresh_key();
    let input = Input::MoveSeat { code: secrets::hash(&body.code), key: secrets::hash(&secret) };
    act(hub.clone(), live.clone(), Asker::server(Party::Spectator), input).await?;
    seated(&hub, &live, secret).await
}

/// Carries an input out to its end, also if the client hangs up in between.
async fn act(
    hub: Arc<Hub>,
    live: Arc<Live>,
    asker: Asker,
    input: Input,
) -> Result<Option<Frame>, ApiError> {
    let work = tokio::spawn(async move { live.act(&hub, &asker, &input).await });
    work.await.map_err(|_| ApiError::busy())?.map(|acted| acted.frame)
}

async fn seated(hub: &Arc<Hub>, live: &Arc<Live>, secret: String) -> Result<Response, ApiError> {
    let who = live.open(hub).await?.who(Some(secrets::hash(&secret)))?;
    let seated = Seated::new(&live.id, who.seat.map(Seat::index), secret);
    Ok((StatusCode::CREATED, axum::Json(seated)).into_response())
}

/// The WebSocket.
#[utoipa::path(get, path = "/api/tables/{table}/socket", tag = "people",
    params(("table", description = "The table's id")), responses(
    (status = 101, description = "A WebSocket: docs/protocol.md describes its frames")
))]
pub(super) async fn socket(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    from: From,
    upgrade: Upgrade,
) -> Result<Response, ApiError> {
    if hub.is_closing() {
        return Err(ApiError::shutting_down());
    }
    if !hub.arriving.enter(&from.0) {
        return Err(ApiError::too_many("sockets from your address", SOCKETS_WAIT));
    }
    let (response, connection) = upgrade.accept();
    tokio::spawn(async move {
        match connection.await {
            Some(connection) => socket::serve(hub, table, connection, from.0).await,
            None => hub.arriving.leave(&from.0),
        }
    });
    Ok(response)
}

/// How a client without a socket wants to be told.
#[derive(Deserialize)]
pub(super) struct TasteQuery {
    #[serde(flatten)]
    taste: Subscription,
}

#[utoipa::path(get, path = "/api/tables/{table}/welcome", tag = "people",
    params(
        ("table", description = "The table's id"),
        ("words" = Option<String>, Query, description = "`en` for words in place of messages"),
        ("views" = Option<String>, Query, description = "`whole` or `none`"),
        ("prompts" = Option<String>, Query, description = "`whole` or `actions`")
    ), security((), ("secret" = [])), responses(
    (status = 200, description = "The whole table as a `welcome` frame", body = Object),
    (status = 401, description = "No seat has this secret", body = ApiError)
))]
pub(super) async fn welcome(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Query(TasteQuery { taste }): Query<TasteQuery>,
    bearer: Bearer,
) -> Result<Response, ApiError> {
    let live = hub.live(&table)?;
    let mut open = live.open(&hub).await?;
    let who = open.who(bearer.0.as_deref().map(secrets::hash))?;
    if let Some(seat) = who.seat {
        open.polled(&hub, seat);
    }
    let viewer = who.seat.map_or(Viewer::Spectator, Viewer::Seat);
    let reader = Reader { hosted: open.hosted(), viewer, taste, around: open.around(&hub) };
    Ok(super::json(reader.welcome(who, None).into_text()))
}

#[utoipa::path(post, path = "/api/tables/{table}/frames", tag = "people", request_body = Object,
    params(("table", description = "The table's id")), security(("secret" = [])), responses(
    (status = 200, description = "The frame that answers it", body = Object),
    (status = 409, description = "It is refused", body = ApiError)
))]
pub(super) async fn frame(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Query(TasteQuery { mut taste }): Query<TasteQuery>,
    from: From,
    bearer: Bearer,
    Text(text): Text,
) -> Result<Response, ApiError> {
    // The server does not know what a client without a socket saw last.
    if taste.views == Views::Changes {
        taste.views = Views::Whole;
    }
    let live = hub.live(&table)?;
    let Request { id: re, frame } =
        Request::parse(&text).map_err(|bad| ApiError::bad_json(bad.message))?;
    let key = bearer.0.as_deref().map(secrets::hash);
    if key.is_some() {
        let mut open = live.open(&hub).await?;
        if let Some(seat) = open.who(key)?.seat {
            open.polled(&hub, seat);
        }
    }
    let by = By::Key(key);
    let asker = Asker { re, taste, from: Some(from.0), ..Asker::plain(by) };
    if let ClientFrame::Hello(_) = frame {
        return Err(ApiError::bad_json("ask for /welcome in place of hello"));
    }
    let work = tokio::spawn(async move { requests::carry_out(&hub, &live, asker, frame).await });
    let answer = work.await.map_err(|_| ApiError::busy())??;
    Ok(super::json(answer.unwrap_or_else(|| telling::done(re)).into_text()))
}

#[utoipa::path(put, path = "/api/tables/{table}/notice", tag = "people", request_body = NoticeRequest,
    params(("table", description = "The table's id")), security(("secret" = [])), responses(
    (status = 200, description = "The server will call there when you are asked while you are away", body = Object),
    (status = 409, description = "This server calls nobody", body = ApiError)
))]
pub(super) async fn notice(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    bearer: Bearer,
    Json(NoticeRequest { webhook }): Json<NoticeRequest>,
) -> Result<Response, ApiError> {
    if let Some(address) = &webhook {
        if !hub.options.webhooks {
            let hint = "use the web feed, or ask whoever runs the server for --webhooks";
            return Err(ApiError::new("not-now", "this server calls no webhooks", hint));
        }
        notices::check(address)?;
    }
    let live = hub.live(&table)?;
    let asker = Asker::plain(By::Key(bearer.0.as_deref().map(secrets::hash)));
    let answer = act(hub, live, asker, Input::Notice { webhook }).await?;
    Ok(super::json(answer.unwrap_or_else(|| telling::done(None)).into_text()))
}
