//! Contests, simulations, and bots that are blindfolded.

mod blindfold;
mod contest;
mod simulate;
