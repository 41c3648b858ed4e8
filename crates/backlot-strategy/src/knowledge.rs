//! Tuned constants, pools and styles, read from a file.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use toml::Spanned;

use crate::level::Style;
use crate::{Constant, Level, Strategy, Value, ValueError};

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
    /// Constants that make the policy play in a certain style, to spar with.
    pub styles: BTreeMap<Style, Vec<f32>>,
    /// Calibrated rungs from weak to strong, by number of seats.
    pub ladders: BTreeMap<usize, Vec<Rung>>,
    /// The learned value of a position, if there is one.
    pub value: Option<Value>,
    /// The expert's own learned value of a position, if there is one: it looks more closely, which takes longer.
    pub expert_value: Option<Value>,
    /// The learned opinion on actions, if there is one: the softmax of their scores is how likely a search would choose
    /// each.
    pub prior: Option<Value>,
}

/// A rung of a ladder: a bot that wins about twice its fair share against a table of the rung below.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Rung {
    /// The method: any level but a rung.
    #[serde(deserialize_with = "method")]
    pub bot: Level,
    /// How unsure it is of what it sees, in hundredths; 0 is not at all.
    #[serde(default)]
    pub temperature: u16,
    /// The most iterations; 0 for a method without.
    #[serde(default)]
    pub iterations: u32,
    /// The measured share of wins against a table of the rung below; 0 for the lowest.
    #[serde(default)]
    pub share: f64,
    /// The games behind that.
    #[serde(default)]
    pub games: usize,
}

fn method<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    match Level::deserialize(deserializer)? {
        Level::Rung(_) => Err(serde::de::Error::custom("a rung names a level, not another rung")),
        level => Ok(level),
    }
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
    /// Returns the three, in this order.
    #[must_use]
    pub const fn kinds(self) -> [f32; 3] {
        [self.tuned, self.untuned, self.mixed]
    }

    fn is_sound(self) -> bool {
        let kinds = self.kinds();
        kinds.iter().all(|kind| (0.0..=1e6).contains(kind)) && kinds != [0.0; 3]
    }
}

impl Default for ExpectedTables {
    fn default() -> Self {
        Self { tuned: 0.0, untuned: 0.0, mixed: 1.0 }
    }
}

/// What is wrong with a file of constants or weights.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum KnowledgeError {
    /// The constants can't be read.
    #[error("{file}, line {line}: {problem}")]
    Constants {
        /// The file.
        file: String,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong there.
        problem: String,
    },
    /// The weights can't be read.
    #[error("{file}: {error}")]
    Weights {
        /// The file.
        file: String,
        /// What is wrong.
        error: ValueError,
    },
    /// The game has no use for them.
    #[error("{0}: this game has no such learned network")]
    NotUsed(String),
}

/// A file with its name.
#[derive(Clone, Copy, Debug)]
pub struct DataFile<'a> {
    /// The name, for errors.
    pub name: &'a str,
    /// What it holds.
    pub text: &'a str,
}

/// Embeds a file of the `bots` directory of the crate as a [`DataFile`].
#[macro_export]
macro_rules! data_file {
    ($name:literal) => {
        $crate::DataFile {
            name: concat!(env!("CARGO_PKG_NAME"), "/bots/", $name),
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/bots/", $name)),
        }
    };
}

/// The files behind what bots know; each may be missing.
#[derive(Clone, Copy, Default, Debug)]
pub struct DataFiles<'a> {
    /// Constants, pool, styles and ladders.
    pub constants: Option<DataFile<'a>>,
    /// The learned value.
    pub value: Option<DataFile<'a>>,
    /// The expert's own value.
    pub expert_value: Option<DataFile<'a>>,
    /// The learned prior.
    pub prior: Option<DataFile<'a>>,
}

type Numbers = Spanned<BTreeMap<Spanned<String>, Spanned<f32>>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConstantsFile {
    version: Spanned<u32>,
    /// The command that made it; for readers.
    #[serde(rename = "command")]
    _command: String,
    tuned: Numbers,
    #[serde(default, rename = "expected-tables")]
    expected: Option<Spanned<ExpectedTables>>,
    #[serde(default)]
    pool: BTreeMap<String, Numbers>,
    #[serde(default)]
    styles: BTreeMap<Spanned<String>, Numbers>,
    #[serde(default)]
    ladder: BTreeMap<Spanned<String>, Ladder>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ladder {
    #[serde(rename = "command")]
    _command: String,
    steps: Vec<Rung>,
}

impl Knowledge {
    /// Returns what is known without any file: the hand-set constants.
    #[must_use]
    pub fn by_hand(specs: &[Constant]) -> Self {
        let by_hand: Vec<f32> = specs.iter().map(|constant| constant.by_hand).collect();
        Self {
            tuned: by_hand.clone(),
            pool: vec![by_hand.clone()],
            by_hand,
            expected: ExpectedTables::default(),
            styles: BTreeMap::new(),
            ladders: BTreeMap::new(),
            value: None,
            expert_value: None,
            prior: None,
        }
    }

    /// Reads the files that come with a game. Every constant must be tuned in them.
    pub fn built_in<G: Strategy>(
        game: &str,
        files: &DataFiles<'_>,
    ) -> Result<Self, KnowledgeError> {
        let knowledge = Self::by_hand(G::CONSTANTS).with_files::<G>(game, files)?;
        if let Some(file) = files.constants {
            Reader { specs: G::CONSTANTS, file }.expect_all()?;
        }
        Ok(knowledge)
    }

    /// Reads files in place of what is known. Pool, styles and ladders come with the constants. What `tuned` leaves out is as set by
    /// hand; what pool and styles leave out is as tuned.
    pub fn with_files<G: Strategy>(
        mut self,
        game: &str,
        files: &DataFiles<'_>,
    ) -> Result<Self, KnowledgeError> {
        if let Some(file) = files.constants {
            let constants = Reader { specs: G::CONSTANTS, file }.read(game)?;
            let Self { value, expert_value, prior, .. } = self;
            self = Self { value, expert_value, prior, ..constants };
        }
        let read = |file: DataFile<'_>, game: &str, features: Option<usize>| {
            let file_name = || file.name.to_owned();
            let features = features.ok_or_else(|| KnowledgeError::NotUsed(file_name()))?;
            Value::read(game, features, file.text)
                .map_err(|error| KnowledgeError::Weights { file: file_name(), error })
        };
        let capabilities = G::CAPABILITIES;
        if let Some(file) = files.value {
            let count = capabilities.features.as_ref().map(|features| features.count);
            self.value = Some(read(file, game, count)?);
        }
        if let Some(file) = files.expert_value {
            let count = capabilities.expert_features.as_ref().map(|features| features.count);
            self.expert_value = Some(read(file, &expert_name(game), count)?);
        }
        if let Some(file) = files.prior {
            let count = capabilities.action_features.as_ref().map(|features| features.count);
            self.prior = Some(read(file, &prior_name(game), count)?);
        }
        Ok(self)
    }

    /// Returns a calibrated rung, counted from 1.
    #[must_use]
    pub fn rung(&self, seats: usize, rung: u8) -> Option<&Rung> {
        self.ladders.get(&seats)?.get(usize::from(rung).checked_sub(1)?)
    }
}

/// Returns for what the weights of a game's learned prior are, in their file.
#[must_use]
pub fn prior_name(game: &str) -> String {
    format!("{game} prior")
}

/// Returns for what the weights of the expert's own value of a game are, in their file.
#[must_use]
pub fn expert_name(game: &str) -> String {
    format!("{game} expert")
}

/// Reads a file of constants.
struct Reader<'a> {
    specs: &'a [Constant],
    file: DataFile<'a>,
}

impl Reader<'_> {
    fn read(&self, game: &str) -> Result<Knowledge, KnowledgeError> {
        let file = self.parse()?;
        let version = *file.version.get_ref();
        if version != VERSION {
            let problem = format!(
                "version {version} is not known: this program reads version {VERSION}; regenerate the file with `backlot tune {game}`"
            );
            return Err(self.wrong(&file.version, problem));
        }
        let by_hand = Knowledge::by_hand(self.specs);
        let tuned = self.filled("tuned", &by_hand.tuned, &file.tuned)?;
        let mut knowledge = Knowledge { pool: vec![tuned.clone()], tuned, ..by_hand };
        if let Some(expected) = &file.expected {
            knowledge.expected = *expected.get_ref();
            if !knowledge.expected.is_sound() {
                let problem = "[expected-tables] needs numbers from 0 on, and one above 0";
                return Err(self.wrong(expected, problem.to_owned()));
            }
        }
        for (name, given) in &file.pool {
            knowledge.pool.push(self.filled(&format!("pool.{name}"), &knowledge.tuned, given)?);
        }
        for (name, given) in &file.styles {
            let table = format!("styles.{}", name.get_ref());
            let style = Style::ALL.into_iter().find(|style| style.name() == name.get_ref());
            let style = style.ok_or_else(|| {
                let known = Style::ALL.map(Style::name).join(", ");
                self.wrong(name, format!("[{table}] is not a style; expected one of: {known}"))
            })?;
            knowledge.styles.insert(style, self.filled(&table, &knowledge.tuned, given)?);
        }
        for (seats, ladder) in file.ladder {
            let number = seats.get_ref().parse::<usize>().map_err(|_| {
                self.wrong(&seats, format!("[ladder.{}] is not a number of seats", seats.get_ref()))
            })?;
            knowledge.ladders.insert(number, ladder.steps);
        }
        Ok(knowledge)
    }

    /// Makes sure that no constant is left out.
    fn expect_all(&self) -> Result<(), KnowledgeError> {
        let tuned = self.parse()?.tuned;
        let given = |spec: &&Constant| tuned.get_ref().keys().any(|key| key.get_ref() == spec.name);
        match self.specs.iter().find(|spec| !given(spec)) {
            None => Ok(()),
            Some(spec) => Err(self.wrong(&tuned, format!("[tuned] lacks `{}`", spec.name))),
        }
    }

    fn parse(&self) -> Result<ConstantsFile, KnowledgeError> {
        toml::from_str(self.file.text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            self.wrong_at(start, error.message().to_owned())
        })
    }

    fn filled(
        &self,
        table: &str,
        base: &[f32],
        given: &Numbers,
    ) -> Result<Vec<f32>, KnowledgeError> {
        let mut constants = base.to_vec();
        for (key, value) in given.get_ref() {
            let (name, number) = (key.get_ref(), *value.get_ref());
            let Some(index) = self.specs.iter().position(|spec| spec.name == name) else {
                let known: Vec<&str> = self.specs.iter().map(|spec| spec.name).collect();
                let problem = format!(
                    "[{table}] `{name}` is not a constant; expected one of: {}",
                    known.join(", ")
                );
                return Err(self.wrong(key, problem));
            };
            let Constant { low, high, .. } = self.specs[index];
            if !(low..=high).contains(&number) {
                let problem =
                    format!("[{table}] `{name}` is {number}, but must be from {low} to {high}");
                return Err(self.wrong(value, problem));
            }
            constants[index] = number;
        }
        Ok(constants)
    }

    fn wrong<T>(&self, place: &Spanned<T>, problem: String) -> KnowledgeError {
        self.wrong_at(place.span().start, problem)
    }

    fn wrong_at(&self, start: usize, problem: String) -> KnowledgeError {
        let before = &self.file.text[..start.min(self.file.text.len())];
        let line = before.matches('\n').count() + 1;
        KnowledgeError::Constants { file: self.file.name.to_owned(), line, problem }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: [Constant; 2] = [
        Constant::new("a", 1.0, (0.0, 2.0), "first"),
        Constant::new("b", 3.0, (0.0, 9.0), "second"),
    ];

    fn reader(text: &str) -> Reader<'_> {
        Reader { specs: &SPECS, file: DataFile { name: "constants.toml", text } }
    }

    fn read(text: &str) -> Result<Knowledge, KnowledgeError> {
        reader(text).read("game")
    }

    #[test]
    fn what_is_left_out_is_filled_in() {
        let text = "version = 1\ncommand = 'x'\n[tuned]\na = 2.0\n[pool.old]\nb = 4.0\n[styles.hoarder]\na = 0.0";
        let knowledge = read(text).unwrap();
        assert_eq!(knowledge.by_hand, [1.0, 3.0]);
        assert_eq!(knowledge.tuned, [2.0, 3.0]);
        assert_eq!(knowledge.pool, [[2.0, 3.0], [2.0, 4.0]]);
        assert_eq!(knowledge.styles[&Style::Hoarder], [0.0, 3.0]);
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
            ("version = 2\ncommand = 'x'\n[tuned]", "line 1: version 2 is not known"),
            (
                "version = 1\ncommand = 'x'\n[tuned]\nc = 1.0",
                "line 4: [tuned] `c` is not a constant; expected one of: a, b",
            ),
            (
                "version = 1\ncommand = 'x'\n[tuned]\na = 2.5",
                "line 4: [tuned] `a` is 2.5, but must be from 0 to 2",
            ),
            ("version = 1\n[tuned]", "missing field `command`"),
            ("version = 1\ncommand = 'x'\n[tuned]\n[stiles]", "line 4: unknown field `stiles`"),
            (
                "version = 1\ncommand = 'x'\n[expected-tables]\ntuned = 0\nuntuned = 0\nmixed = 0\n[tuned]",
                "line 3: [expected-tables] needs",
            ),
            (
                "version = 1\ncommand = 'x'\n[tuned]\n[styles.hoarders]",
                "line 4: [styles.hoarders] is not a style",
            ),
            (
                "version = 1\ncommand = 'x'\n[tuned]\n[ladder.3]\ncommand = 'x'\nsteps = [{ bot = 'step-2' }]",
                "line 6: a rung names a level",
            ),
            (
                "version = 1\ncommand = 'x'\n[tuned]\n[ladder.3]\ncommand = 'x'\nsteps = [{ bot = 'esy' }]",
                "line 6: unknown bot level `esy`",
            ),
        ];
        for (text, expected) in cases {
            let error = read(text).unwrap_err().to_string();
            assert!(
                error.starts_with("constants.toml, line ") && error.contains(expected),
                "{error}"
            );
        }
    }

    #[test]
    fn a_constant_that_is_left_out_is_named() {
        let complete = "version = 1\ncommand = 'x'\n[tuned]\na = 2.0\nb = 1.0";
        assert_eq!(reader(complete).expect_all(), Ok(()));
        let error = reader("version = 1\ncommand = 'x'\n[tuned]\na = 2.0").expect_all();
        let error = error.unwrap_err().to_string();
        assert_eq!(error, "constants.toml, line 3: [tuned] lacks `b`");
    }
}
