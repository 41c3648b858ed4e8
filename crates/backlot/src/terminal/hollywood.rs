//! The table of Hollywood: year and stage, players, star row, cards, films.

mod advice;
mod builder;
mod cards;
mod films;
mod notes;
mod options;
mod story;
#[cfg(test)]
mod tests;

use backlot_core::{Prompt, Seat, Text, Viewer};
use backlot_hollywood::{Action, CardSet, Components, Event, Hollywood, Phase, View};
use unicode_width::UnicodeWidthStr;

use super::board::{Board, Composer};
use super::page::{Page, Style, fit};
use cards::{Piece, ROW_BESIDE_NAME, flow, groups, row, widest_name};

/// Columns that a player's name may take.
const NAMES: usize = 14;
/// From this width on, the table of players tells the box office of each year.
const WIDE: usize = 76;

/// The board of the game.
pub(super) struct OwnBoard;

impl Board<Hollywood> for OwnBoard {
    fn draw(&self, view: &View, page: &mut Page) {
        draw_title(view, page);
        draw_players(view, page);
        let Viewer::Seat(you) = view.viewer else { return };
        match view.phase {
            Phase::Over => {}
            Phase::Building | Phase::Reviewing(_) | Phase::Rebuilding(_) | Phase::Voting => {
                let builds = builder::open(view, you).map(|_| you);
                page.line("");
                films::draw_all(view, builds, page);
            }
            Phase::Bidding
            | Phase::Keeping
            | Phase::Giving(_)
            | Phase::Drafting
            | Phase::Offering
            | Phase::PlayingAgent(_)
            | Phase::Handing { .. } => {
                draw_row(view, you, page);
                draw_own(view, you, page);
                notes::draw(view, you, page);
            }
        }
    }

    fn draw_end(&self, view: &View, page: &mut Page) {
        story::draw_count(view, page);
    }

    fn draw_advice(&self, view: &View, seat: Seat, page: &mut Page) -> bool {
        advice::draw(view, seat, page)
    }

    fn draw_options(
        &self,
        view: &View,
        prompt: &Prompt,
        legal: &[Action],
        page: &mut Page,
    ) -> bool {
        options::draw(view, prompt, legal, page)
    }

    fn composer(&self, view: &View, seat: Seat) -> Option<Box<dyn Composer<Action>>> {
        builder::open(view, seat).map(|builder| Box::new(builder) as Box<dyn Composer<Action>>)
    }

    /// Hands and open cards are on the table when somebody is asked.
    fn is_told(&self, event: &Event) -> bool {
        !matches!(
            event,
            Event::HandDealt { .. } | Event::HandSeen { .. } | Event::CardsShown { .. }
        )
    }

    fn draw_story(&self, components: &Components, events: &[Event], page: &mut Page) {
        story::draw(components, events, page);
    }
}

fn draw_title(view: &View, page: &mut Page) {
    let new = Text::new;
    let stage = match view.phase {
        Phase::Bidding => new("terminal-hw-stage-bidding"),
        Phase::Keeping | Phase::Giving(_) => new("terminal-hw-stage-dealing"),
        Phase::Drafting => new("terminal-hw-stage-draft")
            .with("number", view.step + 1)
            .with("of", view.memory.hands.len()),
        Phase::Offering => new("terminal-hw-stage-auction"),
        Phase::PlayingAgent(_) | Phase::Handing { .. } => new("terminal-hw-stage-agents"),
        Phase::Building => new("terminal-hw-stage-production"),
        Phase::Reviewing(_) | Phase::Rebuilding(_) => {
            new("terminal-hw-stage-review").with("round", view.review.round)
        }
        Phase::Voting => new("terminal-hw-stage-vote"),
        Phase::Over => {
            let over = page.words(&new("terminal-hw-over"));
            page.hanging("", &over, Some(Style::Strong));
            return;
        }
    };
    let title = new("terminal-hw-title")
        .with("year", view.year + 1)
        .with("years", view.earned.len())
        .with("stage", stage)
        .with("dealt", if view.dealer.is_some() { "yes" } else { "no" })
        .with("dealer", view.dealer.unwrap_or(Seat::from_bits(0)));
    let title = page.words(&title);
    page.hanging("", &title, Some(Style::Strong));
    let legend = page.words(&new("terminal-hw-legend"));
    page.hanging("", &legend, Some(Style::Dim));
}

/// A column of the table of players: its heading, and what it says of a seat.
type Column<'a> = (&'static str, Box<dyn Fn(Seat) -> String + 'a>);

fn draw_players(view: &View, page: &mut Page) {
    let knows_pile = |seat: Seat| {
        view.assist || view.phase == Phase::Over || view.viewer.may_see(seat) || view.year == 0
    };
    let mut columns: Vec<Column<'_>> = vec![
        ("terminal-hw-money", Box::new(|seat| view.money[seat].to_string())),
        ("terminal-hw-cards", Box::new(|seat| view.held_count[seat].to_string())),
        ("terminal-hw-awards", Box::new(|seat| view.awards[seat].to_string())),
        (
            "terminal-hw-pile",
            Box::new(|seat| {
                let figurines = view.components.figurines(view.memory.piles[seat]);
                if knows_pile(seat) { figurines.to_string() } else { "?".to_owned() }
            }),
        ),
    ];
    if page.width >= WIDE {
        columns.push(("terminal-hw-earned", Box::new(|seat| box_office(view, seat))));
    }
    let name = |page: &Page, seat| page.words(&Text::new("terminal-hw-player").with("who", seat));
    let seats = || Seat::all(usize::from(view.seats));
    let names = seats().map(|seat| name(page, seat).width()).max().unwrap_or(0).min(NAMES);
    let headings: Vec<String> =
        columns.iter().map(|(key, _)| page.words(&Text::new(key))).collect();
    let mut head = " ".repeat(names);
    for heading in &headings {
        head += &format!("  {heading}");
    }
    let head = page.styled(Style::Dim, &head);
    page.line(head);
    for seat in seats() {
        let mut line = fit(&name(page, seat), names);
        for ((_, cell), heading) in columns.iter().zip(&headings) {
            line += &format!("{:>1$}", cell(seat), heading.width() + 2);
        }
        let style = view.viewer.may_see(seat).then_some(Style::Strong);
        let line = style.map_or_else(|| line.clone(), |style| page.styled(style, &line));
        page.line(line);
    }
}

/// What the films of the years so far earned: `30+25`.
fn box_office(view: &View, seat: Seat) -> String {
    let years = if view.phase == Phase::Over || view.phase == Phase::Voting {
        usize::from(view.year) + 1
    } else {
        usize::from(view.year)
    };
    let earned: Vec<String> =
        view.earned.iter().take(years).map(|year| year[seat].to_string()).collect();
    if earned.is_empty() { "–".to_owned() } else { earned.join("+") }
}

fn draw_row(view: &View, you: Seat, page: &mut Page) {
    let set = &view.components;
    let bids = view.phase == Phase::Offering && view.sealed.asked().contains(you);
    let seats = usize::from(view.seats);
    let row_cards: CardSet = view.row[..seats].iter().copied().collect();
    let before =
        matches!(view.phase, Phase::Bidding | Phase::Keeping | Phase::Giving(_) | Phase::Drafting);
    // Whoever bids has the row in the table of bids; after the auction nobody needs it.
    if before && !row_cards.is_empty() {
        let head = page.words(&Text::new("terminal-hw-row"));
        page.line("");
        page.hanging("", &head, Some(Style::Strong));
        let room = page.width.saturating_sub(ROW_BESIDE_NAME + 5);
        let names = widest_name(page, set, row_cards).min(room);
        for (slot, &card) in (1..).zip(&view.row[..seats]).filter(|(_, card)| !card.is_none()) {
            let row = row(page, set, card, names);
            page.line(format!("{slot:>3}  {row}").trim_end());
        }
        if view.deck_open {
            let deck = Text::new("terminal-hw-deck").with("left", view.star_left);
            let deck = page.words(&deck);
            page.hanging(&format!("{:>3}  ", seats + 1), &deck, None);
        }
    }
    if bids || !before {
        draw_won(view, page);
    }
}

/// Who has a star card from the auction, and which.
fn draw_won(view: &View, page: &mut Page) {
    let has = |seat: &Seat| !view.won[*seat].is_none() || view.from_deck.contains(*seat);
    let mut pieces = Vec::new();
    for seat in Seat::all(usize::from(view.seats)).filter(has) {
        let who = page.words(&Text::new("terminal-hw-has-star").with("who", seat));
        if view.won[seat].is_none() {
            let unseen = page.words(&Text::new("terminal-hw-unseen-star"));
            pieces.push(Piece::plain(unseen).after(&who));
        }
        let card = cards::pieces(page, &view.components, CardSet::only(view.won[seat]));
        pieces.extend(card.into_iter().map(|piece| piece.after(&who)));
    }
    if !pieces.is_empty() {
        let head = page.words(&Text::new("terminal-hw-stars-won"));
        page.line("");
        page.hanging("", &head, Some(Style::Strong));
        flow(page, "  ", pieces);
    }
}

/// The viewer's cards by type; the hand, too, before the draft begins.
fn draw_own(view: &View, you: Seat, page: &mut Page) {
    let held = view.held[you];
    if !held.is_empty() {
        let head = Text::new("terminal-hw-own-cards").with("cards", held.len());
        let head = page.words(&head);
        page.line("");
        page.hanging("", &head, Some(Style::Strong));
        groups(page, &view.components, held);
    }
    let hand = view.hands[you];
    if !hand.is_empty() && view.phase != Phase::Drafting {
        let head = Text::new("terminal-hw-own-hand").with("cards", hand.len());
        let head = page.words(&head);
        page.line("");
        page.hanging("", &head, Some(Style::Strong));
        groups(page, &view.components, hand.all());
    }
}
