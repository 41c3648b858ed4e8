//! What other nodes on the same database do.

use std::sync::Arc;

use backlot_store::NodeNotification;
use tokio::sync::mpsc;

use crate::hub::Hub;

/// Follows the news of other nodes until the server stops.
pub(crate) async fn follow(hub: Arc<Hub>, mut news: mpsc::Receiver<NodeNotification>) {
    let mut closing = hub.closing();
    loop {
        let heard = tokio::select! {
            heard = news.recv() => heard,
            _ = closing.wait_for(|closing| *closing) => return,
        };
        match heard {
            Some(NodeNotification::Entries { table }) => {
                if let Some(live) = hub.in_memory(&table) {
                    let hub = hub.clone();
                    tokio::spawn(async move {
                        if let Err(refusal) = live.catch_up(&hub).await {
                            tracing::warn!(%table, "{}", refusal.message);
                        }
                    });
                }
            }
            Some(NodeNotification::Present { table, node, who }) => {
                if let Some(live) = hub.in_memory(&table) {
                    live.present_elsewhere(&hub, &node, &who).await;
                }
            }
            Some(NodeNotification::Missed) => hub.catch_up_all().await,
            None => return,
        }
    }
}
