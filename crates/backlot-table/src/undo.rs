//! Taking back. Nothing is stored for it: what may be taken back follows from the steps.

use backlot_core::{Playable, Seat};

use crate::rounds::{Round, Rounds};
use crate::{ActionError, Entry, Table};

impl<G: Playable> Table<G> {
    /// How many effective steps [`undo`](Table::undo) would take back.
    pub fn undo_steps(&self, seat: Seat) -> Result<usize, ActionError> {
        self.undone(seat).map(|undone| undone.len())
    }

    /// Takes the seat's last action back, and tells how many effective steps went.
    ///
    /// This is possible when, from that action on, nothing was drawn, nothing revealed and nobody else
    /// acted. Where one person plays against bots only, what the bots did since goes along. An answer
    /// that is still sealed is changed by answering again; where a seat gives several answers in one
    /// sealed round, its last one is taken back alone, and what others
    /// answered stays.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, ActionError> {
        let undone = self.undone(seat)?;
        let steps = undone.len();
        for index in undone.into_iter().rev() {
            self.steps.remove(index);
        }
        self.log.push(Entry::Undo { seat, steps });
        self.refold();
        Ok(steps)
    }

    /// The indices of the steps that an undo of this seat would remove, ascending.
    pub(crate) fn undone(&self, seat: Seat) -> Result<Vec<usize>, ActionError> {
        self.check_seat(seat)?;
        let refuse = |why: &str| Err(ActionError::NothingToUndo(why.to_owned()));
        if self.state.may_revise().contains(seat) {
            return refuse("the answer is still sealed; to change it, answer again");
        }
        let Some(last) = self.steps.iter().rposition(|step| step.seat == seat) else {
            return refuse("nothing done yet");
        };
        let undone = match &self.rounds.open {
            Some(round) if last >= round.first => self.last_sealed_answer(round, seat, last),
            _ => (last..self.steps.len()).collect(),
        };
        match self.obstacle(seat, &undone) {
            None => Ok(undone),
            Some(why) => refuse(&why),
        }
    }

    /// The seat's last answer in the open round and those that it replaced. Without them the seat owes an
    /// answer again; if only the last one went, the round could be complete.
    fn last_sealed_answer(&self, round: &Round, seat: Seat, last: usize) -> Vec<usize> {
        let own = round.answers.iter().filter(|answer| answer.seat() == seat).map(|a| a.step());
        let start = own.filter(|index| *index < last).max().map_or(round.first, |index| index + 1);
        (start..=last).filter(|index| self.steps[*index].seat == seat).collect()
    }

    /// The first thing among these steps that can't be taken back.
    fn obstacle(&self, seat: Seat, steps: &[usize]) -> Option<String> {
        let bots_follow = self.is_only_person(seat);
        let sealed_from = self.rounds.open.as_ref().map_or(self.steps.len(), |round| round.first);
        let mut revealing = vec![false; self.steps.len()];
        self.replay(|number, _, events| {
            if let Some(index) = number.checked_sub(1) {
                revealing[index] = events.iter().any(G::reveals);
            }
        });
        steps.iter().find_map(|&index| {
            let step = &self.steps[index];
            let other = step.seat != seat && !bots_follow;
            if other && index >= sealed_from {
                // Not who, nor how many.
                Some("other seats are choosing in secret".to_owned())
            } else if !step.draws.is_empty() {
                Some("something was drawn since".to_owned())
            } else if revealing[index] {
                Some("something was revealed since".to_owned())
            } else if other {
                Some(format!("{} has acted since", step.seat))
            } else {
                None
            }
        })
    }

    fn is_only_person(&self, seat: Seat) -> bool {
        let mut people = self.players.iter().enumerate().filter(|(_, player)| player.is_person());
        let only = people.next().filter(|_| people.next().is_none());
        only.is_some_and(|(index, _)| index == seat.index())
    }

    /// Makes state and rounds from the steps.
    pub(crate) fn refold(&mut self) {
        let mut rounds = Rounds::default();
        let mut before: Option<G> = None;
        self.replay(|number, state, _| {
            if let Some(before) = &before {
                let index = number - 1;
                rounds.follow(before, self.steps[index].seat, index, state);
            }
            before = Some(state.clone());
        });
        self.rounds = rounds;
        self.state = before.expect("a replay shows the set-up at least");
    }
}
