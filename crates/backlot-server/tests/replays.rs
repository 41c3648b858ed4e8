//! Finished games, moment by moment.

use crate::support::{Person, Running};
use backlot_client::{Reply, request_text};
use backlot_core::SetupRequest;
use backlot_core::chance::Fast;
use backlot_games::{GameKind, open};
use backlot_table::Player;
use serde_json::{Value, json};

/// A record that the card game keeps.
fn kept(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../backlot-hollywood-cards/tests/records");
    std::fs::read_to_string(format!("{folder}/{name}.backlot")).unwrap()
}

/// The record of a random game.
fn played(kind: GameKind) -> String {
    let players = |seats| vec![Player::person("Ada"); seats];
    let mut table = open(kind, &SetupRequest::default(), players, "replay", None).unwrap();
    let mut rng = Fast::new(1);
    while let Some(seat) = table.to_act().first() {
        let legal = table.legal(seat);
        table.apply(seat, &legal[rng.index(legal.len())], None).unwrap();
    }
    table.record().to_text()
}

async fn replay(server: &Running, query: &str, record: &str) -> Reply {
    let path = format!("/api/replays{query}");
    request_text(&server.host, "POST", &path, None, record).await.unwrap()
}

fn body(reply: &Reply) -> Value {
    serde_json::from_str(&reply.body).unwrap()
}

fn refused(reply: &Reply) -> (u16, String) {
    (reply.status, body(reply)["code"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn every_moment_of_a_record_is_told_to_every_viewer() {
    let server = Running::start().await;
    let with_own_set = (GameKind::HollywoodCards, kept("tiny-set"));
    for (kind, record) in
        GameKind::ALL.map(|kind| (kind, played(kind))).into_iter().chain([with_own_set])
    {
        let game = kind.id();
        let whole = replay(&server, "?count=0", &record).await.json().unwrap();
        assert_eq!((&whole["game"], &whole["finished"]), (&json!(game), &json!(true)));
        assert_eq!(whole.get("components").is_some(), record.contains("components=custom"));
        let steps = whole["steps"].as_u64().unwrap();
        for viewer in ["all", "seat:1", "spectator"] {
            let mut told = Vec::new();
            while (told.len() as u64) <= steps {
                let query = format!("?viewer={viewer}&from={}&count=60", told.len());
                let part = replay(&server, &query, &record).await.json().unwrap();
                let frames = part["frames"].as_array().unwrap();
                assert!(!frames.is_empty() && frames.len() <= 60);
                told.extend(frames.iter().cloned());
            }
            let numbers: Vec<_> =
                told.iter().map(|frame| frame["step"].as_u64().unwrap()).collect();
            assert_eq!(numbers, (0..=steps).collect::<Vec<_>>());
            let name = if viewer == "all" { "omniscient" } else { viewer };
            assert!(told.iter().all(|frame| frame["view"]["viewer"] == name));
            assert_eq!(told.last().unwrap()["view"]["phase"], "over");
            assert!(told.iter().any(|frame| frame["events"][0]["text"]["key"].is_string()));
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn what_does_not_check_is_refused_with_its_line() {
    let server = Running::start().await;
    let good = kept("four-advanced");
    let changed = good.replacen("reel 1", "reel 9", 1);
    let line = changed.lines().position(|line| line.contains("reel 9")).unwrap() + 1;
    let reply = replay(&server, "", &changed).await;
    assert_eq!(refused(&reply), (400, "bad-record".to_owned()));
    let message = body(&reply)["message"].as_str().unwrap().to_owned();
    assert!(message.starts_with(&format!("line {line}: ")), "{message}");
    for broken in ["", "backlot 9\n", "<html>", &good[..good.len() / 2]] {
        assert_eq!(replay(&server, "", broken).await.status, 400, "{broken}");
    }
    for query in ["?viewer=seat:9", "?viewer=me", "?from=x", "?words=xx"] {
        assert_eq!(replay(&server, query, &good).await.status, 400, "{query}");
    }
    let large = format!("{good}{}", "# \n".repeat(22_000));
    assert_eq!(refused(&replay(&server, "", &large).await), (413, "too-large".to_owned()));
    let unfinished = kept("unfinished");
    assert_eq!(refused(&replay(&server, "", &unfinished).await), (409, "not-now".to_owned()));
    let checked = replay(&server, "?count=0", &unfinished).await.json().unwrap();
    assert_eq!((&checked["finished"], &checked["outcome"]), (&json!(false), &Value::Null));
    server.stop().await;
}

#[tokio::test]
async fn a_finished_table_has_its_replay_with_names_and_proof() {
    let server = Running::start().await;
    let zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    // tidy: allow(games) its films can be named
    let body = json!({ "game": "hollywood", "setup": { "seats": 2 }, "name": "Ada", "players": ["you", "bot:random"], "hash": zeros });
    let opened = server.post("/api/tables", &body).await.json().unwrap();
    let (table, secret) = (opened["table"].as_str().unwrap(), opened["secret"].as_str().unwrap());
    let path = format!("/api/tables/{table}/replay?words=en&viewer=seat:0");
    let mut ada = Person::sit(&server.host, table, secret, 5).await;
    assert_eq!(refused(&server.get(&path).await), (409, "not-now".to_owned()));
    ada.ask(json!({ "type": "number", "number": "0".repeat(64) })).await;
    ada.play_to_the_end().await;
    let film = "year-2-seat-0-film-1";
    let named =
        ada.ask(json!({ "type": "name-film", "film": film, "text": " The\nLong <Reel> " })).await;
    assert_eq!(named["film_names"][film], "The Long <Reel>", "{named}");
    let told = server.get(&path).await.json().unwrap();
    assert_eq!(told["film_names"][film], "The Long <Reel>");
    assert_eq!(told["players"][0]["name"], "Ada");
    assert_eq!(told["luck"]["kind"], "proven");
    assert_eq!(told["luck"]["people"], 1);
    assert!(!told["luck"]["text"].as_str().unwrap().is_empty());
    assert_eq!(told["outcome"], ada.seen.outcome);
    let record = server.get(&format!("/api/tables/{table}/record")).await.body;
    let posted = replay(&server, "?words=en&viewer=seat:0", &record).await.json().unwrap();
    assert_eq!(posted["frames"], told["frames"]);
    server.stop().await;
}

#[tokio::test]
async fn films_are_named_by_who_made_them() {
    let server = Running::start().await;
    // tidy: allow(games) its films can be named from the start
    let (table, secrets) = server.table_of_people("dream-factory", 2).await;
    let mut ada = Person::sit(&server.host, &table, &secrets[0], 1).await;
    let mut bea = Person::sit(&server.host, &table, &secrets[1], 2).await;
    let own = ada.seen.view["players"][0]["screenplays"][0]["id"].clone();
    let name =
        |film: &Value, text: &str| json!({ "type": "name-film", "film": film, "text": text });
    assert_eq!(bea.refused(name(&own, "Mine!")).await, "no-such-film");
    assert_eq!(ada.refused(name(&json!("nothing"), "Mine!")).await, "no-such-film");
    assert_eq!(ada.refused(name(&own, &"x".repeat(61))).await, "too-large");
    assert_eq!(ada.ask(name(&own, "Mine!")).await["film_names"][own.as_str().unwrap()], "Mine!");
    assert_eq!(ada.ask(name(&own, " Mine! ")).await["type"], "done", "nothing has changed");
    let heard = loop {
        let frame = bea.hear_next().await;
        if frame.get("film_names").is_some() {
            break frame;
        }
    };
    assert_eq!(heard["film_names"][own.as_str().unwrap()], "Mine!");
    let folder = server.stop().await.unwrap();
    let server = Running::run(crate::support::options(folder.path())).await;
    let (_, welcome) = server.socket(&table, &json!({})).await;
    assert_eq!(welcome["film_names"][own.as_str().unwrap()], "Mine!", "it is kept");
    let mut ada = Person::sit(&server.host, &table, &secrets[0], 1).await;
    assert_eq!(ada.ask(name(&own, "")).await["film_names"], json!({}));
    server.stop().await;
}
