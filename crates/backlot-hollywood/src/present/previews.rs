//! What an option would do, in words and numbers.

use backlot_core::{Preview, Seat, Text, json_text};

use super::receipts::{flaw_text, sum_text};
use super::{card_text, short_texts};
use crate::apply::Heap;
use crate::solver::{best_completion, best_income};
use crate::view::films_json;
use crate::{Action, Card, CardSet, Film, Phase, Place, Slate, Slot, View, score_film};

pub(super) fn preview(view: &View, seat: Seat, action: Action) -> Preview {
    match action {
        Action::Bid(bid) => payment(view, seat, bid, "hollywood-preview-bid"),
        Action::Keep(card) | Action::Draft(card) => with_card(view, seat, card),
        Action::Give { card, to } => {
            let text = Text::new("hollywood-preview-give")
                .with("to", to)
                .with("card", card_text(&view.components, card));
            Preview { lines: vec![text], ..Preview::default() }
        }
        Action::Offer { slot, bid } => offer(view, seat, slot, bid),
        Action::Agent(target) => {
            let count = view.held_count[target];
            let text =
                Text::new("hollywood-preview-agent").with("who", target).with("cards", count);
            Preview { lines: vec![text], ..Preview::default() }
        }
        Action::Hand(card) => without_card(view, seat, card),
        Action::Put { film, .. } => placing(view, seat, Place::Put(film)),
        Action::Aside(_) => placing(view, seat, Place::Aside),
        Action::Trade { film, .. } => placing(view, seat, Place::Trade(film)),
        Action::Done => slate_preview(view, seat, view.slate_in_work(seat)),
        Action::Stay => slate_preview(view, seat, view.slates[seat]),
        Action::Rebuild => line("hollywood-preview-rebuild"),
        Action::Vote(nominee) => {
            let text = Text::new("hollywood-preview-vote")
                .with("who", nominee)
                .with("awards", view.awards[nominee])
                .with("money", u32::from(view.money[nominee]));
            Preview { lines: vec![text], ..Preview::default() }
        }
    }
}

fn line(key: &'static str) -> Preview {
    Preview { lines: vec![Text::new(key)], ..Preview::default() }
}

/// What is paid, whatever happens.
fn payment(view: &View, seat: Seat, bid: u8, key: &'static str) -> Preview {
    let left = view.money[seat].saturating_sub(u16::from(bid));
    let text = Text::new(key).with("bid", bid).with("left", u32::from(left));
    let effects = json_text!({ "money": left });
    let warnings = if left == 0 { vec![Text::new("hollywood-warning-broke")] } else { Vec::new() };
    Preview { lines: vec![text], warnings, effects }
}

/// What the cards are worth as the best slate.
fn income(view: &View, cards: CardSet) -> u32 {
    best_income(&view.components.faces(cards))
}

/// What one more card does to the best slate.
fn with_card(view: &View, seat: Seat, card: Card) -> Preview {
    let held = view.held[seat];
    let (now, then) = (income(view, held), income(view, held.with(card)));
    let text = Text::new("hollywood-preview-slate-value")
        .with("cards", held.with(card).len())
        .with("now", now)
        .with("then", then);
    Preview {
        lines: vec![text],
        effects: json_text!({ "now": now, "then": then }),
        ..Preview::default()
    }
}

fn without_card(view: &View, seat: Seat, card: Card) -> Preview {
    let held = view.held[seat];
    let left = held.without(CardSet::only(card));
    let (now, then) = (income(view, held), income(view, left));
    let text = Text::new("hollywood-preview-slate-value")
        .with("cards", left.len())
        .with("now", now)
        .with("then", then);
    Preview {
        lines: vec![text],
        effects: json_text!({ "now": now, "then": then }),
        ..Preview::default()
    }
}

fn offer(view: &View, seat: Seat, slot: Slot, bid: u8) -> Preview {
    let mut preview = payment(view, seat, bid, "hollywood-preview-offer");
    if slot.0 < view.seats {
        let card = view.row[slot.index()];
        let more = with_card(view, seat, card);
        preview.lines.extend(more.lines);
        preview.effects.put("slate", &more.effects);
    }
    preview
}

/// The film that the next card goes to, as it would lie then, and what can still be made of it all.
fn placing(view: &View, seat: Seat, place: Place) -> Preview {
    let mut slate = view.slate_in_work(seat);
    slate.decide(place);
    let game = view.without_hidden();
    let mut lines = Vec::new();
    if let Place::Put(film) | Place::Trade(film) = place {
        lines.push(film_text(view, seat, slate, film));
    }
    let faces = view.components.faces(view.held[seat]);
    let places: Vec<Place> = slate.places().collect();
    let best = best_completion(&faces, &places);
    lines.push(Text::new("hollywood-preview-completion").with("best", best));
    let effects = json_text!({ "films": films_json(&game, seat, slate), "best": best });
    Preview { lines, warnings: Vec::new(), effects }
}

/// A film of a slate in one line.
pub(super) fn film_text(view: &View, seat: Seat, slate: Slate, film: Film) -> Text {
    let game = view.without_hidden();
    let set = &view.components;
    let heap = &game.heaps(seat, slate)[film.index()];
    let receipt = score_film(&heap.faces(set));
    let mut cards = short_texts(set, heap.cards);
    cards.extend((0..heap.worthless).map(|_| Text::new("hollywood-worthless")));
    let what: Text = if receipt.is_movie() {
        sum_text(&receipt)
    } else {
        let flaws: Vec<Text> = receipt.flaws.iter().map(flaw_text).collect();
        Text::new("hollywood-no-movie").with("flaws", flaws)
    };
    Text::new("hollywood-film").with("film", film.number()).with("cards", cards).with("what", what)
}

/// A whole slate: what its films earn, and what one might regret.
fn slate_preview(view: &View, seat: Seat, slate: Slate) -> Preview {
    let game = view.without_hidden();
    let heaps = game.heaps(seat, slate);
    let mut lines = Vec::new();
    let mut warnings = Vec::new();
    let mut sum = 0;
    for film in Film::ALL {
        let heap = &heaps[film.index()];
        if heap.is_empty() {
            continue;
        }
        if heap.is_movie() {
            sum += game.heap_income(heap);
            lines.push(film_text(view, seat, slate, film));
        } else {
            warnings.push(film_text(view, seat, slate, film));
        }
    }
    lines.insert(0, Text::new("hollywood-preview-slate").with("income", sum));
    let best = income(view, view.held[seat]);
    if best > sum {
        warnings.push(
            Text::new("hollywood-warning-better").with("best", best).with("more", best - sum),
        );
    }
    let leader = if view.phase == Phase::Building { None } else { leading_figurines(view, seat) };
    if let Some((others, own)) = leader.map(|others| (others, own_figurines(view, seat, slate))) {
        let text = Text::new("hollywood-preview-figurines").with("own", own).with("others", others);
        lines.push(text);
    }
    let effects =
        json_text!({ "income": sum, "best": best, "films": films_json(&game, seat, slate) });
    Preview { lines, warnings, effects }
}

fn own_figurines(view: &View, seat: Seat, slate: Slate) -> u32 {
    let heaps = view.without_hidden().heaps(seat, slate);
    heaps.iter().filter(|heap| heap.is_movie()).map(Heap::figurines).max().unwrap_or(0)
}

/// The most figurines in a movie of the others.
fn leading_figurines(view: &View, seat: Seat) -> Option<u32> {
    let others = view.all_seats().filter(|&other| other != seat);
    others.map(|other| own_figurines(view, other, view.slates[other])).max()
}
