//! Open turns and a deck: everything is public, and only the order of the deck is unknown.
//!
//! In turn, climb one or two rungs, or draw the top card and climb as many rungs as it has left over when divided
//! by four. Who reaches the twelfth rung ends the game; the highest wins.

use backlot_core::{
    Arrange, BadNotation, BadPosition, BySeat, Chance, Choice, ComponentSet, Context, Evaluate,
    Game, GameInfo, Heading, Notation, Outcome, Playable, Present, Preview, ScoreSheet, Seat,
    SeatSet, SetupError, SetupRequest, SharedComponents, Text, ToJson, Viewer, Words,
};

use super::bugs::{Bug, has};
use super::deck::{Cards, Deck};

const TOP: i32 = 12;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ladder {
    set: SharedComponents<Deck>,
    seats: usize,
    turn: Seat,
    deck: Cards,
    drawn: Cards,
    heights: BySeat<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Climb(u8),
    Draw,
}

#[derive(Clone, PartialEq, Debug, ToJson)]
#[json(tag = "kind")]
pub enum Event {
    Climbed { seat: Seat, steps: u8 },
    Drew { seat: Seat, card: u8 },
}

impl Ladder {
    fn over(&self) -> bool {
        self.heights.0.iter().any(|height| *height >= TOP)
    }
}

impl Game for Ladder {
    type Components = Deck;
    type Setup = (SharedComponents<Deck>, usize);
    type Action = Action;
    type Event = Event;
    /// Everybody sees everything.
    type View = (Viewer, Self);

    fn new(&(set, seats): &Self::Setup, _: &mut impl Context<Event>) -> Self {
        let (turn, heights) = (Seat::from_bits(0), BySeat([0; 6]));
        Self { set, seats, turn, deck: Cards::full(&set), drawn: Cards::default(), heights }
    }

    fn components(&self) -> SharedComponents<Deck> {
        self.set
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn to_act(&self) -> SeatSet {
        if self.over() { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.to_act().contains(seat) {
            out.extend([Action::Climb(1), Action::Climb(2)]);
            out.extend((self.deck.len() > 0).then_some(Action::Draw));
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut impl Context<Event>) {
        match action {
            Action::Climb(steps) => {
                self.heights[seat] += i32::from(steps);
                cx.emit(|| Event::Climbed { seat, steps });
            }
            Action::Draw => {
                let card = self.deck.draw(cx);
                if !has(Bug::ForgottenCard) {
                    self.drawn = self.drawn.and(Cards::one(card));
                }
                self.heights[seat] += i32::from(card % 4);
                cx.emit(|| Event::Drew { seat, card });
            }
        }
        if has(Bug::Endless) {
            self.heights[seat] = 0;
        }
        self.turn = seat.left(self.seats);
    }

    fn outcome(&self) -> Option<Outcome> {
        let mut sheet = ScoreSheet::new();
        sheet.line("height", |seat| self.heights[seat]);
        self.over().then(|| Outcome::new(self.seats, sheet, |_| 0))
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        (viewer, self.clone())
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Drew { .. })
    }

    fn sample(view: &Self::View, chance: &mut impl Chance) -> Self {
        let mut world = view.1.clone();
        if has(Bug::DrawnFaceDown) {
            let drawn = world.drawn.len();
            world.deck = world.deck.and(world.drawn);
            world.drawn = world.deck.draw_many(drawn, chance);
        }
        world
    }

    fn permute_hidden(&self, _: Viewer, _: &mut impl Chance) -> Self {
        self.clone()
    }

    fn audit(&self) -> Result<(), String> {
        let all = self.deck.and(self.drawn);
        if all == Cards::full(&self.set) { Ok(()) } else { Err("cards are missing".to_owned()) }
    }

    fn max_actions(setup: &Self::Setup) -> usize {
        setup.1 * 12 + 12
    }
}

impl Notation for Ladder {
    fn write_action(_: &Deck, action: Action) -> String {
        match action {
            Action::Climb(steps) => format!("climb {steps}"),
            Action::Draw => "draw".to_owned(),
        }
    }

    fn read_action(_: &Deck, text: &str) -> Result<Action, BadNotation> {
        let mut words = Words::new(text);
        let action = match words.word("a verb")? {
            "climb" => {
                let steps = words.number("steps", 1, 2)?;
                Action::Climb(u8::try_from(steps).unwrap_or(1))
            }
            "draw" => Action::Draw,
            other => return Err(words.bad(format!("no verb `{other}`"))),
        };
        words.end()?;
        Ok(action)
    }
}

impl Present for Ladder {
    fn viewed_components(view: &Self::View) -> SharedComponents<Deck> {
        view.1.set
    }

    fn heading(view: &Self::View, seat: Seat) -> Option<Heading> {
        let heading = Heading { title: Text::new("ask-step"), why: None, clause: "TL-R1" };
        view.1.to_act().contains(seat).then_some(heading)
    }

    fn choice(_: &Self::View, _: Seat, action: Action) -> Choice {
        match action {
            Action::Climb(steps) => Choice::new("climb", Text::new("climb").with("steps", steps)),
            Action::Draw => Choice::new("draw", Text::new("take")),
        }
    }

    fn preview(_: &Self::View, _: Seat, _: Action) -> Preview {
        Preview::default()
    }

    fn event_text(_: &Deck, event: &Event) -> Text {
        match event {
            Event::Climbed { seat, steps } => {
                Text::new("climbed").with("who", *seat).with("steps", *steps)
            }
            Event::Drew { seat, card } => Text::new("drew").with("who", *seat).with("card", *card),
        }
    }

    type TableView = TableView;
    type Effects = ();

    fn table_view(view: &Self::View) -> TableView {
        let game = &view.1;
        TableView { turn: game.turn, heights: game.heights.taken(game.seats).to_vec() }
    }
}

/// What viewers are shown of a ladder.
#[derive(PartialEq, ToJson)]
pub struct TableView {
    turn: Seat,
    heights: Vec<i32>,
}

impl Evaluate for Ladder {
    #[expect(clippy::cast_precision_loss, reason = "heights are small")]
    fn evaluate(&self, seat: Seat) -> Option<f32> {
        (!has(Bug::NotEvaluated)).then(|| self.heights[seat] as f32)
    }
}

impl Arrange for Ladder {
    fn arrange(_: &Self::Setup, lines: &[&str]) -> Result<Self, BadPosition> {
        let line = lines.first().copied().unwrap_or_default().to_owned();
        Err(BadPosition { line, problem: "ladders can't be arranged".to_owned() })
    }
}

static INFO: GameInfo = GameInfo {
    id: "toy-ladder",
    title: "Toy Ladder",
    rules_version: 1,
    clause_prefix: "TL",
    seats: 2..=4,
    default_seats: 2,
    options: &[],
    piles: &["deck"],
    rules: "# Toy Ladder\n## All\n- TL-R1 Climb or draw.\n",
};

impl Playable for Ladder {
    fn info() -> &'static GameInfo {
        &INFO
    }

    fn setup(request: &SetupRequest) -> Result<Self::Setup, SetupError> {
        request.check_known(&INFO)?;
        Ok((Deck::standard(), request.checked_seats(&INFO)?))
    }

    fn options(_: &Self::Setup) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn table_of(setup: &Self::Setup) -> (usize, SharedComponents<Deck>) {
        (setup.1, setup.0)
    }
}
