//! Answers that nobody else may see before the last one is in.

use crate::{Chance, MAX_SEATS, Pile, Seat, SeatSet, Viewer};

/// A round of sealed answers: who is asked, and what they answered so far.
///
/// The order of arrival leaves no trace, and an answer can be read only by its owner, by the
/// omniscient viewer, or once [`reveal`](Sealed::reveal) finds the round complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sealed<A, const N: usize = MAX_SEATS> {
    asked: SeatSet,
    answers: [Option<A>; N],
}

impl<A: Copy, const N: usize> Sealed<A, N> {
    /// Nobody is asked.
    pub const CLOSED: Self = Self { asked: SeatSet::EMPTY, answers: [None; N] };

    /// Asks these seats.
    #[must_use]
    pub fn ask(asked: SeatSet) -> Self {
        Self { asked, answers: [None; N] }
    }

    /// Who is asked in this round, whether they have answered or not.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        self.asked
    }

    /// Who still owes an answer.
    #[must_use]
    pub fn owing(&self) -> SeatSet {
        self.asked.iter().filter(|seat| self.answers[seat.index()].is_none()).collect()
    }

    /// Who has answered and may still change their answer: everybody, until the last answer is in.
    #[must_use]
    pub fn revisable(&self) -> SeatSet {
        if self.owing().is_empty() {
            return SeatSet::EMPTY;
        }
        self.asked.iter().filter(|seat| self.answers[seat.index()].is_some()).collect()
    }

    /// Takes an answer, or replaces an earlier one.
    pub fn put(&mut self, seat: Seat, answer: A) {
        if self.asked.contains(seat) {
            self.answers[seat.index()] = Some(answer);
        }
    }

    /// A seat's answer, for those who may see it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer, seat: Seat) -> Option<A> {
        self.answers[seat.index()].filter(|_| viewer.may_see(seat))
    }

    /// The same round as the viewer may know it. That others have answered is not in it.
    #[must_use]
    pub fn redacted(&self, viewer: Viewer) -> Self {
        let mut seen = Self::ask(self.asked);
        for seat in self.asked.iter() {
            seen.answers[seat.index()] = self.seen_by(viewer, seat);
        }
        seen
    }

    /// Returns the round with every answer that the viewer can't see exchanged at random: for another of the seat's
    /// `options`, or for none so far. What [`permute_hidden`](crate::Game::permute_hidden) needs.
    #[must_use]
    pub fn permuted(
        &self,
        viewer: Viewer,
        chance: &mut impl Chance,
        mut options: impl FnMut(Seat) -> Vec<A>,
    ) -> Self {
        let mut other = self.redacted(viewer);
        let owing = self.owing();
        for seat in self.asked.iter().filter(|&seat| !viewer.may_see(seat) && !owing.contains(seat))
        {
            let options = options(seat);
            let count = u32::try_from(options.len()).unwrap_or(u32::MAX);
            // One draw more than there are options: no answer so far.
            let drawn = chance.below(Pile(0), count + 1) as usize;
            other.answers[seat.index()] = options.get(drawn).copied();
        }
        other
    }

    /// All answers, once everybody who was asked has given one; the round is then closed.
    pub fn reveal(&mut self) -> Option<impl Iterator<Item = (Seat, A)> + use<A, N>> {
        if self.asked.is_empty() || !self.owing().is_empty() {
            return None;
        }
        let round = std::mem::replace(self, Self::CLOSED);
        Some(
            round
                .asked
                .iter()
                .filter_map(move |seat| round.answers[seat.index()].map(|answer| (seat, answer))),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_stay_sealed_until_the_last_one() {
        let (ada, ben) = (Seat::from_bits(0), Seat::from_bits(1));
        let mut round: Sealed<u8> = Sealed::ask(SeatSet::all(2));
        round.put(ada, 5);
        assert!(round.reveal().is_none());
        assert_eq!(round.seen_by(Viewer::Seat(ada), ada), Some(5));
        assert_eq!(round.seen_by(Viewer::Seat(ben), ada), None);
        assert_eq!(round.redacted(Viewer::Seat(ben)), Sealed::ask(SeatSet::all(2)));
        assert_eq!(round.revisable(), SeatSet::only(ada));
        round.put(ada, 6);
        round.put(ben, 1);
        let answers: Vec<_> = round.reveal().unwrap().collect();
        assert_eq!(answers, [(ada, 6), (ben, 1)]);
        assert_eq!(round, Sealed::CLOSED);
    }

    #[test]
    fn only_answers_that_the_viewer_cannot_see_are_exchanged() {
        let [ada, ben, cleo] = [0, 1, 2].map(Seat::from_bits);
        let mut round: Sealed<u8> = Sealed::ask(SeatSet::all(3));
        round.put(ada, 5);
        round.put(ben, 6);
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let mut rng = crate::chance::Fast::new(seed);
            let other = round.permuted(Viewer::Seat(ada), &mut rng, |_| vec![6, 7]);
            let answer = |seat| other.seen_by(Viewer::Omniscient, seat);
            assert_eq!((answer(ada), answer(cleo)), (Some(5), None));
            seen.insert(answer(ben));
        }
        assert_eq!(seen, [None, Some(6), Some(7)].into());
    }
}
