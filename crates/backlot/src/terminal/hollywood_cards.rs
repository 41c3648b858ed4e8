//! The table of The Hollywood! Card Game: four columns with reels, and every player's studio.

use backlot_core::{Seat, Text};
use backlot_hollywood_cards::{Card, FilmSet, HollywoodCards, View};

use unicode_width::UnicodeWidthStr;

use super::board::Board;
use super::page::{Page, Style, fit};

/// The board of the game.
pub(super) struct OwnBoard;

impl Board<HollywoodCards> for OwnBoard {
    fn draw(&self, view: &View, page: &mut Page) {
        draw_area(view, page);
        for seat in Seat::all(usize::from(view.seats)) {
            draw_studio(view, seat, page);
        }
        draw_aside(view, page);
    }
}

/// A reel of each seat has a sign of its own, so that colour is not needed to tell them apart.
const REELS: [(char, Style); 4] =
    [('●', Style::Cyan), ('■', Style::Yellow), ('▲', Style::Magenta), ('◆', Style::Green)];

fn reel_sign(seat: Seat) -> (char, Style) {
    REELS[seat.index() % REELS.len()]
}

fn draw_area(view: &View, page: &mut Page) {
    let columns: Vec<Vec<(Card, Option<Seat>)>> = view.columns().collect();
    let count = columns.len().max(1);
    let inner = (page.width / count).saturating_sub(3).max(10);
    let tallest = columns.iter().map(Vec::len).max().unwrap_or(0);
    let title: String = (1..=count)
        .map(|number| {
            let name = page.words(&Text::new("terminal-hc-column").with("column", number));
            fit(&format!(" {name}"), inner + 3)
        })
        .collect();
    let title = page.styled(Style::Strong, title.trim_end());
    page.line(title);
    // The number on a card says when it is given out: down the columns from the left.
    let mut first_spot = Vec::new();
    let mut spots = 0;
    for column in &columns {
        first_spot.push(spots + 1);
        spots += column.len();
    }
    let border = |left: char, right: char| format!("{left}{}{right}", "─".repeat(inner));
    for row in 0..=tallest {
        let mut rule = String::new();
        for column in &columns {
            let part = match row {
                0 => border('┌', '┐'),
                _ if row < column.len() => border('├', '┤'),
                _ if row == column.len() => border('└', '┘'),
                _ => " ".repeat(inner + 2),
            };
            rule += &(part + " ");
        }
        page.line(rule.trim_end());
        let (mut names, mut reels) = (String::new(), String::new());
        for (column, &first) in columns.iter().zip(&first_spot) {
            match column.get(row) {
                None => {
                    names += &" ".repeat(inner + 3);
                    reels += &" ".repeat(inner + 3);
                }
                Some(&(card, reel)) => {
                    names += &format!("│{}│ ", card_cell(view, card, first + row, inner, page));
                    reels += &format!("│{}│ ", reel_cell(reel, inner, page));
                }
            }
        }
        if row < tallest {
            page.line(names.trim_end());
            page.line(reels.trim_end());
        }
    }
    let enter = page.words(&Text::new("terminal-hc-enter"));
    page.hanging("", &enter, Some(Style::Dim));
}

fn card_cell(view: &View, card: Card, number: usize, width: usize, page: &Page) -> String {
    let set = view.components;
    let (label, style) = match (card.as_star(), card.as_movie()) {
        (Some(star), _) => {
            let star = &set.stars()[usize::from(star)];
            (format!("{}★ {}", star.rating, star.name), Style::Yellow)
        }
        (_, Some(_)) => {
            // The award comes first: on a narrow card the end of the name is cut.
            let award = if set.is_award(card) { "award " } else { "" };
            match set.genre_of_card(card) {
                None => ("BLOCKBUSTER".to_owned(), Style::Strong),
                Some(genre) => {
                    let name = set.genre_id(genre).replace('-', " ");
                    let initial = name.chars().next().unwrap_or('?').to_ascii_uppercase();
                    let style = match genre.0 {
                        0 => Style::Red,
                        1 => Style::Blue,
                        _ => Style::Magenta,
                    };
                    (format!("{initial} {award}{name}"), style)
                }
            }
        }
        (None, None) => (String::new(), Style::Dim),
    };
    let number = if card == Card::NONE { "  ".to_owned() } else { format!("{number:>2}") };
    let label = fit(&label, width.saturating_sub(3));
    format!("{} {}", page.styled(Style::Dim, &number), page.styled(style, &label))
}

fn reel_cell(reel: Option<Seat>, width: usize, page: &Page) -> String {
    let Some(seat) = reel else { return " ".repeat(width) };
    let (sign, style) = reel_sign(seat);
    let name = page.words(&Text::new("terminal-hc-reel").with("who", seat));
    let label = fit(&format!("{sign} {name}"), width.saturating_sub(3));
    format!("   {}", page.styled(style, &label))
}

fn stars(rating: u8) -> String {
    "★".repeat(usize::from(rating))
}

fn draw_studio(view: &View, seat: Seat, page: &mut Page) {
    let (sign, style) = reel_sign(seat);
    let left = usize::from(view.reels_left[seat]);
    let yes_no = |has: bool| if has { "yes" } else { "no" };
    let head = Text::new("terminal-hc-studio")
        .with("who", seat)
        .with("points", view.points(seat))
        .with("clap", yes_no(view.studio[seat].clap))
        .with("double", yes_no(view.studio[seat].double));
    let reels: String = std::iter::repeat_n(sign, left).collect();
    let head = page.words(&head);
    let none = page.words(&Text::new("terminal-hc-no-reels"));
    let reels = if left == 0 { none } else { page.styled(style, &reels) };
    if head.width() + 2 + REELS.len() <= page.width {
        page.line(format!("{}  {reels}", page.styled(Style::Strong, &head)));
    } else {
        page.hanging("", &head, Some(Style::Strong));
        page.line(format!("  {reels}"));
    }
    let projects = view.projects(seat);
    if !projects.is_empty() {
        let list: Vec<String> = projects
            .iter()
            .map(|(genre, films)| {
                let name = view.components.genre_id(*genre).replace('-', " ");
                format!("{name} {}", film_count(view, *films))
            })
            .collect();
        let lead = page.words(&Text::new("terminal-hc-projects"));
        page.hanging(&format!("  {lead} "), &list.join(", "), None);
    }
    for movie in view.finished_movies(seat) {
        let star = &view.components.stars()[usize::from(movie.star)];
        let text = Text::new("terminal-hc-movie")
            .with("star", format!("{} {}", stars(star.rating), star.name).as_str())
            .with("genre", view.components.genre_id(movie.genre).replace('-', " ").as_str())
            .with("films", film_count(view, movie.films).as_str())
            .with("points", movie.points);
        let text = page.words(&text);
        page.paragraph(2, &text);
    }
    let blockbusters = view.blockbusters(seat);
    if blockbusters > 0 {
        let text = page.words(&Text::new("terminal-hc-blockbusters").with("count", blockbusters));
        page.paragraph(2, &text);
    }
}

/// How many films, with the award told apart: `3 + award`.
fn film_count(view: &View, films: FilmSet) -> String {
    let awards = view.components.award_count(films);
    match (films.len() - awards, awards) {
        (count, 0) => count.to_string(),
        (0, _) => "award".to_owned(),
        (count, _) => format!("{count} + award"),
    }
}

fn draw_aside(view: &View, page: &mut Page) {
    if !view.advanced {
        return;
    }
    let counts: Vec<String> = view
        .components
        .genres()
        .map(|genre| {
            let name = view.components.genre_id(genre).replace('-', " ");
            format!("{name} × {}", view.set_aside_of(genre))
        })
        .collect();
    let lead = page.words(&Text::new("terminal-hc-multipliers"));
    page.hanging(&format!("{lead} "), &counts.join(", "), None);
}

#[cfg(test)]
mod tests {
    use super::*;
    use backlot_core::{Arrange, Game, Playable, SetupRequest, Viewer};
    use backlot_locales::ReaderContext;

    fn picture(width: usize) -> String {
        let request = SetupRequest::seats(3).with("advanced", "true");
        let setup = HollywoodCards::setup(&request).unwrap();
        let lines = [
            "round 2",
            "first p2",
            "column 1 horror-1 romantic-comedy-award lorna-vale horror-4",
            "column 2 action-1 abel-rosenquist blockbuster-1 action-3",
            "reels 1 p2 p1 p3",
            "reels 2 p1",
            "spent p1 clap",
            "project p1 horror-9 horror-award",
            "movie p2 rock-sterling action-5 action-6",
            "blockbusters p3 blockbuster-2 blockbuster-3",
            "aside horror-10 nadia-quist",
        ];
        let game = HollywoodCards::arrange(&setup, &lines).unwrap();
        let you = Seat::from_bits(0);
        let mut page = Page::plain(width, ReaderContext::numbered(3).read_by(you));
        OwnBoard.draw(&game.view(Viewer::Seat(you)), &mut page);
        page.finish()
    }

    #[test]
    fn the_table_says_everything_without_colours() {
        let picture = picture(80);
        for words in [
            "R award roma",
            "3★ Lorna Vale",
            "BLOCKBUSTER",
            "● you",
            "■ Player 2",
            "▲ Player 3",
            "You: 3 points · Clap Board used · Double Reel ready · reels  ●●",
            "Projects: horror 1 + award",
            "Movie: ★★★ Rock Sterling in action, films 2: 0 points",
            "Blockbusters: 2",
        ] {
            assert!(picture.contains(words), "{words} is missing in\n{picture}");
        }
        // The last line may be broken anywhere.
        let flowing = picture.split_whitespace().collect::<Vec<_>>().join(" ");
        let multipliers = "(multiplies movies): horror × 1, action × 0, romantic comedy × 0";
        assert!(flowing.ends_with(multipliers), "{multipliers} is missing in\n{picture}");
    }

    #[test]
    fn the_table_fits_from_60_columns_on() {
        for width in [60, 72, 80, 100] {
            for line in picture(width).lines() {
                assert!(line.width() <= width, "{width}: {line}");
            }
        }
    }
}
