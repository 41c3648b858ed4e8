//! What may be done and what it does.

use backlot_core::Draw;

use super::card_box::Location;
use super::{Movie, Question, Reference};

impl Reference {
    pub(crate) fn asked(&self) -> Option<usize> {
        match &self.question {
            Question::Studio { whose, .. }
            | Question::Bid { whose, .. }
            | Question::Place { whose, .. } => Some(*whose),
            Question::Take { order, at } => Some(order[*at]),
            Question::Nothing => None,
        }
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        match &self.question {
            Question::Studio { left, .. } => {
                legal.extend(left.iter().map(|number| format!("studio {number}"))); // DF-S1
            }
            Question::Bid { whose, highest, .. } => {
                legal.push("pass".to_owned());
                // DF-A1, DF-A2
                for amount in 0..=self.money[*whose] {
                    if highest.is_none_or(|(_, bid)| amount > bid) {
                        legal.push(format!("bid {amount}"));
                    }
                }
            }
            Question::Take { .. } => {
                let open = self.contents.in_order(&self.board[self.location - 1]);
                legal.extend(open.iter().map(|chip| format!("take {chip}")));
                if self.edition == "2000" {
                    legal.push("decline".to_owned()); // DF-P4
                }
            }
            Question::Place { whose, hand, .. } => {
                let hand = self.contents.in_order(hand);
                for chip in &hand {
                    legal.extend(self.places(*whose, chip));
                }
                legal.extend(hand.iter().map(|chip| format!("discard {chip}")));
            }
            Question::Nothing => {}
        }
        legal
    }

    fn places(&self, player: usize, chip: &str) -> Vec<String> {
        let mut places = Vec::new();
        for screenplay in self.screenplays_of(player) {
            if self.is_finished(&screenplay) {
                continue; // DF-C7
            }
            let count = self.contents.screenplay(&screenplay).spaces.len();
            let mut spaces: Vec<String> = (1..=count).map(|number| number.to_string()).collect();
            spaces.push("guest".to_owned());
            for space in spaces {
                if self.may_go(chip, &screenplay, &space) {
                    places.push(format!("place {chip} {screenplay} {space}"));
                }
            }
        }
        places
    }

    fn kind(&self, chip: &str) -> &str {
        match self.contents.chip(chip).kind.as_str() {
            "top-director" => "director",
            kind => kind,
        }
    }

    fn may_go(&self, chip: &str, screenplay: &str, space: &str) -> bool {
        let kind = self.kind(chip);
        if space == "guest" {
            return kind == "guest-star"; // DF-C6
        }
        if kind == "guest-star" {
            return false; // DF-C6
        }
        let lies = self.top_of(screenplay, space).map(|top| self.kind(top));
        if kind == "agency" {
            return true; // DF-C5
        }
        if lies == Some("agency") {
            return false; // DF-C5
        }
        let number: usize = space.parse().unwrap();
        match self.contents.screenplay(screenplay).spaces[number - 1].as_str() {
            "blank" if kind == "director" => false,          // DF-C4
            "blank" => lies.is_none() || lies == Some(kind), // DF-C4
            printed => printed == kind,                      // DF-C3
        }
    }

    pub(crate) fn act(&mut self, text: &str, draws: Vec<Draw>) {
        self.draws = draws.into();
        let words: Vec<&str> = text.split(' ').collect();
        let question = std::mem::replace(&mut self.question, Question::Nothing);
        match (words.as_slice(), question) {
            (["studio", number], Question::Studio { whose, mut left }) => {
                let studio: i64 = number.parse().unwrap();
                left.retain(|other| *other != studio);
                self.give_studio(whose, studio);
                let next = (whose + 1) % self.seats;
                if next == self.start {
                    self.begin_quarter();
                } else {
                    self.question = Question::Studio { whose: next, left };
                }
            }
            (["bid", amount], Question::Bid { whose, passed, .. }) => {
                let highest = Some((whose, amount.parse().unwrap()));
                self.go_on_bidding(whose, highest, passed);
            }
            (["pass"], Question::Bid { whose, highest, mut passed }) => {
                passed.push(whose);
                self.go_on_bidding(whose, highest, passed);
            }
            (["take", chip], Question::Take { order, at }) => {
                self.board[self.location - 1].retain(|other| other != chip);
                let hand = vec![(*chip).to_owned()];
                let whose = order[at];
                self.question = Question::Place { whose, hand, party: Some((order, at)) };
            }
            (["decline"], Question::Take { order, at }) => self.next_at_party(order, at),
            (["place", chip, screenplay, space], Question::Place { whose, hand, party }) => {
                let key = ((*screenplay).to_owned(), (*space).to_owned());
                self.piles.entry(key).or_default().push((*chip).to_owned());
                if !self.is_finished(screenplay) && self.is_full(screenplay) {
                    self.finish(whose, screenplay);
                }
                self.chip_is_gone(chip, whose, hand, party);
            }
            (["discard", chip], Question::Place { whose, hand, party }) => {
                self.discarded.push((*chip).to_owned());
                self.chip_is_gone(chip, whose, hand, party);
            }
            (words, question) => panic!("{words:?} does not answer {question:?}"),
        }
        assert!(self.draws.is_empty(), "left over: {:?}", self.draws);
    }

    /// DF-Q2
    pub(super) fn begin_quarter(&mut self) {
        self.location = 1;
        // DF-S6
        let drawn = self.draw("top-directors", self.top_directors.len());
        let director = self.top_directors.remove(drawn);
        self.lay_out(&director);
    }

    fn lay_out(&mut self, director: &str) {
        for at in 0..self.contents.locations.len() {
            match self.contents.locations[at].clone() {
                Location::TopDirector => self.board[at] = vec![director.to_owned()],
                Location::City(count) => {
                    self.board[at] = (0..count).map(|_| self.draw_chip()).collect();
                }
                Location::Party => {} // DF-P1
            }
        }
        self.reach_location();
    }

    fn reach_location(&mut self) {
        let at = self.location - 1;
        if self.contents.locations[at] != Location::Party {
            self.question = Question::Bid { whose: self.start, highest: None, passed: vec![] };
            return;
        }
        self.board[at] = (0..self.seats).map(|_| self.draw_chip()).collect();
        self.question = Question::Take { order: self.order_of_choosing(), at: 0 };
    }

    /// DF-P2, DF-P3: again and again the one with the most chips who comes first from the start player.
    fn order_of_choosing(&self) -> Vec<usize> {
        let mut waiting: Vec<usize> =
            (0..self.seats).map(|n| (self.start + n) % self.seats).collect();
        let mut order = Vec::new();
        while !waiting.is_empty() {
            let most = waiting.iter().map(|player| self.red_chips(*player)).max().unwrap();
            let at = waiting.iter().position(|player| self.red_chips(*player) == most).unwrap();
            order.push(waiting.remove(at));
        }
        order
    }

    /// DF-P2
    pub(super) fn red_chips(&self, player: usize) -> usize {
        let own = |screenplay: &String| self.owner[screenplay] == player;
        let piles = self.piles.iter().filter(|((screenplay, _), _)| own(screenplay));
        piles
            .filter(|(_, pile)| {
                let kind = self.kind(pile.last().unwrap());
                kind == "actor" || kind == "guest-star"
            })
            .count()
    }

    fn next_location(&mut self) {
        if self.location < self.contents.locations.len() {
            self.location += 1;
            self.reach_location();
            return;
        }
        if self.quarter < 4 {
            self.give_best_movie(); // DF-W1
            self.quarter += 1;
            self.begin_quarter();
        } else {
            self.give_last_awards(); // DF-W2
            self.question = Question::Nothing;
        }
    }

    fn go_on_bidding(&mut self, last: usize, highest: Option<(usize, i64)>, passed: Vec<usize>) {
        let staying: Vec<usize> = (0..self.seats).filter(|n| !passed.contains(n)).collect();
        if let [winner] = staying.as_slice() {
            // DF-A3
            self.win(*winner, highest.map_or(0, |(_, bid)| bid));
            return;
        }
        let mut whose = (last + 1) % self.seats;
        while passed.contains(&whose) {
            whose = (whose + 1) % self.seats;
        }
        self.question = Question::Bid { whose, highest, passed };
    }

    fn win(&mut self, winner: usize, price: i64) {
        self.money[winner] -= price;
        self.middle += price;
        // DF-A4: everybody else takes one as long as it is enough for all of them.
        let others = i64::try_from(self.seats).unwrap() - 1;
        while self.middle >= others {
            for player in (0..self.seats).filter(|player| *player != winner) {
                self.money[player] += 1;
                self.middle -= 1;
            }
        }
        self.start = winner; // DF-A5
        let hand = std::mem::take(&mut self.board[self.location - 1]);
        self.question = Question::Place { whose: winner, hand, party: None };
    }

    fn next_at_party(&mut self, order: Vec<usize>, at: usize) {
        if at + 1 < order.len() {
            self.question = Question::Take { order, at: at + 1 };
            return;
        }
        // DF-P4
        let left = std::mem::take(&mut self.board[self.location - 1]);
        self.discarded.extend(left);
        self.next_location();
    }

    fn chip_is_gone(
        &mut self,
        chip: &str,
        whose: usize,
        mut hand: Vec<String>,
        party: Option<(Vec<usize>, usize)>,
    ) {
        hand.retain(|other| other != chip);
        if !hand.is_empty() {
            self.question = Question::Place { whose, hand, party };
            return;
        }
        match party {
            Some((order, at)) => self.next_at_party(order, at),
            None => self.next_location(),
        }
    }

    /// DF-M1
    fn is_full(&self, screenplay: &str) -> bool {
        let count = self.contents.screenplay(screenplay).spaces.len();
        (1..=count).all(|number| self.top_of(screenplay, &number.to_string()).is_some())
    }

    fn finish(&mut self, player: usize, screenplay: &str) {
        // DF-M3
        let total = self.total(screenplay);
        let mut token = None;
        let mut value = total.min(22);
        while value >= 0 && token.is_none() {
            token = [(value, true), (value, false)].into_iter().find(|t| self.tokens.contains(t));
            value -= 1;
        }
        self.tokens.retain(|other| Some(*other) != token);
        self.movies.push(Movie { screenplay: screenplay.to_owned(), token });
        // DF-M5
        let first = format!("first-movie-{}", self.contents.screenplay(screenplay).genre);
        self.awards.entry(first).or_insert_with(|| screenplay.to_owned());
        // DF-M6
        if let Some(drawn) = self.stack_top.take() {
            self.owner.insert(drawn, player);
            self.turn_up_screenplay();
        }
    }
}
