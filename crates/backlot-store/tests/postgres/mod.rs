//! A throw-away Postgres server for tests.
#![allow(dead_code, reason = "every test program uses some of it")]

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, Weak};

static SHARED: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());
static DATABASES: AtomicU32 = AtomicU32::new(0);

/// A running server. It stops when this is dropped.
pub(crate) struct Postgres {
    folder: tempfile::TempDir,
    programs: PathBuf,
    port: u16,
}

impl Postgres {
    /// The server that the tests of a program share; started when the first asks. `None` where tests shall do without.
    pub(crate) fn shared() -> Option<Arc<Self>> {
        if std::env::var("BACKLOT_TEST_POSTGRES").is_ok_and(|value| value == "skip") {
            eprintln!("Postgres is left out, as BACKLOT_TEST_POSTGRES=skip says");
            return None;
        }
        let mut shared = SHARED.lock().unwrap();
        Some(shared.upgrade().unwrap_or_else(|| {
            let server = Arc::new(Self::start());
            *shared = Arc::downgrade(&server);
            server
        }))
    }

    pub(crate) fn start() -> Self {
        let programs = programs();
        let folder = tempfile::tempdir().unwrap();
        if is_root() {
            done(Command::new("chown").arg("postgres").arg(folder.path()));
        }
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let server = Self { folder, programs, port };
        let data = server.data();
        let initdb = ["-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale=C"];
        done(server.program("initdb").args(initdb).arg("-D").arg(&data));
        server.run();
        server
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Starts the server, after [`stop`](Self::stop).
    pub(crate) fn run(&self) {
        let options = format!(
            "-p {} -k {} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200",
            self.port,
            self.folder.path().display()
        );
        let log = self.folder.path().join("log");
        let mut start = self.program("pg_ctl");
        start
            .args(["-w", "-D"])
            .arg(self.data())
            .arg("-l")
            .arg(log)
            .args(["-o", &options, "start"]);
        done(&mut start);
    }

    /// Stops the server at once, as if it had crashed.
    pub(crate) fn stop(&self) {
        let mut stop = self.program("pg_ctl");
        stop.args(["-w", "-m", "immediate", "-D"]).arg(self.data()).arg("stop");
        done(&mut stop);
    }

    /// The address of a new, empty database.
    pub(crate) fn database(&self) -> String {
        let number = DATABASES.fetch_add(1, Ordering::Relaxed);
        let name = format!("test{number}");
        let port = self.port.to_string();
        let args = ["-h", "127.0.0.1", "-p", &port, "-U", "postgres", "-c"];
        done(self.program("psql").args(args).arg(format!("CREATE DATABASE {name}")));
        format!("postgres://postgres@127.0.0.1:{port}/{name}")
    }

    /// Sends a signal, such as `STOP` or `CONT`, to all its processes.
    pub(crate) fn signal(&self, name: &str) {
        let leader = std::fs::read_to_string(self.data().join("postmaster.pid")).unwrap();
        let leader = leader.lines().next().unwrap();
        done(Command::new("kill").arg(format!("-{name}")).arg(leader));
        done(Command::new("pkill").arg(format!("-{name}")).args(["-P", leader]));
    }

    /// Gives a file to the user that the server runs as, who alone may read it.
    pub(crate) fn hand_over(path: &Path) {
        done(Command::new("chmod").arg("600").arg(path));
        if is_root() {
            done(Command::new("chown").arg("postgres").arg(path));
        }
    }

    /// One of Postgres' programs; they refuse to run as root.
    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut stop = self.program("pg_ctl");
        stop.args(["-w", "-m", "immediate", "-D"]).arg(self.data()).arg("stop");
        let _ = stop.output();
    }
}

fn programs() -> PathBuf {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = debian.map(|entry| entry.path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    let found = folders.iter().find_map(|folder| folder.join("initdb").canonicalize().ok());
    found.as_deref().and_then(Path::parent).map(Path::to_owned).expect(
        "these tests need Postgres: install the package `postgresql`, or set BACKLOT_TEST_POSTGRES=skip",
    )
}

fn is_root() -> bool {
    std::os::unix::fs::MetadataExt::uid(&std::fs::metadata("/proc/self").unwrap()) == 0
        && Path::new("/usr/sbin/runuser").exists()
}

fn done(command: &mut Command) -> Output {
    let output = command.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {errors}");
    output
}
