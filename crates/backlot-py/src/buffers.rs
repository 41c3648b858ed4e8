//! Buffers of the caller's: checked by type, shape and layout before anything happens.

use numpy::{
    Element, PyArray, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn,
    PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// A buffer that is filled: its type, shape and layout are right, and nobody else reads it meanwhile.
pub(crate) fn writable<'py, T: Element>(
    name: &str,
    dtype: &str,
    shape: &[usize],
    array: Option<&Bound<'py, PyAny>>,
) -> PyResult<Option<PyReadwriteArrayDyn<'py, T>>> {
    let Some(array) = array.filter(|array| !array.is_none()) else { return Ok(None) };
    let array = checked::<T>(name, dtype, shape, array)?;
    let array = array
        .try_readwrite()
        .map_err(|problem| PyValueError::new_err(format!("`{name}` can't be filled: {problem}")))?;
    Ok(Some(array))
}

/// A buffer that is read.
pub(crate) fn readable<'py, T: Element>(
    name: &str,
    dtype: &str,
    shape: &[usize],
    array: &Bound<'py, PyAny>,
) -> PyResult<PyReadonlyArrayDyn<'py, T>> {
    let array = checked::<T>(name, dtype, shape, array)?;
    array
        .try_readonly()
        .map_err(|problem| PyValueError::new_err(format!("`{name}` can't be read: {problem}")))
}

fn checked<'a, 'py, T: Element>(
    name: &str,
    dtype: &str,
    shape: &[usize],
    array: &'a Bound<'py, PyAny>,
) -> PyResult<&'a Bound<'py, PyArrayDyn<T>>> {
    let wanted =
        format!("`{name}` must be a numpy array of {dtype} with the shape {}", tuple(shape));
    let Ok(untyped) = array.cast::<PyUntypedArray>() else {
        let found = array.get_type().name()?;
        return Err(PyTypeError::new_err(format!("{wanted}, not a {found}")));
    };
    // A dynamic number of dimensions accepts every number, so only the type can be wrong here.
    let Ok(typed) = array.cast::<PyArray<T, numpy::IxDyn>>() else {
        return Err(PyTypeError::new_err(format!("{wanted}, not of {}", untyped.dtype())));
    };
    if untyped.shape() != shape {
        let found = tuple(untyped.shape());
        return Err(PyValueError::new_err(format!("{wanted}, not {found}")));
    }
    if !untyped.is_c_contiguous() {
        return Err(PyValueError::new_err(format!(
            "{wanted}, row by row without gaps: use numpy.ascontiguousarray"
        )));
    }
    Ok(typed)
}

fn tuple(shape: &[usize]) -> String {
    match shape {
        [one] => format!("({one},)"),
        many => {
            let numbers: Vec<_> = many.iter().map(usize::to_string).collect();
            format!("({})", numbers.join(", "))
        }
    }
}
