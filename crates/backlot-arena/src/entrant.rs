//! A bot with its budget.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use backlot_bots::{Advice, Bot, Budget, Level, NoSuchBot, UnknownLevel};
use backlot_core::{Playable, Seat};
use backlot_strategy::{Knowledge, Strategy};
use cpu_time::ThreadTime;

/// A bot with its budget, written `hard`, `hard@200` (iterations), `hard@30ms` (CPU time) or `normal~150` (temperature in
/// hundredths).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Entrant {
    /// Who it plays like.
    pub level: Level,
    /// How unsure it is, in hundredths: see [`Bot::unsure`].
    pub temperature: u16,
    /// How long it may think.
    pub effort: Effort,
}

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Effort {
    /// So many iterations: the same every time, so that results can be repeated.
    Iterations(u32),
    /// So many milliseconds of CPU time for a decision.
    Milliseconds(u32),
}

impl Entrant {
    /// A level with its usual iterations.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        Self { level, temperature: 0, effort: Effort::Iterations(level.usual_iterations()) }
    }

    /// Seats it at a table of this many seats with what it knows about the game.
    pub fn seated(self, seats: usize, knowledge: &Knowledge) -> Result<Player<'_>, NoSuchBot> {
        let bot = Bot::new(self.level, seats, knowledge)?.unsure(self.temperature);
        Ok(Player { bot, effort: self.effort })
    }
}

/// An [`Entrant`] at a table of a game.
#[derive(Clone, Copy, Debug)]
pub struct Player<'k> {
    bot: Bot<'k>,
    effort: Effort,
}

impl Player<'_> {
    /// What it does.
    ///
    /// # Panics
    /// If the seat is not asked.
    #[must_use]
    pub fn act<G: Playable + Strategy>(self, view: &G::View, seat: Seat, seed: u64) -> G::Action {
        self.advise::<G>(view, seat, seed).action
    }

    /// What it thinks.
    ///
    /// # Panics
    /// If the seat is not asked.
    #[must_use]
    pub fn advise<G: Playable + Strategy>(
        self,
        view: &G::View,
        seat: Seat,
        seed: u64,
    ) -> Advice<G::Action> {
        let ask = |budget: &mut Budget<'_>| self.bot.advise::<G>(view, seat, seed, budget);
        let advice = match self.effort {
            Effort::Iterations(iterations) => ask(&mut Budget::iterations(iterations)),
            Effort::Milliseconds(most) => {
                let start = ThreadTime::now();
                let most = Duration::from_millis(u64::from(most));
                let mut go_on = || start.elapsed() < most;
                ask(&mut Budget::until(u32::MAX, &mut go_on))
            }
        };
        advice.expect("a seat that is asked has a legal action")
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        if self.temperature > 0 {
            write!(f, "~{}", self.temperature)?;
        }
        match self.effort {
            Effort::Iterations(usual) if usual == self.level.usual_iterations() => Ok(()),
            Effort::Iterations(iterations) => write!(f, "@{iterations}"),
            Effort::Milliseconds(milliseconds) => write!(f, "@{milliseconds}ms"),
        }
    }
}

/// Why text names no entrant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadEntrant {
    /// A level that does not exist.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// A temperature that is none.
    #[error("invalid bot `{0}`: the temperature after ~ must be in hundredths, such as 150")]
    Temperature(String),
    /// A budget that is none.
    #[error(
        "invalid bot `{0}`: after @, give a number of iterations (1 or more) or a time such as 30ms"
    )]
    Effort(String),
}

impl FromStr for Entrant {
    type Err = BadEntrant;

    fn from_str(text: &str) -> Result<Self, BadEntrant> {
        let named = || text.chars().take(40).collect::<String>();
        let (bot, effort) =
            text.split_once('@').map_or((text, None), |(bot, effort)| (bot, Some(effort)));
        let (level, temperature) = match bot.split_once('~') {
            None => (bot, 0),
            Some((level, number)) => {
                (level, number.parse().map_err(|_| BadEntrant::Temperature(named()))?)
            }
        };
        let read = |number: &str| {
            let number = number.parse().ok().filter(|&number| number > 0);
            number.ok_or_else(|| BadEntrant::Effort(named()))
        };
        let mut entrant = Self { temperature, ..Self::of(level.parse()?) };
        if let Some(effort) = effort {
            entrant.effort = match effort.strip_suffix("ms") {
                Some(number) => Effort::Milliseconds(read(number)?),
                None => Effort::Iterations(read(effort)?),
            };
        }
        Ok(entrant)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_read_back_from_their_names() {
        for text in
            ["hard", "hard@20", "expert@250ms", "greedy@16", "few-big", "normal~150", "hard~20@64"]
        {
            let entrant: Entrant = text.parse().unwrap();
            assert_eq!(entrant.to_string(), text);
        }
    }

    #[test]
    fn a_budget_of_nothing_is_refused() {
        for text in ["hard@0", "hard@0ms", "hard@", "hard@x", "hard@-1"] {
            let error = text.parse::<Entrant>().unwrap_err().to_string();
            assert!(error.contains("1 or more"), "{error}");
        }
        assert!("harder".parse::<Entrant>().unwrap_err().to_string().contains("expected"));
    }
}
