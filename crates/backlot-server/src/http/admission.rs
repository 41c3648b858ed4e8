//! Who may ask at all: limits by address, pages of foreign origin, words that must be shown.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode, request::Parts};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::hub::Hub;
use crate::limits::neighbours;
use crate::{ApiError, Options, secrets};

/// The address of who asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

impl From {
    fn of(options: &Options, headers: &HeaderMap, peer: SocketAddr) -> Result<Self, ApiError> {
        let list = headers.get_all("x-forwarded-for").iter().next_back();
        let Some(list) = list.filter(|_| options.behind_proxy) else {
            return Ok(Self(neighbours(peer.ip())));
        };
        // The last one was added by the proxy in front; those before it anybody can make up.
        let last = list.to_str().ok().and_then(|list| list.rsplit(',').next()).map(str::trim);
        let address = last.and_then(forwarded).ok_or_else(|| {
            let hint = "let the proxy put the client's IP address there, with or without a port";
            ApiError::new("bad-address", "X-Forwarded-For ends with no IP address", hint)
        })?;
        Ok(Self(neighbours(address)))
    }
}

/// An address as proxies write it: alone, with a port, or in brackets.
fn forwarded(text: &str) -> Option<IpAddr> {
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok();
    let with_port = || text.parse::<SocketAddr>().ok();
    let plain = text.parse::<IpAddr>().ok();
    plain.or_else(|| Some(with_port()?.ip())).or_else(|| Some(bare()?.into()))
}

impl FromRequestParts<Arc<Hub>> for From {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, ApiError> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(SocketAddr::from(([0, 0, 0, 0], 0)), |peer| peer.0);
        Self::of(&hub.options, &parts.headers, peer)
    }
}

/// A limit for each address, and no pages of strangers.
pub(super) async fn check(
    State(hub): State<Arc<Hub>>,
    from: From,
    request: Request,
    next: Next,
) -> Response {
    if let Err(wait) = hub.requests.take(from.0) {
        return ApiError::too_many("requests from your address", wait).into_response();
    }
    if !is_own_page(&hub.options, request.headers()) {
        let hint = "whoever runs the server can allow it with --origin";
        let message = "this page does not belong to the server";
        return ApiError::new("bad-origin", message, hint).into_response();
    }
    next.run(request).await
}

/// A limit for each address on what monitors ask for, far above what they need.
pub(super) async fn check_monitor(
    State(hub): State<Arc<Hub>>,
    from: From,
    request: Request,
    next: Next,
) -> Response {
    match hub.checks.take(from.0) {
        Ok(()) => next.run(request).await,
        Err(wait) => ApiError::too_many("checks from your address", wait).into_response(),
    }
}

/// A limit for each address on pages and their files.
pub(super) async fn check_page(
    State(hub): State<Arc<Hub>>,
    from: From,
    request: Request,
    next: Next,
) -> Response {
    match hub.pages.take(from.0) {
        Ok(()) => next.run(request).await,
        Err(wait) => ApiError::too_many("pages for your address", wait).into_response(),
    }
}

/// Programs don't say where they come from; browsers always do.
fn is_own_page(options: &Options, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let place = origin.split_once("://").map(|(_, place)| place);
    place.is_some() && place == host
        || options.public_address.as_deref().map(|own| own.trim_end_matches('/')) == Some(origin)
        || options.origins.iter().any(|allowed| allowed == origin)
}

/// The word behind `Authorization: Bearer`.
#[derive(Clone, Debug)]
pub(crate) struct Bearer(pub(crate) Option<String>);

impl<S: Sync> FromRequestParts<S> for Bearer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let Some(header) = parts.headers.get(AUTHORIZATION) else { return Ok(Self(None)) };
        let word = header.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        match word {
            Some(word) => Ok(Self(Some(word.trim().to_owned()))),
            None => Err(ApiError::new(
                "bad-secret",
                "this authorization can't be read",
                "write `Authorization: Bearer SECRET`",
            )),
        }
    }
}

impl Bearer {
    /// Whether it is the administrator's.
    pub(crate) fn is_admin(&self, options: &Options) -> bool {
        match (&self.0, &options.admin_token) {
            (Some(given), Some(expected)) => secrets::same(given, expected),
            _ => false,
        }
    }

    /// Whether somebody who shows this word may open one more table from this address.
    pub(crate) async fn may_open(&self, hub: &Hub, address: IpAddr) -> Result<(), ApiError> {
        self.is_invited(&hub.options)?;
        if let Err(wait) = hub.openings.take(address)
            && !self.is_admin(&hub.options)
        {
            return Err(ApiError::too_many("tables opened from your address", wait));
        }
        if hub.in_time(hub.store.count()).await? >= hub.options.limits.tables {
            let hint = "come back later, or ask whoever runs the server to delete old ones";
            return Err(ApiError::new("too-many", "the server is full of tables", hint));
        }
        Ok(())
    }

    fn is_invited(&self, options: &Options) -> Result<(), ApiError> {
        let Some(expected) = &options.invitation else { return Ok(()) };
        let shown = self.0.as_ref().is_some_and(|given| secrets::same(given, expected));
        if shown || self.is_admin(options) {
            return Ok(());
        }
        let hint = "ask whoever runs it for the word, and send it as `Authorization: Bearer WORD`";
        Err(ApiError::new("bad-invitation", "tables are opened by invitation only here", hint))
    }
}

/// A body in JSON.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let text = Text::from_request(request, state).await?;
        let value = serde_json::from_str(&text.0);
        value.map(Self).map_err(|error| ApiError::bad_json(format!("the body is wrong: {error}")))
    }
}

/// A body as text.
pub(crate) struct Text(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let bytes = axum::body::Bytes::from_request(request, state).await.map_err(|rejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                ApiError::new("too-large", "the body is too large", "send less at once")
            } else {
                ApiError::bad_json("the body can't be read")
            }
        })?;
        let text = String::from_utf8(bytes.to_vec());
        text.map(Self).map_err(|_| ApiError::bad_json("the body is no text in UTF-8"))
    }
}

/// What axum refuses by itself (a wrong method, a query that can't be read) gets the form of our refusals.
pub(super) async fn refusals_as_json(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let is_ours = response.headers().get(CONTENT_TYPE).is_some_and(|kind| {
        kind.as_bytes().starts_with(b"application/json")
            || kind.as_bytes().starts_with(b"text/html")
    });
    let message = match status {
        _ if is_ours => return response,
        StatusCode::METHOD_NOT_ALLOWED => "this address does not take this method",
        StatusCode::BAD_REQUEST => "the request can't be read",
        StatusCode::UPGRADE_REQUIRED => "this address is for WebSockets",
        StatusCode::INTERNAL_SERVER_ERROR => "something broke in the server",
        _ => return response,
    };
    let mut refusal = ApiError::bad_json(message).into_response();
    *refusal.status_mut() = status;
    refusal
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn pages_of_strangers_are_refused() {
        let options = Options {
            public_address: Some("https://play.example/".to_owned()),
            origins: vec!["https://club.example".to_owned()],
            ..Options::default()
        };
        let allowed = |origin: &str| {
            is_own_page(&options, &headers(&[("host", "localhost:4700"), ("origin", origin)]))
        };
        assert!(is_own_page(&options, &HeaderMap::new()), "programs name no origin");
        for own in ["http://localhost:4700", "https://play.example", "https://club.example"] {
            assert!(allowed(own), "{own}");
        }
        for foreign in ["https://evil.example", "null", "localhost:4700", "http://localhost:4701"] {
            assert!(!allowed(foreign), "{foreign}");
        }
    }

    #[test]
    fn only_a_proxy_in_front_may_tell_addresses() {
        let peer = SocketAddr::from(([10, 0, 0, 1], 1));
        let headers = headers(&[("x-forwarded-for", "1.1.1.1, 192.0.2.7")]);
        let direct = From::of(&Options::default(), &headers, peer).unwrap();
        assert_eq!(direct.0.to_string(), "10.0.0.1");
        let proxied = Options { behind_proxy: true, ..Options::default() };
        assert_eq!(From::of(&proxied, &headers, peer).unwrap().0.to_string(), "192.0.2.7");
    }

    #[test]
    fn forwarded_addresses_are_read_with_ports_and_refused_if_they_are_none() {
        let peer = SocketAddr::from(([127, 0, 0, 1], 1));
        let proxied = Options { behind_proxy: true, ..Options::default() };
        let of = |text: &str| From::of(&proxied, &headers(&[("x-forwarded-for", text)]), peer);
        for (text, address) in [
            ("192.0.2.7:4711", "192.0.2.7"),
            ("2001:db8::7", "2001:db8::"),
            ("[2001:db8::7]", "2001:db8::"),
            ("[2001:db8::7]:4711", "2001:db8::"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
        ] {
            assert_eq!(of(text).unwrap().0.to_string(), address, "{text}");
        }
        for text in ["", "unknown", "192.0.2.7:", "192.0.2.7, _hidden", "localhost"] {
            assert_eq!(of(text).unwrap_err().code, "bad-address", "{text}");
        }
        assert!(From::of(&proxied, &HeaderMap::new(), peer).unwrap().0.is_loopback());
    }
}
