//! Rating tokens that are left, awards that are given, and who leads the races for the others.

use backlot_core::{Seat, Text};
use backlot_dream_factory::{Award, Genre, Phase, View};
use unicode_width::UnicodeWidthStr;

use super::super::page::{Page, Style, fit};
use super::line::Line;
use super::words::{self, text};

/// From this width on, awards stand in a table.
const TABLE: usize = 76;

pub(super) fn draw_tokens(view: &View, page: &mut Page) {
    let tokens: Vec<String> = view.tokens.iter().map(|token| token.to_string()).collect();
    let lead = page.words(&text(view, "terminal-df-tokens"));
    page.hanging(&format!("{lead} "), &tokens.join(" "), None);
}

pub(super) fn draw(view: &View, page: &mut Page) {
    let rows = [
        ("terminal-df-first-movie", Genre::ALL.map(Award::FirstMovie)),
        ("terminal-df-best-movie", [0, 1, 2].map(Award::BestMovie)),
        ("terminal-df-movie-of-the-year", Genre::ALL.map(Award::MovieOfTheYear)),
    ];
    let label =
        |key, award: Award, page: &Page| page.words(&Text::new(key).with("points", award.points()));
    let worst = label("terminal-df-worst-movie", Award::WorstMovie, page);
    let director = label("terminal-df-best-director", Award::BestDirector, page);
    let labels: Vec<String> =
        rows.iter().map(|&(key, awards)| label(key, awards[0], page)).collect();
    let widest = labels.iter().chain([&worst, &director]).map(|label| label.width()).max();
    let lead = widest.unwrap_or(0) + 1;
    let is_table = page.width >= TABLE;
    draw_head(view, lead, is_table, page);
    for (label, (_, awards)) in labels.iter().zip(rows) {
        if is_table {
            draw_row(view, &fit(label, lead), awards, page);
        } else {
            let standings: Vec<String> = awards
                .map(|award| {
                    format!(
                        "{} {}",
                        column_name(view, award, page),
                        standing(view, award, true, page)
                    )
                })
                .to_vec();
            page.hanging(&fit(label, lead), &standings.join(" · "), None);
        }
    }
    let holder = standing(view, Award::WorstMovie, true, page);
    page.hanging(&fit(&worst, lead), &holder, None);
    let directors = director_race(view, page);
    page.hanging(&fit(&director, lead), &directors, None);
}

fn draw_head(view: &View, lead: usize, is_table: bool, page: &mut Page) {
    let name = page.words(&text(view, "terminal-df-awards"));
    let mut line = Line::default();
    line.add(&fit(&name, lead));
    if is_table {
        let cell = (page.width - lead) / Genre::ALL.len();
        for genre in Genre::ALL {
            let genre = page.words(&words::genre(view, genre));
            line.add(&fit(&genre, cell));
        }
    }
    let head = line.finish();
    let head = page.styled(Style::Strong, &head);
    page.line(head);
}

fn draw_row(view: &View, label: &str, awards: [Award; 3], page: &mut Page) {
    let cell = (page.width - label.width()) / awards.len();
    let mut line = Line::default();
    line.add(label);
    for award in awards {
        let name = match award {
            Award::BestMovie(_) => column_name(view, award, page) + " ",
            _ => String::new(),
        };
        // A title that is cut says less than none.
        let mut standing = name.clone() + &standing(view, award, true, page);
        if standing.width() >= cell {
            standing = name + &self::standing(view, award, false, page);
        }
        let style = if view.leader(award).is_some() { None } else { Some(Style::Dim) };
        line.add_styled(page, style, &fit(&standing, cell - 1));
        line.add(" ");
    }
    page.line(line.finish());
}

/// What an award is for, where a row has several: a genre or a quarter.
fn column_name(view: &View, award: Award, page: &Page) -> String {
    match award {
        Award::FirstMovie(genre) | Award::MovieOfTheYear(genre) => {
            words::short_genre(view, page, genre)
        }
        Award::BestMovie(quarter) => {
            page.words(&text(view, "terminal-df-quarter-short").with("quarter", quarter + 1))
        }
        Award::WorstMovie | Award::BestDirector => String::new(),
    }
}

/// Who holds the award, or who leads.
fn standing(view: &View, award: Award, with_title: bool, page: &Page) -> String {
    let leader = view.leader(award);
    let text = match leader.and_then(|leader| Some((leader.seat, leader.movie?))) {
        Some((seat, movie)) => Text::new(if with_title {
            "terminal-df-standing-movie"
        } else {
            "terminal-df-standing"
        })
        .with("given", if view.is_given(award) { "yes" } else { "no" })
        .with("rating", words::rating(view, page, movie).as_str())
        .with("who", seat)
        .with("title", words::title(view, movie)),
        None => Text::new(if is_over(view, award) {
            "terminal-df-not-given"
        } else {
            "terminal-df-open"
        }),
    };
    page.words(&text)
}

/// Whether nobody can win the award any more.
fn is_over(view: &View, award: Award) -> bool {
    let is_past = matches!(award, Award::BestMovie(quarter) if quarter < view.quarter);
    view.phase == Phase::Over || is_past
}

/// The stars on everybody's directors, the most first.
fn director_race(view: &View, page: &Page) -> String {
    let has_stars = |seat: &Seat| view.director_stars(*seat) > 0;
    let mut seats: Vec<Seat> = Seat::all(usize::from(view.seats)).filter(has_stars).collect();
    if seats.is_empty() {
        return standing(view, Award::BestDirector, false, page);
    }
    seats.sort_by_key(|&seat| std::cmp::Reverse(view.director_stars(seat)));
    let stars: Vec<String> = seats
        .iter()
        .map(|&seat| {
            let text = Text::new("terminal-df-director-stars")
                .with("who", seat)
                .with("stars", view.director_stars(seat));
            page.words(&text)
        })
        .collect();
    let has_leader = if view.leader(Award::BestDirector).is_some() { "yes" } else { "no" };
    let text = Text::new("terminal-df-director-race")
        .with("given", if view.is_given(Award::BestDirector) { "yes" } else { "no" })
        .with("leader", has_leader)
        .with("race", stars.join(" · ").as_str());
    page.words(&text)
}
