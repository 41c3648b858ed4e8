//! A server as a process of its own, so that its CPU time and memory can be told from the load's.

use std::io::{BufRead, BufReader};
use std::process::{self, Command, Stdio};

use anyhow::{Context, Result};
use backlot_server::{Limits, Options};

pub(crate) struct Child {
    process: process::Child,
    pub(crate) host: String,
    folder: std::path::PathBuf,
}

impl Child {
    pub(crate) fn start(database: Option<&str>) -> Result<Self> {
        let name = format!("backlot-load-{}", process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder)?;
        let limits = Limits { idle_seconds: 3600, waiting_frames: 256, ..Limits::none() };
        let options = Options {
            listen: ([127, 0, 0, 1], 0).into(),
            data: folder.clone(),
            database: database.map(str::to_owned),
            limits,
            ..Options::default()
        };
        let file = folder.join("options.toml");
        std::fs::write(&file, toml::to_string(&options)?)?;
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--file"]).arg(&file).stdout(Stdio::piped());
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("BACKLOT_")) {
            command.env_remove(name);
        }
        let mut process = command.spawn().context("can't start a server")?;
        let output = process.stdout.take().context("the server has no output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let host = line.trim().rsplit_once("http://").map(|(_, host)| host.to_owned());
        let host = host.with_context(|| format!("the server does not start: {line}"))?;
        Ok(Self { process, host, folder })
    }

    /// Its CPU time so far, in seconds, where the system tells it.
    pub(crate) fn cpu(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).ok()?;
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: f64 =
            fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
        // Linux counts CPU time in hundredths of a second.
        Some(ticks / 100.0)
    }

    /// Its resident memory in kB, where the system tells it.
    pub(crate) fn resident(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
