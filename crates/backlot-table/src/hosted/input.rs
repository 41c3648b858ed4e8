//! What can be asked of a hosted table, and by whom.

use super::{Hash, Reaction, Secret};
use backlot_core::{Order, Seat, SeatSet};

/// Who asks. Whoever runs the table has checked their secret: see [`who`](super::HostedTable::who).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    /// Somebody with the secret of a seat.
    Seat(Seat),
    /// Somebody with the host's secret who has no seat.
    Host,
    /// Anybody else: they may sit down or watch.
    Spectator,
    /// The bot that plays or holds this seat.
    Bot(Seat),
    /// Who runs the table: timers and the like.
    Server,
    /// The administrator.
    Admin,
}

/// When something is asked, and what the table can't know by itself.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// Milliseconds since 1970.
    pub now: u64,
    /// The people who are there, or were there a moment ago: who is not may be held by a bot.
    pub present: SeatSet,
    /// Thirty-two bytes from the system's source of randomness, for a deal that starts over.
    pub fresh: Secret,
}

/// What is asked: by people and programs, or by who runs the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// An answer to a prompt: an option by its index, or a notation.
    Answer {
        /// The id of the prompt.
        prompt: u32,
        /// The index of the option.
        option: Option<usize>,
        /// Or the action in notation.
        action: Option<String>,
    },
    /// Several actions in a row: all or none.
    Batch {
        /// The id of the prompt.
        prompt: u32,
        /// The actions in notation.
        actions: Vec<String>,
    },
    /// Takes back the last action.
    Undo,
    /// Gives a standing order, or takes it back.
    Order {
        /// The order.
        order: Option<Order>,
    },
    /// Says something.
    Say {
        /// What.
        text: String,
        /// The speaker's name, if a spectator wants to give one.
        name: Option<String>,
    },
    /// Reacts without words.
    React {
        /// How.
        reaction: Reaction,
        /// To the talk heard with this `seq`.
        to: Option<u32>,
    },
    /// Gives a thing of the own seat a name, or takes the name away.
    Name {
        /// The thing's id in views.
        thing: String,
        /// The name; none if empty.
        text: String,
    },
    /// Fair dealing: the hash of a number, or the number.
    Number {
        /// The hash of a number that is kept secret for now.
        hash: Option<Hash>,
        /// The number.
        number: Option<Secret>,
    },
    /// What only the host may do.
    Host(HostInput),
    /// Lets a bot of the table's level play a seat whose person is away or out of time.
    Hold {
        /// Which seat.
        seat: Seat,
    },
    /// Takes the own seat back from a bot.
    Back,
    /// Agrees to end the game, or no longer.
    End {
        /// Whether they agree.
        agree: bool,
    },
    /// Stands up.
    Leave,

    /// Sits down.
    Sit {
        /// Where; the first open seat if not said.
        seat: Option<Seat>,
        /// Under which name.
        name: String,
        /// The hash of the secret that the person got.
        key: Hash,
        /// The hash of their number for the deal.
        number: Option<Hash>,
    },
    /// Asks for a one-use code that brings the seat to another device.
    OfferMove {
        /// The hash of the code.
        code: Hash,
    },
    /// Uses such a code.
    MoveSeat {
        /// The hash of the code.
        code: Hash,
        /// The hash of the new secret.
        key: Hash,
    },
    /// Goes on at a new table, which [`rematch`](super::HostedTable::rematch) describes.
    Rematch {
        /// The id of the new table.
        table: String,
    },
    /// Where to call when the seat is asked.
    Notice {
        /// The address; nowhere if `None`.
        webhook: Option<String>,
    },
    /// Time has passed: see [`due`](super::HostedTable::due).
    Tick,
    /// No server looked after the table for some time.
    Interrupted {
        /// For how many milliseconds.
        ms: u64,
    },
    /// Takes the game back to so many actions.
    Rewind {
        /// How many actions still count.
        to: usize,
    },
}

/// What only the host may do.
#[derive(Clone, PartialEq, Debug)]
pub enum HostInput {
    /// Begins; open seats become bots.
    Start,
    /// Stops the game for now.
    Pause,
    /// Lets it go on.
    Resume,
    /// Lets a bot sit in an open seat.
    SeatBot {
        /// Which.
        seat: Seat,
        /// How strong; the table's level if not said.
        level: Option<String>,
    },
    /// Sends a bot away before the start.
    OpenSeat {
        /// From which seat.
        seat: Seat,
    },
    /// Passes a seat's talk on no longer.
    Mute {
        /// Whose.
        seat: Seat,
    },
    /// Passes it on again.
    Unmute {
        /// Whose.
        seat: Seat,
    },
    /// Takes the seat from a person.
    Remove {
        /// Whose.
        seat: Seat,
    },
    /// Makes another person host.
    HandOver {
        /// Whom.
        seat: Seat,
    },
}
