//! The laws of a strategy: what bots rely on beyond the rules.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use backlot_bots::{Bot, Budget, Level};
use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Choice, Playable, Seat, Viewer, WithoutEvents};
use backlot_strategy::{Buffers, Strategy, several_choose};

use crate::check::panic_text;
use crate::plan::{Plan, RequestedOptions, requests_of_interest};

/// One decision in so many is made at random, so that unusual positions are seen, too.
const ANY_EVERY: usize = 6;
/// One position in so many is looked at closely.
const LOOK_EVERY: usize = 3;
/// So many amounts for the same subject are prices; fewer may be numbered places to put it.
const MIN_PRICES: usize = 4;
/// Features are numbers of about the size of 1.
const MAX_FEATURE: f32 = 100.0;
/// The policy must win more often than random play by so many standard errors.
const CLEARLY: f64 = 3.0;

/// A law that every [`Strategy`] keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrategyLaw {
    /// The files of the game can be read, tune every constant and name bots that exist; something can judge where playouts stop.
    Data,
    /// The policy clearly beats random play.
    Policy,
    /// Ratings are numbers, answers are legal, and neither depends on what the seat can't see.
    Ratings,
    /// A game that says so hides nothing but draws to come.
    Visible,
    /// Where several seats bid at once (actions that differ only in their amount, or have the verb `bid`), the strategy says that they bid in
    /// secret.
    SecretBidding,
    /// Features are as many finite numbers as was said, and a seat's don't depend on what it can't see.
    Features,
    /// The parts of a score add up to it and have names.
    ScoreParts,
    /// Stages only grow.
    Stage,
}

/// A broken law of a strategy.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct StrategyViolation {
    /// Which law.
    pub law: StrategyLaw,
    /// The game's id.
    pub game: &'static str,
    /// The set-up, seed and step, if it was found in a game.
    pub place: String,
    /// What was found.
    pub found: String,
}

impl fmt::Display for StrategyViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, game, place, found } = self;
        write!(f, "the strategy of {game} breaks the law `{law:?}` ({place}): {found}")
    }
}

/// Checks the laws of the game's strategy on games of every set-up of interest, partly by its policy and partly at random. The first broken
/// one is returned, otherwise the number of positions that were looked at.
pub fn check_strategy<G: Playable + Strategy>(
    plan: &Plan<'_>,
) -> Result<usize, Box<StrategyViolation>> {
    let mut run = Run { plan, law: StrategyLaw::Data, place: "files".to_owned(), looked: 0 };
    let done = catch_unwind(AssertUnwindSafe(|| run.check_all::<G>()));
    let found = match done {
        Ok(Ok(())) => return Ok(run.looked),
        Ok(Err(found)) => found,
        Err(panic) => format!("a panic: {}", panic_text(&*panic)),
    };
    let Run { law, place, .. } = run;
    Err(Box::new(StrategyViolation { law, game: G::info().id, place, found }))
}

type Checked = Result<(), String>;

fn ensure(holds: bool, found: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(found()) }
}

struct Run<'a> {
    plan: &'a Plan<'a>,
    /// The law being checked.
    law: StrategyLaw,
    place: String,
    looked: usize,
}

impl Run<'_> {
    fn check_all<G: Playable + Strategy>(&mut self) -> Checked {
        check_data::<G>()?;
        let requests = requests_of_interest(G::info());
        let each = (self.plan.games / requests.len()).max(2);
        let mut gains = Vec::new();
        for (request, number) in
            requests.iter().flat_map(|request| (0..each).map(move |n| (request, n)))
        {
            // Not every combination of options is possible.
            let Ok(setup) = G::setup(&request.request()) else { continue };
            let seed = format!("{}/{}/{number}", self.plan.seed, request.text);
            if number < 2 {
                self.play::<G>(&setup, request, &seed)?;
            }
            self.law = StrategyLaw::Policy;
            gains.push(against_random::<G>(&setup, request, number, &seed)?);
        }
        let games = gains.len() as f64;
        let mean = gains.iter().sum::<f64>() / games;
        let squares: f64 = gains.iter().map(|gain| (gain - mean).powi(2)).sum();
        let error = (squares / (games - 1.0) / games).sqrt();
        self.place = format!("{games} games against random play");
        ensure(mean > CLEARLY * error && mean > 0.0, || {
            let (mean, error) = (100.0 * mean, 100.0 * error);
            format!("the policy wins {mean:.1} ± {error:.1} % more than its fair share")
        })
    }

    /// Plays a game by the policy, now and then at random, and looks at its positions.
    fn play<G: Playable + Strategy>(
        &mut self,
        setup: &G::Setup,
        request: &RequestedOptions,
        seed: &str,
    ) -> Checked {
        let mut cx = WithoutEvents(Seeded::new(seed));
        let mut rng =
            Fast::new(seed.bytes().fold(7, |sum: u64, byte| sum * 31 % 977 + u64::from(byte)));
        let mut buffers = Buffers::default();
        let mut game = G::new(setup, &mut cx);
        let (mut stage, mut step) = (game.stage(), 0);
        while let Some(seat) = game.to_act().first() {
            self.place = format!("{}; seed `{seed}`; step {step}", request.text);
            self.law = StrategyLaw::Stage;
            ensure(game.stage() >= stage, || format!("from stage {stage} to {}", game.stage()))?;
            stage = game.stage();
            if rng.index(LOOK_EVERY) == 0 {
                self.looked += 1;
                self.look(&game, seat, &mut rng)?;
            }
            game.legal_actions(seat, &mut buffers.legal);
            let any = buffers.legal[rng.index(buffers.legal.len())];
            let action = if rng.index(ANY_EVERY) == 0 {
                any
            } else {
                game.play(seat, &G::knowledge().tuned, &mut rng, &mut buffers)
            };
            game.apply(seat, action, &mut cx);
            step += 1;
        }
        self.law = StrategyLaw::ScoreParts;
        self.check_parts(&game)
    }

    fn look<G: Playable + Strategy>(&mut self, game: &G, seat: Seat, rng: &mut Fast) -> Checked {
        self.law = StrategyLaw::Visible;
        let sampled = G::sample(&game.view(Viewer::Seat(seat)), rng);
        ensure(!G::IS_FULLY_VISIBLE || sampled == *game, || {
            format!("IS_FULLY_VISIBLE, but {seat} can't tell this position from another")
        })?;
        self.law = StrategyLaw::SecretBidding;
        check_secret_bidding(game)?;
        self.law = StrategyLaw::Ratings;
        let exchanged = game.permute_hidden(Viewer::Seat(seat), rng);
        let answers = rng.word();
        let known = opinion_of(game, seat, answers)?;
        for world in [&sampled, &exchanged] {
            ensure(opinion_of(world, seat, answers)? == known, || {
                format!("what the policy thinks depends on what {seat} can't see")
            })?;
        }
        self.law = StrategyLaw::Features;
        check_features(game, rng)?;
        check_action_features(game, seat, &[&sampled, &exchanged])
    }

    fn check_parts<G: Playable + Strategy>(&self, game: &G) -> Checked {
        let Some(score_parts) = G::CAPABILITIES.score_parts else { return Ok(()) };
        let outcome = game.outcome().ok_or("nobody is asked, but the game is not over")?;
        let mut parts = vec![(backlot_strategy::Part(0), 1.0)];
        for seat in Seat::all(game.seats()) {
            (score_parts.list)(game, seat, &mut parts);
            let sum: f32 = parts.iter().map(|(_, points)| points).sum();
            let score = outcome.scores[seat];
            ensure((sum - score as f32).abs() < 1e-3, || {
                format!("the parts of {seat} add up to {sum}, its score is {score}")
            })?;
            for &(part, _) in &parts {
                let name = (score_parts.name)(&game.components(), part);
                self.plan.wording.words(&name, game.seats(), None)?;
            }
        }
        Ok(())
    }
}

fn check_data<G: Playable + Strategy>() -> Checked {
    let knowledge = G::knowledge();
    for constant in G::CONSTANTS {
        ensure((constant.low..=constant.high).contains(&constant.by_hand), || {
            format!(
                "`{}` is set by hand to {}, which its bounds exclude",
                constant.name, constant.by_hand
            )
        })?;
    }
    let sets = [&knowledge.by_hand, &knowledge.tuned].into_iter().chain(&knowledge.pool);
    for constants in sets.chain(knowledge.styles.values()) {
        ensure(constants.len() == G::CONSTANTS.len(), || {
            format!("{} constants where there are {}", constants.len(), G::CONSTANTS.len())
        })?;
    }
    for (&seats, ladder) in &knowledge.ladders {
        ensure(G::info().seats.contains(&seats), || format!("a ladder for {seats} players"))?;
        for number in 1..=ladder.len() {
            let name = format!("step-{number}");
            let level: Level = name.parse().map_err(|_| format!("`{name}` has no name"))?;
            Bot::new(level, seats, knowledge).map_err(|error| error.to_string())?;
        }
    }
    let setup = G::setup(&requests_of_interest(G::info())[0].request());
    let setup = setup.map_err(|error| error.to_string())?;
    let game = G::new(&setup, &mut WithoutEvents(Fast::new(1)));
    let can_judge = knowledge.value.is_some() || game.evaluate(Seat::from_bits(0)).is_some();
    ensure(can_judge || G::SEARCH.playout_horizon == u32::MAX, || {
        "playouts stop at a horizon, but there is neither a learned value nor an evaluation"
            .to_owned()
    })
}

fn check_secret_bidding<G: Playable + Strategy>(game: &G) -> Checked {
    if !several_choose(game) || G::CAPABILITIES.is_bidding_in_secret(game) {
        return Ok(());
    }
    let mut legal = Vec::new();
    let bids = |&seat: &Seat| {
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let choices: Vec<_> = legal.iter().map(|&action| G::choice(&view, seat, action)).collect();
        let prices_of = |one: &Choice| {
            let is_same = |other: &&Choice| {
                let is_bid = other.verb == "bid" || other.amount.is_some();
                is_bid && other.verb == one.verb && other.subject == one.subject
            };
            choices.iter().filter(is_same).count()
        };
        choices.iter().any(|choice| {
            let least = if choice.subject.is_some() { MIN_PRICES } else { 2 };
            prices_of(choice) >= least
        })
    };
    let bidders = game.to_act().union(game.may_revise()).iter().filter(bids).count();
    ensure(bidders < 2, || format!("{bidders} seats bid at once, but not in secret, as was said"))
}

/// What the policy makes of a position: its ratings and its answer.
fn opinion_of<G: Strategy>(
    game: &G,
    seat: Seat,
    seed: u64,
) -> Result<(Vec<f32>, G::Action), String> {
    let tuned = &G::knowledge().tuned;
    let (mut legal, mut ratings) = (Vec::new(), vec![0.0]);
    game.legal_actions(seat, &mut legal);
    game.rate(seat, tuned, &legal, &mut ratings);
    ensure(ratings.len() == legal.len(), || {
        format!("{} ratings for {} actions", ratings.len(), legal.len())
    })?;
    ensure(ratings.iter().all(|rating| rating.is_finite()), || format!("ratings {ratings:?}"))?;
    let answer = game.play(seat, tuned, &mut Fast::new(seed), &mut Buffers::default());
    ensure(legal.contains(&answer), || format!("the answer {answer:?} is not legal"))?;
    Ok((ratings, answer))
}

fn check_features<G: Strategy>(game: &G, rng: &mut Fast) -> Checked {
    let capabilities = G::CAPABILITIES;
    let all = [capabilities.features, capabilities.expert_features];
    for features in all.into_iter().flatten() {
        let write = |game: &G| {
            // One row more than asked for, which must stay as it is.
            let mut rows = vec![f32::NAN; (game.seats() + 1) * features.count];
            (features.write)(game, &mut rows);
            rows
        };
        let rows = write(game);
        let (written, spare) = rows.split_at(game.seats() * features.count);
        check_numbers(written)?;
        ensure(spare.iter().all(|number| number.is_nan()), || "more numbers than said".to_owned())?;
        for seat in Seat::all(game.seats()) {
            let other = write(&game.permute_hidden(Viewer::Seat(seat), rng));
            let row =
                |rows: &[f32]| rows[seat.index() * features.count..][..features.count].to_vec();
            ensure(row(&rows) == row(&other), || {
                format!("the features of {seat} depend on what it can't see")
            })?;
        }
    }
    Ok(())
}

fn check_action_features<G: Strategy>(game: &G, seat: Seat, worlds: &[&G]) -> Checked {
    let Some(features) = G::CAPABILITIES.action_features else { return Ok(()) };
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let write = |game: &G| {
        let mut rows = vec![f32::NAN; legal.len() * features.count];
        (features.write)(game, seat, &G::knowledge().tuned, &legal, &mut rows);
        rows
    };
    let rows = write(game);
    check_numbers(&rows)?;
    ensure(worlds.iter().all(|world| write(world) == rows), || {
        format!("the features of actions depend on what {seat} can't see")
    })
}

fn check_numbers(features: &[f32]) -> Checked {
    let odd = features.iter().position(|number| !number.is_finite() || number.abs() > MAX_FEATURE);
    odd.map_or(Ok(()), |place| {
        Err(format!("number {place} is {}, or was not written", features[place]))
    })
}

/// By how much the policy exceeds its fair share of the win in a game against random players.
fn against_random<G: Playable + Strategy>(
    setup: &G::Setup,
    request: &RequestedOptions,
    number: usize,
    seed: &str,
) -> Result<f64, String> {
    let hero = Seat::new(number % request.seats).ok_or("no such seat")?;
    let bot = Bot::new(Level::Normal, request.seats, G::knowledge())
        .map_err(|error| error.to_string())?;
    let mut cx = WithoutEvents(Seeded::new(seed));
    let mut rng = Fast::new(number as u64);
    let mut legal = Vec::new();
    let mut game = G::new(setup, &mut cx);
    while let Some(seat) = game.to_act().first() {
        let action = if seat == hero {
            let view = game.view(Viewer::Seat(seat));
            // With one iteration, level normal is the policy alone.
            let budget = &mut Budget::iterations(1);
            let advice = bot.advise::<G>(&view, seat, rng.word(), budget);
            advice.ok_or("a seat that is asked gets no advice")?.action
        } else {
            game.legal_actions(seat, &mut legal);
            legal[rng.index(legal.len())]
        };
        game.apply(seat, action, &mut cx);
    }
    let outcome = game.outcome().ok_or("nobody is asked, but the game is not over")?;
    Ok(outcome.win_share(hero) - 1.0 / request.seats as f64)
}
