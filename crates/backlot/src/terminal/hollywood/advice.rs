//! What the solver knows: the best slate, and what more figurines would cost.

use backlot_core::{Seat, Text};
use backlot_hollywood::{
    Card, CardSet, Face, Film, PlannedFilm, SlatePlan, View, pareto_slates, receipt_texts,
};

use super::super::page::{Page, Style};
use super::cards::{flow, pieces, sign_text};
use super::films::{Heap, film_number, film_text};

/// Draws the best slate of the seat's cards; false if it has none.
pub(super) fn draw(view: &View, seat: Seat, page: &mut Page) -> bool {
    let held = view.held[seat];
    if held.is_empty() {
        return false;
    }
    let Some((best, others)) = plans(view, held) else { return false };
    if best.films.is_empty() {
        let text = page.words(&Text::new("terminal-hw-advice-none").with("cards", held.len()));
        page.paragraph(0, &text);
        return true;
    }
    let text = Text::new("terminal-hw-advice-best")
        .with("cards", held.len())
        .with("income", best.income)
        .with("figurines", best.top_figurines);
    let text = page.words(&text);
    page.hanging("", &text, Some(Style::Strong));
    let in_production = view.phase.cards_are_shown();
    let cards: Vec<Card> = held.iter().collect();
    for (film, planned) in Film::ALL.into_iter().zip(&best.films) {
        draw_film(view, &cards, film, planned, in_production, page);
    }
    draw_aside(view, &cards, &best, page);
    if in_production {
        draw_others(&others, page);
        draw_rivals(view, seat, page);
    }
    true
}

/// The best slate of these cards, and those with more figurines in one film.
fn plans(view: &View, cards: CardSet) -> Option<(SlatePlan, Vec<SlatePlan>)> {
    let mut plans = pareto_slates(&view.components.faces(cards)).ok()?.into_iter();
    Some((plans.next()?, plans.collect()))
}

fn draw_film(
    view: &View,
    cards: &[Card],
    film: Film,
    planned: &PlannedFilm,
    itemised: bool,
    page: &mut Page,
) {
    let set = &view.components;
    let own: Vec<Card> = planned.cards.iter().map(|&place| cards[place]).collect();
    let title = Heap { cards: own.clone(), worthless: 0 }.title(page, set);
    let head = page.words(&film_text("terminal-hw-film-cards", title, &planned.receipt));
    let lead = format!("{}  ", film_number(page, film));
    page.hanging(&lead, &head, Some(Style::Strong));
    if itemised {
        let scripts = planned.traded.map(|_| Text::new("hollywood-worthless"));
        let names = own.iter().map(|&card| sign_text(page, set, card));
        let names: Vec<Text> = names.chain(scripts).collect();
        for text in receipt_texts(&names, &planned.receipt).iter().take(names.len()) {
            let words = page.words(text);
            page.hanging("    ", &words, None);
        }
    } else {
        let pieces = pieces(page, set, own.iter().copied().collect());
        flow(page, "    ", pieces);
    }
    if let Some(traded) = planned.traded {
        let words = page.words(&Text::new("terminal-hw-advice-traded"));
        let card = pieces(page, set, CardSet::only(cards[traded]));
        flow(page, &format!("    {words}: "), card);
    }
}

fn draw_aside(view: &View, cards: &[Card], plan: &SlatePlan, page: &mut Page) {
    let used = |place: usize| {
        plan.films.iter().any(|film| film.cards.contains(&place) || film.traded == Some(place))
    };
    let aside: CardSet =
        (0..cards.len()).filter(|&place| !used(place)).map(|place| cards[place]).collect();
    if !aside.is_empty() {
        let pieces = pieces(page, &view.components, aside);
        let lead = page.words(&Text::new("terminal-hw-advice-aside"));
        flow(page, &format!("{lead}: "), pieces);
    }
}

fn draw_others(others: &[SlatePlan], page: &mut Page) {
    if others.is_empty() {
        return;
    }
    let words = page.words(&Text::new("terminal-hw-advice-others"));
    page.hanging("", &words, Some(Style::Strong));
    for (number, plan) in (2usize..).zip(others) {
        let text = Text::new("terminal-hw-advice-other")
            .with("number", number)
            .with("income", plan.income)
            .with("figurines", plan.top_figurines);
        let words = page.words(&text);
        page.paragraph(4, &words);
    }
}

/// All cards lie face up in production, so everybody can work this out.
fn draw_rivals(view: &View, seat: Seat, page: &mut Page) {
    let words = page.words(&Text::new("terminal-hw-advice-rivals"));
    page.hanging("", &words, Some(Style::Strong));
    for rival in Seat::all(usize::from(view.seats)).filter(|&other| other != seat) {
        let faces: Vec<Face> = view.components.faces(view.held[rival]);
        let Ok(plans) = pareto_slates(&faces) else { continue };
        let (Some(best), Some(last)) = (plans.first(), plans.last()) else { continue };
        let key = if plans.len() > 1 {
            "terminal-hw-advice-rival"
        } else {
            "terminal-hw-advice-rival-one"
        };
        let text = Text::new(key)
            .with("who", rival)
            .with("income", best.income)
            .with("figurines", best.top_figurines)
            .with("least", last.income)
            .with("top", last.top_figurines);
        let words = page.words(&text);
        page.paragraph(4, &words);
    }
}
