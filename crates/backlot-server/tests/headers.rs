//! What browsers are told beside the bodies: policies, compression, and who serves which address.

use crate::support::{Running, options};
use axum::Router;
use axum::routing::get;
use backlot_server::Server;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The head of a reply in lower case, and the size of its body.
async fn head(host: &str, path: &str, more: &str) -> (String, usize) {
    let mut stream = TcpStream::connect(host).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n{more}Connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut reply = Vec::new();
    stream.read_to_end(&mut reply).await.unwrap();
    let end = reply.windows(4).position(|part| part == b"\r\n\r\n").unwrap();
    (String::from_utf8_lossy(&reply[..end]).to_lowercase(), reply.len() - end - 4)
}

#[tokio::test]
async fn every_reply_tells_browsers_to_be_careful() {
    let server = Running::start().await;
    for path in ["/", "/api", "/api/games", "/api/tables", "/api/nothing", "/healthz", "/t/nowhere"]
    {
        let (head, _) = head(&server.host, path, "").await;
        assert!(head.contains("x-content-type-options: nosniff"), "{path}: {head}");
        assert!(head.contains("referrer-policy: no-referrer"), "{path}: {head}");
        if path != "/healthz" {
            assert!(head.contains("frame-ancestors 'none'"), "{path}: {head}");
            assert!(head.contains("default-src 'none'"), "{path}: {head}");
        }
        assert!(!head.contains("content-encoding"), "{path}: nobody asked for it");
    }
    server.stop().await;
}

#[tokio::test]
async fn large_replies_are_compressed_for_who_takes_them_so() {
    let server = Running::start().await;
    for path in ["/api/games", "/api/openapi.json"] {
        let (_, plain) = head(&server.host, path, "").await;
        let (told, small) = head(&server.host, path, "Accept-Encoding: gzip, br\r\n").await;
        assert!(told.contains("content-encoding: gzip"), "{path}: {told}");
        assert!(told.contains("vary: accept-encoding"), "{path}: {told}");
        assert!(small * 4 < plain, "{path}: {small} of {plain} bytes");
    }
    let (told, _) = head(&server.host, "/api/tables", "Accept-Encoding: gzip\r\n").await;
    assert!(!told.contains("content-encoding"), "what may hold secrets is not compressed: {told}");
    server.stop().await;
}

#[tokio::test]
async fn a_page_has_all_addresses_but_those_of_the_api() {
    let folder = tempfile::tempdir().unwrap();
    let page = Router::new()
        .route("/", get(|| async { "the page" }))
        .route("/{*path}", get(|| async { "the page" }));
    let server = Server::bind(options(folder.path()), Some(page)).await.unwrap();
    let host = server.address().unwrap().to_string();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async move {
        let _ = stopped.await;
    }));
    for (path, status) in [
        ("/", 200),
        ("/t/k7w2m9x4q3pz", 200),
        ("/rules/hollywood", 200),
        ("/healthz", 200),
        ("/api/games", 200),
        ("/api/nothing", 404),
        ("/api/tables/nothing/socket", 400),
    ] {
        let (told, _) = head(&host, path, "").await;
        assert!(told.starts_with(&format!("http/1.1 {status} ")), "{path}: {told}");
        let is_page = told.contains("content-type: text/plain") && path != "/healthz";
        assert_eq!(is_page, !path.starts_with("/api") && path != "/healthz", "{path}: {told}");
    }
    stop.send(()).unwrap();
    running.await.unwrap().unwrap();
}
