//! A bot tells people what it would do, at tables that allow it.

use crate::support::{Person, Running};
use backlot_games::GameKind;
use serde_json::{Value, json};

async fn alone(server: &Running, game: &str, more: Value) -> (String, Person) {
    let mut body = json!({ "game": game, "setup": { "seats": 3 }, "name": "Ada", "players": ["you", "bot:random", "bot:random"] });
    for (key, value) in more.as_object().unwrap() {
        body[key] = value.clone();
    }
    let opened = server.post("/api/tables", &body).await.json().unwrap();
    let (table, secret) = (opened["table"].as_str().unwrap(), opened["secret"].as_str().unwrap());
    (table.to_owned(), Person::sit(&server.host, table, secret, 3).await)
}

fn check(hint: &Value, prompt: &Value) {
    assert_eq!(hint["type"], "hint", "{hint}");
    assert_eq!(hint["prompt"], prompt["id"]);
    let all = [hint].into_iter().chain(hint["alternatives"].as_array().unwrap());
    for hinted in all {
        let option = usize::try_from(hinted["option"].as_u64().unwrap()).unwrap();
        assert_eq!(prompt["options"][option]["action"], hinted["action"], "{hint}");
        assert!(hinted["why"].as_array().unwrap().iter().all(|text| text["key"].is_string()));
    }
    assert!(!hint["why"].as_array().unwrap().is_empty(), "{hint}");
}

#[tokio::test]
async fn a_person_alone_with_bots_gets_hints_all_game_long() {
    let server = Running::start().await;
    let mut with_plans = 0;
    for game in GameKind::ALL.map(GameKind::id) {
        let (table, mut ada) = alone(&server, game, json!({})).await;
        let door = server.get(&format!("/api/tables/{table}")).await.json().unwrap();
        assert_eq!(door["help"], true);
        let (mut hints, mut plans) = (0, 0);
        while !ada.is_over() && (hints < 40 || plans == 1) {
            if !ada.is_asked() {
                ada.hear_next().await;
                continue;
            }
            let prompt = ada.seen.prompt.clone();
            let hint = ada.ask(json!({ "type": "hint" })).await;
            check(&hint, &prompt);
            hints += 1;
            let answer = if let Some(plan) = hint.get("plan") {
                plans += 1;
                assert_eq!(plan[0], hint["action"], "a plan begins with what is advised");
                json!({ "type": "batch", "prompt": prompt["id"], "actions": plan })
            } else {
                json!({ "type": "answer", "prompt": prompt["id"], "option": hint["option"] })
            };
            let done = ada.ask(answer).await;
            assert_eq!(done["type"], "update", "{hint} {done}");
        }
        with_plans += usize::from(plans > 1);
    }
    assert!(with_plans > 0, "some games have answers of several actions");
    server.stop().await;
}

#[tokio::test]
async fn hints_come_in_words_and_over_http_too() {
    let server = Running::start().await;
    let (table, mut ada) = alone(&server, "dream-factory", json!({})).await;
    while !ada.is_asked() {
        ada.hear_next().await;
    }
    drop(ada);
    let (_, mut ben) = alone(&server, "dream-factory", json!({ "help": false })).await;
    assert_eq!(ben.refused(json!({ "type": "hint" })).await, "no-help");
    let path = format!("/api/tables/{table}/frames?words=en");
    let nobody = server.post(&path, &json!({ "type": "hint" })).await;
    assert_eq!(nobody.status, 403, "{}", nobody.body);
    assert!(nobody.body.contains("\"spectator\""));
    server.stop().await;
}

#[tokio::test]
async fn who_plays_with_people_gets_none_unless_the_table_says_so() {
    let server = Running::start().await;
    for help in [None, Some(false), Some(true)] {
        let mut body = json!({ "game": "dream-factory", "setup": { "seats": 3 }, "name": "Ada", "players": ["you", "open", "open"] });
        if let Some(help) = help {
            body["help"] = help.into();
        }
        let opened = server.post("/api/tables", &body).await.json().unwrap();
        let table = opened["table"].as_str().unwrap();
        let path = format!("/api/tables/{table}/seats");
        let mut secrets = vec![opened["secret"].clone()];
        for name in ["Bea", "Cid"] {
            let seated = server.post(&path, &json!({ "name": name })).await.json().unwrap();
            secrets.push(seated["secret"].clone());
        }
        let mut people = Vec::new();
        for secret in secrets {
            people.push(Person::sit(&server.host, table, secret.as_str().unwrap(), 1).await);
        }
        let allowed = help == Some(true);
        for person in &mut people {
            let (_, welcome) = server.socket(table, &json!({})).await;
            assert_eq!(welcome["help"], allowed);
            let hint = json!({ "type": "hint" });
            match (allowed, person.is_asked()) {
                (false, _) => assert_eq!(person.refused(hint).await, "no-help"),
                (true, true) => assert_eq!(person.ask(hint).await["type"], "hint"),
                // Nobody else has answered, so the turn is still another's.
                (true, false) => assert_eq!(person.refused(hint).await, "not-your-turn"),
            }
        }
    }
    server.stop().await;
}
