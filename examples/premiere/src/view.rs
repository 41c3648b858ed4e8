//! What people are shown of a position, and how they are asked.

use backlot_core::{
    Choice, Heading, IdSet, Present, Seat, SharedComponents, Text, ToText, table_view,
};

use crate::{Action, Bid, Components, Event, Film, Premiere, ROUNDS, View};

table_view! {
    /// What a viewer is shown at the table.
    pub struct TableView of View {
        /// The round, counted from 1.
        round: u8 = |view| (view.round + 1).min(ROUNDS),
        /// The number of rounds.
        rounds: u8 = |_| ROUNDS,
        /// The film of this round.
        on_offer: Option<Film> = |view| view.on_offer,
        /// Films that are still to come; nobody knows the order.
        deck: IdSet<Film> = |view| view.deck,
        /// Films that nobody won.
        lost: IdSet<Film> = |view| view.lost,
    }
    /// What lies before a player.
    pub struct PlayerView {
        /// Bids that are left.
        bids: IdSet<Bid> = |view, seat| view.hands[seat],
        /// Films won so far.
        films: IdSet<Film> = |view, seat| view.won[seat],
        /// Their points.
        points: i32 = |view, seat| view.to_state().points(seat),
    }
}

impl Present for Premiere {
    type TableView = TableView;
    type Effects = ();

    fn viewed_components(view: &View) -> SharedComponents<Components> {
        view.components
    }

    fn table_view(view: &View) -> TableView {
        TableView::of(view)
    }

    fn heading(view: &View, seat: Seat) -> Option<Heading> {
        let film = view.on_offer.filter(|_| view.bids.asked().contains(seat))?;
        let title = Text::new("premiere-prompt-bid")
            .with("film", view.components[film].name.as_str())
            .with("points", view.components[film].points);
        Some(Heading { title, why: None, clause: "PR-R1" })
    }

    fn choice(view: &View, _: Seat, action: Action) -> Choice {
        Choice::of(view.components.get(), &action)
    }

    fn event_text(components: &Components, event: &Event) -> Text {
        event.to_text(components)
    }
}
