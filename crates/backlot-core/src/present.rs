//! From views and events to what people are asked and told. Front ends know no rules.

use serde::Serialize;

use crate::json::{self, put_string, write_list};
use crate::schema::Types;
use crate::{Game, JsonText, Notation, Seat, SharedComponents, Text, ToJson, ToText, Verbs};

/// Putting a game into prompts, previews and texts. Everything here is made from views and redacted
/// events only, so it can't tell more than they hold.
pub trait Present: Game + Notation {
    /// The component set of the game that is viewed.
    fn viewed_components(view: &Self::View) -> SharedComponents<Self::Components>;

    /// What the seat is asked now. `None` if it is not asked.
    fn heading(view: &Self::View, seat: Seat) -> Option<Heading>;

    /// How an action is offered.
    fn choice(view: &Self::View, seat: Seat, action: Self::Action) -> Choice;

    /// What an action would do, in words and numbers. Unless a game says more, what the action is.
    fn preview(view: &Self::View, seat: Seat, action: Self::Action) -> Preview {
        Preview { lines: vec![Self::choice(view, seat, action).label], ..Preview::default() }
    }

    /// The event in words.
    fn event_text(components: &Self::Components, event: &Self::Event) -> Text;

    /// What a viewer is shown at the table: what [`Game::view`] holds as far as people may see it, and what follows from it,
    /// with everything by its id.
    type TableView: ToJson<Self::Components>;

    /// What an action would do, for programs and pages: where things would be.
    type Effects: ToJson<Self::Components>;

    /// Whether all viewers see the same, but for the field `viewer` of their [`TableView`](Present::TableView).
    const VIEWS_ARE_IDENTICAL: bool = false;

    /// What the viewer is shown at the table.
    fn table_view(view: &Self::View) -> Self::TableView;

    /// The view for programs, as text.
    fn view_text(view: &Self::View) -> String {
        JsonText::new(&Self::table_view(view), &*Self::viewed_components(view)).into_text()
    }

    /// The view for programs.
    fn view_json(view: &Self::View) -> serde_json::Value {
        serde_json::from_str(&Self::view_text(view)).expect("views are JSON")
    }

    /// The event for programs: an object with a `kind`.
    fn event_json(components: &Self::Components, event: &Self::Event) -> JsonText {
        JsonText::new(event, components)
    }

    /// What has changed from one view to another of the same viewer: a list, as [`json::changes_between`] makes it.
    fn view_changes(before: &Self::View, after: &Self::View) -> String {
        let (from, to) = (Self::table_view(before), Self::table_view(after));
        json::changes_between(&from, &to, &*Self::viewed_components(after))
    }

    /// Describes what programs see of the game: the view, the events and the effects of actions.
    fn schema() -> Types {
        let mut types = Types::default();
        Self::TableView::schema(&mut types);
        Self::Event::schema(&mut types);
        Self::Effects::schema(&mut types);
        types
    }

    /// The number of the open auction that the game has come to, ascending through the whole game: what standing
    /// [`Order`](crate::Order)s count by. `None` in games where standing orders can't answer.
    fn auction(_view: &Self::View) -> Option<u32> {
        None
    }

    /// What a standing order answers for a seat that is asked for an open bid: as little as it can but at most `limit`, or
    /// a pass (always, without a limit). `None` if the seat is not asked for one.
    fn ordered_answer(
        _view: &Self::View,
        _seat: Seat,
        _limit: Option<u32>,
    ) -> Option<Self::Action> {
        None
    }

    /// Whether the seat may give a name to the thing with this id: something of its own, such as a film. The ids are those
    /// in [`view_json`](Present::view_json); no two things that can be named have the same.
    fn may_name(_view: &Self::View, _seat: Seat, _thing: &str) -> bool {
        false
    }

    /// The whole prompt. `legal` are the seat's legal actions.
    fn prompt(view: &Self::View, seat: Seat, legal: &[Self::Action]) -> Option<Prompt> {
        let heading = Self::heading(view, seat)?;
        let components = Self::viewed_components(view);
        let options = legal
            .iter()
            .map(|&action| Choice {
                action: Self::write_action(&components, action),
                preview: Self::preview(view, seat, action),
                ..Self::choice(view, seat, action)
            })
            .collect();
        Some(Prompt { seat, heading, options })
    }
}

/// What is asked, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Heading {
    /// What is asked.
    pub title: Text,
    /// The situation that leads to it, where that helps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Text>,
    /// The clause of the rules behind it.
    pub clause: &'static str,
}

/// A question to a seat with its possible answers, in the order of the legal actions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Prompt {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked, and why.
    #[serde(flatten)]
    pub heading: Heading,
    /// What may be answered.
    pub options: Vec<Choice>,
}

impl Prompt {
    /// Writes its fields as JSON, just as [`Serialize`] would, in less time.
    pub fn write_fields(&self, out: &mut Vec<u8>) {
        let Self { seat, heading, options } = self;
        out.extend_from_slice(b"\"seat\":");
        serde_json::to_writer(&mut *out, seat).expect("seats are JSON");
        out.extend_from_slice(b",\"title\":");
        heading.title.write_json(out);
        if let Some(why) = &heading.why {
            out.extend_from_slice(b",\"why\":");
            why.write_json(out);
        }
        out.extend_from_slice(b",\"clause\":");
        put_string(heading.clause, out);
        out.extend_from_slice(b",\"options\":");
        write_list(options, out, Choice::write_json);
    }
}

/// One possible answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The action in notation. [`Present::prompt`] fills it in.
    pub action: String,
    /// What kind of action it is, such as `reel` or `bid`.
    pub verb: &'static str,
    /// The id of what it is about, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subject: Option<String>,
    /// How much, if it is about an amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<i64>,
    /// The option in words.
    pub label: Text,
    /// What it would do. [`Present::prompt`] fills it in.
    pub preview: Preview,
}

impl Choice {
    /// An option without subject and amount.
    #[must_use]
    pub fn new(verb: &'static str, label: Text) -> Self {
        Self {
            action: String::new(),
            verb,
            subject: None,
            amount: None,
            label,
            preview: Preview::default(),
        }
    }

    /// Returns an option as the action's type says: its verb, and its message with its fields as arguments.
    #[must_use]
    pub fn of<C, A: Verbs<C> + ToText<C>>(components: &C, action: &A) -> Self {
        Self::new(action.verb(), action.to_text(components))
    }

    fn write_json(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(b"{\"action\":");
        put_string(&self.action, out);
        out.extend_from_slice(b",\"verb\":");
        put_string(self.verb, out);
        if let Some(subject) = &self.subject {
            out.extend_from_slice(b",\"subject\":");
            put_string(subject, out);
        }
        if let Some(amount) = &self.amount {
            out.extend_from_slice(b",\"amount\":");
            serde_json::to_writer(&mut *out, amount).expect("numbers are JSON");
        }
        out.extend_from_slice(b",\"label\":");
        self.label.write_json(out);
        out.extend_from_slice(b",\"preview\":");
        self.preview.write_json(out);
        out.push(b'}');
    }

    /// Says what it is about.
    #[must_use]
    pub fn about(mut self, subject: impl Into<String>) -> Self {
        self.subject = Some(subject.into());
        self
    }

    /// Says how much.
    #[must_use]
    pub fn amounting_to(mut self, amount: i64) -> Self {
        self.amount = Some(amount);
        self
    }
}

/// What an action would do.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Preview {
    /// In words, most important first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Text>,
    /// What one might regret.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Text>,
    /// For programs and pages: where things would be.
    #[serde(skip_serializing_if = "JsonText::is_nothing")]
    pub effects: JsonText,
}

impl Preview {
    fn write_json(&self, out: &mut Vec<u8>) {
        let start = out.len();
        for (name, texts) in
            [(&b",\"lines\":"[..], &self.lines), (b",\"warnings\":", &self.warnings)]
        {
            if !texts.is_empty() {
                out.extend_from_slice(name);
                Text::write_all(texts, out);
            }
        }
        if !self.effects.is_nothing() {
            out.extend_from_slice(b",\"effects\":");
            out.extend_from_slice(self.effects.as_str().as_bytes());
        }
        match out.get_mut(start) {
            Some(comma) => *comma = b'{',
            None => out.push(b'{'),
        }
        out.push(b'}');
    }
}
