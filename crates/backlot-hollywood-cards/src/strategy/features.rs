//! A position in numbers, for the learned value.

use backlot_core::{Seat, SeatSet};

use super::constants::{BY_HAND, PolicyParams};
use super::outlook::{Board, Outlook};
use crate::components::{MAX_COLUMNS, MAX_GENRES};
use crate::state::MAX_PLAYERS;
use crate::{HollywoodCards, ReelStack};

/// How many numbers describe a seat.
pub(super) const FEATURES: usize = 35;

/// Numbers are written one after the other.
struct Writer<'a> {
    features: std::slice::IterMut<'a, f32>,
}

impl Writer<'_> {
    fn add(&mut self, number: f32) {
        if let Some(feature) = self.features.next() {
            *feature = number;
        }
    }

    fn flag(&mut self, set: bool) {
        self.add(f32::from(u8::from(set)));
    }
}

/// How a seat compares with its rivals in something.
struct Lead {
    own: f32,
    over_best: f32,
    over_mean: f32,
}

impl Lead {
    fn new(values: &[f32], seat: Seat) -> Self {
        let own = values[seat.index()];
        let rivals = || values.iter().enumerate().filter(|(i, _)| *i != seat.index());
        let best = rivals().map(|(_, &value)| value).fold(f32::NEG_INFINITY, f32::max);
        let mean = rivals().map(|(_, value)| value).sum::<f32>() / (values.len() - 1) as f32;
        Self { own, over_best: own - best, over_mean: own - mean }
    }
}

pub(super) fn features(game: &HollywoodCards, features: &mut [f32]) {
    for (seat, row) in game.all_seats().zip(features.chunks_exact_mut(FEATURES)) {
        write_row(game, seat, row);
    }
}

fn write_row(game: &HollywoodCards, seat: Seat, features: &mut [f32]) {
    let seats = usize::from(game.seats);
    let board = Board::new(game, PolicyParams::new(&BY_HAND), SeatSet::all(seats));
    let outlook = board.expect(&game.reels);
    let before = board.expect(&[ReelStack::default(); MAX_COLUMNS]);
    let to_come = f32::from(game.rounds() - 1 - game.round);
    let mut writer = Writer { features: features.iter_mut() };
    writer.add(to_come / 3.0);
    writer.add(f32::from(game.set.reels() - game.placed) / 12.0);
    writer.add(f32::from(game.reels_left[seat]) / 4.0);
    writer.flag(seats == 4);
    writer.flag(game.advanced);
    let points: [f32; MAX_PLAYERS] = std::array::from_fn(|i| before.prospects[i].points);
    let points = Lead::new(&points[..seats], seat);
    let values: [f32; MAX_PLAYERS] =
        std::array::from_fn(|i| outlook.prospects[i].value(&outlook.prices));
    let value = Lead::new(&values[..seats], seat);
    // Late leads are worth more than early ones.
    for lead in [&points, &value] {
        writer.add(lead.own / 20.0);
        writer.add(lead.over_best / 10.0);
        writer.add(lead.over_mean / 10.0);
        writer.add(lead.over_best / (1.0 + to_come) / 10.0);
        writer.add(lead.over_mean / (1.0 + to_come) / 10.0);
    }
    let better = values[..seats].iter().filter(|&&other| other > value.own).count();
    writer.add(better as f32 / 3.0);
    describe_projects(game, seat, &outlook, &mut writer);
    describe_studio_cards(game, seat, &mut writer);
    let places = |from: Seat| (seat.index() + seats - from.index()) % seats;
    writer.add(places(game.turn) as f32 / 3.0);
    writer.add(places(game.first) as f32 / 3.0);
    writer.add(game.best_movie_points(seat) as f32 / 10.0);
}

fn describe_projects(
    game: &HollywoodCards,
    seat: Seat,
    outlook: &Outlook,
    writer: &mut Writer<'_>,
) {
    let seats = usize::from(game.seats);
    let to_come = f32::from(game.rounds() - 1 - game.round);
    let largest = |sizes: &[f32; MAX_GENRES]| sizes.iter().copied().fold(0.0, f32::max);
    let sizes: [f32; MAX_PLAYERS] = std::array::from_fn(|i| largest(&outlook.prospects[i].sizes));
    let lead = Lead::new(&sizes[..seats], seat);
    let mut own: Vec<(f32, u32)> = game
        .set
        .genres()
        .map(|genre| {
            let left = game.movie_deck.and(game.set.films_of(genre)).len();
            (outlook.prospects[seat.index()].sizes[usize::from(genre.0)], left)
        })
        .collect();
    own.sort_by(|a, b| b.0.total_cmp(&a.0));
    own.resize(3, (0.0, 0));
    for &(size, left) in &own {
        writer.add(size / 5.0);
        writer.add(to_come * size / 10.0);
        writer.add(left as f32 / 13.0);
    }
    writer.add(lead.over_best / 5.0);
    writer.add(lead.over_mean / 5.0);
    let stars = f32::max(1.0, game.star_deck.len() as f32);
    let sum: f32 = game.star_deck.numbers().map(|star| f32::from(game.set.rating(star))).sum();
    writer.add(sum / stars / 3.0);
}

fn describe_studio_cards(game: &HollywoodCards, seat: Seat, writer: &mut Writer<'_>) {
    let rivals = f32::from(game.seats - 1);
    let has = |flag: bool| f32::from(u8::from(flag));
    let others = || game.all_seats().filter(|&other| other != seat).map(|other| game.studio[other]);
    writer.add(has(game.studio[seat].clap));
    writer.add(has(game.studio[seat].double));
    writer.add(others().map(|cards| has(cards.clap)).sum::<f32>() / rivals);
    writer.add(others().map(|cards| has(cards.double)).sum::<f32>() / rivals);
}
