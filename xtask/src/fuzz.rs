//! `cargo xtask fuzz`: every fuzz target for a while.

use std::fs;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::workspace::{Workspace, run as run_command, works};

/// What to fuzz, and for how long.
#[derive(Args)]
pub(crate) struct FuzzArgs {
    /// The target; without it, all of them one after the other
    target: Option<String>,
    /// How long each target runs
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
}

/// Runs the targets; stops at the first one that finds something.
pub(crate) fn run(workspace: &Workspace, args: &FuzzArgs) -> Result<()> {
    let chosen = choose(&targets(workspace)?, args.target.as_deref())?;
    require_tools(workspace)?;
    for target in chosen {
        println!("== fuzz {target}: {} seconds", args.seconds);
        let limit = format!("-max_total_time={}", args.seconds);
        run_command(nightly(workspace).args(["fuzz", "run", &target, "--", &limit]))
            .with_context(|| format!("target {target}: the input is in fuzz/artifacts/{target}"))?;
    }
    Ok(())
}

/// The cargo of nightly Rust. The variable would tie it to the toolchain that runs this program.
fn nightly(workspace: &Workspace) -> std::process::Command {
    let mut cargo = workspace.program("cargo");
    cargo.env_remove("RUSTUP_TOOLCHAIN").arg("+nightly");
    cargo
}

fn require_tools(workspace: &Workspace) -> Result<()> {
    if !works(nightly(workspace).arg("--version")) {
        bail!("fuzzing needs nightly Rust: rustup toolchain install nightly");
    }
    if !works(nightly(workspace).args(["fuzz", "--version"])) {
        bail!("fuzzing needs cargo-fuzz: cargo install cargo-fuzz");
    }
    Ok(())
}

/// The names of the files in `fuzz/fuzz_targets`, sorted.
fn targets(workspace: &Workspace) -> Result<Vec<String>> {
    let folder = workspace.root.join("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).context("there is no folder fuzz/fuzz_targets")? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}

fn choose(targets: &[String], wanted: Option<&str>) -> Result<Vec<String>> {
    match wanted {
        None => Ok(targets.to_vec()),
        Some(name) if targets.iter().any(|target| target == name) => Ok(vec![name.to_owned()]),
        Some(name) => {
            bail!("there is no fuzz target `{name}`; there are: {}", targets.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_target_or_all_are_chosen() {
        let targets = ["notation".to_owned(), "record".to_owned()];
        assert_eq!(choose(&targets, None).unwrap(), targets);
        assert_eq!(choose(&targets, Some("record")).unwrap(), ["record"]);
        let error = choose(&targets, Some("recrod")).unwrap_err().to_string();
        assert!(error.contains("notation, record"), "{error}");
    }
}
