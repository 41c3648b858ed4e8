//! The types of `backlot_protocol::wire` say exactly what goes over the wire: JSON that is read into them and written
//! again is the same.

use std::time::Duration;

use crate::support::{Person, Running};
use backlot_core::chance::Fast;
use backlot_core::{Seat, SetupRequest, Viewer};
use backlot_games::{AnyTable, GameKind, open};
use backlot_protocol::{Request, wire};
use backlot_table::Player;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn same<T: Serialize + DeserializeOwned>(value: &Value) {
    let read: T = serde_json::from_value(value.clone())
        .unwrap_or_else(|error| panic!("{}: {error} in {value}", std::any::type_name::<T>()));
    assert_eq!(json!(read), *value, "{}", std::any::type_name::<T>());
}

/// What is asked now.
fn check_prompts(table: &dyn AnyTable) {
    for seat in Seat::all(table.seats()) {
        let Some(prompt) = table.prompt(seat) else { continue };
        let mut told = json!(prompt);
        told["id"] = 1.into();
        told["answered"] = false.into();
        same::<wire::Prompt>(&told);
    }
}

fn play(kind: GameKind, seats: usize) {
    let request = SetupRequest { seats: Some(seats), ..SetupRequest::default() };
    let players = |seats| vec![Player::person("Ada"); seats];
    let mut table = open(kind, &request, players, &seats.to_string(), None).unwrap();
    let mut rng = Fast::new(seats as u64);
    let mut step = 0;
    while let Some(seat) = table.to_act().first() {
        // Prompts of some phases take long to make, so not every moment is looked at.
        if rng.index(4) == 0 {
            check_prompts(&*table);
        }
        let legal = table.legal(seat);
        let action = legal[rng.index(legal.len())].clone();
        table.apply(seat, &action, None).unwrap();
        step += 1;
    }
    check_prompts(&*table);
    for viewer in
        [Viewer::Seat(Seat::all(1).next().unwrap()), Viewer::Spectator, Viewer::Omniscient]
    {
        for snapshot in table.snapshots(viewer, 0..step + 1) {
            for (mut event, text) in snapshot.events {
                event["step"] = snapshot.step.into();
                event["text"] = json!(text);
                same::<wire::GameEvent>(&event);
            }
        }
    }
    same::<wire::Outcome>(&table.outcome().unwrap().to_json());
    for component in table.catalogue() {
        same::<wire::Component>(&json!(component));
    }
}

#[test]
fn prompts_and_events_have_the_form_that_the_types_say() {
    for game in GameKind::ALL {
        for seats in game.info().seats.clone() {
            play(game, seats);
        }
    }
}

#[test]
fn what_clients_send_has_the_form_that_the_types_say() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let text = std::fs::read_to_string(path).unwrap();
    let mut kinds = std::collections::BTreeSet::new();
    for block in text.split("```json client\n").skip(1) {
        for line in block.split("```").next().unwrap().lines() {
            let frame: Value = serde_json::from_str(line).unwrap();
            assert_eq!(json!(Request::parse(line).unwrap()), frame);
            kinds.insert(frame["type"].as_str().unwrap().to_owned());
        }
    }
    assert!(kinds.len() >= 17, "{kinds:?}");
}

/// Does something and answers if the person is asked; else hears what comes.
async fn go_on(person: &mut Person, deed: usize, frames: &mut Vec<Value>) {
    if !person.is_asked() {
        let soon = Duration::from_millis(20);
        if let Ok(Some(frame)) = person.connection.receive_within(soon).await {
            person.seen.hear(&frame);
            frames.push(frame);
        }
        return;
    }
    let first = match deed % 13 {
        1 => Some(json!({ "type": "hint" })),
        2 => Some(json!({ "type": "say", "text": "Hm." })),
        3 if person.seen.prompt["options"][0]["verb"] == "bid" => {
            Some(json!({ "type": "order", "order": { "kind": "bid-up-to", "amount": 2 } }))
        }
        4 => Some(json!({ "type": "react", "reaction": "gasp" })),
        5 => Some(json!({ "type": "move" })),
        6 => Some(json!({ "type": "ping" })),
        _ => None,
    };
    if let Some(first) = first {
        ask(person, first, frames).await;
    }
    // The order may have answered already.
    if person.is_asked() {
        let answer = person.any_answer();
        ask(person, answer, frames).await;
    }
}

async fn ask(person: &mut Person, frame: Value, frames: &mut Vec<Value>) {
    let (answer, before) = person.connection.ask(frame).await.unwrap();
    for frame in before.iter().chain([&answer]) {
        person.seen.hear(frame);
    }
    frames.extend(before);
    frames.push(answer);
}

#[tokio::test]
async fn frames_have_the_form_that_the_types_say() {
    let server = Running::start().await;
    let body = json!({ "game": "dream-factory", "setup": { "seats": 3 }, "name": "Ada", "public": true, "players": ["you", "bot:random", "open"], "help": true, "clock": { "kind": "live", "bank": 600_000, "increment": 0 } });
    same::<wire::OpenTableBody>(&body);
    let opened = server.post("/api/tables", &body).await.json().unwrap();
    same::<wire::SeatedReply>(&opened);
    let (table, secret) = (opened["table"].as_str().unwrap(), opened["secret"].as_str().unwrap());
    same::<wire::TableSummary>(&server.get(&format!("/api/tables/{table}")).await.json().unwrap());
    same::<wire::Tables>(&server.get("/api/tables").await.json().unwrap());
    let (mut spectator, welcome) = server.socket(table, &json!({ "views": "changes" })).await;
    let mut frames = vec![welcome];
    let seated =
        server.post(&format!("/api/tables/{table}/seats"), &json!({ "name": "Bea" })).await;
    let bea = seated.json().unwrap()["secret"].as_str().unwrap().to_owned();
    let (mut people, mut deeds) = (Vec::new(), 0);
    for secret in [secret, &bea] {
        people.push(Person::sit(&server.host, table, secret, 3).await);
    }
    while !people[0].is_over() {
        for person in &mut people {
            deeds += 1;
            go_on(person, deeds, &mut frames).await;
        }
    }
    frames.push(people[0].ask(json!({ "type": "rematch" })).await);
    while let Ok(Some(frame)) = spectator.receive_within(Duration::from_millis(300)).await {
        frames.push(frame);
    }
    for secret in [Some(secret), None] {
        let hello = secret.map_or(json!({}), |secret| json!({ "secret": secret }));
        frames.push(server.socket(table, &hello).await.1);
    }
    let mut kinds = std::collections::BTreeSet::new();
    for frame in &frames {
        same::<wire::ServerFrame>(frame);
        kinds.insert(frame["type"].as_str().unwrap());
    }
    assert!(kinds.len() >= 5, "{kinds:?}");
    let tells_changes =
        |frame: &Value| frame["changes"].as_array().is_some_and(|all| all.len() > 1);
    assert!(frames.iter().any(tells_changes), "the spectator was told changes");
    let replay = server.get(&format!("/api/tables/{table}/replay?count=9")).await.json().unwrap();
    same::<wire::Replay>(&replay);
    server.stop().await;
}
