//! A table with people around it: seats, clocks, talk, fair dealing and what each viewer hears.
//!
//! Data flows one way:
//!
//! 1. somebody asks for something: [`HostedTable::decide`] checks it, changes nothing and says which [`Entry`]s it makes;
//! 2. who runs the table stores these entries, all or none;
//! 3. [`HostedTable::commit`] takes over what was decided and says what each viewer notices.
//!
//! All truth is in the entries: [`HostedTable::load`] makes an equal table from them, and [`HostedTable::follow`] folds those
//! that were decided elsewhere. Which game is played is known to `play.rs` alone. Nothing here reads a clock, draws
//! by itself or keeps a plain secret of a seat: time, randomness and hashes are passed in.

mod clock;
mod deal;
mod decide;
mod entry;
mod fold;
mod game;
mod getters;
mod input;
mod open;
mod permute;
mod play;
mod refusal;
mod secret;
mod sitting;
mod talk;
mod tape;
mod updates;

pub use clock::{ClockRule, ClockView};
pub use deal::FairDeal;
pub use decide::Decided;
pub use entry::{Entry, Hand, Opening, Reaction, VERSION, Voice, What};
pub use fold::{BadEntry, LoadError};
pub use game::HostedGame;
pub use input::{HostInput, Input, Moment, Party};
pub use open::{CantOpen, OpenRequest, Place};
pub use refusal::TableError;
pub use secret::{BadHex, Hash, Secret};
pub use sitting::{PlayerView, WhoView};
pub use updates::{
    Asked, AskedBriefly, Broadcast, Changed, DealView, Listeners, Notice, NoticeReason,
    NoticedEvents, RenderedEvent, Restart, Speaker, Status, TalkLine, ViewerUpdate, Who,
};

use std::collections::BTreeMap;
use std::sync::Arc;

use backlot_core::Seat;

use clock::Clocks;
use deal::Deal;
use game::{RunningGame, Setup};
use sitting::{Person, Sitting};
use talk::Talk;
use updates::VIEWERS;

/// A table with people around it. A fold over its entries.
///
/// Every input is tried out on a copy, so what hardly ever changes is shared with it.
#[derive(Clone, PartialEq, Debug)]
pub struct HostedTable {
    id: Arc<str>,
    game: &'static HostedGame,
    setup: Setup,
    /// The level of bots that nobody chose.
    level: Arc<str>,
    public: bool,
    /// Whether people may ask a bot what it would do.
    help: bool,
    /// The hash of the host's secret.
    host: Hash,
    sittings: Arc<[Sitting]>,
    stage: Stage,
    paused: bool,
    clocks: Clocks,
    deal: Arc<Deal>,
    play: Option<Arc<dyn RunningGame>>,
    talk: Arc<Talk>,
    /// What people call things of theirs, by the thing's id.
    names: BTreeMap<Box<str>, Box<str>>,
    /// How many messages each viewer has got.
    heard: [u32; VIEWERS],
    /// How often what a viewer may know of the game has changed: the ids of prompts.
    prompts: [u32; VIEWERS],
    rematch: Option<Box<str>>,
    opened_at: u64,
    /// When the last entry was made.
    changed_at: u64,
    /// How many entries there are.
    entries: u64,
}

/// Where the table is in its life; [`Status`] is what people see of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Open,
    Dealing,
    Playing,
    Over,
    Ended,
}

impl HostedTable {
    fn person(&self, seat: Seat) -> Option<&Person> {
        self.sittings.get(seat.index())?.person()
    }

    fn person_mut(&mut self, seat: Seat) -> Option<&mut Person> {
        Arc::make_mut(&mut self.sittings).get_mut(seat.index())?.person_mut()
    }

    fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        let seats = Seat::all(self.sittings.len());
        seats.filter_map(|seat| Some((seat, self.person(seat)?)))
    }

    /// The person who plays against bots only, if there is one.
    fn only_person(&self) -> Option<Seat> {
        let mut people = self.people().map(|(seat, _)| seat);
        people.next().filter(|_| people.next().is_none())
    }

    /// Whether the seat's person is the host.
    fn is_host(&self, seat: Seat) -> bool {
        self.person(seat).is_some_and(|person| person.key == self.host)
    }

    fn has_open_seat(&self) -> bool {
        self.sittings.contains(&Sitting::Open)
    }

    /// Whether the game has been played to its end, or ended.
    fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over | Stage::Ended)
    }
}
