//! Games in which something went wrong once, kept as records.

use std::path::{Path, PathBuf};

use backlot_core::Playable;
use backlot_table::record::{Record, check};

/// Replays every `*.backlot` file of the folder and tells how many there were, or what is wrong with them.
pub fn check_records<G: Playable>(folder: &Path) -> Result<usize, String> {
    let entries =
        std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "backlot"))
        .collect();
    paths.sort();
    let problems: Vec<String> = paths
        .iter()
        .filter_map(|path| {
            let problem = check_record::<G>(path).err()?;
            Some(format!("{}: {problem}", path.display()))
        })
        .collect();
    match (paths.len(), problems.is_empty()) {
        (0, _) => Err(format!("{}: no records", folder.display())),
        (_, false) => Err(problems.join("\n")),
        (count, true) => Ok(count),
    }
}

fn check_record<G: Playable>(path: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let record = Record::parse(&text).map_err(|error| error.to_string())?;
    check::<G>(&record).map(|_| ()).map_err(|error| error.to_string())
}
