//! Answers, batches, undo and standing orders.

use backlot_core::{Order, Playable, Seat, Viewer};

use super::super::deal::Lazy;
use super::super::{Hand, Party, TableError, What};
use super::Draft;
use crate::ActionError;

/// A batch with more actions is refused.
const MAX_BATCH_LEN: usize = 100;

impl<G: Playable> Draft<'_, G> {
    pub(super) fn answer(
        &mut self,
        by: Party,
        prompt: u32,
        option: Option<usize>,
        action: Option<&str>,
    ) -> Result<(), TableError> {
        let (seat, hand) = self.answering(by, prompt)?;
        let action = match (option, action) {
            (Some(option), None) => self.option(seat, option)?,
            (None, Some(text)) => self.read(text)?,
            _ => return Err(TableError::NoAnswer),
        };
        self.check(seat, action)?;
        self.take_back(by);
        self.act(seat, action, hand);
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
        for (index, text) in actions.iter().enumerate() {
            let action = self.read(text)?;
            self.check(seat, action)?;
            if index == 0 {
                self.take_back(by);
            }
            let stops = self.act(seat, action, hand);
            // Beyond something drawn or revealed, or once the seat is no longer asked, a refusal could tell what
            // the seat must not know. It says the same in all of these cases.
            let owes = self.table.play.as_ref().is_some_and(|p| p.state.to_act().contains(seat));
            if index + 1 < actions.len() && (stops || !owes) {
                return Err(TableError::BatchTooLong { given: actions.len(), belong: index + 1 });
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

    fn option(&self, seat: Seat, option: usize) -> Result<G::Action, TableError> {
        let play = self.table.play.as_ref().ok_or(TableError::NotNow("the game has not begun"))?;
        let legal = play.legal(seat);
        if legal.is_empty() {
            return Err(play.not_asked(seat).into());
        }
        let unknown = TableError::UnknownOption { given: option, options: legal.len() };
        legal.get(option).copied().ok_or(unknown)
    }

    fn read(&self, text: &str) -> Result<G::Action, TableError> {
        let components = G::table_of(&self.table.setup).1;
        Ok(G::read_action(&components, text).map_err(ActionError::from)?)
    }

    fn check(&self, seat: Seat, action: G::Action) -> Result<(), TableError> {
        let play = self.table.play.as_ref().ok_or(TableError::NotNow("the game has not begun"))?;
        play.check(seat, action)?;
        Ok(())
    }

    /// Who answers has the seat back.
    fn take_back(&mut self, by: Party) {
        let Party::Seat(seat) = by else { return };
        if self.table.person(seat).is_some_and(|person| person.held.is_some()) {
            self.add(What::Returned { seat });
        }
    }

    /// Does what was checked. Returns whether something was drawn or revealed.
    fn act(&mut self, seat: Seat, action: G::Action, hand: Hand) -> bool {
        let play = self.table.play.as_ref().expect("an action was checked, so a game runs");
        let drawn = play.drawn;
        let rng = Lazy::new(|| self.table.rng(&drawn));
        let draws = play.draws(seat, action, rng);
        let action = G::write_action(&play.state.components(), action);
        let drew = !draws.is_empty();
        let before = self.heard.events.len();
        self.add(What::Acted { seat, action, draws, hand });
        drew || self.heard.events[before..].iter().any(|(_, event)| G::reveals(event))
    }

    pub(super) fn undo(&mut self, by: Party) -> Result<(), TableError> {
        let seat = self.person(by)?;
        self.check_playing()?;
        let play = self.table.play.as_ref().ok_or(TableError::NotNow("the game has not begun"))?;
        let steps = play.table(&self.table.setup, self.table.record_players()).undone(seat)?;
        self.add(What::Undone { seat, steps });
        Ok(())
    }

    pub(super) fn rewind(&mut self, by: Party, to: usize) -> Result<(), TableError> {
        if by != Party::Admin {
            return Err(TableError::NotAdmin);
        }
        let play = self.table.play.as_ref().ok_or(TableError::NotNow("the game has not begun"))?;
        if to >= usize::try_from(play.steps).unwrap_or(0) {
            return Err(TableError::NotNow("so many steps have not been made"));
        }
        self.add(What::Rewound { to });
        Ok(())
    }

    pub(super) fn order(&mut self, by: Party, order: Option<Order>) -> Result<(), TableError> {
        let seat = self.person(by)?;
        self.check_playing()?;
        let lot = self.table.lot().ok_or(TableError::BadOrder("this game has no open auctions"))?;
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
            let Some((seat, action)) = self.ordered() else { return };
            self.act(seat, action, Hand::Order);
        }
    }

    fn ordered(&self) -> Option<(Seat, G::Action)> {
        let play = self.table.play.as_ref()?;
        play.state.to_act().iter().find_map(|seat| {
            let person = self.table.person(seat).filter(|person| person.held.is_none())?;
            let (order, given) = person.order?;
            let view = play.state.view(Viewer::Seat(seat));
            let holds = order.holds(given, G::lot(&view)?);
            let action = G::bid_or_pass(&view, seat, order.limit()).filter(|_| holds)?;
            play.check(seat, action).is_ok().then_some((seat, action))
        })
    }
}
