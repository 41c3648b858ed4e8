//! Arguments of the server, its administration and its measuring.

use std::net::SocketAddr;
use std::path::PathBuf;

use backlot_client::Link;
use clap::{Args, Subcommand};

#[derive(Args, Clone, Debug, Default)]
#[command(after_help = "\
Examples:
  backlot serve                                        on this machine, at port 4700
  backlot serve --listen 0.0.0.0:4700 --public-address http://games.example
  backlot serve --database postgres://backlot@db/backlot
  backlot serve --show-config > backlot.toml           all options, to start a file from
  backlot serve --file backlot.toml

Every option can also come from the environment (BACKLOT_LISTEN for --listen and so on) or
from a file. Flags override environment variables, which override the file. See docs/server.md.")]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    /// Address to listen on; port 0 picks a free port
    #[arg(long, env = "BACKLOT_LISTEN", value_name = "ADDRESS")]
    pub(crate) listen: Option<SocketAddr>,
    /// Public URL of the server
    #[arg(long, env = "BACKLOT_PUBLIC_ADDRESS", value_name = "URL")]
    pub(crate) public_address: Option<String>,
    /// Allow requests from this origin (repeatable)
    #[arg(long, env = "BACKLOT_ORIGIN", value_name = "ORIGIN", value_delimiter = ',')]
    pub(crate) origin: Vec<String>,
    /// Trust X-Forwarded-For for client addresses (only behind a proxy that sets it)
    #[arg(long, env = "BACKLOT_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// Token required to create tables (invite-only mode)
    #[arg(long, env = "BACKLOT_INVITATION", value_name = "WORD", hide_env_values = true)]
    pub(crate) invitation: Option<String>,
    /// Token that grants administrator access: view and delete any table
    #[arg(long, env = "BACKLOT_ADMIN_TOKEN", value_name = "WORD", hide_env_values = true)]
    pub(crate) admin_token: Option<String>,
    /// Let players register http:// webhooks for turn notifications
    #[arg(long, env = "BACKLOT_WEBHOOKS")]
    pub(crate) webhooks: bool,
    /// Name of this node among those sharing a database
    #[arg(long, env = "BACKLOT_NODE", value_name = "NAME")]
    pub(crate) node: Option<String>,
    /// Override a limit, such as tables_per_hour=100 (repeatable)
    #[arg(long, env = "BACKLOT_LIMIT", value_name = "KEY=NUMBER", value_delimiter = ',')]
    pub(crate) limit: Vec<String>,
    /// Print the effective configuration and exit
    #[arg(long = "show-config")]
    pub(crate) show: bool,
}

impl ServeArgs {
    /// What `backlot serve` means without anything behind it: the environment counts.
    pub(crate) fn standard() -> Self {
        let command = Self::augment_args(clap::Command::new("serve"));
        let matches = command.get_matches_from(["serve"]);
        <Self as clap::FromArgMatches>::from_arg_matches(&matches)
            .expect("every argument of `serve` has a default")
    }
}

/// Where the tables are.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct PlaceArgs {
    /// Directory for the server’s database
    #[arg(long, global = true, env = "BACKLOT_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Database URL: postgres://… or sqlite:FILE
    #[arg(
        long,
        global = true,
        env = "BACKLOT_DATABASE",
        value_name = "URL",
        hide_env_values = true
    )]
    pub(crate) database: Option<String>,
    /// Server configuration file (TOML)
    #[arg(
        id = "options_file",
        long = "file",
        global = true,
        env = "BACKLOT_FILE",
        value_name = "FILE"
    )]
    pub(crate) file: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  backlot admin tables
  backlot admin show k7w2m9x4q3pz
  backlot admin export k7w2m9x4q3pz > table.jsonl
  backlot admin rewind k7w2m9x4q3pz --to 12      the game goes on after its 12th action
  backlot admin purge --older-than 365
  backlot admin backup backup.jsonl              every table; import reads it, on any database")]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

#[derive(Subcommand, Clone, Debug)]
pub(crate) enum AdminCommand {
    /// List all tables
    Tables {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print a table’s event log
    Show {
        /// The table's id
        table: String,
        /// Print the game record instead of the event log
        #[arg(long)]
        record: bool,
    },
    /// Write a table’s event log to standard output (JSON Lines)
    Export {
        /// The table's id
        table: String,
    },
    /// Import tables written by export or backup
    Import {
        /// The file
        file: PathBuf,
    },
    /// Rewind a game to an earlier action
    Rewind {
        /// The table's id
        table: String,
        /// Number of actions to keep
        #[arg(long, value_name = "N")]
        to: usize,
    },
    /// Permanently delete tables, or the names and chat in them
    #[command(group = clap::ArgGroup::new("what").required(true))]
    Purge {
        /// A table's id
        #[arg(group = "what")]
        table: Option<String>,
        /// Delete all tables unchanged for this many days
        #[arg(long, value_name = "DAYS", group = "what")]
        older_than: Option<u32>,
        /// Erase only names, chat and webhooks; keep the games
        #[arg(long)]
        names_only: bool,
    },
    /// Write all tables to a file (JSON Lines)
    Backup {
        /// The file
        file: PathBuf,
    },
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  backlot load --tables 400                       a server of its own, on this machine
  backlot load --tables 2000 --pause 2500         a step every 2.5 seconds at each table
  backlot load --tables 2000 --idle               only tables and sockets: what they cost in memory

People play The Hollywood! Card Game with 4 seats and answer at once, unless there is a pause.
It ends when all games do (about 61 steps each), or after --seconds.")]
pub(crate) struct LoadArgs {
    /// Number of concurrent tables
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub(crate) tables: usize,
    /// Sockets per table: four players, the rest spectators
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u64).range(4..=50))]
    pub(crate) sockets: u64,
    /// Maximum duration in seconds
    #[arg(long, value_name = "N", default_value_t = 60)]
    pub(crate) seconds: u64,
    /// Delay between moves at each table, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 0)]
    pub(crate) pause: u64,
    /// What the clients ask for
    #[arg(long = "as", value_enum, default_value_t = LoadClient::Page)]
    pub(crate) client: LoadClient,
    /// Only open tables and sockets, without playing
    #[arg(long)]
    pub(crate) idle: bool,
    /// Test a running server (its limits must be raised first)
    #[arg(long, value_name = "URL")]
    pub(crate) server: Option<Link>,
    /// Database for the test’s own server
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// What the clients of `backlot load` ask the server for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum LoadClient {
    /// Whole prompts, and what has changed of the view, as the page does
    Page,
    /// Whole prompts and whole views with every update
    Whole,
    /// Legal actions and view deltas, like a program that reads the position
    Program,
    /// The legal actions and no views, as a small bot does
    Bot,
}
