//! The one writer of this process. While it commits, more appends queue up, and go together into the next
//! transaction: the more there is to write, the fewer syncs each entry costs.

use std::fmt::Write;
use std::sync::LazyLock;

use sqlx::AnyConnection;
use sqlx::{AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use crate::store::number;
use crate::{Door, StoreError};

/// So many appends may wait; more wait at the door.
const QUEUE: usize = 10_000;

/// At most so many appends go into one transaction.
const GROUP: usize = 2_000;

/// At most so many rows go into one statement.
const ROWS: usize = 256;

/// The numbers of rows are powers of two, so that every statement is prepared once.
const SIZES: usize = ROWS.ilog2() as usize + 1;

/// How rows are inserted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// Into SQLite, by a statement that is a transaction of its own: numbers that are taken are an error.
    Alone,
    /// Into SQLite, by one statement of several. `OR IGNORE`: `ON CONFLICT` would write every page that it touches to a
    /// temporary file first, to be able to take back one statement. Numbers that are taken are not counted.
    Among,
    /// Into Postgres, whose parameters have numbers and types; SQLite would look the numbers up each time.
    Postgres,
}

static INSERTS: LazyLock<[[&'static str; SIZES]; 3]> = LazyLock::new(|| {
    [Way::Alone, Way::Among, Way::Postgres]
        .map(|way| std::array::from_fn(|size| &*Box::leak(insert(1 << size, way).into_boxed_str())))
});

/// New entries of one table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Append {
    /// The table's id.
    pub table: String,
    /// The number of the first entry.
    pub seq: u64,
    /// When they were made, in milliseconds since 1970.
    pub at: i64,
    /// The entries, in order.
    pub bodies: Vec<String>,
    /// What is known of the table from now on, if that has changed. A table's first entries need it.
    pub door: Option<Door>,
}

struct Request {
    append: Append,
    done: oneshot::Sender<Result<(), StoreError>>,
}

#[derive(Clone)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Request>,
}

impl Writer {
    pub(crate) fn start(pool: AnyPool, is_sqlite: bool, node: &str) -> Self {
        let (queue, requests) = mpsc::channel(QUEUE);
        let node = (!is_sqlite).then(|| node.to_owned());
        tokio::spawn(write_all(pool, node, requests));
        Self { queue }
    }

    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let stopped = || StoreError::Unavailable("the writer has stopped".to_owned());
        self.queue.send(Request { append, done }).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    /// Waits until everything that came before is written.
    pub(crate) async fn close(&self) {
        // An append of nothing is done after all before it. It fails only if the writer has ended.
        let _ = self.append(Append::default()).await;
    }
}

async fn write_all(pool: AnyPool, node: Option<String>, mut requests: mpsc::Receiver<Request>) {
    let mut group = Vec::new();
    while requests.recv_many(&mut group, GROUP).await > 0 {
        let done = write_group(&pool, node.as_deref(), &group).await;
        match done {
            Ok(()) => answer(group.drain(..), &Ok(())),
            // Some lost a race: only they may hear of it.
            Err(StoreError::Lost) => {
                for request in group.drain(..) {
                    let done = write_group(&pool, node.as_deref(), &[&request.append]).await;
                    answer([request], &done);
                }
            }
            Err(error) => {
                tracing::error!("{} appends failed: {error}", group.len());
                answer(group.drain(..), &Err(error));
            }
        }
    }
    pool.close().await;
}

fn answer(requests: impl IntoIterator<Item = Request>, done: &Result<(), StoreError>) {
    for request in requests {
        // Nobody waits any more: then nobody is told.
        let _ = request.done.send(done.clone());
    }
}

trait HasAppend {
    fn append(&self) -> &Append;
}

impl HasAppend for Request {
    fn append(&self) -> &Append {
        &self.append
    }
}

impl HasAppend for &Append {
    fn append(&self) -> &Append {
        self
    }
}

/// Writes all or nothing, and returns after the commit.
async fn write_group(
    pool: &AnyPool,
    node: Option<&str>,
    group: &[impl HasAppend],
) -> Result<(), StoreError> {
    let rows: Vec<Row<'_>> = group.iter().flat_map(|request| rows(request.append())).collect();
    if rows.is_empty() && doors(group).next().is_none() {
        return Ok(());
    }
    let mut connection = pool.acquire().await?;
    let done = write_rows(&mut connection, node, group, &rows).await;
    if matches!(done, Err(StoreError::Unavailable(_))) {
        // Whether this connection still is in a transaction is unknown, so it must not be used again.
        let _ = connection.close().await;
    }
    done
}

async fn write_rows(
    connection: &mut AnyConnection,
    node: Option<&str>,
    group: &[impl HasAppend],
    rows: &[Row<'_>],
) -> Result<(), StoreError> {
    // Most groups are one statement: each more goes to SQLite's thread and back, which costs as much as some rows.
    if node.is_none() && rows.len() <= ROWS && doors(group).next().is_none() {
        return insert_alone(connection, rows).await;
    }
    let way = if node.is_none() { Way::Among } else { Way::Postgres };
    let mut work = connection.begin().await?;
    let mut written = 0;
    for rows in rows.chunks(ROWS) {
        written += insert_rows(&mut work, way, rows).await?;
    }
    if written < rows.len() {
        work.rollback().await?;
        return Err(StoreError::Lost);
    }
    for (table, door) in doors(group) {
        write_door(&mut work, table, door).await?;
    }
    if let Some(node) = node {
        crate::news::tell(&mut work, node, group.iter().map(HasAppend::append)).await?;
    }
    work.commit().await?;
    Ok(())
}

fn doors(group: &[impl HasAppend]) -> impl Iterator<Item = (&str, &Door)> {
    group.iter().filter_map(|request| {
        let Append { table, door, .. } = request.append();
        door.as_ref().map(|door| (table.as_str(), door))
    })
}

struct Row<'a> {
    table: &'a str,
    seq: i64,
    at: i64,
    body: &'a str,
}

fn rows(append: &Append) -> impl Iterator<Item = Row<'_>> {
    (append.seq..).zip(&append.bodies).map(|(seq, body)| Row {
        table: &append.table,
        seq: number(seq),
        at: append.at,
        body,
    })
}

/// A statement for so many rows; those without a table are left out.
fn insert(rows: usize, way: Way) -> String {
    let ignore = if way == Way::Among { "OR IGNORE " } else { "" };
    let mut text =
        format!("INSERT {ignore}INTO entries (table_id, seq, at, body) SELECT * FROM (VALUES ");
    for row in 0..rows {
        let comma = if row == 0 { "" } else { ", " };
        let [a, b, c, d] = [1, 2, 3, 4].map(|column| row * 4 + column);
        let _ = match way {
            Way::Alone | Way::Among => write!(text, "{comma}(?, ?, ?, ?)"),
            Way::Postgres => {
                write!(text, "{comma}(${a}::text, ${b}::bigint, ${c}::bigint, ${d}::text)")
            }
        };
    }
    text.push_str(") AS new WHERE column1 IS NOT NULL");
    if way == Way::Postgres {
        text.push_str(" ON CONFLICT DO NOTHING");
    }
    text
}

/// Inserts all or nothing.
async fn insert_alone(connection: &mut AnyConnection, rows: &[Row<'_>]) -> Result<(), StoreError> {
    match insert_rows(connection, Way::Alone, rows).await {
        Ok(_) => Ok(()),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(StoreError::Lost),
        Err(error) => Err(error.into()),
    }
}

/// Inserts at most [`ROWS`] rows; how many there were.
async fn insert_rows(
    connection: &mut AnyConnection,
    way: Way,
    rows: &[Row<'_>],
) -> Result<usize, sqlx::Error> {
    let size = rows.len().next_power_of_two();
    let mut query = sqlx::query(INSERTS[way as usize][size.ilog2() as usize]);
    for row in rows {
        query = query.bind(row.table).bind(row.seq).bind(row.at).bind(row.body);
    }
    for _ in rows.len()..size {
        query = query.bind(None::<&str>).bind(0_i64).bind(0_i64).bind(None::<&str>);
    }
    let done = query.execute(connection).await?;
    Ok(usize::try_from(done.rows_affected()).unwrap_or_default())
}

async fn write_door(
    connection: &mut AnyConnection,
    table: &str,
    door: &Door,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tables (id, game, status, public, created, changed, wake, door)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public,
         changed = excluded.changed, wake = excluded.wake, door = excluded.door",
    )
    .bind(table)
    .bind(door.game.as_str())
    .bind(door.status.as_str())
    .bind(i64::from(door.public))
    .bind(door.created)
    .bind(door.changed)
    .bind(door.wake)
    .bind(door.told.as_str())
    .execute(connection)
    .await?;
    Ok(())
}
