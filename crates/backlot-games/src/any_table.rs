use std::ops::Range;

use backlot_bots::{Advice, Bot, Budget, Candidate, Level, NoSuchBot, explain};
use backlot_core::{
    CatalogueEntry, ComponentSet, Draw, Outcome, Playable, Prompt, Seat, SeatSet, Text, Viewer,
};
use backlot_locales::{Locale, ReaderContext};
use backlot_strategy::Strategy;
use backlot_table::record::Record;
use backlot_table::{ActionError, Player, Table};
use serde_json::Value;

use crate::replay::{self, Snapshot};

/// An event as a viewer notices it, for programs and in words.
#[derive(Clone, PartialEq, Debug)]
pub struct RenderedEvent {
    /// The step it belongs to: 0 for the set-up, else the number of the action.
    pub step: usize,
    /// The event for programs.
    pub json: Value,
    /// The event in words.
    pub text: String,
}

/// What a step did.
#[derive(Clone, PartialEq, Debug)]
pub struct StepReport {
    /// Everything that happened, as the omniscient viewer notices it.
    pub events: Vec<RenderedEvent>,
    /// The luck it took.
    pub draws: Vec<u32>,
}

/// A table of any game: notations and JSON in and out.
pub trait AnyTable: Send {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Who sits where.
    fn players(&self) -> &[Player];
    /// How many actions count so far.
    fn step(&self) -> usize;
    /// The draws so far, in the order in which they were made.
    fn draws(&self) -> Vec<Draw>;
    /// Who is asked.
    fn to_act(&self) -> SeatSet;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// A seat's legal actions in notation, ascending.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What a seat is asked.
    fn prompt(&self, seat: Seat) -> Option<Prompt>;
    /// Acts for a seat, with luck from the seed or with these draws.
    fn apply(
        &mut self,
        seat: Seat,
        action: &str,
        draws: Option<&[u32]>,
    ) -> Result<StepReport, ActionError>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// What happened from a step on, as a viewer notices it.
    fn events_since(&self, viewer: Viewer, since: usize) -> Vec<RenderedEvent>;
    /// The game after each of these steps (0 is the set-up), as a viewer saw it.
    fn snapshots(&self, viewer: Viewer, steps: Range<usize>) -> Vec<Snapshot>;
    /// Everything in the box that is played with.
    fn catalogue(&self) -> Vec<CatalogueEntry>;
    /// The draws of the set-up.
    fn begin(&self) -> Vec<u32>;
    /// The error for a seat that is not asked.
    fn not_asked(&self, seat: Seat) -> ActionError;
    /// How many actions of a seat count so far.
    fn steps_of(&self, seat: Seat) -> usize;
    /// The bot of a level at this table; the game may lack a style or a rung.
    fn bot(&self, level: Level) -> Result<Bot<'static>, NoSuchBot>;
    /// What a bot would do in that seat, in notation, and why.
    fn advise(
        &self,
        seat: Seat,
        bot: &Bot<'_>,
        seed: u64,
        budget: &mut Budget<'_>,
    ) -> Option<Advice<String>>;
    /// Takes back as far as allowed; returns how many steps.
    fn undo(&mut self, seat: Seat) -> Result<usize, ActionError>;
    /// The record of the game so far.
    fn record(&self) -> Record;
    /// Puts a message into English for a viewer of this table.
    fn words(&self, text: &Text, viewer: Viewer) -> String;
}

impl<G: Playable + Strategy> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::info().id
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn players(&self) -> &[Player] {
        Self::players(self)
    }

    fn step(&self) -> usize {
        Self::step(self)
    }

    fn draws(&self) -> Vec<Draw> {
        let steps = self.steps().iter().flat_map(|step| &step.draws);
        self.begin().iter().chain(steps).copied().collect()
    }

    fn to_act(&self) -> SeatSet {
        self.state().to_act()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let components = self.state().components();
        Self::legal(self, seat)
            .into_iter()
            .map(|action| G::write_action(&components, action))
            .collect()
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        Self::prompt(self, seat)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &str,
        draws: Option<&[u32]>,
    ) -> Result<StepReport, ActionError> {
        let action = self.read(action)?;
        let told = match draws {
            None => Self::apply(self, seat, action)?,
            Some(draws) => self.apply_with_draws(seat, action, draws)?,
        };
        let step = Self::step(self);
        let events = told.events.iter().map(|event| tell(self, step, event, Viewer::Omniscient));
        let events = events.collect();
        Ok(StepReport { events, draws: told.draws.iter().map(|draw| draw.value).collect() })
    }

    fn view(&self, viewer: Viewer) -> Value {
        G::view_json(&Self::view(self, viewer))
    }

    fn events_since(&self, viewer: Viewer, since: usize) -> Vec<RenderedEvent> {
        Self::events_since(self, viewer, since)
            .into_iter()
            .map(|(step, event)| tell(self, step, &event, viewer))
            .collect()
    }

    fn snapshots(&self, viewer: Viewer, steps: Range<usize>) -> Vec<Snapshot> {
        replay::snapshots(self, viewer, steps)
    }

    fn catalogue(&self) -> Vec<CatalogueEntry> {
        self.state().components().catalogue()
    }

    fn begin(&self) -> Vec<u32> {
        Self::begin(self).iter().map(|draw| draw.value).collect()
    }

    fn not_asked(&self, seat: Seat) -> ActionError {
        Self::not_asked(self, seat)
    }

    fn steps_of(&self, seat: Seat) -> usize {
        Self::steps_of(self, seat)
    }

    fn bot(&self, level: Level) -> Result<Bot<'static>, NoSuchBot> {
        Bot::new(level, self.state().seats(), G::knowledge())
    }

    fn advise(
        &self,
        seat: Seat,
        bot: &Bot<'_>,
        seed: u64,
        budget: &mut Budget<'_>,
    ) -> Option<Advice<String>> {
        let view = Self::view(self, Viewer::Seat(seat));
        let advice = bot.advise::<G>(&view, seat, seed, budget)?;
        let reason = explain::<G>(&view, seat, &advice);
        let components = self.state().components();
        let write = |action| G::write_action(&components, action);
        let candidates =
            advice.candidates.into_iter().map(|Candidate { action, value, estimate }| Candidate {
                action: write(action),
                value,
                estimate,
            });
        Some(Advice { action: write(advice.action), candidates: candidates.collect(), reason })
    }

    fn undo(&mut self, seat: Seat) -> Result<usize, ActionError> {
        Self::undo(self, seat)
    }

    fn record(&self) -> Record {
        Self::record(self)
    }

    fn words(&self, text: &Text, viewer: Viewer) -> String {
        Locale::english().render(text, &cast(Self::players(self), viewer))
    }
}

fn tell<G: Playable>(
    table: &Table<G>,
    step: usize,
    event: &G::Event,
    viewer: Viewer,
) -> RenderedEvent {
    let components = table.state().components();
    let text = G::event_text(&components, event);
    RenderedEvent {
        step,
        json: G::event_json(&components, event).value(),
        text: Locale::english().render(&text, &cast(table.players(), viewer)),
    }
}

/// The players' names as the viewer reads them: people by name, bots by seat and level.
#[must_use]
pub fn cast(players: &[Player], viewer: Viewer) -> ReaderContext {
    let names = players.iter().enumerate().map(|(index, player)| match player {
        Player::Person { name } => name.clone(),
        Player::Bot { level } => {
            let text =
                Text::new("bot-name").with("number", index + 1).with("level", level.as_str());
            Locale::english().render(&text, &ReaderContext::default())
        }
    });
    ReaderContext { names: names.collect(), you: viewer.seat() }
}
