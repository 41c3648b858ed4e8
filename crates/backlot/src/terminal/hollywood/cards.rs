//! Cards in a few signs: genre letters, name, coins, figurines.

use backlot_core::Text;
use backlot_hollywood::{Card, CardSet, Components, Face, Genre, Genres, Kind, short_text};
use unicode_width::UnicodeWidthStr;

use super::super::page::{Page, Style, fit};

/// A card whose name is longer is cut; those of the box are shorter.
const MAX_NAME_LEN: usize = 26;
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

/// How far lines are indented under a lead that leaves no room beside it.
const NARROW_INDENT: usize = 4;

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

    /// The same with words before it.
    pub(super) fn after(self, words: &str) -> Self {
        Self { width: words.width() + 1 + self.width, text: format!("{words} {}", self.text) }
    }
}

/// Writes pieces one after the other, wrapped between them.
pub(super) fn flow(page: &mut Page, lead: &str, pieces: Vec<Piece>) {
    let mut indent = lead.width();
    let mut line = lead.to_owned();
    if pieces.iter().any(|piece| indent + piece.width > page.width) {
        // Not even one piece fits beside the lead.
        page.line(lead.trim_end());
        indent = NARROW_INDENT;
        line = " ".repeat(indent);
    }
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
    fit(&page.words(&short_text(set, card)), MAX_NAME_LEN).trim_end().to_owned()
}

/// Coins and figurines: `+2 ★`.
fn marks(face: Face) -> String {
    let coins = if face.coins > 0 { format!("+{}", face.coins) } else { String::new() };
    let figurines = "★".repeat(usize::from(face.figurines));
    format!("{coins} {figurines}").trim().to_owned()
}

/// A card in a row of cards: `T Nightshade ★`.
pub(super) fn piece(page: &Page, set: &Components, card: Card) -> Piece {
    let face = set.face(card);
    let letters = letters(page, face.genres);
    let rest = format!("{} {}", name(page, set, card), marks(*face)).trim_end().to_owned();
    let width = letters.width() + 1 + rest.width();
    let text = format!("{} {rest}", page.styled(colour(face.genres), &letters));
    Piece { text, width }
}

/// A card as in [`piece`], without colours, for use in a sentence.
pub(super) fn sign_text(page: &Page, set: &Components, card: Card) -> Text {
    let face = set.face(card);
    let signs =
        format!("{} {} {}", letters(page, face.genres), name(page, set, card), marks(*face));
    Text::name(signs.trim_end())
}

/// Cards in a row, in the order of types; the first of each type tells it.
pub(super) fn pieces(page: &Page, set: &Components, cards: CardSet) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for kind in Kind::ALL {
        let of_kind: Vec<Card> = cards.iter().filter(|&card| set.face(card).kind == kind).collect();
        for (i, &card) in of_kind.iter().enumerate() {
            let mut piece = piece(page, set, card);
            if i == 0 {
                let lead = Text::new(few_key(kind)).with("cards", of_kind.len());
                piece = piece.after(&page.words(&lead));
            }
            pieces.push(piece);
        }
    }
    pieces
}

fn few_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Script => "terminal-hw-few-scripts",
        Kind::Director => "terminal-hw-few-directors",
        Kind::Actor => "terminal-hw-few-actors",
        Kind::Actress => "terminal-hw-few-actresses",
        Kind::Crew => "terminal-hw-few-crew",
    }
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
        fit(&marks(*face), MARKS),
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
            let pieces = of_kind.iter().map(|card| piece(page, set, card)).collect();
            flow(page, &fit(&format!("  {heading}"), HEADING), pieces);
        }
    }
}
