//! Steps from weak to strong, each about twice as good as a table of the one below.
//!
//! All bots lie on one path: the policy, less and less unsure; then playouts, less and less unsure, and more and more of
//! them; then the expert, with more and more iterations. From
//! the weakest on, the next step is looked for on the path by halving, with a contest for each try. Where the path ends too near above the
//! last step, that one makes room for the path's end.

use std::cmp::Reverse;
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
    /// Steps that are known already, weakest first: the search goes on from the last of them. Without any it begins at level easy.
    pub known: Vec<Rung>,
    /// All randomness follows from it.
    pub seed: String,
    /// How many threads.
    pub threads: usize,
}

/// The shares of wins that are wanted against a table of the step below, as multiples of the fair share.
#[derive(Clone, Copy)]
struct Wanted {
    /// Less than this is no step.
    least: f64,
    /// Between these a try is taken at once.
    low: f64,
    high: f64,
    /// More than this leaves a gap.
    most: f64,
}

impl Wanted {
    /// With two seats twice the fair share would be every game, so less is wanted.
    fn with_seats(seats: usize) -> Self {
        if seats == 2 {
            Self { least: 1.24, low: 1.28, high: 1.40, most: 1.44 }
        } else {
            Self { least: 1.6, low: 1.72, high: 2.28, most: 2.4 }
        }
    }

    /// How far a multiple of the fair share lies from the middle of what is wanted.
    fn beside(self, times: f64) -> f64 {
        (times - f64::midpoint(self.low, self.high)).abs()
    }
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
    let mut rungs = calibration.known.clone();
    if rungs.is_empty() {
        rungs.push(rung(path[0], 0.0, 0));
    }
    let mut below = rungs.last().map_or(path[0], entrant);
    let mut from = path.iter().position(|&bot| place(bot) > place(below)).unwrap_or(path.len());
    while let Some(step) = calibration.next_rung(&path, below, from, progress, &mut tell)? {
        rungs.push(rung(step.bot, step.summary.share.mean, step.summary.games));
        (below, from) = (step.bot, step.next);
    }
    calibration.end_at_the_top(&path, &mut rungs, progress, &mut tell)?;
    Ok(rungs)
}

/// Where on the path a bot lies, compared with others.
fn place(bot: Entrant) -> (Level, u32, Reverse<u16>) {
    let iterations = match bot.effort {
        Effort::Iterations(iterations) => iterations,
        Effort::Milliseconds(_) => 0,
    };
    (bot.level, iterations, Reverse(bot.temperature))
}

/// The bot of a step.
fn entrant(rung: &Rung) -> Entrant {
    let effort = Effort::Iterations(rung.iterations.max(1));
    Entrant { level: rung.bot, temperature: rung.temperature, effort }
}

/// A bot that was tried as the next step.
struct Try {
    bot: Entrant,
    summary: Summary,
    /// Where on the path stronger ones begin.
    next: usize,
}

/// How far one bot lies above another.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Apart {
    TooNear,
    Rung,
    TooFar,
}

/// A bot, measured against a table of another.
struct Measured {
    rung: Rung,
    apart: Apart,
}

/// Looks among `places`, weakest first, for a bot that lies a step above `below` and a step below `top`, by halving. Gives the steps to both.
fn room_between(
    below: Entrant,
    top: Entrant,
    mut places: &[Entrant],
    is_stopped: impl Fn() -> bool,
    mut against: impl FnMut(Entrant, Entrant) -> Result<Measured, PlanError>,
) -> Result<Option<[Rung; 2]>, PlanError> {
    while !places.is_empty() && !is_stopped() {
        let (weaker, rest) = places.split_at(places.len() / 2);
        let (middle, stronger) = (rest[0], &rest[1..]);
        let upper = against(top, middle)?;
        places = match upper.apart {
            Apart::TooFar => stronger,
            Apart::TooNear => weaker,
            Apart::Rung => {
                let lower = against(middle, below)?;
                match lower.apart {
                    Apart::TooFar => weaker,
                    Apart::TooNear => stronger,
                    Apart::Rung if is_stopped() => &[],
                    Apart::Rung => return Ok(Some([lower.rung, upper.rung])),
                }
            }
        };
    }
    Ok(None)
}

/// The bot in the middle between two neighbours that differ only in how unsure they are, or only in how much they search.
fn between(weak: Entrant, strong: Entrant) -> Option<Entrant> {
    let (Effort::Iterations(few), Effort::Iterations(many)) = (weak.effort, strong.effort) else {
        return None;
    };
    let temperature = u16::midpoint(weak.temperature, strong.temperature);
    let iterations = u32::midpoint(few, many);
    let middle = Entrant { temperature, effort: Effort::Iterations(iterations), ..weak };
    let is_one_thing = (weak.temperature == strong.temperature) != (few == many);
    let is_new = middle != weak && middle != strong;
    (weak.level == strong.level && is_one_thing && is_new).then_some(middle)
}

impl Calibration {
    /// Looks on the path from `from` on for a bot that wins as much as is wanted against a table of the step below, by halving; where
    /// neighbours are too weak and too strong, also between these. `None` if nothing is far enough above.
    fn next_rung(
        &self,
        path: &[Entrant],
        below: Entrant,
        mut from: usize,
        progress: &Progress,
        tell: &mut impl FnMut(&Summary),
    ) -> Result<Option<Try>, PlanError> {
        let seats = self.request.seats.unwrap_or(self.kind.info().default_seats);
        let fair = 1.0 / seats.max(1) as f64;
        let wanted = Wanted::with_seats(seats);
        let window = (wanted.low * fair, wanted.high * fair);
        let (first, mut to) = (from, path.len());
        let mut best: Option<Try> = None;
        let is_stopped = || progress.stop.load(Ordering::Relaxed);
        let mut attempt = |bot: Entrant, next: usize| -> Result<f64, PlanError> {
            let summary = self.contest(bot, below, window, progress)?;
            tell(&summary);
            let times = summary.share.mean / fair;
            let is_closer = best.as_ref().is_none_or(|known| {
                wanted.beside(times) < wanted.beside(known.summary.share.mean / fair)
            });
            // A contest that was interrupted tells too little to keep.
            if times >= wanted.least && is_closer && !is_stopped() {
                best = Some(Try { bot, summary, next });
            }
            Ok(times)
        };
        while from < to && !is_stopped() {
            let at = from + (to - 1 - from) / 2;
            let times = attempt(path[at], at + 1)?;
            if times < wanted.low {
                from = at + 1;
            } else if times > wanted.high {
                to = at;
            } else {
                return Ok(best);
            }
        }
        // What lies before `from` is too weak, and what is there is too strong.
        let weak = if from > first { path[from - 1] } else { below };
        if let Some(bot) = path.get(from).and_then(|&strong| between(weak, strong))
            && !is_stopped()
        {
            attempt(bot, from)?;
        }
        Ok(best)
    }

    /// The path ends less than a step above the last one, so that one makes room for the strongest bot: it goes, or a weaker one takes its place.
    fn end_at_the_top(
        &self,
        path: &[Entrant],
        rungs: &mut Vec<Rung>,
        progress: &Progress,
        tell: &mut impl FnMut(&Summary),
    ) -> Result<(), PlanError> {
        let top = path[path.len() - 1];
        let [.., below, last] = rungs.as_slice() else { return Ok(()) };
        let (below, last) = (entrant(below), entrant(last));
        if place(last) >= place(top) {
            return Ok(());
        }
        let mut against = |hero, field| self.apart(hero, field, progress, &mut *tell);
        let is_stopped = || progress.stop.load(Ordering::Relaxed);
        let whole = against(top, below)?;
        if whole.apart == Apart::Rung && !is_stopped() {
            rungs.pop();
            rungs.push(whole.rung);
            return Ok(());
        }
        if whole.apart == Apart::TooFar {
            let between =
                |bot: &&Entrant| place(below) < place(**bot) && place(**bot) < place(last);
            let places: Vec<Entrant> = path.iter().filter(between).copied().collect();
            if let Some(steps) = room_between(below, top, &places, is_stopped, against)? {
                rungs.pop();
                rungs.extend(steps);
            }
        }
        Ok(())
    }

    /// How far one bot lies above another.
    fn apart(
        &self,
        hero: Entrant,
        field: Entrant,
        progress: &Progress,
        tell: &mut impl FnMut(&Summary),
    ) -> Result<Measured, PlanError> {
        let seats = self.request.seats.unwrap_or(self.kind.info().default_seats);
        let fair = 1.0 / seats.max(1) as f64;
        let wanted = Wanted::with_seats(seats);
        let window = (wanted.least * fair, wanted.most * fair);
        let summary = self.contest(hero, field, window, progress)?;
        tell(&summary);
        let share = summary.share.mean;
        let apart = match share / fair {
            times if times < wanted.least => Apart::TooNear,
            times if times > wanted.most => Apart::TooFar,
            _ => Apart::Rung,
        };
        Ok(Measured { rung: rung(hero, share, summary.games), apart })
    }

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

/// The expert's search, shorter than usual. In Dream Factory with two, 32 iterations are just above level hard, and 100 far above.
const EXPERT_ITERATIONS: [u32; 9] = [32, 48, 64, 100, 140, 200, 280, 400, 800];

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
        path.extend(EXPERT_ITERATIONS.map(|iterations| trying(Level::Expert, iterations)));
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
        bot: entrant.level,
        temperature: entrant.temperature,
        iterations,
        share: (share * 1000.0).round() / 1000.0,
        games,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_neighbours_lies_one_in_the_middle() {
        let bot = |text: &str| text.parse::<Entrant>().unwrap();
        assert_eq!(between(bot("hard~25@8"), bot("hard@8")), Some(bot("hard~12@8")));
        assert_eq!(between(bot("normal~400"), bot("normal~280")), Some(bot("normal~340")));
        assert_eq!(between(bot("hard@8"), bot("hard@12")), Some(bot("hard@10")));
        assert_eq!(between(bot("hard~9@8"), bot("hard@12")), None, "two differences");
        assert_eq!(between(bot("normal"), bot("hard@8")), None, "another level");
        assert_eq!(between(bot("hard~1@8"), bot("hard@8")), None, "nothing lies between");
        assert_eq!(between(bot("hard@8"), bot("hard@9")), None, "nothing lies between");
    }

    #[test]
    fn the_path_goes_up() {
        let path = path(Level::Expert);
        assert_eq!(path.first(), Some(&Entrant::of(Level::Easy)));
        assert_eq!(path.last(), Some(&Entrant::of(Level::Expert)));
        assert!(path.is_sorted_by(|&below, &above| place(below) < place(above)));
    }

    #[test]
    fn a_step_is_the_bot_that_it_was_made_of() {
        for bot in path(Level::Expert) {
            assert_eq!(entrant(&rung(bot, 0.5, 100)), bot);
        }
    }

    #[test]
    fn a_step_makes_room_for_the_top() {
        let path = path(Level::Expert);
        let rank = |bot: Entrant| path.iter().position(|&other| other == bot).unwrap();
        // Six to eight places on the path are a step here.
        let against = |hero, field| {
            let apart = match rank(hero) - rank(field) {
                0..=5 => Apart::TooNear,
                6..=8 => Apart::Rung,
                _ => Apart::TooFar,
            };
            Ok(Measured { rung: rung(hero, 0.5, 100), apart })
        };
        let end = path.len() - 1;
        let room = |below: usize| {
            let places = &path[below + 1..end - 3];
            room_between(path[below], path[end], places, || false, against).unwrap()
        };
        for below in end - 16..=end - 12 {
            let [lower, upper] = room(below).unwrap();
            assert_eq!(entrant(&upper), path[end]);
            let middle = rank(entrant(&lower));
            assert!((6..=8).contains(&(end - middle)) && (6..=8).contains(&(middle - below)));
        }
        assert!(room(end - 11).is_none() && room(end - 17).is_none());
    }
}
