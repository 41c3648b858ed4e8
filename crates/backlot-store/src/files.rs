//! The files of an SQLite database: who may read them, and who serves from them.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};

use crate::{Address, StoreError};

/// What SQLite puts beside a database.
const BESIDE: [&str; 3] = ["", "-wal", "-shm"];

const ADVICE: &str = "; make the folder and the file writable for the server";

/// The right to serve the tables of a database. Two servers with one file would overwrite what the other
/// knows; nodes that share a Postgres look after each other, and administration works beside a server.
#[derive(Debug)]
pub struct ServerLock {
    /// Closing it, also by a crash, lets go of the lock.
    _file: Option<File>,
}

impl ServerLock {
    /// Takes the lock, or fails at once if another server has it.
    pub fn acquire(address: &Address) -> Result<Self, StoreError> {
        let Address::Sqlite(path) = address else { return Ok(Self { _file: None }) };
        make_folder(path)?;
        // Not the database itself: closing a second handle of it would undo SQLite's own locks.
        let lock = beside(path, ".lock");
        let unusable = |error: std::io::Error| {
            StoreError::Unavailable(format!("can't lock {}: {error}{ADVICE}", lock.display()))
        };
        let file = private().create(true).write(true).truncate(false).open(&lock);
        let file = file.map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: Some(file) }),
            Err(fs::TryLockError::WouldBlock) => Err(StoreError::InUse(path.display().to_string())),
            Err(fs::TryLockError::Error(error)) => Err(unusable(error)),
        }
    }
}

/// Makes the folder and the file of a database, for this user only. Others could read the secrets of deals in them.
pub(crate) fn make(path: &Path) -> Result<(), StoreError> {
    make_folder(path)?;
    warn_of_readers(path);
    let made = private().create(true).append(true).open(path);
    made.map(drop).map_err(|error| {
        StoreError::Unavailable(format!("can't open the file {}: {error}{ADVICE}", path.display()))
    })
}

fn make_folder(path: &Path) -> Result<(), StoreError> {
    let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) else {
        return Ok(());
    };
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| {
        StoreError::Unavailable(format!("can't make the folder {}: {error}", folder.display()))
    })
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Files of earlier programs stay as they are: somebody may rely on it.
fn warn_of_readers(path: &Path) {
    for file in readable_by_others(path) {
        tracing::warn!(
            "other users of this machine can read {0}, which holds secrets of deals: chmod 600 {0}",
            file.display()
        );
    }
}

/// The files of a database that more than their owner may read.
#[cfg(unix)]
pub(crate) fn readable_by_others(path: &Path) -> Vec<PathBuf> {
    use std::os::unix::fs::PermissionsExt;
    let files = BESIDE.map(|ending| beside(path, ending));
    let is_open = |file: &PathBuf| {
        fs::metadata(file).is_ok_and(|about| about.permissions().mode() & 0o077 != 0)
    };
    files.into_iter().filter(is_open).collect()
}

#[cfg(not(unix))]
pub(crate) fn readable_by_others(_: &Path) -> Vec<PathBuf> {
    Vec::new()
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;
    use crate::Store;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[tokio::test]
    async fn files_are_for_their_owner_only_and_older_ones_are_told() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new").join("tables.db");
        let address = Address::Sqlite(path.clone());
        let store = Store::open(&address, "a").await.unwrap();
        let _lock = ServerLock::acquire(&address).unwrap();
        assert_eq!(mode(&folder.path().join("new")), 0o700);
        for ending in ["", "-wal", "-shm", ".lock"] {
            assert_eq!(mode(&beside(&path, ending)), 0o600, "tables.db{ending}");
        }
        assert_eq!(readable_by_others(&path), <[PathBuf; 0]>::default());
        store.close().await;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        assert_eq!(readable_by_others(&path), std::slice::from_ref(&path));
        Store::open(&address, "a").await.unwrap().close().await;
        assert_eq!(mode(&path), 0o640, "an older file stays as it is");
    }

    #[test]
    fn one_server_at_a_time_has_a_database() {
        let folder = tempfile::tempdir().unwrap();
        let address = Address::Sqlite(folder.path().join("tables.db"));
        let lock = ServerLock::acquire(&address).unwrap();
        let second = ServerLock::acquire(&address).unwrap_err();
        assert_eq!(
            second,
            StoreError::InUse(folder.path().join("tables.db").display().to_string())
        );
        drop(lock);
        assert!(ServerLock::acquire(&address).is_ok(), "the lock ends with its server");
    }
}
