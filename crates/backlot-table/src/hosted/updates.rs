//! What viewers are told. Everything here is made from views and redacted events only.

use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use backlot_core::{JsonText, MAX_SEATS, Prompt, Seat, Text, Viewer};
use serde::Serialize;

use super::{Hash, Reaction};

/// How many different viewers a table has: its seats, and all spectators as one.
pub(super) const VIEWERS: usize = MAX_SEATS + 1;

/// The place of a viewer in arrays. Nobody at a hosted table sees everything.
pub(super) fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(MAX_SEATS, Seat::index)
}

/// Most messages have less bytes than this as JSON.
const USUAL_TEXT: usize = 256;

/// Some of a table's viewers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Listeners {
    all: u8,
    /// Those who have the view from before, and want to know what has changed of it.
    following: u8,
}

impl Listeners {
    /// Nobody.
    pub const NOBODY: Self = Self { all: 0, following: 0 };
    /// Every seat and the spectators.
    pub const ALL: Self = Self { all: 0x7f, following: 0 };
    /// Every seat and the spectators, and all of them want to know what has changed of their view.
    pub const ALL_FOLLOWING: Self = Self { all: 0x7f, following: 0x7f };

    /// Adds a viewer.
    pub fn insert(&mut self, viewer: Viewer) {
        self.all |= 1 << place(viewer);
    }

    /// Adds a viewer who wants to know what has changed of the view.
    pub fn insert_following(&mut self, viewer: Viewer) {
        self.insert(viewer);
        self.following |= 1 << place(viewer);
    }

    /// Whether the viewer is among them.
    #[must_use]
    pub fn contains(self, viewer: Viewer) -> bool {
        self.all >> place(viewer) & 1 == 1
    }

    pub(super) fn follows(self, viewer: Viewer) -> bool {
        self.following >> place(viewer) & 1 == 1
    }

    pub(super) fn is_empty(self) -> bool {
        self.all == 0
    }
}

/// What the entries of one input did.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Broadcast {
    /// For each listener who may notice something: what. Who is not here is told nothing.
    pub news: Vec<(Viewer, ViewerUpdate)>,
    /// Who should be told even if they are not at the table.
    pub notices: Vec<Notice>,
}

/// What one viewer hears of an input. What is not marked as changed need not be sent again.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ViewerUpdate {
    /// The number of this message to this viewer, counted from 1.
    pub seq: u32,
    /// What changed.
    pub changed: Changed,
    /// How many steps of those that the viewer knew were taken back, before `events`.
    pub undone: u32,
    /// What happened in the game.
    pub events: Arc<[RenderedEvent]>,
    /// What has changed of the view, as JSON ([`Present::view_changes`](backlot_core::Present::view_changes)), for those who follow it;
    /// `None` if they must be given the whole view.
    pub view_changes: Option<Arc<str>>,
    /// What the table has to say.
    pub notes: Vec<Text>,
    /// What somebody said. Such an input changes nothing else.
    pub talk: Option<TalkLine>,
}

/// Which sections changed for a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Changed {
    /// View, prompt, steps, undo and clock.
    pub game: bool,
    /// Who sits where, and what they agree to.
    pub players: bool,
    /// The status, with outcome and rematch.
    pub status: bool,
    /// The deal.
    pub deal: bool,
    /// The viewer's standing order.
    pub order: bool,
    /// What things are called.
    pub names: bool,
    /// Something else that only the viewer can notice: a link, an address.
    pub own: bool,
}

impl Changed {
    pub(super) const NOTHING: Self = Self {
        game: false,
        players: false,
        status: false,
        deal: false,
        order: false,
        names: false,
        own: false,
    };

    pub(super) fn merge(&mut self, other: Self) {
        self.game |= other.game;
        self.players |= other.players;
        self.status |= other.status;
        self.deal |= other.deal;
        self.order |= other.order;
        self.names |= other.names;
        self.own |= other.own;
    }

    pub(super) fn anything(self) -> bool {
        self != Self::default()
    }
}

/// An event as a viewer notices it.
#[derive(Clone, PartialEq, Debug)]
pub struct RenderedEvent {
    /// The step it belongs to, counting those that the viewer may know of: 0 is the set-up.
    pub step: u32,
    /// What happened, shared by all who notice the same.
    pub noticed: Arc<NoticedEvents>,
}

/// What happened, as it is told.
#[derive(Clone, Debug)]
pub struct NoticedEvents {
    /// The event for programs: an object with a `kind`.
    pub json: JsonText,
    /// The event for people.
    pub text: Text,
    written: OnceLock<String>,
}

impl NoticedEvents {
    pub(super) fn new(json: JsonText, text: Text) -> Self {
        Self { json, text, written: OnceLock::new() }
    }

    /// Both as JSON, written once for all who notice the same.
    #[must_use]
    pub fn written(&self) -> (&str, &str) {
        let text = self.written.get_or_init(|| {
            let mut text = Vec::with_capacity(USUAL_TEXT);
            self.text.write_json(&mut text);
            String::from_utf8(text).expect("JSON is text")
        });
        (self.json.as_str(), text)
    }
}

impl PartialEq for NoticedEvents {
    fn eq(&self, other: &Self) -> bool {
        self.json == other.json && self.text == other.text
    }
}

impl Deref for RenderedEvent {
    type Target = NoticedEvents;

    fn deref(&self) -> &NoticedEvents {
        &self.noticed
    }
}

/// Something said, or a reaction.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TalkLine {
    /// The number of the message by which the viewer heard it.
    pub seq: u32,
    /// When.
    pub at: u64,
    /// Who.
    pub from: Speaker,
    /// What was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Or how they reacted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reaction: Option<Reaction>,
    /// To what: the `seq` by which the viewer heard that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
}

/// Who talks, as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Speaker {
    /// The seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether it is the host without a seat.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    /// Whether it is a spectator.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub spectator: bool,
}

/// Somebody to tell, wherever they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Whom.
    pub seat: Seat,
    /// What.
    pub why: NoticeReason,
}

/// Why somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoticeReason {
    /// The seat is asked.
    YourTurn,
    /// The game is over.
    Over,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// People sit down.
    Open,
    /// Numbers for the deal are awaited.
    Dealing,
    /// The game runs.
    Playing,
    /// The host has stopped it for now.
    Paused,
    /// The game is over.
    Over,
    /// The people have ended it before.
    Ended,
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Asked {
    /// The id that an answer must name.
    pub id: u32,
    /// Whether the seat has answered and may still change it.
    pub answered: bool,
    /// The question and its options.
    #[serde(flatten)]
    pub prompt: Prompt,
}

impl Asked {
    /// Writes it as JSON, just as [`Serialize`] would, in less time.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        let Self { id, answered, prompt } = self;
        out.extend_from_slice(format!("{{\"id\":{id},\"answered\":{answered},").as_bytes());
        prompt.write_fields(out);
        out.push(b'}');
    }
}

/// What a seat may answer, without words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AskedBriefly {
    /// The id that an answer must name.
    pub id: u32,
    /// Who is asked.
    pub seat: Seat,
    /// Whether the seat has answered and may still change it.
    pub answered: bool,
    /// The legal actions in notation.
    pub actions: Vec<String>,
}

/// Who has a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Who {
    /// The seat that belongs to it.
    pub seat: Option<Seat>,
    /// Whether it is the host's.
    pub host: bool,
}

/// The fair deal as everybody may see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DealView {
    /// Which attempt this is, counted from 1: more than 1 if numbers were missing.
    pub round: u32,
    /// The hash of the table's secret.
    pub commit: Hash,
    /// The hashes of the people's numbers by seat.
    pub hashes: std::collections::BTreeMap<usize, Hash>,
    /// The numbers by seat, once all are there.
    pub numbers: std::collections::BTreeMap<usize, String>,
    /// The table's secret, at the end.
    pub secret: Option<String>,
    /// What is awaited from this viewer: `hash` or `number`.
    pub asks: Option<&'static str>,
    /// Deals that were given up, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub restarts: Vec<Restart>,
}

/// A deal that was given up because numbers were missing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Restart {
    /// The hash of the secret that was given up.
    pub commit: Hash,
    /// Whose numbers were missing.
    pub missing: backlot_core::SeatSet,
}
