//! Many games at once: [`simulate`] plays thousands with bots and keeps statistics, a [`Contest`] says by deal
//! blocks whether one bot is better than another, and [`measure_speed`] says how fast a game is.

mod analysis;
mod calibrate;
mod contest;
mod duel;
mod entrant;
mod evolution;
mod job;
mod learn;
mod page;
mod prior;
mod ratings;
mod results;
mod rows;
mod sequential;
mod simulate;
mod speed;
mod statistics;
mod summary;
mod times;
mod training;
mod tune;

pub use analysis::{
    Analysis, AnalysisError, Balance, Care, Chances, Decision, Missed, Price, analyse,
    analysis_page,
};
pub use calibrate::{Calibration, calibrate};
pub use contest::{Block, Contest};
pub use entrant::{BadEntrant, Effort, Entrant, Player};
pub use job::{Job, JobError};
pub use learn::{Learned, Learning, learn};
pub use page::page;
pub use prior::learn_prior;
pub use ratings::Rankings;
pub use results::{Results, ResultsError};
pub use sequential::{Sequential, Verdict};
pub use simulate::{Plan, PlanError, Progress, SeatResult, Simulation, simulate};
pub use speed::{Speed, measure_speed};
pub use statistics::{Histogram, Interval, wilson};
pub use summary::{Estimate, SeatSummary, Summary};
pub use times::Times;
pub use tune::{RoundReport, Tuned, Tuning, tune};
