//! The laws `asked`, `sorted`, `notation` and `applies` at a position.

use std::collections::BTreeMap;

use backlot_core::chance::Fast;
use backlot_core::{Playable, Seat, SeatSet, WithoutEvents};

use super::{Case, LawResult, ensure, same};
use crate::step::{legal, written};

/// At most this many actions of a seat are tried out at a position.
const TRIED_ACTIONS: usize = 48;

/// Exactly the seats that owe or may revise an answer can act, and somebody owes one until the end.
pub(crate) fn asked<G: Playable>(state: &G) -> LawResult {
    let (owing, revising) = (state.to_act(), state.may_revise());
    let over = state.outcome().is_some();
    ensure(over || !owing.is_empty(), || "nobody is asked, but there is no outcome".to_owned())?;
    ensure(!over || owing.is_empty(), || format!("the game is over, but {owing} is asked"))?;
    ensure(!over || revising.is_empty(), || {
        format!("the game is over, but {revising} may revise an answer")
    })?;
    let both = owing.intersection(revising);
    ensure(both.is_empty(), || format!("{both} owes an answer and may revise one at once"))?;
    let active = owing.union(revising);
    let table = SeatSet::all(state.seats());
    ensure(active.intersection(table) == active, || {
        format!("{active} can act at a table of {}", state.seats())
    })?;
    for seat in Seat::all(state.seats()) {
        let count = legal(state, seat).len();
        ensure(count > 0 || !active.contains(seat), || format!("{seat} has no legal action"))?;
        ensure(count == 0 || active.contains(seat), || {
            format!("{seat} is not asked, but has {count} legal actions")
        })?;
    }
    Ok(())
}

/// Legal actions are ascending and without duplicates, whatever was in the list before.
pub(crate) fn sorted<G: Playable>(state: &G) -> LawResult {
    for seat in state.to_act().union(state.may_revise()).iter() {
        let actions = legal(state, seat);
        for pair in actions.windows(2) {
            ensure(pair[0] < pair[1], || {
                let (first, second) = (written(state, pair[0]), written(state, pair[1]));
                format!("for {seat}, `{first}` stands before `{second}`")
            })?;
        }
        let mut reused = actions.clone();
        state.legal_actions(seat, &mut reused);
        same(|| format!("for {seat}, the list was not emptied first"), &actions, &reused)?;
    }
    Ok(())
}

/// Every legal action reads back, and no two are written alike.
pub(crate) fn notation<G: Playable>(state: &G) -> LawResult {
    let components = state.components();
    for seat in state.to_act().union(state.may_revise()).iter() {
        let mut texts = BTreeMap::new();
        for action in legal(state, seat) {
            let text = G::write_action(&components, action);
            ensure(
                !text.is_empty() && text.trim() == text && !text.contains([';', '\n', '|']),
                || format!("`{text}` can't stand in a record"),
            )?;
            let read = G::read_action(&components, &text).map_err(|error| error.to_string())?;
            ensure(read == action, || {
                format!("{action:?} is written `{text}`, which reads {read:?}")
            })?;
            if let Some(other) = texts.insert(text.clone(), action) {
                return Err(format!("{other:?} and {action:?} are both written `{text}`"));
            }
        }
    }
    Ok(())
}

/// Every legal action of every asked seat applies and keeps the invariants; where a seat has very
/// many, some of them.
pub(crate) fn every_action_applies<G: Playable>(case: &mut Case<'_, G>) -> LawResult {
    let Case { state, picks, .. } = case;
    for seat in state.to_act().union(state.may_revise()).iter() {
        let actions = legal(*state, seat);
        let stride = actions.len().div_ceil(TRIED_ACTIONS).max(1);
        let first = picks.index(stride);
        for &action in actions.iter().skip(first).step_by(stride) {
            let mut after = G::clone(state);
            after.apply(seat, action, &mut WithoutEvents(Fast::new(picks.word())));
            after.audit().map_err(|problem| {
                format!("after {seat} {}: {problem}", written(*state, action))
            })?;
        }
    }
    Ok(())
}
