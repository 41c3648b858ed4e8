//! What goes wrong, as Python exceptions with our sentences.

use std::fmt::Display;

use backlot_core::{MAX_SEATS, Seat};
use pyo3::create_exception;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;

create_exception!(backlot, IllegalAction, PyValueError, "The rules don't allow this action now.");
create_exception!(backlot, JobError, PyValueError, "A job can't be begun, or not be gone on with.");
create_exception!(backlot, SetupError, PyValueError, "A game can't be set up like this.");
create_exception!(
    backlot,
    RecordError,
    PyValueError,
    "A record is not one, or not one that can be played."
);

pub(crate) fn illegal(error: impl Display) -> PyErr {
    IllegalAction::new_err(error.to_string())
}

pub(crate) fn setup(error: impl Display) -> PyErr {
    SetupError::new_err(error.to_string())
}

/// A folder or file that can't be read or written is an `OSError`, all else a `JobError`.
pub(crate) fn job(error: backlot_arena::JobError) -> PyErr {
    match error {
        backlot_arena::JobError::Io { path, source } => {
            let told = (source.raw_os_error(), source.to_string(), path);
            PyOSError::new_err(told)
        }
        other => JobError::new_err(other.to_string()),
    }
}

pub(crate) fn record(error: impl Display) -> PyErr {
    RecordError::new_err(error.to_string())
}

pub(crate) fn value(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The seat with this index at a table of `seats`.
pub(crate) fn seat(index: usize, seats: usize) -> PyResult<Seat> {
    Seat::new(index).filter(|_| index < seats).ok_or_else(|| {
        let last = seats.min(MAX_SEATS).saturating_sub(1);
        value(format!("seat {index} is not at this table: its seats are 0 to {last}"))
    })
}
