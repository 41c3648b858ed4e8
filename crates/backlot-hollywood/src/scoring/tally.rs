//! The sums of a heap of cards in two words, so that heaps are added up quickly.

use std::ops::Add;

use super::DUO;
use crate::{Face, Genre, Job, Kind};

/// A heap of at most [`MAX_CARDS`] cards: the numbers of everything that matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    /// Four bits for each [`Count`].
    counts: u64,
    /// Icons on all cards but scripts, icons on scripts (four bits each), coins and figurines (eight bits each).
    marks: u64,
}

/// A heap must not hold more cards, worthless scripts included, or four bits overflow.
pub(crate) const MAX_CARDS: usize = 14;

#[derive(Clone, Copy)]
enum Count {
    Scripts,
    Worthless,
    Directors,
    Actors,
    Actresses,
    Crew,
    Editors,
    Makeup,
    Doubles,
    Sound,
    Extras,
    Producers,
    Rewriters,
    Casting,
    Designers,
    Cards,
}

/// The most actors and actresses of a movie (HW-P2).
const MAX_CAST_COUNT: u32 = 2;
const SCRIPT_ICONS: usize = 16;
const COINS: usize = 32;
const FIGURINES: usize = 40;

impl Add for Tally {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self { counts: self.counts + other.counts, marks: self.marks + other.marks }
    }
}

impl Tally {
    /// The heap of a worthless script.
    pub(crate) const WORTHLESS: Self = Self {
        counts: 1 << (4 * Count::Cards as usize) | 1 << (4 * Count::Worthless as usize),
        marks: 0,
    };

    /// The heap of this one card.
    pub(crate) fn of(face: Face) -> Self {
        let mut tally = Self::default();
        tally.count(Count::Cards);
        match face.kind {
            Kind::Script if face.is_worthless() => tally.count(Count::Worthless),
            Kind::Script => tally.count(Count::Scripts),
            Kind::Director => tally.count(Count::Directors),
            Kind::Actor => tally.count(Count::Actors),
            Kind::Actress => tally.count(Count::Actresses),
            Kind::Crew => tally.count(Count::Crew),
        }
        match face.job {
            Some(Job::MakeupArtist) => tally.count(Count::Makeup),
            Some(Job::Double) => tally.count(Count::Doubles),
            Some(Job::SoundEngineer) => tally.count(Count::Sound),
            Some(Job::Extras) => tally.count(Count::Extras),
            Some(Job::Editor) => tally.count(Count::Editors),
            Some(Job::Producer) => tally.count(Count::Producers),
            Some(Job::ScriptRewriter) => tally.count(Count::Rewriters),
            Some(Job::CastingSpecialist) => tally.count(Count::Casting),
            Some(Job::SetDesigner) => tally.count(Count::Designers),
            Some(
                Job::Agent
                | Job::StageManager
                | Job::SpecialEffectsExpert
                | Job::ScoreWriter
                | Job::StuntPerformer,
            )
            | None => {}
        }
        let first = if face.kind == Kind::Script { SCRIPT_ICONS } else { 0 };
        for genre in face.genres.iter() {
            tally.marks += 1 << (first + 4 * genre.index());
        }
        tally.marks += u64::from(face.coins) << COINS | u64::from(face.figurines) << FIGURINES;
        tally
    }

    fn count(&mut self, what: Count) {
        self.counts += 1 << (4 * what as usize);
    }

    #[inline]
    fn number(self, what: Count) -> u32 {
        (self.counts >> (4 * what as usize) & 15) as u32
    }

    #[inline]
    fn icons(self, genre: usize) -> u32 {
        (self.marks >> (4 * genre) & 15) as u32
    }

    #[inline]
    fn script_bears(self, genre: usize) -> bool {
        self.marks >> (SCRIPT_ICONS + 4 * genre) & 15 != 0
    }

    /// The figurines in the heap.
    #[inline]
    pub(crate) fn figurines(self) -> u32 {
        (self.marks >> FIGURINES & 255) as u32
    }

    #[inline]
    fn coins(self) -> u32 {
        (self.marks >> COINS & 255) as u32
    }

    /// Whether the heap is a movie (HW-P2); if so, how many actors and actresses it has and whether they are a duo.
    #[inline]
    fn cast(self) -> Option<(u32, bool)> {
        let n = |what| self.number(what);
        let directors = n(Count::Directors);
        if n(Count::Scripts) + n(Count::Worthless) != 1 || directors > 1 {
            return None;
        }
        let editors = (n(Count::Editors) + directors).checked_sub(1)?;
        let (actors, actresses) = (n(Count::Actors), n(Count::Actresses));
        let (real, most) = (actors + actresses, MAX_CAST_COUNT);
        let cast = if real > most { real } else { most.min(real + editors) };
        if cast == 0 || cast > most {
            return None;
        }
        let mixed = real < most || actors == 1 || n(Count::Makeup) > 0;
        Some((cast, cast == most && mixed))
    }

    /// Whether the heap is a movie (HW-P2).
    #[inline]
    pub(crate) fn is_movie(self) -> bool {
        self.cast().is_some()
    }

    /// What the heap earns with every choice settled to the best (HW-P5); nothing if it is no movie (HW-P6).
    /// `faces` are its cards, looked at only if there is a Double.
    #[inline]
    pub(crate) fn income<I: Iterator<Item = Face> + Clone>(self, faces: &I) -> u32 {
        let Some((cast, duo)) = self.cast() else { return 0 };
        let n = |what| self.number(what);
        let (crew, cards, figurines) = (n(Count::Crew), n(Count::Cards), self.figurines());
        let rewritten = n(Count::Rewriters) > 0;
        let fixed = n(Count::Worthless) == 0 && !rewritten;
        // What does not depend on the genre.
        let mut flat = cards + self.coins() + if duo { 2 * u32::from(DUO) } else { 0 };
        if crew > 0 {
            flat += n(Count::Extras) * crew
                + n(Count::Producers) * cards
                + n(Count::Casting) * cast
                + n(Count::Designers) * figurines;
        }
        let (sound, doubles) = (n(Count::Sound), n(Count::Doubles));
        let mut best = 0;
        for genre in 0..4 {
            let script = rewritten || self.script_bears(genre);
            if fixed && !script {
                continue;
            }
            let genre_cards = self.icons(genre) + u32::from(script);
            let mut income = flat + genre_cards * genre_cards - genre_cards;
            if sound + doubles > 0 {
                let plain: u32 = (0..4).map(|genre| u32::from(self.icons(genre) > 0)).sum();
                let icons = plain + u32::from(script && self.icons(genre) == 0);
                income += sound * icons;
                let sums = Sums {
                    genre,
                    genre_cards,
                    script_bears: script,
                    icons,
                    crew,
                    cards,
                    cast,
                    figurines,
                    duo,
                };
                if doubles > 0 {
                    let directing = n(Count::Directors) == 0;
                    income += sums.doubled(doubles, directing, faces.clone());
                }
            }
            best = best.max(income);
        }
        best
    }
}

/// What a card's earnings depend on.
struct Sums {
    genre: usize,
    genre_cards: u32,
    script_bears: bool,
    icons: u32,
    crew: u32,
    cards: u32,
    cast: u32,
    figurines: u32,
    duo: bool,
}

impl Sums {
    /// What a card earns, but for a duo's bonus.
    fn earns(&self, face: Face) -> u32 {
        let bears = match face.kind {
            Kind::Script => self.script_bears,
            _ => face.genres.contains(Genre::ALL[self.genre]),
        };
        let ability = match face.job {
            Some(Job::SoundEngineer) => self.icons,
            Some(Job::Extras) => self.crew,
            Some(Job::Producer) => self.cards,
            Some(Job::CastingSpecialist) => self.cast,
            Some(Job::SetDesigner) => self.figurines,
            _ => 0,
        };
        let share = if bears { self.genre_cards } else { 1 };
        share + u32::from(face.coins) + ability
    }

    /// What the Doubles add: the best cards once more, one for each Double.
    fn doubled(
        &self,
        doubles: u32,
        directing_editor: bool,
        faces: impl Iterator<Item = Face> + Clone,
    ) -> u32 {
        let real_cast = faces.clone().filter(|face| face.kind.is_cast()).count();
        let mut acting_editors = (self.cast as usize).saturating_sub(real_cast);
        let mut earnings = [0u32; MAX_CARDS];
        let mut editors = [0u32; MAX_CARDS];
        let (mut count, mut editor_count) = (0, 0);
        for face in faces {
            if face.is(Job::Double) {
                continue;
            }
            if face.is(Job::Editor) {
                editors[editor_count] = self.earns(face);
                editor_count += 1;
                continue;
            }
            let duo = if self.duo && face.kind.is_cast() { u32::from(DUO) } else { 0 };
            earnings[count] = self.earns(face) + duo;
            count += 1;
        }
        // The Editor with the fewest coins directs; those with the most act.
        editors[..editor_count].sort_unstable_by(|a, b| b.cmp(a));
        debug_assert!(!directing_editor || editor_count > acting_editors, "an Editor directs");
        for &editor in &editors[..editor_count] {
            let acts = acting_editors > 0;
            acting_editors = acting_editors.saturating_sub(1);
            earnings[count] = editor + if acts && self.duo { u32::from(DUO) } else { 0 };
            count += 1;
        }
        earnings[..count].sort_unstable_by(|a, b| b.cmp(a));
        earnings[..count].iter().take(doubles as usize).sum()
    }
}
