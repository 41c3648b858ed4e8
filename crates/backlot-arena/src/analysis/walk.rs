//! Walking through a game, step by step.

use std::sync::atomic::Ordering;

use backlot_bots::{Bot, Budget, Candidate, chances, compare};
use backlot_core::chance::Scripted;
use backlot_core::{BySeat, Playable, Seat, Text, Viewer, WithoutEvents};
use backlot_games::cast;
use backlot_locales::{Locale, ReaderContext};
use backlot_strategy::Strategy;
use backlot_table::{Step, Table};

use super::{Analysis, AnalysisError, Balance, Care, Chances, Decision, Missed, Price};
use crate::Progress;

pub(super) struct Walk<'a, G: Playable> {
    table: &'a Table<G>,
    care: Care,
    cast: ReaderContext,
    seats: usize,
    expert: Bot<'static>,
    analysis: Analysis,
    /// The stage of the open auction whose last bid is noted.
    auction: Option<u32>,
}

impl<'a, G: Playable + Strategy> Walk<'a, G> {
    pub(super) fn new(table: &'a Table<G>, care: Care) -> Self {
        let seats = table.state().seats();
        let cast = cast(table.players(), Viewer::Omniscient);
        let outcome = table.state().outcome();
        let analysis = Analysis {
            game: G::info().id.to_owned(),
            title: G::info().title.to_owned(),
            players: cast.names.clone(),
            scores: outcome.iter().flat_map(|end| end.scores.taken(seats).to_vec()).collect(),
            winners: outcome.iter().flat_map(|end| end.winners.iter().map(Seat::number)).collect(),
            decisions: Vec::new(),
            chances: Vec::new(),
            balance: Vec::new(),
            prices: Vec::new(),
            missed: Vec::new(),
            care: (care.iterations, care.playouts),
        };
        let expert = Bot::expert(G::knowledge());
        Self { table, care, cast, seats, expert, analysis, auction: None }
    }

    pub(super) fn analyse(mut self, progress: &Progress) -> Result<Analysis, AnalysisError> {
        let script: Vec<u32> = self.table.begin().iter().map(|draw| draw.value).collect();
        let mut state = G::new(self.table.setup(), &mut WithoutEvents(Scripted::new(&script)));
        let mut before = self.chances(&state, 0);
        self.note_chances(0, &before);
        self.analysis.balance = Seat::all(self.seats)
            .map(|seat| Balance { start: before[seat], luck: 0.0, own: 0.0, others: 0.0 })
            .collect();
        for (number, step) in (1..).zip(self.table.steps()) {
            if progress.stop.load(Ordering::Relaxed) {
                return Err(AnalysisError::Stopped);
            }
            self.look_at(number, step, &state);
            let script: Vec<u32> = step.draws.iter().map(|draw| draw.value).collect();
            let mut after = state.clone();
            after.apply(step.seat, step.action, &mut WithoutEvents(Scripted::new(&script)));
            let now = self.chances(&after, number);
            self.note_balance(number, step, &state, (&before, &now));
            self.note_price(number, step, &state);
            self.note_chances(number, &now);
            (state, before) = (after, now);
            progress.done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(self.analysis)
    }

    fn chances(&self, state: &G, number: usize) -> BySeat<f32> {
        match state.outcome() {
            #[expect(clippy::cast_possible_truncation, reason = "a share")]
            Some(outcome) => BySeat::from_fn(|seat| {
                if seat.index() < self.seats { outcome.win_share(seat) as f32 } else { 0.0 }
            }),
            // The same scenarios at every step: the line shows changes, not noise.
            None => chances(state, number as u64 >> 32, self.care.playouts),
        }
    }

    fn note_chances(&mut self, step: usize, shares: &BySeat<f32>) {
        let shares = shares.taken(self.seats).to_vec();
        self.analysis.chances.push(Chances { step, shares });
    }

    /// What the action did on average over luck is due to the decision; the rest is luck.
    fn note_balance(
        &mut self,
        number: usize,
        step: &Step<G>,
        state: &G,
        (before, now): (&BySeat<f32>, &BySeat<f32>),
    ) {
        let expected =
            if step.draws.is_empty() { *now } else { self.expected(state, step, number) };
        for seat in Seat::all(self.seats) {
            let balance = &mut self.analysis.balance[seat.index()];
            let decided = expected[seat] - before[seat];
            if seat == step.seat {
                balance.own += decided;
            } else {
                balance.others += decided;
            }
            balance.luck += now[seat] - expected[seat];
        }
    }

    /// The chances after the action, over many draws.
    fn expected(&self, state: &G, step: &Step<G>, number: usize) -> BySeat<f32> {
        const DRAWS: u32 = 16;
        let mut mean = BySeat::<f32>::default();
        for draw in 0..DRAWS {
            let mut after = state.clone();
            let seed = (number as u64) << 8 | u64::from(draw);
            let mut luck = WithoutEvents(backlot_core::chance::Fast::new(seed));
            after.apply(step.seat, step.action, &mut luck);
            let shares = match after.outcome() {
                Some(_) => self.chances(&after, number),
                None => chances(&after, seed, (self.care.playouts / 4).max(8)),
            };
            for seat in Seat::all(self.seats) {
                mean[seat] += shares[seat] / DRAWS as f32;
            }
        }
        mean
    }

    /// What the expert would have done instead.
    fn look_at(&mut self, number: usize, step: &Step<G>, state: &G) {
        let view = state.view(Viewer::Seat(step.seat));
        let missed =
            G::CAPABILITIES.missed.and_then(|missed| missed(state, step.seat, step.action));
        if let Some((points, words)) = missed {
            let words = self.words(&words);
            let seat = step.seat.number();
            self.analysis.missed.push(Missed { step: number, seat, points, words });
        }
        let mut legal = Vec::new();
        state.legal_actions(step.seat, &mut legal);
        if legal.len() < 2 {
            return;
        }
        let seed = number as u64;
        let budget = &mut Budget::iterations(self.care.iterations);
        let Some(advice) = self.expert.advise::<G>(&view, step.seat, seed, budget) else {
            return;
        };
        let pair = if advice.action == step.action {
            None
        } else {
            let both = [advice.action, step.action];
            Some(compare::<G>(&view, step.seat, seed, &both, self.care.playouts))
        };
        let (loss, points_lost, error) = pair.as_deref().map_or((0.0, 0.0, 0.0), difference);
        let components = state.components();
        let label = |action| self.words(&G::choice(&view, step.seat, action).label);
        let decision = Decision {
            step: number,
            seat: step.seat.number(),
            action: G::write_action(&components, step.action),
            words: label(step.action),
            best: G::write_action(&components, advice.action),
            best_words: label(advice.action),
            loss,
            points_lost,
            error,
        };
        self.analysis.decisions.push(decision);
    }

    /// A bid that nobody overbids is a price: of an auction only the last one counts.
    fn note_price(&mut self, number: usize, step: &Step<G>, state: &G) {
        let view = state.view(Viewer::Seat(step.seat));
        let choice = G::choice(&view, step.seat, step.action);
        let auction = G::CAPABILITIES.auction_in(state);
        let (Some(paid), Some(auction)) = (choice.amount, auction) else { return };
        let limit = (auction.limit)(state, step.seat, &G::knowledge().tuned);
        let words = self.words(&choice.label);
        let price = Price { step: number, seat: step.seat.number(), words, paid, limit };
        let auction = Some(state.stage());
        if auction == self.auction {
            self.analysis.prices.pop();
        }
        self.analysis.prices.push(price);
        self.auction = auction;
    }

    fn words(&self, text: &Text) -> String {
        Locale::english().render(text, &self.cast)
    }
}

/// What the second lost against the first, in shares of a win and in points, and the error of that.
fn difference<A>(pair: &[Candidate<A>]) -> (f32, f32, f32) {
    let [best, done] = pair else { return (0.0, 0.0, 0.0) };
    match (&best.estimate, &done.estimate) {
        (Some(best), Some(done)) => {
            let error = best.error.hypot(done.error) / std::f32::consts::SQRT_2;
            (best.win - done.win, best.points - done.points, error)
        }
        _ => (0.0, 0.0, 0.0),
    }
}
