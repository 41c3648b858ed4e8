//! Every invariant of a position.

use backlot_core::Seat;

use crate::components::HAND;
use crate::slate::MAX_HELD;
use crate::{Card, CardSet, Hollywood, Phase};

impl Hollywood {
    pub(crate) fn audited(&self) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_money()?;
        self.audit_draft()?;
        self.audit_agents()?;
        self.audit_slates()
    }

    /// Each card is in exactly one place.
    fn audit_cards(&self) -> Result<(), String> {
        let mut places = vec![
            ("the basic deck", self.basic_deck.all()),
            ("the star deck", self.star_deck.all()),
            ("the common pile", self.discarded),
            ("the distributor's cards", self.to_give.all()),
            ("the row", self.row.into_iter().collect()),
        ];
        for seat in self.all_seats() {
            places.push(("a hand", self.hands[seat].all()));
            places.push(("cards held", self.held[seat]));
            places.push(("a player's pile", self.piles[seat]));
        }
        let mut seen = CardSet::EMPTY;
        for (place, cards) in places {
            if let Some(card) = cards.and(seen).iter().next() {
                let id = self.set.card_id(card);
                return Err(format!("{id} is in {place} and somewhere else, too"));
            }
            seen = seen.or(cards);
        }
        let lost = self.set.cards().without(seen).or(seen.without(self.set.cards()));
        match lost.iter().next() {
            None => Ok(()),
            Some(card) => Err(format!("{} is nowhere", self.set.card_id(card))),
        }
    }

    /// Money is what came in less what went out.
    fn audit_money(&self) -> Result<(), String> {
        for seat in self.all_seats() {
            let earned: u32 = self.earned.iter().map(|year| u32::from(year[seat])).sum();
            let bonus = if self.phase == Phase::Over { self.figurine_bonus(seat) } else { 0 };
            let came = u32::from(self.set.start_money()) + earned + bonus;
            let went = u32::from(self.paid_to_deal[seat]) + u32::from(self.paid_for_stars[seat]);
            if came.checked_sub(went) != Some(u32::from(self.money[seat])) {
                return Err(format!(
                    "{seat} has {}, but {came} came in and {went} went out",
                    self.money[seat]
                ));
            }
        }
        let awards: u8 = self.awards.0.iter().sum();
        if awards > self.year + 1 {
            return Err(format!("{awards} Films of the Year after {} years", self.year + 1));
        }
        Ok(())
    }

    fn audit_draft(&self) -> Result<(), String> {
        let hand_size = match self.phase {
            Phase::Bidding | Phase::Keeping | Phase::Giving(_) | Phase::Drafting => {
                HAND - usize::from(self.step)
            }
            _ => 0,
        };
        for seat in self.all_seats() {
            if self.hands[seat].len() != hand_size {
                return Err(format!("{seat} has {} cards in hand", self.hands[seat].len()));
            }
            let picks = self.picks[seat].iter().filter(|card| !card.is_none()).count();
            let drafted = if self.phase.cards_are_shown() { 0 } else { usize::from(self.step) };
            if picks != drafted {
                return Err(format!("{seat} drafted {drafted} cards, but {picks} are noted"));
            }
            let before_agents = self.play_count == 0 && !self.phase.cards_are_shown();
            if before_agents && self.noted_cards(seat) != self.held[seat] {
                return Err(format!("{seat} holds other cards than are noted"));
            }
        }
        Ok(())
    }

    /// The cards that a seat got this year, as noted.
    fn noted_cards(&self, seat: Seat) -> CardSet {
        let picks: CardSet = self.picks[seat].into_iter().collect();
        picks.with(self.secrets[seat]).with(self.won[seat])
    }

    /// Cards held are those noted, less Agents played and cards handed on, with those received.
    fn audit_agents(&self) -> Result<(), String> {
        if self.phase.cards_are_shown() {
            return Ok(());
        }
        let mut cards: Vec<CardSet> = self.all_seats().map(|seat| self.noted_cards(seat)).collect();
        for play in self.agent_plays() {
            cards[play.owner.index()].remove(play.agent);
            if play.gift != Card::NONE {
                if !cards[play.target.index()].contains(play.gift) {
                    return Err(format!("{} handed over a card it did not have", play.target));
                }
                cards[play.target.index()].remove(play.gift);
                cards[play.owner.index()].insert(play.gift);
            }
            if play.nothing && !cards[play.target.index()].and(self.set.handable()).is_empty() {
                return Err(format!("{} had something to hand", play.target));
            }
        }
        for seat in self.all_seats() {
            if cards[seat.index()] != self.held[seat] {
                return Err(format!("{seat} holds other cards than gifts explain"));
            }
            let has_agent = !self.held[seat].and(self.set.agents()).is_empty();
            if has_agent && self.no_agent.contains(seat) {
                return Err(format!("{seat} has an Agent, but was passed over"));
            }
        }
        Ok(())
    }

    fn audit_slates(&self) -> Result<(), String> {
        for seat in self.all_seats() {
            let (held, slate) = (self.held[seat].len(), self.slates[seat]);
            if held > MAX_HELD {
                return Err(format!("{seat} holds {held} cards"));
            }
            let whole = slate.done || self.phase.slates_are_shown();
            if slate.decided() > held || whole && slate.decided() != held {
                return Err(format!("{} of {held} cards of {seat} have a place", slate.decided()));
            }
        }
        Ok(())
    }
}
