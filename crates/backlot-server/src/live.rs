//! A table in memory: its state, who listens, and how an input goes through it.

mod crowd;
mod open;
mod presence;
mod tell;

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use backlot_core::{BySeat, Seat, SeatSet, Viewer};
use backlot_games::load_hosted;
use backlot_store::{StoreError, Stored};
use backlot_table::hosted::{Entry, Hash, HostedTable, Input, Listeners, LoadError, Party, Status};
use tokio::sync::{Mutex, MutexGuard};

use crate::ApiError;
use crate::hub::Hub;
use crate::metrics::count;
use crate::telling::{self, Around, Frame};
use crate::ws_io::WsWriter;
use backlot_protocol::{Subscription, Views};

pub(crate) use open::Open;
pub(crate) use presence::Newcomer;

/// How long an input is decided again and again while other nodes are faster.
const RETRY_WINDOW: Duration = Duration::from_secs(5);

/// While the database does not answer, a table is looked at again after this time.
const LOOK_AGAIN_AFTER: Duration = Duration::from_secs(1);

/// What another node says about who is there holds for this long; it says it again in between.
const REMOTE_PRESENCE_TTL: Duration = Duration::from_secs(50);

/// A table that somebody uses, or used lately.
pub(crate) struct Live {
    pub(crate) id: Arc<str>,
    inner: Mutex<Inner>,
    /// When it was last used, in milliseconds since 1970.
    used: AtomicU64,
}

/// What belongs to one table; whoever holds the lock may change it.
#[derive(Default)]
pub(crate) struct Inner {
    /// `None` until it is loaded, and whenever the log may hold more than memory does.
    pub(crate) hosted: Option<HostedTable>,
    pub(crate) listeners: Vec<Listener>,
    /// Whether a task plays for the bots.
    pub(crate) bots_run: bool,
    /// The seats for which a hint is thought out.
    pub(crate) hints: SeatSet,
    /// Until when this node plays for the bots, where several nodes could.
    pub(crate) claimed: Option<Instant>,
    /// When the table wants to be looked at.
    pub(crate) due: Option<u64>,
    /// What was last written about the table for those outside.
    pub(crate) written: Option<Written>,
    /// Who is here by way of other nodes, and when they said so.
    elsewhere: Vec<(Box<str>, SeatSet, Instant)>,
    presence_waits: bool,
    /// For each seat that polls over plain HTTP, the time until which it counts as present; 0 if it doesn't.
    polled_until: BySeat<u64>,
    /// When people were last here; those who were not yet are away since the table was loaded.
    seen: BySeat<u64>,
    loaded: u64,
    /// Who has answered in secret, as it was last noticed.
    locked: SeatSet,
    next_listener: u64,
}

/// What that said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Written {
    status: Status,
    waits: bool,
    changed: u64,
}

/// A socket at a table.
pub(crate) struct Listener {
    number: u64,
    pub(crate) viewer: Viewer,
    key: Option<Hash>,
    address: IpAddr,
    taste: Subscription,
    wire: Arc<WsWriter>,
}

/// Who asks for something, and how they want to be answered.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    pub(crate) by: By,
    /// The address they ask from; the server itself has none.
    pub(crate) from: Option<IpAddr>,
    pub(crate) re: Option<u64>,
    /// The number of their socket at this table.
    pub(crate) listener: Option<u64>,
    pub(crate) taste: Subscription,
    /// What they get in place of an update: a type and fields.
    pub(crate) instead: Option<(&'static str, String)>,
}

/// By which right somebody asks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum By {
    /// The secret with this hash, or none.
    Key(Option<Hash>),
    /// The server itself knows.
    Party(Party),
}

impl Asker {
    pub(crate) fn server(party: Party) -> Self {
        Self::plain(By::Party(party))
    }

    pub(crate) fn plain(by: By) -> Self {
        let taste = Subscription::default();
        Self { by, from: None, re: None, listener: None, taste, instead: None }
    }
}

/// What became of an input.
pub(crate) struct Acted {
    /// The frame for who asked, unless it went to their socket.
    pub(crate) frame: Option<Frame>,
    pub(crate) entries: Vec<Entry>,
}

impl Live {
    pub(crate) fn new(id: Arc<str>, hosted: Option<HostedTable>, now: u64) -> Self {
        let inner = Inner { hosted, ..Inner::default() };
        Self { id, inner: Mutex::new(inner), used: AtomicU64::new(now) }
    }

    pub(crate) fn used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    /// The lock, if nobody has it.
    pub(crate) fn try_lock(&self) -> Option<MutexGuard<'_, Inner>> {
        self.inner.try_lock().ok()
    }

    /// The table, loaded.
    pub(crate) async fn open<'a>(
        self: &'a Arc<Self>,
        hub: &Arc<Hub>,
    ) -> Result<Open<'a>, ApiError> {
        let inner = tokio::time::timeout(hub.patience(), self.inner.lock()).await;
        let mut inner = inner.map_err(|_| ApiError::busy())?;
        self.used.store(hub.now(), Ordering::Relaxed);
        if inner.hosted.is_none() {
            inner.hosted = Some(hub.load(&self.id).await?);
            inner.loaded = hub.now();
            inner.welcome_all(hub);
            self.look_ahead(hub, &mut inner);
        }
        Ok(Open { live: self, inner })
    }

    /// Carries an input out: decided, stored, and only then told.
    pub(crate) async fn act(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        asker: &Asker,
        input: &Input,
    ) -> Result<Acted, ApiError> {
        let start = Instant::now();
        let _working = hub.working().await?;
        while start.elapsed() < RETRY_WINDOW {
            let mut open = self.open(hub).await?;
            let party = open.party(asker.by)?;
            let moment = open.moment(hub);
            let decided = open.hosted().decide(party, input, &moment);
            let decided = decided.inspect_err(|_| count(&hub.metrics.refused))?;
            if decided.entries().is_empty() {
                let frame = open.inner.answer(asker, telling::done(asker.re), hub);
                return Ok(Acted { frame, entries: Vec::new() });
            }
            match open.store_and_tell(hub, (asker, party), decided, moment.now).await {
                Ok(acted) => {
                    hub.metrics.answered(start.elapsed());
                    return Ok(acted);
                }
                Err(StoreError::Lost) => count(&hub.metrics.races_lost),
                Err(error) => {
                    count(&hub.metrics.store_failed);
                    return Err(error.into());
                }
            }
        }
        Err(ApiError::busy())
    }

    /// Takes over what other nodes have written.
    pub(crate) async fn catch_up(self: &Arc<Self>, hub: &Arc<Hub>) -> Result<(), ApiError> {
        let mut inner = self.inner.lock().await;
        // A table that has to be loaded anyway finds everything then.
        let Some(hosted) = inner.hosted.as_ref() else { return Ok(()) };
        let stored = hub.in_time(hub.store.load(&self.id, hosted.entries())).await?;
        let Ok(entries) = parse(&stored) else {
            inner.hosted = None;
            return Ok(());
        };
        for batch in batches(entries) {
            let listeners = inner.listening();
            let Some(hosted) = inner.hosted.as_mut() else { return Ok(()) };
            match hosted.follow(&batch, listeners) {
                Ok(told) => {
                    inner.tell(hub, &told, None, &batch);
                }
                Err(error) => {
                    tracing::error!(table = %self.id, "entries of another node don't fit: {error}");
                    inner.hosted = None;
                    break;
                }
            }
        }
        if !stored.is_empty() {
            inner.written = None;
            self.look_ahead(hub, &mut inner);
        }
        Ok(())
    }

    /// Lets bots play and clocks run out when it is time.
    fn look_ahead(self: &Arc<Self>, hub: &Arc<Hub>, inner: &mut Inner) {
        let Some(hosted) = inner.hosted.as_ref() else { return };
        let due = hosted.due(hub.now());
        let locked = hosted.locked();
        let owing = !inner.bots_run && !hosted.bots().is_empty();
        if due != inner.due {
            hub.schedule(&self.id, inner.due, due);
            inner.due = due;
        }
        if locked != inner.locked {
            inner.locked = locked;
            self.presence_changed(hub, inner);
        }
        if owing {
            inner.bots_run = true;
            tokio::spawn(crate::bots::play(hub.clone(), self.clone()));
        }
    }

    /// A hint was thought out, or given up.
    pub(crate) async fn hint_done(&self, seat: Seat) {
        self.inner.lock().await.hints.remove(seat);
    }

    /// Whether something was stored is unknown: once the database answers again, everybody is told what holds.
    fn look_later(self: &Arc<Self>, hub: &Arc<Hub>) {
        let (live, hub) = (self.clone(), hub.clone());
        tokio::spawn(async move {
            while !hub.is_closing() {
                tokio::time::sleep(LOOK_AGAIN_AFTER).await;
                // What was appended before comes to its end before the table is read.
                if hub.store.settle().await.is_ok() && live.open(&hub).await.is_ok() {
                    return;
                }
            }
        });
    }

    /// After its time was due: finds the next.
    pub(crate) async fn look_again(self: &Arc<Self>, hub: &Arc<Hub>) {
        let mut inner = self.inner.lock().await;
        inner.due = None;
        self.look_ahead(hub, &mut inner);
    }
}

impl Inner {
    /// Which viewers have a socket here.
    fn listening(&self) -> Listeners {
        let mut listeners = Listeners::NOBODY;
        for &Listener { viewer, taste, .. } in &self.listeners {
            match taste.views {
                Views::Changes => listeners.insert_following(viewer),
                Views::Whole | Views::None => listeners.insert(viewer),
            }
        }
        listeners
    }

    fn around(&self, hub: &Hub) -> Around {
        let now = hub.now();
        let elsewhere =
            self.elsewhere.iter().filter(|(_, _, at)| at.elapsed() < REMOTE_PRESENCE_TTL);
        let present =
            elsewhere.fold(self.here(now), |all: SeatSet, (_, seats, _)| all.union(*seats));
        let spectators =
            self.listeners.iter().filter(|listener| listener.viewer == Viewer::Spectator).count();
        Around { now, present, spectators, hold_at: self.hold_at(hub, present) }
    }

    /// Whether somebody with this seat is here or at another node.
    pub(crate) fn is_present(&self, hub: &Hub, seat: Seat) -> bool {
        self.around(hub).present.contains(seat)
    }
}

/// The entries as they were stored.
pub(crate) fn parse(stored: &[Stored]) -> Result<Vec<Entry>, String> {
    stored.iter().map(|stored| Entry::parse(&stored.body)).collect()
}

/// The table that these entries make.
pub(crate) fn table_of(stored: &[Stored]) -> Result<HostedTable, LoadError> {
    let entries = parse(stored).map_err(|problem| LoadError::Broken { seq: 0, problem })?;
    load_hosted(entries)
}

/// Entries of one input belong together.
fn batches(entries: Vec<Entry>) -> Vec<Vec<Entry>> {
    let mut batches = vec![Vec::new()];
    for entry in entries {
        let more = entry.more;
        if let Some(batch) = batches.last_mut() {
            batch.push(entry);
        }
        if !more {
            batches.push(Vec::new());
        }
    }
    batches.retain(|batch| !batch.is_empty());
    batches
}
