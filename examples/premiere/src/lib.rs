//! Premiere: sealed bids for films. The game of `docs/adding-a-game.md`.
//!
//! The clauses (`PR-…`) are in `rules.md`. This file has the box, the position and the rules; `view.rs` what people and
//! programs see of it.

mod view;

use std::sync::LazyLock;

use backlot_core::{
    Arrange, BySeat, CatalogueEntry, Chance, ComponentError, ComponentSet, Context, Evaluate, Game,
    GameInfo, Id, IdSet, Outcome, Pile, Playable, ScoreSheet, Sealed, Seat, SeatSet, SetupError,
    SetupRequest, SharedComponents, SimpleSetup, ToJson, Verbs, Viewer, read_components, slugify,
};
use backlot_strategy::Strategy;
use serde::{Deserialize, Serialize};

pub use view::{TableView, View};

const MAX_PLAYERS: usize = 5;
const BIDS: u8 = 7;
const ROUNDS: u8 = BIDS;
const FILMS: Pile = Pile(0);

// --- The box -----------------------------------------------------------------------------------------------------------

/// What is in the box.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Components {
    films: Vec<FilmInfo>,
}

/// What is printed on a film.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct FilmInfo {
    name: String,
    points: u8,
    #[serde(skip)]
    id: String,
}

/// A film by its place in the component set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Film(u8);

impl Id for Film {
    fn new(number: u8) -> Self {
        Self(number)
    }

    fn number(self) -> u8 {
        self.0
    }
}

impl Components {
    fn film_id(&self, film: Film) -> &str {
        &self.films[usize::from(film.0)].id
    }

    fn film_name(&self, film: Film) -> &str {
        &self.films[usize::from(film.0)].name
    }

    fn points(&self, film: Film) -> i32 {
        self.films[usize::from(film.0)].points.into()
    }

    fn check(&self) -> Result<(), (String, String)> {
        let films = self.films.len();
        if !(usize::from(ROUNDS)..=64).contains(&films) {
            let problem = format!("there must be {ROUNDS} to 64 films, not {films}");
            return Err(("films".to_owned(), problem));
        }
        for (at, film) in self.films.iter().enumerate() {
            let id = slugify(&film.name);
            let earlier = &self.films[..at];
            if id.is_empty() || earlier.iter().any(|other| slugify(&other.name) == id) {
                let problem = format!("every film needs a name of its own, not `{}`", film.name);
                return Err((format!("films.{at}.name"), problem));
            }
        }
        Ok(())
    }
}

backlot_core::json_ids! {
    Components { Film => film_id called film_name }
    sets {}
}

impl ComponentSet for Components {
    const GAME: &'static str = "premiere";

    fn parse(name: &str, toml: &str) -> Result<Self, ComponentError> {
        let mut set = read_components(name, toml, Self::check)?;
        for film in &mut set.films {
            film.id = slugify(&film.name);
        }
        Ok(set)
    }

    fn standard() -> SharedComponents<Self> {
        static STANDARD: LazyLock<SharedComponents<Components>> = LazyLock::new(|| {
            let set = Components::parse("standard.toml", include_str!("../standard.toml"));
            SharedComponents::keep(set.expect("it is sound")).expect("it is kept first")
        });
        *STANDARD
    }

    fn catalogue(&self) -> Vec<CatalogueEntry> {
        let entry = |film: &FilmInfo| {
            CatalogueEntry::new(&film.id, "film", &film.name).with("points", film.points)
        };
        self.films.iter().map(entry).collect()
    }
}

// --- The position ------------------------------------------------------------------------------------------------------

/// A bid, from 1 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ToJson)]
pub struct Bid(u8);

impl Id for Bid {
    fn new(number: u8) -> Self {
        Self(number + 1)
    }

    fn number(self) -> u8 {
        self.0 - 1
    }
}

/// A position of Premiere.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Premiere {
    set: SharedComponents<Components>,
    seats: u8,
    /// Counted from 0; 7 when the game is over.
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
    /// The bids of this round.
    bids: Sealed<Bid, MAX_PLAYERS>,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Verbs)]
pub enum Action {
    /// Choose a bid (PR-R1).
    Bid(Bid),
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
    fn all_seats(&self) -> SeatSet {
        SeatSet::all(usize::from(self.seats))
    }

    /// PR-R1
    fn begin_round(&mut self, cx: &mut impl Context<Event>) {
        let film = self.deck.take_nth(cx.below(FILMS, self.deck.len()));
        self.on_offer = Some(film);
        self.bids = Sealed::ask(self.all_seats());
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
        self.won[seat].iter().map(|film| self.set.points(film)).sum()
    }
}

impl Game for Premiere {
    type Components = Components;
    type Setup = SimpleSetup<Components>;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Self::Setup, cx: &mut impl Context<Event>) -> Self {
        let set = setup.components;
        let mut game = Self {
            set,
            seats: setup.seats,
            round: 0,
            deck: IdSet::first(set.films.len()),
            on_offer: None,
            hands: BySeat([IdSet::first(usize::from(BIDS)); MAX_PLAYERS]),
            won: BySeat::default(),
            lost: IdSet::EMPTY,
            bids: Sealed::CLOSED,
        };
        game.begin_round(cx);
        game
    }

    fn components(&self) -> SharedComponents<Components> {
        self.set
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
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
            out.extend(self.hands[seat].iter().map(Action::Bid));
        }
    }

    fn apply(&mut self, seat: Seat, Action::Bid(bid): Action, cx: &mut impl Context<Event>) {
        self.bids.put(seat, bid);
        if let Some(bids) = self.bids.reveal() {
            self.end_round(&bids.collect::<Vec<_>>(), cx);
        }
    }

    /// PR-E1
    fn outcome(&self) -> Option<Outcome> {
        let is_over = self.round == ROUNDS;
        is_over.then(|| {
            let mut sheet = ScoreSheet::new();
            let is_here = |seat: Seat| seat.index() < usize::from(self.seats);
            sheet.line("films", |seat| if is_here(seat) { self.points(seat) } else { 0 });
            Outcome::new(usize::from(self.seats), sheet, |seat| self.won[seat].len())
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
        let mut bids = self.bids.redacted(viewer);
        let owing = self.bids.owing();
        for seat in self.bids.asked().iter() {
            let is_hidden = !viewer.may_see(seat) && !owing.contains(seat);
            // Another bid, or none so far.
            if is_hidden && chance.below(FILMS, 2) == 1 {
                let mut hand = self.hands[seat];
                bids.put(seat, hand.take_nth(chance.below(FILMS, hand.len())));
            }
        }
        Self { bids, ..self.clone() }
    }

    fn audit(&self) -> Result<(), String> {
        let won = self.won.0.iter().fold(self.lost, |all, films| all.union(*films));
        let films = won.union(self.deck).union(self.on_offer.into_iter().collect());
        let counts = [self.lost.len(), self.deck.len(), u32::from(self.on_offer.is_some())];
        let count = counts.iter().chain(&self.won.0.map(IdSet::len)).sum::<u32>();
        if films != IdSet::first(self.set.films.len()) || count != films.len() {
            return Err("a film is in two places or in none".to_owned());
        }
        Ok(())
    }

    fn max_actions(setup: &Self::Setup) -> usize {
        usize::from(setup.seats) * usize::from(ROUNDS)
    }
}

// --- The rest has defaults ---------------------------------------------------------------------------------------------

impl Evaluate for Premiere {}
impl Arrange for Premiere {}
impl Strategy for Premiere {}

impl Playable for Premiere {
    fn info() -> &'static GameInfo {
        static INFO: GameInfo = GameInfo {
            id: "premiere",
            title: "Premiere",
            rules_version: 1,
            clause_prefix: "PR",
            seats: 3..=MAX_PLAYERS,
            default_seats: 4,
            options: &[],
            piles: &["films"],
            rules: include_str!("../rules.md"),
        };
        &INFO
    }

    fn setup(request: &SetupRequest) -> Result<Self::Setup, SetupError> {
        SimpleSetup::new(Self::info(), request)
    }

    fn table_of(setup: &Self::Setup) -> (usize, SharedComponents<Components>) {
        (usize::from(setup.seats), setup.components)
    }
}
