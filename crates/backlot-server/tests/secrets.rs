//! Over the wire, nobody can tell what others answered in secret. Two servers hold the same table; what a seat answers in
//! secret differs between them, and everybody else gets the same bytes.

use std::path::Path;

use crate::support::{Person, Running, options};
use serde_json::{Value, json};

fn points() -> usize {
    if std::env::var("BACKLOT_LONG").is_ok() { 40 } else { 6 }
}

#[tokio::test]
async fn secret_answers_leave_no_trace_on_the_wire() {
    let mut compared = 0;
    let mut rng = 0;
    while compared < points() {
        rng += 1;
        compared += usize::from(compare_at(rng).await);
    }
}

/// Plays some way into a game, then on two servers differently. Returns whether there was something to compare.
async fn compare_at(rng: u64) -> bool {
    let server = Running::start().await;
    let (table, secrets) = server.table_of_people("hollywood", 3).await;
    play_some(&server, &table, &secrets, rng).await;
    let folder = server.stop().await.unwrap();
    let copy = tempfile::tempdir().unwrap();
    copy_folder(folder.path(), copy.path());
    let (a, b) =
        (Running::run(options(folder.path())).await, Running::run(options(copy.path())).await);
    let heard_at_a = hear_others_answer(&a, &table, &secrets, rng, false).await;
    let heard_at_b = hear_others_answer(&b, &table, &secrets, rng, true).await;
    let is_sealed = heard_at_a.is_some();
    assert_eq!(heard_at_a, heard_at_b);
    a.stop().await;
    b.stop().await;
    is_sealed
}

fn copy_folder(from: &Path, to: &Path) {
    for entry in std::fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        std::fs::copy(&path, to.join(path.file_name().unwrap())).unwrap();
    }
}

async fn play_some(server: &Running, table: &str, secrets: &[String], rng: u64) {
    let mut people = Vec::new();
    for (seat, secret) in secrets.iter().enumerate() {
        people.push(Person::sit(&server.host, table, secret, rng + seat as u64).await);
    }
    for _ in 0..rng * 7 % 60 {
        let asked = people.iter().position(Person::is_asked);
        let Some(asked) = asked.filter(|_| !people[0].is_over()) else { return };
        let answer = people[asked].any_answer();
        people[asked].ask(answer).await;
        for person in &mut people {
            person.ask(json!({ "type": "ping" })).await;
        }
    }
}

/// What seat 0 and a spectator get while the others answer in secret: frames, refusals, pages. `None` if nobody answers
/// in secret now.
async fn hear_others_answer(
    server: &Running,
    table: &str,
    secrets: &[String],
    rng: u64,
    differently: bool,
) -> Option<Vec<Value>> {
    let mut people = Vec::new();
    for secret in secrets {
        people.push(Person::sit(&server.host, table, secret, rng).await);
    }
    let (mut spectator, welcome) = server.socket(table, &json!({})).await;
    if people.iter().filter(|person| person.is_asked()).count() < 2 || !people[0].is_asked() {
        return None;
    }
    let mut heard = vec![welcome];
    // The last of those who are asked waits, so that the round stays open.
    if people[1].is_asked() {
        let prompt = people[1].seen.prompt.clone();
        let options = prompt["options"].as_array().unwrap().len();
        let option = if differently { options - 1 } else { 0 };
        people[1].ask(json!({ "type": "answer", "prompt": prompt["id"], "option": option })).await;
        if differently && !people[1].seen.prompt.is_null() {
            let again = people[1].seen.prompt["id"].clone();
            people[1]
                .ask(json!({ "type": "answer", "prompt": again, "option": options / 2 }))
                .await;
        }
    }
    for frame in ["undo", "back", "ping"] {
        let id = people[0].connection.send(json!({ "type": frame })).await.unwrap();
        loop {
            let frame = people[0].hear_next().await;
            let is_answer = frame["re"].as_u64() == Some(id);
            heard.push(frame);
            if is_answer {
                break;
            }
        }
    }
    heard.extend(spectator.ask(json!({ "type": "ping" })).await.unwrap().1);
    let door = format!("/api/tables/{table}");
    for path in [door.clone(), format!("{door}/welcome"), format!("{door}/record")] {
        heard.push(serde_json::from_str(&server.get(&path).await.body).unwrap());
    }
    heard.push(server.get_as(&format!("{door}/welcome"), &secrets[0]).await.json().unwrap());
    // Who is there, and who has answered, is told a moment later; that and the clock tell nothing of what was answered.
    heard.retain(|frame| frame["type"] != "update" || frame.get("events").is_some());
    for frame in &mut heard {
        for field in ["now", "players", "spectators", "locked"] {
            if let Some(fields) = frame.as_object_mut() {
                fields.remove(field);
            }
        }
    }
    Some(heard)
}

#[tokio::test]
async fn that_somebody_has_answered_is_told_and_nothing_else() {
    let server = Running::start().await;
    let (table, secrets) = server.table_of_people("hollywood", 3).await;
    let mut people = Vec::new();
    for secret in &secrets {
        people.push(Person::sit(&server.host, &table, secret, 1).await);
    }
    // The game begins with bids in secret of all three.
    assert!(people.iter().all(Person::is_asked));
    let answer = people[1].any_answer();
    people[1].ask(answer).await;
    let told = hear_locked(&mut people[0], &json!([1])).await;
    let mut fields: Vec<&str> = told.as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(fields, ["locked", "players", "seq", "spectators", "type"]);
    for seat in [2, 0] {
        let answer = people[seat].any_answer();
        people[seat].ask(answer).await;
    }
    hear_locked(&mut people[0], &json!([])).await;
    server.stop().await;
}

/// Hears frames until one says that just these seats have answered.
async fn hear_locked(person: &mut Person, seats: &Value) -> Value {
    loop {
        let frame = person.hear_next().await;
        if &frame["locked"] == seats {
            return frame;
        }
    }
}
