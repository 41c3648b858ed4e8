//! Running an example.

use std::fmt::Debug;

use backlot_core::chance::{Recording, Scripted, Seeded};
use backlot_core::{
    ComponentsText, EventRecorder, Outcome, Playable, SeatSet, SetupRequest, Viewer,
};

use super::language::{Fact, Line, Listener, Refused, Start};
use super::markdown::{Example, Page};
use crate::step::{StepResult, legal, perform, written};
use crate::wording::Wording;

/// Runs an example; the first line that fails is told with its place.
pub(super) fn run<G: Playable>(
    page: &Page,
    example: &Example,
    wording: &dyn Wording,
) -> Result<(), String> {
    let mut stage = Stage::<G> { page, wording, plan: Opening::default(), open: None };
    let mut proves = false;
    for (number, text) in &example.lines {
        let done = Line::parse(text).and_then(|line| {
            proves |= !matches!(line, Line::Start(_));
            stage.perform(&line)
        });
        done.map_err(|problem| {
            let problem = problem.replace('\n', "\n  ");
            format!("{}:{number}: `{}`\n  {problem}", page.name, text.trim())
        })?;
    }
    if proves {
        return Ok(());
    }
    Err(format!("{}:{}: the example proves nothing", page.name, example.line))
}

/// How the position comes about.
#[derive(Default)]
struct Opening {
    pairs: Vec<String>,
    components: Option<String>,
    seed: Option<String>,
    begin: Option<Vec<u32>>,
    given: Vec<String>,
}

/// The example on its way.
struct Stage<'a, G: Playable> {
    page: &'a Page,
    wording: &'a dyn Wording,
    plan: Opening,
    open: Option<Position<G>>,
}

struct Position<G: Playable> {
    state: G,
    rng: Seeded,
    /// What came of the last action, or of the set-up.
    last: StepResult<G>,
}

impl<G: Playable> Stage<'_, G> {
    fn perform(&mut self, line: &Line) -> Result<(), String> {
        match line {
            Line::Start(start) => self.prepare(start),
            Line::Act { seat, action, draws } => {
                let position = self.position()?;
                position.act(*seat, action, draws.as_deref())
            }
            Line::Fact(fact) => {
                let wording = self.wording;
                self.position()?.prove(fact, wording)
            }
            Line::Refused(Refused::Setup { pairs, message }) => self.refused(pairs, None, message),
            Line::Refused(Refused::Components { name, message }) => {
                self.refused(&[], Some(name), message)
            }
        }
    }

    fn prepare(&mut self, start: &Start) -> Result<(), String> {
        if self.open.is_some() {
            return Err("this must stand before the first action or fact".to_owned());
        }
        match start.clone() {
            Start::Setup(pairs) => self.plan.pairs.extend(pairs),
            Start::Components(name) => self.plan.components = Some(name),
            Start::Seed(seed) => self.plan.seed = Some(seed),
            Start::Begin(draws) => self.plan.begin = Some(draws),
            Start::Given(line) => self.plan.given.push(line),
        }
        Ok(())
    }

    fn request(&self, pairs: &[String], components: Option<&str>) -> Result<SetupRequest, String> {
        let mut request = SetupRequest::default();
        if let Some(name) = components {
            let toml = self.page.set(name)?;
            request.components = Some(ComponentsText { name: name.to_owned(), toml });
        }
        for pair in pairs {
            request.set(pair).map_err(|error| error.to_string())?;
        }
        Ok(request)
    }

    fn refused(&self, pairs: &[String], set: Option<&str>, message: &str) -> Result<(), String> {
        let found = match self.request(&[], set) {
            Err(problem) => return Err(problem),
            Ok(_) => self.request(pairs, set).and_then(|request| {
                G::setup(&request).map(|_| ()).map_err(|error| error.to_string())
            }),
        };
        match found {
            Err(found) if found.contains(message) => Ok(()),
            Err(found) => differ(&message, &found),
            Ok(()) => differ(&message, &"nothing is refused"),
        }
    }

    /// The position; it comes about when the first line asks for it.
    fn position(&mut self) -> Result<&mut Position<G>, String> {
        let position = match self.open.take() {
            Some(position) => position,
            None => self.begin()?,
        };
        Ok(self.open.insert(position))
    }

    fn begin(&self) -> Result<Position<G>, String> {
        let Opening { pairs, components, seed, begin, given } = &self.plan;
        let request = self.request(pairs, components.as_deref())?;
        let setup = G::setup(&request).map_err(|error| error.to_string())?;
        let mut rng = Seeded::new(seed.as_deref().unwrap_or("example"));
        if !given.is_empty() {
            if begin.is_some() {
                return Err("a position is either given or begun by draws".to_owned());
            }
            let lines: Vec<&str> = given.iter().map(String::as_str).collect();
            let state = G::arrange(&setup, &lines).map_err(|bad| format!("given {bad}"))?;
            state.audit().map_err(|problem| format!("the given position is broken: {problem}"))?;
            return Ok(Position {
                state,
                rng,
                last: StepResult { draws: Vec::new(), events: Vec::new() },
            });
        }
        let Some(script) = begin else {
            let mut cx = EventRecorder::new(Recording::new(&mut rng));
            let state = G::new(&setup, &mut cx);
            let last = StepResult { draws: cx.chance.draws, events: cx.events };
            return Ok(Position { state, rng, last });
        };
        let mut cx = EventRecorder::new(Scripted::new(script));
        let state = G::new(&setup, &mut cx);
        let draws = cx.chance.finish().map_err(|bad| format!("begin: {bad}"))?;
        rng.skip(&draws);
        Ok(Position { state, rng, last: StepResult { draws, events: cx.events } })
    }
}

impl<G: Playable> Position<G> {
    fn act(
        &mut self,
        seat: backlot_core::Seat,
        text: &str,
        script: Option<&[u32]>,
    ) -> Result<(), String> {
        let action = self.read(text)?;
        let actions = legal(&self.state, seat);
        if !actions.contains(&action) {
            return Err(format!("this is not legal; {seat} may {}", self.list(&actions)));
        }
        self.last = match script {
            None => perform(&mut self.state, seat, action, &mut self.rng),
            Some(script) => {
                let mut cx = EventRecorder::new(Scripted::new(script));
                self.state.apply(seat, action, &mut cx);
                let draws = cx.chance.finish().map_err(|bad| bad.to_string())?;
                self.rng.skip(&draws);
                StepResult { draws, events: cx.events }
            }
        };
        self.state.audit().map_err(|problem| format!("the position is broken: {problem}"))
    }

    fn read(&self, text: &str) -> Result<G::Action, String> {
        G::read_action(&self.state.components(), text).map_err(|bad| bad.to_string())
    }

    fn list(&self, actions: &[G::Action]) -> String {
        if actions.is_empty() {
            return "do nothing".to_owned();
        }
        let texts: Vec<String> = actions.iter().map(|a| written(&self.state, *a)).collect();
        texts.join(" | ")
    }

    fn prove(&self, fact: &Fact, wording: &dyn Wording) -> Result<(), String> {
        match fact {
            Fact::Can { seat, action, legal: expected } => {
                let actions = legal(&self.state, *seat);
                match actions.contains(&self.read(action)?) {
                    found if found == *expected => Ok(()),
                    _ => Err(format!("found: {seat} may {}", self.list(&actions))),
                }
            }
            Fact::May { seat, actions } => {
                equal(&actions.join(" | "), &self.list(&legal(&self.state, *seat)))
            }
            Fact::Asked(seats) => equal(&seats.to_string(), &self.state.to_act().to_string()),
            Fact::Sees { viewer, pointer, value } => {
                let view = G::view_json(&self.state.view(*viewer));
                match (value, view.pointer(pointer)) {
                    (None, None) => Ok(()),
                    (Some(value), Some(found)) if value == found => Ok(()),
                    (value, found) => {
                        let text = |value: Option<&serde_json::Value>| {
                            value.map_or("nothing there".to_owned(), ToString::to_string)
                        };
                        differ(&text(value.as_ref()), &text(found))
                    }
                }
            }
            Fact::Hears { who, text, heard } => {
                self.viewers(*who).try_for_each(|viewer| self.hears(viewer, text, *heard, wording))
            }
            Fact::Score(_) | Fact::Winners(_) | Fact::Ranks(_) | Fact::Sheet { .. } => {
                let Some(outcome) = self.state.outcome() else {
                    return Err(format!("the game is not over: {} is asked", self.state.to_act()));
                };
                prove_outcome(&outcome, fact)
            }
        }
    }

    fn viewers(&self, who: Listener) -> impl Iterator<Item = Viewer> {
        let listens = move |viewer: &Viewer| match who {
            Listener::One(one) => *viewer == one,
            Listener::Everyone => *viewer != Viewer::Omniscient,
        };
        Viewer::all(self.state.seats()).filter(listens)
    }

    fn hears(
        &self,
        viewer: Viewer,
        text: &str,
        expected: bool,
        wording: &dyn Wording,
    ) -> Result<(), String> {
        let components = self.state.components();
        let told: Vec<String> = self
            .last
            .heard_by(viewer)
            .iter()
            .map(|event| {
                wording.words(&G::event_text(&components, event), self.state.seats(), viewer.seat())
            })
            .collect::<Result<_, _>>()?;
        if told.iter().any(|words| words.contains(text)) == expected {
            return Ok(());
        }
        let found = if told.is_empty() { "nothing".to_owned() } else { told.join("\n  ") };
        Err(format!("{viewer} hears:\n  {found}"))
    }
}

fn prove_outcome(outcome: &Outcome, fact: &Fact) -> Result<(), String> {
    match fact {
        Fact::Score(scores) => equal(scores, &outcome.scores.taken(outcome.seats).to_vec()),
        Fact::Winners(winners) => equal::<SeatSet>(winners, &outcome.winners),
        Fact::Ranks(ranks) => equal(ranks, &outcome.ranks.taken(outcome.seats).to_vec()),
        Fact::Sheet { seat, source, points } => {
            let lines = outcome.sheet.lines();
            match lines.iter().find(|line| line.source == source) {
                Some(line) => equal(points, &line.points[*seat]),
                None => {
                    let sources: Vec<&str> = lines.iter().map(|line| line.source).collect();
                    Err(format!("the sheet has no `{source}`, but: {}", sources.join(", ")))
                }
            }
        }
        _ => Ok(()),
    }
}

fn equal<T: PartialEq + Debug>(expected: &T, found: &T) -> Result<(), String> {
    if expected == found { Ok(()) } else { differ(expected, found) }
}

fn differ(expected: &(impl Debug + ?Sized), found: &(impl Debug + ?Sized)) -> Result<(), String> {
    Err(format!("expected: {expected:?}\nfound:    {found:?}"))
}
