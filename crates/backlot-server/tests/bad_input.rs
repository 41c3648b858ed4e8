//! Whatever comes, the answer is clear and nothing breaks.

use std::time::Duration;

use crate::support::{Person, Running, options};
use backlot_client::{Connection, request};
use backlot_server::{CantServe, Limits, Server};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn refusal(person: &mut Person, frame: &str) -> String {
    person.connection.send_text(frame.to_owned()).await.unwrap();
    loop {
        let frame = person.hear_next().await;
        if frame["type"] == "refused" {
            for field in ["message", "hint"] {
                assert!(!frame[field].as_str().unwrap().is_empty(), "{frame}");
            }
            return frame["code"].as_str().unwrap().to_owned();
        }
    }
}

#[tokio::test]
async fn wrong_frames_are_refused_and_change_nothing() {
    let server = Running::start().await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let mut people = Vec::new();
    for secret in &secrets {
        people.push(Person::sit(&server.host, &table, secret, 1).await);
    }
    let asked = people.iter().position(Person::is_asked).unwrap();
    let prompt = people[asked].seen.prompt["id"].as_u64().unwrap();
    let before = people[asked].seen.clone();
    let deep = "[".repeat(5_000);
    let nested = format!("{{\"type\":\"say\",\"text\":{deep}");
    let long = format!("{{\"type\":\"say\",\"text\":\"{}\"}}", "x".repeat(501));
    for (frame, code) in [
        ("", "bad-json"),
        ("{", "bad-json"),
        ("null", "bad-json"),
        ("{\"type\":7}", "bad-json"),
        ("{\"type\":\"dance\"}", "bad-json"),
        ("{\"type\":\"hello\",\"version\":1}", "bad-json"),
        ("{\"type\":\"answer\"}", "bad-json"),
        ("{\"type\":\"answer\",\"prompt\":-1,\"option\":0}", "bad-json"),
        ("{\"type\":\"host\",\"do\":\"remove\",\"seat\":17}", "bad-json"),
        ("{\"type\":\"number\",\"hash\":\"00\"}", "bad-json"),
        (nested.as_str(), "bad-json"),
        (long.as_str(), "too-large"),
        (&format!("{{\"type\":\"answer\",\"prompt\":{prompt}}}"), "bad-json"),
        (&format!("{{\"type\":\"answer\",\"prompt\":{prompt},\"option\":99}}"), "unknown-option"),
        (
            &format!("{{\"type\":\"answer\",\"prompt\":{prompt},\"action\":\"reel 9\"}}"),
            "bad-notation",
        ),
        (
            &format!("{{\"type\":\"answer\",\"prompt\":{prompt},\"action\":\"assign horror\"}}"),
            "illegal-action",
        ),
        (
            &format!("{{\"type\":\"answer\",\"prompt\":{},\"option\":0}}", prompt + 1),
            "stale-prompt",
        ),
        ("{\"type\":\"undo\"}", "nothing-to-undo"),
        ("{\"type\":\"order\",\"order\":{\"kind\":\"bid-up-to\",\"amount\":1}}", "bad-order"),
        ("{\"type\":\"rematch\"}", "not-now"),
    ] {
        assert_eq!(refusal(&mut people[asked], frame).await, code, "{frame}");
    }
    let waiting = (asked + 1) % 3;
    let own = people[waiting].seen.seq;
    let early = format!("{{\"type\":\"answer\",\"prompt\":{own},\"option\":0}}");
    let code = refusal(&mut people[waiting], &early).await;
    assert!(["not-your-turn", "stale-prompt"].contains(&code.as_str()), "{code}");
    if waiting != 0 {
        assert_eq!(
            refusal(&mut people[waiting], "{\"type\":\"host\",\"do\":\"pause\"}").await,
            "not-host"
        );
    }
    let after = Person::sit(&server.host, &table, &secrets[asked], 1).await.seen;
    assert_eq!(after, before, "refusals change nothing");
    server.stop().await;
}

/// Connects without saying anything sensible; returns the code of the refusal.
async fn stranger(host: &str, table: &str, hello: &Value) -> String {
    match Connection::open(host, table, hello).await {
        Ok(_) => "welcome".to_owned(),
        Err(error) => error.to_string(),
    }
}

#[tokio::test]
async fn only_the_right_secrets_open_seats() {
    let server = Running::start().await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let (other, _) = server.table_of_people("hollywood-cards", 3).await;
    for (table, secret, code) in [
        (table.as_str(), "wrong", "bad-secret"),
        (table.as_str(), "", "bad-secret"),
        (other.as_str(), secrets[0].as_str(), "bad-secret"),
        ("nosuchtable2", secrets[0].as_str(), "no-such-table"),
        ("x", secrets[0].as_str(), "no-such-table"),
    ] {
        let answer = stranger(&server.host, table, &json!({ "secret": secret })).await;
        assert!(answer.contains(code), "{table} {secret}: {answer}");
    }
    let answer = stranger(&server.host, &table, &json!({ "version": 2 })).await;
    assert!(answer.contains("bad-version"), "{answer}");
    let path = format!("/api/tables/{table}/seats");
    let full = server.post(&path, &json!({ "name": "Dan" })).await;
    assert_eq!(full.status, 409);
    assert!(full.body.contains("table-full") || full.body.contains("not-now"), "{}", full.body);
    let metrics = server.get("/metrics").await.body;
    assert!(
        metrics.contains("backlot_tables_in_memory 2\n"),
        "made-up ids leave no trace: {metrics}"
    );
    server.stop().await;
}

#[tokio::test]
async fn large_frames_and_binary_ones_are_refused() {
    let server = Running::start().await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let mut person = Person::sit(&server.host, &table, &secrets[0], 1).await;
    let large = format!("{{\"type\":\"say\",\"text\":\"{}\"}}", "x".repeat(70_000));
    person.connection.send_text(large).await.unwrap();
    let mut ended = None;
    while let Ok(Some(frame)) = person.connection.receive_within(Duration::from_secs(5)).await {
        if frame["type"] == "refused" {
            ended = frame["code"].as_str().map(str::to_owned);
        }
    }
    assert_eq!(ended.as_deref(), Some("too-large"));
    let body = json!({ "game": "hollywood-cards", "name": "x".repeat(70_000) });
    assert_eq!(server.post("/api/tables", &body).await.status, 413);
    server.stop().await;
}

#[tokio::test]
async fn wrong_requests_are_refused_with_advice() {
    let server = Running::start().await;
    for (body, code) in [
        (json!({}), "bad-json"),
        (json!([]), "bad-json"),
        (json!({ "game": "chess" }), "bad-setup"),
        (json!({ "game": "hollywood-cards", "setup": { "seats": 9 } }), "bad-setup"),
        (json!({ "game": "hollywood-cards", "setup": { "turbo": true } }), "bad-setup"),
        (
            json!({ "game": "hollywood-cards", "setup": { "components_toml": "x" } }),
            "bad-component-set",
        ),
        (json!({ "game": "hollywood-cards", "players": ["you"] }), "bad-setup"),
        (
            json!({ "game": "hollywood-cards", "players": ["you", "you", "open", "open"] }),
            "bad-setup",
        ),
        (json!({ "game": "hollywood-cards", "level": "genius" }), "bad-setup"),
        (json!({ "game": "hollywood-cards", "clock": { "kind": "hourglass" } }), "bad-json"),
        (json!({ "game": "hollywood-cards", "surprise": 1 }), "bad-json"),
    ] {
        let reply = server.post("/api/tables", &body).await;
        assert!(reply.status == 400, "{body}: {reply:?}");
        let refusal: Value = serde_json::from_str(&reply.body).unwrap();
        assert_eq!(refusal["code"], code, "{body}: {reply:?}");
        assert!(!refusal["hint"].as_str().unwrap().is_empty());
    }
    for (method, path, status) in [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/../../etc/passwd", 404),
        ("GET", "/api/tables/%00", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/tables/nosuchtable2/socket", 400),
        ("GET", "/api/tables/nosuchtable2/welcome?views=half", 400),
        ("GET", "/nothing", 404),
    ] {
        let reply = request(&server.host, method, path, None, None).await.unwrap();
        assert_eq!(reply.status, status, "{method} {path}: {reply:?}");
    }
    server.stop().await;
}

/// Sends these bytes and returns the beginning of the answer.
async fn raw(host: &str, text: &str) -> String {
    let mut stream = TcpStream::connect(host).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = vec![0; 2048];
    let read = tokio::time::timeout(Duration::from_secs(5), stream.read(&mut answer)).await;
    String::from_utf8_lossy(&answer[..read.unwrap().unwrap()]).into_owned()
}

#[tokio::test]
async fn pages_of_foreign_origin_get_no_socket() {
    let server = Running::start().await;
    let (table, _) = server.table_of_people("hollywood-cards", 3).await;
    let host = &server.host;
    let handshake = |origin: &str| {
        format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
    };
    let foreign = raw(host, &handshake("https://evil.example")).await;
    assert!(foreign.starts_with("HTTP/1.1 403") && foreign.contains("bad-origin"), "{foreign}");
    let own = raw(host, &handshake(&format!("http://{host}"))).await;
    assert!(own.starts_with("HTTP/1.1 101"), "{own}");
    server.stop().await;
}

/// The frames that a raw connection gets until it is closed, or for a moment.
async fn frames_after(host: &str, table: &str, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(host).await.unwrap();
    let handshake = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nConnection: keep-alive, Upgrade\r\nUpgrade: WebSocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(handshake.as_bytes()).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut heard = Vec::new();
    let moment = Duration::from_millis(500);
    while let Ok(Ok(1..)) = tokio::time::timeout(moment, stream.read_buf(&mut heard)).await {}
    let heard = String::from_utf8_lossy(&heard).into_owned();
    assert!(heard.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="), "the handshake is that of RFC 6455");
    heard
}

/// A masked frame with a mask of zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first, 0x80 | u8::try_from(payload.len()).unwrap(), 0, 0, 0, 0];
    frame.extend_from_slice(payload);
    frame
}

#[tokio::test]
async fn what_is_no_websocket_is_refused_and_closed() {
    let server = Running::start().await;
    let (table, _) = server.table_of_people("hollywood-cards", 3).await;
    let hello = frame(0x81, b"{\"type\":\"hello\",\"version\":1}");
    let then = |bytes: Vec<u8>| [hello.clone(), bytes].concat();
    let binary = frames_after(&server.host, &table, &then(frame(0x82, &[1, 2, 3]))).await;
    assert!(binary.contains("welcome") && binary.contains("not binary"), "{binary}");
    for (bytes, problem) in [
        (vec![0x81, 2, b'h', b'i'], "must be masked"),
        (frame(0xC1, b"x"), "reserved bits"),
        (frame(0x80, b"x"), "never began"),
        (frame(0x81, &[0xff, 0xff]), "UTF-8"),
        (vec![0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0], "too-large"),
    ] {
        let late = frames_after(&server.host, &table, &then(bytes.clone())).await;
        assert!(late.contains("welcome") && late.contains(problem), "{problem}: {late}");
        let early = frames_after(&server.host, &table, &bytes).await;
        assert!(early.contains("refused") && early.contains(problem), "{problem}: {early}");
    }
    let in_parts = [frame(0x01, &hello[6..15]), frame(0x89, b"?"), frame(0x80, &hello[15..])];
    let heard = frames_after(&server.host, &table, &in_parts.concat()).await;
    assert!(heard.contains("\u{1}?") && heard.contains("welcome"), "{heard}");
    assert_eq!(server.get("/healthz").await.status, 200, "the server is well");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_joins_a_second_from_one_address_hurt_nobody_else() {
    let server = Running::start_with(|options| {
        options.limits = Limits::default();
        options.behind_proxy = true;
    })
    .await;
    let (table, _) = server.table_of_people("hollywood-cards", 3).await;
    let host = server.host.clone();
    let join = move |address: &str, name: &str| {
        let (host, body) = (host.clone(), format!("{{\"name\":\"{name}\"}}"));
        let request = format!(
            "POST /api/tables/{table}/seats HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: {address}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        async move { raw(&host, &request).await }
    };
    let mut rush = tokio::task::JoinSet::new();
    for number in 0..1_000 {
        rush.spawn(join("192.0.2.1", &format!("p{number}")));
    }
    let polite = join("192.0.2.2", "Ada").await;
    assert!(polite.contains("409") && !polite.contains("429"), "{polite}");
    let answers = rush.join_all().await;
    let refused = answers.iter().filter(|answer| answer.contains("too-many")).count();
    assert!(refused >= 700, "{refused} of 1000 were refused");
    assert!(answers.iter().all(|answer| answer.starts_with("HTTP/1.1 4")), "all are answered");
    server.stop().await;
}

#[tokio::test]
async fn limits_hold() {
    let server = Running::start_with(|options| {
        options.limits.requests_per_second = 5;
        options.limits.requests_at_once = 40;
        options.limits.tables_per_hour = 2;
        options.limits.sockets_per_address = 3;
        options.limits.frames_per_second = 5;
        options.limits.frames_at_once = 10;
    })
    .await;
    let body = json!({ "game": "hollywood-cards", "name": "Ada" });
    let first = server.post("/api/tables", &body).await.json().unwrap();
    assert_eq!(server.post("/api/tables", &body).await.status, 201);
    let third = server.post("/api/tables", &body).await;
    assert!(third.status == 429 && third.body.contains("too-many"), "{third:?}");
    let table = first["table"].as_str().unwrap();
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(server.socket(table, &json!({})).await.0);
    }
    assert!(Connection::open(&server.host, table, &json!({})).await.is_err(), "a fourth socket");
    let mut refused = 0;
    for _ in 0..30 {
        sockets[0].send(json!({ "type": "ping" })).await.unwrap();
    }
    for _ in 0..30 {
        let frame = sockets[0].receive_within(Duration::from_secs(2)).await.unwrap().unwrap();
        refused += u32::from(frame["code"] == "too-many");
    }
    assert!((15..=20).contains(&refused), "{refused} of 30 frames were refused");
    let mut statuses = Vec::new();
    for _ in 0..60 {
        let path = format!("/api/tables/{table}/seats");
        statuses.push(server.post(&path, &json!({ "name": "" })).await.status);
    }
    assert!(statuses.iter().filter(|status| **status == 429).count() > 15, "{statuses:?}");
    assert_eq!(server.get("/healthz").await.status, 200, "the server is well");
    server.stop().await;
}

#[tokio::test]
async fn tables_by_invitation_only() {
    let server =
        Running::start_with(|options| options.invitation = Some("popcorn".to_owned())).await;
    let body = json!({ "game": "hollywood-cards", "name": "Ada" });
    let without = server.post("/api/tables", &body).await;
    assert!(without.status == 403 && without.body.contains("bad-invitation"), "{without:?}");
    assert_eq!(server.post_as("/api/tables", "peanuts", &body).await.status, 403);
    let opened = server.post_as("/api/tables", "popcorn", &body).await.json().unwrap();
    let path = format!("/api/tables/{}/seats", opened["table"].as_str().unwrap());
    assert_eq!(
        server.post(&path, &json!({ "name": "Bea" })).await.status,
        201,
        "guests need no word"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_port_in_use_and_a_place_that_can_t_be_written_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start().await;
    let mut taken = options(folder.path());
    taken.listen = server.host.parse().unwrap();
    let error = Server::bind(taken, None).await.err().unwrap();
    assert!(matches!(error, CantServe::Listen { .. }));
    assert!(error.to_string().contains("--listen"), "{error}");
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let error = Server::bind(options(&file), None).await.err().unwrap().to_string();
    assert!(error.contains("can't open the database"), "{error}");
    server.stop().await;
}

#[tokio::test]
async fn who_says_no_hello_is_sent_away() {
    let server = Running::start().await;
    let (table, _) = server.table_of_people("hollywood-cards", 3).await;
    let answer = stranger(&server.host, &table, &json!({ "type": "ping" })).await;
    assert!(answer.contains("no-hello"), "{answer}");
    server.stop().await;
}
