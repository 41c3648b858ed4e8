//! From entries to the table, and to what each viewer notices.

mod game;
mod people;

use std::collections::BTreeMap;
use std::sync::Arc;

use backlot_core::{Playable, Seat, SeatSet, SetupError, Text, Viewer};

use super::clock::Clocks;
use super::deal::Deal;
use super::sitting::Sitting;
use super::talk::Talk;
use super::told::{VIEWERS, place};
use super::{
    Broadcast, Changed, Entry, HostedTable, Listeners, Notice, NoticeReason, NoticedEvents,
    Opening, RenderedEvent, Stage, VERSION, ViewerUpdate, What,
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
pub(super) struct Effects<G: Playable> {
    /// Whether events and notes are wanted at all.
    pub(super) listening: bool,
    changed: [Changed; VIEWERS],
    undone: [u32; VIEWERS],
    /// Each event with the number of its step for every viewer.
    pub(super) events: Vec<([u32; VIEWERS], G::Event)>,
    notes: Vec<Text>,
    talk: bool,
    asked_before: SeatSet,
    /// A game began, or a sealed round was opened: who is asked is asked anew.
    asked_anew: bool,
}

/// Events as they were told to somebody: most are the same for all.
struct Shared<G: Playable> {
    known: Vec<(G::Event, Arc<NoticedEvents>)>,
    /// What the last viewer noticed, each with the number of its step, and how that was told.
    last: Vec<(u32, G::Event)>,
    told: Arc<[RenderedEvent]>,
}

impl<G: Playable> Shared<G> {
    fn new() -> Self {
        Self { known: Vec::new(), last: Vec::new(), told: Arc::default() }
    }

    /// All that one viewer notices.
    fn events(
        &mut self,
        components: &G::Components,
        seen: impl Iterator<Item = (u32, G::Event)> + Clone,
    ) -> Arc<[RenderedEvent]> {
        if !seen.clone().eq(self.last.iter().cloned()) {
            self.last = seen.clone().collect();
            let told = seen.map(|(step, event)| RenderedEvent {
                step,
                noticed: self.noticed(components, event),
            });
            self.told = told.collect();
        }
        self.told.clone()
    }

    fn noticed(&mut self, components: &G::Components, event: G::Event) -> Arc<NoticedEvents> {
        if let Some((_, noticed)) = self.known.iter().find(|(known, _)| *known == event) {
            return noticed.clone();
        }
        let noticed = Arc::new(NoticedEvents::new::<G>(components, &event));
        self.known.push((event, noticed.clone()));
        noticed
    }
}

/// What has changed of views.
struct Changes<'a, G: Playable> {
    before: Option<&'a G>,
    after: Option<&'a G>,
    /// The same for everybody.
    alike: Option<Arc<str>>,
}

impl<G: Playable> Changes<'_, G> {
    /// `None` if there was no view before.
    fn of(&mut self, viewer: Viewer) -> Option<Arc<str>> {
        if self.alike.is_some() {
            return self.alike.clone();
        }
        let (before, after) = (self.before?.view(viewer), self.after?.view(viewer));
        let changes: Arc<str> = G::view_changes(&before, &after).into();
        if G::VIEWS_ARE_IDENTICAL {
            self.alike = Some(changes.clone());
        }
        Some(changes)
    }
}

impl<G: Playable> Effects<G> {
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

impl<G: Playable> HostedTable<G> {
    /// The table that these entries make.
    pub fn load(entries: impl IntoIterator<Item = Entry>) -> Result<Self, LoadError> {
        let mut entries = entries.into_iter();
        let nothing = || LoadError::Broken { seq: 0, problem: "there are no entries".to_owned() };
        let first = entries.next().ok_or_else(nothing)?;
        let wrong = |seq: u64, bad: BadEntry| LoadError::Broken { seq, problem: bad.problem };
        if let What::Opened(opening) = &first.what
            && opening.game == G::info().id
        {
            OtherRules::check(G::info(), opening.rules)?;
        }
        let mut table = Self::first(&first).map_err(|bad| wrong(0, bad))?;
        let mut heard = table.silence();
        let mut more = first.more;
        for entry in entries {
            let seq = table.entries;
            table.fold(&entry, &mut heard).map_err(|bad| wrong(seq, bad))?;
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

    /// Folds what one input made, and says what each viewer notices. Entries that [`decide`](HostedTable::decide) made
    /// for the table as it is always fit; after an error the table must be loaded again.
    pub fn commit(&mut self, entries: &[Entry], to: Listeners) -> Result<Broadcast, BadEntry> {
        let mut heard = self.silence();
        heard.listening = !to.is_empty();
        let before = self.play.as_ref().filter(|_| to.anybody_follows());
        let before = before.map(|play| play.state.clone());
        for entry in entries {
            self.fold(entry, &mut heard)?;
        }
        Ok(self.tell(&heard, to, before.as_ref()))
    }

    pub(super) fn silence(&self) -> Effects<G> {
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

    pub(super) fn from_opening(opening: &Opening, at: u64) -> Result<Self, BadEntry> {
        if opening.version != VERSION {
            return Err(BadEntry::new(format!(
                "the table has version {}, and this program knows version {VERSION}: use a newer one",
                opening.version
            )));
        }
        if opening.game != G::info().id {
            return Err(BadEntry::new(format!("this is a table of `{}`", opening.game)));
        }
        let setup = G::setup(&opening.request())?;
        let (seats, _) = G::table_of(&setup);
        Ok(Self {
            id: opening.table.as_str().into(),
            setup,
            level: opening.level.as_str().into(),
            public: opening.public,
            help: opening.help,
            host: opening.host,
            sittings: vec![Sitting::Open; seats].into(),
            stage: Stage::Open,
            paused: false,
            clocks: Clocks::new(opening.clock),
            deal: Arc::new(Deal::new(opening.secret)),
            play: None,
            talk: Arc::new(Talk::default()),
            film_names: BTreeMap::new(),
            heard: [0; VIEWERS],
            prompts: [0; VIEWERS],
            rematch: None,
            opened_at: at,
            changed_at: at,
            entries: 1,
        })
    }

    pub(super) fn fold(&mut self, entry: &Entry, heard: &mut Effects<G>) -> Result<(), BadEntry> {
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
            | What::Ended => self.fold_game(&entry.what, at, heard)?,
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
        heard: &Effects<G>,
        to: Listeners,
        before: Option<&G>,
    ) -> Broadcast {
        let mut told = Broadcast { news: Vec::new(), notices: self.notices(heard) };
        let mut shared = Shared::<G>::new();
        let after = self.play.as_ref().filter(|_| to.anybody_follows());
        let after = after.map(|play| play.state.clone());
        let mut changes = Changes { before, after: after.as_ref(), alike: None };
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
                let mut news = self.news(heard, viewer, changed, &mut shared);
                if to.follows(viewer) && (news.changed.game || news.changed.status) {
                    news.view_changes = changes.of(viewer);
                }
                told.news.push((viewer, news));
            }
        }
        told
    }

    fn news(
        &self,
        heard: &Effects<G>,
        viewer: Viewer,
        changed: Changed,
        shared: &mut Shared<G>,
    ) -> ViewerUpdate {
        let place = place(viewer);
        let components = G::table_of(&self.setup).1;
        let seen = heard
            .events
            .iter()
            .filter_map(|(steps, event)| Some((steps[place], G::redact(event, viewer)?)));
        ViewerUpdate {
            seq: self.heard[place],
            undone: heard.undone[place],
            events: shared.events(&components, seen),
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
    fn notices(&self, heard: &Effects<G>) -> Vec<Notice> {
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
