//! How nodes that share a Postgres hear of each other's entries.

use sqlx::AnyConnection;
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use crate::{Address, Append, Store, StoreError};

const CHANNEL: &str = "backlot";

/// A message of Postgres has at most 8000 bytes.
const MAX_BYTES: usize = 7_900;

/// So much news may wait to be read.
const QUEUE: usize = 1_000;

/// What another node did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NodeNotification {
    /// This table has entries that this node did not write.
    Entries {
        /// The table's id.
        table: String,
    },
    /// Who is at a table by way of that node.
    Present {
        /// The table's id.
        table: String,
        /// The node's name.
        node: String,
        /// What it said with [`Store::announce`].
        who: String,
    },
    /// Something may have been missed: look at every table again.
    Missed,
}

impl Store {
    /// NodeNotification of other nodes from now on. There is none where only one process may write, in SQLite.
    pub async fn news(&self) -> Result<mpsc::Receiver<NodeNotification>, StoreError> {
        let (tell, news) = mpsc::channel(QUEUE);
        if let Address::Postgres(url) = &self.address {
            let mut listener = PgListener::connect(url).await?;
            listener.listen(CHANNEL).await?;
            tokio::spawn(listen(listener, self.node.clone(), tell));
        }
        Ok(news)
    }
}

impl Store {
    /// Tells other nodes who is at a table by way of this one. `who` has no blanks. Nobody hears it in SQLite.
    pub async fn announce(&self, table: &str, who: &str) -> Result<(), StoreError> {
        if self.address.is_sqlite() {
            return Ok(());
        }
        let mut connection = self.pool.acquire().await?;
        send(&mut connection, &format!("{} !{table} {who}", self.node)).await
    }
}

async fn listen(mut listener: PgListener, own: String, tell: mpsc::Sender<NodeNotification>) {
    loop {
        let heard = match listener.try_recv().await {
            Ok(Some(message)) => tables(message.payload(), &own),
            // The connection was lost; the listener makes a new one.
            Ok(None) => vec![NodeNotification::Missed],
            Err(error) => {
                tracing::warn!("no news from other nodes: {error}");
                tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                vec![NodeNotification::Missed]
            }
        };
        for news in heard {
            if tell.send(news).await.is_err() {
                return;
            }
        }
    }
}

fn tables(payload: &str, own: &str) -> Vec<NodeNotification> {
    let mut words = payload.split(' ').peekable();
    let node = words.next().unwrap_or_default();
    if node == own {
        return Vec::new();
    }
    if let Some(table) = words.peek().and_then(|word| word.strip_prefix('!')) {
        let (table, node) = (table.to_owned(), node.to_owned());
        let who = words.nth(1).unwrap_or_default().to_owned();
        return vec![NodeNotification::Present { table, node, who }];
    }
    words.map(|table| NodeNotification::Entries { table: table.to_owned() }).collect()
}

/// Tells other nodes what this transaction writes. They hear it when it is committed.
pub(crate) async fn tell<'a>(
    connection: &mut AnyConnection,
    node: &str,
    appends: impl Iterator<Item = &'a Append>,
) -> Result<(), StoreError> {
    let mut message = node.to_owned();
    for append in appends.filter(|append| !append.table.is_empty()) {
        if message.len() + append.table.len() + 1 > MAX_BYTES {
            send(connection, &message).await?;
            node.clone_into(&mut message);
        }
        message.push(' ');
        message.push_str(&append.table);
    }
    send(connection, &message).await
}

async fn send(connection: &mut AnyConnection, message: &str) -> Result<(), StoreError> {
    sqlx::query("SELECT CAST(pg_notify($1, $2) AS TEXT)")
        .bind(CHANNEL)
        .bind(message)
        .execute(connection)
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_ignores_what_it_said_itself() {
        assert_eq!(tables("a t1 t2", "a"), []);
        assert_eq!(tables("b t1", "a"), [NodeNotification::Entries { table: "t1".to_owned() }]);
        let [table, node, who] = ["t1", "b", "02"].map(str::to_owned);
        assert_eq!(tables("b !t1 02", "a"), [NodeNotification::Present { table, node, who }]);
    }
}
