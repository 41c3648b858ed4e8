//! The game at a hosted table: [`RunningGame`] for all games.

use std::any::Any;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};

use backlot_core::chance::BadDraws;
use backlot_core::{
    Chance, ComponentSet, EventRecorder, MAX_SEATS, Outcome, Playable, Prompt, Seat, SetupError,
    SetupRequest, SharedComponents, Viewer,
};

use super::game::{Acted, Course, Deed, GameSetup, Happened, Randomness, RunningGame, SharedSetup};
use super::updates::{NoticedEvents, RenderedEvent, VIEWERS, place};
use crate::record::Record;
use crate::table::values;
use crate::{ActionError, Player, Table};

/// A checked set-up.
#[derive(Debug)]
pub(super) struct CheckedSetup<G: Playable>(G::Setup);

impl<G: Playable> CheckedSetup<G> {
    pub(super) fn checked(request: &SetupRequest) -> Result<SharedSetup, SetupError> {
        Ok(SharedSetup(Arc::new(Self(G::setup(request)?))))
    }
}

impl<G: Playable> GameSetup for CheckedSetup<G> {
    fn seats(&self) -> usize {
        G::table_of(&self.0).0
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        G::options(&self.0)
    }

    fn components(&self) -> String {
        let set = G::table_of(&self.0).1;
        let kind = if set.is_standard() { "standard" } else { "custom" };
        format!("{kind}:{}", set.hash_text())
    }

    fn own_components(&self) -> Option<String> {
        let set = G::table_of(&self.0).1;
        (!set.is_standard()).then(|| set.get().to_toml())
    }

    fn begin(self: Arc<Self>, randomness: Randomness<'_>) -> Result<Acted, BadDraws> {
        let (play, deed) = Play::<G>::begin(self, randomness)?;
        Ok((Arc::new(play), deed))
    }
}

/// A position, and how it came about.
#[derive(Debug)]
struct Play<G: Playable> {
    setup: Arc<CheckedSetup<G>>,
    state: G,
    course: Course,
    legal: OnceLock<Box<Legal<G::Action>>>,
}

/// What each seat may do, once somebody wants to know.
type Legal<A> = [OnceLock<Box<[A]>>; MAX_SEATS];

impl<G: Playable> Play<G> {
    /// Sets the game up.
    fn begin(
        setup: Arc<CheckedSetup<G>>,
        randomness: Randomness<'_>,
    ) -> Result<(Self, Deed), BadDraws> {
        let mut cx = EventRecorder::new(randomness);
        let state = G::new(&setup.0, &mut cx);
        let made = cx.chance.finish()?;
        let draws = values(&made);
        let mut course = Course { asked: state.to_act(), ..Course::default() };
        course.tape.push_draws(&draws);
        course.count(&made);
        let happened = happened::<G>(state.components(), cx.events);
        let noticed = [true; VIEWERS];
        let deed = Deed { draws, happened, noticed, reveals: true, revised: false, opened: true };
        Ok((Self::at(setup, state, course), deed))
    }

    fn at(setup: Arc<CheckedSetup<G>>, state: G, mut course: Course) -> Self {
        course.owing = state.to_act();
        course.revising = state.may_revise();
        course.is_over = state.outcome().is_some();
        Self { setup, state, course, legal: OnceLock::new() }
    }

    fn components(&self) -> SharedComponents<G::Components> {
        self.state.components()
    }

    fn legal(&self, seat: Seat) -> &[G::Action] {
        let legal = self.legal.get_or_init(Box::default);
        legal[seat.index()].get_or_init(|| {
            let mut legal = Vec::new();
            if seat.index() < self.state.seats() {
                self.state.legal_actions(seat, &mut legal);
            }
            legal.into()
        })
    }

    /// Finds an action among the legal ones: what gets past here can't fail.
    fn index(&self, seat: Seat, action: G::Action) -> Result<usize, ActionError> {
        let course = &self.course;
        let is_asked = course.owing.contains(seat) || course.revising.contains(seat);
        if course.is_over || !is_asked {
            return Err(course.not_asked(seat));
        }
        let legal = self.legal(seat);
        legal.iter().position(|known| *known == action).ok_or_else(|| {
            let components = self.components();
            let write = |action| G::write_action(&components, action);
            ActionError::illegal(write(action), legal.iter().copied().map(write))
        })
    }

    /// The position that an action leads to.
    fn after(
        &self,
        (seat, index): (Seat, usize),
        randomness: Randomness<'_>,
        only_person: Option<Seat>,
    ) -> Result<(Self, Deed), ActionError> {
        let Some(&action) = self.legal(seat).get(index) else {
            return Err(self.course.not_asked(seat));
        };
        let mut state = self.state.clone();
        let mut cx = EventRecorder::new(randomness);
        state.apply(seat, action, &mut cx);
        let made = cx.chance.finish()?;
        let (draws, events) = (values(&made), cx.events);
        let mut course = self.course.clone();
        let number = usize::try_from(course.steps).expect("a game has few steps");
        let replaced = course.rounds.follow(&self.state, seat, number, &state);
        let opened = !course.rounds.closed.is_empty();
        course.rounds.closed.clear();
        course.tape.push_step(seat, index);
        course.tape.push_draws(&draws);
        course.steps += 1;
        course.count(&made);
        let owing = state.to_act();
        course.asked = if course.rounds.open.is_some() { course.asked.union(owing) } else { owing };
        let noticed = if course.rounds.open.is_some() {
            // While others owe an answer, nobody else's view or events tell of this one: law `sealed`.
            let mut noticed = [false; VIEWERS];
            noticed[seat.index()] = true;
            noticed
        } else {
            noticed(seat, &self.state, &state, &events)
        };
        for (known, noticed) in course.known.iter_mut().zip(noticed) {
            *known += u32::from(noticed);
        }
        let reveals = events.iter().any(G::reveals);
        course.last = match course.last {
            _ if reveals || !draws.is_empty() => None,
            Some((person, since)) if person != seat && only_person == Some(person) => {
                Some((person, since + 1))
            }
            _ => Some((seat, 1)),
        };
        let mut next = Self::at(self.setup.clone(), state, course);
        if let Some(replaced) = replaced {
            // An answer that was revised does not count, or the number of steps would tell of it.
            next = next.remade(&[replaced], only_person)?;
        }
        let happened = happened::<G>(next.components(), events);
        let revised = replaced.is_some();
        Ok((next, Deed { draws, happened, noticed, reveals, revised, opened }))
    }

    /// The position without these steps.
    fn remade(&self, removed: &[usize], only_person: Option<Seat>) -> Result<Self, ActionError> {
        let (begin, steps) = self.unpack();
        let (mut play, _) = Self::begin(self.setup.clone(), Randomness::script(&begin))?;
        for (index, (seat, action, draws)) in steps.into_iter().enumerate() {
            if !removed.contains(&index) {
                let choice = (seat, play.index(seat, action)?);
                (play, _) = play.after(choice, Randomness::script(&draws), only_person)?;
            }
        }
        Ok(play)
    }

    /// The draws of the set-up, and all steps.
    #[expect(clippy::type_complexity, reason = "used right here")]
    fn unpack(&self) -> (Vec<u32>, Vec<(Seat, G::Action, Vec<u32>)>) {
        let (mut begin, mut steps) = (Vec::new(), Vec::new());
        self.replay(|step, draws, _, _| match step {
            None => begin = draws,
            Some((seat, action)) => steps.push((seat, action, draws)),
        });
        (begin, steps)
    }

    /// Plays everything again and shows the set-up and each step with its draws, events and the position after.
    fn replay(&self, mut show: impl FnMut(Option<(Seat, G::Action)>, Vec<u32>, &[G::Event], &G)) {
        let mut cx = EventRecorder::new(self.course.tape.read());
        let mut state = G::new(&self.setup.0, &mut cx);
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
    fn table(&self, players: Vec<Player>) -> Table<G> {
        let (begin, steps) = self.unpack();
        let fits = "these draws and actions were checked when they came in";
        let setup = self.setup.0.clone();
        let mut table = Table::with_draws(setup, players, "", &begin).expect(fits);
        for (seat, action, draws) in steps {
            table.apply_with_draws(seat, action, &draws).expect(fits);
        }
        table
    }
}

impl<G: Playable> RunningGame for Play<G> {
    fn course(&self) -> &Course {
        &self.course
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn view(&self, viewer: Viewer) -> Box<dyn Any + Send> {
        Box::new(self.state.view(viewer))
    }

    fn view_json(&self, viewer: Viewer) -> String {
        G::view_text(&self.state.view(viewer))
    }

    fn changes_since(&self, before: &dyn RunningGame, viewer: Viewer) -> Option<String> {
        let before = (before as &dyn Any).downcast_ref::<Self>()?;
        Some(G::view_changes(&before.state.view(viewer), &self.state.view(viewer)))
    }

    fn choices(&self, seat: Seat) -> usize {
        self.legal(seat).len()
    }

    fn action(&self, seat: Seat, index: usize) -> String {
        G::write_action(&self.components(), self.legal(seat)[index])
    }

    fn find(&self, seat: Seat, action: &str) -> Result<usize, ActionError> {
        self.index(seat, G::read_action(&self.components(), action)?)
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        G::prompt(&self.state.view(Viewer::Seat(seat)), seat, self.legal(seat))
    }

    fn act(
        &self,
        choice: (Seat, usize),
        randomness: Randomness<'_>,
        only_person: Option<Seat>,
    ) -> Result<Acted, ActionError> {
        let (next, deed) = self.after(choice, randomness, only_person)?;
        Ok((Arc::new(next), deed))
    }

    fn without(
        &self,
        steps: &[usize],
        only_person: Option<Seat>,
    ) -> Result<Arc<dyn RunningGame>, ActionError> {
        Ok(Arc::new(self.remade(steps, only_person)?))
    }

    fn undone(&self, seat: Seat, players: Vec<Player>) -> Result<Vec<usize>, ActionError> {
        self.table(players).undone(seat)
    }

    fn record(&self, players: Vec<Player>) -> Record {
        self.table(players).record()
    }

    fn log(&self, viewer: Viewer, most: usize) -> Vec<RenderedEvent> {
        let mut log = VecDeque::new();
        let (mut known, mut before) = (0, None::<G>);
        self.replay(|step, _, events, state| {
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
        let components = self.components();
        let told =
            |(step, event)| RenderedEvent { step, noticed: rendered::<G>(&components, &event) };
        log.into_iter().map(told).collect()
    }

    fn auction(&self) -> Option<u32> {
        G::auction(&self.state.view(Viewer::Spectator))
    }

    fn ordered_answer(&self, seat: Seat, limit: Option<u32>) -> Option<usize> {
        let action = G::ordered_answer(&self.state.view(Viewer::Seat(seat)), seat, limit)?;
        self.index(seat, action).ok()
    }

    fn may_name(&self, seat: Seat, thing: &str) -> bool {
        G::may_name(&self.state.view(Viewer::Seat(seat)), seat, thing)
    }

    fn permute_hidden(&self, viewer: Viewer, mut chance: &mut dyn Chance) -> Arc<dyn RunningGame> {
        let state = self.state.permute_hidden(viewer, &mut chance);
        Arc::new(Self::at(self.setup.clone(), state, self.course.clone()))
    }

    fn equals(&self, other: &dyn RunningGame) -> bool {
        let other = (other as &dyn Any).downcast_ref::<Self>();
        other.is_some_and(|other| {
            (&self.setup.0, &self.state, &self.course)
                == (&other.setup.0, &other.state, &other.course)
        })
    }
}

/// Who can tell that something happened.
fn noticed<G: Playable>(seat: Seat, before: &G, after: &G, events: &[G::Event]) -> [bool; VIEWERS] {
    let mut noticed = [false; VIEWERS];
    noticed[seat.index()] = true;
    let seats = Seat::all(after.seats()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        noticed[place(viewer)] |= events.iter().any(|event| G::redact(event, viewer).is_some())
            || before.view(viewer) != after.view(viewer);
    }
    noticed
}

fn rendered<G: Playable>(components: &G::Components, event: &G::Event) -> Arc<NoticedEvents> {
    let json = G::event_json(components, event);
    Arc::new(NoticedEvents::new(json, G::event_text(components, event)))
}

/// Most events are the same for all: those are rendered once.
fn happened<G: Playable>(
    components: SharedComponents<G::Components>,
    events: Vec<G::Event>,
) -> Happened {
    let known: RefCell<Vec<(G::Event, Arc<NoticedEvents>)>> = RefCell::default();
    let render = move |event: G::Event| {
        let mut known = known.borrow_mut();
        if let Some((_, noticed)) = known.iter().find(|(known, _)| *known == event) {
            return noticed.clone();
        }
        let noticed = rendered::<G>(&components, &event);
        known.push((event, noticed.clone()));
        noticed
    };
    Box::new(move |viewer| {
        let seen = events.iter().filter_map(|event| G::redact(event, viewer));
        seen.map(&render).collect()
    })
}
