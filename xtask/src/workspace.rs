//! Where the repository is, and how programs are run in it.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The folder of the workspace's `Cargo.toml`.
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
}

impl Workspace {
    /// Looks upwards from the current folder.
    pub(crate) fn find() -> Result<Self> {
        let here = env::current_dir().context("the current folder can't be read")?;
        for folder in here.ancestors() {
            if folder.join("xtask/Cargo.toml").is_file() && folder.join("Cargo.toml").is_file() {
                return Ok(Self { root: folder.to_owned() });
            }
        }
        bail!("{} is not inside the Backlot repository", here.display())
    }

    /// The cargo that runs this program, in the repository's folder.
    pub(crate) fn cargo(&self) -> Command {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        self.program(cargo)
    }

    /// The folder in which cargo puts what it builds.
    pub(crate) fn target(&self) -> Result<PathBuf> {
        let arguments = ["metadata", "--format-version", "1", "--no-deps", "--locked"];
        let output = self.cargo().args(arguments).output();
        let output = output.context("cargo metadata can't be started")?;
        let metadata: serde_json::Value =
            serde_json::from_slice(&output.stdout).context("cargo metadata speaks no JSON")?;
        let target = metadata["target_directory"].as_str();
        target.map(PathBuf::from).context("cargo metadata has no target")
    }

    /// Any program, in the repository's folder.
    pub(crate) fn program(&self, name: impl Into<OsString>) -> Command {
        let mut command = Command::new(name.into());
        command.current_dir(&self.root);
        command
    }
}

/// Runs a command that talks to the terminal itself.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status =
        command.status().with_context(|| format!("{} can't be started", shown(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", shown(command));
    }
    Ok(())
}

/// Whether a command is there and works; its output is dropped.
pub(crate) fn works(command: &mut Command) -> bool {
    let silent = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}

/// The command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    let path = PathBuf::from(command.get_program());
    let mut words = vec![path.file_stem().unwrap_or(command.get_program()).to_string_lossy()];
    words.extend(command.get_args().map(|arg| arg.to_string_lossy()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_command_is_named() {
        let workspace = Workspace::find().unwrap();
        let error = run(workspace.cargo().arg("no-such-chore").stderr(Stdio::null())).unwrap_err();
        assert!(error.to_string().starts_with("`cargo no-such-chore` failed"), "{error}");
        assert!(!works(&mut workspace.program("no-such-program")));
        assert!(works(workspace.cargo().arg("--version")));
    }
}
