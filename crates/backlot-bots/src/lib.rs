//! Bots. A [`Bot`] gets a seat's view, a seed and a [`Budget`], and nothing else: no clock, no thread, no true
//! state. The same three always give the same [`Advice`].
//!
//! ```
//! use backlot_bots::{Bot, Budget, Level};
//! use backlot_core::{Game, Playable, WithoutEvents, SetupRequest, Viewer, chance::Fast};
//! use backlot_hollywood_cards::HollywoodCards;
//! use backlot_strategy::Strategy;
//!
//! let setup = HollywoodCards::setup(&SetupRequest::seats(3)).unwrap();
//! let game = HollywoodCards::new(&setup, &mut WithoutEvents(Fast::new(7)));
//! let seat = game.to_act().first().unwrap();
//! let view = game.view(Viewer::Seat(seat));
//! let bot = Bot::new(Level::Greedy, 3, HollywoodCards::knowledge()).unwrap();
//! let advice = bot.advise::<HollywoodCards>(&view, seat, 1, &mut Budget::iterations(4));
//! println!("{:?}", advice.unwrap().action);
//! ```

mod analysis;
mod arms;
mod baselines;
mod bot;
mod budget;
mod contest_predictor;
mod expert;
mod explain;
mod opponents;
mod playout;
mod policy;
mod regret;
mod rollouts;
mod search;
mod tree;
mod words;

pub use analysis::{chances, compare};
pub use backlot_strategy::{Level, Style, UnknownLevel};
pub use bot::{Bot, NoSuchBot};
pub use budget::Budget;
pub use explain::{differences, explain, reasons, shortcomings};
pub use playout::utility;

use backlot_core::{Seat, Text, chance::Fast};
use backlot_strategy::Part;

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
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// What the bot makes of it: points of the game for bots that rate, a value from 0 to 1 for bots that search.
    pub value: f32,
    /// What playouts to the end said, if there were any.
    pub estimate: Option<Estimate>,
}

impl<A> Candidate<A> {
    pub(crate) const fn new(action: A, value: f32) -> Self {
        Self { action, value, estimate: None }
    }
}

/// What playouts to the end said about an action: means over all of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate {
    /// The number of playouts.
    pub playouts: u32,
    /// The share of wins.
    pub win: f32,
    /// The points at the end.
    pub points: f32,
    /// The points more than the best rival.
    pub lead: f32,
    /// The standard error of the candidate's value.
    pub error: f32,
    /// Where the points came from; they add up to `points`.
    pub parts: Vec<(Part, f32)>,
}

/// Returns the seed for one decision: `own_steps` counts the seat's own actions so far. So a bot's random numbers do not depend on
/// what others do, nor on whether they have answered in secret already.
#[must_use]
pub fn decision_seed(table_seed: u64, seat: Seat, own_steps: usize) -> u64 {
    let step = u64::try_from(own_steps).unwrap_or(u64::MAX);
    let mixed =
        table_seed ^ (u64::from(seat.bits()) << 56) ^ step.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    Fast::new(mixed).word()
}

/// Returns a number for a seed that was given as text.
#[must_use]
pub fn seed_number(seed: &str) -> u64 {
    // FNV-1a: short, stable, and good enough to tell seeds apart.
    seed.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}
