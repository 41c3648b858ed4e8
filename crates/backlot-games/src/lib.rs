//! The games there are. This is the only crate that lists them: everything else either is generic over a
//! game and entered through [`with_game!`], or speaks to any game through [`AnyTable`].

mod games;

mod any_hosted;
mod any_table;
mod hint;
mod open;
mod replay;

pub use any_hosted::{AnyHosted, BotJob, CantHost, load_hosted, open_hosted};
pub use any_table::{AnyTable, RenderedEvent, StepReport, cast};
pub use games::*;
pub use hint::{Hint, HintJob, Hinted};
pub use open::{CheckedRecord, OpenError, check_record, load, open};
pub use replay::Snapshot;
