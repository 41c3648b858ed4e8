//! What an option would do, in words and numbers.

use arrayvec::ArrayVec;
use backlot_core::{JsonText, Preview, Seat, Text, ToJson};

use super::receipts::{flaw_text, sum_text};
use super::{card_text, heap_texts};
use crate::apply::Heap;
use crate::slate::FILMS;
use crate::solver::{best_completion, best_income};
use crate::view::FilmView;
use crate::{Action, Card, CardSet, Components, Phase, Place, Slate, View};

/// What an option would do.
#[derive(PartialEq, Debug, ToJson)]
#[json(untagged)]
pub enum Effects {
    /// Finishing or keeping a slate.
    Slate(SlateEffects),
    /// Placing a card.
    Build(BuildEffects),
    /// Paying.
    Pay(PayEffects),
    /// Getting or losing a card.
    Card(CardEffects),
}

/// What a finished slate brings.
#[derive(PartialEq, Debug, ToJson)]
pub struct SlateEffects {
    /// What its films earn, in millions.
    income: u32,
    /// The most that these cards could earn.
    best: u32,
    /// Its films.
    films: ArrayVec<FilmView, FILMS>,
}

/// The films as they would lie.
#[derive(PartialEq, Debug, ToJson)]
pub struct BuildEffects {
    /// The films.
    films: ArrayVec<FilmView, FILMS>,
    /// The most that can still be earned.
    best: u32,
}

/// What is left after paying.
#[derive(PartialEq, Debug, ToJson)]
pub struct PayEffects {
    /// Money left, in millions.
    money: u16,
    /// What the star card does to the best slate.
    #[json(optional)]
    slate: Option<CardEffects>,
}

/// What a card more or less does to the best slate.
#[derive(PartialEq, Debug, ToJson)]
pub struct CardEffects {
    /// What the best slate earns now.
    now: u32,
    /// What it earns then.
    then: u32,
}

pub(super) fn preview(view: &View, seat: Seat, action: Action) -> Preview {
    let held = view.held[seat];
    match action {
        Action::Bid(bid) => payment(view, seat, bid, "hollywood-preview-bid", None),
        Action::Keep(card) | Action::Draft(card) => changed_cards(view, seat, held.with(card)),
        Action::Give { card, to } => {
            let text = Text::new("hollywood-preview-give")
                .with("to", to)
                .with("card", card_text(&view.components, card));
            line(text)
        }
        Action::Offer { slot, bid } => {
            let card = (slot.0 < view.seats).then(|| view.row[slot.index()]);
            payment(view, seat, bid, "hollywood-preview-offer", card)
        }
        Action::Agent(target) => {
            let count = view.held_count[target];
            line(Text::new("hollywood-preview-agent").with("who", target).with("cards", count))
        }
        Action::Hand(card) => changed_cards(view, seat, held.without(CardSet::only(card))),
        Action::Put { film, .. } => placing(view, seat, Place::Put(film)),
        Action::Aside(_) => placing(view, seat, Place::Aside),
        Action::Trade { film, .. } => placing(view, seat, Place::Trade(film)),
        Action::Done => slate_preview(view, seat, view.slate_in_work(seat)),
        Action::Stay => slate_preview(view, seat, view.slates[seat]),
        Action::Rebuild => line(Text::new("hollywood-preview-rebuild")),
        Action::Vote(nominee) => {
            let text = Text::new("hollywood-preview-vote")
                .with("who", nominee)
                .with("awards", view.awards[nominee])
                .with("money", u32::from(view.money[nominee]));
            line(text)
        }
    }
}

fn line(text: Text) -> Preview {
    Preview { lines: vec![text], ..Preview::default() }
}

fn json(view: &View, effects: &Effects) -> JsonText {
    JsonText::new(effects, &*view.components)
}

/// What is paid, whatever happens, and what the card from this slot would do.
fn payment(view: &View, seat: Seat, bid: u8, key: &'static str, card: Option<Card>) -> Preview {
    let money = view.money[seat].saturating_sub(u16::from(bid));
    let mut lines = vec![Text::new(key).with("bid", bid).with("left", u32::from(money))];
    let slate = card.map(|card| {
        let (line, effects) = best_slates(view, seat, view.held[seat].with(card));
        lines.push(line);
        effects
    });
    let warnings = if money == 0 { vec![Text::new("hollywood-warning-broke")] } else { Vec::new() };
    let effects = Effects::Pay(PayEffects { money, slate });
    Preview { lines, warnings, effects: json(view, &effects) }
}

/// What getting or losing a card does to the best slate.
fn changed_cards(view: &View, seat: Seat, then: CardSet) -> Preview {
    let (text, effects) = best_slates(view, seat, then);
    Preview { effects: json(view, &Effects::Card(effects)), ..line(text) }
}

/// What the best slate earns of the cards held now, and of others.
fn best_slates(view: &View, seat: Seat, cards: CardSet) -> (Text, CardEffects) {
    let (now, then) = (income(view, view.held[seat]), income(view, cards));
    let text = Text::new("hollywood-preview-slate-value")
        .with("cards", cards.len())
        .with("now", now)
        .with("then", then);
    (text, CardEffects { now, then })
}

/// What the best slate of these cards earns.
fn income(view: &View, cards: CardSet) -> u32 {
    best_income(&view.components.faces(cards))
}

/// The film that the next card goes to, as it would lie then, and what can still be made of it all.
fn placing(view: &View, seat: Seat, place: Place) -> Preview {
    let mut slate = view.slate_in_work(seat);
    slate.decide(place);
    let films = FilmView::all(view, seat, slate);
    let changed = films.iter().filter(|shown| match place {
        Place::Put(film) | Place::Trade(film) => shown.film == film,
        Place::Aside => false,
    });
    let mut lines: Vec<Text> = changed.map(|film| film_text(&view.components, film)).collect();
    let places: Vec<Place> = slate.places().collect();
    let best = best_completion(&view.components.faces(view.held[seat]), &places);
    lines.push(Text::new("hollywood-preview-completion").with("best", best));
    let effects = Effects::Build(BuildEffects { films, best });
    Preview { lines, warnings: Vec::new(), effects: json(view, &effects) }
}

/// A film of a slate in one line.
fn film_text(set: &Components, film: &FilmView) -> Text {
    let what = if film.receipt.is_movie() {
        sum_text(&film.receipt)
    } else {
        let flaws: Vec<Text> = film.receipt.flaws.iter().map(flaw_text).collect();
        Text::new("hollywood-no-movie").with("flaws", flaws)
    };
    Text::new("hollywood-film")
        .with("film", film.film.number())
        .with("cards", heap_texts(set, film.cards.cards, film.cards.worthless))
        .with("what", what)
}

/// A whole slate: what its films earn, and what one might regret.
fn slate_preview(view: &View, seat: Seat, slate: Slate) -> Preview {
    let films = FilmView::all(view, seat, slate);
    let earned: u32 = films.iter().map(|film| u32::from(film.receipt.income)).sum();
    let mut lines = vec![Text::new("hollywood-preview-slate").with("income", earned)];
    let mut warnings = Vec::new();
    for film in &films {
        let texts = if film.receipt.is_movie() { &mut lines } else { &mut warnings };
        texts.push(film_text(&view.components, film));
    }
    let best = income(view, view.held[seat]);
    if best > earned {
        warnings.push(
            Text::new("hollywood-warning-better").with("best", best).with("more", best - earned),
        );
    }
    let others = view.all_seats().filter(|&other| other != seat);
    let others = others.map(|other| top_figurines(view, other, view.slates[other])).max();
    if let Some(others) = others.filter(|_| view.phase != Phase::Building) {
        let own = top_figurines(view, seat, slate);
        lines
            .push(Text::new("hollywood-preview-figurines").with("own", own).with("others", others));
    }
    let effects = Effects::Slate(SlateEffects { income: earned, best, films });
    Preview { lines, warnings, effects: json(view, &effects) }
}

/// The most figurines in a movie of a slate.
fn top_figurines(view: &View, seat: Seat, slate: Slate) -> u32 {
    let heaps = Heap::all(&view.components, view.held[seat], slate);
    heaps.iter().filter(|heap| heap.is_movie()).map(Heap::figurines).max().unwrap_or(0)
}
