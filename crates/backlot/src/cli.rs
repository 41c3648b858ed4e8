//! The command line.

mod serving;
mod training;

use std::path::PathBuf;

use backlot_arena::Entrant;
use backlot_bots::Level;
use backlot_client::Link;
use backlot_games::GameKind;
use clap::{Args, Parser, Subcommand};

pub(crate) use serving::{AdminArgs, AdminCommand, LoadArgs, LoadClient, PlaceArgs, ServeArgs};
pub(crate) use training::{AnalyseArgs, CalibrateArgs, LearnArgs, TuneArgs};

/// Play, simulate and analyse movie-mogul board games.
///
/// With no command, starts a local server and prints the address to open in a browser.
#[derive(Parser, Debug)]
#[command(
    version,
    about,
    max_term_width = 100,
    after_help = "\
Examples:
  backlot                                 serve tables for friends and bots
  backlot play                            play in this terminal
  backlot play hollywood-cards --seats 3  with three players
  backlot rules hollywood-cards HC-R3     show one rule
  backlot simulate hollywood-cards --games 10000 --bots greedy
  backlot record check mygame.backlot     replay a record and verify it
  backlot score hollywood --best CARDS    find the best films for these cards"
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Run a game server
    Serve(ServeArgs),
    /// Play in the terminal, against bots or on a server
    Play(PlayArgs),
    /// Manage a server’s tables
    Admin(AdminArgs),
    /// Load-test a server: throughput and latency
    Load(LoadArgs),
    /// Run the engine protocol (JSON Lines on stdin and stdout)
    #[command(after_help = "\
Example:
  echo '{\"cmd\":\"games\"}' | backlot engine

docs/engine.md describes the requests and replies.")]
    Engine,
    /// Verify or print game records
    Record {
        #[command(subcommand)]
        command: RecordCommand,
    },
    /// List the available games
    Games {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show the rules of a game, or a single clause
    #[command(after_help = "\
Examples:
  backlot rules                          list the games
  backlot rules hollywood-cards          all clauses
  backlot rules hollywood-cards HC-G4    one clause")]
    Rules {
        /// The game
        game: Option<GameKind>,
        /// A clause id such as HC-G4
        clause: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// List a game's components
    #[command(after_help = "\
Examples:
  backlot components hollywood-cards
  backlot components hollywood-cards --toml > mine.toml   start your own set
  backlot components hollywood-cards --components mine.toml")]
    Components {
        /// The game
        game: GameKind,
        /// Use this component set instead of the standard one
        #[arg(long, value_name = "FILE")]
        components: Option<PathBuf>,
        /// Print the standard set as TOML, as a starting point for your own
        #[arg(long, conflicts_with_all = ["json", "components"])]
        toml: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Simulate thousands of bot games and report statistics
    Simulate(SimulateArgs),
    /// Compare bots on identical deals
    Arena(ArenaArgs),
    /// Analyse a finished game: mistakes, prices, luck and skill
    Analyse(AnalyseArgs),
    /// Tune a policy's parameters by self-play
    Tune(TuneArgs),
    /// Calibrate a ladder of bot strengths
    Calibrate(CalibrateArgs),
    /// Train the value or policy network by self-play
    Learn(LearnArgs),
    /// Benchmark the games on one core
    Bench(BenchArgs),
    /// Score cards from a physical game
    Score(ScoreArgs),
    /// Print a completion script for a shell
    #[command(after_help = "\
Example:
  backlot completions bash > ~/.local/share/bash-completion/completions/backlot")]
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
}

#[derive(Subcommand, Debug)]
pub(crate) enum RecordCommand {
    /// Replay records and verify moves, draws and result
    Check {
        /// The records
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print the draws of a record, each with its pile and how many were left in it
    #[command(after_help = "\
Prints one line per draw: the pile (counted from 0, in the order of the rules under “Luck”), how many
things were left in it, and which one was drawn (counted from 0). examples/verify.py and
examples/verify.mjs check with it that nobody chose the draws: see docs/fair-dealing.md.")]
    Draws {
        /// The record
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Print a recorded game as text
    Show {
        /// The record
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

/// How a game is set up.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct SetupArgs {
    /// Number of players
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    /// Set a game option (repeatable)
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// Use this component set instead of the standard one
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

/// What bots know, if it is something else than what comes with the game.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct KnowledgeArgs {
    /// Policy parameters for the bots, as written by `backlot tune` (in the arena: for the hero only)
    #[arg(long, value_name = "FILE")]
    pub(crate) constants: Option<PathBuf>,
    /// Value network weights, as written by `backlot learn` (in the arena: for the hero only).
    /// Experts with their own network need --expert-value
    #[arg(long, value_name = "FILE")]
    pub(crate) value: Option<PathBuf>,
    /// Value network weights for experts, as written by `backlot learn --for-expert` (in the arena:
    /// for the hero only)
    #[arg(long, value_name = "FILE")]
    pub(crate) expert_value: Option<PathBuf>,
    /// Policy network weights (prior), as written by `backlot learn --teacher` (in the arena: for
    /// the hero only)
    #[arg(long, value_name = "FILE")]
    pub(crate) prior: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  backlot play
  backlot play hollywood-cards --seats 3 --bots greedy,random
  backlot play hollywood-cards -o advanced=true --name Ada
  backlot play --join http://localhost:4700/t/TABLE --name Bea
  backlot play hollywood-cards --at http://localhost:4700 --name Ada")]
pub(crate) struct PlayArgs {
    /// The game
    pub(crate) game: Option<GameKind>,
    /// Join a table on a server; without --name you only watch
    #[arg(long, value_name = "LINK", conflicts_with_all = ["game", "at", "constants", "value", "prior"])]
    pub(crate) join: Option<Link>,
    /// Create a table on this server
    #[arg(long, value_name = "URL", conflicts_with_all = ["constants", "value", "prior"])]
    pub(crate) at: Option<Link>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Bot levels in seat order; a single level applies to all bots
    #[arg(long, value_delimiter = ',', value_name = "LEVEL", default_values_t = [Level::Normal])]
    pub(crate) bots: Vec<Level>,
    #[command(flatten)]
    pub(crate) knowledge: KnowledgeArgs,
    /// Your seat number
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seat: usize,
    /// Your name in the record
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Seed for all randomness (any text) [default: a new one every time]
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
    /// Start a new game, discarding any saved one
    #[arg(long)]
    pub(crate) new: bool,
    /// Draw the table as plain lists, without the game's own board; good for screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    /// Directory for saved and finished games
    #[arg(long, env = "BACKLOT_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  backlot simulate hollywood-cards --games 10000
  backlot simulate hollywood-cards --seats 3 --bots greedy,random,random --json
  backlot simulate hollywood-cards --components mine.toml -o advanced=true
  backlot simulate hollywood-cards --games 1000000 --out games/ --shard 3/8")]
pub(crate) struct SimulateArgs {
    /// The game
    pub(crate) game: GameKind,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Bots by seat (LEVEL or LEVEL@ITERATIONS); a single one sits everywhere
    #[arg(long, value_delimiter = ',', value_name = "BOT", default_values_t = [Entrant::of(Level::Random)])]
    pub(crate) bots: Vec<Entrant>,
    /// Seed for all randomness (any text)
    #[arg(long, value_name = "TEXT", default_value = "backlot")]
    pub(crate) seed: String,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Write a row for each seat of each game into this folder, as Parquet files; what is there already is not played again
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,
    /// Games in each file
    #[arg(long, value_name = "N", default_value_t = 10_000, requires = "out")]
    pub(crate) part_games: u64,
    /// Play only each N-th part, beginning with the I-th: one of N machines that share the folder
    #[arg(long, value_name = "I/N", requires = "out")]
    pub(crate) shard: Option<Shard>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// One of several machines that share the work, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shard {
    /// Which machine.
    pub(crate) number: u64,
    /// How many there are.
    pub(crate) of: u64,
}

impl Shard {
    /// Whether this machine is to do the part.
    pub(crate) fn has(self, part: u64) -> bool {
        part % self.of == self.number - 1
    }
}

impl std::str::FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(number, of)| {
            Some(Self { number: number.parse().ok()?, of: of.parse().ok()? })
        });
        numbers
            .filter(|shard| (1..=shard.of).contains(&shard.number))
            .ok_or_else(|| format!("`{text}` is not a shard: write 3/8 for the third of eight"))
    }
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  backlot arena hollywood-cards --hero greedy --field random --blocks 500
  backlot arena hollywood-cards --bots greedy,random --html table.html
  backlot arena hollywood-cards --hero greedy@16 --field greedy@1 --gain 0.05 --out results.jsonl
  backlot arena hollywood-cards --hero hard --field normal --at-least 0.6

A deal block is one deal played once with the hero in each seat.")]
pub(crate) struct ArenaArgs {
    /// The game
    pub(crate) game: GameKind,
    /// The bot under test: LEVEL or LEVEL@ITERATIONS
    #[arg(long, value_name = "BOT")]
    pub(crate) hero: Option<Entrant>,
    /// The bot in all other seats
    #[arg(long, value_name = "BOT")]
    pub(crate) field: Option<Entrant>,
    /// Full cross-table: each of these bots against a table of each of the others
    #[arg(long, value_delimiter = ',', value_name = "BOT", conflicts_with_all = ["hero", "field"])]
    pub(crate) bots: Vec<Entrant>,
    #[command(flatten)]
    pub(crate) knowledge: KnowledgeArgs,
    /// Maximum number of deal blocks
    #[arg(long, value_name = "N", default_value_t = 250)]
    pub(crate) blocks: u64,
    /// Stop once it is clear whether the hero exceeds its fair share by this much
    #[arg(long, value_name = "SHARE", conflicts_with = "at_least", value_parser = share)]
    pub(crate) gain: Option<f64>,
    /// Stop once it is clear whether the hero wins at least this share (± 0.04)
    #[arg(long, value_name = "SHARE", value_parser = share)]
    pub(crate) at_least: Option<f64>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Seed for all randomness (any text)
    #[arg(long, value_name = "TEXT", default_value = "backlot")]
    pub(crate) seed: String,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Save blocks to this file, and resume from it
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Write an HTML report with plots
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  backlot bench                          every game, every number of players
  backlot bench hollywood-cards --json")]
pub(crate) struct BenchArgs {
    /// The game to benchmark [default: all]
    pub(crate) game: Option<GameKind>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Number of rounds; the best one is reported
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(crate) rounds: u32,
    /// CPU time per round, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 500)]
    pub(crate) ms: u64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  backlot score hollywood nightshade milos-moravec oscar-oakhurst ottilie-orsay producer
  backlot score hollywood script:thriller director:thriller:coins=2 actor:comedy:figurines=1
  backlot score hollywood --best worthless director actor actress editor stage-manager:romance

A card is written as its id (`backlot components hollywood` lists them), as the
beginning of its id, as a job such as `producer`, or by what is printed on it:
TYPE:GENRE:coins=N:figurines=N. `worthless` is a worthless script.")]
pub(crate) struct ScoreArgs {
    /// The game
    pub(crate) game: GameKind,
    /// The cards
    #[arg(required = true, value_name = "CARD")]
    pub(crate) cards: Vec<String>,
    /// Split the cards into the best films, trades for worthless scripts included
    #[arg(long)]
    pub(crate) best: bool,
    /// Score with this component set instead of the standard one
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Reads a share of wins.
fn share(text: &str) -> Result<f64, String> {
    let read = text.parse().ok().filter(|share| (0.0..1.0).contains(share));
    read.ok_or_else(|| {
        "write a share of wins as a number from 0 to below 1, such as 0.55".to_owned()
    })
}
