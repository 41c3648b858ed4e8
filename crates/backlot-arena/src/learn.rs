//! Learning the value of positions from self-play.
//!
//! Policies play each other and perhaps other bots, with a random action now and then; wherever a stage begins, the descriptions of all seats are
//! noted together with how the game ended. A small network then learns to foretell the end from the descriptions.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use backlot_bots::{decision_seed, seed_number, utility};
use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Playable, Quiet, Seat, SetupRequest, Viewer};
use backlot_games::{GameKind, with_game};
use backlot_strategy::{Buffers, Strategy, Value};

use crate::training::Trainer;
use crate::{Entrant, PlanError, Progress};

/// One decision in so many is made at random, so that unusual positions are seen, too.
const WHIM: usize = 25;
/// One game in so many is kept for checking: a prime, so that all numbers of seats are among them.
const FOR_CHECKING: u64 = 7;

/// What to learn from.
#[derive(Clone, Debug)]
pub struct Learning {
    /// Which game.
    pub kind: GameKind,
    /// The set-ups to learn from, one for each number of seats.
    pub requests: Vec<SetupRequest>,
    /// All luck follows from it.
    pub seed: String,
    /// Bots that take about a third of all seats, or all of them; policies have the others.
    pub guests: Vec<Entrant>,
    /// Whether guests take all seats: then the network learns how the game ends between them.
    pub only_guests: bool,
    /// How many games.
    pub games: u64,
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
    pub surprise: (f64, Vec<f64>),
}

/// A position: a description of each seat, and what became of it.
pub(crate) struct Sample {
    pub(crate) features: Vec<f32>,
    pub(crate) shares: Vec<f32>,
}

/// Plays, then learns, telling the surprise after each epoch.
pub fn learn(
    learning: &Learning,
    progress: &Progress,
    tell: impl FnMut(f64),
) -> Result<Learned, PlanError> {
    with_game!(learning.kind, G => {
        let setups: Result<Vec<_>, _> = learning.requests.iter().map(G::setup).collect();
        for guest in &learning.guests {
            guest.level.check::<G>()?;
        }
        let play = |setup: &_, seed: &str| play_game::<G>(setup, learning, seed);
        let (samples, checks) = gather(learning, &setups?, progress, play);
        Ok(train(learning, G::FEATURES, &samples, &checks, progress, tell))
    })
}

pub(crate) fn train(
    learning: &Learning,
    features: usize,
    samples: &[Sample],
    checks: &[Sample],
    progress: &Progress,
    mut tell: impl FnMut(f64),
) -> Learned {
    let mut luck = Fast::new(seed_number(&learning.seed));
    let mut trainer = Trainer::new(features, learning.hidden, &mut luck);
    let equal = Value::zero(features, 1);
    let mut surprise = (Trainer::surprise(&equal, checks), Vec::new());
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut best: Option<(f64, Value)> = None;
    for epoch in 0..learning.epochs {
        if progress.stop.load(Ordering::Relaxed) {
            break;
        }
        for i in (1..order.len()).rev() {
            order.swap(i, luck.index(i + 1));
        }
        let left = 1.0 - epoch as f32 / learning.epochs as f32;
        trainer.epoch(samples, &order, 0.002 * left + 0.0001);
        let now = Trainer::surprise(trainer.value(), checks);
        surprise.1.push(now);
        tell(now);
        if best.as_ref().is_none_or(|(least, _)| now < *least) {
            best = Some((now, trainer.value().clone()));
        }
    }
    let value = best.map_or_else(|| trainer.value().clone(), |(_, value)| value);
    Learned { value, positions: (samples.len(), checks.len()), surprise }
}

/// Samples to learn from and samples to check with, of all games in their order. `play` plays one with the given seed.
pub(crate) fn gather<S: Sync>(
    learning: &Learning,
    setups: &[S],
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
            let setup = &setups[usize::try_from(number).unwrap_or(0) % setups.len()];
            let samples = play(setup, &format!("{}/{number}", learning.seed));
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

/// Who decides for a seat.
#[derive(Clone, Copy)]
pub(crate) enum Mind<'a> {
    Policy(&'a [f32]),
    Guest(Entrant),
}

/// Who decides for each seat.
pub(crate) fn minds<G: Strategy>(
    learning: &Learning,
    seats: usize,
    whims: &mut Fast,
) -> Vec<Mind<'static>> {
    let knowledge = G::knowledge();
    let Learning { guests, only_guests, .. } = learning;
    let mind = |_| match whims.index(2) {
        _ if !guests.is_empty() && (*only_guests || whims.index(3) == 0) => {
            Mind::Guest(guests[whims.index(guests.len())])
        }
        0 => Mind::Policy(&knowledge.tuned),
        _ => Mind::Policy(&knowledge.pool[whims.index(knowledge.pool.len())]),
    };
    Seat::all(seats).map(mind).collect()
}

/// Makes a decision of the seat; now and then any.
pub(crate) fn move_on<G: Playable + Strategy>(
    game: &mut G,
    mind: Mind<'_>,
    seat: Seat,
    seed: u64,
    whims: &mut Fast,
    buffers: &mut Buffers<G::Action>,
    luck: &mut Quiet<Seeded>,
) {
    match mind {
        _ if whims.index(WHIM) == 0 => {
            game.legal_actions(seat, &mut buffers.legal);
            let action = buffers.legal[whims.index(buffers.legal.len())];
            game.apply(seat, action, luck);
        }
        Mind::Policy(constants) => game.advance(seat, constants, whims, buffers, luck),
        Mind::Guest(bot) => {
            let view = game.view(Viewer::Seat(seat));
            game.apply(seat, bot.act::<G>(G::knowledge(), &view, seat, seed), luck);
        }
    }
}

fn play_game<G: Playable + Strategy>(
    setup: &G::Setup,
    learning: &Learning,
    seed: &str,
) -> Vec<Sample> {
    let mut buffers = Buffers::default();
    let mut luck = Quiet(Seeded::new(seed));
    let mut whims = Fast::new(seed_number(seed));
    let (seats, _) = G::table_of(setup);
    let minds = minds::<G>(learning, seats, &mut whims);
    let mut game = G::new(setup, &mut luck);
    let mut samples: Vec<Sample> = Vec::new();
    let mut stage = game.stage();
    let (bot_seed, mut decisions) = (seed_number(seed), 0);
    while let Some(seat) = game.to_act().first() {
        if game.stage() > stage {
            stage = game.stage();
            let mut features = vec![0.0; seats * G::FEATURES];
            game.describe_all(&mut features);
            samples.push(Sample { features, shares: Vec::new() });
        }
        decisions += 1;
        let seed = decision_seed(bot_seed, seat, decisions);
        move_on(&mut game, minds[seat.index()], seat, seed, &mut whims, &mut buffers, &mut luck);
    }
    let outcome = game.outcome().expect("nobody is asked, so the game is over");
    let utilities: Vec<f32> = Seat::all(seats).map(|seat| utility(&outcome, seat)).collect();
    let sum: f32 = utilities.iter().sum();
    for sample in &mut samples {
        sample.shares = utilities.iter().map(|utility| utility / sum).collect();
    }
    samples
}
