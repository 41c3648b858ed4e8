//! What an action does.

use backlot_core::{BySeat, Context, Seat};

use crate::components::{MAX_AREA, MAX_COLUMNS, MAX_STARS};
use crate::setup::{MOVIES, SPOTS, STARS, START};
use crate::{
    Action, Card, Column, Event, FilmSet, Genre, HollywoodCards, Phase, ReelStack, Setup, StarSet,
    StudioCards,
};

impl HollywoodCards {
    /// The position before the first cards are laid out.
    pub(crate) fn unopened(setup: &Setup, first: Seat) -> Self {
        let set = setup.components;
        let stars = u32::try_from(set.stars().len()).unwrap_or(u32::MAX);
        Self {
            set,
            movie_deck: FilmSet::first(set.movie_cards()),
            set_aside: FilmSet::EMPTY,
            held: BySeat::default(),
            films: [FilmSet::EMPTY; MAX_STARS],
            movies: BySeat::default(),
            star_deck: StarSet::first(stars),
            stars_aside: StarSet::EMPTY,
            stars_lost: StarSet::EMPTY,
            area: [Card::NONE; MAX_AREA],
            reels: [ReelStack::default(); MAX_COLUMNS],
            reels_left: BySeat::default(),
            studio: BySeat([StudioCards { clap: true, double: true }; 4]), // HC-S2
            seats: setup.seats,
            round: 0,
            first,
            turn: first,
            phase: Phase::Placing,
            placed: 0,
            advanced: setup.advanced,
        }
    }

    pub(crate) fn begin(setup: &Setup, cx: &mut impl Context<Event>) -> Self {
        // HC-S3: chance decides who is first.
        let first = cx.below(START, u32::from(setup.seats));
        let first = Seat::from_bits(u8::try_from(first).unwrap_or(0));
        let mut game = Self::unopened(setup, first);
        game.deal(cx);
        game
    }

    /// HC-R1. Each star draws its spot; movie cards fill the rest in order. That is as good as shuffling.
    fn deal(&mut self, cx: &mut impl Context<Event>) {
        let set = self.set;
        let mut free = FilmSet::first(u32::from(set.area()));
        for _ in 0..set.stars_per_round() {
            let spot = free.take_nth(cx.below(SPOTS, free.len()));
            let star = self.star_deck.take_nth(cx.below(STARS, self.star_deck.len()));
            self.area[usize::from(spot)] = Card::star(star);
        }
        let mut left = self.movie_deck.len();
        for spot in free.iter().filter_map(Card::as_movie) {
            let number = self.movie_deck.take_nth(cx.below(MOVIES, left));
            self.area[usize::from(spot)] = Card::movie(number);
            left -= 1;
        }
        self.open_round();
        let (round, first, area) = (self.round + 1, self.first, self.area);
        cx.emit(|| {
            let area = area.into_iter().filter(|&card| card != Card::NONE).collect();
            Event::RoundBegan { round, first, area }
        });
    }

    /// Everybody takes their reels (HC-S2); the first player begins.
    pub(crate) fn open_round(&mut self) {
        self.reels = [ReelStack::default(); MAX_COLUMNS];
        let each = self.set.reels_each(usize::from(self.seats));
        for seat in self.all_seats() {
            self.reels_left[seat] = each;
        }
        self.placed = 0;
        self.turn = self.first;
        self.phase = Phase::Placing;
    }

    #[inline]
    pub(crate) fn act(&mut self, action: Action, cx: &mut impl Context<Event>) {
        match action {
            Action::Reel(column) => self.place_reel(column, cx),
            Action::Clap => {
                let seat = self.turn;
                self.play_clap();
                cx.emit(|| Event::ClapPlayed { seat });
            }
            Action::Double => {
                let seat = self.turn;
                self.play_double();
                cx.emit(|| Event::DoublePlayed { seat });
            }
            Action::Assign(genre) => self.assign(genre, cx),
        }
    }

    /// HC-R3
    #[inline]
    fn place_reel(&mut self, column: Column, cx: &mut impl Context<Event>) {
        let seat = self.turn;
        let pushed = self.reels[column.index()].count();
        let all_lie = self.lay_reel(column);
        cx.emit(|| Event::ReelPlaced { seat, column, card: self.bottom_card(column), pushed });
        if all_lie {
            cx.emit(|| Event::ReelsAllPlaced);
            self.give_out(0, cx);
        }
    }

    /// Lays the reel and passes the turn on, unless all reels lie then.
    #[inline]
    pub(crate) fn lay_reel(&mut self, column: Column) -> bool {
        self.reels[column.index()].push(self.turn);
        self.reels_left[self.turn] -= 1;
        self.placed += 1;
        if self.placed == self.set.reels() {
            return true;
        }
        if self.phase == (Phase::Doubling { left: 2 }) {
            self.phase = Phase::Doubling { left: 1 };
        } else {
            self.phase = Phase::Placing;
            self.pass_turn();
        }
        false
    }

    /// HC-R4
    #[inline]
    pub(crate) fn play_clap(&mut self) {
        self.studio[self.turn].clap = false;
        self.pass_turn();
    }

    /// HC-R5
    #[inline]
    pub(crate) fn play_double(&mut self) {
        self.studio[self.turn].double = false;
        self.phase = Phase::Doubling { left: 2 };
    }

    /// HC-R2: clockwise to the next player who has a reel. There is one, or the round would be over.
    #[inline]
    fn pass_turn(&mut self) {
        let seats = usize::from(self.seats);
        self.turn = self.turn.left(seats);
        while self.reels_left[self.turn] == 0 {
            self.turn = self.turn.left(seats);
        }
    }

    /// HC-G1: gives out the cards from this spot on, until a star needs a decision or the round is over.
    fn give_out(&mut self, from: usize, cx: &mut impl Context<Event>) {
        for spot in from..usize::from(self.set.area()) {
            let card = self.area[spot];
            match (self.reel_on(spot), card.as_star()) {
                (Some(seat), Some(_)) if self.has_project(seat) => {
                    self.turn = seat;
                    self.phase = Phase::Assigning { spot: u8::try_from(spot).unwrap_or(0) };
                    return;
                }
                (Some(seat), Some(star)) => {
                    self.stars_lost.insert(star); // HC-G4
                    cx.emit(|| Event::StarLost { seat, star: card });
                }
                (Some(seat), None) => self.receive(seat, card, cx),
                (None, Some(star)) => {
                    self.stars_aside.insert(star); // HC-G5
                    cx.emit(|| Event::CardSetAside { card });
                }
                (None, None) => {
                    if let Some(number) = card.as_movie() {
                        self.set_aside.insert(number); // HC-G5
                    }
                    cx.emit(|| Event::CardSetAside { card });
                }
            }
            self.area[spot] = Card::NONE;
        }
        self.end_round(cx);
    }

    #[inline]
    fn has_project(&self, seat: Seat) -> bool {
        !self.held[seat].without(self.set.blockbusters()).is_empty()
    }

    /// HC-G2, HC-G3
    fn receive(&mut self, seat: Seat, card: Card, cx: &mut impl Context<Event>) {
        let Some(number) = card.as_movie() else { return };
        self.held[seat].insert(number);
        cx.emit(|| {
            let project = self
                .set
                .genre_of(number)
                .map_or(0, |genre| self.held[seat].and(self.set.films_of(genre)).len());
            Event::CardReceived { seat, card, project: u8::try_from(project).unwrap_or(u8::MAX) }
        });
    }

    /// HC-G4: the star on the current spot closes the project.
    fn assign(&mut self, genre: Genre, cx: &mut impl Context<Event>) {
        let Phase::Assigning { spot } = self.phase else { return };
        let spot = usize::from(spot);
        let Some(star) = self.area[spot].as_star() else { return };
        let seat = self.turn;
        let films = self.held[seat].and(self.set.films_of(genre));
        self.held[seat] = self.held[seat].without(films);
        self.films[usize::from(star)] = films;
        self.movies[seat].insert(star);
        self.area[spot] = Card::NONE;
        cx.emit(|| {
            let points = self.set.weight(films) * u32::from(self.set.rating(star));
            let small = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
            let (films, points) = (small(films.len()), small(points));
            Event::MovieFinished { seat, star: Card::star(star), genre, films, points }
        });
        self.give_out(spot + 1, cx);
    }

    /// HC-S3: on to the next round, or the end.
    fn end_round(&mut self, cx: &mut impl Context<Event>) {
        if self.round + 1 == self.rounds() {
            self.phase = Phase::Over;
            cx.emit(|| Event::GameEnded);
            return;
        }
        self.round += 1;
        self.first = self.first.left(usize::from(self.seats));
        self.deal(cx);
    }

    /// The bottom card of a column.
    pub(crate) fn bottom_card(&self, column: Column) -> Card {
        let below: u8 = self.set.columns()[..=column.index()].iter().sum();
        self.area[usize::from(below) - 1]
    }
}
