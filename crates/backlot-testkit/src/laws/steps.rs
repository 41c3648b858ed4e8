//! The law `listening`.

use backlot_core::chance::{Recording, Seeded};
use backlot_core::{Playable, Seat, WithoutEvents};

use super::{LawResult, same};
use crate::step::{begin, perform, written};

/// Setting up needs the same draws and leads to the same state whether somebody listens or not.
pub(crate) fn setup_is_deaf<G: Playable>(setup: &G::Setup, rng: &Seeded) -> LawResult {
    let (heard, told) = begin::<G>(setup, rng.clone());
    let mut quiet = WithoutEvents(Recording::new(rng.clone()));
    let unheard = G::new(setup, &mut quiet);
    same(
        || "without a listener the set-up makes other draws".to_owned(),
        &told.draws,
        &quiet.0.draws,
    )?;
    same(|| "without a listener the set-up is another".to_owned(), &heard, &unheard)
}

/// An action needs the same draws and leads to the same state whether somebody listens or not.
pub(crate) fn step_is_deaf<G: Playable>(
    state: &G,
    seat: Seat,
    action: G::Action,
    rng: &Seeded,
) -> LawResult {
    let (mut heard, mut unheard) = (state.clone(), state.clone());
    let told = perform(&mut heard, seat, action, rng.clone());
    let mut quiet = WithoutEvents(Recording::new(rng.clone()));
    unheard.apply(seat, action, &mut quiet);
    let what = |of: &str| format!("without a listener, {seat} {} {of}", written(state, action));
    same(|| what("makes other draws"), &told.draws, &quiet.0.draws)?;
    same(|| what("leads to another state"), &heard, &unheard)
}
