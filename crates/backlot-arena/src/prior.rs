//! Learning which actions a search would choose.
//!
//! Bots play each other; now and then a searching bot, the teacher, is asked what it thinks of the actions. A small network
//! learns to foretell that from descriptions of the actions, in a fraction of the time.

use backlot_bots::{decision_seed, seed_number};
use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Playable, Seat, Viewer, WithoutEvents};
use backlot_games::with_game;
use backlot_strategy::{ActionFeatures, Buffers, Strategy, Value};

use crate::learn::{Sample, Table, gather, move_on, tables, train};
use crate::{Entrant, Learned, Learning, PlanError, Player, Progress};

/// The teacher is asked about one decision in so many.
const ASKED: usize = 4;
/// What falls short of the teacher's best by so much of a win should be chosen e times less often.
const TEMPERATURE: f32 = 0.012;

/// Plays and asks the teacher, then learns, telling the cross-entropy after each epoch.
pub fn learn_prior(
    learning: &Learning,
    teacher: Entrant,
    progress: &Progress,
    tell: impl FnMut(f64),
) -> Result<Learned, PlanError> {
    with_game!(learning.kind, G => {
        let features =
            G::CAPABILITIES.action_features.ok_or(PlanError::NoPrior(learning.kind.id()))?;
        let with_teacher = |table: Table<G>| {
            let (seats, _) = G::table_of(&table.setup);
            Ok((table, teacher.seated(seats, G::knowledge())?))
        };
        let tables: Result<Vec<_>, PlanError> =
            tables::<G>(learning)?.into_iter().map(with_teacher).collect();
        let play = |(table, teacher): &(Table<G>, Player<'static>), seed: &str| {
            ask_in_game::<G>(table, &features, *teacher, seed)
        };
        let (samples, checks) = gather(learning, &tables?, progress, play);
        Ok(train(learning, features.count, &[], samples, &checks, progress, tell))
    })
}

fn ask_in_game<G: Playable + Strategy>(
    table: &Table<G>,
    features: &ActionFeatures<G>,
    teacher: Player<'_>,
    seed: &str,
) -> Vec<Sample> {
    let mut rng = WithoutEvents(Seeded::new(seed));
    let mut policy_rng = Fast::new(seed_number(seed));
    let deciders = table.deciders(&mut policy_rng);
    let mut buffers = Buffers::default();
    let mut game = G::new(&table.setup, &mut rng);
    let mut samples = Vec::new();
    let (bot_seed, mut decisions) = (seed_number(seed), 0);
    while let Some(seat) = game.to_act().first() {
        decisions += 1;
        let seed = decision_seed(bot_seed, seat, decisions);
        if policy_rng.index(ASKED) == 0 {
            let view = game.view(Viewer::Seat(seat));
            samples.extend(ask::<G>(features, teacher, &view, seat, seed));
        }
        move_on(
            &mut game,
            deciders[seat.index()],
            seat,
            seed,
            &mut policy_rng,
            &mut buffers,
            &mut rng,
        );
    }
    samples
}

/// The teacher's opinion on a decision; `None` if it has no choice.
fn ask<G: Playable + Strategy>(
    features: &ActionFeatures<G>,
    teacher: Player<'_>,
    view: &G::View,
    seat: Seat,
    seed: u64,
) -> Option<Sample> {
    let advice = teacher.advise::<G>(view, seat, seed);
    if advice.candidates.len() < 2 {
        return None;
    }
    let world = G::sample(view, &mut Fast::new(seed));
    let actions: Vec<G::Action> = advice.candidates.iter().map(|one| one.action).collect();
    let features = features.of(&world, seat, &G::knowledge().tuned, &actions);
    let mut shares: Vec<f32> =
        advice.candidates.iter().map(|one| one.value / TEMPERATURE).collect();
    Value::softmax(&mut shares);
    Some(Sample { features, shares, goes_on: false })
}
