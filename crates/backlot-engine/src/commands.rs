//! What each command does.

use std::time::{Duration, Instant};

use backlot_bots::{Budget, Level, decision_seed, seed_number};
use backlot_core::{Prompt, Rulebook, Seat, Viewer};
use backlot_games::{AnyTable, GameKind, RenderedEvent, UnknownGame, load, open};
use backlot_table::record::Record;
use backlot_table::{ActionError, Player};
use serde_json::{Value, json};

use crate::engine::{Engine, Open, state};
use crate::refusal::EngineError;
use crate::request::{self, Request, SetupJson};

/// Nobody may keep the engine busy for longer with one `bot` request.
const MAX_BOT_MS: u64 = 60_000;

impl Engine {
    pub(crate) fn carry_out(&mut self, request: Request) -> Result<Value, EngineError> {
        match request {
            Request::Games => Ok(games()),
            Request::New { game, setup, seed, draws } => {
                self.new_game(&game, setup, request::seed_text(seed)?, draws.as_deref())
            }
            Request::Load { record, seed } => self.load(&record, request::seed_text(seed)?),
            Request::Drop { handle } => self.drop_game(&handle).map(|()| json!({})),
            Request::State { handle } => Ok(state(&*self.open(&handle)?.table)),
            Request::Legal { handle, seat } => {
                let table = &self.open(&handle)?.table;
                let seat = request::seat(seat, table.seats())?;
                Ok(json!({ "actions": table.legal(seat) }))
            }
            Request::Prompt { handle, seat } => {
                let table = &*self.open(&handle)?.table;
                prompt(table, request::seat(seat, table.seats())?)
            }
            Request::Apply { handle, seat, action, draws } => {
                let table = &mut *self.open(&handle)?.table;
                let seat = request::seat(seat, table.seats())?;
                let told = table.apply(seat, &action, draws.as_deref())?;
                let mut reply = state(table);
                reply["events"] = events_json(told.events);
                reply["draws"] = json!(told.draws);
                Ok(reply)
            }
            Request::View { handle, viewer } => {
                let table = &self.open(&handle)?.table;
                Ok(json!({ "view": table.view(request::viewer(&viewer, table.seats())?) }))
            }
            Request::Events { handle, viewer, since } => {
                let table = &self.open(&handle)?.table;
                let viewer = request::viewer(&viewer, table.seats())?;
                Ok(json!({ "events": events_json(table.events_since(viewer, since)) }))
            }
            Request::Play { handle, policy, seed, until } => {
                let level = request::level(&policy)?;
                let (seed, until) = (request::seed_text(seed)?, request::until(until.as_ref())?);
                play(self.open(&handle)?, level, seed, until)
            }
            Request::Bot { handle, seat, level, ms, iterations, seed } => {
                let (level, seed) = (request::level(&level)?, request::seed_text(seed)?);
                let open = self.open(&handle)?;
                let seat = request::seat(seat, open.table.seats())?;
                bot(open, seat, level, seed, ms, iterations)
            }
            Request::Undo { handle, seat } => {
                let table = &mut *self.open(&handle)?.table;
                let undone = table.undo(request::seat(seat, table.seats())?)?;
                let mut reply = state(table);
                reply["undone"] = json!(undone);
                Ok(reply)
            }
            Request::Record { handle } => {
                Ok(json!({ "record": self.open(&handle)?.table.record().to_text() }))
            }
        }
    }

    fn new_game(
        &mut self,
        game: &str,
        setup: Option<SetupJson>,
        seed: Option<String>,
        draws: Option<&[u32]>,
    ) -> Result<Value, EngineError> {
        self.check_limit()?;
        let kind: GameKind = game
            .parse()
            .map_err(|error: UnknownGame| EngineError::new("bad-setup", error.to_string()))?;
        let request = match setup {
            None => backlot_core::SetupRequest::default(),
            Some(setup) => setup.into_request()?,
        };
        let seed = seed.unwrap_or_else(|| self.fresh_seed());
        let players =
            |seats| Seat::all(seats).map(|seat| Player::person(&numbered(seat))).collect();
        let table = open(kind, &request, players, &seed, draws)?;
        let begin = table.begin();
        let mut reply = self.opened(table, seed);
        reply["draws"] = json!(begin);
        Ok(reply)
    }

    fn load(&mut self, text: &str, seed: Option<String>) -> Result<Value, EngineError> {
        self.check_limit()?;
        let seed = seed.unwrap_or_else(|| self.fresh_seed());
        let table = load(&Record::parse(text)?, &seed)?;
        Ok(self.opened(table, seed))
    }

    fn opened(&mut self, table: Box<dyn AnyTable>, seed: String) -> Value {
        let mut reply = state(&*table);
        reply["game"] = json!(table.game());
        reply["seed"] = json!(seed);
        reply["handle"] = json!(self.keep(table, seed));
        reply
    }
}

fn numbered(seat: Seat) -> String {
    backlot_locales::ReaderContext::numbered(seat.number()).names.pop().unwrap_or_default()
}

fn games() -> Value {
    let games: Vec<Value> = GameKind::ALL
        .into_iter()
        .map(|kind| {
            let info = kind.info();
            let options: Vec<Value> = info
                .options
                .iter()
                .map(|option| {
                    json!({
                        "id": option.id,
                        "values": option.values.iter().map(|value| value_json(value)).collect::<Vec<_>>(),
                        "default": value_json(option.default),
                        "about": option.about,
                    })
                })
                .collect();
            json!({
                "id": info.id,
                "title": info.title,
                "seats": info.seats.clone().collect::<Vec<_>>(),
                "default_seats": info.default_seats,
                "options": options,
                "clauses": Rulebook::parse(info.rules).clauses().count(),
                "piles": info.piles,
                "components": kind.catalogue(None).unwrap_or_default(),
            })
        })
        .collect();
    json!({ "games": games, "levels": Level::ALL.map(Level::name) })
}

/// `true` and `false` as JSON has them.
fn value_json(value: &str) -> Value {
    match value {
        "true" => json!(true),
        "false" => json!(false),
        other => json!(other),
    }
}

fn events_json(events: Vec<RenderedEvent>) -> Value {
    let with_step = |event: RenderedEvent| {
        let mut json = event.json;
        json["step"] = json!(event.step);
        json["text"] = json!(event.text);
        json
    };
    Value::Array(events.into_iter().map(with_step).collect())
}

/// The prompt as a front end gets it, with every message also in words.
fn prompt(table: &dyn AnyTable, seat: Seat) -> Result<Value, EngineError> {
    let Some(prompt) = table.prompt(seat) else {
        return Err(table.not_asked(seat).into());
    };
    let viewer = Viewer::Seat(seat);
    let words = |texts: &[backlot_core::Text]| -> Vec<String> {
        texts.iter().map(|text| table.words(text, viewer)).collect()
    };
    let Prompt { heading, options, .. } = &prompt;
    let options: Vec<Value> = options
        .iter()
        .map(|option| {
            json!({
                "action": option.action,
                "verb": option.verb,
                "subject": option.subject,
                "amount": option.amount,
                "label": table.words(&option.label, viewer),
                "preview": {
                    "lines": words(&option.preview.lines),
                    "warnings": words(&option.preview.warnings),
                    "effects": option.preview.effects,
                },
            })
        })
        .collect();
    Ok(json!({
        "prompt": {
            "seat": seat,
            "title": table.words(&heading.title, viewer),
            "why": heading.why.as_ref().map(|why| table.words(why, viewer)),
            "clause": heading.clause,
            "options": options,
        }
    }))
}

/// Plays on with one policy in every seat.
fn play(
    open: &mut Open,
    level: Level,
    seed: Option<String>,
    until: usize,
) -> Result<Value, EngineError> {
    let seed = seed_number(&seed.unwrap_or_else(|| open.seed.clone()));
    let table = &mut *open.table;
    if table.outcome().is_some() {
        return Err(ActionError::GameOver.into());
    }
    let bot = table.bot(level).map_err(|error| EngineError::bad_form(error.to_string()))?;
    let mut actions = Vec::new();
    while actions.len() < until
        && let Some(seat) = table.to_act().first()
    {
        let decision = decision_seed(seed, seat, table.steps_of(seat));
        let advice = table
            .advise(seat, &bot, decision, &mut Budget::iterations(level.usual_iterations()))
            .ok_or_else(|| table.not_asked(seat))?;
        table.apply(seat, &advice.action, None)?;
        actions.push(json!({ "seat": seat, "action": advice.action }));
    }
    let mut reply = state(table);
    reply["actions"] = json!(actions);
    Ok(reply)
}

fn bot(
    open: &Open,
    seat: Seat,
    level: Level,
    seed: Option<String>,
    ms: Option<u64>,
    iterations: Option<u32>,
) -> Result<Value, EngineError> {
    if ms == Some(0) || iterations == Some(0) {
        return Err(EngineError::bad_form(
            "a budget of zero is no budget: give `ms` or `iterations` from 1 on",
        ));
    }
    let table = &*open.table;
    let bot = table.bot(level).map_err(|error| EngineError::bad_form(error.to_string()))?;
    let seed = seed_number(&seed.unwrap_or_else(|| open.seed.clone()));
    let seed = decision_seed(seed, seat, table.steps_of(seat));
    let most = iterations.unwrap_or(if ms.is_some() { u32::MAX } else { level.usual_iterations() });
    let start = Instant::now();
    let limit = Duration::from_millis(ms.unwrap_or(MAX_BOT_MS).min(MAX_BOT_MS));
    let mut go_on = || start.elapsed() < limit;
    let advice = table
        .advise(seat, &bot, seed, &mut Budget::until(most, &mut go_on).explained())
        .ok_or_else(|| table.not_asked(seat))?;
    let candidates: Vec<Value> = advice
        .candidates
        .iter()
        .map(|candidate| {
            let mut told = json!({ "action": candidate.action, "value": candidate.value });
            if let Some(estimate) = &candidate.estimate {
                told["playouts"] = json!(estimate.playouts);
                told["win"] = json!(estimate.win);
                told["points"] = json!(estimate.points);
            }
            told
        })
        .collect();
    Ok(json!({
        "action": advice.action,
        "reason": table.words(&advice.reason, Viewer::Seat(seat)),
        "candidates": candidates,
    }))
}
