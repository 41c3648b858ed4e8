//! The screenplays in work, and what placing a chip does.

use backlot_core::Seat;

use super::draft::Draft;
use super::outlook::Outlook;
use crate::{Action, Chip, ChipSet, DreamFactory, Kind, Space};

/// More screenplays than this at once are not looked at; nobody ever has so many in work.
pub(super) const MAX_DRAFTS: usize = 8;
/// Points that a space costs which another one of the same screenplay is better than: a blank one instead of one
/// for the kind, say. What a movie is worth does not tell, as it only counts spaces.
const UNSUITED: f32 = 2.0;

/// A seat's screenplays in work.
#[derive(Clone)]
pub(super) struct Desk {
    drafts: [Draft; MAX_DRAFTS],
    count: usize,
    /// The screenplay one draws for a finished movie.
    pub(super) fresh: Option<Draft>,
}

impl Desk {
    #[inline]
    pub(super) fn drafts(&self) -> &[Draft] {
        &self.drafts[..self.count]
    }

    /// The screenplays in work, those that need least first.
    pub(super) fn nearest_first(&self) -> Vec<&Draft> {
        let mut drafts: Vec<&Draft> = self.drafts().iter().collect();
        drafts.sort_by(|a, b| a.need.total_cmp(&b.need));
        drafts
    }

    /// The empty spaces of the movies in work by what they are for: a director, actors, camera, music, effects; blank ones
    /// last.
    pub(super) fn empty_spaces(&self, game: &DreamFactory) -> [f32; 6] {
        let kinds = [Kind::Director, Kind::Actor, Kind::Camera, Kind::Music, Kind::Effects];
        let mut counts = [0.0; 6];
        for draft in self.drafts() {
            let empty = game.set.printed_spaces(draft.screenplay) & !draft.filled;
            let blank = game.set.blank_spaces(draft.screenplay);
            for (count, kind) in counts.iter_mut().zip(kinds) {
                let spaces = empty & !blank & game.set.spaces_for(draft.screenplay, kind);
                *count += spaces.count_ones() as f32;
            }
            counts[5] += (empty & blank).count_ones() as f32;
        }
        counts
    }

    /// What the screenplay brings that one draws for a finished movie.
    #[inline]
    pub(super) fn drawn_value(&self) -> f32 {
        self.fresh.map_or(0.0, |fresh| fresh.value)
    }
}

impl Outlook<'_> {
    pub(super) fn desk(&self, seat: Seat) -> Desk {
        let mut desk = Desk { drafts: [Draft::NONE; MAX_DRAFTS], count: 0, fresh: None };
        for screenplay in self.game.unfinished(seat).iter().take(MAX_DRAFTS) {
            desk.drafts[desk.count] = self.draft(screenplay);
            desk.count += 1;
        }
        for at in 0..desk.count {
            let own = desk.drafts[at].need;
            let before = |other: usize| {
                let need = desk.drafts[other].need;
                need < own || need == own && other < at
            };
            let ahead = (0..desk.count).filter(|&other| before(other));
            desk.drafts[at].ahead = ahead.map(|other| desk.drafts[other].need).sum();
        }
        let (mut all, mut least) = (0.0, f32::INFINITY);
        for draft in &mut desk.drafts[..desk.count] {
            draft.value = self.value(draft);
            all += draft.need;
            least = least.min(draft.need);
        }
        if let Some(top) = self.game.stack_top {
            let mut fresh = self.draft(top);
            fresh.ahead = (all - least).max(0.0);
            fresh.value = self.value(&fresh);
            desk.fresh = Some(fresh);
        }
        desk
    }

    /// What the movies in work are worth.
    pub(super) fn desk_value(&self, desk: &Desk) -> f32 {
        desk.drafts[..desk.count].iter().map(|draft| draft.value).sum()
    }

    /// What an action of placing gains with the best use of the chips left.
    pub(super) fn gain_of(&self, desk: &Desk, hand: ChipSet, action: Action) -> f32 {
        let mut left = hand;
        match action {
            Action::Place { chip, screenplay, space } => {
                left.remove(chip);
                let place = (0..desk.count).find(|&at| desk.drafts[at].screenplay == screenplay);
                let Some(at) = place else { return 0.0 };
                let suits = self.space_for(&desk.drafts[at], chip) == Some(space);
                let (after, gain) = self.place(desk, at, chip, space);
                gain + self.lot_gain(&after, left) - if suits { 0.0 } else { UNSUITED }
            }
            Action::Discard(chip) => {
                left.remove(chip);
                self.lot_gain(desk, left)
            }
            Action::Studio(_)
            | Action::Pass
            | Action::Bid(_)
            | Action::Take(_)
            | Action::Decline => 0.0,
        }
    }

    /// Puts a chip onto a screenplay: the desk afterwards, what it gains at once.
    pub(super) fn place(&self, desk: &Desk, at: usize, chip: Chip, space: Space) -> (Desk, f32) {
        let before = desk.drafts[at];
        let mut gain = self.red_gain(&before, chip, space) - before.value;
        let mut after = before.with(self.game, chip, space, &self.needs);
        let mut desk = desk.clone();
        let finished = after.missing == 0;
        if finished {
            gain += self.finished_value(&after);
            desk.count -= 1;
            desk.drafts[at] = desk.drafts[desk.count];
            if let Some(drawn) = desk.fresh.take() {
                gain += drawn.value;
                desk.drafts[desk.count] = drawn;
                desk.count += 1;
            }
        } else {
            after.value = self.value(&after);
            gain += after.value;
            desk.drafts[at] = after;
        }
        (desk, gain)
    }

    #[inline]
    pub(super) fn red_gain(&self, draft: &Draft, chip: Chip, space: Space) -> f32 {
        let red = |chip: Chip| f32::from(u8::from(self.game.set.kind(chip).counts_at_parties()));
        let covered = draft.tops.at(space).map_or(0.0, red);
        self.red_prize * (red(chip) - covered)
    }
}
