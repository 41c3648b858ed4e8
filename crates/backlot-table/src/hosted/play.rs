//! The game at a hosted table: the position, and in a few bytes how it came about.

use backlot_core::chance::{BadDraws, MAX_PILES, Recording, Scripted};
use backlot_core::{Chance, Draw, EventRecorder, Playable, Seat, SeatSet, Viewer};

use super::tape::Tape;
use super::told::{VIEWERS, place};
use crate::rounds::Rounds;
use crate::{ActionError, Player, Table};

/// A running game.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Play<G: Playable> {
    pub(super) state: G,
    tape: Tape,
    /// How many actions count.
    pub(super) steps: u32,
    /// Only the open round is kept.
    rounds: Rounds,
    /// Who is asked, as far as everybody may know: in a sealed round also those who have answered.
    pub(super) asked: SeatSet,
    /// How often each pile was drawn from.
    pub(super) drawn: [u16; MAX_PILES],
    /// How many steps each viewer knows of.
    pub(super) known: [u32; VIEWERS],
    /// Whose last action could be taken back if no sealed round were open, and how many steps went since.
    last: Option<(Seat, u32)>,
}

/// What an action did.
pub(super) struct Stepped<G: Playable> {
    pub(super) events: Vec<G::Event>,
    /// Who notices, by place.
    pub(super) noticed: [bool; VIEWERS],
    /// The seat changed an answer that is still sealed.
    pub(super) revised: bool,
    /// A sealed round is complete.
    pub(super) opened: bool,
}

impl<G: Playable> Play<G> {
    /// Sets the game up with this luck.
    pub(super) fn begin(
        setup: &G::Setup,
        draws: &[u32],
    ) -> Result<(Self, Vec<G::Event>), BadDraws> {
        let mut cx = EventRecorder::new(Scripted::new(draws));
        let state = G::new(setup, &mut cx);
        let made = cx.chance.finish()?;
        let mut play = Self {
            asked: state.to_act(),
            state,
            tape: Tape::default(),
            steps: 0,
            rounds: Rounds::default(),
            drawn: [0; MAX_PILES],
            known: [0; VIEWERS],
            last: None,
        };
        play.tape.push_draws(draws);
        play.count(&made);
        Ok((play, cx.events))
    }

    /// The luck of the set-up, from this source.
    pub(super) fn deal(setup: &G::Setup, rng: impl Chance) -> Vec<u32> {
        let mut cx = EventRecorder::new(Recording::new(rng));
        drop(G::new(setup, &mut cx));
        crate::table::values(&cx.chance.draws)
    }

    /// The luck of an action, from this source.
    pub(super) fn draws(&self, seat: Seat, action: G::Action, rng: impl Chance) -> Vec<u32> {
        let mut cx = backlot_core::WithoutEvents(Recording::new(rng));
        self.state.clone().apply(seat, action, &mut cx);
        crate::table::values(&cx.0.draws)
    }

    fn count(&mut self, draws: &[Draw]) {
        for draw in draws {
            self.drawn[usize::from(draw.pile.0) % MAX_PILES] += 1;
        }
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if seat.index() < self.state.seats() {
            self.state.legal_actions(seat, &mut legal);
        }
        legal
    }

    /// The door: what gets past here can't fail. Returns the index of the action.
    pub(super) fn check(&self, seat: Seat, action: G::Action) -> Result<usize, ActionError> {
        if self.state.outcome().is_some() {
            return Err(ActionError::GameOver);
        }
        if !self.state.to_act().contains(seat) && !self.state.may_revise().contains(seat) {
            return Err(self.not_asked(seat));
        }
        let legal = self.legal(seat);
        legal.iter().position(|known| *known == action).ok_or_else(|| {
            let components = self.state.components();
            let write = |action| G::write_action(&components, action);
            ActionError::illegal(write(action), legal.into_iter().map(write))
        })
    }

    /// What a seat is told that is not asked. Who of several has not answered yet is not told.
    pub(super) fn not_asked(&self, seat: Seat) -> ActionError {
        if self.state.outcome().is_some() {
            return ActionError::GameOver;
        }
        let asked = if self.is_sealed() { None } else { self.state.to_act().first() };
        ActionError::NotYourTurn { seat, asked }
    }

    /// Who has answered in secret while others still owe an answer.
    pub(super) fn locked(&self) -> SeatSet {
        if self.rounds.open.is_some() {
            let owing = self.state.to_act();
            self.asked.iter().filter(|&seat| !owing.contains(seat)).collect()
        } else {
            SeatSet::EMPTY
        }
    }

    /// Whether answers are being given in secret now.
    pub(super) fn is_sealed(&self) -> bool {
        self.rounds.open.is_some() || self.state.to_act().len() > 1
    }

    /// Whether an undo of the seat would be accepted.
    pub(super) fn may_undo(&self, seat: Seat) -> bool {
        if self.state.may_revise().contains(seat) {
            return false;
        }
        let answered =
            |open: &crate::rounds::Round| open.answers.iter().any(|answer| answer.seat() == seat);
        self.rounds.open.as_ref().is_some_and(answered)
            || self.last.is_some_and(|(last, _)| last == seat)
    }

    /// Acts. `only_person` is the seat that plays against bots only, if there is one.
    pub(super) fn apply(
        &mut self,
        setup: &G::Setup,
        (seat, action): (Seat, G::Action),
        draws: &[u32],
        only_person: Option<Seat>,
    ) -> Result<Stepped<G>, ActionError> {
        let index = self.check(seat, action)?;
        let before = self.state.clone();
        let mut cx = EventRecorder::new(Scripted::new(draws));
        self.state.apply(seat, action, &mut cx);
        let made = cx.chance.finish()?;
        let events = cx.events;
        let number = usize::try_from(self.steps).expect("a game has few steps");
        let replaced = self.rounds.follow(&before, seat, number, &self.state);
        let opened = !self.rounds.closed.is_empty();
        self.rounds.closed.clear();
        self.tape.push_step(seat, index);
        self.tape.push_draws(draws);
        self.steps += 1;
        self.count(&made);
        let owing = self.state.to_act();
        self.asked = if self.rounds.open.is_some() { self.asked.union(owing) } else { owing };
        let noticed = self.noticed(seat, &before, &events);
        for (known, noticed) in self.known.iter_mut().zip(noticed) {
            *known += u32::from(noticed);
        }
        self.follow_undo(seat, !made.is_empty() || events.iter().any(G::reveals), only_person);
        if let Some(replaced) = replaced {
            // An answer that was revised does not count, or the number of steps would tell of it.
            self.without(setup, &[replaced], only_person)?;
        }
        Ok(Stepped { events, noticed, revised: replaced.is_some(), opened })
    }

    /// Who can tell that something happened.
    fn noticed(&self, seat: Seat, before: &G, events: &[G::Event]) -> [bool; VIEWERS] {
        let mut noticed = [false; VIEWERS];
        noticed[seat.index()] = true;
        if self.rounds.open.is_some() {
            // While others owe an answer, nobody else's view or events tell of this one: law `sealed`.
            return noticed;
        }
        let seats = Seat::all(self.state.seats()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            noticed[place(viewer)] |= events.iter().any(|event| G::redact(event, viewer).is_some())
                || before.view(viewer) != self.state.view(viewer);
        }
        noticed
    }

    fn follow_undo(&mut self, seat: Seat, stops: bool, only_person: Option<Seat>) {
        self.last = match self.last {
            _ if stops => None,
            Some((person, since)) if person != seat && only_person == Some(person) => {
                Some((person, since + 1))
            }
            _ => Some((seat, 1)),
        };
    }

    /// Forgets steps, given by index, ascending. Returns how many of those each viewer knew are gone.
    pub(super) fn without(
        &mut self,
        setup: &G::Setup,
        removed: &[usize],
        only_person: Option<Seat>,
    ) -> Result<[u32; VIEWERS], ActionError> {
        let (begin, steps) = self.unpack(setup);
        let (mut play, _) = Self::begin(setup, &begin)?;
        for (index, (seat, action, draws)) in steps.into_iter().enumerate() {
            if !removed.contains(&index) {
                play.apply(setup, (seat, action), &draws, only_person)?;
            }
        }
        let gone = std::array::from_fn(|place| self.known[place].saturating_sub(play.known[place]));
        *self = play;
        Ok(gone)
    }

    /// The luck of the set-up, and all steps.
    #[expect(clippy::type_complexity, reason = "used right here")]
    fn unpack(&self, setup: &G::Setup) -> (Vec<u32>, Vec<(Seat, G::Action, Vec<u32>)>) {
        let (mut begin, mut steps) = (Vec::new(), Vec::new());
        self.replay(setup, |step, draws, _, _| match step {
            None => begin = draws,
            Some((seat, action)) => steps.push((seat, action, draws)),
        });
        (begin, steps)
    }

    /// Plays everything anew and shows the set-up and each step with its draws, events and the position after.
    fn replay(
        &self,
        setup: &G::Setup,
        mut show: impl FnMut(Option<(Seat, G::Action)>, Vec<u32>, &[G::Event], &G),
    ) {
        let mut cx = EventRecorder::new(self.tape.read());
        let mut state = G::new(setup, &mut cx);
        show(None, std::mem::take(&mut cx.chance.drawn), &cx.events, &state);
        let mut legal = Vec::new();
        while let Some((seat, index)) = cx.chance.step() {
            cx.events.clear();
            state.legal_actions(seat, &mut legal);
            let action = legal[index];
            state.apply(seat, action, &mut cx);
            show(Some((seat, action)), std::mem::take(&mut cx.chance.drawn), &cx.events, &state);
        }
    }

    /// The same game as a table without people around it.
    pub(super) fn table(&self, setup: &G::Setup, players: Vec<Player>) -> Table<G> {
        let (begin, steps) = self.unpack(setup);
        let fits = "these draws and actions were checked when they came in";
        let mut table = Table::with_draws(setup.clone(), players, "", &begin).expect(fits);
        for (seat, action, draws) in steps {
            table.apply_with_draws(seat, action, &draws).expect(fits);
        }
        table
    }

    /// The last events that the viewer noticed, each with the viewer's number of its step.
    pub(super) fn log(
        &self,
        setup: &G::Setup,
        viewer: Viewer,
        most: usize,
    ) -> Vec<(u32, G::Event)> {
        let mut log = std::collections::VecDeque::new();
        let (mut known, mut before) = (0, None::<G>);
        self.replay(setup, |step, _, events, state| {
            let seen: Vec<_> = events.iter().filter_map(|event| G::redact(event, viewer)).collect();
            if let (Some((seat, _)), Some(before)) = (step, &before) {
                let noticed = viewer == Viewer::Seat(seat)
                    || !seen.is_empty()
                    || before.view(viewer) != state.view(viewer);
                known += u32::from(noticed);
            }
            before = Some(state.clone());
            log.extend(seen.into_iter().map(|event| (known, event)));
            while log.len() > most {
                log.pop_front();
            }
        });
        log.into()
    }
}
