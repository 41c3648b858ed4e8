use backlot_core::chance::Seeded;
use backlot_core::{ColumnValues, Encode, Outcome, Playable, Seat, Viewer, WithoutEvents};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;

use crate::buffers::{readable, writable};
use crate::errors;
use crate::game::{Game, seed_text};

/// What a seat gets at the end of a game; before, it gets nothing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Reward {
    /// Its share of the win less the fair share, so that all rewards add up to 0.
    Win,
    /// Its points.
    Score,
}

impl Reward {
    fn parse(text: &str) -> PyResult<Self> {
        match text {
            "win" => Ok(Self::Win),
            "score" => Ok(Self::Score),
            _ => Err(errors::value(format!("the reward is \"win\" or \"score\", not \"{text}\""))),
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "small numbers"
    )]
    fn of(self, outcome: &Outcome, seat: Seat) -> f32 {
        match self {
            Self::Win => (outcome.win_share(seat) - 1.0 / outcome.seats as f64) as f32,
            Self::Score => outcome.scores[seat] as f32,
        }
    }
}

/// How an action is named.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum By {
    /// By its index.
    Index,
    /// By its place among the legal actions.
    Place,
}

/// What is filled for some of the games; nothing is wanted of what is empty.
#[derive(Default)]
pub(crate) struct Filled<'a> {
    observations: &'a mut [i16],
    masks: &'a mut [bool],
    rewards: &'a mut [f32],
    dones: &'a mut [bool],
    seats: &'a mut [i8],
    counts: &'a mut [i32],
}

impl<'a> Filled<'a> {
    /// Divides what is filled after `count` of `games` games.
    fn split(self, count: usize, games: usize) -> (Self, Self) {
        fn two<T>(all: &mut [T], count: usize, games: usize) -> (&mut [T], &mut [T]) {
            let each = all.len() / games;
            all.split_at_mut(count * each)
        }
        let (observations, more_observations) = two(self.observations, count, games);
        let (masks, more_masks) = two(self.masks, count, games);
        let (rewards, more_rewards) = two(self.rewards, count, games);
        let (dones, more_dones) = two(self.dones, count, games);
        let (seats, more_seats) = two(self.seats, count, games);
        let (counts, more_counts) = two(self.counts, count, games);
        (
            Self { observations, masks, rewards, dones, seats, counts },
            Self {
                observations: more_observations,
                masks: more_masks,
                rewards: more_rewards,
                dones: more_dones,
                seats: more_seats,
                counts: more_counts,
            },
        )
    }

    /// What is filled for one of the games.
    fn one(&mut self, at: usize, games: usize) -> Filled<'_> {
        fn part<T>(all: &mut [T], at: usize, games: usize) -> &mut [T] {
            let each = all.len() / games;
            &mut all[at * each..(at + 1) * each]
        }
        Filled {
            observations: part(self.observations, at, games),
            masks: part(self.masks, at, games),
            rewards: part(self.rewards, at, games),
            dones: part(self.dones, at, games),
            seats: part(self.seats, at, games),
            counts: part(self.counts, at, games),
        }
    }
}

/// Thousands of games of any kind.
pub(crate) trait AnyBatch: Send + Sync {
    fn reset(&mut self, pool: Option<&rayon::ThreadPool>, filled: Filled<'_>);
    fn check(&mut self, actions: &[i64], by: By) -> Result<(), String>;
    fn step(&mut self, pool: Option<&rayon::ThreadPool>, filled: Filled<'_>);
    fn offsets(&self) -> Vec<i32>;
    fn legal(&self, indices: &mut [i32], rows: &mut [i16], columns: usize);
    fn seed_of(&self, at: usize) -> String;
}

pub(crate) struct BatchOf<G: Playable> {
    setup: G::Setup,
    seed: String,
    reward: Reward,
    slots: Vec<Slot<G>>,
}

/// One of the games. When it is over, the next one begins in its place.
struct Slot<G: Playable> {
    game: G,
    rng: Seeded,
    seat: Seat,
    legal: Vec<G::Action>,
    /// Which of them was chosen.
    chosen: usize,
    /// How many games were played here before.
    number: u64,
}

/// Games that one thread plays before it may share the rest with another.
const CHUNK: usize = 64;

impl<G: Playable + Encode> BatchOf<G> {
    pub(crate) fn new(setup: G::Setup, count: usize, seed: String, reward: Reward) -> Self {
        let slots = (0..count).map(|at| Slot::begin(&setup, &seed, at, 0)).collect();
        Self { setup, seed, reward, slots }
    }

    fn for_all<'a>(
        &'a mut self,
        pool: Option<&rayon::ThreadPool>,
        filled: Filled<'a>,
        act: impl Fn(usize, &mut Slot<G>, Filled<'_>) + Send + Sync,
    ) {
        match pool {
            None => all(&mut self.slots, 0, filled, &act),
            Some(pool) => pool.install(|| shared(&mut self.slots, 0, filled, &act)),
        }
    }
}

fn all<G: Playable>(
    slots: &mut [Slot<G>],
    first: usize,
    mut filled: Filled<'_>,
    act: &impl Fn(usize, &mut Slot<G>, Filled<'_>),
) {
    let games = slots.len();
    for (at, slot) in slots.iter_mut().enumerate() {
        act(first + at, slot, filled.one(at, games));
    }
}

fn shared<G: Playable>(
    slots: &mut [Slot<G>],
    first: usize,
    filled: Filled<'_>,
    act: &(impl Fn(usize, &mut Slot<G>, Filled<'_>) + Send + Sync),
) {
    if slots.len() <= CHUNK {
        return all(slots, first, filled, act);
    }
    let (games, half) = (slots.len(), slots.len() / 2);
    let (left, right) = slots.split_at_mut(half);
    let (filled, more) = filled.split(half, games);
    rayon::join(|| shared(left, first, filled, act), || shared(right, first + half, more, act));
}

impl<G: Playable + Encode> Slot<G> {
    fn begin(setup: &G::Setup, seed: &str, at: usize, number: u64) -> Self {
        let mut cx = WithoutEvents(Seeded::new(&game_seed(seed, at, number)));
        let game = G::new(setup, &mut cx);
        let seat = game.to_act().first().unwrap_or(Seat::from_bits(0));
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        Self { game, rng: cx.0, seat, legal, chosen: 0, number }
    }

    #[inline]
    fn act(
        &mut self,
        setup: &G::Setup,
        seed: &str,
        at: usize,
        reward: Reward,
        filled: &mut Filled<'_>,
    ) {
        let action = self.legal[self.chosen];
        self.game.apply(self.seat, action, &mut WithoutEvents(&mut self.rng));
        let next = self.game.to_act().first();
        if let [done] = &mut *filled.dones {
            *done = next.is_none();
        }
        match next {
            Some(seat) => {
                filled.rewards.fill(0.0);
                self.seat = seat;
                self.game.legal_actions(seat, &mut self.legal);
            }
            None => {
                if let Some(outcome) = self.game.outcome() {
                    for (place, seat) in filled.rewards.iter_mut().zip(Seat::all(outcome.seats)) {
                        *place = reward.of(&outcome, seat);
                    }
                }
                *self = Self::begin(setup, seed, at, self.number + 1);
            }
        }
    }

    #[inline]
    fn tell(&self, filled: &mut Filled<'_>) {
        if let [seat] = &mut *filled.seats {
            *seat = self.seat.bits().cast_signed();
        }
        if let [count] = &mut *filled.counts {
            *count = i32::try_from(self.legal.len()).unwrap_or(i32::MAX);
        }
        if !filled.masks.is_empty() {
            filled.masks.fill(false);
            for &action in &self.legal {
                filled.masks[self.game.action_index(self.seat, action)] = true;
            }
        }
        if !filled.observations.is_empty() {
            let view = self.game.view(Viewer::Seat(self.seat));
            G::encode(&view, self.seat, &mut ColumnValues::new(filled.observations));
        }
    }
}

/// The seed of a game of a batch.
fn game_seed(seed: &str, at: usize, number: u64) -> String {
    format!("{seed}/{at}/{number}")
}

impl<G: Playable + Encode> AnyBatch for BatchOf<G> {
    fn reset(&mut self, pool: Option<&rayon::ThreadPool>, filled: Filled<'_>) {
        let (setup, seed) = (self.setup.clone(), self.seed.clone());
        self.for_all(pool, filled, |at, slot, mut filled| {
            *slot = Slot::begin(&setup, &seed, at, 0);
            filled.rewards.fill(0.0);
            filled.dones.fill(false);
            slot.tell(&mut filled);
        });
    }

    fn check(&mut self, actions: &[i64], by: By) -> Result<(), String> {
        for (at, (slot, &action)) in self.slots.iter_mut().zip(actions).enumerate() {
            let chosen = usize::try_from(action).ok().and_then(|wanted| match by {
                By::Place => (wanted < slot.legal.len()).then_some(wanted),
                By::Index => slot
                    .legal
                    .iter()
                    .position(|&legal| slot.game.action_index(slot.seat, legal) == wanted),
            });
            let Some(chosen) = chosen else {
                return Err(refused(&self.setup, slot, at, action, by));
            };
            slot.chosen = chosen;
        }
        Ok(())
    }

    fn step(&mut self, pool: Option<&rayon::ThreadPool>, filled: Filled<'_>) {
        let (setup, seed, reward) = (self.setup.clone(), self.seed.clone(), self.reward);
        self.for_all(pool, filled, |at, slot, mut filled| {
            slot.act(&setup, &seed, at, reward, &mut filled);
            slot.tell(&mut filled);
        });
    }

    fn offsets(&self) -> Vec<i32> {
        let ends = self.slots.iter().scan(0, |sum, slot| {
            *sum += i32::try_from(slot.legal.len()).unwrap_or(i32::MAX);
            Some(*sum)
        });
        std::iter::once(0).chain(ends).collect()
    }

    fn legal(&self, indices: &mut [i32], rows: &mut [i16], columns: usize) {
        let mut at = 0;
        for slot in &self.slots {
            let view = slot.game.view(Viewer::Seat(slot.seat));
            for &action in &slot.legal {
                let index = slot.game.action_index(slot.seat, action);
                indices[at] = i32::try_from(index).unwrap_or(i32::MAX);
                let row = &mut rows[at * columns..(at + 1) * columns];
                G::encode_action(&view, slot.seat, action, &mut ColumnValues::new(row));
                at += 1;
            }
        }
    }

    fn seed_of(&self, at: usize) -> String {
        game_seed(&self.seed, at, self.slots[at].number)
    }
}

fn refused<G: Playable + Encode>(
    setup: &G::Setup,
    slot: &Slot<G>,
    at: usize,
    action: i64,
    by: By,
) -> String {
    let seat = slot.seat.index();
    match by {
        By::Place => format!(
            "game {at}: seat {seat} has {} legal actions, so there is none in place {action}",
            slot.legal.len()
        ),
        By::Index => {
            let known =
                usize::try_from(action).ok().filter(|index| *index < G::action_count(setup));
            let name =
                known.map_or(String::new(), |index| format!(" ({})", G::action_name(setup, index)));
            let components = slot.game.components();
            let legal = slot.legal.iter().take(5).map(|&action| {
                format!(
                    "{} ({})",
                    slot.game.action_index(slot.seat, action),
                    G::write_action(&components, action)
                )
            });
            let legal: Vec<_> = legal.collect();
            let more = if slot.legal.len() > legal.len() { ", …" } else { "" };
            format!(
                "game {at}: action {action}{name} is not legal for seat {seat}; legal are {}{more}",
                legal.join(", ")
            )
        }
    }
}

/// Thousands of games at once. `backlot/_native.pyi` documents it.
#[pyclass(module = "backlot")]
pub(crate) struct Batch {
    game: Game,
    count: usize,
    any: Box<dyn AnyBatch>,
    pool: Option<rayon::ThreadPool>,
}

/// Named by the caller, as each is optional.
macro_rules! filled {
    ($self:ident, $observations:ident, $masks:ident, $rewards:ident, $dones:ident, $seats:ident, $counts:ident => $filled:ident $then:expr) => {{
        let details = &$self.game.details;
        let (games, seats) = ($self.count, details.seats);
        let columns = details.columns.len();
        let mut observations =
            writable::<i16>("observations", "int16", &[games, columns], $observations)?;
        let mut masks = writable::<bool>("masks", "bool", &[games, details.actions], $masks)?;
        let mut rewards = writable::<f32>("rewards", "float32", &[games, seats], $rewards)?;
        let mut dones = writable::<bool>("dones", "bool", &[games], $dones)?;
        let mut whose = writable::<i8>("seats", "int8", &[games], $seats)?;
        let mut counts = writable::<i32>("counts", "int32", &[games], $counts)?;
        let $filled = Filled {
            observations: slice(&mut observations)?,
            masks: slice(&mut masks)?,
            rewards: slice(&mut rewards)?,
            dones: slice(&mut dones)?,
            seats: slice(&mut whose)?,
            counts: slice(&mut counts)?,
        };
        $then
    }};
}

fn slice<'a, T: numpy::Element>(
    array: &'a mut Option<numpy::PyReadwriteArrayDyn<'_, T>>,
) -> PyResult<&'a mut [T]> {
    match array {
        None => Ok(&mut []),
        Some(array) => array.as_slice_mut().map_err(errors::value),
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, count, *, seed = None, reward = "win", threads = 1))]
    fn new(
        py: Python<'_>,
        game: &Game,
        count: usize,
        seed: Option<&Bound<'_, PyAny>>,
        reward: &str,
        threads: usize,
    ) -> PyResult<Self> {
        if count == 0 || threads == 0 {
            let what = if count == 0 { "game" } else { "thread" };
            return Err(errors::value(format!("a batch needs at least one {what}")));
        }
        let (seed, reward) = (seed_text(seed)?, Reward::parse(reward)?);
        let pool = (threads > 1)
            .then(|| rayon::ThreadPoolBuilder::new().num_threads(threads).build())
            .transpose()
            .map_err(errors::value)?;
        let any = py.detach(|| game.any.batch(count, seed, reward));
        Ok(Self { game: game.clone(), count, any, pool })
    }

    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    fn __len__(&self) -> usize {
        self.count
    }

    #[pyo3(signature = (*, observations = None, masks = None, rewards = None, dones = None, seats = None, counts = None))]
    #[expect(clippy::too_many_arguments, reason = "keywords in Python")]
    fn reset(
        &mut self,
        py: Python<'_>,
        observations: Option<&Bound<'_, PyAny>>,
        masks: Option<&Bound<'_, PyAny>>,
        rewards: Option<&Bound<'_, PyAny>>,
        dones: Option<&Bound<'_, PyAny>>,
        seats: Option<&Bound<'_, PyAny>>,
        counts: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        filled!(self, observations, masks, rewards, dones, seats, counts => filled {
            let (any, pool) = (&mut self.any, self.pool.as_ref());
            py.detach(|| any.reset(pool, filled));
            Ok(())
        })
    }

    #[pyo3(signature = (actions, *, by = "index", observations = None, masks = None, rewards = None, dones = None, seats = None, counts = None))]
    #[expect(clippy::too_many_arguments, reason = "keywords in Python")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        by: &str,
        observations: Option<&Bound<'_, PyAny>>,
        masks: Option<&Bound<'_, PyAny>>,
        rewards: Option<&Bound<'_, PyAny>>,
        dones: Option<&Bound<'_, PyAny>>,
        seats: Option<&Bound<'_, PyAny>>,
        counts: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let by = match by {
            "index" => By::Index,
            "place" => By::Place,
            _ => {
                return Err(errors::value(format!(
                    "actions are given by \"index\" or \"place\", not \"{by}\""
                )));
            }
        };
        let actions = readable::<i64>("actions", "int64", &[self.count], actions)?;
        let actions = actions.as_slice().map_err(errors::value)?;
        filled!(self, observations, masks, rewards, dones, seats, counts => filled {
            let (any, pool) = (&mut self.any, self.pool.as_ref());
            // Nothing changes unless all actions are legal.
            let done = py.detach(|| any.check(actions, by).map(|()| any.step(pool, filled)));
            done.map_err(errors::illegal)
        })
    }

    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Legal<'py>> {
        let columns = self.game.details.action_columns.len();
        let (offsets, indices, rows) = py.detach(|| {
            let offsets = self.any.offsets();
            let all =
                offsets.last().copied().and_then(|all| usize::try_from(all).ok()).unwrap_or(0);
            let (mut indices, mut rows) = (vec![0; all], vec![0; all * columns]);
            self.any.legal(&mut indices, &mut rows, columns);
            (offsets, indices, rows)
        });
        let all = indices.len();
        Ok((
            PyArray1::from_vec(py, offsets),
            PyArray1::from_vec(py, indices),
            PyArray1::from_vec(py, rows).reshape([all, columns])?,
        ))
    }

    fn seed_of(&self, at: usize) -> PyResult<String> {
        if at >= self.count {
            return Err(errors::value(format!(
                "there is no game {at}: the last is {}",
                self.count - 1
            )));
        }
        Ok(self.any.seed_of(at))
    }
}

type Legal<'py> = (Bound<'py, PyArray1<i32>>, Bound<'py, PyArray1<i32>>, Bound<'py, PyArray2<i16>>);
