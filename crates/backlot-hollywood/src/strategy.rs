//! How to play the game well: what bots are built on.
//!
//! `lot` finds the best slates exactly and fast; `draft`, `bids` and `films` rate the actions of the stages; `mind`
//! names the constants they go by; `contest` solves the last rounds of the last year; `features` and `parts` are for
//! the learned value and for explanations.

mod bids;
mod contest;
mod draft;
mod features;
mod films;
mod lot;
mod params;
mod parts;

use std::sync::LazyLock;

use backlot_core::chance::Fast;
use backlot_core::{Context, Game, Seat, Text};
use backlot_strategy::{Buffers, Constant, Knowledge, Part, Strategy, best_at_random};

use self::lot::Lot;
use self::params::{CONSTANTS, Knob, PolicyParams};
use crate::{Action, Card, Components, Event, Hollywood, Phase};

static KNOWLEDGE: LazyLock<Knowledge> = LazyLock::new(|| {
    let constants = include_str!("../bots/constants.toml");
    let weights = include_str!("../bots/value.txt");
    Knowledge::read("hollywood", &CONSTANTS, Hollywood::FEATURES, constants, weights)
        .expect("the game's own files are tested")
});

/// How carefully something is worked out: exactly, or quickly for playouts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Care {
    Exact,
    Quick,
}

impl Strategy for Hollywood {
    const FEATURES: usize = features::FEATURES;
    const IS_FULLY_VISIBLE: bool = false;
    /// Later years are noise.
    const PLAYOUT_HORIZON: u32 = 1;

    fn constants() -> &'static [Constant] {
        &CONSTANTS
    }

    fn knowledge() -> &'static Knowledge {
        &KNOWLEDGE
    }

    fn rate(&self, seat: Seat, constants: &[f32], legal: &[Action], ratings: &mut Vec<f32>) {
        ratings.clear();
        let mind = PolicyParams(constants);
        match self.phase {
            Phase::Bidding => self.rate_bids(seat, mind, legal, ratings),
            Phase::Keeping => self.rate_keeping(seat, mind, legal, ratings),
            Phase::Giving(to) => self.rate_giving(to, mind, legal, ratings),
            Phase::Drafting => {
                let cards = legal.iter().map(|&action| match action {
                    Action::Draft(card) => card,
                    _ => Card::NONE,
                });
                self.rate_cards(seat, cards, mind, |_, rating| ratings.push(rating));
            }
            Phase::Offering => self.rate_offers(seat, mind, Care::Exact, legal, ratings),
            Phase::PlayingAgent(_) | Phase::Voting => {
                ratings.extend(legal.iter().map(|&action| self.rate_rival(action)));
            }
            Phase::Handing { .. } => self.rate_gifts(seat, mind, legal, ratings),
            Phase::Building | Phase::Rebuilding(_) => self.rate_places(seat, mind, legal, ratings),
            Phase::Reviewing(_) => {
                let gain = self.rebuilding_gain(seat, mind);
                let rate = |&action: &Action| if action == Action::Rebuild { gain } else { 0.0 };
                ratings.extend(legal.iter().map(rate));
            }
            Phase::Over => {}
        }
    }

    fn play(
        &self,
        seat: Seat,
        constants: &[f32],
        rng: &mut Fast,
        buffers: &mut Buffers<Action>,
    ) -> Action {
        let mind = PolicyParams(constants);
        match self.phase {
            Phase::Drafting => return self.best_pick(seat, mind, rng),
            Phase::Building | Phase::Rebuilding(_) => return self.next_place(seat, mind),
            _ => {}
        }
        self.list_legal(seat, &mut buffers.legal);
        if let [only] = buffers.legal[..] {
            return only;
        }
        self.rate(seat, constants, &buffers.legal, &mut buffers.ratings);
        let place = match self.phase {
            Phase::Bidding | Phase::Offering => {
                mixed(&mut buffers.ratings, mind[Knob::Mixing], rng)
            }
            _ => best_at_random(&buffers.ratings, rng),
        };
        buffers.legal[place]
    }

    fn advance(
        &mut self,
        seat: Seat,
        constants: &[f32],
        rng: &mut Fast,
        buffers: &mut Buffers<Action>,
        cx: &mut impl Context<Event>,
    ) {
        let mind = PolicyParams(constants);
        match self.phase {
            Phase::Building | Phase::Rebuilding(_) if self.slate_in_work(seat).decided() == 0 => {
                self.build_planned(seat, mind, cx);
            }
            Phase::Reviewing(_) => self.review(seat, mind, cx),
            Phase::Offering => {
                let Buffers { legal, ratings } = buffers;
                self.list_legal(seat, legal);
                ratings.clear();
                self.rate_offers(seat, mind, Care::Quick, legal, ratings);
                let place = mixed(ratings, mind[Knob::Mixing], rng);
                self.apply(seat, legal[place], cx);
            }
            _ => {
                let action = self.play(seat, constants, rng, buffers);
                self.apply(seat, action, cx);
            }
        }
    }

    fn features(&self, seat: Seat, features: &mut [f32]) {
        self.describe_for(seat, features);
    }

    fn missed(&self, seat: Seat, action: Action) -> Option<(f32, Text)> {
        self.missed_income(seat, action)
    }

    fn plan(&self, seat: Seat, constants: &[f32]) -> Option<(Vec<Action>, Text)> {
        self.plan_films(seat, PolicyParams(constants))
    }

    fn is_bidding_in_secret(&self) -> bool {
        matches!(self.phase, Phase::Bidding | Phase::Offering)
    }

    fn solve(&self, seat: Seat, legal: &[Action], effort: u32) -> Option<Vec<f32>> {
        self.solve_contest(seat, legal, effort)
    }

    fn stage(&self) -> u32 {
        u32::from(self.year)
    }

    fn parts(&self, seat: Seat, parts: &mut Vec<(Part, f32)>) {
        self.points_by_part(seat, parts);
    }

    fn part_name(_components: &Components, part: Part) -> Text {
        parts::name(part)
    }
}

impl Hollywood {
    /// The draft pick that rates best.
    fn best_pick(&self, seat: Seat, mind: PolicyParams<'_>, rng: &mut Fast) -> Action {
        let (mut best, mut rating, mut equals) = (Card::NONE, f32::NEG_INFINITY, 0);
        self.rate_cards(seat, self.hands[seat].iter(), mind, |card, value| {
            if value > rating {
                (best, rating, equals) = (card, value, 1);
            } else if value == rating {
                equals += 1;
                if rng.index(equals) == 0 {
                    best = card;
                }
            }
        });
        Action::Draft(best)
    }

    /// Agents go against whoever stands best; votes to whoever stands worst.
    fn rate_rival(&self, action: Action) -> f32 {
        match action {
            Action::Agent(target) => self.standing(target),
            Action::Vote(nominee) => -self.standing(nominee),
            _ => 0.0,
        }
    }

    /// HW-G2: the card that is missed least.
    fn rate_gifts(
        &self,
        seat: Seat,
        mind: PolicyParams<'_>,
        legal: &[Action],
        ratings: &mut Vec<f32>,
    ) {
        let held = self.held[seat];
        let lot = Lot::of(&self.set, held);
        let figurine = self.figurine_rate(seat, mind);
        for &action in legal {
            let Action::Hand(card) = action else { continue };
            let place = held.iter().position(|other| other == card).unwrap_or(0);
            let income = lot.income(lot.all() & !(1 << place));
            let figurines = f32::from(self.set.face(card).figurines);
            let envy = mind[Knob::Envy] * self.star_appeal(card);
            ratings.push(f32::from(income) - figurine * figurines - envy);
        }
    }
}

/// A place with a chance that falls by e for each `temperature` that its rating is below the best.
fn mixed(ratings: &mut [f32], temperature: f32, rng: &mut Fast) -> usize {
    let best = ratings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for rating in ratings.iter_mut() {
        *rating = ((*rating - best) / temperature).exp();
        sum += *rating;
    }
    let mut at = sum * (rng.word() >> 40) as f32 / (1u32 << 24) as f32;
    let reached = ratings.iter().position(|weight| {
        at -= weight;
        at < 0.0
    });
    reached.unwrap_or(0)
}
