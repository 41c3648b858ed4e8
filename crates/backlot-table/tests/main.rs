//! Tables, tried on a toy game.

mod door;
mod records;
mod records_refused;
mod toy;
mod undo;
