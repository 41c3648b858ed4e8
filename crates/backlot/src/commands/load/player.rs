//! The people at one table, all played by one task.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use backlot_client::{Connection, Hello, Prompts, Subscription, Views, request};
use serde::Deserialize;
use serde_json::json;

use super::Times;
use crate::cli::{LoadArgs, LoadClient};

const GAME: &str = "hollywood-cards";
const SEATS: usize = 4;

/// A table and its sockets.
pub(crate) struct Table {
    host: String,
    id: String,
    secrets: Vec<String>,
    sockets: Vec<Connection>,
    step: u32,
    /// Who is asked: the seat, the prompt, and the first legal actions.
    asked: Option<(usize, u32, Vec<String>)>,
    is_over: bool,
    rng: usize,
}

/// What of a frame matters here.
#[derive(Deserialize)]
struct Frame {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    re: Option<u64>,
    #[serde(default)]
    step: Option<u32>,
    #[serde(default)]
    status: Option<String>,
    #[serde(default)]
    prompt: Option<Prompt>,
}

#[derive(Deserialize)]
struct Prompt {
    id: u32,
    #[serde(default)]
    actions: Vec<String>,
    #[serde(default)]
    options: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    action: String,
}

impl Table {
    /// Opens a table with a person in every seat, who play by this randomness.
    pub(crate) async fn open(host: &str, rng: usize) -> Result<Self> {
        let body = json!({ "game": GAME, "setup": { "seats": SEATS }, "name": "p1" });
        let opened = request(host, "POST", "/api/tables", None, Some(&body)).await?.json()?;
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        let id = text(&opened["table"]);
        let mut secrets = vec![text(&opened["secret"])];
        for seat in 1..SEATS {
            let body = json!({ "name": format!("p{}", seat + 1) });
            let path = format!("/api/tables/{id}/seats");
            let seated = request(host, "POST", &path, None, Some(&body)).await?.json()?;
            secrets.push(text(&seated["secret"]));
        }
        let host = host.to_owned();
        let sockets = Vec::new();
        Ok(Self { host, id, secrets, sockets, step: 0, asked: None, is_over: false, rng })
    }

    pub(crate) async fn connect(&mut self, args: &LoadArgs) -> Result<()> {
        for number in 0..usize::try_from(args.sockets)? {
            let (views, prompts) = match args.client {
                LoadClient::Page => (Views::Changes, Prompts::Whole),
                LoadClient::Whole => (Views::Whole, Prompts::Whole),
                LoadClient::Program => (Views::Changes, Prompts::Actions),
                LoadClient::Bot => (Views::None, Prompts::Actions),
            };
            let taste = Subscription { words: None, views, prompts };
            let secret = self.secrets.get(number).cloned();
            let hello = Hello { secret, taste, ..Hello::default() };
            let (socket, welcome) = Connection::open(&self.host, &self.id, &hello).await?;
            self.sockets.push(socket);
            let frame: Frame = serde_json::from_value(welcome)?;
            self.hear(number, frame);
        }
        Ok(())
    }

    fn hear(&mut self, socket: usize, frame: Frame) {
        if let Some(step) = frame.step {
            self.step = step;
        }
        if frame.status.as_deref() == Some("over") {
            self.is_over = true;
        }
        if let Some(Prompt { id, actions, options }) = frame.prompt {
            let from_options = options.into_iter().map(|choice| choice.action);
            let actions = actions.into_iter().chain(from_options).collect();
            self.asked = Some((socket, id, actions));
        }
    }

    /// Plays until the time or the game is over. What opening tables costs is not measured here.
    pub(crate) async fn play(mut self, args: &LoadArgs, end: Instant) -> Result<Vec<Times>> {
        let mut all = Vec::new();
        while Instant::now() < end && !self.is_over {
            let begun = Instant::now();
            all.push(self.act().await?);
            if args.pause > 0 {
                let rest = Duration::from_millis(args.pause).saturating_sub(begun.elapsed());
                tokio::time::sleep(rest).await;
            }
        }
        Ok(all)
    }

    /// One answer, until every socket has heard of it.
    async fn act(&mut self) -> Result<Times> {
        let Some((seat, prompt, actions)) = self.asked.take() else {
            bail!("nobody is asked at {}", self.id);
        };
        self.rng = self.rng.wrapping_mul(1_103_515_245).wrapping_add(12_345) & 0x7fff_ffff;
        let action = actions.get(self.rng / 7 % actions.len().max(1)).context("no action")?;
        let before = self.step;
        let start = Instant::now();
        let answer = format!(
            "{{\"type\":\"answer\",\"id\":1,\"prompt\":{prompt},\"action\":{}}}",
            serde_json::to_string(action)?
        );
        self.sockets[seat].send_text(answer).await?;
        let mut acknowledged = start.elapsed();
        let mut bytes = 0;
        for number in 0..self.sockets.len() {
            let socket = (seat + number) % self.sockets.len();
            loop {
                let text = self.sockets[socket].receive_text().await?;
                bytes += text.len();
                let frame: Frame = serde_json::from_str(&text)?;
                if frame.kind == "refused" || frame.kind == "bye" {
                    bail!("at {}: {text}", self.id);
                }
                if frame.re.is_some() {
                    acknowledged = start.elapsed();
                }
                let is_new = frame.step.is_some_and(|step| step > before);
                self.hear(socket, frame);
                if is_new {
                    break;
                }
            }
        }
        Ok(Times { acknowledged, at_all_viewers: start.elapsed(), bytes })
    }
}
