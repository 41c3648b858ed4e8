//! Who comes, goes, and is there.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use backlot_core::{BySeat, Seat, SeatSet, Viewer};
use backlot_protocol::Subscription;
use backlot_table::hosted::{ClockRule, Hash, Status};

use super::{Inner, Listener, Live, Open, REMOTE_PRESENCE_TTL};
use crate::ApiError;
use crate::hub::Hub;
use crate::telling::{self, Reader};
use crate::ws_io::WsWriter;

/// People who come and go are told about together, after this time.
const PRESENCE: Duration = Duration::from_millis(200);

/// Who counts as present by asking through plain HTTP does so for this long, in milliseconds.
const POLL_MS: u64 = 30_000;

/// Untimed games may take so many times as long as quick ones.
const UNTIMED: u64 = 5;

/// A socket that has said hello.
pub(crate) struct Newcomer {
    pub(crate) key: Option<Hash>,
    pub(crate) address: IpAddr,
    pub(crate) taste: Subscription,
    pub(crate) wire: Arc<WsWriter>,
}

/// How long somebody may be away before others may let a bot play for them, in milliseconds: longer where games take
/// longer, and where each answer may take days, as long as an answer.
fn grace(clock: ClockRule, least: u64) -> u64 {
    match clock {
        ClockRule::None => least.saturating_mul(UNTIMED),
        ClockRule::Live { bank, .. } => least.max(bank / 10),
        ClockRule::Relaxed { limit } => least.max(limit),
    }
}

impl Inner {
    /// Who has a socket here, or asks here by plain HTTP.
    pub(super) fn here(&self, now: u64) -> SeatSet {
        let sockets = self.listeners.iter().filter_map(|listener| listener.viewer.seat());
        let seats = Seat::all(self.polled_until.0.len());
        sockets.chain(seats.filter(|seat| self.polled_until[*seat] > now)).collect()
    }

    pub(super) fn note_seen(&mut self, seats: SeatSet, now: u64) {
        for seat in seats.iter() {
            self.seen[seat] = now;
        }
    }

    /// When others may let a bot play for those who are away.
    pub(super) fn hold_at(&self, hub: &Hub, present: SeatSet) -> BySeat<Option<u64>> {
        let mut hold_at = BySeat::default();
        let hosted = self.hosted.as_ref().filter(|hosted| hosted.status() == Status::Playing);
        let Some(hosted) = hosted else { return hold_at };
        let least = hub.options.limits.hold_seconds.saturating_mul(1_000);
        let grace = grace(hosted.clock_rule(), least);
        for seat in Seat::all(hosted.seats()) {
            if hosted.plays_in_person(seat) && !present.contains(seat) {
                hold_at[seat] = Some(self.seen[seat].max(self.loaded).saturating_add(grace));
            }
        }
        hold_at
    }
}

impl Open<'_> {
    /// Somebody asks by plain HTTP: they are here, for a time.
    pub(crate) fn polled(&mut self, hub: &Arc<Hub>, seat: Seat) {
        let (live, inner) = (self.live, &mut *self.inner);
        let now = hub.now();
        let was_here = inner.here(now).contains(seat);
        inner.note_seen([seat].into_iter().collect(), now);
        let was_polling = inner.polled_until[seat] > 0;
        inner.polled_until[seat] = now + POLL_MS;
        if !was_here {
            live.presence_changed(hub, inner);
        }
        if !was_polling {
            tokio::spawn(until_they_stop(hub.clone(), live.clone(), seat));
        }
    }
}

/// Tells people when somebody no longer asks by plain HTTP.
async fn until_they_stop(hub: Arc<Hub>, live: Arc<Live>, seat: Seat) {
    let mut wait = POLL_MS;
    while wait > 0 && !hub.is_closing() {
        tokio::time::sleep(Duration::from_millis(wait)).await;
        let mut inner = live.inner.lock().await;
        wait = inner.polled_until[seat].saturating_sub(hub.now());
        if wait == 0 {
            inner.polled_until[seat] = 0;
            live.presence_changed(&hub, &mut inner);
        }
    }
}

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
        let seats = self.inner.lock().await.here(hub.now());
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
        let before = inner.around(hub).present;
        let known = inner.elsewhere.iter().filter(|(known, _, _)| **known == *node);
        let known = known.fold(seats, |all: SeatSet, (_, seats, _)| all.union(*seats));
        inner.note_seen(known, hub.now());
        inner
            .elsewhere
            .retain(|(known, _, at)| **known != *node && at.elapsed() < REMOTE_PRESENCE_TTL);
        if !seats.is_empty() {
            inner.elsewhere.push((node.into(), seats, Instant::now()));
        }
        if inner.around(hub).present != before {
            inner.tell_presence(hub);
        }
    }

    /// A socket comes in. It gets its number and its welcome.
    pub(crate) async fn join(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        newcomer: Newcomer,
        re: Option<u64>,
    ) -> Result<u64, ApiError> {
        let Newcomer { key, address, taste, wire } = newcomer;
        let mut open = self.open(hub).await?;
        let who = open.who(key)?;
        let inner = &mut *open.inner;
        inner.make_room(&hub.options.limits, key, address);
        wire.note_sign_of_life(hub.now());
        let viewer = who.seat.map_or(Viewer::Spectator, Viewer::Seat);
        inner.next_listener += 1;
        let number = inner.next_listener;
        inner.listeners.push(Listener { number, viewer, key, address, taste, wire });
        inner.listeners.shrink_to(inner.listeners.len());
        let around = inner.around(hub);
        let hosted = inner.hosted.as_ref().expect("an open table is loaded");
        let frame = Reader { hosted, viewer, taste, around }.welcome(who, re);
        inner.send_to(number, &frame, hub);
        self.presence_changed(hub, inner);
        Ok(number)
    }

    /// A socket goes.
    pub(crate) async fn leave(self: &Arc<Self>, hub: &Arc<Hub>, number: u64) {
        let mut inner = self.inner.lock().await;
        let gone = inner.listeners.iter().position(|listener| listener.number == number);
        if let Some(gone) = gone {
            let seat = inner.listeners.remove(gone).viewer.seat();
            inner.note_seen(seat.into_iter().collect(), hub.now());
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
