use super::{Chance, Draw, Pile};

/// Plays back given draws. Rules can't fail, so a script that does not fit is noted and reported by
/// [`Scripted::finish`]; until then such draws come out as 0.
#[derive(Debug)]
pub struct Scripted<'a> {
    script: &'a [u32],
    /// What was drawn so far, in order.
    pub draws: Vec<Draw>,
    fault: Option<BadDraws>,
}

/// Why scripted draws did not fit the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadDraws {
    /// The game asked for more draws than were given.
    #[error("not enough draws: {given} given, draw {next} is missing", next = .given + 1)]
    TooFew {
        /// How many were given.
        given: usize,
    },
    /// A draw is larger than what is left allows.
    #[error("draw {number} is {value}, but must be below {below}")]
    TooLarge {
        /// Which draw, counted from 1.
        number: usize,
        /// Its value.
        value: u32,
        /// How many possibilities there were.
        below: u32,
    },
    /// Draws are left over.
    #[error("too many draws: {given} given, only {used} used")]
    LeftOver {
        /// How many were given.
        given: usize,
        /// How many the game asked for.
        used: usize,
    },
}

impl<'a> Scripted<'a> {
    /// Will say these numbers, in this order.
    #[must_use]
    pub fn new(script: &'a [u32]) -> Self {
        Self { script, draws: Vec::new(), fault: None }
    }

    /// The draws, if the script fitted exactly.
    pub fn finish(self) -> Result<Vec<Draw>, BadDraws> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        if self.draws.len() < self.script.len() {
            return Err(BadDraws::LeftOver { given: self.script.len(), used: self.draws.len() });
        }
        Ok(self.draws)
    }
}

impl Chance for Scripted<'_> {
    fn below(&mut self, pile: Pile, n: u32) -> u32 {
        let number = self.draws.len() + 1;
        let value = match self.script.get(number - 1) {
            Some(&value) if value < n => value,
            Some(&value) => {
                self.fault.get_or_insert(BadDraws::TooLarge { number, value, below: n });
                0
            }
            None => {
                self.fault.get_or_insert(BadDraws::TooFew { given: self.script.len() });
                0
            }
        };
        self.draws.push(Draw { pile, below: n, value });
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_must_fit_exactly() {
        let run = |script: &[u32]| {
            let mut chance = Scripted::new(script);
            chance.below(Pile(0), 3);
            chance.below(Pile(1), 2);
            chance.finish().map(|draws| draws.len())
        };
        assert_eq!(run(&[2, 1]), Ok(2));
        assert_eq!(run(&[2]), Err(BadDraws::TooFew { given: 1 }));
        assert_eq!(run(&[2, 2]), Err(BadDraws::TooLarge { number: 2, value: 2, below: 2 }));
        assert_eq!(run(&[2, 1, 0]), Err(BadDraws::LeftOver { given: 3, used: 2 }));
    }
}
