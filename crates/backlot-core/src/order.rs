//! Standing orders: what a seat wants to be answered for it, in advance.

use serde::{Deserialize, Serialize};

/// A standing order in open auctions. It is followed as soon as the seat is asked for a bid.
///
/// Lots are counted through the whole game ([`Present::auction`](crate::Present::auction)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Bid as little as is needed to lead this auction, up to this amount; then pass.
    BidUpTo {
        /// The highest bid.
        amount: u32,
    },
    /// Pass in this auction.
    PassThisAuction,
    /// Pass in every auction before this lot.
    PassUntilMyLot {
        /// The lot that the seat wants to bid on itself.
        lot: u32,
    },
}

impl Order {
    /// The kinds of orders, as they are written.
    pub const KINDS: [&'static str; 3] = ["bid-up-to", "pass-this-auction", "pass-until-my-lot"];

    /// Whether the order, given at lot `given`, still holds at lot `now`.
    #[must_use]
    pub fn holds(self, given: u32, now: u32) -> bool {
        match self {
            Self::BidUpTo { .. } | Self::PassThisAuction => now == given,
            Self::PassUntilMyLot { lot } => now < lot,
        }
    }

    /// The highest amount it bids; `None` if it only passes.
    #[must_use]
    pub fn limit(self) -> Option<u32> {
        match self {
            Self::BidUpTo { amount } => Some(amount),
            Self::PassThisAuction | Self::PassUntilMyLot { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_end_with_their_auction_or_at_their_lot() {
        assert!(Order::PassThisAuction.holds(3, 3));
        assert!(!Order::BidUpTo { amount: 5 }.holds(3, 4));
        let until = Order::PassUntilMyLot { lot: 6 };
        assert!(until.holds(3, 5) && !until.holds(3, 6));
    }

    #[test]
    fn orders_are_written_by_their_kind() {
        let text = r#"{"kind":"bid-up-to","amount":7}"#;
        let order: Order = serde_json::from_str(text).unwrap();
        assert_eq!(order, Order::BidUpTo { amount: 7 });
        assert_eq!(serde_json::to_string(&order).unwrap(), text);
    }
}
