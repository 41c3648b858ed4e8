//! Cards in a few signs: genre letters, name, coins, figurines.

use backlot_core::Text;
use backlot_hollywood::{Card, CardSet, Components, Face, Genre, Genres, Kind, short_text};
use unicode_width::UnicodeWidthStr;

use super::super::page::{Page, Style, fit};

/// A card whose name is longer is cut; those of the box are shorter.
const LONGEST_NAME: usize = 26;
/// Columns for genre letters: at most four.
const LETTERS: usize = 4;
/// Columns for coins and figurines: `+2 ★★★`.
const MARKS: usize = 6;
/// Columns for a type.
const TYPE: usize = 8;
/// Columns of [`row`] besides the name.
pub(super) const ROW_BESIDE_NAME: usize = TYPE + LETTERS + MARKS + 3;
/// Columns that the headings of groups take.
const HEADING: usize = 13;

/// Part of a line: what is written, and how wide that is without colours.
pub(super) struct Piece {
    text: String,
    width: usize,
}

impl Piece {
    pub(super) fn plain(text: impl Into<String>) -> Self {
        let text = text.into();
        let width = text.width();
        Self { text, width }
    }
}

/// Writes pieces one after the other, wrapped between them.
pub(super) fn flow(page: &mut Page, lead: &str, pieces: Vec<Piece>) {
    let indent = lead.width();
    let mut line = lead.to_owned();
    let mut used = indent;
    for (i, piece) in pieces.into_iter().enumerate() {
        if i > 0 && used + 3 + piece.width <= page.width {
            line += " · ";
            used += 3;
        } else if i > 0 {
            page.line(std::mem::replace(&mut line, " ".repeat(indent)));
            used = indent;
        }
        line += &piece.text;
        used += piece.width;
    }
    page.line(line);
}

/// The first letters of the genres; a dash if there are none.
pub(super) fn letters(page: &Page, genres: Genres) -> String {
    if genres.is_empty() {
        return "–".to_owned();
    }
    let letter = |genre| match genre {
        Genre::Romance => "terminal-hw-letter-romance",
        Genre::Comedy => "terminal-hw-letter-comedy",
        Genre::Action => "terminal-hw-letter-action",
        Genre::Thriller => "terminal-hw-letter-thriller",
    };
    genres.iter().map(|genre| page.words(&Text::new(letter(genre)))).collect()
}

/// A colour that helps to see what the letter says.
fn colour(genres: Genres) -> Style {
    let mut icons = genres.iter();
    match (icons.next(), icons.next()) {
        (None, _) => Style::Dim,
        (Some(_), Some(_)) => Style::Strong,
        (Some(Genre::Romance), None) => Style::Magenta,
        (Some(Genre::Comedy), None) => Style::Yellow,
        (Some(Genre::Action), None) => Style::Red,
        (Some(Genre::Thriller), None) => Style::Cyan,
    }
}

/// A card's name or job.
pub(super) fn name(page: &Page, set: &Components, card: Card) -> String {
    fit(&page.words(&short_text(set, card)), LONGEST_NAME).trim_end().to_owned()
}

/// Coins and figurines: `+2 ★`.
fn marks(face: &Face) -> String {
    let coins = if face.coins > 0 { format!("+{}", face.coins) } else { String::new() };
    let figurines = "★".repeat(usize::from(face.figurines));
    format!("{coins} {figurines}").trim().to_owned()
}

/// A card in a row of cards: `T Nightshade ★`.
pub(super) fn piece(page: &Page, set: &Components, card: Card) -> Piece {
    let face = set.face(card);
    let letters = letters(page, face.genres);
    let rest = format!("{} {}", name(page, set, card), marks(face)).trim_end().to_owned();
    let width = letters.width() + 1 + rest.width();
    let text = format!("{} {rest}", page.styled(colour(face.genres), &letters));
    Piece { text, width }
}

pub(super) fn pieces(page: &Page, set: &Components, cards: CardSet) -> Vec<Piece> {
    cards.iter().map(|card| piece(page, set, card)).collect()
}

/// A card as a row of a table: type, genre letters, name, coins and figurines.
pub(super) fn row(page: &Page, set: &Components, card: Card, name_width: usize) -> String {
    let face = set.face(card);
    let kind = match face.kind {
        Kind::Script => "terminal-hw-type-script",
        Kind::Director => "terminal-hw-type-director",
        Kind::Actor => "terminal-hw-type-actor",
        Kind::Actress => "terminal-hw-type-actress",
        Kind::Crew => "terminal-hw-type-crew",
    };
    let letters = fit(&letters(page, face.genres), LETTERS);
    format!(
        "{} {} {} {}",
        fit(&page.words(&Text::new(kind)), TYPE),
        page.styled(colour(face.genres), &letters),
        fit(&name(page, set, card), name_width),
        fit(&marks(face), MARKS),
    )
}

/// The width of the longest name among these cards, so that a table is as narrow as it can be.
pub(super) fn widest_name(page: &Page, set: &Components, cards: CardSet) -> usize {
    cards.iter().map(|card| name(page, set, card).width()).max().unwrap_or(0)
}

/// Cards grouped by type, a line for each type.
pub(super) fn groups(page: &mut Page, set: &Components, cards: CardSet) {
    for kind in Kind::ALL {
        let key = match kind {
            Kind::Script => "terminal-hw-group-script",
            Kind::Director => "terminal-hw-group-director",
            Kind::Actor => "terminal-hw-group-actor",
            Kind::Actress => "terminal-hw-group-actress",
            Kind::Crew => "terminal-hw-group-crew",
        };
        let of_kind: CardSet = cards.iter().filter(|&card| set.face(card).kind == kind).collect();
        if !of_kind.is_empty() {
            let heading = page.words(&Text::new(key));
            let pieces = pieces(page, set, of_kind);
            flow(page, &fit(&format!("  {heading}"), HEADING), pieces);
        }
    }
}
