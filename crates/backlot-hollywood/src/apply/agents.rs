//! Stage 4: crew activities.

use backlot_core::{Context, Seat};

use crate::state::AgentPlay;
use crate::{Card, CardSet, Event, Hollywood, Phase};

impl Hollywood {
    /// HW-G1: from the poorest clockwise.
    pub(super) fn begin_agents(&mut self, cx: &mut impl Context<Event>) {
        self.next_agent(self.poorest(), cx);
    }

    /// The next player, from this seat on clockwise, who has an Agent; production if there is none.
    pub(crate) fn next_agent(&mut self, from: Seat, cx: &mut impl Context<Event>) {
        for seat in from.clockwise(usize::from(self.seats)) {
            if !self.held[seat].and(self.set.agents()).is_empty() {
                self.phase = Phase::PlayingAgent(seat);
                return;
            }
            self.no_agent.insert(seat);
        }
        self.begin_production(cx);
    }

    /// HW-G2
    pub(super) fn play_agent(&mut self, seat: Seat, target: Seat, cx: &mut impl Context<Event>) {
        let agent = self.held[seat].and(self.set.agents()).nth(0);
        self.held[seat].remove(agent);
        self.discarded.insert(agent);
        let nothing = self.handable(target).is_empty();
        self.plays[usize::from(self.play_count)] =
            AgentPlay { owner: seat, target, agent, gift: Card::NONE, nothing };
        self.play_count += 1;
        cx.emit(|| Event::AgentPlayed { seat, agent, target });
        if nothing {
            cx.emit(|| Event::NothingToHand { seat: target });
            self.next_agent(seat.left(usize::from(self.seats)), cx);
        } else {
            self.phase = Phase::Handing { from: target, to: seat };
        }
    }

    fn handable(&self, seat: Seat) -> CardSet {
        self.held[seat].and(self.set.handable())
    }

    /// HW-G2: only the two of them see it.
    pub(super) fn hand_over(&mut self, card: Card, cx: &mut impl Context<Event>) {
        let Phase::Handing { from, to } = self.phase else { return };
        self.held[from].remove(card);
        self.held[to].insert(card);
        self.plays[usize::from(self.play_count) - 1].gift = card;
        cx.emit(|| Event::CardHanded { from, to, card: Some(card) });
        self.next_agent(to.left(usize::from(self.seats)), cx);
    }
}
