//! Reads every example of docs/protocol.md. What clients send is parsed as the server does; what the server sends is
//! compared with frames of a real session: every field of an example must be there, with a value of the same kind.

use std::time::Duration;

use crate::support::Running;
use backlot_client::{Connection, request};
use backlot_protocol::Request;
use backlot_server::{MoveRequest, OpenTable, SitDown};
use serde_json::{Value, json};

struct Example {
    heading: String,
    values: Vec<Value>,
    lines: Vec<String>,
    at: usize,
}

fn examples() -> Vec<Example> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let text = std::fs::read_to_string(path).unwrap();
    let mut examples = Vec::new();
    let mut open: Option<(String, Vec<String>, usize)> = None;
    for (number, line) in (1..).zip(text.lines()) {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(heading)) => open = Some((heading.to_owned(), Vec::new(), number)),
            (Some((_, lines, _)), None) => lines.push(line.to_owned()),
            (Some(_), Some(_)) => {
                let (heading, lines, at) = open.take().unwrap();
                let Some(heading) = heading.strip_prefix("json ") else { continue };
                let joined = lines.join("\n");
                let values: Result<Vec<Value>, _> =
                    serde_json::Deserializer::from_str(&joined).into_iter().collect();
                let values = values.unwrap_or_else(|error| panic!("line {at}: {error}"));
                examples.push(Example { heading: heading.to_owned(), values, lines, at });
            }
            (None, None) => {}
        }
    }
    assert!(examples.len() > 20, "the examples are found");
    examples
}

#[test]
fn what_clients_send_is_understood() {
    for Example { heading, values, lines, at } in examples() {
        let parsed = match heading.as_str() {
            "client" => {
                assert_eq!(values.len(), lines.len(), "line {at}: one frame a line");
                lines
                    .iter()
                    .try_for_each(|line| Request::parse(line).map(drop).map_err(|bad| bad.message))
            }
            "client POST /api/tables" => all::<OpenTable>(&values),
            "client POST /api/tables/TABLE/seats" => all::<SitDown>(&values),
            "client POST /api/tables/TABLE/moves" => all::<MoveRequest>(&values),
            other => {
                assert!(!other.starts_with("client"), "line {at}: what is `{other}`?");
                Ok(())
            }
        };
        assert_eq!(parsed, Ok(()), "line {at}");
    }
}

fn all<T: serde::de::DeserializeOwned>(values: &[Value]) -> Result<(), String> {
    let parse = |value: &Value| serde_json::from_value::<T>(value.clone()).map(drop);
    values.iter().try_for_each(|value| parse(value).map_err(|error| error.to_string()))
}

/// What is missing where there is nothing to say, as the document tells.
const OPTIONAL: [&str; 6] = ["subject", "amount", "why", "lines", "warnings", "effects"];

/// Whether everything in the example is in the real value. `…` stands for anything.
fn fits(example: &Value, real: &Value) -> bool {
    match (example, real) {
        (Value::Null, _) | (_, Value::Null) => true,
        (Value::String(text), _) if text == "…" => true,
        (Value::Object(example), Value::Object(real)) => {
            if let (Some(a), Some(b)) = (example.get("kind"), real.get("kind"))
                && a != b
            {
                return false;
            }
            example.iter().filter(|(name, _)| *name != "…").all(|(name, value)| {
                match real.get(name) {
                    Some(real) => fits(value, real),
                    None => OPTIONAL.contains(&name.as_str()),
                }
            })
        }
        (Value::Array(example), Value::Array(real)) => example
            .iter()
            .filter(|item| *item != "…")
            .all(|item| real.is_empty() || real.iter().any(|real| fits(item, real))),
        (Value::String(_), Value::String(_))
        | (Value::Number(_), Value::Number(_))
        | (Value::Bool(_), Value::Bool(_)) => true,
        _ => false,
    }
}

#[tokio::test]
async fn what_the_server_sends_looks_as_described() {
    let real = session().await;
    for Example { heading, values, at, .. } in examples() {
        let kind = match heading.split_once(' ') {
            _ if heading.starts_with("client") => continue,
            None => "",
            Some((_, kind)) => kind,
        };
        for value in values {
            if kind == "changes" {
                changes_can_be_made(&value);
                continue;
            }
            let name = value["type"].as_str().unwrap_or(kind);
            let candidates: Vec<&Value> =
                real.iter().filter(|(other, _)| other == name).map(|(_, value)| value).collect();
            assert!(!candidates.is_empty(), "line {at}: no `{name}` came in the session");
            assert!(
                candidates.iter().any(|real| fits(&value, real)),
                "line {at}: nothing like {value} came, but {candidates:?}"
            );
        }
    }
}

/// The example of changes does what the text beside it says.
fn changes_can_be_made(changes: &Value) {
    let film = json!({ "id": "…" });
    let mut view = json!({
        "auction": { "highest_bid": 3 },
        "players": [{ "answer": "bid 3", "money": 7 }, {}, { "screenplays": [{}] }],
    });
    backlot_core::apply_changes(&mut view, changes).unwrap();
    let players = json!([{ "money": 7 }, {}, { "screenplays": [{}, film] }]);
    assert_eq!(view, json!({ "auction": null, "players": players }));
}

/// Everything that came in a session in which everything happens, by the name of its examples.
async fn session() -> Vec<(String, Value)> {
    let server = Running::start().await;
    let mut real = Vec::new();
    let zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    let players = json!(["you", "bot:greedy", "open"]);
    let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "name": "Ada", "players": players, "hash": zeros, "help": true });
    let opened = server.post("/api/tables", &body).await.json().unwrap();
    let table = opened["table"].as_str().unwrap().to_owned();
    let door = server.get(&format!("/api/tables/{table}")).await.json().unwrap();
    real.push(("GET /api/tables/TABLE".to_owned(), door));
    let hello = json!({ "secret": opened["secret"], "words": "en" });
    let (mut ada, _) = server.socket(&table, &hello).await;
    let path = format!("/api/tables/{table}/seats");
    let seated = server.post(&path, &json!({ "name": "Bea" })).await.json().unwrap();
    real.push(("POST /api/tables".to_owned(), opened.clone()));
    let (mut bea, _) = server
        .socket(
            &table,
            &json!({ "secret": seated["secret"], "prompts": "actions", "views": "changes" }),
        )
        .await;
    let mut frames = Vec::new();
    ask(&mut ada, json!({ "type": "number", "number": "0".repeat(64) }), &mut frames).await;
    let mut of_bea = Vec::new();
    while frames.iter().all(|frame| frame["prompt"].is_null()) {
        let soon = Duration::from_millis(100);
        frames.extend(ada.receive_within(soon).await.unwrap());
        if let Some(frame) = bea.receive_within(soon).await.unwrap() {
            if let Some(action) = frame["prompt"]["actions"].get(0) {
                let answer =
                    json!({ "type": "answer", "prompt": frame["prompt"]["id"], "action": action });
                bea.send(answer).await.unwrap();
            }
            of_bea.push(frame);
        }
    }
    let prompt =
        frames.iter().rev().find(|frame| !frame["prompt"].is_null()).unwrap()["prompt"].clone();
    real.push(("prompt".to_owned(), prompt.clone()));
    ask(&mut ada, json!({ "type": "hint" }), &mut frames).await;
    let answer = json!({ "type": "answer", "prompt": prompt["id"], "option": 0 });
    ask(&mut ada, answer.clone(), &mut frames).await;
    let id = ada.send(answer).await.unwrap();
    loop {
        let frame = ada.receive().await.unwrap();
        frames.push(frame.clone());
        if frame["re"] == id {
            assert_eq!(frame["code"], "stale-prompt");
            break;
        }
    }
    ask(&mut ada, json!({ "type": "say", "text": "Hello!" }), &mut frames).await;
    let (mut cid, _) = server.socket(&table, &json!({ "words": "en" })).await;
    let said = json!({ "type": "say", "text": "Hm." });
    let (heard, _) = cid.ask(said).await.unwrap();
    ask(&mut cid, json!({ "type": "react", "reaction": "laugh", "to": heard["seq"] }), &mut frames)
        .await;
    ask(&mut ada, json!({ "type": "host", "do": "unmute", "seat": 0 }), &mut frames).await;
    ask(&mut ada, json!({ "type": "ping" }), &mut frames).await;
    ask(&mut ada, json!({ "type": "move" }), &mut frames).await;
    let link = frames.last().unwrap()["link"].as_str().unwrap().to_owned();
    let (_, welcome) = server.socket(&table, &hello).await;
    frames.push(welcome);
    let code = link.split("#move=").nth(1).unwrap();
    server
        .post(&format!("/api/tables/{table}/moves"), &json!({ "code": code }))
        .await
        .json()
        .unwrap();
    while let Ok(Some(frame)) = ada.receive_within(Duration::from_secs(2)).await {
        frames.push(frame);
    }
    while let Ok(Some(frame)) = bea.receive_within(Duration::from_millis(500)).await {
        of_bea.push(frame);
    }
    for frame in of_bea {
        if !frame["prompt"].is_null() {
            real.push(("prompt".to_owned(), frame["prompt"].clone()));
        }
        for event in frame["events"].as_array().into_iter().flatten() {
            real.push(("text".to_owned(), event["text"].clone()));
        }
        if frame["type"] == "update" && !frame["changes"].is_null() {
            real.push(("update".to_owned(), frame));
        }
    }
    real.extend(
        frames.into_iter().map(|frame| (frame["type"].as_str().unwrap().to_owned(), frame)),
    );
    real.push((
        "text".to_owned(),
        json!({ "key": "", "args": [["", { "text": { "key": "" } }], ["", { "name": "" }]] }),
    ));
    for clock in [
        json!({ "kind": "live", "bank": 1, "increment": 1 }),
        json!({ "kind": "relaxed", "limit": 1 }),
    ] {
        let body = json!({ "game": "hollywood-cards", "name": "Ada", "clock": clock });
        let opened = request(&server.host, "POST", "/api/tables", None, Some(&body)).await.unwrap();
        let path =
            format!("/api/tables/{}/welcome", opened.json().unwrap()["table"].as_str().unwrap());
        real.push(("clock".to_owned(), server.get(&path).await.json().unwrap()["clock"].clone()));
    }
    real.push(("GET /api/games".to_owned(), server.get("/api/games").await.json().unwrap()));
    real.push((
        "GET /api/tables/TABLE/replay".to_owned(),
        crate::support::finished_replay(&server).await,
    ));
    server.stop().await;
    real
}

/// Asks and keeps everything that came, the answer last.
async fn ask(connection: &mut Connection, frame: Value, frames: &mut Vec<Value>) {
    let (answer, before) =
        connection.ask(frame.clone()).await.unwrap_or_else(|error| panic!("{frame}: {error}"));
    frames.extend(before);
    frames.push(answer);
}
