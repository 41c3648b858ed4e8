/// Why the store did not do as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has appended under these numbers: load what they wrote, and decide again.
    #[error("conflict: another node has written to this table; reload it")]
    Lost,
    /// The database can't do it now. Whether an append took place is unknown: load the table again.
    #[error("database unavailable: {0}")]
    Unavailable(String),
    /// The database has not answered for so long. Whether an append took or will take place is unknown.
    #[error("no answer from the database within {0:?}")]
    Late(std::time::Duration),
    /// The database is not one of ours, or a newer one.
    #[error("{0}")]
    Schema(String),
    /// There is no database at this place.
    #[error("there is no database at {0}: check --data and --database")]
    Missing(String),
    /// Another server has this database.
    #[error("another server uses {0}: stop it first, or choose another folder with --data")]
    InUse(String),
    /// Something in the database can't be right.
    #[error("corrupt data in the database: {0}")]
    Broken(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(database) => {
                Self::Unavailable(with_advice(database.message(), database.code().as_deref()))
            }
            sqlx::Error::PoolTimedOut => {
                Self::Unavailable("no connection within the time allowed".to_owned())
            }
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                Self::Broken(error.to_string())
            }
            other => Self::Unavailable(other.to_string()),
        }
    }
}

/// SQLite's primary result codes that an administrator can do something about.
fn with_advice(message: &str, code: Option<&str>) -> String {
    let primary = code.and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff);
    let advice = match primary {
        Some(8) => "; make the folder and the file writable for the server",
        Some(10) => "; the disk does not work, or the files may not be written",
        Some(13) => "; make space on the disk",
        Some(14) => "; the folder must exist and be writable for the server",
        Some(26) => "; this file is no database of Backlot",
        _ => "",
    };
    format!("{message}{advice}")
}
