//! HTTP: what there is besides the sockets.

mod admission;
mod bodies;
mod description;
mod feed;
mod page;
mod people;
mod reading;
mod replays;
mod tables;

pub(crate) use admission::Bearer;
pub use bodies::{MoveRequest, NoticeRequest, OpenTable, Seated, SitDown};

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderValue;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, RETRY_AFTER,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{get, post, put};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::hub::Hub;
use crate::{ApiError, telling};

/// Replies of the API are no pages: nothing in them may be run or shown inside another page.
const NOTHING_ELSE: &str = "default-src 'none'; frame-ancestors 'none'";

/// Everything that the server answers. `page` serves what is not the API; without one there is a page that says how
/// to join from a terminal.
pub(crate) fn router(hub: &Arc<Hub>, page: Option<Router>) -> Router {
    // What is large and holds no secret goes compressed to whoever takes it so.
    let large = Router::new()
        .route("/api/openapi.json", get(description::json))
        .route("/api/games", get(tables::games))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/replay", get(replays::of_table))
        .route("/api/replays", post(replays::of_record))
        .layer(CompressionLayer::new());
    let api = Router::new()
        .merge(large)
        .route("/api", get(description::page))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{table}", get(tables::door).delete(tables::delete))
        .route("/api/tables/{table}/seats", post(people::sit))
        .route("/api/tables/{table}/moves", post(people::take_over))
        .route("/api/tables/{table}/socket", get(people::socket))
        .route("/api/tables/{table}/welcome", get(people::welcome))
        .route("/api/tables/{table}/frames", post(people::frame))
        .route("/api/tables/{table}/feed/{key}", get(feed::atom))
        .route("/api/tables/{table}/notice", put(people::notice))
        .route("/api/{*rest}", axum::routing::any(no_such_address))
        .layer(SetResponseHeaderLayer::if_not_present(
            CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ))
        .layer(SetResponseHeaderLayer::if_not_present(
            CONTENT_SECURITY_POLICY,
            HeaderValue::from_static(NOTHING_ELSE),
        ))
        .layer(from_fn_with_state(hub.clone(), admission::check))
        .with_state(hub.clone());
    let service = Router::new()
        .route("/healthz", get(tables::health))
        .route("/metrics", get(tables::metrics))
        .layer(from_fn_with_state(hub.clone(), admission::check_monitor))
        .with_state(hub.clone());
    let page = page.unwrap_or_else(|| page::router(hub));
    let page = page.layer(from_fn_with_state(hub.clone(), admission::check_page));
    api.merge(service)
        .merge(page)
        .layer(from_fn(admission::refusals_as_json))
        .layer(DefaultBodyLimit::max(hub.options.limits.frame_bytes))
        .layer(SetResponseHeaderLayer::if_not_present(
            X_CONTENT_TYPE_OPTIONS,
            HeaderValue::from_static("nosniff"),
        ))
        .layer(SetResponseHeaderLayer::if_not_present(
            REFERRER_POLICY,
            HeaderValue::from_static("no-referrer"),
        ))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(hub.clone(), reading::to_the_end))
}

async fn no_such_address() -> ApiError {
    ApiError::new(
        "no-such-address",
        "there is nothing at this address",
        "GET /api lists what there is",
    )
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let wait = self.retry_after.map(|wait| wait.as_secs() + 1);
        let status = if self.code == "no-such-address" { 404 } else { self.status() };
        let status = axum::http::StatusCode::from_u16(status).unwrap_or_default();
        let mut body = telling::Object::new();
        body.field("code", &self.code);
        body.field("message", &self.message);
        body.field("hint", &self.hint);
        let json = [(CONTENT_TYPE, "application/json")];
        let wait = wait.map(|seconds| [(RETRY_AFTER, seconds.to_string())]);
        (status, json, AppendHeaders(wait.into_iter().flatten()), body.end().into_text())
            .into_response()
    }
}

/// JSON text that is ready to be sent.
pub(crate) fn json(text: String) -> Response {
    ([(CONTENT_TYPE, "application/json")], text).into_response()
}
