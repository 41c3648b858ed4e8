//! The games there are. This is the only crate that lists them: everything else either is generic over a
//! game and entered through [`with_game!`], or speaks to any game through [`AnyTable`].

mod any_table;
mod kind;
mod open;

pub use any_table::{AnyTable, ToldEvent, ToldStep, cast};
pub use backlot_dream_factory::DreamFactory;
pub use backlot_hollywood::Hollywood;
pub use backlot_hollywood_cards::HollywoodCards;
pub use kind::{GameKind, UnknownGame};
pub use open::{OpenError, check_record, load, open};
