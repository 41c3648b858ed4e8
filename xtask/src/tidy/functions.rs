//! Rule `functions`: documents that lead through the code lead to code that is there.
//!
//! A link such as ``[`decide`](../crates/backlot-table/src/hosted/decide.rs)`` names something that the file defines. A file that
//! ARCHITECTURE.md names in the section of a crate is one of that crate.

use super::Finding;
use super::tree::Tree;

/// What a definition begins with, in Rust and in TypeScript.
const KEYWORDS: [&str; 7] = ["fn", "struct", "enum", "trait", "function", "class", "const"];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = files_of_crates(tree);
    for page in tree.ending(".md") {
        for (number, line) in page.lines() {
            for (name, target) in links(line) {
                let path = resolve(&page.path, target);
                let Some(file) = tree.file(&path) else { continue };
                if !defines(&file.text, name) {
                    let message = format!("{path} defines no `{name}`: lead to where it is now");
                    findings.push(Finding::new(&page.path, number, message));
                }
            }
        }
    }
    findings
}

/// What ARCHITECTURE.md says of files that aren't there.
fn files_of_crates(tree: &Tree) -> Vec<Finding> {
    let Some(page) = tree.file("ARCHITECTURE.md") else { return Vec::new() };
    let mut findings = Vec::new();
    let mut crates: Vec<String> = Vec::new();
    for (number, line) in page.lines() {
        if line.starts_with('#') {
            let named = |word: &&str| word.starts_with("crates/");
            crates = line.split('`').filter(named).map(|name| format!("{name}/")).collect();
        }
        let files = line.split('`').skip(1).step_by(2).filter(|word| word.ends_with(".rs"));
        for file in files.filter(|_| !crates.is_empty()) {
            let there = |path: &str| {
                crates.iter().any(|of| path.starts_with(of)) && path.ends_with(&format!("/{file}"))
            };
            if !tree.ending(".rs").any(|source| there(&source.path)) {
                let message = format!("{} has no {file}: say where it is now", crates.join(", "));
                findings.push(Finding::new(&page.path, number, message));
            }
        }
    }
    findings
}

/// The links of a line that are a name in code, to a file of code.
fn links(line: &str) -> impl Iterator<Item = (&str, &str)> {
    line.split("[`").skip(1).filter_map(|rest| {
        let (name, rest) = rest.split_once("`](")?;
        let (target, _) = rest.split_once(')')?;
        let is_name = name.chars().all(|one| one.is_alphanumeric() || one == '_');
        (is_name && (target.ends_with(".rs") || target.ends_with(".ts"))).then_some((name, target))
    })
}

/// The path from the root of the repository.
fn resolve(page: &str, target: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Whether the text defines the name; methods of a class in TypeScript have no keyword.
fn defines(text: &str, name: &str) -> bool {
    text.lines().any(|line| {
        let line = line.trim_start();
        KEYWORDS.iter().any(|keyword| {
            let named = format!("{keyword} {name}");
            line.match_indices(&named).any(|(at, _)| {
                let ends = !line[at + named.len()..].starts_with(is_part_of_name);
                ends && !line[..at].ends_with(is_part_of_name)
            })
        }) || (line.starts_with(&format!("{name}(")) && line.ends_with('{'))
    })
}

fn is_part_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str) -> Vec<String> {
        let code = "pub(crate) async fn act(\n    self) {}\nfn actor() {}\nclass Line {\n  answer(option) {\n";
        let files = [("crates/a/src/lib.rs", code), ("docs/way.md", line)];
        check(&Tree::of(&files)).into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn links_lead_to_definitions() {
        assert_eq!(
            found("[`act`](../crates/a/src/lib.rs) and [`answer`](../crates/a/src/lib.rs)"),
            [""; 0]
        );
        assert_eq!(
            found("[`Line`](../crates/a/src/lib.rs), [words](../crates/a/src/lib.rs)"),
            [""; 0]
        );
    }

    #[test]
    fn a_file_that_moved_is_found() {
        let page = "Read `any.rs`.\n### `crates/a`\n`lib.rs`, `gone.rs` and `b/`.\n";
        let files =
            [("crates/a/src/lib.rs", ""), ("crates/b/src/gone.rs", ""), ("ARCHITECTURE.md", page)];
        let [finding] = &check(&Tree::of(&files))[..] else { panic!("one file is gone") };
        assert_eq!(
            (finding.line, &*finding.message),
            (3, "crates/a/ has no gone.rs: say where it is now")
        );
    }

    #[test]
    fn a_function_that_moved_is_found() {
        let gone = ["crates/a/src/lib.rs defines no `acto`: lead to where it is now"];
        assert_eq!(
            found("[`act`](../crates/a/src/lib.rs), [`acto`](../crates/a/src/lib.rs)"),
            gone
        );
        assert_eq!(found("[`ctor`](../crates/a/src/lib.rs)").len(), 1);
    }
}
