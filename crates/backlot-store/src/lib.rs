//! The input logs of tables, kept in SQLite or Postgres.
//!
//! A table is a log of entries, each a text, numbered from 0 without gaps. [`Store::append`] returns after the
//! entries are on disk, and not before. Many tables that append at the same time share a transaction, and so a sync to
//! disk. Who appends a number that exists already gets [`StoreError::Lost`]: somebody else was faster, so load what
//! they wrote. What the entries mean is not known here.

mod address;
mod claims;
mod dump;
mod error;
mod files;
mod migrate;
mod news;
mod store;
mod uptime;
mod writer;

pub use address::Address;
pub use dump::{DumpError, Restored};
pub use error::StoreError;
pub use files::ServerLock;
pub use news::NodeNotification;
pub use store::{Listed, Store, Stored, TableSummary};
pub use writer::Append;
