//! A disk that can be held, filled and cut off: see `disk.c`.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder on such a disk.
pub(crate) struct Disk {
    folder: tempfile::TempDir,
    library: PathBuf,
}

impl Disk {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        for name in ["data", "synced"] {
            std::fs::create_dir(folder.path().join(name)).unwrap();
        }
        let library = folder.path().join("disk.so");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../backlot-store/tests/faults/disk.c");
        let mut compile = Command::new("cc");
        compile.args(["-O1", "-shared", "-fPIC", "-o"]).arg(&library).arg(source).arg("-ldl");
        assert!(compile.status().unwrap().success(), "{compile:?}");
        Self { folder, library }
    }

    /// Where the program keeps its files.
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().canonicalize().unwrap().join("data")
    }

    /// Lets a program use this disk.
    pub(crate) fn put_under(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library);
        command.env("DISK_WATCHED", self.data()).env("DISK_SYNCED", self.synced());
    }

    fn synced(&self) -> PathBuf {
        self.folder.path().canonicalize().unwrap().join("synced")
    }

    pub(crate) fn hold(&self) {
        std::fs::write(self.data().join("hold"), "").unwrap();
    }

    pub(crate) fn let_go(&self) {
        std::fs::remove_file(self.data().join("hold")).unwrap();
    }

    #[allow(dead_code, reason = "not every test fills its disk")]
    pub(crate) fn fill(&self) {
        std::fs::write(self.data().join("full"), "").unwrap();
    }

    #[allow(dead_code, reason = "not every test fills its disk")]
    pub(crate) fn make_space(&self) {
        std::fs::remove_file(self.data().join("full")).unwrap();
    }

    /// What is there after a power cut: of every file what was synced, and nothing else.
    pub(crate) fn after_power_cut(&self, to: &Path) {
        for entry in std::fs::read_dir(self.synced()).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|extension| extension != "partial") {
                std::fs::copy(&path, to.join(path.file_name().unwrap())).unwrap();
            }
        }
    }
}
