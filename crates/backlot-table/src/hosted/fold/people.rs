//! People, what they say, and what they may do.

use std::sync::Arc;

use backlot_core::{Arg, Seat, Text, Viewer};

use super::super::deal::DealStage;
use super::super::entry::Voice;
use super::super::sitting::{Person, Sitting};
use super::super::talk::Words;
use super::super::{Changed, HostedTable, Stage, What};
use super::{BadEntry, Effects};
use crate::Player;

const PLAYERS: Changed = Changed { players: true, ..Changed::NOTHING };

impl HostedTable {
    pub(super) fn fold_people(
        &mut self,
        what: &What,
        at: u64,
        heard: &mut Effects,
    ) -> Result<(), BadEntry> {
        match what {
            What::Sat { .. }
            | What::Left { .. }
            | What::BotSeated { .. }
            | What::SeatOpened { .. }
            | What::Removed { .. } => self.fold_seat(what, at, heard)?,
            What::Paused | What::Resumed => {
                self.paused = *what == What::Paused;
                if self.paused {
                    self.clocks.pause(at);
                } else {
                    self.clocks.resume(at);
                }
                heard.everybody(Changed { game: true, status: true, ..Changed::default() });
                let key = if self.paused { "table-paused" } else { "table-resumed" };
                heard.note(|| Text::new(key));
            }
            What::Interrupted { ms } => {
                self.clocks.give_back(*ms);
                Arc::make_mut(&mut self.deal).give_back(*ms);
                heard.everybody(Changed { status: true, ..Changed::default() });
            }
            What::HandedOver { to } => {
                let to = self.at_table(*to)?;
                let person = self.person(to).ok_or_else(|| nobody(to))?;
                self.host = person.key;
                heard.everybody(PLAYERS);
                heard.note(|| Text::new("table-handed-over").with("who", to));
            }
            What::SeatMoved { seat, key } => {
                let was_host = self.is_host(*seat);
                let person = self.somebody(*seat)?;
                person.key = *key;
                person.code = None;
                if was_host {
                    self.host = *key;
                }
                heard.only(Viewer::Seat(*seat), Changed { own: true, ..Changed::default() });
            }
            What::Rematched { table } => {
                self.rematch = Some(table.as_str().into());
                heard.everybody(Changed { status: true, ..Changed::default() });
            }
            _ => self.fold_person(what, at, heard)?,
        }
        Ok(())
    }

    /// What happens to one person who stays where they are.
    fn fold_person(&mut self, what: &What, at: u64, heard: &mut Effects) -> Result<(), BadEntry> {
        match what {
            What::Muted { seat, on } => {
                self.somebody(*seat)?.muted = *on;
                heard.everybody(PLAYERS);
            }
            What::Held { seat, level, left } => {
                let person = self.somebody(*seat)?;
                person.held = Some(level.as_str().into());
                person.left = *left;
                self.run_clocks(at, false);
                heard.everybody(PLAYERS);
                heard.note(|| Text::new("table-held").with("who", *seat));
            }
            What::Returned { seat } => {
                let person = self.somebody(*seat)?;
                person.held = None;
                person.left = false;
                self.run_clocks(at, false);
                heard.everybody(PLAYERS);
                heard.note(|| Text::new("table-returned").with("who", *seat));
            }
            What::MoveOffered { seat, code, until } => {
                self.somebody(*seat)?.code = Some(Box::new((*code, *until)));
                heard.only(Viewer::Seat(*seat), Changed { own: true, ..Changed::default() });
            }
            What::EndWished { seat, agree } => {
                self.somebody(*seat)?.agrees_to_end = *agree;
                heard.everybody(PLAYERS);
                let key = if *agree { "table-end-wished" } else { "table-end-not-wished" };
                heard.note(|| Text::new(key).with("who", *seat));
            }
            What::Named { thing, text, .. } => {
                if text.is_empty() {
                    self.names.remove(thing.as_str());
                } else {
                    self.names.insert(thing.as_str().into(), text.as_str().into());
                }
                heard.everybody(Changed { names: true, ..Changed::NOTHING });
            }
            What::NoticeSet { seat, webhook } => {
                self.somebody(*seat)?.webhook = webhook.as_deref().map(Into::into);
                heard.only(Viewer::Seat(*seat), Changed { own: true, ..Changed::default() });
            }
            _ => {}
        }
        Ok(())
    }

    fn somebody(&mut self, seat: Seat) -> Result<&mut Person, BadEntry> {
        self.at_table(seat)?;
        self.person_mut(seat).ok_or_else(|| nobody(seat))
    }

    /// Somebody else has a seat.
    fn fold_seat(&mut self, what: &What, at: u64, heard: &mut Effects) -> Result<(), BadEntry> {
        let (seat, sitting) = match what {
            What::Sat { seat, name, key, .. } => {
                // Earlier programs took names as they came.
                let name = Player::person(name).to_string();
                heard.note(|| Text::new("table-sat").with("name", Arg::Name(name.clone())));
                (seat, Sitting::Person(Box::new(Person::new(&name, *key))))
            }
            What::BotSeated { seat, level } => {
                let vacant = self.stage != Stage::Open;
                (seat, Sitting::Bot { level: level.as_str().into(), vacant })
            }
            What::Removed { seat, level } => {
                heard.note(|| Text::new("table-removed").with("who", *seat));
                let bot =
                    |level: &String| Sitting::Bot { level: level.as_str().into(), vacant: true };
                (seat, level.as_ref().map_or(Sitting::Open, bot))
            }
            What::Left { seat } => {
                heard.note(|| Text::new("table-left").with("who", *seat));
                (seat, Sitting::Open)
            }
            What::SeatOpened { seat } => (seat, Sitting::Open),
            _ => return Ok(()),
        };
        let seat = self.at_table(*seat)?;
        Arc::make_mut(&mut self.sittings)[seat.index()] = sitting;
        if self.deal.stage != DealStage::Dealt {
            let deal = Arc::make_mut(&mut self.deal);
            deal.withdraw(seat);
            if let What::Sat { number: Some(hash), .. } = what {
                deal.commit(seat, *hash);
            }
        }
        self.run_clocks(at, false);
        heard.everybody(Changed { deal: self.stage == Stage::Open, ..PLAYERS });
        Ok(())
    }

    pub(super) fn fold_talk(&mut self, what: &What, at: u64, heard: &mut Effects) {
        let (What::Said { by, .. } | What::Reacted { by, .. }) = what else { return };
        let name = match by {
            Voice::Seat(seat) => self.person(*seat).map(|person| person.name.clone()),
            Voice::Host | Voice::Spectator { .. } => None,
        };
        let words = match what {
            What::Said { text, .. } => Words::Said(text.as_str().into()),
            What::Reacted { reaction, to, .. } => Words::Reacted(*reaction, *to),
            _ => return,
        };
        // A reaction tells nothing of what spectators know.
        let apart = matches!((by, what), (Voice::Spectator { .. }, What::Said { .. }))
            && matches!(self.stage, Stage::Dealing | Stage::Playing);
        Arc::make_mut(&mut self.talk).push((at, apart), by, name.as_deref(), words);
        heard.talk = true;
        let changed = Changed { own: true, ..Changed::default() };
        if apart {
            heard.only(Viewer::Spectator, changed);
        } else {
            heard.everybody(changed);
        }
    }
}

fn nobody(seat: Seat) -> BadEntry {
    BadEntry::new(format!("nobody sits at {seat}"))
}
