use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use backlot_store::{ServerLock, Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::hub::Hub;
use crate::uptime::Uptime;
use crate::{Options, accept, http, nodes, secrets};

/// A server that is ready to be run.
pub struct Server {
    hub: Arc<Hub>,
    listener: TcpListener,
    router: Router,
    lock: ServerLock,
}

/// Why a server can't start.
#[derive(Debug, thiserror::Error)]
pub enum CantServe {
    /// The options don't fit.
    #[error("{0}")]
    Options(String),
    /// The database.
    #[error("can't open the database {address}: {error}")]
    Store {
        /// Where it should be.
        address: String,
        /// What is wrong.
        error: StoreError,
    },
    /// The address is not free, or not ours.
    #[error(
        "can't listen at {address}: {error}; choose another with --listen, such as 127.0.0.1:0 for any free port"
    )]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What is wrong.
        error: std::io::Error,
    },
    /// The network broke.
    #[error("can't serve: {0}")]
    Serve(#[from] std::io::Error),
}

impl Server {
    /// Opens the database and the port. `page` serves all addresses that are not the API's; without one there is a page
    /// that says how to join from a terminal.
    pub async fn bind(mut options: Options, page: Option<Router>) -> Result<Self, CantServe> {
        let address = options.address().map_err(CantServe::Options)?;
        let node = options.node.get_or_insert_with(secrets::fresh_table).clone();
        if node.is_empty() || !node.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        {
            let problem = "the name of a node is made of letters, digits and hyphens";
            return Err(CantServe::Options(problem.to_owned()));
        }
        let listen = options.listen;
        let listener = TcpListener::bind(listen)
            .await
            .map_err(|error| CantServe::Listen { address: listen, error })?;
        let unusable = |error| CantServe::Store { address: address.to_string(), error };
        let lock = ServerLock::acquire(&address).map_err(unusable)?;
        let store = Store::open(&address, &node).await.map_err(unusable)?;
        let uptime = Uptime::begin(&store).await.map_err(unusable)?;
        let hub = Arc::new(Hub::new(store, uptime, options));
        let router = http::router(&hub, page);
        Ok(Self { hub, listener, router, lock })
    }

    /// The address it listens at.
    pub fn address(&self) -> Result<SocketAddr, CantServe> {
        Ok(self.listener.local_addr()?)
    }

    /// Serves until `stop` resolves; then finishes what was begun, and says good-bye.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), CantServe> {
        let Self { hub, listener, router, lock: _lock } = self;
        let news = hub.store.news().await.map_err(|error| CantServe::Store {
            address: hub.store.address().to_string(),
            error,
        })?;
        tokio::spawn(nodes::follow(hub.clone(), news));
        tokio::spawn(hub.clone().look_after());
        let (end, ended) = watch::channel(false);
        let mut serving = tokio::spawn(accept::serve(hub.clone(), listener, router, ended));
        stop.await;
        let drain = Duration::from_secs(hub.options.limits.drain_seconds);
        let drained = tokio::time::timeout(drain, async {
            hub.close().await;
            end.send_replace(true);
            let _ = (&mut serving).await;
        });
        if drained.await.is_err() {
            tracing::warn!("gave up what was not finished within {} seconds", drain.as_secs());
            serving.abort();
        }
        Ok(())
    }
}
