//! How to play the game well: what bots are built on.

mod constants;
mod features;
mod outlook;
mod parts;
mod policy;
mod prospect;
mod solver;

use std::sync::LazyLock;

use backlot_core::chance::Fast;
use backlot_core::{Seat, Text};
use backlot_strategy::{Buffers, Constant, Knowledge, Part, Strategy, best_at_random};

use self::constants::CONSTANTS;
use crate::{Action, Components, HollywoodCards};

static KNOWLEDGE: LazyLock<Knowledge> = LazyLock::new(|| {
    let constants = include_str!("../bots/constants.toml");
    let weights = include_str!("../bots/value.txt");
    Knowledge::read("hollywood-cards", &CONSTANTS, HollywoodCards::FEATURES, constants, weights)
        .expect("the game's own files are tested")
});

impl Strategy for HollywoodCards {
    const FEATURES: usize = features::FEATURES;
    const IS_FULLY_VISIBLE: bool = true;
    // To the end of the round: as strong as playouts to the end of the game, in a quarter of the time.
    const PLAYOUT_HORIZON: u32 = 1;

    fn constants() -> &'static [Constant] {
        const { &CONSTANTS }
    }

    fn knowledge() -> &'static Knowledge {
        &KNOWLEDGE
    }

    fn rate(&self, seat: Seat, constants: &[f32], legal: &[Action], ratings: &mut Vec<f32>) {
        policy::rate(self, seat, constants, legal, ratings);
    }

    fn play(
        &self,
        seat: Seat,
        constants: &[f32],
        rng: &mut Fast,
        buffers: &mut Buffers<Action>,
    ) -> Action {
        self.list_legal(seat, &mut buffers.legal);
        if let [only] = buffers.legal[..] {
            return only;
        }
        policy::rate(self, seat, constants, &buffers.legal, &mut buffers.ratings);
        buffers.legal[best_at_random(&buffers.ratings, rng)]
    }

    fn features(&self, seat: Seat, features: &mut [f32]) {
        features::features(self, seat, features);
    }

    fn stage(&self) -> u32 {
        u32::from(self.round)
    }

    fn parts(&self, seat: Seat, parts: &mut Vec<(Part, f32)>) {
        parts::parts(self, seat, parts);
    }

    fn part_name(components: &Components, part: Part) -> Text {
        parts::name(components, part)
    }

    fn solve(&self, seat: Seat, legal: &[Action], effort: u32) -> Option<Vec<f32>> {
        solver::solve(self, seat, legal, effort)
    }
}
