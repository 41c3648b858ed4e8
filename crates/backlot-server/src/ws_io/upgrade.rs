//! From a request to a WebSocket.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::{OnUpgrade, Parts as UpgradedParts};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

use crate::ApiError;
use crate::accept::{Pass, Patient};

/// A request that wants to be a WebSocket.
pub(crate) struct Upgrade {
    key: HeaderValue,
    connection: OnUpgrade,
    pass: Option<Arc<Pass>>,
}

/// The connection of a request that became a WebSocket.
pub(crate) struct Upgraded {
    pub(crate) stream: TcpStream,
    /// What came together with the request.
    pub(crate) behind: Vec<u8>,
    _pass: Option<Arc<Pass>>,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Response> {
        let headers = &parts.headers;
        let wants = parts.method == Method::GET
            && has_word(headers, CONNECTION, "upgrade")
            && has_word(headers, UPGRADE, "websocket");
        let speaks = has_word(headers, SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(SEC_WEBSOCKET_KEY).cloned();
        let pass = parts.extensions.get::<Arc<Pass>>().cloned();
        match (key, parts.extensions.remove::<OnUpgrade>()) {
            (Some(key), Some(connection)) if wants && speaks => Ok(Self { key, connection, pass }),
            _ => {
                let refusal = ApiError::bad_json("this address is for WebSockets of version 13");
                let mut response = refusal.into_response();
                let version = HeaderValue::from_static("13");
                response.headers_mut().insert(SEC_WEBSOCKET_VERSION, version);
                Err(response)
            }
        }
    }
}

impl Upgrade {
    /// The reply, and the connection once the reply is sent. The connection is `None` if the client has gone.
    pub(crate) fn accept(self) -> (Response, impl Future<Output = Option<Upgraded>>) {
        let key = derive_accept_key(self.key.as_bytes());
        let headers = [
            (CONNECTION, "upgrade".to_owned()),
            (UPGRADE, "websocket".to_owned()),
            (SEC_WEBSOCKET_ACCEPT, key),
        ];
        let response = (StatusCode::SWITCHING_PROTOCOLS, headers).into_response();
        let connection = async move {
            let upgraded = self.connection.await.ok()?;
            let UpgradedParts { io, read_buf, .. } =
                upgraded.downcast::<TokioIo<Patient>>().ok()?;
            Some(Upgraded {
                stream: io.into_inner().into_inner(),
                behind: read_buf.to_vec(),
                _pass: self.pass,
            })
        };
        (response, connection)
    }
}

fn has_word(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name);
    let mut words =
        values.iter().filter_map(|value| value.to_str().ok()).flat_map(|v| v.split(','));
    words.any(|given| given.trim().eq_ignore_ascii_case(word))
}
