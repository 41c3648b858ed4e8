//! A real server on a real port, and people who play there.
#![allow(dead_code, reason = "every test uses some of it")]

use std::net::SocketAddr;
use std::time::Duration;

use backlot_client::{Connection, Reply, request};
use backlot_server::{CantServe, Limits, Options, Server};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that runs in this process.
pub(crate) struct Running {
    pub(crate) host: String,
    pub(crate) folder: Option<tempfile::TempDir>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<Result<(), CantServe>>,
}

pub(crate) fn options(folder: &std::path::Path) -> Options {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    Options { listen, data: folder.to_owned(), limits: Limits::none(), ..Options::default() }
}

impl Running {
    /// A server with a folder of its own, without limits.
    pub(crate) async fn start() -> Self {
        Self::start_with(|_| {}).await
    }

    pub(crate) async fn start_with(change: impl FnOnce(&mut Options)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut options = options(folder.path());
        change(&mut options);
        let mut running = Self::run(options).await;
        running.folder = Some(folder);
        running
    }

    pub(crate) async fn run(options: Options) -> Self {
        // What the server logs is shown when a test fails.
        let _ = tracing_subscriber::fmt().with_test_writer().try_init();
        let server = Server::bind(options, None).await.unwrap();
        let host = server.address().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async move {
            let _ = stopped.await;
        }));
        Self { host, folder: None, stop: Some(stop), task }
    }

    /// Stops as a signal would, and waits for the end.
    pub(crate) async fn stop(mut self) -> Option<tempfile::TempDir> {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(Duration::from_secs(10), self.task).await.unwrap().unwrap().unwrap();
        self.folder.take()
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        request(&self.host, "GET", path, None, None).await.unwrap()
    }

    pub(crate) async fn get_as(&self, path: &str, bearer: &str) -> Reply {
        request(&self.host, "GET", path, Some(bearer), None).await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Reply {
        request(&self.host, "POST", path, None, Some(body)).await.unwrap()
    }

    pub(crate) async fn post_as(&self, path: &str, bearer: &str, body: &Value) -> Reply {
        request(&self.host, "POST", path, Some(bearer), Some(body)).await.unwrap()
    }

    /// Opens a table with people in all seats; returns its id and the seats' secrets.
    pub(crate) async fn table_of_people(&self, game: &str, seats: usize) -> (String, Vec<String>) {
        open_table(&self.host, game, seats).await
    }

    pub(crate) async fn socket(&self, table: &str, hello: &Value) -> (Connection, Value) {
        Connection::open(&self.host, table, hello).await.unwrap()
    }
}

/// Opens a table with people in all seats; returns its id and the seats' secrets.
pub(crate) async fn open_table(host: &str, game: &str, seats: usize) -> (String, Vec<String>) {
    let body = json!({ "game": game, "setup": { "seats": seats }, "name": "Ada" });
    let opened = request(host, "POST", "/api/tables", None, Some(&body)).await.unwrap();
    let opened = opened.json().unwrap();
    let table = opened["table"].as_str().unwrap().to_owned();
    let mut secrets = vec![opened["secret"].as_str().unwrap().to_owned()];
    for seat in 1..seats {
        let body = json!({ "name": format!("Player {}", seat + 1) });
        let path = format!("/api/tables/{table}/seats");
        let seated = request(host, "POST", &path, None, Some(&body)).await.unwrap().json().unwrap();
        assert_eq!(seated["seat"], seat);
        secrets.push(seated["secret"].as_str().unwrap().to_owned());
    }
    (table, secrets)
}

/// The replay of a game that a person has played with bots, in words.
pub(crate) async fn finished_replay(server: &Running) -> Value {
    let players = ["you", "bot:random", "bot:random"];
    let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "name": "Ada", "players": players });
    let opened = server.post("/api/tables", &body).await.json().unwrap();
    let (table, secret) = (opened["table"].as_str().unwrap(), opened["secret"].as_str().unwrap());
    Person::sit(&server.host, table, secret, 1).await.play_to_the_end().await;
    server.get(&format!("/api/tables/{table}/replay?words=en")).await.json().unwrap()
}

/// A person at a table who knows what they were told, and nothing else.
pub(crate) struct Person {
    pub(crate) connection: Connection,
    pub(crate) seen: Seen,
    rng: u64,
}

/// What a client keeps.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Seen {
    pub(crate) seq: u64,
    pub(crate) step: u64,
    pub(crate) view: Value,
    pub(crate) prompt: Value,
    pub(crate) status: Value,
    pub(crate) outcome: Value,
    pub(crate) events: Vec<Value>,
}

impl Seen {
    pub(crate) fn new(welcome: &Value) -> Self {
        let mut seen = Self {
            seq: 0,
            step: 0,
            view: Value::Null,
            prompt: Value::Null,
            status: Value::Null,
            outcome: Value::Null,
            events: Vec::new(),
        };
        seen.hear(welcome);
        seen
    }

    /// Takes a frame as a client would.
    pub(crate) fn hear(&mut self, frame: &Value) {
        match frame["type"].as_str() {
            Some("welcome") => {
                let log = frame["log"].as_array().unwrap();
                if let Some(first) = log.first() {
                    let first = first["step"].as_u64();
                    self.events.retain(|event| event["step"].as_u64() < first);
                }
                self.events.extend(log.iter().cloned());
            }
            Some("update") => {
                let seq = frame["seq"].as_u64().unwrap();
                assert!(seq == self.seq || seq == self.seq + 1, "after {} came {frame}", self.seq);
                if let Some(undone) = frame["undone"].as_u64() {
                    // Not every step has an event that this seat notices.
                    let left = self.step - undone;
                    self.events.retain(|event| event["step"].as_u64().unwrap() <= left);
                }
                self.events.extend(frame["events"].as_array().into_iter().flatten().cloned());
            }
            Some("talk" | "move") => {}
            _ => return,
        }
        self.seq = frame["seq"].as_u64().unwrap();
        self.step = frame["step"].as_u64().unwrap_or(self.step);
        for (name, field) in [
            ("view", &mut self.view),
            ("prompt", &mut self.prompt),
            ("status", &mut self.status),
            ("outcome", &mut self.outcome),
        ] {
            if let Some(value) = frame.get(name) {
                *field = value.clone();
            }
        }
        if let Some(changes) = frame.get("changes") {
            backlot_core::apply_changes(&mut self.view, changes).unwrap();
        }
    }
}

impl Person {
    pub(crate) async fn sit(host: &str, table: &str, secret: &str, rng: u64) -> Self {
        let hello = json!({ "secret": secret });
        let (connection, welcome) = Connection::open(host, table, &hello).await.unwrap();
        Self { connection, seen: Seen::new(&welcome), rng: rng.wrapping_mul(2).wrapping_add(1) }
    }

    /// A number that looks random.
    pub(crate) fn draw(&mut self, below: usize) -> usize {
        self.rng = self.rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.rng >> 33) as usize % below
    }

    pub(crate) fn is_asked(&self) -> bool {
        !self.seen.prompt.is_null() && self.seen.prompt["answered"] == false
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.seen.status.as_str(), Some("over" | "ended"))
    }

    /// Any answer to the prompt.
    pub(crate) fn any_answer(&mut self) -> Value {
        let options = self.seen.prompt["options"].as_array().unwrap().len();
        let option = self.draw(options);
        json!({ "type": "answer", "prompt": self.seen.prompt["id"], "option": option })
    }

    pub(crate) async fn hear_next(&mut self) -> Value {
        let within = Duration::from_secs(20);
        let frame = self.connection.receive_within(within).await.unwrap().expect("nothing came");
        self.seen.hear(&frame);
        frame
    }

    /// Sends a frame and hears everything up to its answer.
    pub(crate) async fn ask(&mut self, frame: Value) -> Value {
        let (answer, before) = self.connection.ask(frame).await.unwrap();
        for frame in before.iter().chain([&answer]) {
            self.seen.hear(frame);
        }
        answer
    }

    /// Sends a frame that is refused; tells the code.
    pub(crate) async fn refused(&mut self, frame: Value) -> String {
        match self.connection.ask(frame.clone()).await {
            Err(backlot_client::ClientError::ActionError { code, .. }) => code,
            other => panic!("{frame} is not refused: {other:?}"),
        }
    }

    /// Answers whenever asked, until the game is over.
    pub(crate) async fn play_to_the_end(&mut self) {
        while !self.is_over() {
            if self.is_asked() {
                let answer = self.any_answer();
                self.ask(answer).await;
            } else {
                self.hear_next().await;
            }
        }
    }
}
