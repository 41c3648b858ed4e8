//! Results on disk: a line of JSON for the contest, then one for each block. A contest that was interrupted goes on
//! where it stopped.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use backlot_bots::seed_number;
use serde::{Deserialize, Serialize};

use crate::{Block, Contest};

/// What must be the same for results to belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Header {
    backlot_arena: u32,
    game: String,
    seats: Option<usize>,
    options: BTreeMap<String, String>,
    components: Option<String>,
    hero: String,
    field: String,
    seed: String,
    /// A fingerprint of what the hero knows, if that does not come with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hero_knows: Option<u64>,
}

impl Header {
    fn of(contest: &Contest) -> Self {
        Self {
            backlot_arena: 1,
            game: contest.kind.id().to_owned(),
            seats: contest.request.seats,
            options: contest.request.options.clone(),
            components: contest.request.components.as_ref().map(|text| text.toml.clone()),
            hero: contest.hero.to_string(),
            field: contest.field.to_string(),
            seed: contest.seed.clone(),
            hero_knows: contest.hero_knows.as_ref().map(|own| seed_number(&format!("{own:?}"))),
        }
    }
}

/// Why results can't be read or written.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// The disk said no.
    #[error("{path}: {error}", path = .path.display())]
    Disk {
        /// Which file.
        path: PathBuf,
        /// What it said.
        error: io::Error,
    },
    /// The file holds something else.
    #[error("{path}, line {line}: {problem}", path = .path.display())]
    Content {
        /// Which file.
        path: PathBuf,
        /// Which line, counted from 1.
        line: usize,
        /// What is wrong and what to do.
        problem: String,
    },
}

/// A file of results, open for more.
#[derive(Debug)]
pub struct Results {
    path: PathBuf,
    file: File,
    /// The blocks that were there already, by number.
    pub blocks: BTreeMap<u64, Block>,
}

impl Results {
    /// Opens the file of this contest, or begins it. A last line that was cut off is dropped.
    pub fn open(path: &Path, contest: &Contest) -> Result<Self, ResultsError> {
        let disk = |error| ResultsError::Disk { path: path.to_owned(), error };
        let header = Header::of(contest);
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(disk(error)),
        };
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let blocks = read(path, whole, &header)?;
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(disk)?;
        if whole.len() < text.len() {
            file.set_len(whole.len() as u64).map_err(disk)?;
        }
        if whole.is_empty() {
            let line = serde_json::to_string(&header).expect("a header is plain data");
            writeln!(file, "{line}").map_err(disk)?;
        }
        Ok(Self { path: path.to_owned(), file, blocks })
    }

    /// Adds a block.
    pub fn add(&mut self, block: &Block) -> Result<(), ResultsError> {
        let line = serde_json::to_string(block).expect("a block is plain data");
        writeln!(self.file, "{line}")
            .map_err(|error| ResultsError::Disk { path: self.path.clone(), error })
    }
}

fn read(path: &Path, text: &str, header: &Header) -> Result<BTreeMap<u64, Block>, ResultsError> {
    let content = |line: usize, problem: String| ResultsError::Content {
        path: path.to_owned(),
        line,
        problem,
    };
    let mut blocks = BTreeMap::new();
    for (number, line) in (1..).zip(text.lines()) {
        if number == 1 {
            let found: Header = serde_json::from_str(line).map_err(|error| {
                content(1, format!("these are no results of an arena: {error}"))
            })?;
            if found != *header {
                let problem = "these are the results of another contest: choose another file";
                return Err(content(1, problem.to_owned()));
            }
            continue;
        }
        let block: Block = serde_json::from_str(line)
            .map_err(|error| content(number, format!("this is no block: {error}")))?;
        blocks.insert(block.number, block);
    }
    Ok(blocks)
}
