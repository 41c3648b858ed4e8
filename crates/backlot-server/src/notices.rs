//! Calling somebody who is away: a `POST` to an address of theirs.

use std::sync::Arc;
use std::time::Duration;

use backlot_table::hosted::Notice;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::ApiError;
use crate::hub::Hub;

const POOL_TIMEOUT: Duration = Duration::from_secs(5);

const LONGEST: usize = 500;

/// An address that can be called: `http://HOST[:PORT]/PATH`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Webhook {
    host: String,
    port: u16,
    path: String,
}

impl Webhook {
    fn parse(address: &str) -> Option<Self> {
        let rest = address.strip_prefix("http://")?;
        if address.len() > LONGEST || !address.bytes().all(|byte| byte.is_ascii_graphic()) {
            return None;
        }
        let (place, path) = match rest.find(['/', '?']) {
            Some(end) => rest.split_at(end),
            None => (rest, "/"),
        };
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) => (host, port.parse().ok()?),
            None => (place, 80),
        };
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-".contains(&byte);
        if host.is_empty() || !host.bytes().all(plain) {
            return None;
        }
        let slash = if path.starts_with('/') { "" } else { "/" };
        Some(Self { host: host.to_owned(), port, path: format!("{slash}{path}") })
    }
}

/// Refuses what could not be called.
pub(crate) fn check(address: &str) -> Result<(), ApiError> {
    let wrong = || {
        let hint = "write http://HOST:PORT/PATH; for https, let a relay of yours pass it on";
        ApiError::new("bad-json", "this address can't be called", hint)
    };
    Webhook::parse(address).map(drop).ok_or_else(wrong)
}

/// Calls in the background; whether anybody answers is their business.
pub(crate) fn call(hub: &Arc<Hub>, table: &Arc<str>, address: &str, notice: Notice) {
    let Some(webhook) = Webhook::parse(address) else { return };
    let base = hub.options.public_address.clone().unwrap_or_default();
    let body = json!({
        "table": &**table,
        "seat": notice.seat,
        "why": notice.why,
        "link": format!("{base}/t/{table}"),
    });
    tokio::spawn(async move {
        let called = tokio::time::timeout(POOL_TIMEOUT, post(&webhook, &body.to_string())).await;
        if !matches!(called, Ok(Ok(()))) {
            tracing::info!("nobody answers at the webhook on {}", webhook.host);
        }
    });
}

async fn post(webhook: &Webhook, body: &str) -> std::io::Result<()> {
    let Webhook { host, port, path } = webhook;
    let mut stream = TcpStream::connect((host.as_str(), *port)).await?;
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    let mut answer = [0; 64];
    stream.read(&mut answer).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_addresses_are_called() {
        let webhook = Webhook::parse("http://relay.example:8080/turn?x=1").unwrap();
        assert_eq!((webhook.port, webhook.path.as_str()), (8080, "/turn?x=1"));
        assert_eq!(Webhook::parse("http://a.example").unwrap().path, "/");
        for bad in
            ["https://a", "http://", "http://a b/", "http://a\r\nX: y/", "http://u@h/", "file:///x"]
        {
            assert_eq!(Webhook::parse(bad), None, "{bad}");
        }
    }
}
