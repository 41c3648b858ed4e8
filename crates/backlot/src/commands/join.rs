//! `backlot play --join LINK`: plays at a table of a server, from the terminal.

mod outline;
mod share;

use std::io::{BufRead, IsTerminal, Write};

use anyhow::{Context, Result};
use backlot_client::{
    ClientFrame, Connection, Hello, HostAction, Key, Link, Subscription, Words, request,
};
use backlot_core::Text;
use backlot_locales::{Locale, ReaderContext};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::serve::runtime;
use super::{Usage, setup_request};
use crate::cli::PlayArgs;
use share::Share;

/// Sits down at a table that exists.
pub(crate) fn join(args: &PlayArgs, link: &Link) -> Result<()> {
    let Some(table) = link.table.clone() else {
        return Err(
            Usage(format!("{link} is a server, not a table: its links end with /t/TABLE")).into()
        );
    };
    runtime()?.block_on(async {
        let mut share = Share::new()?;
        let secret = sit(args, link, &table, &mut share).await?;
        play(link, &table, secret.as_deref(), share).await
    })
}

/// Opens a table at a server and sits down there.
pub(crate) fn open(args: &PlayArgs, server: &Link) -> Result<()> {
    let game = args.game.ok_or_else(|| Usage("say which game to open at the server".to_owned()))?;
    let wish = setup_request(&args.setup)?;
    let mut setup = json!(wish.options);
    if let Some(seats) = wish.seats {
        setup["seats"] = seats.into();
    }
    if let Some(components) = wish.components {
        setup["components_toml"] = components.toml.into();
    }
    let name = args.name.clone().unwrap_or_else(|| message("terminal-you", &[]));
    let mut share = Share::new()?;
    let hash = share.promise();
    let body = json!({ "game": game.id(), "setup": setup, "name": name, "hash": hash });
    runtime()?.block_on(async {
        let reply =
            request(&server.host, "POST", "/api/tables", None, Some(&body)).await?.json()?;
        let table = reply["table"].as_str().context("the server named no table")?;
        let invite = format!("http://{}/t/{table}", server.host);
        println!("{}", message("join-invite", &[("link", &invite)]));
        play(server, table, reply["secret"].as_str(), share).await
    })
}

fn message(key: &'static str, args: &[(&'static str, &str)]) -> String {
    let text = args.iter().fold(Text::new(key), |text, (name, value)| text.with(name, *value));
    Locale::english().render(&text, &ReaderContext::default())
}

/// The secret of the seat: from the link, or by sitting down.
async fn sit(
    args: &PlayArgs,
    link: &Link,
    table: &str,
    share: &mut Share,
) -> Result<Option<String>> {
    let (path, body) = match &link.key {
        Some(Key::Secret(secret)) => return Ok(Some(secret.clone())),
        Some(Key::Move(code)) => ("moves", json!({ "code": code })),
        None => match &args.name {
            Some(name) => ("seats", json!({ "name": name, "hash": share.promise() })),
            // Without a name one watches.
            None => return Ok(None),
        },
    };
    let path = format!("/api/tables/{table}/{path}");
    let reply = request(&link.host, "POST", &path, None, Some(&body)).await?.json()?;
    let own = format!("http://{}{}", link.host, reply["link"].as_str().unwrap_or_default());
    println!("{}", message("join-seated", &[("link", &own)]));
    Ok(reply["secret"].as_str().map(str::to_owned))
}

async fn play(link: &Link, table: &str, secret: Option<&str>, mut share: Share) -> Result<()> {
    let taste = Subscription { words: Some(Words::English), ..Subscription::default() };
    let hello = Hello { secret: secret.map(str::to_owned), taste, ..Hello::default() };
    let (mut connection, welcome) = Connection::open(&link.host, table, &hello).await?;
    let mut screen = Screen::new(secret.is_some());
    screen.tell(&welcome);
    if let Some(frame) = share.hear(&welcome)? {
        connection.send(frame).await?;
    }
    let mut lines = typed();
    loop {
        tokio::select! {
            frame = connection.receive() => match frame {
                Ok(frame) => {
                    screen.tell(&frame);
                    if let Some(frame) = share.hear(&frame)? {
                        connection.send(frame).await?;
                    }
                    if frame["status"] == "over" && screen.is_over() {
                        println!("{}", verdict(link, table, &share).await);
                    }
                    if frame["type"] == "bye" {
                        return Ok(());
                    }
                }
                // The server was restarted, or the network is gone for a moment.
                Err(_) => {
                    println!("{}", message("join-again", &[]));
                    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
                    let (again, welcome) = Connection::open(&link.host, table, &hello).await?;
                    connection = again;
                    screen.tell(&welcome);
                }
            },
            line = lines.recv() => {
                let Some(line) = line else { return Ok(()) };
                match screen.command(&line) {
                    Typed::Frame(frame) => { connection.send(frame).await?; }
                    Typed::Nothing => {}
                    Typed::Quit => return Ok(()),
                }
            }
        }
    }
}

/// What became of the fair deal.
async fn verdict(link: &Link, table: &str, share: &Share) -> String {
    let path = format!("/api/tables/{table}/record");
    let checked = match request(&link.host, "GET", &path, None, None).await {
        Ok(reply) => share.check(&reply.body),
        Err(error) => Err(error.into()),
    };
    match checked {
        Ok(people) => message("join-fair", &[("people", &people.to_string())]),
        Err(error) => message("join-unfair", &[("problem", &format!("{error:#}"))]),
    }
}

/// Lines from the keyboard, read on a thread of their own.
fn typed() -> mpsc::Receiver<String> {
    let (send, lines) = mpsc::channel(16);
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            if send.blocking_send(line.trim().to_owned()).is_err() {
                return;
            }
        }
    });
    lines
}

/// What a line means.
enum Typed {
    Frame(ClientFrame),
    Nothing,
    Quit,
}

/// What is on the table, as told so far.
struct Screen {
    has_seat: bool,
    over: bool,
    view: Value,
    prompt: Value,
}

impl Screen {
    fn new(has_seat: bool) -> Self {
        Self { has_seat, over: false, view: Value::Null, prompt: Value::Null }
    }

    fn tell(&mut self, frame: &Value) {
        match frame["type"].as_str() {
            Some("welcome") => {
                println!(
                    "{} {}",
                    frame["game"].as_str().unwrap_or_default(),
                    frame["table"].as_str().unwrap_or_default()
                );
                self.tell_players(frame);
                self.tell_events(&frame["log"]);
            }
            Some("talk") => println!("{}: {}", speaker(&frame["from"]), words(frame)),
            Some("refused" | "bye") => {
                println!("{}", frame["message"].as_str().unwrap_or_default());
            }
            _ => {
                self.tell_events(&frame["notes"]);
                self.tell_events(&frame["events"]);
            }
        }
        if let Some(view) = frame.get("view") {
            self.view = view.clone();
        }
        if let Some(prompt) = frame.get("prompt")
            && *prompt != self.prompt
        {
            self.prompt = prompt.clone();
            self.ask();
        }
        if let Some(outcome) = frame.get("outcome").filter(|outcome| !outcome.is_null()) {
            println!("{}", message("join-outcome", &[("scores", &outcome["scores"].to_string())]));
        }
        let _ = std::io::stdout().flush();
    }

    /// Whether the game has ended just now.
    fn is_over(&mut self) -> bool {
        !std::mem::replace(&mut self.over, true)
    }

    fn tell_players(&self, frame: &Value) {
        for player in frame["players"].as_array().into_iter().flatten() {
            let seat = player["seat"].as_u64().unwrap_or_default() + 1;
            let name = player["name"].as_str().or(player["level"].as_str()).unwrap_or("-");
            println!("  {seat}. {name} ({})", player["kind"].as_str().unwrap_or_default());
        }
        if !self.has_seat {
            println!("{}", message("join-watching", &[]));
        }
    }

    fn tell_events(&self, events: &Value) {
        for event in events.as_array().into_iter().flatten() {
            println!("* {}", event["text"].as_str().unwrap_or_default());
        }
    }

    fn ask(&self) {
        if self.prompt.is_null() || self.prompt["answered"] == true {
            return;
        }
        println!("\n{}", outline::outline(&self.view));
        if let Some(why) = self.prompt["why"].as_str() {
            println!("{why}");
        }
        println!("{}", self.prompt["title"].as_str().unwrap_or_default());
        let options = self.prompt["options"].as_array().into_iter().flatten();
        for (number, option) in (1..).zip(options) {
            println!("{number:>3}  {}", option["label"].as_str().unwrap_or_default());
            let preview = &option["preview"];
            let lines = preview["warnings"].as_array().into_iter().flatten();
            for line in lines {
                println!("     ! {}", line.as_str().unwrap_or_default());
            }
        }
        if std::io::stdout().is_terminal() {
            print!("> ");
        }
    }

    fn command(&self, line: &str) -> Typed {
        match line {
            "" => return Typed::Nothing,
            "quit" | "q" => return Typed::Quit,
            "undo" | "u" => return Typed::Frame(ClientFrame::Undo),
            "start" => return Typed::Frame(ClientFrame::Host(HostAction::Start)),
            "view" | "v" => {
                println!("{}", outline::outline(&self.view));
                return Typed::Nothing;
            }
            "help" | "?" => {
                println!("{}", message("join-help", &[]));
                return Typed::Nothing;
            }
            _ => {}
        }
        if let Some(text) = line.strip_prefix("say ") {
            return Typed::Frame(ClientFrame::Say { text: text.to_owned(), name: None });
        }
        let prompt = self.prompt["id"].as_u64().and_then(|id| u32::try_from(id).ok());
        let Some(prompt) = prompt else {
            println!("{}", message("join-help", &[]));
            return Typed::Nothing;
        };
        Typed::Frame(match line.parse::<usize>() {
            Ok(number) if number > 0 => {
                ClientFrame::Answer { prompt, option: Some(number - 1), action: None }
            }
            _ => ClientFrame::Answer { prompt, option: None, action: Some(line.to_owned()) },
        })
    }
}

fn speaker(from: &Value) -> &str {
    from["name"].as_str().unwrap_or("?")
}

fn words(frame: &Value) -> &str {
    frame["text"].as_str().or(frame["reaction"].as_str()).unwrap_or_default()
}
