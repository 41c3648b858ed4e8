//! What a hosted table's log is made of. All truth about a table is in its entries.

use backlot_core::{ComponentsText, Order, Seat, SeatSet, SetupRequest};
use serde::{Deserialize, Serialize};

use super::{ClockRule, Hash, Secret};

/// The version of the entries that this program writes.
pub const VERSION: u32 = 1;

/// Something that happened at a table, as it is stored: one JSON object with a `kind`.
///
/// The form is stable: fields are only ever added, with a default. Loading a table is folding its entries; luck is
/// in them, so nothing is drawn again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When, in milliseconds since 1970. Never earlier than the entry before.
    pub at: u64,
    /// Whether the next entry belongs to the same input: they were stored together and are told together.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

impl Entry {
    /// The entry as JSON text.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("entries have only text keys and plain values")
    }

    /// Reads an entry.
    pub fn parse(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| format!("this is no entry of a table: {error}"))
    }

    /// The same entry without what people wrote: names become `?`, talk becomes empty. The game stays as it was.
    #[must_use]
    pub fn anonymised(&self) -> Self {
        let mut entry = self.clone();
        match &mut entry.what {
            What::Sat { name, .. } => "?".clone_into(name),
            What::Named { text, .. } => text.clear(),
            What::Said { text, by } => {
                text.clear();
                if let Voice::Spectator { name } = by {
                    *name = None;
                }
            }
            What::Reacted { by: Voice::Spectator { name }, .. } => *name = None,
            What::NoticeSet { webhook, .. } => *webhook = None,
            _ => {}
        }
        entry
    }
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum What {
    /// The table was opened. Always and only the first entry.
    Opened(Box<Opening>),
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Under which name.
        name: String,
        /// The hash of the secret by which they are known.
        key: Hash,
        /// The hash of their number for the deal, if they take part in it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<Hash>,
    },
    /// Somebody stood up before the start.
    Left {
        /// From where.
        seat: Seat,
    },
    /// A bot took a seat that nobody has.
    BotSeated {
        /// Where.
        seat: Seat,
        /// How strong it plays.
        level: String,
    },
    /// A bot left before the start: the seat is open.
    SeatOpened {
        /// Which.
        seat: Seat,
    },
    /// Nobody can sit down any more; the deal begins.
    Started,
    /// A person gave the hash of their number for the deal, or a new one.
    Committed {
        /// Who.
        seat: Seat,
        /// The hash.
        hash: Hash,
    },
    /// All hashes are published: now the numbers are awaited.
    NumbersAsked {
        /// Who gave no hash in time and has no share in the deal.
        #[serde(default, skip_serializing_if = "no_seats")]
        without: SeatSet,
    },
    /// A person gave their number.
    Numbered {
        /// Who.
        seat: Seat,
        /// The number.
        number: Secret,
    },
    /// Numbers were missing, so the deal starts over, with a new secret, without those who let it down.
    Redealt {
        /// The new secret.
        secret: Secret,
        /// Whose numbers were missing.
        missing: SeatSet,
    },
    /// The game was set up.
    Began {
        /// The luck of the set-up.
        draws: Vec<u32>,
    },
    /// A seat acted.
    Acted {
        /// Who.
        seat: Seat,
        /// The action in notation.
        action: String,
        /// The luck it caused.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        draws: Vec<u32>,
        /// Who answered for the seat.
        #[serde(default, skip_serializing_if = "Hand::is_own")]
        hand: Hand,
    },
    /// A seat took back its last action.
    Undone {
        /// Who.
        seat: Seat,
        /// Which of the actions that counted no longer do, by index, ascending.
        steps: Vec<usize>,
    },
    /// The administrator took the game back.
    Rewound {
        /// How many actions still count.
        to: usize,
    },
    /// A seat gave a standing order, or none any more.
    Ordered {
        /// Who.
        seat: Seat,
        /// The order.
        order: Option<Order>,
    },
    /// Somebody said something.
    Said {
        /// Who.
        by: Voice,
        /// What.
        text: String,
    },
    /// Somebody reacted.
    Reacted {
        /// Who.
        by: Voice,
        /// How.
        reaction: Reaction,
        /// To which talk, by its number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<u32>,
    },
    /// Somebody gave a thing of theirs a name.
    #[serde(rename = "film-named")]
    Named {
        /// Who.
        seat: Seat,
        /// The thing's id in views.
        #[serde(rename = "film")]
        thing: String,
        /// The name; none if empty.
        text: String,
    },
    /// The host stopped the game for now.
    Paused,
    /// The host let the game go on.
    Resumed,
    /// No server looked after the table: clocks get that time back.
    Interrupted {
        /// For how many milliseconds.
        ms: u64,
    },
    /// A seat may no longer talk, or may again.
    Muted {
        /// Who.
        seat: Seat,
        /// Whether it is muted.
        on: bool,
    },
    /// The host took the seat from a person. Before the start it is open, later a bot plays it.
    Removed {
        /// Whose.
        seat: Seat,
        /// The bot that plays from now on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// Another person is host.
    HandedOver {
        /// Who.
        to: Seat,
    },
    /// A bot holds the seat for its person.
    Held {
        /// Which seat.
        seat: Seat,
        /// How strong the bot plays.
        level: String,
        /// Whether the person left the game, and nobody else asked for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        left: bool,
    },
    /// The person has the seat back.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// A person asked for a one-use code that brings the seat to another device.
    MoveOffered {
        /// Who.
        seat: Seat,
        /// The hash of the code.
        code: Hash,
        /// Until when it holds.
        until: u64,
    },
    /// The code was used: the seat has another secret.
    SeatMoved {
        /// Which.
        seat: Seat,
        /// The hash of the new secret.
        key: Hash,
    },
    /// A person agrees to end the game here, or no longer.
    EndWished {
        /// Who.
        seat: Seat,
        /// Whether they agree.
        agree: bool,
    },
    /// All people agreed to end the game.
    Ended,
    /// It goes on at another table.
    Rematched {
        /// Its id.
        table: String,
    },
    /// Where the server calls when the seat is asked; nowhere without an address.
    NoticeSet {
        /// Whose.
        seat: Seat,
        /// The address.
        webhook: Option<String>,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde calls")]
fn no_seats(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// How a table was opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// The version of the entries.
    pub version: u32,
    /// The id of the table.
    pub table: String,
    /// The id of the game.
    pub game: String,
    /// The version of the game's rules; 1 where the entry does not say.
    #[serde(default = "first_version")]
    pub rules: u32,
    /// How many seats.
    pub seats: usize,
    /// The options of the set-up, in the game's order.
    pub options: Vec<(String, String)>,
    /// The component set as TOML, unless it is the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// The hash of the host's secret.
    pub host: Hash,
    /// The secret of the deal. Stored so that nothing is lost; told only at the end.
    pub secret: Secret,
    /// How much time people have.
    #[serde(default)]
    pub clock: ClockRule,
    /// The level of the bots that fill open seats.
    pub level: String,
    /// Whether anybody can find the table.
    #[serde(default)]
    pub public: bool,
    /// Whether people may ask a bot what it would do.
    #[serde(default)]
    pub help: bool,
    /// The number of the prepared deal, if it is one: for lessons, which need the same cards every time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prepared: Option<u32>,
}

fn first_version() -> u32 {
    1
}

impl Opening {
    /// The request for the game that was set up.
    #[must_use]
    pub fn request(&self) -> SetupRequest {
        SetupRequest {
            seats: Some(self.seats),
            options: self.options.iter().cloned().collect(),
            components: self
                .components
                .clone()
                .map(|toml| ComponentsText { name: "components".to_owned(), toml }),
        }
    }
}

/// Who answered for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The person themselves.
    #[default]
    Own,
    /// A bot, as player or holding the seat.
    Bot,
    /// A standing order.
    Order,
}

impl Hand {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde calls")]
    fn is_own(&self) -> bool {
        *self == Self::Own
    }
}

/// Who talks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Voice {
    /// A seat.
    Seat(Seat),
    /// The host, who has no seat.
    Host,
    /// A spectator, if they like under a name.
    Spectator {
        /// The name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
}

/// A reaction without words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Hands clap.
    Applause,
    /// Funny.
    Laugh,
    /// Unheard of.
    Gasp,
    /// Still thinking.
    Think,
    /// Thank you.
    Thanks,
    /// Good game.
    WellPlayed,
}
