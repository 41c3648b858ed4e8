//! Storing on both databases, and on disks that fail.

mod durability;
mod faults;
mod postgres;
mod store;
