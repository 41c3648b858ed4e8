//! The Python package: its tests, and its wheels.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::workspace::{Workspace, run, shown};

/// What the tests need, pinned.
const REQUIREMENTS: &str = "python/requirements-test.txt";
/// What the thorough tests need besides.
const THOROUGH: &str = "python/requirements-thorough.txt";

/// Tests the package as Python sees it. `build` are the arguments of cargo that compile the workspace.
pub(crate) fn check(workspace: &Workspace, build: &str, thorough: bool) -> Result<()> {
    let packages = install(workspace)?;
    say_and_run(workspace.cargo().args(["build"]).args(build.split(' ')))?;
    let library = workspace.target()?.join(format!("debug/{DLL_PREFIX}backlot_py{DLL_SUFFIX}"));
    let package = workspace.root.join("python");
    let module = package.join("backlot/_native.abi3.so");
    fs::copy(&library, &module)
        .with_context(|| format!("{} can't be copied", library.display()))?;
    let paths = std::env::join_paths([&package, &packages])?;
    let python = |arguments: &str| {
        let mut python = workspace.program("python3");
        python.args(arguments.split(' ')).current_dir(&package).env("PYTHONPATH", &paths);
        python
    };
    say_and_run(&mut python("-m pytest -q -p no:cacheprovider"))?;
    if thorough {
        // Ray and the like are large, so only these tests have them.
        install_into(workspace, &packages, THOROUGH)?;
        say_and_run(&mut python("-m pytest -q -p no:cacheprovider -m thorough"))?;
    }
    say_and_run(&mut python("-m mypy.stubtest backlot._native"))?;
    say_and_run(&mut python("-m mypy backlot"))?;
    if thorough { wheel(workspace) } else { Ok(()) }
}

/// Builds a wheel for this machine into `target/wheels`, which `pip install` takes without Rust.
pub(crate) fn wheel(workspace: &Workspace) -> Result<()> {
    let out = workspace.target()?.join("wheels");
    let mut pip = workspace.program("python3");
    pip.args(["-m", "pip", "wheel", "--no-deps", "./python", "--wheel-dir"]).arg(&out);
    say_and_run(&mut pip)
}

/// Returns the folder with the packages that the tests need, unless they are there already.
fn install(workspace: &Workspace) -> Result<PathBuf> {
    let wanted = fs::read_to_string(workspace.root.join(REQUIREMENTS)).context(REQUIREMENTS)?;
    let folder = workspace.root.join("target/tools/python-tests");
    let mark = folder.join("installed-requirements.txt");
    if fs::read_to_string(&mark).is_ok_and(|done| done == wanted) {
        return Ok(folder);
    }
    install_into(workspace, &folder, REQUIREMENTS)?;
    fs::write(mark, wanted).context("the packages can't be marked as installed")?;
    Ok(folder)
}

fn install_into(workspace: &Workspace, folder: &Path, requirements: &str) -> Result<()> {
    let mut pip = workspace.program("python3");
    pip.args(["-m", "pip", "install", "--quiet", "--upgrade", "-r", requirements, "--target"]);
    say_and_run(pip.arg(folder)).context("the tests need Python and pip")
}

fn say_and_run(command: &mut Command) -> Result<()> {
    println!("{}", shown(command));
    run(command)
}
