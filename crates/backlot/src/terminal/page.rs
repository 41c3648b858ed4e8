//! Text for a terminal: widths, wrapping, colours.

use std::io::{self, IsTerminal};

use backlot_core::Text;
use backlot_locales::{Locale, ReaderContext};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 100;
/// The width where nothing tells it, such as in a pipe.
const USUAL_WIDTH: usize = 80;

/// The width to write in.
pub(crate) fn terminal_width() -> usize {
    real_width().unwrap_or(USUAL_WIDTH).min(WIDEST)
}

/// The width of the terminal, if there is one.
pub(crate) fn real_width() -> Option<usize> {
    let (width, _) = terminal_size::terminal_size()?;
    Some(usize::from(width.0)).filter(|&width| width > 0)
}

/// How text stands out. Colour never says anything that words don't.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    Strong,
    Dim,
    Red,
    Green,
    Yellow,
    Blue,
    Magenta,
    Cyan,
}

impl Style {
    fn code(self) -> &'static str {
        match self {
            Self::Strong => "1",
            Self::Dim => "2",
            Self::Red => "31",
            Self::Green => "32",
            Self::Yellow => "33",
            Self::Blue => "34",
            Self::Magenta => "35",
            Self::Cyan => "36",
        }
    }
}

/// A page being written for one reader.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) width: usize,
    pub(crate) cast: ReaderContext,
    colours: bool,
    lines: Vec<String>,
}

impl Page {
    /// An empty page for the terminal as it is now.
    pub(crate) fn new(cast: ReaderContext) -> Self {
        let colours = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Self { width: terminal_width(), cast, colours, lines: Vec::new() }
    }

    /// A page of a given width without colours, for tests.
    #[cfg(test)]
    pub(crate) fn plain(width: usize, cast: ReaderContext) -> Self {
        Self { width, cast, colours: false, lines: Vec::new() }
    }

    /// The text in words.
    pub(crate) fn words(&self, text: &Text) -> String {
        Locale::english().render(text, &self.cast)
    }

    /// The text in a style, if the terminal shows styles.
    pub(crate) fn styled(&self, style: Style, text: &str) -> String {
        if self.colours && !text.trim().is_empty() {
            format!("\x1b[{}m{text}\x1b[0m", style.code())
        } else {
            text.to_owned()
        }
    }

    /// Adds a line as it is.
    pub(crate) fn line(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    /// Adds text, wrapped, every line indented.
    pub(crate) fn paragraph(&mut self, indent: usize, text: &str) {
        self.hanging(&" ".repeat(indent), text, None);
    }

    /// Adds text, wrapped; the first line begins with `lead`, the others are indented as far.
    pub(crate) fn hanging(&mut self, lead: &str, text: &str, style: Option<Style>) {
        let indent = lead.width();
        let mut lead = lead.to_owned();
        for row in wrap(text, self.width.saturating_sub(indent)) {
            let row = style.map_or_else(|| row.clone(), |style| self.styled(style, &row));
            self.line(format!("{lead}{row}"));
            lead = " ".repeat(indent);
        }
    }

    /// Everything written so far, as one text.
    pub(crate) fn finish(self) -> String {
        self.lines.into_iter().map(|line| line + "\n").collect()
    }
}

/// Breaks text into lines of at most `width` columns, at blanks where there are any.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(8);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && line.width() + 1 + word.width() > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        for sign in word.chars() {
            if line.width() + sign.width().unwrap_or(0) > width {
                lines.push(std::mem::take(&mut line));
            }
            line.push(sign);
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// The text in exactly `width` columns: cut with an ellipsis, or filled up with blanks.
pub(crate) fn fit(text: &str, width: usize) -> String {
    let mut fitted = String::new();
    if text.width() <= width {
        fitted.push_str(text);
    } else {
        for sign in text.chars() {
            if fitted.width() + sign.width().unwrap_or(0) + 1 > width {
                break;
            }
            fitted.push(sign);
        }
        fitted.push('…');
    }
    let missing = width.saturating_sub(fitted.width());
    fitted + &" ".repeat(missing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_broken_and_blanks_are_kept_single() {
        assert_eq!(wrap("a  bb ccc", 8), ["a bb ccc"]);
        assert_eq!(wrap("abcdefghijkl mn", 8), ["abcdefgh", "ijkl mn"]);
        assert_eq!(wrap("", 8), [""]);
    }

    #[test]
    fn cells_have_exactly_their_width() {
        assert_eq!(fit("Rock Sterling", 8), "Rock St…");
        assert_eq!(fit("Ada", 5), "Ada  ");
        assert_eq!(fit("★★★", 3), "★★★");
    }
}
