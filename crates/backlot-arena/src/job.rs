//! Simulations in parts, for many machines: a folder with a file that says what to play, and a Parquet file for each part.
//!
//! Part k follows from the job and k alone, byte for byte, whoever plays it. So there is nothing to coordinate: to go on is to play
//! what is missing, and two who play the same part write the same file.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use backlot_core::{ComponentsText, SetupRequest};
use backlot_games::{GameKind, with_game};
use serde::{Deserialize, Serialize};

use crate::rows::{self, SCHEMA};
use crate::simulate::{Plan, PlanError, Progress, play_all};
use crate::{Effort, Entrant};

/// The file that says what to play.
const FILE: &str = "job.toml";

/// A simulation in parts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// The version of Backlot. Another one may play other games.
    pub backlot: String,
    /// The game's id.
    pub game: String,
    /// The bot of each seat; one alone sits everywhere.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// How many of them are a part.
    pub part_games: u64,
    /// Where all draws and bots' random numbers come from.
    pub seed: String,
    /// How many seats, unless it is the game's usual number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<usize>,
    /// Options by id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The component set as TOML, unless it is the standard one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
}

/// Why a job can't be begun or gone on with.
#[derive(Debug, thiserror::Error)]
pub enum JobError {
    /// A file can't be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A part can't be written.
    #[error("{}: {source}", path.display())]
    Part {
        /// Which.
        path: PathBuf,
        /// Why.
        source: parquet::errors::ParquetError,
    },
    /// The file is not a job.
    #[error("{} is not a job: {problem}", path.display())]
    NotAJob {
        /// Which.
        path: PathBuf,
        /// Why.
        problem: String,
    },
    /// The folder holds something else.
    #[error("{} holds another job: go on with that one, or choose another folder", folder.display())]
    Another {
        /// Which.
        folder: PathBuf,
    },
    /// The job was begun with another version.
    #[error("this job was begun with Backlot {begun}, and this is {}: its games may differ, so begin a new one", env!("CARGO_PKG_VERSION"))]
    OtherVersion {
        /// With which.
        begun: String,
    },
    /// A bot that thinks for a time.
    #[error(
        "{0} thinks for a time, so its games can't be repeated: give it iterations, as in hard@200"
    )]
    Timed(Entrant),
    /// No such part.
    #[error("there is no part {part}: the job has {parts}, counted from 0")]
    NoSuchPart {
        /// Which.
        part: u64,
        /// How many there are.
        parts: u64,
    },
    /// The games can't be played.
    #[error(transparent)]
    Plan(#[from] PlanError),
}

impl Job {
    /// Returns the job that plays a plan, `part_games` games at a time.
    #[must_use]
    pub fn new(plan: &Plan, part_games: u64) -> Self {
        let request = &plan.request;
        Self {
            backlot: env!("CARGO_PKG_VERSION").to_owned(),
            game: plan.kind.id().to_owned(),
            bots: plan.bots.iter().map(Entrant::to_string).collect(),
            games: plan.games,
            part_games: part_games.max(1),
            seed: plan.seed.clone(),
            seats: request.seats,
            options: request.options.clone(),
            components: request.components.as_ref().map(|text| text.toml.clone()),
        }
    }

    /// Begins the job in a folder, or goes on with it if it was begun there before.
    pub fn begin(&self, folder: &Path) -> Result<(), JobError> {
        self.plan(1)?;
        let path = folder.join(FILE);
        fs::create_dir_all(folder).map_err(io_error(folder))?;
        let text = toml::to_string(self).map_err(|error| JobError::NotAJob {
            path: path.clone(),
            problem: error.to_string(),
        })?;
        // Linked under its name when it is complete, so that nobody reads half of it, and whoever comes second finds it.
        let draft = unique(folder, FILE);
        fs::write(&draft, text).map_err(io_error(&draft))?;
        let linked = fs::hard_link(&draft, &path);
        fs::remove_file(&draft).map_err(io_error(&draft))?;
        match linked {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                return Err(JobError::Io { path, source: error });
            }
            _ => {}
        }
        if Self::read(folder)? == *self {
            Ok(())
        } else {
            Err(JobError::Another { folder: folder.to_owned() })
        }
    }

    /// Reads the job of a folder.
    pub fn read(folder: &Path) -> Result<Self, JobError> {
        let path = folder.join(FILE);
        let text = fs::read_to_string(&path).map_err(io_error(&path))?;
        let job: Self = toml::from_str(&text).map_err(|error| JobError::NotAJob {
            path: path.clone(),
            problem: error.to_string().trim_end().to_owned(),
        })?;
        if job.backlot != env!("CARGO_PKG_VERSION") {
            return Err(JobError::OtherVersion { begun: job.backlot });
        }
        job.plan(1)?;
        Ok(job)
    }

    /// Returns the number of parts.
    #[must_use]
    pub fn parts(&self) -> u64 {
        self.games.div_ceil(self.part_games.max(1))
    }

    /// Returns where a part is, or will be.
    #[must_use]
    pub fn part_path(folder: &Path, part: u64) -> PathBuf {
        folder.join(format!("part-{part:06}.parquet"))
    }

    /// Returns the parts that nobody has played yet.
    #[must_use]
    pub fn missing(&self, folder: &Path) -> Vec<u64> {
        (0..self.parts()).filter(|&part| !Self::part_path(folder, part).is_file()).collect()
    }

    /// Plays a part, unless it is there already. Returns whether it was played to its end; otherwise `progress` was stopped, and
    /// nothing is kept of it.
    pub fn play(
        &self,
        folder: &Path,
        part: u64,
        threads: usize,
        progress: &Progress,
    ) -> Result<bool, JobError> {
        let parts = self.parts();
        if part >= parts {
            return Err(JobError::NoSuchPart { part, parts });
        }
        let path = Self::part_path(folder, part);
        if path.is_file() {
            return Ok(true);
        }
        let plan = self.plan(threads)?;
        let games = self.games_of(part);
        let played = play_all(&plan, games.clone(), progress)?;
        if played.len() as u64 != games.end - games.start {
            return Ok(false);
        }
        let bots = plan.bots_by_seat()?.iter().map(Entrant::to_string).collect::<Vec<_>>();
        let draft = unique(folder, "part.parquet");
        let written = rows::write(&draft, &played, &bots, self.about(part));
        let written = written
            .map_err(|source| JobError::Part { path: path.clone(), source })
            .and_then(|()| fs::rename(&draft, &path).map_err(io_error(&path)));
        if written.is_err() {
            // What could not be written does not count; if it can't be removed either, the first error says more.
            let _ = fs::remove_file(&draft);
        }
        written.map(|()| true)
    }

    /// Returns the games of a part.
    #[must_use]
    pub fn games_of(&self, part: u64) -> Range<u64> {
        let first = part * self.part_games;
        first..self.games.min(first + self.part_games)
    }

    fn about(&self, part: u64) -> Vec<(String, String)> {
        let pair = |key: &str, value: String| (format!("backlot.{key}"), value);
        vec![
            pair("version", self.backlot.clone()),
            pair("schema", SCHEMA.to_string()),
            pair("part", part.to_string()),
            pair("job", toml::to_string(self).unwrap_or_default()),
        ]
    }

    /// Returns what is to be played, checked.
    fn plan(&self, threads: usize) -> Result<Plan, JobError> {
        let not_a_job = |problem: String| JobError::NotAJob { path: PathBuf::from(FILE), problem };
        let kind: GameKind = self.game.parse().map_err(|error| not_a_job(format!("{error}")))?;
        let bots = self
            .bots
            .iter()
            .map(|bot| bot.parse::<Entrant>().map_err(|error| not_a_job(error.to_string())))
            .collect::<Result<Vec<_>, _>>()?;
        if let Some(timed) = bots.iter().find(|bot| matches!(bot.effort, Effort::Milliseconds(_))) {
            return Err(JobError::Timed(*timed));
        }
        if self.part_games == 0 {
            return Err(not_a_job("`part_games` must be at least 1".to_owned()));
        }
        let components = self
            .components
            .as_ref()
            .map(|toml| ComponentsText { name: "components".to_owned(), toml: toml.clone() });
        let request = SetupRequest { seats: self.seats, options: self.options.clone(), components };
        let plan =
            Plan { kind, request, bots, games: self.games, seed: self.seed.clone(), threads };
        with_game!(kind, G => plan.checked::<G>().map(|_| ()))?;
        Ok(plan)
    }
}

fn io_error(path: &Path) -> impl FnOnce(io::Error) -> JobError {
    let path = path.to_owned();
    move |source| JobError::Io { path, source }
}

/// A name in the folder that nobody else uses, which readers of `*.parquet` don't take for a part.
fn unique(folder: &Path, name: &str) -> PathBuf {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    folder.join(format!(".{name}.{}-{number}.draft", std::process::id()))
}
