use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::serve::ListenerExt;
use backlot_store::{Store, StoreError};
use tokio::net::TcpListener;

use crate::hub::Hub;
use crate::{Options, http, nodes, secrets};

/// A server that is ready to be run.
pub struct Server {
    hub: Arc<Hub>,
    listener: TcpListener,
    router: Router,
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
        let opened = Store::open(&address, &node).await;
        let store =
            opened.map_err(|error| CantServe::Store { address: address.to_string(), error })?;
        let listen = options.listen;
        let listener = TcpListener::bind(listen)
            .await
            .map_err(|error| CantServe::Listen { address: listen, error })?;
        let hub = Arc::new(Hub::new(store, options));
        let router = http::router(&hub, page);
        Ok(Self { hub, listener, router })
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
        let Self { hub, listener, router } = self;
        let news = hub.store.news().await.map_err(|error| CantServe::Store {
            address: hub.store.address().to_string(),
            error,
        })?;
        tokio::spawn(nodes::follow(hub.clone(), news));
        tokio::spawn(hub.clone().look_after());
        let listener = listener.tap_io(|stream| {
            // Frames are small and must not wait for each other.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!("{error}");
            }
        });
        let closed = hub.clone();
        let stopped = async move {
            stop.await;
            closed.close().await;
        };
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        axum::serve(listener, service).with_graceful_shutdown(stopped).await?;
        Ok(())
    }
}
