//! Connections: how many there may be, how long they may be silent, and how they end.

mod patient;

use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;
use tower::ServiceExt;

use crate::hub::Hub;
use crate::limits::neighbours;

pub(crate) use patient::Patient;

/// Files that are no connections: the database, its log, what the system needs.
const OTHER_FILES: usize = 64;

/// Whoever runs the server is warned of refused connections at most this often.
const WARN_EVERY: Duration = Duration::from_secs(60);

/// After the system could not open another connection, it is tried again after this time.
const REST: Duration = Duration::from_millis(200);

/// The right to a connection; it counts until this is dropped.
pub(crate) struct Pass {
    hub: Arc<Hub>,
    /// `None` where addresses are not counted: all who come by a proxy come from the same.
    address: Option<IpAddr>,
    _place: OwnedSemaphorePermit,
}

impl Drop for Pass {
    fn drop(&mut self) {
        if let Some(address) = self.address {
            self.hub.connections.leave(&address);
        }
    }
}

/// Serves connections until `ended`, and those that are open then until they have been answered.
pub(crate) async fn serve(
    hub: Arc<Hub>,
    listener: TcpListener,
    router: Router,
    mut ended: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(most_connections(&hub)));
    let mut warnings = Warnings::default();
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = ended.wait_for(|ended| *ended) => break,
        };
        while connections.try_join_next().is_some() {}
        match accepted {
            Ok((stream, peer)) => match pass(&hub, &places, peer.ip()) {
                Ok(pass) => {
                    let (router, ended) = (router.clone(), ended.clone());
                    connections.spawn(converse(Arc::new(pass), stream, peer, router, ended));
                }
                Err(why) => warnings.warn(why, &peer),
            },
            Err(error) if is_of_the_client(&error) => tracing::debug!("{error}"),
            Err(error) => {
                warnings.warn(&error.to_string(), &"the system");
                tokio::time::sleep(REST).await;
            }
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// As many as are allowed, and as the system has descriptors for.
fn most_connections(hub: &Hub) -> usize {
    let wanted = Some(hub.options.limits.connections).filter(|most| *most > 0);
    // Where the limit can't be raised, the one that holds counts when descriptors run out.
    let files = rlimit::increase_nofile_limit(u64::MAX)
        .inspect_err(|error| tracing::warn!("the limit on open files can't be raised: {error}"));
    let files = files.map_or(usize::MAX, |files| usize::try_from(files).unwrap_or(usize::MAX));
    let possible = files.saturating_sub(OTHER_FILES).clamp(1, Semaphore::MAX_PERMITS);
    let most = wanted.map_or(possible, |wanted| wanted.min(possible));
    tracing::info!("up to {most} connections at once");
    most
}

fn pass(hub: &Arc<Hub>, places: &Arc<Semaphore>, peer: IpAddr) -> Result<Pass, &'static str> {
    let place = places.clone().try_acquire_owned();
    let _place = place.map_err(|_| "the server has as many connections as it may have")?;
    let address = Some(neighbours(peer)).filter(|_| !hub.options.behind_proxy);
    if address.is_some_and(|address| !hub.connections.enter(&address)) {
        return Err("the address has as many connections as it may have");
    }
    Ok(Pass { hub: hub.clone(), address, _place })
}

async fn converse(
    pass: Arc<Pass>,
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut ended: watch::Receiver<bool>,
) {
    // Frames are small and must not wait for each other.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!("{error}");
    }
    let limits = &pass.hub.options.limits;
    let head = Duration::from_secs(limits.head_seconds);
    let stream = Patient::new(stream, Duration::from_secs(limits.reply_seconds));
    let service = service_fn(move |request: Request<Incoming>| {
        let (router, pass) = (router.clone(), pass.clone());
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        // A socket keeps its connection's pass.
        request.extensions_mut().insert(pass);
        async move { router.oneshot(request).await }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let closed = tokio::select! {
        closed = connection.as_mut() => Some(closed),
        () = async { drop(ended.wait_for(|ended| *ended).await) } => None,
    };
    let closed = match closed {
        Some(closed) => closed,
        None => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = closed {
        tracing::debug!("{error}");
    }
}

/// Clients that go away while they come are nobody's fault.
fn is_of_the_client(error: &io::Error) -> bool {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Warnings that can't fill the log.
#[derive(Default)]
struct Warnings {
    last: Option<Instant>,
    since: u64,
}

impl Warnings {
    fn warn(&mut self, why: &str, who: &impl std::fmt::Display) {
        self.since += 1;
        if self.last.is_none_or(|last| last.elapsed() >= WARN_EVERY) {
            tracing::warn!("{} connections refused, the last one from {who}: {why}", self.since);
            (self.last, self.since) = (Some(Instant::now()), 0);
        }
    }
}
