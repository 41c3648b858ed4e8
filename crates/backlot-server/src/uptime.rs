//! Time as a server counts it: it never goes back, and what passed while no server was up does not count for clocks.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use backlot_store::{Address, Store, StoreError};

/// How often a server notes that it is up.
pub(crate) const NOTE_EVERY: Duration = Duration::from_secs(10);

/// Shorter outages are not given back, in milliseconds.
const SHORTEST: u64 = 1_000;

/// Where several nodes could be up, a shorter time may only mean that another one has not noted it yet.
const SHORTEST_OF_NODES: u64 = 25_000;

/// The server's clock. It goes on evenly from the moment when the server started, whatever happens to the machine's.
#[derive(Debug)]
pub(crate) struct Uptime {
    started: Instant,
    since: u64,
    /// When no server was up, oldest first.
    outages: Vec<(u64, u64)>,
}

impl Uptime {
    /// Starts the clock, not before any time at which a server of this database was up.
    pub(crate) async fn begin(store: &Store) -> Result<Self, StoreError> {
        let known = store.uptimes().await?;
        let known: Vec<(u64, u64)> =
            known.into_iter().map(|(since, until)| (time(since), time(until))).collect();
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let is_alone = matches!(store.address(), Address::Sqlite(_));
        let shortest = if is_alone { SHORTEST } else { SHORTEST_OF_NODES };
        let wall = u64::try_from(wall.as_millis()).unwrap_or(u64::MAX);
        let uptime = Self::new(&known, wall, shortest);
        // A disk that is full is a reason to complain, and none to stay down.
        if let Err(error) = uptime.note(store).await {
            tracing::warn!("can't note when the server is up: {error}");
        }
        Ok(uptime)
    }

    fn new(known: &[(u64, u64)], wall: u64, shortest: u64) -> Self {
        let last = known.iter().map(|(_, until)| *until).max().unwrap_or(0);
        if last > wall + SHORTEST {
            tracing::warn!("this machine's clock was set back: times go on from where they were");
        }
        let since = wall.max(last);
        let mut outages = Vec::new();
        let mut end = known.first().map_or(since, |(since, _)| *since);
        for &(from, until) in known.iter().chain([&(since, since)]) {
            if from >= end + shortest {
                outages.push((end, from));
            }
            end = end.max(until);
        }
        Self { started: Instant::now(), since, outages }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.since + u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX / 2)
    }

    /// For how many milliseconds no server was up since then.
    pub(crate) fn missed_since(&self, time: u64) -> u64 {
        let missed = |(from, until): &(u64, u64)| until.saturating_sub(*from.max(&time));
        self.outages.iter().map(missed).sum()
    }

    /// Notes that the server is up.
    pub(crate) async fn note(&self, store: &Store) -> Result<(), StoreError> {
        let number = |time| i64::try_from(time).unwrap_or(i64::MAX);
        store.note_uptime(number(self.since), number(self.now())).await
    }
}

fn time(stored: i64) -> u64 {
    u64::try_from(stored).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outages_are_what_no_server_was_up_for() {
        let known = [(10_000, 20_000), (12_000, 30_000), (50_000, 51_000), (51_500, 60_000)];
        let uptime = Uptime::new(&known, 100_000, SHORTEST);
        assert_eq!(uptime.outages, [(30_000, 50_000), (60_000, 100_000)]);
        for (since, missed) in [
            (0, 60_000),
            (30_000, 60_000),
            (45_000, 45_000),
            (50_000, 40_000),
            (99_000, 1_000),
            (200_000, 0),
        ] {
            assert_eq!(uptime.missed_since(since), missed, "since {since}");
        }
        assert_eq!(
            Uptime::new(&[], 100_000, SHORTEST).missed_since(0),
            0,
            "nothing is known of before"
        );
    }

    #[test]
    fn another_node_that_has_not_noted_its_time_yet_is_no_outage() {
        let uptime = |since| Uptime::new(&[(0, 100_000)], since, SHORTEST_OF_NODES);
        assert_eq!(uptime(112_000).outages, []);
        assert_eq!(uptime(130_000).outages, [(100_000, 130_000)]);
    }

    #[test]
    fn a_clock_that_was_set_back_goes_on() {
        let uptime = Uptime::new(&[(10_000, 90_000)], 20_000, SHORTEST);
        assert!((90_000..91_000).contains(&uptime.now()));
        assert_eq!(uptime.outages, []);
        std::thread::sleep(Duration::from_millis(20));
        assert!(uptime.now() >= 90_020);
    }
}
