//! The table of Hollywood.

use backlot_hollywood::{Hollywood, View};

use super::board::Board;
use super::page::Page;

impl Board for Hollywood {
    fn draw(_view: &View, _page: &mut Page) {}
}
