//! A screenplay in work, as the policy sees it.

use crate::chips::MAX_SPACES;
use crate::{Chip, DreamFactory, Kind, Screenplay, Space};

/// The visible chip of each space, a byte each, 0 for none. In one word, because a byte written into an array and the array read as a whole right
/// after make the processor wait: that was half of the time of [`Draft::with`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Tops(u64);

impl Tops {
    const NONE: Self = Self(0);

    fn of(tops: [Option<Chip>; MAX_SPACES]) -> Self {
        let byte = |top: Option<Chip>| top.map_or(0, |chip| chip.index() as u64 + 1);
        Self(tops.into_iter().rev().fold(0, |word, top| word << 8 | byte(top)))
    }

    #[inline]
    pub(super) fn at(self, space: Space) -> Option<Chip> {
        #[expect(clippy::cast_possible_truncation, reason = "one byte of the word")]
        let byte = (self.0 >> (8 * space.0)) as u8;
        byte.checked_sub(1).map(Chip::new)
    }

    /// With this chip on top of a space.
    #[inline]
    fn with(self, space: Space, chip: Chip) -> Self {
        let shift = 8 * space.0;
        Self(self.0 & !(0xFF << shift) | (chip.index() as u64 + 1) << shift)
    }
}

/// A screenplay in work.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draft {
    pub(super) screenplay: Screenplay,
    pub(super) tops: Tops,
    pub(super) genre: u8,
    /// Spaces with a chip, as bits.
    pub(super) filled: u8,
    /// Printed stars and those of visible chips.
    pub(super) total: i16,
    /// Empty spaces, the guest star's apart.
    pub(super) missing: u8,
    /// Stars of the director; agencies have none.
    pub(super) director: u8,
    /// How many chips it needs, harder spaces counting more.
    pub(super) need: f32,
    /// How many chips go to other movies before.
    pub(super) ahead: f32,
    /// What it is worth as it lies.
    pub(super) value: f32,
}

impl Draft {
    /// Stands for no screenplay.
    pub(super) const NONE: Self = Self {
        screenplay: Screenplay::new(0),
        tops: Tops::NONE,
        genre: 0,
        filled: 0,
        total: 0,
        missing: 0,
        director: 0,
        need: 0.0,
        ahead: 0.0,
        value: 0.0,
    };

    pub(super) fn new(game: &DreamFactory, screenplay: Screenplay, needs: &Needs) -> Self {
        let set = game.set;
        let tops = game.tops[screenplay.index()];
        let mut total = i16::from(set.printed_stars(screenplay));
        let mut filled = 0u8;
        for (space, top) in tops.iter().enumerate() {
            if let Some(chip) = top {
                total += i16::from(set.stars(*chip));
                filled |= 1 << space;
            }
        }
        let empty = set.printed_spaces(screenplay) & !filled;
        let mut draft = Self {
            screenplay,
            tops: Tops::of(tops),
            genre: set.genre(screenplay) as u8,
            filled,
            total,
            #[expect(clippy::cast_possible_truncation, reason = "at most 8 bits")]
            missing: empty.count_ones() as u8,
            director: 0,
            need: needed(game, screenplay, empty, needs),
            ahead: 0.0,
            value: 0.0,
        };
        draft.director = draft.director_stars(game);
        draft
    }

    #[inline]
    pub(super) fn has_guest(&self) -> bool {
        self.tops.at(Space::GUEST).is_some()
    }

    fn director_stars(&self, game: &DreamFactory) -> u8 {
        match self.tops.at(game.set.director_space(self.screenplay)) {
            Some(chip) if game.set.kind(chip) == Kind::Director => {
                game.set.stars(chip).unsigned_abs()
            }
            _ => 0,
        }
    }

    /// The screenplay with one more chip on it.
    #[inline]
    pub(super) fn with(
        &self,
        game: &DreamFactory,
        chip: Chip,
        space: Space,
        needs: &Needs,
    ) -> Self {
        let mut draft = *self;
        draft.put(game, chip, space, needs);
        draft
    }

    /// Puts one more chip on it.
    #[inline]
    pub(super) fn put(&mut self, game: &DreamFactory, chip: Chip, space: Space, needs: &Needs) {
        let covered = self.tops.at(space);
        self.tops = self.tops.with(space, chip);
        self.filled |= 1 << space.0;
        self.total += i16::from(game.set.stars(chip));
        match covered {
            Some(covered) => self.total -= i16::from(game.set.stars(covered)),
            None if space == Space::GUEST => {}
            None => {
                self.missing -= 1;
                self.need -= needs[game.set.kind_number(self.screenplay, space)];
            }
        }
        if space == game.set.director_space(self.screenplay) {
            self.director = self.director_stars(game);
        }
    }
}

/// How many chips a space needs, by the kind that it is for; blank ones last.
pub(super) type Needs = [f32; Kind::COUNT + 1];

/// How many chips these spaces need.
#[inline]
fn needed(game: &DreamFactory, screenplay: Screenplay, spaces: u8, needs: &Needs) -> f32 {
    const PRINTED: [Kind; 5] =
        [Kind::Director, Kind::Actor, Kind::Camera, Kind::Music, Kind::Effects];
    let blank = game.set.blank_spaces(screenplay);
    let count = |spaces: u8| spaces.count_ones() as f32;
    let mut need = count(spaces & blank) * needs[Kind::COUNT];
    for kind in PRINTED {
        need +=
            count(spaces & game.set.spaces_for(screenplay, kind) & !blank) * needs[kind as usize];
    }
    need
}
