//! The deal and the game.

use std::sync::Arc;

use backlot_core::{Seat, Text, Viewer};

use super::super::deal::DealStage;
use super::super::game::{Acted, Deed, Randomness};
use super::super::updates::VIEWERS;
use super::super::{Changed, Hand, HostedTable, Stage, What};
use super::{BadEntry, Effects};

const GAME: Changed = Changed { game: true, ..Changed::NOTHING };

impl HostedTable {
    pub(super) fn fold_game(
        &mut self,
        what: &What,
        made: Option<Acted>,
        at: u64,
        heard: &mut Effects,
    ) -> Result<(), BadEntry> {
        match what {
            What::Acted { seat, action, draws, hand } => {
                let acted = match made {
                    Some(acted) => acted,
                    None => self.act_again(*seat, action, draws)?,
                };
                self.fold_action(*seat, acted, *hand, at, heard);
            }
            What::Began { draws } => {
                let begun = match made {
                    Some(begun) => begun,
                    None => self.begin_again(draws)?,
                };
                self.fold_beginning(begun, at, heard);
            }
            What::Undone { seat, steps } => {
                self.fold_removal(steps, at, heard)?;
                // Or it would answer again at once.
                if let Some(person) = self.person_mut(*seat) {
                    person.order = None;
                }
                heard.only(Viewer::Seat(*seat), Changed { order: true, ..GAME });
                heard.note(|| Text::new("table-undone").with("who", *seat));
            }
            What::Rewound { to } => {
                let steps = self.play.as_ref().map_or(0, |play| play.course().steps);
                let removed: Vec<usize> = (*to..usize::try_from(steps).unwrap_or(0)).collect();
                self.stage = Stage::Playing;
                self.fold_removal(&removed, at, heard)?;
                heard.everybody(Changed { status: true, ..GAME });
                heard.note(|| Text::new("table-rewound"));
            }
            What::Ordered { seat, order } => {
                let lot = self.auction().unwrap_or(0);
                self.at_table(*seat)?;
                if let Some(person) = self.person_mut(*seat) {
                    person.order = order.map(|order| (order, lot));
                }
                heard.only(Viewer::Seat(*seat), Changed { order: true, ..Changed::default() });
            }
            What::Ended => {
                self.stage = Stage::Ended;
                self.stop_clocks(at);
                heard.everybody(Changed { status: true, deal: true, ..GAME });
                heard.note(|| Text::new("table-ended"));
            }
            _ => self.fold_deal(what, at, heard)?,
        }
        Ok(())
    }

    fn fold_deal(&mut self, what: &What, at: u64, heard: &mut Effects) -> Result<(), BadEntry> {
        let mut changed = Changed { deal: true, ..Changed::default() };
        match what {
            What::Started => {
                self.stage = Stage::Dealing;
                changed.status = true;
            }
            What::Committed { seat, hash } => {
                let seat = self.at_table(*seat)?;
                Arc::make_mut(&mut self.deal).commit(seat, *hash);
            }
            What::NumbersAsked { without } => {
                for seat in without.iter() {
                    Arc::make_mut(&mut self.deal).withdraw(seat);
                }
                Arc::make_mut(&mut self.deal).stage = DealStage::Numbers { since: at };
            }
            What::Numbered { seat, number } => {
                let seat = self.at_table(*seat)?;
                Arc::make_mut(&mut self.deal).number(seat, *number);
                heard.only(Viewer::Seat(seat), changed);
                return Ok(());
            }
            What::Redealt { secret, missing } => {
                Arc::make_mut(&mut self.deal).begin_anew(*secret, *missing, at);
                let missing: Vec<Text> = missing.iter().map(Text::seat).collect();
                heard.note(|| Text::new("table-redealt").with("missing", missing));
            }
            _ => {}
        }
        heard.everybody(changed);
        Ok(())
    }

    fn begin_again(&self, draws: &[u32]) -> Result<Acted, BadEntry> {
        let begun = Arc::clone(&self.setup).begin(Randomness::script(draws));
        begun.map_err(|bad| BadEntry::new(bad.to_string()))
    }

    fn fold_beginning(&mut self, (game, begun): Acted, at: u64, heard: &mut Effects) {
        let deal = Arc::make_mut(&mut self.deal);
        deal.stage = DealStage::Dealt;
        deal.shares.retain(|share| share.number().is_some());
        self.play = Some(game);
        self.stage = Stage::Playing;
        heard.events.push(([0; VIEWERS], begun.happened));
        heard.asked_anew = true;
        self.bump_prompts(begun.noticed);
        self.run_clocks(at, false);
        self.check_end(at, heard);
        heard.everybody(Changed { status: true, deal: true, ..GAME });
    }

    /// Does what was done before.
    fn act_again(&self, seat: Seat, action: &str, draws: &[u32]) -> Result<Acted, BadEntry> {
        self.at_table(seat)?;
        let play = self.play.as_ref().ok_or_else(|| BadEntry::new("the game has not begun"))?;
        let index = play.find(seat, action)?;
        Ok(play.act((seat, index), Randomness::script(draws), self.only_person())?)
    }

    fn fold_action(
        &mut self,
        seat: Seat,
        (game, deed): Acted,
        hand: Hand,
        at: u64,
        heard: &mut Effects,
    ) {
        let Deed { happened, noticed, revised, opened, .. } = deed;
        let steps = game.course().known;
        let before = self.play.replace(game);
        heard.events.push((steps, happened));
        if let Some(before) = before.filter(|_| revised) {
            // The seat knows as many steps as before: one of them was taken back.
            let known = before.course().known[seat.index()];
            heard.undone[seat.index()] += known + 1 - steps[seat.index()];
        }
        heard.asked_anew |= opened;
        let own_order = self.person(seat).is_some_and(|person| person.order.is_some());
        if hand != Hand::Order && own_order {
            if let Some(person) = self.person_mut(seat) {
                person.order = None;
            }
            heard.only(Viewer::Seat(seat), Changed { order: true, ..Changed::default() });
        }
        for (seen, noticed) in heard.changed.iter_mut().zip(noticed) {
            seen.game |= noticed;
        }
        self.bump_prompts(noticed);
        self.drop_old_orders(heard);
        self.run_clocks(at, opened);
        self.check_end(at, heard);
    }

    fn fold_removal(
        &mut self,
        removed: &[usize],
        at: u64,
        heard: &mut Effects,
    ) -> Result<(), BadEntry> {
        let only_person = self.only_person();
        let play = self.play.as_ref().ok_or_else(|| BadEntry::new("the game has not begun"))?;
        let (known, steps) = (play.course().known, play.course().steps);
        let steps = usize::try_from(steps).unwrap_or(0);
        if removed.iter().any(|index| *index >= steps) {
            return Err(BadEntry::new(format!("there are {steps} steps to take back from")));
        }
        let play = play.without(removed, only_person)?;
        let now = play.course().known;
        self.play = Some(play);
        let gone: [u32; VIEWERS] = std::array::from_fn(|i| known[i].saturating_sub(now[i]));
        let mut noticed = gone.map(|gone| gone > 0);
        noticed[self.sittings.len()..VIEWERS - 1].fill(false);
        for (place, gone) in gone.into_iter().enumerate() {
            heard.undone[place] += gone;
            heard.changed[place].game |= noticed[place];
        }
        self.bump_prompts(noticed);
        self.run_clocks(at, false);
        Ok(())
    }

    /// Who notices a change of the game is asked again.
    fn bump_prompts(&mut self, noticed: [bool; VIEWERS]) {
        for (prompt, noticed) in self.prompts.iter_mut().zip(noticed) {
            *prompt += u32::from(noticed);
        }
    }

    /// Forgets orders whose auction is over or whose lot has come.
    fn drop_old_orders(&mut self, heard: &mut Effects) {
        if self.people().all(|(_, person)| person.order.is_none()) {
            return;
        }
        let lot = self.auction().unwrap_or(0);
        for seat in Seat::all(self.sittings.len()) {
            let Some(person) = self.person_mut(seat) else { continue };
            if person.order.is_some_and(|(order, given)| !order.holds(given, lot)) {
                person.order = None;
                heard.only(Viewer::Seat(seat), Changed { order: true, ..Changed::default() });
            }
        }
    }

    fn check_end(&mut self, at: u64, heard: &mut Effects) {
        if self.play.as_ref().is_some_and(|play| play.course().is_over) {
            self.stage = Stage::Over;
            self.stop_clocks(at);
            heard.everybody(Changed { status: true, deal: true, ..GAME });
        }
    }

    /// Starts and stops clocks as people are asked. `opened` says that a sealed round was completed.
    pub(super) fn run_clocks(&mut self, at: u64, opened: bool) {
        let Some(play) = &self.play else { return };
        let course = play.course();
        let (asked, owing, sealed) = (course.asked, course.owing, course.is_sealed());
        for seat in Seat::all(self.sittings.len()) {
            let is_person = self.person(seat).is_some_and(|person| person.held.is_none());
            if opened || !asked.contains(seat) || !is_person {
                self.clocks.stop(seat, at, is_person);
            }
            if asked.contains(seat) && is_person {
                self.clocks.start(seat, at);
                self.clocks.answered(seat, (sealed && !owing.contains(seat)).then_some(at));
            }
        }
    }

    fn stop_clocks(&mut self, at: u64) {
        for seat in Seat::all(self.sittings.len()) {
            self.clocks.stop(seat, at, false);
        }
    }
}
