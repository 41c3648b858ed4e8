//! What holds for all games.

mod hints;
mod hosted;
mod invariants;
mod languages;
