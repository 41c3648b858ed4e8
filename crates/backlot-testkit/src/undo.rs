//! The law `undo`: what a table takes back, computed again from everything that happened at it.
//!
//! A seat can take its last action back exactly if, from that action on, nothing was drawn, nothing was revealed
//! and nobody else answered. If the seat belongs to the only person at the table, bots' answers don't
//! count and are taken back along. An answer that can still be revised is not taken back but revised; one in
//! the middle of a sealed round goes alone, since others must not notice it. Answers that were revised don't count.

use std::ops::Range;

use backlot_core::chance::{Fast, Scripted};
use backlot_core::{Playable, Seat, SeatSet, WithoutEvents};
use backlot_table::Table;

use crate::step::{choose, round_may_be_open, written};

/// Undo is asked about at one of so many decisions, and less often later: each time the game is replayed.
const ASKED_EVERY: usize = 4;

/// After so many actions the above grows by one.
const SELDOMER_EVERY: usize = 16;

/// One in so many possible undos is really done.
const DONE_ODDS: usize = 3;

/// At most so many undos are done in a game.
const MAX_DONE: usize = 12;

/// A table, as far as the law `undo` is concerned.
pub trait TakesBack<G: Playable>: Clone {
    /// The position before the first action.
    fn start(&self) -> G;
    /// The position now.
    fn state(&self) -> &G;
    /// Does a legal action; tells the values drawn and the events.
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(Vec<u32>, Vec<G::Event>), String>;
    /// How many actions an undo of the seat would take back.
    fn undo_steps(&self, seat: Seat) -> Option<usize>;
    /// Takes the seat's last action back and tells how many went.
    fn undo(&mut self, seat: Seat) -> Option<usize>;
}

impl<G: Playable> TakesBack<G> for Table<G> {
    fn start(&self) -> G {
        let script: Vec<u32> = self.begin().iter().map(|draw| draw.value).collect();
        G::new(self.setup(), &mut WithoutEvents(Scripted::new(&script)))
    }

    fn state(&self) -> &G {
        self.state()
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(Vec<u32>, Vec<G::Event>), String> {
        let told = self.apply(seat, action).map_err(|refused| refused.to_string())?;
        Ok((told.draws.iter().map(|draw| draw.value).collect(), told.events))
    }

    fn undo_steps(&self, seat: Seat) -> Option<usize> {
        self.undo_steps(seat).ok()
    }

    fn undo(&mut self, seat: Seat) -> Option<usize> {
        self.undo(seat).ok()
    }
}

/// What happened at the table.
#[derive(Clone)]
struct Done<G: Playable> {
    seat: Seat,
    action: G::Action,
    draws: Vec<u32>,
    reveals: bool,
}

/// Plays a random game at the table to its end, asks for undo on the way, and checks every answer.
pub fn check_undo<G: Playable, T: TakesBack<G>>(
    table: &mut T,
    persons: SeatSet,
    picks: &mut Fast,
) -> Result<(), String> {
    let start = table.start();
    let mut log: Vec<Done<G>> = Vec::new();
    let mut undone = 0;
    while table.state().outcome().is_none() {
        let (seat, action, _) = choose(table.state(), picks);
        let revises = !table.state().to_act().contains(seat);
        let (draws, events) = table.act(seat, action)?;
        if revises && let Some(replaced) = log.iter().rposition(|done| done.seat == seat) {
            // An answer that was revised does not count.
            log.remove(replaced);
        }
        log.push(Done { seat, action, draws, reveals: events.iter().any(G::reveals) });
        if picks.index(ASKED_EVERY + log.len() / SELDOMER_EVERY) > 0 {
            continue;
        }
        let (now, open) = replay(&start, &log);
        for seat in Seat::all(now.seats()) {
            let expected = taken_back(&now, &log, open, seat, persons);
            let mut shorter = log.clone();
            shorter.drain(expected.clone().unwrap_or(0..0));
            compare(table, seat, expected.clone(), &replay(&start, &shorter).0).map_err(
                |found| {
                    let done: Vec<String> =
                        log.iter().rev().take(6).map(|done| line(&now, done)).collect();
                    format!("{found}; persons: {persons}; last first: {}", done.join(", "))
                },
            )?;
            if expected.is_some() && undone < MAX_DONE && picks.index(DONE_ODDS) == 0 {
                table.undo(seat);
                log = shorter;
                undone += 1;
                break;
            }
        }
    }
    Ok(())
}

fn line<G: Playable>(state: &G, done: &Done<G>) -> String {
    let draws = if done.draws.is_empty() { "" } else { " (draws)" };
    let shown = if done.reveals { " (reveals)" } else { "" };
    format!("{} {}{draws}{shown}", done.seat, written(state, done.action))
}

/// The table says what is expected, and does it.
fn compare<G: Playable, T: TakesBack<G>>(
    table: &T,
    seat: Seat,
    expected: Option<Range<usize>>,
    without: &G,
) -> Result<(), String> {
    let steps = expected.map(|steps| steps.len());
    let offered = table.undo_steps(seat);
    if offered != steps {
        return Err(format!(
            "{seat} should take back {steps:?} steps, but the table says {offered:?}"
        ));
    }
    let mut shorter = table.clone();
    let done = shorter.undo(seat);
    if done != offered {
        return Err(format!("{seat} was promised {offered:?} steps, but {done:?} were taken back"));
    }
    if shorter.state() != without {
        return Err(format!(
            "{seat} took {steps:?} steps back, but the state is not that without them"
        ));
    }
    Ok(())
}

/// The steps that an undo of the seat takes back, if it may.
fn taken_back<G: Playable>(
    now: &G,
    log: &[Done<G>],
    open: Option<usize>,
    seat: Seat,
    persons: SeatSet,
) -> Option<Range<usize>> {
    if now.may_revise().contains(seat) {
        return None;
    }
    let last = log.iter().rposition(|done| done.seat == seat)?;
    let in_open_round = open.is_some_and(|first| last >= first);
    let steps = if in_open_round { last..last + 1 } else { last..log.len() };
    let alone = persons == SeatSet::only(seat);
    let free =
        |done: &Done<G>| done.draws.is_empty() && !done.reveals && (done.seat == seat || alone);
    log[steps.clone()].iter().all(free).then_some(steps)
}

/// The state after these steps, and where its open sealed round began, if there is one.
fn replay<G: Playable>(start: &G, log: &[Done<G>]) -> (G, Option<usize>) {
    let mut state = start.clone();
    let mut open = None;
    for (index, done) in log.iter().enumerate() {
        let before = state.clone();
        state.apply(done.seat, done.action, &mut WithoutEvents(Scripted::new(&done.draws)));
        let sealed = open.is_some() || before.to_act().len() > 1;
        let goes_on = sealed && round_may_be_open(&before, done.seat, &state);
        open = goes_on.then(|| open.unwrap_or(index));
    }
    (state, open)
}
