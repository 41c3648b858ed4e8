//! The server's commands: options, administration, joining from a terminal, load.

use std::path::Path;
use std::process::{Command, Output};

use crate::pty::Terminal;
use crate::serving::Served;
use backlot_client::request;
use serde_json::{Value, json};
use tempfile::TempDir;

fn backlot(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backlot"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("BACKLOT_")) {
        command.env_remove(name);
    }
    command.args(args).output().unwrap()
}

fn ask(host: &str, method: &str, path: &str, body: Option<&Value>) -> Value {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let reply = runtime.block_on(request(host, method, path, None, body)).unwrap();
    reply.json().unwrap()
}

/// What `backlot admin` says about the tables in this folder.
fn admin(data: &Path, args: &[&str]) -> Result<String, String> {
    // Where the tables are may be said before and after what is to be done.
    let place = ["--data", data.to_str().unwrap()];
    let (before, after) =
        if args.len().is_multiple_of(2) { (&place[..], &[][..]) } else { (&[][..], &place[..]) };
    let all = [&["admin"], before, args, after].concat();
    let output = backlot(&all);
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
}

#[test]
fn flags_win_over_the_environment_and_that_over_the_file() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("options.toml");
    let text = "listen = \"127.0.0.1:1\"\ninvitation = \"file\"\nadmin_token = \"file\"\nnode = \"file\"\n[limits]\ntables_per_hour = 7\n";
    std::fs::write(&file, text).unwrap();
    let shown = Command::new(env!("CARGO_BIN_EXE_backlot"))
        .args(["serve", "--show-config", "--file", file.to_str().unwrap(), "--node", "flag"])
        .args(["--limit", "sockets_per_table=9"])
        .env("BACKLOT_NODE", "environment")
        .env("BACKLOT_ADMIN_TOKEN", "environment")
        .output()
        .unwrap();
    let shown = String::from_utf8(shown.stdout).unwrap();
    for line in [
        "listen = \"127.0.0.1:1\"",
        "invitation = \"file\"",
        "admin_token = \"environment\"",
        "node = \"flag\"",
        "tables_per_hour = 7",
        "sockets_per_table = 9",
        "frame_bytes = 65536",
    ] {
        assert!(shown.lines().any(|other| other == line), "{line} is missing in\n{shown}");
    }
    // What is shown can be read back.
    std::fs::write(&file, &shown).unwrap();
    let again = backlot(&["serve", "--show-config", "--file", file.to_str().unwrap()]);
    assert_eq!(String::from_utf8(again.stdout).unwrap(), shown);
    for (wrong, problem) in [("surprise = 1\n", "surprise"), ("listen = 5\n", "listen")] {
        std::fs::write(&file, wrong).unwrap();
        let refused = backlot(&["serve", "--show-config", "--file", file.to_str().unwrap()]);
        let told = String::from_utf8(refused.stderr).unwrap();
        assert!(!refused.status.success() && told.contains(problem), "{told}");
    }
}

#[test]
fn administrators_list_show_carry_rewind_and_delete_tables() {
    let data = TempDir::new().unwrap();
    let served = Served::start(data.path(), &[]);
    let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "name": "Ada Lovelace",
        "players": ["you", "bot:random", "bot:random"] });
    let opened = ask(&served.host, "POST", "/api/tables", Some(&body));
    let (table, secret) = (opened["table"].as_str().unwrap(), opened["secret"].as_str().unwrap());
    // While the server runs.
    assert!(admin(data.path(), &["tables"]).unwrap().contains(table));
    let backup = data.path().join("backup.jsonl");
    let said = admin(data.path(), &["backup", backup.to_str().unwrap()]).unwrap();
    assert!(said.starts_with("1 tables written"), "{said}");
    let terminal = format!("http://{}/t/{table}#{secret}", served.host);
    play_some(&terminal, 4);
    assert!(served.terminate());
    let shown = admin(data.path(), &["show", table]).unwrap();
    assert!(shown.contains("\"kind\":\"acted\"") && shown.contains("Ada Lovelace"), "{shown}");
    assert!(!shown.contains(secret), "{shown}");
    let record = admin(data.path(), &["show", table, "--record"]).unwrap();
    assert!(record.starts_with("backlot 1\n"), "{record}");

    // To another database and back.
    let exported = admin(data.path(), &["export", table]).unwrap();
    let file = data.path().join("table.jsonl");
    std::fs::write(&file, &exported).unwrap();
    let other = TempDir::new().unwrap();
    let said = admin(other.path(), &["import", file.to_str().unwrap()]).unwrap();
    assert_eq!(said, "1 tables imported\n");
    assert_eq!(admin(other.path(), &["show", table]).unwrap(), shown);
    let again = admin(other.path(), &["import", file.to_str().unwrap()]).unwrap();
    assert_eq!(again, "0 tables imported, 1 were here already\n");
    assert!(admin(other.path(), &["rewind", table, "--to", "1"]).is_ok());
    let changed = admin(other.path(), &["import", file.to_str().unwrap()]).unwrap_err();
    assert!(changed.contains("exists here with other entries"), "{changed}");
    let cut = exported.rsplit_once("{\"line\":\"end\"").unwrap().0;
    std::fs::write(&file, cut).unwrap();
    let cut = admin(data.path(), &["import", file.to_str().unwrap()]).unwrap_err();
    assert!(cut.contains("nothing was imported") && cut.contains("it was cut"), "{cut}");

    assert!(admin(data.path(), &["rewind", table, "--to", "2"]).is_ok());
    let rewound = admin(data.path(), &["show", table, "--record"]).unwrap();
    assert!(
        rewound.len() < record.len()
            && record
                .starts_with(rewound.split_once("\nresult").map_or(&*rewound, |(start, _)| start)),
        "{rewound}"
    );
    assert!(admin(data.path(), &["rewind", table, "--to", "99"]).is_err());

    assert!(admin(data.path(), &["purge", table, "--names-only"]).is_ok());
    let shown = admin(data.path(), &["show", table]).unwrap();
    assert!(!shown.contains("Lovelace") && shown.contains("\"kind\":\"acted\""), "{shown}");
    assert!(!admin(data.path(), &["tables", "--json"]).unwrap().contains("Lovelace"));
    assert_eq!(admin(data.path(), &["purge", table]).unwrap(), "deleted: 1 tables\n");
    let missing = admin(data.path(), &["show", table]).unwrap_err();
    assert!(missing.contains("there is no table"), "{missing}");
    assert_eq!(admin(data.path(), &["tables"]).unwrap(), "0 tables\n");
}

/// Answers so many questions from a terminal.
fn play_some(link: &str, answers: usize) {
    let nowhere = TempDir::new().unwrap();
    let mut terminal = Terminal::start(100, nowhere.path(), &["play", "--join", link]);
    for _ in 0..answers {
        terminal.wait_for(&["\n> "]);
        terminal.type_line("1");
    }
    terminal.wait_for(&["\n> "]);
    terminal.type_line("quit");
    assert_eq!(terminal.status().0, 0);
}

#[test]
fn people_in_two_terminals_play_and_check_the_deal() {
    let data = TempDir::new().unwrap();
    let served = Served::start(data.path(), &[]);
    let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 },
        "players": ["open", "open", "bot:random"] });
    let opened = ask(&served.host, "POST", "/api/tables", Some(&body));
    let link = format!("http://{}{}", served.host, opened["invite"].as_str().unwrap());
    let people = ["Ada", "Bea"].map(|name| {
        let link = link.clone();
        std::thread::spawn(move || {
            let nowhere = TempDir::new().unwrap();
            let args = ["play", "--join", &link, "--name", name];
            let mut terminal = Terminal::start(100, nowhere.path(), &args);
            let mut answers = 0;
            let end = ["\n> ", "The deal checks out", "The deal failed verification"];
            let told = loop {
                let (which, shown) = terminal.wait_for(&end);
                if which > 0 {
                    break shown;
                }
                answers += 1;
                assert!(answers < 60, "the game does not end");
                terminal.type_line("1");
            };
            terminal.wait_for(&["2 players’ numbers"]);
            terminal.type_line("quit");
            assert_eq!(terminal.status().0, 0);
            assert!(answers > 5 && told.contains("The game is over"), "{told}");
        })
    });
    for person in people {
        person.join().unwrap();
    }
    let table = opened["table"].as_str().unwrap();
    let deal = ask(&served.host, "GET", &format!("/api/tables/{table}/welcome"), None);
    assert_eq!(deal["deal"]["numbers"].as_object().unwrap().len(), 2, "both had a share");
}

#[test]
fn a_small_load_is_driven_and_reported() {
    let output = backlot(&["load", "--tables", "3", "--seconds", "1", "--json"]);
    let report: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {output:?}"));
    assert!(report["steps"].as_u64().unwrap() > 20, "{report}");
    assert!(report["at_all_viewers_ms"][1].as_f64().unwrap() > 0.0, "{report}");
    assert!(report["memory"]["at_start"].as_u64().unwrap() > 0, "{report}");
}

#[test]
fn a_port_in_use_a_wrong_folder_and_a_wrong_database_are_told_in_a_sentence() {
    let data = TempDir::new().unwrap();
    let served = Served::start(data.path(), &[]);
    let folder = data.path().to_str().unwrap();
    let file = data.path().join("file");
    std::fs::write(&file, "").unwrap();
    let inside = file.join("tables");
    for (args, problem) in [
        (vec!["--listen", &served.host, "--data", folder], "choose another with --listen"),
        (vec!["--data", inside.to_str().unwrap()], "can't make the folder"),
        (vec!["--database", "mysql://x"], "postgres://"),
        (
            vec!["--database", "postgres://127.0.0.1:1/x", "--data", folder],
            "can't open the database",
        ),
        (vec!["--limit", "tables=many"], "not a whole number"),
    ] {
        let mut all = vec!["serve"];
        if !args.contains(&"--listen") {
            all.extend(["--listen", "127.0.0.1:0"]);
        }
        all.extend(args);
        let output = backlot(&all);
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && told.contains(problem), "{all:?}: {told}");
        assert!(!told.contains("panicked"), "{told}");
    }
}

#[test]
fn a_mistyped_folder_is_no_empty_database() {
    let folder = TempDir::new().unwrap();
    let mistyped = folder.path().join("mistyped");
    for command in [&["tables"][..], &["backup", "x.jsonl"], &["show", "k7w2m9x4q3pz"]] {
        let told = admin(&mistyped, command).unwrap_err();
        assert!(told.contains("there is no database at"), "{told}");
        assert!(!mistyped.exists());
    }
}

#[test]
fn a_second_server_on_a_folder_is_told_to_go_elsewhere() {
    let data = TempDir::new().unwrap();
    let mut first = Served::start(data.path(), &[]);
    let folder = data.path().to_str().unwrap();
    let second = backlot(&["serve", "--listen", "127.0.0.1:0", "--data", folder]);
    let told = String::from_utf8(second.stderr).unwrap();
    assert!(!second.status.success() && told.contains("another server uses"), "{told}");
    assert!(admin(data.path(), &["tables"]).is_ok(), "administration works beside a server");
    first.kill();
    assert!(Served::start(data.path(), &[]).terminate(), "a lock ends with its process");
}

#[test]
fn a_request_without_an_end_does_not_hold_up_the_end_of_the_server() {
    use std::io::Write;
    let data = TempDir::new().unwrap();
    let served = Served::start(data.path(), &["--limit", "drain_seconds=1"]);
    let mut stream = std::net::TcpStream::connect(&served.host).unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
    stream.write_all(head.as_bytes()).unwrap();
    let start = std::time::Instant::now();
    assert!(served.terminate());
    let took = start.elapsed();
    assert!(took < std::time::Duration::from_secs(8), "it took {took:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn the_limit_on_open_files_is_raised_as_far_as_it_goes() {
    let data = TempDir::new().unwrap();
    let mut command = Command::new("sh");
    let serve =
        "ulimit -Sn 200; ulimit -Hn 2000; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\"";
    command.args(["-c", serve, env!("CARGO_BIN_EXE_backlot")]).arg(data.path());
    let served = Served::run(&mut command);
    // A request is answered after the limit was raised.
    ask(&served.host, "GET", "/api/games", None);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", served.child.id())).unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let soft = files.split_whitespace().nth(3);
    assert_eq!(soft, Some("2000"), "{files}");
    // With so few, many idle connections leave room for others.
    let idle: Vec<_> =
        (0..1_500).map_while(|_| std::net::TcpStream::connect(&served.host).ok()).collect();
    assert!(idle.len() > 600);
    let other = std::process::Command::new("python3")
        .args(["-c", "import socket, sys; s = socket.create_connection((sys.argv[1], int(sys.argv[2])), 5, ('127.0.0.2', 0)); s.sendall(b'GET /healthz HTTP/1.0\\r\\n\\r\\n'); print(s.recv(12))"])
        .args(served.host.split(':'))
        .output()
        .unwrap();
    let heard = String::from_utf8_lossy(&other.stdout);
    assert!(heard.contains("HTTP/1.0 200") || heard.contains("HTTP/1.1 200"), "{other:?}");
}
