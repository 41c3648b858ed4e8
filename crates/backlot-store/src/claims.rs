//! Which node does what has to be done once, such as a bot's turn.

use std::time::Duration;

use crate::{Store, StoreError};

impl Store {
    /// Claims a duty for this node, for some time from now. Returns whether this node has it: nobody else does, or
    /// their time is over. Claiming again prolongs it.
    pub async fn claim(&self, duty: &str, time: Duration) -> Result<bool, StoreError> {
        // The database's own clock: nodes' clocks may differ.
        let claim = if self.address.is_sqlite() {
            "INSERT INTO claims (name, node, until)
             VALUES ($1, $2, CAST(unixepoch('subsec') * 1000 AS BIGINT) + $3)
             ON CONFLICT (name) DO UPDATE SET node = excluded.node, until = excluded.until
             WHERE claims.node = excluded.node OR claims.until < excluded.until - $3"
        } else {
            "INSERT INTO claims (name, node, until)
             VALUES ($1, $2, CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) + $3)
             ON CONFLICT (name) DO UPDATE SET node = excluded.node, until = excluded.until
             WHERE claims.node = excluded.node OR claims.until < excluded.until - $3"
        };
        let done = sqlx::query(claim)
            .bind(duty)
            .bind(self.node.as_str())
            .bind(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() > 0)
    }

    /// Lets others have a duty at once.
    pub async fn release(&self, duty: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM claims WHERE name = $1 AND node = $2")
            .bind(duty)
            .bind(self.node.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Lets others have all duties of this node at once: it stops.
    pub async fn release_all(&self) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM claims WHERE node = $1")
            .bind(self.node.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
