//! Where a seat's points come from, each movie for itself.

use backlot_core::{Seat, Text};
use backlot_strategy::Part;

use crate::present::{genre_text, star_text};
use crate::{Components, Genre, HollywoodCards};

const BLOCKBUSTERS: Part = Part(0);
/// The project of the first genre; the others follow.
const FIRST_PROJECT: u16 = 1;
/// The movie of the first star; the others follow.
const FIRST_MOVIE: u16 = 16;

pub(super) fn parts(game: &HollywoodCards, seat: Seat, parts: &mut Vec<(Part, f32)>) {
    parts.clear();
    let mut add = |part: Part, points: u32| {
        if points > 0 {
            parts.push((part, points as f32));
        }
    };
    add(BLOCKBUSTERS, game.blockbuster_points(seat));
    for movie in game.movies_of(seat) {
        add(Part(FIRST_MOVIE + u16::from(movie.star)), movie.points);
    }
    let largest = game.projects(seat).max_by_key(|(_, films)| game.set.weight(*films));
    if let Some((genre, _)) = largest {
        add(Part(FIRST_PROJECT + u16::from(genre.0)), game.largest_project_points(seat));
    }
}

pub(super) fn name(set: &Components, part: Part) -> Text {
    let stars = u16::try_from(set.stars().len()).unwrap_or(u16::MAX);
    let star = part.0.checked_sub(FIRST_MOVIE).filter(|&star| star < stars);
    if let Some(star) = star.and_then(|star| u8::try_from(star).ok()) {
        return Text::new("hollywood-cards-part-movie").with("star", star_text(set, star));
    }
    let genre = part.0.checked_sub(FIRST_PROJECT).and_then(|genre| u8::try_from(genre).ok());
    match genre.map(Genre).filter(|genre| usize::from(genre.0) < set.genre_count()) {
        Some(genre) => {
            Text::new("hollywood-cards-part-project").with("genre", genre_text(set, genre))
        }
        None => Text::new("hollywood-cards-source-blockbusters"),
    }
}
