//! Sits down at tables of a Backlot server and plays there. `docs/protocol.md` describes what goes over the wire.

mod connection;
mod link;
mod request;

pub use backlot_protocol::{ClientFrame, Hello, HostAction, Prompts, Subscription, Views, Words};
pub use connection::{Connection, Frames};
pub use link::{BadLink, Key, Link};
pub use request::{Reply, request, request_text};

/// Why talking to a server failed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// Nobody answers there.
    #[error("can't reach {host}: {error}")]
    Unreachable {
        /// The host and port.
        host: String,
        /// What is wrong.
        error: std::io::Error,
    },
    /// The connection broke.
    #[error("the connection broke: {0}")]
    Broken(String),
    /// The server does not want to.
    #[error("{message}; {hint} ({code})")]
    ActionError {
        /// The code for programs.
        code: String,
        /// What is wrong.
        message: String,
        /// What to do.
        hint: String,
    },
}
