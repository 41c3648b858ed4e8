//! The auction in prompts and words.

use backlot_core::{
    Choice, Fields, Heading, JsonText, Present, Preview, Seat, SharedComponents, Text, json_text,
};

use super::auction::{Action, Auction, Event, View};
use super::bugs::{Bug, has};
use super::deck::{Cards, Deck};

fn cards_text(cards: Cards) -> String {
    let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    cards.join(" ")
}

impl Present for Auction {
    fn viewed_components(view: &View) -> SharedComponents<Deck> {
        view.set
    }

    fn heading(view: &View, seat: Seat) -> Option<Heading> {
        let clause = if has(Bug::NoClause) { "TA-X9" } else { "TA-R1" };
        let heading = |key, clause| Some(Heading { title: Text::new(key), why: None, clause });
        let answer = view.answers[seat].unwrap_or_default();
        match view.winner {
            Some(winner) if winner == seat => heading("ask-bonus", "TA-R3"),
            Some(_) => None,
            None if view.stakes && answer.card.is_some() => heading("ask-stake", "TA-R1"),
            None => heading("ask-bid", clause),
        }
    }

    fn choice(_: &View, _: Seat, action: Action) -> Choice {
        match action {
            Action::Bid(card) => Choice::new("bid", Text::new("bid").with("card", card)),
            Action::Stake(stake) => Choice::new("stake", Text::new("stake").with("amount", stake)),
            Action::Take => Choice::new("take", Text::new("take")),
            Action::Leave if has(Bug::NoMessage) => Choice::new("leave", Text::new("go")),
            Action::Leave => Choice::new("leave", Text::new("leave")),
        }
    }

    fn preview(view: &View, _: Seat, _: Action) -> Preview {
        if !has(Bug::HandInPreview) {
            return Preview::default();
        }
        let victim = view.smuggled[Self::victim(view.viewer, view.seats)];
        let hint = victim.iter().last().map(|card| Text::new("hint").with("card", card));
        Preview { lines: hint.into_iter().collect(), ..Preview::default() }
    }

    fn event_text(_: &Deck, event: &Event) -> Text {
        let about = |key, seat: Seat| Text::new(key).with("who", seat);
        match event {
            Event::Dealt { seat, cards: None } => about("dealt-hidden", *seat),
            Event::Dealt { seat, cards: Some(cards) } => {
                about("dealt", *seat).with("cards", cards_text(*cards).as_str())
            }
            Event::Answered { seat, action } => {
                about("answered", *seat).with("what", format!("{action:?}").as_str())
            }
            Event::Shown { seat, card, .. } if has(Bug::NoArgument) => {
                about("shown", *seat).with("card", *card)
            }
            Event::Shown { seat, card, stake } => {
                about("shown", *seat).with("card", *card).with("stake", *stake)
            }
            Event::Won { seat } => about("won", *seat),
            Event::Bonus { seat, card } => about("bonus", *seat).with("card", *card),
            Event::Left { seat, rumour: None } => about("left", *seat),
            Event::Left { rumour: Some(card), .. } => Text::new("rumour").with("card", *card),
        }
    }

    fn event_json(_: &Deck, event: &Event) -> JsonText {
        let kind = match event {
            Event::Dealt { .. } => "dealt",
            Event::Answered { .. } => "answered",
            Event::Shown { .. } => "shown",
            Event::Won { .. } if has(Bug::NoKind) => return JsonText::object(),
            Event::Won { .. } => "won",
            Event::Bonus { .. } => "bonus",
            Event::Left { .. } => "left",
        };
        json_text!({ "kind": kind })
    }

    fn write_view(view: &View, other: Option<&View>, json: &mut Fields<'_>) {
        let seats = usize::from(view.seats);
        let hand = |cards: &Option<Cards>| cards.map(|cards| cards.iter().collect::<Vec<_>>());
        json.put("viewer", &view.viewer.to_string());
        json.all("shown", view.shown.iter());
        json.all("hands", view.hands.taken(seats).iter().map(hand));
        json.put("round", &(view.round + 1));
        let is_same = other.is_some_and(|other| other.winner == view.winner);
        if is_same || (has(Bug::ChangeMissed) && other.is_some()) {
            json.same("winner");
        } else {
            json.put("winner", &view.winner);
        }
        json.put("bids", view.bids.taken(seats));
        json.put("bonus", view.bonus.taken(seats));
        if has(Bug::HandInJson) {
            json.put("all", &view.smuggled.0.map(|cards| cards.0));
        }
    }
}
