//! Saved and finished games on disk. A save is a record with its seed in a comment, so that going on
//! later gives the same draws as going on at once.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use backlot_core::Playable;
use backlot_table::Table;
use backlot_table::record::Record;
use etcetera::BaseStrategy;

const SEED_LINE: &str = "# seed ";

/// The folder where games are kept.
#[derive(Clone, Debug)]
pub(crate) struct Saves {
    folder: PathBuf,
}

/// A game that can go on.
#[derive(Debug)]
pub(crate) struct Saved {
    pub(crate) record: Record,
    pub(crate) seed: String,
}

impl Saves {
    /// The folder given, or the usual one for programs' data.
    pub(crate) fn in_folder(folder: Option<&Path>) -> Result<Self> {
        let folder = match folder {
            Some(folder) => folder.to_owned(),
            None => etcetera::choose_base_strategy()
                .context(
                    "this account has no home folder: say where to keep games with --data DIR",
                )?
                .data_dir()
                .join("backlot"),
        };
        Ok(Self { folder })
    }

    fn save_path(&self, game: &str) -> PathBuf {
        self.folder.join(format!("{game}.save.backlot"))
    }

    /// The saved game, if there is one. One that can't be read is an error, and stays where it is.
    pub(crate) fn load(&self, game: &str) -> Result<Option<Saved>> {
        let path = self.save_path(game);
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => {
                return Err(error).with_context(|| format!("can't read {}", path.display()));
            }
        };
        let broken = || {
            format!(
                "the saved game {} can't be read; move it away, or start with --new to replace it",
                path.display()
            )
        };
        let record = Record::parse_bytes(&bytes).with_context(broken)?;
        let text = String::from_utf8_lossy(&bytes);
        let seed = text.lines().find_map(|line| line.strip_prefix(SEED_LINE));
        let seed = seed.context("its seed is missing").with_context(broken)?.to_owned();
        Ok(Some(Saved { record, seed }))
    }

    /// Saves the game as it is now. A half-written file never takes the place of a whole one.
    pub(crate) fn save<G: Playable>(&self, table: &Table<G>, seed: &str) -> Result<()> {
        let text = format!("{SEED_LINE}{seed}\n{}", table.record().to_text());
        self.write(&self.save_path(G::info().id), &text)
    }

    /// Keeps the record of a finished game and forgets the save. Returns where the record is.
    pub(crate) fn finish<G: Playable>(&self, table: &Table<G>) -> Result<PathBuf> {
        let id = G::info().id;
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let path = self.folder.join(format!("{id}-{seconds}.backlot"));
        self.write(&path, &table.record().to_text())?;
        match fs::remove_file(self.save_path(id)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(error).context("the finished game is kept, but the save can't be removed")
            }
            _ => Ok(path),
        }
    }

    fn write(&self, path: &Path, text: &str) -> Result<()> {
        let write = || -> std::io::Result<()> {
            fs::create_dir_all(&self.folder)?;
            let half = path.with_extension("half");
            fs::write(&half, text)?;
            fs::rename(&half, path)
        };
        write().with_context(|| format!("can't save the game as {}", path.display()))
    }
}
