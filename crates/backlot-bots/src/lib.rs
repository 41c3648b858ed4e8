//! Bots. A bot gets a seat's view, a seed and a [`Budget`], and nothing else: no clock, no thread, no true
//! state. The same three always give the same [`Advice`].
//!
//! ```
//! use backlot_bots::{Budget, Level, advise};
//! use backlot_core::{Game, Playable, Quiet, SetupRequest, Viewer, chance::Fast};
//! use backlot_hollywood_cards::HollywoodCards;
//!
//! let setup = HollywoodCards::setup(&SetupRequest::seats(3)).unwrap();
//! let game = HollywoodCards::new(&setup, &mut Quiet(Fast::new(7)));
//! let seat = game.to_act().first().unwrap();
//! let view = game.view(Viewer::Seat(seat));
//! let advice = advise::<HollywoodCards>(Level::Greedy, &view, seat, 1, &mut Budget::iterations(4));
//! println!("{:?}", advice.unwrap().action);
//! ```

mod budget;
mod greedy;
mod level;
mod random;

pub use budget::Budget;
pub use level::{Level, UnknownLevel};

use backlot_core::{Evaluate, Seat, Text, chance::Fast};

/// What a bot would do, and what it thought of.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// What it would do.
    pub action: A,
    /// Everything it weighed, best first. Empty if it weighed nothing.
    pub candidates: Vec<Candidate<A>>,
    /// Why, in words; numbers in it are those of the candidates.
    pub reason: Text,
}

/// An action that was weighed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// What the bot makes of it, in points of the game.
    pub value: f32,
}

/// Asks a bot. `None` if the seat is not asked.
pub fn advise<G: Evaluate>(
    level: Level,
    view: &G::View,
    seat: Seat,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Option<Advice<G::Action>> {
    let mut luck = Fast::new(seed);
    match level {
        Level::Random => random::advise::<G>(view, seat, &mut luck),
        Level::Greedy => greedy::advise::<G>(view, seat, &mut luck, budget),
    }
}

/// The seed for one decision: `own_steps` counts the seat's own actions so far. So a bot's luck does not depend on
/// what others do, nor on whether they have answered in secret already.
#[must_use]
pub fn decision_seed(table_seed: u64, seat: Seat, own_steps: usize) -> u64 {
    let step = u64::try_from(own_steps).unwrap_or(u64::MAX);
    let mixed =
        table_seed ^ (u64::from(seat.bits()) << 56) ^ step.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    Fast::new(mixed).word()
}

/// A number for a seed that was given as text.
#[must_use]
pub fn seed_number(seed: &str) -> u64 {
    // FNV-1a: short, stable, and good enough to tell seeds apart.
    seed.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}
