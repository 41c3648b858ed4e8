//! Tuned constants, pools and styles, read from a file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Constant, Value, ValueError};

/// The version of the files of constants.
const VERSION: u32 = 1;

/// What bots know about a game beyond its rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Knowledge {
    /// The hand-set constants.
    pub by_hand: Vec<f32>,
    /// The best constants found.
    pub tuned: Vec<f32>,
    /// Opponents to expect: earlier bests and styles. Never empty.
    pub pool: Vec<Vec<f32>>,
    /// Which tables to expect.
    pub expected: ExpectedTables,
    /// Scripted styles to spar with.
    pub styles: Vec<Style>,
    /// Calibrated steps from weak to strong, by number of seats.
    pub ladders: BTreeMap<usize, Vec<Rung>>,
    /// The learned value of a position, if there is one.
    pub value: Option<Value>,
    /// The expert's own learned value of a position, if there is one: it looks more closely, which takes longer.
    pub expert_value: Option<Value>,
    /// The learned opinion on actions, if there is one: the softmax of their scores is how likely a search would choose
    /// each.
    pub prior: Option<Value>,
}

/// A calibrated step: a bot that wins about twice its fair share against a table of the step below.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Rung {
    /// The method: the name of a level.
    pub bot: String,
    /// How unsure it is of what it sees, in hundredths; 0 is not at all.
    #[serde(default)]
    pub temperature: u16,
    /// The most iterations; 0 for a method without.
    #[serde(default)]
    pub iterations: u32,
    /// The measured share of wins against a table of the step below; 0 for the lowest.
    #[serde(default)]
    pub share: f64,
    /// The games behind that.
    #[serde(default)]
    pub games: usize,
}

/// How often to expect which table of opponents, in any unit.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedTables {
    /// All play by the tuned constants.
    pub tuned: f32,
    /// All play by the hand-set constants.
    pub untuned: f32,
    /// Each plays by the tuned constants or by those of one in the pool.
    pub mixed: f32,
}

impl ExpectedTables {
    /// The three, in this order.
    #[must_use]
    pub const fn kinds(self) -> [f32; 3] {
        [self.tuned, self.untuned, self.mixed]
    }

    fn check(self) -> Result<(), String> {
        let kinds = self.kinds();
        let is_fine = kinds.iter().all(|kind| (0.0..=1e6).contains(kind)) && kinds != [0.0; 3];
        let problem = "[expected-tables] needs numbers from 0 on, and one above 0";
        if is_fine { Ok(()) } else { Err(problem.to_owned()) }
    }
}

impl Default for ExpectedTables {
    fn default() -> Self {
        Self { tuned: 0.0, untuned: 0.0, mixed: 1.0 }
    }
}

/// A scripted style: constants that make the policy play in a certain way.
#[derive(Clone, PartialEq, Debug)]
pub struct Style {
    /// Its name, such as `hoarder`.
    pub name: String,
    /// The constants.
    pub constants: Vec<f32>,
}

/// What is wrong with a file of constants or weights.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum KnowledgeError {
    /// The constants can't be read.
    #[error("constants: {0}")]
    Constants(String),
    /// The weights can't be read.
    #[error(transparent)]
    Weights(#[from] ValueError),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    version: u32,
    /// The command that made it; for readers.
    #[serde(rename = "command")]
    _command: String,
    tuned: BTreeMap<String, f32>,
    #[serde(default, rename = "expected-tables")]
    expected: ExpectedTables,
    #[serde(default)]
    pool: BTreeMap<String, BTreeMap<String, f32>>,
    #[serde(default)]
    styles: BTreeMap<String, BTreeMap<String, f32>>,
    #[serde(default)]
    ladder: BTreeMap<String, Steps>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Steps {
    #[serde(rename = "command")]
    _command: String,
    steps: Vec<Rung>,
}

impl Knowledge {
    /// Reads the files of a game: constants as TOML, weights as [`Value`] writes them (empty for none).
    /// What `tuned` leaves out is as set by hand; what pool and styles leave out is as tuned.
    pub fn read(
        game: &str,
        specs: &[Constant],
        features: usize,
        constants: &str,
        weights: &str,
    ) -> Result<Self, KnowledgeError> {
        let wrong = |problem: String| KnowledgeError::Constants(problem);
        let file: File = toml::from_str(constants)
            .map_err(|error| wrong(error.to_string().trim().to_owned()))?;
        if file.version != VERSION {
            return Err(wrong(format!(
                "version {} is not known: this program reads version {VERSION}; make the file anew with `backlot tune {game}`",
                file.version
            )));
        }
        file.expected.check().map_err(wrong)?;
        let by_hand: Vec<f32> = specs.iter().map(|constant| constant.by_hand).collect();
        let fill = |table: &str, base: &[f32], given: &BTreeMap<String, f32>| {
            filled(specs, base, given).map_err(|problem| wrong(format!("[{table}] {problem}")))
        };
        let tuned = fill("tuned", &by_hand, &file.tuned)?;
        let mut pool = vec![tuned.clone()];
        for (name, given) in &file.pool {
            pool.push(fill(&format!("pool.{name}"), &tuned, given)?);
        }
        let mut styles = Vec::new();
        for (name, given) in &file.styles {
            let constants = fill(&format!("styles.{name}"), &tuned, given)?;
            styles.push(Style { name: name.clone(), constants });
        }
        let mut ladders = BTreeMap::new();
        for (seats, ladder) in file.ladder {
            let number = seats.parse::<usize>();
            let number =
                number.map_err(|_| wrong(format!("[ladder.{seats}] is not a number of seats")))?;
            ladders.insert(number, ladder.steps);
        }
        let value = if weights.trim().is_empty() {
            None
        } else {
            Some(Value::read(game, features, weights)?)
        };
        let expected = file.expected;
        let (expert_value, prior) = (None, None);
        Ok(Self { by_hand, tuned, pool, expected, styles, ladders, value, expert_value, prior })
    }

    /// This with the expert's own value in a file, as [`Value`] writes it under the name [`expert_name`].
    pub fn with_expert_value(
        mut self,
        game: &str,
        features: usize,
        weights: &str,
    ) -> Result<Self, KnowledgeError> {
        self.expert_value = Some(Value::read(&expert_name(game), features, weights)?);
        Ok(self)
    }

    /// This with the learned opinion on actions in a file, as [`Value`] writes it under the name [`prior_name`].
    pub fn with_prior(
        mut self,
        game: &str,
        features: usize,
        weights: &str,
    ) -> Result<Self, KnowledgeError> {
        self.prior = Some(Value::read(&prior_name(game), features, weights)?);
        Ok(self)
    }

    /// This with constants from another file, or a learned value from one. Pool, styles and steps come with the
    /// constants.
    pub fn replaced(
        &self,
        game: &str,
        specs: &[Constant],
        features: usize,
        constants: Option<&str>,
        weights: Option<&str>,
    ) -> Result<Self, KnowledgeError> {
        let mut knowledge = match constants {
            Some(constants) => {
                let fresh = Self::read(game, specs, features, constants, "")?;
                Self {
                    value: self.value.clone(),
                    expert_value: self.expert_value.clone(),
                    prior: self.prior.clone(),
                    ..fresh
                }
            }
            None => self.clone(),
        };
        if let Some(weights) = weights {
            knowledge.value = Some(Value::read(game, features, weights)?);
        }
        Ok(knowledge)
    }

    /// A calibrated step, counted from 1; the highest if there are fewer.
    #[must_use]
    pub fn rung(&self, seats: usize, step: u8) -> Option<&Rung> {
        let ladder = self.ladders.get(&seats)?;
        ladder.get(usize::from(step).saturating_sub(1)).or(ladder.last())
    }

    /// The constants of a style.
    #[must_use]
    pub fn style(&self, name: &str) -> Option<&[f32]> {
        let found = self.styles.iter().find(|style| style.name == name);
        found.map(|style| style.constants.as_slice())
    }
}

/// For what the weights of a game's learned prior are, in their file.
#[must_use]
pub fn prior_name(game: &str) -> String {
    format!("{game} prior")
}

/// For what the weights of the expert's own value of a game are, in their file.
#[must_use]
pub fn expert_name(game: &str) -> String {
    format!("{game} expert")
}

fn filled(
    specs: &[Constant],
    base: &[f32],
    given: &BTreeMap<String, f32>,
) -> Result<Vec<f32>, String> {
    let mut constants = base.to_vec();
    for (name, &value) in given {
        let Some(index) = specs.iter().position(|spec| spec.name == name) else {
            let known: Vec<&str> = specs.iter().map(|spec| spec.name).collect();
            return Err(format!("`{name}` is not a constant; there are: {}", known.join(", ")));
        };
        let Constant { low, high, .. } = specs[index];
        if !(low..=high).contains(&value) {
            return Err(format!("`{name}` is {value}, but must be from {low} to {high}"));
        }
        constants[index] = value;
    }
    Ok(constants)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: [Constant; 2] = [
        Constant::new("a", 1.0, (0.0, 2.0), "first"),
        Constant::new("b", 3.0, (0.0, 9.0), "second"),
    ];

    fn read(text: &str) -> Result<Knowledge, KnowledgeError> {
        Knowledge::read("game", &SPECS, 4, text, "")
    }

    #[test]
    fn what_is_left_out_is_filled_in() {
        let text = "version = 1\ncommand = 'x'\n[tuned]\na = 2.0\n[pool.old]\nb = 4.0\n[styles.hoarder]\na = 0.0";
        let knowledge = read(text).unwrap();
        assert_eq!(knowledge.by_hand, [1.0, 3.0]);
        assert_eq!(knowledge.tuned, [2.0, 3.0]);
        assert_eq!(knowledge.pool, [[2.0, 3.0], [2.0, 4.0]]);
        assert_eq!(knowledge.style("hoarder"), Some([0.0, 3.0].as_slice()));
    }

    #[test]
    fn expected_tables_are_mixed_unless_the_file_says_otherwise() {
        let text = "version = 1\ncommand = 'x'\n[tuned]\na = 2.0";
        assert_eq!(read(text).unwrap().expected.kinds(), [0.0, 0.0, 1.0]);
        let more = format!("{text}\n[expected-tables]\ntuned = 5\nuntuned = 3\nmixed = 2");
        assert_eq!(read(&more).unwrap().expected.kinds(), [5.0, 3.0, 2.0]);
    }

    #[test]
    fn errors_say_what_is_wrong_and_where() {
        let cases = [
            ("version = 2\ncommand = 'x'\n[tuned]", "version 2 is not known"),
            (
                "version = 1\ncommand = 'x'\n[tuned]\nc = 1.0",
                "[tuned] `c` is not a constant; there are: a, b",
            ),
            ("version = 1\ncommand = 'x'\n[tuned]\na = 2.5", "`a` is 2.5, but must be from 0 to 2"),
            ("version = 1\n[tuned]", "missing field `command`"),
            (
                "version = 1\ncommand = 'x'\n[expected-tables]\ntuned = 0\nuntuned = 0\nmixed = 0\n[tuned]",
                "one above 0",
            ),
        ];
        for (text, expected) in cases {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
    }
}
