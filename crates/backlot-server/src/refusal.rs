use std::time::Duration;

use backlot_store::StoreError;
use backlot_table::hosted::{self, LoadError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// After this time a server that could not do it may be able to.
const MOMENT: Duration = Duration::from_secs(2);

/// An error response. The request had no effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ApiError {
    /// A code for programs.
    pub code: String,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub hint: String,
    /// After which time it may go better, where that is known.
    #[serde(skip)]
    pub(crate) retry_after: Option<Duration>,
}

impl ApiError {
    pub(crate) fn new(code: &str, message: impl Into<String>, hint: &str) -> Self {
        let (code, message, hint) = (code.to_owned(), message.into(), hint.to_owned());
        Self { code, message, hint, retry_after: None }
    }

    pub(crate) fn bad_json(message: impl Into<String>) -> Self {
        Self::new("bad-json", message, "docs/protocol.md shows every frame and request")
    }

    pub(crate) fn too_large(most: usize) -> Self {
        let message = format!("more than {most} bytes");
        Self::new("too-large", message, "send a smaller request")
    }

    /// The limit on `what` is reached; after this time it may be less.
    pub(crate) fn too_many(what: &str, wait: Duration) -> Self {
        let refusal =
            Self::new("too-many", format!("too many {what}"), "wait a moment, then retry");
        Self { retry_after: Some(wait), ..refusal }
    }

    pub(crate) fn too_slow(most: u64) -> Self {
        let message = format!("the request did not arrive within {most} seconds");
        Self::new("too-slow", message, "send the request again")
    }

    pub(crate) fn no_such_table() -> Self {
        Self::new("no-such-table", "there is no such table", "check the link, or open a new table")
    }

    pub(crate) fn bad_secret() -> Self {
        let hint = "use the seat link you were given when you joined, or join again";
        Self::new("bad-secret", "no seat at this table has this secret", hint)
    }

    pub(crate) fn shutting_down() -> Self {
        let hint = "connect again in a few seconds";
        let refusal = Self::new("shutting-down", "the server is shutting down", hint);
        Self { retry_after: Some(MOMENT), ..refusal }
    }

    pub(crate) fn busy() -> Self {
        let hint = "try again in a moment";
        let message = "the server can't save right now; nothing was changed";
        Self { retry_after: Some(MOMENT), ..Self::new("busy", message, hint) }
    }

    /// It may be done yet.
    fn late() -> Self {
        let message = "the database has not answered in time, so this may be done yet or not";
        let hint = "the next `welcome` shows what holds; then try again if needed";
        Self { retry_after: Some(MOMENT), ..Self::new("busy", message, hint) }
    }

    pub(crate) fn cannot_load(error: &LoadError) -> Self {
        let hint = "tell whoever runs the server";
        match error {
            LoadError::OtherRules(other) => Self::new("other-rules", other.to_string(), hint),
            // The log says what is broken; it may be about what is hidden.
            LoadError::Broken { .. } => Self::new("busy", "this table can't be loaded", hint),
        }
    }

    /// The HTTP status code.
    pub(crate) fn status(&self) -> u16 {
        match self.code.as_str() {
            "too-large" => 413,
            "too-slow" => 408,
            "too-many" => 429,
            "no-such-table" => 404,
            "bad-secret" | "no-secret" => 401,
            "not-host" | "not-admin" | "spectator" | "muted" | "no-help" | "bad-origin"
            | "bad-invitation" => 403,
            "busy" | "shutting-down" => 503,
            "bad-json" | "bad-address" | "bad-setup" | "bad-component-set" | "bad-record" => 400,
            _ => 409,
        }
    }
}

impl From<hosted::TableError> for ApiError {
    fn from(refusal: hosted::TableError) -> Self {
        Self::new(refusal.code(), refusal.to_string(), refusal.hint())
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        // What exactly is wrong with the database is for the log.
        tracing::error!("{error}");
        if let StoreError::Late(_) = error { Self::late() } else { Self::busy() }
    }
}
