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

/// Movie-mogul board games: play them, simulate them, check them.
///
/// Without a command, a server starts on this machine: open the address that it prints.
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
  backlot rules hollywood-cards HC-R3     what a clause says
  backlot simulate hollywood-cards --games 10000 --bots greedy
  backlot record check mygame.backlot     replay a record and verify it
  backlot score hollywood --best CARDS    the best films of these cards"
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Serve tables where friends and bots play together
    Serve(ServeArgs),
    /// Play in the terminal: against bots, or at a table of a server
    Play(PlayArgs),
    /// Look after the tables of a server
    Admin(AdminArgs),
    /// Drive many tables at once and measure rates and latencies
    Load(LoadArgs),
    /// Speak the engine protocol: one JSON object a line in, one out
    #[command(after_help = "\
Example:
  echo '{\"cmd\":\"games\"}' | backlot engine

docs/engine.md describes the requests and replies.")]
    Engine,
    /// Check or show records of games
    Record {
        #[command(subcommand)]
        command: RecordCommand,
    },
    /// List the games
    Games {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Read the rules: of all games, of one, or a single clause
    #[command(after_help = "\
Examples:
  backlot rules                          which games there are
  backlot rules hollywood-cards          all clauses
  backlot rules hollywood-cards HC-G4    one clause")]
    Rules {
        /// Which game
        game: Option<GameKind>,
        /// A clause id such as HC-G4
        clause: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// List what is in a game's box
    #[command(after_help = "\
Examples:
  backlot components hollywood-cards
  backlot components hollywood-cards --toml > mine.toml   start a set of your own
  backlot components hollywood-cards --components mine.toml")]
    Components {
        /// Which game
        game: GameKind,
        /// Look at this component set instead of the standard one
        #[arg(long, value_name = "FILE")]
        components: Option<PathBuf>,
        /// Print the standard set as TOML, to start a set of your own
        #[arg(long, conflicts_with_all = ["json", "components"])]
        toml: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Play thousands of games between bots and count what happens
    Simulate(SimulateArgs),
    /// Find out by deal blocks whether one bot is better than another
    Arena(ArenaArgs),
    /// Look at a finished game: mistakes, prices, luck and skill
    Analyse(AnalyseArgs),
    /// Tune the constants of a game's policy by self-play
    Tune(TuneArgs),
    /// Find steps from weak to strong bots
    Calibrate(CalibrateArgs),
    /// Learn from self-play how good positions are
    Learn(LearnArgs),
    /// Measure how fast the games are, on one core
    Bench(BenchArgs),
    /// Tell what cards earn, for people at a real table
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
    /// Replay records and verify legality, draws and result
    Check {
        /// The records
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Tell a recorded game in words
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
    /// How many players
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    /// Choose an option of the game; may be repeated
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// Play with this component set instead of the standard one
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

/// What bots know, if it is something else than what comes with the game.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct KnowledgeArgs {
    /// Let bots play by the constants in this file, as `backlot tune` writes them; in the arena only the hero
    #[arg(long, value_name = "FILE")]
    pub(crate) constants: Option<PathBuf>,
    /// Let bots judge positions by the weights in this file, as `backlot learn` writes them; in the arena only the hero. An
    /// expert with a value of its own needs --expert-value
    #[arg(long, value_name = "FILE")]
    pub(crate) value: Option<PathBuf>,
    /// Let experts judge positions by the weights in this file, as `backlot learn --for-expert` writes them; in the arena only
    /// the hero
    #[arg(long, value_name = "FILE")]
    pub(crate) expert_value: Option<PathBuf>,
    /// Let bots think of actions as the weights in this file say, as `backlot learn --teacher` writes them; in the arena only
    /// the hero
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
    /// Which game
    pub(crate) game: Option<GameKind>,
    /// Join a table of a server; without --name you watch
    #[arg(long, value_name = "LINK", conflicts_with_all = ["game", "at", "constants", "value", "prior"])]
    pub(crate) join: Option<Link>,
    /// Open a table at this server
    #[arg(long, value_name = "URL", conflicts_with_all = ["constants", "value", "prior"])]
    pub(crate) at: Option<Link>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// The bots' levels, in the order of their seats; one alone sits everywhere
    #[arg(long, value_delimiter = ',', value_name = "LEVEL", default_values_t = [Level::Normal])]
    pub(crate) bots: Vec<Level>,
    #[command(flatten)]
    pub(crate) knowledge: KnowledgeArgs,
    /// Your seat
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seat: usize,
    /// Your name in the record
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// All randomness follows from this text; a new one every time if not given
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
    /// Start a new game without asking about a saved one (the saved one is replaced)
    #[arg(long)]
    pub(crate) new: bool,
    /// Draw the table as plain lists, without the game's own board; good for screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    /// Where saved and finished games are kept
    #[arg(long, env = "BACKLOT_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  backlot simulate hollywood-cards --games 10000
  backlot simulate hollywood-cards --seats 3 --bots greedy,random,random --json
  backlot simulate hollywood-cards --components mine.toml -o advanced=true")]
pub(crate) struct SimulateArgs {
    /// Which game
    pub(crate) game: GameKind,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// The bots' levels by seat; one alone sits everywhere
    #[arg(long, value_delimiter = ',', value_name = "LEVEL", default_values_t = [Level::Random])]
    pub(crate) bots: Vec<Level>,
    /// All randomness follows from this text
    #[arg(long, value_name = "TEXT", default_value = "backlot")]
    pub(crate) seed: String,
    /// How many threads; all cores if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  backlot arena hollywood-cards --hero greedy --field random --blocks 500
  backlot arena hollywood-cards --bots greedy,random --html table.html
  backlot arena hollywood-cards --hero greedy@16 --field greedy@1 --gain 0.05 --out results.jsonl
  backlot arena hollywood-cards --hero hard --field normal --at-least 0.6

In a deal block the hero sits once in every seat, with the same draws.")]
pub(crate) struct ArenaArgs {
    /// Which game
    pub(crate) game: GameKind,
    /// The bot that is tried: a level, or LEVEL@ITERATIONS
    #[arg(long, value_name = "BOT")]
    pub(crate) hero: Option<Entrant>,
    /// The bot that sits in all other seats
    #[arg(long, value_name = "BOT")]
    pub(crate) field: Option<Entrant>,
    /// A whole cross-table: each of these against a table of each other
    #[arg(long, value_delimiter = ',', value_name = "BOT", conflicts_with_all = ["hero", "field"])]
    pub(crate) bots: Vec<Entrant>,
    #[command(flatten)]
    pub(crate) knowledge: KnowledgeArgs,
    /// How many deal blocks at most
    #[arg(long, value_name = "N", default_value_t = 250)]
    pub(crate) blocks: u64,
    /// Stop as soon as it is settled whether the hero wins this much more than its fair share
    #[arg(long, value_name = "SHARE", conflicts_with = "at_least", value_parser = share)]
    pub(crate) gain: Option<f64>,
    /// Stop as soon as it is settled whether the hero wins at least this share, give or take 0.04
    #[arg(long, value_name = "SHARE", value_parser = share)]
    pub(crate) at_least: Option<f64>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// All randomness follows from this text
    #[arg(long, value_name = "TEXT", default_value = "backlot")]
    pub(crate) seed: String,
    /// How many threads; all cores if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Keep the blocks in this file, and go on from it
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Write a page with plots
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
    /// Which game; all if not given
    pub(crate) game: Option<GameKind>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// How many rounds; the best counts
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(crate) rounds: u32,
    /// CPU time of a round in milliseconds
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
    /// Which game
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
