//! What an action does.

use backlot_core::{BySeat, Context, Seat, SeatSet};

use crate::chips::MAX_SPACES;
use crate::components::{MAX_CHIPS, MAX_OPEN, MAX_SCREENPLAYS, QUARTERS};
use crate::setup::{CHIPS, SCREENPLAYS, START, STUDIOS, TOP_DIRECTORS};
use crate::state::MAX_PLAYERS;
use crate::{
    Action, Auction, Award, Awards, Chip, ChipSet, DreamFactory, Event, EventKind, Genre, Location,
    Phase, Rating, Screenplay, ScreenplaySet, Setup, Space, StudiosOption, TokenSet,
};

/// Nobody's order of choosing: what `order` holds while no party runs.
pub(crate) const NO_ORDER: [Seat; MAX_PLAYERS] = [Seat::from_bits(0); MAX_PLAYERS];

impl DreamFactory {
    /// The position before studios, start player and the first chips are known.
    pub(crate) fn unopened(setup: &Setup) -> Self {
        let set = setup.components;
        let first = Seat::from_bits(0);
        let each = set.starting_money(usize::from(setup.seats));
        let money = |seat: Seat| if seat.index() < usize::from(setup.seats) { each } else { 0 };
        Self {
            set,
            unseen: set.all_chips(), // DF-S7
            discarded: ChipSet::EMPTY,
            hand: ChipSet::EMPTY,
            party: ChipSet::EMPTY,
            tops: [[None; MAX_SPACES]; MAX_SCREENPLAYS],
            under: [None; MAX_CHIPS],
            open: [None; MAX_OPEN],
            ratings: [Rating::NONE; MAX_SCREENPLAYS],
            screenplays: BySeat([ScreenplaySet::EMPTY; MAX_PLAYERS]),
            finished: ScreenplaySet::EMPTY,
            stack: set.without_studio(),
            stack_top: None,
            tokens: TokenSet::FULL,
            awards: Awards::NONE,
            money: BySeat::from_fn(money), // DF-S2
            middle: 0,
            auction: Auction::FRESH,
            order: NO_ORDER,
            order_at: 0,
            seats: setup.seats,
            edition: setup.edition,
            memory_option: setup.memory,
            quarter: 0,
            location: 0,
            start: first,
            turn: first,
            phase: Phase::Choosing,
        }
    }

    pub(crate) fn begin(setup: &Setup, cx: &mut impl Context<Event>) -> Self {
        let mut game = Self::unopened(setup);
        // DF-S8
        game.start = setup.start.unwrap_or_else(|| {
            let drawn = cx.below(START, u32::from(setup.seats));
            Seat::from_bits(u8::try_from(drawn).unwrap_or(0))
        });
        let studios = match setup.studios {
            StudiosOption::Choose => None,
            StudiosOption::Seats | StudiosOption::Drawn => Some(game.give_studios(setup, cx)),
        };
        game.stack_top = game.turn_up_screenplay(cx); // DF-S5
        let (start, stack_top) = (game.start, game.stack_top);
        game.tell(cx, || {
            let studios =
                studios.map(|studios| game.all_seats().map(|seat| studios[seat]).collect());
            EventKind::GameBegan { start, studios, stack_top }
        });
        if studios.is_some() {
            game.begin_quarter(cx);
        } else {
            game.turn = start;
        }
        game
    }

    /// DF-S1
    fn give_studios(
        &mut self,
        setup: &Setup,
        cx: &mut impl Context<Event>,
    ) -> BySeat<u8, MAX_PLAYERS> {
        let mut left: Vec<u8> = (1..=self.set.studios()).collect();
        let mut studios = BySeat::default();
        for seat in self.all_seats() {
            let many = u32::try_from(left.len()).unwrap_or(u32::MAX);
            let drawn =
                if setup.studios == StudiosOption::Drawn { cx.below(STUDIOS, many) } else { 0 };
            let number = left.remove(drawn as usize);
            studios[seat] = number;
            self.screenplays[seat] = self.set.studio(number);
        }
        studios
    }

    /// DF-S1: no chips are laid out before all have chosen.
    fn choose_studio(&mut self, studio: u8, cx: &mut impl Context<Event>) {
        let seat = self.turn;
        self.screenplays[seat] = self.set.studio(studio);
        self.tell(cx, || {
            let screenplays = self.screenplays[seat];
            EventKind::StudioChosen { seat, studio, screenplays }
        });
        self.turn = seat.left(usize::from(self.seats));
        if self.turn == self.start {
            self.begin_quarter(cx);
        }
    }

    #[inline]
    fn tell(&self, cx: &mut impl Context<Event>, happened: impl FnOnce() -> EventKind) {
        let edition = self.edition;
        cx.emit(|| Event { edition, kind: happened() });
    }

    /// DF-S5: what lies under the top screenplay of the stack is not known before.
    fn turn_up_screenplay(&mut self, cx: &mut impl Context<Event>) -> Option<Screenplay> {
        if self.stack.is_empty() {
            return None;
        }
        let screenplay = self.stack.nth(cx.below(SCREENPLAYS, self.stack.len()));
        self.stack.remove(screenplay);
        Some(screenplay)
    }

    /// DF-S6, DF-Q2: a top director is drawn, then the cities get their chips. Those of parties stay unknown
    /// until they are reached (DF-P1).
    fn begin_quarter(&mut self, cx: &mut impl Context<Event>) {
        self.location = 0;
        self.turn = self.start;
        let left = self.unseen.and(self.set.top_directors());
        let director = left.nth(cx.below(TOP_DIRECTORS, left.len()));
        self.unseen.remove(director);
        for location in 0..self.set.locations().len() {
            match self.set.locations()[location] {
                Location::Party => {}
                Location::TopDirector => {
                    self.open[self.set.open_range(location).start] = Some(director);
                }
                Location::City(_) => {
                    for at in self.set.open_range(location) {
                        self.open[at] = Some(self.draw_chip(cx));
                    }
                }
            }
        }
        self.tell(cx, || {
            let open = |at| self.open[self.set.open_range(at)].iter().flatten().copied().collect();
            let locations = (0..self.set.locations().len()).map(open).collect();
            EventKind::QuarterBegan { quarter: self.quarter + 1, start: self.start, locations }
        });
        self.reach_location(cx);
    }

    #[inline]
    fn draw_chip(&mut self, cx: &mut impl Context<Event>) -> Chip {
        let face_down = self.unseen.without(self.set.top_directors());
        let chip = face_down.nth(cx.below(CHIPS, face_down.len()));
        self.unseen.remove(chip);
        chip
    }

    #[inline]
    pub(crate) fn act(&mut self, action: Action, cx: &mut impl Context<Event>) {
        match action {
            Action::Studio(number) => self.choose_studio(number, cx),
            Action::Pass => self.pass(cx),
            Action::Bid(amount) => self.bid(amount, cx),
            Action::Take(chip) => self.take(chip, cx),
            Action::Decline => {
                let seat = self.turn;
                self.tell(cx, || EventKind::Declined { seat });
                self.next_at_party(cx);
            }
            Action::Place { chip, screenplay, space } => self.place(chip, screenplay, space, cx),
            Action::Discard(chip) => self.discard(chip, cx),
        }
    }

    fn reach_location(&mut self, cx: &mut impl Context<Event>) {
        match self.current_location() {
            Location::TopDirector | Location::City(_) => {
                self.auction = Auction::FRESH;
                self.turn = self.start; // DF-A1
                self.phase = Phase::Bidding;
                let (location, seat) = (self.location, self.start);
                self.tell(cx, || {
                    let chips = self.chips_on(usize::from(location));
                    EventKind::AuctionBegan { location: location + 1, seat, chips }
                });
            }
            Location::Party => self.begin_party(cx),
        }
    }

    fn next_location(&mut self, cx: &mut impl Context<Event>) {
        if usize::from(self.location) + 1 == self.set.locations().len() {
            self.end_quarter(cx);
        } else {
            self.location += 1;
            self.reach_location(cx);
        }
    }

    /// DF-A2
    #[inline]
    fn bid(&mut self, amount: u8, cx: &mut impl Context<Event>) {
        let seat = self.turn;
        self.auction.highest = Some((seat, amount));
        self.tell(cx, || EventKind::Bid { seat, amount });
        self.next_bidder();
    }

    /// DF-A2, DF-A3
    #[inline]
    fn pass(&mut self, cx: &mut impl Context<Event>) {
        let seat = self.turn;
        self.auction.passed.insert(seat);
        self.tell(cx, || EventKind::Passed { seat });
        self.next_bidder();
        if self.auction.passed.len() + 1 == usize::from(self.seats) {
            // The one left made the highest bid or, if nobody bid, wins for 0 without being asked.
            let price = self.auction.highest.map_or(0, |(_, bid)| bid);
            self.win_auction(self.turn, price, cx);
        }
    }

    /// Clockwise to the next seat that has not passed. There is one, as somebody always wins.
    #[inline]
    fn next_bidder(&mut self) {
        let seats = usize::from(self.seats);
        self.turn = self.turn.left(seats);
        while self.auction.passed.contains(self.turn) {
            self.turn = self.turn.left(seats);
        }
    }

    /// DF-A3 to DF-A5
    fn win_auction(&mut self, winner: Seat, price: u8, cx: &mut impl Context<Event>) {
        let (share, rest) = self.dealt_out(price);
        self.money[winner] -= price;
        for seat in self.all_seats().filter(|&seat| seat != winner) {
            self.money[seat] += share;
        }
        self.middle = rest;
        self.start = winner;
        self.turn = winner;
        self.auction = Auction::FRESH;
        for at in self.set.open_range(usize::from(self.location)) {
            if let Some(chip) = self.open[at].take() {
                self.hand.insert(chip);
            }
        }
        self.phase = Phase::Placing;
        let (chips, others) = (self.hand, SeatSet::all(self.seats.into()).without(winner));
        self.tell(cx, || EventKind::AuctionWon {
            seat: winner,
            price,
            chips,
            others,
            share,
            middle: rest,
        });
    }

    /// DF-A4: what each of the others gets when an auction is won at this price, and what stays.
    #[inline]
    pub(crate) fn dealt_out(&self, price: u8) -> (u8, u8) {
        let middle = self.middle + price;
        let others = self.seats - 1;
        (middle / others, middle % others)
    }

    /// DF-P1, DF-P3
    fn begin_party(&mut self, cx: &mut impl Context<Event>) {
        for _ in 0..self.seats {
            let chip = self.draw_chip(cx);
            self.party.insert(chip);
        }
        self.order = self.party_order();
        self.order_at = 0;
        self.turn = self.order[0];
        self.phase = Phase::Taking;
        let (location, chips, order) = (self.location, self.party, self.order);
        self.tell(cx, || EventKind::PartyBegan {
            location: location + 1,
            chips,
            order: order.into_iter().take(usize::from(self.seats)).collect(),
            actors_and_guest_stars: self.all_seats().map(|seat| self.red_chips(seat)).collect(),
        });
    }

    /// DF-P3: most actors and guest stars first, then clockwise from the start player.
    pub(crate) fn party_order(&self) -> [Seat; MAX_PLAYERS] {
        let seats = usize::from(self.seats);
        let mut order = NO_ORDER;
        let mut reds = [0; MAX_PLAYERS];
        for (n, seat) in self.start.clockwise(seats).enumerate() {
            let red = self.red_chips(seat);
            // Insertion from behind keeps those who come earlier before others with the same count.
            let mut at = n;
            while at > 0 && reds[at - 1] < red {
                (order[at], reds[at]) = (order[at - 1], reds[at - 1]);
                at -= 1;
            }
            (order[at], reds[at]) = (seat, red);
        }
        order
    }

    /// DF-P4
    fn take(&mut self, chip: Chip, cx: &mut impl Context<Event>) {
        let seat = self.turn;
        self.party.remove(chip);
        self.hand.insert(chip);
        self.phase = Phase::Placing;
        self.tell(cx, || EventKind::ChipTaken { seat, chip });
    }

    fn next_at_party(&mut self, cx: &mut impl Context<Event>) {
        self.order_at += 1;
        if self.order_at < self.seats {
            self.turn = self.order[usize::from(self.order_at)];
            self.phase = Phase::Taking;
            return;
        }
        let left = self.party;
        self.discarded = self.discarded.or(left);
        self.party = ChipSet::EMPTY;
        self.order = NO_ORDER;
        self.order_at = 0;
        self.tell(cx, || EventKind::PartyEnded { discarded: left });
        self.next_location(cx);
    }

    /// DF-C3
    #[inline]
    fn place(
        &mut self,
        chip: Chip,
        screenplay: Screenplay,
        space: Space,
        cx: &mut impl Context<Event>,
    ) {
        let seat = self.turn;
        self.hand.remove(chip);
        let covered = self.tops[screenplay.index()][space.index()].replace(chip);
        self.under[chip.index()] = covered;
        self.tell(cx, || {
            let total = self.total(screenplay);
            let missing = u8::try_from(self.missing(screenplay)).unwrap_or(u8::MAX);
            let movie = screenplay;
            EventKind::ChipPlaced { seat, chip, movie, space, covered, total, missing }
        });
        if covered.is_none() && self.missing(screenplay) == 0 {
            self.finish(seat, screenplay, cx); // DF-M1
        }
        self.next_chip(cx);
    }

    /// DF-C1
    #[inline]
    fn discard(&mut self, chip: Chip, cx: &mut impl Context<Event>) {
        let seat = self.turn;
        self.hand.remove(chip);
        self.discarded.insert(chip);
        self.tell(cx, || EventKind::ChipDiscarded { seat, chip });
        self.next_chip(cx);
    }

    /// DF-A5, DF-P4: the next decision comes when every chip received is placed.
    #[inline]
    fn next_chip(&mut self, cx: &mut impl Context<Event>) {
        if !self.hand.is_empty() {
            return;
        }
        match self.current_location() {
            Location::TopDirector | Location::City(_) => self.next_location(cx),
            Location::Party => self.next_at_party(cx),
        }
    }

    fn finish(&mut self, seat: Seat, screenplay: Screenplay, cx: &mut impl Context<Event>) {
        let at = screenplay.index();
        let total = self.total(screenplay);
        let rating = match self.tokens.for_total(total) {
            Some(token) => {
                self.tokens.remove(token);
                Rating::by_token(token)
            }
            // DF-M3: below every token and below the earlier ones without a token.
            None => Rating::without_token(self.lowest_rating()),
        };
        self.ratings[at] = rating;
        self.finished.insert(screenplay);
        self.tell(cx, || EventKind::MovieFinished {
            seat,
            movie: screenplay,
            cast: self.tops[at].into_iter().flatten().collect(),
            total,
            token: rating.token(),
            rating: rating.points(),
        });
        // DF-M5
        let first = Award::FirstMovie(self.set.genre(screenplay));
        if self.awards.movie(first).is_none() {
            self.award_movie(first, Some(screenplay), cx);
        }
        // DF-M6
        if let Some(drawn) = self.stack_top {
            self.screenplays[seat].insert(drawn);
            self.stack_top = self.turn_up_screenplay(cx);
            let stack_top = self.stack_top;
            self.tell(cx, || EventKind::ScreenplayDrawn { seat, screenplay: drawn, stack_top });
        }
    }

    /// Gives an award to a movie; with no candidate it is not given (DF-W3).
    fn award_movie(
        &mut self,
        award: Award,
        movie: Option<Screenplay>,
        cx: &mut impl Context<Event>,
    ) {
        let Some(screenplay) = movie else {
            self.tell(cx, || EventKind::NotAwarded { award });
            return;
        };
        self.awards.give(award, screenplay);
        self.tell(cx, || {
            let seat = self.owner(screenplay).unwrap_or(self.turn);
            let (movie, points) = (Some(screenplay), award.points());
            EventKind::Awarded { award, seat, movie, points, stars: None }
        });
    }

    fn end_quarter(&mut self, cx: &mut impl Context<Event>) {
        if self.quarter + 1 < QUARTERS {
            self.award_movie(Award::BestMovie(self.quarter), self.best_movie(self.finished), cx); // DF-W1
            self.quarter += 1;
            self.begin_quarter(cx);
            return;
        }
        // DF-W2
        for genre in Genre::ALL {
            let candidates = self.finished.and(self.set.of_genre(genre));
            self.award_movie(Award::MovieOfTheYear(genre), self.best_movie(candidates), cx);
        }
        self.award_movie(Award::WorstMovie, self.worst_movie(), cx);
        self.awards.best_director = self.best_director();
        let award = Award::BestDirector;
        self.tell(cx, || match self.awards.best_director {
            Some(seat) => {
                let stars = Some(self.director_stars(seat));
                EventKind::Awarded { award, seat, movie: None, points: award.points(), stars }
            }
            None => EventKind::NotAwarded { award },
        });
        self.phase = Phase::Over;
        let middle = self.middle; // DF-A6
        self.tell(cx, || EventKind::GameEnded { middle });
    }
}
