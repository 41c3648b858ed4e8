use backlot_core::{Seat, chance::Fast};
use backlot_strategy::{Knowledge, Level, Strategy};

use crate::search::Search;
use crate::{Advice, Budget};

/// How unsure level easy is of what it sees, in points.
const EASY_TEMPERATURE: f32 = 1.0;

/// A bot for a table: a [`Level`], resolved once with what it knows about the game.
#[derive(Clone, Copy, Debug)]
pub struct Bot<'k> {
    knowledge: &'k Knowledge,
    method: Method<'k>,
    /// In points for methods that rate, in percentage points of a win for methods that search.
    temperature: f32,
    /// The most iterations.
    iterations: u32,
}

#[derive(Clone, Copy, Debug)]
enum Method<'k> {
    Random,
    Greedy,
    MonteCarlo,
    /// The policy with these constants.
    Policy(&'k [f32]),
    Normal,
    Hard,
    Expert,
}

/// Why a game has no such bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuchBot {
    /// The game does not have the style.
    #[error("this game has no style `{style}`; available styles: {}", known.join(", "))]
    Style {
        /// What was asked for.
        style: &'static str,
        /// The styles of the game.
        known: Vec<&'static str>,
    },
    /// The ladder of this number of seats does not have the rung.
    #[error(
        "there is no bot `{rung}` for {seats} players; the game has {known} such steps for them"
    )]
    Rung {
        /// What was asked for.
        rung: &'static str,
        /// The number of seats.
        seats: usize,
        /// The number of rungs there are.
        known: usize,
    },
}

impl<'k> Bot<'k> {
    /// Resolves a level for a table of this many seats.
    pub fn new(level: Level, seats: usize, knowledge: &'k Knowledge) -> Result<Self, NoSuchBot> {
        let bot = |method| Self { knowledge, method, temperature: 0.0, iterations: u32::MAX };
        Ok(match level {
            Level::Random => bot(Method::Random),
            Level::Greedy => bot(Method::Greedy),
            Level::MonteCarlo => bot(Method::MonteCarlo),
            Level::Untuned => bot(Method::Policy(&knowledge.by_hand)),
            Level::Easy => {
                Self { temperature: EASY_TEMPERATURE, ..bot(Method::Policy(&knowledge.by_hand)) }
            }
            Level::Normal => bot(Method::Normal),
            Level::Hard => bot(Method::Hard),
            Level::Expert => Self::expert(knowledge),
            Level::Style(style) => match knowledge.styles.get(&style) {
                Some(constants) => bot(Method::Policy(constants)),
                None => {
                    let known = knowledge.styles.keys().map(|style| style.name()).collect();
                    return Err(NoSuchBot::Style { style: style.name(), known });
                }
            },
            Level::Rung(number) => match knowledge.rung(seats, number) {
                Some(rung) if !matches!(rung.bot, Level::Rung(_)) => {
                    let bot = Self::new(rung.bot, seats, knowledge)?.unsure(rung.temperature);
                    Self { iterations: rung.iterations.max(1), ..bot }
                }
                _ => {
                    let known = knowledge.ladders.get(&seats).map_or(0, Vec::len);
                    return Err(NoSuchBot::Rung { rung: level.name(), seats, known });
                }
            },
        })
    }

    /// Returns level expert, which every game has.
    #[must_use]
    pub const fn expert(knowledge: &'k Knowledge) -> Self {
        Self { knowledge, method: Method::Expert, temperature: 0.0, iterations: u32::MAX }
    }

    /// Makes the bot at least this unsure of what it sees: in hundredths of a point for levels that rate, in hundredths of a percentage
    /// point of a win for levels that search. Actions within reach of the best are taken, too; 0 takes the best.
    #[must_use]
    pub fn unsure(self, temperature: u16) -> Self {
        Self { temperature: self.temperature.max(f32::from(temperature) / 100.0), ..self }
    }

    /// Returns what the bot would do. `None` if the seat is not asked.
    pub fn advise<G: Strategy>(
        &self,
        view: &G::View,
        seat: Seat,
        seed: u64,
        budget: &mut Budget<'_>,
    ) -> Option<Advice<G::Action>> {
        budget.cap(self.iterations);
        let knowledge = self.knowledge;
        let search = Search::<G> { knowledge, view, seat, rng: Fast::new(seed), budget };
        match self.method {
            Method::Random => search.random(),
            Method::Greedy => search.greedy(),
            Method::MonteCarlo => search.monte_carlo(),
            Method::Policy(constants) => search.by_policy(constants, self.temperature),
            Method::Normal => search.normal(self.temperature),
            Method::Hard => search.by_rollouts(self.temperature / 100.0),
            Method::Expert => search.expert(),
        }
    }
}
