//! What a seat's movies, finished and in work, and its money are worth.

use backlot_core::Seat;

use crate::components::{MAX_SCREENPLAYS, QUARTERS};
use crate::{
    Award, DreamFactory, Genre, Kind, Location, Phase, Rating, Screenplay, ScreenplaySet, Space,
};

/// How many of the chips one gets are of use.
const USEFUL_CHIPS: f32 = 0.75;
/// The stars of a chip that will fill an empty space.
const STARS_TO_COME: f32 = 1.3;
/// What an empty guest-star space may still bring.
const GUEST_TO_COME: f32 = 0.5;
/// A screenplay that will be drawn: its empty spaces, and the total of its movie.
const DRAWN_SPACES: f32 = 3.3;
const DRAWN_TOTAL: f32 = 11.0;
/// More screenplays than this are not drawn in what is left of a game.
const MAX_DRAWN: u32 = 3;
/// What a unit of money is worth at the start of the game beyond its point at the end.
const MONEY_EARLY: f32 = 0.25;
/// A total that is good enough for Movie of the Year half of the time, and one for Worst Movie.
const GOOD_TOTAL: f32 = 13.0;
const BAD_TOTAL: f32 = 7.0;
/// How far directors in unfinished movies count.
const DIRECTOR_IN_WORK: f32 = 0.6;

/// A movie in work.
#[derive(Clone, Copy)]
struct Draft {
    screenplay: Option<Screenplay>,
    missing: f32,
    total: f32,
}

impl DreamFactory {
    /// About how many points the seat will have, if what runs now is left out.
    pub(super) fn standing(&self, seat: Seat) -> f32 {
        if self.phase == Phase::Over {
            return self.movie_points(seat) as f32 + f32::from(self.money[seat]);
        }
        let made = self.movie_points(seat) as f32;
        let to_come = self.chips_to_come(seat);
        let late = self.progress();
        let money = f32::from(self.money[seat]) * (1.0 + MONEY_EARLY * (1.0 - late));
        let mut races = Races::new(self, seat, late);
        let work = self.drafts_value(seat, to_come, &mut races);
        made + money + work + races.value() + self.best_director_chance(seat, late) * 10.0
    }

    /// How much of the game is over, from 0 to 1.
    fn progress(&self) -> f32 {
        let locations = self.set.locations().len() as f32;
        let done = f32::from(self.quarter) * locations + f32::from(self.location);
        done / (f32::from(QUARTERS) * locations)
    }

    /// How many chips the seat may expect from here on. The location that is resolved counts as long as
    /// nothing is decided about it for this seat.
    fn chips_to_come(&self, seat: Seat) -> f32 {
        let decided = match self.phase {
            Phase::Bidding => {
                self.auction.passed.contains(seat)
                    || self.auction.highest.is_some_and(|(leader, _)| leader == seat)
            }
            Phase::Choosing => false,
            Phase::Taking | Phase::Placing | Phase::Over => true,
        };
        let next = usize::from(self.location) + usize::from(decided);
        let players = f32::from(self.seats);
        let each = |location: &Location| match location {
            Location::Party => 1.0,
            Location::TopDirector | Location::City(_) => f32::from(location.open_chips()) / players,
        };
        let locations = self.set.locations();
        let this: f32 = locations[next.min(locations.len())..].iter().map(each).sum();
        let whole: f32 = locations.iter().map(each).sum();
        USEFUL_CHIPS * (this + whole * f32::from(QUARTERS - 1 - self.quarter))
    }

    /// What the unfinished movies will bring. Chips go first to those that need the fewest, so that a movie
    /// needs its own chips and those of all before it.
    fn drafts_value(&self, seat: Seat, to_come: f32, races: &mut Races) -> f32 {
        let (drafts, count) = self.drafts(seat);
        let (mut value, mut need) = (0.0, 0.0);
        for draft in &drafts[..count] {
            need += draft.missing;
            let chance = to_come * to_come / (to_come * to_come + need * need);
            value += chance * draft.total;
            if let Some(screenplay) = draft.screenplay {
                value += chance * 5.0 * self.first_movie_chance(seat, screenplay);
                races.enter(self.set.genre(screenplay), draft.total, chance);
            }
        }
        value
    }

    /// The seat's movies in work, those that need the fewest chips first, then screenplays to be drawn.
    fn drafts(&self, seat: Seat) -> ([Draft; MAX_SCREENPLAYS], usize) {
        let nothing = Draft { screenplay: None, missing: DRAWN_SPACES, total: DRAWN_TOTAL };
        let mut drafts = [nothing; MAX_SCREENPLAYS];
        let mut count = 0;
        for screenplay in self.unfinished(seat).iter() {
            let draft = self.draft(screenplay);
            let mut at = count;
            while at > 0 && drafts[at - 1].missing > draft.missing {
                drafts[at] = drafts[at - 1];
                at -= 1;
            }
            drafts[at] = draft;
            count += 1;
        }
        let left = self.stack.len() + u32::from(self.stack_top.is_some());
        let drawn = left.div_ceil(u32::from(self.seats)).min(MAX_DRAWN) as usize;
        (drafts, (count + drawn).min(MAX_SCREENPLAYS))
    }

    fn draft(&self, screenplay: Screenplay) -> Draft {
        let missing = self.missing(screenplay) as f32;
        let guest = self.tops[screenplay.index()][Space::GUEST.index()];
        let to_come = missing * STARS_TO_COME + if guest.is_none() { GUEST_TO_COME } else { 0.0 };
        let total = f32::from(self.total(screenplay)) + to_come;
        Draft { screenplay: Some(screenplay), missing, total }
    }

    /// DF-M5: who needs fewer chips is more likely to be first.
    fn first_movie_chance(&self, seat: Seat, screenplay: Screenplay) -> f32 {
        let genre = self.set.genre(screenplay);
        if self.awards.movie(Award::FirstMovie(genre)).is_some() {
            return 0.0;
        }
        let own = self.missing(screenplay);
        let rivals = self.all_seats().filter(|&other| other != seat).filter(|&other| {
            let drafts = self.unfinished(other).and(self.set.of_genre(genre));
            drafts.iter().any(|draft| self.missing(draft) <= own)
        });
        1.0 / (1.0 + rivals.count() as f32)
    }

    /// DF-W2: the lead over the best rival, with directors in work counting less.
    fn best_director_chance(&self, seat: Seat, late: f32) -> f32 {
        let own = self.directors_value(seat);
        let rivals = self.all_seats().filter(|&other| other != seat);
        let best = rivals.map(|other| self.directors_value(other)).fold(0.0, f32::max);
        let sharpness = 0.4 + 1.2 * late;
        // Before anybody leads, everybody has a share.
        let fair = 1.0 / f32::from(self.seats);
        let lead = sigmoid((own - best - 1.0 + 2.0 * fair) * sharpness);
        lead.min(1.0)
    }

    fn directors_value(&self, seat: Seat) -> f32 {
        let in_work = self.unfinished(seat).iter().map(|screenplay| {
            let space = self.set.director_space(screenplay);
            match self.tops[screenplay.index()][space.index()] {
                Some(chip) if self.set.kind(chip) == Kind::Director => {
                    f32::from(self.set.stars(chip))
                }
                _ => 0.0,
            }
        });
        f32::from(self.director_stars(seat)) + DIRECTOR_IN_WORK * in_work.sum::<f32>()
    }
}

/// The awards at the end (DF-W2) and the next Best Movie (DF-W1), as far as the seat may win them.
struct Races {
    late: f32,
    /// The best rival's finished movie of each genre.
    rivals: [f32; 3],
    /// The chance to win each genre.
    genres: [f32; 3],
    /// The lowest rival's finished movie.
    lowest_rival: f32,
    worst: f32,
    best_movie: f32,
}

impl Races {
    fn new(game: &DreamFactory, seat: Seat, late: f32) -> Self {
        let own = game.movies_of(seat);
        let theirs = game.finished.without(own);
        let points = |rating: Rating| f32::from(rating.points());
        let best_of = |movies: ScreenplaySet| {
            game.best_movie(movies).map_or(-1.0, |movie| points(game.rating(movie)))
        };
        let rivals = Genre::ALL.map(|genre| best_of(theirs.and(game.set.of_genre(genre))));
        let lowest = theirs.iter().map(|movie| points(game.rating(movie))).fold(99.0, f32::min);
        let best_movie = if game.quarter + 1 < QUARTERS && best_of(own) > best_of(theirs) {
            let here = f32::from(game.location) / game.set.locations().len() as f32;
            here + (1.0 - here) * sigmoid((best_of(own) - GOOD_TOTAL) / 2.0)
        } else {
            0.0
        };
        let mut races =
            Self { late, rivals, genres: [0.0; 3], lowest_rival: lowest, worst: 0.0, best_movie };
        for movie in own.iter() {
            races.enter(game.set.genre(movie), points(game.rating(movie)), 1.0);
        }
        races
    }

    /// A movie with this total that is finished with this chance.
    fn enter(&mut self, genre: Genre, total: f32, chance: f32) {
        let at = genre as usize;
        if total > self.rivals[at] {
            let stays = self.late + (1.0 - self.late) * sigmoid((total - GOOD_TOTAL) / 2.0);
            self.genres[at] = self.genres[at].max(chance * stays);
        }
        if total < self.lowest_rival {
            let stays = self.late + (1.0 - self.late) * sigmoid((BAD_TOTAL - total) / 1.5);
            self.worst = self.worst.max(chance * stays);
        }
    }

    fn value(&self) -> f32 {
        10.0 * (self.genres.iter().sum::<f32>() + self.worst) + 5.0 * self.best_movie
    }
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
