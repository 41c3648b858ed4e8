//! The web page: its checks, and the browser tests of the whole.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::workspace::{Workspace, run, shown};

/// Folders with packages of npm.
pub(crate) const FOLDERS: [&str; 3] = ["tools", "web", "web/e2e"];

/// Types, lint, layout and unit tests of the page.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let web = workspace.root.join("web");
    install(&web)?;
    for script in ["check", "lint", "test"] {
        say_and_run(npm(&web).args(["run", "--silent", script]))?;
    }
    Ok(())
}

/// People in a real browser at a real server; the program must have been built.
pub(crate) fn browse(workspace: &Workspace) -> Result<()> {
    let e2e = workspace.root.join("web/e2e");
    install(&e2e)?;
    let binary = workspace.target()?.join(format!("debug/backlot{}", std::env::consts::EXE_SUFFIX));
    say_and_run(npm(&e2e).args(["run", "--silent", "test"]).env("BACKLOT_BINARY", binary))
}

/// `npm ci`, unless it was done for this very lock file.
pub(crate) fn install(folder: &Path) -> Result<()> {
    let lock = folder.join("package-lock.json");
    let lock = std::fs::read_to_string(&lock).with_context(|| format!("{}", lock.display()))?;
    let mark = folder.join("node_modules/.installed-lock");
    if std::fs::read_to_string(&mark).is_ok_and(|done| done == lock) {
        return Ok(());
    }
    say_and_run(npm(folder).args(["ci", "--no-audit", "--no-fund"]))?;
    std::fs::write(mark, lock).context("node_modules can't be written")
}

fn npm(folder: &Path) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    // The browser is the system's own: nothing is downloaded.
    command.current_dir(folder).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    command
}

fn say_and_run(command: &mut Command) -> Result<()> {
    println!("-> {}", shown(command));
    if let Err(error) = run(command) {
        bail!("{error:#}; Node 20 or newer is needed, and for the browser tests Chromium");
    }
    Ok(())
}
