//! The contract of a game.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{
    Chance, ComponentSet, Context, GameInfo, Notation, Outcome, Present, Scorer, Seat, SeatSet,
    SetupError, SetupRequest, SharedComponents, ToJson, Viewer,
};

/// The rules and position of a game. A value of this type *is* a position: small, flat, without heap,
/// without randomness and without history.
///
/// # Laws
///
/// `backlot-testkit` checks each of these at every decision of hundreds of random games. The names in
/// brackets are those in its reports.
///
/// * **Somebody is asked** (`asked`): while [`outcome`](Game::outcome) is `None`, [`to_act`](Game::to_act)
///   is not empty, and each seat in it has a legal action; afterwards it is empty.
/// * **Sorted** (`sorted`): [`legal_actions`](Game::legal_actions) are ascending and without duplicates.
/// * **Notation** (`notation`): every legal action reads back from what it is written as, and no two
///   legal actions are written alike.
/// * **Rules can't fail** (`applies`): every legal action applies, and every invariant
///   ([`audit`](Game::audit)) holds afterwards.
/// * **It ends** (`ends`): after at most [`max_actions`](Game::max_actions) actions.
/// * **Replay** (`replay`): set-up, actions and draws lead to an equal state.
/// * **Listening changes nothing** (`listening`): with and without a listener the state is the same.
/// * **Sealed answers** (`sealed`): while several seats are asked at once, their answers may arrive in
///   any order; the state at the end is the same, and nobody else's view or events tell of an answer
///   before the last one is in.
/// * **Sampling** (`sample`): for each viewer, `sample(view)` looks the same to that viewer, offers that
///   seat the same actions, holds all invariants, and varies wherever something is hidden.
/// * **No leaks** (`leak`): views, redacted events, prompts and previews do not change when
///   [`permute_hidden`](Game::permute_hidden) changes what the viewer can't see.
/// * **Shown** (`shown`): what people see of a table, prompts included, does not change when
///   [`permute_unshown`](Game::permute_unshown) changes what they are not shown.
/// * **Words** (`words`): every prompt and event can be put into words.
/// * **Outcome** (`outcome`): scores are the sums of the score sheet and the best rank wins.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What is in the box.
    type Components: ComponentSet;
    /// Checked options before the start.
    type Setup: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What a seat decides; at most 8 bytes, names things by id.
    type Action: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// What happened, in the past tense.
    type Event: Clone + Debug + ToJson<Self::Components> + Send + Sync + 'static;
    /// What a viewer may know: a type of its own, filled field by field.
    type View: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// Whether a seat may know something that others can't work out from all they were told. Where it may, not even the
    /// time that its bot takes must show.
    const HAS_PRIVATE_INFORMATION: bool = true;

    /// Sets the game up.
    fn new(setup: &Self::Setup, cx: &mut impl Context<Self::Event>) -> Self;

    /// The component set played with.
    fn components(&self) -> SharedComponents<Self::Components>;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Seats to act. Several at once for simultaneous moves; empty when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Seats that may replace their last sealed answer (by [`apply`](Game::apply)) until the last one is in.
    fn may_revise(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Fills `out` with the seat's legal actions, sorted and without duplicates. Empty if the seat
    /// is neither to act nor allowed to revise.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Applies a legal action. The caller must ensure that the seat is to act (or may revise) and that the action is legal.
    fn apply(&mut self, seat: Seat, action: Self::Action, cx: &mut impl Context<Self::Event>);

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as the viewer notices it, if at all. Unless a game says otherwise, everybody notices everything.
    fn redact(event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Whether the event shows somebody something they did not know before. Undo stops there.
    fn reveals(event: &Self::Event) -> bool;

    /// Samples a state consistent with this view (a determinization).
    fn sample(view: &Self::View, chance: &mut impl Chance) -> Self;

    /// The true state with everything that `viewer` can't see exchanged at random for something else
    /// that could be there. Written from the state, without [`view`](Game::view), so that tests can
    /// find leaks in that.
    #[must_use]
    fn permute_hidden(&self, viewer: Viewer, chance: &mut impl Chance) -> Self;

    /// The true state with everything exchanged that a person in the viewer's place is not shown at this table: what is hidden
    /// from the viewer, and what a person would have to remember. It need not be a position that can be reached.
    /// Unless a table may show less than a seat can work out, it is the same as [`permute_hidden`](Game::permute_hidden).
    #[must_use]
    fn permute_unshown(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        self.permute_hidden(viewer, chance)
    }

    /// Checks every invariant, such as "each card is in exactly one place".
    fn audit(&self) -> Result<(), String>;

    /// A bound on the number of actions in a game with this set-up (revisions apart).
    fn max_actions(setup: &Self::Setup) -> usize;
}

/// A game's own heuristic evaluation. `impl Evaluate for MyGame {}` is enough: bots then play games out at random instead.
pub trait Evaluate: Game {
    /// Returns about how many points the seat will have at the end, judged from what is on the table; `None` if the game has no
    /// evaluation.
    fn evaluate(&self, seat: Seat) -> Option<f32> {
        let _ = seat;
        None
    }
}

/// Building a position from words, for examples, puzzles and analysis.
pub trait Arrange: Game {
    /// The position these lines describe. What they don't mention is as at the start. Unless a game says how, no
    /// position can be described.
    fn arrange(_setup: &Self::Setup, lines: &[&str]) -> Result<Self, BadPosition> {
        let line = lines.first().copied().unwrap_or_default().to_owned();
        Err(BadPosition { line, problem: "positions of this game can't be described".to_owned() })
    }
}

/// Why lines do not describe a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{line}`: {problem}")]
pub struct BadPosition {
    /// The line.
    pub line: String,
    /// What is wrong with it.
    pub problem: String,
}

/// All that a front end, a table or an engine needs of a game.
pub trait Playable: Game + Notation + Present + Evaluate + Arrange {
    /// What there is to know about the game before it starts.
    fn info() -> &'static GameInfo;

    /// Checks a request for a game.
    fn setup(request: &SetupRequest) -> Result<Self::Setup, SetupError>;

    /// The options of a set-up in the order in which records list them, values as text.
    fn options(_setup: &Self::Setup) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Seats and components of a set-up.
    fn table_of(setup: &Self::Setup) -> (usize, SharedComponents<Self::Components>);

    /// Returns the scorer for people at a real table, if the game has one.
    fn scorer() -> Option<Scorer<Self::Components>> {
        None
    }
}
