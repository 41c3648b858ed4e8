//! Positions from words, for examples, puzzles and analysis.
//!
//! | line | means |
//! |---|---|
//! | `round 2` | it is round 2 |
//! | `first p2` | who is first in this round |
//! | `column 1 horror-1 lorna-vale …` | its cards from top to bottom |
//! | `reels 1 p2 p1` | its reels from bottom to top |
//! | `turn p1` | who is asked |
//! | `spent p1 clap` | a studio card that is used up |
//! | `project p1 horror-2 horror-3` | films in projects |
//! | `movie p1 rock-sterling action-1 action-2` | a finished movie |
//! | `blockbusters p1 blockbuster-1` | blockbusters received |
//! | `aside horror-4 lorna-vale` | cards set aside |
//! | `lost nadia-quist` | stars that found no project |
//! | `over` | the game is over: no area, only the score |
//!
//! All other cards are in the decks. Columns that are not given get cards from the decks, lowest first.

use backlot_core::{Arrange, BadPosition, Game, Seat};

use crate::{Card, FilmSet, HollywoodCards, Phase, Setup};

impl Arrange for HollywoodCards {
    fn arrange(setup: &Setup, lines: &[&str]) -> Result<Self, BadPosition> {
        let mut game = Self::unopened(setup, Seat::from_bits(0));
        game.open_round();
        let mut turn = None;
        for &line in lines {
            let bad = |problem: String| BadPosition { line: line.to_owned(), problem };
            game.arrange_line(line, &mut turn).map_err(bad)?;
        }
        let whole = |problem: String| BadPosition { line: lines.join("; "), problem };
        if game.phase == Phase::Over {
            game.audit().map_err(whole)?;
            return Ok(game);
        }
        game.fill_columns().map_err(whole)?;
        game.turn = turn.unwrap_or(game.first);
        if game.reels_left[game.turn] == 0 {
            return Err(whole(format!("it can't be the turn of {}, who has no reel", game.turn)));
        }
        game.check_decks().map_err(whole)?;
        game.audit().map_err(whole)?;
        Ok(game)
    }
}

impl HollywoodCards {
    fn arrange_line(&mut self, line: &str, turn: &mut Option<Seat>) -> Result<(), String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words.as_slice() {
            ["round", number] => {
                let rounds = self.rounds();
                self.round = number
                    .parse::<u8>()
                    .ok()
                    .filter(|round| (1..=rounds).contains(round))
                    .ok_or(format!("the round must be from 1 to {rounds}"))?
                    - 1;
            }
            ["first", seat] => self.first = self.arranged_seat(seat)?,
            ["turn", seat] => *turn = Some(self.arranged_seat(seat)?),
            ["column", number, ref cards @ ..] => self.arrange_column(number, cards)?,
            ["reels", number, ref seats @ ..] => self.arrange_reels(number, seats)?,
            ["spent", seat, ref spent @ ..] => {
                let seat = self.arranged_seat(seat)?;
                for &card in spent {
                    match card {
                        "clap" => self.studio[seat].clap = false,
                        "double" => self.studio[seat].double = false,
                        other => return Err(format!("`{other}` is no studio card")),
                    }
                }
            }
            ["project" | "blockbusters", seat, ref cards @ ..] => {
                let seat = self.arranged_seat(seat)?;
                let cards = self.arranged_movie_cards(cards)?;
                self.held[seat].0 |= cards.0;
            }
            ["movie", seat, star, ref films @ ..] if !films.is_empty() => {
                let seat = self.arranged_seat(seat)?;
                let Some(star) = self.arranged_card(star)?.as_star() else {
                    return Err(format!("`{star}` is no star"));
                };
                self.films[usize::from(star)] = self.arranged_movie_cards(films)?;
                self.movies[seat].insert(star);
            }
            ["aside", ref cards @ ..] => self.arrange_aside(cards)?,
            ["lost", ref stars @ ..] => self.arrange_lost(stars)?,
            ["over"] => {
                self.round = self.rounds() - 1;
                self.phase = Phase::Over;
            }
            _ => return Err("no such line; see the table in arrange.rs".to_owned()),
        }
        Ok(())
    }

    fn arrange_aside(&mut self, cards: &[&str]) -> Result<(), String> {
        for id in cards {
            let card = self.arranged_card(id)?;
            match (card.as_star(), card.as_movie()) {
                (Some(star), _) => self.stars_aside.insert(star),
                (None, Some(number)) => self.set_aside.insert(number),
                (None, None) => {}
            }
        }
        Ok(())
    }

    fn arrange_lost(&mut self, stars: &[&str]) -> Result<(), String> {
        for id in stars {
            let star = self.arranged_card(id)?.as_star().ok_or(format!("`{id}` is no star"))?;
            self.stars_lost.insert(star);
        }
        Ok(())
    }

    fn arranged_seat(&self, word: &str) -> Result<Seat, String> {
        word.parse::<Seat>()
            .ok()
            .filter(|seat| seat.index() < usize::from(self.seats))
            .ok_or(format!("`{word}` is no seat at this table"))
    }

    /// Takes a card out of its deck.
    fn arranged_card(&mut self, id: &str) -> Result<Card, String> {
        let card = self.set.card_by_id(id).ok_or(format!("there is no card `{id}`"))?;
        let twice = || format!("`{id}` is in two places");
        if let Some(star) = card.as_star() {
            if !self.star_deck.contains(star) {
                return Err(twice());
            }
            self.star_deck.0 &= !(1 << star);
        } else if let Some(number) = card.as_movie() {
            if !self.movie_deck.contains(number) {
                return Err(twice());
            }
            self.movie_deck.0 &= !(1 << number);
        }
        Ok(card)
    }

    fn arranged_movie_cards(&mut self, ids: &[&str]) -> Result<FilmSet, String> {
        let mut cards = FilmSet::EMPTY;
        for id in ids {
            let card = self.arranged_card(id)?;
            cards.insert(card.as_movie().ok_or(format!("`{id}` is no film or blockbuster"))?);
        }
        Ok(cards)
    }

    fn arranged_column(&self, number: &str) -> Result<usize, String> {
        let most = self.set.columns().len();
        let column = number.parse::<usize>().ok().filter(|column| (1..=most).contains(column));
        column.map(|column| column - 1).ok_or(format!("the column must be from 1 to {most}"))
    }

    fn arrange_column(&mut self, number: &str, cards: &[&str]) -> Result<(), String> {
        let column = self.arranged_column(number)?;
        let height = usize::from(self.set.height(column));
        if cards.len() != height {
            return Err(format!("the column has {height} cards, not {}", cards.len()));
        }
        let start: u8 = self.set.columns()[..column].iter().sum();
        for (spot, id) in (usize::from(start)..).zip(cards) {
            self.area[spot] = self.arranged_card(id)?;
        }
        Ok(())
    }

    fn arrange_reels(&mut self, number: &str, seats: &[&str]) -> Result<(), String> {
        let column = self.arranged_column(number)?;
        for word in seats.iter().rev() {
            let seat = self.arranged_seat(word)?;
            if self.reels_left[seat] == 0 {
                return Err(format!("{seat} has no reel left"));
            }
            if self.reels[column].count() >= self.set.height(column) {
                return Err("the column has more reels than cards".to_owned());
            }
            self.reels[column].push(seat);
            self.reels_left[seat] -= 1;
            self.placed += 1;
        }
        Ok(())
    }

    /// Spots without a card get the lowest ones left: stars until the round has its number, then movie cards.
    fn fill_columns(&mut self) -> Result<(), String> {
        let lying = self.area.iter().filter(|card| card.as_star().is_some()).count();
        let mut stars_due = usize::from(self.set.stars_per_round()).saturating_sub(lying);
        for spot in 0..usize::from(self.set.area()) {
            if self.area[spot] != Card::NONE {
                continue;
            }
            if stars_due > 0 && !self.star_deck.is_empty() {
                stars_due -= 1;
                self.area[spot] = Card::star(self.star_deck.take_nth(0));
            } else if self.movie_deck.is_empty() {
                return Err("no movie card is left for the columns".to_owned());
            } else {
                self.area[spot] = Card::movie(self.movie_deck.take_nth(0));
            }
        }
        Ok(())
    }

    /// The decks must still serve the rounds to come.
    fn check_decks(&self) -> Result<(), String> {
        let rounds = u32::from(self.rounds() - 1 - self.round);
        let stars = rounds * u32::from(self.set.stars_per_round());
        let movies = rounds * u32::from(self.set.area() - self.set.stars_per_round());
        if self.star_deck.len() < stars || self.movie_deck.len() < movies {
            return Err(format!(
                "the rounds to come need {stars} stars and {movies} movie cards; the decks hold {} and {}",
                self.star_deck.len(),
                self.movie_deck.len()
            ));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Genre;
    use backlot_core::{Playable, SetupRequest};

    #[test]
    fn impossible_positions_are_refused_with_a_reason() {
        let setup = HollywoodCards::setup(&SetupRequest::seats(3)).unwrap();
        let problem = |lines: &[&str]| HollywoodCards::arrange(&setup, lines).unwrap_err().problem;
        assert!(problem(&["project p1 horror-1", "aside horror-1"]).contains("two places"));
        assert!(problem(&["project p4 horror-1"]).contains("no seat"));
        assert!(problem(&["movie p1 rock-sterling horror-1 action-1"]).contains("one genre"));
        assert!(problem(&["reels 1 p1 p1 p1 p1", "reels 2 p1"]).contains("no reel left"));
        assert!(problem(&["column 1 horror-1"]).contains("4 cards"));
        assert!(problem(&["dance"]).contains("no such line"));
    }

    #[test]
    fn a_position_without_lines_is_a_start() {
        let setup = HollywoodCards::setup(&SetupRequest::seats(4)).unwrap();
        let game = HollywoodCards::arrange(&setup, &[]).unwrap();
        assert_eq!(game.phase, Phase::Placing);
        assert_eq!(game.projects(Seat::from_bits(0)).count(), 0);
        assert_eq!(game.set.genres().last(), Some(Genre(2)));
    }
}
