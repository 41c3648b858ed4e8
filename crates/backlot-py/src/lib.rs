//! The native part of the Python package `backlot`: `python/backlot` has the rest and the documentation.
//!
//! `game.rs` and `state.rs` are for search: one position at a time. `batch.rs` is for learning: thousands of games at once in numpy buffers of the
//! caller's; `buffers.rs` checks those. `bot.rs` asks our bots, `job.rs` plays parts of
//! large simulations. What goes over the border is checked here; behind it a game is erased
//! (`AnyGame`, `AnyState`, `AnyBatch`), as Python chooses it at run time.

mod batch;
mod bot;
mod buffers;
mod errors;
mod game;
mod job;
mod state;

use backlot_games::GameKind;
use pyo3::prelude::*;

#[pymodule]
#[pyo3(name = "_native")]
fn native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("IllegalAction", module.py().get_type::<errors::IllegalAction>())?;
    module.add("SetupError", module.py().get_type::<errors::SetupError>())?;
    module.add("JobError", module.py().get_type::<errors::JobError>())?;
    module.add("RecordError", module.py().get_type::<errors::RecordError>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<state::State>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<job::Job>()?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(state::read_record, module)?)?;
    module.add_function(wrap_pyfunction!(state::record_state, module)?)?;
    Ok(())
}

/// Returns the ids of all games.
#[pyfunction]
fn games() -> Vec<&'static str> {
    GameKind::ALL.map(GameKind::id).to_vec()
}
