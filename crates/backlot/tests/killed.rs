//! The server is killed at random moments under load. Whatever was acknowledged is there afterwards.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::postgres::Postgres;
use crate::serving::Served;
use backlot_client::{ClientError, Connection, request};
use serde_json::{Value, json};
use tokio::task::JoinSet;

const TABLES: usize = 4;

/// A hundred kills when there is time.
fn kills(usually: u64) -> u64 {
    if std::env::var("BACKLOT_LONG").is_ok() { 100 } else { usually }
}

/// A table with its seats, and what was acknowledged there.
#[derive(Clone)]
struct Table {
    id: String,
    secrets: Vec<String>,
    /// By seat: the step and the view of the last acknowledgement.
    acknowledged: Vec<(u64, Value)>,
    rng: u64,
}

impl Table {
    async fn open(host: &str, rng: u64) -> Result<Self, ClientError> {
        let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "name": "p1" });
        let opened = request(host, "POST", "/api/tables", None, Some(&body)).await?.json()?;
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let id = text(&opened["table"]);
        let mut secrets = vec![text(&opened["secret"])];
        for seat in 1..3 {
            let body = json!({ "name": format!("p{}", seat + 1) });
            let path = format!("/api/tables/{id}/seats");
            let seated = request(host, "POST", &path, None, Some(&body)).await?.json()?;
            secrets.push(text(&seated["secret"]));
        }
        Ok(Self { id, secrets, acknowledged: vec![(0, Value::Null); 3], rng })
    }

    /// Finds every seat, every acknowledged step and the prompt.
    async fn check(&self, host: &str) {
        let mut asked = 0;
        let mut is_over = false;
        for (seat, secret) in self.secrets.iter().enumerate() {
            let (_, welcome) = Connection::open(host, &self.id, &json!({ "secret": secret }))
                .await
                .unwrap_or_else(|error| panic!("seat {seat} of {}: {error}", self.id));
            assert_eq!(welcome["you"]["seat"], seat);
            let (step, view) = &self.acknowledged[seat];
            let found = welcome["step"].as_u64().unwrap();
            assert!(found >= *step, "step {step} was acknowledged, {found} is there");
            if found == *step && !view.is_null() {
                assert_eq!(welcome["view"], *view, "the same step looks the same");
            }
            asked += usize::from(!welcome["prompt"].is_null());
            is_over |= welcome["status"] == "over";
        }
        assert!(asked == 1 || is_over, "{asked} seats are asked at {}", self.id);
    }

    /// Answers for whoever is asked until the connection breaks or it is told to stop.
    async fn play(&mut self, host: &str, stop: &AtomicBool) -> Result<(), ClientError> {
        let mut sockets = Vec::new();
        let mut prompts = Vec::new();
        for secret in &self.secrets {
            let (socket, welcome) =
                Connection::open(host, &self.id, &json!({ "secret": secret })).await?;
            sockets.push(socket);
            prompts.push(welcome["prompt"].clone());
        }
        while !stop.load(Ordering::Relaxed) {
            let Some(seat) = prompts.iter().position(|prompt| !prompt.is_null()) else {
                return Ok(());
            };
            let prompt = prompts[seat].take();
            self.rng = self.rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let options = prompt["options"].as_array().unwrap().len() as u64;
            let option = (self.rng >> 33) % options;
            let answer = json!({ "type": "answer", "prompt": prompt["id"], "option": option });
            let (frame, _) = sockets[seat].ask(answer).await?;
            self.acknowledged[seat] = (frame["step"].as_u64().unwrap(), frame["view"].clone());
            for (number, socket) in sockets.iter_mut().enumerate() {
                let mut frame =
                    if number == seat { frame.clone() } else { socket.receive().await? };
                while frame.get("step").is_none() {
                    frame = socket.receive().await?;
                }
                prompts[number] = frame["prompt"].clone();
            }
        }
        Ok(())
    }
}

/// Lets tables be played at these hosts while something happens; returns them as they are then.
async fn play_while(
    tables: Vec<Table>,
    hosts: &[String],
    happening: impl Future<Output = ()>,
) -> Vec<Table> {
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = JoinSet::new();
    for (number, mut table) in tables.into_iter().enumerate() {
        let host = hosts[number % hosts.len()].clone();
        let stop = stop.clone();
        players.spawn(async move {
            // That the connection breaks is what this is about.
            let _ = table.play(&host, &stop).await;
            table
        });
    }
    happening.await;
    stop.store(true, Ordering::Relaxed);
    let mut tables = players.join_all().await;
    tables.sort_by(|a, b| a.id.cmp(&b.id));
    tables
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut served = Served::start(folder.path(), &[]);
    let mut tables = Vec::new();
    for kill in 0..kills(5) {
        while tables.len() < TABLES {
            tables.push(Table::open(&served.host, kill * 7 + tables.len() as u64).await.unwrap());
        }
        let moment = Duration::from_millis(60 + kill * 37 % 200);
        let hosts = [served.host.clone()];
        tables = play_while(tables, &hosts, async {
            tokio::time::sleep(moment).await;
            served.kill();
        })
        .await;
        served = Served::start(folder.path(), &[]);
        for table in &tables {
            table.check(&served.host).await;
        }
        // Some new tables each time: their opening is acknowledged, too.
        tables.rotate_left(1);
        tables.truncate(TABLES - 1);
    }
    let steps: u64 = tables.iter().map(|table| table.acknowledged[0].0).sum();
    assert!(steps > 0, "somebody played");
    assert!(served.terminate(), "a server that is asked to stop stops well");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_one_of_two_nodes_is_killed_tables_go_on_at_the_other() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database();
    let folder = tempfile::tempdir().unwrap();
    let node = || Served::start(folder.path(), &["--database", &database]);
    let stays = node();
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(Table::open(&stays.host, number as u64).await.unwrap());
    }
    tables.sort_by(|a, b| a.id.cmp(&b.id));
    for kill in 0..kills(2) {
        let mut dies = node();
        let hosts = [dies.host.clone(), stays.host.clone()];
        let before: Vec<u64> = tables.iter().map(|table| table.acknowledged[0].0).collect();
        tables = play_while(tables, &hosts, async {
            tokio::time::sleep(Duration::from_millis(80 + kill * 53 % 150)).await;
            dies.kill();
            tokio::time::sleep(Duration::from_millis(50)).await;
        })
        .await;
        for table in &tables {
            table.check(&stays.host).await;
        }
        let hosts = [stays.host.clone()];
        tables = play_while(tables, &hosts, tokio::time::sleep(Duration::from_millis(100))).await;
        let after = tables.iter().map(|table| table.acknowledged[0].0);
        assert!(after.zip(before).all(|(after, before)| after >= before));
    }
}
