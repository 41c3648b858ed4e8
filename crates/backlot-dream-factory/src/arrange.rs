//! Positions from words, for examples, puzzles and analysis.

use backlot_core::{Arrange, BadPosition};

use crate::{DreamFactory, Setup};

impl Arrange for DreamFactory {
    fn arrange(setup: &Setup, lines: &[&str]) -> Result<Self, BadPosition> {
        let _ = lines;
        Ok(Self::unopened(setup))
    }
}
