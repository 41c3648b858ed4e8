//! Bots. A bot gets a seat's view, a seed and a [`Budget`], and nothing else: no clock, no thread, no true
//! state. The same three always give the same [`Advice`].
//!
//! ```
//! use backlot_bots::{Budget, Level, advise};
//! use backlot_core::{Game, Playable, WithoutEvents, SetupRequest, Viewer, chance::Fast};
//! use backlot_hollywood_cards::HollywoodCards;
//!
//! let setup = HollywoodCards::setup(&SetupRequest::seats(3)).unwrap();
//! let game = HollywoodCards::new(&setup, &mut WithoutEvents(Fast::new(7)));
//! let seat = game.to_act().first().unwrap();
//! let view = game.view(Viewer::Seat(seat));
//! let advice = advise::<HollywoodCards>(Level::Greedy, &view, seat, 1, &mut Budget::iterations(4));
//! println!("{:?}", advice.unwrap().action);
//! ```

mod analysis;
mod arms;
mod budget;
mod contest_predictor;
mod expert;
mod explain;
mod greedy;
mod level;
mod normal;
mod opponents;
mod playout;
mod policy;
mod random;
mod regret;
mod rollouts;
mod tree;
mod words;

pub use analysis::{chances, compare};
pub use budget::Budget;
pub use explain::{differences, explain, reasons, shortcomings};
pub use level::{Level, NoSuchStyle, Style, UnknownLevel};
pub use playout::utility;

use backlot_core::{Seat, Text, chance::Fast};
use backlot_strategy::{Knowledge, Part, Strategy};

/// How unsure level easy is of what it sees, in points.
const EASY_TEMPERATURE: f32 = 1.0;

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

/// What playouts to the end said about an action: means over all of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate {
    /// How many there were.
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

/// A bot: a level, and how unsure it is of what it sees.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bot {
    /// Who it plays like.
    pub level: Level,
    /// In hundredths of a point for levels that rate, in hundredths of a hundredth of a win for levels that search. Actions within
    /// reach of the best are taken, too; 0 takes the best.
    pub temperature: u16,
}

impl Bot {
    /// The level as it is.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        Self { level, temperature: 0 }
    }
}

/// Asks a bot. `None` if the seat is not asked.
pub fn advise<G: Strategy>(
    level: Level,
    view: &G::View,
    seat: Seat,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Option<Advice<G::Action>> {
    advise_with::<G>(G::knowledge(), Bot::of(level), view, seat, seed, budget)
}

/// Asks a bot that may know something else than what comes with the game, and may be unsure.
pub fn advise_with<G: Strategy>(
    knowledge: &Knowledge,
    bot: Bot,
    view: &G::View,
    seat: Seat,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Option<Advice<G::Action>> {
    let rng = &mut Fast::new(seed);
    let Bot { level, temperature } = bot;
    let points = f32::from(temperature) / 100.0;
    match level {
        Level::Random => random::advise::<G>(view, seat, rng),
        Level::Greedy => greedy::advise::<G>(view, seat, rng, budget),
        Level::Untuned => policy::advise::<G>(&knowledge.by_hand, points, view, seat, rng),
        Level::Easy => {
            let points = points.max(EASY_TEMPERATURE);
            policy::advise::<G>(&knowledge.by_hand, points, view, seat, rng)
        }
        Level::Normal => normal::advise::<G>(knowledge, points, view, seat, rng, budget),
        Level::Hard => rollouts::advise::<G>(knowledge, points / 100.0, view, seat, rng, budget),
        Level::Expert => expert::advise::<G>(knowledge, view, seat, rng, budget),
        Level::MonteCarlo => rollouts::advise_plainly::<G>(view, seat, rng, budget),
        Level::Style(style) => {
            let constants = knowledge.style(style.name()).unwrap_or(&knowledge.tuned);
            policy::advise::<G>(constants, points, view, seat, rng)
        }
        Level::Step(step) => {
            let seats = G::sample(view, rng).seats();
            let bot = knowledge.rung(seats, step).map_or(Bot::of(Level::Normal), |rung| {
                budget.cap(rung.iterations.max(1));
                // A rung names a method, never a step.
                let level = rung.bot.parse().ok().filter(|level| !matches!(level, Level::Step(_)));
                Bot { level: level.unwrap_or(Level::Normal), temperature: rung.temperature }
            });
            advise_with::<G>(knowledge, bot, view, seat, seed, budget)
        }
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
