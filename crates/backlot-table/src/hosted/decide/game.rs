//! Answers, batches, undo and standing orders.

use std::sync::Arc;

use backlot_core::{Order, Seat};

use super::super::deal::Lazy;
use super::super::game::{Randomness, RunningGame};
use super::super::{Hand, Party, TableError, What};
use super::Draft;

/// A batch with more actions is refused.
const MAX_BATCH_LEN: usize = 100;

impl Draft<'_> {
    pub(super) fn answer(
        &mut self,
        by: Party,
        prompt: u32,
        option: Option<usize>,
        action: Option<&str>,
    ) -> Result<(), TableError> {
        let (seat, hand) = self.answering(by, prompt)?;
        let index = match (option, action) {
            (Some(option), None) => self.option(seat, option)?,
            (None, Some(text)) => self.game()?.find(seat, text)?,
            _ => return Err(TableError::NoAnswer),
        };
        self.take_back(by);
        self.act(seat, index, hand);
        Ok(())
    }

    pub(super) fn batch(
        &mut self,
        by: Party,
        prompt: u32,
        actions: &[String],
    ) -> Result<(), TableError> {
        let (seat, hand) = self.answering(by, prompt)?;
        if actions.is_empty() {
            return Err(TableError::Empty("a batch holds at least one action"));
        }
        if actions.len() > MAX_BATCH_LEN {
            return Err(TableError::TooLong { what: "a batch", most: MAX_BATCH_LEN });
        }
        for (number, text) in actions.iter().enumerate() {
            let index = self.game()?.find(seat, text)?;
            if number == 0 {
                self.take_back(by);
            }
            let stops = self.act(seat, index, hand);
            // Beyond something drawn or revealed, or once the seat is no longer asked, a refusal could tell what
            // the seat must not know. It says the same in all of these cases.
            let owes = self.game()?.course().owing.contains(seat);
            if number + 1 < actions.len() && (stops || !owes) {
                return Err(TableError::BatchTooLong { given: actions.len(), belong: number + 1 });
            }
        }
        Ok(())
    }

    /// The seat that answers this prompt, and whose hand it is.
    fn answering(&self, by: Party, prompt: u32) -> Result<(Seat, Hand), TableError> {
        let (seat, hand) = match by {
            Party::Seat(_) => (self.person(by)?, Hand::Own),
            Party::Bot(seat) => {
                let bot = self.table.sittings.get(seat.index()).and_then(|sitting| sitting.bot());
                bot.ok_or(TableError::NotNow("a person plays this seat"))?;
                (seat, Hand::Bot)
            }
            Party::Host | Party::Spectator | Party::Server | Party::Admin => {
                return Err(TableError::NoSeat);
            }
        };
        self.check_playing()?;
        if self.table.prompts[seat.index()] != prompt {
            return Err(TableError::StalePrompt { given: prompt });
        }
        Ok((seat, hand))
    }

    pub(super) fn game(&self) -> Result<&Arc<dyn RunningGame>, TableError> {
        self.table.play.as_ref().ok_or(TableError::NotNow("the game has not begun"))
    }

    fn option(&self, seat: Seat, option: usize) -> Result<usize, TableError> {
        let game = self.game()?;
        match game.choices(seat) {
            0 => Err(game.course().not_asked(seat).into()),
            options if option >= options => {
                Err(TableError::UnknownOption { given: option, options })
            }
            _ => Ok(option),
        }
    }

    /// Who answers has the seat back.
    fn take_back(&mut self, by: Party) {
        let Party::Seat(seat) = by else { return };
        if self.table.person(seat).is_some_and(|person| person.held.is_some()) {
            self.add(What::Returned { seat });
        }
    }

    /// Does what was checked: here the rules run, and nowhere else. Returns whether something was drawn or revealed.
    fn act(&mut self, seat: Seat, index: usize, hand: Hand) -> bool {
        let game = self.table.play.as_ref().expect("an action was checked, so a game runs");
        let mut rng = Lazy::new(|| self.table.rng(&game.course().drawn));
        let randomness = Randomness::source(&mut rng);
        let acted = game.act((seat, index), randomness, self.table.only_person());
        let (next, mut deed) = acted.expect("what was checked can be done");
        let draws = std::mem::take(&mut deed.draws);
        let stops = deed.reveals || !draws.is_empty();
        let action = game.action(seat, index);
        self.add_made(What::Acted { seat, action, draws, hand }, Some((next, deed)));
        stops
    }

    pub(super) fn undo(&mut self, by: Party) -> Result<(), TableError> {
        let seat = self.person(by)?;
        self.check_playing()?;
        let steps = self.game()?.undone(seat, self.table.record_players())?;
        self.add(What::Undone { seat, steps });
        Ok(())
    }

    pub(super) fn rewind(&mut self, by: Party, to: usize) -> Result<(), TableError> {
        if by != Party::Admin {
            return Err(TableError::NotAdmin);
        }
        if to >= usize::try_from(self.game()?.course().steps).unwrap_or(0) {
            return Err(TableError::NotNow("so many steps have not been made"));
        }
        self.add(What::Rewound { to });
        Ok(())
    }

    pub(super) fn order(&mut self, by: Party, order: Option<Order>) -> Result<(), TableError> {
        let seat = self.person(by)?;
        self.check_playing()?;
        let lot =
            self.table.auction().ok_or(TableError::BadOrder("this game has no open auctions"))?;
        if let Some(Order::PassUntilMyLot { lot: own }) = order
            && own <= lot
        {
            return Err(TableError::BadOrder("that lot has come already"));
        }
        let current = self.table.person(seat).and_then(|person| person.order);
        if current.map(|(order, _)| order) != order {
            self.add(What::Ordered { seat, order });
        }
        Ok(())
    }

    /// Lets standing orders answer as long as one can.
    pub(super) fn follow_orders(&mut self) {
        while self.check_playing().is_ok() {
            let Some((seat, index)) = self.ordered() else { return };
            self.act(seat, index, Hand::Order);
        }
    }

    fn ordered(&self) -> Option<(Seat, usize)> {
        let game = self.table.play.as_ref()?;
        game.course().owing.iter().find_map(|seat| {
            let person = self.table.person(seat).filter(|person| person.held.is_none())?;
            let (order, given) = person.order?;
            let holds = order.holds(given, game.auction()?);
            Some((seat, game.ordered_answer(seat, order.limit()).filter(|_| holds)?))
        })
    }
}
