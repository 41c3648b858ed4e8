//! Films and slates: what lies in production, and what it earns.

use backlot_core::{Seat, Text};
use backlot_hollywood::{
    Card, CardSet, Components, Face, Film, Kind, Phase, Place, Receipt, View, flaw_text,
    genre_text, score_film,
};

use super::super::page::{Page, Style};
use super::cards::{Piece, flow, name, pieces};

/// The cards of one film as they lie.
#[derive(Clone, Debug, Default)]
pub(super) struct Heap {
    /// Its cards of both decks.
    pub(super) cards: Vec<Card>,
    /// Its worthless scripts.
    pub(super) worthless: usize,
}

impl Heap {
    pub(super) fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.worthless == 0
    }

    /// What it earns; worthless scripts are the last lines.
    pub(super) fn receipt(&self, set: &Components) -> Receipt {
        let cards = self.cards.iter().map(|&card| *set.face(card));
        let scripts = std::iter::repeat_n(Face::WORTHLESS, self.worthless);
        score_film(&cards.chain(scripts).collect::<Vec<_>>())
    }

    /// A film is called by its script.
    pub(super) fn title(&self, page: &Page, set: &Components) -> Text {
        let script = self.cards.iter().find(|&&card| set.face(card).kind == Kind::Script);
        match script {
            Some(&card) => {
                Text::new("terminal-hw-film-title").with("title", name(page, set, card).as_str())
            }
            None => Text::new("terminal-hw-untitled"),
        }
    }

    /// What it is and earns, in one line; with how many genre cards, or without.
    pub(super) fn text(&self, page: &Page, set: &Components, key: &'static str) -> Text {
        film_text(key, self.title(page, set), &self.receipt(set))
    }
}

/// A film of this title, or why it is none.
pub(super) fn film_text(key: &'static str, title: Text, receipt: &Receipt) -> Text {
    match receipt.genre {
        Some(genre) => Text::new(key)
            .with("title", title)
            .with("genre", genre_text(genre))
            .with("cards", receipt.genre_cards)
            .with("income", u32::from(receipt.income))
            .with("figurines", receipt.figurines),
        None => {
            let flaws: Vec<Text> = receipt.flaws.iter().map(flaw_text).collect();
            Text::new("terminal-hw-heap").with("flaws", flaws)
        }
    }
}

/// Who lies where. Cards that have no place yet are left out.
pub(super) fn heaps(held: CardSet, places: impl Iterator<Item = Option<Place>>) -> [Heap; 3] {
    let mut heaps = <[Heap; 3]>::default();
    for (card, place) in held.iter().zip(places) {
        match place {
            Some(Place::Put(film)) => heaps[film.index()].cards.push(card),
            Some(Place::Trade(film)) => heaps[film.index()].worthless += 1,
            Some(Place::Aside) | None => {}
        }
    }
    heaps
}

/// What the films earn together, and the figurines of the one that has the most.
pub(super) fn sums(set: &Components, heaps: &[Heap]) -> (u32, u8) {
    let receipts = heaps.iter().map(|heap| heap.receipt(set)).filter(Receipt::is_movie);
    receipts.fold((0, 0), |(income, top), receipt| {
        (income + u32::from(receipt.income), top.max(receipt.figurines))
    })
}

/// The heaps of a seat's slate as it lies open.
pub(super) fn slate_heaps(view: &View, seat: Seat) -> [Heap; 3] {
    heaps(view.held[seat], view.slates[seat].places().map(Some))
}

/// Everybody's cards, or films once these lie open. The seat that builds now sees its own in the builder.
pub(super) fn draw_all(view: &View, builds: Option<Seat>, page: &mut Page) {
    for seat in Seat::all(usize::from(view.seats)).filter(|&seat| Some(seat) != builds) {
        if view.phase == Phase::Building {
            draw_cards(view, seat, page);
        } else {
            draw_slate(view, seat, page);
        }
    }
}

fn draw_cards(view: &View, seat: Seat, page: &mut Page) {
    let held = view.held[seat];
    let head = Text::new("terminal-hw-cards-of")
        .with("who", seat)
        .with("cards", held.len())
        .with("figurines", view.components.figurines(held));
    let head = page.words(&head);
    page.hanging("", &head, Some(Style::Strong));
    let pieces = pieces(page, &view.components, held);
    flow(page, "  ", pieces);
}

fn draw_slate(view: &View, seat: Seat, page: &mut Page) {
    let set = &view.components;
    let heaps = slate_heaps(view, seat);
    let (income, figurines) = sums(set, &heaps);
    let head = Text::new("terminal-hw-slate-of")
        .with("who", seat)
        .with("income", income)
        .with("figurines", figurines);
    let head = page.words(&head);
    page.hanging("", &head, Some(Style::Strong));
    let mut used = CardSet::EMPTY;
    for heap in heaps.iter().filter(|heap| heap.receipt(set).is_movie()) {
        let title = page.words(&heap.text(page, set, "terminal-hw-film"));
        let cards: CardSet = heap.cards.iter().copied().collect();
        used = used.or(cards);
        // The script is the title.
        let others = cards.iter().filter(|&card| set.face(card).kind != Kind::Script).collect();
        let mut line = vec![Piece::plain(title)];
        line.extend(pieces(page, set, others));
        flow(page, "  ", line);
    }
    let is_trade = |place: &Place| matches!(place, Place::Trade(_));
    let places = view.held[seat].iter().zip(view.slates[seat].places());
    let traded: CardSet =
        places.filter(|(_, place)| is_trade(place)).map(|(card, _)| card).collect();
    let unused = view.held[seat].without(used).without(traded);
    for (key, cards) in [("terminal-hw-traded", traded), ("terminal-hw-unused", unused)] {
        if !cards.is_empty() {
            let lead = page.words(&Text::new(key));
            let pieces = pieces(page, set, cards);
            flow(page, &format!("  {lead}: "), pieces);
        }
    }
}

/// The most figurines in a film of the others, where their slates lie open.
pub(super) fn rival_figurines(view: &View, seat: Seat) -> Option<u8> {
    let others = Seat::all(usize::from(view.seats)).filter(|&other| other != seat);
    let top = |other| sums(&view.components, &slate_heaps(view, other)).1;
    if view.phase.slates_are_shown() { others.map(top).max() } else { None }
}

/// How a film is called by its number.
pub(super) fn film_number(page: &Page, film: Film) -> String {
    page.words(&Text::new("terminal-hw-film-number").with("film", film.number()))
}
