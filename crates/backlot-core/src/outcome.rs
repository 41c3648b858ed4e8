//! How a game ended.

use arrayvec::ArrayVec;

use crate::{BySeat, MAX_SEATS, Seat, SeatSet};

/// No score sheet has more lines than this.
const MAX_LINES: usize = 10;

/// Points by source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    lines: ArrayVec<SheetLine, MAX_LINES>,
}

/// One source of points, such as `movies`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SheetLine {
    /// A stable id. Front ends find the words under `GAME-source-ID`.
    pub source: &'static str,
    /// What each seat got from it.
    pub points: BySeat<i32>,
}

impl ScoreSheet {
    /// An empty sheet.
    #[must_use]
    pub fn new() -> Self {
        Self { lines: ArrayVec::new() }
    }

    /// Adds a line.
    ///
    /// # Panics
    /// With more than ten lines.
    pub fn line(&mut self, source: &'static str, points: impl FnMut(Seat) -> i32) {
        self.lines.push(SheetLine { source, points: BySeat::from_fn(points) });
    }

    /// The lines, in the order of the rules.
    #[must_use]
    pub fn lines(&self) -> &[SheetLine] {
        &self.lines
    }

    /// The sum of a seat.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.lines.iter().map(|line| line.points[seat]).sum()
    }
}

impl Default for ScoreSheet {
    fn default() -> Self {
        Self::new()
    }
}

/// Scores, who won, and where the points came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How many seats there are.
    pub seats: usize,
    /// Points of each seat.
    pub scores: BySeat<i32>,
    /// Who won; several for a shared win.
    pub winners: SeatSet,
    /// 1 for the winners; seats that tie share a rank, and the next rank is left out.
    pub ranks: BySeat<u8>,
    /// Where the points came from.
    pub sheet: ScoreSheet,
}

impl Outcome {
    /// The outcome of a sheet. Most points win; on a tie the larger `tie_break` wins, in order.
    #[must_use]
    pub fn new<T: Ord + Copy>(
        seats: usize,
        sheet: ScoreSheet,
        tie_break: impl Fn(Seat) -> T,
    ) -> Self {
        let scores =
            BySeat::from_fn(|seat| if seat.index() < seats { sheet.total(seat) } else { 0 });
        let keys: ArrayVec<(i32, T), MAX_SEATS> =
            Seat::all(seats).map(|seat| (scores[seat], tie_break(seat))).collect();
        let mut ranks = BySeat([0; MAX_SEATS]);
        let mut winners = SeatSet::EMPTY;
        for (seat, own) in Seat::all(seats).zip(&keys) {
            ranks[seat] = 1;
            for other in &keys {
                ranks[seat] += u8::from(other > own);
            }
            if ranks[seat] == 1 {
                winners.insert(seat);
            }
        }
        Self { seats, scores, winners, ranks, sheet }
    }

    /// What a seat's result is worth as a share of one win: 1, or a part of a shared win, or 0.
    #[must_use]
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) {
            1.0 / f64::from(u8::try_from(self.winners.len()).unwrap_or(u8::MAX))
        } else {
            0.0
        }
    }

    /// The outcome as JSON: `scores`, `winners`, `ranks`, `sheet`.
    #[must_use]
    pub fn to_json(&self) -> serde_json::Value {
        let by_seat = |line: &SheetLine| line.points.taken(self.seats).to_vec();
        let sheet: Vec<_> = self
            .sheet
            .lines()
            .iter()
            .map(|line| serde_json::json!({ "source": line.source, "points": by_seat(line) }))
            .collect();
        serde_json::json!({
            "scores": self.scores.taken(self.seats),
            "winners": self.winners,
            "ranks": self.ranks.taken(self.seats),
            "sheet": sheet,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_rank_unless_broken() {
        let mut sheet = ScoreSheet::new();
        sheet.line("a", |seat| [5, 7, 7, 1, 0, 0][seat.index()]);
        let shared = Outcome::new(4, sheet.clone(), |_| 0);
        assert_eq!(shared.ranks.taken(4), [3, 1, 1, 4]);
        assert_eq!(shared.winners.len(), 2);
        let broken = Outcome::new(4, sheet, Seat::index);
        assert_eq!(broken.ranks.taken(4), [3, 2, 1, 4]);
        assert!((broken.win_share(Seat::from_bits(2)) - 1.0).abs() < f64::EPSILON);
    }
}
