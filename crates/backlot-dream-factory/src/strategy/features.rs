//! A position in numbers, for the learned value.

use backlot_core::Seat;

use super::dials::{CONSTANTS, Dials};
use super::draft::Draft;
use super::outlook::{Outlook, Scene};
use super::placing::Desk;
use crate::components::QUARTERS;
use crate::state::MAX_PLAYERS;
use crate::{Award, DreamFactory, Genre, Phase};

/// How many numbers there are.
pub(super) const FEATURES: usize = 44;
const DRAFTS: usize = 4;

/// Writes numbers one after the other.
struct Writer<'a> {
    features: &'a mut [f32],
    at: usize,
}

impl Writer<'_> {
    fn put(&mut self, number: f32) {
        self.features[self.at] = number;
        self.at += 1;
    }
}

/// Everybody's prospects, looked at once.
struct Panorama<'a> {
    scene: Scene<'a>,
    outlooks: Vec<(Outlook<'a>, Desk)>,
    /// The points that each seat may expect.
    expected: [f32; MAX_PLAYERS],
}

impl<'a> Panorama<'a> {
    /// The hand-set constants judge movies here, whatever is tuned later: a learned value fits the numbers it was
    /// trained on.
    fn new(game: &'a DreamFactory) -> Self {
        let scene = Scene::new(game);
        let dials = Dials::new(&CONSTANTS.each_ref().map(|constant| constant.by_hand));
        let mut expected = [0.0; MAX_PLAYERS];
        let mut outlooks = Vec::with_capacity(MAX_PLAYERS);
        for seat in game.all_seats() {
            let outlook = Outlook::new(&scene, seat, dials);
            let desk = outlook.desk(seat);
            let points = game.movie_points(seat) as f32 + f32::from(game.money[seat]);
            expected[seat.index()] = points + outlook.desk_worth(&desk) + outlook.held_worth();
            outlooks.push((outlook, desk));
        }
        Self { scene, outlooks, expected }
    }

    fn describe(&self, seat: Seat, features: &mut [f32]) {
        let game = self.scene.game;
        let Some((outlook, desk)) = self.outlooks.get(seat.index()) else { return };
        let mut write = Writer { features, at: 0 };
        game.describe_time(&self.scene, &mut write);
        let expected = &self.expected[..usize::from(game.seats)];
        game.describe_points(seat, expected, outlook.late, &mut write);
        outlook.describe_races(&mut |number| write.put(number));
        self.scene.describe_standing(seat, &mut |number| write.put(number));
        let mut drafts: Vec<&Draft> = desk.drafts().iter().collect();
        drafts.sort_by(|a, b| a.need.total_cmp(&b.need));
        for at in 0..DRAFTS {
            let (missing, total, worth) = drafts.get(at).map_or((1.5, 0.0, 0.0), |draft| {
                (f32::from(draft.missing) / 3.0, f32::from(draft.total) / 10.0, draft.worth / 10.0)
            });
            write.put(missing);
            write.put(total);
            write.put(worth);
        }
        debug_assert_eq!(write.at, FEATURES, "every number has its place");
    }
}

impl DreamFactory {
    pub(super) fn describe_for(&self, seat: Seat, features: &mut [f32]) {
        Panorama::new(self).describe(seat, features);
    }

    pub(super) fn describe_each(&self, features: &mut [f32]) {
        let panorama = Panorama::new(self);
        for (seat, row) in self.all_seats().zip(features.chunks_exact_mut(FEATURES)) {
            panorama.describe(seat, row);
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
