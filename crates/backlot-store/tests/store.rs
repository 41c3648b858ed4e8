//! One suite of promises, kept on SQLite and on Postgres.

use std::sync::Arc;
use std::time::Duration;

use crate::postgres::Postgres;
use backlot_store::{Address, Append, NodeNotification, Restored, Store, StoreError, TableSummary};
use sqlx::Connection;

/// A database for one test.
struct Place {
    address: Address,
    _folder: Option<tempfile::TempDir>,
    _server: Option<Arc<Postgres>>,
}

impl Place {
    fn sqlite() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let address = Address::Sqlite(folder.path().join("a folder #1").join("tables.db"));
        Some(Self { address, _folder: Some(folder), _server: None })
    }

    fn postgres() -> Option<Self> {
        let server = Postgres::shared()?;
        let address = server.database().parse().unwrap();
        Some(Self { address, _folder: None, _server: Some(server) })
    }

    async fn open(&self, node: &str) -> Store {
        Store::open(&self.address, node).await.unwrap()
    }
}

macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name(&super::Place::sqlite().unwrap()).await;
            })*
        }
        mod on_postgres {
            $(#[tokio::test]
            async fn $name() {
                if let Some(place) = super::Place::postgres() {
                    super::$name(&place).await;
                }
            })*
        }
    };
}

on_both!(
    what_was_appended_is_there_after_opening_again,
    a_number_is_taken_once_and_the_loser_leaves_no_trace,
    appends_of_many_tables_at_once_are_all_kept,
    two_processes_that_race_lose_nothing,
    long_logs_stay_in_order_also_when_they_are_taken_back,
    doors_are_listed_and_wake,
    one_node_at_a_time_has_a_duty,
    when_nodes_were_up_is_known,
    administrators_can_delete_rewind_and_replace,
    a_dump_reads_back_the_same,
    a_cut_dump_brings_nothing,
    a_thousand_tables_are_imported_in_seconds,
    nothing_is_appended_to_a_table_that_somebody_else_deleted,
    a_newer_database_is_refused,
);

fn door(status: &str, public: bool, changed: i64, wake: Option<i64>) -> TableSummary {
    TableSummary {
        game: "hollywood-cards".to_owned(),
        status: status.to_owned(),
        public,
        created: 5,
        changed,
        wake,
        told: "{}".to_owned(),
    }
}

fn append(table: &str, seq: u64, bodies: &[&str]) -> Append {
    Append {
        table: table.into(),
        seq,
        at: 7,
        bodies: bodies.iter().map(|&body| body.into()).collect(),
        door: (seq == 0).then(|| door("open", false, 5, None)),
    }
}

async fn bodies(store: &Store, table: &str) -> Vec<String> {
    let entries = store.load(table, 0).await.unwrap();
    assert!(entries.iter().map(|entry| entry.seq).eq(0..entries.len() as u64), "numbers have gaps");
    entries.into_iter().map(|entry| entry.body).collect()
}

async fn what_was_appended_is_there_after_opening_again(place: &Place) {
    let store = place.open("a").await;
    store.append(append("t", 0, &["{\"x\":\"Zoë's \\u0001\"}", "b"])).await.unwrap();
    store.append(append("t", 2, &["c"])).await.unwrap();
    store.close().await;
    let store = place.open("a").await;
    assert_eq!(bodies(&store, "t").await, ["{\"x\":\"Zoë's \\u0001\"}", "b", "c"]);
    assert_eq!(store.load("t", 2).await.unwrap()[0].at, 7);
    assert_eq!(store.load("other", 0).await, Ok(Vec::new()));
}

async fn a_number_is_taken_once_and_the_loser_leaves_no_trace(place: &Place) {
    let (a, b) = (place.open("a").await, place.open("b").await);
    a.append(append("t", 0, &["first"])).await.unwrap();
    let both =
        [a.append(append("t", 1, &["x1", "x2"])), b.append(append("t", 1, &["y1", "y2", "y3"]))];
    let [x, y] = both;
    let (x, y, other) = tokio::join!(x, y, b.append(append("other", 0, &["kept"])));
    let lost = Err(StoreError::Lost);
    assert!((x.is_ok() && y == lost) || (x == lost && y.is_ok()), "{x:?} {y:?}");
    assert_eq!(other, Ok(()));
    let kept = bodies(&a, "t").await;
    assert!(kept == ["first", "x1", "x2"] || kept == ["first", "y1", "y2", "y3"], "{kept:?}");
    // An append that is late by more than one overlaps in part only.
    assert_eq!(b.append(append("t", kept.len() as u64 - 1, &["z1", "z2", "z3"])).await, lost);
    assert_eq!(bodies(&b, "t").await, kept);
}

async fn appends_of_many_tables_at_once_are_all_kept(place: &Place) {
    let store = place.open("a").await;
    let mut tables = tokio::task::JoinSet::new();
    for table in 0..150 {
        let store = store.clone();
        tables.spawn(async move {
            for seq in 0..10 {
                let body = format!("{table}/{seq}");
                store.append(append(&format!("t{table}"), seq, &[&body])).await.unwrap();
            }
        });
    }
    tables.join_all().await;
    assert_eq!(store.count().await, Ok(150));
    for table in 0..150 {
        let expected: Vec<String> = (0..10).map(|seq| format!("{table}/{seq}")).collect();
        assert_eq!(bodies(&store, &format!("t{table}")).await, expected);
    }
}

/// Appends to a table that others append to as well: whoever loses loads what was written, and tries again.
async fn race(store: Store, name: &'static str, rounds: u64) {
    for round in 0..rounds {
        let own = format!("{name}-alone");
        store.append(append(&own, round, &[&round.to_string()])).await.unwrap();
        loop {
            let seq = store.load("both", 0).await.unwrap().len() as u64;
            let text = format!("{name} {round}");
            match store.append(append("both", seq, &[&text])).await {
                Ok(()) => break,
                Err(StoreError::Lost) => {}
                Err(error) => panic!("{error}"),
            }
        }
    }
}

async fn two_processes_that_race_lose_nothing(place: &Place) {
    const ROUNDS: u64 = 40;
    let (a, b) = (place.open("a").await, place.open("b").await);
    let (first, second) =
        (tokio::spawn(race(a.clone(), "a", ROUNDS)), tokio::spawn(race(b, "b", ROUNDS)));
    first.await.unwrap();
    second.await.unwrap();
    let both = bodies(&a, "both").await;
    for name in ["a", "b"] {
        let told = both.iter().filter(|body| body.starts_with(name)).cloned();
        let expected: Vec<String> = (0..ROUNDS).map(|round| format!("{name} {round}")).collect();
        assert_eq!(told.collect::<Vec<_>>(), expected);
        assert_eq!(bodies(&a, &format!("{name}-alone")).await.len() as u64, ROUNDS);
    }
}

async fn long_logs_stay_in_order_also_when_they_are_taken_back(place: &Place) {
    let store = place.open("a").await;
    let texts: Vec<String> = (0..3_000).map(|number| format!("entry {number}")).collect();
    let parts: Vec<&str> = texts.iter().map(String::as_str).collect();
    for (start, part) in (0..).step_by(500).zip(parts.chunks(500)) {
        for table in ["x", "y", "z"] {
            store.append(append(table, start, part)).await.unwrap();
            assert_eq!(bodies(&store, table).await.len() as u64, start + 500);
        }
    }
    for table in ["x", "y", "z"] {
        assert_eq!(bodies(&store, table).await, texts);
    }
    // Somebody else takes entries away: their numbers are free again, also for who knew them as taken.
    let other = place.open("b").await;
    assert_eq!(other.rewind("y", 2_990).await, Ok(10));
    store.append(append("y", 2_990, &["again"])).await.unwrap();
    assert_eq!(bodies(&store, "y").await.len(), 2_991);
    assert_eq!(store.append(append("x", 2_999, &["late"])).await, Err(StoreError::Lost));
    assert_eq!(bodies(&other, "x").await, texts);
}

async fn doors_are_listed_and_wake(place: &Place) {
    let store = place.open("a").await;
    for (table, public, changed, wake) in
        [("a", true, 10, None), ("b", true, 20, Some(100)), ("c", false, 30, Some(50))]
    {
        let door = door("open", public, changed, wake);
        store.append(Append { door: Some(door), ..append(table, 0, &["x"]) }).await.unwrap();
    }
    let listed: Vec<String> =
        store.public(10).await.unwrap().into_iter().map(|listed| listed.table).collect();
    assert_eq!(listed, ["b", "a"]);
    assert_eq!(store.due(60, 10).await.unwrap(), ["c"]);
    assert_eq!(store.due(100, 10).await.unwrap(), ["c", "b"]);
    let over = door("over", true, 40, None);
    store.append(Append { door: Some(over.clone()), ..append("c", 1, &["y"]) }).await.unwrap();
    assert_eq!(store.door("c").await, Ok(Some(over)));
    assert_eq!(store.due(60, 10).await.unwrap(), [""; 0]);
    assert_eq!(store.door("d").await, Ok(None));
    assert_eq!(store.all().await.unwrap().len(), 3);
}

async fn one_node_at_a_time_has_a_duty(place: &Place) {
    let (a, b) = (place.open("a").await, place.open("b").await);
    let (long, short) = (Duration::from_secs(60), Duration::from_millis(1));
    assert_eq!(a.claim("t", long).await, Ok(true));
    assert_eq!(b.claim("t", long).await, Ok(false));
    assert_eq!(a.claim("t", short).await, Ok(true), "it may prolong or shorten its claim");
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert_eq!(b.claim("t", long).await, Ok(true), "the time of the other is over");
    assert_eq!(a.claim("t", long).await, Ok(false));
    b.release("t").await.unwrap();
    assert_eq!(a.claim("t", long).await, Ok(true));
    a.release_all().await.unwrap();
    assert_eq!(b.claim("t", long).await, Ok(true));
}

async fn when_nodes_were_up_is_known(place: &Place) {
    let (a, b) = (place.open("a").await, place.open("b").await);
    a.note_uptime(10, 20).await.unwrap();
    b.note_uptime(5, 15).await.unwrap();
    a.note_uptime(10, 30).await.unwrap();
    a.note_uptime(50, 50).await.unwrap();
    assert_eq!(b.uptimes().await, Ok(vec![(5, 15), (10, 30), (50, 50)]));
}

async fn administrators_can_delete_rewind_and_replace(place: &Place) {
    let store = place.open("a").await;
    store.append(append("t", 0, &["a", "b", "c"])).await.unwrap();
    assert_eq!(store.rewind("t", 2).await, Ok(1));
    assert_eq!(store.replace("t", 1, "B").await, Ok(true));
    assert_eq!(store.replace("t", 9, "B").await, Ok(false));
    assert_eq!(bodies(&store, "t").await, ["a", "B"]);
    store.append(append("t", 2, &["again"])).await.unwrap();
    assert_eq!(store.delete("t").await, Ok(true));
    assert_eq!(store.delete("t").await, Ok(false));
    assert_eq!(bodies(&store, "t").await, [""; 0]);
}

async fn a_dump_reads_back_the_same(place: &Place) {
    let store = place.open("a").await;
    store.append(append("t", 0, &["{\"a\":1}", "b"])).await.unwrap();
    store.append(Append { at: 8, ..append("t", 2, &["c"]) }).await.unwrap();
    store.append(append("u", 0, &["d"])).await.unwrap();
    let mut dump = Vec::new();
    let tables = ["t", "missing", "u"].map(str::to_owned);
    assert_eq!(store.dump(&tables, &mut dump).await.unwrap(), 2);
    let other = Place::sqlite().unwrap();
    let other = other.open("b").await;
    let new = ["t", "u"].map(str::to_owned).to_vec();
    let restored = other.restore(dump.as_slice()).await.unwrap();
    assert_eq!(restored, Restored { new, unchanged: 0 });
    for table in ["t", "u"] {
        assert_eq!(other.load(table, 0).await, store.load(table, 0).await);
        assert_eq!(other.door(table).await, store.door(table).await);
    }
    // Once more: what is there already stays, unless it is something else.
    other.delete("t").await.unwrap();
    let again = other.restore(dump.as_slice()).await.unwrap();
    assert_eq!(again, Restored { new: vec!["t".to_owned()], unchanged: 1 });
    other.append(append("u", 1, &["more"])).await.unwrap();
    other.delete("t").await.unwrap();
    let another = other.restore(dump.as_slice()).await.unwrap_err().to_string();
    assert!(another.contains("the table u exists"), "{another}");
    assert_eq!(other.door("t").await, Ok(None), "all or nothing");
}

async fn a_cut_dump_brings_nothing(place: &Place) {
    let store = place.open("a").await;
    store.append(append("t", 0, &["a", "b"])).await.unwrap();
    store.append(append("u", 0, &["c"])).await.unwrap();
    let mut dump = Vec::new();
    store.dump(&["t", "u"].map(str::to_owned), &mut dump).await.unwrap();
    for table in ["t", "u"] {
        store.delete(table).await.unwrap();
    }
    let text = String::from_utf8(dump).unwrap();
    let ends = text.char_indices().filter(|(_, sign)| *sign == '\n').map(|(at, _)| at + 1);
    for cut in ends.flat_map(|end| [end - 9, end]).filter(|cut| *cut < text.len()) {
        let error = store.restore(&text.as_bytes()[..cut]).await.unwrap_err().to_string();
        assert!(error.starts_with("line "), "{error}");
        assert_eq!(store.count().await, Ok(0), "after {cut} bytes: {error}");
        assert_eq!(bodies(&store, "t").await, [""; 0]);
    }
    let first = "{\"line\":\"backlot\",\"dump\":1}\n";
    let old =
        text.replace("\"dump\":2", "\"dump\":1").replace("{\"line\":\"end\",\"tables\":2}\n", "");
    assert!(old.starts_with(first) && !old.contains("end"), "{old}");
    assert_eq!(store.restore(old.as_bytes()).await.unwrap().new.len(), 2, "version 1 has no end");
    for (broken, problem) in [
        ("{\"line\":\"entry\",\"seq\":0,\"at\":0,\"body\":\"\"}", "without a table"),
        ("{\"line\":\"end\",\"tables\":7}", "not 7"),
        ("{\"line\":\"backlot\",\"dump\":3}", "dump version 3"),
    ] {
        let error = store.restore(format!("{first}{broken}").as_bytes()).await.unwrap_err();
        assert!(error.to_string().contains(problem), "{error}");
    }
}

async fn a_thousand_tables_are_imported_in_seconds(place: &Place) {
    let mut text = "{\"line\":\"backlot\",\"dump\":2}\n".to_owned();
    for table in 0..1_000 {
        text += &format!(
            "{{\"line\":\"table\",\"table\":\"t{table}\",\"game\":\"g\",\"status\":\"over\",\"public\":false,\"created\":1,\"changed\":2,\"wake\":null,\"door\":\"{{}}\"}}\n"
        );
        for seq in 0..70 {
            let body = "x".repeat(150);
            text +=
                &format!("{{\"line\":\"entry\",\"seq\":{seq},\"at\":{seq},\"body\":\"{body}\"}}\n");
        }
    }
    text += "{\"line\":\"end\",\"tables\":1000}\n";
    let store = place.open("a").await;
    let start = std::time::Instant::now();
    assert_eq!(store.restore(text.as_bytes()).await.unwrap().new.len(), 1_000);
    // A commit for each table takes minutes on a disk.
    assert!(start.elapsed() < Duration::from_secs(30), "{:?}", start.elapsed());
    assert_eq!(bodies(&store, "t999").await.len(), 70);
}

async fn nothing_is_appended_to_a_table_that_somebody_else_deleted(place: &Place) {
    let (server, admin) = (place.open("a").await, place.open("admin").await);
    for table in ["t", "u"] {
        server.append(append(table, 0, &["x", "y"])).await.unwrap();
    }
    assert_eq!(admin.delete("t").await, Ok(true));
    let said = server.append(append("t", 2, &["said"])).await;
    assert_eq!(said, Err(StoreError::Lost));
    let over = Some(door("over", true, 9, None));
    let with_door = Append { door: over.clone(), ..append("t", 2, &["ended"]) };
    assert_eq!(server.append(with_door).await, Err(StoreError::Lost));
    let only_door = Append { door: over, ..append("t", 2, &[]) };
    assert_eq!(server.append(only_door).await, Err(StoreError::Lost));
    assert_eq!((server.door("t").await, bodies(&server, "t").await.len()), (Ok(None), 0));
    server.append(append("u", 2, &["goes on"])).await.unwrap();
}

async fn a_newer_database_is_refused(place: &Place) {
    place.open("a").await.close().await;
    sqlx::any::install_default_drivers();
    let url = match &place.address {
        Address::Sqlite(path) => {
            format!("sqlite://{}", path.display().to_string().replace('#', "%23"))
        }
        Address::Postgres(url) => url.clone(),
    };
    let mut connection = <sqlx::AnyConnection as sqlx::Connection>::connect(&url).await.unwrap();
    sqlx::query("INSERT INTO backlot_form (version) VALUES (99)")
        .execute(&mut connection)
        .await
        .unwrap();
    let error = Store::open(&place.address, "a").await.err().unwrap().to_string();
    assert!(error.contains("newer"), "{error}");
}

#[tokio::test]
async fn nodes_hear_of_each_other_on_postgres() {
    let Some(place) = Place::postgres() else { return };
    let (a, b) = (place.open("a").await, place.open("b").await);
    let (mut heard_by_a, mut heard_by_b) = (a.news().await.unwrap(), b.news().await.unwrap());
    a.append(append("t", 0, &["x"])).await.unwrap();
    let news = tokio::time::timeout(Duration::from_secs(5), heard_by_b.recv()).await.unwrap();
    assert_eq!(news, Some(NodeNotification::Entries { table: "t".to_owned() }));
    b.append(append("t", 1, &["y"])).await.unwrap();
    let news = tokio::time::timeout(Duration::from_secs(5), heard_by_a.recv()).await.unwrap();
    assert_eq!(
        news,
        Some(NodeNotification::Entries { table: "t".to_owned() }),
        "its own entries are no news"
    );
}

#[tokio::test]
async fn a_database_that_goes_away_and_comes_back_is_used_again() {
    if Postgres::shared().is_none() {
        return;
    }
    let server = Postgres::start();
    let address = server.database().parse().unwrap();
    let store = Store::open(&address, "a").await.unwrap();
    let mut news = store.news().await.unwrap();
    store.append(append("t", 0, &["x"])).await.unwrap();
    server.stop();
    let gone = store.append(append("t", 1, &["y"])).await;
    assert!(matches!(gone, Err(StoreError::Unavailable(_))), "{gone:?}");
    assert!(store.check().await.is_err());
    server.run();
    store.append(append("t", 1, &["y"])).await.unwrap();
    assert_eq!(bodies(&store, "t").await, ["x", "y"]);
    let heard = tokio::time::timeout(Duration::from_secs(5), news.recv()).await.unwrap();
    assert_eq!(heard, Some(NodeNotification::Missed));
}

#[tokio::test]
async fn a_place_that_can_t_be_written_is_told_with_advice() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "not a database, but long enough to be taken for something else")
        .unwrap();
    let inside = Store::open(&Address::Sqlite(file.join("tables.db")), "a").await;
    assert!(inside.err().unwrap().to_string().contains("can't make the folder"));
    let foreign = Store::open(&Address::Sqlite(file), "a").await.err().unwrap().to_string();
    assert!(foreign.contains("no database of Backlot"), "{foreign}");
}

/// A database as the first form was, with a table in it, made without the program of today.
async fn first_form(address: &Address) {
    let Address::Sqlite(path) = address else { panic!("this is about SQLite") };
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let form = include_str!("../migrations/0001_tables.sql")
        .replace("/*sqlite: WITHOUT ROWID */", "WITHOUT ROWID");
    let table = "
        CREATE TABLE backlot_form (version BIGINT NOT NULL);
        INSERT INTO backlot_form VALUES (1);
        INSERT INTO tables VALUES ('old', 'hollywood-cards', 'playing', 0, 1, 2, NULL, '{}');
        INSERT INTO entries VALUES ('old', 0, 3, 'first'), ('old', 1, 4, 'second');";
    for script in [form.as_str(), table] {
        sqlx::raw_sql(sqlx::AssertSqlSafe(script)).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_database_of_the_first_form_goes_on() {
    let place = Place::sqlite().unwrap();
    first_form(&place.address).await;
    let store = place.open("a").await;
    assert_eq!(bodies(&store, "old").await, ["first", "second"]);
    assert_eq!(store.append(append("old", 1, &["late"])).await, Err(StoreError::Lost));
    store.append(append("old", 2, &["third"])).await.unwrap();
    store.close().await;
    let store = place.open("a").await;
    assert_eq!(bodies(&store, "old").await, ["first", "second", "third"]);
    assert_eq!(store.count().await, Ok(1));
}
