//! Prompts, previews and texts.

mod events;
mod previews;
mod words;

use backlot_core::{Choice, Heading, Present, Preview, Seat, SharedComponents, Text};

use crate::{Action, Components, DreamFactory, Event, Phase, TableView, View};
pub use previews::Effects;
pub use words::Words;

impl Present for DreamFactory {
    type TableView = TableView;
    type Effects = Effects;

    fn viewed_components(view: &View) -> SharedComponents<Components> {
        view.components
    }

    fn heading(view: &View, seat: Seat) -> Option<Heading> {
        if view.turn != seat {
            return None;
        }
        let words = Words::of(view);
        let (title, why, clause) = match view.phase {
            Phase::Over => return None,
            Phase::Choosing => (words.text("dream-factory-prompt-studio"), None, "DF-S1"),
            Phase::Bidding => (lot_title(view, &words), Some(bid_situation(view, &words)), "DF-A2"),
            Phase::Taking => {
                let order = view.order[usize::from(view.order_at) + 1..usize::from(view.seats)]
                    .iter()
                    .map(|&next| Text::seat(next))
                    .collect::<Vec<_>>();
                let why = words.text("dream-factory-prompt-take-why").with("others", order);
                (words.text("dream-factory-prompt-take"), Some(why), "DF-P4")
            }
            Phase::Placing => {
                let title = words.text("dream-factory-prompt-place");
                (title.with("chips", words.chips(view.hand.iter())), None, "DF-C1")
            }
        };
        Some(Heading { title, why, clause })
    }

    fn choice(view: &View, _seat: Seat, action: Action) -> Choice {
        let (set, words) = (&view.components, Words::of(view));
        let about_chip = |verb, key, chip| {
            let label = words.text(key).with("chip", words.chip(chip));
            Choice::new(verb, label).about(set.chip_id(chip))
        };
        match action {
            Action::Studio(number) => {
                let label = words
                    .text("dream-factory-choice-studio")
                    .with("studio", number)
                    .with("movies", words.titles(set.studio(number)));
                Choice::new("studio", label).amounting_to(number.into())
            }
            Action::Pass => Choice::new("pass", words.text("dream-factory-choice-pass")),
            Action::Bid(amount) => {
                let label = words.text("dream-factory-choice-bid");
                Choice::new("bid", label.with("amount", words.money(amount)))
                    .amounting_to(amount.into())
            }
            Action::Take(chip) => about_chip("take", "dream-factory-choice-take", chip),
            Action::Decline => Choice::new("decline", words.text("dream-factory-choice-decline")),
            Action::Place { chip, screenplay, space } => {
                let label = words
                    .text("dream-factory-choice-place")
                    .with("chip", words.chip(chip))
                    .with("movie", words.title(screenplay))
                    .with("space", words.space(screenplay, space));
                Choice::new("place", label).about(set.chip_id(chip))
            }
            Action::Discard(chip) => about_chip("discard", "dream-factory-choice-discard", chip),
        }
    }

    fn preview(view: &View, seat: Seat, action: Action) -> Preview {
        previews::preview(view, seat, action)
    }

    fn event_text(components: &Components, event: &Event) -> Text {
        events::text(components, event)
    }

    fn table_view(view: &View) -> TableView {
        TableView::of(view)
    }

    fn auction(view: &View) -> Option<u32> {
        let locations = u32::try_from(view.components.locations().len()).unwrap_or(0);
        Some(u32::from(view.quarter) * locations + u32::from(view.location) + 1)
    }

    fn may_name(view: &View, seat: Seat, film: &str) -> bool {
        let screenplay = view.components.screenplay_by_id(film);
        screenplay.is_some_and(|screenplay| view.screenplays[seat].contains(screenplay))
    }

    fn ordered_answer(view: &View, seat: Seat, limit: Option<u32>) -> Option<Action> {
        if view.phase != Phase::Bidding || view.turn != seat {
            return None;
        }
        let bid = view.auction.least_bid();
        let affordable = bid <= view.money[seat];
        let wanted = limit.is_some_and(|limit| u32::from(bid) <= limit);
        Some(if affordable && wanted { Action::Bid(bid) } else { Action::Pass })
    }
}

/// What is auctioned.
fn lot_title(view: &View, words: &Words<'_>) -> Text {
    let chips = view.to_state().chips_on(usize::from(view.location));
    words.text("dream-factory-prompt-bid").with("chips", words.chips(chips.iter()))
}

/// How the auction stands.
fn bid_situation(view: &View, words: &Words<'_>) -> Text {
    let own = words.money(view.money[view.turn]);
    let middle = words.money(view.middle);
    match view.auction.highest {
        None => words.text("dream-factory-prompt-bid-open").with("own", own).with("middle", middle),
        Some((bidder, bid)) => words
            .text("dream-factory-prompt-bid-why")
            .with("who", bidder)
            .with("bid", words.money(bid))
            .with("own", own)
            .with("middle", middle),
    }
}
