//! Any bytes to `backlot engine`: no panic, no hang, every reply is a line of JSON.
#![no_main]

use backlot_engine::{Engine, serve};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let mut out = Vec::new();
    let mut engine = Engine::new(|| "fuzz".to_owned());
    serve(&mut engine, input, &mut out).expect("memory does not fail");
    assert!(out.is_empty() || out.ends_with(b"}\n"));
});
