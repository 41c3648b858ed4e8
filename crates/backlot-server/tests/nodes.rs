//! Several nodes on one Postgres.

use std::time::Duration;

use crate::postgres::Postgres;
use crate::support::{Person, Running, options};
use backlot_games::GameKind;
use backlot_server::Options;
use serde_json::json;

async fn node(database: &str, name: &str) -> Running {
    let folder = tempfile::tempdir().unwrap();
    Running::run(Options {
        database: Some(database.to_owned()),
        node: Some(name.to_owned()),
        ..options(folder.path())
    })
    .await
}

#[tokio::test]
async fn people_at_different_nodes_play_at_one_table() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database();
    let (a, b) = (node(&database, "a").await, node(&database, "b").await);
    for kind in GameKind::ALL {
        let (table, secrets) = a.table_of_people(kind.id(), kind.info().default_seats).await;
        let mut people = tokio::task::JoinSet::new();
        for (seat, secret) in secrets.into_iter().enumerate() {
            let host = if seat == 0 { a.host.clone() } else { b.host.clone() };
            let table = table.clone();
            people.spawn(async move {
                let mut person = Person::sit(&host, &table, &secret, seat as u64).await;
                while !person.is_over() {
                    if !person.is_asked() {
                        person.hear_next().await;
                        continue;
                    }
                    let answer = person.any_answer();
                    // The node may learn of the other's entry only now: then the prompt is an old one.
                    match person.connection.ask(answer).await {
                        Ok((answer, before)) => {
                            for frame in before.iter().chain([&answer]) {
                                person.seen.hear(frame);
                            }
                        }
                        Err(error) => panic!("{error}"),
                    }
                }
                person.seen.outcome
            });
        }
        let outcomes = people.join_all().await;
        assert!(outcomes.iter().all(|outcome| *outcome == outcomes[0]), "{outcomes:?}");
    }
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn bots_are_played_by_one_node_and_taken_over_by_another() {
    let Some(postgres) = Postgres::shared() else { return };
    let database = postgres.database();
    let (a, b) = (node(&database, "a").await, node(&database, "b").await);
    let players = json!(["you", "bot:random", "bot:random"]);
    let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "name": "Ada", "players": players });
    let opened = a.post("/api/tables", &body).await.json().unwrap();
    let (table, secret) = (opened["table"].as_str().unwrap(), opened["secret"].as_str().unwrap());
    let (mut spectator, _) = b.socket(table, &json!({})).await;
    let mut ada = Person::sit(&a.host, table, secret, 3).await;
    let is_there = |frame: &serde_json::Value| frame["players"][0]["present"] == true;
    while !is_there(&spectator.receive_within(Duration::from_secs(5)).await.unwrap().unwrap()) {}
    for _ in 0..5 {
        while !ada.is_asked() {
            ada.hear_next().await;
        }
        let answer = ada.any_answer();
        ada.ask(answer).await;
    }
    let answers = |text: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix("backlot_bot_answers_total "));
        line.unwrap().parse::<u32>().unwrap()
    };
    let lost = |text: &str| text.contains("backlot_races_lost_total 0\n");
    let (at_a, at_b) = (a.get("/metrics").await.body, b.get("/metrics").await.body);
    assert!(lost(&at_a) && lost(&at_b), "nodes don't fight over bots' turns");
    // Both heard of the table at the same time; who claimed the bots first plays for them.
    let (plays, idle) = if answers(&at_a) > 0 { (a, b) } else { (b, a) };
    let other = if answers(&at_a) > 0 { &at_b } else { &at_a };
    assert!(answers(&at_a) + answers(&at_b) > 0, "{at_a}\n{at_b}");
    assert_eq!(answers(other), 0, "only one node answers for the bots");
    plays.stop().await;
    // What the other node wrote last is heard in a moment.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut again = Person::sit(&idle.host, table, secret, 3).await;
    let end = tokio::time::timeout(Duration::from_secs(30), again.play_to_the_end()).await;
    assert!(end.is_ok(), "the other node takes the bots over");
    idle.stop().await;
}

#[tokio::test]
async fn a_database_that_goes_away_is_told_and_nothing_is_lost() {
    if Postgres::shared().is_none() {
        return;
    }
    let postgres = Postgres::start();
    let server = node(&postgres.database(), "a").await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let mut people = Vec::new();
    for (seat, secret) in secrets.iter().enumerate() {
        people.push(Person::sit(&server.host, &table, secret, seat as u64).await);
    }
    let asked = people.iter().position(Person::is_asked).unwrap();
    postgres.stop();
    let answer = people[asked].any_answer();
    let refused = people[asked].connection.ask(answer).await.unwrap_err().to_string();
    assert!(refused.contains("busy"), "{refused}");
    assert_eq!(server.get("/healthz").await.status, 503);
    postgres.run();
    let before = people[asked].seen.clone();
    let mut person = Person::sit(&server.host, &table, &secrets[asked], 1).await;
    assert_eq!(person.seen.view, before.view, "nothing was changed");
    let answer = person.any_answer();
    person.ask(answer).await;
    assert_eq!(server.get("/healthz").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_database_that_freezes_is_waited_for_a_while_and_nothing_is_lost() {
    if Postgres::shared().is_none() {
        return;
    }
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let mut options = options(folder.path());
    options.database = Some(postgres.database());
    options.limits.database_seconds = 1;
    let server = Running::run(options).await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let mut people = Vec::new();
    for (seat, secret) in secrets.iter().enumerate() {
        people.push(Person::sit(&server.host, &table, secret, seat as u64).await);
    }
    postgres.signal("STOP");
    let start = std::time::Instant::now();
    let said = json!({ "type": "say", "text": "Is anybody there?" });
    let refused = people[0].connection.ask(said.clone()).await.unwrap_err().to_string();
    assert!(refused.contains("busy"), "{refused}");
    let other = people[1].connection.ask(said).await.unwrap_err().to_string();
    assert!(other.contains("busy"), "{other}");
    assert!(start.elapsed() < Duration::from_secs(8), "{:?}", start.elapsed());
    assert_eq!(server.get("/healthz").await.status, 503);
    postgres.signal("CONT");
    // What was refused for lack of an answer may have been stored, so everybody is told what holds.
    let heard = loop {
        let frame = people[2].connection.receive_within(Duration::from_secs(10)).await;
        let frame = frame.unwrap().expect("people are told what holds");
        if frame["type"] == "welcome" {
            break frame;
        }
    };
    let (_, now) = server.socket(&table, &json!({ "secret": secrets[2] })).await;
    assert_eq!(heard["talk"], now["talk"]);
    people[0].connection.ask(json!({ "type": "say", "text": "Again." })).await.unwrap();
    assert_eq!(server.get("/healthz").await.status, 200);
    server.stop().await;
}
