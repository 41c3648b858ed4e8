//! The table of DreamFactory.

use backlot_dream_factory::{DreamFactory, View};

use super::board::Board;
use super::page::Page;

impl Board for DreamFactory {
    fn draw(_view: &View, _page: &mut Page) {}
}
