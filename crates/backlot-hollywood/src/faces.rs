//! What is printed on a card.

use backlot_core::ToJson;
use serde::Serialize;

/// The five types of cards (HW-K1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ToJson)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// What is filmed.
    Script,
    /// Who films it.
    Director,
    /// A man before the camera.
    Actor,
    /// A woman before the camera.
    Actress,
    /// Everybody else.
    Crew,
}

impl Kind {
    /// All types.
    pub const ALL: [Self; 5] =
        [Self::Script, Self::Director, Self::Actor, Self::Actress, Self::Crew];

    /// The stable id, such as `director`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Script => "script",
            Self::Director => "director",
            Self::Actor => "actor",
            Self::Actress => "actress",
            Self::Crew => "crew",
        }
    }

    /// Whether it is an actor or an actress.
    #[must_use]
    pub const fn is_cast(self) -> bool {
        matches!(self, Self::Actor | Self::Actress)
    }
}

/// The four genres.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ToJson)]
#[serde(rename_all = "kebab-case")]
pub enum Genre {
    /// Two trains, one platform.
    Romance,
    /// Mind the parrot.
    Comedy,
    /// The bridge does not hold.
    Action,
    /// The lamp goes out.
    Thriller,
}

impl Genre {
    /// All genres.
    pub const ALL: [Self; 4] = [Self::Romance, Self::Comedy, Self::Action, Self::Thriller];

    /// The stable id, such as `thriller`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Romance => "romance",
            Self::Comedy => "comedy",
            Self::Action => "action",
            Self::Thriller => "thriller",
        }
    }

    /// Its place in [`Genre::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The genre icons on a card: none, one, two or all four (HW-K1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Genres(u8);

impl Genres {
    /// No icon.
    pub const NONE: Self = Self(0);

    /// Just this icon.
    #[must_use]
    pub const fn only(genre: Genre) -> Self {
        Self(1 << genre as u8)
    }

    /// These icons and this one.
    #[must_use]
    pub const fn with(self, genre: Genre) -> Self {
        Self(self.0 | 1 << genre as u8)
    }

    /// Icons on either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the icon is there.
    #[must_use]
    #[inline]
    pub const fn contains(self, genre: Genre) -> bool {
        self.0 >> genre as u8 & 1 == 1
    }

    /// A bit for each icon, in the order of [`Genre::ALL`].
    #[must_use]
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The number of icons.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no icon.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The icons, in the order of [`Genre::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Genre> {
        Genre::ALL.into_iter().filter(move |&genre| self.contains(genre))
    }
}

impl FromIterator<Genre> for Genres {
    fn from_iter<I: IntoIterator<Item = Genre>>(genres: I) -> Self {
        genres.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Genres {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The jobs of crew cards; most have an ability (HW-B4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    /// Must be played for somebody else's director, actor or actress (HW-G1).
    Agent,
    /// One actor may count as an actress, or the other way round.
    MakeupArtist,
    /// Doubles all that one other card earns.
    Double,
    /// One more for each different genre icon in the movie.
    SoundEngineer,
    /// One more for each crew card in the movie.
    Extras,
    /// May stand in for a director, actor or actress.
    Editor,
    /// One more for each card in the movie.
    Producer,
    /// The script bears the icon of the owner's choice.
    ScriptRewriter,
    /// One more for each actor and actress.
    CastingSpecialist,
    /// One more for each figurine on the movie's cards.
    SetDesigner,
    /// Bears a genre icon.
    StageManager,
    /// No ability.
    SpecialEffectsExpert,
    /// No ability.
    ScoreWriter,
    /// No ability.
    StuntPerformer,
}

impl Job {
    /// All jobs.
    pub const ALL: [Self; 14] = [
        Self::Agent,
        Self::MakeupArtist,
        Self::Double,
        Self::SoundEngineer,
        Self::Extras,
        Self::Editor,
        Self::Producer,
        Self::ScriptRewriter,
        Self::CastingSpecialist,
        Self::SetDesigner,
        Self::StageManager,
        Self::SpecialEffectsExpert,
        Self::ScoreWriter,
        Self::StuntPerformer,
    ];

    /// The stable id, such as `makeup-artist`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Agent => "agent",
            Self::MakeupArtist => "makeup-artist",
            Self::Double => "double",
            Self::SoundEngineer => "sound-engineer",
            Self::Extras => "extras",
            Self::Editor => "editor",
            Self::Producer => "producer",
            Self::ScriptRewriter => "script-rewriter",
            Self::CastingSpecialist => "casting-specialist",
            Self::SetDesigner => "set-designer",
            Self::StageManager => "stage-manager",
            Self::SpecialEffectsExpert => "special-effects-expert",
            Self::ScoreWriter => "score-writer",
            Self::StuntPerformer => "stunt-performer",
        }
    }

    /// The job with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|job| job.id() == id)
    }
}

/// What is printed on a card, whatever it is called. A script without an icon is a worthless one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Face {
    /// Its type.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Its job, if it is crew.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub job: Option<Job>,
    /// Its genre icons.
    pub genres: Genres,
    /// Its coins, in millions.
    pub coins: u8,
    /// Its golden figurines.
    pub figurines: u8,
}

impl Face {
    /// A worthless script (HW-S4, HW-P3).
    pub const WORTHLESS: Self = Self::plain(Kind::Script);

    /// A card of this type with nothing on it.
    #[must_use]
    pub const fn plain(kind: Kind) -> Self {
        Self { kind, job: None, genres: Genres::NONE, coins: 0, figurines: 0 }
    }

    /// A crew card with this job and nothing else on it.
    #[must_use]
    pub const fn crew(job: Job) -> Self {
        Self { job: Some(job), ..Self::plain(Kind::Crew) }
    }

    /// Whether it is a worthless script.
    #[must_use]
    pub const fn is_worthless(&self) -> bool {
        matches!(self.kind, Kind::Script) && self.genres.is_empty()
    }

    /// Whether the card has this job.
    #[must_use]
    pub fn is(&self, job: Job) -> bool {
        self.job == Some(job)
    }

    /// Whether it may be given to an Agent (HW-G2).
    #[must_use]
    pub const fn can_be_handed(&self) -> bool {
        matches!(self.kind, Kind::Director | Kind::Actor | Kind::Actress)
    }
}
