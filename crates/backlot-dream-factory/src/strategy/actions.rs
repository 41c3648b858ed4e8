//! Actions in numbers, for the learned prior.

use backlot_core::Seat;

use super::bidding::keenness;
use super::features;
use super::outlook::{Outlook, Scene};
use super::params::PolicyParams;
use super::placing::Desk;
use crate::{Action, Chip, DreamFactory, Kind, Phase};

/// Numbers of an action itself; those of the position come before them.
const OWN: usize = 31;
/// How many numbers there are for each action.
pub(super) const FEATURES: usize = features::FEATURES + OWN;

/// What is looked at once for all actions.
struct Sight<'a> {
    outlook: Outlook<'a>,
    desk: Desk,
    seat: Seat,
    /// What the seat would pay for the lot, and what the keenest two rivals would who are still in.
    keenness: [f32; 3],
    rivals_in: f32,
    /// The others' desks, for what chips are worth to them.
    rivals: Vec<(Outlook<'a>, Desk)>,
}

impl<'a> Sight<'a> {
    fn new(game: &'a DreamFactory, seat: Seat, constants: &[f32]) -> Self {
        let scene = Scene::new(game);
        let look = |seat| {
            let outlook = Outlook::new(&scene, seat, PolicyParams::new(constants));
            let desk = outlook.desk(seat);
            (outlook, desk)
        };
        let (outlook, desk) = look(seat);
        let others = || game.all_seats().filter(move |&other| other != seat);
        let mut sight =
            Self { outlook, desk, seat, keenness: [0.0; 3], rivals_in: 0.0, rivals: Vec::new() };
        if game.phase == Phase::Bidding {
            sight.keenness[0] = keenness(&scene, seat, constants);
            for rival in others().filter(|&rival| !game.auction.passed.contains(rival)) {
                let keen = keenness(&scene, rival, constants);
                sight.rivals_in += 1.0;
                if keen > sight.keenness[1] {
                    sight.keenness[2] = sight.keenness[1];
                    sight.keenness[1] = keen;
                } else {
                    sight.keenness[2] = sight.keenness[2].max(keen);
                }
            }
        } else if game.phase == Phase::Taking {
            sight.rivals = others().map(look).collect();
        }
        sight
    }

    fn features(
        &self,
        game: &DreamFactory,
        action: Action,
        rating: f32,
        put: &mut impl FnMut(f32),
    ) {
        let kinds = match action {
            Action::Studio(_) => [0.0; 6],
            Action::Pass => [1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
            Action::Bid(_) => [0.0, 1.0, 0.0, 0.0, 0.0, 0.0],
            Action::Take(_) => [0.0, 0.0, 1.0, 0.0, 0.0, 0.0],
            Action::Decline => [0.0, 0.0, 0.0, 1.0, 0.0, 0.0],
            Action::Place { .. } => [0.0, 0.0, 0.0, 0.0, 1.0, 0.0],
            Action::Discard(_) => [0.0, 0.0, 0.0, 0.0, 0.0, 1.0],
        };
        kinds.into_iter().for_each(&mut *put);
        // Behind the policy's best, once as it is and once with what is far behind cut off.
        put(rating.max(-30.0) / 10.0);
        put((rating / 2.0).max(-1.0));
        self.describe_price(game, action, put);
        self.describe_chip(game, action, put);
    }

    /// What a bid costs, or what the lot costs that one leaves to others.
    fn describe_price(&self, game: &DreamFactory, action: Action, put: &mut impl FnMut(f32)) {
        let highest = game.auction.highest.map_or(0, |(_, bid)| bid);
        let price = match action {
            Action::Bid(amount) => amount,
            Action::Pass => highest,
            _ => {
                (0..9).for_each(|_| put(0.0));
                return;
            }
        };
        let cost = f32::from(price);
        let near = |keen: f32| ((keen - cost) / 4.0).clamp(-2.0, 4.0);
        put(cost / 10.0);
        put(self.keenness[0] / 10.0);
        self.keenness.into_iter().for_each(|keen| put(near(keen)));
        put(self.rivals_in / 3.0);
        let jump = price.saturating_sub(game.auction.least_bid());
        put(if action == Action::Pass { 0.0 } else { f32::from(jump) / 3.0 });
        put((f32::from(game.money[self.seat]) - cost) / 10.0);
        put(f32::from(u8::from(highest == 0)));
    }

    /// The chip that is taken or placed, and what becomes of the movie.
    fn describe_chip(&self, game: &DreamFactory, action: Action, put: &mut impl FnMut(f32)) {
        let (outlook, desk) = (&self.outlook, &self.desk);
        let (chip, place) = match action {
            Action::Take(chip) => (chip, outlook.chip_plan(desk, chip).first),
            Action::Place { chip, .. } => (chip, Some(action)),
            Action::Discard(chip) => (chip, None),
            Action::Studio(_) | Action::Pass | Action::Bid(_) | Action::Decline => {
                (0..14).for_each(|_| put(0.0));
                return;
            }
        };
        let set = game.set;
        let kind = set.kind(chip);
        put(f32::from(set.stars(chip)) / 3.0);
        for is in [
            kind == Kind::Director,
            matches!(kind, Kind::Actor | Kind::GuestStar),
            kind == Kind::Agency,
        ] {
            put(f32::from(u8::from(is)));
        }
        put(game.hand.len() as f32 / 3.0);
        put(self.rivals_gain(chip) / 10.0);
        let placed = match place {
            Some(Action::Place { screenplay, space, .. }) => {
                let mut drafts = desk.drafts().iter();
                drafts.find(|draft| draft.screenplay == screenplay).map(|draft| (draft, space))
            }
            _ => None,
        };
        let Some((before, space)) = placed else {
            (0..8).for_each(|_| put(0.0));
            return;
        };
        let after = before.with(game, chip, space, &outlook.needs);
        put(1.0);
        put(f32::from(u8::from(after.missing == 0)));
        put(f32::from(after.missing) / 3.0);
        put(f32::from(after.total) / 10.0);
        put(f32::from(u8::from(before.missing == after.missing)));
        put(before.need - after.need);
        put(before.value / 10.0);
        // How far the movie is compared with the nearest one.
        let least = desk.drafts().iter().map(|draft| draft.need).fold(f32::INFINITY, f32::min);
        put((before.need - least) / 3.0);
    }

    /// What a chip at the party is worth to whom it is worth most.
    fn rivals_gain(&self, chip: Chip) -> f32 {
        let gains = self.rivals.iter().map(|(outlook, desk)| outlook.chip_plan(desk, chip).gain);
        gains.fold(0.0, f32::max)
    }
}

impl DreamFactory {
    pub(super) fn write_action_features(
        &self,
        seat: Seat,
        constants: &[f32],
        actions: &[Action],
        features: &mut [f32],
    ) {
        let position = self.features_of(seat);
        let mut ratings = Vec::new();
        backlot_strategy::Strategy::rate(self, seat, constants, actions, &mut ratings);
        let best = ratings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let sight = Sight::new(self, seat, constants);
        for ((&action, row), rating) in
            actions.iter().zip(features.chunks_exact_mut(FEATURES)).zip(ratings)
        {
            let (first, own) = row.split_at_mut(features::FEATURES);
            first.copy_from_slice(&position);
            let mut own = own.iter_mut();
            sight.features(self, action, rating - best, &mut |number| {
                *own.next().expect("as many numbers as there is room for") = number;
            });
            debug_assert!(own.next().is_none(), "every number has its place");
        }
    }
}
