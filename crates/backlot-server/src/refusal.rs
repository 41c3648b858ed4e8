use backlot_store::StoreError;
use backlot_table::hosted::{self, LoadError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An error response. The request had no effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ApiError {
    /// A code for programs.
    pub code: String,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub hint: String,
}

impl ApiError {
    pub(crate) fn new(code: &str, message: impl Into<String>, hint: &str) -> Self {
        Self { code: code.to_owned(), message: message.into(), hint: hint.to_owned() }
    }

    pub(crate) fn bad_json(message: impl Into<String>) -> Self {
        Self::new("bad-json", message, "docs/protocol.md shows every frame and request")
    }

    pub(crate) fn too_large(most: usize) -> Self {
        let message = format!("more than {most} bytes");
        Self::new("too-large", message, "send a smaller request")
    }

    pub(crate) fn too_many(what: &str) -> Self {
        Self::new(
            "too-many",
            format!("too many {what} in a short time"),
            "wait a moment, then retry",
        )
    }

    pub(crate) fn no_such_table() -> Self {
        Self::new("no-such-table", "there is no such table", "check the link, or open a new table")
    }

    pub(crate) fn bad_secret() -> Self {
        let hint = "use the seat link you were given when you joined, or join again";
        Self::new("bad-secret", "no seat at this table has this secret", hint)
    }

    pub(crate) fn shutting_down() -> Self {
        Self::new("shutting-down", "the server is shutting down", "connect again in a few seconds")
    }

    pub(crate) fn busy() -> Self {
        let hint = "try again in a moment";
        Self::new("busy", "the server can't save right now; nothing was changed", hint)
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
            "too-many" => 429,
            "no-such-table" => 404,
            "bad-secret" | "no-secret" => 401,
            "not-host" | "not-admin" | "spectator" | "muted" | "no-help" | "bad-origin"
            | "bad-invitation" => 403,
            "busy" | "shutting-down" => 503,
            "bad-json" | "bad-setup" | "bad-component-set" | "bad-record" => 400,
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
        Self::busy()
    }
}
