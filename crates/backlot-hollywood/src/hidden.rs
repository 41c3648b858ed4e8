//! Exchanging what a viewer can't see, made from the state alone: tests use it to find leaks in views, events
//! and prompts.
//!
//! Cards are exchanged for others that look the same to the viewer: seen in the same steps of the draft, or never
//! seen at all. While Agents are played, a card is exchanged only for one that could be handed over as well, or
//! for another Agent, because everybody notices who has none.

use backlot_core::{Chance, Pile, Sealed, Seat, Viewer};

use crate::cards::MAX_CARDS;
use crate::setup::{BASIC, STARS};
use crate::{Action, BasicSet, Card, CardSet, Film, Hollywood, Phase, Place, Slate, StarSet};

/// How a card looks to the viewer: cards that look alike can be exchanged.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    is_star: bool,
    /// In which steps of the draft the viewer saw it.
    steps: u8,
    restocked: bool,
    agent: bool,
    handable: bool,
}

impl Hollywood {
    pub(crate) fn exchanged(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let mut game = self.clone();
        if viewer == Viewer::Omniscient {
            return game;
        }
        if !self.phase.cards_are_shown() {
            let exchange = self.exchange_of(viewer, chance);
            game.rename(&exchange);
        }
        game.reseal(viewer, chance);
        game
    }

    /// Exchanges also what the viewer once saw, if this table doesn't show that (HW-C1): cards of past hands, of others'
    /// piles and of Agents.
    pub(crate) fn unremembered(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let all_is_shown = self.assist || self.phase == Phase::Over;
        if all_is_shown || viewer == Viewer::Omniscient {
            return self.exchanged(viewer, chance);
        }
        let mut game = self.clone();
        let hidden = self.set.cards().without(self.shown_to(viewer));
        let exchange = shuffled(hidden.iter().map(|card| (card.is_star(), card)), chance);
        game.rename(&exchange);
        for seat in self.all_seats() {
            game.piles[seat] = self.piles[seat].iter().map(|card| exchange[card.index()]).collect();
        }
        game.reseal(viewer, chance);
        game
    }

    /// The cards that lie before the viewer's eyes.
    fn shown_to(&self, viewer: Viewer) -> CardSet {
        let mut shown = self.discarded.or(self.row.into_iter().collect());
        if self.dealer.is_some_and(|dealer| viewer.may_see(dealer)) {
            shown = shown.or(self.to_give.all());
        }
        for seat in self.all_seats() {
            if !self.from_deck.contains(seat) {
                shown.insert(self.won[seat]);
            }
            if self.phase.cards_are_shown() {
                shown = shown.or(self.held[seat]);
            }
            if viewer.may_see(seat) {
                shown = shown.or(self.piles[seat]).or(self.hands[seat].all());
                shown = shown.or(self.held[seat].without(CardSet::only(self.secrets[seat])));
                shown.insert(self.won[seat]);
                // HW-D1: nobody but the distributor sees a secret card before all are given.
                let dealing = matches!(self.phase, Phase::Keeping | Phase::Giving(_));
                if !dealing || self.dealer == Some(seat) {
                    shown.insert(self.secrets[seat]);
                }
            }
        }
        shown
    }

    /// The cards that the viewer knows one by one.
    fn known_to(&self, viewer: Viewer) -> CardSet {
        let mut known = self.discarded.or(self.row.into_iter().collect());
        let dealing = matches!(self.phase, Phase::Keeping | Phase::Giving(_));
        let deals = self.dealer.is_some_and(|dealer| viewer.may_see(dealer));
        if deals {
            known = known.or(self.to_give.all()).or(self.secrets.0.into_iter().collect());
        }
        for seat in self.all_seats() {
            known = known.or(self.piles[seat]);
            if !self.from_deck.contains(seat) {
                known.insert(self.won[seat]);
            }
            if viewer.may_see(seat) {
                known = known.or(self.hands[seat].all()).or(self.picks[seat].into_iter().collect());
                known.insert(self.won[seat]);
                if !dealing || deals {
                    known.insert(self.secrets[seat]);
                }
            }
        }
        for play in self.agent_plays() {
            known.insert(play.agent);
            if viewer.may_see(play.owner) || viewer.may_see(play.target) {
                known.insert(play.gift);
            }
        }
        known
    }

    /// For every card the one it is exchanged for.
    fn exchange_of(&self, viewer: Viewer, chance: &mut impl Chance) -> [Card; MAX_CARDS] {
        let seen: Vec<BasicSet> = match viewer {
            Viewer::Seat(seat) => self.seen_hands(seat).into_iter().collect(),
            Viewer::Spectator | Viewer::Omniscient => Vec::new(),
        };
        let agents_matter = matches!(self.phase, Phase::PlayingAgent(_) | Phase::Handing { .. });
        let look = |card: Card| Look {
            is_star: card.is_star(),
            steps: seen.iter().fold(0, |bits, hand| bits << 1 | u8::from(hand.contains(card))),
            restocked: self.restocked.contains(card),
            agent: agents_matter && self.set.agents().contains(card),
            handable: agents_matter && self.set.handable().contains(card),
        };
        let hidden = self.set.cards().without(self.known_to(viewer));
        shuffled(hidden.iter().map(|card| (look(card), card)), chance)
    }

    fn rename(&mut self, exchange: &[Card; MAX_CARDS]) {
        let new = |card: Card| if card.is_none() { card } else { exchange[card.index()] };
        let all = |cards: CardSet| -> CardSet { cards.iter().map(new).collect() };
        let stars = |cards: StarSet| all(cards.all()).stars();
        self.basic_deck = all(self.basic_deck.all()).basic();
        self.star_deck = stars(self.star_deck);
        self.to_give = stars(self.to_give);
        for seat in self.all_seats() {
            self.hands[seat] = all(self.hands[seat].all()).basic();
            self.held[seat] = all(self.held[seat]);
            self.secrets[seat] = new(self.secrets[seat]);
            self.won[seat] = new(self.won[seat]);
            self.picks[seat] = self.picks[seat].map(new);
        }
        for play in &mut self.plays {
            play.gift = new(play.gift);
        }
    }

    /// Gives others other sealed answers, or none yet. Who has given none is left alone: there is nothing to hide.
    fn reseal(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        match self.phase {
            Phase::Bidding | Phase::Drafting | Phase::Offering | Phase::Voting => {
                self.reseal_answers(viewer, chance);
            }
            Phase::Building => {
                // Somebody must still owe a slate, or they would be shown.
                let began = |seat: &Seat| self.slates[*seat] != Slate::default();
                let others: Vec<Seat> =
                    self.all_seats().filter(|seat| !viewer.may_see(*seat) && began(seat)).collect();
                let owes = |seat: Seat| !self.slates[seat].done && !others.contains(&seat);
                let somebody_owes = self.all_seats().any(owes);
                let late = pick(chance, BASIC, others.len());
                for (place, &seat) in others.iter().enumerate() {
                    let may_be_done = somebody_owes || place != late;
                    self.slates[seat] = random_slate(self.held[seat].len(), may_be_done, chance);
                }
            }
            _ => {}
        }
    }

    fn reseal_answers(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let asked = self.sealed.asked();
        let owing = self.sealed.owing();
        let mut sealed = Sealed::ask(asked);
        for seat in asked.iter().filter(|&seat| !owing.contains(seat)) {
            if let Some(own) = self.sealed.seen_by(viewer, seat) {
                sealed.put(seat, own);
            } else if chance.below(BASIC, 2) == 1 {
                let mut legal: Vec<Action> = Vec::new();
                self.list_legal(seat, &mut legal);
                if !legal.is_empty() {
                    sealed.put(seat, legal[pick(chance, BASIC, legal.len())]);
                }
            }
        }
        self.sealed = sealed;
    }
}

/// For every card the one it is exchanged for: another that looks alike, or itself.
fn shuffled<L: PartialEq>(
    hidden: impl Iterator<Item = (L, Card)>,
    chance: &mut impl Chance,
) -> [Card; MAX_CARDS] {
    let mut exchange: [Card; MAX_CARDS] =
        std::array::from_fn(|i| Card::new(u8::try_from(i).unwrap_or(u8::MAX)));
    let hidden: Vec<(L, Card)> = hidden.collect();
    for (place, (look, card)) in hidden.iter().enumerate() {
        // Each changes places with itself or a later one that looks alike.
        let alike: Vec<Card> = hidden[place..]
            .iter()
            .filter(|(other, _)| other == look)
            .map(|&(_, card)| card)
            .collect();
        let pile = if card.is_star() { STARS } else { BASIC };
        let other = alike[pick(chance, pile, alike.len())];
        exchange.swap(card.index(), other.index());
    }
    exchange
}

fn pick(chance: &mut impl Chance, pile: Pile, count: usize) -> usize {
    chance.below(pile, u32::try_from(count).unwrap_or(u32::MAX).max(1)) as usize
}

fn random_slate(cards: usize, may_be_done: bool, chance: &mut impl Chance) -> Slate {
    let mut slate = Slate::default();
    for _ in 0..pick(chance, BASIC, cards + 1) {
        slate.decide(match pick(chance, BASIC, 7) {
            0 => Place::Aside,
            place @ 1..=3 => Place::Put(Film::ALL[place - 1]),
            place => Place::Trade(Film::ALL[place - 4]),
        });
    }
    slate.done = may_be_done && slate.decided() == cards;
    slate
}
