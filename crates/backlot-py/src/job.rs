use std::path::PathBuf;

use backlot_arena::{Entrant, Plan, Progress};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::errors;
use crate::game::{Game, seed_text};

/// A simulation in parts. `backlot/_native.pyi` documents it.
#[pyclass(frozen, module = "backlot")]
pub(crate) struct Job {
    folder: PathBuf,
    job: backlot_arena::Job,
}

#[pymethods]
impl Job {
    #[new]
    fn new(folder: PathBuf) -> PyResult<Self> {
        let job = backlot_arena::Job::read(&folder).map_err(errors::job)?;
        Ok(Self { folder, job })
    }

    #[staticmethod]
    #[pyo3(signature = (folder, game, *, games, bots = None, seed = None, part_games = 10_000))]
    fn begin(
        folder: PathBuf,
        game: &Game,
        games: u64,
        bots: Option<Vec<String>>,
        seed: Option<&Bound<'_, PyAny>>,
        part_games: u64,
    ) -> PyResult<Self> {
        let bots = bots.unwrap_or_else(|| vec!["random".to_owned()]);
        let bots = bots.iter().map(|bot| bot.parse::<Entrant>().map_err(errors::value));
        let details = &game.details;
        let mut request = details.request.clone();
        request.seats = Some(details.seats);
        let plan = Plan {
            kind: details.kind,
            request,
            bots: bots.collect::<PyResult<_>>()?,
            games,
            seed: seed_text(seed)?,
            threads: 1,
        };
        let job = backlot_arena::Job::new(&plan, part_games);
        job.begin(&folder).map_err(errors::job)?;
        Ok(Self { folder, job })
    }

    #[getter]
    fn folder(&self) -> PathBuf {
        self.folder.clone()
    }

    #[getter]
    fn games(&self) -> u64 {
        self.job.games
    }

    #[getter]
    fn parts(&self) -> u64 {
        self.job.parts()
    }

    fn missing(&self) -> Vec<u64> {
        self.job.missing(&self.folder)
    }

    fn part_path(&self, part: u64) -> PathBuf {
        backlot_arena::Job::part_path(&self.folder, part)
    }

    #[pyo3(signature = (part, *, threads = 1))]
    fn play(&self, py: Python<'_>, part: u64, threads: usize) -> PyResult<()> {
        let played = py.detach(|| self.job.play(&self.folder, part, threads, &Progress::default()));
        played.map(|_| ()).map_err(errors::job)
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let arguments = (self.folder.clone(),).into_pyobject(py)?;
        Ok((py.get_type::<Self>().into_any(), arguments))
    }

    fn __repr__(&self) -> String {
        let (folder, parts) = (self.folder.display(), self.job.parts());
        format!("<Job {folder}: {} games in {parts} parts>", self.job.games)
    }
}
