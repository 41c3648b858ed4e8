//! The laws `leak` and `sample`.

use backlot_core::chance::Fast;
use backlot_core::{Playable, Prompt, Seat, Viewer};

use super::{Case, LawResult, ensure, same, vary};
use crate::step::{StepResult, legal, perform, written};

/// How many other worlds each viewer is shown at a position.
const WORLDS: usize = 2;

/// Everybody who may not see everything.
pub(crate) fn partial_viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Viewer::all(seats).filter(|viewer| *viewer != Viewer::Omniscient)
}

/// The omniscient viewer notices every event as it is, and who hears a redacted event again learns
/// nothing new.
pub(crate) fn redaction<G: Playable>(state: &G, told: &StepResult<G>) -> LawResult {
    for event in &told.events {
        let all = G::redact(event, Viewer::Omniscient);
        same(|| "the omniscient viewer misses something".to_owned(), &Some(event.clone()), &all)?;
        for viewer in partial_viewers(state.seats()) {
            if let Some(heard) = G::redact(event, viewer) {
                let again = G::redact(&heard, viewer);
                same(|| format!("{viewer} hears {event:?} twice"), &Some(heard), &again)?;
            }
        }
    }
    Ok(())
}

/// What a viewer gets stays the same when everything that is hidden from it is exchanged.
///
/// At the position that is the view, the view as JSON, whether the seat is asked, its legal actions and
/// its whole prompt with previews. Then the same action, of any asked seat, is done in the true world and
/// in the exchanged one. Where it shows nothing in either world (no draw, and no event that
/// [`reveals`](backlot_core::Game::reveals)), the viewer can't tell them apart afterwards, so what it
/// hears and its view must be equal again. Where something is shown in one of the worlds, the two may
/// rightly differ, and the step is not compared.
pub(crate) fn leak<G: Playable>(case: &mut Case<'_, G>) -> LawResult {
    let state = case.state;
    // JSON takes longer than all the rest, so one viewer's is compared each time.
    let programmer = vary::some_viewer(case);
    for viewer in partial_viewers(state.seats()) {
        let notices = |found: String| format!("{viewer} notices what is hidden: {found}");
        for world in 0..WORLDS {
            let other = state.permute_hidden(viewer, &mut Fast::new(case.picks.word()));
            ensure(G::HAS_PRIVATE_INFORMATION || other == *state, || {
                format!("something is hidden from {viewer}, though the game keeps no secrets")
            })?;
            same_to(state, &other, viewer).map_err(notices)?;
            step_looks_the_same(case, &other, viewer).map_err(notices)?;
            if world == 0 && viewer == programmer {
                let json = |state: &G| G::view_json(&state.view(viewer));
                same(|| "the view as JSON".to_owned(), &json(state), &json(&other))
                    .map_err(notices)?;
            }
        }
    }
    Ok(())
}

/// What a person sees at the table stays the same when everything is exchanged that the table doesn't show: the view as
/// JSON, which is all that leaves for a page, and the prompt. JSON takes long, so it is one viewer each time.
pub(crate) fn shown<G: Playable>(case: &mut Case<'_, G>) -> LawResult {
    let (state, viewer) = (case.state, vary::some_viewer(case));
    let other = state.permute_unshown(viewer, &mut Fast::new(case.picks.word()));
    let told = |found: String| format!("{viewer} is shown what the table hides: {found}");
    let json = |state: &G| G::view_json(&state.view(viewer));
    same(|| "the view as JSON".to_owned(), &json(state), &json(&other)).map_err(told)?;
    let Some(seat) = viewer.seat() else { return Ok(()) };
    same(|| "the prompt".to_owned(), &prompt_of(state, seat), &prompt_of(&other, seat))
        .map_err(told)
}

/// The two worlds can't be told apart by the viewer, and the second is a possible one.
fn same_to<G: Playable>(state: &G, other: &G, viewer: Viewer) -> LawResult {
    other.audit().map_err(|problem| format!("the exchanged world is broken: {problem}"))?;
    same(|| "the view".to_owned(), &state.view(viewer), &other.view(viewer))?;
    let Some(seat) = viewer.seat() else { return Ok(()) };
    same_choices(state, other, seat)?;
    same(|| "the prompt".to_owned(), &prompt_of(state, seat), &prompt_of(other, seat))
}

fn prompt_of<G: Playable>(state: &G, seat: Seat) -> Option<Prompt> {
    G::prompt(&state.view(Viewer::Seat(seat)), seat, &legal(state, seat))
}

fn same_choices<G: Playable>(state: &G, other: &G, seat: Seat) -> LawResult {
    let is_asked = |state: &G| state.to_act().contains(seat);
    same(|| format!("whether {seat} is asked"), &is_asked(state), &is_asked(other))?;
    let may_revise = |state: &G| state.may_revise().contains(seat);
    // Whether the round is still open can depend on others' answers, which are hidden.
    if is_asked(state) || may_revise(state) == may_revise(other) {
        same(|| format!("{seat}'s legal actions"), &legal(state, seat), &legal(other, seat))?;
    }
    Ok(())
}

fn step_looks_the_same<G: Playable>(
    case: &mut Case<'_, G>,
    other: &G,
    viewer: Viewer,
) -> LawResult {
    let asked: Vec<Seat> = case.state.to_act().iter().collect();
    if asked.is_empty() {
        return Ok(());
    }
    // The viewer's own actions matter most, but it also hears of the others'.
    let own = viewer.seat().filter(|seat| asked.contains(seat) && case.picks.index(2) == 0);
    let seat = own.unwrap_or_else(|| asked[case.picks.index(asked.len())]);
    let both: Vec<G::Action> = legal(case.state, seat)
        .into_iter()
        .filter(|action| other.to_act().contains(seat) && legal(other, seat).contains(action))
        .collect();
    if both.is_empty() {
        return Ok(());
    }
    let action = both[case.picks.index(both.len())];
    let (mut here, mut there) = (case.state.clone(), other.clone());
    let told = perform(&mut here, seat, action, case.rng.clone());
    let told_there = perform(&mut there, seat, action, case.rng.clone());
    if told.is_revealing() || told_there.is_revealing() {
        return Ok(());
    }
    let what = |of: &str| format!("{of} after {seat} {}", written(case.state, action));
    same(|| what("the events"), &told.heard_by(viewer), &told_there.heard_by(viewer))?;
    same(|| what("the view"), &here.view(viewer), &there.view(viewer))
}

/// Sampled worlds look like the view they are made from, ask and offer the viewer the same, keep every
/// invariant, and vary where something is hidden.
pub(crate) fn sample<G: Playable>(case: &mut Case<'_, G>) -> LawResult {
    let state = case.state;
    for viewer in partial_viewers(state.seats()) {
        let view = state.view(viewer);
        for _ in 0..WORLDS {
            let world = G::sample(&view, &mut Fast::new(case.picks.word()));
            let found = looks_like(&world, state, viewer);
            found.map_err(|found| format!("in a world sampled for {viewer}: {found}"))?;
        }
    }
    vary::samples_vary(case)
}

fn looks_like<G: Playable>(world: &G, state: &G, viewer: Viewer) -> LawResult {
    world.audit()?;
    same(|| "another view".to_owned(), &state.view(viewer), &world.view(viewer))?;
    ensure(world.outcome().is_some() == state.outcome().is_some(), || {
        "the game is over here and not there".to_owned()
    })?;
    viewer.seat().map_or(Ok(()), |seat| same_choices(state, world, seat))
}
