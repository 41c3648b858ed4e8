//! Who makes room when a table is full.

use std::net::IpAddr;

use backlot_table::hosted::Hash;

use super::{Inner, Listener};
use crate::{Limits, telling};

impl Inner {
    /// Makes room for one more socket. Each secret has places of its own, which spectators can't take; of spectators
    /// those make room who have been silent longest, first those from the same address.
    pub(super) fn make_room(&mut self, limits: &Limits, key: Option<Hash>, address: IpAddr) {
        if key.is_some() {
            self.leave_less_than(limits.sockets_per_seat, |listener| listener.key == key);
        } else {
            self.leave_less_than(limits.spectators_per_address, |listener| {
                listener.key.is_none() && listener.address == address
            });
            self.leave_less_than(limits.sockets_per_table, |listener| listener.key.is_none());
        }
    }

    fn leave_less_than(&mut self, most: usize, counts: impl Fn(&Listener) -> bool) {
        while self.listeners.iter().filter(|listener| counts(listener)).count() >= most.max(1) {
            let all = self.listeners.iter().enumerate().filter(|(_, listener)| counts(listener));
            let oldest = all.min_by_key(|(_, listener)| (listener.wire.heard(), listener.number));
            let Some((oldest, _)) = oldest else { return };
            let listener = self.listeners.remove(oldest);
            listener.wire.bye(&telling::bye("crowded", "somebody else needed your place"));
        }
    }
}
