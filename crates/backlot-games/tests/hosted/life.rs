//! Random lives of hosted tables: people who do all they can think of, at any moment, in any order.

use backlot_core::chance::Fast;
use backlot_core::{Order, Playable, Seat, SeatSet, SetupRequest, Viewer};
use backlot_games::{GameKind, load_hosted};
use backlot_table::hosted::{
    Broadcast, ClockRule, Entry, Hash, HostInput, HostedTable, Input, Listeners, Moment,
    OpenRequest, Party, Place, Reaction, Secret, Status, TableError, WhoView,
};

/// A table, everything that was stored of it, and luck for those who sit there.
pub(crate) struct Life {
    pub(crate) table: HostedTable,
    pub(crate) stored: Vec<String>,
    pub(crate) chance: Fast,
    pub(crate) now: u64,
    pub(crate) present: SeatSet,
}

pub(crate) fn key(number: usize) -> Hash {
    Hash::of(format!("secret {number}").as_bytes())
}

pub(crate) fn number_of(seat: usize) -> Secret {
    Secret(key(seat + 100).0)
}

impl Life {
    pub(crate) fn new(
        kind: GameKind,
        request: &SetupRequest,
        clock: ClockRule,
        places: &[Place],
        seed: u64,
    ) -> Self {
        let mut chance = Fast::new(seed);
        let open = OpenRequest {
            table: format!("table{seed}"),
            places: places.to_vec(),
            name: Some("Ada".to_owned()),
            key: key(0),
            number: Some(number_of(0).hash()),
            clock,
            level: "random".to_owned(),
            public: false,
            help: None,
            prepared: None,
        };
        let moment = Moment { now: 1_000_000, present: SeatSet::EMPTY, fresh: fresh(&mut chance) };
        let (table, entries) = HostedTable::open(kind.hosted(), request, &open, &moment).unwrap();
        let stored = entries.iter().map(Entry::to_text).collect();
        let present = SeatSet::all(table.seats());
        Self { table, stored, chance, now: moment.now, present }
    }

    pub(crate) fn moment(&mut self) -> Moment {
        Moment { now: self.now, present: self.present, fresh: fresh(&mut self.chance) }
    }

    /// Decides, stores and commits. A table that only follows the entries must end up in the same state.
    pub(crate) fn ask(&mut self, by: Party, input: &Input) -> Result<Broadcast, TableError> {
        let moment = self.moment();
        let mut follower = self.table.clone();
        let decided = self.table.decide(by, input, &moment);
        assert!(follower == self.table, "deciding {by:?} {input:?} changed something");
        let decided = decided?;
        let entries = decided.entries().to_vec();
        self.stored.extend(entries.iter().map(Entry::to_text));
        let told = self.table.commit(decided, Listeners::ALL_FOLLOWING);
        if entries.is_empty() {
            assert_eq!(told, Broadcast::default());
        } else {
            let followed = follower.follow(&entries, Listeners::ALL_FOLLOWING).unwrap();
            assert_eq!(followed, told);
        }
        assert!(follower == self.table, "{by:?} {input:?} makes another table for who follows");
        Ok(told)
    }

    /// The table that was stored.
    pub(crate) fn reloaded(&self) -> HostedTable {
        let entries = self.stored.iter().map(|text| Entry::parse(text).unwrap());
        load_hosted(entries).unwrap()
    }

    /// Plays on without anything special until the game runs and then for so many answers.
    pub(crate) fn go_on(&mut self, answers: usize) {
        for _ in 0..answers {
            match self.table.status() {
                Status::Open | Status::Dealing | Status::Paused => {
                    let (by, input) = self.towards_play();
                    let _ = self.ask(by, &input);
                }
                Status::Playing => {
                    let (by, input) = self.answer();
                    self.ask(by, &input).unwrap();
                }
                Status::Over | Status::Ended => return,
            }
        }
    }

    pub(crate) fn any_seat(&mut self) -> Seat {
        let seats = self.table.seats();
        Seat::new(self.chance.index(seats)).unwrap()
    }

    /// What brings the table nearer to the game.
    pub(crate) fn towards_play(&mut self) -> (Party, Input) {
        let seat = self.any_seat();
        match self.table.status() {
            Status::Paused => (Party::Host, Input::Host(HostInput::Resume)),
            Status::Dealing => {
                let asks = self.table.deal(Viewer::Seat(seat)).asks;
                let number = number_of(seat.index());
                let (hash, number) = match asks {
                    Some("hash") => (Some(number.hash()), None),
                    _ => (None, Some(number)),
                };
                (Party::Seat(seat), Input::Number { hash, number })
            }
            _ => {
                let n = seat.index();
                let number = Some(number_of(n).hash()).filter(|_| self.chance.index(4) > 0);
                let name = ["Ada", "Ben", "Cy", "Dee", "Eve", "Flo"][n].to_owned();
                (Party::Spectator, Input::Sit { seat: Some(seat), name, key: key(n), number })
            }
        }
    }

    /// A legal answer of somebody who is asked.
    pub(crate) fn answer(&mut self) -> (Party, Input) {
        let bots = self.table.bots();
        let mut asked: Vec<Party> = bots.iter().map(|(seat, _, _)| Party::Bot(*seat)).collect();
        let players = self.table.players(SeatSet::EMPTY);
        let is_person = |seat: &Seat| matches!(players[seat.index()].who, WhoView::Person { .. });
        let people = self.table.asked().iter().filter(is_person);
        asked.extend(people.map(Party::Seat));
        let asked: Vec<Party> =
            asked.into_iter().filter(|by| self.table.prompt_briefly(seat(*by)).is_some()).collect();
        let by = asked[self.chance.index(asked.len())];
        let prompt = self.table.prompt_briefly(seat(by)).unwrap();
        let option = self.chance.index(prompt.actions.len());
        let by_index = self.chance.index(2) == 0;
        let action = (!by_index).then(|| prompt.actions[option].clone());
        (by, Input::Answer { prompt: prompt.id, option: by_index.then_some(option), action })
    }

    /// Anything at all, mostly legal answers.
    pub(crate) fn anything(&mut self) -> (Party, Input) {
        self.now += u64::try_from(self.chance.index(4000)).unwrap();
        let seat = self.any_seat();
        let by = match self.chance.index(8) {
            0 => Party::Spectator,
            1 => Party::Host,
            2 => Party::Bot(seat),
            _ => Party::Seat(seat),
        };
        let status = self.table.status();
        match self.chance.index(30) {
            0..8 if status == Status::Playing => self.answer(),
            0..8 if !matches!(status, Status::Over | Status::Ended) => self.towards_play(),
            8 => (by, self.nonsense(seat)),
            9 | 10 => (by, Input::Undo),
            11 | 12 => (by, Input::Order { order: self.any_order() }),
            13 => (by, Input::Say { text: "Hello there!".repeat(1 + seat.index()), name: None }),
            14 => (by, Input::React { reaction: Reaction::Laugh, to: Some(3) }),
            15 => (Party::Seat(seat), self.any_number(seat)),
            16..19 => (by, Input::Host(self.host_input(seat))),
            19 => {
                self.present = if self.chance.index(2) == 0 {
                    SeatSet::all(6)
                } else {
                    SeatSet::all(6).without(seat)
                };
                (by, Input::Hold { seat })
            }
            20 => (by, Input::Back),
            21 => (by, Input::End { agree: self.chance.index(4) == 0 }),
            22 => (by, Input::Leave),
            23 => (by, Input::OfferMove { code: key(200) }),
            24 => {
                let n = 300 + self.chance.index(1000);
                (Party::Spectator, Input::MoveSeat { code: key(200), key: key(n) })
            }
            25 => (by, Input::Notice { webhook: Some("http://example.org/".to_owned()) }),
            26 => {
                self.now += 20_000;
                (Party::Server, Input::Tick)
            }
            27 if self.chance.index(10) == 0 => (Party::Admin, Input::Rewind { to: 3 }),
            28 => (by, Input::Rematch { table: "other".to_owned() }),
            _ if matches!(status, Status::Open | Status::Dealing) => self.towards_play(),
            _ => {
                let prompt = self.table.prompt_briefly(seat);
                let id = prompt.as_ref().map_or(0, |prompt| prompt.id);
                let actions = prompt.map_or(Vec::new(), |prompt| prompt.actions);
                let actions = actions.into_iter().take(2).collect();
                (by, Input::Batch { prompt: id, actions })
            }
        }
    }

    fn any_order(&mut self) -> Option<Order> {
        let lot = self.table.auction().unwrap_or(0) + 1;
        match self.chance.index(4) {
            0 => None,
            1 => Some(Order::PassThisAuction),
            2 => Some(Order::PassUntilMyLot { lot }),
            _ => Some(Order::BidUpTo { amount: 4 }),
        }
    }

    fn any_number(&mut self, seat: Seat) -> Input {
        let number = number_of(seat.index());
        match self.chance.index(2) {
            0 => Input::Number { hash: Some(number.hash()), number: None },
            _ => Input::Number { hash: None, number: Some(number) },
        }
    }

    fn nonsense(&mut self, seat: Seat) -> Input {
        let prompt = self.table.prompt_id(seat);
        match self.chance.index(5) {
            0 => Input::Answer { prompt, option: Some(999), action: None },
            1 => Input::Answer { prompt, option: None, action: Some("eat the cards".to_owned()) },
            2 => Input::Answer { prompt: prompt + 1, option: Some(0), action: None },
            3 => Input::Answer { prompt, option: None, action: None },
            _ => Input::Batch { prompt, actions: vec!["pass".to_owned(); 3] },
        }
    }

    fn host_input(&mut self, seat: Seat) -> HostInput {
        match self.chance.index(9) {
            0 => HostInput::Start,
            1 => HostInput::Pause,
            2 => HostInput::SeatBot { seat, level: None },
            3 => HostInput::OpenSeat { seat },
            4 => HostInput::Mute { seat },
            5 => HostInput::Unmute { seat },
            6 if self.chance.index(4) == 0 => HostInput::Remove { seat },
            7 => HostInput::HandOver { seat },
            _ => HostInput::Resume,
        }
    }
}

/// What the viewer may know, in the game's own type.
pub(crate) fn view<G: Playable>(table: &HostedTable, viewer: Viewer) -> Option<G::View> {
    Some(*table.view(viewer)?.downcast().unwrap())
}

/// The seat of somebody who answers.
pub(crate) fn seat(by: Party) -> Seat {
    match by {
        Party::Seat(seat) | Party::Bot(seat) => seat,
        other => panic!("{other:?} has no seat"),
    }
}

fn fresh(chance: &mut Fast) -> Secret {
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(8) {
        part.copy_from_slice(&chance.word().to_le_bytes());
    }
    Secret(bytes)
}

pub(crate) fn clock(seed: u64) -> ClockRule {
    match seed % 3 {
        0 => ClockRule::None,
        1 => ClockRule::Relaxed { limit: 60_000 },
        _ => ClockRule::Live { bank: 100_000, increment: 2_000 },
    }
}

/// Tables of all kinds: number of seats, clocks, bots.
pub(crate) fn lives<G: Playable>(seeds: std::ops::Range<u64>) -> impl Iterator<Item = Life> {
    let kind: GameKind = G::info().id.parse().unwrap();
    seeds.map(move |seed| {
        let seats: Vec<usize> = G::info().seats.clone().collect();
        let seats = seats[usize::try_from(seed).unwrap() % seats.len()];
        let mut places = vec![Place::Open; seats];
        places[0] = Place::You;
        if seed % 2 == 0 {
            places[seats - 1] = Place::Bot("random".to_owned());
        }
        Life::new(kind, &SetupRequest::seats(seats), clock(seed), &places, seed)
    })
}
