//! Thousands of games with bots.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use backlot_bots::{Level, NoSuchBot, decision_seed, seed_number};
use backlot_core::{
    BySeat, Outcome, Playable, Seat, SetupError, SetupRequest, Viewer, WithoutEvents,
    chance::{Fast, Seeded},
};
use backlot_games::{GameKind, with_game};
use backlot_strategy::Strategy;
use serde::Serialize;

use crate::{Entrant, Histogram, Interval, Player, wilson};

/// A worker reports so many games at once.
const BATCH: u64 = 64;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Which game.
    pub kind: GameKind,
    /// How it is set up.
    pub request: SetupRequest,
    /// The bot of each seat; one alone sits everywhere.
    pub bots: Vec<Entrant>,
    /// How many games.
    pub games: u64,
    /// Luck and bots follow from it: the same plan gives the same result on any number of threads.
    pub seed: String,
    /// How many threads.
    pub threads: usize,
}

/// Why a plan can't be carried out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    /// The set-up is not possible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game does not have the bot.
    #[error(transparent)]
    Bot(#[from] NoSuchBot),
    /// Neither one bot nor one for each seat.
    #[error("{bots} bots for {seats} seats: name one for all seats, or one for each")]
    Bots {
        /// How many were named.
        bots: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// There is nothing to do.
    #[error("at least one game must be played")]
    NoGames,
    /// The game does not describe its positions.
    #[error("{0} has no learned value: its positions are not described in numbers")]
    NoValue(&'static str),
    /// The game does not describe its positions closely.
    #[error(
        "{0} has no value of the expert's own: its positions are described in one way only; learn without --for-expert"
    )]
    NoExpertValue(&'static str),
    /// The game does not describe its actions.
    #[error("{0} has no learned prior: its actions are not described in numbers")]
    NoPrior(&'static str),
}

/// What is known while a simulation runs, and how to stop it.
#[derive(Debug, Default)]
pub struct Progress {
    /// How many games are done.
    pub done: AtomicU64,
    /// Set it to stop; what is done is kept.
    pub stop: AtomicBool,
}

/// What came of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// The game's id.
    pub game: &'static str,
    /// The seed.
    pub seed: String,
    /// How many games were planned.
    pub planned: u64,
    /// How many were played.
    pub games: u64,
    /// What became of each seat.
    pub seats: Vec<SeatResult>,
    /// How many games had several winners.
    pub shared_wins: u64,
    /// How many games had the two best scores equal, whoever won in the end.
    pub ties: u64,
    /// Actions in a game.
    pub length: Histogram,
    /// The winners' scores.
    pub winning_scores: Histogram,
}

/// What became of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatResult {
    /// The bot.
    pub level: String,
    /// Wins; a shared win counts as its share.
    pub wins: f64,
    /// Wins as a share of the games.
    pub win_share: f64,
    /// Where that share lies with 95 % confidence.
    pub win_interval: Interval,
    /// The mean score.
    pub mean_score: f64,
    /// How often each score came up.
    pub scores: Histogram,
    /// Mean points from each source.
    pub sources: Vec<(&'static str, f64)>,
}

/// Plays the games of the plan on its threads.
pub fn simulate(plan: &Plan, progress: &Progress) -> Result<Simulation, PlanError> {
    with_game!(plan.kind, G => simulate_game::<G>(plan, progress))
}

/// A plan for one game, found possible.
pub(crate) struct Checked<'k, G: Playable> {
    setup: G::Setup,
    bots: Vec<Entrant>,
    players: Vec<Player<'k>>,
}

impl Plan {
    /// Returns the plan for its game, if it can be carried out.
    pub(crate) fn checked<G: Playable + Strategy>(&self) -> Result<Checked<'static, G>, PlanError> {
        let setup = G::setup(&self.request)?;
        let (seats, _) = G::table_of(&setup);
        let bots = match *self.bots.as_slice() {
            [bot] => vec![bot; seats],
            _ if self.bots.len() == seats => self.bots.clone(),
            _ => return Err(PlanError::Bots { bots: self.bots.len(), seats }),
        };
        let players =
            bots.iter().map(|bot| bot.seated(seats, G::knowledge())).collect::<Result<_, _>>()?;
        if self.games == 0 {
            return Err(PlanError::NoGames);
        }
        Ok(Checked { setup, bots, players })
    }

    /// Returns the bot of each seat.
    pub(crate) fn bots_by_seat(&self) -> Result<Vec<Entrant>, PlanError> {
        with_game!(self.kind, G => self.checked::<G>().map(|checked| checked.bots))
    }
}

/// A game that was played.
pub(crate) struct Played {
    /// Which of the plan's games.
    pub(crate) number: u64,
    pub(crate) outcome: Outcome,
    pub(crate) steps: usize,
}

/// Plays some games of the plan on its threads and returns them in their order; fewer if it is stopped.
pub(crate) fn play_all(
    plan: &Plan,
    games: Range<u64>,
    progress: &Progress,
) -> Result<Vec<Played>, PlanError> {
    with_game!(plan.kind, G => {
        let checked = plan.checked::<G>()?;
        let mut all = Vec::new();
        let keep = |all: &mut Vec<Played>, played| all.push(played);
        for mut some in work::<G, _>(plan, &checked, games, progress, keep) {
            all.append(&mut some);
        }
        all.sort_unstable_by_key(|played| played.number);
        Ok(all)
    })
}

fn simulate_game<G: Playable + Strategy>(
    plan: &Plan,
    progress: &Progress,
) -> Result<Simulation, PlanError> {
    let checked = plan.checked::<G>()?;
    let seats = checked.bots.len();
    let mut all = Tally::new(seats);
    let add = |tally: &mut Option<Tally>, played: Played| {
        tally.get_or_insert_with(|| Tally::new(seats)).add(&played.outcome, played.steps);
    };
    let tallies = work::<G, _>(plan, &checked, 0..plan.games, progress, add);
    tallies.iter().flatten().for_each(|tally| all.merge(tally));
    Ok(all.into_simulation(plan, G::info().id, &checked.bots))
}

/// Plays games on the plan's threads. Each thread collects what it plays in its own way.
fn work<G: Playable + Strategy, T: Default + Send>(
    plan: &Plan,
    checked: &Checked<'_, G>,
    games: Range<u64>,
    progress: &Progress,
    collect: impl Fn(&mut T, Played) + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(games.start);
    let work = || {
        let mut collected = T::default();
        while !progress.stop.load(Ordering::Relaxed) {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= games.end {
                break;
            }
            for number in first..games.end.min(first + BATCH) {
                if progress.stop.load(Ordering::Relaxed) {
                    break;
                }
                let (outcome, steps) = play::<G>(checked, &format!("{}/{number}", plan.seed));
                collect(&mut collected, Played { number, outcome, steps });
                progress.done.fetch_add(1, Ordering::Relaxed);
            }
        }
        collected
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let ends = workers.into_iter().map(|worker| match worker.join() {
            Ok(collected) => collected,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        ends.collect()
    })
}

/// One game between bots. Its draws follow from the seed, pile by pile.
fn play<G: Playable + Strategy>(checked: &Checked<'_, G>, seed: &str) -> (Outcome, usize) {
    let mut rng = WithoutEvents(Seeded::new(seed));
    let mut game = G::new(&checked.setup, &mut rng);
    let bot_seed = seed_number(seed);
    // The random level gets by without a view, which is most of the time of a random game.
    let mut picks = Fast::new(bot_seed);
    let mut legal = Vec::new();
    let mut steps = 0;
    let mut own_steps = BySeat::<usize>::default();
    loop {
        if let Some(outcome) = game.outcome() {
            return (outcome, steps);
        }
        let Some(seat) = game.to_act().first() else {
            unreachable!("while a game runs, somebody is asked");
        };
        let action = match checked.bots[seat.index()].level {
            Level::Random => {
                game.legal_actions(seat, &mut legal);
                legal[picks.index(legal.len())]
            }
            _ => {
                let view = game.view(Viewer::Seat(seat));
                let seed = decision_seed(bot_seed, seat, own_steps[seat]);
                checked.players[seat.index()].act::<G>(&view, seat, seed)
            }
        };
        game.apply(seat, action, &mut rng);
        steps += 1;
        own_steps[seat] += 1;
    }
}

/// What a worker has counted.
struct Tally {
    games: u64,
    wins: Vec<f64>,
    scores: Vec<Histogram>,
    sources: Vec<(&'static str, Vec<i64>)>,
    shared_wins: u64,
    ties: u64,
    length: Histogram,
    winning_scores: Histogram,
}

impl Tally {
    fn new(seats: usize) -> Self {
        Self {
            games: 0,
            wins: vec![0.0; seats],
            scores: vec![Histogram::default(); seats],
            sources: Vec::new(),
            shared_wins: 0,
            ties: 0,
            length: Histogram::default(),
            winning_scores: Histogram::default(),
        }
    }

    fn add(&mut self, outcome: &Outcome, steps: usize) {
        self.games += 1;
        self.length.add(i64::try_from(steps).unwrap_or(i64::MAX));
        self.shared_wins += u64::from(outcome.winners.len() > 1);
        let best = outcome.scores.taken(outcome.seats).iter().copied().max().unwrap_or(0);
        let tied = outcome.scores.taken(outcome.seats).iter().filter(|&&score| score == best);
        self.ties += u64::from(tied.count() > 1);
        self.winning_scores.add(best.into());
        for seat in Seat::all(outcome.seats) {
            self.wins[seat.index()] += outcome.win_share(seat);
            self.scores[seat.index()].add(outcome.scores[seat].into());
        }
        for line in outcome.sheet.lines() {
            let sums = self.source(line.source, outcome.seats);
            for (sum, &points) in sums.iter_mut().zip(line.points.taken(outcome.seats)) {
                *sum += i64::from(points);
            }
        }
    }

    fn source(&mut self, source: &'static str, seats: usize) -> &mut Vec<i64> {
        let place = self.sources.iter().position(|(known, _)| *known == source);
        let place = place.unwrap_or_else(|| {
            self.sources.push((source, vec![0; seats]));
            self.sources.len() - 1
        });
        &mut self.sources[place].1
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.shared_wins += other.shared_wins;
        self.ties += other.ties;
        self.length.merge(&other.length);
        self.winning_scores.merge(&other.winning_scores);
        for (own, more) in self.wins.iter_mut().zip(&other.wins) {
            *own += more;
        }
        for (own, more) in self.scores.iter_mut().zip(&other.scores) {
            own.merge(more);
        }
        for (source, more) in &other.sources {
            for (own, more) in self.source(source, more.len()).iter_mut().zip(more) {
                *own += more;
            }
        }
    }

    fn into_simulation(self, plan: &Plan, game: &'static str, bots: &[Entrant]) -> Simulation {
        let games = self.games;
        let seats = bots.iter().enumerate().map(|(seat, bot)| SeatResult {
            level: bot.to_string(),
            wins: self.wins[seat],
            win_share: self.wins[seat] / games.max(1) as f64,
            win_interval: wilson(self.wins[seat], games),
            mean_score: self.scores[seat].mean(),
            scores: self.scores[seat].clone(),
            sources: self
                .sources
                .iter()
                .map(|(source, sums)| (*source, sums[seat] as f64 / games.max(1) as f64))
                .collect(),
        });
        Simulation {
            game,
            seed: plan.seed.clone(),
            planned: plan.games,
            games,
            seats: seats.collect(),
            shared_wins: self.shared_wins,
            ties: self.ties,
            length: self.length,
            winning_scores: self.winning_scores,
        }
    }
}
