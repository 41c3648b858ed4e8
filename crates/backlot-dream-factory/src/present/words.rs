//! Small pieces of text that prompts, previews, events and front ends share. Each carries the edition, as
//! words differ.

use backlot_core::{Arg, SeatSet, Text};

use crate::{
    Award, Chip, Components, Edition, Genre, Kind, Screenplay, ScreenplaySet, Space, SpaceKind,
    Token, View,
};

/// The words of an edition for a component set.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// What is spoken of.
    pub set: &'a Components,
    /// Whose words are used.
    pub edition: Edition,
}

impl<'a> Words<'a> {
    /// The words for a view.
    #[must_use]
    pub fn of(view: &'a View) -> Self {
        Self { set: &view.components, edition: view.edition }
    }

    /// A message that may choose its words by `$edition`.
    #[must_use]
    pub fn text(&self, key: &'static str) -> Text {
        Text::new(key).with("edition", self.edition.year())
    }

    /// A chip in a few words: name, kind and stars.
    #[must_use]
    pub fn chip(&self, chip: Chip) -> Text {
        self.text("dream-factory-chip")
            .with("name", self.set.chip_name(chip))
            .with("kind", self.kind(chip))
            .with("stars", i32::from(self.set.stars(chip)))
    }

    /// Several chips, in this order.
    pub fn chips(&self, chips: impl Iterator<Item = Chip>) -> Vec<Text> {
        chips.map(|chip| self.chip(chip)).collect()
    }

    /// A chip by its name alone.
    #[must_use]
    pub fn chip_name(&self, chip: Chip) -> Text {
        Text::name(self.set.chip_name(chip))
    }

    /// What sort of chip it is.
    #[must_use]
    pub fn kind(&self, chip: Chip) -> Text {
        if self.set.top_directors().contains(chip) {
            return self.text("dream-factory-kind-top-director");
        }
        self.kind_text(self.set.kind(chip))
    }

    fn kind_text(&self, kind: Kind) -> Text {
        self.text(match kind {
            Kind::Director => "dream-factory-kind-director",
            Kind::Actor => "dream-factory-kind-actor",
            Kind::Camera => "dream-factory-kind-camera",
            Kind::Music => "dream-factory-kind-music",
            Kind::Effects => "dream-factory-kind-effects",
            Kind::Agency => "dream-factory-kind-agency",
            Kind::GuestStar => "dream-factory-kind-guest-star",
        })
    }

    /// The title of a screenplay in this edition.
    #[must_use]
    pub fn title(&self, screenplay: Screenplay) -> Arg {
        Arg::Name(self.set.screenplay(screenplay).title(self.edition).to_owned())
    }

    /// The titles of some screenplays.
    #[must_use]
    pub fn titles(&self, screenplays: ScreenplaySet) -> Vec<Text> {
        let name = |screenplay| Text::new("name").with("name", self.title(screenplay));
        screenplays.iter().map(name).collect()
    }

    /// A screenplay in a few words: title, genre, stars and spaces.
    #[must_use]
    pub fn screenplay(&self, screenplay: Screenplay) -> Text {
        let info = self.set.screenplay(screenplay);
        let spaces: Vec<Text> = info.spaces.iter().map(|&space| self.space_kind(space)).collect();
        self.text("dream-factory-screenplay")
            .with("title", self.title(screenplay))
            .with("genre", self.genre(info.genre))
            .with("stars", i32::from(info.stars))
            .with("spaces", spaces)
    }

    /// What is printed on a space.
    #[must_use]
    pub fn space_kind(&self, space: SpaceKind) -> Text {
        match space {
            SpaceKind::Of(kind) => self.kind_text(kind),
            SpaceKind::Blank => self.text("dream-factory-space-blank"),
        }
    }

    /// A space by its number and what is printed on it.
    #[must_use]
    pub fn space(&self, screenplay: Screenplay, space: Space) -> Text {
        match self.set.screenplay(screenplay).spaces.get(space.index()) {
            Some(&kind) => self
                .text("dream-factory-space")
                .with("number", space.number())
                .with("kind", self.space_kind(kind)),
            None => self.text("dream-factory-space-guest"),
        }
    }

    /// A genre in a word.
    #[must_use]
    pub fn genre(&self, genre: Genre) -> Text {
        self.text(match genre {
            Genre::Adventure => "dream-factory-genre-adventure",
            Genre::Drama => "dream-factory-genre-drama",
            Genre::Entertainment => "dream-factory-genre-entertainment",
        })
    }

    /// An award with its points.
    #[must_use]
    pub fn award(&self, award: Award) -> Text {
        match award {
            Award::FirstMovie(genre) => {
                self.text("dream-factory-award-first-movie").with("genre", self.genre(genre))
            }
            Award::BestMovie(quarter) => {
                self.text("dream-factory-award-best-movie").with("quarter", quarter + 1)
            }
            Award::MovieOfTheYear(genre) => {
                self.text("dream-factory-award-movie-of-the-year").with("genre", self.genre(genre))
            }
            Award::WorstMovie => self.text("dream-factory-award-worst-movie"),
            Award::BestDirector => self.text("dream-factory-award-best-director"),
        }
        .with("points", award.points())
    }

    /// An amount of money.
    #[must_use]
    pub fn money(&self, amount: u8) -> Text {
        self.text("dream-factory-money").with("amount", amount)
    }

    /// DF-A4: what each of the others gets, and what stays in the middle.
    #[must_use]
    pub fn dealt_out(&self, others: SeatSet, share: u8, middle: u8) -> Text {
        self.text("dream-factory-dealt-out")
            .with("others", others.iter().map(Text::seat).collect::<Vec<_>>())
            .with("count", others.len())
            .with("share", self.money(share))
            .with("each", share)
            .with("rest", self.money(middle))
            .with("stays", middle)
    }

    /// The rating of a finished movie.
    #[must_use]
    pub fn rating(&self, token: Option<Token>) -> Text {
        match token {
            Some(token) => {
                self.text("dream-factory-rating").with("token", Arg::Name(token.to_string()))
            }
            None => self.text("dream-factory-rating-none"),
        }
    }
}
