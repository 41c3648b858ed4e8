//! `cargo xtask test`: the one command that runs every check and every test.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};

use crate::workspace::{Workspace, run as run_command, shown, works};
use crate::{tidy, tools, web};

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
    /// cargo test
    Tests,
    /// The generated TypeScript is fresh
    Types,
    /// cargo doc: no broken links, no missing sentences
    Docs,
    /// The fuzz targets compile
    Fuzz,
    /// The web page: types, lint, layout, unit tests
    Web,
    /// The web page in a real browser, at a real server
    Browser,
}

impl Step {
    const ALL: [Self; 9] = [
        Self::Format,
        Self::Clippy,
        Self::Tidy,
        Self::Tests,
        Self::Types,
        Self::Docs,
        Self::Fuzz,
        Self::Web,
        Self::Browser,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Clippy => "clippy",
            Self::Tidy => "tidy",
            Self::Tests => "tests",
            Self::Types => "types",
            Self::Docs => "docs",
            Self::Fuzz => "fuzz",
            Self::Web => "web",
            Self::Browser => "browser",
        }
    }

    /// The arguments of cargo; nothing for what runs in this process.
    fn cargo_args(self) -> &'static str {
        match self {
            Self::Format => "fmt --all --check",
            Self::Clippy => "clippy --workspace --all-targets --locked -- -D warnings",
            Self::Tidy | Self::Web | Self::Browser => "",
            Self::Tests => "test --workspace --locked",
            Self::Types => "test -p backlot-protocol --features ts --test types --locked",
            Self::Docs => "doc --workspace --no-deps --locked",
            Self::Fuzz => "check --manifest-path fuzz/Cargo.toml",
        }
    }

    /// The rustup component that the step needs, with the command that shows whether it is there.
    fn component(self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::Format => Some(("rustfmt", "fmt")),
            Self::Clippy => Some(("clippy", "clippy")),
            _ => None,
        }
    }

    fn run(self, workspace: &Workspace) -> Result<()> {
        if self.cargo_args().is_empty() {
            println!("== {}", self.name());
            tools::install_missing();
            return match self {
                Self::Web => web::check(workspace),
                Self::Browser => web::browse(workspace),
                _ => tidy::run_all(workspace),
            };
        }
        let mut cargo = workspace.cargo();
        cargo.args(self.cargo_args().split(' '));
        if self == Self::Docs {
            cargo.env("RUSTDOCFLAGS", "-D warnings");
        }
        if matches!(self, Self::Clippy | Self::Tests) {
            tools::install_missing();
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
    cargo.args("test -q -p backlot-games --test types".split(' ')).env("BLESS", "1");
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
    let mut reports = Vec::new();
    for step in choose(args, has_fuzz)? {
        let start = Instant::now();
        let done = step.run(workspace);
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
        table += &format!("{name:<8}{:<8}{time:>9}\n", verdict(report.passed));
    }
    let total = reports.iter().map(|report| report.time).sum();
    table + &format!("{:<16}{:>9}\n", "total", seconds(total))
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
        TestArgs { only: only.to_vec(), skip: skip.to_vec(), keep_going: false }
    }

    #[test]
    fn steps_can_be_picked_and_left_out() {
        assert_eq!(choose(&args(&[], &[]), true).unwrap(), Step::ALL);
        assert_eq!(choose(&args(&[], &[]), false).unwrap().len(), Step::ALL.len() - 1);
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
        let lines =
            "format  passed      0.4 s\ntests   FAILED     61.0 s\ntotal              61.4 s\n";
        assert_eq!(summary(&reports), lines);
    }
}
