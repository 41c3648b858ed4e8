//! Invariants: nothing appears or vanishes.

use backlot_core::Seat;

use crate::components::QUARTERS;
use crate::{
    Award, ChipSet, DreamFactory, Kind, Phase, Rating, Screenplay, ScreenplaySet, Space, SpaceKind,
    TokenSet,
};

impl DreamFactory {
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        self.audit_chips()?;
        self.audit_screenplays()?;
        self.audit_spaces()?;
        self.audit_tokens()?;
        self.audit_money()?;
        self.audit_awards()?;
        self.audit_turn()
    }

    /// Every chip is in exactly one place.
    fn audit_chips(&self) -> Result<(), String> {
        let mut seen = ChipSet::EMPTY;
        let mut put = |place: &str, chips: ChipSet| {
            let twice = seen.and(chips);
            if let Some(chip) = twice.iter().next() {
                let id = self.set.chip_id(chip);
                return Err(format!("`{id}` in {place} is somewhere else, too"));
            }
            seen = seen.or(chips);
            Ok(())
        };
        put("the face-down chips", self.unseen)?;
        put("the discarded chips", self.discarded)?;
        put("a hand", self.hand)?;
        put("a party", self.party)?;
        for chip in self.open.iter().flatten() {
            put("a location", ChipSet::only(*chip))?;
        }
        for screenplay in self.set.screenplays() {
            for space in all_spaces() {
                for chip in self.pile_on(screenplay, space) {
                    put("a screenplay", ChipSet::only(chip))?;
                }
            }
        }
        if seen != self.set.all_chips() {
            return Err(format!(
                "there are {} chips, not {}",
                seen.len(),
                self.set.all_chips().len()
            ));
        }
        Ok(())
    }

    /// Every screenplay in the game is in exactly one place, and each player has one of each genre.
    fn audit_screenplays(&self) -> Result<(), String> {
        let mut seen = self.stack;
        let mut places: Vec<ScreenplaySet> = vec![self.stack_top.into_iter().collect()];
        places.extend(self.all_seats().map(|seat| self.screenplays[seat]));
        for place in places {
            if !seen.and(place).is_empty() {
                return Err("a screenplay is in two places".to_owned());
            }
            seen.0 |= place.0;
        }
        let free = self.set.without_studio();
        if !free.without(seen).is_empty() {
            return Err("a screenplay of the stack is nowhere".to_owned());
        }
        let may_wait = self.phase == Phase::Choosing;
        let has_studio = |seat: &Seat| !(may_wait && self.screenplays[*seat].is_empty());
        if seen.without(free).len() != self.all_seats().filter(has_studio).map(|_| 3).sum::<u32>() {
            return Err("the players do not have three studio screenplays each".to_owned());
        }
        if !self.finished.without(seen).is_empty() {
            return Err("a finished movie belongs to nobody".to_owned());
        }
        if self.stack_top.is_none() && !self.stack.is_empty() {
            return Err("the stack of screenplays has no top".to_owned());
        }
        Ok(())
    }

    /// Chips lie only where they may (DF-C3 to DF-C6), and finished means finished (DF-M1).
    fn audit_spaces(&self) -> Result<(), String> {
        for screenplay in self.set.screenplays() {
            let id = &self.set.screenplay(screenplay).id;
            for space in all_spaces() {
                if !self.pile_is_sound(screenplay, space) {
                    return Err(format!("space {} of `{id}` holds a wrong chip", space.number()));
                }
            }
            let is_empty = all_spaces().all(|s| self.pile_on(screenplay, s).next().is_none());
            if self.owner(screenplay).is_none() && !is_empty {
                return Err(format!("chips lie on `{id}`, which nobody has"));
            }
            if (self.missing(screenplay) == 0) != self.finished.contains(screenplay) {
                return Err(format!("`{id}` is finished or not, against its spaces"));
            }
        }
        Ok(())
    }

    fn pile_is_sound(&self, screenplay: Screenplay, space: Space) -> bool {
        // From the bottom: one kind, then agencies only.
        let mut kinds: Vec<Kind> =
            self.pile_on(screenplay, space).map(|chip| self.set.kind(chip)).collect();
        kinds.reverse();
        let printed = self.set.screenplay(screenplay).spaces.get(space.index());
        let fits = |kind: &Kind| match printed {
            Some(SpaceKind::Blank) => !matches!(kind, Kind::Director | Kind::GuestStar),
            Some(SpaceKind::Of(own)) => kind == own || *kind == Kind::Agency,
            None => space == Space::GUEST && *kind == Kind::GuestStar,
        };
        kinds.iter().all(fits)
            && kinds.windows(2).all(|pair| pair[0] == pair[1] || pair[1] == Kind::Agency)
    }

    /// Every token lies in the middle or on one movie, and no movie got more than its total (DF-M3).
    fn audit_tokens(&self) -> Result<(), String> {
        let mut seen = self.tokens;
        for screenplay in self.set.screenplays() {
            let rating = self.ratings[screenplay.index()];
            if (rating != Rating::NONE) != self.finished.contains(screenplay) {
                return Err("a movie is rated but not finished, or finished but not rated".into());
            }
            let Some(token) = rating.token() else { continue };
            if seen.contains(token) {
                return Err(format!("the token {token} is in two places"));
            }
            seen.insert(token);
            if i16::from(token.value()) > self.total(screenplay) {
                return Err(format!("a movie got the token {token}, more than its total"));
            }
        }
        if seen != TokenSet::FULL {
            return Err(format!("there are {} tokens, not {}", seen.len(), TokenSet::FULL.len()));
        }
        Ok(())
    }

    /// Money plus middle is constant.
    fn audit_money(&self) -> Result<(), String> {
        let owned: u32 =
            self.money.taken(self.seats.into()).iter().map(|&own| u32::from(own)).sum();
        let each = self.set.starting_money(self.seats.into());
        let all = u32::from(each) * u32::from(self.seats);
        if owned + u32::from(self.middle) != all {
            return Err(format!("{owned} money and {} in the middle are not {all}", self.middle));
        }
        if self.middle >= self.seats {
            return Err(format!("{} in the middle could be dealt out", self.middle));
        }
        Ok(())
    }

    /// Awards lie on finished movies of the right genre, and only when it is time for them. That each is
    /// given at most once follows from how they are kept.
    fn audit_awards(&self) -> Result<(), String> {
        let is_over = self.phase == Phase::Over;
        for (award, movie) in self.awards.held() {
            let (genre, due) = match award {
                Award::FirstMovie(genre) => (Some(genre), true),
                Award::BestMovie(quarter) => (None, is_over || quarter < self.quarter),
                Award::MovieOfTheYear(genre) => (Some(genre), is_over),
                Award::WorstMovie | Award::BestDirector => (None, is_over),
            };
            if !due || !self.finished.contains(movie) {
                return Err(format!("{} is given too early or to no movie", award.id()));
            }
            if genre.is_some_and(|genre| self.set.genre(movie) != genre) {
                return Err(format!("{} went to another genre", award.id()));
            }
        }
        if self.awards.best_director.is_some() && !is_over {
            return Err("Best Director is given too early".to_owned());
        }
        Ok(())
    }

    fn audit_turn(&self) -> Result<(), String> {
        let hand = !self.hand.is_empty();
        if hand != (self.phase == Phase::Placing) {
            return Err("chips are in hand when none are placed, or the other way round".into());
        }
        if self.quarter >= QUARTERS || usize::from(self.location) >= self.set.locations().len() {
            return Err("there is no such quarter or location".to_owned());
        }
        let at_table = |seat: Seat| seat.index() < usize::from(self.seats);
        if !at_table(self.turn) || !at_table(self.start) {
            return Err("somebody who does not play has the turn or the start marker".to_owned());
        }
        if let Some((seat, bid)) = self.auction.highest {
            let can_pay = bid <= self.money[seat];
            if !can_pay || seat == self.turn || self.auction.passed.contains(seat) {
                return Err("the highest bidder can't pay, passed or is asked again".to_owned());
            }
        }
        Ok(())
    }
}

/// Every space that a screenplay can have.
fn all_spaces() -> impl Iterator<Item = Space> {
    (0..=Space::GUEST.0).map(Space)
}
