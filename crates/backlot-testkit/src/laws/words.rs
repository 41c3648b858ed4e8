//! The law `words`.

use backlot_core::{Playable, Present, Prompt, Text, Viewer};
use serde_json::{Value, json};

use super::{Case, LawResult, ensure, same};
use crate::step::{StepResult, legal};
use crate::wording::Wording;

/// Every option of the game has a message.
pub(crate) fn rules_have_words<G: Playable>(wording: &dyn Wording) -> LawResult {
    let info = G::info();
    for option in info.options {
        let key = format!("{}-option-{}", info.id, option.id);
        ensure(wording.has(&key), || format!("no message `{key}` for an option"))?;
    }
    Ok(())
}

/// Every event has words for every viewer who notices it.
pub(crate) fn events_have_words<G: Playable>(
    state: &G,
    told: &StepResult<G>,
    wording: &dyn Wording,
) -> LawResult {
    let components = state.components();
    for viewer in Viewer::all(state.seats()) {
        for event in told.heard_by(viewer) {
            let text = G::event_text(&components, &event);
            say(wording, &text, state.seats(), viewer)
                .map_err(|found| format!("{event:?} for {viewer}: {found}"))?;
            let json = G::event_json(&components, &event).value();
            ensure(json.get("kind").is_some_and(serde_json::Value::is_string), || {
                format!("{event:?} as JSON has no `kind`: {json}")
            })?;
        }
    }
    Ok(())
}

/// Every asked seat gets a prompt, and everything in it has words and a clause.
pub(crate) fn prompts_have_words<G: Playable>(case: &mut Case<'_, G>) -> LawResult {
    let state = case.state;
    for seat in state.to_act().iter() {
        let viewer = Viewer::Seat(seat);
        let actions = legal(state, seat);
        let prompt = <G as Present>::prompt(&state.view(viewer), seat, &actions)
            .ok_or_else(|| format!("{seat} is asked, but has no prompt"))?;
        same(|| "a prompt written as JSON".to_owned(), &json!(prompt), &written(&prompt)?)?;
        let clause = prompt.heading.clause;
        ensure(case.rules.clause(clause).is_some(), || {
            format!("the prompt of {seat} cites {clause}, which is not in the rules")
        })?;
        let say = |text: &Text| say(case.wording, text, state.seats(), viewer);
        say(&prompt.heading.title)?;
        prompt.heading.why.iter().try_for_each(say)?;
        for choice in &prompt.options {
            let texts = choice.preview.lines.iter().chain(&choice.preview.warnings);
            std::iter::once(&choice.label)
                .chain(texts)
                .try_for_each(say)
                .map_err(|found| format!("option `{}`: {found}", choice.action))?;
        }
    }
    Ok(())
}

/// The prompt as it is written for programs.
fn written(prompt: &Prompt) -> Result<Value, String> {
    let mut json = vec![b'{'];
    prompt.write_fields(&mut json);
    json.push(b'}');
    serde_json::from_slice(&json).map_err(|error| format!("a prompt is no JSON: {error}"))
}

/// Every source of points has a message.
pub(crate) fn sheet_has_words<G: Playable>(state: &G, wording: &dyn Wording) -> LawResult {
    for line in state.outcome().iter().flat_map(|outcome| outcome.sheet.lines()) {
        let key = format!("{}-source-{}", G::info().id, line.source);
        ensure(wording.has(&key), || format!("no message `{key}` for a line of the score sheet"))?;
    }
    Ok(())
}

fn say(wording: &dyn Wording, text: &Text, seats: usize, viewer: Viewer) -> LawResult {
    let words = wording.words(text, seats, viewer.seat())?;
    ensure(!words.trim().is_empty(), || format!("message `{}` says nothing", text.key))
}
