//! Steps from weak to strong, each about twice as good as a table of the one below.
//!
//! All bots lie on one path: the policy, less and less unsure; then playouts, less and less unsure, and more and more of
//! them; then the expert. From
//! the weakest on, the next step is looked for on the path by halving, with a contest for each try.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use backlot_bots::Level;
use backlot_core::SetupRequest;
use backlot_games::GameKind;
use backlot_strategy::Rung;

use crate::{Block, Contest, Effort, Entrant, Estimate, PlanError, Progress, Summary, Times};

/// What to calibrate.
#[derive(Clone, Debug)]
pub struct Calibration {
    /// Which game.
    pub kind: GameKind,
    /// How it is set up; the number of seats must be said.
    pub request: SetupRequest,
    /// Deal blocks of a try.
    pub blocks: u64,
    /// The same where the expert plays, which takes long.
    pub expert_blocks: u64,
    /// The last level on the path.
    pub top: Level,
    /// All luck follows from it.
    pub seed: String,
    /// How many threads.
    pub threads: usize,
}

/// The shares of wins that are wanted against a table of the step below, as multiples of the fair share. With two seats twice the
/// fair share would be every game, so less is wanted.
fn wanted(seats: usize) -> (f64, f64) {
    if seats == 2 { (1.28, 1.40) } else { (1.72, 2.28) }
}

/// After so many blocks a try that is clearly too weak or too strong is given up.
const FEW: usize = 24;

/// So many standard errors are clear.
const CLEAR: f64 = 2.6;

/// Finds the steps, telling every try.
pub fn calibrate(
    calibration: &Calibration,
    progress: &Progress,
    mut tell: impl FnMut(&Summary),
) -> Result<Vec<Rung>, PlanError> {
    let path = path(calibration.top);
    let seats = calibration.request.seats.unwrap_or(calibration.kind.info().default_seats);
    let (low, high) = wanted(seats);
    let fair = 1.0 / seats.max(1) as f64;
    let mut rungs = vec![rung(path[0], 0.0, 0)];
    let mut below = 0;
    while below + 1 < path.len() && !progress.stop.load(Ordering::Relaxed) {
        let (mut from, mut to) = (below + 1, path.len() - 1);
        let mut found: Option<(usize, Summary)> = None;
        while from <= to && !progress.stop.load(Ordering::Relaxed) {
            let at = usize::midpoint(from, to);
            let window = (low * fair, high * fair);
            let summary = calibration.contest(path[at], path[below], window, progress)?;
            tell(&summary);
            let times = summary.share.mean / fair;
            let closer = found.as_ref().is_none_or(|(_, known)| {
                let middle = f64::midpoint(low, high);
                (times - middle).abs() < (known.share.mean / fair - middle).abs()
            });
            if closer {
                found = Some((at, summary));
            }
            if times < low {
                from = at + 1;
            } else if times > high && at > below + 1 {
                to = at - 1;
            } else {
                break;
            }
        }
        let Some((at, summary)) = found else { break };
        if summary.share.mean / fair < low - 0.12 {
            // Nothing on the rest of the path is far enough above the last step.
            break;
        }
        rungs.push(rung(path[at], summary.share.mean, summary.games));
        below = at;
    }
    Ok(rungs)
}

impl Calibration {
    fn contest(
        &self,
        hero: Entrant,
        field: Entrant,
        (low, high): (f64, f64),
        progress: &Progress,
    ) -> Result<Summary, PlanError> {
        let with_expert = hero.level == Level::Expert || field.level == Level::Expert;
        let contest = Contest {
            kind: self.kind,
            request: self.request.clone(),
            hero,
            field,
            hero_knows: None,
            blocks: if with_expert { self.expert_blocks } else { self.blocks },
            seed: self.seed.clone(),
            threads: self.threads,
        };
        let mut blocks: Vec<Block> = Vec::new();
        // A try that is given up stops itself, not the search for steps.
        let own = Progress { done: AtomicU64::new(0), stop: AtomicBool::new(false) };
        let keep = |block| {
            blocks.push(block);
            let hopeless = blocks.len() >= FEW && {
                let shares: Vec<f64> = blocks.iter().map(Block::share).collect();
                let share = Estimate::of(&shares);
                share.mean + CLEAR * share.error < low || share.mean - CLEAR * share.error > high
            };
            !hopeless && !progress.stop.load(Ordering::Relaxed)
        };
        let times: Times = contest.run(&own, |_| false, keep)?;
        Ok(Summary::of(hero.to_string(), field.to_string(), &blocks, &times, None))
    }
}

/// With fewer playouts, sequential halving has nothing to halve.
const FEWEST_PLAYOUTS: u32 = 8;

/// From weak to strong.
fn path(top: Level) -> Vec<Entrant> {
    let unsure = |level, temperature| Entrant { temperature, ..Entrant::of(level) };
    let trying = |level, iterations| Entrant {
        effort: Effort::Iterations(iterations),
        ..Entrant::of(level)
    };
    let mut path = vec![Entrant::of(Level::Easy)];
    let temperatures = [800, 560, 400, 280, 200, 140, 100, 70, 50, 35, 25, 18, 12, 6, 0];
    path.extend(temperatures.map(|temperature| unsure(Level::Normal, temperature)));
    if top >= Level::Hard {
        // Between the policy and its playouts: a few playouts, less and less unsure of what they found.
        let unsure = |temperature| Entrant { temperature, ..trying(Level::Hard, FEWEST_PLAYOUTS) };
        path.extend([3200, 1600, 1000, 700, 500, 350, 250, 180, 120, 80, 50, 25].map(unsure));
        let most = Level::Hard.usual_iterations();
        let steps = [FEWEST_PLAYOUTS, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256];
        path.extend(
            steps.iter().filter(|&&steps| steps < most).map(|&steps| trying(Level::Hard, steps)),
        );
        path.push(Entrant::of(Level::Hard));
    }
    if top >= Level::Expert {
        path.push(Entrant::of(Level::Expert));
    }
    path
}

fn rung(entrant: Entrant, share: f64, games: usize) -> Rung {
    let iterations = match entrant.effort {
        Effort::Iterations(iterations) => iterations,
        Effort::Milliseconds(_) => 0,
    };
    Rung {
        bot: entrant.level.name().to_owned(),
        temperature: entrant.temperature,
        iterations,
        share: (share * 1000.0).round() / 1000.0,
        games,
    }
}
