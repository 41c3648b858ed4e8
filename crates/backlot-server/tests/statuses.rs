//! Many requests, sensible and not: every status that comes is described in the API's description, for this request.

use std::collections::BTreeSet;

use backlot_client::{Reply, request_text};
use backlot_core::chance::Fast;
use serde_json::{Value, json};

use crate::support::{Person, Running};

/// So many requests for each operation.
const EACH: usize = 150;

/// What texts and numbers may be in place of what is asked for.
const ODD: [&str; 9] = [
    "null",
    "-1",
    "1e400",
    "18446744073709551616",
    "\"\"",
    "\"\u{202e}x\\u0000\"",
    "[]",
    "{}",
    "true",
];

/// A server with tables in every state, and who may do what there.
struct World {
    server: Running,
    tables: Vec<String>,
    words: Vec<String>,
    record: String,
}

impl World {
    async fn new() -> Self {
        let server = Running::start_with(|options| {
            options.admin_token = Some("popcorn".to_owned());
            options.limits.frame_bytes = 4_096;
        })
        .await;
        let (playing, secrets) = server.table_of_people("hollywood-cards", 3).await;
        let players = json!(["you", "bot:random", "bot:random"]);
        let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "name": "Ada", "players": players });
        let over = server.post("/api/tables", &body).await.json().unwrap();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let (table, secret) = (text(&over["table"]), text(&over["secret"]));
        Person::sit(&server.host, &table, &secret, 1).await.play_to_the_end().await;
        let record = server.get(&format!("/api/tables/{table}/record")).await.body;
        let body = json!({ "game": "hollywood-cards", "name": "Ada" });
        let open = server.post("/api/tables", &body).await.json().unwrap();
        let tables = ["k7w2m9x4q3pz", "x", "%00", &"y".repeat(3_000)].map(str::to_owned);
        let tables = [playing, table, text(&open["table"])].into_iter().chain(tables).collect();
        let words = ["popcorn", "wrong", "", "ü"].map(str::to_owned);
        let words = [secret, text(&open["secret"])].into_iter().chain(secrets).chain(words);
        Self { server, tables, words: words.collect(), record }
    }

    /// A path with something in place of what stands in braces, and a query.
    fn path(&self, path: &str, about: &Value, chance: &mut Fast) -> String {
        let table = &self.tables[chance.index(self.tables.len())];
        let mut filled =
            path.replace("{table}", table).replace("{key}", &"0".repeat(chance.index(70)));
        let parameters = about["parameters"].as_array().into_iter().flatten();
        for parameter in parameters.filter(|parameter| parameter["in"] == "query") {
            let values =
                ["en", "whole", "none", "seat:0", "seat:9", "all", "7", "-1", "%ff", "id,seats"];
            if chance.index(3) == 0 {
                let sign = if filled.contains('?') { '&' } else { '?' };
                let value = values[chance.index(values.len())];
                filled.push_str(&format!("{sign}{}={value}", parameter["name"].as_str().unwrap()));
            }
        }
        filled
    }

    /// A body that may or may not be what is asked for.
    fn body(&self, api: &Value, about: &Value, chance: &mut Fast) -> String {
        let Some(content) = about["requestBody"]["content"].as_object() else {
            return String::new();
        };
        if chance.index(12) == 0 {
            return ["", "{", "[1]", "nonsense", &"x".repeat(20_000)][chance.index(5)].to_owned();
        }
        if content.contains_key("text/plain") {
            let cut = chance.index(self.record.len() * 2).min(self.record.len());
            return self.record[..cut].to_owned();
        }
        let name = content["application/json"]["schema"]["$ref"].as_str().unwrap_or_default();
        let name = name.rsplit('/').next().unwrap_or_default();
        if let Some(properties) = api["components"]["schemas"][name]["properties"].as_object() {
            let fields = properties.keys().filter_map(|field| {
                let value = match (field.as_str(), chance.index(5)) {
                    (_, 0) => return None,
                    (_, 1) => ODD[chance.index(ODD.len())],
                    ("game", 2) => "\"chess\"",
                    ("game", _) => "\"hollywood-cards\"",
                    ("setup", _) => "{\"seats\":3}",
                    ("players", _) => "[\"you\",\"bot:greedy\",\"open\"]",
                    ("public" | "help", _) => "true",
                    ("clock", _) => "{\"kind\":\"live\",\"bank\":1000,\"increment\":5}",
                    ("seat", _) => "1",
                    ("level", _) => "\"normal\"",
                    ("hash" | "webhook", _) => "null",
                    _ => "\"Ada\"",
                };
                Some(format!("\"{field}\":{value}"))
            });
            return format!("{{{}}}", fields.collect::<Vec<_>>().join(","));
        }
        let kinds = [
            "{\"type\":\"ping\"}",
            "{\"type\":\"say\",\"text\":\"Hello!\"}",
            "{\"type\":\"hint\"}",
            "{\"type\":\"answer\",\"prompt\":1,\"option\":0}",
            "{\"type\":\"undo\"}",
            "{\"type\":\"rematch\"}",
            "{\"type\":\"host\",\"do\":\"pause\"}",
            "{\"type\":\"hold\",\"seat\":1}",
            "{\"type\":\"move\"}",
            "{\"type\":\"hello\",\"version\":1}",
            "{\"type\":\"end\",\"agree\":true}",
            "[\"ping\"]",
        ];
        kinds[chance.index(kinds.len())].to_owned()
    }

    async fn ask(&self, method: &str, path: &str, bearer: Option<&str>, body: &str) -> Reply {
        let reply = request_text(&self.server.host, method, path, bearer, body).await;
        reply.unwrap_or_else(|error| panic!("{method} {path} {body}: {error}"))
    }
}

#[tokio::test]
async fn every_status_is_described() {
    let world = World::new().await;
    let api = world.server.get("/api/openapi.json").await.json().unwrap();
    let mut chance = Fast::new(24);
    let (mut statuses, mut undescribed) = (BTreeSet::new(), BTreeSet::new());
    for (path, methods) in api["paths"].as_object().unwrap() {
        for (method, about) in methods.as_object().unwrap() {
            let described: BTreeSet<&str> =
                about["responses"].as_object().unwrap().keys().map(String::as_str).collect();
            for _ in 0..EACH {
                let asked = world.path(path, about, &mut chance);
                let body = world.body(&api, about, &mut chance);
                let bearer =
                    (chance.index(4) > 0).then(|| &*world.words[chance.index(world.words.len())]);
                let method = method.to_uppercase();
                let reply = world.ask(&method, &asked, bearer, &body).await;
                let status = reply.status.to_string();
                if !described.contains(&*status) {
                    undescribed.insert(format!("{method} {path}: {status}"));
                }
                assert!(reply.status < 500, "{method} {asked} {body}: {reply:?}");
                if reply.status >= 400 {
                    let refusal: Value =
                        serde_json::from_str(&reply.body).unwrap_or_else(|error| {
                            panic!("{method} {asked} {body}: {reply:?}: {error}")
                        });
                    for field in ["code", "message", "hint"] {
                        assert!(refusal[field].is_string(), "{method} {asked} {body}: {refusal}");
                    }
                }
                statuses.insert(reply.status);
            }
        }
    }
    assert_eq!(undescribed, BTreeSet::new(), "the description does not say so");
    for status in [200, 201, 204, 400, 401, 403, 404, 409, 413] {
        assert!(statuses.contains(&status), "no request had the status {status}: {statuses:?}");
    }
    world.server.stop().await;
}
