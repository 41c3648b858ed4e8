//! What is offered, as tables instead of lists.

use backlot_core::{Prompt, Text};
use backlot_hollywood::{Action, Card, CardSet, Slot, View};

use super::super::page::{Page, Style, fit};
use super::cards::{Piece, ROW_BESIDE_NAME, flow, row, widest_name};

/// Columns for the number of an option.
const NUMBER: usize = 5;
/// Columns for what the best slate would earn.
const SLATE: usize = 7;
/// Columns for an amount in the table of the auction.
const AMOUNT: usize = 5;
/// In less than this, a name can't be recognised.
const SHORTEST_NAME: usize = 8;

/// Draws the options, each with its number; false where the usual list is good.
pub(super) fn draw(view: &View, prompt: &Prompt, legal: &[Action], page: &mut Page) -> bool {
    match legal.first() {
        Some(Action::Bid(_)) => draw_bids(prompt, legal, page),
        Some(Action::Keep(_) | Action::Give { .. } | Action::Draft(_) | Action::Hand(_)) => {
            draw_cards(view, prompt, legal, page);
        }
        Some(Action::Offer { .. }) => draw_offers(view, prompt, legal, page),
        Some(Action::Agent(_)) => draw_targets(view, legal, page),
        Some(Action::Stay) => draw_review(prompt, page),
        _ => return false,
    }
    true
}

fn draw_bids(prompt: &Prompt, legal: &[Action], page: &mut Page) {
    for ((number, option), action) in (1..).zip(&prompt.options).zip(legal) {
        let Action::Bid(bid) = *action else { continue };
        let left = option.preview.effects.value()["money"].as_u64().unwrap_or(0);
        let left = usize::try_from(left).unwrap_or(usize::MAX);
        let words = page.words(&Text::new("terminal-hw-bid").with("bid", bid).with("left", left));
        page.hanging(&format!("{number:>3}  "), &words, None);
    }
}

fn card_of(action: Action) -> Card {
    match action {
        Action::Keep(card)
        | Action::Give { card, .. }
        | Action::Draft(card)
        | Action::Hand(card) => card,
        _ => Card::NONE,
    }
}

fn draw_cards(view: &View, prompt: &Prompt, legal: &[Action], page: &mut Page) {
    let set = &view.components;
    let cards: CardSet = legal.iter().map(|&action| card_of(action)).collect();
    let room = page.width.saturating_sub(NUMBER + ROW_BESIDE_NAME + SLATE + 6);
    let names = widest_name(page, set, cards).min(room.max(SHORTEST_NAME));
    let effects = |i: usize| prompt.options[i].preview.effects.value();
    // As long as no film is in sight, the column would only say so.
    let tells = (0..legal.len()).any(|i| effects(i)["then"].as_u64() > Some(0));
    let now = effects(0)["now"].as_u64().filter(|_| tells);
    if now.is_some() {
        let heading = page.words(&Text::new("terminal-hw-then"));
        let line = format!("{:>1$}", heading, NUMBER + ROW_BESIDE_NAME + names + SLATE + 3);
        let line = page.styled(Style::Dim, &line);
        page.line(line);
    }
    for (i, &action) in legal.iter().enumerate() {
        let row = row(page, set, card_of(action), names);
        let then = match effects(i)["then"].as_u64().filter(|_| tells) {
            Some(then) => format!("{:>1$}", amount(page, then), SLATE + 3),
            None => String::new(),
        };
        page.line(format!("{:>3}  {row}{then}", i + 1).trim_end());
    }
    if let Some(now) = now {
        let now = usize::try_from(now).unwrap_or(usize::MAX);
        let words = page.words(&Text::new("terminal-hw-now").with("now", now));
        page.hanging("", &words, Some(Style::Dim));
    }
}

/// Whom an Agent may be played against.
fn draw_targets(view: &View, legal: &[Action], page: &mut Page) {
    for (number, action) in (1..).zip(legal) {
        let Action::Agent(target) = *action else { continue };
        let text = Text::new("terminal-hw-target")
            .with("who", target)
            .with("cards", view.held_count[target])
            .with("money", u32::from(view.money[target]));
        let words = page.words(&text);
        page.hanging(&format!("{number:>3}  "), &words, None);
    }
}

/// The films lie on the table, so here only sums are told.
fn draw_review(prompt: &Prompt, page: &mut Page) {
    for (number, option) in (1..).zip(&prompt.options) {
        let label = page.words(&option.label);
        page.hanging(&format!("{number:>3}  "), &label, None);
        for line in option.preview.lines.iter().filter(|line| line.key != "hollywood-film") {
            let words = page.words(line);
            page.hanging("       ", &words, Some(Style::Dim));
        }
        for warning in &option.preview.warnings {
            let words = page.words(warning);
            page.hanging("     ! ", &words, Some(Style::Red));
        }
    }
}

fn amount(page: &Page, millions: u64) -> String {
    let millions = usize::try_from(millions).unwrap_or(usize::MAX);
    page.words(&Text::new("terminal-hw-amount").with("bid", millions))
}

/// What can be bid on a slot.
struct Offers {
    slot: Slot,
    /// The options, by their places in the list, with their bids.
    bids: Vec<(usize, u8)>,
}

fn offers(legal: &[Action]) -> Vec<Offers> {
    let mut offers: Vec<Offers> = Vec::new();
    for (i, action) in legal.iter().enumerate() {
        let Action::Offer { slot, bid } = *action else { continue };
        match offers.last_mut() {
            Some(last) if last.slot == slot => last.bids.push((i, bid)),
            _ => offers.push(Offers { slot, bids: vec![(i, bid)] }),
        }
    }
    offers
}

/// A row for each slot, a column for each bid; in the cells the numbers to type. On narrow pages these stand under
/// the card.
fn draw_offers(view: &View, prompt: &Prompt, legal: &[Action], page: &mut Page) {
    let set = &view.components;
    let offers = offers(legal);
    let columns = offers.iter().map(|offer| offer.bids.len()).max().unwrap_or(0);
    let room = page.width.saturating_sub(NUMBER + ROW_BESIDE_NAME + SLATE);
    let is_wide = room >= AMOUNT * columns + SHORTEST_NAME;
    let room = if is_wide { room - AMOUNT * columns } else { room };
    let in_row: CardSet = offers.iter().filter_map(|offer| card_in(view, offer.slot)).collect();
    let names = widest_name(page, set, in_row).max(SHORTEST_NAME).min(room);
    let mut head = " ".repeat(NUMBER + ROW_BESIDE_NAME + names);
    head += &format!("{:>SLATE$}", page.words(&Text::new("terminal-hw-slot-then")));
    for &(_, bid) in offers.iter().take(usize::from(is_wide)).flat_map(|offer| &offer.bids) {
        head += &format!("{:>AMOUNT$}", amount(page, bid.into()));
    }
    page.line(page.styled(Style::Strong, &head));
    let mut now = None;
    for offer in &offers {
        let first = offer.bids.first();
        let slate = first.map(|&(i, _)| prompt.options[i].preview.effects.value()["slate"].take());
        let what = match card_in(view, offer.slot) {
            Some(card) => row(page, set, card, names),
            None => {
                let deck = Text::new("terminal-hw-deck").with("left", view.star_left);
                fit(&page.words(&deck), ROW_BESIDE_NAME + names)
            }
        };
        let then = slate.as_ref().and_then(|slate| slate["then"].as_u64());
        now = now.or_else(|| slate.as_ref()?["now"].as_u64());
        let then = then.map_or_else(|| "?".to_owned(), |then| amount(page, then));
        let mut line = format!("{:>3}  {what}{then:>SLATE$}", offer.slot.number());
        if is_wide {
            for (i, _) in &offer.bids {
                line += &page.styled(Style::Strong, &format!("{:>AMOUNT$}", i + 1));
            }
        }
        page.line(line);
        if !is_wide {
            let cell = |&(i, bid): &(usize, u8)| {
                let text = Text::new("terminal-hw-offer-cell").with("number", i + 1);
                Piece::plain(page.words(&text.with("bid", bid)))
            };
            let cells = offer.bids.iter().map(cell).collect();
            flow(page, &" ".repeat(NUMBER), cells);
        }
    }
    let now = usize::try_from(now.unwrap_or(0)).unwrap_or(usize::MAX);
    let help = page.words(&Text::new("terminal-hw-offer-help").with("now", now));
    page.hanging("", &help, Some(Style::Dim));
}

/// The card that lies on a slot; none on the deck.
fn card_in(view: &View, slot: Slot) -> Option<Card> {
    let card = *view.row.get(slot.index())?;
    (slot.0 < view.seats && !card.is_none()).then_some(card)
}
