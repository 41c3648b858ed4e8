//! Writing to SQLite: entries go to the end of `recent`, and now and then all of them to their tables' places.
//!
//! Numbers are unique by table although `recent` has no index of them (that would be a page to write for every step, too):
//! this writer knows the next number of each table that it writes to. That it is the only one who writes shows in the ids of
//! rows: an insert that finds another last id than it expects inserts nothing, and everything is looked up again.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::{Connection, Row as _, SqliteConnection, SqlitePool};

use super::Append;
use super::insert::{ROWS, Row, door_query, insert_recent, rows};
use crate::StoreError;

/// So many rows of each table are worth moving, because they share a page there.
const WORTH: usize = 5;

/// Fewer rows than this are not worth it, and with more it takes too long.
const FEWEST: usize = 4_096;
const MOST: usize = 16_384;

/// Of so many tables the next number is known.
const KNOWN: usize = 50_000;

/// So often others may be faster.
const TRIES: usize = 20;

pub(super) struct Recent {
    pool: SqlitePool,
    /// The id of the last row of `recent` that ever was, if nobody else has written.
    last: Option<i64>,
    /// The next number of tables, and how often `recent` had been tidied when they were last written to.
    next: HashMap<Box<str>, (u64, u64)>,
    /// Whether these are all tables that have entries in `recent`.
    all_known: bool,
    /// What else this process does to entries, and how much of it was heard of.
    changes: Arc<AtomicU64>,
    heard: u64,
    /// About so many rows are in `recent`, of so many tables.
    rows: usize,
    tables: usize,
    /// How often they were moved.
    tidied: u64,
}

impl Recent {
    pub(super) fn new(pool: SqlitePool, changes: Arc<AtomicU64>) -> Self {
        Self {
            pool,
            last: None,
            next: HashMap::new(),
            all_known: false,
            changes,
            heard: 0,
            rows: 0,
            tables: 0,
            tidied: 0,
        }
    }

    /// Whether there is anything to move.
    pub(super) fn has_rows(&self) -> bool {
        self.rows > 0
    }

    /// Whether there is so much to move that it pays.
    pub(super) fn has_many_rows(&self) -> bool {
        self.rows >= (self.tables * WORTH).clamp(FEWEST, MOST)
    }

    /// Writes a group, and returns after the commit: for each append, whether somebody else had its numbers before.
    pub(super) async fn write(&mut self, group: &[&Append]) -> Result<Vec<bool>, StoreError> {
        if group.iter().all(|append| append.bodies.is_empty() && append.door.is_none()) {
            return Ok(vec![false; group.len()]);
        }
        let mut connection = self.pool.acquire().await?;
        let done = self.try_all(&mut connection, group).await;
        if done.is_err() {
            self.forget();
            // Whether this connection still is in a transaction is unknown, so it must not be used again.
            let _ = connection.close().await;
        }
        done
    }

    async fn try_all(
        &mut self,
        connection: &mut SqliteConnection,
        group: &[&Append],
    ) -> Result<Vec<bool>, StoreError> {
        for _ in 0..TRIES {
            let last = self.look_up(connection).await?;
            let lost = self.find_lost(connection, group).await?;
            let mut written = group.iter().zip(&lost).filter(|(_, lost)| !**lost);
            let written: Vec<&Append> = written.by_ref().map(|(append, _)| *append).collect();
            let rows: Vec<Row<'_>> = written.iter().flat_map(|append| rows(append)).collect();
            if write_rows(connection, &written, &rows, last).await? {
                self.last = i64::try_from(rows.len()).ok().map(|more| last + more);
                self.rows += rows.len();
                return Ok(lost);
            }
            self.forget();
        }
        Err(StoreError::Unavailable("others write to the database all the time".to_owned()))
    }

    /// What is known may be wrong.
    fn forget(&mut self) {
        self.last = None;
        self.forget_tables();
    }

    fn forget_tables(&mut self) {
        self.next.clear();
        self.all_known = false;
    }

    /// The last id, and that everything else which is known holds.
    async fn look_up(&mut self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let changes = self.changes.load(Ordering::Acquire);
        if changes != self.heard || self.next.len() > KNOWN {
            self.heard = changes;
            self.forget_tables();
        }
        if let Some(last) = self.last {
            return Ok(last);
        }
        let row = sqlx::query(
            "SELECT CAST(COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'recent'), 0) AS BIGINT)",
        )
        .fetch_one(&mut *connection)
        .await?;
        let last = row.try_get(0)?;
        self.last = Some(last);
        Ok(last)
    }

    /// Which appends come too late. The others' numbers are taken from now on.
    async fn find_lost(
        &mut self,
        connection: &mut SqliteConnection,
        group: &[&Append],
    ) -> Result<Vec<bool>, StoreError> {
        let mut lost = Vec::with_capacity(group.len());
        let mut taken: HashMap<&str, u64> = HashMap::new();
        for append in group {
            let table = &*append.table;
            let end = append.seq + append.bodies.len() as u64;
            if append.bodies.is_empty() && append.door.is_none() {
                lost.push(false);
                continue;
            }
            let known = self.next.get(table).map(|(next, _)| *next);
            // A number that seems to be taken may be free again: somebody may have taken entries away.
            let next = match known.filter(|next| *next == append.seq) {
                Some(next) => next,
                None => {
                    let moved = known.is_none() && self.all_known;
                    let stored = next_of(connection, table, moved).await?;
                    stored.max(taken.get(table).copied().unwrap_or(0))
                }
            };
            // A gap means that entries which the table had were deleted, or the whole table.
            let is_lost = append.seq != next;
            if !is_lost {
                taken.insert(table, end);
                self.take(table, end);
            }
            lost.push(is_lost);
        }
        Ok(lost)
    }

    fn take(&mut self, table: &str, end: u64) {
        let now = (end, self.tidied);
        let before = match self.next.get_mut(table) {
            Some(next) => Some(std::mem::replace(next, now)),
            None => self.next.insert(table.into(), now),
        };
        if before.is_none_or(|(_, tidied)| tidied < self.tidied) {
            self.tables += 1;
        }
    }

    /// Moves everything to its table's place.
    pub(super) async fn tidy(&mut self) {
        // Whatever comes of it: it is tried again after as many more rows.
        (self.rows, self.tables) = (0, 0);
        self.tidied += 1;
        match self.move_all().await {
            // Unless somebody else writes, which the next append finds out.
            Ok(()) => self.all_known = self.last.is_some(),
            Err(error) => tracing::warn!("entries can't be put in order now: {error}"),
        }
    }

    async fn move_all(&self) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        let moved = async {
            let mut work = connection.begin().await?;
            for statement in COMPACT {
                sqlx::query(statement).execute(&mut *work).await?;
            }
            work.commit().await
        };
        if let Err(error) = moved.await {
            let _ = connection.close().await;
            return Err(error.into());
        }
        Ok(())
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}

/// Writes all or nothing, and returns after the commit. False if somebody else has written since `last`.
async fn write_rows(
    connection: &mut SqliteConnection,
    group: &[&Append],
    rows: &[Row<'_>],
    last: i64,
) -> Result<bool, StoreError> {
    let doors = group.iter().filter_map(|append| Some((&append.table, append.door.as_ref()?)));
    // Most groups are one statement, which is a transaction of its own: each more goes to SQLite's thread and back.
    if rows.len() <= ROWS && doors.clone().next().is_none() {
        return Ok(rows.is_empty() || insert_recent(connection, rows, last).await? == rows.len());
    }
    let mut work = connection.begin().await?;
    let mut end = last;
    for rows in rows.chunks(ROWS) {
        let written = insert_recent(&mut work, rows, end).await?;
        if written < rows.len() {
            work.rollback().await?;
            return Ok(false);
        }
        end += i64::try_from(written).unwrap_or(i64::MAX);
    }
    for (table, door) in doors {
        door_query(table, door).execute(&mut *work).await?;
    }
    work.commit().await?;
    Ok(true)
}

/// The number after the last one of a table. If all its entries were moved, there are none to be found among the others.
async fn next_of(
    connection: &mut SqliteConnection,
    table: &str,
    moved: bool,
) -> Result<u64, StoreError> {
    let query = if moved {
        "SELECT COALESCE((SELECT MAX(seq) FROM entries WHERE table_id = $1), -1) + 1"
    } else {
        "SELECT COALESCE((SELECT MAX(seq) FROM kept WHERE table_id = $1), -1) + 1"
    };
    let row = sqlx::query(query).bind(table).fetch_one(connection).await?;
    Ok(u64::try_from(row.try_get::<i64, _>(0)?).unwrap_or_default())
}

/// Moves the entries of `recent` to where their tables' other ones are. In SQLite only.
pub(crate) const COMPACT: [&str; 2] = [
    // Numbers are unique already; should one not be, the first that was acknowledged holds.
    "INSERT OR IGNORE INTO entries (table_id, seq, at, body)
     SELECT table_id, seq, at, body FROM recent ORDER BY table_id, seq, id",
    "DELETE FROM recent",
];
