//! What a seat is asked, and how its options are offered.

use backlot_core::{Choice, Heading, Seat, Text};

use super::{card_text, short_text};
use crate::components::{HAND, YEARS};
use crate::state::Direction;
use crate::{Action, Card, Phase, Slot, View};

/// What the seat is asked now, or may answer again.
pub(super) fn heading(view: &View, seat: Seat) -> Option<Heading> {
    let new = Text::new;
    let (title, clause) = match view.phase {
        Phase::Bidding if asked(view, seat) => (new("hollywood-prompt-bid"), "HW-D4"),
        Phase::Keeping if view.dealer == Some(seat) => (new("hollywood-prompt-keep"), "HW-D1"),
        Phase::Giving(to) if view.dealer == Some(seat) => {
            (new("hollywood-prompt-give").with("to", to), "HW-D1")
        }
        Phase::Drafting if asked(view, seat) => {
            let text = new("hollywood-prompt-draft")
                .with("number", view.step + 1)
                .with("of", HAND)
                .with("left", Direction::in_year(view.year).id());
            (text, "HW-T1")
        }
        Phase::Offering if asked(view, seat) => (new("hollywood-prompt-offer"), "HW-A1"),
        Phase::PlayingAgent(owner) if owner == seat => (new("hollywood-prompt-agent"), "HW-G1"),
        Phase::Handing { from, to } if from == seat => {
            (new("hollywood-prompt-hand").with("to", to), "HW-G2")
        }
        Phase::Building if !view.slates[seat].is_done() => (building(view, seat), "HW-P1"),
        Phase::Reviewing(asked) if asked == seat => {
            (new("hollywood-prompt-review").with("round", view.review.round), "HW-P4")
        }
        Phase::Rebuilding(asked) if asked == seat => (building(view, seat), "HW-P4"),
        Phase::Voting if asked(view, seat) => (new("hollywood-prompt-vote"), "HW-F2"),
        _ => return None,
    };
    let why = Text::new("hollywood-prompt-why")
        .with("year", view.year + 1)
        .with("years", YEARS)
        .with("money", u32::from(view.money[seat]));
    Some(Heading { title, why: Some(why), clause })
}

fn asked(view: &View, seat: Seat) -> bool {
    view.sealed.asked().contains(seat)
}

fn building(view: &View, seat: Seat) -> Text {
    let slate = view.slate_in_work(seat);
    let card = view.next_card(seat);
    if card.is_none() {
        Text::new("hollywood-prompt-slate-end")
    } else {
        Text::new("hollywood-prompt-place")
            .with("card", card_text(&view.components, card))
            .with("number", slate.decided() + 1)
            .with("of", view.held[seat].len())
    }
}

/// How an action is offered.
pub(super) fn choice(view: &View, action: Action) -> Choice {
    let set = &view.components;
    let about_card = |verb: &'static str, key: &'static str, card: Card| {
        let label = Text::new(key).with("card", card_text(set, card));
        Choice::new(verb, label).about(set.card_id(card))
    };
    match action {
        Action::Bid(bid) => {
            let label = Text::new("hollywood-choice-bid").with("bid", bid);
            Choice::new("bid", label).amounting_to(bid.into())
        }
        Action::Keep(card) => about_card("keep", "hollywood-choice-keep", card),
        Action::Give { card, to } => {
            let label = Text::new("hollywood-choice-give")
                .with("card", card_text(set, card))
                .with("to", to);
            Choice::new("give", label).about(set.card_id(card))
        }
        Action::Draft(card) => about_card("draft", "hollywood-choice-draft", card),
        Action::Offer { slot, bid } => {
            let label = Text::new("hollywood-choice-offer")
                .with("bid", bid)
                .with("slot", slot.number())
                .with("card", slot_text(view, slot));
            Choice::new("offer", label)
                .about(format!("slot-{}", slot.number()))
                .amounting_to(bid.into())
        }
        Action::Agent(target) => {
            let label = Text::new("hollywood-choice-agent").with("who", target);
            Choice::new("agent", label).about(target.to_string())
        }
        Action::Hand(card) => about_card("hand", "hollywood-choice-hand", card),
        Action::Put { card, film } => {
            let label = Text::new("hollywood-choice-put")
                .with("card", short_text(set, card))
                .with("film", film.number());
            Choice::new("put", label).about(set.card_id(card)).amounting_to(film.number().into())
        }
        Action::Aside(card) => {
            let label = Text::new("hollywood-choice-aside").with("card", short_text(set, card));
            Choice::new("aside", label).about(set.card_id(card))
        }
        Action::Trade { card, film } => {
            let label = Text::new("hollywood-choice-trade")
                .with("card", short_text(set, card))
                .with("film", film.number());
            Choice::new("trade", label).about(set.card_id(card)).amounting_to(film.number().into())
        }
        Action::Done => Choice::new("done", Text::new("hollywood-choice-done")),
        Action::Stay => Choice::new("stay", Text::new("hollywood-choice-stay")),
        Action::Rebuild => Choice::new("rebuild", Text::new("hollywood-choice-rebuild")),
        Action::Vote(nominee) => {
            let label = Text::new("hollywood-choice-vote").with("who", nominee);
            Choice::new("vote", label).about(nominee.to_string())
        }
    }
}

/// What lies on a slot of the star auction.
pub(super) fn slot_text(view: &View, slot: Slot) -> Text {
    match view.row.get(slot.index()) {
        Some(&card) if slot.0 < view.seats => card_text(&view.components, card),
        _ => Text::new("hollywood-deck-slot"),
    }
}
