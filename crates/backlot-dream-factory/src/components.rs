//! What is in the box. `reading.rs` makes it from TOML.

mod reading;
mod ready;

use std::sync::LazyLock;

use backlot_core::{CatalogueEntry, ComponentError, ComponentSet, SharedComponents, ToJson};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::chips::{MAX_PRINTED, MAX_SPACES};
use crate::{Chip, ChipSet, Edition, Genre, Kind, Screenplay, ScreenplaySet, Space, SpaceKind};
use ready::Ready;
pub(crate) use ready::{CHIP_COLUMNS, Needs, SPACE_BITS, Tally};

/// The most chips a set can have.
pub(crate) const MAX_CHIPS: usize = 128;
/// The most screenplays a set can have.
pub(crate) const MAX_SCREENPLAYS: usize = 24;
/// The most locations a board can have.
pub(crate) const MAX_LOCATIONS: usize = 12;
/// The most chips that can lie open on the locations at once, parties apart.
pub(crate) const MAX_OPEN: usize = 16;
/// The most studios a set can have: one for each player.
pub(crate) const MAX_STUDIOS: usize = 5;
const FEWEST_SEATS: usize = 2;

/// Quarters of a game.
pub(crate) const QUARTERS: u8 = 4;

/// A checked component set.
#[derive(Serialize, Debug)]
pub struct Components {
    board: Board,
    money: Money,
    chips: Vec<ChipGroup>,
    screenplays: Vec<ScreenplayInfo>,
    #[serde(skip)]
    ready: Ready,
}

#[derive(Serialize, Debug)]
struct Board {
    locations: Vec<Location>,
}

#[derive(Serialize, Debug)]
struct Money {
    players_2_to_4: u8,
    players_5: u8,
}

#[derive(Serialize, Debug)]
struct ChipGroup {
    kind: String,
    list: Vec<ChipInfo>,
}

/// What is printed on a chip.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct ChipInfo {
    /// Its stars.
    pub stars: i8,
    /// The name people read.
    pub name: String,
}

/// What is printed on a screenplay.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct ScreenplayInfo {
    /// The stable id, the same in both editions.
    pub id: String,
    /// The studio it belongs to, counted from 1; the others lie in the stack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub studio: Option<u8>,
    /// Its genre.
    #[serde(serialize_with = "genre_by_id")]
    pub genre: Genre,
    /// The title in the edition of 2000.
    pub title_2000: String,
    /// The title in the edition of 2009.
    pub title_2009: String,
    /// Its printed stars.
    pub stars: i8,
    /// Its spaces in printed order, the guest star's apart.
    #[serde(serialize_with = "spaces_by_id")]
    pub spaces: Vec<SpaceKind>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn genre_by_id<S: Serializer>(genre: &Genre, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(genre.id())
}

fn spaces_by_id<S: Serializer>(spaces: &[SpaceKind], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(spaces.iter().map(|space| space.id()))
}

impl ScreenplayInfo {
    /// The title in an edition.
    #[must_use]
    pub fn title(&self, edition: Edition) -> &str {
        match edition {
            Edition::Y2000 => &self.title_2000,
            Edition::Y2009 => &self.title_2009,
        }
    }
}

/// A place on the board (DF-Q1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, ToJson)]
#[json(words)]
pub enum Location {
    /// Where a top director is auctioned.
    TopDirector,
    /// Where so many chips are auctioned.
    City(u8),
    /// Where everybody may take a chip.
    Party,
}

impl Location {
    /// The stable id of what it is.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::TopDirector => "top-director",
            Self::City(_) => "city",
            Self::Party => "party",
        }
    }

    /// How many chips lie open on it at the start of a quarter.
    #[must_use]
    pub const fn open_chips(self) -> u8 {
        match self {
            Self::TopDirector => 1,
            Self::City(chips) => chips,
            Self::Party => 0,
        }
    }
}

impl Serialize for Location {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::City(chips) => serializer.serialize_u8(*chips),
            Self::TopDirector | Self::Party => serializer.serialize_str(self.id()),
        }
    }
}

impl Components {
    /// The locations in the order in which they are resolved.
    #[must_use]
    pub fn locations(&self) -> &[Location] {
        &self.board.locations
    }

    /// Where the chips of a location lie among all open chips.
    #[must_use]
    #[inline]
    pub(crate) fn open_range(&self, location: usize) -> std::ops::Range<usize> {
        let (start, end) = self.ready.open_ranges[location];
        usize::from(start)..usize::from(end)
    }

    /// How many parties a quarter has.
    #[must_use]
    pub fn parties(&self) -> usize {
        self.locations().iter().filter(|&&location| location == Location::Party).count()
    }

    /// How many chips lie open at the start of a quarter, the top director included.
    #[must_use]
    pub fn open_chips(&self) -> usize {
        self.locations().iter().map(|location| usize::from(location.open_chips())).sum()
    }

    /// The most chips that somebody can get at once: those of one location.
    #[inline]
    pub(crate) fn most_chips(&self) -> usize {
        self.ready.most_chips
    }

    /// The most screenplays that a seat can have in production: those of its studio, as each finished one is replaced by one.
    #[inline]
    pub(crate) fn most_projects(&self) -> usize {
        self.ready.most_projects
    }

    /// What each space is for: [`SPACE_BITS`] for each, of which that of its kind is set, or the one after them if it is blank.
    #[inline]
    pub(crate) fn space_bits(&self, screenplay: Screenplay) -> u64 {
        self.ready.space_bits[screenplay.index()]
    }

    /// What the visible chips of a screenplay add up to.
    #[inline]
    pub(crate) fn tally(&self, tops: [Option<Chip>; MAX_SPACES]) -> Tally {
        let number = |chip: &Option<Chip>| chip.map_or(0, |chip| chip.index() + 1);
        Tally(tops.iter().map(|chip| self.ready.tallies[number(chip)].0).sum())
    }

    /// What is on a chip, as numbers.
    #[inline]
    pub(crate) fn chip_columns(&self, chip: Option<Chip>) -> &[i16; CHIP_COLUMNS] {
        &self.ready.chip_columns[chip.map_or(0, |chip| chip.index() + 1)]
    }

    /// What a screenplay lacks, by which of its spaces are filled.
    #[inline]
    pub(crate) fn needs(&self, screenplay: Screenplay, filled: u8) -> Needs {
        self.ready.needs[screenplay.index()][usize::from(filled) % (1 << MAX_PRINTED)]
    }

    /// The number of chips.
    #[inline]
    pub(crate) fn chip_count(&self) -> usize {
        self.ready.chip_ids.len()
    }

    /// The number of screenplays.
    #[inline]
    pub(crate) fn screenplay_count(&self) -> usize {
        self.screenplays.len()
    }

    /// The money each player starts with (DF-S2).
    #[must_use]
    pub fn starting_money(&self, seats: usize) -> u8 {
        if seats >= 5 { self.money.players_5 } else { self.money.players_2_to_4 }
    }

    /// All chips, top directors included.
    #[must_use]
    pub fn all_chips(&self) -> ChipSet {
        ChipSet::first(self.ready.chip_ids.len())
    }

    /// The top directors (DF-S6).
    #[must_use]
    #[inline]
    pub fn top_directors(&self) -> ChipSet {
        self.ready.top_directors
    }

    /// All chips of a kind.
    #[must_use]
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> ChipSet {
        self.ready.of_kind[kind as usize]
    }

    /// What a chip is when it comes to placing it.
    #[must_use]
    #[inline]
    pub fn kind(&self, chip: Chip) -> Kind {
        self.ready.kinds[chip.index()]
    }

    /// The stars on a chip.
    #[must_use]
    #[inline]
    pub fn stars(&self, chip: Chip) -> i8 {
        self.ready.stars[chip.index()]
    }

    /// What sort of chip it is, with top directors apart.
    #[must_use]
    pub fn kind_id(&self, chip: Chip) -> &'static str {
        if self.top_directors().contains(chip) { "top-director" } else { self.kind(chip).id() }
    }

    /// The name on a chip.
    #[must_use]
    pub fn chip_name(&self, chip: Chip) -> &str {
        self.chips
            .iter()
            .flat_map(|group| &group.list)
            .nth(chip.index())
            .map_or("", |info| info.name.as_str())
    }

    /// The stable id of a chip.
    #[must_use]
    pub fn chip_id(&self, chip: Chip) -> &str {
        &self.ready.chip_ids[chip.index()]
    }

    /// The chip with this id.
    #[must_use]
    pub fn chip_by_id(&self, id: &str) -> Option<Chip> {
        self.all_chips().iter().find(|&chip| self.chip_id(chip) == id)
    }

    /// Every screenplay, in order.
    pub fn screenplays(&self) -> impl Iterator<Item = Screenplay> + use<> {
        (0u8..).take(self.screenplays.len()).map(Screenplay::new)
    }

    /// What is printed on a screenplay.
    #[must_use]
    pub fn screenplay(&self, screenplay: Screenplay) -> &ScreenplayInfo {
        &self.screenplays[screenplay.index()]
    }

    /// The screenplay with this id.
    #[must_use]
    pub fn screenplay_by_id(&self, id: &str) -> Option<Screenplay> {
        self.screenplays().find(|&screenplay| self.screenplay(screenplay).id == id)
    }

    /// The genre of a screenplay.
    #[must_use]
    #[inline]
    pub fn genre(&self, screenplay: Screenplay) -> Genre {
        self.ready.genres[screenplay.index()]
    }

    /// All screenplays of a genre.
    #[must_use]
    #[inline]
    pub fn of_genre(&self, genre: Genre) -> ScreenplaySet {
        self.ready.of_genre[genre as usize]
    }

    /// The screenplays of a studio, counted from 1 (DF-S1).
    #[must_use]
    pub fn studio(&self, number: u8) -> ScreenplaySet {
        self.screenplays()
            .filter(|&screenplay| self.screenplay(screenplay).studio == Some(number))
            .collect()
    }

    /// How many studios there are.
    #[must_use]
    pub fn studios(&self) -> u8 {
        self.screenplays.iter().filter_map(|info| info.studio).max().unwrap_or(0)
    }

    /// The screenplays of no studio: those of the stack (DF-S5).
    #[must_use]
    pub fn without_studio(&self) -> ScreenplaySet {
        self.screenplays()
            .filter(|&screenplay| self.screenplay(screenplay).studio.is_none())
            .collect()
    }

    /// The spaces that must be filled to finish a movie, as bits.
    #[inline]
    pub(crate) fn printed_spaces(&self, screenplay: Screenplay) -> u8 {
        self.ready.printed[screenplay.index()]
    }

    /// The spaces that take a chip of this kind while they are empty, as bits.
    #[inline]
    pub(crate) fn spaces_for(&self, screenplay: Screenplay, kind: Kind) -> u8 {
        self.ready.takes[screenplay.index()][kind as usize]
    }

    /// The blank spaces of a screenplay, as bits.
    #[inline]
    pub(crate) fn blank_spaces(&self, screenplay: Screenplay) -> u8 {
        self.ready.blank[screenplay.index()]
    }

    /// What a printed space is for: the number of a kind of chip, or [`Kind::COUNT`] if it is blank.
    #[inline]
    pub(crate) fn kind_number(&self, screenplay: Screenplay, space: Space) -> usize {
        usize::from(self.ready.is_for[screenplay.index()][space.index()])
    }

    /// The printed stars of a screenplay.
    #[inline]
    pub(crate) fn printed_stars(&self, screenplay: Screenplay) -> i8 {
        self.ready.printed_stars[screenplay.index()]
    }

    /// The space for the director.
    #[inline]
    pub(crate) fn director_space(&self, screenplay: Screenplay) -> Space {
        self.ready.director_spaces[screenplay.index()]
    }

    /// A space as notations write it: its number, or `guest`.
    #[must_use]
    pub fn space_text(space: Space) -> String {
        if space == Space::GUEST { "guest".to_owned() } else { space.number().to_string() }
    }

    /// The id of a screenplay, the same in both editions.
    #[must_use]
    pub fn screenplay_id(&self, screenplay: Screenplay) -> &str {
        &self.screenplay(screenplay).id
    }

    fn chip_entries(&self) -> impl Iterator<Item = CatalogueEntry> {
        self.all_chips().iter().map(|chip| CatalogueEntry {
            id: self.chip_id(chip).to_owned(),
            kind: self.kind_id(chip),
            name: self.chip_name(chip).to_owned(),
            attributes: object(&json!({ "stars": self.stars(chip) })),
        })
    }

    fn screenplay_entries(&self) -> impl Iterator<Item = CatalogueEntry> {
        self.screenplays.iter().map(|info| CatalogueEntry {
            id: info.id.clone(),
            kind: "screenplay",
            name: info.title_2009.clone(),
            attributes: object(&json!({
                "studio": info.studio,
                "genre": info.genre.id(),
                "title_2000": info.title_2000,
                "title_2009": info.title_2009,
                "stars": info.stars,
                "spaces": info.spaces.iter().map(|space| space.id()).collect::<Vec<_>>(),
            })),
        })
    }
}

fn object(value: &Value) -> serde_json::Map<String, Value> {
    value.as_object().cloned().unwrap_or_default()
}

backlot_core::json_ids! {
    Components { Chip => chip_id, Screenplay => screenplay_id }
    sets { ChipSet of Chip, ScreenplaySet of Screenplay }
}

impl ComponentSet for Components {
    const GAME: &'static str = "dream-factory";

    fn parse(name: &str, text: &str) -> Result<Self, ComponentError> {
        Self::parse_for(name, text, FEWEST_SEATS)
    }

    fn standard() -> SharedComponents<Self> {
        static STANDARD: LazyLock<SharedComponents<Components>> = LazyLock::new(|| {
            let text = include_str!("../components/standard.toml");
            let set =
                Components::parse_for("standard.toml", text, 5).expect("the built-in set is sound");
            SharedComponents::keep(set)
        });
        *STANDARD
    }

    fn catalogue(&self) -> Vec<CatalogueEntry> {
        self.chip_entries().chain(self.screenplay_entries()).collect()
    }
}
