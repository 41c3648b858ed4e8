//! A client that drops its socket again and again knows the same as one that never did.

use crate::support::{Person, Running, Seen};
use backlot_games::GameKind;
use serde_json::json;

/// So often the socket is dropped; a thousand times when there is time.
fn drops() -> usize {
    if std::env::var("BACKLOT_LONG").is_ok() { 1_000 } else { 120 }
}

#[tokio::test]
async fn dropping_the_socket_at_any_frame_loses_nothing() {
    let server = Running::start().await;
    let mut dropped = 0;
    let mut game = 0;
    while dropped < drops() {
        let name = GameKind::ALL[game % GameKind::ALL.len()].id();
        game += 1;
        dropped += one_game(&server, name, game as u64).await;
    }
    server.stop().await;
}

/// Plays one game; the first person also has a socket that is dropped at random frames.
async fn one_game(server: &Running, game: &str, rng: u64) -> usize {
    let (table, secrets) = server.table_of_people(game, 3).await;
    let mut people = Vec::new();
    for (seat, secret) in secrets.iter().enumerate() {
        people.push(Person::sit(&server.host, &table, secret, rng * 10 + seat as u64).await);
    }
    // The socket that is dropped is told what has changed of the view; the others get whole ones.
    let hello = json!({ "secret": secrets[0], "views": "changes" });
    let (mut socket, welcome) = server.socket(&table, &hello).await;
    let mut seen = Seen::new(&welcome);
    let mut dropped = 0;
    while !people[0].is_over() {
        let asked = people.iter().position(Person::is_asked).unwrap_or(0);
        if people[asked].is_asked() {
            let answer = people[asked].any_answer();
            people[asked].ask(answer).await;
        }
        for person in &mut people {
            person.ask(json!({ "type": "ping" })).await;
        }
        match people[1].draw(3) {
            0 => {
                dropped += 1;
                drop(socket);
                let (again, welcome) = server.socket(&table, &hello).await;
                socket = again;
                seen.hear(&welcome);
            }
            // Some frames are not read before the next drop.
            1 => {
                let (_, frames) = socket.ask(json!({ "type": "ping" })).await.unwrap();
                for frame in &frames {
                    seen.hear(frame);
                }
            }
            _ => {}
        }
    }
    let (_, frames) = socket.ask(json!({ "type": "ping" })).await.unwrap();
    for frame in &frames {
        seen.hear(frame);
    }
    people[0].ask(json!({ "type": "ping" })).await;
    assert_eq!(seen.events, people[0].seen.events, "after {dropped} drops in {game}");
    assert_eq!(seen, people[0].seen, "after {dropped} drops in {game}");
    dropped
}
