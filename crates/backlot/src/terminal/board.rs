//! How a game's table looks in a terminal. Each game has its own file.

use backlot_core::{Playable, Seat};

use super::page::Page;

/// A game that can be drawn.
pub(crate) trait Board: Playable {
    /// Draws everything the viewer may see.
    fn draw(view: &Self::View, page: &mut Page);

    /// What is shown besides the score sheet when the game is over, such as posters of finished movies.
    fn draw_end(_view: &Self::View, _page: &mut Page) {}

    /// Exact advice on what is asked now, where the game has a solver for it; false if it has none.
    fn draw_advice(_view: &Self::View, _seat: Seat, _page: &mut Page) -> bool {
        false
    }
}
