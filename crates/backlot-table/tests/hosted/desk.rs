//! A hosted toy table, everything stored and loaded again at every step.

use backlot_core::{Seat, SeatSet, SetupRequest, Viewer};
use backlot_table::hosted::{
    Broadcast, ClockRule, Entry, Hash, HostedGame, HostedTable, Input, Listeners, Moment,
    OpenRequest, Party, Place, Secret, TableError, ViewerUpdate,
};

use crate::toy::{Toy, p};

pub(crate) static TOY: HostedGame = HostedGame::new::<Toy>(|_, _| Ok(()));

pub(crate) struct Desk {
    pub(crate) table: HostedTable,
    pub(crate) stored: Vec<Entry>,
    pub(crate) now: u64,
    pub(crate) present: SeatSet,
    pub(crate) fresh: u8,
}

/// The hash of somebody's secret.
pub(crate) fn key(name: &str) -> Hash {
    Hash::of(name.as_bytes())
}

/// Somebody's number for the deal.
pub(crate) fn number(name: &str) -> Secret {
    Secret(key(&format!("{name}'s number")).0)
}

pub(crate) fn you() -> OpenRequest {
    OpenRequest {
        table: "t1".to_owned(),
        places: Vec::new(),
        name: Some("Ada".to_owned()),
        key: key("Ada"),
        number: None,
        clock: ClockRule::None,
        level: "easy".to_owned(),
        public: false,
        help: None,
        prepared: None,
    }
}

impl Desk {
    /// A table for so many, opened by Ada at second 1000.
    pub(crate) fn open(seats: usize, request: &OpenRequest) -> Self {
        Self::of(&SetupRequest::seats(seats).with("rounds", "2"), request)
    }

    pub(crate) fn of(setup: &SetupRequest, request: &OpenRequest) -> Self {
        let moment = Moment { now: 1_000_000, present: SeatSet::all(3), fresh: Secret([7; 32]) };
        let (table, stored) = HostedTable::open(&TOY, setup, request, &moment).unwrap();
        let desk = Self { table, stored, now: 1_000_000, present: SeatSet::all(3), fresh: 8 };
        desk.check();
        desk
    }

    /// A table at which these people play; `bot:LEVEL` is a bot. Ada must be first.
    pub(crate) fn playing(names: &[&str]) -> Self {
        Self::playing_with(names, ClockRule::None)
    }

    pub(crate) fn playing_with(names: &[&str], clock: ClockRule) -> Self {
        let place = |name: &&str| match name.strip_prefix("bot:") {
            Some(level) => Place::Bot(level.to_owned()),
            None if *name == "Ada" => Place::You,
            None => Place::Open,
        };
        let places = names.iter().map(place).collect();
        let mut desk = Self::open(names.len(), &OpenRequest { places, clock, ..you() });
        for (index, name) in names.iter().enumerate().skip(1) {
            if !name.starts_with("bot:") {
                desk.sit(index + 1, name).unwrap();
            }
        }
        desk
    }

    pub(crate) fn sit(&mut self, number: usize, name: &str) -> Result<Broadcast, TableError> {
        let input = Input::Sit {
            seat: Some(p(number)),
            name: name.to_owned(),
            key: key(name),
            number: None,
        };
        self.ask(Party::Spectator, &input)
    }

    /// Asks; what comes of it is stored as text, and loading that gives the same table.
    pub(crate) fn ask(&mut self, by: Party, input: &Input) -> Result<Broadcast, TableError> {
        self.fresh += 1;
        let fresh = Secret([self.fresh; 32]);
        let moment = Moment { now: self.now, present: self.present, fresh };
        let decided = self.table.decide(by, input, &moment)?;
        let texts = decided.entries().iter().map(Entry::to_text);
        self.stored.extend(texts.map(|text| Entry::parse(&text).unwrap()));
        let told = self.table.commit(decided, Listeners::ALL);
        self.check();
        Ok(told)
    }

    fn check(&self) {
        assert_eq!(HostedTable::load(&TOY, self.stored.clone()).unwrap(), self.table);
    }

    /// Answers the newest prompt of a seat, counted from 1.
    pub(crate) fn answer(&mut self, seat: usize, action: &str) -> Result<Broadcast, TableError> {
        let by = match self.table.bots().iter().any(|bot| bot.0 == p(seat)) {
            true => Party::Bot(p(seat)),
            false => Party::Seat(p(seat)),
        };
        let prompt = self.table.prompt_id(p(seat));
        let action = Some(action.to_owned());
        self.ask(by, &Input::Answer { prompt, option: None, action })
    }

    /// Does what these lines say, such as `1 mark 2`.
    pub(crate) fn play(&mut self, lines: &[&str]) {
        for line in lines {
            let (number, text) = line.split_once(' ').unwrap();
            self.answer(number.parse().unwrap(), text)
                .unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        }
    }

    /// What a seat, counted from 1, asks for.
    pub(crate) fn seat(&mut self, seat: usize, input: &Input) -> Result<Broadcast, TableError> {
        self.ask(Party::Seat(p(seat)), input)
    }
}

pub(crate) fn seat(number: usize) -> Viewer {
    Viewer::Seat(p(number))
}

/// Who heard something, seats counted from 1 and 0 for spectators.
pub(crate) fn heard(told: &Broadcast) -> Vec<usize> {
    told.news.iter().map(|(viewer, _)| viewer.seat().map_or(0, Seat::number)).collect()
}

pub(crate) fn news(told: &Broadcast, viewer: Viewer) -> &ViewerUpdate {
    &told.news.iter().find(|(told, _)| *told == viewer).unwrap().1
}
