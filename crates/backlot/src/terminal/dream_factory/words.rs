//! Small pieces of text: chips, genres, money, names. Each carries the edition, as words differ.

use backlot_core::{Seat, Text};
use backlot_dream_factory::{Award, Chip, Genre, Kind, Screenplay, SpaceKind, View};

use super::super::page::{Page, Style};

/// A message that may choose its words by `$edition`.
pub(super) fn text(view: &View, key: &'static str) -> Text {
    Text::new(key).with("edition", view.edition.year())
}

/// The letter that stands for a kind of chip.
pub(super) fn letter(view: &View, page: &Page, kind: Kind) -> String {
    page.words(&text(
        view,
        match kind {
            Kind::Director => "terminal-df-letter-director",
            Kind::Actor => "terminal-df-letter-actor",
            Kind::Camera => "terminal-df-letter-camera",
            Kind::Music => "terminal-df-letter-music",
            Kind::Effects => "terminal-df-letter-effects",
            Kind::Agency => "terminal-df-letter-agency",
            Kind::GuestStar => "terminal-df-letter-guest-star",
        },
    ))
}

/// The letter of what is printed on a space.
pub(super) fn space_letter(view: &View, page: &Page, space: SpaceKind) -> String {
    match space {
        SpaceKind::Of(kind) => letter(view, page, kind),
        SpaceKind::Blank => page.words(&Text::new("terminal-df-letter-blank")),
    }
}

/// A chip in the fewest signs: its letter and its stars.
pub(super) fn mark(view: &View, page: &Page, chip: Chip) -> String {
    let set = &view.components;
    format!("{}{}", letter(view, page, set.kind(chip)), set.stars(chip))
}

pub(super) fn named_chip(view: &View, page: &Page, chip: Chip) -> String {
    format!("{} {}", mark(view, page, chip), view.components.chip_name(chip))
}

pub(super) fn kind_style(kind: Kind) -> Style {
    match kind {
        Kind::Director => Style::Cyan,
        Kind::Actor | Kind::GuestStar => Style::Red,
        Kind::Camera => Style::Blue,
        Kind::Music => Style::Magenta,
        Kind::Effects => Style::Green,
        Kind::Agency => Style::Yellow,
    }
}

pub(super) fn genre(view: &View, genre: Genre) -> Text {
    text(
        view,
        match genre {
            Genre::Adventure => "dream-factory-genre-adventure",
            Genre::Drama => "dream-factory-genre-drama",
            Genre::Entertainment => "dream-factory-genre-entertainment",
        },
    )
}

/// The genre in three letters.
pub(super) fn short_genre(view: &View, page: &Page, genre: Genre) -> String {
    page.words(&text(
        view,
        match genre {
            Genre::Adventure => "terminal-df-genre-adventure",
            Genre::Drama => "terminal-df-genre-drama",
            Genre::Entertainment => "terminal-df-genre-entertainment",
        },
    ))
}

pub(super) fn title(view: &View, screenplay: Screenplay) -> &str {
    view.components.screenplay(screenplay).title(view.edition)
}

/// An amount; `None` where the viewer must not see it.
pub(super) fn money(view: &View, amount: Option<u8>) -> Text {
    match amount {
        Some(amount) => text(view, "terminal-df-money").with("amount", amount),
        None => text(view, "terminal-df-money-hidden"),
    }
}

/// A finished movie's rating as on its token.
pub(super) fn rating(view: &View, page: &Page, movie: Screenplay) -> String {
    match view.ratings[movie.index()].token() {
        Some(token) => token.to_string(),
        None => page.words(&Text::new("terminal-df-unrated")),
    }
}

/// An award in one or two words.
pub(super) fn short_award(view: &View, award: Award) -> Text {
    match award {
        Award::FirstMovie(_) => text(view, "terminal-df-short-first-movie"),
        Award::BestMovie(quarter) => {
            text(view, "terminal-df-short-best-movie").with("quarter", quarter + 1)
        }
        Award::MovieOfTheYear(_) => text(view, "terminal-df-short-movie-of-the-year"),
        Award::WorstMovie => text(view, "terminal-df-short-worst-movie"),
        Award::BestDirector => text(view, "terminal-df-short-best-director"),
    }
}

/// Players in order, with commas only.
pub(super) fn names(page: &Page, seats: impl Iterator<Item = Seat>) -> String {
    let names: Vec<String> = seats.map(|seat| page.words(&Text::seat(seat))).collect();
    names.join(", ")
}
