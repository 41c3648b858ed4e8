//! The position: small, flat, without heap and without randomness. `audit.rs` checks its invariants.

use backlot_core::{
    BySeat, Chance, Context, Game, Outcome, Seat, SeatSet, SharedComponents, ToJson, Viewer,
};

use crate::chips::MAX_SPACES;
use crate::components::{MAX_CHIPS, MAX_OPEN, MAX_SCREENPLAYS, QUARTERS};
use crate::setup::CHIPS;
use crate::{
    Action, Award, Chip, ChipSet, Components, Edition, Event, Location, MemoryOption, Rating,
    Screenplay, ScreenplaySet, Setup, Space, TokenSet, View,
};

pub(crate) const MAX_PLAYERS: usize = 5;

/// A position of Dream Factory.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DreamFactory {
    pub(crate) set: SharedComponents<Components>,
    /// Chips that have not come up yet, top directors included.
    pub(crate) unseen: ChipSet,
    /// Chips that left the game.
    pub(crate) discarded: ChipSet,
    /// Chips received that must be placed now, by the seat whose turn it is.
    pub(crate) hand: ChipSet,
    /// Chips of the party that runs, turned face up.
    pub(crate) party: ChipSet,
    /// The visible chip of each space of each screenplay.
    pub(crate) tops: [[Option<Chip>; MAX_SPACES]; MAX_SCREENPLAYS],
    /// What each chip on a screenplay covers.
    pub(crate) under: [Option<Chip>; MAX_CHIPS],
    /// The chips that lie open on the locations, location by location.
    pub(crate) open: [Option<Chip>; MAX_OPEN],
    /// The ratings of finished movies.
    pub(crate) ratings: [Rating; MAX_SCREENPLAYS],
    pub(crate) screenplays: BySeat<ScreenplaySet, MAX_PLAYERS>,
    pub(crate) finished: ScreenplaySet,
    /// The screenplays of the stack that lie under its top one.
    pub(crate) stack: ScreenplaySet,
    pub(crate) stack_top: Option<Screenplay>,
    pub(crate) tokens: TokenSet,
    pub(crate) awards: Awards,
    pub(crate) money: BySeat<u8, MAX_PLAYERS>,
    pub(crate) middle: u8,
    pub(crate) auction: Auction,
    /// The order of choosing while a party runs (DF-P3); only the first `seats` count.
    pub(crate) order: [Seat; MAX_PLAYERS],
    /// Whose turn it is in that order.
    pub(crate) order_at: u8,
    pub(crate) seats: u8,
    pub(crate) edition: Edition,
    pub(crate) memory_option: MemoryOption,
    /// Counted from 0.
    pub(crate) quarter: u8,
    /// The location that is resolved, counted from 0.
    pub(crate) location: u8,
    /// Who has the start marker.
    pub(crate) start: Seat,
    /// Who is asked.
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
}

/// What is asked of the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ToJson)]
pub enum Phase {
    /// Which studio to take (DF-S1, option `studios=choose`).
    Choosing,
    /// A bid or a pass (DF-A1, DF-A2).
    Bidding,
    /// Which chip of the party to take (DF-P4).
    Taking,
    /// Where a chip received goes (DF-C1).
    Placing,
    /// Nothing: the game is over.
    Over,
}

/// An auction that runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Auction {
    /// The highest bid so far and who made it.
    pub highest: Option<(Seat, u8)>,
    /// Who is out.
    pub passed: SeatSet,
}

impl Auction {
    /// Nobody has bid or passed.
    pub(crate) const FRESH: Self = Self { highest: None, passed: SeatSet::EMPTY };

    /// The least bid that is allowed (DF-A1, DF-A2).
    #[must_use]
    #[inline]
    pub fn least_bid(&self) -> u8 {
        self.highest.map_or(0, |(_, bid)| bid + 1)
    }
}

/// Who holds which award.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Awards {
    movies: [Option<Screenplay>; Award::FOR_MOVIES],
    /// The player with the Best Director award.
    pub best_director: Option<Seat>,
}

impl Awards {
    /// No award is given.
    pub(crate) const NONE: Self = Self { movies: [None; Award::FOR_MOVIES], best_director: None };

    /// The movie that holds the award; Best Director goes to a player, not to a movie.
    #[must_use]
    #[inline]
    pub fn movie(&self, award: Award) -> Option<Screenplay> {
        self.movies.get(award.index()).copied().flatten()
    }

    pub(crate) fn give(&mut self, award: Award, movie: Screenplay) {
        if let Some(holder) = self.movies.get_mut(award.index()) {
            *holder = Some(movie);
        }
    }

    /// The awards that movies hold.
    pub fn held(&self) -> impl Iterator<Item = (Award, Screenplay)> {
        Award::ALL.into_iter().zip(self.movies).filter_map(|(award, movie)| Some((award, movie?)))
    }
}

impl DreamFactory {
    /// The seats at this table.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// The location that is resolved now.
    #[inline]
    pub(crate) fn current_location(&self) -> Location {
        self.set.locations()[usize::from(self.location)]
    }

    /// The chips that lie open on a location; those of a party only while it runs.
    pub(crate) fn chips_on(&self, location: usize) -> ChipSet {
        let open = self.open[self.set.open_range(location)].iter().flatten().copied().collect();
        let is_here = location == usize::from(self.location);
        if is_here && self.set.locations()[location] == Location::Party { self.party } else { open }
    }

    /// The studios that nobody has (DF-S1).
    pub(crate) fn studios_left(&self) -> impl Iterator<Item = u8> {
        (1..=self.set.studios()).filter(|&number| {
            let screenplays = self.set.studio(number);
            self.all_seats().all(|seat| self.screenplays[seat].and(screenplays).is_empty())
        })
    }

    /// The screenplays a seat is still working on.
    #[inline]
    pub(crate) fn unfinished(&self, seat: Seat) -> ScreenplaySet {
        self.screenplays[seat].without(self.finished)
    }

    /// The finished movies of a seat.
    #[inline]
    pub(crate) fn movies_of(&self, seat: Seat) -> ScreenplaySet {
        self.screenplays[seat].and(self.finished)
    }

    /// Who has the screenplay.
    pub(crate) fn owner(&self, screenplay: Screenplay) -> Option<Seat> {
        self.all_seats().find(|&seat| self.screenplays[seat].contains(screenplay))
    }

    /// The chips on a space, the visible one first.
    pub(crate) fn pile_on(
        &self,
        screenplay: Screenplay,
        space: Space,
    ) -> impl Iterator<Item = Chip> {
        let top = self.tops[screenplay.index()][space.index()];
        std::iter::successors(top, |chip| self.under[chip.index()])
    }

    /// The spaces that must still be filled to finish the movie.
    #[inline]
    pub(crate) fn missing(&self, screenplay: Screenplay) -> u32 {
        let mut filled = 0u8;
        for (space, top) in self.tops[screenplay.index()].iter().enumerate() {
            filled |= u8::from(top.is_some()) << space;
        }
        (self.set.printed_spaces(screenplay) & !filled).count_ones()
    }

    /// DF-M2: printed stars and those of the visible chips.
    #[inline]
    pub(crate) fn total(&self, screenplay: Screenplay) -> i16 {
        let stars = |chip: &Chip| i16::from(self.set.stars(*chip));
        let visible: i16 = self.tops[screenplay.index()].iter().flatten().map(stars).sum();
        i16::from(self.set.printed_stars(screenplay)) + visible
    }

    /// DF-P2: visible actors and guest stars on all screenplays, finished or not.
    #[inline]
    pub(crate) fn red_chips(&self, seat: Seat) -> u8 {
        let mut count = 0;
        for screenplay in self.screenplays[seat].iter() {
            for chip in self.tops[screenplay.index()].iter().flatten() {
                count += u8::from(self.set.kind(*chip).counts_at_parties());
            }
        }
        count
    }
}

impl Game for DreamFactory {
    type Components = Components;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    // DF-S2: who counts knows all money.
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
            Phase::Choosing | Phase::Bidding | Phase::Taking | Phase::Placing => {
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

    /// Undrawn chips and screenplays are sets without order and money can be counted, so there is
    /// exactly one world behind a view.
    fn sample(view: &View, _chance: &mut impl Chance) -> Self {
        view.to_state()
    }

    /// What is hidden by the rules is either not in the state (the order of the piles) or known to
    /// everybody who counts (money).
    fn permute_hidden(&self, _viewer: Viewer, _chance: &mut impl Chance) -> Self {
        self.clone()
    }

    /// People are not shown the others' money, though it can be counted (DF-S2).
    fn permute_unshown(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let mut game = self.clone();
        let is_open = self.seats == 2
            || self.phase == Phase::Over
            || self.memory_option == MemoryOption::Assist
            || viewer == Viewer::Omniscient;
        if !is_open {
            for seat in self.all_seats().filter(|seat| !viewer.may_see(*seat)) {
                game.money[seat] = u8::try_from(chance.below(CHIPS, 61)).unwrap_or_default();
            }
        }
        game
    }

    fn audit(&self) -> Result<(), String> {
        self.check_invariants()
    }

    /// Everybody may choose a studio. In each auction of a quarter every bid is higher than the one before and
    /// everybody but one passes; every chip won is placed; at each party everybody takes and places a chip.
    fn max_actions(setup: &Setup) -> usize {
        let (set, seats) = (setup.components, usize::from(setup.seats));
        let all_money = seats * usize::from(set.starting_money(seats));
        let auctions = set.locations().len() - set.parties();
        let auction = all_money + seats;
        seats
            + usize::from(QUARTERS)
                * (auctions * auction + set.open_chips() + set.parties() * 2 * seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<DreamFactory>() <= 512, "{} bytes", size_of::<DreamFactory>());
        assert!(size_of::<Action>() <= 8);
    }
}
