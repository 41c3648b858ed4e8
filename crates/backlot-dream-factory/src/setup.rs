//! What is chosen before the start, and how the game begins.

use backlot_core::{
    ComponentSet, GameInfo, OptionSpec, Pile, Playable, Seat, SetupError, SetupRequest,
    SharedComponents, ToJson,
};

use crate::{Components, DreamFactory};

/// Who is the start player.
pub(crate) const START: Pile = Pile(0);
/// Which studio a player gets.
pub(crate) const STUDIOS: Pile = Pile(1);
/// The screenplays of the stack.
pub(crate) const SCREENPLAYS: Pile = Pile(2);
/// The top directors.
pub(crate) const TOP_DIRECTORS: Pile = Pile(3);
/// All other chips.
pub(crate) const CHIPS: Pile = Pile(4);

static INFO: GameInfo = GameInfo {
    id: "dream-factory",
    title: "Dream Factory",
    rules_version: 2,
    clause_prefix: "DF",
    seats: 2..=5,
    default_seats: 4,
    options: &[
        OptionSpec {
            id: "edition",
            values: &["2009", "2000"],
            default: "2009",
            about: "the edition: in 2000 one may take nothing at a party, and a tied win is shared",
        },
        OptionSpec {
            id: "memory",
            values: &["strict", "assist"],
            default: "strict",
            about: "strict hides the others' money as the rules say, assist shows what a good counter knows",
        },
        OptionSpec {
            id: "start",
            values: &["random", "p1", "p2", "p3", "p4", "p5"],
            default: "random",
            about: "who is the start player",
        },
        OptionSpec {
            id: "studios",
            values: &["seats", "drawn", "choose"],
            default: "seats",
            about: "whether player 1 gets studio 1 and so on, studios are drawn, or the players choose",
        },
    ],
    piles: &["start", "studios", "screenplays", "top-directors", "chips"],
    rules: include_str!("../rules.md"),
};

/// Which edition is played. The rules differ in DF-P4 and DF-E2, otherwise only words do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ToJson)]
pub enum Edition {
    /// Traumfabrik, 2000.
    #[json(name = "2000")]
    Y2000,
    /// Dream Factory, 2009.
    #[json(name = "2009")]
    Y2009,
}

impl Edition {
    /// The year.
    #[must_use]
    pub const fn year(self) -> i32 {
        match self {
            Self::Y2000 => 2000,
            Self::Y2009 => 2009,
        }
    }
}

/// Whether people are shown what a good counter knows (DF-S2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ToJson)]
pub enum MemoryOption {
    /// Money is hidden as the rules say.
    Strict,
    /// Everybody's money is shown.
    Assist,
}

impl MemoryOption {
    /// The option's value.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Strict => "strict",
            Self::Assist => "assist",
        }
    }
}

/// How the players get their studios (DF-S1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StudiosOption {
    /// Player 1 gets studio 1, and so on.
    Seats,
    /// They are drawn.
    Drawn,
    /// The players choose, one after the other from the start player clockwise.
    Choose,
}

impl StudiosOption {
    /// Returns the option's value.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Seats => "seats",
            Self::Drawn => "drawn",
            Self::Choose => "choose",
        }
    }
}

/// A checked set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) seats: u8,
    pub(crate) edition: Edition,
    pub(crate) memory: MemoryOption,
    /// The start player, unless chance decides.
    pub(crate) start: Option<Seat>,
    pub(crate) studios: StudiosOption,
    pub(crate) components: SharedComponents<Components>,
}

impl Setup {
    fn read_start(
        request: &SetupRequest,
        start: &str,
        seats: usize,
    ) -> Result<Option<Seat>, SetupError> {
        if start == "random" {
            return Ok(None);
        }
        let seat = start.parse::<Seat>().ok().filter(|seat| seat.index() < seats);
        seat.map(Some).ok_or_else(|| SetupError::BadValue {
            option: "start".to_owned(),
            value: request.options.get("start").cloned().unwrap_or_default(),
            values: format!("random or a seat from p1 to p{seats}, as {seats} play"),
        })
    }
}

impl Playable for DreamFactory {
    fn info() -> &'static GameInfo {
        &INFO
    }

    fn setup(request: &SetupRequest) -> Result<Setup, SetupError> {
        let mut request = request.clone();
        // Programs may still say it as it was called before version 2 of the rules.
        if let Some(studios) =
            request.options.get_mut("studios").filter(|value| *value == "by-seat")
        {
            "seats".clone_into(studios);
        }
        request.check_known(&INFO)?;
        let seats = request.checked_seats(&INFO)?;
        let edition = match request.checked_option(&INFO, "edition")? {
            "2000" => Edition::Y2000,
            _ => Edition::Y2009,
        };
        let memory = match request.checked_option(&INFO, "memory")? {
            "assist" => MemoryOption::Assist,
            _ => MemoryOption::Strict,
        };
        let start = Setup::read_start(&request, request.checked_option(&INFO, "start")?, seats)?;
        let studios = match request.checked_option(&INFO, "studios")? {
            "drawn" => StudiosOption::Drawn,
            "choose" => StudiosOption::Choose,
            _ => StudiosOption::Seats,
        };
        let components = match &request.components {
            None => Components::standard(),
            Some(text) => {
                SharedComponents::keep(Components::parse_for(&text.name, &text.toml, seats)?)
            }
        };
        let seats = u8::try_from(seats).unwrap_or(u8::MAX);
        Ok(Setup { seats, edition, memory, start, studios, components })
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        let start = setup.start.map_or_else(|| "random".to_owned(), |seat| seat.to_string());
        vec![
            ("edition", setup.edition.year().to_string()),
            ("memory", setup.memory.id().to_owned()),
            ("start", start),
            ("studios", setup.studios.id().to_owned()),
        ]
    }

    fn table_of(setup: &Setup) -> (usize, SharedComponents<Components>) {
        (usize::from(setup.seats), setup.components)
    }
}
