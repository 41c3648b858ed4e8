//! The page that is shown as long as there is no other: how to play from a terminal.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::http::{HeaderMap, StatusCode, header::HOST};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;

use crate::hub::Hub;

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1d1a16; --paper: #faf6ee; --accent: #9a3b1f; --line: #d9cfbd; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee6d8; --paper: #16130f; --accent: #f0a27f; --line: #3b342a; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.05rem/1.6 Georgia, serif; }
main { max-width: 44rem; margin: 0 auto; padding: 3rem 1.25rem 4rem; }
h1 { font-size: 2.2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; overflow-wrap: anywhere; }
a, b { color: var(--accent); }
code, pre { font: .95rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
pre { border: 1px solid var(--line); border-radius: .5rem; padding: .9rem 1rem; overflow-x: auto; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }
dd { margin: 0; }
section { border-top: 1px solid var(--line); }
";

/// A whole page.
pub(super) fn html(title: &str, body: &str) -> String {
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style><main>{body}</main></html>"
    )
}

/// Nothing from elsewhere, no scripts.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(super) fn router(hub: &Arc<Hub>) -> Router {
    Router::new()
        .route("/", get(welcome))
        .route("/t/{table}", get(table))
        .fallback(missing)
        .with_state(hub.clone())
}

fn shown(title: &str, body: &str) -> Response {
    with_policy(&html(title, body))
}

/// A page of ours as a reply.
pub(super) fn with_policy(page: &str) -> Response {
    ([(CONTENT_SECURITY_POLICY, POLICY)], Html(page.to_owned())).into_response()
}

fn base(hub: &Hub, headers: &HeaderMap) -> String {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let plain = |sign: char| sign.is_ascii_alphanumeric() || ".-:[]".contains(sign);
    let host = host.filter(|host| host.chars().all(plain)).unwrap_or("localhost");
    let own = hub.options.public_address.clone();
    own.map_or_else(|| format!("http://{host}"), |own| own.trim_end_matches('/').to_owned())
}

async fn welcome(State(hub): State<Arc<Hub>>, headers: HeaderMap) -> Response {
    let base = base(&hub, &headers);
    shown(
        "Backlot",
        &format!(
            "<h1>Backlot</h1><p>Board games about making movies, with friends and bots. This server is ready; play from a terminal.</p>
<h2>Open a table</h2><pre>backlot play hollywood-cards --at {base} --name Ada</pre>
<p>It prints a link. Send it to your friends; empty chairs become bots when you start.</p>
<h2>Join a table</h2><pre>backlot play --join {base}/t/TABLE --name Bea</pre>
<h2>Write a bot</h2><p>Programs sit at the same tables: <a href=\"/api\">the API</a>, and <code>docs/protocol.md</code> with examples in Python and JavaScript.</p>"
        ),
    )
}

async fn table(
    State(hub): State<Arc<Hub>>,
    axum::extract::Path(table): axum::extract::Path<String>,
    headers: HeaderMap,
) -> Response {
    let Ok(live) = hub.live(&table) else { return missing().await };
    let game = match live.open(&hub).await {
        Ok(open) => open.hosted().game().info().id,
        Err(_) => return missing().await,
    };
    let base = base(&hub, &headers);
    shown(
        "Backlot: a table",
        &format!(
            "<h1>You are invited</h1><p>Somebody has opened a table of <b>{game}</b>. Join it from a terminal:</p>
<pre>backlot play --join {base}/t/{table} --name YOU</pre>
<p>If your link has something behind a <code>#</code>, it is your own seat: use the whole link.</p>"
        ),
    )
}

async fn missing() -> Response {
    let body =
        "<h1>Nothing here</h1><p>There is no such page or table. <a href=\"/\">Start</a></p>";
    (StatusCode::NOT_FOUND, shown("Backlot", body)).into_response()
}
