//! The auction in prompts and words.

use backlot_core::json::{Changes, put_field};
use backlot_core::schema::{Schema, Types};
use backlot_core::{
    Choice, Heading, Present, Preview, Seat, SharedComponents, Text, ToJson, Viewer,
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
        if has(Bug::MemoryInPreview) {
            let all: i32 = view.bonus.taken(usize::from(view.seats)).iter().sum();
            let hint = Text::new("hint").with("card", all.unsigned_abs());
            return Preview { lines: vec![hint], ..Preview::default() };
        }
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

    type TableView = TableView;
    type Effects = ();

    fn table_view(view: &View) -> TableView {
        let seats = usize::from(view.seats);
        let hand = |cards: &Option<Cards>| cards.map(|cards| cards.iter().collect::<Vec<_>>());
        let own_bonus = |(bonus, seat): (&i32, Seat)| {
            (view.viewer.may_see(seat) || has(Bug::MemoryShown)).then_some(*bonus)
        };
        TableView {
            viewer: view.viewer,
            shown: view.shown.iter().collect(),
            hands: view.hands.taken(seats).iter().map(hand).collect(),
            round: view.round + 1,
            winner: Winner(view.winner),
            bids: view.bids.taken(seats).to_vec(),
            bonus: view.bonus.taken(seats).iter().zip(Seat::all(seats)).map(own_bonus).collect(),
            all: has(Bug::HandInJson).then(|| view.smuggled.0.map(|cards| cards.0).to_vec()),
        }
    }
}

/// What viewers are shown of an auction.
#[derive(PartialEq, ToJson)]
pub struct TableView {
    viewer: Viewer,
    shown: Vec<u8>,
    hands: Vec<Option<Vec<u8>>>,
    round: u8,
    winner: Winner,
    bids: Vec<i32>,
    /// One's own; people must remember what the others got.
    bonus: Vec<Option<i32>>,
    #[json(optional)]
    all: Option<Vec<u16>>,
}

/// A winner whose changes a bug forgets.
#[derive(PartialEq)]
pub struct Winner(Option<Seat>);

impl<C> ToJson<C> for Winner {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        self.0.write(context, out);
    }

    fn write_changes(&self, before: &Self, context: &C, changes: &mut Changes) {
        if !has(Bug::ChangeMissed) {
            self.0.write_changes(&before.0, context, changes);
        }
    }

    fn schema(types: &mut Types) -> Schema {
        <Option<Seat> as ToJson<C>>::schema(types)
    }
}

impl<C> ToJson<C> for Event {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        let kind = match self {
            Self::Dealt { .. } => "dealt",
            Self::Answered { .. } => "answered",
            Self::Shown { .. } => "shown",
            Self::Won { .. } => "won",
            Self::Bonus { .. } => "bonus",
            Self::Left { .. } => "left",
        };
        out.push(b'{');
        if !(kind == "won" && has(Bug::NoKind)) {
            put_field("kind", &kind, context, out);
        }
        out.push(b'}');
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Null
    }
}
