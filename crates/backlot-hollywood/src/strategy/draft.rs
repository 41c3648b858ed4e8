//! Draft picks and star cards before the films are made: what a card adds to two films that are still a hope.

use backlot_core::Seat;

use super::params::{Knob, PolicyParams};
use crate::components::{HAND, YEARS};
use crate::slate::MAX_HELD;
use crate::{Card, CardSet, Components, Face, Hollywood, Job, Kind};

/// Two films are the aim: eight of nine cards are their scripts, directors, actors and actresses.
const FILMS: u8 = 2;
const FULL_FILM: f32 = 4.0;
/// Figurines on a card that somebody picked, on average.
const FIGURINES_A_CARD: f32 = 0.8;

/// Cards in hand, as far as they matter for two films.
#[derive(Clone, Copy, Default)]
pub(super) struct Hopes {
    /// The role and icons of each card.
    cards: [(Role, u8); MAX_HELD + 1],
    count: usize,
    scripts: u8,
    directors: u8,
    actors: u8,
    actresses: u8,
    /// How much of what films lack will still be found.
    fill: f32,
    /// What two films of each pair of genres would earn by their genre.
    pairs: [f32; PAIRS.len()],
    best: f32,
}

/// Every two genres, by their bits.
const PAIRS: [(u8, u8); 10] =
    [(1, 1), (2, 2), (4, 4), (8, 8), (1, 2), (1, 4), (1, 8), (2, 4), (2, 8), (4, 8)];

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Role {
    #[default]
    Script,
    Director,
    Cast,
    /// A Stage Manager.
    Extra,
}

impl Hopes {
    pub(super) fn of(set: &Components, held: CardSet, fill: f32) -> Self {
        let mut hopes = Self { fill, ..Self::default() };
        for card in held.iter().take(MAX_HELD) {
            hopes.add(*set.face(card));
        }
        for (i, (first, second)) in PAIRS.into_iter().enumerate() {
            hopes.pairs[i] = hopes.pair_value(first, second);
            hopes.best = hopes.best.max(hopes.pairs[i]);
        }
        hopes
    }

    /// What the best two films would earn by their genre.
    pub(super) fn value(&self) -> f32 {
        self.best
    }

    /// What they would earn more with this card.
    fn gain(&self, face: Face) -> f32 {
        let genres = face.genres.bits();
        if genres == 0 {
            return 0.0;
        }
        let mut with = *self;
        with.add(face);
        let mut best = self.best;
        for (first, second) in PAIRS {
            if genres & (first | second) != 0 {
                best = best.max(with.pair_value(first, second));
            }
        }
        best - self.best
    }

    fn add(&mut self, face: Face) {
        let role = match face.kind {
            Kind::Script => {
                self.scripts += 1;
                Role::Script
            }
            Kind::Director => {
                self.directors += 1;
                Role::Director
            }
            Kind::Actor => {
                self.actors += 1;
                Role::Cast
            }
            Kind::Actress => {
                self.actresses += 1;
                Role::Cast
            }
            Kind::Crew => {
                if face.is(Job::Editor) {
                    self.directors += 1;
                }
                Role::Extra
            }
        };
        if !face.genres.is_empty() {
            self.cards[self.count] = (role, face.genres.bits());
            self.count += 1;
        }
    }

    fn pair_value(&self, first: u8, second: u8) -> f32 {
        // Room for each role in either film.
        let mut room = [[1u8, 1, 2, 9]; 2];
        let mut matched = [0u8; 2];
        let mut both = [(Role::Script, 0u8); MAX_HELD + 1];
        let mut both_count = 0;
        for &(role, genres) in &self.cards[..self.count] {
            match (genres & first != 0, genres & second != 0) {
                (true, false) => take(&mut room[0], &mut matched[0], role),
                (false, true) => take(&mut room[1], &mut matched[1], role),
                (true, true) => {
                    both[both_count] = (role, genres);
                    both_count += 1;
                }
                (false, false) => {}
            }
        }
        let larger = usize::from(matched[1] > matched[0]);
        for &(role, _) in &both[..both_count] {
            let film = if room[larger][role as usize] > 0 { larger } else { 1 - larger };
            take(&mut room[film], &mut matched[film], role);
        }
        let value = |matched: u8| {
            let matched = f32::from(matched);
            let lacking = (FULL_FILM - matched).max(0.0);
            let cards = matched + self.fill * lacking;
            cards * cards + (FULL_FILM - cards).max(0.0)
        };
        value(matched[0]) + value(matched[1])
    }
}

#[inline]
fn take(room: &mut [u8; 4], matched: &mut u8, role: Role) {
    let room = &mut room[role as usize];
    if *room > 0 {
        *room -= 1;
        *matched += 1;
    }
}

/// What crew earn on their own in a good film.
fn crew_value(job: Job, params: PolicyParams<'_>) -> f32 {
    let scale = params[Knob::Crew];
    match job {
        Job::Agent => params[Knob::Agent],
        Job::Double => params[Knob::Double],
        Job::MakeupArtist => 1.5 * scale,
        Job::SoundEngineer | Job::Extras | Job::CastingSpecialist => 3.0 * scale,
        Job::Editor | Job::ScriptRewriter => 3.5 * scale,
        Job::Producer => 6.5 * scale,
        Job::SetDesigner => 5.0 * scale,
        Job::StageManager | Job::SpecialEffectsExpert | Job::ScoreWriter | Job::StuntPerformer => {
            scale
        }
    }
}

impl Hollywood {
    /// What a figurine among one's cards is worth.
    pub(super) fn figurine_rate(&self, seat: Seat, params: PolicyParams<'_>) -> f32 {
        let years = f32::from(YEARS - self.year);
        let own = self.set.figurines(self.held[seat]) as f32;
        let usual = FIGURINES_A_CARD * self.held[seat].len() as f32;
        let push = params[Knob::FigurinePush] + params[Knob::Commitment] * (own - usual);
        f32::from(self.awards[seat]) + params[Knob::FigurineHope] * years + push.max(0.0)
    }

    /// What a card would add to these hopes.
    pub(super) fn hoped_gain(
        &self,
        hopes: &Hopes,
        card: Card,
        figurine: f32,
        params: PolicyParams<'_>,
    ) -> f32 {
        let face = self.set.face(card);
        let mut gain = figurine * f32::from(face.figurines);
        let fits = match face.kind {
            Kind::Script => hopes.scripts < FILMS,
            Kind::Director => {
                let needed = hopes.directors < FILMS;
                gain += if needed { params[Knob::Need] } else { 0.0 };
                needed
            }
            Kind::Actor => {
                let needed = hopes.actors < FILMS;
                gain += if needed { params[Knob::Duo] } else { 0.0 };
                needed
            }
            Kind::Actress => {
                let needed = hopes.actresses < FILMS;
                gain += if needed { params[Knob::Duo] } else { 0.0 };
                needed
            }
            Kind::Crew => true,
        };
        gain += f32::from(face.coins) * if fits { 1.0 } else { params[Knob::Surplus] };
        if let Some(job) = face.job {
            gain += crew_value(job, params);
            if job == Job::Editor && hopes.directors < FILMS {
                gain += 0.5 * params[Knob::Need];
            }
        }
        gain + hopes.gain(*face)
    }

    /// How much of what films lack will still be found with so many cards to come.
    pub(super) fn fill(to_come: usize, params: PolicyParams<'_>) -> f32 {
        (params[Knob::Fill] * to_come as f32 / MAX_HELD as f32).min(0.95)
    }

    /// Rates cards to pick by what they add.
    pub(super) fn rate_cards(
        &self,
        seat: Seat,
        cards: impl Iterator<Item = Card>,
        params: PolicyParams<'_>,
        mut tell: impl FnMut(Card, f32),
    ) {
        let to_come = HAND - usize::from(self.step);
        let hopes = Hopes::of(&self.set, self.held[seat], Self::fill(to_come, params));
        let figurine = self.figurine_rate(seat, params);
        for card in cards {
            tell(card, self.hoped_gain(&hopes, card, figurine, params));
        }
    }

    /// How good a star card is for anybody.
    pub(super) fn star_appeal(&self, card: Card) -> f32 {
        let face = self.set.face(card);
        let own = if face.kind == Kind::Crew { 1.0 } else { 4.0 };
        let icons = if face.genres.len() > 1 { 1.0 } else { 0.0 };
        own + icons + f32::from(face.coins) + f32::from(face.figurines)
    }

    /// Money and what the Films of the Year are worth by now: how well somebody stands, as all can see.
    pub(super) fn standing(&self, seat: Seat) -> f32 {
        let figurines = self.set.figurines(self.piles[seat]) as f32;
        f32::from(self.money[seat]) + f32::from(self.awards[seat]) * figurines
    }
}
