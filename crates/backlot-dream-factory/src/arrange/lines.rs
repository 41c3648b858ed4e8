//! Reading the lines of a position.

use backlot_core::Seat;

use super::Plan;
use crate::components::QUARTERS;
use crate::{Award, Chip, Location, Rating, Screenplay, Space, Token};

impl Plan {
    pub(super) fn read_line(&mut self, words: &[&str]) -> Result<(), String> {
        match *words {
            ["quarter", number] => self.game.quarter = counted(number, QUARTERS.into())?,
            ["location", number] => {
                self.game.location = counted(number, self.game.set.locations().len())?;
            }
            ["start", seat] => self.game.start = self.seat(seat)?,
            ["turn", seat] => self.turn = Some(self.seat(seat)?),
            ["money", seat, amount] => {
                let seat = self.seat(seat)?;
                self.game.money[seat] = amount_of(amount)?;
                self.money_said.push(seat);
            }
            ["middle", amount] => self.game.middle = amount_of(amount)?,
            ["lot", number, ref chips @ ..] => self.read_lot(number, chips)?,
            ["party", ref chips @ ..] => {
                for chip in chips {
                    let chip = self.chip(chip)?;
                    self.game.party.insert(chip);
                }
            }
            ["bid", seat, amount] => {
                self.game.auction.highest = Some((self.seat(seat)?, amount_of(amount)?));
            }
            ["passed", ref seats @ ..] => {
                for seat in seats {
                    let seat = self.seat(seat)?;
                    self.game.auction.passed.insert(seat);
                }
            }
            ["hand", seat, ref chips @ ..] => {
                self.game.turn = self.seat(seat)?;
                for chip in chips {
                    let chip = self.chip(chip)?;
                    self.game.hand.insert(chip);
                }
            }
            ["discarded", ref chips @ ..] => {
                for chip in chips {
                    let chip = self.chip(chip)?;
                    self.game.discarded.insert(chip);
                }
            }
            _ => self.read_movie_line(words)?,
        }
        Ok(())
    }

    fn read_movie_line(&mut self, words: &[&str]) -> Result<(), String> {
        match *words {
            ["screenplay", seat, ref ids @ ..] => {
                let seat = self.seat(seat)?;
                for id in ids {
                    let screenplay = self.take_from_stack(id)?;
                    self.game.screenplays[seat].insert(screenplay);
                }
            }
            ["stack-top", id] => {
                if let Some(top) = self.game.stack_top.take() {
                    self.game.stack.insert(top);
                }
                self.game.stack_top = Some(self.take_from_stack(id)?);
            }
            ["on", id, space, ref chips @ ..] => self.read_pile(id, space, chips)?,
            ["finished", id, token] => {
                let movie = self.screenplay(id)?;
                let rating = match token {
                    "none" => {
                        let ratings = self.finished.iter().map(|&(_, rating)| rating);
                        Rating::without_token(ratings.min().unwrap_or(Rating::LOWEST_TOKEN))
                    }
                    _ => Rating::by_token(
                        Token::by_text(token).ok_or(format!("there is no token `{token}`"))?,
                    ),
                };
                self.finished.push((movie, rating));
            }
            ["award", id, movie] => {
                let award = Award::by_id(id).ok_or(format!("there is no award `{id}`"))?;
                let movie = self.screenplay(movie)?;
                self.game.awards.give(award, movie);
            }
            _ => return Err("no such line; see the table in arrange.rs".to_owned()),
        }
        Ok(())
    }

    fn seat(&self, word: &str) -> Result<Seat, String> {
        word.parse::<Seat>()
            .ok()
            .filter(|seat| seat.index() < usize::from(self.game.seats))
            .ok_or(format!("`{word}` is no seat at this table"))
    }

    /// Takes a chip from the face-down ones.
    fn chip(&mut self, id: &str) -> Result<Chip, String> {
        let chip = self.game.set.chip_by_id(id).ok_or(format!("there is no chip `{id}`"))?;
        if !self.game.unseen.contains(chip) {
            return Err(format!("`{id}` is in two places"));
        }
        self.game.unseen.remove(chip);
        Ok(chip)
    }

    fn screenplay(&self, id: &str) -> Result<Screenplay, String> {
        self.game.set.screenplay_by_id(id).ok_or(format!("there is no screenplay `{id}`"))
    }

    /// Takes a screenplay from the stack.
    fn take_from_stack(&mut self, id: &str) -> Result<Screenplay, String> {
        let screenplay = self.screenplay(id)?;
        if !self.game.stack.contains(screenplay) {
            return Err(format!("`{id}` is not in the stack"));
        }
        self.game.stack.remove(screenplay);
        Ok(screenplay)
    }

    fn read_lot(&mut self, number: &str, ids: &[&str]) -> Result<(), String> {
        let at = usize::from(counted(number, self.game.set.locations().len())?);
        let location = self.game.set.locations()[at];
        if location == Location::Party || ids.len() != usize::from(location.open_chips()) {
            let many = location.open_chips();
            return Err(format!("location {number} has {many} open chips, not {}", ids.len()));
        }
        for (place, id) in self.game.set.open_range(at).zip(ids) {
            self.game.open[place] = Some(self.chip(id)?);
        }
        Ok(())
    }

    fn read_pile(&mut self, id: &str, space: &str, chips: &[&str]) -> Result<(), String> {
        let screenplay = self.screenplay(id)?;
        let space = if space == "guest" {
            Space::GUEST
        } else {
            Space(counted(space, self.game.set.screenplay(screenplay).spaces.len())?)
        };
        for chip in chips {
            let chip = self.chip(chip)?;
            let top = &mut self.game.tops[screenplay.index()][space.index()];
            self.game.under[chip.index()] = top.replace(chip);
        }
        Ok(())
    }
}

/// A number people count from 1, as code counts it.
fn counted(word: &str, most: usize) -> Result<u8, String> {
    word.parse::<u8>()
        .ok()
        .filter(|&number| (1..=most).contains(&usize::from(number)))
        .map(|number| number - 1)
        .ok_or(format!("`{word}` must be a number from 1 to {most}"))
}

fn amount_of(word: &str) -> Result<u8, String> {
    word.parse().map_err(|_| format!("`{word}` is no amount of money"))
}
