//! A running table: the input log and what follows from it.

use std::ops::Range;

use backlot_core::chance::{Recording, Scripted, Seeded};
use backlot_core::{Draw, EventRecorder, Playable, Prompt, Seat, Viewer};

use crate::rounds::Rounds;
use crate::{ActionError, Player};

/// A running table. Its truth is the [log](Table::log), which only grows; state, steps, events and views follow
/// from it.
#[derive(Clone, Debug)]
pub struct Table<G: Playable> {
    pub(crate) setup: G::Setup,
    pub(crate) players: Vec<Player>,
    pub(crate) begin: Vec<Draw>,
    pub(crate) log: Vec<Entry<G>>,
    pub(crate) rng: Seeded,
    // What follows is a fold over the log.
    pub(crate) steps: Vec<Step<G>>,
    pub(crate) state: G,
    pub(crate) rounds: Rounds,
}

/// What was put into a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry<G: Playable> {
    /// A seat acted.
    Action {
        /// Who.
        seat: Seat,
        /// What it did.
        action: G::Action,
        /// The luck it caused.
        draws: Vec<Draw>,
    },
    /// A seat took its last action back.
    Undo {
        /// Who.
        seat: Seat,
        /// How many effective steps went: see [`Table::undo`].
        steps: usize,
    },
}

/// An action that counts: it was not taken back.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Playable> {
    /// Who acted.
    pub seat: Seat,
    /// What it did.
    pub action: G::Action,
    /// The luck it caused.
    pub draws: Vec<Draw>,
}

/// What a step did.
#[derive(Clone, PartialEq, Debug)]
pub struct StepResult<G: Playable> {
    /// What happened, as the omniscient viewer notices it.
    pub events: Vec<G::Event>,
    /// The luck of the step.
    pub draws: Vec<Draw>,
}

/// A game after one of its steps, for one viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment<G: Playable> {
    /// Which step: 0 is the set-up.
    pub step: usize,
    /// What happened in it, as the viewer noticed it.
    pub events: Vec<G::Event>,
    /// What the viewer could know then.
    pub view: G::View,
}

impl<G: Playable> Table<G> {
    /// Sits the players down and sets the game up. All luck follows from the seed.
    ///
    /// # Panics
    /// Unless there are as many players as the set-up has seats.
    #[must_use]
    pub fn new(setup: G::Setup, players: Vec<Player>, seed: &str) -> Self {
        let mut cx = EventRecorder::new(Recording::new(Seeded::new(seed)));
        let state = G::new(&setup, &mut cx);
        Self::started(setup, players, seed, state, cx.chance.draws)
    }

    /// Sets the game up with this luck. Later luck from the seed goes on as if it had made these draws.
    ///
    /// # Panics
    /// Unless there are as many players as the set-up has seats.
    pub fn with_draws(
        setup: G::Setup,
        players: Vec<Player>,
        seed: &str,
        draws: &[u32],
    ) -> Result<Self, ActionError> {
        let mut cx = EventRecorder::new(Scripted::new(draws));
        let state = G::new(&setup, &mut cx);
        let begin = cx.chance.finish()?;
        Ok(Self::started(setup, players, seed, state, begin))
    }

    fn started(
        setup: G::Setup,
        players: Vec<Player>,
        seed: &str,
        state: G,
        begin: Vec<Draw>,
    ) -> Self {
        assert_eq!(players.len(), state.seats(), "as many players as seats");
        let mut rng = Seeded::new(seed);
        rng.skip(&begin);
        Self {
            setup,
            players: players.into_iter().map(Player::tidy).collect(),
            begin,
            log: Vec::new(),
            rng,
            steps: Vec::new(),
            state,
            rounds: Rounds::default(),
        }
    }

    /// The options chosen before the start.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Who sits where.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The position now.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The luck of the set-up.
    #[must_use]
    pub fn begin(&self) -> &[Draw] {
        &self.begin
    }

    /// Everything that was put in, in order.
    #[must_use]
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// The actions that count, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// How many actions count so far.
    #[must_use]
    pub fn step(&self) -> usize {
        self.steps.len()
    }

    /// How many actions of a seat count so far. Unlike [`step`](Table::step) it does not change when others
    /// answer in secret, so a bot's luck may follow from it.
    #[must_use]
    pub fn steps_of(&self, seat: Seat) -> usize {
        self.steps.iter().filter(|step| step.seat == seat).count()
    }

    /// The action that the text means. Whether it is legal is another question.
    pub fn read(&self, text: &str) -> Result<G::Action, ActionError> {
        Ok(G::read_action(&self.state.components(), text)?)
    }

    /// Acts for a seat, with luck from the seed.
    pub fn apply(&mut self, seat: Seat, action: G::Action) -> Result<StepResult<G>, ActionError> {
        self.check(seat, action)?;
        let mut state = self.state.clone();
        let mut cx = EventRecorder::new(Recording::new(self.rng.clone()));
        state.apply(seat, action, &mut cx);
        Ok(self.keep(seat, action, state, StepResult { events: cx.events, draws: cx.chance.draws }))
    }

    /// Acts for a seat, with this luck. Later luck from the seed goes on as if it had made these draws.
    pub fn apply_with_draws(
        &mut self,
        seat: Seat,
        action: G::Action,
        draws: &[u32],
    ) -> Result<StepResult<G>, ActionError> {
        self.check(seat, action)?;
        let mut state = self.state.clone();
        let mut cx = EventRecorder::new(Scripted::new(draws));
        state.apply(seat, action, &mut cx);
        let draws = cx.chance.finish()?;
        Ok(self.keep(seat, action, state, StepResult { events: cx.events, draws }))
    }

    /// The door: what gets past here can't fail.
    fn check(&self, seat: Seat, action: G::Action) -> Result<(), ActionError> {
        self.check_seat(seat)?;
        if self.state.outcome().is_some() {
            return Err(ActionError::GameOver);
        }
        let owing = self.state.to_act();
        if !owing.contains(seat) && !self.state.may_revise().contains(seat) {
            return Err(self.not_asked(seat));
        }
        let legal = self.legal(seat);
        if !legal.contains(&action) {
            let components = self.state.components();
            let write = |action| G::write_action(&components, action);
            return Err(ActionError::illegal(write(action), legal.into_iter().map(write)));
        }
        Ok(())
    }

    /// The error for a seat that is not asked. In a sealed round it does not reveal which seats still owe an answer.
    #[must_use]
    pub fn not_asked(&self, seat: Seat) -> ActionError {
        if self.state.outcome().is_some() {
            return ActionError::GameOver;
        }
        let asked = if self.is_sealed() { None } else { self.state.to_act().first() };
        ActionError::NotYourTurn { seat, asked }
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), ActionError> {
        let seats = self.players.len();
        if seat.index() < seats { Ok(()) } else { Err(ActionError::NoSuchSeat { seat, seats }) }
    }

    /// Whether answers are being given in secret now.
    pub(crate) fn is_sealed(&self) -> bool {
        self.rounds.open.is_some() || self.state.to_act().len() > 1
    }

    fn keep(
        &mut self,
        seat: Seat,
        action: G::Action,
        state: G,
        told: StepResult<G>,
    ) -> StepResult<G> {
        let replaced = self.rounds.follow(&self.state, seat, self.steps.len(), &state);
        self.state = state;
        self.rng.skip(&told.draws);
        self.steps.push(Step { seat, action, draws: told.draws.clone() });
        self.log.push(Entry::Action { seat, action, draws: told.draws.clone() });
        if let Some(index) = replaced {
            // An answer that was revised does not count, or the number of steps would tell of it.
            self.steps.remove(index);
            self.refold();
        }
        told
    }

    /// What the viewer may know. A seat that this table does not have sees what a spectator sees.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(self.at_this_table(viewer))
    }

    /// What the seat may do, ascending; nothing if it is not asked.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.check_seat(seat).is_ok() {
            self.state.legal_actions(seat, &mut legal);
        }
        legal
    }

    /// What the seat is asked, made from its view; `None` if it is not asked.
    #[must_use]
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.check_seat(seat).ok()?;
        G::prompt(&self.view(Viewer::Seat(seat)), seat, &self.legal(seat))
    }

    /// What happened from step `since` on, as the viewer notices it. The set-up is step 0, the first
    /// action step 1.
    #[must_use]
    pub fn events_since(&self, viewer: Viewer, since: usize) -> Vec<(usize, G::Event)> {
        let viewer = self.at_this_table(viewer);
        let mut noticed = Vec::new();
        self.replay(|step, _, events| {
            if step >= since {
                let seen = events.iter().filter_map(|event| G::redact(event, viewer));
                noticed.extend(seen.map(|event| (step, event)));
            }
        });
        noticed
    }

    /// The game after each of these steps (0 is the set-up), as the viewer saw it then.
    #[must_use]
    pub fn moments(&self, viewer: Viewer, steps: Range<usize>) -> Vec<Moment<G>> {
        let viewer = self.at_this_table(viewer);
        let mut moments = Vec::new();
        self.replay(|step, state, events| {
            if steps.contains(&step) {
                let events = events.iter().filter_map(|event| G::redact(event, viewer)).collect();
                moments.push(Moment { step, events, view: state.view(viewer) });
            }
        });
        moments
    }

    fn at_this_table(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if self.check_seat(seat).is_err() => Viewer::Spectator,
            other => other,
        }
    }

    /// Plays all steps again from the set-up (step 0) and shows the number, the state and the events of each.
    pub(crate) fn replay(&self, mut show: impl FnMut(usize, &G, &[G::Event])) {
        let script = values(&self.begin);
        let mut cx = EventRecorder::new(Scripted::new(&script));
        let mut state = G::new(&self.setup, &mut cx);
        show(0, &state, &cx.events);
        for (index, step) in self.steps.iter().enumerate() {
            let script = values(&step.draws);
            let mut cx = EventRecorder::new(Scripted::new(&script));
            state.apply(step.seat, step.action, &mut cx);
            show(index + 1, &state, &cx.events);
        }
    }
}

/// Draws as the bare numbers that records and scripts hold.
pub(crate) fn values(draws: &[Draw]) -> Vec<u32> {
    draws.iter().map(|draw| draw.value).collect()
}
