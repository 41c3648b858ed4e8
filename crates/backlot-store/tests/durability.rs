//! Nothing is acknowledged before it is on disk, shown on a disk that can be held and cut off.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::faults::Disk;
use backlot_store::{Address, Append, Store, TableSummary};

/// Not a test by itself: the tests below run it as a program of its own. It appends, and says what was acknowledged.
#[tokio::test]
async fn the_program_that_appends() {
    let Ok(folder) = std::env::var("DISK_WATCHED") else { return };
    // A program that acknowledges too early, to show that the tests would notice.
    let hasty = std::env::var("HASTY").is_ok();
    let address = Address::Sqlite(std::path::Path::new(&folder).join("tables.db"));
    let store = Store::open(&address, "a").await.unwrap();
    for seq in 0.. {
        if hasty {
            println!("acknowledged {seq}");
        }
        while let Err(error) = store.append(append(seq)).await {
            println!("failed {error}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        if !hasty {
            println!("acknowledged {seq}");
        }
    }
}

fn append(seq: u64) -> Append {
    let door =
        TableSummary { game: "toy".to_owned(), told: "{}".to_owned(), ..TableSummary::default() };
    let bodies = vec![format!("{{\"entry\":{seq}}}").into()];
    Append { table: "t".into(), seq, at: 0, bodies, door: (seq == 0).then_some(door) }
}

/// The program on a disk, and how many appends it has acknowledged.
struct Program {
    child: Child,
    acknowledged: Arc<AtomicU64>,
    reader: Option<std::thread::JoinHandle<()>>,
}

impl Program {
    fn start(disk: &Disk, hasty: bool) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--exact", "--nocapture", "durability::the_program_that_appends"]);
        disk.put_under(&mut command);
        if hasty {
            command.env("HASTY", "1");
        }
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let acknowledged = Arc::new(AtomicU64::new(0));
        let counter = acknowledged.clone();
        let reader = std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                if line.contains("acknowledged") {
                    counter.fetch_add(1, Ordering::SeqCst);
                }
            }
        });
        Self { child, acknowledged, reader: Some(reader) }
    }

    fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::SeqCst)
    }

    fn wait_for(&self, count: u64) {
        let start = Instant::now();
        while self.acknowledged() < count {
            assert!(start.elapsed() < Duration::from_secs(20), "no acknowledgement {count}");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Ends it without warning; returns how many appends were acknowledged.
    fn kill(&mut self) -> u64 {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.reader.take().unwrap().join().unwrap();
        self.acknowledged()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// How many entries are there after the power was cut.
async fn left_after_power_cut(disk: &Disk) -> u64 {
    let folder = tempfile::tempdir().unwrap();
    disk.after_power_cut(folder.path());
    let address = Address::Sqlite(folder.path().join("tables.db"));
    let store = Store::open(&address, "b").await.unwrap();
    let entries = store.load("t", 0).await.unwrap();
    assert!(entries.iter().map(|entry| entry.seq).eq(0..entries.len() as u64));
    entries.len() as u64
}

#[test]
fn while_the_sync_is_held_nothing_is_acknowledged() {
    let disk = Disk::new();
    let program = Program::start(&disk, false);
    program.wait_for(5);
    disk.hold();
    std::thread::sleep(Duration::from_millis(100));
    let before = program.acknowledged();
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(program.acknowledged(), before, "acknowledged without a sync");
    disk.let_go();
    program.wait_for(before + 5);
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_power_cut() {
    for moment in [1, 17, 40, 90] {
        let disk = Disk::new();
        let mut program = Program::start(&disk, false);
        program.wait_for(moment);
        if moment == 17 {
            disk.hold();
            std::thread::sleep(Duration::from_millis(50));
        }
        let acknowledged = program.kill();
        let left = left_after_power_cut(&disk).await;
        assert!(left >= acknowledged, "{acknowledged} were acknowledged, {left} are left");
    }
}

#[tokio::test]
async fn a_program_that_acknowledges_too_early_is_found_out() {
    let disk = Disk::new();
    let mut program = Program::start(&disk, true);
    program.wait_for(3);
    disk.hold();
    std::thread::sleep(Duration::from_millis(100));
    let acknowledged = program.kill();
    let left = left_after_power_cut(&disk).await;
    assert!(left < acknowledged, "{acknowledged} were acknowledged, and {left} are left");
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_work_goes_on_when_there_is_space() {
    let disk = Disk::new();
    let mut program = Program::start(&disk, false);
    program.wait_for(3);
    disk.fill();
    std::thread::sleep(Duration::from_millis(150));
    let before = program.acknowledged();
    std::thread::sleep(Duration::from_millis(150));
    assert_eq!(program.acknowledged(), before, "acknowledged without space");
    disk.make_space();
    program.wait_for(before + 20);
    let acknowledged = program.kill();
    let left = left_after_power_cut(&disk).await;
    assert!(left >= acknowledged, "{acknowledged} were acknowledged, {left} are left");
}
