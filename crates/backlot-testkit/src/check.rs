//! The conformance suite: random games, and every law at their decisions.

use std::panic::{AssertUnwindSafe, catch_unwind};

use backlot_core::chance::{Fast, Seeded};
use backlot_core::{Playable, Rulebook, Seat, Viewer};
use backlot_table::{Player, Table};

use crate::law::{Law, Report, Violation};
use crate::laws::{self, Case};
use crate::plan::{Plan, RequestedOptions, all_requests};
use crate::step::{self, StepResult, record_line};
use crate::undo::check_undo;

/// One of so many games is followed by one at a table, which is replayed for every undo.
const TABLE_EVERY: usize = 3;

/// What has changed of a view is looked at after one of so many actions.
const CHANGES_EVERY: usize = 3;

/// Whether all see alike, where they should, is looked at after every so many actions.
const ALIKE_EVERY: usize = 8;

/// Plays random games of every set-up and checks every law. The first broken one is returned.
pub fn check<G: Playable>(plan: &Plan<'_>) -> Result<Report, Box<Violation>> {
    let mut report = Report::default();
    let requests = all_requests(G::info());
    let rules = Rulebook::parse(G::info().rules);
    for (request, number) in plan.games_to_play(&requests) {
        let mut run = Run::<G>::new(plan, &rules, request, number);
        let Some(setup) = checked_setup(&run, &mut report)? else { continue };
        // Rules can't fail, so a panic anywhere in a game breaks the law `applies`.
        let played = catch_unwind(AssertUnwindSafe(|| run.play(&setup, &mut report)));
        match played {
            Ok(Ok(())) => report.games += 1,
            Ok(Err(found)) => return Err(run.violation(found)),
            Err(panic) => {
                let found = format!("a panic, checking `{}`: {}", run.law, panic_text(&*panic));
                run.law = Law::Applies;
                return Err(run.violation(found));
            }
        }
    }
    Ok(report)
}

/// Checks the law `setup`. A combination of options that the game refuses is not played, but the usual
/// options must be possible with every number of seats.
fn checked_setup<G: Playable>(
    run: &Run<'_, G>,
    report: &mut Report,
) -> Result<Option<G::Setup>, Box<Violation>> {
    let setup = laws::setup::<G>(run.request).map_err(|found| run.violation(found))?;
    report.count(Law::Setup);
    report.setups += usize::from(setup.is_some() && run.number == 0);
    Ok(setup)
}

pub(crate) fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "no words".to_owned())
}

/// One random game.
struct Run<'a, G: Playable> {
    plan: &'a Plan<'a>,
    rules: &'a Rulebook,
    request: &'a RequestedOptions,
    number: usize,
    seed: String,
    /// Luck of the game.
    rng: Seeded,
    /// Luck of the test: which actions, which checks.
    picks: Fast,
    /// The law being checked.
    law: Law,
    begun: Option<StepResult<G>>,
    log: Vec<(Seat, G::Action, StepResult<G>)>,
    lines: Vec<String>,
}

impl<'a, G: Playable> Run<'a, G> {
    fn new(
        plan: &'a Plan<'a>,
        rules: &'a Rulebook,
        request: &'a RequestedOptions,
        number: usize,
    ) -> Self {
        let seed = format!("{}/{}/{number}", plan.seed, request.text.replace(' ', "/"));
        Self {
            plan,
            rules,
            request,
            number,
            rng: Seeded::new(&seed),
            picks: Fast::new(
                seed.bytes()
                    .fold(0, |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(byte.into())),
            ),
            seed,
            law: Law::Setup,
            begun: None,
            log: Vec::new(),
            lines: Vec::new(),
        }
    }

    fn violation(&self, found: String) -> Box<Violation> {
        Box::new(Violation {
            law: self.law,
            game: G::info().id,
            setup: self.request.text.clone(),
            number: self.number,
            seed: self.seed.clone(),
            step: self.log.len(),
            found,
            actions: self.lines.clone(),
        })
    }

    fn play(&mut self, setup: &G::Setup, report: &mut Report) -> Result<(), String> {
        let mut state = self.begin(setup, report)?;
        let max_actions = G::max_actions(setup);
        let mut actions = 0;
        let mut pending = false;
        loop {
            self.check_position(&state, pending, report)?;
            if state.outcome().is_some() {
                break;
            }
            let (seat, action, revises) = step::choose(&state, &mut self.picks);
            let after = self.step(&state, seat, action, report)?;
            pending = (state.to_act().len() > 1 || pending)
                && step::round_may_be_open(&state, seat, &after);
            state = after;
            report.decisions += 1;
            actions += usize::from(!revises);
            self.law = Law::Ends;
            if actions >= max_actions && state.outcome().is_none() {
                return Err(format!(
                    "not over after {actions} actions, but `longest` is {max_actions}"
                ));
            }
            report.count(Law::Ends);
        }
        self.check_end(setup, &state, report)
    }

    fn begin(&mut self, setup: &G::Setup, report: &mut Report) -> Result<G, String> {
        self.law = Law::Listening;
        laws::setup_is_deaf::<G>(setup, &self.rng)?;
        report.count(Law::Listening);
        let (state, told) = step::begin::<G>(setup, &mut self.rng);
        self.law = Law::Applies;
        state.audit().map_err(|problem| format!("after the set-up: {problem}"))?;
        report.count(Law::Applies);
        self.law = Law::Words;
        laws::events_have_words(&state, &told, self.plan.wording)?;
        laws::rules_have_words::<G>(self.plan.wording)?;
        report.count(Law::Words);
        self.law = Law::Leak;
        laws::redaction(&state, &told)?;
        report.count(Law::Leak);
        self.begun = Some(told);
        Ok(state)
    }

    /// The laws about a position.
    fn check_position(
        &mut self,
        state: &G,
        pending: bool,
        report: &mut Report,
    ) -> Result<(), String> {
        type Cheap<G> = fn(&G) -> Result<(), String>;
        type Costly<G> = fn(&mut Case<'_, G>) -> Result<(), String>;
        let always: [(Law, Cheap<G>); 3] = [
            (Law::Asked, laws::asked),
            (Law::Sorted, laws::sorted),
            (Law::Notation, laws::notation),
        ];
        for (law, holds) in always {
            self.law = law;
            holds(state)?;
            report.count(law);
        }
        if !self.log.is_empty() && self.picks.index(self.plan.thorough_every.max(1)) > 0 {
            return Ok(());
        }
        let costly: [(Law, Costly<G>); 7] = [
            (Law::Applies, laws::every_action_applies),
            (Law::Sealed, laws::sealed),
            (Law::Leak, laws::leak),
            (Law::Shown, laws::shown),
            (Law::Sample, laws::sample),
            (Law::Leak, laws::permutation_is_thorough),
            (Law::Words, laws::prompts_have_words),
        ];
        for (law, holds) in costly {
            self.law = law;
            holds(&mut Case {
                state,
                rng: &self.rng,
                picks: &mut self.picks,
                wording: self.plan.wording,
                rules: self.rules,
                pending,
            })?;
            report.count(law);
        }
        Ok(())
    }

    /// Does the action, with the laws about a step.
    fn step(
        &mut self,
        state: &G,
        seat: Seat,
        action: G::Action,
        report: &mut Report,
    ) -> Result<G, String> {
        self.law = Law::Applies;
        let rng = self.rng.clone();
        let mut after = state.clone();
        let told = step::perform(&mut after, seat, action, &mut self.rng);
        self.lines.push(record_line(state, seat, action, &told.draws));
        after.audit().map_err(|problem| {
            format!("after {seat} {}: {problem}", step::written(state, action))
        })?;
        report.count(Law::Applies);
        self.law = Law::Listening;
        laws::step_is_deaf(state, seat, action, &rng)?;
        report.count(Law::Listening);
        self.law = Law::Words;
        laws::events_have_words(state, &told, self.plan.wording)?;
        report.count(Law::Words);
        self.law = Law::Leak;
        laws::redaction(state, &told)?;
        report.count(Law::Leak);
        self.log.push((seat, action, told));
        self.law = Law::Changes;
        // JSON takes longer than all the rest, so one viewer's is compared, and not every time.
        if self.picks.index(CHANGES_EVERY) == 0 {
            let viewers = Seat::all(state.seats()).map(Viewer::Seat);
            let viewers: Vec<Viewer> =
                viewers.chain([Viewer::Spectator, Viewer::Omniscient]).collect();
            laws::changes(state, &after, viewers[self.picks.index(viewers.len())])?;
        }
        if self.log.len().is_multiple_of(ALIKE_EVERY) {
            laws::all_see_alike(&after)?;
        }
        report.count(Law::Changes);
        Ok(after)
    }

    /// The laws about a finished game.
    fn check_end(
        &mut self,
        setup: &G::Setup,
        state: &G,
        report: &mut Report,
    ) -> Result<(), String> {
        self.law = Law::Replay;
        let begun = self.begun.as_ref().expect("the game was set up");
        laws::replay(setup, begun, &self.log, state)?;
        report.count(Law::Replay);
        self.law = Law::Outcome;
        laws::outcome(state)?;
        report.count(Law::Outcome);
        self.law = Law::Words;
        laws::sheet_has_words(state, self.plan.wording)?;
        report.count(Law::Words);
        if self.number.is_multiple_of(TABLE_EVERY) {
            self.check_table(setup, report)
        } else {
            Ok(())
        }
    }

    /// The laws about a table: another game, with undo on the way, and its record at the end.
    fn check_table(&mut self, setup: &G::Setup, report: &mut Report) -> Result<(), String> {
        self.law = Law::Undo;
        let is_person: Vec<bool> =
            (0..self.request.seats).map(|_| self.picks.index(2) == 0).collect();
        let player = |person: &bool| match person {
            true => Player::person("Ada"),
            false => Player::bot("easy"),
        };
        let players = is_person.iter().map(player).collect();
        let persons =
            Seat::all(self.request.seats).filter(|seat| is_person[seat.index()]).collect();
        let mut table = Table::<G>::new(setup.clone(), players, &self.seed);
        check_undo(&mut table, persons, &mut self.picks)?;
        report.count(Law::Undo);
        self.law = Law::Replay;
        laws::record_reads_back(&table)?;
        report.count(Law::Replay);
        Ok(())
    }
}
