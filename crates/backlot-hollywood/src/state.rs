//! The position: small and flat, without heap allocations and without an rng.

use arrayvec::ArrayVec;
use backlot_core::{
    BySeat, Chance, Context, Game, MAX_SEATS, Outcome, Sealed, Seat, SeatSet, SharedComponents,
    ToJson, Viewer,
};

use crate::components::{HAND, MAX_AGENTS, YEARS};
use crate::slate::MAX_HELD;
use crate::{Action, BasicSet, Card, CardSet, Components, Event, Setup, Slate, StarSet, View};

/// A position of Hollywood.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hollywood {
    pub(crate) set: SharedComponents<Components>,
    pub(crate) basic_deck: BasicSet,
    pub(crate) star_deck: StarSet,
    /// Star cards that came from the common pile into a new deck this year (HW-C3).
    pub(crate) restocked: StarSet,
    /// The common discard pile.
    pub(crate) discarded: CardSet,
    /// Everybody's own discard pile (HW-C1).
    pub(crate) piles: BySeat<CardSet>,
    /// The hands that are drafted from.
    pub(crate) hands: BySeat<BasicSet>,
    /// Drafted cards, secret star cards and star cards from the auction.
    pub(crate) held: BySeat<CardSet>,
    /// What the distributor has still to keep or give (HW-D1).
    pub(crate) to_give: StarSet,
    /// The star row by slot (HW-S3).
    pub(crate) row: [Card; MAX_SEATS],
    /// Secret star cards; forgotten when all cards are turned up.
    pub(crate) secrets: BySeat<Card>,
    /// Star cards from the auction; forgotten when all cards are turned up.
    pub(crate) won: BySeat<Card>,
    /// Whose star card came from the deck slot.
    pub(crate) from_deck: SeatSet,
    /// Who picked what in each step of the draft; forgotten when all cards are turned up.
    pub(crate) picks: BySeat<[Card; HAND]>,
    /// The Agents played this year; forgotten when all cards are turned up.
    pub(crate) plays: [AgentPlay; MAX_AGENTS],
    pub(crate) play_count: u8,
    /// Who has no Agent, as everybody knows: they would have played it.
    pub(crate) no_agent: SeatSet,
    pub(crate) money: BySeat<u16>,
    pub(crate) paid_to_deal: BySeat<u16>,
    pub(crate) paid_for_stars: BySeat<u16>,
    /// What the movies earned, by year.
    pub(crate) earned: [BySeat<u16>; YEARS as usize],
    /// Films of the Year.
    pub(crate) awards: BySeat<u8>,
    /// Bids, picks, offers and votes that are not turned over yet.
    pub(crate) sealed: Sealed<Action>,
    pub(crate) slates: BySeat<Slate>,
    /// The slate that is being rebuilt in the rounds of HW-P4.
    pub(crate) building: Slate,
    pub(crate) seats: u8,
    /// Counted from 0.
    pub(crate) year: u8,
    /// The number of cards that everybody has drafted this year.
    pub(crate) step: u8,
    pub(crate) phase: Phase,
    /// Who deals the secret star cards this year.
    pub(crate) dealer: Option<Seat>,
    /// Whose movies share the most figurines.
    pub(crate) nominees: SeatSet,
    pub(crate) review: Review,
    pub(crate) quick_start: bool,
    pub(crate) assist: bool,
}

/// What is asked, and of whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ToJson)]
#[json(words)]
pub enum Phase {
    /// Sealed bids for the right to deal (HW-D4).
    Bidding,
    /// Which star card the distributor keeps (HW-D1).
    Keeping,
    /// Which star card the distributor gives to this seat (HW-D1).
    Giving(Seat),
    /// Sealed picks (HW-T1).
    Drafting,
    /// Sealed bids on slots (HW-A1).
    Offering,
    /// Against whom this seat plays an Agent (HW-G1).
    PlayingAgent(Seat),
    /// What a seat hands to the owner of an Agent (HW-G2).
    Handing {
        /// Who gives.
        from: Seat,
        /// Who gets it.
        to: Seat,
    },
    /// Everybody builds a slate, sealed until all are done (HW-P4).
    Building,
    /// Whether this seat keeps the slate or rebuilds it (HW-P4).
    Reviewing(Seat),
    /// This seat rebuilds the slate (HW-P4).
    Rebuilding(Seat),
    /// Sealed votes for the Film of the Year (HW-F2).
    Voting,
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// Whether all cards lie face up (HW-P1).
    #[must_use]
    pub const fn cards_are_shown(self) -> bool {
        matches!(
            self,
            Self::Building | Self::Reviewing(_) | Self::Rebuilding(_) | Self::Voting | Self::Over
        )
    }

    /// Whether all slates lie open (HW-P4).
    #[must_use]
    pub const fn slates_are_shown(self) -> bool {
        matches!(self, Self::Reviewing(_) | Self::Rebuilding(_) | Self::Voting)
    }
}

/// An Agent that was played (HW-G2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AgentPlay {
    /// The owner.
    pub owner: Seat,
    /// The target.
    pub target: Seat,
    /// The Agent.
    pub agent: Card,
    /// What was handed over; none if there was nothing to hand, if it is still to be chosen, or if one does not know.
    pub gift: Card,
    /// Whether the target had nothing to hand over.
    pub nothing: bool,
}

impl AgentPlay {
    pub(crate) const NONE: Self = Self {
        owner: Seat::from_bits(0),
        target: Seat::from_bits(0),
        agent: Card::NONE,
        gift: Card::NONE,
        nothing: false,
    };
}

/// How far the rounds of HW-P4 are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, ToJson)]
pub struct Review {
    /// The round, counted from 1.
    pub round: u8,
    /// The number of players still to be asked in it, the present one included.
    pub left: u8,
    /// Whether somebody changed their slate in it.
    pub changed: bool,
}

/// Where hands are passed: to the left in years 1 and 3, to the right in year 2 (HW-T1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, ToJson)]
pub enum Direction {
    /// Clockwise.
    Left,
    /// Counterclockwise.
    Right,
}

impl Direction {
    /// Returns where hands are passed in a year, counted from 0.
    #[must_use]
    pub const fn in_year(year: u8) -> Self {
        if year.is_multiple_of(2) { Self::Left } else { Self::Right }
    }

    /// Returns `left` or `right`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

impl Hollywood {
    /// The seats at this table.
    #[inline]
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// The hand a seat holds in a step of the draft, named by the seat it was dealt to.
    pub(crate) fn hand_at(&self, seat: Seat, step: usize) -> Seat {
        let seats = self.seats;
        #[expect(clippy::cast_possible_truncation, reason = "below the size of a hand")]
        let steps = step as u8 % seats;
        let back = match Direction::in_year(self.year) {
            Direction::Left => seats - steps,
            Direction::Right => steps,
        };
        // At most twice round; a second division would be half the time of this.
        let at = seat.bits() + back;
        Seat::from_bits(if at >= seats { at - seats } else { at })
    }

    /// The hands that the seat has looked at in this year's draft, step by step: what lies in each now, and what was picked from
    /// it since.
    pub(crate) fn seen_hands(&self, seat: Seat) -> ArrayVec<BasicSet, HAND> {
        // Named by the seat each was dealt to. From the last step back, picks return to the hand they came from.
        let mut hands = BySeat::<CardSet>::default();
        for other in self.all_seats() {
            hands[self.hand_at(other, usize::from(self.step))] = self.hands[other].all();
        }
        let mut seen: ArrayVec<BasicSet, HAND> = (0..self.hands_seen())
            .rev()
            .map(|step| {
                if step < usize::from(self.step) {
                    for other in self.all_seats() {
                        hands[self.hand_at(other, step)].insert(self.picks[other][step]);
                    }
                }
                hands[self.hand_at(seat, step)].basic()
            })
            .collect();
        seen.reverse();
        seen
    }

    /// The number of hands that a seat has looked at in this year's draft.
    pub(crate) fn hands_seen(&self) -> usize {
        match self.phase {
            Phase::Bidding | Phase::Keeping | Phase::Giving(_) => 1,
            Phase::Drafting => usize::from(self.step) + 1,
            Phase::Offering | Phase::PlayingAgent(_) | Phase::Handing { .. } => HAND,
            _ => 0,
        }
    }

    /// The Agents played so far.
    pub(crate) fn agent_plays(&self) -> &[AgentPlay] {
        &self.plays[..usize::from(self.play_count)]
    }

    /// HW-G1: the first of the poorest clockwise from the distributor; without one, from the first seat.
    pub(crate) fn poorest(&self) -> Seat {
        let first = self.dealer.unwrap_or(Seat::from_bits(0));
        let least = self.all_seats().map(|seat| self.money[seat]).min().unwrap_or(0);
        let mut clockwise = first.clockwise(usize::from(self.seats));
        clockwise.find(|&seat| self.money[seat] == least).unwrap_or(first)
    }

    /// Whether the deck slot can be bid on (HW-A1, HW-A4, HW-C3).
    #[inline]
    pub(crate) fn deck_is_open(&self) -> bool {
        !self.star_deck.is_empty() && self.restocked.is_empty() && self.from_deck.is_empty()
    }

    /// Whose slates still owe a `done`.
    fn building_seats(&self) -> SeatSet {
        self.all_seats().filter(|&seat| !self.slates[seat].done).collect()
    }
}

impl Game for Hollywood {
    type Components = Components;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

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
            Phase::Bidding | Phase::Drafting | Phase::Offering | Phase::Voting => {
                self.sealed.owing()
            }
            Phase::Keeping | Phase::Giving(_) => self.dealer.map_or(SeatSet::EMPTY, SeatSet::only),
            Phase::PlayingAgent(seat)
            | Phase::Handing { from: seat, .. }
            | Phase::Reviewing(seat)
            | Phase::Rebuilding(seat) => SeatSet::only(seat),
            Phase::Building => self.building_seats(),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Slates are made of many answers in a row; these are taken back one by one instead, as long as somebody is
    /// not done.
    fn may_revise(&self) -> SeatSet {
        match self.phase {
            Phase::Bidding | Phase::Drafting | Phase::Offering | Phase::Voting => {
                self.sealed.revisable()
            }
            Phase::Keeping
            | Phase::Giving(_)
            | Phase::PlayingAgent(_)
            | Phase::Handing { .. }
            | Phase::Building
            | Phase::Reviewing(_)
            | Phase::Rebuilding(_)
            | Phase::Over => SeatSet::EMPTY,
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, cx: &mut impl Context<Event>) {
        self.act(seat, action, cx);
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

    fn sample(view: &View, chance: &mut impl Chance) -> Self {
        view.sampled(chance)
    }

    fn permute_hidden(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        self.exchanged(viewer, chance)
    }

    fn permute_unshown(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        self.unremembered(viewer, chance)
    }

    fn audit(&self) -> Result<(), String> {
        self.audited()
    }

    /// Every bid costs at least 1, so there are no more bids than money; all else is counted.
    fn max_actions(setup: &Setup) -> usize {
        let seats = usize::from(setup.seats);
        // A card earns at most: a share and an ability of one for each card or figurine, coins, duo; doubled.
        let most_income = MAX_HELD * 2 * (MAX_HELD + 9 + 2 + 3 * MAX_HELD);
        let bids = seats * (usize::from(setup.components.start_money()) + 2 * most_income);
        let slate = MAX_HELD + 1;
        let year = seats                                    // keep and give
            + seats * (HAND - 1)                            // draft
            + 2 * setup.components.agents().len()           // Agents and gifts
            + seats * slate                                 // slates
            + 3 * seats * (1 + slate)                       // three rounds
            + seats; // votes
        bids + usize::from(YEARS) * year
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<Hollywood>() <= 768, "{} bytes", size_of::<Hollywood>());
        assert!(size_of::<Action>() <= 8);
    }
}
