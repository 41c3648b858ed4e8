//! What whoever runs a server may choose.

use std::net::SocketAddr;
use std::path::PathBuf;

use backlot_store::Address;
use serde::{Deserialize, Serialize};

/// All options of a server. A file has them by the same names; what it leaves out is as in [`Options::default`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The address to listen at.
    pub listen: SocketAddr,
    /// The folder for the database, unless `database` says otherwise.
    pub data: PathBuf,
    /// `postgres://…` or `sqlite:FILE`.
    pub database: Option<String>,
    /// The address under which people reach the server, such as `https://play.example`. Browsers may connect from pages there.
    pub public_address: Option<String>,
    /// Further pages from which browsers may connect.
    pub origins: Vec<String>,
    /// Whether a proxy in front tells the clients' addresses in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Who opens a table must show this word.
    pub invitation: Option<String>,
    /// Who shows this word may see and delete every table.
    pub admin_token: Option<String>,
    /// Whether people may let the server call `http://` addresses when it is their turn.
    pub webhooks: bool,
    /// The name of this process among those that share a database; made up if missing.
    pub node: Option<String>,
    /// How much is allowed.
    pub limits: Limits,
}

/// How much is allowed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Bytes of a frame or a request.
    pub frame_bytes: usize,
    /// Frames from a socket: each second on average.
    pub frames_per_second: u32,
    /// Frames from a socket at once.
    pub frames_at_once: u32,
    /// Requests from an address: each second on average.
    pub requests_per_second: u32,
    /// Requests from an address at once.
    pub requests_at_once: u32,
    /// Requests for pages and their files from an address: each second on average.
    pub pages_per_second: u32,
    /// Requests for pages and their files from an address at once.
    pub pages_at_once: u32,
    /// Requests for `/healthz` and `/metrics` from an address: each second on average.
    pub checks_per_second: u32,
    /// Requests for `/healthz` and `/metrics` from an address at once.
    pub checks_at_once: u32,
    /// Open connections in all; as many as the system's limit on open files allows if 0.
    pub connections: usize,
    /// Open connections from an address. Not counted behind a proxy, where all come from the same.
    pub connections_per_address: u32,
    /// Seconds for the head of a request, and for a connection without one.
    pub head_seconds: u64,
    /// Seconds for the body of a request.
    pub body_seconds: u64,
    /// Seconds after which a client is cut off that takes nothing of a reply.
    pub reply_seconds: u64,
    /// Seconds that a server which stops waits for what was begun.
    pub drain_seconds: u64,
    /// Seconds that a request waits for the database.
    pub database_seconds: u64,
    /// Open sockets of spectators from an address, and as many that have not said hello yet.
    pub sockets_per_address: u32,
    /// Open sockets of one seat, or of a host without a seat.
    pub sockets_per_seat: usize,
    /// Open sockets of spectators at a table from one address.
    pub spectators_per_address: usize,
    /// Seconds that somebody may be away before others may let a bot play for them; longer in slow games.
    pub hold_seconds: u64,
    /// Different component sets of people from an address, as long as the server runs.
    pub sets_per_address: usize,
    /// Different component sets of people in all, as long as the server runs.
    pub sets: usize,
    /// Tables opened from an address within an hour.
    pub tables_per_hour: u32,
    /// Open sockets of spectators at a table.
    pub sockets_per_table: usize,
    /// Tables in the database; more are not opened.
    pub tables: u64,
    /// Seconds after which a table that nobody uses leaves memory.
    pub idle_seconds: u64,
    /// Seconds of silence after which a socket is closed.
    pub silent_seconds: u64,
    /// Frames that may wait for a slow client.
    pub waiting_frames: usize,
    /// Milliseconds that a bot may think about an answer.
    pub bot_ms: u64,
    /// Bots that may think at the same time; as many as there are cores if 0.
    pub bots_at_once: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 4700)),
            data: PathBuf::from("backlot-data"),
            database: None,
            public_address: None,
            origins: Vec::new(),
            behind_proxy: false,
            invitation: None,
            admin_token: None,
            webhooks: false,
            node: None,
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            frame_bytes: 64 * 1024,
            frames_per_second: 20,
            frames_at_once: 60,
            requests_per_second: 20,
            requests_at_once: 100,
            pages_per_second: 100,
            pages_at_once: 2_000,
            checks_per_second: 10,
            checks_at_once: 100,
            connections: 0,
            connections_per_address: 500,
            head_seconds: 15,
            body_seconds: 30,
            reply_seconds: 30,
            drain_seconds: 10,
            database_seconds: 5,
            sockets_per_address: 200,
            sockets_per_seat: 10,
            spectators_per_address: 20,
            hold_seconds: 60,
            sets_per_address: 20,
            sets: 1_000,
            tables_per_hour: 30,
            sockets_per_table: 100,
            tables: 1_000_000,
            idle_seconds: 60,
            silent_seconds: 90,
            waiting_frames: 64,
            bot_ms: 500,
            bots_at_once: 0,
        }
    }
}

impl Limits {
    /// Limits that nobody reaches on the own machine, for measuring.
    #[must_use]
    pub fn none() -> Self {
        Self {
            frames_per_second: u32::MAX,
            frames_at_once: u32::MAX,
            requests_per_second: u32::MAX,
            requests_at_once: u32::MAX,
            pages_per_second: u32::MAX,
            pages_at_once: u32::MAX,
            checks_per_second: u32::MAX,
            checks_at_once: u32::MAX,
            connections_per_address: u32::MAX,
            sockets_per_address: u32::MAX,
            sockets_per_seat: usize::MAX,
            spectators_per_address: usize::MAX,
            sets_per_address: usize::MAX,
            tables_per_hour: u32::MAX,
            ..Self::default()
        }
    }
}

impl Options {
    /// Where the tables are kept.
    pub fn address(&self) -> Result<Address, String> {
        match &self.database {
            Some(database) => database.parse(),
            None => Ok(Address::Sqlite(self.data.join("tables.db"))),
        }
    }
}
