//! Rows by the hundred in one statement.

use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use sqlx::query::Query;
use sqlx::{AnyConnection, Database, Encode, SqliteConnection, Type};

use super::Append;
use crate::TableSummary;
use crate::store::number;

/// At most so many rows go into one statement.
pub(crate) const ROWS: usize = 256;

/// The numbers of rows are powers of two, so that every statement is prepared once.
const SIZES: usize = ROWS.ilog2() as usize + 1;

/// Into which database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// SQLite's, if nobody else has written: the last parameter is the last row's id.
    Recent,
    /// Postgres, whose parameters have numbers and types; SQLite would look the numbers up each time. Rows whose numbers
    /// are taken, and those of tables that were deleted, are left out.
    Postgres,
    /// SQLite's own places of tables, where nothing else is written at the same time.
    Sqlite,
}

static INSERTS: LazyLock<[[&'static str; SIZES]; 3]> = LazyLock::new(|| {
    [Kind::Recent, Kind::Postgres, Kind::Sqlite].map(|kind| {
        std::array::from_fn(|size| &*Box::leak(statement(1 << size, kind).into_boxed_str()))
    })
});

pub(crate) struct Row<'a> {
    pub(crate) table: &'a Arc<str>,
    pub(crate) seq: i64,
    pub(crate) at: i64,
    pub(crate) body: &'a Arc<str>,
}

pub(super) fn rows(append: &Append) -> impl Iterator<Item = Row<'_>> {
    (append.seq..).zip(&append.bodies).map(|(seq, body)| Row {
        table: &append.table,
        seq: number(seq),
        at: append.at,
        body,
    })
}

/// A statement for so many rows; those without a table are left out.
fn statement(rows: usize, kind: Kind) -> String {
    let into = if kind == Kind::Recent { "recent" } else { "entries" };
    let mut text = format!("INSERT INTO {into} (table_id, seq, at, body) SELECT * FROM (VALUES ");
    for row in 0..rows {
        let comma = if row == 0 { "" } else { ", " };
        let [a, b, c, d] = [1, 2, 3, 4].map(|column| row * 4 + column);
        let _ = match kind {
            Kind::Recent | Kind::Sqlite => write!(text, "{comma}(?, ?, ?, ?)"),
            Kind::Postgres => {
                write!(text, "{comma}(${a}::text, ${b}::bigint, ${c}::bigint, ${d}::text)")
            }
        };
    }
    text.push_str(") AS new WHERE column1 IS NOT NULL");
    text.push_str(match kind {
        Kind::Recent => {
            " AND COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'recent'), 0) = ?"
        }
        Kind::Postgres => {
            " AND EXISTS (SELECT 1 FROM tables WHERE id = column1) ON CONFLICT DO NOTHING"
        }
        Kind::Sqlite => " ON CONFLICT DO NOTHING",
    });
    text
}

/// The statement for at least so many rows, and for how many it is.
fn inserting(rows: usize, kind: Kind) -> (&'static str, usize) {
    let size = rows.next_power_of_two();
    (INSERTS[kind as usize][size.ilog2() as usize], size)
}

/// Inserts at most [`ROWS`] rows into `recent`, if `last` is its last row's id; how many there were.
pub(super) async fn insert_recent(
    connection: &mut SqliteConnection,
    rows: &[Row<'_>],
    last: i64,
) -> Result<usize, sqlx::Error> {
    let (statement, size) = inserting(rows.len(), Kind::Recent);
    let mut query = sqlx::query(statement);
    for row in rows {
        query = query.bind(row.table.clone()).bind(row.seq).bind(row.at).bind(row.body.clone());
    }
    for _ in rows.len()..size {
        query = query.bind(None::<&str>).bind(0_i64).bind(0_i64).bind(None::<&str>);
    }
    let done = query.bind(last).execute(connection).await?;
    Ok(usize::try_from(done.rows_affected()).unwrap_or_default())
}

/// Inserts at most [`ROWS`] rows where their tables' other ones are; how many there were.
pub(crate) async fn insert_entries(
    connection: &mut AnyConnection,
    rows: &[Row<'_>],
    is_sqlite: bool,
) -> Result<usize, sqlx::Error> {
    let kind = if is_sqlite { Kind::Sqlite } else { Kind::Postgres };
    let (statement, size) = inserting(rows.len(), kind);
    let mut query = sqlx::query(statement);
    for row in rows {
        query = query.bind(&**row.table).bind(row.seq).bind(row.at).bind(&**row.body);
    }
    for _ in rows.len()..size {
        query = query.bind(None::<&str>).bind(0_i64).bind(0_i64).bind(None::<&str>);
    }
    let done = query.execute(connection).await?;
    Ok(usize::try_from(done.rows_affected()).unwrap_or_default())
}

/// Writes what is known of a table.
pub(crate) fn door_query<'t, D: Database>(
    table: &'t str,
    door: &'t TableSummary,
) -> Query<'t, D, D::Arguments>
where
    &'t str: Encode<'t, D> + Type<D>,
    i64: Encode<'t, D> + Type<D>,
    Option<i64>: Encode<'t, D> + Type<D>,
{
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
}
