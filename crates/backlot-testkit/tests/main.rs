//! The laws find planted bugs, and nothing else.

mod encoding;
mod files;
mod macros;
mod perft;
mod planted_bugs;
mod strategy;
mod toys;
mod undo;
