//! Stages 7 and 8: the Film of the Year and the clean-up.

use arrayvec::ArrayVec;
use backlot_core::{BySeat, Context, Sealed, Seat, SeatSet};

use crate::components::YEARS;
use crate::event::Vote;
use crate::{Action, Card, Event, Hollywood, Phase, Place, Slate};

impl Hollywood {
    /// HW-F1, HW-F2: `top` are the figurines of everybody's best movie; nothing for whoever made no movie.
    pub(super) fn begin_award(&mut self, top: BySeat<Option<u8>>, cx: &mut impl Context<Event>) {
        let Some(most) = self.all_seats().filter_map(|seat| top[seat]).max() else {
            self.give_award(None, cx);
            return;
        };
        let seats: SeatSet = self.all_seats().filter(|&seat| top[seat] == Some(most)).collect();
        if seats.len() == 1 {
            self.give_award(seats.first(), cx);
            return;
        }
        cx.emit(|| Event::FilmsNominated { seats, figurines: most });
        self.nominees = seats;
        let voters: SeatSet = self.all_seats().filter(|&seat| !seats.contains(seat)).collect();
        if voters.is_empty() {
            self.break_tie(cx);
        } else {
            self.phase = Phase::Voting;
            self.sealed = Sealed::ask(voters);
        }
    }

    /// HW-F2, once all votes are in.
    pub(super) fn count_votes(&mut self, cx: &mut impl Context<Event>) {
        let Some(answers) = self.sealed.reveal() else { return };
        let mut votes = ArrayVec::new();
        let mut counts: BySeat<u8> = BySeat::default();
        for (seat, answer) in answers {
            if let Action::Vote(nominee) = answer {
                votes.push(Vote { seat, vote: nominee });
                counts[nominee] += 1;
            }
        }
        cx.emit(|| Event::VotesShown { votes });
        let most = counts.0.into_iter().max().unwrap_or(0);
        let ahead: SeatSet = self.nominees.iter().filter(|&seat| counts[seat] == most).collect();
        if ahead.len() == 1 {
            self.give_award(ahead.first(), cx);
        } else {
            self.break_tie(cx);
        }
    }

    /// HW-F3: among all nominees, whatever the votes.
    fn break_tie(&mut self, cx: &mut impl Context<Event>) {
        let winner = preferred(self.nominees, self.awards, &self.money);
        self.give_award(winner, cx);
    }

    fn give_award(&mut self, winner: Option<Seat>, cx: &mut impl Context<Event>) {
        if let Some(seat) = winner {
            self.awards[seat] += 1;
        }
        let year = self.year + 1;
        cx.emit(|| Event::AwardGiven { seat: winner, year });
        self.clean_up();
        self.dealer = winner; // HW-D2
        if year == YEARS {
            self.finish(cx);
        } else {
            self.year += 1;
            self.begin_year(cx);
        }
    }

    /// HW-C1, HW-C2
    fn clean_up(&mut self) {
        for seat in self.all_seats() {
            let slate = std::mem::take(&mut self.slates[seat]);
            let held = std::mem::take(&mut self.held[seat]);
            let traded = |i: usize| matches!(slate.place(i), Some(Place::Trade(_)));
            for (i, card) in held.iter().enumerate() {
                // HW-P3: what was traded lies in the common pile.
                let pile = if traded(i) { &mut self.discarded } else { &mut self.piles[seat] };
                pile.insert(card);
            }
        }
        for slot in &mut self.row {
            self.discarded.insert(std::mem::replace(slot, Card::NONE));
        }
        self.building = Slate::default();
        self.nominees = SeatSet::EMPTY;
    }

    /// HW-C4, HW-E1
    pub(crate) fn finish(&mut self, cx: &mut impl Context<Event>) {
        self.phase = Phase::Over;
        self.dealer = None;
        for seat in self.all_seats() {
            let bonus = self.figurine_bonus(seat);
            if bonus == 0 {
                continue;
            }
            self.money[seat] += u16::try_from(bonus).unwrap_or(u16::MAX);
            let figurines = self.set.figurines(self.piles[seat]);
            let figurines = u16::try_from(figurines).unwrap_or(u16::MAX);
            let awards = self.awards[seat];
            cx.emit(|| Event::BonusPaid { seat, figurines, awards });
        }
        cx.emit(|| Event::GameEnded);
    }
}

/// HW-F3: which nominee comes first if the votes decide nothing.
pub(crate) fn preferred<M: Copy + Ord>(
    nominees: SeatSet,
    awards: BySeat<u8>,
    money: &BySeat<M>,
) -> Option<Seat> {
    let fresh: SeatSet = nominees.iter().filter(|&seat| awards[seat] == 0).collect();
    let left = if fresh.is_empty() { nominees } else { fresh };
    let least = left.iter().map(|seat| money[seat]).min()?;
    let poorest: SeatSet = left.iter().filter(|&seat| money[seat] == least).collect();
    poorest.first().filter(|_| poorest.len() == 1)
}
