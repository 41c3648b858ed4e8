//! What a seat may do.

use backlot_core::Seat;

use crate::{Action, Chip, DreamFactory, Edition, Kind, Phase, Screenplay, Space};

impl DreamFactory {
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat != self.turn {
            return;
        }
        match self.phase {
            Phase::Choosing => out.extend(self.studios_left().map(Action::Studio)), // DF-S1
            Phase::Bidding => {
                // DF-A1, DF-A2
                out.push(Action::Pass);
                let bids = self.auction.least_bid()..=self.money[seat];
                out.extend(bids.map(Action::Bid));
            }
            Phase::Taking => {
                // DF-P4
                out.extend(self.party.iter().map(Action::Take));
                if self.edition == Edition::Y2000 {
                    out.push(Action::Decline);
                }
            }
            Phase::Placing => {
                for chip in self.hand.iter() {
                    self.list_places(seat, chip, out);
                }
                out.extend(self.hand.iter().map(Action::Discard)); // DF-C1
            }
            Phase::Over => {}
        }
    }

    #[inline]
    fn list_places(&self, seat: Seat, chip: Chip, out: &mut Vec<Action>) {
        let kind = self.set.kind(chip);
        for screenplay in self.unfinished(seat).iter() {
            let mut spaces = self.set.spaces_for(screenplay, kind);
            let tops = &self.tops[screenplay.index()];
            while spaces != 0 {
                #[expect(clippy::cast_possible_truncation, reason = "below 8")]
                let space = Space(spaces.trailing_zeros() as u8);
                spaces &= spaces - 1;
                if self.may_cover(kind, tops[space.index()]) {
                    out.push(Action::Place { chip, screenplay, space });
                }
            }
        }
    }

    /// DF-C3 to DF-C6: on a space that takes its kind, a chip may cover its own kind, and an agency may
    /// cover all.
    #[inline]
    pub(crate) fn may_cover(&self, kind: Kind, top: Option<Chip>) -> bool {
        match top {
            None => true,
            Some(top) => kind == Kind::Agency || kind == self.set.kind(top),
        }
    }

    /// The spaces of a screenplay onto which the chip may go.
    pub(crate) fn places_for(
        &self,
        chip: Chip,
        screenplay: Screenplay,
    ) -> impl Iterator<Item = Space> {
        let kind = self.set.kind(chip);
        let spaces = self.set.spaces_for(screenplay, kind);
        let tops = &self.tops[screenplay.index()];
        (0..=Space::GUEST.0)
            .map(Space)
            .filter(move |space| spaces >> space.0 & 1 == 1)
            .filter(move |space| self.may_cover(kind, tops[space.index()]))
    }
}
