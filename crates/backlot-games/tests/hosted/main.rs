//! Hosted tables of every game.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

mod any;
mod life;
mod orders;
mod secrets;
mod streams;

/// A test for every game.
macro_rules! for_every_game {
    ($($name:ident)*) => {
        mod dream_factory {
            $(#[test] fn $name() { super::$name::<backlot_games::DreamFactory>(); })*
        }
        mod hollywood {
            $(#[test] fn $name() { super::$name::<backlot_games::Hollywood>(); })*
        }
        mod hollywood_cards {
            $(#[test] fn $name() { super::$name::<backlot_games::HollywoodCards>(); })*
        }
    };
}
pub(crate) use for_every_game;
