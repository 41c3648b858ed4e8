//! The game's own evaluation of a position: points made, chances of the movies in work, and what is at
//! stake in the auction that runs. The constants were set by hand and checked one by one in games of one changed
//! player against three unchanged ones.

mod standing;

use backlot_core::{Evaluate, Seat};

use crate::{Award, Chip, ChipSet, DreamFactory, Phase, Rating, Screenplay, Space};

/// What part of a lot's worth one is ready to pay; the others get what one pays.
const READY_TO_PAY: f32 = 0.85;

impl Evaluate for DreamFactory {
    fn evaluate(&self, seat: Seat) -> Option<f32> {
        let standing = self.standing(seat);
        Some(match self.phase {
            Phase::Placing if self.turn == seat => standing + self.use_of(self.hand, seat),
            Phase::Bidding => standing + self.auction_value(seat),
            Phase::Choosing | Phase::Taking | Phase::Placing | Phase::Over => standing,
        })
    }
}

impl DreamFactory {
    /// What the highest bid means: for who made it a lot to pay for, for the others a share of the money.
    fn auction_value(&self, seat: Seat) -> f32 {
        match self.auction.highest {
            None => 0.0,
            Some((leader, bid)) if leader == seat => {
                let lot = self.chips_on(usize::from(self.location));
                READY_TO_PAY * self.use_of(lot, seat) - f32::from(bid)
            }
            Some((_, bid)) => f32::from(self.dealt_out(bid).0),
        }
    }

    /// By how much these chips better the seat's standing, if each is placed where it helps most, the most
    /// helpful one first.
    fn use_of(&self, chips: ChipSet, seat: Seat) -> f32 {
        let before = self.standing(seat);
        let (mut now, mut value, mut left) = (self.clone(), before, chips);
        while let Some((best, chip, after)) = now.best_place(left, seat)
            && best > value
        {
            (now, value) = (after, best);
            left.remove(chip);
        }
        value - before
    }

    fn best_place(&self, chips: ChipSet, seat: Seat) -> Option<(f32, Chip, Self)> {
        let mut best: Option<(f32, Chip, Self)> = None;
        for chip in chips.iter() {
            for screenplay in self.unfinished(seat).iter() {
                for space in self.places_for(chip, screenplay) {
                    let mut after = self.clone();
                    after.try_place(seat, chip, screenplay, space);
                    let value = after.standing(seat);
                    if best.as_ref().is_none_or(|(most, ..)| value > *most) {
                        best = Some((value, chip, after));
                    }
                }
            }
        }
        best
    }

    /// Places a chip without randomness and without going on: what the stack shows after a finished movie
    /// stays unknown.
    fn try_place(&mut self, seat: Seat, chip: Chip, screenplay: Screenplay, space: Space) {
        let covered = self.tops[screenplay.index()][space.index()].replace(chip);
        if covered.is_some() || self.missing(screenplay) > 0 {
            return;
        }
        self.ratings[screenplay.index()] = match self.tokens.for_total(self.total(screenplay)) {
            Some(token) => {
                self.tokens.remove(token);
                Rating::by_token(token)
            }
            None => Rating::without_token(self.lowest_rating()),
        };
        self.finished.insert(screenplay);
        let first = Award::FirstMovie(self.set.genre(screenplay));
        if self.awards.movie(first).is_none() {
            self.awards.give(first, screenplay);
        }
        if let Some(drawn) = self.stack_top.take() {
            self.screenplays[seat].insert(drawn);
        }
    }
}
