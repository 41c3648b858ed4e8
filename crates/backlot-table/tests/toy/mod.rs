//! A game just large enough to try a table on.
//!
//! Each round a lot is drawn. In turn, everybody marks (`mark 1` or `mark 2`, one point each if it is 2) or digs
//! (`dig`, a coin is drawn, worth 5) or sits out (`sit`). Then all who don't sit out bid in secret (`bid 0` to `bid 3`); who bids 3 adds a stake
//! (`stake 1` or `stake 2`) in the same secret. The highest bid and stake, then the lowest seat, gets
//! the lot's points.

mod words;

use std::sync::LazyLock;

use backlot_core::chance::Fast;
use backlot_core::{
    Arrange, BadPosition, CatalogueEntry, Chance, ComponentError, ComponentSet, Context, Evaluate,
    Game, GameInfo, OptionSpec, Outcome, Pile, Playable, ScoreSheet, Seat, SeatSet, SetupError,
    SetupRequest, SharedComponents, Viewer, WithoutEvents,
};
use backlot_table::{Player, Table};

pub(crate) const LOTS: Pile = Pile(0);
pub(crate) const COIN: Pile = Pile(1);

#[derive(serde::Serialize, serde::Deserialize, Debug)]
pub(crate) struct Lots {
    pub(crate) lots: Vec<u8>,
}

impl ComponentSet for Lots {
    const GAME: &'static str = "toy";

    fn parse(name: &str, toml: &str) -> Result<Self, ComponentError> {
        let set: Self =
            toml::from_str(toml).map_err(|error| ComponentError::from_toml(name, toml, &error))?;
        if (2..=8).contains(&set.lots.len()) {
            return Ok(set);
        }
        Err(ComponentError::at(name, toml, 0, "there must be 2 to 8 lots"))
    }

    fn standard() -> SharedComponents<Self> {
        static SET: LazyLock<SharedComponents<Lots>> =
            LazyLock::new(|| SharedComponents::keep(Lots { lots: vec![2, 4, 6, 8, 10] }));
        *SET
    }

    fn catalogue(&self) -> Vec<CatalogueEntry> {
        Vec::new()
    }

    fn to_toml(&self) -> String {
        format!("# the lots\n\n{}", toml::to_string(self).unwrap())
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Setup {
    seats: u8,
    rounds: u8,
    revise: bool,
    components: SharedComponents<Lots>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Mark(u8),
    Dig,
    Sit,
    Bid(u8),
    Stake(u8),
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Event {
    Lot(u8),
    Marked(Seat, u8),
    Dug(Seat, u8),
    Sat(Seat),
    Answered(Seat, Action),
    Opened(Seat),
}

/// What a seat said in secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Answer {
    bid: Option<u8>,
    stake: Option<u8>,
}

impl Answer {
    fn owes(self) -> bool {
        self.bid.is_none() || self.bid == Some(3) && self.stake.is_none()
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Toy {
    components: SharedComponents<Lots>,
    seats: u8,
    rounds_left: u8,
    /// Bits of the lots that are still in the pile.
    pile: u8,
    lot: u8,
    /// Whose turn it is to mark; all are asked for bids when nobody's.
    turn: Option<Seat>,
    sitting: SeatSet,
    revise: bool,
    answers: [Answer; 3],
    points: [i32; 3],
}

impl Toy {
    fn draw_lot(&mut self, cx: &mut impl Context<Event>) {
        let nth = cx.below(LOTS, self.pile.count_ones());
        let left = (0..8).filter(|bit| self.pile >> bit & 1 == 1);
        let bit = left.clone().nth(nth as usize).expect("below the number of lots left");
        self.pile &= !(1 << bit);
        self.lot = self.components.lots[bit];
        let lot = self.lot;
        cx.emit(|| Event::Lot(lot));
        self.turn = Seat::new(0);
    }

    fn owing(&self) -> SeatSet {
        self.bidders().filter(|seat| self.answers[seat.index()].owes()).collect()
    }

    fn seats_all(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.seats))
    }

    fn bidders(&self) -> impl Iterator<Item = Seat> {
        self.seats_all().filter(|seat| !self.sitting.contains(*seat))
    }

    fn open(&mut self, cx: &mut impl Context<Event>) {
        let value = |seat: Seat| {
            let answer = self.answers[seat.index()];
            answer.bid.unwrap_or(0) + answer.stake.unwrap_or(0)
        };
        let winner = self.seats_all().rev().max_by_key(|seat| value(*seat)).expect("seats");
        self.points[winner.index()] += i32::from(self.lot);
        self.answers = Default::default();
        self.sitting = SeatSet::EMPTY;
        cx.emit(|| Event::Opened(winner));
        self.rounds_left -= 1;
        if self.rounds_left > 0 {
            self.draw_lot(cx);
        }
    }
}

impl Game for Toy {
    type Components = Lots;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = Self;

    fn new(setup: &Setup, cx: &mut impl Context<Event>) -> Self {
        let mut toy = Self {
            components: setup.components,
            seats: setup.seats,
            rounds_left: setup.rounds,
            pile: ((1u16 << setup.components.lots.len()) - 1).to_le_bytes()[0],
            lot: 0,
            turn: None,
            sitting: SeatSet::EMPTY,
            revise: setup.revise,
            answers: Default::default(),
            points: [0; 3],
        };
        toy.draw_lot(cx);
        toy
    }

    fn components(&self) -> SharedComponents<Lots> {
        self.components
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn to_act(&self) -> SeatSet {
        match self.turn {
            _ if self.rounds_left == 0 => SeatSet::EMPTY,
            Some(seat) => SeatSet::only(seat),
            None => self.owing(),
        }
    }

    fn may_revise(&self) -> SeatSet {
        if !self.revise || self.rounds_left == 0 || self.turn.is_some() {
            return SeatSet::EMPTY;
        }
        self.bidders().filter(|seat| !self.owing().contains(*seat)).collect()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.to_act().contains(seat) && !self.may_revise().contains(seat) {
            return;
        }
        match (self.turn, self.answers[seat.index()]) {
            (Some(_), _) => {
                out.extend([Action::Mark(1), Action::Mark(2), Action::Dig, Action::Sit]);
            }
            (None, Answer { bid: Some(3), .. }) => out.extend((1..=2).map(Action::Stake)),
            (None, _) => out.extend((0..=3).map(Action::Bid)),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut impl Context<Event>) {
        match action {
            Action::Mark(mark) => {
                self.points[seat.index()] += i32::from(mark == 2);
                cx.emit(|| Event::Marked(seat, mark));
            }
            Action::Dig => {
                let found = u8::from(cx.below(COIN, 2) == 1);
                self.points[seat.index()] += 5 * i32::from(found);
                cx.emit(|| Event::Dug(seat, found));
            }
            Action::Sit => {
                self.sitting.insert(seat);
                cx.emit(|| Event::Sat(seat));
            }
            Action::Bid(bid) => self.answers[seat.index()].bid = Some(bid),
            Action::Stake(stake) => self.answers[seat.index()].stake = Some(stake),
        }
        if self.turn.is_some() {
            self.turn = Seat::new(seat.index() + 1).filter(|next| next.index() < self.seats());
        } else {
            cx.emit(|| Event::Answered(seat, action));
        }
        if self.turn.is_none() && self.owing().is_empty() {
            self.open(cx);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.rounds_left == 0;
        over.then(|| {
            let mut sheet = ScoreSheet::new();
            sheet.line("lots", |seat| self.points.get(seat.index()).copied().unwrap_or(0));
            Outcome::new(self.seats(), sheet, |_| 0)
        })
    }

    fn view(&self, viewer: Viewer) -> Self {
        let mut seen = self.clone();
        for seat in self.seats_all().filter(|seat| !viewer.may_see(*seat)) {
            seen.answers[seat.index()] = Answer::default();
        }
        seen
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Answered(seat, _) if !viewer.may_see(*seat) => None,
            Event::Answered(..)
            | Event::Lot(_)
            | Event::Marked(..)
            | Event::Dug(..)
            | Event::Sat(_)
            | Event::Opened(_) => Some(event.clone()),
        }
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Lot(_) | Event::Dug(..) | Event::Opened(_) => true,
            Event::Marked(..) | Event::Sat(_) | Event::Answered(..) => false,
        }
    }

    fn sample(view: &Self, _: &mut impl Chance) -> Self {
        view.clone()
    }

    fn permute_hidden(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let mut other = self.clone();
        for seat in self.seats_all().filter(|seat| !viewer.may_see(*seat)) {
            let bid = u8::try_from(chance.below(COIN, 3)).unwrap();
            let answer = &mut other.answers[seat.index()];
            *answer = Answer { bid: answer.bid.map(|_| bid), stake: None };
        }
        other
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    fn max_actions(setup: &Setup) -> usize {
        usize::from(setup.rounds) * usize::from(setup.seats) * 3
    }
}

impl Evaluate for Toy {
    fn evaluate(&self, seat: Seat) -> Option<f32> {
        Some(f32::from(i16::try_from(self.points[seat.index()]).unwrap()))
    }
}

impl Arrange for Toy {
    fn arrange(setup: &Setup, lines: &[&str]) -> Result<Self, BadPosition> {
        match lines.first() {
            None => Ok(Self::new(setup, &mut WithoutEvents(Fast::new(0)))),
            Some(line) => {
                Err(BadPosition { line: (*line).to_owned(), problem: "not known".to_owned() })
            }
        }
    }
}

static INFO: GameInfo = GameInfo {
    id: "toy",
    title: "Toy",
    rules_version: 1,
    clause_prefix: "TY",
    seats: 2..=3,
    default_seats: 2,
    options: &[
        OptionSpec { id: "rounds", values: &["1", "2"], default: "1", about: "rounds" },
        OptionSpec {
            id: "revise",
            values: &["false", "true"],
            default: "true",
            about: "second thoughts",
        },
    ],
    piles: &["lots", "coin"],
    rules: "",
};

impl Playable for Toy {
    fn info() -> &'static GameInfo {
        &INFO
    }

    fn setup(request: &SetupRequest) -> Result<Setup, SetupError> {
        request.check_known(&INFO)?;
        let seats = u8::try_from(request.checked_seats(&INFO)?).unwrap();
        let rounds = request.checked_option(&INFO, "rounds")?.parse().unwrap();
        let revise = request.checked_option(&INFO, "revise")? == "true";
        let components = match &request.components {
            None => Lots::standard(),
            Some(text) => SharedComponents::keep(Lots::parse(&text.name, &text.toml)?),
        };
        Ok(Setup { seats, rounds, revise, components })
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        vec![("rounds", setup.rounds.to_string()), ("revise", setup.revise.to_string())]
    }

    fn table_of(setup: &Setup) -> (usize, SharedComponents<Lots>) {
        (usize::from(setup.seats), setup.components)
    }
}

/// Seat number `number`, counted from 1.
pub(crate) fn p(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// A table of these players, such as `Ada` or `bot:easy`, for two rounds.
pub(crate) fn table(players: &[&str]) -> Table<Toy> {
    table_with(players, "true")
}

/// The same with the option `revise`.
pub(crate) fn table_with(players: &[&str], revise: &str) -> Table<Toy> {
    let request = SetupRequest::seats(players.len()).with("rounds", "2").with("revise", revise);
    let players: Vec<Player> = players.iter().map(|player| player.parse().unwrap()).collect();
    Table::new(Toy::setup(&request).unwrap(), players, "seed")
}

/// Does what these lines say, such as `1 mark 2`.
pub(crate) fn play(table: &mut Table<Toy>, lines: &[&str]) {
    for line in lines {
        let (number, text) = line.split_once(' ').unwrap();
        let action = table.read(text).unwrap();
        table
            .apply(p(number.parse().unwrap()), action)
            .unwrap_or_else(|refused| panic!("{line}: {refused}"));
    }
}
