//! Rows by the hundred in one statement.

use std::fmt::Write;
use std::sync::LazyLock;

use sqlx::AnyConnection;

use super::Append;
use crate::store::number;
use crate::{Door, StoreError};

/// At most so many rows go into one statement.
pub(super) const ROWS: usize = 256;

/// The numbers of rows are powers of two, so that every statement is prepared once.
const SIZES: usize = ROWS.ilog2() as usize + 1;

/// Into which database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// SQLite's, if nobody else has written: the last parameter is the last row's id.
    Recent,
    /// Postgres, whose parameters have numbers and types; SQLite would look the numbers up each time. Rows whose numbers
    /// are taken are left out.
    Postgres,
}

static INSERTS: LazyLock<[[&'static str; SIZES]; 2]> = LazyLock::new(|| {
    [Kind::Recent, Kind::Postgres].map(|kind| {
        std::array::from_fn(|size| &*Box::leak(statement(1 << size, kind).into_boxed_str()))
    })
});

pub(super) struct Row<'a> {
    table: &'a str,
    seq: i64,
    at: i64,
    body: &'a str,
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
            Kind::Recent => write!(text, "{comma}(?, ?, ?, ?)"),
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
        Kind::Postgres => " ON CONFLICT DO NOTHING",
    });
    text
}

/// Inserts at most [`ROWS`] rows; how many there were.
pub(super) async fn insert(
    connection: &mut AnyConnection,
    kind: Kind,
    rows: &[Row<'_>],
    last: Option<i64>,
) -> Result<usize, sqlx::Error> {
    let size = rows.len().next_power_of_two();
    let mut query = sqlx::query(INSERTS[kind as usize][size.ilog2() as usize]);
    for row in rows {
        query = query.bind(row.table).bind(row.seq).bind(row.at).bind(row.body);
    }
    for _ in rows.len()..size {
        query = query.bind(None::<&str>).bind(0_i64).bind(0_i64).bind(None::<&str>);
    }
    if let Some(last) = last {
        query = query.bind(last);
    }
    let done = query.execute(connection).await?;
    Ok(usize::try_from(done.rows_affected()).unwrap_or_default())
}

pub(super) async fn write_door(
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
