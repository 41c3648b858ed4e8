//! The API, described for machines and for people.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::response::Response;
use serde_json::{Value, json};
use utoipa::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};

use super::bodies::{MoveRequest, NoticeRequest, OpenTable, Seated, SitDown};
use super::{feed, people, replays, tables};
use crate::ApiError;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Backlot",
        description = "Tables where people and programs play together. Frames of the WebSocket are described in docs/protocol.md."
    ),
    paths(
        tables::games, tables::list, tables::open, tables::door, tables::delete, tables::record,
        people::sit, people::take_over, people::socket, people::welcome, people::frame, people::notice,
        feed::atom, replays::of_record, replays::of_table,
    ),
    components(schemas(OpenTable, SitDown, MoveRequest, NoticeRequest, Seated, ApiError)),
    modifiers(&Secret)
)]
struct Api;

/// A seat's secret as bearer.
struct Secret;

impl utoipa::Modify for Secret {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("secret", scheme);
    }
}

static JSON: LazyLock<String> = LazyLock::new(|| {
    let api = serde_json::to_value(Api::openapi());
    let mut api = api.expect("the description has only text keys");
    for (path, methods) in api["paths"].as_object_mut().into_iter().flatten() {
        for operation in methods.as_object_mut().into_iter().flat_map(|all| all.values_mut()) {
            describe_refusals(path, operation);
        }
    }
    api.to_string()
});

/// What can be refused wherever there is the like: limits, foreign pages, secrets, bodies, tables.
fn describe_refusals(path: &str, operation: &mut Value) {
    let has_body = !operation["requestBody"].is_null();
    let takes_secret = !operation["security"].is_null();
    let has_table = path.contains("{table}");
    let refusals = [
        (true, "400", "The request can't be read"),
        (takes_secret, "401", "No seat has this secret, or the header can't be read"),
        (true, "403", "The page that asks belongs to another server"),
        (has_table, "404", "There is no such table"),
        (has_body, "408", "The body took too long"),
        (has_table, "409", "This server does not play the rules of this table"),
        (has_body, "413", "The body is too large"),
        (true, "429", "Too many requests; `Retry-After` says when it makes sense to try again"),
        (true, "503", "The database does not answer, or the server stops; try again"),
    ];
    for (_, status, description) in refusals.into_iter().filter(|(applies, ..)| *applies) {
        let known = &mut operation["responses"][status];
        if known.is_null() {
            let schema = json!({ "$ref": "#/components/schemas/ApiError" });
            let content = json!({ "application/json": { "schema": schema } });
            *known = json!({ "description": description, "content": content });
        }
    }
}

static PAGE: LazyLock<String> = LazyLock::new(|| {
    let api: Value = serde_json::from_str(&JSON).expect("the description is JSON");
    readable(&api)
});

pub(super) async fn json() -> Response {
    super::json(JSON.clone())
}

pub(super) async fn page() -> Response {
    super::page::with_policy(&PAGE)
}

/// The description as a page, made from the JSON so that both say the same.
fn readable(api: &Value) -> String {
    let mut body = String::new();
    for (path, methods) in api["paths"].as_object().into_iter().flatten() {
        for (method, about) in methods.as_object().into_iter().flatten() {
            let method = method.to_uppercase();
            let _ = write!(body, "<section><h2><b>{method}</b> <code>{}</code></h2>", escape(path));
            let reference = &about["requestBody"]["content"]["application/json"]["schema"]["$ref"];
            if let Some(name) = reference.as_str().and_then(|text| text.rsplit('/').next()) {
                let _ = write!(body, "<p>Body: <code>{name}</code></p>{}", fields(api, name));
            }
            body.push_str("<dl>");
            for (status, reply) in about["responses"].as_object().into_iter().flatten() {
                let description = reply["description"].as_str().unwrap_or_default();
                let _ = write!(body, "<dt>{status}</dt><dd>{}</dd>", escape(description));
            }
            body.push_str("</dl></section>");
        }
    }
    let intro = "<p>For machines: <a href=\"/api/openapi.json\">openapi.json</a>. A secret travels as <code>Authorization: Bearer SECRET</code>.</p>";
    super::page::html("Backlot: the API", &format!("<h1>The API</h1>{intro}{body}"))
}

fn fields(api: &Value, schema: &str) -> String {
    let mut rows = String::new();
    let properties = &api["components"]["schemas"][schema]["properties"];
    for (name, about) in properties.as_object().into_iter().flatten() {
        let description = about["description"].as_str().unwrap_or_default();
        let _ = write!(rows, "<dt><code>{name}</code></dt><dd>{}</dd>", escape(description));
    }
    format!("<dl>{rows}</dl>")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_is_described_for_machines_and_people() {
        for path in ["/api/tables", "/api/tables/{table}/seats", "/api/tables/{table}/socket"] {
            assert!(JSON.contains(&format!("\"{path}\"")), "{path}");
            assert!(PAGE.contains(path), "{path}");
        }
        assert!(PAGE.contains("The hash of your number"));
    }
}
