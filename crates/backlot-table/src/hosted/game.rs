//! What a hosted table knows of its game: seats, indices of legal actions, draws, JSON, and keys of messages.

use std::any::Any;
use std::fmt::{self, Debug};
use std::ops::Deref;
use std::sync::Arc;

use backlot_core::chance::{BadDraws, MAX_PILES, Recording, Scripted};
use backlot_core::{
    Chance, Draw, GameInfo, Outcome, Pile, Playable, Prompt, Seat, SeatSet, SetupError,
    SetupRequest, Viewer,
};

use super::play::CheckedSetup;
use super::tape::Tape;
use super::updates::{NoticedEvents, RenderedEvent, VIEWERS};
use crate::record::Record;
use crate::rounds::Rounds;
use crate::{ActionError, Player};

/// A game that can be played at hosted tables: how it is set up, and what holds at all of its tables.
pub struct HostedGame {
    info: fn() -> &'static GameInfo,
    pub(super) set_up: fn(&SetupRequest) -> Result<SharedSetup, SetupError>,
    pub(super) check_level: fn(&str, usize) -> Result<(), String>,
    /// Whether seats may know something that others can't work out: see
    /// [`HAS_PRIVATE_INFORMATION`](backlot_core::Game::HAS_PRIVATE_INFORMATION).
    pub keeps_secrets: bool,
    pub(super) views_are_identical: bool,
}

impl HostedGame {
    /// Describes a game. `check_level` returns what is wrong with a bot level, given the number of seats.
    #[must_use]
    pub const fn new<G: Playable>(check_level: fn(&str, usize) -> Result<(), String>) -> Self {
        Self {
            info: G::info,
            set_up: CheckedSetup::<G>::checked,
            check_level,
            keeps_secrets: G::HAS_PRIVATE_INFORMATION,
            views_are_identical: G::VIEWS_ARE_IDENTICAL,
        }
    }

    /// Returns what there is to know about the game before it starts.
    #[must_use]
    pub fn info(&self) -> &'static GameInfo {
        (self.info)()
    }
}

impl PartialEq for HostedGame {
    fn eq(&self, other: &Self) -> bool {
        self.info().id == other.info().id
    }
}

impl Debug for HostedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}

/// A game that was set up and can begin.
pub(super) trait GameSetup: Debug + Send + Sync {
    /// Returns how many seats there are.
    fn seats(&self) -> usize;
    /// Returns the options as records list them.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// Returns the component set as records name it.
    fn components(&self) -> String;
    /// Returns the component set as TOML, unless it is the standard one.
    fn own_components(&self) -> Option<String>;
    /// Deals.
    fn begin(self: Arc<Self>, randomness: Randomness<'_>) -> Result<Acted, BadDraws>;
}

/// A [`GameSetup`] that can be compared.
#[derive(Clone, Debug)]
pub(super) struct SharedSetup(pub(super) Arc<dyn GameSetup>);

impl Deref for SharedSetup {
    type Target = Arc<dyn GameSetup>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl PartialEq for SharedSetup {
    fn eq(&self, other: &Self) -> bool {
        let parts = |setup: &Self| (setup.seats(), setup.options(), setup.components());
        parts(self) == parts(other)
    }
}

/// A game that goes on. It never changes: acting makes another one. `play.rs` implements it for all games.
pub(super) trait RunningGame: Any + Debug + Send + Sync {
    /// Returns what is known of the game's course, whatever game it is.
    fn course(&self) -> &Course;
    /// Returns the result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the viewer's view in the game's own type, for bots.
    fn view(&self, viewer: Viewer) -> Box<dyn Any + Send>;
    /// Returns the viewer's view as JSON text.
    fn view_json(&self, viewer: Viewer) -> String;
    /// Returns what has changed of the viewer's view since an earlier moment of the same game, as JSON text.
    fn changes_since(&self, before: &dyn RunningGame, viewer: Viewer) -> Option<String>;
    /// Returns how many legal actions the seat has.
    fn choices(&self, seat: Seat) -> usize;
    /// Returns a legal action of the seat in notation.
    fn action(&self, seat: Seat, index: usize) -> String;
    /// Finds an action in notation among the legal ones.
    fn find(&self, seat: Seat, action: &str) -> Result<usize, ActionError>;
    /// Returns what the seat is asked.
    fn prompt(&self, seat: Seat) -> Option<Prompt>;
    /// Does a legal action. `only_person` is the seat that plays against bots only, if there is one.
    fn act(
        &self,
        choice: (Seat, usize),
        randomness: Randomness<'_>,
        only_person: Option<Seat>,
    ) -> Result<Acted, ActionError>;
    /// Forgets steps, given by index, ascending.
    fn without(
        &self,
        steps: &[usize],
        only_person: Option<Seat>,
    ) -> Result<Arc<dyn RunningGame>, ActionError>;
    /// Returns the steps that an undo of the seat would take back.
    fn undone(&self, seat: Seat, players: Vec<Player>) -> Result<Vec<usize>, ActionError>;
    /// Returns the record so far.
    fn record(&self, players: Vec<Player>) -> Record;
    /// Returns the last events that the viewer noticed, each with the viewer's number of its step.
    fn log(&self, viewer: Viewer, most: usize) -> Vec<RenderedEvent>;
    /// Returns the open auction that the game has come to: [`auction`](backlot_core::Present::auction).
    fn auction(&self) -> Option<u32>;
    /// Returns the index of what a standing order answers for the seat:
    /// [`ordered_answer`](backlot_core::Present::ordered_answer).
    fn ordered_answer(&self, seat: Seat, limit: Option<u32>) -> Option<usize>;
    /// Whether the seat may give this thing a name.
    fn may_name(&self, seat: Seat, thing: &str) -> bool;
    /// Returns the same game with what the viewer can't see exchanged, for tests.
    fn permute_hidden(&self, viewer: Viewer, chance: &mut dyn Chance) -> Arc<dyn RunningGame>;
    /// Whether this is the same position of the same game, reached by the same steps.
    fn equals(&self, other: &dyn RunningGame) -> bool;
}

impl PartialEq for dyn RunningGame {
    fn eq(&self, other: &Self) -> bool {
        self.equals(other)
    }
}

/// The game as it goes on, and what was done.
pub(super) type Acted = (Arc<dyn RunningGame>, Deed);

/// What an action did, or the deal.
pub(super) struct Deed {
    /// The draws that it took.
    pub(super) draws: Vec<u32>,
    pub(super) happened: Happened,
    /// Who notices, by place.
    pub(super) noticed: [bool; VIEWERS],
    /// Whether somebody was shown something.
    pub(super) reveals: bool,
    /// Whether the seat changed an answer that is still sealed.
    pub(super) revised: bool,
    /// Whether a sealed round is complete.
    pub(super) opened: bool,
}

/// Tells what happened, as a viewer notices it. The same event is the same for all who notice it.
pub(super) type Happened = Box<dyn Fn(Viewer) -> Vec<Arc<NoticedEvents>> + Send>;

/// Where the draws of a step come from.
pub(super) enum Randomness<'a> {
    /// From a source: they are made now.
    Source(Recording<&'a mut dyn Chance>),
    /// They were made before.
    Script(Scripted<'a>),
}

impl<'a> Randomness<'a> {
    pub(super) fn source(chance: &'a mut dyn Chance) -> Self {
        Self::Source(Recording::new(chance))
    }

    pub(super) fn script(draws: &'a [u32]) -> Self {
        Self::Script(Scripted::new(draws))
    }

    pub(super) fn finish(self) -> Result<Vec<Draw>, BadDraws> {
        match self {
            Self::Source(source) => Ok(source.draws),
            Self::Script(script) => script.finish(),
        }
    }
}

impl Chance for Randomness<'_> {
    fn below(&mut self, pile: Pile, n: u32) -> u32 {
        match self {
            Self::Source(source) => source.below(pile, n),
            Self::Script(script) => script.below(pile, n),
        }
    }
}

/// What is known of a running game whatever game it is: who is asked, and in a few bytes how it came about.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Course {
    pub(super) tape: Tape,
    /// How many actions count.
    pub(super) steps: u32,
    /// Only the open round is kept.
    pub(super) rounds: Rounds,
    /// The seats that are asked, as far as everybody may know: in a sealed round this includes seats that have answered.
    pub(super) asked: SeatSet,
    /// The seats that still owe an answer.
    pub(super) owing: SeatSet,
    /// The seats that may change an answer that is still sealed.
    pub(super) revising: SeatSet,
    pub(super) is_over: bool,
    /// How often each pile was drawn from.
    pub(super) drawn: [u16; MAX_PILES],
    /// How many steps each viewer knows of.
    pub(super) known: [u32; VIEWERS],
    /// Whose last action could be taken back if no sealed round were open, and how many steps went since.
    pub(super) last: Option<(Seat, u32)>,
}

impl Course {
    pub(super) fn count(&mut self, draws: &[Draw]) {
        for draw in draws {
            self.drawn[usize::from(draw.pile.0) % MAX_PILES] += 1;
        }
    }

    /// The error for a seat that is not asked. In a sealed round it does not reveal which seats still owe an answer.
    pub(super) fn not_asked(&self, seat: Seat) -> ActionError {
        if self.is_over {
            return ActionError::GameOver;
        }
        let asked = if self.is_sealed() { None } else { self.owing.first() };
        ActionError::NotYourTurn { seat, asked }
    }

    /// Who has answered in secret while others still owe an answer.
    pub(super) fn locked(&self) -> SeatSet {
        if self.rounds.open.is_none() {
            return SeatSet::EMPTY;
        }
        self.asked.iter().filter(|&seat| !self.owing.contains(seat)).collect()
    }

    /// Whether answers are being given in secret now.
    pub(super) fn is_sealed(&self) -> bool {
        self.rounds.open.is_some() || self.owing.len() > 1
    }

    /// Whether an undo of the seat would be accepted.
    pub(super) fn may_undo(&self, seat: Seat) -> bool {
        if self.revising.contains(seat) {
            return false;
        }
        let answered =
            |open: &crate::rounds::Round| open.answers.iter().any(|answer| answer.seat() == seat);
        self.rounds.open.as_ref().is_some_and(answered)
            || self.last.is_some_and(|(last, _)| last == seat)
    }
}
