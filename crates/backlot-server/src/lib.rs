//! Tables for people and programs, over HTTP and WebSockets.
//!
//! `docs/protocol.md` describes what goes over the wire, `docs/server.md` how to run it. Data flows one way: a frame is
//! parsed ([`ClientFrame`](backlot_protocol::ClientFrame)), decided by the table, stored, and only then told to everybody who may notice it, each by
//! their own view. A table in memory is a cache of its log: whatever goes wrong, it is loaded again.

mod accept;
mod bots;
mod hints;
mod http;
mod hub;
mod limits;
mod live;
mod metrics;
mod nodes;
mod notices;
mod options;
mod refusal;
mod requests;
mod secrets;
mod server;
mod sets;
mod socket;
mod summary;
mod telling;
mod uptime;
mod ws_io;

pub use http::{MoveRequest, NoticeRequest, OpenTable, Seated, SitDown};
pub use options::{Limits, Options};
pub use refusal::ApiError;
pub use server::{CantServe, Server};
