//! Everything that is tested of the game from outside.

mod conformance;
mod perft;
mod playthroughs;
mod records;
mod rules;
mod scoring_reference;
mod solver;
mod strategy;
