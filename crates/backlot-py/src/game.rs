use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use backlot_core::{
    ColumnNames, ComponentSet, ComponentsText, Encode, Playable, Seat, SetupRequest, Viewer,
    WithoutEvents, chance::Fast,
};
use backlot_games::{GameKind, with_game};
use backlot_strategy::Strategy;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::batch::{AnyBatch, BatchOf, Reward};
use crate::errors;
use crate::state::{AnyState, Origin, State, StateOf};

/// A game with its options, before anybody plays it.
pub(crate) trait AnyGame: Send + Sync {
    fn after(&self, origin: Origin) -> PyResult<Box<dyn AnyState>>;
    fn batch(&self, count: usize, seed: String, reward: Reward) -> Box<dyn AnyBatch>;
    fn action_name(&self, index: usize) -> String;
    fn options(&self) -> Vec<(&'static str, String)>;
    fn components(&self) -> String;
}

struct GameOf<G: Playable> {
    setup: G::Setup,
}

impl<G: Playable + Strategy + Encode> AnyGame for GameOf<G> {
    fn after(&self, origin: Origin) -> PyResult<Box<dyn AnyState>> {
        let state = StateOf::<G>::after(&self.setup, origin).map_err(errors::record)?;
        Ok(Box::new(state))
    }

    fn batch(&self, count: usize, seed: String, reward: Reward) -> Box<dyn AnyBatch> {
        Box::new(BatchOf::<G>::new(self.setup.clone(), count, seed, reward))
    }

    fn action_name(&self, index: usize) -> String {
        G::action_name(&self.setup, index)
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        G::options(&self.setup)
    }

    fn components(&self) -> String {
        let (_, components) = G::table_of(&self.setup);
        components.to_toml()
    }
}

/// What is the same for all games with one set-up.
pub(crate) struct Details {
    pub(crate) kind: GameKind,
    pub(crate) request: SetupRequest,
    pub(crate) seats: usize,
    pub(crate) actions: usize,
    pub(crate) columns: Vec<String>,
    pub(crate) action_columns: Vec<String>,
    layout: String,
}

/// A game with its options. `backlot/_native.pyi` documents it.
#[pyclass(frozen, from_py_object, module = "backlot")]
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) any: Arc<dyn AnyGame>,
    pub(crate) details: Arc<Details>,
}

impl Game {
    pub(crate) fn open(kind: GameKind, request: SetupRequest) -> PyResult<Self> {
        with_game!(kind, G => {
            let setup = <G as Playable>::setup(&request).map_err(errors::setup)?;
            let (seats, components) = <G as Playable>::table_of(&setup);
            let (columns, action_columns) = columns::<G>(&setup);
            let layout = format!(
                "{}/{}/{}", kind.id(), <G as Encode>::LAYOUT, components.hash_text()
            );
            let actions = <G as Encode>::action_count(&setup);
            let details = Details { kind, request, seats, actions, columns, action_columns, layout };
            Ok(Self { any: Arc::new(GameOf::<G> { setup }), details: Arc::new(details) })
        })
    }
}

/// The columns of observations and of actions.
fn columns<G: Encode>(setup: &G::Setup) -> (Vec<String>, Vec<String>) {
    let game = G::new(setup, &mut WithoutEvents(Fast::new(0)));
    let seat = game.to_act().first().unwrap_or(Seat::from_bits(0));
    let view = game.view(Viewer::Seat(seat));
    let (mut columns, mut action_columns) = (ColumnNames::default(), ColumnNames::default());
    G::encode(&view, seat, &mut columns);
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    if let Some(&action) = legal.first() {
        G::encode_action(&view, seat, action, &mut action_columns);
    }
    (columns.0, action_columns.0)
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, /, *, seats = None, components = None, **options))]
    fn new(
        game: &str,
        seats: Option<usize>,
        components: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let kind = game.parse().map_err(errors::setup)?;
        let components = components.map(read_components).transpose()?;
        let mut request = SetupRequest { seats, components, ..SetupRequest::default() };
        for (option, value) in options.into_iter().flatten() {
            let (option, value) = (option.extract::<String>()?, value.str()?.to_string());
            // Python's words can't hold hyphens, and its truth is capitalised.
            let value = match value.as_str() {
                "True" => "true".to_owned(),
                "False" => "false".to_owned(),
                _ => value,
            };
            request.options.insert(option.replace('_', "-"), value);
        }
        Self::open(kind, request)
    }

    #[getter]
    fn id(&self) -> &'static str {
        self.details.kind.id()
    }

    #[getter]
    fn title(&self) -> &'static str {
        self.details.kind.info().title
    }

    #[getter]
    fn seats(&self) -> usize {
        self.details.seats
    }

    #[getter]
    fn options(&self) -> BTreeMap<&'static str, String> {
        self.any.options().into_iter().collect()
    }

    #[getter]
    fn components(&self) -> String {
        self.any.components()
    }

    #[getter]
    fn layout(&self) -> &str {
        &self.details.layout
    }

    #[getter]
    fn action_count(&self) -> usize {
        self.details.actions
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.details.columns.len()
    }

    fn action_name(&self, index: usize) -> PyResult<String> {
        let count = self.details.actions;
        if index >= count {
            return Err(errors::value(format!(
                "there is no action {index}: the last is {}",
                count - 1
            )));
        }
        Ok(self.any.action_name(index))
    }

    fn observation_schema(&self) -> Vec<String> {
        self.details.columns.clone()
    }

    fn action_schema(&self) -> Vec<String> {
        self.details.action_columns.clone()
    }

    #[pyo3(signature = (seed = None))]
    fn new_state(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let any = self.any.after(Origin::Seed(seed_text(seed)?))?;
        Ok(State { game: self.clone(), any })
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let make = py.get_type::<Self>().getattr("_again")?;
        Ok((make, self.arguments().into_pyobject(py)?))
    }

    /// Makes the game that was pickled.
    #[staticmethod]
    fn _again(
        id: &str,
        seats: usize,
        options: BTreeMap<String, String>,
        components: Option<(String, String)>,
    ) -> PyResult<Self> {
        let kind = id.parse().map_err(errors::setup)?;
        let components = components.map(|(name, toml)| ComponentsText { name, toml });
        Self::open(kind, SetupRequest { seats: Some(seats), options, components })
    }

    // It never changes, so a copy is the same.
    fn __copy__(&self) -> Self {
        self.clone()
    }

    #[pyo3(signature = (_memo = None))]
    fn __deepcopy__(&self, _memo: Option<Bound<'_, PyAny>>) -> Self {
        self.clone()
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.details.kind == other.details.kind
            && self.details.layout == other.details.layout
            && self.details.seats == other.details.seats
            && self.any.options() == other.any.options()
    }

    fn __hash__(&self) -> u64 {
        backlot_bots::seed_number(&self.__repr__())
    }

    fn __repr__(&self) -> String {
        let options: String =
            self.any.options().iter().map(|(id, value)| format!(", {id}={value:?}")).collect();
        let Details { kind, seats, .. } = &*self.details;
        format!("Game({:?}, seats={seats}{})", kind.id(), options.replace('-', "_"))
    }
}

/// What makes the same game again.
pub(crate) type Arguments =
    (&'static str, usize, BTreeMap<String, String>, Option<(String, String)>);

impl Game {
    pub(crate) fn arguments(&self) -> Arguments {
        let Details { kind, request, seats, .. } = &*self.details;
        let components = request.components.as_ref();
        let components = components.map(|text| (text.name.clone(), text.toml.clone()));
        (kind.id(), *seats, request.options.clone(), components)
    }
}

/// A seed as text: whatever it is in Python, as it is written; without one a new one.
pub(crate) fn seed_text(seed: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
    match seed {
        Some(seed) => Ok(seed.str()?.to_string()),
        None => {
            Python::attach(|py| py.import("secrets")?.call_method1("token_hex", (8,))?.extract())
        }
    }
}

/// A component set: TOML, or the path of a file with it. TOML has lines or a `=`, which no path that people use has.
fn read_components(text: &str) -> PyResult<ComponentsText> {
    if text.contains(['\n', '=']) {
        return Ok(ComponentsText { name: "components".to_owned(), toml: text.to_owned() });
    }
    let toml = std::fs::read_to_string(Path::new(text))
        .map_err(|error| errors::setup(format!("can't read the component set {text}: {error}")))?;
    Ok(ComponentsText { name: text.to_owned(), toml })
}
