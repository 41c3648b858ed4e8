//! Positions from words, for examples, puzzles and analysis.
//!
//! | line | means |
//! |---|---|
//! | `year 2` | it is year 2 |
//! | `money p1 9` | what a player has |
//! | `awards p1 1` | Films of the Year |
//! | `dealer p2` | who deals this year; without this line nobody does, or it is auctioned |
//! | `row cold-ink - paper-moons` | the star row by slot; `-` is an empty slot |
//! | `hand p1 agent-1 …` | the hand to draft from: as many cards as are still to be drafted |
//! | `drafted p1 editor-1 …` | cards drafted so far, in order; equally many for all |
//! | `secret p1 cold-ink` | a secret star card |
//! | `won p1 cold-ink` | a star card from the auction |
//! | `pile p1 agent-1 …` | a player's discard pile |
//! | `discarded agent-1 …` | the common pile |
//! | `held p1 editor-1 …` | the cards held in production |
//! | `slate p1 1 1 - 2 t1` | where they go, in the order of the cards held: a film, aside, or traded for a film |
//! | `star-deck cold-ink …` | all that is left in the star deck; star cards not mentioned go to the first player's pile |
//! | `stage STAGE` | `bidding` (the start, if there is no such line), `dealing`, `draft`, `auction`, `agents`, `production`, `review` or `over` |
//!
//! All other cards are in the decks. Hands and rows that are not given are dealt from the decks, lowest cards first;
//! so are cards that must have been drafted, but no Agents.

use backlot_core::{Arrange, BadPosition, Chance, Game, Pile, Seat, WithoutEvents};

use crate::components::{HAND, YEARS};
use crate::{Card, CardSet, Film, Hollywood, Phase, Place, Setup, Slate};

/// Always the lowest card.
struct Lowest;

impl Chance for Lowest {
    fn below(&mut self, _pile: Pile, _n: u32) -> u32 {
        0
    }
}

/// What lines say that is not yet in the state.
#[derive(Default)]
struct Requested {
    stage: Option<String>,
    row_given: bool,
    star_deck: Option<CardSet>,
}

impl Arrange for Hollywood {
    fn arrange(setup: &Setup, lines: &[&str]) -> Result<Self, BadPosition> {
        let mut game = Self::unopened(setup);
        let mut requested = Requested::default();
        for &line in lines {
            let bad = |problem: String| BadPosition { line: line.to_owned(), problem };
            game.arrange_line(line, &mut requested).map_err(bad)?;
        }
        let whole = |problem: String| BadPosition { line: lines.join("; "), problem };
        game.arrange_stage(&requested).map_err(whole)?;
        game.audit().map_err(whole)?;
        Ok(game)
    }
}

impl Hollywood {
    fn arrange_line(&mut self, line: &str, requested: &mut Requested) -> Result<(), String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words.as_slice() {
            ["year", number] => {
                let year = number.parse::<u8>().ok().filter(|year| (1..=YEARS).contains(year));
                self.year = year.ok_or(format!("the year must be from 1 to {YEARS}"))? - 1;
            }
            ["money", seat, amount] => {
                let seat = self.arranged_seat(seat)?;
                let amount = amount.parse::<u16>().ok().filter(|&amount| amount <= 999);
                self.arrange_money(seat, amount.ok_or("money must be from 0 to 999")?);
            }
            ["awards", seat, number] => {
                let seat = self.arranged_seat(seat)?;
                let awards = number.parse::<u8>().ok().filter(|&awards| awards <= YEARS);
                self.awards[seat] = awards.ok_or("awards must be from 0 to 3")?;
            }
            ["dealer", seat] => self.dealer = Some(self.arranged_seat(seat)?),
            ["row", ref cards @ ..] => {
                if cards.len() != usize::from(self.seats) {
                    return Err(format!("the row has {} slots", self.seats));
                }
                for (slot, id) in cards.iter().enumerate().filter(|(_, id)| **id != "-") {
                    self.row[slot] = self.arranged_star(id)?;
                }
                requested.row_given = true;
            }
            ["discarded", ref cards @ ..] => {
                self.discarded = self.discarded.or(self.arranged_cards(cards)?);
            }
            ["slate", seat, ref places @ ..] => {
                let seat = self.arranged_seat(seat)?;
                self.slates[seat] = arranged_slate(places)?;
            }
            ["star-deck", ref cards @ ..] => {
                let cards: Result<CardSet, String> = cards
                    .iter()
                    .map(|id| self.set.card_by_id(id).ok_or(format!("there is no card `{id}`")))
                    .collect();
                requested.star_deck = Some(cards?);
            }
            ["stage", stage] => requested.stage = Some(stage.to_owned()),
            [what, seat, ref cards @ ..] => {
                let seat = self.arranged_seat(seat)?;
                self.arrange_cards_of(what, seat, cards)?;
            }
            _ => return Err("no such line; see the table in arrange.rs".to_owned()),
        }
        Ok(())
    }

    /// Lines that say which cards lie with a player.
    fn arrange_cards_of(&mut self, what: &str, seat: Seat, cards: &[&str]) -> Result<(), String> {
        match (what, cards) {
            ("hand", _) => self.hands[seat] = self.arranged_cards(cards)?.basic(),
            ("drafted", _) if cards.len() <= HAND => {
                for (step, id) in cards.iter().enumerate() {
                    let card = self.arranged_card(id)?;
                    self.picks[seat][step] = card;
                    self.held[seat].insert(card);
                }
            }
            ("secret", [id]) => {
                self.secrets[seat] = self.arranged_star(id)?;
                self.held[seat].insert(self.secrets[seat]);
            }
            ("won", [id]) => {
                self.won[seat] = self.arranged_star(id)?;
                self.held[seat].insert(self.won[seat]);
            }
            ("held", _) => self.held[seat] = self.held[seat].or(self.arranged_cards(cards)?),
            ("pile", _) => self.piles[seat] = self.piles[seat].or(self.arranged_cards(cards)?),
            _ => return Err("no such line; see the table in arrange.rs".to_owned()),
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
        if !self.basic_deck.contains(card) && !self.star_deck.contains(card) {
            return Err(format!("`{id}` is in two places"));
        }
        self.basic_deck.remove(card);
        self.star_deck.remove(card);
        Ok(card)
    }

    fn arranged_star(&mut self, id: &str) -> Result<Card, String> {
        let card = self.arranged_card(id)?;
        if card.is_star() { Ok(card) } else { Err(format!("`{id}` is no star card")) }
    }

    fn arranged_cards(&mut self, ids: &[&str]) -> Result<CardSet, String> {
        ids.iter().map(|id| self.arranged_card(id)).collect()
    }

    /// Money is explained by what came in and went out.
    fn arrange_money(&mut self, seat: Seat, amount: u16) {
        let start = u16::from(self.set.start_money());
        self.money[seat] = amount;
        self.paid_for_stars[seat] = start.saturating_sub(amount);
        self.earned[0][seat] = amount.saturating_sub(start);
    }

    fn arrange_stage(&mut self, requested: &Requested) -> Result<(), String> {
        if let Some(deck) = requested.star_deck {
            let others = self.star_deck.all().without(deck);
            if !deck.without(self.star_deck.all()).is_empty() {
                return Err("a card of the star deck is somewhere else, too".to_owned());
            }
            self.star_deck = deck.stars();
            self.piles[Seat::from_bits(0)] = self.piles[Seat::from_bits(0)].or(others);
        }
        let stage = requested.stage.as_deref().unwrap_or("bidding");
        let early = matches!(stage, "bidding" | "dealing" | "draft");
        if early || stage == "auction" {
            self.fill_row(requested.row_given);
        }
        if matches!(stage, "auction" | "agents") {
            self.fill_drafted();
        }
        self.arranged_draft(early)?;
        let mut cx = WithoutEvents(Lowest);
        match stage {
            "bidding" | "dealing" => self.begin_dealing(&mut cx),
            "draft" => {
                self.phase = Phase::Drafting;
                self.ask_for_picks();
            }
            "auction" => self.ask_for_offers(&mut cx),
            "agents" => self.next_agent(self.poorest(), &mut cx),
            "production" => self.begin_production(&mut cx),
            "review" => self.arrange_review()?,
            "over" => self.finish(&mut cx),
            other => return Err(format!("`{other}` is no stage; see the table in arrange.rs")),
        }
        Ok(())
    }

    fn fill_row(&mut self, given: bool) {
        let slots = if given { 0 } else { usize::from(self.seats) };
        for slot in 0..slots {
            if !self.star_deck.is_empty() {
                self.row[slot] = self.star_deck.take_nth(0);
            }
        }
    }

    /// Drafted cards that are not given: the lowest ones, but no Agents.
    fn fill_drafted(&mut self) {
        for seat in self.all_seats() {
            for step in 0..HAND {
                let card = self.basic_deck.all().without(self.set.agents()).nth(0);
                if self.picks[seat][step].is_none() && !card.is_none() {
                    self.basic_deck.remove(card);
                    self.picks[seat][step] = card;
                    self.held[seat].insert(card);
                }
            }
        }
    }

    /// Checks that all drafted equally many cards, and deals the rest of the hands.
    fn arranged_draft(&mut self, early: bool) -> Result<(), String> {
        let count = |cards: &[Card; HAND]| cards.iter().filter(|card| !card.is_none()).count();
        let drafted = count(&self.picks[Seat::from_bits(0)]);
        for seat in self.all_seats() {
            if count(&self.picks[seat]) != drafted {
                return Err("all must have drafted equally many cards".to_owned());
            }
            if !early {
                continue;
            }
            if self.hands[seat].is_empty() {
                let hand: CardSet = (drafted..HAND).map(|_| self.basic_deck.take_nth(0)).collect();
                self.hands[seat] = hand.basic();
            }
        }
        self.step = u8::try_from(drafted).unwrap_or(0);
        Ok(())
    }

    /// All slates are done, and the rounds of HW-P4 begin.
    fn arrange_review(&mut self) -> Result<(), String> {
        let slates = self.slates;
        let mut cx = WithoutEvents(Lowest);
        self.begin_production(&mut cx);
        for seat in self.all_seats() {
            if slates[seat].decided() != self.held[seat].len() {
                let cards = self.held[seat].len();
                return Err(format!("the slate of {seat} must have {cards} places"));
            }
            self.slates[seat] = slates[seat];
        }
        for seat in self.all_seats() {
            self.finish_slate(seat, &mut cx);
        }
        Ok(())
    }
}

fn arranged_slate(places: &[&str]) -> Result<Slate, String> {
    let mut slate = Slate::default();
    let film = |number: &str| number.parse::<u32>().ok().and_then(Film::by_number);
    for word in places {
        let place = match (*word, word.strip_prefix('t')) {
            ("-", _) => Some(Place::Aside),
            (_, Some(number)) => film(number).map(Place::Trade),
            (number, None) => film(number).map(Place::Put),
        };
        slate.decide(place.ok_or(format!("`{word}` is no place: write 1, t1 or -"))?);
    }
    Ok(slate)
}

#[cfg(test)]
mod tests {
    use super::*;
    use backlot_core::{Playable, SetupRequest};

    #[test]
    fn impossible_positions_are_refused_with_a_reason() {
        let setup = Hollywood::setup(&SetupRequest::seats(3)).unwrap();
        let problem = |lines: &[&str]| Hollywood::arrange(&setup, lines).unwrap_err().problem;
        assert!(problem(&["held p1 editor-1", "pile p2 editor-1"]).contains("two places"));
        assert!(problem(&["held p4 editor-1"]).contains("no seat"));
        assert!(problem(&["secret p1 editor-1"]).contains("no star card"));
        assert!(problem(&["hand p1 editor-1", "stage draft"]).contains("cards in hand"));
        let unequal = ["drafted p1 editor-1", "stage draft"];
        assert!(problem(&unequal).contains("equally many"));
        assert!(problem(&["stage party"]).contains("no stage"));
        assert!(problem(&["held p1 editor-1", "stage review"]).contains("1 places"));
        assert!(problem(&["dance"]).contains("no such line"));
    }

    #[test]
    fn a_position_without_lines_is_a_start() {
        let setup = Hollywood::setup(&SetupRequest::seats(4)).unwrap();
        let game = Hollywood::arrange(&setup, &[]).unwrap();
        assert_eq!(game.phase, Phase::Bidding);
        assert_eq!(game.to_act().len(), 4);
    }
}
