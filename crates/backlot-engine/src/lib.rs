//! The engine protocol: one JSON object a line in, one JSON object a line out, in order. It does for these
//! games what UCI does for chess. `docs/engine.md` describes it for people who write programs.
//!
//! [`Engine::answer`] is the whole of it without input and output; [`serve`] connects it to streams.
//!
//! ```
//! let mut engine = backlot_engine::Engine::new(|| "seed".to_owned());
//! let reply = engine.answer(br#"{"cmd":"new","game":"hollywood-cards","setup":{"seats":3},"id":1}"#);
//! assert_eq!(reply["ok"], true);
//! assert_eq!(reply["handle"], "1");
//! ```

mod commands;
mod engine;
mod lines;
mod refusal;
mod request;

pub use engine::Engine;
pub use lines::{MAX_LINE_BYTES, serve};
