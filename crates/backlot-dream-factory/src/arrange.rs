//! Positions from words, for examples, puzzles and analysis.
//!
//! | line | means |
//! |---|---|
//! | `quarter 2` | it is quarter 2 |
//! | `location 4` | the fourth location is resolved; those before it are done |
//! | `start p2` | who has the start marker |
//! | `turn p3` | who is asked to bid or, at a party, to take |
//! | `money p1 7` | what a player owns; what is missing or too much is made up for by the player with the highest number that is not named |
//! | `middle 2` | money in the middle |
//! | `lot 2 rex-halloran kazoo …` | the chips on the second location |
//! | `party rex-halloran kazoo …` | the chips of the party that is resolved |
//! | `bid p2 5` | the highest bid |
//! | `passed p1 p3` | who is out of the auction |
//! | `hand p1 rex-halloran …` | chips that a player is placing |
//! | `screenplay p1 dockside …` | screenplays of the stack that a player has drawn |
//! | `stack-top the-fawn` | the top screenplay of the stack |
//! | `on dockside 2 milo-strand rex-halloran` | chips on a space (`guest` for the guest star's), from bottom to top |
//! | `finished dockside 12+` | a finished movie with its rating token, or `none`; spaces left empty get the best chips that fit |
//! | `award best-movie-1 dockside` | an award that is given |
//! | `discarded kazoo …` | chips that left the game |
//!
//! Player 1 has studio 1 and so on. Chips that are not mentioned are face down; locations that are not
//! mentioned get chips from there, lowest first.

mod lines;

use backlot_core::{Arrange, BadPosition, Game, Seat};

use crate::components::QUARTERS;
use crate::{Chip, ChipSet, DreamFactory, Location, Phase, Rating, Screenplay, Setup, Space};

impl Arrange for DreamFactory {
    fn arrange(setup: &Setup, lines: &[&str]) -> Result<Self, BadPosition> {
        let mut plan = Plan::new(setup);
        for &line in lines {
            let words: Vec<&str> = line.split_whitespace().collect();
            let bad = |problem: String| BadPosition { line: line.to_owned(), problem };
            plan.read_line(&words).map_err(bad)?;
        }
        let whole = |problem: String| BadPosition { line: lines.join("; "), problem };
        plan.complete().map_err(whole)
    }
}

/// A position on its way.
struct Plan {
    game: DreamFactory,
    turn: Option<Seat>,
    /// Whose money is said.
    money_said: Vec<Seat>,
    finished: Vec<(Screenplay, Rating)>,
}

impl Plan {
    fn new(setup: &Setup) -> Self {
        let mut game = DreamFactory::unopened(setup);
        for (seat, studio) in game.all_seats().zip(1..) {
            game.screenplays[seat] = game.set.studio(studio);
        }
        game.start = setup.start.unwrap_or(game.start);
        Self { game, turn: None, money_said: Vec::new(), finished: Vec::new() }
    }

    fn complete(mut self) -> Result<DreamFactory, String> {
        for (movie, rating) in std::mem::take(&mut self.finished) {
            self.finish(movie, rating)?;
        }
        self.settle_money()?;
        if self.game.stack_top.is_none() && !self.game.stack.is_empty() {
            let top = self.game.stack.nth(0);
            self.game.stack.remove(top);
            self.game.stack_top = Some(top);
        }
        self.lay_out()?;
        self.begin()?;
        self.check_supply()?;
        self.game.audit()?;
        Ok(self.game)
    }

    /// Fills the spaces that are still empty with the best chips that fit.
    fn finish(&mut self, movie: Screenplay, rating: Rating) -> Result<(), String> {
        let game = &mut self.game;
        let count = u8::try_from(game.set.screenplay(movie).spaces.len()).unwrap_or(0);
        for space in (0..count).map(Space) {
            if game.tops[movie.index()][space.index()].is_some() {
                continue;
            }
            let fits =
                |chip: &Chip| game.set.spaces_for(movie, game.set.kind(*chip)) >> space.0 & 1 == 1;
            // Top directors are kept for the quarters to come.
            let face_down = game.unseen.without(game.set.top_directors());
            let best = face_down.iter().filter(fits).max_by_key(|&chip| game.set.stars(chip));
            let chip = best.ok_or("no chip is left that fits a finished movie")?;
            game.unseen.remove(chip);
            game.tops[movie.index()][space.index()] = Some(chip);
        }
        game.finished.insert(movie);
        game.ratings[movie.index()] = rating;
        if let Some(token) = rating.token() {
            if !game.tokens.contains(token) {
                return Err(format!("the token {token} is on two movies"));
            }
            game.tokens.remove(token);
        }
        Ok(())
    }

    /// Money is constant: what players do not have others do.
    fn settle_money(&mut self) -> Result<(), String> {
        let game = &mut self.game;
        let seats = usize::from(game.seats);
        let all = i32::from(game.set.starting_money(seats)) * i32::from(game.seats);
        let owned: i32 = game.money.taken(seats).iter().map(|&own| i32::from(own)).sum();
        let missing = all - owned - i32::from(game.middle);
        if missing == 0 {
            return Ok(());
        }
        let said = &self.money_said;
        let taker = game
            .all_seats()
            .rev()
            .find(|seat| !said.contains(seat))
            .ok_or(format!("money and middle make {}, but there are {all}", all - missing))?;
        game.money[taker] = u8::try_from(i32::from(game.money[taker]) + missing)
            .map_err(|_| format!("{taker} can't make up for {missing} money"))?;
        Ok(())
    }

    /// Locations that are to come get their chips, lowest first, as far as they are not said.
    fn lay_out(&mut self) -> Result<(), String> {
        let game = &mut self.game;
        for at in usize::from(game.location)..game.set.locations().len() {
            let is_done = at == usize::from(game.location) && !game.hand.is_empty();
            let range = game.set.open_range(at);
            if is_done || game.open[range.clone()].iter().any(Option::is_some) {
                continue;
            }
            for place in range {
                let top = game.set.top_directors();
                let from = match game.set.locations()[at] {
                    Location::TopDirector => game.unseen.and(top),
                    Location::City(_) | Location::Party => game.unseen.without(top),
                };
                let chip = from.iter().next().ok_or("no chip is left for the locations")?;
                game.unseen.remove(chip);
                game.open[place] = Some(chip);
            }
        }
        Ok(())
    }

    /// What is asked now, and of whom.
    fn begin(&mut self) -> Result<(), String> {
        let turn = self.turn;
        let game = &mut self.game;
        if !game.hand.is_empty() {
            game.phase = Phase::Placing;
            if game.current_location() == Location::Party {
                game.order = game.party_order();
                game.order_at = place_in_order(game);
            }
            return Ok(());
        }
        if game.current_location() == Location::Party {
            self.fill_party()?;
            let game = &mut self.game;
            game.phase = Phase::Taking;
            game.order = game.party_order();
            game.turn = turn.unwrap_or(game.order[0]);
            game.order_at = place_in_order(game);
            return Ok(());
        }
        game.phase = Phase::Bidding;
        game.turn = turn.unwrap_or(game.start);
        if game.auction.passed.contains(game.turn) {
            return Err(format!("it can't be the turn of {}, who passed", game.turn));
        }
        Ok(())
    }

    /// The face-down chips must still serve the locations to come.
    fn check_supply(&self) -> Result<(), String> {
        let game = &self.game;
        let full = u32::from(QUARTERS - 1 - game.quarter);
        let seats = u32::from(game.seats);
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let (cities, parties) = (number(game.set.open_chips() - 1), number(game.set.parties()));
        let to_come = game.set.locations().iter().skip(usize::from(game.location) + 1);
        let parties_here = number(to_come.filter(|&&location| location == Location::Party).count());
        let need = full * (cities + parties * seats) + parties_here * seats;
        let directors = game.unseen.and(game.set.top_directors()).len();
        let have = game.unseen.len() - directors;
        if have < need || directors < full {
            return Err(format!(
                "{need} chips and {full} top directors are needed for what is to come; {have} and {directors} are left"
            ));
        }
        Ok(())
    }

    fn fill_party(&mut self) -> Result<(), String> {
        let game = &mut self.game;
        if !game.party.is_empty() {
            return Ok(());
        }
        let face_down = game.unseen.without(game.set.top_directors());
        game.party = face_down.iter().take(usize::from(game.seats)).collect::<ChipSet>();
        if game.party.len() < u32::from(game.seats) {
            return Err("no chip is left for the party".to_owned());
        }
        game.unseen = game.unseen.without(game.party);
        Ok(())
    }
}

/// Where the seat whose turn it is stands in the order of choosing.
fn place_in_order(game: &DreamFactory) -> u8 {
    (0u8..).zip(game.order).find(|&(_, seat)| seat == game.turn).map_or(0, |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use backlot_core::{Playable, SetupRequest};

    #[test]
    fn impossible_positions_are_refused_with_a_reason() {
        let setup = DreamFactory::setup(&SetupRequest::seats(3)).unwrap();
        let problem = |lines: &[&str]| DreamFactory::arrange(&setup, lines).unwrap_err().problem;
        assert!(problem(&["hand p1 kazoo", "discarded kazoo"]).contains("two places"));
        assert!(problem(&["money p4 3"]).contains("no seat"));
        assert!(problem(&["on dockside 1 kazoo"]).contains("wrong chip"));
        assert!(problem(&["on dockside 1 howard-pell"]).contains("nobody has"));
        assert!(problem(&["lot 2 kazoo"]).contains("3 open chips"));
        assert!(problem(&["money p1 1", "money p2 1", "money p3 1"]).contains("there are 36"));
        assert!(problem(&["bid p2 13", "turn p1"]).contains("can't pay"));
        assert!(problem(&["dance"]).contains("no such line"));
        assert!(
            problem(&["finished corsairs-wake 9", "finished the-bell-tower 9"])
                .contains("two movies")
        );
    }

    #[test]
    fn a_position_without_lines_is_a_start() {
        let setup = DreamFactory::setup(&SetupRequest::seats(5)).unwrap();
        let game = DreamFactory::arrange(&setup, &[]).unwrap();
        assert_eq!((game.phase, game.turn), (Phase::Bidding, Seat::from_bits(0)));
        assert_eq!(game.money.0, [10; 5]);
        assert!(game.stack_top.is_some());
    }
}
