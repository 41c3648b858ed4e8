//! The eight locations and how things stand at the one that is resolved.

use backlot_core::Text;
use backlot_dream_factory::{ChipSet, Location, LocationView, Phase, View};

use super::super::page::{Page, Style, fit};
use super::line::Line;
use super::words::{self, text};

/// How many chips of a location stand side by side.
const CHIPS_IN_A_ROW: usize = 3;

pub(super) fn draw(view: &View, page: &mut Page) {
    let head = text(view, "terminal-df-quarter")
        .with("quarter", view.quarter + 1)
        .with("middle", words::money(view, Some(view.middle)))
        .with("who", view.start);
    let head = page.words(&head);
    page.hanging("", &head, Some(Style::Strong));
    if view.phase == Phase::Choosing {
        let empty = page.words(&text(view, "terminal-df-not-laid-out"));
        page.paragraph(2, &empty);
        return;
    }
    let locations = view.locations();
    let labels: Vec<String> = (1usize..)
        .zip(&locations)
        .map(|(number, lies)| location_label(number, lies.kind, page))
        .collect();
    draw_done(&locations, &labels, page);
    let widest = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    for (lies, label) in locations.iter().zip(&labels).filter(|(lies, _)| !lies.done) {
        draw_location(view, lies, &fit(label, widest), page);
    }
}

fn location_label(number: usize, location: Location, page: &Page) -> String {
    let key = match location {
        Location::TopDirector => "terminal-df-location-top-director",
        Location::City(_) => "terminal-df-location-city",
        Location::Party => "terminal-df-location-party",
    };
    page.words(&Text::new(key).with("number", number))
}

/// What is done needs no more than a line.
fn draw_done(locations: &[LocationView], labels: &[String], page: &mut Page) {
    let done: Vec<&str> = locations
        .iter()
        .zip(labels)
        .filter(|(lies, _)| lies.done)
        .map(|(_, label)| label.as_str())
        .collect();
    if !done.is_empty() {
        let text = Text::new("terminal-df-done").with("locations", done.join(", ").as_str());
        let text = page.words(&text);
        page.hanging("  ", &text, Some(Style::Dim));
    }
}

fn draw_location(view: &View, lies: &LocationView, label: &str, page: &mut Page) {
    let mut lead = Line::default();
    let (sign, style) = if lies.current { ("▶ ", Some(Style::Strong)) } else { ("  ", None) };
    lead.add_styled(page, style, &format!("{sign}{label}  "));
    let indent = lead.width();
    let is_placed = lies.current && view.phase == Phase::Placing;
    let shown = if is_placed && lies.chips.is_empty() { view.hand } else { lies.chips };
    if shown.is_empty() {
        if lies.face_down > 0 {
            let text = Text::new("terminal-df-face-down").with("count", lies.face_down);
            let text = page.words(&text);
            lead.add_styled(page, Some(Style::Dim), &text);
        }
        page.line(lead.finish());
    } else {
        draw_chips(view, shown, lead, page);
    }
    if lies.current {
        let situation = situation(view, lies.kind, page);
        page.hanging(&" ".repeat(indent), &situation, None);
    }
}

fn draw_chips(view: &View, chips: ChipSet, lead: Line, page: &mut Page) {
    let indent = lead.width();
    let cell = (page.width - indent) / CHIPS_IN_A_ROW;
    let chips: Vec<_> = chips.iter().collect();
    let mut line = lead;
    for row in chips.chunks(CHIPS_IN_A_ROW) {
        line.fill_to(indent);
        for &chip in row {
            let mark = words::mark(view, page, chip);
            let style = words::kind_style(view.components.kind(chip));
            line.add_styled(page, Some(style), &mark);
            let room = cell.saturating_sub(mark.chars().count() + 2);
            line.add(&format!(" {} ", fit(view.components.chip_name(chip), room)));
        }
        page.line(std::mem::take(&mut line).finish());
    }
}

/// Who bids, who chooses, who places.
fn situation(view: &View, location: Location, page: &Page) -> String {
    let situation = match (view.phase, location) {
        (Phase::Taking | Phase::Placing, Location::Party) => {
            let order = &view.order[..usize::from(view.seats)];
            let order = (0u8..).zip(order).map(|(at, &seat)| {
                let text = Text::new("terminal-df-chooser")
                    .with("who", seat)
                    .with("when", if at < view.order_at { "before" } else { "now" });
                page.words(&text)
            });
            let order: Vec<String> = order.collect();
            text(view, "terminal-df-party-order").with("order", order.join(", ").as_str())
        }
        (Phase::Placing, _) => text(view, "terminal-df-placing").with("who", view.turn),
        _ => auction(view, page),
    };
    page.words(&situation)
}

fn auction(view: &View, page: &Page) -> Text {
    let (key, leader, bid) = match view.auction.highest {
        None => ("terminal-df-no-bid", None, 0),
        Some((seat, bid)) => ("terminal-df-bid", Some(seat), bid),
    };
    let passed = view.auction.passed;
    let staying = view
        .turn
        .clockwise(usize::from(view.seats))
        .filter(|&seat| !passed.contains(seat) && leader != Some(seat));
    text(view, key)
        .with("who", leader.unwrap_or(view.turn))
        .with("bid", words::money(view, Some(bid)))
        .with("staying", words::names(page, staying).as_str())
        .with("count", passed.len())
        .with("passed", words::names(page, passed.iter()).as_str())
}
