//! Whether a recorded game can have happened.

use backlot_core::{
    ComponentError, ComponentSet, ComponentsText, Playable, SetupError, SetupRequest,
};

use super::parse::short;
use super::write::setup_line;
use super::{Components, Line, Record, RecordError, RecordResult, RecordStep};
use crate::{ActionError, OtherRules, Table};

/// A game that was replayed and found in order.
#[derive(Clone, Debug)]
pub struct Checked<G: Playable> {
    /// The table as the record leaves it.
    pub table: Table<G>,
    /// Whether the game is over. If not, the record has no result, which is no fault.
    pub finished: bool,
    /// What is known about the luck.
    pub fairness: Fairness,
}

/// Replays a record: set-up, component set, every action and draw, and the result must be in order.
pub fn check<G: Playable>(record: &Record) -> Result<Checked<G>, RecordError> {
    let table = Table::<G>::from_record(record, "")?;
    let finished = table.state().outcome().is_some();
    let fairness = check_fairness(record, &table)?;
    Ok(Checked { table, finished, fairness })
}

/// What a record proves about its luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fairness {
    /// Nothing: the record does not say where the draws came from.
    Unknown,
    /// Nothing yet: the table has not told its secret.
    Sealed,
    /// All draws follow from the table's secret, which was fixed before, and from the numbers of so many people.
    Proven {
        /// How many people had a share in it.
        people: usize,
    },
}

/// Verifies the deal: hashes, and every single draw.
fn check_fairness<G: Playable>(record: &Record, table: &Table<G>) -> Result<Fairness, RecordError> {
    let Some(fair) = &record.fair else { return Ok(Fairness::Unknown) };
    fair.check_hashes().map_err(|problem| RecordError::new(record.lines.fair, problem))?;
    let lines = std::iter::repeat_n(record.lines.begin, table.begin().len());
    let later = table.steps().iter().zip(&record.steps);
    let mut lines =
        lines.chain(later.flat_map(|(step, recorded)| vec![recorded.line; step.draws.len()]));
    let draws = table.begin().iter().chain(table.steps().iter().flat_map(|step| &step.draws));
    match fair.first_wrong(draws) {
        None => Ok(Fairness::Sealed),
        Some(Ok(())) => Ok(Fairness::Proven { people: fair.numbers.len() }),
        Some(Err((index, value))) => {
            let line = lines.nth(index).unwrap_or(record.lines.begin);
            let problem = format!(
                "draw {} of the game does not follow from the table's secret and the people's numbers, \
                 which give {value}: this deal was not fair, or the record was changed",
                index + 1
            );
            Err(RecordError::new(line, problem))
        }
    }
}

impl<G: Playable> Table<G> {
    /// The table as the record leaves it, after all checks of [`check`]. Further luck follows from the seed.
    pub fn from_record(record: &Record, seed: &str) -> Result<Self, RecordError> {
        let setup = checked_setup::<G>(record)?;
        let mut table = Self::with_draws(setup, record.players.clone(), seed, &record.begin)
            .map_err(|refused| RecordError::new(record.lines.begin, refused.to_string()))?;
        for step in &record.steps {
            table.take(step)?;
        }
        table.check_end(record)?;
        Ok(table)
    }

    fn take(&mut self, step: &RecordStep) -> Result<(), RecordError> {
        let refused = |refused: ActionError| RecordError::new(step.line, refused.to_string());
        if self.state.outcome().is_some() {
            let problem = "the game is over before this line: leave it out";
            return Err(RecordError::new(step.line, problem));
        }
        let next = self.state.to_act().first().filter(|_| self.is_sealed());
        if let Some(next) = next.filter(|next| *next != step.seat) {
            let problem = format!(
                "a sealed round stands once and in the order of the seats: the answer of seat {} comes here",
                next.number()
            );
            return Err(RecordError::new(step.line, problem));
        }
        let action = self.read(&step.notation).map_err(refused)?;
        let written = G::write_action(&self.state.components(), action);
        if written != step.notation {
            let problem =
                format!("`{}` is not how it is written: write `{written}`", short(&step.notation));
            return Err(RecordError::new(step.line, problem));
        }
        self.apply_with_draws(step.seat, action, &step.draws).map_err(refused)?;
        Ok(())
    }

    fn check_end(&self, record: &Record) -> Result<(), RecordError> {
        let wrong = |problem: String| Err(RecordError::new(record.lines.result, problem));
        let replayed = self.state.outcome().as_ref().map(RecordResult::of);
        match (&record.result, replayed) {
            (Some(told), Some(replayed)) if *told == replayed => Ok(()),
            (Some(told), Some(replayed)) => {
                wrong(format!("the game ended with `{replayed}`, but the record says `{told}`"))
            }
            (Some(_), None) => {
                let problem =
                    "the game is not over here: add the missing steps, or leave out the result";
                wrong(problem.to_owned())
            }
            (None, Some(replayed)) => {
                wrong(format!("the game is over, but its result is missing: add `{replayed}`"))
            }
            (None, None) => match &self.rounds.open {
                None => Ok(()),
                Some(round) => wrong(format!(
                    "the record stops within a sealed round: add the missing answers, or leave out the last {} of this round",
                    match self.step() - round.first {
                        1 => "line".to_owned(),
                        lines => format!("{lines} lines"),
                    }
                )),
            },
        }
    }
}

fn checked_setup<G: Playable>(record: &Record) -> Result<G::Setup, RecordError> {
    let info = G::info();
    if record.game != info.id {
        let problem =
            format!("this is a record of `{}`, not of `{}`", short(&record.game), info.id);
        return Err(RecordError::new(record.lines.game, problem));
    }
    OtherRules::check(info, record.rules)
        .map_err(|other| RecordError::new(record.lines.setup, other.to_string()))?;
    if let Components::Standard { hash } = &record.components {
        let standard = G::Components::standard().hash_text();
        if *hash != standard {
            let problem = format!(
                "the standard component set of this version is {standard}, but the game was played \
                 with {hash}: use the version that wrote the record"
            );
            return Err(RecordError::new(record.lines.setup, problem));
        }
    }
    let setup = G::setup(&request_of(record)).map_err(|error| setup_error(record, &error))?;
    let (seats, set) = G::table_of(&setup);
    if let Components::Custom { hash, .. } = &record.components {
        let found = set.hash_text();
        if set.is_standard() {
            let problem = format!(
                "this is the standard set: write components=standard:{found} and leave out the block"
            );
            return Err(RecordError::new(record.lines.setup, problem));
        }
        if *hash != found {
            let problem = format!(
                "the set-up says components=custom:{hash}, but the set that follows is {found}: \
                 it was changed, or belongs to another record"
            );
            return Err(RecordError::new(record.lines.setup, problem));
        }
    }
    let options: Vec<_> =
        G::options(&setup).into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    if options != record.options {
        let line = setup_line(seats, record.rules, &options, &record.components);
        let problem = format!("every option stands here once, in order: write `{line}`");
        return Err(RecordError::new(record.lines.setup, problem));
    }
    if record.players.len() != seats {
        let problem = format!("{seats} seats, but {} players", record.players.len());
        return Err(RecordError::new(record.lines.setup, problem));
    }
    Ok(setup)
}

fn request_of(record: &Record) -> SetupRequest {
    let components = match &record.components {
        Components::Standard { .. } => None,
        Components::Custom { toml, .. } => {
            Some(ComponentsText { name: "components".to_owned(), toml: toml.clone() })
        }
    };
    SetupRequest {
        seats: Some(record.seats),
        options: record.options.iter().cloned().collect(),
        components,
    }
}

/// An error in the embedded set is told with its line in the record.
fn setup_error(record: &Record, error: &SetupError) -> RecordError {
    match error {
        SetupError::Components(ComponentError { line, problem, .. }) => {
            let Line(block) = record.lines.components;
            RecordError::new(Line(block + line.unwrap_or(0)), format!("component set: {problem}"))
        }
        other => RecordError::new(record.lines.setup, other.to_string()),
    }
}
