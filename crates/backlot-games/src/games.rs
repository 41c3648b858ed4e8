use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use backlot_core::{CatalogueEntry, ComponentSet, ComponentsText, GameInfo, Playable, SetupError};

// The macro `games!`, made from this crate's `Cargo.toml`: the one list of games, in the order in which people are offered
// them.
include!(concat!(env!("OUT_DIR"), "/games.rs"));

#[doc(hidden)]
#[macro_export]
macro_rules! define_games {
    ({} $($package:ident::$Game:ident,)+) => {
        $(pub use $package::$Game;)+

        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameKind {
            $(#[doc = concat!("The game of the crate `", stringify!($package), "`.")] $Game,)+
        }

        impl GameKind {
            /// All games, in the order in which people are offered them.
            pub const ALL: [Self; [$(Self::$Game),+].len()] = [$(Self::$Game),+];
        }
    };
}
games! { define_games! {} }

/// Runs code that is generic over a game, for the game of a [`GameKind`].
///
/// ```
/// use backlot_core::Playable;
/// use backlot_games::{GameKind, with_game};
/// for kind in GameKind::ALL {
///     assert_eq!(with_game!(kind, G => G::info().id), kind.id());
/// }
/// ```
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $G:ident => $body:expr) => {
        $crate::games! { match_game! { $kind, $G => $body } }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_game {
    ({ $kind:expr, $G:ident => $body:expr } $($package:ident::$Game:ident,)+) => {
        match $kind {
            $($crate::GameKind::$Game => {
                type $G = $crate::$Game;
                $body
            })+
        }
    };
}

impl GameKind {
    /// What there is to know about the game before it starts.
    #[must_use]
    pub fn info(self) -> &'static GameInfo {
        with_game!(self, G => G::info())
    }

    /// The stable id.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.info().id
    }

    /// Bots to spar with that not every game has: the names of styles, and the number of calibrated steps by seats.
    #[must_use]
    pub fn sparring(self) -> (Vec<&'static str>, BTreeMap<usize, usize>) {
        with_game!(self, G => {
            let knowledge = <G as backlot_strategy::Strategy>::knowledge();
            let styles = knowledge.styles.keys().map(|style| style.name());
            let steps = knowledge.ladders.iter().map(|(seats, ladder)| (*seats, ladder.len()));
            (styles.collect(), steps.collect())
        })
    }

    /// Everything in the box: of the standard set, or of the one given.
    pub fn catalogue(
        self,
        components: Option<&ComponentsText>,
    ) -> Result<Vec<CatalogueEntry>, SetupError> {
        with_game!(self, G => {
            type Components = <G as backlot_core::Game>::Components;
            match components {
                None => Ok(Components::standard().catalogue()),
                Some(text) => Ok(Components::parse(&text.name, &text.toml)?.catalogue()),
            }
        })
    }

    /// The standard component set as TOML, to start an own set from.
    #[must_use]
    pub fn standard_toml(self) -> String {
        with_game!(self, G => <G as backlot_core::Game>::Components::standard().to_toml())
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A game that does not exist here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown game `{name}`; expected one of: {}", ids())]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
}

fn ids() -> String {
    GameKind::ALL.map(GameKind::id).join(", ")
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        let folded = backlot_core::slugify(name);
        let found = Self::ALL.into_iter().find(|kind| {
            let info = kind.info();
            info.id == folded
                || info.clause_prefix.to_ascii_lowercase() == folded
                || backlot_core::slugify(info.title) == folded
        });
        found.ok_or_else(|| UnknownGame { name: name.chars().take(60).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_by_id_title_or_letters() {
        for kind in GameKind::ALL {
            let info = kind.info();
            for name in [info.id, info.title, info.clause_prefix] {
                assert_eq!(name.parse(), Ok(kind));
            }
            let error = "chess".parse::<GameKind>().unwrap_err();
            assert!(error.to_string().contains(info.id), "{error}");
        }
    }

    #[test]
    fn every_calibrated_step_has_a_name() {
        for kind in GameKind::ALL {
            let (_, steps) = kind.sparring();
            let seats = &kind.info().seats;
            for (players, count) in steps {
                assert!(seats.contains(&players), "{kind:?} is not for {players}");
                let last = format!("step-{count}").parse::<backlot_bots::Level>();
                assert!(last.is_ok(), "{kind:?} with {players} has {count} steps");
            }
        }
    }
}
