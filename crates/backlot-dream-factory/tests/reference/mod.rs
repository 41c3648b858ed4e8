//! Dream Factory once more, written from the clauses: slow and literal, with words instead of numbers, and
//! nothing of the engine in it.

mod card_box;
mod play;
mod report;
mod score;

use std::collections::{HashMap, VecDeque};

use backlot_core::{Draw, GameInfo, SetupRequest};

use card_box::CardBox;

/// What was chosen before the start, as words.
pub(crate) struct Options {
    seats: usize,
    values: HashMap<String, String>,
}

impl Options {
    pub(crate) fn of(request: &SetupRequest, info: &GameInfo) -> Self {
        let chosen = |id: &str, default: &str| {
            request.options.get(id).cloned().unwrap_or_else(|| default.to_owned())
        };
        let values =
            info.options.iter().map(|spec| (spec.id.to_owned(), chosen(spec.id, spec.default)));
        Self { seats: request.seats.unwrap(), values: values.collect() }
    }
}

/// What is asked.
#[derive(Clone, PartialEq, Debug)]
enum Question {
    /// Which studio to take.
    Studio {
        whose: usize,
        left: Vec<i64>,
    },
    Bid {
        whose: usize,
        highest: Option<(usize, i64)>,
        passed: Vec<usize>,
    },
    Take {
        order: Vec<usize>,
        at: usize,
    },
    /// At a party with the order and the place in it.
    Place {
        whose: usize,
        hand: Vec<String>,
        party: Option<(Vec<usize>, usize)>,
    },
    Nothing,
}

/// A finished movie, in the order of finishing. The token is its value and whether it has a "+".
#[derive(Clone, PartialEq, Debug)]
struct Movie {
    screenplay: String,
    token: Option<(i64, bool)>,
}

pub(crate) struct Reference {
    contents: CardBox,
    edition: String,
    seats: usize,
    quarter: usize,
    location: usize,
    start: usize,
    question: Question,
    money: Vec<i64>,
    middle: i64,
    /// Face-down chips, top directors apart.
    bag: Vec<String>,
    top_directors: Vec<String>,
    discarded: Vec<String>,
    /// Open chips of each location.
    board: Vec<Vec<String>>,
    /// Who has which screenplay.
    owner: HashMap<String, usize>,
    /// Chips from bottom to top by screenplay and space (`1`, `2`, …, `guest`).
    piles: HashMap<(String, String), Vec<String>>,
    movies: Vec<Movie>,
    tokens: Vec<(i64, bool)>,
    stack_top: Option<String>,
    stack: Vec<String>,
    /// Award by id: the movie that has it, or `pN`.
    awards: HashMap<String, String>,
    /// Luck that the engine has met and this must meet in the same order.
    draws: VecDeque<Draw>,
}

const PILES: [&str; 5] = ["start", "studios", "screenplays", "top-directors", "chips"];

impl Reference {
    pub(crate) fn begin(toml: &str, options: &Options, draws: Vec<Draw>) -> Self {
        let contents = CardBox::read(toml);
        let seats = options.seats;
        // DF-S2
        let each = if seats == 5 { contents.money_of_5 } else { contents.money_of_2_to_4 };
        // DF-S3
        let plain = (0..=22).map(|value| (value, false));
        let tokens = plain.chain((8..=14).map(|value| (value, true))).collect();
        // DF-S6, DF-S7
        let (top_directors, bag) = contents.chip_ids().partition(|id| contents.is_top(id));
        let board = vec![Vec::new(); contents.locations.len()];
        let mut game = Self {
            edition: options.values["edition"].clone(),
            seats,
            quarter: 1,
            location: 1,
            start: 0,
            question: Question::Nothing,
            money: vec![each; seats],
            middle: 0,
            bag,
            top_directors,
            discarded: Vec::new(),
            board,
            owner: HashMap::new(),
            piles: HashMap::new(),
            movies: Vec::new(),
            tokens,
            stack_top: None,
            stack: Vec::new(),
            awards: HashMap::new(),
            draws: draws.into(),
            contents,
        };
        game.set_up(options);
        assert!(game.draws.is_empty(), "left over: {:?}", game.draws);
        game
    }

    fn set_up(&mut self, options: &Options) {
        // DF-S8
        self.start = match options.values["start"].as_str() {
            "random" => self.draw("start", self.seats),
            seat => seat[1..].parse::<usize>().unwrap() - 1,
        };
        // DF-S1
        let mut studios: Vec<i64> = self.contents.studios();
        let is_chosen = options.values["studios"] == "choose";
        for player in 0..self.seats {
            let drawn = match options.values["studios"].as_str() {
                "choose" => break,
                "drawn" => self.draw("studios", studios.len()),
                _ => 0,
            };
            let studio = studios.remove(drawn);
            self.give_studio(player, studio);
        }
        // DF-S5
        self.stack = self.contents.screenplays_of(None);
        self.turn_up_screenplay();
        if is_chosen {
            self.question = Question::Studio { whose: self.start, left: studios };
        } else {
            self.begin_quarter();
        }
    }

    fn give_studio(&mut self, player: usize, studio: i64) {
        for id in self.contents.screenplays_of(Some(studio)) {
            self.owner.insert(id, player);
        }
    }

    /// The next number from chance, which must be asked of the same pile with as many things in it.
    fn draw(&mut self, pile: &str, many: usize) -> usize {
        let draw = self.draws.pop_front().expect("the engine drew less");
        assert_eq!(PILES[usize::from(draw.pile.0)], pile);
        assert_eq!(draw.below as usize, many, "{pile}");
        draw.value as usize
    }

    fn turn_up_screenplay(&mut self) {
        self.stack_top = if self.stack.is_empty() {
            None
        } else {
            let drawn = self.draw("screenplays", self.stack.len());
            Some(self.stack.remove(drawn))
        };
    }

    fn draw_chip(&mut self) -> String {
        let drawn = self.draw("chips", self.bag.len());
        self.bag.remove(drawn)
    }

    /// The chip on top of a space.
    fn top_of(&self, screenplay: &str, space: &str) -> Option<&String> {
        self.piles.get(&(screenplay.to_owned(), space.to_owned())).and_then(|pile| pile.last())
    }

    fn is_finished(&self, screenplay: &str) -> bool {
        self.movies.iter().any(|movie| movie.screenplay == screenplay)
    }

    /// A player's screenplays in the order of the box.
    fn screenplays_of(&self, player: usize) -> Vec<String> {
        let ids = self.contents.screenplays.iter().map(|screenplay| screenplay.id.clone());
        ids.filter(|id| self.owner.get(id) == Some(&player)).collect()
    }
}
