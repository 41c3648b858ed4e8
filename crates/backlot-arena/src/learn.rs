//! Learning the value of positions from self-play.
//!
//! Policies play each other and perhaps other bots, with a random action now and then; wherever a stage begins, the descriptions of all seats are
//! noted together with how the game ended. A small network then learns to foretell the end from the descriptions.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use backlot_bots::{decision_seed, seed_number, utility};
use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Game, Playable, Seat, SetupRequest, Viewer, WithoutEvents};
use backlot_games::{GameKind, with_game};
use backlot_strategy::{Buffers, Features, Strategy, Value};

use crate::training::Trainer;
use crate::{Entrant, PlanError, Player, Progress};

/// One decision in so many is made at random, so that unusual positions are seen, too.
const WHIM: usize = 25;
/// One game in so many is kept for checking: a prime, so that all numbers of seats are among them.
const FOR_CHECKING: u64 = 7;

/// Of the positions of quick games one in so many is kept.
const THINNED: usize = 4;
/// How often positions of quick games are looked at.
const WARM_EPOCHS: usize = 8;
/// How large steps are in the first epoch, and in the last.
const RATE: f32 = 0.002;
const MIN_RATE: f32 = 0.0001;

/// What to learn from.
#[derive(Clone, Debug)]
pub struct Learning {
    /// Which game.
    pub kind: GameKind,
    /// The set-ups to learn from, one for each number of seats.
    pub requests: Vec<SetupRequest>,
    /// All randomness follows from it.
    pub seed: String,
    /// Bots that take about a third of all seats, or all of them; policies have the others.
    pub opponents: Vec<Entrant>,
    /// Whether these take all seats: then the network learns how the game ends between them.
    pub only_opponents: bool,
    /// Whether the expert's own value is learned, which looks at positions more closely.
    pub for_expert: bool,
    /// How many games between policies alone to learn from first: they are quick to play, so there can be very many.
    pub warm_up: u64,
    /// How many games.
    pub games: u64,
    /// How far the end of a game counts for the positions before it, from 0 to 1; for the rest it is what the network itself
    /// thinks of the positions between. Ends are mostly chance.
    pub trace: f32,
    /// How often each position is looked at.
    pub epochs: usize,
    /// How many hidden units.
    pub hidden: usize,
    /// How many threads play the games.
    pub threads: usize,
}

/// What was learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// The network.
    pub value: Value,
    /// How many positions it learned from, and how many were kept for checking.
    pub positions: (usize, usize),
    /// The cross-entropy on positions kept for checking: of equal chances, and of the network after each epoch.
    pub loss: (f64, Vec<f64>),
}

/// A position: a description of each seat, and what became of it.
pub(crate) struct Sample {
    pub(crate) features: Vec<f32>,
    pub(crate) shares: Vec<f32>,
    /// Whether the next sample is of the same game, and later.
    pub(crate) goes_on: bool,
}

/// Plays, then learns, telling the cross-entropy after each epoch.
pub fn learn(
    learning: &Learning,
    progress: &Progress,
    tell: impl FnMut(f64),
) -> Result<Learned, PlanError> {
    with_game!(learning.kind, G => {
        let capabilities = G::CAPABILITIES;
        let features = if learning.for_expert {
            capabilities.expert_features.ok_or(PlanError::NoExpertValue(learning.kind.id()))?
        } else {
            capabilities.features.ok_or(PlanError::NoValue(learning.kind.id()))?
        };
        let warm_up = Learning {
            games: learning.warm_up,
            opponents: Vec::new(),
            seed: format!("{}/warm-up", learning.seed),
            ..learning.clone()
        };
        let quickly = |table: &_, seed: &str| {
            // Positions of one game have much in common: a few of each tell nearly as much.
            let mut samples = play_game::<G>(table, &features, seed);
            let mut rng = Fast::new(!seed_number(seed));
            samples.retain(|_| rng.index(THINNED) == 0);
            samples
        };
        let (easy, others) = gather(&warm_up, &tables::<G>(&warm_up)?, progress, quickly);
        let easy: Vec<Sample> = easy.into_iter().chain(others).collect();
        let play = |table: &_, seed: &str| play_game::<G>(table, &features, seed);
        let (samples, checks) = gather(learning, &tables::<G>(learning)?, progress, play);
        Ok(train(learning, features.count, &easy, samples, &checks, progress, tell))
    })
}

pub(crate) fn train(
    learning: &Learning,
    features: usize,
    easy: &[Sample],
    mut samples: Vec<Sample>,
    checks: &[Sample],
    progress: &Progress,
    mut tell: impl FnMut(f64),
) -> Learned {
    let mut rng = Fast::new(seed_number(&learning.seed));
    let mut trainer = Trainer::new(features, learning.hidden, &mut rng);
    let equal = Value::zero(features, 1);
    let mut loss = (Trainer::loss(&equal, checks), Vec::new());
    let mut best: Option<(f64, Value)> = None;
    let is_stopped = || progress.stop.load(Ordering::Relaxed);
    let warming = if easy.is_empty() { 0 } else { WARM_EPOCHS };
    for epoch in 0..warming {
        if !is_stopped() {
            let left = 1.0 - epoch as f32 / warming as f32;
            trainer.epoch(easy, &shuffled(easy.len(), &mut rng), RATE * left + MIN_RATE);
        }
    }
    let ends: Vec<Vec<f32>> = samples.iter().map(|sample| sample.shares.clone()).collect();
    for epoch in 0..learning.epochs {
        if is_stopped() {
            break;
        }
        if learning.trace < 1.0 && (warming > 0 || epoch > 0) {
            look_back(&mut samples, &ends, trainer.value(), learning.trace);
        }
        let left = 1.0 - epoch as f32 / learning.epochs as f32;
        // What was learned before is not to be thrown over at once.
        let rate = if warming > 0 { RATE / 2.0 } else { RATE };
        trainer.epoch(&samples, &shuffled(samples.len(), &mut rng), rate * left + MIN_RATE);
        let now = Trainer::loss(trainer.value(), checks);
        loss.1.push(now);
        tell(now);
        if best.as_ref().is_none_or(|(least, _)| now < *least) {
            best = Some((now, trainer.value().clone()));
        }
    }
    let value = best.map_or_else(|| trainer.value().clone(), |(_, value)| value);
    let positions = (easy.len() + samples.len(), checks.len());
    Learned { value, positions, loss }
}

fn shuffled(count: usize, rng: &mut Fast) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    for i in (1..count).rev() {
        order.swap(i, rng.index(i + 1));
    }
    order
}

/// What each position should be held for: partly what the network thinks of the next one of its game, partly what that should be held for, and
/// so on to the end (temporal differences).
fn look_back(samples: &mut [Sample], ends: &[Vec<f32>], value: &Value, trace: f32) {
    let mut later: Option<Vec<f32>> = None;
    for (sample, end) in samples.iter_mut().zip(ends).rev() {
        if !sample.goes_on {
            later = None;
        }
        sample.shares = later.take().unwrap_or_else(|| end.clone());
        let mut chances: Vec<f32> =
            sample.features.chunks_exact(value.features).map(|row| value.score(row)).collect();
        Value::softmax(&mut chances);
        let both = chances.iter().zip(&sample.shares);
        later = Some(both.map(|(now, later)| (1.0 - trace) * now + trace * later).collect());
    }
}

/// Samples to learn from and samples to check with, of all games in their order. `play` plays one with the given seed.
pub(crate) fn gather<S: Sync>(
    learning: &Learning,
    tables: &[S],
    progress: &Progress,
    play: impl Fn(&S, &str) -> Vec<Sample> + Sync,
) -> (Vec<Sample>, Vec<Sample>) {
    let next = AtomicU64::new(0);
    let all = Mutex::new(Vec::new());
    let work = || {
        while !progress.stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= learning.games {
                return;
            }
            let table = &tables[usize::try_from(number).unwrap_or(0) % tables.len()];
            let samples = play(table, &format!("{}/{number}", learning.seed));
            progress.done.fetch_add(1, Ordering::Relaxed);
            all.lock().unwrap_or_else(PoisonError::into_inner).push((number, samples));
        }
    };
    thread::scope(|scope| {
        for _ in 0..learning.threads.max(1) {
            scope.spawn(work);
        }
    });
    let mut all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    all.sort_by_key(|(number, _)| *number);
    let (mut samples, mut checks) = (Vec::new(), Vec::new());
    for (number, game) in all {
        if number % FOR_CHECKING == 0 { checks.extend(game) } else { samples.extend(game) }
    }
    (samples, checks)
}

/// A table at which games are learned from.
pub(crate) struct Table<G: Game> {
    pub(crate) setup: G::Setup,
    seats: usize,
    opponents: Vec<Player<'static>>,
    only_opponents: bool,
}

/// The tables for each set-up, with the bots at them.
pub(crate) fn tables<G: Playable + Strategy>(
    learning: &Learning,
) -> Result<Vec<Table<G>>, PlanError> {
    let table = |request: &SetupRequest| {
        let setup = G::setup(request)?;
        let (seats, _) = G::table_of(&setup);
        let opponents = learning.opponents.iter().map(|bot| bot.seated(seats, G::knowledge()));
        let opponents = opponents.collect::<Result<_, _>>()?;
        Ok(Table { setup, seats, opponents, only_opponents: learning.only_opponents })
    };
    learning.requests.iter().map(table).collect()
}

/// Who decides for a seat.
#[derive(Clone, Copy)]
pub(crate) enum Decider {
    Policy(&'static [f32]),
    Bot(Player<'static>),
}

impl<G: Playable + Strategy> Table<G> {
    /// Draws who decides for each seat.
    pub(crate) fn deciders(&self, rng: &mut Fast) -> Vec<Decider> {
        let knowledge = G::knowledge();
        let Self { opponents, only_opponents, .. } = self;
        let decider = |_| match rng.index(2) {
            _ if !opponents.is_empty() && (*only_opponents || rng.index(3) == 0) => {
                Decider::Bot(opponents[rng.index(opponents.len())])
            }
            0 => Decider::Policy(&knowledge.tuned),
            _ => Decider::Policy(&knowledge.pool[rng.index(knowledge.pool.len())]),
        };
        Seat::all(self.seats).map(decider).collect()
    }
}

/// Makes a decision of the seat; now and then any.
pub(crate) fn move_on<G: Playable + Strategy>(
    game: &mut G,
    decider: Decider,
    seat: Seat,
    seed: u64,
    policy_rng: &mut Fast,
    buffers: &mut Buffers<G::Action>,
    rng: &mut WithoutEvents<Seeded>,
) {
    match decider {
        _ if policy_rng.index(WHIM) == 0 => {
            game.legal_actions(seat, &mut buffers.legal);
            let action = buffers.legal[policy_rng.index(buffers.legal.len())];
            game.apply(seat, action, rng);
        }
        Decider::Policy(constants) => game.advance(seat, constants, policy_rng, buffers, rng),
        Decider::Bot(bot) => {
            let view = game.view(Viewer::Seat(seat));
            game.apply(seat, bot.act::<G>(&view, seat, seed), rng);
        }
    }
}

fn play_game<G: Playable + Strategy>(
    table: &Table<G>,
    features: &Features<G>,
    seed: &str,
) -> Vec<Sample> {
    let mut buffers = Buffers::default();
    let mut rng = WithoutEvents(Seeded::new(seed));
    let mut policy_rng = Fast::new(seed_number(seed));
    let deciders = table.deciders(&mut policy_rng);
    let mut game = G::new(&table.setup, &mut rng);
    let mut samples: Vec<Sample> = Vec::new();
    let mut stage = game.stage();
    let (bot_seed, mut decisions) = (seed_number(seed), 0);
    while let Some(seat) = game.to_act().first() {
        if game.stage() > stage {
            stage = game.stage();
            let features = features.of(&game);
            samples.push(Sample { features, shares: Vec::new(), goes_on: true });
        }
        decisions += 1;
        let seed = decision_seed(bot_seed, seat, decisions);
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
    let outcome = game.outcome().expect("nobody is asked, so the game is over");
    let utilities: Vec<f32> = Seat::all(table.seats).map(|seat| utility(&outcome, seat)).collect();
    let sum: f32 = utilities.iter().sum();
    for sample in &mut samples {
        sample.shares = utilities.iter().map(|utility| utility / sum).collect();
    }
    if let Some(last) = samples.last_mut() {
        last.goes_on = false;
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two games of two seats: three positions, and one.
    fn samples() -> Vec<Sample> {
        let sample = |feature: f32, first: f32, goes_on| Sample {
            features: vec![feature, 0.0],
            shares: vec![first, 1.0 - first],
            goes_on,
        };
        vec![
            sample(0.0, 1.0, true),
            sample(1.0, 1.0, true),
            sample(2.0, 1.0, false),
            sample(3.0, 0.0, false),
        ]
    }

    /// The first seat's target of each position, for a network that finds seats good by their only feature.
    fn targets(trace: f32) -> Vec<f32> {
        let mut value = Value::zero(1, 1);
        value.direct[0] = 1.0;
        let mut samples = samples();
        let ends: Vec<Vec<f32>> = samples.iter().map(|sample| sample.shares.clone()).collect();
        look_back(&mut samples, &ends, &value, trace);
        samples.iter().map(|sample| sample.shares[0]).collect()
    }

    #[test]
    fn targets_follow_the_positions_to_come_as_far_as_the_trace_says() {
        assert_eq!(targets(1.0), [1.0, 1.0, 1.0, 0.0], "ends alone");
        let chance = |feature: f32| 1.0 / (1.0 + (-feature).exp());
        let near = |found: Vec<f32>, expected: [f32; 4]| {
            let far =
                found.iter().zip(expected).any(|(found, wanted)| (found - wanted).abs() > 1e-6);
            assert!(!far, "{found:?}, not {expected:?}");
        };
        near(targets(0.0), [chance(1.0), chance(2.0), 1.0, 0.0]);
        let second = 0.5 * chance(2.0) + 0.5;
        near(targets(0.5), [0.5 * chance(1.0) + 0.5 * second, second, 1.0, 0.0]);
    }
}
