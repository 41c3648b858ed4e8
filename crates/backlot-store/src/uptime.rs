//! When servers of a database were up.

use sqlx::Row;

use crate::{Store, StoreError};

impl Store {
    /// Notes that this node has been up all the time from `since` until now; times are milliseconds since 1970.
    pub async fn note_uptime(&self, since: i64, until: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO uptime (node, since, until) VALUES ($1, $2, $3)
             ON CONFLICT (node, since) DO UPDATE SET until = excluded.until",
        )
        .bind(self.node.as_str())
        .bind(since)
        .bind(until)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// When nodes were up: from when until when, by their start.
    pub async fn uptimes(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        let rows = sqlx::query("SELECT since, until FROM uptime ORDER BY since, until")
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }
}
