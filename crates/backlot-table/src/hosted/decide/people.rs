//! Sitting down and standing up, talk, links to other devices.

use backlot_core::{Seat, Viewer};

use super::super::entry::{Reaction, Voice};
use super::super::sitting::{Person, Sitting};
use super::super::{Hash, Party, Stage, TableError, What};
use super::Draft;
use crate::plain_text::plain_text;
use crate::player::{MAX_NAME_LEN, Player};

/// A longer text is refused.
const MAX_TEXT_LEN: usize = 500;

/// A longer name of a thing is refused.
const MAX_THING_NAME_LEN: usize = 60;

/// A longer address is refused.
const MAX_ADDRESS_LEN: usize = 500;

/// How long a code that moves a seat holds.
const MOVE_HOLDS: u64 = 10 * 60_000;

impl Draft<'_> {
    pub(super) fn sit(
        &mut self,
        seat: Option<Seat>,
        name: &str,
        key: Hash,
        number: Option<Hash>,
    ) -> Result<(), TableError> {
        let is_free = |sitting: &Sitting| match sitting {
            Sitting::Open => true,
            Sitting::Bot { vacant, .. } => *vacant && self.table.stage == Stage::Playing,
            Sitting::Person(_) => false,
        };
        let seat = match seat {
            None => {
                let mut seats = Seat::all(self.table.sittings.len());
                let free = seats.find(|seat| is_free(&self.table.sittings[seat.index()]));
                free.ok_or(TableError::TableFull)?
            }
            Some(seat) => {
                let seat = self.seat(seat)?;
                if !is_free(&self.table.sittings[seat.index()]) {
                    return Err(TableError::SeatTaken(seat.index()));
                }
                seat
            }
        };
        if self.table.is_over() || self.table.stage == Stage::Dealing {
            return Err(TableError::TableFull);
        }
        self.check_new_key(key)?;
        let name = name_of_person(name)?;
        let number = number.filter(|_| self.table.stage == Stage::Open);
        self.add(What::Sat { seat, name, key, number });
        self.start_when_full();
        Ok(())
    }

    fn check_new_key(&self, key: Hash) -> Result<(), TableError> {
        let in_use = self.table.people().any(|(_, person)| person.key == key);
        if in_use { Err(TableError::SecretInUse) } else { Ok(()) }
    }

    pub(super) fn leave(&mut self, by: Party) -> Result<(), TableError> {
        let seat = self.person(by)?;
        match self.table.stage {
            Stage::Open => self.add(What::Left { seat }),
            Stage::Playing => {
                let held = self.table.person(seat).is_some_and(|person| person.held.is_some());
                if !held {
                    let level = self.table.level.to_string();
                    self.add(What::Held { seat, level, left: true });
                    self.end_if_agreed();
                }
            }
            Stage::Dealing | Stage::Over | Stage::Ended => {}
        }
        Ok(())
    }

    pub(super) fn hold(&mut self, by: Party, seat: Seat) -> Result<(), TableError> {
        let other = self.person(by).is_ok_and(|own| own != seat);
        if !other && (by == Party::Seat(seat) || self.check_host(by).is_err()) {
            return Err(TableError::NoSeat);
        }
        self.check_playing()?;
        let seat = self.their_seat(seat)?;
        if self.table.person(seat).is_some_and(|person| person.held.is_some()) {
            return Ok(());
        }
        let is_there = self.moment.present.contains(seat);
        if is_there && !self.table.clocks.is_out(seat, self.moment.now) {
            return Err(TableError::NotAway);
        }
        let level = self.table.level.to_string();
        self.add(What::Held { seat, level, left: false });
        Ok(())
    }

    pub(super) fn back(&mut self, by: Party) -> Result<(), TableError> {
        let seat = self.person(by)?;
        if self.table.person(seat).is_some_and(|person| person.held.is_some()) {
            self.add(What::Returned { seat });
        }
        Ok(())
    }

    pub(super) fn end(&mut self, by: Party, agree: bool) -> Result<(), TableError> {
        let seat = self.person(by)?;
        if self.table.stage != Stage::Playing {
            self.check_playing()?;
        }
        if self.table.person(seat).is_some_and(|person| person.agrees_to_end != agree) {
            self.add(What::EndWished { seat, agree });
            self.end_if_agreed();
        }
        Ok(())
    }

    /// Ends the game if everybody agrees who has not left. A person whose seat a bot holds for them has no word, so
    /// nobody can end a game by having the others held.
    pub(super) fn end_if_agreed(&mut self) {
        let here = || self.table.people().filter(|(_, person)| !person.left);
        let agrees = |person: &Person| person.held.is_none() && person.agrees_to_end;
        if here().count() > 0 && here().all(|(_, person)| agrees(person)) {
            self.add(What::Ended);
        }
    }

    pub(super) fn say(
        &mut self,
        by: Party,
        text: &str,
        name: Option<&str>,
    ) -> Result<(), TableError> {
        let by = self.voice(by, name)?;
        if text.chars().nth(MAX_TEXT_LEN).is_some() {
            return Err(TableError::TooLong { what: "a text", most: MAX_TEXT_LEN });
        }
        let text = plain_text(text);
        if text.is_empty() {
            return Err(TableError::Empty("there is nothing in this text"));
        }
        self.add(What::Said { by, text });
        Ok(())
    }

    pub(super) fn name(&mut self, by: Party, thing: &str, text: &str) -> Result<(), TableError> {
        let seat = self.person(by)?;
        self.voice(by, None)?;
        if text.chars().nth(MAX_THING_NAME_LEN).is_some() {
            let what = "the name of a film";
            return Err(TableError::TooLong { what, most: MAX_THING_NAME_LEN });
        }
        if !self.game()?.may_name(seat, thing) {
            return Err(TableError::NotYours);
        }
        let text = plain_text(text);
        if self.table.names.get(thing).map_or("", |name| name) != text {
            self.add(What::Named { seat, thing: thing.to_owned(), text });
        }
        Ok(())
    }

    pub(super) fn react(
        &mut self,
        by: Party,
        reaction: Reaction,
        to: Option<u32>,
    ) -> Result<(), TableError> {
        let viewer = match by {
            Party::Seat(seat) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        let by = self.voice(by, None)?;
        let to = to.and_then(|seq| self.table.talk.number(viewer, seq));
        self.add(What::Reacted { by, reaction, to });
        Ok(())
    }

    fn voice(&self, by: Party, name: Option<&str>) -> Result<Voice, TableError> {
        match by {
            Party::Seat(_) => {
                let seat = self.person(by)?;
                let muted = self.table.person(seat).is_some_and(|person| person.muted);
                if muted { Err(TableError::Muted) } else { Ok(Voice::Seat(seat)) }
            }
            Party::Host => Ok(Voice::Host),
            Party::Spectator => {
                let name = name.map(name_of_person).transpose()?;
                Ok(Voice::Spectator { name })
            }
            Party::Bot(_) | Party::Server | Party::Admin => Err(TableError::NoSeat),
        }
    }

    pub(super) fn offer_move(&mut self, by: Party, code: Hash) -> Result<(), TableError> {
        let seat = self.person(by)?;
        let until = self.moment.now.saturating_add(MOVE_HOLDS);
        self.add(What::MoveOffered { seat, code, until });
        Ok(())
    }

    pub(super) fn move_seat(&mut self, code: Hash, key: Hash) -> Result<(), TableError> {
        let now = self.moment.now;
        let fits = |offered: &(Hash, u64)| offered.0 == code && now < offered.1;
        let mut people = self.table.people();
        let found = people.find(|(_, person)| person.code.as_deref().is_some_and(fits));
        let seat = found.map(|(seat, _)| seat).ok_or(TableError::BadCode)?;
        drop(people);
        self.check_new_key(key)?;
        self.add(What::SeatMoved { seat, key });
        Ok(())
    }

    pub(super) fn rematch(&mut self, by: Party, table: &str) -> Result<(), TableError> {
        if self.person(by).is_err() {
            self.check_host(by)?;
        }
        if !self.table.is_over() {
            return Err(TableError::NotNow("the game is not over"));
        }
        if self.table.rematch.is_none() {
            self.add(What::Rematched { table: table.to_owned() });
        }
        Ok(())
    }

    pub(super) fn notice(&mut self, by: Party, webhook: Option<&str>) -> Result<(), TableError> {
        let seat = self.person(by)?;
        if webhook.is_some_and(|address| address.len() > MAX_ADDRESS_LEN) {
            return Err(TableError::TooLong { what: "an address", most: MAX_ADDRESS_LEN });
        }
        self.add(What::NoticeSet { seat, webhook: webhook.map(ToOwned::to_owned) });
        Ok(())
    }
}

/// The name as everybody will see it.
pub(in super::super) fn name_of_person(text: &str) -> Result<String, TableError> {
    if plain_text(text).chars().nth(MAX_NAME_LEN).is_some() {
        return Err(TableError::TooLong { what: "a name", most: MAX_NAME_LEN });
    }
    Ok(Player::person(text).to_string())
}
