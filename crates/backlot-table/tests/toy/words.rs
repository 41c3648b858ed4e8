//! The toy's notation and words.

use backlot_core::{
    BadNotation, Choice, Fields, Heading, JsonText, Notation, Present, Preview, Seat,
    SharedComponents, Text, Words, json_text,
};

use super::{Action, Event, Lots, Toy};

impl Notation for Toy {
    fn write_action(_: &Lots, action: Action) -> String {
        match action {
            Action::Mark(mark) => format!("mark {mark}"),
            Action::Dig => "dig".to_owned(),
            Action::Sit => "sit".to_owned(),
            Action::Bid(bid) => format!("bid {bid}"),
            Action::Stake(stake) => format!("stake {stake}"),
        }
    }

    fn read_action(_: &Lots, text: &str) -> Result<Action, BadNotation> {
        let mut words = Words::new(text);
        let small = |number: u32| u8::try_from(number).unwrap();
        let action = match words.word("an action")? {
            "mark" => Action::Mark(small(words.number("a mark", 1, 9)?)),
            "dig" => Action::Dig,
            "sit" => Action::Sit,
            "bid" => Action::Bid(small(words.number("a bid", 0, 9)?)),
            "stake" => Action::Stake(small(words.number("a stake", 1, 2)?)),
            other => {
                return Err(words.bad(format!("write mark, dig, sit, bid or stake, not `{other}`")));
            }
        };
        words.end()?;
        Ok(action)
    }
}

impl Present for Toy {
    fn viewed_components(view: &Toy) -> SharedComponents<Lots> {
        view.components
    }

    fn heading(view: &Toy, seat: Seat) -> Option<Heading> {
        let asked = view.rounds_left > 0
            && view.turn.map_or(!view.sitting.contains(seat), |turn| turn == seat);
        asked.then(|| Heading { title: Text::new("toy-asked"), why: None, clause: "TY-A1" })
    }

    fn choice(_: &Toy, _: Seat, _: Action) -> Choice {
        Choice::new("act", Text::new("toy-act"))
    }

    fn preview(_: &Toy, _: Seat, _: Action) -> Preview {
        Preview::default()
    }

    fn event_text(_: &Lots, _: &Event) -> Text {
        Text::new("toy-event")
    }

    fn event_json(_: &Lots, event: &Event) -> JsonText {
        json_text!({ "kind": format!("{event:?}") })
    }

    fn write_view(view: &Toy, _: Option<&Toy>, json: &mut Fields<'_>) {
        json.put("lot", &view.lot);
    }
}
