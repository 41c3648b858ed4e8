//! Hosted tables of every game.

mod any;
mod life;
mod orders;
mod secrets;
mod streams;

/// Makes tests of functions that are generic over a game: each is run for every game.
macro_rules! for_every_game {
    ($($name:ident)*) => {
        mod every_game {
            $(#[test] fn $name() {
                for kind in backlot_games::GameKind::ALL {
                    println!("{kind}");
                    backlot_games::with_game!(kind, G => super::$name::<G>());
                }
            })*
        }
    };
}
pub(crate) use for_every_game;
