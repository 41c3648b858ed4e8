//! Writing to Postgres, which finds out by itself whose numbers are taken.

use sqlx::{AnyConnection, AnyPool, Connection};

use super::Append;
use super::insert::{ROWS, Row, door_query, insert_entries, rows};
use crate::StoreError;

pub(super) struct Postgres {
    pool: AnyPool,
    node: String,
}

impl Postgres {
    pub(super) fn new(pool: AnyPool, node: &str) -> Self {
        Self { pool, node: node.to_owned() }
    }

    /// Writes a group, and returns after the commit: for each append, whether somebody else had its numbers before.
    pub(super) async fn write(&self, group: &[&Append]) -> Result<Vec<bool>, StoreError> {
        if self.write_together(group).await? {
            return Ok(vec![false; group.len()]);
        }
        // Some lost a race: only they may hear of it.
        let mut lost = Vec::new();
        for append in group {
            lost.push(!self.write_together(&[append]).await?);
        }
        Ok(lost)
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }

    /// Writes all or nothing, and returns after the commit. False if some numbers are taken, or a table was deleted.
    async fn write_together(&self, group: &[&Append]) -> Result<bool, StoreError> {
        let rows: Vec<Row<'_>> = group.iter().flat_map(|append| rows(append)).collect();
        if rows.is_empty() && group.iter().all(|append| append.door.is_none()) {
            return Ok(true);
        }
        let mut connection = self.pool.acquire().await?;
        let done = self.write_rows(&mut connection, group, &rows).await;
        if done.is_err() {
            // Whether this connection still is in a transaction is unknown, so it must not be used again.
            let _ = connection.close().await;
        }
        done
    }

    async fn write_rows(
        &self,
        connection: &mut AnyConnection,
        group: &[&Append],
        rows: &[Row<'_>],
    ) -> Result<bool, StoreError> {
        let mut work = connection.begin().await?;
        let doors = group.iter().filter_map(|append| Some((append, append.door.as_ref()?)));
        // Entries need their table, and only the first ones make it.
        for (append, door) in doors {
            if append.seq > 0 && !is_there(&mut work, &append.table).await? {
                work.rollback().await?;
                return Ok(false);
            }
            door_query(&append.table, door).execute(&mut *work).await?;
        }
        let mut written = 0;
        for rows in rows.chunks(ROWS) {
            written += insert_entries(&mut work, rows, false).await?;
        }
        if written < rows.len() {
            work.rollback().await?;
            return Ok(false);
        }
        crate::news::tell(&mut work, &self.node, group.iter().copied()).await?;
        work.commit().await?;
        Ok(true)
    }
}

/// Whether the table was not deleted; it can't be until this transaction ends.
async fn is_there(connection: &mut AnyConnection, table: &str) -> Result<bool, StoreError> {
    let query = sqlx::query("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE").bind(table);
    Ok(query.fetch_optional(connection).await?.is_some())
}
