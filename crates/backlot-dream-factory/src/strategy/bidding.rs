//! What a lot is worth, and the quick answers of playouts.

use backlot_core::{BySeat, Context, Seat};

use super::outlook::{Outlook, Scene};
use super::params::PolicyParams;
use super::placing::Desk;
use crate::{Action, DreamFactory, Event, Phase};

/// What each seat would pay for the chips that are auctioned, as far as they are its own gain. Seats that are out don't
/// count any more.
pub(super) type Keenness = BySeat<f32>;

/// What the seat bids at most, as it looks at the others: it pays more to keep a lot from a keen rival, and drives the
/// price up as long as somebody will surely pay more (DF-A4: what is paid goes to the others).
pub(super) fn limit_among(
    game: &DreamFactory,
    keenness: &Keenness,
    seat: Seat,
    params: &PolicyParams,
) -> f32 {
    let rivals = game.all_seats().filter(|&one| one != seat && !game.auction.passed.contains(one));
    let keenest = rivals.map(|one| keenness[one]).fold(0.0, f32::max);
    (keenness[seat] + params.deny * keenest).max(params.push * keenest)
}

/// Bids beside a limit by so much are e times less likely.
const SPREAD: f32 = 1.5;
/// Nobody is ruled out.
const NEVER_SURE: f32 = 0.05;

impl Outlook<'_> {
    /// What the seat would pay for the chips that are auctioned, the others apart.
    pub(super) fn limit(&self, seat: Seat, desk: &Desk) -> f32 {
        let game = self.game;
        let lot = game.chips_on(usize::from(game.location));
        self.price_for(self.lot_gain(desk, lot), f32::from(game.money[seat]))
    }

    /// What the seat would pay for a gain if it had so much money.
    pub(super) fn price_for(&self, gain: f32, money: f32) -> f32 {
        let params = &self.params;
        let pay = params.pay_early + (params.pay_late - params.pay_early) * self.late;
        let rich = 1.0 + params.rich * (1.0 - self.late) * (self.riches - 1.0);
        let limit = ((gain + params.marker) * pay * rich.max(0.2)).max(0.0);
        // A smooth way not to spend all at once.
        limit / (1.0 + params.save * (1.0 - self.late) * limit / money.max(1.0))
    }
}

pub(super) fn keenness(scene: &Scene<'_>, seat: Seat, constants: &[f32]) -> f32 {
    let outlook = Outlook::new(scene, seat, PolicyParams::new(constants));
    outlook.limit(seat, &outlook.desk(seat)).min(f32::from(scene.game.money[seat]))
}

impl DreamFactory {
    pub(super) fn play_bid(&self, seat: Seat, constants: &[f32]) -> Action {
        if self.auction.least_bid() > self.money[seat] {
            return Action::Pass;
        }
        self.bid_up_to(self.bid_limit(seat, constants))
    }

    /// What the seat bids at most.
    pub(super) fn bid_limit(&self, seat: Seat, constants: &[f32]) -> f32 {
        let (scene, params) = (Scene::new(self), PolicyParams::new(constants));
        let looks_at_others = params.deny > 0.0 || params.push > 0.0;
        // The others are taken to judge like oneself.
        let keenness = BySeat::from_fn(|one| {
            let counts = one.index() < usize::from(self.seats) && (one == seat || looks_at_others);
            if counts { keenness(&scene, one, constants) } else { 0.0 }
        });
        limit_among(self, &keenness, seat, &params)
    }

    /// Whether the next bid would be the seat's last: about all that the lot is worth to it. (Looking at bids above the limit, too, made
    /// level normal no better against weaker ones and much harder to foresee.)
    pub(super) fn is_last_bid(&self, seat: Seat, constants: &[f32]) -> bool {
        let least = self.auction.least_bid();
        let left = self.bid_limit(seat, constants) - f32::from(least);
        least <= self.money[seat] && (0.0..1.0).contains(&left)
    }

    /// How well what the seat did in this auction fits these constants: who leads should want to pay that much, who passed no more
    /// than was bid.
    pub(super) fn bids_fit(&self, seat: Seat, constants: &[f32]) -> f32 {
        let bid = self.auction.highest.map_or(0.0, |(_, bid)| f32::from(bid));
        let leads = self.auction.highest.is_some_and(|(leader, _)| leader == seat);
        let passed = self.auction.passed.contains(seat);
        if !leads && !passed {
            return 1.0;
        }
        let limit = self.bid_limit(seat, constants).min(f32::from(self.money[seat]));
        let beside = if leads { bid - limit } else { limit - bid - 1.0 };
        (-beside.max(0.0) / SPREAD).exp().max(NEVER_SURE)
    }

    fn bid_up_to(&self, limit: f32) -> Action {
        let least = self.auction.least_bid();
        if limit >= f32::from(least) { Action::Bid(least) } else { Action::Pass }
    }

    /// Plays an auction to its end. Everybody knows what a lot is worth to each: within a playout nobody errs about that.
    pub(super) fn play_auction(
        &mut self,
        opponents: &BySeat<&[f32]>,
        cx: &mut impl Context<Event>,
    ) {
        let mut known = Keenness::default();
        let before = self.clone();
        let scene = Scene::new(&before);
        for seat in self.all_seats().filter(|&seat| !self.auction.passed.contains(seat)) {
            known[seat] = keenness(&scene, seat, opponents[seat]);
        }
        while self.phase == Phase::Bidding {
            let seat = self.turn;
            let action = if self.auction.least_bid() > self.money[seat] {
                Action::Pass
            } else {
                self.bid_up_to(limit_among(self, &known, seat, &PolicyParams::new(opponents[seat])))
            };
            self.act(action, cx);
        }
    }

    /// What the screenplays of a studio are worth to the seat.
    pub(super) fn studio_value(&self, seat: Seat, number: u8, constants: &[f32]) -> f32 {
        let mut with = self.clone();
        with.screenplays[seat] = self.set.studio(number);
        let outlook = Outlook::new(&Scene::new(&with), seat, PolicyParams::new(constants));
        outlook.desk_value(&outlook.desk(seat))
    }

    pub(super) fn play_studio(&self, seat: Seat, constants: &[f32]) -> Action {
        let value = |number: &u8| self.studio_value(seat, *number, constants);
        let best = self.studios_left().max_by(|a, b| value(a).total_cmp(&value(b)));
        Action::Studio(best.expect("there is a studio for every player"))
    }

    pub(super) fn play_take(&self, seat: Seat, constants: &[f32]) -> (Action, Option<Action>) {
        let outlook = Outlook::new(&Scene::new(self), seat, PolicyParams::new(constants));
        let desk = outlook.desk(seat);
        // Some chip is always left, and to discard it costs nothing.
        let mut best = (f32::NEG_INFINITY, Action::Decline, None);
        for chip in self.party.iter() {
            let plan = outlook.chip_plan(&desk, chip);
            if plan.gain > best.0 {
                let place = plan.first.unwrap_or(Action::Discard(chip));
                best = (plan.gain, Action::Take(chip), Some(place));
            }
        }
        (best.1, best.2)
    }

    pub(super) fn play_place(&self, seat: Seat, constants: &[f32]) -> Action {
        let outlook = Outlook::new(&Scene::new(self), seat, PolicyParams::new(constants));
        let plan = outlook.lot_plan(&outlook.desk(seat), self.hand);
        plan.first.unwrap_or_else(|| {
            Action::Discard(self.hand.iter().next().expect("placing means that chips are in hand"))
        })
    }
}

#[cfg(test)]
mod tests {
    use backlot_core::chance::Fast;
    use backlot_core::{Game, Playable, SetupRequest, WithoutEvents};
    use backlot_strategy::Strategy;

    use super::*;

    fn auction() -> DreamFactory {
        let setup = DreamFactory::setup(&SetupRequest::seats(4)).unwrap();
        DreamFactory::new(&setup, &mut WithoutEvents(Fast::new(3)))
    }

    #[test]
    fn bids_tell_by_which_constants_somebody_plays() {
        let tuned = &DreamFactory::knowledge().tuned;
        let mut game = auction();
        let (seat, cx) = (game.turn, &mut WithoutEvents(Fast::new(1)));
        let capabilities = DreamFactory::CAPABILITIES;
        let auction_in = |game| capabilities.auction_in(game).expect("an auction is on");
        assert!(!(auction_in(&game).has_begun)(&game));
        let limit = game.bid_limit(seat, tuned);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a small limit"
        )]
        let fair = limit as u8;
        let mut keen = game.clone();
        keen.apply(seat, Action::Bid(fair + 4), cx);
        assert!((auction_in(&keen).has_begun)(&keen));
        assert!(
            keen.bids_fit(seat, tuned) < 0.3,
            "nobody with these constants would pay that much"
        );
        let next = keen.turn;
        assert!(
            (keen.bids_fit(next, tuned) - 1.0).abs() < 1e-6,
            "who was not asked has shown nothing"
        );
        game.apply(seat, Action::Bid(0), cx);
        assert!((game.bids_fit(seat, tuned) - 1.0).abs() < 1e-6, "everybody would");
        let next = game.turn;
        assert!(game.bid_limit(next, tuned) > 2.0, "the lot is worth something");
        game.apply(next, Action::Pass, cx);
        assert!(game.bids_fit(next, tuned) < 0.7, "who passes at once wants less");
    }
}
