//! All tables that are in memory, and what belongs to none of them.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use backlot_core::SeatSet;
use backlot_store::{Address, Append, Store, StoreError};
use backlot_table::hosted::{Entry, HostedTable, Input, Listeners, Moment, Notice, Party};
use tokio::sync::{RwLock, RwLockReadGuard, Semaphore, watch};

use crate::limits::{Buckets, Counts, Rate};
use crate::live::{Asker, Inner, Live, table_of};
use crate::metrics::{Metrics, count};
use crate::sets::Sets;
use crate::summary::summary_of;
use crate::uptime::{NOTE_EVERY, Uptime};
use crate::{ApiError, Options, bots, notices, secrets};

/// How often to look for tables where time has run out.
const TICK: Duration = Duration::from_millis(250);

/// How often to look for tables that nobody uses, and for such that wait for a server.
const SWEEP: Duration = Duration::from_secs(5);

/// How often to tell other nodes who is where.
const ANNOUNCE: Duration = Duration::from_secs(20);

/// A server's tables.
pub(crate) struct Hub {
    pub(crate) store: Store,
    uptime: Uptime,
    pub(crate) options: Options,
    pub(crate) metrics: Metrics,
    pub(crate) bot_slots: Semaphore,
    /// Whoever looks back at a game waits for one of these.
    pub(crate) replay_slots: Semaphore,
    pub(crate) requests: Buckets,
    pub(crate) openings: Buckets,
    pub(crate) pages: Buckets,
    pub(crate) checks: Buckets,
    pub(crate) connections: Counts<IpAddr>,
    /// Sockets that have not said hello, and those of spectators. Those of seats are counted at their tables.
    pub(crate) arriving: Counts<IpAddr>,
    pub(crate) watching: Counts<IpAddr>,
    pub(crate) sets: Sets,
    tables: Mutex<HashMap<Arc<str>, Arc<Live>>>,
    due: Mutex<BTreeSet<(u64, Arc<str>)>>,
    /// Everybody who carries out an input reads it; whoever stops the server writes it.
    work: RwLock<()>,
    closing: watch::Sender<bool>,
}

impl Hub {
    pub(crate) fn new(store: Store, uptime: Uptime, options: Options) -> Self {
        let limits = &options.limits;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let bots_at_once = if limits.bots_at_once == 0 { cores } else { limits.bots_at_once };
        Self {
            bot_slots: Semaphore::new(bots_at_once),
            replay_slots: Semaphore::new(cores),
            requests: Buckets::new(Rate::new(limits.requests_per_second, limits.requests_at_once)),
            openings: Buckets::new(Rate::per_hour(limits.tables_per_hour)),
            pages: Buckets::new(Rate::new(limits.pages_per_second, limits.pages_at_once)),
            checks: Buckets::new(Rate::new(limits.checks_per_second, limits.checks_at_once)),
            connections: Counts::new(limits.connections_per_address),
            arriving: Counts::new(limits.sockets_per_address),
            watching: Counts::new(limits.sockets_per_address),
            sets: Sets::default(),
            store,
            uptime,
            metrics: Metrics::default(),
            tables: Mutex::default(),
            due: Mutex::default(),
            work: RwLock::new(()),
            closing: watch::Sender::new(false),
            options,
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.uptime.now()
    }

    pub(crate) fn has_other_nodes(&self) -> bool {
        matches!(self.store.address(), Address::Postgres(_))
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Resolves when the server stops.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Held while an input is carried out, so that the server does not stop in the middle.
    pub(crate) async fn working(&self) -> Result<RwLockReadGuard<'_, ()>, ApiError> {
        let working = self.work.read().await;
        if self.is_closing() { Err(ApiError::shutting_down()) } else { Ok(working) }
    }

    /// What the database answers, unless it takes too long.
    pub(crate) async fn in_time<T>(
        &self,
        answer: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let most = self.patience();
        let late = |_| Err(StoreError::Late(most));
        tokio::time::timeout(most, answer).await.unwrap_or_else(late)
    }

    /// How long anybody waits for the database, or for somebody else who does.
    pub(crate) fn patience(&self) -> Duration {
        Duration::from_secs(self.options.limits.database_seconds)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<Arc<str>, Arc<Live>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn tables_in_memory(&self) -> usize {
        self.tables().len()
    }

    /// The table of this id; whether it exists shows when it is opened.
    pub(crate) fn live(&self, table: &str) -> Result<Arc<Live>, ApiError> {
        if !secrets::is_table(table) {
            return Err(ApiError::no_such_table());
        }
        let now = self.now();
        let mut tables = self.tables();
        if let Some(live) = tables.get(table) {
            return Ok(live.clone());
        }
        let id: Arc<str> = table.into();
        let live = Arc::new(Live::new(id.clone(), None, now));
        tables.insert(id, live.clone());
        Ok(live)
    }

    /// Reads a table from the store.
    pub(crate) async fn load(&self, table: &Arc<str>) -> Result<HostedTable, ApiError> {
        let stored = self.in_time(self.store.load(table, 0)).await?;
        if stored.is_empty() {
            self.forget_missing(table);
            return Err(ApiError::no_such_table());
        }
        count(&self.metrics.loads);
        let mut hosted = table_of(&stored).map_err(|error| {
            tracing::error!(%table, "the table can't be loaded: {error}");
            ApiError::cannot_load(&error)
        })?;
        self.give_back(&mut hosted).await?;
        Ok(hosted)
    }

    /// Gives the time back in which no server was up since the table's last entry.
    async fn give_back(&self, hosted: &mut HostedTable) -> Result<(), ApiError> {
        let ms = self.uptime.missed_since(hosted.times().1);
        if ms == 0 {
            return Ok(());
        }
        let now = self.now();
        let moment = Moment { now, present: SeatSet::EMPTY, fresh: secrets::fresh_secret() };
        let decided = hosted.decide(Party::Server, &Input::Interrupted { ms }, &moment)?;
        if decided.entries().is_empty() {
            return Ok(());
        }
        let append = Append {
            table: hosted.id().into(),
            seq: hosted.entries(),
            at: i64::try_from(now).unwrap_or(i64::MAX),
            bodies: decided.entries().iter().map(|entry| entry.to_text().into()).collect(),
            door: None,
        };
        // If another node was faster, somebody asks again and finds what it wrote.
        self.in_time(self.store.append(append)).await?;
        hosted.commit(decided, Listeners::NOBODY);
        Ok(())
    }

    /// Ids that somebody made up must not stay in memory.
    fn forget_missing(&self, table: &Arc<str>) {
        self.tables().remove(table);
    }

    /// Stores a new table and shows it.
    pub(crate) async fn open_table(
        self: &Arc<Self>,
        hosted: HostedTable,
        entries: &[Entry],
    ) -> Result<Arc<Live>, ApiError> {
        let _working = self.working().await?;
        let now = self.now();
        let id: Arc<str> = hosted.id().into();
        let waits = !hosted.bots().is_empty();
        let at = i64::try_from(now).unwrap_or(i64::MAX);
        let append = Append {
            table: id.clone(),
            seq: 0,
            at,
            bodies: entries.iter().map(|entry| entry.to_text().into()).collect(),
            door: Some(summary_of(&hosted, waits.then_some(at), now)),
        };
        self.in_time(self.store.append(append)).await?;
        self.metrics.entries.fetch_add(entries.len() as u64, Ordering::Relaxed);
        let live = Arc::new(Live::new(id.clone(), None, now));
        self.tables().insert(id, live.clone());
        // Opened like any other, so that its bots begin.
        live.open(self).await?;
        Ok(live)
    }

    /// Forgets a table that was deleted.
    pub(crate) async fn forget(&self, table: &str) {
        let live = self.tables().remove(table);
        if let Some(live) = live {
            live.say_bye("no-such-table", "the table was deleted").await;
        }
    }

    /// Notes when a table wants to be looked at.
    pub(crate) fn schedule(&self, table: &Arc<str>, before: Option<u64>, after: Option<u64>) {
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = before {
            due.remove(&(before, table.clone()));
        }
        if let Some(after) = after {
            due.insert((after, table.clone()));
        }
    }

    /// Tells people who are away that something happened.
    pub(crate) fn notify(self: &Arc<Self>, table: &Arc<str>, inner: &Inner, told: &[Notice]) {
        let Some(hosted) = inner.hosted.as_ref().filter(|_| self.options.webhooks) else {
            return;
        };
        for notice in told {
            if inner.is_present(self, notice.seat) {
                continue;
            }
            if let Some(address) = hosted.webhook(notice.seat) {
                notices::call(self, table, address, *notice);
            }
        }
    }

    /// Looks after time: clocks, tables that nobody uses, tables that wait.
    pub(crate) async fn look_after(self: Arc<Self>) {
        let mut closing = self.closing();
        let mut swept = tokio::time::Instant::now();
        let (mut announced, mut noted) = (swept, swept);
        self.wake_waiting(self.now()).await;
        loop {
            tokio::select! {
                () = tokio::time::sleep(TICK) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            for table in self.due_now() {
                tokio::spawn(tick(self.clone(), table));
            }
            if noted.elapsed() >= NOTE_EVERY {
                noted = tokio::time::Instant::now();
                if let Err(error) = self.in_time(self.uptime.note(&self.store)).await {
                    tracing::debug!("{error}");
                }
            }
            if self.has_other_nodes() && announced.elapsed() >= ANNOUNCE {
                announced = tokio::time::Instant::now();
                let all: Vec<Arc<Live>> = self.tables().values().cloned().collect();
                for live in all {
                    live.announce(&self, false).await;
                }
            }
            if swept.elapsed() >= SWEEP {
                swept = tokio::time::Instant::now();
                self.drop_idle();
                // Another node has had the time to do it.
                self.wake_waiting(self.now().saturating_sub(10_000)).await;
            }
        }
    }

    fn due_now(&self) -> Vec<Arc<str>> {
        let now = self.now();
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        let later = due.split_off(&(now + 1, "".into()));
        let passed = std::mem::replace(&mut *due, later);
        passed.into_iter().map(|(_, table)| table).collect()
    }

    /// Tables that nobody uses leave memory.
    fn drop_idle(&self) {
        let idle = self.options.limits.idle_seconds * 1_000;
        let oldest = self.now().saturating_sub(idle);
        self.tables().retain(|_, live| {
            if live.used() > oldest || Arc::strong_count(live) > 1 {
                return true;
            }
            live.try_lock().is_none_or(|inner| {
                !inner.listeners.is_empty() || inner.bots_run || inner.due.is_some()
            })
        });
    }

    /// Loads tables where bots or deals wait for some server.
    async fn wake_waiting(self: &Arc<Self>, before: u64) {
        let before = i64::try_from(before).unwrap_or(i64::MAX);
        let waiting = match self.store.due(before, 1_000).await {
            Ok(waiting) => waiting,
            Err(error) => {
                tracing::warn!("{error}");
                return;
            }
        };
        for table in waiting {
            if let Ok(live) = self.live(&table)
                && let Err(refusal) = live.open(self).await
            {
                tracing::warn!(%table, "{}", refusal.message);
            }
        }
    }

    /// Tells every table in memory to look at what other nodes wrote.
    pub(crate) async fn catch_up_all(self: &Arc<Self>) {
        let all: Vec<Arc<Live>> = self.tables().values().cloned().collect();
        for live in all {
            if let Err(refusal) = live.catch_up(self).await {
                tracing::warn!(table = %live.id, "{}", refusal.message);
            }
        }
    }

    /// A table in memory.
    pub(crate) fn in_memory(&self, table: &str) -> Option<Arc<Live>> {
        self.tables().get(table).cloned()
    }

    /// Ends everything: what was begun is finished, what is new is refused.
    pub(crate) async fn close(self: &Arc<Self>) {
        self.closing.send_replace(true);
        let all_done = self.work.write().await;
        drop(all_done);
        let all: Vec<Arc<Live>> = self.tables().values().cloned().collect();
        for live in all {
            live.say_bye("shutting-down", "the server stops; connect again in a few seconds").await;
        }
        if self.has_other_nodes() {
            let _ = self.store.release_all().await;
        }
        let _ = self.uptime.note(&self.store).await;
        self.store.close().await;
    }
}

/// A clock may have run out, or a deal waits too long.
async fn tick(hub: Arc<Hub>, table: Arc<str>) {
    let Some(live) = hub.in_memory(&table) else { return };
    let claimed = live.open(&hub).await.ok().and_then(|open| open.inner.claimed);
    if bots::claim(&hub, &live, claimed).await {
        let asker = Asker::server(Party::Server);
        if let Err(refusal) = live.act(&hub, &asker, &Input::Tick).await {
            tracing::debug!(%table, "{}", refusal.message);
        }
    }
    live.look_again(&hub).await;
}
