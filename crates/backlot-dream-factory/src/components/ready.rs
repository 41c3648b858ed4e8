//! What hot paths look up, computed once for a component set.

use backlot_core::slugify;

use super::{ChipGroup, Location, MAX_CHIPS, MAX_LOCATIONS, MAX_SCREENPLAYS, ScreenplayInfo};
use crate::chips::{MAX_PRINTED, MAX_SPACES};
use crate::{Chip, ChipSet, Genre, Kind, Screenplay, ScreenplaySet, Space, SpaceKind};

/// Counted behind all kinds of chips.
#[expect(clippy::cast_possible_truncation, reason = "a few kinds")]
const BLANK: u8 = Kind::COUNT as u8;

/// Numbers about a chip: its kinds, whether it is a top director, its stars.
pub(crate) const CHIP_COLUMNS: usize = Kind::COUNT + 2;

/// What a screenplay lacks.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Needs {
    /// The number of printed spaces that are not filled.
    pub(crate) spaces: u8,
    /// A bit for each kind of chip that one of them is for, and one after them for a blank one.
    pub(crate) kinds: u8,
}

/// Bits for a space: what it is for (a kind or blank), and one that is free for whether it is filled.
pub(crate) const SPACE_BITS: usize = Kind::COUNT + 2;

#[derive(Debug)]
pub(super) struct Ready {
    pub(super) kinds: [Kind; MAX_CHIPS],
    pub(super) stars: [i8; MAX_CHIPS],
    pub(super) top_directors: ChipSet,
    pub(super) of_kind: [ChipSet; Kind::COUNT],
    pub(super) chip_ids: Vec<String>,
    pub(super) genres: [Genre; MAX_SCREENPLAYS],
    pub(super) of_genre: [ScreenplaySet; 3],
    pub(super) printed: [u8; MAX_SCREENPLAYS],
    pub(super) printed_stars: [i8; MAX_SCREENPLAYS],
    /// Blank spaces, as bits.
    pub(super) blank: [u8; MAX_SCREENPLAYS],
    /// For each screenplay and kind of chip the spaces that take it, as bits.
    pub(super) takes: [[u8; Kind::COUNT]; MAX_SCREENPLAYS],
    /// The kind of chip that each printed space is for, or [`BLANK`].
    pub(super) is_for: [[u8; MAX_SPACES]; MAX_SCREENPLAYS],
    pub(super) director_spaces: [Space; MAX_SCREENPLAYS],
    pub(super) open_ranges: [(u8, u8); MAX_LOCATIONS],
    pub(super) most_chips: usize,
    pub(super) most_projects: usize,
    pub(super) space_bits: [u64; MAX_SCREENPLAYS],
    /// By the chip's number counted from 1; 0 is for no chip.
    pub(super) tallies: [Tally; MAX_CHIPS + 1],
    /// What is on a chip, in the same order.
    pub(super) chip_columns: [[i16; CHIP_COLUMNS]; MAX_CHIPS + 1],
    /// For each screenplay and the printed spaces of it that are filled, what it lacks.
    pub(super) needs: [[Needs; 1 << MAX_PRINTED]; MAX_SCREENPLAYS],
}

/// What some chips on a screenplay add up to. All in one word, as a row of numbers needs it for twenty screenplays.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally(pub(super) u32);

impl Tally {
    /// Added to the stars of each chip, so that no sum is negative.
    const BIAS: i8 = 16;

    fn of(kind: Kind, stars: i8) -> Self {
        let plus = u32::from((stars + Self::BIAS).unsigned_abs());
        let director = if kind == Kind::Director { u32::from(stars.unsigned_abs()) } else { 0 };
        Self(plus | 1 << 12 | u32::from(kind.counts_at_parties()) << 16 | director << 20)
    }

    /// The stars of the chips.
    #[inline]
    pub(crate) const fn stars(self) -> i16 {
        let (sum, chips) = ((self.0 & 0xFFF) as i16, (self.0 >> 12 & 0xF) as i16);
        sum - chips * Self::BIAS as i16
    }

    /// Actors and guest stars (DF-P2).
    #[inline]
    pub(crate) const fn red_chips(self) -> u32 {
        self.0 >> 16 & 0xF
    }

    /// The stars of the directors.
    #[inline]
    pub(crate) const fn director_stars(self) -> u32 {
        self.0 >> 20
    }
}

impl Ready {
    pub(super) fn new(
        locations: &[Location],
        chips: &[ChipGroup],
        screenplays: &[ScreenplayInfo],
    ) -> Self {
        let mut ready = Self {
            kinds: [Kind::Director; MAX_CHIPS],
            stars: [0; MAX_CHIPS],
            top_directors: ChipSet::EMPTY,
            of_kind: [ChipSet::EMPTY; Kind::COUNT],
            chip_ids: Vec::new(),
            genres: [Genre::Adventure; MAX_SCREENPLAYS],
            of_genre: [ScreenplaySet::EMPTY; 3],
            printed: [0; MAX_SCREENPLAYS],
            printed_stars: [0; MAX_SCREENPLAYS],
            blank: [0; MAX_SCREENPLAYS],
            takes: [[0; Kind::COUNT]; MAX_SCREENPLAYS],
            is_for: [[0; MAX_SPACES]; MAX_SCREENPLAYS],
            director_spaces: [Space(0); MAX_SCREENPLAYS],
            open_ranges: [(0, 0); MAX_LOCATIONS],
            most_chips: 1,
            most_projects: 1,
            space_bits: [0; MAX_SCREENPLAYS],
            tallies: [Tally::default(); MAX_CHIPS + 1],
            chip_columns: [[0; CHIP_COLUMNS]; MAX_CHIPS + 1],
            needs: [[Needs::default(); 1 << MAX_PRINTED]; MAX_SCREENPLAYS],
        };
        ready.add_chips(chips);
        for (screenplay, info) in (0u8..).map(Screenplay::new).zip(screenplays) {
            ready.add_screenplay(screenplay, info);
        }
        let mut start = 0;
        for (range, location) in ready.open_ranges.iter_mut().zip(locations) {
            *range = (start, start + location.open_chips());
            start = range.1;
            ready.most_chips = ready.most_chips.max(location.open_chips().into());
        }
        for studio in screenplays.iter().filter_map(|info| info.studio) {
            let own = screenplays.iter().filter(|info| info.studio == Some(studio)).count();
            ready.most_projects = ready.most_projects.max(own);
        }
        ready
    }

    fn add_chips(&mut self, groups: &[ChipGroup]) {
        let chips =
            groups.iter().flat_map(|group| group.list.iter().map(move |info| (group, info)));
        for (chip, (group, info)) in (0u8..).map(Chip::new).zip(chips) {
            let (kind, is_top) = chip_kind(&group.kind).unwrap_or((Kind::Director, false));
            self.kinds[chip.index()] = kind;
            self.stars[chip.index()] = info.stars;
            self.tallies[chip.index() + 1] = Tally::of(kind, info.stars);
            let columns = &mut self.chip_columns[chip.index() + 1];
            columns[kind as usize] = 1;
            columns[Kind::COUNT] = i16::from(is_top);
            columns[Kind::COUNT + 1] = i16::from(info.stars);
            self.of_kind[kind as usize].insert(chip);
            self.chip_ids.push(slugify(&info.name));
            if is_top {
                self.top_directors.insert(chip);
            }
        }
    }

    fn add_screenplay(&mut self, screenplay: Screenplay, info: &ScreenplayInfo) {
        let at = screenplay.index();
        self.genres[at] = info.genre;
        self.of_genre[info.genre as usize].insert(screenplay);
        self.printed_stars[at] = info.stars;
        for (space, &kind) in (0u8..).map(Space).zip(&info.spaces) {
            let bit = 1 << space.0;
            self.printed[at] |= bit;
            self.blank[at] |= if kind == SpaceKind::Blank { bit } else { 0 };
            self.is_for[at][space.index()] = match kind {
                SpaceKind::Of(kind) => kind as u8,
                SpaceKind::Blank => BLANK,
            };
            self.space_bits[at] |=
                1 << (SPACE_BITS * space.index() + usize::from(self.is_for[at][space.index()]));
            if kind == SpaceKind::Of(Kind::Director) {
                self.director_spaces[at] = space;
            }
            for chip in Kind::ALL.into_iter().filter(|&chip| kind.takes(chip)) {
                self.takes[at][chip as usize] |= bit;
            }
        }
        for (filled, needs) in (0u8..).zip(&mut self.needs[at]) {
            for (space, kind) in info.spaces.iter().enumerate() {
                if filled >> space & 1 == 0 {
                    needs.spaces += 1;
                    needs.kinds |= match kind {
                        SpaceKind::Of(kind) => 1 << *kind as u8,
                        SpaceKind::Blank => 1 << BLANK,
                    };
                }
            }
        }
        // DF-C6: guest stars go there and nothing else does.
        self.takes[at][Kind::GuestStar as usize] = 1 << Space::GUEST.0;
    }
}

/// The kind of the chips in a group of the file, and whether they are top directors.
pub(super) fn chip_kind(id: &str) -> Option<(Kind, bool)> {
    if id == "top-director" {
        return Some((Kind::Director, true));
    }
    Kind::ALL.into_iter().find(|kind| kind.id() == id).map(|kind| (kind, false))
}
