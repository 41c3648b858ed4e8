//! The games there are. This is the only crate that lists them: everything else either is generic over a
//! game and entered through [`with_game!`], or speaks to any game through [`AnyTable`].

mod games;

mod any_table;
mod hint;
mod hosted;
mod open;
mod replay;

pub use any_table::{AnyTable, RenderedEvent, StepReport, cast};
pub use games::*;
pub use hint::{Hint, HintJob, Hinted, hint_job};
pub use hosted::{BotJob, bot_jobs, load_hosted, prompt_in_english, words};
pub use open::{CheckedRecord, OpenError, check_record, load, open};
pub use replay::Snapshot;
