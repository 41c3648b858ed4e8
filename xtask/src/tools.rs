//! Programs that the tests need besides Rust.

use std::env;
use std::path::Path;
use std::process::Command;

use crate::workspace::{run, works};

/// A program, and the package of Debian that has it.
const TOOLS: [(&str, &str); 5] = [
    ("initdb", "postgresql"),
    ("python3", "python3"),
    ("node", "nodejs"),
    ("npm", "npm"),
    ("chromium", "chromium"),
];

/// Fonts for the browser: without them, signs in screenshots are boxes.
const FONTS: [&str; 2] = ["fonts-dejavu", "fonts-noto-color-emoji"];

/// Installs what is missing where that is possible (Debian, as root, as in CI). Elsewhere the tests say what they miss.
pub(crate) fn install_missing() {
    let mut missing: Vec<&str> =
        TOOLS.iter().filter(|(tool, _)| !is_there(tool)).map(|(_, package)| *package).collect();
    if missing.is_empty() || !works(Command::new("apt-get").arg("--version")) {
        return;
    }
    if missing.contains(&"chromium") {
        missing.extend(FONTS);
    }
    println!("installing {}", missing.join(", "));
    let mut update = Command::new("apt-get");
    let mut install = Command::new("apt-get");
    install.args(["install", "-y", "-q", "--no-install-recommends"]).args(&missing);
    install.env("DEBIAN_FRONTEND", "noninteractive");
    for command in [update.args(["update", "-q"]), &mut install] {
        if let Err(error) = run(command) {
            eprintln!("{error:#}: install by hand what the tests miss");
            return;
        }
    }
}

/// Whether the program is on the path, or where Debian keeps Postgres.
fn is_there(tool: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders = env::split_paths(&path).chain(debian.map(|entry| entry.path().join("bin")));
    folders.any(|folder| Path::new(&folder).join(tool).exists())
}
