//! A server on a real port, and people who play there.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

mod bad_input;
mod crowds;
mod documentation;
mod headers;
mod hints;
mod nodes;
mod notices;
#[path = "../../backlot-store/tests/postgres/mod.rs"]
mod postgres;
mod reconnect;
mod replays;
mod secrets;
mod statuses;
mod support;
mod tables;
mod timing;
mod websocket;
mod wire;
