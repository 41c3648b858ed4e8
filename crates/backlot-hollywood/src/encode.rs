//! Positions and actions as numbers. Other seats are counted from the one that looks.

use std::fmt::Display;

use backlot_core::{Columns, Encode, MAX_SEATS, Observer, Seat, SeatSet, Viewer};

use crate::components::{MAX_BIDS, YEARS};
use crate::slate::{FILMS, MAX_HELD};
use crate::{
    Action, Card, CardSet, Components, Film, Genre, Hollywood, Job, Kind, Phase, Place, Setup, View,
};

const PHASES: [&str; 12] = [
    "bidding",
    "keeping",
    "giving",
    "drafting",
    "offering",
    "playing an agent",
    "handing",
    "building",
    "reviewing",
    "rebuilding",
    "voting",
    "over",
];
const VERBS: [&str; 14] = [
    "bid", "keep", "give", "draft", "offer", "agent", "hand", "put", "aside", "trade", "done",
    "stay", "rebuild", "vote",
];

/// Where the indices of each verb begin; those with cards come last.
const BID: usize = 0;
const OFFER: usize = BID + MAX_BIDS;
const AGENT: usize = OFFER + (MAX_SEATS + 1) * MAX_BIDS;
const VOTE: usize = AGENT + MAX_SEATS;
const PUT: usize = VOTE + MAX_SEATS;
const ASIDE: usize = PUT + FILMS;
const TRADE: usize = ASIDE + 1;
const DONE: usize = TRADE + FILMS;
const STAY: usize = DONE + 1;
const REBUILD: usize = STAY + 1;
const KEEP: usize = REBUILD + 1;

/// The cards of a set in a row without gaps: basic cards, then star cards.
#[derive(Clone, Copy)]
struct Cards {
    basic: usize,
    stars: usize,
}

impl Cards {
    #[inline]
    fn of(set: &Components) -> Self {
        let [basic, stars] = set.counts();
        Self { basic, stars }
    }

    #[inline]
    fn all(self) -> usize {
        self.basic + self.stars
    }

    #[inline]
    fn place(self, card: Card) -> usize {
        if card.is_star() { self.basic + self.star(card) } else { card.index() }
    }

    #[inline]
    fn star(self, card: Card) -> usize {
        card.index() - Card::star(0).index()
    }

    fn give(self) -> usize {
        KEEP + self.stars
    }

    fn draft(self) -> usize {
        self.give() + self.stars
    }

    fn hand(self) -> usize {
        self.draft() + self.basic
    }
}

#[inline]
fn bid_place(set: &Components, amount: u8) -> usize {
    set.bids().iter().position(|&bid| bid == amount).unwrap_or(0)
}

/// How far to the left a seat sits.
#[inline]
fn place_of(seats: u8, from: Seat, seat: Seat) -> usize {
    let seats = usize::from(seats);
    (seat.index() + seats - from.index()) % seats
}

impl Encode for Hollywood {
    fn action_count(setup: &Setup) -> usize {
        let cards = Cards::of(setup.components.get());
        cards.hand() + cards.all()
    }

    fn action_name(setup: &Setup, index: usize) -> String {
        let set = setup.components.get();
        let cards = Cards::of(set);
        let id = |at: usize| set.cards().iter().nth(at).map_or("none", |card| set.card_id(card));
        let bid = |at: usize| {
            set.bids().get(at).map_or_else(|| format!("card {}", at + 1), u8::to_string)
        };
        match index {
            DONE => "done".to_owned(),
            STAY => "stay".to_owned(),
            REBUILD => "rebuild".to_owned(),
            ASIDE => "aside".to_owned(),
            _ if index < OFFER => format!("bid {}", bid(index)),
            _ if index < AGENT => {
                let (slot, at) = ((index - OFFER) / MAX_BIDS, (index - OFFER) % MAX_BIDS);
                format!("offer slot {} {}", slot + 1, bid(at))
            }
            _ if index < VOTE => format!("agent, seat {} to the left", index - AGENT),
            _ if index < PUT => format!("vote, seat {} to the left", index - VOTE),
            _ if index < ASIDE => format!("put {}", index - PUT + 1),
            _ if index < DONE => format!("trade {}", index - TRADE + 1),
            _ if index < cards.give() => format!("keep {}", id(cards.basic + index - KEEP)),
            _ if index < cards.draft() => {
                format!("give {}", id(cards.basic + index - cards.give()))
            }
            _ if index < cards.hand() => format!("draft {}", id(index - cards.draft())),
            _ => format!("hand {}", id(index - cards.hand())),
        }
    }

    #[inline]
    fn action_index(&self, seat: Seat, action: Action) -> usize {
        let set = self.set.get();
        let cards = Cards::of(set);
        match action {
            Action::Bid(amount) => BID + bid_place(set, amount),
            Action::Offer { slot, bid } => OFFER + slot.index() * MAX_BIDS + bid_place(set, bid),
            Action::Agent(target) => AGENT + place_of(self.seats, seat, target),
            Action::Vote(target) => VOTE + place_of(self.seats, seat, target),
            Action::Put { film, .. } => PUT + film.index(),
            Action::Aside(_) => ASIDE,
            Action::Trade { film, .. } => TRADE + film.index(),
            Action::Done => DONE,
            Action::Stay => STAY,
            Action::Rebuild => REBUILD,
            Action::Keep(card) => KEEP + cards.star(card),
            Action::Give { card, .. } => cards.give() + cards.star(card),
            Action::Draft(card) => cards.draft() + cards.place(card),
            Action::Hand(card) => cards.hand() + cards.place(card),
        }
    }

    fn encode(view: &View, seat: Seat, row: &mut impl Columns) {
        let set = view.components.get();
        let observer = Observer { components: set, seat, seats: usize::from(view.seats) };
        encode_turn(view, &observer, row);
        let cards = Cards::of(set);
        for (slot, &card) in view.row.iter().enumerate().take(observer.seats) {
            let star = card.known().map(|card| cards.star(card));
            let name = |star: usize| set.card_id(Card::star(u8::try_from(star).unwrap_or(0)));
            row.one_of(|star| format!("{} in slot {}", name(star), slot + 1), star, cards.stars);
        }
        row.flag(|| "the deck can be bid on".to_owned(), view.deck_open);
        row.number(|| "basic cards left".to_owned(), view.basic_left);
        row.number(|| "star cards left".to_owned(), view.star_left);
        encode_basic(set, view.hands[seat].all(), "in hand", row);
        encode_cards(set, view.discarded, "discarded", row);
        encode_stars(set, view.to_give.all(), "to give", row);
        for (place, other) in observer.clockwise().enumerate() {
            encode_seat(view, place, other, row);
        }
        encode_slate(view, seat, row);
        encode_memory(view, &observer, row);
    }

    fn encode_action(view: &View, seat: Seat, action: Action, row: &mut impl Columns) {
        let set = view.components.get();
        let observer = Observer { components: set, seat, seats: usize::from(view.seats) };
        let nothing = (0, None, None, None);
        let (verb, (amount, card, film, target)) = match action {
            Action::Bid(amount) => (0, (amount, None, None, None)),
            Action::Keep(card) => (1, (0, Some(card), None, None)),
            Action::Give { card, to } => (2, (0, Some(card), None, Some(to))),
            Action::Draft(card) => (3, (0, Some(card), None, None)),
            Action::Offer { slot, bid } => {
                (4, (bid, view.row.get(slot.index()).and_then(|card| card.known()), None, None))
            }
            Action::Agent(target) => (5, (0, None, None, Some(target))),
            Action::Hand(card) => (6, (0, Some(card), None, None)),
            Action::Put { card, film } => (7, (0, Some(card), Some(film), None)),
            Action::Aside(card) => (8, (0, Some(card), None, None)),
            Action::Trade { card, film } => (9, (0, Some(card), Some(film), None)),
            Action::Done => (10, nothing),
            Action::Stay => (11, nothing),
            Action::Rebuild => (12, nothing),
            Action::Vote(target) => (13, (0, None, None, Some(target))),
        };
        row.one_of(|verb| VERBS[verb].to_owned(), Some(verb), VERBS.len());
        row.number(|| "amount".to_owned(), amount);
        let slot = if let Action::Offer { slot, .. } = action { Some(slot.index()) } else { None };
        row.one_of(|slot| format!("slot {}", slot + 1), slot, MAX_SEATS + 1);
        row.one_of(
            |place| format!("seat {place}"),
            target.map(|target| observer.place_of(target)),
            observer.seats,
        );
        row.one_of(|film| format!("film {}", film + 1), film.map(Film::index), FILMS);
        encode_face(set, card, row);
        for film in Film::ALL {
            let slate = view.slate_in_work(seat);
            let places = (0..slate.decided()).filter_map(|i| slate.place(i));
            let inside = places
                .filter(|place| matches!(place, Place::Put(of) | Place::Trade(of) if *of == film));
            let count = u32::try_from(inside.count()).unwrap_or(u32::MAX);
            row.count(|| format!("cards in film {}", film.number()), count);
        }
    }
}

fn encode_turn(view: &View, observer: &Observer<'_, Components>, row: &mut impl Columns) {
    let seats = observer.seats;
    let only = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::only);
    let (phase, asked) = match view.phase {
        Phase::Bidding => (0, view.sealed.asked()),
        Phase::Keeping => (1, only(view.dealer)),
        Phase::Giving(to) => (2, SeatSet::only(to)),
        Phase::Drafting => (3, view.sealed.asked()),
        Phase::Offering => (4, view.sealed.asked()),
        Phase::PlayingAgent(seat) => (5, SeatSet::only(seat)),
        Phase::Handing { from, .. } => (6, SeatSet::only(from)),
        Phase::Building => (7, SeatSet::all(seats)),
        Phase::Reviewing(seat) => (8, SeatSet::only(seat)),
        Phase::Rebuilding(seat) => (9, SeatSet::only(seat)),
        Phase::Voting => (10, view.sealed.asked()),
        Phase::Over => (11, SeatSet::EMPTY),
    };
    let to = if let Phase::Handing { to, .. } = view.phase { Some(to) } else { None };
    row.one_of(|year| format!("year {}", year + 1), Some(view.year.into()), usize::from(YEARS));
    row.one_of(|phase| PHASES[phase].to_owned(), Some(phase), PHASES.len());
    row.bits(|place| format!("{place} is concerned"), observer.turned(asked), seats);
    let place = |seat: Option<Seat>| seat.map(|seat| observer.place_of(seat));
    row.one_of(|seat| format!("{seat} is handed a card"), place(to), seats);
    row.one_of(|seat| format!("{seat} deals"), place(view.dealer), seats);
    row.number(|| "cards drafted".to_owned(), view.step);
    row.number(|| "round of review".to_owned(), view.review.round);
    row.number(|| "left to review".to_owned(), view.review.left);
    row.flag(|| "changed in this round".to_owned(), view.review.changed);
    row.bits(|place| format!("{place} is nominated"), observer.turned(view.nominees), seats);
    row.bits(|place| format!("{place} drew from the deck"), observer.turned(view.from_deck), seats);
    // A sealed answer can be replaced until the last one is in.
    let own = view.sealed.seen_by(Viewer::Seat(observer.seat), observer.seat);
    row.flag(|| "has answered".to_owned(), own.is_some());
}

fn encode_seat(view: &View, place: usize, seat: Seat, row: &mut impl Columns) {
    let set = view.components.get();
    row.count(|| format!("money of {place}"), view.money[seat].into());
    row.count(|| format!("paid to deal by {place}"), view.paid_to_deal[seat].into());
    row.count(|| format!("paid for stars by {place}"), view.paid_for_stars[seat].into());
    for (year, earned) in view.earned.iter().enumerate() {
        row.count(|| format!("earned by {place} in year {}", year + 1), earned[seat].into());
    }
    row.number(|| format!("awards of {place}"), view.awards[seat]);
    row.number(|| format!("cards of {place}"), view.held_count[seat]);
    row.flag(|| format!("{place} has no agent"), view.memory.no_agent.contains(seat));
    // What is known of a seat's cards: all when they lie open, else what came from the star row.
    let known = view.held[seat].with(view.won[seat]);
    encode_cards(set, known, format_args!("of {place}"), row);
}

/// Where the own cards go, one after the other, and what the next one is.
fn encode_slate(view: &View, seat: Seat, row: &mut impl Columns) {
    let set = view.components.get();
    let slate = view.slate_in_work(seat);
    row.flag(|| "slate done".to_owned(), slate.is_done());
    const PLACES: usize = 1 + 2 * FILMS;
    let bits = (0..slate.decided()).fold(0, |bits, i| {
        let place = slate.place(i).map_or(0, |place| match place {
            Place::Aside => 0,
            Place::Put(film) => 1 + film.index(),
            Place::Trade(film) => 1 + FILMS + film.index(),
        });
        bits | 1 << (PLACES * i + place)
    });
    let name = |bit: usize| {
        let place = match bit % PLACES {
            0 => "aside".to_owned(),
            place if place <= FILMS => format!("put into film {place}"),
            place => format!("traded for film {}", place - FILMS),
        };
        format!("card {}: {place}", bit / PLACES + 1)
    };
    row.bits(name, bits, PLACES * MAX_HELD);
    let is_building = matches!(view.phase, Phase::Building | Phase::Rebuilding(_));
    let next = if is_building { view.next_card(seat).known() } else { None };
    encode_face(set, next, row);
}

/// What a perfect memory adds: the cards seen in hands that were passed on, and everybody's discard pile.
fn encode_memory(view: &View, observer: &Observer<'_, Components>, row: &mut impl Columns) {
    let set = view.components.get();
    let passed = view.memory.hands.iter().fold(CardSet::EMPTY, |seen, hand| seen.or(hand.all()));
    encode_basic(set, passed, "seen in the draft", row);
    let piles =
        observer.clockwise().fold(CardSet::EMPTY, |all, seat| all.or(view.memory.piles[seat]));
    encode_cards(set, piles, "in discard piles", row);
}

fn encode_cards(set: &Components, cards: CardSet, place: impl Display, row: &mut impl Columns) {
    encode_basic(set, cards, &place, row);
    encode_stars(set, cards, &place, row);
}

fn encode_basic(set: &Components, cards: CardSet, place: impl Display, row: &mut impl Columns) {
    let count = Cards::of(set).basic;
    let [low, high, _] = cards.words();
    let name = |number: usize| {
        let card = Card::new(u8::try_from(number).unwrap_or(0));
        format!("{} {place}", set.card_id(card))
    };
    row.bits(name, low, count.min(64));
    row.bits(|number| name(64 + number), high, count.saturating_sub(64));
}

fn encode_stars(set: &Components, cards: CardSet, place: impl Display, row: &mut impl Columns) {
    let [.., stars] = cards.words();
    let card = |star: usize| Card::star(u8::try_from(star).unwrap_or(0));
    let name = |star: usize| format!("{} {place}", set.card_id(card(star)));
    row.bits(name, stars, Cards::of(set).stars);
}

fn encode_face(set: &Components, card: Option<Card>, row: &mut impl Columns) {
    let face = card.map(|card| set.face(card));
    let kind = face.map(|face| face.kind as usize);
    row.one_of(|kind| format!("card: {}", Kind::ALL[kind].id()), kind, Kind::ALL.len());
    let genres = face.map_or(0, |face| u64::from(face.genres.bits()));
    row.bits(|genre| format!("card: {}", Genre::ALL[genre].id()), genres, Genre::ALL.len());
    row.number(|| "card: coins".to_owned(), face.map_or(0, |face| face.coins));
    row.number(|| "card: figurines".to_owned(), face.map_or(0, |face| face.figurines));
    let job = face.and_then(|face| face.job).map(|job| job as usize);
    row.one_of(|job| format!("card: {}", Job::ALL[job].id()), job, Job::ALL.len());
    row.flag(|| "card: star".to_owned(), card.is_some_and(Card::is_star));
}
