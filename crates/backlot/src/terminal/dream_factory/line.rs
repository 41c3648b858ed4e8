//! A line put together from pieces in several styles, with its width known.

use unicode_width::UnicodeWidthStr;

use super::super::page::{Page, Style};

#[derive(Clone, Default)]
pub(super) struct Line {
    shown: String,
    width: usize,
}

impl Line {
    pub(super) fn width(&self) -> usize {
        self.width
    }

    pub(super) fn add(&mut self, text: &str) {
        self.shown += text;
        self.width += text.width();
    }

    pub(super) fn add_styled(&mut self, page: &Page, style: Option<Style>, text: &str) {
        match style {
            Some(style) => self.shown += &page.styled(style, text),
            None => self.shown += text,
        }
        self.width += text.width();
    }

    pub(super) fn append(&mut self, other: &Self) {
        self.shown += &other.shown;
        self.width += other.width;
    }

    /// Adds blanks up to a column.
    pub(super) fn fill_to(&mut self, column: usize) {
        self.add(&" ".repeat(column.saturating_sub(self.width)));
    }

    pub(super) fn finish(self) -> String {
        self.shown.trim_end().to_owned()
    }
}
