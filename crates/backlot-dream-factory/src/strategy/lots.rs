//! What a lot is worth, quickly: which chips go to which screenplay, every division tried, but each chip onto the
//! space of a screenplay that suits it best.

use super::draft::Draft;
use super::outlook::Outlook;
use super::placing::{Desk, MAX_DRAFTS};
use crate::{Action, Chip, ChipSet, Kind, Space};

/// No location has more chips.
pub(super) const MAX_CHIPS: usize = 5;
const SUBSETS: usize = 1 << MAX_CHIPS;
const IMPOSSIBLE: f32 = f32::NEG_INFINITY;

/// How one screenplay takes some of the chips of a lot.
#[derive(Clone, Copy)]
struct Share {
    draft: Draft,
    gain: f32,
    /// The chip placed last, and where.
    last: u8,
    space: Space,
}

/// The best division so far of some chips among the screenplays looked at.
#[derive(Clone, Copy)]
struct Division {
    gain: f32,
    /// The chips that each screenplay gets.
    shares: [u8; MAX_DRAFTS],
}

/// What is gained, and how it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) gain: f32,
    /// The first placement; none if nothing is placed.
    pub(super) first: Option<Action>,
}

impl Outlook<'_> {
    /// What the best use of a single chip gains, and where it goes.
    pub(super) fn chip_plan(&self, desk: &Desk, chip: Chip) -> Plan {
        let mut best = Plan { gain: 0.0, first: None };
        for draft in desk.drafts() {
            if let Some(space) = self.space_for(draft, chip) {
                let after = draft.with(self.game, chip, space, &self.needs);
                let mut gain = self.red_gain(draft, chip, space) - draft.value;
                gain += if after.missing == 0 {
                    self.finished_value(&after) + desk.drawn_value()
                } else {
                    self.value(&after)
                };
                if gain > best.gain {
                    let first = Some(Action::Place { chip, screenplay: draft.screenplay, space });
                    best = Plan { gain, first };
                }
            }
        }
        best
    }

    /// What the best use of the chips gains, and where the first one goes.
    pub(super) fn lot_plan(&self, desk: &Desk, lot: ChipSet) -> Plan {
        let (chips, count) = listed(lot);
        let chips = &chips[..count];
        match count {
            0 => Plan { gain: 0.0, first: None },
            1 => self.chip_plan(desk, chips[0]),
            2 => self.divided_plan::<4>(desk, chips),
            3 => self.divided_plan::<8>(desk, chips),
            _ => self.divided_plan::<SUBSETS>(desk, chips),
        }
    }

    /// What the best use of the chips gains: all that an auction asks. Where the first one goes would be worked out again, which made decisions of the
    /// expert 6 % slower.
    pub(super) fn lot_gain(&self, desk: &Desk, lot: ChipSet) -> f32 {
        let (chips, count) = listed(lot);
        let chips = &chips[..count];
        match count {
            0 => 0.0,
            1 => self.chip_plan(desk, chips[0]).gain,
            2 => self.divide::<4>(desk, chips).gain,
            3 => self.divide::<8>(desk, chips).gain,
            _ => self.divide::<SUBSETS>(desk, chips).gain,
        }
    }

    fn divided_plan<const N: usize>(&self, desk: &Desk, chips: &[Chip]) -> Plan {
        let best = self.divide::<N>(desk, chips);
        Plan { gain: best.gain, first: self.first_of::<N>(desk, best.shares, chips) }
    }

    /// The best division of the chips. `N` is at least the number of their subsets.
    fn divide<const N: usize>(&self, desk: &Desk, chips: &[Chip]) -> Division {
        let all = (1usize << chips.len()) - 1;
        let none = Division { gain: IMPOSSIBLE, shares: [0; MAX_DRAFTS] };
        // Without and with a movie finished.
        let mut best = [[none; N]; 2];
        best[0][0].gain = 0.0;
        for (at, draft) in desk.drafts().iter().enumerate() {
            let (table, fitting) = self.shares::<N>(desk, draft, chips);
            if fitting == 0 {
                continue;
            }
            join(&mut best, &table, at, fitting, all);
        }
        let mut winner = Division { gain: 0.0, shares: [0; MAX_DRAFTS] };
        for &division in best[0][..=all].iter().chain(&best[1][..=all]) {
            if division.gain > winner.gain {
                winner = division;
            }
        }
        if let Some(fresh) = &desk.fresh
            && best[1][..all].iter().any(|division| division.gain > IMPOSSIBLE)
        {
            let (table, fitting) = self.shares::<N>(desk, fresh, chips);
            for (taken, &Division { gain, shares }) in best[1][..all].iter().enumerate() {
                let free = fitting & !taken & all;
                let mut part = free;
                while part != 0 {
                    let total = gain + table[part].gain;
                    if total > winner.gain {
                        winner = Division { gain: total, shares };
                    }
                    part = (part - 1) & free;
                }
            }
        }
        winner
    }

    /// A placement that comes before all others on its screenplay; screenplays that get finished go first.
    fn first_of<const N: usize>(
        &self,
        desk: &Desk,
        shares: [u8; MAX_DRAFTS],
        chips: &[Chip],
    ) -> Option<Action> {
        let mut found = None;
        for (at, draft) in desk.drafts().iter().enumerate() {
            let mut set = usize::from(shares[at]);
            if set == 0 {
                continue;
            }
            let (table, _) = self.shares::<N>(desk, draft, chips);
            let finishes = table[set].draft.missing == 0;
            while set & (set - 1) != 0 {
                set &= !(1 << table[set].last);
            }
            let Share { last, space, .. } = table[set];
            let action = Action::Place {
                chip: chips[usize::from(last)],
                screenplay: draft.screenplay,
                space,
            };
            if finishes {
                return Some(action);
            }
            found = found.or(Some(action));
        }
        found
    }

    /// What each set of chips does for a screenplay, and which chips fit at all.
    #[inline]
    fn shares<const N: usize>(
        &self,
        desk: &Desk,
        draft: &Draft,
        chips: &[Chip],
    ) -> ([Share; N], usize) {
        let nothing = Share { draft: *draft, gain: 0.0, last: 0, space: Space(0) };
        let mut table = [nothing; N];
        let mut fitting = 0;
        for (at, &chip) in chips.iter().enumerate() {
            fitting |= usize::from(self.takes(draft, chip)) << at;
        }
        for set in 1..(1usize << chips.len()) {
            table[set].gain = IMPOSSIBLE;
            if set & !fitting != 0 {
                continue;
            }
            // The last one first: a chip that would come after the movie is finished is placed before.
            let mut lasts = set;
            while lasts != 0 {
                let last = lasts.ilog2() as usize;
                lasts &= !(1 << last);
                let before = &table[set & !(1 << last)];
                if before.draft.missing == 0 || before.gain == IMPOSSIBLE {
                    continue;
                }
                if let Some(space) = self.space_for(&before.draft, chips[last]) {
                    table[set] = *before;
                    self.add(desk, &mut table[set], chips[last], space);
                    #[expect(clippy::cast_possible_truncation, reason = "a few chips")]
                    {
                        table[set].last = last as u8;
                    }
                    break;
                }
            }
        }
        (table, fitting)
    }

    /// Adds a chip to a share. Changed where it lies: a share that is built elsewhere and copied makes the processor wait.
    #[inline]
    fn add(&self, desk: &Desk, share: &mut Share, chip: Chip, space: Space) {
        let red = self.red_gain(&share.draft, chip, space);
        let before = share.draft.value;
        share.draft.put(self.game, chip, space, &self.needs);
        let value = if share.draft.missing == 0 {
            self.finished_value(&share.draft) + desk.drawn_value()
        } else {
            self.value(&share.draft)
        };
        // Gains of actors and guest stars add up along the way; the worth counts once.
        share.gain = share.gain + red + value - before;
        share.draft.value = value;
        share.space = space;
    }

    /// Whether the screenplay takes a chip of this kind at all.
    #[inline]
    fn takes(&self, draft: &Draft, chip: Chip) -> bool {
        self.game.set.spaces_for(draft.screenplay, self.game.set.kind(chip)) != 0
    }

    /// The space that suits the chip best: an empty one of its own kind, a blank one, or one where it covers the fewest
    /// stars. Agencies go where other chips are hard to get, but rather keep a director's space free.
    #[inline]
    pub(super) fn space_for(&self, draft: &Draft, chip: Chip) -> Option<Space> {
        let set = self.game.set;
        let kind = set.kind(chip);
        let takes = set.spaces_for(draft.screenplay, kind);
        let empty = takes & !draft.filled;
        if empty != 0 {
            let blank = set.blank_spaces(draft.screenplay);
            if kind == Kind::Agency {
                return Some(self.hardest(draft, empty));
            }
            let narrow = empty & !blank;
            return Some(lowest(if narrow != 0 { narrow } else { empty }));
        }
        let stars = set.stars(chip);
        let mut rest = takes & draft.filled;
        let mut best: Option<(i8, Space)> = None;
        while rest != 0 {
            let space = lowest(rest);
            rest &= rest - 1;
            if let Some(top) = draft.tops.at(space) {
                let covered = set.stars(top);
                if covered < best.map_or(stars, |(least, _)| least)
                    && (kind == Kind::Agency || kind == set.kind(top))
                {
                    best = Some((covered, space));
                }
            }
        }
        best.map(|(_, space)| space)
    }
}

impl Outlook<'_> {
    /// Of these empty spaces the one that needs most, a director's only if there is no other.
    fn hardest(&self, draft: &Draft, empty: u8) -> Space {
        let set = self.game.set;
        let blank = set.blank_spaces(draft.screenplay);
        let crew = [Kind::Actor, Kind::Camera, Kind::Music, Kind::Effects];
        let mut best = (f32::NEG_INFINITY, empty);
        for kind in crew {
            let spaces = empty & !blank & set.spaces_for(draft.screenplay, kind);
            if spaces != 0 && self.needs[kind as usize] > best.0 {
                best = (self.needs[kind as usize], spaces);
            }
        }
        if empty & blank != 0 && self.needs[Kind::COUNT] > best.0 {
            best = (self.needs[Kind::COUNT], empty & blank);
        }
        lowest(best.1)
    }
}

/// The chips of a lot one behind the other, and how many they are.
fn listed(lot: ChipSet) -> ([Chip; MAX_CHIPS], usize) {
    let mut chips = [Chip::new(0); MAX_CHIPS];
    let mut count = 0;
    for chip in lot.iter().take(MAX_CHIPS) {
        chips[count] = chip;
        count += 1;
    }
    (chips, count)
}

#[inline]
fn lowest(spaces: u8) -> Space {
    #[expect(clippy::cast_possible_truncation, reason = "below 8")]
    Space(spaces.trailing_zeros() as u8)
}

/// Lets a screenplay take a share of the chips in every division.
#[inline]
fn join<const N: usize>(
    best: &mut [[Division; N]; 2],
    table: &[Share; N],
    at: usize,
    fitting: usize,
    all: usize,
) {
    // From the largest sets, so that a screenplay takes its share once.
    for set in (1..=all).rev() {
        let parts = set & fitting;
        let mut part = parts;
        while part != 0 {
            let share = &table[part];
            if share.gain > IMPOSSIBLE {
                let finishes = share.draft.missing == 0;
                for finished in [0, 1] {
                    let before = best[finished][set & !part];
                    let after = &mut best[finished | usize::from(finishes)][set];
                    let gain = before.gain + share.gain;
                    if gain > after.gain {
                        *after = before;
                        after.gain = gain;
                        #[expect(clippy::cast_possible_truncation, reason = "five bits")]
                        {
                            after.shares[at] = part as u8;
                        }
                    }
                }
            }
            part = (part - 1) & parts;
        }
    }
}

#[cfg(test)]
mod tests {
    use backlot_core::chance::Fast;
    use backlot_core::{Game, Playable, SetupRequest, WithoutEvents};
    use backlot_strategy::{Buffers, Strategy};

    use super::super::outlook::Scene;
    use super::super::params::PolicyParams;
    use super::*;
    use crate::{DreamFactory, Phase};

    /// Chips one by one in every order, each onto every screenplay or onto none.
    fn by_trying(outlook: &Outlook<'_>, desk: &Desk, left: ChipSet) -> f32 {
        let mut best = 0.0f32;
        for chip in left.iter() {
            let mut rest = left;
            rest.remove(chip);
            for at in 0..desk.drafts().len() {
                if let Some(space) = outlook.space_for(&desk.drafts()[at], chip) {
                    let (after, gain) = outlook.place(desk, at, chip, space);
                    best = best.max(gain + by_trying(outlook, &after, rest));
                }
            }
        }
        best
    }

    #[test]
    fn no_way_to_divide_a_lot_is_better_than_the_one_found() {
        let setup = DreamFactory::setup(&SetupRequest::seats(4)).unwrap();
        let tuned = &DreamFactory::knowledge().tuned;
        let (mut looked, mut differ) = (0, 0);
        for seed in 0..6 {
            let (mut cx, mut rng) = (WithoutEvents(Fast::new(seed)), Fast::new(seed));
            let mut game = DreamFactory::new(&setup, &mut cx);
            while let Some(seat) = game.to_act().first() {
                if game.phase == Phase::Bidding && game.auction.highest.is_none() {
                    let outlook = Outlook::new(&Scene::new(&game), seat, PolicyParams::new(tuned));
                    let desk = outlook.desk(seat);
                    let lot = game.chips_on(usize::from(game.location));
                    let found = outlook.lot_plan(&desk, lot).gain;
                    let most = by_trying(&outlook, &desk, lot);
                    looked += 1;
                    differ += u32::from((found - most).abs() > 1e-3);
                }
                let action = game.play(seat, tuned, &mut rng, &mut Buffers::default());
                game.apply(seat, action, &mut cx);
            }
        }
        // Two movies finished with one lot draw two screenplays, of which only the first is known.
        assert!(looked > 100 && differ * 50 <= looked, "{differ} of {looked} lots");
    }
}
