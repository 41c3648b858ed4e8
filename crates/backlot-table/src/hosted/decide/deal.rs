//! From the last person who sits down to the first prompt.

use std::sync::Arc;

use backlot_core::{Seat, SeatSet};

use super::super::deal::{DealStage, Lazy};
use super::super::game::Randomness;
use super::super::{Hash, Party, Secret, Stage, TableError, What};
use super::Draft;

impl Draft<'_> {
    /// Starts the game once nobody can sit down any more.
    pub(super) fn start_when_full(&mut self) {
        if self.table.stage == Stage::Open && !self.table.has_open_seat() {
            self.start();
        }
    }

    pub(super) fn start(&mut self) {
        let level = self.table.level.to_string();
        for seat in Seat::all(self.table.sittings.len()) {
            if self.table.sittings[seat.index()] == super::super::Sitting::Open {
                self.add(What::BotSeated { seat, level: level.clone() });
            }
        }
        self.add(What::Started);
        self.ask_numbers(SeatSet::EMPTY);
    }

    /// All hashes are there: asks for the numbers, or deals if there are none to come.
    fn ask_numbers(&mut self, without: SeatSet) {
        let shares = self.table.deal.shares.iter().map(|share| share.seat);
        if shares.clone().all(|seat| without.contains(seat)) {
            self.begin();
        } else {
            self.add(What::NumbersAsked { without });
        }
    }

    fn begin(&mut self) {
        let mut rng = Lazy::new(|| self.table.rng(&Default::default()));
        let begun = Arc::clone(&self.table.setup).begin(Randomness::source(&mut rng));
        let (game, mut deed) = begun.expect("a source has as many draws as are needed");
        let draws = std::mem::take(&mut deed.draws);
        self.add_made(What::Began { draws }, Some((game, deed)));
    }

    pub(super) fn number(
        &mut self,
        by: Party,
        hash: Option<Hash>,
        number: Option<Secret>,
    ) -> Result<(), TableError> {
        let seat = self.person(by)?;
        match (hash, number) {
            (Some(hash), None) => self.commit(seat, hash),
            (None, Some(number)) => self.reveal(seat, number),
            _ => Err(TableError::BadNumber("send either `hash` or `number`")),
        }
    }

    fn commit(&mut self, seat: Seat, hash: Hash) -> Result<(), TableError> {
        let deal = &self.table.deal;
        match (self.table.stage, deal.stage) {
            (Stage::Open, _) => {
                self.add(What::Committed { seat, hash });
                let all_here =
                    self.table.people().all(|(seat, _)| self.table.deal.share(seat).is_some());
                if all_here {
                    self.start_when_full();
                }
                Ok(())
            }
            (Stage::Dealing, DealStage::Hashes { .. }) if deal.owing().contains(seat) => {
                self.add(What::Committed { seat, hash });
                if self.table.deal.owing().is_empty() {
                    self.ask_numbers(SeatSet::EMPTY);
                }
                Ok(())
            }
            _ => Err(TableError::NotNow("no hash is awaited from you")),
        }
    }

    fn reveal(&mut self, seat: Seat, number: Secret) -> Result<(), TableError> {
        let deal = &self.table.deal;
        let awaited = matches!(deal.stage, DealStage::Numbers { .. });
        let share = deal.share(seat).filter(|share| awaited && share.number().is_none());
        let share = share.ok_or(TableError::NotNow("no number is awaited from you"))?;
        if share.hash() != Some(number.hash()) {
            return Err(TableError::BadNumber("this number does not have the hash that you sent"));
        }
        self.add(What::Numbered { seat, number });
        if self.table.deal.owing().is_empty() {
            self.begin();
        }
        Ok(())
    }

    /// Whoever is waited for gets the time back in which no server was there.
    pub(super) fn interrupted(&mut self, by: Party, ms: u64) -> Result<(), TableError> {
        if by != Party::Server {
            return Err(TableError::NotAdmin);
        }
        let is_awaited = match self.table.stage {
            Stage::Dealing => true,
            Stage::Playing => self.table.clocks.is_running(),
            Stage::Open | Stage::Over | Stage::Ended => false,
        };
        if is_awaited {
            self.add(What::Interrupted { ms });
        }
        Ok(())
    }

    /// Time has passed: who let the deal down has no share in it.
    pub(super) fn tick(&mut self) -> Result<(), TableError> {
        let due = self.table.deal.due().filter(|_| self.table.stage == Stage::Dealing);
        if due.is_none_or(|due| self.moment.now < due) {
            return Ok(());
        }
        let missing = self.table.deal.owing();
        match self.table.deal.stage {
            DealStage::Hashes { .. } => self.ask_numbers(missing),
            DealStage::Numbers { .. } => {
                let secret = self.moment.fresh;
                self.add(What::Redealt { secret, missing });
                if self.table.deal.shares.is_empty() {
                    self.begin();
                }
            }
            DealStage::Dealt => {}
        }
        Ok(())
    }
}
