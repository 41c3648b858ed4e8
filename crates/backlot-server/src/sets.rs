//! Component sets that people bring. A process keeps every set that it has met, so strangers must not bring too many;
//! tables that are stored already load whatever they need.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use backlot_table::hosted::Hash;

use crate::{ApiError, Limits, secrets};

/// A limit on sets holds until the server starts again; it makes no sense to try sooner than after this time.
const WAIT: Duration = Duration::from_secs(3_600);

/// Which sets were brought, and by whom.
#[derive(Debug, Default)]
pub(crate) struct Sets(Mutex<Brought>);

#[derive(Debug, Default)]
struct Brought {
    all: HashSet<Hash>,
    by_address: HashMap<IpAddr, HashSet<Hash>>,
}

impl Sets {
    /// Whether somebody may bring this set, which has been brought then.
    pub(crate) fn bring(
        &self,
        address: IpAddr,
        toml: &str,
        limits: &Limits,
    ) -> Result<(), ApiError> {
        let hash = secrets::hash(toml);
        let mut brought = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if brought.all.contains(&hash) {
            return Ok(());
        }
        let own = brought.by_address.get(&address).map_or(0, HashSet::len);
        if own >= limits.sets_per_address {
            return Err(ApiError::too_many("component sets from your address", WAIT));
        }
        if brought.all.len() >= limits.sets {
            return Err(ApiError::too_many("component sets on this server", WAIT));
        }
        brought.all.insert(hash);
        brought.by_address.entry(address).or_default().insert(hash);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_bring_so_many_sets_each_and_all_together_a_few_more() {
        let limits = Limits { sets_per_address: 2, sets: 3, ..Limits::default() };
        let [a, b, c] = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map(|text| text.parse().unwrap());
        let sets = Sets::default();
        let may = |address, toml: &str| sets.bring(address, toml, &limits).is_ok();
        assert!(may(a, "1") && may(a, "2") && may(a, "1"));
        assert!(!may(a, "3"), "an address has its limit");
        assert!(may(b, "3") && may(b, "1"));
        assert!(!may(c, "4"), "and so have all together");
        assert!(may(c, "3"), "what is here already may be used");
    }
}
