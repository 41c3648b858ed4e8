//! What is chosen before the start, and how the game begins.

use backlot_core::{
    ComponentSet, GameInfo, OptionSpec, Pile, Playable, Scorer, SetupError, SetupRequest,
    SharedComponents,
};

use crate::score::score;
use crate::{Components, Hollywood};

/// The basic deck.
pub(crate) const BASIC: Pile = Pile(0);
/// The star deck.
pub(crate) const STARS: Pile = Pile(1);

static INFO: GameInfo = GameInfo {
    id: "hollywood",
    title: "Hollywood",
    rules_version: 2,
    clause_prefix: "HW",
    seats: 2..=6,
    default_seats: 4,
    options: &[
        OptionSpec {
            id: "quick-start",
            values: &["false", "true"],
            default: "false",
            about: "no auction for the right to deal in year 1: everybody takes the top star card",
        },
        OptionSpec {
            id: "memory",
            values: &["strict", "assist"],
            default: "strict",
            about: "with assist, people see notes on cards they passed on, gave or saw",
        },
    ],
    piles: &["basic", "stars"],
    rules: include_str!("../rules.md"),
};

/// A checked set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) seats: u8,
    pub(crate) quick_start: bool,
    pub(crate) assist: bool,
    pub(crate) components: SharedComponents<Components>,
}

impl Playable for Hollywood {
    fn info() -> &'static GameInfo {
        &INFO
    }

    fn setup(request: &SetupRequest) -> Result<Setup, SetupError> {
        request.check_known(&INFO)?;
        let seats = request.checked_seats(&INFO)?;
        let quick_start = request.checked_option(&INFO, "quick-start")? == "true";
        let assist = request.checked_option(&INFO, "memory")? == "assist";
        let components = match &request.components {
            None => Components::standard(),
            Some(text) => {
                SharedComponents::keep(Components::parse_for(&text.name, &text.toml, seats)?)
            }
        };
        let seats = u8::try_from(seats).unwrap_or(u8::MAX);
        Ok(Setup { seats, quick_start, assist, components })
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        let memory = if setup.assist { "assist" } else { "strict" };
        vec![("quick-start", setup.quick_start.to_string()), ("memory", memory.to_owned())]
    }

    fn table_of(setup: &Setup) -> (usize, SharedComponents<Components>) {
        (usize::from(setup.seats), setup.components)
    }

    fn scorer() -> Option<Scorer<Components>> {
        Some(Scorer { score })
    }
}
