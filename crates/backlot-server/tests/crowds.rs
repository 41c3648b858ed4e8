//! Many connections, slow ones, and such that never end.

use std::time::{Duration, Instant};

use crate::support::{Person, Running};
use backlot_client::{Connection, request};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Everything that comes until the server closes the connection, or for some seconds.
async fn all_that_comes(stream: &mut TcpStream) -> (String, bool) {
    let mut heard = Vec::new();
    let reading = async {
        while let Ok(read) = stream.read_buf(&mut heard).await {
            if read == 0 {
                break;
            }
        }
    };
    let closed = tokio::time::timeout(Duration::from_secs(8), reading).await.is_ok();
    (String::from_utf8_lossy(&heard).into_owned(), closed)
}

#[tokio::test]
async fn silent_connections_and_slow_requests_are_closed() {
    let server = Running::start_with(|options| {
        options.limits.head_seconds = 1;
        options.limits.body_seconds = 2;
    })
    .await;
    let once = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    let slow_body = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
    for (sent, answer) in [
        ("", ""),
        ("GET / HTTP/1.1\r\nHo", ""),
        (once, "HTTP/1.1 200"),
        (slow_body, "HTTP/1.1 408"),
    ] {
        let mut stream = TcpStream::connect(&server.host).await.unwrap();
        stream.write_all(sent.as_bytes()).await.unwrap();
        let (heard, closed) = all_that_comes(&mut stream).await;
        assert!(closed, "{sent:?}: the connection stays open");
        assert!(heard.starts_with(answer), "{sent:?}: {heard}");
    }
    server.stop().await;
}

#[tokio::test]
async fn idle_connections_of_one_address_shut_nobody_out() {
    let server = Running::start_with(|options| {
        options.limits.connections_per_address = 5;
        options.limits.connections = 8;
        options.limits.head_seconds = 2;
    })
    .await;
    let mut idle = Vec::new();
    for _ in 0..20 {
        idle.push(TcpStream::connect(&server.host).await.unwrap());
    }
    // An address of its own: all of 127.0.0.0/8 is this machine.
    let other = tokio::net::TcpSocket::new_v4().unwrap();
    other.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut other = other.connect(server.host.parse().unwrap()).await.unwrap();
    let health = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    other.write_all(health.as_bytes()).await.unwrap();
    let (heard, _) = all_that_comes(&mut other).await;
    assert!(heard.starts_with("HTTP/1.1 200"), "{heard}");
    // The idle ones are gone by then, so their address is let in as well.
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    assert_eq!(server.get("/healthz").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn who_does_not_take_the_replies_is_cut_off() {
    let server = Running::start_with(|options| {
        options.limits.reply_seconds = 1;
        options.limits.connections_per_address = 1;
    })
    .await;
    let mut greedy = TcpStream::connect(&server.host).await.unwrap();
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n";
    let asking = async { while greedy.write_all(request.repeat(100).as_bytes()).await.is_ok() {} };
    // Its place is free again although it is still there.
    let _ = tokio::time::timeout(Duration::from_secs(6), asking).await;
    assert_eq!(server.get("/healthz").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn an_answer_arrives_although_nobody_wants_the_body() {
    let server = Running::start_with(|options| {
        (options.limits.requests_per_second, options.limits.requests_at_once) = (1, 2);
    })
    .await;
    let (requests, mut refused) = (8, 0);
    for _ in 0..requests {
        // The body comes after the server has made up its mind.
        let mut stream = TcpStream::connect(&server.host).await.unwrap();
        let size = 300_000;
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {size}\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        tokio::time::sleep(Duration::from_millis(50)).await;
        stream.write_all(&vec![b'x'; size]).await.unwrap();
        let (heard, closed) = all_that_comes(&mut stream).await;
        assert!(closed);
        let is_limit = heard.starts_with("HTTP/1.1 429");
        refused += u32::from(is_limit);
        assert!(is_limit || heard.starts_with("HTTP/1.1 413"), "{heard}");
        assert_eq!(is_limit, heard.contains("retry-after: 1\r\n"), "{heard}");
    }
    assert!(refused > 0);
    server.stop().await;
}

#[tokio::test]
async fn monitors_and_pages_have_limits_of_their_own() {
    let server = Running::start_with(|options| {
        (options.limits.checks_per_second, options.limits.checks_at_once) = (1, 5);
        (options.limits.pages_per_second, options.limits.pages_at_once) = (1, 5);
    })
    .await;
    for path in ["/healthz", "/"] {
        let mut statuses = Vec::new();
        for _ in 0..10 {
            statuses.push(server.get(path).await.status);
        }
        assert_eq!(statuses[..5], [200; 5], "{path}");
        assert!(statuses.contains(&429), "{path}: {statuses:?}");
    }
    assert_eq!(server.get("/api/games").await.status, 200);
    server.stop().await;
}

/// A masked frame with a mask of zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first, 0x80 | u8::try_from(payload.len()).unwrap(), 0, 0, 0, 0];
    frame.extend_from_slice(payload);
    frame
}

async fn upgraded(host: &str, table: &str) -> TcpStream {
    let mut stream = TcpStream::connect(host).await.unwrap();
    let handshake = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(handshake.as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn pings_are_limited_like_frames() {
    let server = Running::start_with(|options| {
        (options.limits.frames_per_second, options.limits.frames_at_once) = (1, 10);
    })
    .await;
    let (table, _) = server.table_of_people("hollywood-cards", 3).await;
    let hello = frame(0x81, b"{\"type\":\"hello\",\"version\":1}");
    for before in [hello, Vec::new()] {
        let mut stream = upgraded(&server.host, &table).await;
        let flood = [before, frame(0x89, b"?").repeat(200)].concat();
        // The server may close it before it has read everything.
        let _ = stream.write_all(&flood).await;
        let (_, closed) = all_that_comes(&mut stream).await;
        assert!(closed, "a flood of pings goes on");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_close_frame_is_answered_with_its_code() {
    let server = Running::start().await;
    let (table, _) = server.table_of_people("hollywood-cards", 3).await;
    let hello = frame(0x81, b"{\"type\":\"hello\",\"version\":1}");
    for before in [hello, Vec::new()] {
        for (close, answer) in [
            (frame(0x88, &[]), vec![0x88, 0]),
            (frame(0x88, &[3, 232]), vec![0x88, 2, 3, 232]),
            (frame(0x88, b"\x0f\xa0bye"), vec![0x88, 2, 0x0f, 0xa0]),
        ] {
            let mut stream = upgraded(&server.host, &table).await;
            stream.write_all(&[before.clone(), close].concat()).await.unwrap();
            let mut heard = Vec::new();
            let read = stream.read_to_end(&mut heard);
            tokio::time::timeout(Duration::from_secs(8), read).await.unwrap().unwrap();
            assert!(heard.ends_with(&answer), "{:?}", &heard[heard.len().saturating_sub(8)..]);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_counts_as_a_table_and_needs_the_invitation() {
    let server = Running::start_with(|options| {
        options.limits.tables_per_hour = 2;
        options.invitation = Some("popcorn".to_owned());
    })
    .await;
    let players = ["you", "bot:random", "bot:random"];
    let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "name": "Ada", "players": players });
    let opened = server.post_as("/api/tables", "popcorn", &body).await.json().unwrap();
    let (mut table, secret) =
        (opened["table"].as_str().unwrap().to_owned(), opened["secret"].as_str().unwrap());
    let rematch = json!({ "type": "rematch", "invitation": "popcorn" });
    for round in 0..2 {
        let mut ada = Person::sit(&server.host, &table, secret, 1).await;
        if ada.seen.status == "open" {
            ada.ask(json!({ "type": "host", "do": "start" })).await;
        }
        ada.ask(json!({ "type": "end", "agree": true })).await;
        assert_eq!(ada.refused(json!({ "type": "rematch" })).await, "bad-invitation");
        let wrong = json!({ "type": "rematch", "invitation": "peanuts" });
        assert_eq!(ada.refused(wrong).await, "bad-invitation");
        if round == 0 {
            let update = ada.ask(rematch.clone()).await;
            table = update["rematch"]["table"].as_str().unwrap().to_owned();
        } else {
            assert_eq!(ada.refused(rematch.clone()).await, "too-many");
            let path = format!("/api/tables/{table}/frames");
            let refused = request(&server.host, "POST", &path, Some(secret), Some(&rematch)).await;
            assert_eq!(refused.unwrap().status, 429);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_request_without_an_end_does_not_hold_up_the_end_of_the_server() {
    let server = Running::start_with(|options| options.limits.drain_seconds = 1).await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let mut person = Person::sit(&server.host, &table, &secrets[0], 1).await;
    let mut stream = TcpStream::connect(&server.host).await.unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let start = Instant::now();
    server.stop().await;
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    let bye = loop {
        let frame = person.connection.receive_within(Duration::from_secs(5)).await;
        match frame.unwrap() {
            Some(frame) if frame["type"] == "bye" => break frame,
            frame => assert!(frame.is_some()),
        }
    };
    assert_eq!(bye["code"], "shutting-down");
}

#[tokio::test]
async fn nothing_is_said_at_a_table_that_an_administrator_purged() {
    let server = Running::start().await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let mut ada = Person::sit(&server.host, &table, &secrets[0], 1).await;
    let (mut spectator, _) = server.socket(&table, &json!({})).await;
    let database = server.folder.as_ref().unwrap().path().join("tables.db");
    let address = backlot_store::Address::Sqlite(database);
    let admin = backlot_store::Store::open(&address, "admin").await.unwrap();
    assert_eq!(admin.delete(&table).await, Ok(true));
    admin.close().await;
    assert_eq!(ada.refused(json!({ "type": "say", "text": "Hello?" })).await, "no-such-table");
    let bye = loop {
        let frame = spectator.receive_within(Duration::from_secs(5)).await.unwrap().unwrap();
        if frame["type"] == "bye" {
            break frame;
        }
    };
    assert_eq!(bye["code"], "no-such-table");
    assert!(Connection::open(&server.host, &table, &json!({})).await.is_err());
    server.stop().await;
}

#[tokio::test]
async fn spectators_make_room_for_each_other_and_never_take_a_seats_place() {
    let server = Running::start_with(|options| {
        options.limits.sockets_per_table = 3;
        options.limits.sockets_per_address = 4;
        options.limits.sockets_per_seat = 2;
    })
    .await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let mut spectators = Vec::new();
    for _ in 0..3 {
        spectators.push(server.socket(&table, &json!({})).await.0);
    }
    // The first one says something, so the second one is the one who has been silent longest.
    tokio::time::sleep(Duration::from_millis(20)).await;
    spectators[0].ask(json!({ "type": "ping" })).await.unwrap();
    let (fourth, _) = server.socket(&table, &json!({})).await;
    let frames = crowded(&mut spectators[1]).await;
    assert_eq!(frames.last().unwrap()["code"], "crowded");
    // As many as one address may have, until those who were sent away have gone.
    let (other, _) = server.table_of_people("hollywood-cards", 3).await;
    let mut more = Vec::new();
    while let Ok(open) = Connection::open(&server.host, &other, &json!({})).await {
        more.push(open);
        assert!(more.len() < 4, "an address has no limit");
    }
    for secret in &secrets {
        Person::sit(&server.host, &table, secret, 1).await;
    }
    // A seat has room for a few devices; then the one that has been silent longest goes.
    let mut first = Person::sit(&server.host, &table, &secrets[0], 1).await;
    let _second = Person::sit(&server.host, &table, &secrets[0], 1).await;
    let _third = Person::sit(&server.host, &table, &secrets[0], 1).await;
    assert_eq!(crowded(&mut first.connection).await.last().unwrap()["code"], "crowded");
    drop((fourth, more));
    server.stop().await;
}

/// All frames up to the good-bye.
async fn crowded(connection: &mut Connection) -> Vec<serde_json::Value> {
    let mut frames = Vec::new();
    while frames.last().is_none_or(|frame: &serde_json::Value| frame["type"] != "bye") {
        let frame = connection.receive_within(Duration::from_secs(5)).await.unwrap();
        frames.push(frame.expect("somebody has to go"));
    }
    frames
}

/// A small box of its own.
fn own_set(star: &str) -> String {
    let stars = [(star, 1), ("Ben Birch", 2), ("Cy Cedar", 3)];
    let stars =
        stars.map(|(name, rating)| format!("[[stars]]\nname = \"{name}\"\nrating = {rating}\n"));
    format!(
        "columns = [2, 1]\nblockbusters = 1\nfilms_per_genre = 3\ngenres = [\"horror\", \"action\"]\nstars_per_round = 1\nreels = 3\n{}",
        stars.concat()
    )
}

#[tokio::test]
async fn strangers_sets_are_counted_and_stored_tables_load_all_the_same() {
    let server = Running::start_with(|options| options.limits.sets_per_address = 3).await;
    let body = |star: &str| {
        let setup = json!({ "seats": 3, "components_toml": own_set(star) });
        json!({ "game": "hollywood-cards", "setup": setup, "name": "Ada" })
    };
    let mut tables = Vec::new();
    for star in ["Ada Ash", "Ada Birch", "Ada Cedar", "Ada Ash"] {
        let opened = server.post("/api/tables", &body(star)).await.json().unwrap();
        tables.push(opened["table"].as_str().unwrap().to_owned());
    }
    assert_eq!(server.post("/api/tables", &body("Ada Fir")).await.status, 429);
    let folder = server.stop().await.unwrap();
    let mut options = crate::support::options(folder.path());
    options.limits.sets = 0;
    let server = Running::run(options).await;
    for table in tables {
        assert_eq!(server.get(&format!("/api/tables/{table}")).await.status, 200);
    }
    assert_eq!(server.post("/api/tables", &body("Ada Fir")).await.status, 429);
    server.stop().await;
}

#[tokio::test]
async fn who_has_just_left_may_come_back_and_who_polls_is_there() {
    let server = Running::start_with(|options| options.limits.hold_seconds = 2).await;
    let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "name": "Ada",
        "clock": { "kind": "live", "bank": 20_000, "increment": 0 } });
    let opened = server.post("/api/tables", &body).await.json().unwrap();
    let table = opened["table"].as_str().unwrap();
    let mut secrets = Vec::new();
    for name in ["Ben", "Cy"] {
        let path = format!("/api/tables/{table}/seats");
        let seated = server.post(&path, &json!({ "name": name })).await.json().unwrap();
        secrets.push(seated["secret"].as_str().unwrap().to_owned());
    }
    let mut ada = Person::sit(&server.host, table, opened["secret"].as_str().unwrap(), 1).await;
    let ben = Person::sit(&server.host, table, &secrets[0], 1).await;
    let hold = json!({ "type": "hold", "seat": 1, "level": "random" });
    assert_eq!(ada.refused(hold.clone()).await, "away");
    drop(ben);
    let left = loop {
        let frame = ada.hear_next().await;
        if frame["players"][1]["present"] == false {
            break frame["players"][1].clone();
        }
    };
    assert!(left["hold_at"].is_u64(), "{left}");
    assert_eq!(ada.refused(hold.clone()).await, "away");
    // Coming back starts the countdown again.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    drop(Person::sit(&server.host, table, &secrets[0], 1).await);
    tokio::time::sleep(Duration::from_millis(1_000)).await;
    assert_eq!(ada.refused(hold.clone()).await, "away");
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    ada.ask(hold).await;
    let welcome = server.get(&format!("/api/tables/{table}/welcome")).await.json().unwrap();
    assert_eq!(welcome["players"][1]["held"], "normal", "the bot has the table's level");
    // Cy never had a socket. Asking by plain HTTP is being there.
    let hold = json!({ "type": "hold", "seat": 2 });
    let path = format!("/api/tables/{table}/welcome");
    let seen = server.get_as(&path, &secrets[1]).await.json().unwrap();
    assert_eq!(seen["players"][2]["present"], true);
    assert_eq!(ada.refused(hold).await, "away");
    // With everybody else held, nobody ends the game alone.
    let update = ada.ask(json!({ "type": "end", "agree": true })).await;
    assert!(update["status"].is_null(), "{update}");
    server.stop().await;
}

#[tokio::test]
async fn time_without_a_server_does_not_count() {
    let server = Running::start().await;
    let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "name": "Ada",
        "players": ["you", "bot:random", "bot:random"],
        "clock": { "kind": "live", "bank": 600_000, "increment": 0 } });
    let opened = server.post("/api/tables", &body).await.json().unwrap();
    let (table, secret) = (opened["table"].as_str().unwrap(), opened["secret"].as_str().unwrap());
    let mut ada = Person::sit(&server.host, table, secret, 1).await;
    while !ada.is_asked() {
        ada.hear_next().await;
    }
    let path = format!("/api/tables/{table}/welcome");
    let left = |welcome: &serde_json::Value| welcome["clock"]["left"][0].as_u64().unwrap();
    let before = left(&server.get_as(&path, secret).await.json().unwrap());
    drop(ada);
    let folder = server.stop().await.unwrap();
    tokio::time::sleep(Duration::from_secs(3)).await;
    for _ in 0..2 {
        let server = Running::run(crate::support::options(folder.path())).await;
        let after = server.get_as(&path, secret).await.json().unwrap();
        assert_eq!(after["clock"]["running"], json!([0]));
        assert!((before - 1_500..=before).contains(&left(&after)), "{before}: {after}");
        server.stop().await;
    }
}
