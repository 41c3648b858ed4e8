//! Which steps were sealed answers, seen from outside of a game.

use backlot_core::{Game, Seat, SeatSet, Viewer};

/// The sealed rounds among the steps of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Rounds {
    /// Complete rounds, in order.
    pub(crate) closed: Vec<Round>,
    /// The round in which somebody still owes an answer.
    pub(crate) open: Option<Round>,
}

/// A sealed round: several seats are asked at once, and each gives one answer or several in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Round {
    /// The index of its first step.
    pub(crate) first: usize,
    /// One more than the index of its last step so far.
    pub(crate) end: usize,
    /// The answers that stand, each seat's in its order. Replaced ones are gone.
    pub(crate) answers: Vec<Answer>,
}

/// A seat and the index of the step by which it answered, in four bytes: tables wait in memory in thousands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer(u32);

impl Answer {
    const SEATS: u32 = 8;

    fn new(seat: Seat, step: usize) -> Self {
        let step = u32::try_from(step).expect("a game has fewer steps");
        Self(step * Self::SEATS + u32::from(seat.bits()))
    }

    pub(crate) fn seat(self) -> Seat {
        Seat::from_bits(u8::try_from(self.0 % Self::SEATS).expect("below eight"))
    }

    pub(crate) fn step(self) -> usize {
        usize::try_from(self.0 / Self::SEATS).expect("a step is counted in 29 bits")
    }
}

impl Rounds {
    /// Takes note of the step `index`, which led from `before` to `after`. Returns the step whose answer it
    /// replaced, if it revised one.
    pub(crate) fn follow<G: Game>(
        &mut self,
        before: &G,
        seat: Seat,
        index: usize,
        after: &G,
    ) -> Option<usize> {
        let owing = before.to_act();
        if self.open.is_none() && owing.len() < 2 {
            return None;
        }
        let mut round =
            self.open.take().unwrap_or(Round { first: index, end: index, answers: Vec::new() });
        let mut replaced = None;
        if !owing.contains(seat) {
            let place = round.answers.iter().rposition(|answer| answer.seat() == seat);
            replaced = place.map(|place| round.answers.remove(place).step());
        }
        round.answers.push(Answer::new(seat, index));
        round.end = index + 1;
        if completes(before, seat, after) {
            self.closed.push(round);
        } else {
            self.open = Some(round);
        }
        replaced
    }
}

impl Round {
    /// The answers that stand, in the order of a record: by seat.
    pub(crate) fn by_seat(&self) -> Vec<usize> {
        let mut answers = self.answers.clone();
        answers.sort_by_key(|answer| answer.seat());
        answers.into_iter().map(Answer::step).collect()
    }
}

/// Whether the last answer of a sealed round is in. Where a seat alone is asked before and after, it may
/// owe a second answer in the same round: then nobody else has noticed anything.
fn completes<G: Game>(before: &G, seat: Seat, after: &G) -> bool {
    if !before.to_act().without(seat).is_empty() {
        return false;
    }
    after.to_act() != SeatSet::only(seat)
        || before.view(Viewer::Spectator) != after.view(Viewer::Spectator)
}
