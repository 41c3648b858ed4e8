//! Many games at once: [`simulate`] plays thousands with bots and keeps statistics, a [`Contest`] says by deal
//! blocks whether one bot is better than another, and [`measure_speed`] says how fast a game is.

mod contest;
mod page;
mod ratings;
mod results;
mod sequential;
mod simulate;
mod speed;
mod statistics;
mod summary;
mod times;

pub use contest::{BadEntrant, Block, Contest, Entrant};
pub use page::page;
pub use ratings::Rankings;
pub use results::{Results, ResultsError};
pub use sequential::{Sequential, Verdict};
pub use simulate::{Plan, PlanError, Progress, SeatResult, Simulation, simulate};
pub use speed::{Speed, measure_speed};
pub use statistics::{Histogram, Interval, wilson};
pub use summary::{Estimate, SeatSummary, Summary};
pub use times::Times;
