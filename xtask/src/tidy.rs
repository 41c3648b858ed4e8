//! `cargo xtask tidy`: rules about the tree that the compiler can't check.
//!
//! Each rule is a file here with tests that show that it can fail. A finding can be excused by
//! `tidy: allow(KEY) reason` in a comment on the same or the previous line (see [`tree::SourceFile::allows`]).

mod clauses;
mod dependencies;
mod functions;
mod games;
mod hygiene;
mod locales;
mod manifests;
mod pages;
mod rust;
mod tree;
mod tutorial;

use anyhow::{Result, bail};
use clap::Args;

use crate::workspace::Workspace;
use tree::Tree;

/// Which rules to check.
#[derive(Args)]
pub(crate) struct TidyArgs {
    /// The rules to check; without any, all of them
    rules: Vec<String>,
    /// Lists the rules instead
    #[arg(long)]
    list: bool,
}

/// Something that is not as it should be.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Finding {
    /// Relative to the repository, with `/`.
    path: String,
    /// Counted from 1.
    line: usize,
    message: String,
}

impl Finding {
    fn new(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, message: message.into() }
    }
}

struct Rule {
    name: &'static str,
    about: &'static str,
    check: fn(&Tree, &Workspace) -> Result<Vec<Finding>>,
}

const RULES: [Rule; 9] = [
    Rule {
        name: "dependencies",
        about: "crates depend on each other as the diagram in ARCHITECTURE.md says; games have no clocks, threads or randomness of the system",
        check: dependencies::check,
    },
    Rule {
        name: "manifests",
        about: "crates take lints, edition, licence and dependencies from the workspace",
        check: |tree, _| Ok(manifests::check(tree)),
    },
    Rule {
        name: "clauses",
        about: "every clause of a rules.md is cited by a test of its crate, and every cited clause exists",
        check: |tree, _| Ok(clauses::check(tree)),
    },
    Rule {
        name: "functions",
        about: "documents that lead through the code lead to functions and files that are there",
        check: |tree, _| Ok(functions::check(tree)),
    },
    Rule {
        name: "games",
        about: "nothing names a game but its own crate, its messages and its boards",
        check: |tree, _| Ok(games::check(tree)),
    },
    Rule {
        name: "hygiene",
        about: "no leftovers, no paths of a machine, no registry hosts, clean line ends",
        check: |tree, _| Ok(hygiene::check(tree)),
    },
    Rule {
        name: "locales",
        about: "messages that are used exist, messages that exist are used, every language has them all",
        check: |tree, _| Ok(locales::check(tree)),
    },
    Rule {
        name: "pages",
        about: "the rules pages of every language tell each clause once and show drawings that exist",
        check: |tree, _| Ok(pages::check(tree)),
    },
    Rule {
        name: "tutorial",
        about: "the code blocks of docs/adding-a-game.md are the files of examples/premiere",
        check: |tree, _| Ok(tutorial::check(tree)),
    },
];

/// Checks the rules that were asked for.
pub(crate) fn run(workspace: &Workspace, args: &TidyArgs) -> Result<()> {
    if args.list {
        for rule in &RULES {
            println!("{:<14}{}", rule.name, rule.about);
        }
        return Ok(());
    }
    check(workspace, &choose(&args.rules)?)
}

/// Checks every rule.
pub(crate) fn run_all(workspace: &Workspace) -> Result<()> {
    check(workspace, &choose(&[])?)
}

fn choose(names: &[String]) -> Result<Vec<&'static Rule>> {
    for name in names {
        if !RULES.iter().any(|rule| rule.name == name) {
            bail!("there is no rule `{name}`: cargo xtask tidy --list");
        }
    }
    let wanted = |rule: &&Rule| names.is_empty() || names.iter().any(|name| name == rule.name);
    Ok(RULES.iter().filter(wanted).collect())
}

fn check(workspace: &Workspace, rules: &[&Rule]) -> Result<()> {
    let tree = Tree::read(workspace)?;
    let mut count = 0;
    for rule in rules {
        let mut findings = (rule.check)(&tree, workspace)?;
        findings.sort();
        for Finding { path, line, message } in &findings {
            println!("{path}:{line}: {message} [{}]", rule.name);
        }
        count += findings.len();
    }
    if count > 0 {
        bail!("{count} {}", if count == 1 { "finding" } else { "findings" });
    }
    println!("{} files are tidy", tree.files.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_chosen_by_name() {
        assert_eq!(choose(&[]).unwrap().len(), RULES.len());
        let chosen = choose(&["games".to_owned()]).unwrap();
        assert_eq!(chosen[0].name, "games");
        assert!(choose(&["game".to_owned()]).is_err());
    }
}
