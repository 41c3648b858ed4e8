//! How to play the game well: what bots are built on.

mod constants;
mod features;
mod outlook;
mod parts;
mod policy;
mod prospect;
mod solver;

use std::sync::LazyLock;

use backlot_core::Seat;
use backlot_core::chance::Fast;
use backlot_strategy::{
    Buffers, Capabilities, Constant, DataFiles, Features, Knowledge, ScoreParts, SearchConfig,
    Strategy, best_at_random, data_file,
};

use self::constants::CONSTANTS;
use crate::{Action, HollywoodCards};

impl Strategy for HollywoodCards {
    const CONSTANTS: &'static [Constant] = &CONSTANTS;

    const CAPABILITIES: Capabilities<Self> = Capabilities {
        features: Some(Features { count: features::FEATURES, write: features::features }),
        score_parts: Some(ScoreParts { list: parts::parts, name: parts::name }),
        solver: Some(solver::solve),
        ..Capabilities::NONE
    };

    // To the end of the round: as strong as playouts to the end of the game, in a quarter of the time.
    const SEARCH: SearchConfig = SearchConfig { playout_horizon: 1, ..SearchConfig::DEFAULT };

    fn knowledge() -> &'static Knowledge {
        static KNOWLEDGE: LazyLock<Knowledge> = LazyLock::new(|| {
            let files = DataFiles {
                constants: Some(data_file!("constants.toml")),
                value: Some(data_file!("value.txt")),
                ..DataFiles::default()
            };
            Knowledge::built_in::<HollywoodCards>("hollywood-cards", &files)
                .unwrap_or_else(|error| panic!("{error}"))
        });
        &KNOWLEDGE
    }

    fn stage(&self) -> u32 {
        u32::from(self.round)
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
}
