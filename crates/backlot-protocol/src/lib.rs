//! Frames that clients send to tables, parsed at the border, and all that goes over the wire as types ([`wire`]) and as
//! bytes ([`websocket`]).
//! `docs/protocol.md` describes it.

mod frames;
pub mod websocket;
pub mod wire;

pub use frames::{
    BadFrame, ClientFrame, Hello, HostAction, Prompts, Request, Subscription, VERSION, Views, Words,
};
