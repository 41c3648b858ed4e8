//! What an input would do. Nothing here changes the table: a draft of it is worked on, which is taken over once it is stored.

mod deal;
mod game;
mod host;
mod people;

pub(super) use people::name_of_person;

use std::fmt;

use backlot_core::Seat;

use super::fold::Effects;
use super::game::Acted;
use super::{
    Broadcast, Entry, HostInput, HostedTable, Input, Listeners, Moment, Party, Stage, TableError,
    What,
};
use crate::ActionError;

/// What an input makes of a table: entries to store together, and then to [`commit`](HostedTable::commit).
pub struct Decided {
    table: HostedTable,
    heard: Effects,
    entries: Vec<Entry>,
}

impl Decided {
    /// Returns the entries. There are none if there is nothing to do.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the table as it is with these entries.
    #[must_use]
    pub fn table(&self) -> &HostedTable {
        &self.table
    }
}

impl fmt::Debug for Decided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.entries.fmt(f)
    }
}

/// A copy of the table on which an input is tried out.
pub(super) struct Draft<'a> {
    table: HostedTable,
    heard: Effects,
    entries: Vec<Entry>,
    moment: &'a Moment,
}

impl HostedTable {
    /// Decides what the input makes of the table. Changes nothing.
    pub fn decide(&self, by: Party, input: &Input, moment: &Moment) -> Result<Decided, TableError> {
        if let Input::Host(HostInput::SeatBot { level: Some(level), .. }) = input {
            (self.game.check_level)(level, self.seats()).map_err(TableError::UnknownLevel)?;
        }
        let mut draft = Draft::new(self.clone(), moment);
        draft.input(by, input)?;
        draft.follow_orders();
        Ok(draft.decided())
    }

    /// Takes over what was decided for the table as it is, and says what each viewer notices.
    pub fn commit(&mut self, decided: Decided, to: Listeners) -> Broadcast {
        let Decided { table, heard, entries } = decided;
        debug_assert_eq!(self.entries + entries.len() as u64, table.entries, "decided for another");
        if entries.is_empty() {
            return Broadcast::default();
        }
        let before = std::mem::replace(self, table).play;
        self.tell(&heard, to, before.as_deref())
    }
}

impl<'a> Draft<'a> {
    pub(super) fn new(table: HostedTable, moment: &'a Moment) -> Self {
        let mut heard = table.silence();
        heard.listening = true;
        Self { table, heard, entries: Vec::new(), moment }
    }

    /// What was tried out, as one input.
    pub(super) fn decided(self) -> Decided {
        let Self { table, heard, mut entries, .. } = self;
        let last = entries.len().saturating_sub(1);
        for (index, entry) in entries.iter_mut().enumerate() {
            entry.more = index < last;
        }
        Decided { table, heard, entries }
    }

    pub(super) fn input(&mut self, by: Party, input: &Input) -> Result<(), TableError> {
        match input {
            Input::Answer { prompt, option, action } => {
                self.answer(by, *prompt, *option, action.as_deref())
            }
            Input::Batch { prompt, actions } => self.batch(by, *prompt, actions),
            Input::Undo => self.undo(by),
            Input::Order { order } => self.order(by, *order),
            Input::Say { text, name } => self.say(by, text, name.as_deref()),
            Input::React { reaction, to } => self.react(by, *reaction, *to),
            Input::Name { thing, text } => self.name(by, thing, text),
            Input::Number { hash, number } => self.number(by, *hash, *number),
            Input::Host(input) => self.host(by, input),
            Input::Hold { seat } => self.hold(by, *seat),
            Input::Back => self.back(by),
            Input::End { agree } => self.end(by, *agree),
            Input::Leave => self.leave(by),
            Input::Sit { seat, name, key, number } => self.sit(*seat, name, *key, *number),
            Input::OfferMove { code } => self.offer_move(by, *code),
            Input::MoveSeat { code, key } => self.move_seat(*code, *key),
            Input::Rematch { table } => self.rematch(by, table),
            Input::Notice { webhook } => self.notice(by, webhook.as_deref()),
            Input::Tick => self.tick(),
            Input::Interrupted { ms } => self.interrupted(by, *ms),
            Input::Rewind { to } => self.rewind(by, *to),
        }
    }

    /// Adds an entry and goes on as if it were stored.
    fn add(&mut self, what: What) {
        self.add_made(what, None);
    }

    /// The same where the rules have run already.
    fn add_made(&mut self, what: What, made: Option<Acted>) {
        let at = self.moment.now.max(self.table.changed_at);
        let entry = Entry { at, more: false, what };
        let folded = self.table.fold(&entry, made, &mut self.heard);
        assert!(folded.is_ok(), "what was checked fits: {folded:?}");
        self.entries.push(entry);
    }

    /// The person who asks.
    fn person(&self, by: Party) -> Result<Seat, TableError> {
        match by {
            Party::Seat(seat) if self.table.person(seat).is_some() => Ok(seat),
            _ => Err(TableError::NoSeat),
        }
    }

    fn seat(&self, seat: Seat) -> Result<Seat, TableError> {
        let seats = self.table.sittings.len();
        if seat.index() < seats { Ok(seat) } else { Err(TableError::NoSuchSeat { seats }) }
    }

    fn check_host(&self, by: Party) -> Result<(), TableError> {
        let allowed = match by {
            Party::Host | Party::Server | Party::Admin => true,
            Party::Seat(seat) => self.table.is_host(seat),
            Party::Spectator | Party::Bot(_) => false,
        };
        if allowed { Ok(()) } else { Err(TableError::NotHost) }
    }

    /// Somebody may act in the game now.
    fn check_playing(&self) -> Result<(), TableError> {
        match self.table.stage {
            Stage::Playing if self.table.paused => {
                Err(TableError::NotNow("the host has paused the game"))
            }
            Stage::Playing => Ok(()),
            Stage::Open | Stage::Dealing => Err(TableError::NotNow("the game has not begun")),
            Stage::Over => Err(ActionError::GameOver.into()),
            Stage::Ended => Err(TableError::NotNow("the game was ended")),
        }
    }

    fn is_open(&self) -> Result<(), TableError> {
        if self.table.stage == Stage::Open {
            Ok(())
        } else {
            Err(TableError::NotNow("the game has started"))
        }
    }
}
