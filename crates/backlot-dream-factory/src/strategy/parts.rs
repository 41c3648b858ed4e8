//! Where points come from: each movie by its title, each award, money.

use backlot_core::{Seat, Text};
use backlot_strategy::Part;

use crate::components::MAX_SCREENPLAYS;
use crate::{Award, Components, DreamFactory, Edition, Screenplay, Words};

/// Movies come first, then awards, then money; those of the edition of 2000 before those of 2009, as titles and genres
/// have other names there.
const AWARDS: usize = MAX_SCREENPLAYS;
const MONEY: usize = AWARDS + Award::ALL.len();
const EACH_EDITION: usize = MONEY + 1;

impl DreamFactory {
    pub(super) fn list_parts(&self, seat: Seat, parts: &mut Vec<(Part, f32)>) {
        parts.clear();
        let mut add = |place: usize, points: u8| {
            if points > 0 {
                parts.push((part(self.edition, place), f32::from(points)));
            }
        };
        for movie in self.movies_of(seat).iter() {
            add(movie.index(), self.rating(movie).points());
        }
        for (award, movie) in self.awards.held() {
            if self.screenplays[seat].contains(movie) {
                add(AWARDS + award.index(), award.points());
            }
        }
        if self.awards.best_director == Some(seat) {
            let award = Award::BestDirector;
            add(AWARDS + award.index(), award.points());
        }
        add(MONEY, self.money[seat]);
    }
}

fn part(edition: Edition, place: usize) -> Part {
    let before = if edition == Edition::Y2000 { 0 } else { EACH_EDITION };
    Part(u16::try_from(before + place).unwrap_or(u16::MAX))
}

/// What a part is called.
pub(super) fn name(set: &Components, part: Part) -> Text {
    let number = usize::from(part.0);
    let edition = if number < EACH_EDITION { Edition::Y2000 } else { Edition::Y2009 };
    let words = Words { set, edition };
    let place = number % EACH_EDITION;
    let movie = set.screenplays().find(|screenplay| screenplay.index() == place);
    match (movie, place.checked_sub(AWARDS).and_then(|at| Award::ALL.get(at))) {
        (Some(movie), _) => title(set, movie, edition),
        (None, Some(Award::BestMovie(quarter))) => {
            words.text("dream-factory-part-best-movie").with("quarter", i32::from(*quarter) + 1)
        }
        (None, Some(Award::FirstMovie(genre))) => {
            words.text("dream-factory-part-first-movie").with("genre", words.genre(*genre))
        }
        (None, Some(Award::MovieOfTheYear(genre))) => {
            words.text("dream-factory-part-movie-of-the-year").with("genre", words.genre(*genre))
        }
        (None, Some(Award::WorstMovie)) => Text::new("dream-factory-part-worst-movie"),
        (None, Some(Award::BestDirector)) => Text::new("dream-factory-part-best-director"),
        (None, None) => Text::new("dream-factory-part-money"),
    }
}

fn title(set: &Components, movie: Screenplay, edition: Edition) -> Text {
    Text::name(set.screenplay(movie).title(edition))
}
