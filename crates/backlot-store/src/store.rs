use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::sqlite::SqlitePoolOptions;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection, Row, Transaction};

use crate::migrate::migrate;
use crate::writer::{Append, COMPACT, Writer, WriterPool};
use crate::{Address, StoreError, files};

/// How long to wait for a connection.
const POOL_TIMEOUT: Duration = Duration::from_secs(2);

/// So many connections read; one more writes.
const READERS: u32 = 8;

/// The logs of all tables. Clones share the connections.
#[derive(Clone)]
pub struct Store {
    pub(crate) address: Address,
    pub(crate) node: String,
    pub(crate) pool: AnyPool,
    writer: Writer,
    /// Whether the last append could not be written.
    failing: Arc<AtomicBool>,
}

/// What is known of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableSummary {
    /// The id of the game.
    pub game: String,
    /// In which state the table is, as its own words say.
    pub status: String,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When this was last written.
    pub changed: i64,
    /// When a server has something to do there although nobody calls.
    pub wake: Option<i64>,
    /// What is told at the door, as JSON.
    pub told: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table's id.
    pub table: String,
    /// What is known of it.
    pub door: TableSummary,
}

/// An entry as it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its number in the table, from 0.
    pub seq: u64,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// The entry.
    pub body: String,
}

const LISTED: &str = "SELECT id, game, status, public, created, changed, wake, door FROM tables";

impl Store {
    /// Opens a database that is there already, as [`open`](Self::open) does.
    pub async fn open_existing(address: &Address, node: &str) -> Result<Self, StoreError> {
        if let Address::Sqlite(path) = address
            && !path.exists()
        {
            return Err(StoreError::Missing(path.display().to_string()));
        }
        Self::open(address, node).await
    }

    /// Opens the database, makes it if needed, and brings it up to this program's form. `node` names this process
    /// among those that share the database.
    pub async fn open(address: &Address, node: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        if let Address::Sqlite(path) = address {
            files::make(path)?;
        }
        // Alone first: a pool would try again and again, and not tell what is wrong.
        let mut connection = AnyConnection::connect(&address.url()).await?;
        if address.is_sqlite() {
            prepare(&mut connection).await?;
        }
        migrate(&mut connection, address.is_sqlite()).await?;
        // On a full disk they stay where they are, and are found there as well.
        if address.is_sqlite()
            && let Err(error) = fold_alone(&mut connection).await
        {
            tracing::warn!("entries can't be put in order now: {error}");
        }
        connection.close().await?;
        let pool = connect(address, READERS).await?;
        let writer = Writer::start(connect_writer(address).await?, node);
        let failing = Arc::default();
        Ok(Self { address: address.clone(), node: node.to_owned(), pool, writer, failing })
    }

    /// Where it is kept.
    #[must_use]
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// The name of this process among those that share the database.
    #[must_use]
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Keeps entries. Returns when they are on disk.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let appended = self.writer.append(append).await;
        let failing = matches!(appended, Err(StoreError::Unavailable(_)));
        self.failing.store(failing, Ordering::Relaxed);
        appended
    }

    /// Returns when all appends that came before have been written, or could not be.
    pub async fn settle(&self) -> Result<(), StoreError> {
        // An append of nothing is done after all before it.
        self.writer.append(Append::default()).await
    }

    /// The entries of a table from a number on, in order; none if there is no such table.
    pub async fn load(&self, table: &str, since: u64) -> Result<Vec<Stored>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, at, body FROM kept WHERE table_id = $1 AND seq >= $2 ORDER BY seq",
        )
        .bind(table)
        .bind(number(since))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(stored).collect()
    }

    /// What is known of a table.
    pub async fn door(&self, table: &str) -> Result<Option<TableSummary>, StoreError> {
        let query = sqlx::query(AssertSqlSafe(format!("{LISTED} WHERE id = $1")));
        let row = query.bind(table).fetch_optional(&self.pool).await?;
        row.as_ref().map(|row| listed(row).map(|listed| listed.door)).transpose()
    }

    /// Tables for everybody, lately changed ones first.
    pub async fn public(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        let order = "WHERE public = 1 ORDER BY changed DESC LIMIT $1";
        self.list(&format!("{LISTED} {order}"), i64::from(most)).await
    }

    /// Tables where something was to be done by this time, the most urgent first.
    pub async fn due(&self, now: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE wake <= $1 ORDER BY wake LIMIT $2")
            .bind(now)
            .bind(i64::from(most))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// All tables, by the time they were opened.
    pub async fn all(&self) -> Result<Vec<Listed>, StoreError> {
        self.list(&format!("{LISTED} WHERE created >= $1 ORDER BY created, id"), i64::MIN).await
    }

    /// How many tables there are.
    pub async fn count(&self) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) FROM tables").fetch_one(&self.pool).await?;
        Ok(u64::try_from(row.try_get::<i64, _>(0)?).unwrap_or_default())
    }

    async fn list(&self, query: &str, bound: i64) -> Result<Vec<Listed>, StoreError> {
        let query = sqlx::query(AssertSqlSafe(query)).bind(bound);
        query.fetch_all(&self.pool).await?.iter().map(listed).collect()
    }

    /// Whether the database answers and, if that failed last, can be written again.
    pub async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        if self.failing.load(Ordering::Relaxed) && self.address.is_sqlite() {
            // Something larger than a step is written and taken away again: a full disk does not take that either.
            for probe in [
                "INSERT INTO claims (name, node, until) VALUES ('probe', hex(zeroblob(8192)), 0)
                 ON CONFLICT (name) DO UPDATE SET node = excluded.node",
                "DELETE FROM claims WHERE name = 'probe'",
            ] {
                sqlx::query(probe).execute(&self.pool).await?;
            }
            self.failing.store(false, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Forgets a table. Returns whether it was there.
    pub async fn delete(&self, table: &str) -> Result<bool, StoreError> {
        let mut work = self.change().await?;
        if !self.address.is_sqlite() {
            // Appends that are under way are written before or find the table gone.
            sqlx::query("LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE")
                .execute(&mut *work)
                .await?;
        }
        let gone = sqlx::query("DELETE FROM tables WHERE id = $1")
            .bind(table)
            .execute(&mut *work)
            .await?
            .rows_affected();
        sqlx::query("DELETE FROM entries WHERE table_id = $1")
            .bind(table)
            .execute(&mut *work)
            .await?;
        self.changed(work).await?;
        Ok(gone > 0)
    }

    /// Takes all entries from this number on away, for administrators. Returns how many there were.
    pub async fn rewind(&self, table: &str, to: u64) -> Result<u64, StoreError> {
        let mut work = self.change().await?;
        let gone = sqlx::query("DELETE FROM entries WHERE table_id = $1 AND seq >= $2")
            .bind(table)
            .bind(number(to))
            .execute(&mut *work)
            .await?;
        self.changed(work).await?;
        Ok(gone.rows_affected())
    }

    /// Writes another text in place of an entry's, to forget a name. Returns whether the entry was there.
    pub async fn replace(&self, table: &str, seq: u64, body: &str) -> Result<bool, StoreError> {
        let mut work = self.change().await?;
        let changed = sqlx::query("UPDATE entries SET body = $3 WHERE table_id = $1 AND seq = $2")
            .bind(table)
            .bind(number(seq))
            .bind(body)
            .execute(&mut *work)
            .await?;
        self.changed(work).await?;
        Ok(changed.rows_affected() > 0)
    }

    /// Begins a change of entries that exist: all of them are in `entries`.
    pub(crate) async fn change(&self) -> Result<Transaction<'static, Any>, StoreError> {
        let mut work = self.pool.begin().await?;
        if self.address.is_sqlite() {
            fold(&mut work).await?;
            // Another process that writes finds another last id than it expects, and looks everything up again.
            let skip = "UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'recent'";
            sqlx::query(skip).execute(&mut *work).await?;
        }
        Ok(work)
    }

    pub(crate) async fn changed(&self, work: Transaction<'static, Any>) -> Result<(), StoreError> {
        work.commit().await?;
        // What the writer knows of the tables may be wrong now.
        self.writer.changes.fetch_add(1, Ordering::Release);
        Ok(())
    }

    /// Ends the writer after what it has, and closes the connections.
    pub async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

/// Moves the entries of `recent` to where their tables' other ones are. In SQLite only.
async fn fold(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for statement in COMPACT {
        sqlx::query(statement).execute(&mut *connection).await?;
    }
    Ok(())
}

/// What an earlier program left where it was first written goes to its place.
async fn fold_alone(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let mut work = connection.begin_with("BEGIN IMMEDIATE").await?;
    fold(&mut work).await?;
    work.commit().await?;
    Ok(())
}

async fn connect(address: &Address, connections: u32) -> Result<AnyPool, StoreError> {
    let is_sqlite = address.is_sqlite();
    let options = AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(POOL_TIMEOUT)
        .test_before_acquire(!is_sqlite)
        .after_connect(move |connection, _| {
            Box::pin(async move { if is_sqlite { prepare(connection).await } else { Ok(()) } })
        });
    Ok(options.connect(&address.url()).await?)
}

async fn connect_writer(address: &Address) -> Result<WriterPool, StoreError> {
    if !address.is_sqlite() {
        return Ok(WriterPool::Postgres(connect(address, 1).await?));
    }
    let options = SqlitePoolOptions::new()
        .max_connections(1)
        .acquire_timeout(POOL_TIMEOUT)
        .test_before_acquire(false)
        .after_connect(|connection, _| {
            Box::pin(async move {
                for pragma in PRAGMAS {
                    sqlx::query(pragma).execute(&mut *connection).await?;
                }
                Ok(())
            })
        });
    Ok(WriterPool::Sqlite(options.connect(&address.url()).await?))
}

/// Readers don't wait for the writer, and a commit returns after the sync to disk.
const PRAGMAS: [&str; 6] = [
    "PRAGMA busy_timeout = 5000",
    // A step touches one page of its table; smaller ones are less to write. Only a new file takes it.
    "PRAGMA page_size = 2048",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA wal_autocheckpoint = 8000",
    // In kB: the last pages of some thousand tables.
    "PRAGMA cache_size = -16000",
];

async fn prepare(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for pragma in PRAGMAS {
        sqlx::query(pragma).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(crate) fn number(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

fn stored(row: &AnyRow) -> Result<Stored, StoreError> {
    let seq: i64 = row.try_get(0)?;
    let seq = u64::try_from(seq).map_err(|_| StoreError::Broken(format!("entry number {seq}")))?;
    Ok(Stored { seq, at: row.try_get(1)?, body: row.try_get(2)? })
}

fn listed(row: &AnyRow) -> Result<Listed, StoreError> {
    let door = TableSummary {
        game: row.try_get(1)?,
        status: row.try_get(2)?,
        public: row.try_get::<i64, _>(3)? != 0,
        created: row.try_get(4)?,
        changed: row.try_get(5)?,
        wake: row.try_get(6)?,
        told: row.try_get(7)?,
    };
    Ok(Listed { table: row.try_get(0)?, door })
}
