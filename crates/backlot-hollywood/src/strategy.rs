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
use backlot_core::{Context, Game, Seat};
use backlot_strategy::{
    Buffers, Capabilities, Constant, DataFiles, Features, Knowledge, ScoreParts, SearchConfig,
    Strategy, best_at_random, data_file, mix_ratings,
};

use self::lot::Lot;
use self::params::{CONSTANTS, Knob, PolicyParams};
use crate::{Action, Card, Event, Hollywood, Phase};

/// How carefully something is worked out: exactly, or quickly for playouts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Care {
    Exact,
    Quick,
}

impl Strategy for Hollywood {
    const CONSTANTS: &'static [Constant] = &CONSTANTS;

    const CAPABILITIES: Capabilities<Self> = Capabilities {
        features: Some(Features { count: features::FEATURES, write: Self::write_features }),
        score_parts: Some(ScoreParts { list: Self::points_by_part, name: parts::name }),
        solver: Some(Self::solve_contest),
        // Drafts and votes are secret, too, but there it costs little to be predictable.
        secret_bidding: Some(|game| matches!(game.phase, Phase::Bidding | Phase::Offering)),
        plan: Some(|game, seat, constants| game.plan_films(seat, PolicyParams(constants))),
        missed: Some(Self::missed_income),
        ..Capabilities::NONE
    };

    // Later years are noise.
    const SEARCH: SearchConfig = SearchConfig { playout_horizon: 1, ..SearchConfig::DEFAULT };

    fn knowledge() -> &'static Knowledge {
        static KNOWLEDGE: LazyLock<Knowledge> = LazyLock::new(|| {
            let files = DataFiles {
                constants: Some(data_file!("constants.toml")),
                value: Some(data_file!("value.txt")),
                ..DataFiles::default()
            };
            Knowledge::built_in::<Hollywood>("hollywood", &files)
                .unwrap_or_else(|error| panic!("{error}"))
        });
        &KNOWLEDGE
    }

    fn stage(&self) -> u32 {
        u32::from(self.year)
    }

    fn rate(&self, seat: Seat, constants: &[f32], legal: &[Action], ratings: &mut Vec<f32>) {
        ratings.clear();
        let params = PolicyParams(constants);
        match self.phase {
            Phase::Bidding => self.rate_bids(seat, params, legal, ratings),
            Phase::Keeping => self.rate_keeping(seat, params, legal, ratings),
            Phase::Giving(to) => self.rate_giving(to, params, legal, ratings),
            Phase::Drafting => {
                let cards = legal.iter().map(|&action| match action {
                    Action::Draft(card) => card,
                    _ => Card::NONE,
                });
                self.rate_cards(seat, cards, params, |_, rating| ratings.push(rating));
            }
            Phase::Offering => self.rate_offers(seat, params, Care::Exact, legal, ratings),
            Phase::PlayingAgent(_) | Phase::Voting => {
                ratings.extend(legal.iter().map(|&action| self.rate_rival(action)));
            }
            Phase::Handing { .. } => self.rate_gifts(seat, params, legal, ratings),
            Phase::Building | Phase::Rebuilding(_) => {
                self.rate_places(seat, params, legal, ratings);
            }
            Phase::Reviewing(_) => {
                let gain = self.rebuilding_gain(seat, params);
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
        let params = PolicyParams(constants);
        match self.phase {
            Phase::Drafting => return self.best_pick(seat, params, rng),
            Phase::Building | Phase::Rebuilding(_) => return self.next_place(seat, params),
            _ => {}
        }
        self.list_legal(seat, &mut buffers.legal);
        if let [only] = buffers.legal[..] {
            return only;
        }
        self.rate(seat, constants, &buffers.legal, &mut buffers.ratings);
        let place = match self.phase {
            Phase::Bidding | Phase::Offering => {
                mix_ratings(&mut buffers.ratings, params[Knob::Mixing], rng)
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
        let params = PolicyParams(constants);
        match self.phase {
            Phase::Building | Phase::Rebuilding(_) if self.slate_in_work(seat).decided() == 0 => {
                self.build_planned(seat, params, cx);
            }
            Phase::Reviewing(_) => self.review(seat, params, cx),
            Phase::Offering => {
                let Buffers { legal, ratings } = buffers;
                self.list_legal(seat, legal);
                ratings.clear();
                self.rate_offers(seat, params, Care::Quick, legal, ratings);
                let place = mix_ratings(ratings, params[Knob::Mixing], rng);
                self.apply(seat, legal[place], cx);
            }
            _ => {
                let action = self.play(seat, constants, rng, buffers);
                self.apply(seat, action, cx);
            }
        }
    }
}

impl Hollywood {
    /// The draft pick that rates best.
    fn best_pick(&self, seat: Seat, params: PolicyParams<'_>, rng: &mut Fast) -> Action {
        let (mut best, mut rating, mut equals) = (Card::NONE, f32::NEG_INFINITY, 0);
        self.rate_cards(seat, self.hands[seat].iter(), params, |card, value| {
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
        params: PolicyParams<'_>,
        legal: &[Action],
        ratings: &mut Vec<f32>,
    ) {
        let held = self.held[seat];
        let lot = Lot::of(&self.set, held);
        let figurine = self.figurine_rate(seat, params);
        for &action in legal {
            let Action::Hand(card) = action else { continue };
            let place = held.iter().position(|other| other == card).unwrap_or(0);
            let income = lot.income(lot.all() & !(1 << place));
            let figurines = f32::from(self.set.face(card).figurines);
            let envy = params[Knob::Envy] * self.star_appeal(card);
            ratings.push(f32::from(income) - figurine * figurines - envy);
        }
    }
}
