//! Tuning a policy's constants by paired self-play against a growing pool.
//!
//! In each round an evolution strategy (separable CMA-ES) looks for constants that beat the pool: every
//! candidate of a generation meets the same deals and the same opponents. Its mean then plays the champion on fresh deals; if it is
//! clearly better, it becomes the champion and joins the pool, so that the next round has to beat it, too.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use backlot_bots::seed_number;
use backlot_core::chance::Fast;
use backlot_core::{Playable, SetupRequest};
use backlot_games::{GameKind, with_game};
use backlot_strategy::{Buffers, Constant, Strategy};

use crate::duel::Deal;
use crate::evolution::Evolution;
use crate::{PlanError, Progress};

/// A champion is replaced when the challenger leads by so many standard errors on fresh deals.
const CLEARLY: f64 = 2.0;

/// What to tune, and how long.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// Which game.
    pub kind: GameKind,
    /// The set-ups to do well in, one for each number of seats.
    pub requests: Vec<SetupRequest>,
    /// All randomness follows from it.
    pub seed: String,
    /// How many rounds.
    pub rounds: usize,
    /// Generations of each round.
    pub generations: usize,
    /// Deals that each candidate of a generation plays, in every seat.
    pub deals: u64,
    /// Deals on which a challenger meets the champion.
    pub trials: u64,
    /// On so many deals in ten, all others play by the hand-set constants.
    pub untuned_tables: u64,
    /// How many threads.
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    /// The names, hand-set values and bounds of the constants.
    pub specs: &'static [Constant],
    /// The best constants.
    pub champion: Vec<f32>,
    /// Earlier champions, oldest first.
    pub former: Vec<Vec<f32>>,
    /// What happened in each round.
    pub rounds: Vec<RoundReport>,
}

/// What happened in a round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RoundReport {
    /// The challenger's utility less the champion's, on fresh deals.
    pub gain: f64,
    /// Its standard error.
    pub error: f64,
    /// Whether the challenger became champion.
    pub accepted: bool,
}

/// Tunes, telling each round as it ends.
pub fn tune(
    tuning: &Tuning,
    progress: &Progress,
    tell: impl FnMut(&RoundReport),
) -> Result<Tuned, PlanError> {
    with_game!(tuning.kind, G => {
        let setups: Result<Vec<_>, _> = tuning.requests.iter().map(G::setup).collect();
        Ok(tune_game::<G>(tuning, &setups?, progress, tell))
    })
}

fn tune_game<G: Playable + Strategy>(
    tuning: &Tuning,
    setups: &[G::Setup],
    progress: &Progress,
    mut tell: impl FnMut(&RoundReport),
) -> Tuned {
    let knowledge = G::knowledge();
    let mut champion = knowledge.tuned.clone();
    let mut pool = knowledge.pool.clone();
    pool.push(knowledge.by_hand.clone());
    pool.extend(knowledge.styles.values().cloned());
    let mut former = Vec::new();
    let mut rounds = Vec::new();
    let stopped = || progress.stop.load(Ordering::Relaxed);
    for round in 0..tuning.rounds {
        let seed = format!("{}/{round}", tuning.seed);
        // The champion counts as often as all the others, or tuning would aim at weak opponents.
        let mut opponents = pool.clone();
        opponents.extend(std::iter::repeat_n(champion.clone(), pool.len()));
        let trial = Trial::<G> { tuning, setups, pool: &opponents };
        let mut evolution = Evolution::new(G::CONSTANTS, &champion, Fast::new(seed_number(&seed)));
        for generation in 0..tuning.generations {
            if stopped() {
                break;
            }
            let candidates = evolution.ask();
            let deals = trial.deals(&format!("{seed}/{generation}"), tuning.deals);
            let fitness = trial.try_all(&candidates, &deals);
            evolution.tell(&fitness.iter().map(|tries| mean(tries)).collect::<Vec<f64>>());
            progress.done.fetch_add(1, Ordering::Relaxed);
        }
        let report = trial.compare(&champion, &evolution.mean(), &format!("{seed}/trial"));
        if report.accepted {
            former.push(std::mem::replace(&mut champion, evolution.mean()));
            pool.push(champion.clone());
        }
        tell(&report);
        rounds.push(report);
        if stopped() {
            break;
        }
    }
    Tuned { specs: G::CONSTANTS, champion, former, rounds }
}

struct Trial<'a, G: Playable> {
    tuning: &'a Tuning,
    setups: &'a [G::Setup],
    pool: &'a [Vec<f32>],
}

impl<G: Playable + Strategy> Trial<'_, G> {
    fn deals(&self, seed: &str, count: u64) -> Vec<Deal<'_, G>> {
        let setups = self.setups.iter().cycle();
        let by_hand = std::slice::from_ref(&G::knowledge().by_hand);
        let pool = |number: u64| {
            // Seven and ten have no common factor: every number of seats gets its part.
            if number * 7 % 10 < self.tuning.untuned_tables { by_hand } else { self.pool }
        };
        let deal = |(number, setup)| Deal::new(setup, seed, number, pool(number));
        (0..count).zip(setups).map(deal).collect()
    }

    /// The utility of each candidate on each deal.
    fn try_all(&self, candidates: &[Vec<f32>], deals: &[Deal<'_, G>]) -> Vec<Vec<f64>> {
        let next = AtomicUsize::new(0);
        let results = Mutex::new(vec![Vec::new(); candidates.len()]);
        let work = || {
            let mut buffers = Buffers::default();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(candidate) = candidates.get(index) else { return };
                let tries: Vec<f64> =
                    deals.iter().map(|deal| deal.try_out(candidate, &mut buffers)).collect();
                results.lock().unwrap_or_else(std::sync::PoisonError::into_inner)[index] = tries;
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.tuning.threads.max(1) {
                scope.spawn(work);
            }
        });
        results.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Champion and challenger on the same fresh deals.
    fn compare(&self, champion: &[f32], challenger: &[f32], seed: &str) -> RoundReport {
        let deals = self.deals(seed, self.tuning.trials);
        let tries = self.try_all(&[champion.to_vec(), challenger.to_vec()], &deals);
        let gains: Vec<f64> = tries[1].iter().zip(&tries[0]).map(|(new, old)| new - old).collect();
        let gain = mean(&gains);
        let squares: f64 = gains.iter().map(|each| (each - gain).powi(2)).sum();
        let n = gains.len().max(2) as f64;
        let error = (squares / (n - 1.0) / n).sqrt();
        RoundReport { gain, error, accepted: gain > CLEARLY * error }
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}
