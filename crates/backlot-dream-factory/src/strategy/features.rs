//! A position in numbers, for the learned value.

use backlot_core::Seat;

use super::outlook::{Outlook, Scene};
use super::params::{CONSTANTS, PolicyParams};
use super::placing::Desk;
use crate::components::{MAX_LOCATIONS, QUARTERS};
use crate::state::MAX_PLAYERS;
use crate::{Award, DreamFactory, Genre, Phase};

/// How many numbers there are.
pub(super) const FEATURES: usize = 56;
/// How many movies in work are looked at one by one.
pub(super) const DRAFTS: usize = 4;

/// Writes numbers one after the other.
pub(super) struct Writer<'a> {
    pub(super) features: &'a mut [f32],
    pub(super) at: usize,
}

impl Writer<'_> {
    pub(super) fn put(&mut self, number: f32) {
        self.features[self.at] = number;
        self.at += 1;
    }
}

/// What a seat gains by the chips that lie open on each location of the quarter, each for itself; nothing where they are gone.
pub(super) type Lots = [f32; MAX_LOCATIONS];

/// Everybody's prospects, looked at once.
pub(super) struct Panorama<'a> {
    pub(super) scene: Scene<'a>,
    pub(super) outlooks: Vec<(Outlook<'a>, Desk)>,
    /// The points that each seat may expect.
    pub(super) expected: [f32; MAX_PLAYERS],
    pub(super) lots: [Lots; MAX_PLAYERS],
}

fn by_hand() -> PolicyParams {
    PolicyParams::new(&CONSTANTS.each_ref().map(|constant| constant.by_hand))
}

fn expected_points(game: &DreamFactory, outlook: &Outlook<'_>, seat: Seat) -> (f32, Desk) {
    let desk = outlook.desk(seat);
    let points = game.movie_points(seat) as f32 + f32::from(game.money[seat]);
    (points + outlook.desk_value(&desk) + outlook.held_value(), desk)
}

impl<'a> Panorama<'a> {
    /// The constants that judge movies here stay the same whatever is tuned later: a learned value fits the numbers it
    /// was trained on.
    pub(super) fn new(game: &'a DreamFactory, params: PolicyParams) -> Self {
        let scene = Scene::new(game);
        let mut expected = [0.0; MAX_PLAYERS];
        let mut lots = [[0.0; MAX_LOCATIONS]; MAX_PLAYERS];
        let mut outlooks = Vec::with_capacity(MAX_PLAYERS);
        for seat in game.all_seats() {
            let outlook = Outlook::new(&scene, seat, params);
            let (points, desk) = expected_points(game, &outlook, seat);
            expected[seat.index()] = points;
            lots[seat.index()] = game.lots(&outlook, &desk);
            outlooks.push((outlook, desk));
        }
        Self { scene, outlooks, expected, lots }
    }

    pub(super) fn features(&self, seat: Seat, features: &mut [f32]) {
        let game = self.scene.game;
        let Some((outlook, desk)) = self.outlooks.get(seat.index()) else { return };
        let mut write = Writer { features, at: 0 };
        game.describe_time(&self.scene, &mut write);
        let expected = &self.expected[..usize::from(game.seats)];
        game.describe_points(seat, expected, outlook.late, &mut write);
        outlook.describe_races(&mut |number| write.put(number));
        self.scene.describe_standing(seat, &mut |number| write.put(number));
        let drafts = desk.nearest_first();
        for at in 0..DRAFTS {
            let (missing, total, value) = drafts.get(at).map_or((1.5, 0.0, 0.0), |draft| {
                (f32::from(draft.missing) / 3.0, f32::from(draft.total) / 10.0, draft.value / 10.0)
            });
            write.put(missing);
            write.put(total);
            write.put(value);
        }
        self.describe_gains(seat, &mut write);
        for spaces in desk.empty_spaces(game) {
            write.put(spaces / 3.0);
        }
        debug_assert_eq!(write.at, FEATURES, "every number has its place");
    }
}

impl Panorama<'_> {
    /// What a seat gains by the chips that are auctioned now, and by all that lie open behind them.
    fn gains(&self, seat: Seat) -> (f32, f32) {
        let mut lots = self.lots[seat.index()].iter().skip(usize::from(self.scene.game.location));
        (lots.next().copied().unwrap_or(0.0), lots.sum())
    }

    fn describe_gains(&self, seat: Seat, write: &mut Writer<'_>) {
        let own = self.gains(seat);
        let rivals = || self.scene.game.all_seats().filter(|&rival| rival != seat);
        let most = |of: fn((f32, f32)) -> f32| {
            rivals().map(|rival| of(self.gains(rival))).fold(0.0, f32::max)
        };
        write.put(own.0 / 10.0);
        write.put((own.0 - most(|gains| gains.0)) / 10.0);
        write.put(own.1 / 20.0);
        write.put((own.1 - most(|gains| gains.1)) / 20.0);
        // Who wants a lot and has no money gets it for nothing or not at all.
        let money = f32::from(self.scene.game.money[seat]);
        write.put(own.0.min(money) / 10.0);
        write.put((own.0 + own.1).min(money) / 10.0);
    }
}

impl DreamFactory {
    fn lots(&self, outlook: &Outlook<'_>, desk: &Desk) -> Lots {
        let here = usize::from(self.location);
        let first = if self.phase == Phase::Bidding { here } else { here + 1 };
        let mut lots = [0.0; MAX_LOCATIONS];
        for (location, gain) in lots.iter_mut().enumerate().take(self.set.locations().len()) {
            if location >= first {
                *gain = outlook.lot_gain(desk, self.chips_on(location));
            }
        }
        lots
    }

    pub(super) fn features_of(&self, seat: Seat) -> [f32; FEATURES] {
        let mut features = [0.0; FEATURES];
        Panorama::new(self, by_hand()).features(seat, &mut features);
        features
    }

    pub(super) fn write_features(&self, features: &mut [f32]) {
        let panorama = Panorama::new(self, by_hand());
        for (seat, row) in self.all_seats().zip(features.chunks_exact_mut(FEATURES)) {
            panorama.features(seat, row);
        }
    }

    fn describe_time(&self, scene: &Scene<'_>, write: &mut Writer<'_>) {
        write.put(1.0);
        write.put(scene.late);
        write.put(f32::from(self.location) / self.set.locations().len() as f32);
        write.put(f32::from(self.seats) - 4.0);
        let open = Genre::ALL.map(|genre| self.awards.movie(Award::FirstMovie(genre)).is_none());
        write.put(open.into_iter().filter(|&open| open).count() as f32);
        write.put((self.stack.len() as f32 + f32::from(u8::from(self.stack_top.is_some()))) / 7.0);
        write.put(f32::from(QUARTERS - 1 - self.quarter) / 3.0);
    }

    fn describe_points(&self, seat: Seat, expected: &[f32], late: f32, write: &mut Writer<'_>) {
        let own = expected[seat.index()];
        let rivals = || self.all_seats().filter(|&rival| rival != seat);
        let best = rivals().map(|rival| expected[rival.index()]).fold(0.0, f32::max);
        let others = f32::from(self.seats - 1);
        let mean = rivals().map(|rival| expected[rival.index()]).sum::<f32>() / others;
        let money = f32::from(self.money[seat]);
        let most = rivals().map(|rival| f32::from(self.money[rival])).fold(0.0, f32::max);
        let all: f32 = rivals().map(|rival| f32::from(self.money[rival])).sum();
        write.put(own / 50.0);
        write.put((own - best) / 10.0);
        write.put((own - best) / 10.0 * late);
        write.put((own - best) / 10.0 * late * late * late);
        write.put((own - mean) / 10.0);
        write.put(self.movie_points(seat) as f32 / 40.0);
        write.put(money / 10.0);
        write.put(money / 10.0 * late);
        write.put((money - most) / 10.0);
        write.put((money - all / others) / 10.0);
        let leads = self.start == seat;
        write.put(f32::from(u8::from(leads)));
        let decides = self.phase != Phase::Over && self.turn == seat;
        write.put(f32::from(u8::from(decides)));
    }
}
