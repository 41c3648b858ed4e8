//! Any bytes as a client's side of a WebSocket, compared with another implementation.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tungstenite;

#[path = "../../crates/backlot-server/tests/websocket/agreement.rs"]
mod agreement;

fuzz_target!(|input: &[u8]| {
    let Some((&size, bytes)) = input.split_first() else { return };
    agreement::check(bytes, usize::from(size));
});
