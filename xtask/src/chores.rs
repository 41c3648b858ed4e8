//! `cargo xtask test`: the one command that runs every check and every test.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};

use crate::workspace::{Workspace, run as run_command, shown, works};
use crate::{python, tidy, tools, web};

/// Which steps to run.
#[derive(Args)]
pub(crate) struct TestArgs {
    /// Runs only this step (may be repeated)
    #[arg(long, value_name = "STEP")]
    only: Vec<Step>,
    /// Leaves this step out (may be repeated)
    #[arg(long, value_name = "STEP")]
    skip: Vec<Step>,
    /// Goes on after a failure and tells all of them at the end
    #[arg(long)]
    keep_going: bool,
    /// Repeats random tests many times, and looks for unused dependencies
    #[arg(long)]
    thorough: bool,
}

/// A part of `cargo xtask test`; they run in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Step {
    /// cargo fmt: the layout of the code
    Format,
    /// cargo clippy: no warnings
    Clippy,
    /// cargo xtask tidy
    Tidy,
    /// Words in code and documents
    Spelling,
    /// Links in Markdown
    Links,
    /// cargo test, and whether the generated TypeScript is fresh
    Tests,
    /// cargo doc: no broken links, no missing sentences
    Docs,
    /// The fuzz targets compile
    Fuzz,
    /// The web page: types, lint, layout, unit tests
    Web,
    /// The web page in a real browser, at a real server
    Browser,
    /// The Python package: its tests, and whether its stubs are true
    Python,
    /// Unused dependencies (only with --thorough)
    Dependencies,
}

/// What all steps that compile the workspace build, so that each dependency is compiled with one set of features.
const WORKSPACE: &str = "--workspace --locked --features backlot-protocol/ts";

impl Step {
    const ALL: [Self; 12] = [
        Self::Format,
        Self::Clippy,
        Self::Tidy,
        Self::Spelling,
        Self::Links,
        Self::Tests,
        Self::Docs,
        Self::Fuzz,
        Self::Web,
        Self::Browser,
        Self::Python,
        Self::Dependencies,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Clippy => "clippy",
            Self::Tidy => "tidy",
            Self::Spelling => "spelling",
            Self::Links => "links",
            Self::Tests => "tests",
            Self::Docs => "docs",
            Self::Fuzz => "fuzz",
            Self::Web => "web",
            Self::Browser => "browser",
            Self::Python => "python",
            Self::Dependencies => "dependencies",
        }
    }

    /// Returns the arguments of cargo if the step is one call of it.
    fn cargo_args(self) -> Option<String> {
        Some(match self {
            Self::Format => "fmt --all --check".to_owned(),
            Self::Clippy => format!("clippy {WORKSPACE} --all-targets -- -D warnings"),
            Self::Tests => format!("test {WORKSPACE}"),
            Self::Docs => format!("doc {WORKSPACE} --no-deps"),
            Self::Fuzz => "check --manifest-path fuzz/Cargo.toml".to_owned(),
            Self::Tidy
            | Self::Spelling
            | Self::Links
            | Self::Web
            | Self::Browser
            | Self::Python
            | Self::Dependencies => return None,
        })
    }

    /// The rustup component that the step needs, with the command that shows whether it is there.
    fn component(self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::Format => Some(("rustfmt", "fmt")),
            Self::Clippy => Some(("clippy", "clippy")),
            _ => None,
        }
    }

    fn run(self, workspace: &Workspace, thorough: bool) -> Result<()> {
        let Some(args) = self.cargo_args() else {
            println!("== {}", self.name());
            return match self {
                Self::Spelling => tools::check_spelling(workspace),
                Self::Links => tools::check_links(workspace),
                Self::Web => web::check(workspace),
                Self::Browser => {
                    // The tests have built the program; here it is only found to be fresh.
                    let args = format!("test {WORKSPACE} --no-run");
                    run_command(workspace.cargo().args(args.split(' ')))?;
                    web::browse(workspace)
                }
                Self::Python => python::check(workspace, WORKSPACE, thorough),
                Self::Dependencies => tools::check_dependencies(workspace),
                _ => tidy::run_all(workspace),
            };
        };
        let mut cargo = workspace.cargo();
        cargo.args(args.split(' '));
        if self == Self::Docs {
            cargo.env("RUSTDOCFLAGS", "-D warnings");
        }
        if self == Self::Tests && thorough {
            cargo.envs([("BACKLOT_LONG", "1"), ("BACKLOT_GAMES", "20000")]);
        }
        println!("== {}: {}", self.name(), shown(&cargo));
        if let Some((component, command)) = self.component()
            && !works(workspace.cargo().args([command, "--version"]))
        {
            bail!("cargo {command} is missing: rustup component add {component}");
        }
        run_command(&mut cargo)
    }
}

/// Writes the types of everything that goes over the wire as TypeScript.
pub(crate) fn write_types(workspace: &Workspace) -> Result<()> {
    let mut cargo = workspace.cargo();
    cargo.args("run -q -p backlot-protocol --features ts --example types".split(' '));
    run_command(&mut cargo)?;
    let mut cargo = workspace.cargo();
    cargo.args("test -q -p backlot-games --test all types".split(' ')).env("BLESS", "1");
    run_command(&mut cargo)
}

struct Report {
    step: Step,
    time: Duration,
    passed: bool,
}

/// Runs the chosen steps and sums up.
pub(crate) fn run(workspace: &Workspace, args: &TestArgs) -> Result<()> {
    let has_fuzz = workspace.root.join("fuzz/Cargo.toml").is_file();
    let steps = choose(args, has_fuzz)?;
    tools::install_missing();
    let mut reports = Vec::new();
    // Downloads while cargo compiles. Whatever fails here is tried again, and told, by the step that needs it.
    let root = workspace.root.clone();
    let needs_packages = |step: &Step| matches!(step, Step::Links | Step::Web | Step::Browser);
    let mut packages = steps.iter().any(needs_packages).then(|| {
        std::thread::spawn(move || web::FOLDERS.map(|folder| web::install(&root.join(folder))))
    });
    for step in steps {
        let start = Instant::now();
        if needs_packages(&step)
            && let Some(packages) = packages.take()
        {
            let _ = packages.join();
        }
        let done = step.run(workspace, args.thorough);
        let report = Report { step, time: start.elapsed(), passed: done.is_ok() };
        if let Err(error) = &done {
            eprintln!("{}: {error:#}", step.name());
        }
        println!("-- {} in {}\n", verdict(report.passed), seconds(report.time));
        reports.push(report);
        if done.is_err() && !args.keep_going {
            break;
        }
    }
    print!("{}", summary(&reports));
    let failed: Vec<_> = reports.iter().filter(|report| !report.passed).collect();
    if failed.is_empty() {
        println!("all passed");
        return Ok(());
    }
    let names: Vec<_> = failed.iter().map(|report| report.step.name()).collect();
    bail!("{} failed; again: cargo xtask test --only {}", names.join(", "), names.join(" --only "))
}

fn choose(args: &TestArgs, has_fuzz: bool) -> Result<Vec<Step>> {
    let mut steps = Step::ALL.to_vec();
    steps.retain(|step| args.only.is_empty() || args.only.contains(step));
    steps.retain(|&step| step != Step::Dependencies || args.thorough || args.only.contains(&step));
    steps.retain(|step| !args.skip.contains(step));
    if !has_fuzz {
        steps.retain(|&step| step != Step::Fuzz);
    }
    if steps.is_empty() {
        bail!("no step is left to run: look at --only and --skip");
    }
    Ok(steps)
}

fn summary(reports: &[Report]) -> String {
    let mut table = String::new();
    for report in reports {
        let (name, time) = (report.step.name(), seconds(report.time));
        table += &format!("{name:<14}{:<8}{time:>9}\n", verdict(report.passed));
    }
    let total = reports.iter().map(|report| report.time).sum();
    table + &format!("{:<22}{:>9}\n", "total", seconds(total))
}

fn verdict(passed: bool) -> &'static str {
    if passed { "passed" } else { "FAILED" }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(only: &[Step], skip: &[Step]) -> TestArgs {
        TestArgs { only: only.to_vec(), skip: skip.to_vec(), keep_going: false, thorough: false }
    }

    #[test]
    fn steps_can_be_picked_and_left_out() {
        let thorough = TestArgs { thorough: true, ..args(&[], &[]) };
        assert_eq!(choose(&thorough, true).unwrap(), Step::ALL);
        assert_eq!(choose(&thorough, false).unwrap().len(), Step::ALL.len() - 1);
        assert_eq!(choose(&args(&[], &[]), true).unwrap().len(), Step::ALL.len() - 1);
        let picked = choose(&args(&[Step::Docs, Step::Tidy], &[Step::Docs]), true).unwrap();
        assert_eq!(picked, [Step::Tidy]);
        assert!(choose(&args(&[Step::Fuzz], &[]), false).is_err());
    }

    #[test]
    fn names_are_those_of_the_command_line() {
        for step in Step::ALL {
            let value = step.to_possible_value().unwrap();
            assert_eq!(value.get_name(), step.name());
        }
    }

    #[test]
    fn the_summary_tells_failures_and_times() {
        let reports = [
            Report { step: Step::Format, time: Duration::from_millis(400), passed: true },
            Report { step: Step::Tests, time: Duration::from_millis(61_000), passed: false },
        ];
        let lines = "format        passed      0.4 s\ntests         FAILED     61.0 s\ntotal                    61.4 s\n";
        assert_eq!(summary(&reports), lines);
    }
}
