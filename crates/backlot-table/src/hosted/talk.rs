//! The last things that people said. Everything said is in the entries; here is what a newcomer is shown.

use backlot_core::{Seat, Viewer};

use super::entry::{Reaction, Voice};
use super::updates::{Speaker, TalkLine, VIEWERS, place};

/// Lines kept at most.
const MAX_LINES: usize = 50;

/// Bytes of text kept at most: a table must stay small in memory.
const MAX_BYTES: usize = 512;

#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Talk {
    /// How many lines there were, those no longer kept included.
    said: u32,
    /// What everybody heard.
    lines: Vec<Line>,
    /// What only spectators heard. Kept apart, or it would push out lines of those who must not notice.
    apart: Vec<Line>,
}

#[derive(Clone, PartialEq, Debug)]
struct Line {
    number: u32,
    at: u64,
    by: Speaking,
    /// The speaker's name when they spoke, if they had one.
    name: Option<Box<str>>,
    what: Words,
    /// By which message each viewer heard it; 0 if not at all.
    seq: [u32; VIEWERS],
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Speaking {
    Seat(Seat),
    Host,
    Spectator,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Words {
    Said(Box<str>),
    Reacted(Reaction, Option<u32>),
}

impl Talk {
    /// Keeps a line; `apart` if only spectators hear it.
    pub(super) fn push(
        &mut self,
        (at, apart): (u64, bool),
        by: &Voice,
        name: Option<&str>,
        what: Words,
    ) {
        self.said += 1;
        let number = self.said;
        let (by, name) = match by {
            Voice::Seat(seat) => (Speaking::Seat(*seat), name),
            Voice::Host => (Speaking::Host, None),
            Voice::Spectator { name } => (Speaking::Spectator, name.as_deref()),
        };
        let name = name.map(Into::into);
        let lines = if apart { &mut self.apart } else { &mut self.lines };
        lines.push(Line { number, at, by, name, what, seq: [0; VIEWERS] });
        let mut bytes = 0;
        let kept = lines.iter().rev().take_while(|line| {
            bytes += line.bytes();
            bytes <= MAX_BYTES
        });
        let kept = kept.take(MAX_LINES).count().max(1);
        lines.drain(..lines.len() - kept);
        lines.shrink_to_fit();
    }

    /// Notes by which message a viewer hears the newest line.
    pub(super) fn heard(&mut self, viewer: usize, seq: u32) {
        let newest = self.said;
        let line = self.lines.iter_mut().chain(&mut self.apart).find(|line| line.number == newest);
        if let Some(line) = line {
            line.seq[viewer] = seq;
        }
    }

    /// The number of the line that the viewer heard by this message.
    pub(super) fn number(&self, viewer: Viewer, seq: u32) -> Option<u32> {
        let mut lines = self.lines.iter().chain(&self.apart);
        let line = lines.find(|line| seq > 0 && line.seq[place(viewer)] == seq)?;
        Some(line.number)
    }

    /// The lines that the viewer has heard, oldest first.
    pub(super) fn lines(&self, viewer: Viewer) -> Vec<TalkLine> {
        let viewer = place(viewer);
        let heard = self.lines.iter().chain(&self.apart).filter(|line| line.seq[viewer] > 0);
        let mut told: Vec<_> = heard.map(|line| self.told(line, viewer)).collect();
        told.sort_by_key(|line| line.seq);
        told
    }

    /// The newest line as the viewer hears it.
    pub(super) fn newest(&self, viewer: usize) -> Option<TalkLine> {
        let mut lines = self.lines.iter().chain(&self.apart);
        lines.find(|line| line.number == self.said).map(|line| self.told(line, viewer))
    }

    fn told(&self, line: &Line, viewer: usize) -> TalkLine {
        let (text, reaction, to) = match &line.what {
            Words::Said(text) => (Some(text.to_string()), None, None),
            Words::Reacted(reaction, to) => (None, Some(*reaction), *to),
        };
        let heard = |number| {
            let line = self.lines.iter().chain(&self.apart).find(|line| line.number == number)?;
            Some(line.seq[viewer]).filter(|seq| *seq > 0)
        };
        TalkLine {
            seq: line.seq[viewer],
            at: line.at,
            from: line.speaker(),
            text,
            reaction,
            to: to.and_then(heard),
        }
    }
}

impl Line {
    fn bytes(&self) -> usize {
        let text = match &self.what {
            Words::Said(text) => text.len(),
            Words::Reacted(..) => 0,
        };
        size_of::<Self>() + text + self.name.as_ref().map_or(0, |name| name.len())
    }

    fn speaker(&self) -> Speaker {
        let name = self.name.as_ref().map(ToString::to_string);
        let (seat, host, spectator) = match self.by {
            Speaking::Seat(seat) => (Some(seat), false, false),
            Speaking::Host => (None, true, false),
            Speaking::Spectator => (None, false, true),
        };
        Speaker { seat, name, host, spectator }
    }
}
