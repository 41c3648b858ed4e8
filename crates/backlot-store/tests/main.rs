//! Storing on both databases, and on disks that fail.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

mod durability;
mod faults;
mod postgres;
mod store;
mod tls;
