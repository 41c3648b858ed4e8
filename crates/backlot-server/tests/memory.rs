//! How much memory a server takes for each table and each socket: everything that Rust code asks for, counted.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

mod support;

use std::alloc::System;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use backlot_games::GameKind;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use support::Running;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// What the documents promise.
const MAX_PER_TABLE: usize = 4096;
const MAX_PER_SOCKET: usize = 30 * 1024;

/// Lets what was begun come to its end, and tells how much more is in use than at first. It may be less: what was made before
/// can be given back meanwhile.
async fn settled(region: &Region<'_, System>) -> isize {
    tokio::time::sleep(Duration::from_millis(700)).await;
    let change = region.change();
    let [taken, given_back] = [change.bytes_allocated, change.bytes_deallocated];
    taken.checked_signed_diff(given_back).expect("less than half of all memory is in use")
}

/// What each of so many takes.
fn each(before: isize, after: isize, count: usize) -> usize {
    usize::try_from(after - before).unwrap_or(0) / count
}

/// A socket without any memory of this process on the client's side.
fn bare_socket(host: &str, table: &str, secret: &str) -> TcpStream {
    let mut stream = TcpStream::connect(host).unwrap();
    write!(
        stream,
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    .unwrap();
    let hello = format!("{{\"type\":\"hello\",\"version\":1,\"secret\":\"{secret}\"}}");
    // A mask of zeros leaves the text as it is.
    let mut frame = vec![0x81, 0x80 | u8::try_from(hello.len()).unwrap(), 0, 0, 0, 0];
    frame.extend_from_slice(hello.as_bytes());
    stream.write_all(&frame).unwrap();
    let mut answer = [0; 512];
    assert!(stream.read(&mut answer).unwrap() > 0);
    stream
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_takes_at_most_4_kb_and_a_socket_at_most_30() {
    let server = Running::start_with(|options| options.limits.idle_seconds = 3600).await;
    for game in GameKind::ALL.map(GameKind::id) {
        // What is made once is there already.
        let mut tables = vec![server.table_of_people(game, 4).await];
        drop(bare_socket(&server.host, &tables[0].0, &tables[0].1[0]));
        let region = Region::new(ALLOCATOR);
        let start = settled(&region).await;
        let count = 50;
        for _ in 0..count {
            tables.push(server.table_of_people(game, 4).await);
        }
        let own = tables.iter().map(|(id, secrets)| id.len() + 4 * secrets[0].len()).sum::<usize>();
        let with_tables = settled(&region).await;
        let a_table = each(start.saturating_add_unsigned(own), with_tables, count);
        let mut sockets = Vec::new();
        for (table, secrets) in tables.iter().skip(1).take(10) {
            sockets.extend(secrets.iter().map(|secret| bare_socket(&server.host, table, secret)));
        }
        let a_socket = each(with_tables, settled(&region).await, sockets.len());
        println!("{game}: {a_table} bytes a table, {a_socket} a socket");
        assert!(a_table > 0 && a_socket > 0, "{game}: nothing was counted");
        assert!(a_table <= MAX_PER_TABLE, "{game}: {a_table} bytes a table");
        assert!(a_socket <= MAX_PER_SOCKET, "{game}: {a_socket} bytes a socket");
        drop(sockets);
    }
    server.stop().await;
}
