//! Programs that the tests need besides Rust.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::web;
use crate::workspace::{Workspace, run, works};

/// A program, and the package of Debian that has it.
const TOOLS: [(&str, &str); 6] = [
    ("initdb", "postgresql"),
    ("python3", "python3"),
    ("pip3", "python3-pip"),
    ("node", "nodejs"),
    ("npm", "npm"),
    ("chromium", "chromium"),
];

/// The checker of spelling, as pip installs it.
const TYPOS: &str = "typos==1.51.1";

/// The finder of unused dependencies on crates.io, and its version.
const MACHETE: [&str; 2] = ["cargo-machete", "0.9.2"];

/// Fonts for the browser: without them, signs in screenshots are boxes.
const FONTS: [&str; 2] = ["fonts-dejavu", "fonts-noto-color-emoji"];

/// Checks the spelling of code and documents; `typos.toml` has what is right nevertheless.
pub(crate) fn check_spelling(workspace: &Workspace) -> Result<()> {
    let folder = workspace.root.join("target/tools/python");
    let typos = folder.join("bin/typos");
    let is_right = |version: &str| version.trim().ends_with(TYPOS.trim_start_matches("typos=="));
    let version = Command::new(&typos).arg("--version").output();
    if !version.is_ok_and(|output| is_right(&String::from_utf8_lossy(&output.stdout))) {
        let mut pip = Command::new("pip3");
        pip.args(["install", "--quiet", "--upgrade", TYPOS, "--target"]).arg(&folder);
        run(&mut pip).context("the spelling needs Python and pip")?;
    }
    run(&mut workspace.program(typos))
}

/// Checks relative links in Markdown, and the headings that they lead to.
pub(crate) fn check_links(workspace: &Workspace) -> Result<()> {
    web::install(&workspace.root.join("tools"))?;
    let mut remark = workspace.program(workspace.root.join("tools/node_modules/.bin/remark"));
    let options =
        "--no-stdout --quiet --frail --rc-path tools/package.json --ignore-path .gitignore .";
    run(remark.args(options.split(' ')))
}

/// Finds unused dependencies. Building the tool takes a minute.
pub(crate) fn check_dependencies(workspace: &Workspace) -> Result<()> {
    let folder = workspace.root.join("target/tools/cargo");
    let [name, version] = MACHETE;
    let mut install = workspace.cargo();
    install.args(["install", "--quiet", "--debug", "--locked", name, "--version", version]);
    run(install.arg("--root").arg(&folder))?;
    run(&mut workspace.program(folder.join("bin").join(name)))
}

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
