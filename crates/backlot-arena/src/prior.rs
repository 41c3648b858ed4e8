//! Learning which actions a search would choose.
//!
//! Bots play each other; now and then a searching bot, the teacher, is asked what it thinks of the actions. A small network
//! learns to foretell that from descriptions of the actions, in a fraction of the time.

use backlot_bots::{decision_seed, seed_number};
use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Playable, Seat, Viewer, WithoutEvents};
use backlot_games::with_game;
use backlot_strategy::{Buffers, Strategy, Value};

use crate::learn::{Sample, gather, minds, move_on, train};
use crate::{Entrant, Learned, Learning, PlanError, Progress};

/// The teacher is asked about one decision in so many.
const ASKED: usize = 4;
/// What falls short of the teacher's best by so much of a win should be chosen e times less often.
const TEMPERATURE: f32 = 0.012;

/// Plays and asks the teacher, then learns, telling the surprise after each epoch.
pub fn learn_prior(
    learning: &Learning,
    teacher: Entrant,
    progress: &Progress,
    tell: impl FnMut(f64),
) -> Result<Learned, PlanError> {
    with_game!(learning.kind, G => {
        let setups: Result<Vec<_>, _> = learning.requests.iter().map(G::setup).collect();
        for guest in learning.guests.iter().chain([&teacher]) {
            guest.level.check::<G>()?;
        }
        if G::ACTION_FEATURES == 0 {
            return Err(PlanError::NoPrior(learning.kind.id()));
        }
        let play = |setup: &_, seed: &str| ask_in_game::<G>(setup, learning, teacher, seed);
        let (samples, checks) = gather(learning, &setups?, progress, play);
        Ok(train(learning, G::ACTION_FEATURES, &[], samples, &checks, progress, tell))
    })
}

fn ask_in_game<G: Playable + Strategy>(
    setup: &G::Setup,
    learning: &Learning,
    teacher: Entrant,
    seed: &str,
) -> Vec<Sample> {
    let mut rng = WithoutEvents(Seeded::new(seed));
    let mut whims = Fast::new(seed_number(seed));
    let (seats, _) = G::table_of(setup);
    let minds = minds::<G>(learning, seats, &mut whims);
    let mut buffers = Buffers::default();
    let mut game = G::new(setup, &mut rng);
    let mut samples = Vec::new();
    let (bot_seed, mut decisions) = (seed_number(seed), 0);
    while let Some(seat) = game.to_act().first() {
        decisions += 1;
        let seed = decision_seed(bot_seed, seat, decisions);
        if whims.index(ASKED) == 0 {
            let view = game.view(Viewer::Seat(seat));
            samples.extend(ask::<G>(teacher, &view, seat, seed));
        }
        move_on(&mut game, minds[seat.index()], seat, seed, &mut whims, &mut buffers, &mut rng);
    }
    samples
}

/// The teacher's opinion on a decision; `None` if it has no choice.
fn ask<G: Playable + Strategy>(
    teacher: Entrant,
    view: &G::View,
    seat: Seat,
    seed: u64,
) -> Option<Sample> {
    let knowledge = G::knowledge();
    let advice = teacher.advise::<G>(knowledge, view, seat, seed);
    if advice.candidates.len() < 2 {
        return None;
    }
    let world = G::sample(view, &mut Fast::new(seed));
    let actions: Vec<G::Action> = advice.candidates.iter().map(|one| one.action).collect();
    let mut features = vec![0.0; actions.len() * G::ACTION_FEATURES];
    world.action_features(seat, &knowledge.tuned, &actions, &mut features);
    let mut shares: Vec<f32> =
        advice.candidates.iter().map(|one| one.value / TEMPERATURE).collect();
    Value::softmax(&mut shares);
    Some(Sample { features, shares, goes_on: false })
}
