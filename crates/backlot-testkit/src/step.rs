//! Doing an action and noting what came of it.

use backlot_core::chance::{Fast, Recording};
use backlot_core::{Chance, Draw, EventRecorder, Game, Notation, Playable, Seat, SeatSet, Viewer};

/// What came of an action, or of setting a game up.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct StepResult<G: Game> {
    /// The draws it met, in order.
    pub(crate) draws: Vec<Draw>,
    /// What happened, as the omniscient viewer notices it.
    pub(crate) events: Vec<G::Event>,
}

impl<G: Game> StepResult<G> {
    /// Whether somebody may have learned something: chance spoke, or an event says so.
    pub(crate) fn is_revealing(&self) -> bool {
        !self.draws.is_empty() || self.events.iter().any(G::reveals)
    }

    /// What the viewer notices of it.
    pub(crate) fn heard_by(&self, viewer: Viewer) -> Vec<G::Event> {
        self.events.iter().filter_map(|event| G::redact(event, viewer)).collect()
    }
}

/// Sets a game up.
pub(crate) fn begin<G: Game>(setup: &G::Setup, chance: impl Chance) -> (G, StepResult<G>) {
    let mut cx = EventRecorder::new(Recording::new(chance));
    let state = G::new(setup, &mut cx);
    (state, StepResult { draws: cx.chance.draws, events: cx.events })
}

/// Does an action.
pub(crate) fn perform<G: Game>(
    state: &mut G,
    seat: Seat,
    action: G::Action,
    chance: impl Chance,
) -> StepResult<G> {
    let mut cx = EventRecorder::new(Recording::new(chance));
    state.apply(seat, action, &mut cx);
    StepResult { draws: cx.chance.draws, events: cx.events }
}

/// The legal actions of a seat.
pub(crate) fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions
}

/// Whether a round of sealed answers is still open after `seat` answered: others still owe theirs, or
/// the same seat is asked for more while earlier answers may still be revised.
pub(crate) fn round_is_open<G: Game>(before: &G, seat: Seat, after: &G) -> bool {
    let others_owe = !before.to_act().without(seat).is_empty();
    let goes_on = after.to_act() == SeatSet::only(seat);
    others_owe || (goes_on && !after.may_revise().is_empty())
}

/// Whether the round may still be open. Where nothing can be revised, a seat that is asked on alone may owe
/// another answer in the same round, as long as a spectator notices nothing.
pub(crate) fn round_may_be_open<G: Game>(before: &G, seat: Seat, after: &G) -> bool {
    let asked_on = after.to_act() == SeatSet::only(seat);
    let unnoticed = || before.view(Viewer::Spectator) == after.view(Viewer::Spectator);
    round_is_open(before, seat, after) || (asked_on && unnoticed())
}

/// One in so many decisions of a sealed round replaces an answer instead of giving one.
const REVISION_ODDS: usize = 6;

/// A random answer of a random seat: who, what, and whether it revises an earlier one.
pub(crate) fn choose<G: Game>(state: &G, picks: &mut Fast) -> (Seat, G::Action, bool) {
    let revisers: Vec<Seat> = state.may_revise().iter().collect();
    let revises = !revisers.is_empty() && picks.index(REVISION_ODDS) == 0;
    let seats = if revises { revisers } else { state.to_act().iter().collect() };
    let seat = seats[picks.index(seats.len())];
    let actions = legal(state, seat);
    (seat, actions[picks.index(actions.len())], revises)
}

/// The action as text, for reports.
pub(crate) fn written<G: Notation>(state: &G, action: G::Action) -> String {
    G::write_action(&state.components(), action)
}

/// The draws as a record lists them.
pub(crate) fn draws_text(draws: &[Draw]) -> String {
    let values: Vec<String> = draws.iter().map(|draw| draw.value.to_string()).collect();
    values.join(" ")
}

/// The line of a record: who did what, with which draws.
pub(crate) fn record_line<G: Playable>(
    state: &G,
    seat: Seat,
    action: G::Action,
    draws: &[Draw],
) -> String {
    let action = written(state, action);
    if draws.is_empty() {
        return format!("{} {action}", seat.number());
    }
    format!("{} {action} ; draws {}", seat.number(), draws_text(draws))
}
