//! Tables as people meet them.

use std::time::Duration;

use crate::support::{Person, Running, options};
use backlot_client::request;
use backlot_games::GameKind;
use serde_json::{Value, json};

#[tokio::test]
async fn people_play_whole_games_of_every_kind() {
    let server = Running::start().await;
    for kind in GameKind::ALL {
        let (table, secrets) = server.table_of_people(kind.id(), kind.info().default_seats).await;
        let (mut spectator, welcome) = server.socket(&table, &json!({})).await;
        let mut watching = crate::support::Seen::new(&welcome);
        let mut people = tokio::task::JoinSet::new();
        for (seat, secret) in secrets.iter().enumerate() {
            let (host, table, secret) = (server.host.clone(), table.clone(), secret.clone());
            people.spawn(async move {
                let mut person = Person::sit(&host, &table, &secret, seat as u64).await;
                person.play_to_the_end().await;
                person.seen.outcome
            });
        }
        let outcomes = people.join_all().await;
        assert!(outcomes.iter().all(|outcome| *outcome == outcomes[0] && !outcome.is_null()));
        while watching.outcome.is_null() {
            let frame = spectator.receive_within(Duration::from_secs(5)).await.unwrap().unwrap();
            assert!(frame["prompt"].is_null(), "spectators are never asked");
            watching.hear(&frame);
        }
        assert_eq!(watching.outcome, outcomes[0]);
        let record = server.get(&format!("/api/tables/{table}/record")).await;
        assert_eq!(record.status, 200);
        assert!(record.body.starts_with("backlot 1\n"), "{}", record.body);
        assert!(record.body.contains("\nresult "), "{}", record.body);
    }
    server.stop().await;
}

#[tokio::test]
async fn bots_fill_the_seats_and_answer() {
    let server = Running::start().await;
    let players = json!(["you", "bot:greedy", "bot:random"]);
    let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "name": "Ada", "players": players });
    let opened = server.post("/api/tables", &body).await.json().unwrap();
    let (table, secret) = (opened["table"].as_str().unwrap(), opened["secret"].as_str().unwrap());
    let mut ada = Person::sit(&server.host, table, secret, 1).await;
    ada.play_to_the_end().await;
    assert_eq!(ada.seen.outcome["scores"].as_array().unwrap().len(), 3);
    server.stop().await;
}

#[tokio::test]
async fn a_table_of_bots_alone_plays_itself_and_goes_on_after_a_restart() {
    let server = Running::start().await;
    let players = json!(["bot:random", "bot:random", "bot:random"]);
    let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "players": players });
    let opened = server.post("/api/tables", &body).await.json().unwrap();
    let folder = server.stop().await.unwrap();
    let server = Running::run(options(folder.path())).await;
    let path = format!("/api/tables/{}", opened["table"].as_str().unwrap());
    for _ in 0..200 {
        let door = server.get(&path).await.json().unwrap();
        if door["status"] == "over" {
            server.stop().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the bots have not finished");
}

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let server = Running::start().await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let mut people = Vec::new();
    for (seat, secret) in secrets.iter().enumerate() {
        people.push(Person::sit(&server.host, &table, secret, seat as u64).await);
    }
    for _ in 0..20 {
        let asked = people.iter().position(Person::is_asked).unwrap();
        let answer = people[asked].any_answer();
        let id = people[asked].connection.send(answer).await.unwrap();
        for (seat, person) in people.iter_mut().enumerate() {
            loop {
                let frame = person.hear_next().await;
                if frame.get("events").is_some() {
                    assert_eq!(frame["re"].as_u64() == Some(id), seat == asked);
                    break;
                }
            }
        }
    }
    let before: Vec<_> = people.iter().map(|person| person.seen.clone()).collect();
    let folder = server.stop().await.unwrap();
    let bye = people[0].hear_next().await;
    assert_eq!((bye["type"].as_str(), bye["code"].as_str()), (Some("bye"), Some("shutting-down")));
    let server = Running::run(options(folder.path())).await;
    for (secret, before) in secrets.iter().zip(before) {
        let person = Person::sit(&server.host, &table, secret, 0).await;
        assert_eq!(person.seen, before);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_seat_goes_to_another_device_once() {
    let server = Running::start().await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let mut old = Person::sit(&server.host, &table, &secrets[0], 0).await;
    let moved = old.ask(json!({ "type": "move" })).await;
    let code = moved["link"].as_str().unwrap().split("#move=").nth(1).unwrap();
    let path = format!("/api/tables/{table}/moves");
    let seated = server.post(&path, &json!({ "code": code })).await;
    assert_eq!(seated.status, 201);
    let seated = seated.json().unwrap();
    assert_eq!(seated["seat"], 0);
    let mut bye = old.hear_next().await;
    while bye["type"] != "bye" {
        bye = old.hear_next().await;
    }
    assert_eq!(bye["code"], "replaced");
    assert_eq!(server.post(&path, &json!({ "code": code })).await.status, 401, "one use only");
    let gone = server.get_as(&format!("/api/tables/{table}/welcome"), &secrets[0]).await;
    assert_eq!(gone.status, 401);
    let new = seated["secret"].as_str().unwrap();
    let new = server.get_as(&format!("/api/tables/{table}/welcome"), new).await;
    assert_eq!(new.json().unwrap()["you"], json!({ "seat": 0, "host": true }));
    server.stop().await;
}

#[tokio::test]
async fn people_talk_and_spectators_are_apart() {
    let server = Running::start().await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let mut ada = Person::sit(&server.host, &table, &secrets[0], 0).await;
    let mut bea = Person::sit(&server.host, &table, &secrets[1], 0).await;
    let (mut cid, _) = server.socket(&table, &json!({})).await;
    let (said, _) = ada.connection.ask(json!({ "type": "say", "text": "Hello!" })).await.unwrap();
    assert_eq!((said["type"].as_str(), said["text"].as_str()), (Some("talk"), Some("Hello!")));
    let mut heard = bea.hear_next().await;
    while heard["type"] != "talk" {
        heard = bea.hear_next().await;
    }
    assert_eq!(heard["from"], json!({ "seat": 0, "name": "Ada" }));
    cid.ask(json!({ "type": "say", "text": "She bluffs." })).await.unwrap();
    bea.connection
        .ask(json!({ "type": "react", "reaction": "laugh", "to": heard["seq"] }))
        .await
        .unwrap();
    let heard = ada.connection.ask(json!({ "type": "ping" })).await.unwrap().1;
    let talks: Vec<&Value> = heard.iter().filter(|frame| frame["type"] == "talk").collect();
    assert_eq!(talks.len(), 1, "seats don't hear spectators: {talks:?}");
    assert_eq!(talks[0]["reaction"], "laugh");
    server.stop().await;
}

#[tokio::test]
async fn after_the_end_everybody_finds_the_rematch() {
    let server = Running::start().await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let mut people = Vec::new();
    for (seat, secret) in secrets.iter().enumerate() {
        people.push(Person::sit(&server.host, &table, secret, seat as u64).await);
    }
    let early = people[0].connection.ask(json!({ "type": "rematch" })).await;
    assert!(early.unwrap_err().to_string().contains("not-now"));
    for person in &mut people {
        person.ask(json!({ "type": "end", "agree": true })).await;
    }
    let told = people[1].ask(json!({ "type": "rematch" })).await;
    let next = told["rematch"]["table"].as_str().unwrap().to_owned();
    people[2].ask(json!({ "type": "rematch" })).await;
    let welcome = server.get_as(&format!("/api/tables/{table}/welcome"), &secrets[2]).await;
    assert_eq!(welcome.json().unwrap()["rematch"]["table"], next.as_str(), "there is one");
    let there = server.get_as(&format!("/api/tables/{next}/welcome"), &secrets[2]).await;
    assert_eq!(there.json().unwrap()["you"]["seat"], 0, "seats move on by one");
    server.stop().await;
}

#[tokio::test]
async fn a_feed_tells_whose_turn_it_is() {
    let server = Running::start().await;
    let players = json!(["you", "bot:random", "bot:random"]);
    let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "name": "Ada", "players": players });
    let opened = server.post("/api/tables", &body).await.json().unwrap();
    let secret = opened["secret"].as_str().unwrap();
    let feed = opened["feed"].as_str().unwrap();
    assert!(!feed.contains(secret));
    let mut ada = Person::sit(&server.host, opened["table"].as_str().unwrap(), secret, 0).await;
    while !ada.is_asked() {
        ada.hear_next().await;
    }
    let text = server.get(feed).await.body;
    assert!(text.contains("<title>It’s your turn.</title>"), "{text}");
    let wrong = format!("{}0", &feed[..feed.len() - 1]);
    assert!(server.get(&wrong).await.status == 401 || wrong == feed);
    server.stop().await;
}

#[tokio::test]
async fn tables_are_listed_deleted_and_described() {
    let server = Running::start_with(|options| {
        options.admin_token = Some("administrator".to_owned());
    })
    .await;
    let body = json!({ "game": "hollywood-cards", "name": "Ada", "public": true });
    let opened = server.post("/api/tables", &body).await.json().unwrap();
    let (private, _) = server.table_of_people("hollywood-cards", 3).await;
    let listed = server.get("/api/tables").await.json().unwrap();
    let tables: Vec<_> =
        listed["tables"].as_array().unwrap().iter().map(|door| &door["table"]).collect();
    assert_eq!(tables, [&opened["table"]], "tables are private unless said otherwise");
    let path = format!("/api/tables/{}", opened["table"].as_str().unwrap());
    let delete = |path: String, bearer: &'static str| {
        let host = server.host.clone();
        async move { request(&host, "DELETE", &path, Some(bearer), None).await.unwrap().status }
    };
    assert_eq!(delete(path.clone(), "somebody").await, 401);
    assert_eq!(delete(path.clone(), "administrator").await, 204);
    assert_eq!(server.get(&path).await.status, 404);
    let record = format!("/api/tables/{private}/record");
    assert_eq!(server.get(&record).await.status, 409, "the game is not over");
    assert_eq!(server.get_as(&record, "administrator").await.status, 200);
    assert_eq!(server.get("/healthz").await.body, "ok\n");
    assert_eq!(server.get("/metrics").await.status, 403);
    let metrics = server.get_as("/metrics", "administrator").await.body;
    assert!(metrics.contains("backlot_tables_in_memory 1\n"), "{metrics}");
    assert!(server.get("/").await.body.contains("backlot play"));
    assert!(server.get(&format!("/t/{private}")).await.body.contains("hollywood-cards"));
    assert!(server.get("/api").await.body.contains("/api/tables"));
    assert_eq!(server.get("/api/openapi.json").await.json().unwrap()["info"]["title"], "Backlot");
    assert!(
        server.get("/api/games").await.json().unwrap()["games"].as_array().unwrap().len()
            == GameKind::ALL.len()
    );
    let short = server.get("/api/games?fields=id,seats,nothing").await.json().unwrap();
    let first = short["games"][0].as_object().unwrap();
    assert!(first["seats"].is_array());
    assert_eq!((short.as_object().unwrap().len(), first.len()), (1, 2), "{short}");
    server.stop().await;
}
