//! From a table to a record, and from a record to text.

use std::fmt::{self, Display};

use backlot_core::{ComponentSet, Playable};

use super::{Components, Line, Lines, Record, RecordResult, RecordStep, VERSION};
use crate::hosted::FairDeal;
use crate::table::values;
use crate::{Step, Table};

impl<G: Playable> Table<G> {
    /// The record of the game so far. A sealed round that somebody has not answered yet is left out.
    #[must_use]
    pub fn record(&self) -> Record {
        let (seats, set) = G::table_of(&self.setup);
        let hash = set.hash_text();
        let components = if set.is_standard() {
            Components::Standard { hash }
        } else {
            let toml = set.get().to_toml().lines().map(|line| format!("{line}\n")).collect();
            Components::Custom { hash, toml }
        };
        let options =
            G::options(&self.setup).into_iter().map(|(key, value)| (key.to_owned(), value));
        let mut record = Record {
            version: VERSION,
            game: G::info().id.to_owned(),
            seats,
            rules: G::info().rules_version,
            options: options.collect(),
            components,
            players: self.players.clone(),
            fair: None,
            begin: values(&self.begin),
            steps: self.recorded_steps(),
            result: self.state.outcome().as_ref().map(RecordResult::of),
            lines: Lines::default(),
        };
        record.number_lines();
        record
    }

    fn recorded_steps(&self) -> Vec<RecordStep> {
        let end = self.rounds.open.as_ref().map_or(self.steps.len(), |round| round.first);
        let mut rounds = self.rounds.closed.iter().peekable();
        let mut recorded = Vec::with_capacity(end);
        let mut index = 0;
        while index < end {
            match rounds.next_if(|round| round.first == index) {
                None => {
                    recorded.push(self.recorded(&self.steps[index]));
                    index += 1;
                }
                Some(round) => {
                    let answers = round.by_seat().into_iter().map(|answer| &self.steps[answer]);
                    recorded.extend(
                        answers.map(|step| RecordStep { draws: Vec::new(), ..self.recorded(step) }),
                    );
                    // The answer that came last opened the round; in the record, the highest seat's does.
                    if let Some(last) = recorded.last_mut() {
                        last.draws = values(&self.steps[round.end - 1].draws);
                    }
                    index = round.end;
                }
            }
        }
        recorded
    }

    fn recorded(&self, step: &Step<G>) -> RecordStep {
        RecordStep {
            line: Line::default(),
            seat: step.seat,
            notation: G::write_action(&self.state.components(), step.action),
            draws: values(&step.draws),
        }
    }
}

impl Record {
    /// The record as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.to_string()
    }

    /// Numbers all lines as [`to_text`](Record::to_text) writes them.
    pub(crate) fn number_lines(&mut self) {
        let mut next = 1;
        let mut take = |lines: usize| {
            let line = Line(next);
            next += lines;
            line
        };
        take(1);
        self.lines.game = take(1);
        self.lines.setup = take(1);
        if let Components::Custom { toml, .. } = &self.components {
            self.lines.components = take(1 + toml.lines().count());
        }
        take(self.players.len());
        self.lines.fair = take(self.fair.as_ref().map_or(0, fair_lines));
        self.lines.begin = take(1);
        for step in &mut self.steps {
            step.line = take(1);
        }
        self.lines.result = take(1);
    }
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "backlot {}", self.version)?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "{}", setup_line(self.seats, self.rules, &self.options, &self.components))?;
        if let Components::Custom { toml, .. } = &self.components {
            writeln!(f, "components")?;
            for line in toml.lines() {
                // A blank at the end of a line gets lost when text is pasted.
                let blank = if line.is_empty() { "" } else { " " };
                writeln!(f, "|{blank}{line}")?;
            }
        }
        for (index, player) in self.players.iter().enumerate() {
            writeln!(f, "player {} {player}", index + 1)?;
        }
        if let Some(fair) = &self.fair {
            write_fair(f, fair)?;
        }
        writeln!(f, "begin{}", numbers(&self.begin))?;
        for step in &self.steps {
            write!(f, "{} {}", step.seat.number(), step.notation)?;
            if !step.draws.is_empty() {
                write!(f, " ; draws{}", numbers(&step.draws))?;
            }
            writeln!(f)?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "{result}")?;
        }
        Ok(())
    }
}

fn fair_lines(fair: &FairDeal) -> usize {
    2 + fair.numbers.len() + usize::from(fair.secret.is_some())
}

fn write_fair(f: &mut fmt::Formatter<'_>, fair: &FairDeal) -> fmt::Result {
    writeln!(f, "table {} {}", fair.table, fair.round)?;
    writeln!(f, "commit {}", fair.commit)?;
    for (seat, hash, number) in &fair.numbers {
        writeln!(f, "entropy {} {hash} {}", seat.number(), number.reveal())?;
    }
    match &fair.secret {
        None => Ok(()),
        Some(secret) => writeln!(f, "secret {}", secret.reveal()),
    }
}

impl Display for RecordResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winners: Vec<usize> = self.winners.iter().map(backlot_core::Seat::number).collect();
        write!(f, "result{} winners{}", numbers(&self.scores), numbers(&winners))
    }
}

/// The `setup` line of a record.
pub(super) fn setup_line(
    seats: usize,
    rules: u32,
    options: &[(String, String)],
    components: &Components,
) -> String {
    let pairs: String = options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
    let (kind, hash) = match components {
        Components::Standard { hash } => ("standard", hash),
        Components::Custom { hash, .. } => ("custom", hash),
    };
    format!("setup seats={seats} rules={rules}{pairs} components={kind}:{hash}")
}

fn numbers<T: Display>(numbers: &[T]) -> String {
    numbers.iter().map(|number| format!(" {number}")).collect()
}
