//! People who are away are called when it is their turn.

use std::time::Duration;

use crate::support::{Person, Running};
use backlot_client::request;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// Somebody's own place to be called at; what comes is passed on.
async fn relay() -> (String, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/turn", listener.local_addr().unwrap());
    let (pass_on, calls) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        loop {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut text = Vec::new();
            while !text.ends_with(b"}") {
                assert!(stream.read_buf(&mut text).await.unwrap() > 0, "it ends in the middle");
            }
            stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
            pass_on.send(String::from_utf8(text).unwrap()).unwrap();
        }
    });
    (address, calls)
}

async fn call_me(server: &Running, table: &str, secret: &str, webhook: &Value) -> u16 {
    let path = format!("/api/tables/{table}/notice");
    let body = json!({ "webhook": webhook });
    request(&server.host, "PUT", &path, Some(secret), Some(&body)).await.unwrap().status
}

#[tokio::test]
async fn who_is_away_is_called_and_who_is_there_is_not() {
    let server = Running::start_with(|options| {
        options.webhooks = true;
        options.public_address = Some("https://play.example".to_owned());
    })
    .await;
    let (address, mut calls) = relay().await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    for secret in &secrets {
        assert_eq!(call_me(&server, &table, secret, &json!(address)).await, 200);
    }
    let mut people = Vec::new();
    for (seat, secret) in secrets.iter().enumerate() {
        people.push(Person::sit(&server.host, &table, secret, seat as u64).await);
    }
    let away = (0..3).find(|seat| !people[*seat].is_asked()).unwrap();
    drop(people.remove(away));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(calls.try_recv().is_err(), "nobody is called who was there when asked");
    // The others play until it is the turn of the one who left.
    while let Some(asked) = people.iter().position(Person::is_asked) {
        let answer = people[asked].any_answer();
        people[asked].ask(answer).await;
        for person in &mut people {
            person.ask(json!({ "type": "ping" })).await;
        }
    }
    let call = tokio::time::timeout(Duration::from_secs(5), calls.recv()).await.unwrap().unwrap();
    let (head, body) = call.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("POST /turn HTTP/1.1\r\n"), "{head}");
    let body: Value = serde_json::from_str(body).unwrap();
    let link = format!("https://play.example/t/{table}");
    assert_eq!(body, json!({ "table": table, "seat": away, "why": "your-turn", "link": link }));
    assert!(secrets.iter().all(|secret| !call.contains(secret)), "no secret is in the call");
    // Whoever does not want it any more is left alone.
    assert_eq!(call_me(&server, &table, &secrets[away], &Value::Null).await, 200);
    assert!(calls.try_recv().is_err(), "one call is enough");
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_calls_nobody_says_so() {
    let server = Running::start().await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    let webhook = json!("http://127.0.0.1:1/");
    assert_eq!(call_me(&server, &table, &secrets[0], &webhook).await, 409);
    server.stop().await;
    let server = Running::start_with(|options| options.webhooks = true).await;
    let (table, secrets) = server.table_of_people("hollywood-cards", 3).await;
    assert_eq!(call_me(&server, &table, "wrong", &webhook).await, 401);
    for bad in ["file:///etc/passwd", "http://user@host/", "https://a.example/"] {
        assert_eq!(call_me(&server, &table, &secrets[0], &json!(bad)).await, 400, "{bad}");
    }
    server.stop().await;
}
