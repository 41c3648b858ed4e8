//! Opening a table, and going on at another one.

use backlot_core::{Seat, SetupError, SetupRequest};

use super::decide::{Draft, name_of_person};
use super::fold::BadEntry;
use super::game::SharedSetup;
use super::{
    ClockRule, Entry, Hash, HostInput, HostedGame, HostedTable, Input, Listeners, Moment, Opening,
    Party, Secret, TableError, VERSION, What,
};

/// A request for a table.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenRequest {
    /// The id of the table, which nobody can guess.
    pub table: String,
    /// Who or what sits where: one for each seat, or nothing at all, which means you and the rest open.
    pub places: Vec<Place>,
    /// Your name, if you sit down.
    pub name: Option<String>,
    /// The hash of your secret, by which you are host.
    pub key: Hash,
    /// The hash of your number for the deal.
    pub number: Option<Hash>,
    /// How much time people have.
    pub clock: ClockRule,
    /// The level of bots that fill open seats.
    pub level: String,
    /// Whether anybody can find the table.
    pub public: bool,
    /// Whether people may ask a bot what it would do. If not said, they may where everybody else is a bot.
    pub help: Option<bool>,
    /// The number of a prepared deal, for lessons: the same number gives the same cards and the same bots.
    pub prepared: Option<u32>,
}

/// Who sits in a seat at the beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Who opens the table.
    You,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// Why a table can't be opened so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CantOpen {
    /// The set-up is not possible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No bot has this level.
    #[error("{0}")]
    UnknownLevel(String),
    /// Not one place for each seat.
    #[error("{places} places for {seats} seats: name one for each seat, or none")]
    Places {
        /// How many were named.
        places: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A name that can't be shown.
    #[error(transparent)]
    Name(#[from] TableError),
    /// Several places for one person.
    #[error("only one seat can be yours")]
    YouTwice,
    /// A prepared deal that could give somebody an advantage over other people.
    #[error(
        "a prepared deal is for one person alone: give all other seats to bots, and send no `hash`"
    )]
    PreparedForSeveral,
}

impl HostedTable {
    /// Opens a table. Store all entries before anybody hears of it. The game starts at once if no seat is open.
    pub fn open(
        game: &'static HostedGame,
        setup: &SetupRequest,
        request: &OpenRequest,
        moment: &Moment,
    ) -> Result<(Self, Vec<Entry>), CantOpen> {
        let setup = (game.set_up)(setup)?;
        let bots = request.places.iter().filter_map(|place| match place {
            Place::Bot(level) => Some(level),
            Place::You | Place::Open => None,
        });
        for level in bots.chain([&request.level]) {
            (game.check_level)(level, setup.seats()).map_err(CantOpen::UnknownLevel)?;
        }
        let mut places = places(request, setup.seats())?;
        request.name.as_deref().map(name_of_person).transpose()?;
        let is_alone = places.iter().all(|(_, place)| *place != Place::Open);
        if request.prepared.is_some() && !(is_alone && request.number.is_none()) {
            return Err(CantOpen::PreparedForSeveral);
        }
        let opened = What::Opened(Box::new(opening(game, &setup, request, moment)));
        let mut opened = Entry { at: moment.now, more: false, what: opened };
        let first = Self::first(game, &opened);
        let mut table = first.expect("an opening that was just made is in order");
        // What opening takes is one input, whatever is decided in between.
        let mut draft = Draft::new(table.clone(), moment);
        // Your seat comes first, so that the game does not start without you.
        places.sort_by_key(|(_, place)| *place != Place::You);
        for (seat, place) in places {
            let (by, input) = match place {
                Place::Open => continue,
                Place::Bot(level) => {
                    let level = Some(level);
                    (Party::Host, Input::Host(HostInput::SeatBot { seat, level }))
                }
                Place::You => {
                    let name = request.name.clone().unwrap_or_default();
                    let (key, number) = (request.key, request.number);
                    (Party::Spectator, Input::Sit { seat: Some(seat), name, key, number })
                }
            };
            draft.input(by, &input).expect("an open seat can be taken");
        }
        let decided = draft.decided();
        opened.more = !decided.entries().is_empty();
        let entries = [&[opened], decided.entries()].concat();
        table.commit(decided, Listeners::NOBODY);
        Ok((table, entries))
    }

    /// The first entries of a table where the same people play the same game again: the same secrets hold. Each seat
    /// moves on by one, so that somebody else begins. Ask for [`Input::Rematch`] at this table with the same id.
    pub fn rematch(&self, table: &str, moment: &Moment) -> Result<(Self, Vec<Entry>), TableError> {
        if !self.is_over() {
            return Err(TableError::NotNow("the game is not over"));
        }
        let request = OpenRequest {
            table: table.to_owned(),
            places: Vec::new(),
            name: None,
            key: self.host,
            number: None,
            clock: self.clocks.rule,
            level: self.level.to_string(),
            public: self.public,
            help: Some(self.help),
            prepared: None,
        };
        let opening = opening(self.game, &self.setup, &request, moment);
        let mut whats = vec![What::Opened(Box::new(opening))];
        let seats = self.sittings.len();
        for seat in Seat::all(seats) {
            let next = seat.left(seats);
            match (self.person(seat), self.sittings[seat.index()].bot()) {
                (Some(person), _) => whats.push(What::Sat {
                    seat: next,
                    name: person.name.to_string(),
                    key: person.key,
                    number: None,
                }),
                (None, Some(level)) => {
                    whats.push(What::BotSeated { seat: next, level: level.to_owned() });
                }
                (None, None) => {}
            }
        }
        let last = whats.len() - 1;
        let numbered = whats.into_iter().enumerate();
        let entries: Vec<Entry> = numbered
            .map(|(index, what)| Entry { at: moment.now, more: index < last, what })
            .collect();
        let table = Self::load(self.game, entries.iter().cloned());
        Ok((table.expect("people who sat can sit again"), entries))
    }

    /// The table that the first entry opens.
    pub(super) fn first(game: &'static HostedGame, entry: &Entry) -> Result<Self, BadEntry> {
        let What::Opened(opening) = &entry.what else {
            return Err(BadEntry::new("the first entry must open the table"));
        };
        Self::from_opening(game, opening, entry.at)
    }
}

fn opening(
    game: &HostedGame,
    setup: &SharedSetup,
    request: &OpenRequest,
    moment: &Moment,
) -> Opening {
    let options = setup.options().into_iter().map(|(key, value)| (key.to_owned(), value));
    Opening {
        version: VERSION,
        table: request.table.clone(),
        game: game.info().id.to_owned(),
        rules: game.info().rules_version,
        seats: setup.seats(),
        options: options.collect(),
        components: setup.own_components(),
        host: request.key,
        secret: request.prepared.map_or(moment.fresh, Secret::prepared),
        clock: request.clock,
        level: request.level.clone(),
        public: request.public,
        help: request.help.unwrap_or_else(|| {
            !request.places.is_empty() && !request.places.contains(&Place::Open)
        }),
        prepared: request.prepared,
    }
}

fn places(request: &OpenRequest, seats: usize) -> Result<Vec<(Seat, Place)>, CantOpen> {
    let all = Seat::all(seats);
    if request.places.is_empty() {
        let you = |seat: Seat| seat.index() == 0 && request.name.is_some();
        let place = |seat| (seat, if you(seat) { Place::You } else { Place::Open });
        return Ok(all.map(place).collect());
    }
    if request.places.len() != seats {
        return Err(CantOpen::Places { places: request.places.len(), seats });
    }
    if request.places.iter().filter(|place| **place == Place::You).count() > 1 {
        return Err(CantOpen::YouTwice);
    }
    Ok(all.zip(request.places.iter().cloned()).collect())
}
