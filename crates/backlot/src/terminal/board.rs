//! How a game's table looks in a terminal. A game may have a board of its own, in a file or folder beside this one; any
//! other game has the plain one.

use std::any::Any;

use backlot_core::{Playable, Prompt, Seat};

use super::page::Page;
use super::plain::PlainBoard;
use super::{dream_factory, hollywood, hollywood_cards};

/// The boards that games have of their own.
fn own_boards() -> [Box<dyn Any>; 3] {
    [own(dream_factory::OwnBoard), own(hollywood::OwnBoard), own(hollywood_cards::OwnBoard)]
}

fn own<G: Playable>(board: impl Board<G> + 'static) -> Box<dyn Any> {
    let board: Box<dyn Board<G>> = Box::new(board);
    Box::new(board)
}

/// Returns the board of a game: its own unless `plain` is wished.
pub(crate) fn board<G: Playable>(plain: bool) -> Box<dyn Board<G>> {
    let own = own_boards().into_iter().find_map(|board| board.downcast::<Box<dyn Board<G>>>().ok());
    match own {
        Some(board) if !plain => *board,
        _ => Box::new(PlainBoard),
    }
}

/// How the table of a game is drawn, and its options are laid out.
pub(crate) trait Board<G: Playable> {
    /// Draws everything the viewer may see.
    fn draw(&self, view: &G::View, page: &mut Page);

    /// What is shown besides the score sheet when the game is over, such as posters of finished movies.
    fn draw_end(&self, _view: &G::View, _page: &mut Page) {}

    /// Exact advice on what is asked now, where the game has a solver for it; false if it has none.
    fn draw_advice(&self, _view: &G::View, _seat: Seat, _page: &mut Page) -> bool {
        false
    }

    /// Draws the options of a prompt in the game's own way, each with its number; false to list them one by one.
    fn draw_options(
        &self,
        _view: &G::View,
        _prompt: &Prompt,
        _legal: &[G::Action],
        _page: &mut Page,
    ) -> bool {
        false
    }

    /// For several answers in a row that belong together: composes them before they are given.
    fn composer(&self, _view: &G::View, _seat: Seat) -> Option<Box<dyn Composer<G::Action>>> {
        None
    }

    /// Whether an event is told when it happens; what the table shows anyway needs no words.
    fn is_told(&self, _event: &G::Event) -> bool {
        true
    }

    /// What is told of the whole game when it is over.
    fn draw_story(&self, _components: &G::Components, _events: &[G::Event], _page: &mut Page) {}
}

/// Several answers that a person composes, changes and only then gives.
pub(crate) trait Composer<A> {
    /// Draws what is composed so far and how to go on.
    fn draw(&self, page: &mut Page);

    /// Takes what the person typed, and writes what is to be shown then. The answers, once they are complete.
    fn take(&mut self, line: &str, page: &mut Page) -> Option<Vec<A>>;
}
