//! The toy's notation and words.

use backlot_core::json::put_field;
use backlot_core::schema::{Schema, Types};
use backlot_core::{
    BadNotation, Choice, Heading, Notation, Present, Preview, Seat, SharedComponents, Text, ToJson,
    Words,
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

    type TableView = TableView;
    type Effects = ();

    fn table_view(view: &Toy) -> TableView {
        TableView { lot: view.lot }
    }
}

/// What viewers are shown of a toy.
#[derive(PartialEq, ToJson)]
pub(crate) struct TableView {
    lot: u8,
}

impl<C> ToJson<C> for Event {
    fn write(&self, context: &C, out: &mut Vec<u8>) {
        out.push(b'{');
        put_field("kind", &format!("{self:?}"), context, out);
        out.push(b'}');
    }

    fn schema(_: &mut Types) -> Schema {
        Schema::Null
    }
}
