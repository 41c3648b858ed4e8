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
keeps them if they clearly beat the best so far on fresh deals. Build anew to play with a file in the project.")]
pub(crate) struct TuneArgs {
    /// Which game
    pub(crate) game: GameKind,
    /// The numbers of players to do well with; all that the game allows if not given
    #[arg(long, value_delimiter = ',', value_name = "N")]
    pub(crate) seats: Vec<usize>,
    /// How many rounds
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub(crate) rounds: usize,
    /// Generations of a round
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub(crate) generations: usize,
    /// Deals that each candidate of a generation plays, in every seat
    #[arg(long, value_name = "N", default_value_t = 120)]
    pub(crate) deals: u64,
    /// Fresh deals on which a challenger meets the best so far
    #[arg(long, value_name = "N", default_value_t = 1500)]
    pub(crate) trials: u64,
    /// On so many deals in ten, all others play by the hand-set constants instead of coming from the pool
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=10))]
    pub(crate) untuned_tables: u64,
    /// All randomness follows from this text
    #[arg(long, value_name = "TEXT", default_value = "tune")]
    pub(crate) seed: String,
    /// How many threads; all cores if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Write the constants into this file; styles that stand there are kept. Without it they are printed
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
Build anew to play with a file in the project.")]
pub(crate) struct LearnArgs {
    /// Which game
    pub(crate) game: GameKind,
    /// The numbers of players to learn from; all that the game allows if not given
    #[arg(long, value_delimiter = ',', value_name = "N")]
    pub(crate) seats: Vec<usize>,
    /// Bots that take about a third of all seats, such as greedy,hard@24; the policy has the others
    #[arg(long, value_delimiter = ',', value_name = "BOT")]
    pub(crate) guests: Vec<Entrant>,
    /// Let the guests take all seats: slower, but closer to how strong bots end a game
    #[arg(long, requires = "guests")]
    pub(crate) only_guests: bool,
    /// Ask this bot about one decision in four, and learn what it would choose
    #[arg(long, value_name = "BOT")]
    pub(crate) teacher: Option<Entrant>,
    /// Learn the expert's own value, which looks at positions more closely
    #[arg(long, conflicts_with = "teacher")]
    pub(crate) for_expert: bool,
    /// How many games between policies alone to learn from first: quick ones, of which a quarter of the positions is kept
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "teacher")]
    pub(crate) warm_up: u64,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub(crate) games: u64,
    /// How far the end of a game counts for the positions before it, from 0 to 1; for the rest, what the network itself
    /// thinks of the positions between
    #[arg(long, value_name = "PART", default_value_t = 1.0, conflicts_with = "teacher", value_parser = part)]
    pub(crate) trace: f32,
    /// How often each position is looked at
    #[arg(long, value_name = "N", default_value_t = 12)]
    pub(crate) epochs: usize,
    /// How many hidden units
    #[arg(long, value_name = "N", default_value_t = 32)]
    pub(crate) hidden: usize,
    /// All randomness follows from this text
    #[arg(long, value_name = "TEXT", default_value = "learn")]
    pub(crate) seed: String,
    /// How many threads; all cores if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Write the weights into this file
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
    /// Iterations of the expert for each decision
    #[arg(long, value_name = "N", default_value_t = 300)]
    pub(crate) iterations: u32,
    /// Playouts behind each chance and each comparison
    #[arg(long, value_name = "N", default_value_t = 96)]
    pub(crate) playouts: u32,
    /// Write a page with drawings
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
    /// Which game
    pub(crate) game: GameKind,
    /// How many players
    #[arg(long, value_name = "N")]
    pub(crate) seats: usize,
    /// Deal blocks of a try
    #[arg(long, value_name = "N", default_value_t = 150)]
    pub(crate) blocks: u64,
    /// Deal blocks of a try with the expert
    #[arg(long, value_name = "N", default_value_t = 25)]
    pub(crate) expert_blocks: u64,
    /// The last level on the path: normal, hard or expert
    #[arg(long, value_name = "LEVEL", default_value_t = backlot_bots::Level::Hard)]
    pub(crate) top: backlot_bots::Level,
    /// Go on from the steps that the game has already, instead of from level easy
    #[arg(long)]
    pub(crate) onward: bool,
    /// All randomness follows from this text
    #[arg(long, value_name = "TEXT", default_value = "calibrate")]
    pub(crate) seed: String,
    /// How many threads; all cores if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Put the steps into this file of constants. Without it they are printed
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

fn part(text: &str) -> Result<f32, String> {
    let part = text.parse().ok().filter(|part| (0.0..=1.0).contains(part));
    part.ok_or_else(|| "write a number from 0 to 1, such as 0.8".to_owned())
}
