//! The one writer of this process. While it commits, more appends queue up, and go together into the next
//! transaction: the more there is to write, the fewer syncs each entry costs.

mod insert;
mod postgres;
mod recent;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use sqlx::{AnyPool, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use crate::{StoreError, TableSummary};
use postgres::Postgres;
use recent::Recent;

pub(crate) use insert::{ROWS, Row, door_query, insert_entries};
pub(crate) use recent::COMPACT;

/// So many appends may wait; more wait at the door.
const QUEUE: usize = 10_000;

/// At most so many appends go into one transaction.
const GROUP: usize = 2_000;

/// When nothing comes for so long, what can be done later is done.
const IDLE_FLUSH_AFTER: Duration = Duration::from_secs(1);

/// New entries of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table's id.
    pub table: Arc<str>,
    /// The number of the first entry.
    pub seq: u64,
    /// When they were made, in milliseconds since 1970.
    pub at: i64,
    /// The entries, in order.
    pub bodies: Vec<Arc<str>>,
    /// What is known of the table from now on, if that has changed. A table's first entries need it.
    pub door: Option<TableSummary>,
}

impl Default for Append {
    fn default() -> Self {
        Self { table: "".into(), seq: 0, at: 0, bodies: Vec::new(), door: None }
    }
}

/// The connection of a writer. SQLite's is its own kind: through `sqlx`'s `Any`, every text would be copied twice more.
pub(crate) enum WriterPool {
    Sqlite(SqlitePool),
    Postgres(AnyPool),
}

struct Request {
    append: Append,
    done: oneshot::Sender<Result<(), StoreError>>,
}

#[derive(Clone)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Request>,
    /// Counts what this process does to entries that exist already.
    pub(crate) changes: Arc<AtomicU64>,
}

impl Writer {
    pub(crate) fn start(pool: WriterPool, node: &str) -> Self {
        let (queue, requests) = mpsc::channel(QUEUE);
        let changes = Arc::<AtomicU64>::default();
        let book = match pool {
            WriterPool::Sqlite(pool) => Book::Recent(Recent::new(pool, changes.clone())),
            WriterPool::Postgres(pool) => Book::Postgres(Postgres::new(pool, node)),
        };
        tokio::spawn(write_all(book, requests));
        Self { queue, changes }
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

/// Where this process writes.
enum Book {
    Recent(Recent),
    Postgres(Postgres),
}

impl Book {
    /// Writes a group, and returns after the commit: for each append, whether somebody else had its numbers before.
    async fn write(&mut self, group: &[&Append]) -> Result<Vec<bool>, StoreError> {
        match self {
            Self::Recent(recent) => recent.write(group).await,
            Self::Postgres(postgres) => postgres.write(group).await,
        }
    }

    /// Whether there is something that can be done later.
    fn has_chores(&self) -> bool {
        matches!(self, Self::Recent(recent) if recent.has_rows())
    }

    /// Whether it must not be put off any more.
    fn is_urgent(&self) -> bool {
        matches!(self, Self::Recent(recent) if recent.has_many_rows())
    }

    async fn do_chores(&mut self) {
        if let Self::Recent(recent) = self {
            recent.tidy().await;
        }
    }
}

async fn write_all(mut book: Book, mut requests: mpsc::Receiver<Request>) {
    let mut group = Vec::new();
    loop {
        let come = requests.recv_many(&mut group, GROUP);
        let count = if book.has_chores() {
            let Ok(count) = tokio::time::timeout(IDLE_FLUSH_AFTER, come).await else {
                book.do_chores().await;
                continue;
            };
            count
        } else {
            come.await
        };
        if count == 0 {
            break;
        }
        let appends: Vec<&Append> = group.iter().map(|request| &request.append).collect();
        let done = book.write(&appends).await;
        answer(group.drain(..), done);
        if book.is_urgent() {
            book.do_chores().await;
        }
    }
    if book.has_chores() {
        book.do_chores().await;
    }
    match book {
        Book::Recent(recent) => recent.close().await,
        Book::Postgres(postgres) => postgres.close().await,
    }
}

fn answer(requests: impl ExactSizeIterator<Item = Request>, done: Result<Vec<bool>, StoreError>) {
    let lost = done.inspect_err(|error| {
        tracing::error!("{} appends failed: {error}", requests.len());
    });
    for (number, request) in requests.enumerate() {
        let answer = match &lost {
            Ok(lost) if lost[number] => Err(StoreError::Lost),
            Ok(_) => Ok(()),
            Err(error) => Err(error.clone()),
        };
        // Nobody waits any more: then nobody is told.
        let _ = request.done.send(answer);
    }
}
