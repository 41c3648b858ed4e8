//! Premiere: sealed bids for films. The game of `docs/adding-a-game.md`.
//!
//! The clauses (`PR-…`) are in `rules.md`. This file has the box, the position and the rules; `view.rs` what people and
//! programs see of it.

mod view;

use backlot_core::{
    Arrange, BySeat, Chance, Context, Evaluate, Game, IdSet, Outcome, Pile, ScoreSheet, Sealed,
    Seat, SeatSet, SharedComponents, SimpleSetup, ToJson, Verbs, Viewer, components, numbers,
    playable, position,
};
use backlot_strategy::Strategy;

pub use view::{PlayerView, TableView};

const MAX_PLAYERS: usize = 5;
const ROUNDS: u8 = 7;
const FILMS: Pile = Pile(0);

// --- The box -----------------------------------------------------------------------------------------------------------

components! {
    /// What is in the box.
    pub struct Components {
        game: "premiere";
        standard: include_str!("../standard.toml");
        /// A film, by its place in the component set.
        films: 7..=64 of Film ("film") = FilmInfo { points: u8 };
    }
}

numbers! {
    /// A bid.
    pub struct Bid: 1..=7;
}

// --- The position ------------------------------------------------------------------------------------------------------

position! {
    /// A position of Premiere.
    pub struct Premiere seen as View {
        components: Components;
        everybody {
            /// The round, counted from 0; 7 when the game is over.
            round: u8,
            /// Films that have not been turned up, without order.
            deck: IdSet<Film>,
            /// The film of this round.
            on_offer: Option<Film>,
            /// Bids that each seat has left.
            hands: BySeat<IdSet<Bid>, MAX_PLAYERS>,
            /// Films that each seat has won.
            won: BySeat<IdSet<Film>, MAX_PLAYERS>,
            /// Films that nobody won.
            lost: IdSet<Film>,
        }
        sealed {
            /// The bids of this round.
            bids: Sealed<Bid, MAX_PLAYERS>,
        }
    }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Verbs)]
#[json(texts = "premiere-choice")]
pub enum Action {
    /// Choose a bid (PR-R1).
    Bid {
        /// The bid.
        bid: Bid,
    },
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, ToJson)]
#[json(tag = "kind", texts = "premiere-event")]
pub enum Event {
    /// A film was turned up (PR-R1).
    FilmTurnedUp {
        /// The round, counted from 1.
        round: u8,
        /// The film.
        film: Film,
    },
    /// A bid was turned over (PR-R2).
    BidShown {
        /// The player.
        seat: Seat,
        /// The bid.
        bid: Bid,
    },
    /// Somebody won the film (PR-R2).
    FilmWon {
        /// The winner.
        seat: Seat,
        /// The film.
        film: Film,
    },
    /// Nobody won the film (PR-R2).
    FilmLost {
        /// The film.
        film: Film,
    },
}

// --- The rules ---------------------------------------------------------------------------------------------------------

impl Premiere {
    /// PR-R1
    fn begin_round(&mut self, cx: &mut impl Context<Event>) {
        let film = self.deck.take_nth(cx.below(FILMS, self.deck.len()));
        self.on_offer = Some(film);
        self.bids = Sealed::ask(SeatSet::all(self.seats()));
        cx.emit(|| Event::FilmTurnedUp { round: self.round + 1, film });
    }

    /// PR-R2
    fn end_round(&mut self, bids: &[(Seat, Bid)], cx: &mut impl Context<Event>) {
        for &(seat, bid) in bids {
            self.hands[seat].remove(bid);
            cx.emit(|| Event::BidShown { seat, bid });
        }
        let is_alone = |bid: Bid| bids.iter().filter(|(_, other)| *other == bid).count() == 1;
        let winner = bids.iter().filter(|(_, bid)| is_alone(*bid)).max_by_key(|(_, bid)| *bid);
        match (winner, self.on_offer.take()) {
            (Some(&(seat, _)), Some(film)) => {
                self.won[seat].insert(film);
                cx.emit(|| Event::FilmWon { seat, film });
            }
            (None, Some(film)) => {
                self.lost.insert(film);
                cx.emit(|| Event::FilmLost { film });
            }
            (_, None) => {}
        }
        self.round += 1;
        if self.round < ROUNDS {
            self.begin_round(cx);
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        self.won[seat].iter().map(|film| i32::from(self.components[film].points)).sum()
    }
}

impl Game for Premiere {
    type Components = Components;
    type Setup = SimpleSetup<Components>;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Self::Setup, cx: &mut impl Context<Event>) -> Self {
        let mut game = Self {
            components: setup.components,
            seats: setup.seats,
            round: 0,
            deck: setup.components.films(),
            on_offer: None,
            hands: BySeat([IdSet::first(7); MAX_PLAYERS]),
            won: BySeat::default(),
            lost: IdSet::EMPTY,
            bids: Sealed::CLOSED,
        };
        game.begin_round(cx);
        game
    }

    fn components(&self) -> SharedComponents<Components> {
        self.components
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn to_act(&self) -> SeatSet {
        self.bids.owing()
    }

    fn may_revise(&self) -> SeatSet {
        self.bids.revisable()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.bids.asked().contains(seat) {
            out.extend(self.hands[seat].iter().map(|bid| Action::Bid { bid }));
        }
    }

    fn apply(&mut self, seat: Seat, Action::Bid { bid }: Action, cx: &mut impl Context<Event>) {
        self.bids.put(seat, bid);
        if let Some(bids) = self.bids.reveal() {
            self.end_round(&bids.collect::<Vec<_>>(), cx);
        }
    }

    /// PR-E1
    fn outcome(&self) -> Option<Outcome> {
        (self.round == ROUNDS).then(|| {
            let mut sheet = ScoreSheet::new();
            sheet.line(
                "films",
                |seat| {
                    if seat.index() < self.seats() { self.points(seat) } else { 0 }
                },
            );
            Outcome::new(self.seats(), sheet, |seat| self.won[seat].len())
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::FilmTurnedUp { .. } | Event::BidShown { .. } => true,
            Event::FilmWon { .. } | Event::FilmLost { .. } => false,
        }
    }

    fn sample(view: &View, _chance: &mut impl Chance) -> Self {
        view.to_state()
    }

    fn permute_hidden(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let bids = self.bids.permuted(viewer, chance, |seat| self.hands[seat].iter().collect());
        Self { bids, ..self.clone() }
    }

    fn audit(&self) -> Result<(), String> {
        let places = [self.deck, self.on_offer.into(), self.lost].into_iter().chain(self.won.0);
        match self.components.films().is_split_into(places) {
            true => Ok(()),
            false => Err("a film is in two places or in none".to_owned()),
        }
    }

    fn max_actions(setup: &Self::Setup) -> usize {
        usize::from(setup.seats * ROUNDS)
    }
}

playable! {
    Premiere {
        id: "premiere",
        title: "Premiere",
        rules_version: 1,
        clause_prefix: "PR",
        seats: 3..=MAX_PLAYERS,
        default_seats: 4,
        piles: &["films"],
        rules: include_str!("../rules.md"),
    }
}

// --- The rest has defaults ---------------------------------------------------------------------------------------------

impl Evaluate for Premiere {}
impl Arrange for Premiere {}
impl Strategy for Premiere {}
