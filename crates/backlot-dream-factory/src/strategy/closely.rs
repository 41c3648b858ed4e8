//! A position in numbers for the expert's value, which looks more closely: by tuned constants, which see what is scarce and what comes soon, with what
//! the rest of the quarter may bring and who may win the awards.

use backlot_core::Seat;

use super::features::{DRAFTS, FEATURES, Panorama, Writer};
use super::forecast::Forecast;
use super::params::WHEN_LEARNED;
use super::prizes::Prizes;
use crate::DreamFactory;
use crate::state::MAX_PLAYERS;

/// How many numbers come behind the common ones.
const MORE: usize = 58;
/// How many numbers there are.
pub(super) const CLOSE_FEATURES: usize = FEATURES + MORE;
/// Most rivals that a seat can have.
const RIVALS: usize = MAX_PLAYERS - 1;

/// What is looked at once for all seats.
pub(super) struct CloseLook<'a> {
    pub(super) panorama: Panorama<'a>,
    pub(super) forecast: Forecast,
    pub(super) prizes: Prizes,
    /// How many choose before each seat at a party.
    before: [f32; MAX_PLAYERS],
}

impl<'a> CloseLook<'a> {
    fn new(game: &'a DreamFactory) -> Self {
        let panorama = Panorama::new(game, WHEN_LEARNED);
        let (forecast, prizes) = (Forecast::new(&panorama), Prizes::new(&panorama));
        let mut before = [0.0; MAX_PLAYERS];
        for (place, seat) in game.party_order()[..usize::from(game.seats)].iter().enumerate() {
            before[seat.index()] = place as f32;
        }
        Self { panorama, forecast, prizes, before }
    }

    /// By how much the seat is ahead of each rival, the strongest first; `none` where there is no rival.
    fn leads(&self, seat: Seat, none: f32, of: impl Fn(usize) -> f32) -> [f32; RIVALS] {
        let mut leads = [none; RIVALS];
        let seats = self.panorama.outlooks.len();
        let rivals = (0..seats).filter(|&rival| rival != seat.index());
        for (lead, rival) in leads.iter_mut().zip(rivals) {
            *lead = of(seat.index()) - of(rival);
        }
        leads[..seats - 1].sort_by(f32::total_cmp);
        leads
    }

    fn features(&self, seat: Seat, features: &mut [f32]) {
        let (common, more) = features.split_at_mut(FEATURES);
        self.panorama.features(seat, common);
        let mut write = Writer { features: more, at: 0 };
        self.describe_leads(seat, &mut write);
        self.describe_quarter(seat, &mut write);
        self.panorama.scene.describe_genres(seat, &mut |number| write.put(number));
        self.describe_prizes(seat, &mut write);
        debug_assert_eq!(write.at, MORE, "every number has its place");
    }

    fn describe_leads(&self, seat: Seat, write: &mut Writer<'_>) {
        let Self { panorama, forecast, .. } = self;
        let late = panorama.scene.late;
        let to_come = |at: usize| forecast.surplus[at] + forecast.income[at] + forecast.party[at];
        let put_points = |leads: &[f32], write: &mut Writer<'_>| {
            leads.iter().for_each(|lead| write.put(lead.min(30.0) / 10.0));
        };
        put_points(&self.leads(seat, 30.0, |at| panorama.expected[at])[1..3], write);
        let leads = self.leads(seat, 30.0, |at| panorama.expected[at] + to_come(at));
        put_points(&leads[..3], write);
        write.put(leads[0] / 10.0 * late);
        write.put(leads[0] / 10.0 * late * late * late);
        let points = |at: usize| self.prizes.points[at];
        let leads = self.leads(seat, 30.0, points);
        put_points(&leads[..3], write);
        write.put(leads[0] / 10.0 * late);
        write.put(leads[0] / 10.0 * late * late * late);
        let leads = self.leads(seat, 30.0, |at| points(at) + to_come(at));
        put_points(&leads[..3], write);
        write.put(leads[0] / 10.0 * late);
    }

    /// Money, lots and parties.
    fn describe_quarter(&self, seat: Seat, write: &mut Writer<'_>) {
        let Self { panorama, forecast, .. } = self;
        let (own, game) = (seat.index(), panorama.scene.game);
        let now = self.leads(seat, 20.0, |at| f32::from(game.money.0[at]));
        let then = self.leads(seat, 20.0, |at| forecast.money[at]);
        for lead in now[..3].iter().chain(&then[..3]) {
            write.put(lead.min(20.0) / 10.0);
        }
        write.put(forecast.money[own] / 10.0);
        write.put(forecast.surplus[own] / 10.0);
        write.put(forecast.income[own] / 5.0);
        let party = self.leads(seat, 0.0, |at| forecast.party[at]);
        write.put(forecast.party[own] / 10.0);
        write.put(party[0] / 10.0);
        write.put(party.iter().sum::<f32>() / 10.0 / f32::from(game.seats - 1));
        let keen = self.leads(seat, 10.0, |at| forecast.keen[at]);
        keen[..3].iter().for_each(|lead| write.put(lead.min(10.0) / 5.0));
        let next = self.leads(seat, 10.0, |at| forecast.next[at]);
        next[..2].iter().for_each(|lead| write.put(lead.min(15.0) / 10.0));
        write.put(self.before[own] / 3.0);
        write.put(panorama.scene.parties_left / 8.0 * self.before[own] / 3.0);
        write.put(self.leads(seat, 20.0, |at| forecast.surplus[at])[0] / 10.0);
    }

    fn describe_prizes(&self, seat: Seat, write: &mut Writer<'_>) {
        let (prizes, own) = (&self.prizes, seat.index());
        write.put(prizes.points[own] / 50.0);
        write.put(prizes.years[own]);
        write.put(prizes.worst[own]);
        write.put(prizes.director[own]);
        write.put(prizes.movies[own] / 3.0);
        let (outlook, desk) = &self.panorama.outlooks[own];
        let drafts = desk.nearest_first();
        for at in 0..DRAFTS {
            let (chance, total) =
                drafts.get(at).map_or((0.0, 0.0), |draft| outlook.prospect(draft));
            write.put(chance);
            write.put(chance * total / 10.0);
        }
    }
}

impl DreamFactory {
    pub(super) fn write_close_features(&self, features: &mut [f32]) {
        let look = CloseLook::new(self);
        for (seat, row) in self.all_seats().zip(features.chunks_exact_mut(CLOSE_FEATURES)) {
            look.features(seat, row);
        }
    }
}

/// Shows positions of a game by the policy, one at each decision.
#[cfg(test)]
pub(super) fn looks(seats: usize, mut see: impl FnMut(&CloseLook<'_>)) {
    use backlot_core::chance::Fast;
    use backlot_core::{Game, Playable, SetupRequest, WithoutEvents};
    use backlot_strategy::{Buffers, Strategy};

    let setup = DreamFactory::setup(&SetupRequest::seats(seats)).expect("a usual number of seats");
    let (mut cx, mut rng) = (WithoutEvents(Fast::new(4)), Fast::new(5));
    let mut game = DreamFactory::new(&setup, &mut cx);
    while let Some(seat) = game.to_act().first() {
        see(&CloseLook::new(&game));
        let tuned = &DreamFactory::knowledge().tuned;
        game.advance(seat, tuned, &mut rng, &mut Buffers::default(), &mut cx);
    }
}
