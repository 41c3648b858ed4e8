//! Who comes, goes, and is there.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use backlot_core::{Seat, SeatSet, Viewer};
use backlot_protocol::Subscription;
use backlot_table::hosted::Hash;

use super::{Inner, Listener, Live, REMOTE_PRESENCE_TTL};
use crate::ApiError;
use crate::hub::Hub;
use crate::telling::{self, Reader};
use crate::ws_io::WsWriter;

/// People who come and go are told about together, after this time.
const PRESENCE: Duration = Duration::from_millis(200);

impl Live {
    /// Presence changes are told a little later, several together.
    pub(super) fn presence_changed(self: &Arc<Self>, hub: &Arc<Hub>, inner: &mut Inner) {
        if inner.presence_waits {
            return;
        }
        inner.presence_waits = true;
        let (live, hub) = (self.clone(), hub.clone());
        tokio::spawn(async move {
            tokio::time::sleep(PRESENCE).await;
            let mut inner = live.inner.lock().await;
            inner.presence_waits = false;
            inner.tell_presence(&hub);
            drop(inner);
            live.announce(&hub, true).await;
        });
    }

    /// Tells other nodes who is here; if it is nobody, only where that is news.
    pub(crate) async fn announce(&self, hub: &Hub, is_news: bool) {
        if !hub.has_other_nodes() {
            return;
        }
        let inner = self.inner.lock().await;
        let seats = inner.listeners.iter().filter_map(|listener| listener.viewer.seat());
        let seats: SeatSet = seats.collect();
        drop(inner);
        if seats.is_empty() && !is_news {
            return;
        }
        let who: String = seats.iter().map(|seat| seat.index().to_string()).collect();
        if let Err(error) = hub.store.announce(&self.id, &who).await {
            tracing::debug!("{error}");
        }
    }

    /// Another node tells who is there.
    pub(crate) async fn present_elsewhere(&self, hub: &Hub, node: &str, who: &str) {
        let digits = who.chars().filter_map(|digit| digit.to_digit(10));
        let seats: SeatSet = digits.filter_map(|digit| Seat::new(digit as usize)).collect();
        let mut inner = self.inner.lock().await;
        let before = inner.around(0).present;
        inner
            .elsewhere
            .retain(|(known, _, at)| **known != *node && at.elapsed() < REMOTE_PRESENCE_TTL);
        if !seats.is_empty() {
            inner.elsewhere.push((node.into(), seats, Instant::now()));
        }
        if inner.around(0).present != before {
            inner.tell_presence(hub);
        }
    }

    /// A socket comes in. It gets its number and its welcome.
    pub(crate) async fn join(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        key: Option<Hash>,
        taste: Subscription,
        re: Option<u64>,
        wire: Arc<WsWriter>,
    ) -> Result<u64, ApiError> {
        let mut open = self.open(hub).await?;
        let who = open.who(key)?;
        let inner = &mut *open.inner;
        if inner.listeners.len() >= hub.options.limits.sockets_per_table {
            let hint = "come back later";
            return Err(ApiError::new("too-many", "too many people are at this table", hint));
        }
        let viewer = who.seat.map_or(Viewer::Spectator, Viewer::Seat);
        inner.next_listener += 1;
        let number = inner.next_listener;
        inner.listeners.push(Listener { number, viewer, key, taste, wire });
        inner.listeners.shrink_to(inner.listeners.len());
        let around = inner.around(hub.now());
        let hosted = inner.hosted.as_ref().expect("an open table is loaded");
        let frame = Reader { hosted, viewer, taste, around }.welcome(who, re);
        inner.send_to(number, &frame, hub);
        self.presence_changed(hub, inner);
        Ok(number)
    }

    /// A socket goes.
    pub(crate) async fn leave(self: &Arc<Self>, hub: &Arc<Hub>, number: u64) {
        let mut inner = self.inner.lock().await;
        let before = inner.listeners.len();
        inner.listeners.retain(|listener| listener.number != number);
        if inner.listeners.len() < before {
            self.used.store(hub.now(), Ordering::Relaxed);
            self.presence_changed(hub, &mut inner);
        }
    }

    /// Says good-bye to every socket.
    pub(crate) async fn say_bye(&self, code: &str, message: &str) {
        let mut inner = self.inner.lock().await;
        let frame = telling::bye(code, message);
        for listener in inner.listeners.drain(..) {
            listener.wire.bye(&frame);
        }
    }
}
