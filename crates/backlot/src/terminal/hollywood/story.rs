//! What everybody made, told when the game is over.

use backlot_core::{Seat, Text};
use backlot_hollywood::{Components, Event, View};

use super::super::page::{Page, Style};
use super::cards::{Piece, flow};
use super::films::{Heap, film_text};

/// The films of one player in one year.
#[derive(Clone, Default)]
struct Year {
    number: u8,
    films: Vec<Text>,
    income: u32,
    award: bool,
}

/// Tells every film of every player.
pub(super) fn draw(set: &Components, events: &[Event], page: &mut Page) {
    for (seat, years) in collect(set, events, page) {
        let head = page.words(&Text::new("terminal-hw-player").with("who", seat));
        page.hanging("", &head, Some(Style::Strong));
        for year in years {
            let lead = page.words(&Text::new("terminal-hw-story-year").with("year", year.number));
            let sum = Text::new("terminal-hw-story-sum")
                .with("income", year.income)
                .with("award", if year.award { "yes" } else { "no" });
            let mut pieces = vec![Piece::plain(page.words(&sum))];
            if year.films.is_empty() {
                pieces.push(Piece::plain(page.words(&Text::new("terminal-hw-no-films"))));
            }
            pieces.extend(year.films.iter().map(|film| Piece::plain(page.words(film))));
            flow(page, &format!("  {lead}: "), pieces);
        }
    }
}

fn collect(set: &Components, events: &[Event], page: &Page) -> Vec<(Seat, Vec<Year>)> {
    let mut years: Vec<Vec<Year>> = Vec::new();
    for event in events {
        match *event {
            Event::YearBegan { year, .. } => {
                for seat in &mut years {
                    seat.push(Year { number: year, ..Year::default() });
                }
            }
            Event::HandDealt { seat, .. } if seat.index() == years.len() => {
                years.push(vec![Year { number: 1, ..Year::default() }]);
            }
            Event::FilmEarned { seat, cards, worthless, income, .. } => {
                let heap =
                    Heap { cards: cards.iter().collect(), worthless: usize::from(worthless) };
                let title = heap.title(page, set);
                if let Some(year) = years.get_mut(seat.index()).and_then(|all| all.last_mut()) {
                    year.films.push(film_text("terminal-hw-film", title, &heap.receipt(set)));
                    year.income += u32::from(income);
                }
            }
            Event::AwardGiven { seat: Some(seat), .. } => {
                if let Some(year) = years.get_mut(seat.index()).and_then(|all| all.last_mut()) {
                    year.award = true;
                }
            }
            _ => {}
        }
    }
    let seats = Seat::all(years.len());
    seats.zip(years).collect()
}

/// The final count: figurines times Films of the Year.
pub(super) fn draw_count(view: &View, page: &mut Page) {
    page.line("");
    let awarded: Vec<Seat> =
        Seat::all(usize::from(view.seats)).filter(|&seat| view.awards[seat] > 0).collect();
    for &seat in &awarded {
        let awards = view.awards[seat];
        let figurines = view.components.figurines(view.memory.piles[seat]);
        let text = Text::new("terminal-hw-bonus")
            .with("who", seat)
            .with("figurines", figurines)
            .with("awards", awards)
            .with("bonus", figurines * u32::from(awards));
        let words = page.words(&text);
        page.paragraph(0, &words);
    }
    if awarded.is_empty() {
        let words = page.words(&Text::new("terminal-hw-no-bonus"));
        page.paragraph(0, &words);
    }
    page.line("");
}
