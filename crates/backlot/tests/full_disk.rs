//! A server whose disk is full, or may not be written at all.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::serving::Served;
use backlot_client::{ClientError, Connection, request};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A small file system of its own, in memory. Taken away at the end.
struct SmallDisk(TempDir);

impl SmallDisk {
    /// `None`, with a word about it, where mounting is not allowed.
    fn mount(options: &str) -> Option<Self> {
        let folder = TempDir::new().unwrap();
        let mounted = mount(&["-t", "tmpfs", "-o", options, "tmpfs"], folder.path());
        if !mounted {
            println!("SKIPPED: this test mounts a small disk, which needs root");
        }
        mounted.then_some(Self(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn change(&self, options: &str) {
        assert!(mount(&["-o", &format!("remount,{options}")], self.path()));
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).status();
    }
}

fn mount(args: &[&str], folder: &Path) -> bool {
    let mut command = Command::new("mount");
    command.args(args).arg(folder).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// A folder whose files can be made unchangeable, also for who has opened them already. (A file system with open files
/// can't be mounted read-only.)
struct Folder(TempDir);

impl Folder {
    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Whether the system does it: it needs root, and a file system that knows this.
    fn lock(&self) -> bool {
        let locked = self.mark("+i");
        if !locked {
            println!(
                "SKIPPED: this test makes files unchangeable, which needs root and ext4 or the like"
            );
        }
        locked
    }

    fn unlock(&self) {
        assert!(self.mark("-i"));
    }

    fn mark(&self, how: &str) -> bool {
        let files = std::fs::read_dir(self.path()).unwrap().map(|file| file.unwrap().path());
        // The third file of SQLite is memory that its processes share: Linux ends who writes to that.
        let files = files.filter(|file| !file.to_string_lossy().ends_with("-shm"));
        let mut command = Command::new("chattr");
        command.arg(how).args(files).arg(self.path()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        self.mark("-i");
    }
}

/// A person alone with bots, who talks and plays.
struct Talker {
    table: String,
    secret: String,
    socket: Connection,
    /// The number of the last thing that was acknowledged.
    acknowledged: u64,
}

impl Talker {
    async fn sit(host: &str) -> Self {
        let body = json!({ "game": "hollywood-cards", "setup": { "seats": 3 }, "name": "Ada" });
        let opened = request(host, "POST", "/api/tables", None, Some(&body)).await.unwrap();
        let opened = opened.json().unwrap();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let (table, secret) = (text(&opened["table"]), text(&opened["secret"]));
        let (socket, welcome) =
            Connection::open(host, &table, &json!({ "secret": secret })).await.unwrap();
        let acknowledged = welcome["seq"].as_u64().unwrap();
        Self { table, secret, socket, acknowledged }
    }

    /// Says something that takes room on the disk.
    async fn say(&mut self) -> Result<(), ClientError> {
        let text = format!("{} {}", self.acknowledged, "x".repeat(400));
        let (answer, _) = self.socket.ask(json!({ "type": "say", "text": text })).await?;
        self.acknowledged = answer["seq"].as_u64().unwrap();
        Ok(())
    }

    /// Finds the table with everything that was acknowledged.
    async fn check(&self, host: &str) {
        let hello = json!({ "secret": self.secret });
        let (_, welcome) = Connection::open(host, &self.table, &hello).await.unwrap();
        assert_eq!(welcome["seq"].as_u64().unwrap(), self.acknowledged);
        let last = welcome["talk"].as_array().unwrap().last().unwrap().clone();
        assert_eq!(last["seq"].as_u64().unwrap(), self.acknowledged);
    }
}

async fn health(host: &str) -> (u16, String) {
    let reply = request(host, "GET", "/healthz", None, None).await.unwrap();
    (reply.status, reply.body)
}

#[tokio::test]
async fn a_full_disk_is_told_loses_nothing_and_play_goes_on_when_there_is_room() {
    let Some(disk) = SmallDisk::mount("size=1m") else { return };
    let mut served = Served::start(disk.path(), &[]);
    let mut talker = Talker::sit(&served.host).await;
    assert_eq!(health(&served.host).await.0, 200);
    let refused = loop {
        match talker.say().await {
            Ok(()) => assert!(talker.acknowledged < 5_000, "the disk is never full"),
            Err(ClientError::ActionError { code, message, hint }) => break (code, message, hint),
            Err(other) => panic!("{other}"),
        }
    };
    assert_eq!(refused.0, "busy");
    assert!(refused.1.contains("nothing was changed"), "{refused:?}");
    assert!(!refused.2.is_empty());
    assert_eq!(health(&served.host).await, (503, "the database does not work\n".to_owned()));
    let body = json!({ "game": "hollywood-cards", "name": "Bea" });
    let opened = request(&served.host, "POST", "/api/tables", None, Some(&body)).await;
    assert!(
        matches!(&opened.unwrap().json(), Err(ClientError::ActionError { code, .. }) if code == "busy")
    );
    // What was acknowledged can still be read, and is there after a sudden end.
    talker.check(&served.host).await;
    disk.change("size=16m");
    assert_eq!(health(&served.host).await.0, 200);
    for _ in 0..20 {
        talker.say().await.unwrap();
    }
    talker.check(&served.host).await;
    served.kill();
    let served = Served::start(disk.path(), &[]);
    talker.check(&served.host).await;
    assert!(served.terminate());
}

#[tokio::test]
async fn a_folder_that_may_not_be_written_any_more_is_told_loses_nothing_and_play_goes_on_when_it_may()
 {
    let folder = Folder(TempDir::new().unwrap());
    let mut served = Served::start(folder.path(), &[]);
    let mut talker = Talker::sit(&served.host).await;
    for _ in 0..5 {
        talker.say().await.unwrap();
    }
    if !folder.lock() {
        return;
    }
    for _ in 0..3 {
        let (code, message, hint) = match talker.say().await {
            Err(ClientError::ActionError { code, message, hint }) => (code, message, hint),
            other => panic!("nothing can have been written: {other:?}"),
        };
        assert_eq!(code, "busy");
        assert!(message.contains("nothing was changed"), "{message}");
        assert!(!hint.is_empty());
    }
    assert_eq!(health(&served.host).await, (503, "the database does not work\n".to_owned()));
    talker.check(&served.host).await;
    folder.unlock();
    for _ in 0..20 {
        talker.say().await.unwrap();
    }
    assert_eq!(health(&served.host).await.0, 200);
    // And once more, now ended suddenly while nothing can be written.
    assert!(folder.lock());
    assert!(talker.say().await.is_err());
    served.kill();
    folder.unlock();
    let served = Served::start(folder.path(), &[]);
    talker.check(&served.host).await;
    assert!(served.terminate());
}

#[test]
fn a_server_in_a_folder_that_may_not_be_written_says_so_and_ends() {
    let Some(disk) = SmallDisk::mount("size=1m") else { return };
    disk.change("ro");
    let output = Command::new(env!("CARGO_BIN_EXE_backlot"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(disk.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("can't open the database"), "{told}");
    assert!(told.contains("writable for the server"), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
}
