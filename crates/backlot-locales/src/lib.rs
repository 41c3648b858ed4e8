//! Puts a [`Text`](backlot_core::Text) into a language.
//!
//! The Fluent files of the workspace's `locales/` are embedded, one [`Locale`] a language. A message that
//! a language lacks is taken from English.
//!
//! ```
//! use backlot_core::{Seat, Text};
//! use backlot_locales::{Locale, ReaderContext};
//!
//! let reader = ReaderContext { names: vec!["Ada".into(), "Ben".into()], you: Seat::new(1) };
//! let seats = Seat::all(2).map(Text::seat).collect();
//! assert_eq!(Locale::english().list(seats, &reader), "Ada and you");
//! ```

mod locale;
mod reader;
mod render;

pub use locale::Locale;
pub use reader::ReaderContext;
pub use render::MissingText;
