use std::sync::Arc;

use backlot_bots::{Advice, Bot, Budget, Candidate, Level, explain};
use backlot_core::chance::{Fast, Seeded};
use backlot_core::{
    ColumnValues, ComponentsText, Encode, Outcome, Playable, Seat, SeatSet, SetupRequest, Text,
    Viewer, WithoutEvents,
};
use backlot_locales::{Locale, ReaderContext};
use backlot_strategy::Strategy;
use backlot_table::record::{Components, Record, RecordError};
use backlot_table::{ActionError, Player, Table};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::errors;
use crate::game::Game;

/// How a position came about, so that it can be pickled and recorded.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Happened {
    /// A seat acted by this index.
    Acted(Seat, u32),
    /// A seat imagined how things may be.
    Sampled(Seat, u64),
}

/// Where a position comes from.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Origin {
    /// The start of a game whose luck follows from a seed.
    Seed(String),
    /// A recorded game after a number of steps; later draws follow from the seed.
    Record { text: Arc<str>, step: usize, seed: String },
}

impl Origin {
    fn seed(&self) -> &str {
        let (Self::Seed(seed) | Self::Record { seed, .. }) = self;
        seed
    }
}

/// A position of any game. Actions are indices.
pub(crate) trait AnyState: Send + Sync {
    fn copied(&self) -> Box<dyn AnyState>;
    fn to_act(&self) -> SeatSet;
    fn may_revise(&self) -> SeatSet;
    fn is_over(&self) -> bool;
    fn outcome(&self) -> Option<Outcome>;
    fn legal(&self, seat: Seat) -> Vec<usize>;
    fn apply(&mut self, seat: Seat, index: usize) -> Result<(), ActionError>;
    fn index_of(&self, seat: Seat, text: &str) -> Result<usize, ActionError>;
    fn text_of(&self, seat: Seat, index: usize) -> Option<String>;
    fn label_of(&self, seat: Seat, index: usize) -> Option<String>;
    fn view(&self, viewer: Viewer) -> String;
    fn observe(&self, seat: Seat, row: &mut [i16]);
    fn describe_actions(&self, seat: Seat, rows: &mut [i16], columns: usize);
    fn features(&self, seat: Seat) -> Option<Vec<f32>>;
    fn sample(&self, seat: Seat, seed: u64) -> Box<dyn AnyState>;
    fn record(&self) -> Option<String>;
    fn origin(&self) -> &Origin;
    fn history(&self) -> &[Happened];
    fn advise(
        &self,
        seat: Seat,
        level: Level,
        seed: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Advice<usize>>, String>;
    fn chances(&self, seed: u64, playouts: u32) -> Vec<f32>;
    fn words(&self, text: &Text) -> String;
}

pub(crate) struct StateOf<G: Playable> {
    setup: G::Setup,
    game: G,
    rng: Seeded,
    origin: Origin,
    history: Vec<Happened>,
}

// By hand, as a derive would ask the same of the game's set-up.
impl<G: Playable> Clone for StateOf<G> {
    fn clone(&self) -> Self {
        Self {
            setup: self.setup.clone(),
            game: self.game.clone(),
            rng: self.rng.clone(),
            origin: self.origin.clone(),
            history: self.history.clone(),
        }
    }
}

impl<G: Playable + Encode> StateOf<G> {
    pub(crate) fn after(setup: &G::Setup, origin: Origin) -> Result<Self, RecordError> {
        let (game, rng) = match &origin {
            Origin::Seed(seed) => {
                let mut cx = WithoutEvents(Seeded::new(seed));
                (G::new(setup, &mut cx), cx.0)
            }
            Origin::Record { .. } => {
                let table = table_of::<G>(setup, &origin)?;
                let mut rng = Seeded::new(origin.seed());
                rng.skip(table.begin());
                table.steps().iter().for_each(|step| rng.skip(&step.draws));
                (table.state().clone(), rng)
            }
        };
        Ok(Self { setup: setup.clone(), game, rng, origin, history: Vec::new() })
    }

    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if seat.index() < self.game.seats() {
            self.game.legal_actions(seat, &mut legal);
        }
        legal
    }

    fn action(&self, seat: Seat, index: usize) -> Option<G::Action> {
        let of = |action: &G::Action| self.game.action_index(seat, *action) == index;
        self.actions(seat).into_iter().find(of)
    }

    fn write(&self, action: G::Action) -> String {
        G::write_action(&self.game.components(), action)
    }

    fn refused(&self, seat: Seat, what: String) -> ActionError {
        if self.game.outcome().is_some() {
            return ActionError::GameOver;
        }
        let asked = self.game.to_act();
        if !asked.contains(seat) && !self.game.may_revise().contains(seat) {
            return ActionError::NotYourTurn { seat, asked: asked.first() };
        }
        let legal = self.actions(seat).into_iter().map(|action| self.write(action));
        ActionError::illegal(what, legal)
    }

    fn view_of(&self, seat: Seat) -> G::View {
        self.game.view(Viewer::Seat(seat))
    }
}

/// A table at the origin, which can write a record.
fn table_of<G: Playable>(setup: &G::Setup, origin: &Origin) -> Result<Table<G>, RecordError> {
    match origin {
        Origin::Seed(seed) => {
            let (seats, _) = G::table_of(setup);
            let name = |seat: Seat| Player::Person { name: format!("P{}", seat.number()) };
            Ok(Table::new(setup.clone(), Seat::all(seats).map(name).collect(), seed))
        }
        // Step by step, as a record itself can't stop within a secret round.
        Origin::Record { text, step, seed } => {
            let record = Record::parse(text)?;
            let broken = |line: usize| {
                move |error: ActionError| RecordError { line, problem: error.to_string() }
            };
            let players = record.players.clone();
            let mut table = Table::with_draws(setup.clone(), players, seed, &record.begin)
                .map_err(broken(record.lines.begin.0))?;
            for step in record.steps.iter().take(*step) {
                let done = table
                    .read(&step.notation)
                    .and_then(|action| table.apply_with_draws(step.seat, action, &step.draws));
                done.map_err(broken(step.line.0))?;
            }
            Ok(table)
        }
    }
}

impl<G: Playable + Strategy + Encode> AnyState for StateOf<G> {
    fn copied(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    fn may_revise(&self) -> SeatSet {
        self.game.may_revise()
    }

    fn is_over(&self) -> bool {
        self.game.to_act().is_empty()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn legal(&self, seat: Seat) -> Vec<usize> {
        let actions = self.actions(seat).into_iter();
        actions.map(|action| self.game.action_index(seat, action)).collect()
    }

    fn apply(&mut self, seat: Seat, index: usize) -> Result<(), ActionError> {
        let Some(action) = self.action(seat, index) else {
            let known = index < G::action_count(&self.setup);
            let name = if known { G::action_name(&self.setup, index) } else { String::new() };
            return Err(self.refused(seat, format!("{index} {name}").trim_end().to_owned()));
        };
        self.game.apply(seat, action, &mut WithoutEvents(&mut self.rng));
        self.history.push(Happened::Acted(seat, u32::try_from(index).unwrap_or(u32::MAX)));
        Ok(())
    }

    fn index_of(&self, seat: Seat, text: &str) -> Result<usize, ActionError> {
        let action = G::read_action(&self.game.components(), text)?;
        if self.actions(seat).contains(&action) {
            Ok(self.game.action_index(seat, action))
        } else {
            Err(self.refused(seat, text.to_owned()))
        }
    }

    fn text_of(&self, seat: Seat, index: usize) -> Option<String> {
        self.action(seat, index).map(|action| self.write(action))
    }

    fn label_of(&self, seat: Seat, index: usize) -> Option<String> {
        let label = G::choice(&self.view_of(seat), seat, self.action(seat, index)?).label;
        Some(self.words(&label))
    }

    fn view(&self, viewer: Viewer) -> String {
        G::view_json(&self.game.view(viewer)).to_string()
    }

    fn observe(&self, seat: Seat, row: &mut [i16]) {
        G::encode(&self.view_of(seat), seat, &mut ColumnValues::new(row));
    }

    fn describe_actions(&self, seat: Seat, rows: &mut [i16], columns: usize) {
        let view = self.view_of(seat);
        for (action, row) in
            self.actions(seat).into_iter().zip(rows.chunks_exact_mut(columns.max(1)))
        {
            G::encode_action(&view, seat, action, &mut ColumnValues::new(row));
        }
    }

    fn features(&self, seat: Seat) -> Option<Vec<f32>> {
        let features = G::CAPABILITIES.features?;
        // Features may look at the state, so they look at one that the seat imagines.
        let world = G::sample(&self.view_of(seat), &mut Fast::new(0));
        let all = features.of(&world);
        let each = all.len() / world.seats();
        Some(all[seat.index() * each..][..each].to_vec())
    }

    fn sample(&self, seat: Seat, seed: u64) -> Box<dyn AnyState> {
        let mut other = self.clone();
        other.game = G::sample(&self.view_of(seat), &mut Fast::new(seed));
        other.rng =
            Seeded::new(&format!("{}/{}/{seat}/{seed}", self.origin.seed(), self.history.len()));
        other.history.push(Happened::Sampled(seat, seed));
        Box::new(other)
    }

    fn record(&self) -> Option<String> {
        let mut table = table_of::<G>(&self.setup, &self.origin).ok()?;
        for happened in &self.history {
            let Happened::Acted(seat, index) = *happened else { return None };
            let state = table.state();
            let of = |action: &G::Action| state.action_index(seat, *action) == index as usize;
            let action = table.legal(seat).into_iter().find(of)?;
            table.apply(seat, action).ok()?;
        }
        Some(table.record().to_text())
    }

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn history(&self) -> &[Happened] {
        &self.history
    }

    fn advise(
        &self,
        seat: Seat,
        level: Level,
        seed: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Advice<usize>>, String> {
        let bot = Bot::new(level, self.game.seats(), G::knowledge())
            .map_err(|error| error.to_string())?;
        let view = self.view_of(seat);
        let Some(advice) = bot.advise::<G>(&view, seat, seed, budget) else { return Ok(None) };
        let reason = explain::<G>(&view, seat, &advice);
        let index = |action| self.game.action_index(seat, action);
        let candidates =
            advice.candidates.into_iter().map(|Candidate { action, value, estimate }| Candidate {
                action: index(action),
                value,
                estimate,
            });
        Ok(Some(Advice { action: index(advice.action), candidates: candidates.collect(), reason }))
    }

    fn chances(&self, seed: u64, playouts: u32) -> Vec<f32> {
        backlot_bots::chances(&self.game, seed, playouts).taken(self.game.seats()).to_vec()
    }

    fn words(&self, text: &Text) -> String {
        let names = Seat::all(self.game.seats()).map(|seat| format!("P{}", seat.number()));
        Locale::english().render(text, &ReaderContext { names: names.collect(), you: None })
    }
}

/// A position of a game. `backlot/_native.pyi` documents it.
#[pyclass(module = "backlot")]
pub(crate) struct State {
    pub(crate) game: Game,
    pub(crate) any: Box<dyn AnyState>,
}

impl State {
    /// The seat asked for, or the first that is to act.
    pub(crate) fn seat(&self, seat: Option<usize>) -> PyResult<Seat> {
        match seat {
            Some(index) => errors::seat(index, self.game.details.seats),
            None => self.any.to_act().first().ok_or_else(|| errors::illegal("the game is over")),
        }
    }
}

#[pymethods]
impl State {
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    #[getter]
    fn seed(&self) -> &str {
        self.any.origin().seed()
    }

    #[getter]
    fn steps(&self) -> usize {
        self.any.history().len()
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.any.is_over()
    }

    fn to_act(&self) -> Vec<usize> {
        self.any.to_act().iter().map(Seat::index).collect()
    }

    fn may_revise(&self) -> Vec<usize> {
        self.any.may_revise().iter().map(Seat::index).collect()
    }

    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<usize>) -> PyResult<Vec<usize>> {
        if seat.is_none() && self.any.is_over() {
            return Ok(Vec::new());
        }
        Ok(self.any.legal(self.seat(seat)?))
    }

    #[pyo3(signature = (seat = None))]
    fn legal_mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut mask = vec![false; self.game.details.actions];
        for index in self.legal(seat)? {
            mask[index] = true;
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    #[pyo3(signature = (action, seat = None))]
    fn apply(&mut self, action: &Bound<'_, PyAny>, seat: Option<usize>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let index = match action.extract::<usize>() {
            Ok(index) => index,
            Err(_) => {
                let text: String = action.extract().map_err(|_| {
                    errors::illegal("an action is an index or its notation, such as \"pass\"")
                })?;
                self.any.index_of(seat, &text).map_err(errors::illegal)?
            }
        };
        self.any.apply(seat, index).map_err(errors::illegal)
    }

    #[pyo3(signature = (text, seat = None))]
    fn index(&self, text: &str, seat: Option<usize>) -> PyResult<usize> {
        self.any.index_of(self.seat(seat)?, text).map_err(errors::illegal)
    }

    #[pyo3(signature = (action, seat = None))]
    fn notation(&self, action: usize, seat: Option<usize>) -> PyResult<String> {
        let seat = self.seat(seat)?;
        self.any.text_of(seat, action).ok_or_else(|| not_legal(action, seat))
    }

    #[pyo3(signature = (action, seat = None))]
    fn label(&self, action: usize, seat: Option<usize>) -> PyResult<String> {
        let seat = self.seat(seat)?;
        self.any.label_of(seat, action).ok_or_else(|| not_legal(action, seat))
    }

    #[pyo3(signature = (viewer = None))]
    fn view<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let viewer = match viewer {
            None => Viewer::Seat(self.seat(None)?),
            Some(viewer) => match viewer.extract::<usize>() {
                Ok(index) => Viewer::Seat(self.seat(Some(index))?),
                Err(_) => match viewer.extract::<String>()?.as_str() {
                    "spectator" => Viewer::Spectator,
                    "omniscient" => Viewer::Omniscient,
                    other => {
                        return Err(errors::value(format!(
                            "`{other}` is not a viewer: a seat, \"spectator\" or \"omniscient\""
                        )));
                    }
                },
            },
        };
        py.import("json")?.call_method1("loads", (self.any.view(viewer),))
    }

    #[pyo3(signature = (seat = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let seat = self.seat(seat)?;
        let mut row = vec![0; self.game.details.columns.len()];
        self.any.observe(seat, &mut row);
        Ok(PyArray1::from_vec(py, row))
    }

    #[pyo3(signature = (seat = None))]
    fn action_rows<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray2<i16>>> {
        let seat = self.seat(seat)?;
        let (actions, columns) =
            (self.any.legal(seat).len(), self.game.details.action_columns.len());
        let mut rows = vec![0; actions * columns];
        self.any.describe_actions(seat, &mut rows, columns);
        PyArray1::from_vec(py, rows).reshape([actions, columns])
    }

    #[pyo3(signature = (seat = None))]
    fn features<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Option<Bound<'py, PyArray1<f32>>>> {
        let features = self.any.features(self.seat(seat)?);
        Ok(features.map(|features| PyArray1::from_vec(py, features)))
    }

    #[pyo3(signature = (seat = None, seed = 0))]
    fn sample(&self, seat: Option<usize>, seed: u64) -> PyResult<Self> {
        let seat = self.seat(seat)?;
        Ok(Self { game: self.game.clone(), any: self.any.sample(seat, seed) })
    }

    fn clone(&self) -> Self {
        Self { game: self.game.clone(), any: self.any.copied() }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    #[pyo3(signature = (_memo = None))]
    fn __deepcopy__(&self, _memo: Option<Bound<'_, PyAny>>) -> Self {
        self.clone()
    }

    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(outcome) = self.any.outcome() else { return Ok(None) };
        let seats = self.game.details.seats;
        let sheet = PyDict::new(py);
        for line in outcome.sheet.lines() {
            sheet.set_item(line.source, line.points.taken(seats).to_vec())?;
        }
        let shares: Vec<f64> = Seat::all(seats).map(|seat| outcome.win_share(seat)).collect();
        let all = PyDict::new(py);
        all.set_item("scores", outcome.scores.taken(seats).to_vec())?;
        all.set_item("ranks", outcome.ranks.taken(seats).to_vec())?;
        all.set_item("winners", outcome.winners.iter().map(Seat::index).collect::<Vec<_>>())?;
        all.set_item("win_shares", shares)?;
        all.set_item("sheet", sheet)?;
        Ok(Some(all))
    }

    fn record(&self) -> PyResult<String> {
        self.any
            .record()
            .ok_or_else(|| errors::value("an imagined position has no record: it never happened"))
    }

    #[pyo3(signature = (*, playouts = 200, seed = 0))]
    fn chances(&self, py: Python<'_>, playouts: u32, seed: u64) -> Vec<f32> {
        py.detach(|| self.any.chances(seed, playouts))
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let make = py.get_type::<Self>().getattr("_again")?;
        let history: Vec<(bool, usize, u64)> = self
            .any
            .history()
            .iter()
            .map(|happened| match *happened {
                Happened::Acted(seat, index) => (false, seat.index(), index.into()),
                Happened::Sampled(seat, seed) => (true, seat.index(), seed),
            })
            .collect();
        let (seed, record) = match self.any.origin().clone() {
            Origin::Seed(seed) => (seed, None),
            Origin::Record { text, step, seed } => (seed, Some((text.to_string(), step))),
        };
        let arguments = (self.game.clone(), seed, record, history);
        Ok((make, arguments.into_pyobject(py)?))
    }

    /// Makes the position that was pickled.
    #[staticmethod]
    fn _again(
        game: Game,
        seed: String,
        record: Option<(String, usize)>,
        history: Vec<(bool, usize, u64)>,
    ) -> PyResult<Self> {
        let origin = match record {
            None => Origin::Seed(seed),
            Some((text, step)) => Origin::Record { text: text.into(), step, seed },
        };
        let mut any = game.any.after(origin)?;
        for (sampled, seat, number) in history {
            let seat = errors::seat(seat, game.details.seats)?;
            if sampled {
                any = any.sample(seat, number);
            } else {
                let index = usize::try_from(number).unwrap_or(usize::MAX);
                any.apply(seat, index).map_err(errors::illegal)?;
            }
        }
        Ok(Self { game, any })
    }

    fn __repr__(&self) -> String {
        let asked = self.any.to_act();
        let asked = if asked.is_empty() { "over".to_owned() } else { format!("{asked} to act") };
        let steps = self.any.history().len();
        format!("<State of {}: {steps} steps, {asked}>", self.game.details.kind.id())
    }
}

fn not_legal(index: usize, seat: Seat) -> PyErr {
    errors::illegal(format!("seat {} has no legal action {index} now", seat.index()))
}

type RecordParts = (Game, Vec<(usize, String)>, Option<Vec<i32>>);

/// Checks a record, and returns its game, what was done, and the scores at the end.
#[pyfunction]
pub(crate) fn read_record(py: Python<'_>, text: &str) -> PyResult<RecordParts> {
    py.detach(|| {
        let record = Record::parse(text).map_err(errors::record)?;
        backlot_games::check_record(&record).map_err(errors::record)?;
        let game = game_of(&record)?;
        let steps = record.steps.iter().map(|step| (step.seat.index(), step.notation.clone()));
        Ok((game, steps.collect(), record.result.map(|result| result.scores)))
    })
}

/// Returns the position after `step` steps of a record. Later draws follow from the seed.
#[pyfunction]
pub(crate) fn record_state(text: &str, step: usize, seed: String) -> PyResult<State> {
    let record = Record::parse(text).map_err(errors::record)?;
    let game = game_of(&record)?;
    let any = game.any.after(Origin::Record { text: text.into(), step, seed })?;
    Ok(State { game, any })
}

fn game_of(record: &Record) -> PyResult<Game> {
    let kind = record.game.parse().map_err(errors::record)?;
    let components = match &record.components {
        Components::Standard { .. } => None,
        Components::Custom { toml, .. } => {
            Some(ComponentsText { name: "record".to_owned(), toml: toml.clone() })
        }
    };
    let options = record.options.iter().cloned().collect();
    Game::open(kind, SetupRequest { seats: Some(record.seats), options, components })
}
