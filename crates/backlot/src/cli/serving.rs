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
from a file. Flags win over the environment, and that over the file. docs/server.md tells more.")]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    /// The address to listen at; port 0 takes any free one
    #[arg(long, env = "BACKLOT_LISTEN", value_name = "ADDRESS")]
    pub(crate) listen: Option<SocketAddr>,
    /// The address under which people reach the server
    #[arg(long, env = "BACKLOT_PUBLIC_ADDRESS", value_name = "URL")]
    pub(crate) public_address: Option<String>,
    /// A page of another origin that may use the server; may be repeated
    #[arg(long, env = "BACKLOT_ORIGIN", value_name = "ORIGIN", value_delimiter = ',')]
    pub(crate) origin: Vec<String>,
    /// A proxy in front tells the clients' addresses in X-Forwarded-For
    #[arg(long, env = "BACKLOT_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// Who opens a table must show this word
    #[arg(long, env = "BACKLOT_INVITATION", value_name = "WORD", hide_env_values = true)]
    pub(crate) invitation: Option<String>,
    /// Who shows this word may see and delete every table
    #[arg(long, env = "BACKLOT_ADMIN_TOKEN", value_name = "WORD", hide_env_values = true)]
    pub(crate) admin_token: Option<String>,
    /// Let people have http:// addresses called when it is their turn
    #[arg(long, env = "BACKLOT_WEBHOOKS")]
    pub(crate) webhooks: bool,
    /// The name of this process among those that share a database
    #[arg(long, env = "BACKLOT_NODE", value_name = "NAME")]
    pub(crate) node: Option<String>,
    /// Change a limit, such as tables_per_hour=100; may be repeated
    #[arg(long, env = "BACKLOT_LIMIT", value_name = "KEY=NUMBER", value_delimiter = ',')]
    pub(crate) limit: Vec<String>,
    /// Print all options as they are in force, and end
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
    /// The folder of the server's database
    #[arg(long, global = true, env = "BACKLOT_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Another database: postgres://… or sqlite:FILE
    #[arg(
        long,
        global = true,
        env = "BACKLOT_DATABASE",
        value_name = "URL",
        hide_env_values = true
    )]
    pub(crate) database: Option<String>,
    /// A file with options of the server
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
    /// Show a table with its entries
    Show {
        /// The table's id
        table: String,
        /// Print the record of the game so far in place of the entries
        #[arg(long)]
        record: bool,
    },
    /// Write a table's entries as lines of JSON to standard output
    Export {
        /// The table's id
        table: String,
    },
    /// Read tables that export or backup wrote
    Import {
        /// The file
        file: PathBuf,
    },
    /// Take a game back to so many actions
    Rewind {
        /// The table's id
        table: String,
        /// How many actions still count
        #[arg(long, value_name = "N")]
        to: usize,
    },
    /// Delete tables, or the names and talk in them, for ever
    #[command(group = clap::ArgGroup::new("what").required(true))]
    Purge {
        /// A table's id
        #[arg(group = "what")]
        table: Option<String>,
        /// All tables that were not changed for so many days
        #[arg(long, value_name = "DAYS", group = "what")]
        older_than: Option<u32>,
        /// Only make names, talk and webhooks unreadable; the games stay
        #[arg(long)]
        names_only: bool,
    },
    /// Write every table as lines of JSON
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
    /// How many tables at once
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub(crate) tables: usize,
    /// How many sockets at each table: four people, the rest spectators
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u64).range(4..=50))]
    pub(crate) sockets: u64,
    /// How long to measure at most
    #[arg(long, value_name = "N", default_value_t = 60)]
    pub(crate) seconds: u64,
    /// Milliseconds between a table's steps
    #[arg(long, value_name = "MS", default_value_t = 0)]
    pub(crate) pause: u64,
    /// What the clients ask for
    #[arg(long = "as", value_enum, default_value_t = LoadClient::Page)]
    pub(crate) client: LoadClient,
    /// Only open tables and sockets
    #[arg(long)]
    pub(crate) idle: bool,
    /// Drive a server that runs already; it must have its limits raised
    #[arg(long, value_name = "URL")]
    pub(crate) server: Option<Link>,
    /// The database for a server of its own
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
    /// The legal actions, and what has changed of the view, as a program does that looks at the position
    Program,
    /// The legal actions and no views, as a small bot does
    Bot,
}
