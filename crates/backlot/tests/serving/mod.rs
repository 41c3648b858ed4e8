//! `backlot serve` as a process of its own.
#![allow(dead_code, reason = "every test uses some of it")]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server that is killed when this is dropped.
pub(crate) struct Served {
    pub(crate) host: String,
    pub(crate) child: Child,
}

impl Served {
    /// A server without limits, with its tables in this folder.
    pub(crate) fn start(data: &Path, args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_backlot"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(args);
        for limit in [
            "frames_per_second",
            "frames_at_once",
            "requests_per_second",
            "requests_at_once",
            "sockets_per_address",
            "tables_per_hour",
        ] {
            command.arg("--limit").arg(format!("{limit}=1000000"));
        }
        Self::run(&mut command)
    }

    pub(crate) fn run(command: &mut Command) -> Self {
        command.env("BACKLOT_LOG", "error").stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let host = line.trim().rsplit_once("http://").map(|(_, host)| host.to_owned());
        Self { host: host.unwrap_or_else(|| panic!("it said: {line}")), child }
    }

    /// Ends it without any warning, as `kill -9` does.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop, and waits for the end.
    pub(crate) fn terminate(mut self) -> bool {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.child.wait().unwrap().success()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
