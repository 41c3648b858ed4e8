//! Hidden hands and sealed bids.
//!
//! Everybody has three cards. In each of three rounds all bid a card (and, with stakes, an amount) in secret.
//! The highest card wins two points and the stakes of all; then the winner may take the top card for
//! its number's last bit in points, or leave it for one point.

use std::sync::atomic::{AtomicI32, Ordering};

use backlot_core::{
    BySeat, Chance, Context, Game, Outcome, ScoreSheet, Seat, SeatSet, SharedComponents, Viewer,
};

use super::bugs::{Bug, has, planted};
use super::deck::{Cards, DECK, Deck};

const MOST: usize = 3;
const ROUNDS: u8 = 3;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Auction {
    pub set: SharedComponents<Deck>,
    pub seats: u8,
    pub stakes: bool,
    pub deck: Cards,
    pub shown: Cards,
    pub hands: BySeat<Cards, MOST>,
    pub answers: BySeat<Answer, MOST>,
    pub round: u8,
    /// Who may take a card; nobody while all bid.
    pub winner: Option<Seat>,
    pub bids: BySeat<i32, MOST>,
    pub bonus: BySeat<i32, MOST>,
    /// Where some bugs keep what should not be kept.
    pub trace: u32,
}

/// A seat's sealed answer so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Answer {
    pub card: Option<u8>,
    pub stake: Option<u8>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    pub set: SharedComponents<Deck>,
    pub seats: usize,
    pub stakes: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Bid(u8),
    Stake(u8),
    Take,
    Leave,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Dealt { seat: Seat, cards: Option<Cards> },
    Answered { seat: Seat, action: Action },
    Shown { seat: Seat, card: u8, stake: u8 },
    Won { seat: Seat },
    Bonus { seat: Seat, card: u8 },
    Left { seat: Seat, rumour: Option<u8> },
}

#[derive(Clone, Debug)]
pub struct View {
    pub viewer: Viewer,
    pub set: SharedComponents<Deck>,
    pub seats: u8,
    pub stakes: bool,
    pub shown: Cards,
    /// Known hands.
    pub hands: BySeat<Option<Cards>, MOST>,
    pub hand_sizes: BySeat<u32, MOST>,
    /// Known answers.
    pub answers: BySeat<Option<Answer>, MOST>,
    pub answered: SeatSet,
    pub round: u8,
    pub winner: Option<Seat>,
    pub bids: BySeat<i32, MOST>,
    pub bonus: BySeat<i32, MOST>,
    /// What some bugs smuggle past the comparison below.
    pub smuggled: BySeat<Cards, MOST>,
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        let all = |view: &Self| {
            let known = (view.hands, view.hand_sizes, view.answers, view.answered);
            (view.viewer, view.shown, known, view.round, view.winner, view.bids, view.bonus)
        };
        all(self) == all(other) && self.set == other.set && self.seats == other.seats
    }
}

/// Number of games that came to their end in this process: what CACHE_DECIDES looks at.
static ENDED: AtomicI32 = AtomicI32::new(0);

impl Auction {
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seats.into())
    }

    fn has_answered(&self, seat: Seat) -> bool {
        let answer = self.answers[seat];
        answer.card.is_some() && (answer.stake.is_some() || !self.stakes)
    }

    fn over(&self) -> bool {
        self.round == ROUNDS
    }

    fn owing(&self) -> SeatSet {
        self.all().filter(|seat| !self.has_answered(*seat)).collect()
    }

    fn answer(&mut self, seat: Seat, action: Action, cx: &mut impl Context<Event>) {
        if has(Bug::FirstCome) && self.owing().len() == usize::from(self.seats) {
            self.trace = u32::from(seat.bits());
        }
        if has(Bug::RevisionAdds) && self.has_answered(seat) {
            self.trace += 1;
        }
        match action {
            Action::Bid(card) => self.answers[seat].card = Some(card),
            Action::Stake(stake) => self.answers[seat].stake = Some(stake),
            Action::Take | Action::Leave => {}
        }
        if has(Bug::EarlyLuck) {
            cx.below(DECK, 2);
        }
        cx.emit(|| Event::Answered { seat, action });
        if self.owing().is_empty() {
            self.reveal(cx);
        }
    }

    fn reveal(&mut self, cx: &mut impl Context<Event>) {
        let mut pot = 2;
        for seat in self.all() {
            let answer = self.answers[seat];
            let (card, stake) = (answer.card.unwrap_or(0), answer.stake.unwrap_or(0));
            pot += i32::from(stake);
            self.bids[seat] -= i32::from(stake);
            self.hands[seat] = self.hands[seat].without(Cards::one(card));
            if !has(Bug::ForgottenCard) {
                self.shown = self.shown.and(Cards::one(card));
            }
            cx.emit(|| Event::Shown { seat, card, stake });
        }
        let best = match planted() {
            Bug::FirstCome => Seat::new(self.trace as usize),
            _ => self.all().max_by_key(|seat| self.answers[*seat].card),
        };
        let seat = best.expect("there are seats");
        self.answers = BySeat([Answer::default(); MOST]);
        self.bids[seat] += pot;
        if has(Bug::CacheDecides) {
            self.bids[seat] += ENDED.load(Ordering::Relaxed);
        }
        self.winner = Some(seat);
        cx.emit(|| {
            if has(Bug::ListenerScores) {
                self.bids[seat] += 1;
            }
            Event::Won { seat }
        });
    }

    fn next_round(&mut self) {
        self.winner = None;
        if !has(Bug::Endless) || self.round + 2 < ROUNDS || self.deck.len() < 3 {
            self.round += 1;
        } else {
            // The shown cards go back into the hands, so that it can go on for ever.
            for seat in self.all() {
                let card = self.shown.iter().next().expect("cards were shown");
                self.shown = self.shown.without(Cards::one(card));
                self.hands[seat] = self.hands[seat].and(Cards::one(card));
            }
        }
    }

    /// The neighbour whose hand some bugs show.
    pub fn victim(viewer: Viewer, seats: u8) -> Seat {
        viewer.seat().map_or(Seat::from_bits(0), |seat| seat.left(seats.into()))
    }

    /// Deals the pool out to the hands that are not known.
    fn deal_unknown(&mut self, known: impl Fn(Seat) -> bool, chance: &mut impl Chance) {
        let unknown: Vec<Seat> = self.all().filter(|seat| !known(*seat)).collect();
        for seat in &unknown {
            self.deck = self.deck.and(self.hands[*seat]);
        }
        for seat in unknown {
            self.hands[seat] = self.deck.draw_many(self.hands[seat].len(), chance);
            if let Some(card) = &mut self.answers[seat].card {
                *card = self.hands[seat].draw(chance);
                self.hands[seat] = self.hands[seat].and(Cards::one(*card));
            }
        }
    }
}

impl Game for Auction {
    type Components = Deck;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup, cx: &mut impl Context<Event>) -> Self {
        let mut deck = Cards::full(&setup.set);
        let mut hands = BySeat([Cards::default(); MOST]);
        let mut extra = 0;
        for seat in Seat::all(setup.seats) {
            let cards = deck.draw_many(3, cx);
            hands[seat] = cards;
            cx.emit(|| {
                extra += u32::from(has(Bug::ListenerDraws));
                Event::Dealt { seat, cards: Some(cards) }
            });
        }
        if extra > 0 {
            cx.below(DECK, 2);
        }
        let trace = if has(Bug::LuckInState) { cx.below(DECK, 1000) } else { 0 };
        Self {
            set: setup.set,
            seats: u8::try_from(setup.seats).unwrap_or(2),
            stakes: setup.stakes,
            deck,
            shown: Cards::default(),
            hands,
            answers: BySeat([Answer::default(); MOST]),
            round: 0,
            winner: None,
            bids: BySeat([0; MOST]),
            bonus: BySeat([0; MOST]),
            trace,
        }
    }

    fn components(&self) -> SharedComponents<Deck> {
        self.set
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn to_act(&self) -> SeatSet {
        match self.winner {
            _ if self.over() && has(Bug::AskedAfterTheEnd) => SeatSet::all(1),
            _ if self.over() => SeatSet::EMPTY,
            Some(seat) => SeatSet::only(seat),
            None => self.owing(),
        }
    }

    fn may_revise(&self) -> SeatSet {
        if self.over() || self.winner.is_some() {
            return SeatSet::EMPTY;
        }
        self.all().filter(|seat| self.has_answered(*seat)).collect()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !has(Bug::ListNotEmptied) {
            out.clear();
        }
        let answer = self.answers[seat];
        if self.over() {
            return;
        }
        match self.winner {
            Some(winner) if seat != winner && !has(Bug::IdleSeatMayAct) => {}
            Some(_) => out.extend([Action::Take, Action::Leave]),
            None if self.stakes && answer.card.is_some() => {
                let victim = self.hands[seat.left(self.seats.into())];
                let most = if has(Bug::HandDecides) && victim.has(12) { 1 } else { 2 };
                out.extend((0..=most).map(Action::Stake));
            }
            None => out.extend(self.hands[seat].iter().map(Action::Bid)),
        }
        if has(Bug::Unsorted) {
            out.reverse();
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut impl Context<Event>) {
        match action {
            Action::Bid(_) | Action::Stake(_) => return self.answer(seat, action, cx),
            Action::Take => {
                assert!(!has(Bug::Panics) || self.round < 2, "a planted panic");
                let card = self.deck.draw(cx);
                self.shown = self.shown.and(Cards::one(card));
                self.bonus[seat] += i32::from(card & 1);
                cx.emit(|| Event::Bonus { seat, card });
            }
            Action::Leave => {
                self.bonus[seat] += 1;
                let victim = self.hands[seat.left(self.seats.into())];
                let rumour = victim.iter().last().filter(|_| has(Bug::HandTold));
                cx.emit(|| Event::Left { seat, rumour });
            }
        }
        self.next_round();
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.over() {
            return None;
        }
        ENDED.fetch_add(i32::from(has(Bug::CacheDecides)), Ordering::Relaxed);
        let mut sheet = ScoreSheet::new();
        let taken = |points: &BySeat<i32, MOST>, seat: Seat| points.0.get(seat.index()).copied();
        sheet.line("bids", |seat| taken(&self.bids, seat).unwrap_or(0));
        let source = if has(Bug::NoSource) { "unheard-of" } else { "bonus" };
        sheet.line(source, |seat| taken(&self.bonus, seat).unwrap_or(0));
        let mut outcome = Outcome::new(self.seats.into(), sheet, |_| 0);
        match planted() {
            Bug::WrongSum => outcome.scores[Seat::from_bits(0)] += 1,
            Bug::WrongWinner => outcome.winners = SeatSet::all(self.seats.into()),
            Bug::WrongRank => {
                for seat in self.all() {
                    outcome.ranks[seat] = 1 + seat.bits();
                }
                outcome.winners = SeatSet::all(1);
            }
            _ => {}
        }
        Some(outcome)
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut hands = BySeat([None; MOST]);
        let mut answers = BySeat([None; MOST]);
        let mut smuggled = BySeat([Cards::default(); MOST]);
        for seat in self.all() {
            hands[seat] = Some(self.hands[seat]).filter(|_| viewer.may_see(seat));
            answers[seat] = Some(self.answers[seat]).filter(|_| viewer.may_see(seat));
            smuggled[seat] = self.hands[seat];
        }
        let victim = Self::victim(viewer, self.seats);
        if has(Bug::HandSeen) {
            hands[victim] = Some(self.hands[victim]);
        }
        View {
            viewer,
            set: self.set,
            seats: self.seats,
            stakes: self.stakes,
            shown: self.shown,
            hands,
            hand_sizes: BySeat(self.hands.0.map(Cards::len)),
            answers,
            answered: match planted() {
                Bug::AnswerSeen => self.may_revise(),
                _ => SeatSet::EMPTY,
            },
            round: self.round,
            winner: self.winner,
            bids: self.bids,
            bonus: self.bonus,
            smuggled,
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Dealt { seat, cards } => {
                Some(Event::Dealt { seat: *seat, cards: cards.filter(|_| viewer.may_see(*seat)) })
            }
            Event::Answered { seat, .. } => {
                let open = viewer.may_see(*seat) || has(Bug::AnswerTold);
                open.then(|| event.clone())
            }
            Event::Won { .. } if has(Bug::OmniscientDeaf) => {
                (viewer != Viewer::Omniscient).then(|| event.clone())
            }
            Event::Shown { .. } | Event::Won { .. } | Event::Bonus { .. } | Event::Left { .. } => {
                Some(event.clone())
            }
        }
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Dealt { .. } | Event::Shown { .. } | Event::Bonus { .. } => true,
            Event::Answered { .. } | Event::Won { .. } | Event::Left { .. } => false,
        }
    }

    fn sample(view: &View, chance: &mut impl Chance) -> Self {
        let mut world = Self {
            set: view.set,
            seats: view.seats,
            stakes: view.stakes,
            deck: Cards::full(&view.set).without(view.shown),
            shown: view.shown,
            hands: BySeat([Cards::default(); MOST]),
            answers: BySeat(view.answers.0.map(Option::unwrap_or_default)),
            round: view.round,
            winner: view.winner,
            bids: view.bids,
            bonus: view.bonus,
            trace: 0,
        };
        if has(Bug::SampleForgets) {
            world.answers = BySeat([Answer::default(); MOST]);
        }
        for seat in world.all() {
            world.hands[seat] = view.hands[seat].unwrap_or_default();
            world.deck = world.deck.without(world.hands[seat]);
        }
        let victim = Self::victim(view.viewer, view.seats);
        for seat in world.all().filter(|seat| view.hands[*seat].is_none()).collect::<Vec<_>>() {
            let kept = has(Bug::SampleKnows)
                || has(Bug::SampleKeepsOneHand) && seat == victim && view.seats > 2;
            let count = view.hand_sizes[seat];
            world.hands[seat] = match planted() {
                _ if kept => view.smuggled[seat],
                Bug::SampleStuck => {
                    Cards(world.deck.iter().take(count as usize).fold(0, |b, c| b | 1 << c))
                }
                Bug::SampleKeepsOneHand if view.seats > 2 => {
                    let mut free = world.deck.without(view.smuggled[victim]);
                    free.draw_many(count, chance)
                }
                _ => world.deck.draw_many(count, chance),
            };
            if !has(Bug::SampleDoubles) {
                world.deck = world.deck.without(world.hands[seat]);
            } else {
                world.deck = world.deck.and(world.hands[seat]);
            }
        }
        world
    }

    fn permute_hidden(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let mut world = self.clone();
        if !has(Bug::PermuteLazy) {
            world.deal_unknown(|seat| viewer.may_see(seat), chance);
        }
        world
    }

    fn permute_unshown(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let mut world = self.permute_hidden(viewer, chance);
        for seat in self.all().filter(|seat| !viewer.may_see(*seat)) {
            world.bonus[seat] = if chance.below(DECK, 2) == 0 { 0 } else { 1 };
        }
        world
    }

    fn audit(&self) -> Result<(), String> {
        let places = self.all().map(|seat| self.hands[seat]).chain([self.deck, self.shown]);
        let (mut seen, mut count) = (Cards::default(), 0);
        for place in places {
            seen = seen.and(place);
            count += place.len();
        }
        if seen == Cards::full(&self.set) && count == seen.len() {
            return Ok(());
        }
        Err(format!("{count} cards in all, {} of them different", seen.len()))
    }

    fn max_actions(setup: &Setup) -> usize {
        usize::from(ROUNDS) * (setup.seats * if setup.stakes { 2 } else { 1 } + 1)
    }
}
