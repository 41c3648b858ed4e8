//! Two small games for tests of the testkit, each right or with one planted bug.
#![allow(dead_code, missing_docs, unreachable_pub, reason = "each test file uses a part")]

pub mod auction;
mod auction_border;
mod auction_encoding;
mod auction_words;
pub mod bugs;
pub mod deck;
pub mod ladder;
pub mod strategies;
pub mod wording;
