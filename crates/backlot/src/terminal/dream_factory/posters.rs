//! Finished movies as posters, the best first.

use backlot_core::{Seat, Text};
use backlot_dream_factory::{Award, Chip, Kind, Screenplay, Space, SpaceKind, View};
use unicode_width::UnicodeWidthStr;

use super::super::page::{Page, Style, fit, wrap};
use super::line::Line;
use super::words::{self, text};

/// A poster is at least so wide.
const NARROWEST: usize = 30;

type Row = (String, Option<Style>);

pub(super) fn draw(view: &View, page: &mut Page) {
    let mut movies: Vec<(Seat, Screenplay)> = Seat::all(usize::from(view.seats))
        .flat_map(|seat| view.screenplays[seat].and(view.finished).iter().map(move |it| (seat, it)))
        .collect();
    movies.sort_by_key(|&(_, movie)| std::cmp::Reverse(view.ratings[movie.index()]));
    let in_a_row = (page.width / NARROWEST).max(1);
    let width = page.width / in_a_row;
    for row in movies.chunks(in_a_row) {
        let posters: Vec<Poster> = row
            .iter()
            .map(|&(seat, movie)| Poster::new(view, seat, movie, width - 5, page))
            .collect();
        let height = posters.iter().map(|poster| poster.rows.len()).max().unwrap_or(0);
        // Two more lines for the frame.
        for at in 0..height + 2 {
            let mut line = Line::default();
            for (column, poster) in posters.iter().enumerate() {
                line.fill_to(column * width);
                poster.add_line(at, height, &mut line, page);
            }
            page.line(line.finish());
        }
    }
    page.line("");
}

struct Poster {
    rows: Vec<Row>,
    /// Columns between frame and blanks.
    inner: usize,
    /// A Movie of the Year has a double frame.
    is_movie_of_the_year: bool,
}

impl Poster {
    fn new(view: &View, seat: Seat, movie: Screenplay, inner: usize, page: &Page) -> Self {
        let mut rows = Vec::new();
        let mut add = |text: &str, style: Option<Style>| {
            rows.extend(wrap(text, inner).into_iter().map(|row| (row, style)));
        };
        add(&words::title(view, movie).to_uppercase(), Some(Style::Strong));
        let genre = view.components.genre(movie);
        let by = Text::new("terminal-df-poster-studio")
            .with("genre", words::genre(view, genre))
            .with("who", seat);
        add(&page.words(&by), Some(Style::Dim));
        for (role, names) in cast(view, movie) {
            let names: Vec<Text> = names.into_iter().map(Text::name).collect();
            add(&page.words(&text(view, role).with("names", names)), None);
        }
        let rating = match view.ratings[movie.index()].token() {
            Some(token) => {
                text(view, "dream-factory-rating").with("token", token.to_string().as_str())
            }
            None => text(view, "dream-factory-rating-none"),
        };
        let rating = Text::new("terminal-df-poster-rating").with("rating", rating);
        add(&page.words(&rating), Some(Style::Yellow));
        for award in view.awards_of(movie) {
            let text = Text::new("terminal-df-poster-award")
                .with("award", award_text(view, award))
                .with("points", award.points());
            add(&page.words(&text), Some(Style::Green));
        }
        let is_movie_of_the_year =
            view.awards_of(movie).any(|award| matches!(award, Award::MovieOfTheYear(_)));
        Self { rows, inner, is_movie_of_the_year }
    }

    /// The frame, or a row in it; rows are filled up to `height`.
    fn add_line(&self, at: usize, height: usize, line: &mut Line, page: &Page) {
        let [left_top, right_top, left_end, right_end, across, down] = if self.is_movie_of_the_year
        {
            ["╔", "╗", "╚", "╝", "═", "║"]
        } else {
            ["┌", "┐", "└", "┘", "─", "│"]
        };
        let across = across.repeat(self.inner + 2);
        if at == 0 {
            line.add(&format!("{left_top}{across}{right_top}"));
        } else if at > height {
            line.add(&format!("{left_end}{across}{right_end}"));
        } else {
            line.add(&format!("{down} "));
            match self.rows.get(at - 1) {
                Some((row, style)) => line.add_styled(page, *style, &centred(row, self.inner)),
                None => line.add(&" ".repeat(self.inner)),
            }
            line.add(&format!(" {down}"));
        }
    }
}

fn centred(text: &str, width: usize) -> String {
    let before = width.saturating_sub(text.width()) / 2;
    fit(&format!("{}{text}", " ".repeat(before)), width)
}

/// Who did what, in the order of a poster. An agency does what its space asks for.
fn cast(view: &View, movie: Screenplay) -> Vec<(&'static str, Vec<&str>)> {
    let info = view.components.screenplay(movie);
    let top = |space: Space| view.tops[movie.index()][space.index()];
    let mut roles: Vec<(Kind, Chip)> = (0u8..)
        .map(Space)
        .zip(&info.spaces)
        .filter_map(|(space, &printed)| {
            let chip = top(space)?;
            let role = match printed {
                SpaceKind::Of(kind) => kind,
                SpaceKind::Blank => view.components.kind(chip),
            };
            Some((role, chip))
        })
        .collect();
    roles.extend(top(Space::GUEST).map(|chip| (Kind::GuestStar, chip)));
    let credits = [
        (Kind::Director, "terminal-df-poster-director"),
        (Kind::Actor, "terminal-df-poster-actor"),
        (Kind::GuestStar, "terminal-df-poster-guest-star"),
        (Kind::Camera, "terminal-df-poster-camera"),
        (Kind::Music, "terminal-df-poster-music"),
        (Kind::Effects, "terminal-df-poster-effects"),
        (Kind::Agency, "terminal-df-poster-agency"),
    ];
    credits
        .into_iter()
        .map(|(role, key)| {
            let names = roles.iter().filter(|&&(kind, _)| kind == role);
            (key, names.map(|&(_, chip)| view.components.chip_name(chip)).collect::<Vec<_>>())
        })
        .filter(|(_, names)| !names.is_empty())
        .collect()
}

fn award_text(view: &View, award: Award) -> Text {
    let key = match award {
        Award::FirstMovie(_) => "terminal-df-poster-first-movie",
        Award::BestMovie(quarter) => {
            return text(view, "terminal-df-poster-best-movie").with("quarter", quarter + 1);
        }
        Award::MovieOfTheYear(_) => "terminal-df-poster-movie-of-the-year",
        Award::WorstMovie => "terminal-df-poster-worst-movie",
        Award::BestDirector => "terminal-df-short-best-director",
    };
    text(view, key)
}
