//! Limits by address and by socket.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Buckets are looked through for full ones when there are more than this.
const MANY: usize = 10_000;

/// Nobody is told to wait longer than a day, in seconds.
const LONGEST_WAIT: f64 = 86_400.0;

/// Fills by a rate up to a size; each use takes one out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    filled: Instant,
}

/// How a bucket fills.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) per_second: f64,
    pub(crate) at_once: f64,
}

impl Rate {
    pub(crate) fn new(per_second: u32, at_once: u32) -> Self {
        Self { per_second: per_second.into(), at_once: at_once.into() }
    }

    pub(crate) fn per_hour(count: u32) -> Self {
        Self { per_second: f64::from(count) / 3600.0, at_once: count.into() }
    }
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.at_once, filled: now }
    }

    /// Takes one out; if there is none, the error is how long it takes until there is.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        let since = now.saturating_duration_since(self.filled).as_secs_f64();
        self.left = (self.left + since * rate.per_second).min(rate.at_once);
        self.filled = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        let wait = (1.0 - self.left) / rate.per_second;
        Err(Duration::from_secs_f64(wait.min(LONGEST_WAIT)))
    }
}

/// A bucket for each address.
#[derive(Debug)]
pub(crate) struct Buckets {
    rate: Rate,
    by_address: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Buckets {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, by_address: Mutex::new(HashMap::new()) }
    }

    /// Takes one out of the address's bucket; if there is none, the error is how long it takes until there is.
    pub(crate) fn take(&self, address: IpAddr) -> Result<(), Duration> {
        let now = Instant::now();
        let mut buckets = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            let whole =
                Duration::from_secs_f64((self.rate.at_once / self.rate.per_second).min(1e6));
            buckets.retain(|_, bucket| now.saturating_duration_since(bucket.filled) < whole);
        }
        let bucket = buckets.entry(neighbours(address)).or_insert(Bucket::full(self.rate, now));
        bucket.take(self.rate, now)
    }
}

/// How many of something each one has now.
#[derive(Debug)]
pub(crate) struct Counts<K> {
    most: u32,
    by_key: Mutex<HashMap<K, u32>>,
}

impl<K: Eq + Hash + Clone> Counts<K> {
    pub(crate) fn new(most: u32) -> Self {
        Self { most, by_key: Mutex::new(HashMap::new()) }
    }

    pub(crate) fn enter(&self, key: &K) -> bool {
        let mut counts = self.by_key.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key.clone()).or_default();
        let allowed = *count < self.most;
        if allowed {
            *count += 1;
        }
        allowed
    }

    /// One more, as long as the result is kept.
    pub(crate) fn enter_for_a_time(&self, key: K) -> Option<Entered<'_, K>> {
        self.enter(&key).then(|| Entered { counts: self, key })
    }

    pub(crate) fn leave(&self, key: &K) {
        let mut counts = self.by_key.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(key);
            }
        }
    }
}

/// Something that counts until it is dropped.
pub(crate) struct Entered<'a, K: Eq + Hash + Clone> {
    counts: &'a Counts<K>,
    key: K,
}

impl<K: Eq + Hash + Clone> Drop for Entered<'_, K> {
    fn drop(&mut self) {
        self.counts.leave(&self.key);
    }
}

/// Who has one address of IPv6 usually has all with the same first half.
pub(crate) fn neighbours(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_is_empty_after_a_rush_and_fills_again() {
        let rate = Rate::new(10, 3);
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        assert_eq!([(); 3].map(|()| bucket.take(rate, start)), [Ok(()); 3]);
        assert_eq!(bucket.take(rate, start), Err(Duration::from_millis(100)));
        assert_eq!(bucket.take(rate, start + Duration::from_millis(100)), Ok(()));
        assert!(bucket.take(rate, start + Duration::from_millis(110)).is_err());
    }

    #[test]
    fn addresses_have_their_own_limits_and_neighbours_share_them() {
        let buckets = Buckets::new(Rate::new(1, 1));
        let [a, b, c] =
            ["2001:db8::1", "2001:db8::2", "192.0.2.1"].map(|text| text.parse().unwrap());
        assert!(buckets.take(a).is_ok());
        assert!(buckets.take(b).is_err());
        assert!(buckets.take(c).is_ok());
    }

    #[test]
    fn counts_go_up_and_down() {
        let counts = Counts::new(1);
        assert!(counts.enter(&1));
        assert!(!counts.enter(&1));
        counts.leave(&1);
        assert!(counts.enter(&1));
    }
}
