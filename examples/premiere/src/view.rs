//! What a viewer may know, what people are shown of it, and how they are asked.

use backlot_core::{
    BadNotation, BySeat, Choice, Heading, IdSet, Notation, Present, Sealed, Seat, SharedComponents,
    Text, ToJson, ToText, Verbs, Viewer, Word, view,
};

use crate::{Action, BIDS, Bid, Components, Event, Film, MAX_PLAYERS, Premiere, ROUNDS};

view! {
    /// The game as a viewer sees it.
    pub struct View of Premiere {
        components as set: SharedComponents<Components>;
        everybody {
            /// The number of players.
            seats: u8,
            /// The round, counted from 0.
            round: u8,
            /// Films that have not been turned up, without order.
            deck: IdSet<Film>,
            /// The film of this round.
            on_offer: Option<Film>,
            /// Bids that each seat has left.
            hands: BySeat<IdSet<Bid>, MAX_PLAYERS>,
            /// Films that each seat has won.
            won: BySeat<IdSet<Film>, MAX_PLAYERS>,
            /// Films that nobody won.
            lost: IdSet<Film>,
        }
        owner {}
        rule {
            /// The viewer's own bid; whether others have chosen is not told.
            bids: Sealed<Bid, MAX_PLAYERS> = |game: &Premiere, viewer| game.bids.redacted(viewer),
        }
        nobody {}
        derived {}
    }
}

impl View {
    /// A world that looks like this: the others have not bid yet.
    pub(crate) fn to_state(&self) -> Premiere {
        let Self { viewer: _, components, seats, round, deck, on_offer, hands, won, lost, bids } =
            self.clone();
        Premiere { set: components, seats, round, deck, on_offer, hands, won, lost, bids }
    }
}

/// What a viewer is shown at the table.
#[derive(PartialEq, Debug, ToJson)]
#[json(name = "View")]
pub struct TableView {
    /// Who looks: `seat:N`, `spectator` or `omniscient`.
    viewer: Viewer,
    /// The round, counted from 1.
    round: u8,
    /// The number of rounds.
    rounds: u8,
    /// The film of this round.
    on_offer: Option<Film>,
    /// Films that are still to come; nobody knows the order.
    deck: IdSet<Film>,
    /// Films that nobody won.
    lost: IdSet<Film>,
    /// The players by seat.
    players: Vec<PlayerView>,
}

/// What lies before a player.
#[derive(PartialEq, Debug, ToJson)]
pub struct PlayerView {
    /// The player.
    seat: Seat,
    /// Bids that are left.
    bids: IdSet<Bid>,
    /// Films won so far.
    films: IdSet<Film>,
    /// Their points.
    points: i32,
}

impl<C> Word<C> for Bid {
    fn write(&self, components: &C, out: &mut String) {
        Word::write(&self.0, components, out);
    }

    fn read(components: &C, word: &str) -> Result<Self, String> {
        match u8::read(components, word)? {
            number @ 1..=BIDS => Ok(Self(number)),
            number => Err(format!("there is no bid {number}: bids go from 1 to {BIDS}")),
        }
    }
}

impl Notation for Premiere {
    fn write_action(components: &Components, action: Action) -> String {
        action.write(components)
    }

    fn read_action(components: &Components, text: &str) -> Result<Action, BadNotation> {
        Action::read(components, text)
    }
}

impl Present for Premiere {
    type TableView = TableView;
    type Effects = ();

    fn viewed_components(view: &View) -> SharedComponents<Components> {
        view.components
    }

    fn table_view(view: &View) -> TableView {
        let game = view.to_state();
        let player = |seat| PlayerView {
            seat,
            bids: view.hands[seat],
            films: view.won[seat],
            points: game.points(seat),
        };
        TableView {
            viewer: view.viewer,
            round: (view.round + 1).min(ROUNDS),
            rounds: ROUNDS,
            on_offer: view.on_offer,
            deck: view.deck,
            lost: view.lost,
            players: Seat::all(usize::from(view.seats)).map(player).collect(),
        }
    }

    fn heading(view: &View, seat: Seat) -> Option<Heading> {
        let film = view.on_offer.filter(|_| view.bids.asked().contains(seat))?;
        let title = Text::new("premiere-prompt-bid")
            .with("film", view.components.film_name(film))
            .with("points", view.components.points(film));
        Some(Heading { title, why: None, clause: "PR-R1" })
    }

    fn choice(_: &View, _: Seat, Action::Bid(bid): Action) -> Choice {
        let label = Text::new("premiere-choice-bid").with("bid", bid.0);
        Choice::new("bid", label).amounting_to(bid.0.into())
    }

    fn event_text(components: &Components, event: &Event) -> Text {
        event.to_text(components)
    }
}
