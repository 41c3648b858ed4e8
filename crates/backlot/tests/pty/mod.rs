//! A pseudo-terminal with `backlot` in it.

use std::io::{Read, Write};
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// However slow the machine is, a reply does not take longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is shown last when a game against bots is over.
pub(crate) const KEPT: &str = "Game record saved";

/// A terminal with `backlot` in it.
pub(crate) struct Terminal {
    pub(crate) child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    screen: Receiver<Vec<u8>>,
    /// Everything shown so far.
    shown: String,
    /// The begin of a letter whose end has not come yet.
    torn: Vec<u8>,
    /// Up to here it has been looked at.
    seen: usize,
    _master: Box<dyn MasterPty + Send>,
}

impl Terminal {
    /// Starts `backlot` with these arguments; it keeps its files in `data`.
    pub(crate) fn start(columns: u16, data: &Path, args: &[&str]) -> Self {
        let size = PtySize { rows: 50, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_backlot"));
        command.args(args);
        command.env("BACKLOT_DATA", data);
        command.env("NO_COLOR", "1");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let (sender, screen) = mpsc::channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        let (shown, torn) = (String::new(), Vec::new());
        Self { child, keys, screen, shown, torn, seen: 0, _master: pair.master }
    }

    /// Waits until one of the texts is shown; returns which, and what was shown up to it.
    pub(crate) fn wait_for(&mut self, texts: &[&str]) -> (usize, String) {
        loop {
            let news = &self.shown[self.seen..];
            let found =
                texts.iter().enumerate().filter_map(|(i, text)| Some((news.find(text)?, i)));
            if let Some((at, which)) = found.min() {
                let end = at + texts[which].len();
                let part = news[..end].to_owned();
                self.seen += end;
                return (which, part);
            }
            match self.screen.recv_timeout(PATIENCE) {
                Ok(bytes) => self.show(&bytes),
                Err(_) => panic!("{texts:?} is not shown; shown:\n{}", self.shown),
            }
        }
    }

    fn show(&mut self, bytes: &[u8]) {
        self.torn.extend(bytes);
        let whole = match str::from_utf8(&self.torn) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let letters: Vec<u8> = self.torn.drain(..whole).collect();
        self.shown += &String::from_utf8_lossy(&letters);
    }

    /// Types a line and the return key.
    pub(crate) fn type_line(&mut self, line: &str) {
        self.keys.write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// The status, once everything is over.
    pub(crate) fn status(mut self) -> (u32, String) {
        while let Ok(bytes) = self.screen.recv_timeout(PATIENCE) {
            self.show(&bytes);
        }
        (self.child.wait().unwrap().exit_code(), self.shown)
    }
}
