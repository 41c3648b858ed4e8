//! Everybody's screenplays as film strips, and finished movies.

use backlot_core::{Seat, Text};
use backlot_dream_factory::{Kind, Screenplay, Space, View};
use unicode_width::UnicodeWidthStr;

use super::super::page::{Page, Style, fit};
use super::line::Line;
use super::words::{self, text};

/// From this width on, two players stand side by side.
const TWO_COLUMNS: usize = 96;
const GAP: usize = 2;
/// Genre and total with the blanks around them.
const BESIDE_TITLE_AND_STRIP: usize = 8;
const SHORTEST_TITLE: usize = 8;

pub(super) fn draw(view: &View, page: &mut Page) {
    let columns = if page.width >= TWO_COLUMNS { 2 } else { 1 };
    let width = (page.width - GAP * (columns - 1)) / columns;
    let layout = Layout::new(view, width, page);
    let seats: Vec<Seat> = Seat::all(usize::from(view.seats)).collect();
    for row in seats.chunks(columns) {
        let studios: Vec<Vec<Line>> =
            row.iter().map(|&seat| layout.studio(view, seat, page)).collect();
        let height = studios.iter().map(Vec::len).max().unwrap_or(0);
        for at in 0..height {
            let mut line = Line::default();
            for (column, studio) in studios.iter().enumerate() {
                line.fill_to(column * (width + GAP));
                if let Some(part) = studio.get(at) {
                    line.append(part);
                }
            }
            page.line(line.finish());
        }
    }
    draw_stack(view, &layout, page);
}

/// The widths that all screenplays share.
struct Layout {
    width: usize,
    title: usize,
    strip: usize,
}

impl Layout {
    fn new(view: &View, width: usize, page: &Page) -> Self {
        let seats = || Seat::all(usize::from(view.seats));
        let held = || seats().flat_map(|seat| view.screenplays[seat].iter()).chain(view.stack_top);
        let open = held().filter(|&screenplay| !view.finished.contains(screenplay));
        let strip = open.map(|screenplay| strip(view, screenplay, page).width()).max().unwrap_or(0);
        let longest = held().map(|screenplay| words::title(view, screenplay).width()).max();
        let room = width.saturating_sub(BESIDE_TITLE_AND_STRIP + strip).max(SHORTEST_TITLE);
        Self { width, title: room.min(longest.unwrap_or(0)), strip }
    }

    fn studio(&self, view: &View, seat: Seat, page: &Page) -> Vec<Line> {
        let marker = if view.start == seat { "yes" } else { "no" };
        let head = text(view, "terminal-df-studio")
            .with("who", seat)
            .with("points", u32::try_from(view.movie_points(seat)).unwrap_or(0))
            .with("money", words::money(view, view.shown_money(seat)))
            .with("reds", view.red_chips(seat))
            .with("marker", marker);
        let mut line = Line::default();
        let head = fit(&page.words(&head), self.width);
        line.add_styled(page, Some(Style::Strong), &head);
        let (finished, open): (Vec<Screenplay>, Vec<Screenplay>) =
            view.screenplays[seat].iter().partition(|&movie| view.finished.contains(movie));
        let mut lines = vec![line];
        lines.extend(open.into_iter().map(|screenplay| self.screenplay(view, screenplay, page)));
        lines.extend(finished.into_iter().map(|movie| self.movie(view, movie, page)));
        lines
    }

    fn screenplay(&self, view: &View, screenplay: Screenplay, page: &Page) -> Line {
        let mut line = Line::default();
        line.add(&format!(
            "{} {} ",
            words::short_genre(view, page, view.components.genre(screenplay)),
            fit(words::title(view, screenplay), self.title)
        ));
        let before = line.width();
        line.append(&strip(view, screenplay, page));
        line.fill_to(before + self.strip);
        line.add(&format!("{:>2}★", view.total(screenplay)));
        line
    }

    fn movie(&self, view: &View, movie: Screenplay, page: &Page) -> Line {
        let awards: Vec<String> = view
            .awards_of(movie)
            .map(|award| page.words(&words::short_award(view, award)))
            .collect();
        let text = text(view, "terminal-df-finished")
            .with("rating", words::rating(view, page, movie).as_str())
            .with("count", awards.len())
            .with("awards", awards.join(", ").as_str());
        let result = page.words(&text);
        let genre = words::short_genre(view, page, view.components.genre(movie));
        let around = genre.width() + 2;
        // What a movie has won matters more than the end of its title.
        let room = self.width.saturating_sub(around + result.width()).max(SHORTEST_TITLE);
        let mut line = Line::default();
        line.add(&format!("{genre} {} ", fit(words::title(view, movie), self.title.min(room))));
        let rest = self.width.saturating_sub(line.width());
        line.add_styled(page, Some(Style::Green), fit(&result, rest).trim_end());
        line
    }
}

fn draw_stack(view: &View, layout: &Layout, page: &mut Page) {
    let Some(top) = view.stack_top else { return };
    let lead = page.words(&Text::new("terminal-df-stack").with("count", view.stack.len()));
    let mut line = Line::default();
    line.add_styled(page, Some(Style::Dim), &format!("{lead} "));
    let shown = layout.screenplay(view, top, page);
    if line.width() + shown.width() > page.width {
        page.line(std::mem::take(&mut line).finish());
    }
    line.append(&shown);
    page.line(line.finish());
}

/// `│2★│D4│A3¹│C·║S·│`: printed stars, then each space with what lies on it, behind the double line
/// the guest star's. A raised number says how many chips are covered.
fn strip(view: &View, screenplay: Screenplay, page: &Page) -> Line {
    let info = view.components.screenplay(screenplay);
    let mut line = Line::default();
    line.add(&format!("│{}★", info.stars));
    for (space, &kind) in (0u8..).map(Space).zip(&info.spaces) {
        line.add("│");
        let empty = words::space_letter(view, page, kind);
        add_space(&mut line, view, screenplay, space, &empty, page);
    }
    line.add("║");
    let guest = words::letter(view, page, Kind::GuestStar);
    add_space(&mut line, view, screenplay, Space::GUEST, &guest, page);
    line.add("│");
    line
}

fn add_space(
    line: &mut Line,
    view: &View,
    screenplay: Screenplay,
    space: Space,
    empty: &str,
    page: &Page,
) {
    let pile = view.pile_on(screenplay, space);
    match pile.last() {
        None => line.add_styled(page, Some(Style::Dim), &format!("{empty}·")),
        Some(&top) => {
            let style = words::kind_style(view.components.kind(top));
            line.add_styled(page, Some(style), &words::mark(view, page, top));
            line.add(raised(pile.len() - 1));
        }
    }
}

fn raised(count: usize) -> &'static str {
    const DIGITS: [&str; 10] = ["", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"];
    DIGITS.get(count).copied().unwrap_or("⁺")
}
