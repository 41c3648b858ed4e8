//! The laws `replay` and `outcome`.

use std::hash::{DefaultHasher, Hash, Hasher};

use backlot_core::chance::Scripted;
use backlot_core::{EventRecorder, Playable, Seat, SeatSet};

use backlot_table::Table;
use backlot_table::record::{self, Record, RecordError};

use super::{LawResult, ensure, same};
use crate::step::{StepResult, written};

/// Set-up, actions and draws lead to the same state, with the same events on the way.
pub(crate) fn replay<G: Playable>(
    setup: &G::Setup,
    begun: &StepResult<G>,
    log: &[(Seat, G::Action, StepResult<G>)],
    end: &G,
) -> LawResult {
    let script = values(begun);
    let mut cx = EventRecorder::new(Scripted::new(&script));
    let mut state = G::new(setup, &mut cx);
    spent(begun, cx).map_err(|found| format!("setting up again: {found}"))?;
    for (number, (seat, action, told)) in log.iter().enumerate() {
        let what = || format!("action {}, {seat} {}", number + 1, written(end, *action));
        let script = values(told);
        let mut cx = EventRecorder::new(Scripted::new(&script));
        state.apply(*seat, *action, &mut cx);
        spent(told, cx).map_err(|found| format!("{} again: {found}", what()))?;
    }
    same(|| "the same actions and draws lead to another state".to_owned(), end, &state)?;
    same(|| "equal states have different hashes".to_owned(), &hash_of(end), &hash_of(&state))
}

/// The record of a game reads back as text, and checking it leads to the same state.
pub(crate) fn record_reads_back<G: Playable>(table: &Table<G>) -> LawResult {
    let record = table.record();
    let text = record.to_text();
    let about = |error: RecordError| format!("the record is refused: {error}\n{text}");
    let read = Record::parse(&text).map_err(about)?;
    same(|| "the record reads back changed".to_owned(), &record, &read)?;
    let checked = record::check::<G>(&read).map_err(about)?;
    let state = checked.table.state();
    same(|| "the record leads to another state".to_owned(), table.state(), state)
}

fn values<G: Playable>(told: &StepResult<G>) -> Vec<u32> {
    told.draws.iter().map(|draw| draw.value).collect()
}

/// The script fitted exactly, and the same happened.
fn spent<G: Playable>(
    told: &StepResult<G>,
    cx: EventRecorder<Scripted<'_>, G::Event>,
) -> LawResult {
    let draws = cx.chance.finish().map_err(|bad| bad.to_string())?;
    same(|| "other draws".to_owned(), &told.draws, &draws)?;
    same(|| "other events".to_owned(), &told.events, &cx.events)
}

fn hash_of<G: Hash>(state: &G) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

/// Scores are the sums of the sheet, the winners are those of rank 1, a seat's rank counts how many are
/// before it, and nobody with more points ranks behind.
pub(crate) fn outcome<G: Playable>(state: &G) -> LawResult {
    let Some(outcome) = state.outcome() else {
        return Err("the game ended without an outcome".to_owned());
    };
    same(|| "the outcome has other seats".to_owned(), &state.seats(), &outcome.seats)?;
    let (scores, ranks) = (&outcome.scores, &outcome.ranks);
    for seat in Seat::all(outcome.seats) {
        let total = outcome.sheet.total(seat);
        same(|| format!("{seat}'s score is not the sum of the sheet"), &total, &scores[seat])?;
        let before = Seat::all(outcome.seats).filter(|other| ranks[*other] < ranks[seat]).count();
        same(|| format!("{seat}'s rank"), &(before + 1), &usize::from(ranks[seat]))?;
        for other in Seat::all(outcome.seats) {
            ensure(scores[other] <= scores[seat] || ranks[other] <= ranks[seat], || {
                format!("{other} has more points than {seat}, but a worse rank")
            })?;
        }
    }
    let first: SeatSet = Seat::all(outcome.seats).filter(|seat| ranks[*seat] == 1).collect();
    same(|| "the winners are not those of rank 1".to_owned(), &first, &outcome.winners)
}
