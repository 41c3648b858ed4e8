//! What is chosen before the start, and how the game begins.

use backlot_core::{
    ComponentSet, GameInfo, OptionSpec, Pile, Playable, SetupError, SetupRequest, SharedComponents,
};

use crate::{Components, HollywoodCards};

/// Who is first in round 1.
pub(crate) const START: Pile = Pile(0);
/// Where a star lies in the area.
pub(crate) const SPOTS: Pile = Pile(1);
/// The star deck.
pub(crate) const STARS: Pile = Pile(2);
/// The movie deck.
pub(crate) const MOVIES: Pile = Pile(3);

static INFO: GameInfo = GameInfo {
    id: "hollywood-cards",
    title: "The Hollywood! Card Game",
    rules_version: 2,
    clause_prefix: "HC",
    seats: 3..=4,
    default_seats: 4,
    options: &[OptionSpec {
        id: "advanced",
        values: &["false", "true"],
        default: "false",
        about: "the advanced rule: movies are multiplied by the films of their genre set aside",
    }],
    piles: &["start", "spots", "stars", "movies"],
    rules: include_str!("../rules.md"),
};

/// A checked set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) seats: u8,
    pub(crate) advanced: bool,
    pub(crate) components: SharedComponents<Components>,
}

impl Playable for HollywoodCards {
    fn info() -> &'static GameInfo {
        &INFO
    }

    fn setup(request: &SetupRequest) -> Result<Setup, SetupError> {
        request.check_known(&INFO)?;
        let seats = request.checked_seats(&INFO)?;
        let advanced = request.checked_option(&INFO, "advanced")? == "true";
        let components = match &request.components {
            None => Components::standard(),
            Some(text) => {
                SharedComponents::keep(Components::parse_for(&text.name, &text.toml, seats)?)
            }
        };
        Ok(Setup { seats: u8::try_from(seats).unwrap_or(u8::MAX), advanced, components })
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        vec![("advanced", setup.advanced.to_string())]
    }

    fn table_of(setup: &Setup) -> (usize, SharedComponents<Components>) {
        (usize::from(setup.seats), setup.components)
    }
}
