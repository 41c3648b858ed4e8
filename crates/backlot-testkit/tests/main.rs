//! The laws find planted bugs, and nothing else.

mod files;
mod macros;
mod perft;
mod planted_bugs;
mod toys;
mod undo;
