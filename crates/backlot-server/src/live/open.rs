//! A table that is loaded and locked: what it knows, and how entries are stored and then told.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use backlot_core::{Seat, Viewer};
use backlot_store::{Append, StoreError, TableSummary};
use backlot_table::hosted::{Decided, Entry, Hash, HostedTable, Moment, Party, Status, What, Who};
use tokio::sync::MutexGuard;

use super::{Acted, Asker, By, Inner, Live, Written};
use crate::hub::Hub;
use crate::summary::summary_of;
use crate::telling::Around;
use crate::{ApiError, secrets};

/// A loaded table, locked.
pub(crate) struct Open<'a> {
    pub(super) live: &'a Arc<Live>,
    pub(crate) inner: MutexGuard<'a, Inner>,
}

impl Open<'_> {
    pub(crate) fn hosted(&self) -> &HostedTable {
        self.inner.hosted.as_ref().expect("an open table is loaded")
    }

    /// Whose secret it is.
    pub(crate) fn who(&self, key: Option<Hash>) -> Result<Who, ApiError> {
        let Some(key) = key else { return Ok(Who { seat: None, host: false }) };
        let who = self.hosted().who(key);
        if who.seat.is_none() && !who.host { Err(ApiError::bad_secret()) } else { Ok(who) }
    }

    pub(crate) fn party(&self, by: By) -> Result<Party, ApiError> {
        match by {
            By::Party(party) => Ok(party),
            By::Key(key) => Ok(match self.who(key)? {
                Who { seat: Some(seat), .. } => Party::Seat(seat),
                Who { host: true, .. } => Party::Host,
                Who { .. } => Party::Spectator,
            }),
        }
    }

    pub(crate) fn moment(&self, hub: &Hub) -> Moment {
        // Who left a moment ago may come back at once.
        let Around { now, present, hold_at, .. } = self.inner.around(hub);
        let absent = |seat: &Seat| hold_at[*seat].is_some_and(|at| at <= now);
        let seats = Seat::all(self.hosted().seats());
        let present = seats.filter(|seat| present.contains(*seat) || !absent(seat)).collect();
        Moment { now, present, fresh: secrets::fresh_secret() }
    }

    pub(crate) fn around(&self, hub: &Hub) -> Around {
        self.inner.around(hub)
    }

    /// Stores what was decided, then tells it. The table is taken out until it is stored: whatever goes wrong, also if
    /// nobody waits for the end of this any more, it is loaded again from what is stored.
    pub(super) async fn store_and_tell(
        &mut self,
        hub: &Arc<Hub>,
        (asker, party): (&Asker, Party),
        decided: Decided,
        now: u64,
    ) -> Result<Acted, StoreError> {
        let inner = &mut *self.inner;
        let mut hosted = inner.hosted.take().expect("an open table is loaded");
        let entries = decided.entries().to_vec();
        let (door, written) = inner.summary_to_write(decided.table(), &entries, now);
        let append = Append {
            table: self.live.id.clone(),
            seq: hosted.entries(),
            at: i64::try_from(now).unwrap_or(i64::MAX),
            bodies: entries.iter().map(|entry| entry.to_text().into()).collect(),
            door,
        };
        let stored = hub.in_time(hub.store.append(append)).await;
        if let Err(StoreError::Unavailable(_) | StoreError::Late(_)) = stored {
            self.live.look_later(hub);
        }
        stored?;
        hub.metrics.entries.fetch_add(entries.len() as u64, Ordering::Relaxed);
        inner.written = Some(written);
        let viewer = match party {
            Party::Seat(seat) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        let mut listeners = inner.listening();
        listeners.insert(viewer);
        let told = hosted.commit(decided, listeners);
        inner.hosted = Some(hosted);
        let frame = inner.tell(hub, &told, Some((asker, viewer)), &entries);
        hub.notify(&self.live.id, inner, &told.notices);
        self.live.look_ahead(hub, inner);
        Ok(Acted { frame, entries })
    }
}

impl Inner {
    /// What is to be written about the table with these entries, if anything, and what that then says.
    fn summary_to_write(
        &self,
        hosted: &HostedTable,
        entries: &[Entry],
        now: u64,
    ) -> (Option<TableSummary>, Written) {
        let is_inside = |entry: &Entry| {
            matches!(
                entry.what,
                What::Acted { .. }
                    | What::Undone { .. }
                    | What::Said { .. }
                    | What::Reacted { .. }
                    | What::Named { .. }
                    | What::Ordered { .. }
                    | What::Interrupted { .. }
            )
        };
        let status = hosted.status();
        let waits = status == Status::Dealing || !hosted.bots().is_empty();
        let same = self.written.filter(|written| written.status == status);
        let same = same.filter(|_| entries.iter().all(is_inside));
        let changed = same.map_or(now, |written| written.changed);
        let written = Written { status, waits, changed };
        let wake = waits.then(|| i64::try_from(now).unwrap_or(i64::MAX));
        let door = (same != Some(written)).then(|| summary_of(hosted, wake, changed));
        (door, written)
    }
}
