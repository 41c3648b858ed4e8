//! What the viewer saw earlier this year, for tables that play with notes (`memory=assist`).

use backlot_core::{Seat, Text};
use backlot_hollywood::{CardSet, Phase, View};

use super::super::page::{Page, Style};
use super::cards::{flow, pieces};

/// Draws the notes, if there is anything to note.
pub(super) fn draw(view: &View, seat: Seat, page: &mut Page) {
    if !view.assist || view.phase.cards_are_shown() {
        return;
    }
    let (taken, passed) = seen_cards(view, seat);
    let going_round = view.phase == Phase::Drafting;
    let passed_key =
        if going_round { "terminal-hw-note-passed" } else { "terminal-hw-note-others" };
    let (taken, passed) =
        if going_round { (taken, passed) } else { (CardSet::EMPTY, taken.or(passed)) };
    let secrets = dealt_secrets(view, seat);
    let gifts = gifts(view);
    if taken.is_empty() && passed.is_empty() && secrets.is_empty() && gifts.is_empty() {
        return;
    }
    let head = page.words(&Text::new("terminal-hw-notes"));
    page.line("");
    page.hanging("", &head, Some(Style::Strong));
    for (key, cards) in [("terminal-hw-note-taken", taken), (passed_key, passed)] {
        if !cards.is_empty() {
            let lead = page.words(&Text::new(key));
            let pieces = pieces(page, &view.components, cards);
            page.line(format!("  {lead}"));
            flow(page, "    ", pieces);
        }
    }
    for (key, texts) in [("terminal-hw-note-secret", secrets), ("terminal-hw-note-agent", gifts)] {
        if !texts.is_empty() {
            let lead = page.words(&Text::new(key));
            let words: Vec<String> = texts.iter().map(|text| page.words(text)).collect();
            page.hanging(&format!("  {lead} "), &words.join(" · "), None);
        }
    }
}

/// Of the hands that the seat looked at: what others have certainly drafted, and what may still go round.
fn seen_cards(view: &View, seat: Seat) -> (CardSet, CardSet) {
    let hands = &view.memory.hands;
    let own: CardSet =
        view.memory.picks[seat].iter().copied().filter(|card| !card.is_none()).collect();
    let looked_at = hands.iter().take_while(|hand| !hand.is_empty()).count();
    let round = usize::from(view.seats);
    let (mut taken, mut passed) = (CardSet::EMPTY, CardSet::EMPTY);
    for step in 0..looked_at {
        let cards = hands[step].all().without(own);
        // A hand comes back after everybody had it once.
        if step + round < looked_at {
            taken = taken.or(cards.without(hands[step + round].all()));
        } else if step + 1 < looked_at || view.phase != Phase::Drafting {
            passed = passed.or(cards);
        }
    }
    if view.phase == Phase::Drafting {
        passed = passed.without(view.hands[seat].all());
    } else if view.step == 0 {
        passed = CardSet::EMPTY;
    }
    (taken, passed)
}

/// What the seat gave to others as the distributor.
fn dealt_secrets(view: &View, seat: Seat) -> Vec<Text> {
    let others = Seat::all(usize::from(view.seats)).filter(|&other| other != seat);
    let given = others.filter(|&other| !view.memory.secrets[other].is_none());
    let text = |other| {
        let card = backlot_hollywood::card_text(&view.components, view.memory.secrets[other]);
        Text::new("terminal-hw-note-secret-of").with("card", card).with("who", other)
    };
    given.map(text).collect()
}

/// Cards that the seat saw go to an Agent's owner.
fn gifts(view: &View) -> Vec<Text> {
    let seen = view.memory.agent_plays().iter().filter(|play| !play.gift.is_none());
    let text = |play: &backlot_hollywood::AgentPlay| {
        let card = backlot_hollywood::card_text(&view.components, play.gift);
        Text::new("terminal-hw-note-gift")
            .with("card", card)
            .with("from", play.target)
            .with("to", play.owner)
    };
    seen.map(text).collect()
}
