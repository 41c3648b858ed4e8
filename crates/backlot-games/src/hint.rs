//! What a bot would do in a person's place, and why.

use std::any::Any;

use backlot_bots::{Advice, Bot, Budget, Candidate, Estimate, Level, reasons, shortcomings};
use backlot_core::chance::Fast;
use backlot_core::{Game, Playable, Seat, Text, Viewer};
use backlot_strategy::{SeatPlan, Strategy};
use backlot_table::hosted::{HostedTable, TableError};

use crate::{GameKind, with_game};

/// A person's question to a bot, to be answered anywhere. It holds the view of their seat and nothing else.
pub struct HintJob {
    /// The prompt that it is about.
    pub prompt: u32,
    kind: GameKind,
    seat: Seat,
    view: Box<dyn Any + Send>,
    legal: Vec<String>,
}

impl HintJob {
    /// The level that thinks.
    pub const LEVEL: Level = Level::Expert;

    /// Thinks. Ask for reasons in the budget.
    #[must_use]
    pub fn think(self, seed: u64, budget: &mut Budget<'_>) -> Option<Hint> {
        let Self { kind, seat, view, legal, .. } = self;
        with_game!(kind, G => {
            let view = view.downcast::<<G as Game>::View>().ok()?;
            let bot = Bot::expert(<G as Strategy>::knowledge());
            let advice = bot.advise::<G>(&view, seat, seed, budget)?;
            Some(hint::<G>(&view, seat, seed, &legal, &advice))
        })
    }
}

/// A bot's opinion on what a seat is asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What it would do.
    pub best: Hinted,
    /// What else it thought of, best first.
    pub alternatives: Vec<Hinted>,
    /// All that it would do in a row, in notation, where decisions hang together; else empty.
    pub plan: Vec<String>,
    /// So many of the seat's last steps have to be undone before the plan.
    pub undo: usize,
}

/// An action that a bot weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Hinted {
    /// The action in notation.
    pub action: String,
    /// Its index among the options of the prompt.
    pub option: usize,
    /// What the bot makes of it: see [`Candidate`].
    pub value: f32,
    /// What playouts to the end said, if there were any.
    pub estimate: Option<Estimate>,
    /// Why, or why not.
    pub why: Vec<Text>,
}

/// Returns a person's question to a bot about what the seat is asked.
pub fn hint_job(table: &HostedTable, seat: Seat) -> Result<HintJob, TableError> {
    let prompt = table.hint(seat)?;
    let view =
        table.view(Viewer::Seat(seat)).ok_or(TableError::NotNow("the game has not begun"))?;
    let legal = table.prompt_briefly(seat).map(|asked| asked.actions).unwrap_or_default();
    Ok(HintJob { prompt, kind: GameKind::of(table), seat, view, legal })
}

fn hint<G: Playable + Strategy>(
    view: &G::View,
    seat: Seat,
    seed: u64,
    legal: &[String],
    advice: &Advice<G::Action>,
) -> Hint {
    let components = G::viewed_components(view);
    let write = |action| G::write_action(&components, action);
    let hinted = |candidate: &Candidate<G::Action>, why: Vec<Text>| {
        let action = write(candidate.action);
        let option = legal.iter().position(|known| *known == action).unwrap_or(0);
        let Candidate { value, ref estimate, .. } = *candidate;
        Hinted { action, option, value, estimate: estimate.clone(), why }
    };
    // A bot that weighed nothing knows only its answer.
    let unweighed = [Candidate { action: advice.action, value: 0.0, estimate: None }];
    let candidates: &[Candidate<G::Action>] =
        if advice.candidates.is_empty() { &unweighed } else { &advice.candidates };
    let advice = &Advice {
        action: candidates[0].action,
        candidates: ordered(candidates),
        reason: advice.reason.clone(),
    };
    let candidates = &advice.candidates;
    let world = G::sample(view, &mut Fast::new(seed));
    let planned = G::CAPABILITIES.plan.and_then(|plan| plan(&world, seat, &G::knowledge().tuned));
    let (plan, undo, why) = match planned {
        Some(SeatPlan { undo, actions, words }) => {
            (actions.into_iter().map(write).collect(), undo, vec![words])
        }
        None => (Vec::new(), 0, reasons::<G>(view, seat, advice)),
    };
    let best = &candidates[0];
    let alternatives = candidates[1..].iter();
    Hint {
        best: hinted(best, why),
        alternatives: alternatives
            .map(|other| hinted(other, shortcomings::<G>(view, best, other)))
            .collect(),
        plan,
        undo,
    }
}

/// The candidates as a hint tells them: the choice first, then by value. What looks better than the choice was tried too
/// little to be trusted, or is only less often a part of its mixture: it counts as equally good.
fn ordered<A: Copy>(candidates: &[Candidate<A>]) -> Vec<Candidate<A>> {
    let Some((choice, others)) = candidates.split_first() else { return Vec::new() };
    let trusted =
        |other: &Candidate<A>| Candidate { value: other.value.min(choice.value), ..other.clone() };
    let mut others: Vec<_> = others.iter().map(trusted).collect();
    others.sort_by(|a, b| b.value.total_cmp(&a.value));
    others.insert(0, choice.clone());
    others
}
