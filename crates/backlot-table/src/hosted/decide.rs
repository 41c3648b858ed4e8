//! What an input would do. Nothing here changes the table: a draft of it is worked on, and only the entries leave.

mod deal;
mod game;
mod host;
mod people;

use backlot_core::{Playable, Seat};

use super::fold::Effects;
use super::{
    Broadcast, Entry, HostedTable, Input, Listeners, Moment, Party, Stage, TableError, What,
};
use crate::ActionError;

/// A copy of the table on which an input is tried out.
struct Draft<'a, G: Playable> {
    table: HostedTable<G>,
    heard: Effects<G>,
    entries: Vec<Entry>,
    moment: &'a Moment,
}

impl<G: Playable> HostedTable<G> {
    /// What the input makes of the table: entries to store together and then to [`commit`](HostedTable::commit). None
    /// if there is nothing to do. Changes nothing.
    pub fn decide(
        &self,
        by: Party,
        input: &Input,
        moment: &Moment,
    ) -> Result<Vec<Entry>, TableError> {
        Ok(self.draft(by, input, moment)?.entries)
    }

    /// [`decide`](HostedTable::decide) and [`commit`](HostedTable::commit) in one, without folding twice. After a
    /// refusal nothing has changed. If the entries can't be stored, the table must be loaded again.
    pub fn carry_out(
        &mut self,
        by: Party,
        input: &Input,
        moment: &Moment,
        to: Listeners,
    ) -> Result<(Vec<Entry>, Broadcast), TableError> {
        let Draft { table, heard, entries, .. } = self.draft(by, input, moment)?;
        if entries.is_empty() {
            return Ok((entries, Broadcast::default()));
        }
        let before = std::mem::replace(self, table).play;
        let told = self.tell(&heard, to, before.as_ref().map(|play| &play.state));
        Ok((entries, told))
    }

    fn draft<'a>(
        &self,
        by: Party,
        input: &Input,
        moment: &'a Moment,
    ) -> Result<Draft<'a, G>, TableError> {
        let mut heard = self.silence();
        heard.listening = true;
        let mut draft = Draft { table: self.clone(), heard, entries: Vec::new(), moment };
        draft.input(by, input)?;
        draft.follow_orders();
        let last = draft.entries.len().saturating_sub(1);
        for (index, entry) in draft.entries.iter_mut().enumerate() {
            entry.more = index < last;
        }
        Ok(draft)
    }
}

impl<G: Playable> Draft<'_, G> {
    fn input(&mut self, by: Party, input: &Input) -> Result<(), TableError> {
        match input {
            Input::Answer { prompt, option, action } => {
                self.answer(by, *prompt, *option, action.as_deref())
            }
            Input::Batch { prompt, actions } => self.batch(by, *prompt, actions),
            Input::Undo => self.undo(by),
            Input::Order { order } => self.order(by, *order),
            Input::Say { text, name } => self.say(by, text, name.as_deref()),
            Input::React { reaction, to } => self.react(by, *reaction, *to),
            Input::NameFilm { film, text } => self.name_film(by, film, text),
            Input::Number { hash, number } => self.number(by, *hash, *number),
            Input::Host(input) => self.host(by, input),
            Input::Hold { seat, level } => self.hold(by, *seat, level.as_deref()),
            Input::Back => self.back(by),
            Input::End { agree } => self.end(by, *agree),
            Input::Leave => self.leave(by),
            Input::Sit { seat, name, key, number } => self.sit(*seat, name, *key, *number),
            Input::OfferMove { code } => self.offer_move(by, *code),
            Input::MoveSeat { code, key } => self.move_seat(*code, *key),
            Input::Rematch { table } => self.rematch(by, table),
            Input::Notice { webhook } => self.notice(by, webhook.as_deref()),
            Input::Tick => self.tick(),
            Input::Rewind { to } => self.rewind(by, *to),
        }
    }

    /// Adds an entry and goes on as if it were stored.
    fn add(&mut self, what: What) {
        let at = self.moment.now.max(self.table.changed_at);
        let entry = Entry { at, more: false, what };
        let folded = self.table.fold(&entry, &mut self.heard);
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
