//! How a game's table looks in a terminal. Each game has its own file.

use backlot_core::Playable;

use super::page::Page;

/// A game that can be drawn.
pub(crate) trait Board: Playable {
    /// Draws everything the viewer may see.
    fn draw(view: &Self::View, page: &mut Page);
}
