//! The arguments of `tune`, `learn`, `calibrate` and `analyse`.

use std::path::PathBuf;

use backlot_arena::Entrant;
use backlot_games::GameKind;
use clap::Args;

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Example:
  backlot tune dream-factory --seats 3,4 --rounds 4 --out crates/backlot-dream-factory/bots/constants.toml

Each round looks for constants that beat the pool (the constants so far, hand-set ones and styles), and
keeps them if they clearly beat the best so far on fresh deals. Rebuild to play with a file in the project.")]
pub(crate) struct TuneArgs {
    /// The game
    pub(crate) game: GameKind,
    /// Player counts to tune for [default: all]
    #[arg(long, value_delimiter = ',', value_name = "N")]
    pub(crate) seats: Vec<usize>,
    /// How many rounds
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub(crate) rounds: usize,
    /// Generations per round
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub(crate) generations: usize,
    /// Deals per candidate, each played in every seat
    #[arg(long, value_name = "N", default_value_t = 120)]
    pub(crate) deals: u64,
    /// Fresh deals for the match against the current best
    #[arg(long, value_name = "N", default_value_t = 1500)]
    pub(crate) trials: u64,
    /// Deals out of ten in which all opponents use the hand-set parameters instead of the pool
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=10))]
    pub(crate) untuned_tables: u64,
    /// Seed for all randomness (any text)
    #[arg(long, value_name = "TEXT", default_value = "tune")]
    pub(crate) seed: String,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Write the parameters to this file, keeping its styles [default: print]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  backlot learn dream-factory --seats 3,4 --games 20000 --out crates/backlot-dream-factory/bots/value.txt
  backlot learn dream-factory --for-expert --warm-up 100000 --guests hard@16 --only-guests --games 2000 --trace 0.8 --out crates/backlot-dream-factory/bots/expert-value.txt
  backlot learn dream-factory --teacher hard@300 --games 500 --out crates/backlot-dream-factory/bots/prior.txt

The policy plays against itself and its pool; a small network learns from the positions at the beginning of
each stage who will win. With a teacher, it learns which actions that bot would choose instead: the prior.
Rebuild to play with a file in the project.")]
pub(crate) struct LearnArgs {
    /// The game
    pub(crate) game: GameKind,
    /// Player counts to learn from [default: all]
    #[arg(long, value_delimiter = ',', value_name = "N")]
    pub(crate) seats: Vec<usize>,
    /// Bots to place in about a third of all seats, such as greedy,hard@24; the policy plays the rest
    #[arg(long, value_delimiter = ',', value_name = "BOT")]
    pub(crate) guests: Vec<Entrant>,
    /// Fill every seat with --guests: slower, but closer to strong play
    #[arg(long, requires = "guests")]
    pub(crate) only_guests: bool,
    /// Learn to imitate this bot, queried on one decision in four
    #[arg(long, value_name = "BOT")]
    pub(crate) teacher: Option<Entrant>,
    /// Train the expert’s value network, which uses a larger feature set
    #[arg(long, conflicts_with = "teacher")]
    pub(crate) for_expert: bool,
    /// Number of quick policy-only games to pre-train on (a quarter of their positions are kept)
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "teacher")]
    pub(crate) warm_up: u64,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub(crate) games: u64,
    /// λ of the TD(λ) targets, from 0 to 1; 1 trains on final results only
    #[arg(long, value_name = "PART", default_value_t = 1.0, conflicts_with = "teacher", value_parser = part)]
    pub(crate) trace: f32,
    /// Number of training epochs
    #[arg(long, value_name = "N", default_value_t = 12)]
    pub(crate) epochs: usize,
    /// Number of hidden units
    #[arg(long, value_name = "N", default_value_t = 32)]
    pub(crate) hidden: usize,
    /// Seed for all randomness (any text)
    #[arg(long, value_name = "TEXT", default_value = "learn")]
    pub(crate) seed: String,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// File to write the weights to
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  backlot analyse mygame.backlot
  backlot analyse mygame.backlot --html mygame.html
  backlot analyse mygame.backlot --iterations 1500 --json")]
pub(crate) struct AnalyseArgs {
    /// The record of a finished game
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Expert iterations per decision
    #[arg(long, value_name = "N", default_value_t = 300)]
    pub(crate) iterations: u32,
    /// Playouts per estimate
    #[arg(long, value_name = "N", default_value_t = 96)]
    pub(crate) playouts: u32,
    /// Write an HTML report
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Example:
  backlot calibrate hollywood-cards --seats 3 --out crates/backlot-hollywood-cards/bots/constants.toml

Finds steps from weak to strong: each wins about twice its fair share against a table of the step below
(two thirds with two players). Bots play them by the names step-1, step-2 and so on.")]
pub(crate) struct CalibrateArgs {
    /// The game
    pub(crate) game: GameKind,
    /// How many players
    #[arg(long, value_name = "N")]
    pub(crate) seats: usize,
    /// Deal blocks of a try
    #[arg(long, value_name = "N", default_value_t = 150)]
    pub(crate) blocks: u64,
    /// Deal blocks per trial involving the expert
    #[arg(long, value_name = "N", default_value_t = 25)]
    pub(crate) expert_blocks: u64,
    /// The last level on the path: normal, hard or expert
    #[arg(long, value_name = "LEVEL", default_value_t = backlot_bots::Level::Hard)]
    pub(crate) top: backlot_bots::Level,
    /// Extend the game’s existing ladder instead of starting from easy
    #[arg(long)]
    pub(crate) onward: bool,
    /// Seed for all randomness (any text)
    #[arg(long, value_name = "TEXT", default_value = "calibrate")]
    pub(crate) seed: String,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Write the steps to this parameter file [default: print]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

fn part(text: &str) -> Result<f32, String> {
    let part = text.parse().ok().filter(|part| (0.0..=1.0).contains(part));
    part.ok_or_else(|| "expected a number from 0 to 1, such as 0.8".to_owned())
}
