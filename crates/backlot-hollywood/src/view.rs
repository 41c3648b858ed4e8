//! What a viewer may know, field by field.

mod sampling;
mod table;

use backlot_core::{BySeat, MAX_SEATS, Sealed, Seat, SeatSet, SharedComponents, Viewer};

use crate::components::{HAND, MAX_AGENTS, YEARS};
use crate::state::AgentPlay;
use crate::{
    Action, BasicSet, Card, CardSet, Components, Hollywood, Phase, Review, Slate, StarSet,
};

pub(crate) use table::FilmView;
pub use table::TableView;

/// The game as a viewer sees it. Cards that the viewer can't see are left out or [`Card::NONE`].
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The component set.
    pub components: SharedComponents<Components>,
    /// The number of players.
    pub seats: u8,
    /// Whether year 1 began without an auction (HW-D3).
    pub quick_start: bool,
    /// Whether people are shown the [`memory`](View::memory); bots always know it.
    pub assist: bool,
    /// The year, counted from 0.
    pub year: u8,
    /// What is asked, and of whom.
    pub phase: Phase,
    /// The number of cards that everybody has drafted this year.
    pub step: u8,
    /// How far the rounds of HW-P4 are.
    pub review: Review,
    /// Who deals the secret star cards this year.
    pub dealer: Option<Seat>,
    /// Money, in millions.
    pub money: BySeat<u16>,
    /// What was paid for the right to deal.
    pub paid_to_deal: BySeat<u16>,
    /// What was paid in star auctions.
    pub paid_for_stars: BySeat<u16>,
    /// What the movies earned, by year.
    pub earned: [BySeat<u16>; YEARS as usize],
    /// Films of the Year.
    pub awards: BySeat<u8>,
    /// The star row by slot.
    pub row: [Card; MAX_SEATS],
    /// Whether the deck slot can be bid on.
    pub deck_open: bool,
    /// Cards left in the basic deck.
    pub basic_left: u8,
    /// Cards left in the star deck.
    pub star_left: u8,
    /// The common discard pile, open to all.
    pub discarded: CardSet,
    /// Own discard pile (HW-C1).
    pub piles: BySeat<CardSet>,
    /// Own hand.
    pub hands: BySeat<BasicSet>,
    /// Own cards; everybody's when all are turned up.
    pub held: BySeat<CardSet>,
    /// The number of cards that everybody holds.
    pub held_count: BySeat<u8>,
    /// What the distributor has still to give, for the distributor.
    pub to_give: StarSet,
    /// Own secret star card.
    pub secrets: BySeat<Card>,
    /// Star cards from the auction; those from the deck for their owner only.
    pub won: BySeat<Card>,
    /// Whose star card came from the deck.
    pub from_deck: SeatSet,
    /// Who is asked for a sealed answer, and one's own answer.
    pub sealed: Sealed<Action>,
    /// Own slate; everybody's once they are shown.
    pub slates: BySeat<Slate>,
    /// The slate that is rebuilt, before everybody's eyes (HW-P4).
    pub building: Slate,
    /// Whose movies share the most figurines.
    pub nominees: SeatSet,
    /// What a perfect memory knows beside that.
    pub memory: Memory,
}

/// What the viewer saw earlier and would have to remember.
#[derive(Clone, PartialEq, Debug)]
pub struct Memory {
    /// The hands that the viewer looked at in this year's draft, step by step, with what it picked.
    pub hands: [BasicSet; HAND],
    /// Own picks of this year; everybody's for the omniscient viewer.
    pub picks: BySeat<[Card; HAND]>,
    /// Secret star cards that the viewer dealt.
    pub secrets: BySeat<Card>,
    /// The Agents played this year, with the cards that the viewer saw change hands.
    pub plays: [AgentPlay; MAX_AGENTS],
    /// The number of them.
    pub play_count: u8,
    /// Who has no Agent, or would have played it.
    pub no_agent: SeatSet,
    /// Everybody's discard pile: the cards were face up in production.
    pub piles: BySeat<CardSet>,
    /// Star cards of the common pile that became this year's new deck.
    pub restocked: StarSet,
}

impl View {
    pub(crate) fn of(game: &Hollywood, viewer: Viewer) -> Self {
        let own = |seat: Seat| viewer.may_see(seat);
        let shown = game.phase.cards_are_shown();
        let dealing = matches!(game.phase, Phase::Keeping | Phase::Giving(_));
        let deals = game.dealer.is_some_and(own);
        // HW-D1: nobody but the distributor sees a secret card before all are given.
        let sees_secret = |seat: Seat| own(seat) && (!dealing || deals);
        let held = |seat: Seat| {
            if shown || sees_secret(seat) {
                game.held[seat]
            } else if own(seat) {
                game.held[seat].without(CardSet::only(game.secrets[seat]))
            } else {
                CardSet::EMPTY
            }
        };
        let card_if = |sees: bool, card: Card| if sees { card } else { Card::NONE };
        let slates_open = game.phase.slates_are_shown();
        let small = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        Self {
            viewer,
            components: game.set,
            seats: game.seats,
            quick_start: game.quick_start,
            assist: game.assist,
            year: game.year,
            phase: game.phase,
            step: game.step,
            review: game.review,
            dealer: game.dealer,
            money: game.money,
            paid_to_deal: game.paid_to_deal,
            paid_for_stars: game.paid_for_stars,
            earned: game.earned,
            awards: game.awards,
            row: game.row,
            deck_open: game.deck_is_open(),
            basic_left: small(game.basic_deck.len()),
            star_left: small(game.star_deck.len()),
            discarded: game.discarded,
            piles: BySeat::from_fn(
                |seat| if own(seat) { game.piles[seat] } else { CardSet::EMPTY },
            ),
            hands: BySeat::from_fn(
                |seat| {
                    if own(seat) { game.hands[seat] } else { BasicSet::EMPTY }
                },
            ),
            held: BySeat::from_fn(held),
            held_count: BySeat::from_fn(|seat| small(game.held[seat].len())),
            to_give: if deals { game.to_give } else { StarSet::EMPTY },
            secrets: BySeat::from_fn(|seat| card_if(sees_secret(seat), game.secrets[seat])),
            won: BySeat::from_fn(|seat| {
                card_if(own(seat) || !game.from_deck.contains(seat), game.won[seat])
            }),
            from_deck: game.from_deck,
            sealed: game.sealed.redacted(viewer),
            slates: BySeat::from_fn(|seat| {
                if slates_open || own(seat) { game.slates[seat] } else { Slate::default() }
            }),
            building: game.building,
            nominees: game.nominees,
            memory: Memory::of(game, viewer),
        }
    }

    /// The seats at this table.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// The slate that the seat is building now, as far as the viewer knows it.
    #[must_use]
    pub fn slate_in_work(&self, seat: Seat) -> Slate {
        match self.phase {
            Phase::Rebuilding(asked) if asked == seat => self.building,
            _ => self.slates[seat],
        }
    }

    /// The card whose place is asked next, if one is.
    #[must_use]
    pub fn next_card(&self, seat: Seat) -> Card {
        self.held[seat].nth(self.slate_in_work(seat).decided())
    }
}

impl Memory {
    fn of(game: &Hollywood, viewer: Viewer) -> Self {
        let own = |seat: Seat| viewer.may_see(seat);
        let mut hands = [BasicSet::EMPTY; HAND];
        if let Viewer::Seat(seat) = viewer {
            for (hand, seen) in hands.iter_mut().zip(game.seen_hands(seat)) {
                *hand = seen;
            }
        }
        let unknown = [Card::NONE; HAND];
        let deals = game.dealer.is_some_and(own);
        let mut plays = game.plays;
        for play in &mut plays {
            if !own(play.owner) && !own(play.target) {
                play.gift = Card::NONE;
            }
        }
        Self {
            hands,
            picks: BySeat::from_fn(|seat| if own(seat) { game.picks[seat] } else { unknown }),
            secrets: BySeat::from_fn(|seat| if deals { game.secrets[seat] } else { Card::NONE }),
            plays,
            play_count: game.play_count,
            no_agent: game.no_agent,
            piles: game.piles,
            restocked: game.restocked,
        }
    }

    /// The Agents played this year.
    #[must_use]
    pub fn agent_plays(&self) -> &[AgentPlay] {
        &self.plays[..usize::from(self.play_count)]
    }
}
