//! The position: small, flat, without heap and without randomness.

use backlot_core::{
    BySeat, Chance, Context, Game, Outcome, Seat, SeatSet, SharedComponents, ToJson, Viewer,
};

use crate::components::{MAX_AREA, MAX_COLUMNS, MAX_STARS};
use crate::{Action, Card, Components, Event, FilmSet, Setup, StarSet, View};

pub(crate) const MAX_PLAYERS: usize = 4;

/// A position of The Hollywood! Card Game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HollywoodCards {
    pub(crate) set: SharedComponents<Components>,
    pub(crate) movie_deck: FilmSet,
    pub(crate) set_aside: FilmSet,
    /// Projects and blockbusters of each seat.
    pub(crate) held: BySeat<FilmSet, MAX_PLAYERS>,
    /// The films of the movie that each star made.
    pub(crate) films: [FilmSet; MAX_STARS],
    /// The stars of each seat's movies.
    pub(crate) movies: BySeat<StarSet, MAX_PLAYERS>,
    pub(crate) star_deck: StarSet,
    pub(crate) stars_aside: StarSet,
    pub(crate) stars_lost: StarSet,
    /// Cards by spot, down the columns from the left; given-out cards are gone.
    pub(crate) area: [Card; MAX_AREA],
    pub(crate) reels: [ReelStack; MAX_COLUMNS],
    pub(crate) reels_left: BySeat<u8, MAX_PLAYERS>,
    pub(crate) studio: BySeat<StudioCards, MAX_PLAYERS>,
    pub(crate) seats: u8,
    /// Counted from 0.
    pub(crate) round: u8,
    pub(crate) first: Seat,
    /// Who is asked.
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// How many reels lie.
    pub(crate) placed: u8,
    pub(crate) advanced: bool,
}

/// What is asked of the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ToJson)]
#[json(words)]
pub enum Phase {
    /// A reel or a studio card (HC-R2).
    Placing,
    /// One of the reels of a Double Reel (HC-R5).
    Doubling {
        /// How many are still to be placed: 2 or 1.
        left: u8,
    },
    /// Which project the star on this spot closes (HC-G4).
    Assigning {
        /// The spot of the star.
        spot: u8,
    },
    /// Nothing: the game is over.
    Over,
}

/// The reels of a column, as a queue of owners: the newest lies on the bottom card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ReelStack {
    /// Two bits a reel, the newest lowest.
    owners: u16,
    count: u8,
}

impl ReelStack {
    /// How many reels lie here.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u8 {
        self.count
    }

    /// A number of its own for each stack: the owners after a leading one.
    pub(crate) const fn packed(self) -> u32 {
        1 << (2 * self.count) | self.owners as u32
    }

    /// Pushes all reels up by one and puts a new one on the bottom card.
    #[inline]
    pub const fn push(&mut self, seat: Seat) {
        self.owners = self.owners << 2 | (seat.bits() & 3) as u16;
        self.count += 1;
    }

    /// Whose reel lies on the card with so many cards below it.
    #[must_use]
    #[inline]
    pub const fn owner(self, below: u8) -> Option<Seat> {
        if below < self.count {
            Some(Seat::from_bits((self.owners >> (2 * below) & 3) as u8))
        } else {
            None
        }
    }
}

/// Which studio cards a player still has (HC-S2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StudioCards {
    /// The Clap Board can still be played.
    pub clap: bool,
    /// The Double Reel can still be played.
    pub double: bool,
}

impl HollywoodCards {
    /// The seats at this table.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Components::seats(self.seats)
    }

    /// As many rounds as players (HC-S3).
    pub(crate) fn rounds(&self) -> u8 {
        self.seats
    }

    /// Whose reel lies on a spot.
    #[inline]
    pub(crate) fn reel_on(&self, spot: usize) -> Option<Seat> {
        let (column, below) = self.set.spot(spot);
        self.reels[column].owner(below)
    }

    fn audit_cards(&self) -> Result<(), String> {
        let mut movie_places = vec![("movie deck", self.movie_deck), ("set aside", self.set_aside)];
        let mut star_places = vec![
            ("star deck", self.star_deck),
            ("set aside", self.stars_aside),
            ("lost", self.stars_lost),
        ];
        for seat in self.all_seats() {
            movie_places.push(("held", self.held[seat]));
            star_places.push(("movies", self.movies[seat]));
        }
        let made: u16 = star_places[3..].iter().fold(0, |all, (_, stars)| all | stars.0);
        for (star, &films) in (0u8..).zip(&self.films) {
            if films.is_empty() == StarSet(made).contains(star) {
                return Err(format!("star {star} has {} films in its movie", films.len()));
            }
            movie_places.push(("a movie", films));
        }
        for &card in &self.area {
            match (card.as_movie(), card.as_star()) {
                (Some(number), _) => movie_places.push(("area", FilmSet(1 << number))),
                (_, Some(star)) => star_places.push(("area", StarSet(1 << star))),
                (None, None) => {}
            }
        }
        let movies = movie_places.iter().map(|&(place, cards)| (place, cards.0));
        exactly_once(movies, FilmSet::first(self.set.movie_cards()).0)?;
        let stars = star_places.iter().map(|&(place, stars)| (place, u64::from(stars.0)));
        let count = u32::try_from(self.set.stars().len()).unwrap_or(u32::MAX);
        exactly_once(stars, u64::from(StarSet::first(count).0))
    }

    fn audit_movies(&self) -> Result<(), String> {
        for films in self.films.iter().filter(|films| !films.is_empty()) {
            let genres = self.set.genres().filter(|&g| !films.and(self.set.films_of(g)).is_empty());
            if genres.count() != 1 || !films.and(self.set.blockbusters()).is_empty() {
                return Err("a movie is not of one genre".to_owned());
            }
        }
        Ok(())
    }

    fn audit_reels(&self) -> Result<(), String> {
        let lying: u8 = self.reels.iter().map(|stack| stack.count).sum();
        if lying != self.placed {
            return Err(format!("{} reels are counted as placed, but {lying} lie", self.placed));
        }
        let each = self.set.reels_each(usize::from(self.seats));
        for seat in self.all_seats() {
            let own = self
                .reels
                .iter()
                .flat_map(|stack| {
                    (0..stack.count).filter(|&below| stack.owner(below) == Some(seat))
                })
                .count();
            if own + usize::from(self.reels_left[seat]) != usize::from(each) {
                return Err(format!(
                    "{seat} has {own} reels lying and {} left, not {each}",
                    self.reels_left[seat]
                ));
            }
        }
        for (column, stack) in self.reels.iter().enumerate() {
            if stack.count > self.set.height(column) {
                return Err(format!("column {} holds more reels than cards", column + 1));
            }
        }
        Ok(())
    }
}

/// Every card of `all` must be in exactly one of the places.
fn exactly_once(places: impl Iterator<Item = (&'static str, u64)>, all: u64) -> Result<(), String> {
    let mut seen = 0;
    for (place, cards) in places {
        if cards & seen != 0 {
            return Err(format!("cards {:#x} in `{place}` are somewhere else, too", cards & seen));
        }
        seen |= cards;
    }
    if seen != all {
        return Err(format!("cards {:#x} are nowhere or don't exist", seen ^ all));
    }
    Ok(())
}

impl Game for HollywoodCards {
    type Components = Components;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    // Only the order of the decks is hidden, from everybody.
    const HAS_PRIVATE_INFORMATION: bool = false;

    fn new(setup: &Setup, cx: &mut impl Context<Event>) -> Self {
        Self::begin(setup, cx)
    }

    fn components(&self) -> SharedComponents<Components> {
        self.set
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Placing | Phase::Doubling { .. } | Phase::Assigning { .. } => {
                SeatSet::only(self.turn)
            }
            Phase::Over => SeatSet::EMPTY,
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    #[inline]
    fn apply(&mut self, _seat: Seat, action: Action, cx: &mut impl Context<Event>) {
        self.act(action, cx);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.final_score())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        event.redacted(viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn sample(view: &View, _chance: &mut impl Chance) -> Self {
        view.to_state()
    }

    /// Only the order of the decks is hidden, and a state has decks without order.
    fn permute_hidden(&self, _viewer: Viewer, _chance: &mut impl Chance) -> Self {
        self.clone()
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_movies()?;
        self.audit_reels()
    }

    /// Each round places every reel and assigns at most every star; each studio card is one more action.
    fn max_actions(setup: &Setup) -> usize {
        let rounds = usize::from(setup.seats);
        let set = setup.components;
        rounds * (usize::from(set.reels()) + usize::from(set.stars_per_round()))
            + 2 * usize::from(setup.seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<HollywoodCards>() <= 256, "{} bytes", size_of::<HollywoodCards>());
        assert!(size_of::<Action>() <= 8);
    }
}
