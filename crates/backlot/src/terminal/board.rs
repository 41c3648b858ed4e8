//! How a game's table looks in a terminal. Each game has its own file.

use backlot_core::{Playable, Prompt, Seat};
use backlot_strategy::Strategy;

use super::page::Page;

/// A game that can be drawn.
pub(crate) trait Board: Playable + Strategy {
    /// Draws everything the viewer may see.
    fn draw(view: &Self::View, page: &mut Page);

    /// What is shown besides the score sheet when the game is over, such as posters of finished movies.
    fn draw_end(_view: &Self::View, _page: &mut Page) {}

    /// Exact advice on what is asked now, where the game has a solver for it; false if it has none.
    fn draw_advice(_view: &Self::View, _seat: Seat, _page: &mut Page) -> bool {
        false
    }

    /// Draws the options of a prompt in the game's own way, each with its number; false to list them one by one.
    fn draw_options(
        _view: &Self::View,
        _prompt: &Prompt,
        _legal: &[Self::Action],
        _page: &mut Page,
    ) -> bool {
        false
    }

    /// For several answers in a row that belong together: composes them before they are given.
    fn composer(_view: &Self::View, _seat: Seat) -> Option<Box<dyn Composer<Self::Action>>> {
        None
    }

    /// Whether an event is told when it happens; what the table shows anyway needs no words.
    fn is_told(_event: &Self::Event) -> bool {
        true
    }

    /// What is told of the whole game when it is over.
    fn draw_story(_components: &Self::Components, _events: &[Self::Event], _page: &mut Page) {}
}

/// Several answers that a person composes, changes and only then gives.
pub(crate) trait Composer<A> {
    /// Draws what is composed so far and how to go on.
    fn draw(&self, page: &mut Page);

    /// Takes what the person typed, and writes what is to be shown then. The answers, once they are complete.
    fn take(&mut self, line: &str, page: &mut Page) -> Option<Vec<A>>;
}
