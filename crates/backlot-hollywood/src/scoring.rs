//! The box office: what a movie earns, and why.
//!
//! [`score_film`] settles every free choice to the best income (HW-P5) and itemises it. The same sums, quick and
//! without reasons, are in `tally.rs`; tests hold both against a brute force over all choices.

mod outcome;
mod tally;

use backlot_core::ToJson;

use crate::{Face, Genre, Genres, Job, Kind};

pub(crate) use tally::Tally;

/// What a heap of cards earns as a movie, and why.
#[derive(Clone, PartialEq, Eq, Debug, ToJson)]
pub struct Receipt {
    /// Why it is no movie (HW-P2); it earns nothing then (HW-P6).
    #[json(optional)]
    pub flaws: Vec<Flaw>,
    /// The movie's genre.
    #[json(optional)]
    pub genre: Option<Genre>,
    /// Whether the genre was the owner's choice: a worthless script or a Script Rewriter.
    #[json(optional)]
    pub genre_chosen: bool,
    /// The number of cards with the icon of the genre.
    pub genre_cards: u8,
    /// A line for each card, in the order given; none if it is no movie.
    #[json(optional)]
    pub lines: Vec<ReceiptLine>,
    /// What the movie earns, in millions.
    pub income: u16,
    /// The figurines on its cards.
    pub figurines: u8,
}

impl Receipt {
    /// Whether it is a movie.
    #[must_use]
    pub fn is_movie(&self) -> bool {
        self.flaws.is_empty()
    }
}

/// Why a heap of cards is no movie (HW-P2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, ToJson)]
pub enum Flaw {
    /// No script.
    NoScript,
    /// More than one script; this is their number.
    Scripts(u8),
    /// No director, and no Editor to stand in.
    NoDirector,
    /// More than one director; this is their number.
    Directors(u8),
    /// No actor or actress, and no Editor to stand in.
    NoCast,
    /// More than two actors and actresses; this is their number.
    Cast(u8),
}

/// What one card of a movie earns. Other cards are named by their place in the heap, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ToJson)]
pub struct ReceiptLine {
    /// Its share: as much as there are genre cards if it is one of them, else 1 (HW-B1).
    pub share: u8,
    /// Its coins (HW-B2).
    pub coins: u8,
    /// Its part of the lead duo's bonus (HW-B3).
    pub duo: u8,
    /// What its ability adds (HW-B4).
    pub ability: u8,
    /// The Double that doubles all that.
    #[json(optional)]
    pub doubled_by: Option<usize>,
    /// For an Editor: whom it stands in for.
    #[json(optional)]
    pub stands_in: Option<Kind>,
    /// For an actor or actress who counts as the other: the Makeup Artist.
    #[json(optional)]
    pub made_up_by: Option<usize>,
    /// For the script: the Script Rewriter that gives it its icon.
    #[json(optional)]
    pub rewritten_by: Option<usize>,
    /// The sum of these, doubled if there is a Double for it.
    pub earns: u16,
}

/// What each of the lead duo earns more (HW-B3).
const DUO: u8 = 2;
/// The most actors and actresses of a movie (HW-P2).
const MAX_CAST: usize = 2;

/// What these cards earn as a movie with every free choice settled to the best income (HW-B1 to HW-B5, HW-P5).
///
/// ```
/// use backlot_hollywood::{Components, read_cards, score_film};
/// use backlot_core::ComponentSet;
/// let words = ["worthless", "director:thriller:coins=2", "actor:thriller", "actress:thriller",
///     "stage-manager:thriller:coins=1", "casting-specialist", "special-effects-expert-1"];
/// let cards = read_cards(&Components::standard(), &words).unwrap();
/// let faces: Vec<_> = cards.iter().map(|card| card.face).collect();
/// assert_eq!(score_film(&faces).income, 30);
/// ```
#[must_use]
pub fn score_film(cards: &[Face]) -> Receipt {
    let figurines = cards.iter().fold(0u8, |sum, face| sum.saturating_add(face.figurines));
    let parts = match Parts::of(cards) {
        Ok(parts) => parts,
        Err(flaws) => {
            let (genre, genre_chosen, genre_cards, income) = (None, false, 0, 0);
            let lines = Vec::new();
            return Receipt { flaws, genre, genre_chosen, genre_cards, lines, income, figurines };
        }
    };
    let printed = cards[parts.script].genres;
    let chosen = parts.rewriter.is_some() || printed.is_empty();
    // On a tie the printed genre stands, so it comes first.
    let others = Genre::ALL.into_iter().filter(|&genre| !printed.contains(genre));
    let genres = printed.iter().chain(others.filter(|_| chosen));
    let mut best: Option<Receipt> = None;
    for genre in genres {
        let receipt = itemise(cards, &parts, genre, chosen, figurines);
        if best.as_ref().is_none_or(|best| best.income < receipt.income) {
            best = Some(receipt);
        }
    }
    best.expect("a movie has a genre")
}

/// Who does what in a movie.
struct Parts {
    script: usize,
    rewriter: Option<usize>,
    /// Actors and actresses, stand-ins included.
    cast: Vec<usize>,
    /// The Editor that stands in for the director.
    directing_editor: Option<usize>,
    /// The one of the cast whom a Makeup Artist swaps, and the Makeup Artist.
    made_up: Option<(usize, usize)>,
    duo: bool,
}

impl Parts {
    /// HW-P2, with the parts of Editors and Makeup Artists settled (HW-P5).
    fn of(cards: &[Face]) -> Result<Self, Vec<Flaw>> {
        let places = |is: &dyn Fn(&Face) -> bool| -> Vec<usize> {
            (0..cards.len()).filter(|&place| is(&cards[place])).collect()
        };
        let scripts = places(&|face| face.kind == Kind::Script);
        let directors = places(&|face| face.kind == Kind::Director);
        let mut cast = places(&|face| face.kind.is_cast());
        let mut editors = places(&|face| face.is(Job::Editor));
        // A duo's bonus is best with the Editor who earns most, in case a Double is at hand.
        editors.sort_by_key(|&place| std::cmp::Reverse(cards[place].coins));
        let directing_editor = if directors.is_empty() { editors.pop() } else { None };
        let real_cast = cast.len();
        cast.extend(editors.iter().take(MAX_CAST.saturating_sub(real_cast)));
        let count = |places: &[usize]| u8::try_from(places.len()).unwrap_or(u8::MAX);
        let mut flaws = Vec::new();
        match scripts.len() {
            0 => flaws.push(Flaw::NoScript),
            1 => {}
            _ => flaws.push(Flaw::Scripts(count(&scripts))),
        }
        match directors.len() {
            0 if directing_editor.is_none() => flaws.push(Flaw::NoDirector),
            0 | 1 => {}
            _ => flaws.push(Flaw::Directors(count(&directors))),
        }
        match cast.len() {
            0 => flaws.push(Flaw::NoCast),
            1 | 2 => {}
            _ => flaws.push(Flaw::Cast(count(&cast))),
        }
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let artist = cards.iter().position(|face| face.is(Job::MakeupArtist));
        let alike = real_cast == MAX_CAST && cards[cast[0]].kind == cards[cast[1]].kind;
        let made_up = artist.filter(|_| alike).map(|artist| (cast[1], artist));
        let duo = cast.len() == MAX_CAST && (!alike || made_up.is_some());
        let rewriter = cards.iter().position(|face| face.is(Job::ScriptRewriter));
        Ok(Self { script: scripts[0], rewriter, cast, directing_editor, made_up, duo })
    }

    /// Whom the Editor at this place stands in for.
    fn stands_in(&self, cards: &[Face], place: usize) -> Option<Kind> {
        if self.directing_editor == Some(place) {
            return Some(Kind::Director);
        }
        if !cards[place].is(Job::Editor) || !self.cast.contains(&place) {
            return None;
        }
        let partner = self.cast.iter().find(|&&other| other != place);
        Some(match partner.map(|&other| (cards[other].kind, other)) {
            Some((Kind::Actor, _)) => Kind::Actress,
            // Two Editors make a couple: the second is the actress.
            Some((Kind::Crew, _)) if self.cast.last() == Some(&place) => Kind::Actress,
            _ => Kind::Actor,
        })
    }
}

/// The receipt for one choice of genre.
fn itemise(
    cards: &[Face],
    parts: &Parts,
    genre: Genre,
    genre_chosen: bool,
    figurines: u8,
) -> Receipt {
    let icons = |place: usize| match parts.rewriter {
        Some(_) if place == parts.script => Genres::only(genre),
        _ => cards[place].genres,
    };
    let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let bears = |&place: &usize| icons(place).contains(genre);
    let genre_cards = count((0..cards.len()).filter(bears).count());
    let all_icons = (0..cards.len()).fold(Genres::NONE, |all, place| all.or(icons(place)));
    let crew = cards.iter().filter(|face| face.kind == Kind::Crew).count();
    let ability = |face: &Face| match face.job {
        Some(Job::SoundEngineer) => count(all_icons.len()),
        Some(Job::Extras) => count(crew),
        Some(Job::Producer) => count(cards.len()),
        Some(Job::CastingSpecialist) => count(parts.cast.len()),
        Some(Job::SetDesigner) => figurines,
        _ => 0,
    };
    let mut lines: Vec<ReceiptLine> = (0..cards.len())
        .map(|place| {
            let face = &cards[place];
            let share = if bears(&place) { genre_cards } else { 1 };
            let duo = if parts.duo && parts.cast.contains(&place) { DUO } else { 0 };
            let ability = ability(face);
            let made_up = parts.made_up.filter(|&(swapped, _)| swapped == place);
            ReceiptLine {
                share,
                coins: face.coins,
                duo,
                ability,
                doubled_by: None,
                stands_in: parts.stands_in(cards, place),
                made_up_by: made_up.map(|(_, artist)| artist),
                rewritten_by: parts.rewriter.filter(|_| place == parts.script),
                earns: [share, face.coins, duo, ability].into_iter().map(u16::from).sum(),
            }
        })
        .collect();
    double_the_best(cards, &mut lines);
    let income = lines.iter().map(|line| line.earns).sum();
    let genre = Some(genre);
    Receipt { flaws: Vec::new(), genre, genre_chosen, genre_cards, lines, income, figurines }
}

/// Each Double doubles the best card that is not doubled yet and no Double (HW-B4).
fn double_the_best(cards: &[Face], lines: &mut [ReceiptLine]) {
    let is_double = |place: usize| cards[place].is(Job::Double);
    for double in (0..cards.len()).filter(|&place| is_double(place)) {
        let free = (0..cards.len())
            .filter(|&place| !is_double(place) && lines[place].doubled_by.is_none());
        let best = free.max_by_key(|&place| (lines[place].earns, std::cmp::Reverse(place)));
        if let Some(best) = best {
            lines[best].doubled_by = Some(double);
            lines[best].earns *= 2;
        }
    }
}
