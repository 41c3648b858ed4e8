use backlot_core::{Game, Seat, Text, chance::Fast};

use crate::Advice;

/// Any legal action. What is legal follows from the view: every world that looks like it offers the same.
pub(crate) fn advise<G: Game>(
    view: &G::View,
    seat: Seat,
    rng: &mut Fast,
) -> Option<Advice<G::Action>> {
    let world = G::sample(view, rng);
    let mut legal = Vec::new();
    world.legal_actions(seat, &mut legal);
    let action = *legal.get(rng.index(legal.len()))?;
    let reason = Text::new("bot-reason-random").with("options", legal.len());
    Some(Advice { action, candidates: Vec::new(), reason })
}
