//! What only the host may do.

use backlot_core::Seat;

use super::super::sitting::Sitting;
use super::super::{HostInput, Party, Stage, TableError, What};
use super::Draft;

impl Draft<'_> {
    pub(super) fn host(&mut self, by: Party, input: &HostInput) -> Result<(), TableError> {
        self.check_host(by)?;
        match input {
            HostInput::Start => {
                self.is_open()?;
                self.start();
            }
            HostInput::Pause => {
                self.check_playing()?;
                self.add(What::Paused);
            }
            HostInput::Resume => {
                if !self.table.paused {
                    return Err(TableError::NotNow("the game is not paused"));
                }
                self.add(What::Resumed);
            }
            HostInput::SeatBot { seat, level } => self.seat_bot(*seat, level.as_deref())?,
            HostInput::OpenSeat { seat } => {
                self.is_open()?;
                let seat = self.seat(*seat)?;
                match &self.table.sittings[seat.index()] {
                    Sitting::Open => {}
                    Sitting::Bot { .. } => self.add(What::SeatOpened { seat }),
                    Sitting::Person(_) => return Err(TableError::SeatTaken(seat.index())),
                }
            }
            HostInput::Mute { seat } => self.mute(*seat, true)?,
            HostInput::Unmute { seat } => self.mute(*seat, false)?,
            HostInput::Remove { seat } => self.remove(*seat)?,
            HostInput::HandOver { seat } => {
                let to = self.their_seat(*seat)?;
                if !self.table.is_host(to) {
                    self.add(What::HandedOver { to });
                }
            }
        }
        Ok(())
    }

    /// The seat of a person.
    pub(super) fn their_seat(&self, seat: Seat) -> Result<Seat, TableError> {
        let seat = self.seat(seat)?;
        match self.table.person(seat) {
            Some(_) => Ok(seat),
            None => Err(TableError::NotNow("no person has that seat")),
        }
    }

    fn seat_bot(&mut self, seat: Seat, level: Option<&str>) -> Result<(), TableError> {
        let seat = self.seat(seat)?;
        if self.table.is_over() {
            return Err(TableError::NotNow("the game is over"));
        }
        if self.table.person(seat).is_some() {
            return Err(TableError::SeatTaken(seat.index()));
        }
        let level = level.unwrap_or(&self.table.level).to_owned();
        self.add(What::BotSeated { seat, level });
        self.start_when_full();
        Ok(())
    }

    fn mute(&mut self, seat: Seat, on: bool) -> Result<(), TableError> {
        let seat = self.their_seat(seat)?;
        if self.table.person(seat).is_some_and(|person| person.muted != on) {
            self.add(What::Muted { seat, on });
        }
        Ok(())
    }

    fn remove(&mut self, seat: Seat) -> Result<(), TableError> {
        let seat = self.their_seat(seat)?;
        if self.table.is_host(seat) {
            return Err(TableError::NotNow("the host can't be removed: hand over first"));
        }
        match self.table.stage {
            Stage::Open => self.add(What::Removed { seat, level: None }),
            Stage::Playing => {
                let level = Some(self.table.level.to_string());
                self.add(What::Removed { seat, level });
                self.end_if_agreed();
            }
            Stage::Dealing => return Err(TableError::NotNow("the deal is being made")),
            Stage::Over | Stage::Ended => return Err(TableError::NotNow("the game is over")),
        }
        Ok(())
    }
}
