//! The law `sealed`.
//!
//! While several seats are asked at once, a round of answers is played several times: in two orders of
//! arrival, mixed, and with answers revised on the way. A seat may owe several answers in a row in one round.
//! The round is over when nobody else owes an answer and the same seat is not asked for more.

use std::collections::VecDeque;

use backlot_core::chance::Fast;
use backlot_core::{Draw, Playable, Seat, SeatSet, Viewer};

use super::secrets::partial_viewers;
use super::{Case, LawResult, ensure, same};
use crate::step::{StepResult, legal, perform, round_is_open, written};

/// No seat answers more often than this in one round.
const MAX_ANSWERS: usize = 1000;

/// How answers arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    LowestFirst,
    HighestFirst,
    Mixed,
    /// Lowest first, and seats change their minds to and fro.
    Revised,
}

/// A round that was played.
struct Round<G: Playable> {
    answers: Vec<(Seat, G::Action)>,
    end: G,
    draws: Vec<Draw>,
    /// What each viewer heard in the round.
    heard: Vec<(Viewer, Vec<G::Event>)>,
    revised: SeatSet,
}

/// The order in which sealed answers arrive leaves no trace, and nobody notices an answer early.
pub(crate) fn sealed<G: Playable>(case: &mut Case<'_, G>) -> LawResult {
    let asked = case.state.to_act();
    if asked.len() < 2 {
        return Ok(());
    }
    let first = play_round(case, Order::LowestFirst, None)?;
    for order in [Order::HighestFirst, Order::Mixed, Order::Revised] {
        let again = play_round(case, order, Some(&first.answers))?;
        compare(&first, &again).map_err(|found| format!("answers {order:?}: {found}"))?;
    }
    Ok(())
}

fn compare<G: Playable>(first: &Round<G>, again: &Round<G>) -> LawResult {
    same(|| "another state at the end".to_owned(), &first.end, &again.end)?;
    same(|| "other draws".to_owned(), &first.draws, &again.draws)?;
    for ((viewer, before), (_, after)) in first.heard.iter().zip(&again.heard) {
        // Who changed its mind has heard of that.
        if !viewer.seat().is_some_and(|seat| again.revised.contains(seat)) {
            same(|| format!("{viewer} hears something else"), before, after)?;
        }
    }
    Ok(())
}

/// Plays the round in this order, with these answers or with random ones.
fn play_round<G: Playable>(
    case: &mut Case<'_, G>,
    order: Order,
    answers: Option<&[(Seat, G::Action)]>,
) -> Result<Round<G>, String> {
    let mut rng = case.rng.clone();
    let mut round = Round {
        answers: Vec::new(),
        end: case.state.clone(),
        draws: Vec::new(),
        heard: partial_viewers(case.state.seats()).map(|viewer| (viewer, Vec::new())).collect(),
        revised: SeatSet::EMPTY,
    };
    let asked = case.state.to_act();
    let mut queues: Vec<VecDeque<G::Action>> = vec![VecDeque::new(); case.state.seats()];
    for (seat, action) in answers.unwrap_or(&[]) {
        queues[seat.index()].push_back(*action);
    }
    loop {
        let ready: Vec<Seat> = round
            .end
            .to_act()
            .intersection(asked)
            .iter()
            .filter(|seat| answers.is_none() || !queues[seat.index()].is_empty())
            .collect();
        let Some(seat) = next_seat(order, &ready, case.picks) else {
            return Err(format!(
                "after {} of the answers, the next seat is not asked",
                round.answers.len()
            ));
        };
        let actions = legal(&round.end, seat);
        let action = match queues[seat.index()].pop_front() {
            Some(action) => action,
            None => actions[case.picks.index(actions.len())],
        };
        ensure(actions.contains(&action), || {
            let text = written(case.state, action);
            format!("{seat} {text} is not legal when the answers arrive {order:?}")
        })?;
        let open = answer(&mut round, seat, action, &mut rng)?;
        round.answers.push((seat, action));
        ensure(round.answers.len() < MAX_ANSWERS, || "the round does not end".to_owned())?;
        if answers.is_none() && !open || answers.is_some() && queues.iter().all(VecDeque::is_empty)
        {
            return Ok(round);
        }
        if order == Order::Revised && open {
            change_mind(&mut round, case.picks)?;
        }
    }
}

fn next_seat(order: Order, ready: &[Seat], picks: &mut Fast) -> Option<Seat> {
    match order {
        Order::LowestFirst | Order::Revised => ready.first().copied(),
        Order::HighestFirst => ready.last().copied(),
        Order::Mixed => ready.get(picks.index(ready.len())).copied(),
    }
}

/// Gives an answer and tells whether the round is still open; if so, nobody else may have noticed.
fn answer<G: Playable>(
    round: &mut Round<G>,
    seat: Seat,
    action: G::Action,
    rng: &mut impl backlot_core::Chance,
) -> Result<bool, String> {
    let before = round.end.clone();
    let told = perform(&mut round.end, seat, action, rng);
    let open = round_is_open(&before, seat, &round.end);
    if open {
        nobody_noticed(&before, seat, action, &round.end, &told)?;
    }
    for (viewer, heard) in &mut round.heard {
        heard.extend(told.heard_by(*viewer));
    }
    round.draws.extend(told.draws);
    Ok(open)
}

fn nobody_noticed<G: Playable>(
    before: &G,
    seat: Seat,
    action: G::Action,
    after: &G,
    told: &StepResult<G>,
) -> LawResult {
    let what = || format!("of {seat} {} before the last answer", written(before, action));
    ensure(told.draws.is_empty(), || format!("something is drawn because {}", what()))?;
    for viewer in partial_viewers(before.seats()).filter(|viewer| *viewer != Viewer::Seat(seat)) {
        same(|| format!("{viewer} sees {}", what()), &before.view(viewer), &after.view(viewer))?;
        let heard = told.heard_by(viewer);
        ensure(heard.is_empty(), || format!("{viewer} hears {}: {heard:?}", what()))?;
    }
    Ok(())
}

/// A seat that may revise takes another answer and then its old one again, which leaves no trace.
fn change_mind<G: Playable>(round: &mut Round<G>, picks: &mut Fast) -> LawResult {
    let revisers: Vec<Seat> = round.end.may_revise().iter().collect();
    if revisers.is_empty() {
        return Ok(());
    }
    let seat = revisers[picks.index(revisers.len())];
    let Some(&(_, old)) = round.answers.iter().rev().find(|(who, _)| *who == seat) else {
        return Ok(());
    };
    let actions = legal(&round.end, seat);
    ensure(actions.contains(&old), || {
        format!("{seat} may revise, but not give {} again", written(&round.end, old))
    })?;
    let new = actions[picks.index(actions.len())];
    let state = round.end.clone();
    round.revised.insert(seat);
    let mut nothing = backlot_core::chance::Scripted::new(&[]);
    answer(round, seat, new, &mut nothing)?;
    if !round.end.may_revise().contains(seat) {
        // The other answer leads on to further questions; this round goes on without it.
        round.end = state;
        return Ok(());
    }
    answer(round, seat, old, &mut nothing)?;
    same(|| format!("{seat} took an answer back, but"), &state, &round.end)
}
