//! The engine protocol, from outside.

mod documentation;
mod garbage;
mod protocol;
mod sealed;
