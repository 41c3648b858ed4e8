//! How fast a game is, in CPU time of one thread.

use std::hint::black_box;
use std::time::Duration;

use backlot_core::{
    Game, Playable, Seat, SetupError, SetupRequest, Viewer, WithoutEvents, chance::Fast,
};
use backlot_games::{GameKind, with_game};
use cpu_time::ThreadTime;
use serde::Serialize;

/// How many positions the single operations are timed on.
const POSITIONS: usize = 4096;

/// How fast a game is with so many seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// The game's id.
    pub game: &'static str,
    /// How many seats.
    pub seats: usize,
    /// Random games per CPU second, best round.
    pub games_per_second: f64,
    /// Decisions per CPU second, best round.
    pub decisions_per_second: f64,
    /// Mean decisions in a game.
    pub decisions_per_game: f64,
    /// Copying a state.
    pub clone_ns: f64,
    /// Listing the legal actions.
    pub legal_ns: f64,
    /// Applying a random legal action, draws included.
    pub apply_ns: f64,
    /// Making a seat's view.
    pub view_ns: f64,
    /// Sampling a world from a view.
    pub sample_ns: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// How many rounds were run; the best counts.
    pub rounds: u32,
}

/// Plays random games in `rounds` rounds of at least `each` CPU time, and times the single operations.
pub fn measure_speed(
    kind: GameKind,
    request: &SetupRequest,
    rounds: u32,
    each: Duration,
) -> Result<Speed, SetupError> {
    with_game!(kind, G => {
        let setup = G::setup(request)?;
        Ok(measure_game::<G>(&setup, rounds.max(1), each))
    })
}

fn measure_game<G: Playable>(setup: &G::Setup, rounds: u32, each: Duration) -> Speed {
    let mut rng = Fast::new(2005);
    let (mut games_per_second, mut decisions_per_second) = (0.0_f64, 0.0_f64);
    let (mut all_games, mut all_decisions) = (0_u64, 0_u64);
    let mut legal = Vec::new();
    for _ in 0..rounds {
        let start = ThreadTime::now();
        let (mut games, mut decisions) = (0_u64, 0_u64);
        let seconds = loop {
            for _ in 0..256 {
                decisions += random_game::<G>(setup, &mut rng, &mut legal);
                games += 1;
            }
            let spent = start.elapsed();
            if spent >= each {
                break spent.as_secs_f64();
            }
        };
        games_per_second = games_per_second.max(games as f64 / seconds);
        decisions_per_second = decisions_per_second.max(decisions as f64 / seconds);
        all_games += games;
        all_decisions += decisions;
    }
    let positions = Positions::<G>::collect(setup, &mut rng);
    let clone_ns = positions.time(|state, _| {
        black_box(state.clone());
    });
    Speed {
        game: G::info().id,
        seats: G::table_of(setup).0,
        games_per_second,
        decisions_per_second,
        decisions_per_game: all_decisions as f64 / all_games.max(1) as f64,
        clone_ns,
        legal_ns: positions.time_legal(),
        apply_ns: (positions.time_clone_and_apply(&mut rng) - clone_ns).max(0.0),
        view_ns: positions.time(|state, seat| {
            black_box(state.view(Viewer::Seat(seat)));
        }),
        sample_ns: positions.time_sample(&mut rng),
        state_bytes: size_of::<G>(),
        rounds,
    }
}

/// One random game; returns the number of decisions.
fn random_game<G: Game>(setup: &G::Setup, rng: &mut Fast, legal: &mut Vec<G::Action>) -> u64 {
    let mut game = G::new(setup, &mut WithoutEvents(&mut *rng));
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        game.legal_actions(seat, legal);
        let action = legal[rng.index(legal.len())];
        game.apply(seat, action, &mut WithoutEvents(&mut *rng));
        decisions += 1;
    }
    black_box(game.outcome());
    decisions
}

/// Positions from random games, each with a seat that is asked.
struct Positions<G: Game>(Vec<(G, Seat, G::Action)>);

impl<G: Game> Positions<G> {
    fn collect(setup: &G::Setup, rng: &mut Fast) -> Self {
        let mut positions = Vec::with_capacity(POSITIONS);
        let mut legal = Vec::new();
        while positions.len() < POSITIONS {
            let mut game = G::new(setup, &mut WithoutEvents(&mut *rng));
            while let Some(seat) = game.to_act().first() {
                game.legal_actions(seat, &mut legal);
                let action = legal[rng.index(legal.len())];
                positions.push((game.clone(), seat, action));
                game.apply(seat, action, &mut WithoutEvents(&mut *rng));
            }
        }
        Self(positions)
    }

    /// Nanoseconds for one call: the best of five passes over all positions.
    fn time(&self, mut call: impl FnMut(&G, Seat)) -> f64 {
        let pass = |call: &mut dyn FnMut(&G, Seat)| {
            let start = ThreadTime::now();
            for (state, seat, _) in &self.0 {
                call(black_box(state), *seat);
            }
            start.elapsed().as_secs_f64() * 1e9 / self.0.len() as f64
        };
        (0..5).map(|_| pass(&mut call)).fold(f64::INFINITY, f64::min)
    }

    fn time_legal(&self) -> f64 {
        let mut legal = Vec::new();
        self.time(|state, seat| {
            state.legal_actions(seat, &mut legal);
            black_box(&legal);
        })
    }

    fn time_clone_and_apply(&self, rng: &mut Fast) -> f64 {
        let mut actions = self.0.iter().map(|(_, _, action)| *action).cycle();
        self.time(|state, seat| {
            let mut next = state.clone();
            if let Some(action) = actions.next() {
                next.apply(seat, action, &mut WithoutEvents(&mut *rng));
            }
            black_box(next);
        })
    }

    fn time_sample(&self, rng: &mut Fast) -> f64 {
        let view = |(state, seat, _): &(G, Seat, G::Action)| state.view(Viewer::Seat(*seat));
        let views: Vec<_> = self.0.iter().map(view).collect();
        let mut next = views.iter().cycle();
        self.time(|_, _| {
            if let Some(view) = next.next() {
                black_box(G::sample(view, &mut *rng));
            }
        })
    }
}
