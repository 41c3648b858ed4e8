//! Points at the end of the game.

use backlot_core::{Outcome, ScoreSheet, Seat};

use crate::Hollywood;

impl Hollywood {
    /// HW-E1: what Films of the Year bring at the end.
    pub(crate) fn figurine_bonus(&self, seat: Seat) -> u32 {
        u32::from(self.awards[seat]) * self.set.figurines(self.piles[seat])
    }

    /// Money by where it came from and where it went, as things stand now.
    pub(crate) fn score_sheet(&self) -> ScoreSheet {
        let seats = usize::from(self.seats);
        let here = |points: &dyn Fn(Seat) -> u32, seat: Seat| {
            let points = if seat.index() < seats { points(seat) } else { 0 };
            i32::try_from(points).unwrap_or(i32::MAX)
        };
        let earned = |year: usize| move |seat: Seat| u32::from(self.earned[year][seat]);
        let mut sheet = ScoreSheet::new();
        sheet.line("start", |seat| here(&|_| u32::from(self.set.start_money()), seat));
        sheet.line("year-1", |seat| here(&earned(0), seat));
        sheet.line("year-2", |seat| here(&earned(1), seat));
        sheet.line("year-3", |seat| here(&earned(2), seat));
        sheet.line("dealing", |seat| -here(&|seat| u32::from(self.paid_to_deal[seat]), seat));
        sheet.line("auctions", |seat| -here(&|seat| u32::from(self.paid_for_stars[seat]), seat));
        sheet.line("figurines", |seat| here(&|seat| self.figurine_bonus(seat), seat));
        sheet
    }

    /// HW-E2
    pub(crate) fn final_score(&self) -> Outcome {
        Outcome::new(usize::from(self.seats), self.score_sheet(), |seat| self.awards[seat])
    }
}
