//! The game's own idea of a position's worth.

use backlot_core::{Evaluate, Seat};

use crate::DreamFactory;

impl Evaluate for DreamFactory {
    fn worth(&self, seat: Seat) -> f32 {
        let points = self.movie_points(seat) + i32::from(self.money[seat]);
        points as f32
    }
}
