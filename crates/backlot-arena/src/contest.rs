//! Is this bot better? Deal blocks: one seed, the hero in every seat, the same draws.
//!
//! In a block of n games the hero sits once in every seat while the field sits in the others. Luck is keyed by
//! pile and a bot's own randomness by its seat, so a hero that plays like the field plays the same game n times, wins
//! exactly one share in all, and has a margin of exactly zero. What differs between blocks is chance, so
//! intervals are taken over blocks.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use backlot_bots::{decision_seed, seed_number};
use backlot_core::{
    BySeat, Outcome, Playable, Seat, SetupRequest, Viewer, WithoutEvents, chance::Seeded,
};
use backlot_games::{GameKind, with_game};
use backlot_strategy::{Knowledge, Strategy};
use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};

use crate::{Entrant, PlanError, Player, Progress, Times};

/// One bot against a table of another.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Which game.
    pub kind: GameKind,
    /// How it is set up.
    pub request: SetupRequest,
    /// Who is tried.
    pub hero: Entrant,
    /// Who sits in all other seats.
    pub field: Entrant,
    /// What the hero knows, if it is something else than what comes with the game.
    pub hero_knows: Option<Arc<Knowledge>>,
    /// How many blocks at most.
    pub blocks: u64,
    /// All randomness follows from it.
    pub seed: String,
    /// How many threads.
    pub threads: usize,
}

/// The games of a block, by the hero's seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Block {
    /// Which block, counted from 0.
    pub number: u64,
    /// The hero's share of the win in each seat.
    pub wins: Vec<f64>,
    /// The hero's score less the mean of the others', times the number of others: a whole number.
    pub margins: Vec<i64>,
    /// The hero's rank in each seat.
    pub ranks: Vec<u8>,
}

impl Block {
    /// The hero's share of all wins in the block.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.wins.iter().sum::<f64>() / self.wins.len().max(1) as f64
    }

    /// The mean margin in points.
    #[must_use]
    pub fn margin(&self) -> f64 {
        let games = self.margins.len().max(1) as f64;
        let others = self.margins.len().saturating_sub(1).max(1) as f64;
        self.margins.iter().sum::<i64>() as f64 / (games * others)
    }
}

impl Contest {
    /// Plays the blocks that `is_done` does not know yet, in order, and hands each to `keep` in order of their
    /// numbers as soon as all before it are there. Stops when `keep` says so, or `progress` does.
    pub fn run(
        &self,
        progress: &Progress,
        is_done: impl Fn(u64) -> bool + Sync,
        keep: impl FnMut(Block) -> bool + Send,
    ) -> Result<Times, PlanError> {
        with_game!(self.kind, G => {
            let setup = G::setup(&self.request)?;
            let (seats, _) = G::table_of(&setup);
            let known = self.hero_knows.as_deref().unwrap_or_else(|| G::knowledge());
            let players = Players {
                hero: self.hero.seated(seats, known)?,
                field: self.field.seated(seats, G::knowledge())?,
            };
            Ok(self.run_game::<G>(&setup, players, progress, &is_done, keep))
        })
    }

    fn run_game<G: Playable + Strategy>(
        &self,
        setup: &G::Setup,
        players: Players<'_>,
        progress: &Progress,
        is_done: &(impl Fn(u64) -> bool + Sync),
        keep: impl FnMut(Block) -> bool + Send,
    ) -> Times {
        let next = AtomicU64::new(0);
        let desk = Mutex::new(Desk { waiting: Vec::new(), due: 0, keep });
        let work = || {
            let mut times = Times::default();
            while !progress.stop.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.blocks {
                    break;
                }
                let block = (!is_done(number))
                    .then(|| self.play_block::<G>(setup, players, number, &mut times));
                let mut desk = desk.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                if !desk.hand_in(number, block) {
                    progress.stop.store(true, Ordering::Relaxed);
                }
                progress.done.fetch_add(1, Ordering::Relaxed);
            }
            times
        };
        let mut all = Times::default();
        thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                match worker.join() {
                    Ok(times) => all.merge(&times),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
        all
    }

    fn play_block<G: Playable + Strategy>(
        &self,
        setup: &G::Setup,
        players: Players<'_>,
        number: u64,
        times: &mut Times,
    ) -> Block {
        let (seats, _) = G::table_of(setup);
        let seed = format!("{}/{number}", self.seed);
        let mut block = Block { number, wins: Vec::new(), margins: Vec::new(), ranks: Vec::new() };
        for hero in Seat::all(seats) {
            let outcome = play_game::<G>(setup, players, &seed, hero, times);
            let sum: i64 = outcome.scores.taken(seats).iter().map(|&score| i64::from(score)).sum();
            let own = i64::from(outcome.scores[hero]);
            let others = i64::try_from(seats - 1).unwrap_or(1);
            block.wins.push(outcome.win_share(hero));
            block.margins.push(others * own - (sum - own));
            block.ranks.push(outcome.ranks[hero]);
        }
        block
    }
}

fn play_game<G: Playable + Strategy>(
    setup: &G::Setup,
    players: Players<'_>,
    seed: &str,
    hero: Seat,
    times: &mut Times,
) -> Outcome {
    let mut rng = WithoutEvents(Seeded::new(seed));
    let mut game = G::new(setup, &mut rng);
    let bot_seed = seed_number(seed);
    let mut own_steps = BySeat::<usize>::default();
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome;
        }
        let seat = game.to_act().first().expect("while a game runs, somebody is asked");
        let bot = if seat == hero { players.hero } else { players.field };
        let start = ThreadTime::now();
        let view = game.view(Viewer::Seat(seat));
        let seed = decision_seed(bot_seed, seat, own_steps[seat]);
        let action = bot.act::<G>(&view, seat, seed);
        if seat == hero {
            times.add(start.elapsed());
        }
        game.apply(seat, action, &mut rng);
        own_steps[seat] += 1;
    }
}

/// Who plays.
#[derive(Clone, Copy)]
struct Players<'k> {
    hero: Player<'k>,
    field: Player<'k>,
}

/// Puts the blocks of all workers back into order.
struct Desk<K> {
    waiting: Vec<(u64, Option<Block>)>,
    due: u64,
    keep: K,
}

impl<K: FnMut(Block) -> bool> Desk<K> {
    /// Takes a block (none if it was done before); false when enough is known.
    fn hand_in(&mut self, number: u64, block: Option<Block>) -> bool {
        self.waiting.push((number, block));
        let mut go_on = true;
        while let Some(place) = self.waiting.iter().position(|(number, _)| *number == self.due) {
            let (_, block) = self.waiting.swap_remove(place);
            self.due += 1;
            if let Some(block) = block {
                go_on = (self.keep)(block) && go_on;
            }
        }
        go_on
    }
}
