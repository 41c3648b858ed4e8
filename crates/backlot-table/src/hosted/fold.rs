//! From entries to the table, and to what each viewer notices.

mod game;
mod people;

use std::collections::BTreeMap;
use std::sync::Arc;

use backlot_core::{Seat, SeatSet, SetupError, Text, Viewer};

use super::clock::Clocks;
use super::deal::Deal;
use super::game::{Acted, Happened, RunningGame};
use super::sitting::Sitting;
use super::talk::Talk;
use super::updates::{VIEWERS, place};
use super::{
    Broadcast, Changed, Entry, HostedGame, HostedTable, Listeners, Notice, NoticeReason, Opening,
    RenderedEvent, Stage, VERSION, ViewerUpdate, What,
};
use crate::{ActionError, OtherRules};

/// An entry that does not fit the table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{problem}")]
pub struct BadEntry {
    /// What is wrong with it.
    pub problem: String,
}

impl BadEntry {
    pub(super) fn new(problem: impl Into<String>) -> Self {
        Self { problem: problem.into() }
    }
}

impl From<ActionError> for BadEntry {
    fn from(refused: ActionError) -> Self {
        Self::new(refused.to_string())
    }
}

impl From<SetupError> for BadEntry {
    fn from(error: SetupError) -> Self {
        Self::new(error.to_string())
    }
}

/// Why stored entries are not a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    /// An entry does not fit those before it.
    #[error("entry {seq}: {problem}")]
    Broken {
        /// The number of the entry, counted from 0.
        seq: u64,
        /// What is wrong with it.
        problem: String,
    },
    /// The rules have changed since the table was opened.
    #[error(transparent)]
    OtherRules(#[from] OtherRules),
}

/// What one input has done so far, for each viewer.
pub(super) struct Effects {
    /// Whether events and notes are wanted at all.
    pub(super) listening: bool,
    changed: [Changed; VIEWERS],
    undone: [u32; VIEWERS],
    /// What happened in each step, with the step's number for every viewer.
    pub(super) events: Vec<([u32; VIEWERS], Happened)>,
    notes: Vec<Text>,
    talk: bool,
    asked_before: SeatSet,
    /// A game began, or a sealed round was opened: who is asked is asked again.
    asked_anew: bool,
}

/// What has changed of views.
struct Changes<'a> {
    before: Option<&'a dyn RunningGame>,
    after: Option<&'a dyn RunningGame>,
    /// Whether it is the same for everybody.
    alike: bool,
    known: Option<Arc<str>>,
}

impl Changes<'_> {
    /// `None` if there was no view before.
    fn of(&mut self, viewer: Viewer) -> Option<Arc<str>> {
        if self.known.is_none() || !self.alike {
            self.known = Some(self.after?.changes_since(self.before?, viewer)?.into());
        }
        self.known.clone()
    }
}

impl Effects {
    fn everybody(&mut self, changed: Changed) {
        for seen in &mut self.changed {
            seen.merge(changed);
        }
    }

    fn only(&mut self, viewer: Viewer, changed: Changed) {
        self.changed[place(viewer)].merge(changed);
    }

    fn note(&mut self, note: impl FnOnce() -> Text) {
        if self.listening {
            self.notes.push(note());
        }
    }
}

impl HostedTable {
    /// Loads the table of a game that these entries make.
    pub fn load(
        game: &'static HostedGame,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Self, LoadError> {
        let mut entries = entries.into_iter();
        let nothing = || LoadError::Broken { seq: 0, problem: "there are no entries".to_owned() };
        let first = entries.next().ok_or_else(nothing)?;
        let wrong = |seq: u64, bad: BadEntry| LoadError::Broken { seq, problem: bad.problem };
        if let What::Opened(opening) = &first.what
            && opening.game == game.info().id
        {
            OtherRules::check(game.info(), opening.rules)?;
        }
        let mut table = Self::first(game, &first).map_err(|bad| wrong(0, bad))?;
        let mut heard = table.silence();
        let mut more = first.more;
        for entry in entries {
            let seq = table.entries;
            table.fold(&entry, None, &mut heard).map_err(|bad| wrong(seq, bad))?;
            more = entry.more;
            if !more {
                table.tell(&heard, Listeners::NOBODY, None);
                heard = table.silence();
            }
        }
        if more {
            let problem = "what belongs to the last entry is missing".to_owned();
            return Err(LoadError::Broken { seq: table.entries, problem });
        }
        Ok(table)
    }

    /// Folds what one input made that was decided elsewhere, and says what each viewer notices. After an error the table
    /// must be loaded again.
    pub fn follow(&mut self, entries: &[Entry], to: Listeners) -> Result<Broadcast, BadEntry> {
        let mut heard = self.silence();
        heard.listening = !to.is_empty();
        let before = self.play.clone();
        for entry in entries {
            self.fold(entry, None, &mut heard)?;
        }
        Ok(self.tell(&heard, to, before.as_deref()))
    }

    pub(super) fn silence(&self) -> Effects {
        Effects {
            listening: false,
            changed: [Changed::default(); VIEWERS],
            undone: [0; VIEWERS],
            events: Vec::new(),
            notes: Vec::new(),
            talk: false,
            asked_before: self.asked(),
            asked_anew: false,
        }
    }

    pub(super) fn from_opening(
        game: &'static HostedGame,
        opening: &Opening,
        at: u64,
    ) -> Result<Self, BadEntry> {
        if opening.version != VERSION {
            return Err(BadEntry::new(format!(
                "the table has version {}, and this program knows version {VERSION}: use a newer one",
                opening.version
            )));
        }
        if opening.game != game.info().id {
            return Err(BadEntry::new(format!("this is a table of `{}`", opening.game)));
        }
        let setup = (game.set_up)(&opening.request())?;
        let sittings = vec![Sitting::Open; setup.seats()].into();
        Ok(Self {
            id: opening.table.as_str().into(),
            game,
            setup,
            level: opening.level.as_str().into(),
            public: opening.public,
            help: opening.help,
            host: opening.host,
            sittings,
            stage: Stage::Open,
            paused: false,
            clocks: Clocks::new(opening.clock),
            deal: Arc::new(Deal::new(opening.secret, opening.prepared)),
            play: None,
            talk: Arc::new(Talk::default()),
            names: BTreeMap::new(),
            heard: [0; VIEWERS],
            prompts: [0; VIEWERS],
            rematch: None,
            opened_at: at,
            changed_at: at,
            entries: 1,
        })
    }

    /// Folds an entry. `made` is the step that it is about if the rules have run already.
    pub(super) fn fold(
        &mut self,
        entry: &Entry,
        made: Option<Acted>,
        heard: &mut Effects,
    ) -> Result<(), BadEntry> {
        let at = entry.at.max(self.changed_at);
        match &entry.what {
            What::Opened(_) => return Err(BadEntry::new("the table is open already")),
            What::Started
            | What::Committed { .. }
            | What::NumbersAsked { .. }
            | What::Numbered { .. }
            | What::Redealt { .. }
            | What::Began { .. }
            | What::Acted { .. }
            | What::Undone { .. }
            | What::Rewound { .. }
            | What::Ordered { .. }
            | What::Ended => self.fold_game(&entry.what, made, at, heard)?,
            What::Said { .. } | What::Reacted { .. } => self.fold_talk(&entry.what, at, heard),
            _ => self.fold_people(&entry.what, at, heard)?,
        }
        self.changed_at = at;
        self.entries += 1;
        Ok(())
    }

    fn at_table(&self, seat: Seat) -> Result<Seat, BadEntry> {
        let seats = self.sittings.len();
        if seat.index() < seats {
            return Ok(seat);
        }
        Err(BadEntry::new(format!("there is no seat {seat} at a table of {seats}")))
    }

    /// Counts what each viewer hears, and makes it for those who listen. `before` is the position that they know.
    pub(super) fn tell(
        &mut self,
        heard: &Effects,
        to: Listeners,
        before: Option<&dyn RunningGame>,
    ) -> Broadcast {
        let mut told = Broadcast { news: Vec::new(), notices: self.notices(heard) };
        let mut last = Arc::default();
        let after = self.play.clone();
        let alike = self.game.views_are_identical;
        let mut changes = Changes { before, after: after.as_deref(), alike, known: None };
        for viewer in Seat::all(self.sittings.len()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let place = place(viewer);
            let changed = heard.changed[place];
            if !changed.anything() {
                continue;
            }
            self.heard[place] += 1;
            let seq = self.heard[place];
            if heard.talk {
                Arc::make_mut(&mut self.talk).heard(place, seq);
            }
            if to.contains(viewer) {
                let mut news = self.news(heard, viewer, changed, &mut last);
                if to.follows(viewer) && (news.changed.game || news.changed.status) {
                    news.view_changes = changes.of(viewer);
                }
                told.news.push((viewer, news));
            }
        }
        told
    }

    /// What a viewer hears. `last` are the events that the viewer before them heard: most are told to all alike.
    fn news(
        &self,
        heard: &Effects,
        viewer: Viewer,
        changed: Changed,
        last: &mut Arc<[RenderedEvent]>,
    ) -> ViewerUpdate {
        let place = place(viewer);
        let told = |(steps, happened): &([u32; VIEWERS], Happened)| {
            let step = steps[place];
            happened(viewer).into_iter().map(move |noticed| RenderedEvent { step, noticed })
        };
        let events: Vec<RenderedEvent> = heard.events.iter().flat_map(told).collect();
        let same = |(one, other): (&RenderedEvent, &RenderedEvent)| {
            one.step == other.step && Arc::ptr_eq(&one.noticed, &other.noticed)
        };
        if events.len() != last.len() || !events.iter().zip(&**last).all(same) {
            *last = events.into();
        }
        ViewerUpdate {
            seq: self.heard[place],
            undone: heard.undone[place],
            events: last.clone(),
            view_changes: None,
            notes: if changed == (Changed { own: true, ..Changed::default() }) {
                Vec::new()
            } else {
                heard.notes.clone()
            },
            talk: heard.talk.then(|| self.talk.newest(place)).flatten(),
            changed: if heard.talk { Changed::default() } else { changed },
        }
    }

    /// Who should be told even if they are not at the table.
    fn notices(&self, heard: &Effects) -> Vec<Notice> {
        let is_over = self.is_over() && heard.changed[VIEWERS - 1].status;
        let asked = self.asked();
        let people = self.people().filter(|(_, person)| person.held.is_none());
        people
            .filter_map(|(seat, _)| {
                let anew = heard.asked_anew || !heard.asked_before.contains(seat);
                if is_over {
                    Some(Notice { seat, why: NoticeReason::Over })
                } else if asked.contains(seat) && anew {
                    Some(Notice { seat, why: NoticeReason::YourTurn })
                } else {
                    None
                }
            })
            .collect()
    }
}
