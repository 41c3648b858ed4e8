//! The Film of the Year (HW-F1 to HW-F3) and the rounds of HW-P4 against a slow and literal reading of the clauses, on
//! random games. It reads events, notations and answers; it takes no step with the game's own rules.

use std::collections::{BTreeMap, BTreeSet};

use backlot_core::chance::Fast;
use backlot_core::{
    Arrange, ComponentsText, EventRecorder, Game, Notation, Playable, Present, Seat, SetupRequest,
    Viewer, WithoutEvents,
};
use backlot_hollywood::{
    Action, Components, Event, Film, Hollywood, Phase, Place, Setup, Slate, pareto_slates,
};
use backlot_testkit::{English, Wording};

const GAMES: u64 = 1000;

/// A heap: its cards by id, and its worthless scripts.
type Heap = (BTreeSet<String>, usize);

/// What happened, so that the test can't pass for want of cases.
#[derive(Default, Debug)]
struct Cases {
    awards: usize,
    without_figurines: usize,
    without_movies: usize,
    elected: usize,
    inconclusive: usize,
    /// The winner had fewer votes than somebody else.
    against_the_votes: usize,
    nobody: usize,
    all_have_won: usize,
    renumbered: usize,
    other_payer: usize,
    changed: usize,
    all_rounds: usize,
}

/// What has been seen of the year so far.
#[derive(Default)]
struct Year {
    /// What each seat is building, film by film.
    building: Vec<BTreeMap<String, Heap>>,
    /// The slates that lie open.
    slates: Vec<Vec<Heap>>,
    /// Turns taken in the round of HW-P4 that is on, and which round it is.
    turns: usize,
    round: usize,
    changed: bool,
    /// The most figurines in a movie of each seat.
    tops: Vec<Option<u32>>,
    votes: Vec<Option<usize>>,
    /// What each has after the box office, and has won in earlier years.
    money: Vec<u16>,
    awards: Vec<u8>,
}

impl Year {
    fn new(seats: usize) -> Self {
        Self {
            building: vec![BTreeMap::new(); seats],
            slates: vec![Vec::new(); seats],
            round: 1,
            tops: vec![None; seats],
            votes: vec![None; seats],
            ..Self::default()
        }
    }

    /// The heaps that were built, in no order of the films.
    fn built(&mut self, seat: usize) -> Vec<Heap> {
        let mut heaps: Vec<Heap> = std::mem::take(&mut self.building[seat]).into_values().collect();
        heaps.sort();
        heaps
    }

    /// HW-P4, an action of production. Returns whether the stage should end now.
    fn produce(&mut self, seat: usize, text: &str, rebuilds: bool) -> bool {
        let words: Vec<&str> = text.split_whitespace().collect();
        match *words.as_slice() {
            ["put", card, film] => {
                let heap = self.building[seat].entry(film.to_owned()).or_default();
                heap.0.insert(card.to_owned());
                false
            }
            ["trade", _, film] => {
                self.building[seat].entry(film.to_owned()).or_default().1 += 1;
                false
            }
            ["done"] if !rebuilds => {
                self.slates[seat] = self.built(seat);
                false
            }
            ["done"] => {
                let heaps = self.built(seat);
                self.changed |= heaps != self.slates[seat];
                self.slates[seat] = heaps;
                self.end_turn()
            }
            ["stay"] => self.end_turn(),
            _ => false,
        }
    }

    fn end_turn(&mut self) -> bool {
        self.turns += 1;
        if self.turns < self.slates.len() {
            return false;
        }
        if !self.changed || self.round == 3 {
            return true;
        }
        (self.turns, self.changed) = (0, false);
        self.round += 1;
        false
    }

    /// Notes what the box office brought, and holds nominations and awards against the clauses.
    fn hear(&mut self, event: &Event, set: &Components, cases: &mut Cases, seed: u64) {
        match *event {
            Event::FilmEarned { seat, cards, .. } => {
                let faces = set.faces(cards);
                let figurines = faces.iter().map(|face| u32::from(face.figurines)).sum();
                let top = &mut self.tops[seat.index()];
                *top = (*top).max(Some(figurines));
            }
            Event::IncomePaid { seat, income } => self.money[seat.index()] += income,
            Event::FilmsNominated { seats, figurines } => {
                let named: Vec<usize> = seats.iter().map(Seat::index).collect();
                assert_eq!(named, self.nominees(), "seed {seed}: HW-F1");
                assert_eq!(self.tops[named[0]], Some(u32::from(figurines)));
            }
            Event::AwardGiven { seat, .. } => {
                let winner = self.winner(cases);
                assert_eq!(seat.map(Seat::index), winner, "seed {seed}: HW-F1 to HW-F3");
                cases.awards += 1;
            }
            _ => {}
        }
    }

    /// HW-F1
    fn nominees(&self) -> Vec<usize> {
        let most = self.tops.iter().flatten().max();
        let has_most = |seat: &usize| most.is_some() && self.tops[*seat].as_ref() == most;
        (0..self.tops.len()).filter(has_most).collect()
    }

    /// HW-F1 to HW-F3, by what each has won so far and has after the box office.
    fn winner(&self, cases: &mut Cases) -> Option<usize> {
        let nominees = self.nominees();
        if nominees.is_empty() {
            cases.without_movies += 1;
            return None;
        }
        cases.without_figurines += usize::from(self.tops[nominees[0]] == Some(0));
        if let [only] = nominees[..] {
            return Some(only);
        }
        let votes =
            |nominee: usize| self.votes.iter().filter(|vote| **vote == Some(nominee)).count();
        let ahead_of_all = |nominee: &&usize| {
            nominees.iter().all(|other| other == *nominee || votes(*other) < votes(**nominee))
        };
        if let Some(elected) = nominees.iter().find(ahead_of_all) {
            cases.elected += 1;
            return Some(*elected);
        }
        cases.inconclusive += usize::from(self.votes.iter().any(Option::is_some));
        let mut left: Vec<usize> =
            nominees.iter().copied().filter(|&seat| self.awards[seat] == 0).collect();
        if left.is_empty() {
            cases.all_have_won += 1;
            left.clone_from(&nominees);
        }
        if left.len() > 1 {
            let poorer =
                |seat: usize, other: usize| seat == other || self.money[seat] < self.money[other];
            let all = left.clone();
            left.retain(|&seat| all.iter().all(|&other| poorer(seat, other)));
        }
        let winner = left.first().copied();
        cases.nobody += usize::from(winner.is_none());
        let beaten = |seat: usize| nominees.iter().any(|&other| votes(other) > votes(seat));
        cases.against_the_votes += usize::from(winner.is_some_and(beaten));
        winner
    }
}

/// The standard set, with hardly any figurines in every other game, so that films without any are common.
fn setup(seed: u64) -> Setup {
    let seats = 2 + usize::try_from(seed % 5).expect("small");
    let mut request = SetupRequest::seats(seats);
    if seed / 5 % 2 == 1 {
        let toml = include_str!("../components/standard.toml")
            .replace("figurines = 1", "figurines = 0")
            .replace("figurines = 2", "figurines = 0")
            .replace("figurines = 3", "figurines = 1");
        request.components = Some(ComponentsText { name: "few.toml".to_owned(), toml });
    }
    Hollywood::setup(&request).expect("a usual set-up")
}

/// Where a seat puts its cards: mostly into good films, else anywhere.
fn some_places(game: &Hollywood, seat: Seat, picks: &mut Fast) -> Vec<Place> {
    let view = game.view(Viewer::Omniscient);
    let held = view.held[seat];
    let films = Film::ALL;
    if picks.index(6) > 0 {
        let plans = pareto_slates(&view.components.faces(held)).expect("at most nine cards");
        let best = picks.index(plans.len());
        return plans[best].places.clone();
    }
    let place = |picks: &mut Fast| match picks.index(7) {
        0 => Place::Aside,
        n @ 1..=3 => Place::Put(films[n - 1]),
        n => Place::Trade(films[n - 4]),
    };
    (0..held.len()).map(|_| place(picks)).collect()
}

/// Another slate, or the same one in other words: films exchange their numbers, another card pays.
fn other_places(now: &[Place], game: &Hollywood, seat: Seat, picks: &mut Fast) -> Vec<Place> {
    let films = Film::ALL;
    let mut places = now.to_vec();
    match picks.index(4) {
        0 => {
            let shift = 1 + picks.index(2);
            let other = |film: Film| films[(film.index() + shift) % films.len()];
            for place in &mut places {
                *place = match *place {
                    Place::Aside => Place::Aside,
                    Place::Put(film) => Place::Put(other(film)),
                    Place::Trade(film) => Place::Trade(other(film)),
                };
            }
        }
        1 => {
            let traded = places.iter().position(|place| matches!(place, Place::Trade(_)));
            let aside = places.iter().position(|place| *place == Place::Aside);
            if let (Some(traded), Some(aside)) = (traded, aside) {
                places.swap(traded, aside);
            }
        }
        2 => {
            let card = picks.index(places.len());
            places[card] = Place::Put(films[picks.index(3)]);
        }
        _ => places = some_places(game, seat, picks),
    }
    places
}

/// The action that follows the plan of the seat, or any.
fn choose(game: &Hollywood, seat: Seat, plans: &mut [Vec<Place>], picks: &mut Fast) -> Action {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let view = game.view(Viewer::Omniscient);
    let slate = match view.phase {
        Phase::Building => view.slates[seat],
        Phase::Rebuilding(_) => view.building,
        _ => {
            let action = legal[picks.index(legal.len())];
            if action == Action::Rebuild {
                let now: Vec<Place> = view.slates[seat].places().collect();
                plans[seat.index()] = other_places(&now, game, seat, picks);
            }
            return action;
        }
    };
    if view.phase == Phase::Building && slate.decided() == 0 {
        plans[seat.index()] = some_places(game, seat, picks);
    }
    let wanted = plans[seat.index()].get(slate.decided()).copied();
    let likelihood = |action: &Action| match *action {
        Action::Put { film, .. } => wanted == Some(Place::Put(film)),
        Action::Trade { film, .. } => wanted == Some(Place::Trade(film)),
        Action::Aside(_) => wanted == Some(Place::Aside),
        _ => wanted.is_none(),
    };
    legal.into_iter().find(likelihood).expect("every place is legal")
}

fn play(seed: u64, cases: &mut Cases) {
    let setup = setup(seed);
    let mut picks = Fast::new(!seed);
    let mut cx = EventRecorder::new(Fast::new(seed));
    let mut game = Hollywood::new(&setup, &mut cx);
    let seats = game.seats();
    let mut plans = vec![Vec::new(); seats];
    let mut year = Year::new(seats);
    while let Some(seat) = game.to_act().first() {
        let before = game.view(Viewer::Omniscient);
        let action = choose(&game, seat, &mut plans, &mut picks);
        cx.events.clear();
        game.apply(seat, action, &mut cx);
        let text = Hollywood::write_action(&before.components, action);
        let rebuilds = matches!(before.phase, Phase::Rebuilding(_));
        let slate = year.slates[seat.index()].clone();
        let ends = year.produce(seat.index(), &text, rebuilds);
        if rebuilds && text == "done" {
            count_rebuilding(before.slates[seat], &plans[seat.index()], &slate, &year, seat, cases);
        }
        let paid = cx.events.iter().any(|event| matches!(event, Event::IncomePaid { .. }));
        assert_eq!(paid, ends, "seed {seed}: {seat} {text}: HW-P4 in round {}", year.round);
        cases.all_rounds += usize::from(ends && year.round == 3);
        if ends {
            year.money = before.money.taken(seats).to_vec();
            year.awards = before.awards.taken(seats).to_vec();
        }
        if let Action::Vote(nominee) = action {
            year.votes[seat.index()] = Some(nominee.index());
        }
        for event in &cx.events {
            year.hear(event, &before.components, cases, seed);
        }
        if cx.events.iter().any(|event| matches!(event, Event::AwardGiven { .. })) {
            year = Year::new(seats);
        }
    }
}

/// Counts what a new slate was: the same heaps in other words, or others.
fn count_rebuilding(
    before: Slate,
    plan: &[Place],
    heaps: &[Heap],
    year: &Year,
    seat: Seat,
    cases: &mut Cases,
) {
    // At the end of a year the slates are those of the next one, which are empty.
    let same = heaps == year.slates[seat.index()];
    let before: Vec<Place> = before.places().collect();
    let trades = |places: &[Place]| -> Vec<bool> {
        places.iter().map(|place| matches!(place, Place::Trade(_))).collect()
    };
    if !same {
        cases.changed += 1;
    } else if trades(&before) != trades(plan) {
        cases.other_payer += 1;
    } else if before != plan {
        cases.renumbered += 1;
    }
}

#[test]
fn awards_and_rounds_of_production_are_those_of_the_clauses() {
    let mut cases = Cases::default();
    for seed in 0..GAMES {
        play(seed, &mut cases);
    }
    println!("{cases:#?}");
    let Cases { awards, without_figurines, without_movies, elected, inconclusive, .. } = cases;
    assert_eq!(awards, 3 * usize::try_from(GAMES).expect("small"), "one decision a year");
    for (what, count, least) in [
        ("won without figurines", without_figurines, 50),
        ("years without movies", without_movies, 1),
        ("elected", elected, 50),
        ("inconclusive votes", inconclusive, 50),
        ("winners with fewer votes than others", cases.against_the_votes, 5),
        ("awards to nobody", cases.nobody, 5),
        ("nominees who have all won before", cases.all_have_won, 5),
        ("other numbers of films", cases.renumbered, 50),
        ("other cards that pay", cases.other_payer, 50),
        ("changed slates", cases.changed, 50),
        ("three rounds", cases.all_rounds, 50),
    ] {
        assert!(count >= least, "{what}: {count}");
    }
}

/// HW-F2: the voters may consult first, and the prompt says so.
#[test]
fn the_prompt_for_a_vote_says_that_voters_may_consult() {
    let lines = [
        "held p1 thunder-mile kasimir-kurtzmann konrad-kingsbarn",
        "slate p1 1 1 1",
        "held p2 the-third-key orson-b-oblonsky oscar-oakhurst",
        "slate p2 1 1 1",
        "stage review",
    ];
    let setup = Hollywood::setup(&SetupRequest::seats(3)).expect("a usual set-up");
    let mut game = Hollywood::arrange(&setup, &lines).expect("a position");
    let mut cx = WithoutEvents(Fast::new(0));
    for seat in Seat::all(3) {
        game.apply(seat, Action::Stay, &mut cx);
    }
    let voter = game.to_act().first().expect("somebody votes");
    let view = game.view(Viewer::Seat(voter));
    let heading = Hollywood::heading(&view, voter).expect("a question");
    assert_eq!(heading.clause, "HW-F2");
    let words = English.words(&heading.title, 3, Some(voter)).expect("it has words");
    assert!(words.contains("consult"), "{words}");
}
