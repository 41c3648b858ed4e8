//! Many games at once: [`simulate`] plays thousands with bots and keeps statistics, [`measure_speed`] says how
//! fast a game is.

mod simulate;
mod speed;
mod statistics;

pub use simulate::{Plan, PlanError, Progress, SeatResult, Simulation, simulate};
pub use speed::{Speed, measure_speed};
pub use statistics::{Histogram, Interval, wilson};
