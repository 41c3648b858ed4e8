use std::time::{Duration, Instant};

use backlot_bots::{Advice, Budget, Level};
use backlot_core::Seat;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::errors;
use crate::state::State;

/// One of our bots. `backlot/_native.pyi` documents it.
#[pyclass(frozen, module = "backlot")]
pub(crate) struct Bot {
    level: Level,
}

#[pymethods]
impl Bot {
    #[new]
    fn new(level: &str) -> PyResult<Self> {
        Ok(Self { level: level.parse().map_err(errors::value)? })
    }

    #[getter]
    fn level(&self) -> &'static str {
        self.level.name()
    }

    #[pyo3(signature = (state, seat = None, *, seed = 0, ms = None, iterations = None))]
    fn act(
        &self,
        py: Python<'_>,
        state: &State,
        seat: Option<usize>,
        seed: u64,
        ms: Option<u64>,
        iterations: Option<u32>,
    ) -> PyResult<usize> {
        let seat = state.seat(seat)?;
        Ok(self.ask(py, state, seat, seed, (ms, iterations), false)?.action)
    }

    #[pyo3(signature = (state, seat = None, *, seed = 0, ms = None, iterations = None))]
    fn advise<'py>(
        &self,
        py: Python<'py>,
        state: &State,
        seat: Option<usize>,
        seed: u64,
        ms: Option<u64>,
        iterations: Option<u32>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let seat = state.seat(seat)?;
        let advice = self.ask(py, state, seat, seed, (ms, iterations), true)?;
        let candidates = PyList::empty(py);
        for candidate in &advice.candidates {
            let one = PyDict::new(py);
            one.set_item("action", candidate.action)?;
            one.set_item("notation", state.any.text_of(seat, candidate.action))?;
            one.set_item("value", candidate.value)?;
            if let Some(estimate) = &candidate.estimate {
                one.set_item("playouts", estimate.playouts)?;
                one.set_item("win", estimate.win)?;
                one.set_item("points", estimate.points)?;
                one.set_item("lead", estimate.lead)?;
                one.set_item("error", estimate.error)?;
            }
            candidates.append(one)?;
        }
        let all = PyDict::new(py);
        all.set_item("action", advice.action)?;
        all.set_item("notation", state.any.text_of(seat, advice.action))?;
        all.set_item("reason", state.any.words(&advice.reason))?;
        all.set_item("candidates", candidates)?;
        Ok(all)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (&'static str,)) {
        (py.get_type::<Self>().into_any(), (self.level.name(),))
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?})", self.level.name())
    }
}

impl Bot {
    /// Asks without holding the interpreter. Without a limit the bot thinks as long as it usually does in tests: the same answer every time.
    fn ask(
        &self,
        py: Python<'_>,
        state: &State,
        seat: Seat,
        seed: u64,
        (ms, iterations): (Option<u64>, Option<u32>),
        explained: bool,
    ) -> PyResult<Advice<usize>> {
        let any = &state.any;
        let advice = py.detach(|| {
            let start = Instant::now();
            let mut go_on = || ms.is_none_or(|ms| start.elapsed() < Duration::from_millis(ms));
            let most = iterations.unwrap_or(match ms {
                Some(_) => u32::MAX,
                None => self.level.usual_iterations(),
            });
            let mut budget = Budget::until(most, &mut go_on);
            if explained {
                budget = budget.explained();
            }
            any.advise(seat, self.level, seed, &mut budget)
        });
        let advice = advice.map_err(errors::value)?;
        advice.ok_or_else(|| errors::illegal(format!("seat {} is not asked now", seat.index())))
    }
}
