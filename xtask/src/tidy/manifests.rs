//! Rule `manifests`: crates take lints, edition, licence and dependencies from the workspace, and no file of tests is
//! left out.
//!
//! Reads `Cargo.toml` line by line, so it accepts only the plain forms that this repository uses:
//! `name.workspace = true` and `name = { workspace = true, … }`, and for crates that nobody else depends on
//! `name = { path = "../name" }`, which has no version to agree on.

use super::Finding;
use super::tree::{SourceFile, Tree};

/// What a crate's `[package]` takes from the workspace.
const INHERITED: [&str; 2] = ["edition", "license"];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let is_member = |file: &&SourceFile| {
        file.path == "xtask/Cargo.toml"
            || (file.path.starts_with("crates/") && file.path.matches('/').count() == 2)
    };
    let members = || tree.ending("/Cargo.toml").filter(is_member);
    let mut findings: Vec<Finding> = members().flat_map(check_manifest).collect();
    findings.extend(members().flat_map(|manifest| forgotten_tests(tree, manifest)));
    findings
}

/// Files of tests that are neither a module of `tests/main.rs` nor a program of their own.
fn forgotten_tests(tree: &Tree, manifest: &SourceFile) -> Vec<Finding> {
    let folder = format!("{}tests/", manifest.path.trim_end_matches("Cargo.toml"));
    let main = tree.file(&format!("{folder}main.rs"));
    let Some(main) = main.filter(|_| manifest.text.contains("autotests = false")) else {
        return Vec::new();
    };
    let is_forgotten = |file: &&SourceFile| {
        let name = file.path.strip_prefix(&folder).and_then(|rest| rest.strip_suffix(".rs"));
        name.is_some_and(|name| {
            let is_module =
                name.contains('/') || main.lines().any(|(_, line)| line == format!("mod {name};"));
            name != "main" && !is_module && !manifest.text.contains(&format!("name = \"{name}\""))
        })
    };
    let forgotten = tree.files.iter().filter(is_forgotten);
    forgotten
        .map(|file| Finding::new(&file.path, 1, "is never run: name it in tests/main.rs"))
        .collect()
}

fn check_manifest(file: &SourceFile) -> Vec<Finding> {
    let mut section = "";
    let mut inherited = Vec::new();
    let mut findings = Vec::new();
    for (number, line) in file.lines() {
        let line = line.trim();
        if let Some(header) = line.strip_prefix('[') {
            section = header.trim_end_matches(']');
        } else if let Some((key, value)) = line.split_once('=') {
            let key = key.trim();
            let from_workspace = is_from_workspace(key, value.trim());
            let is_neighbour = value.trim() == format!("{{ path = \"../{key}\" }}");
            let name = key.trim_end_matches(".workspace");
            if from_workspace {
                inherited.push((section, name));
            } else if section.ends_with("dependencies") && !is_neighbour {
                let message = format!(
                    "write `{name}.workspace = true` and its version into [workspace.dependencies]"
                );
                findings.push(Finding::new(&file.path, number, message));
            }
        }
        if section.contains("dependencies.") && line.starts_with('[') {
            let message = "write the dependency on one line: `NAME = { workspace = true, … }`";
            findings.push(Finding::new(&file.path, number, message));
        }
    }
    if !inherited.contains(&("lints", "workspace")) {
        findings.push(Finding::new(&file.path, 1, "add `[lints]` with `workspace = true`"));
    }
    for name in INHERITED {
        if !inherited.contains(&("package", name)) {
            let message = format!("add `{name}.workspace = true` to [package]");
            findings.push(Finding::new(&file.path, 1, message));
        }
    }
    findings
}

fn is_from_workspace(key: &str, value: &str) -> bool {
    let plain = key == "workspace" || key.ends_with(".workspace");
    (plain && value == "true") || value.starts_with("{ workspace = true")
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLEAN: &str = "[package]\nname = \"a\"\nedition.workspace = true\nlicense.workspace = true\n\n[dependencies]\nserde.workspace = true\n\n[dev-dependencies]\nclap = { workspace = true, features = [\"env\"] }\n\n[lints]\nworkspace = true\n";

    fn found(manifest: &str) -> Vec<(usize, String)> {
        let tree = Tree::of(&[("crates/a/Cargo.toml", manifest)]);
        check(&tree).into_iter().map(|finding| (finding.line, finding.message)).collect()
    }

    #[test]
    fn a_manifest_that_inherits_is_clean() {
        assert_eq!(found(CLEAN), []);
        assert_eq!(check(&Tree::of(&[("fuzz/Cargo.toml", "")])), [], "not of the workspace");
    }

    #[test]
    fn no_file_of_tests_is_left_out() {
        let manifest = format!("{CLEAN}\n[[test]]\nname = \"own\"\n")
            .replace("[package]", "[package]\nautotests = false");
        let main = ("crates/a/tests/main.rs", "mod one;\n// mod two;\n");
        let mut files = vec![
            ("crates/a/Cargo.toml", manifest.as_str()),
            main,
            ("crates/a/tests/one.rs", ""),
            ("crates/a/tests/own.rs", ""),
            ("crates/a/tests/helper/mod.rs", ""),
        ];
        assert_eq!(check(&Tree::of(&files)), []);
        files.push(("crates/a/tests/two.rs", ""));
        let findings = check(&Tree::of(&files));
        assert_eq!(findings.len(), 1);
        assert_eq!(findings[0].path, "crates/a/tests/two.rs");
    }

    #[test]
    fn versions_belong_to_the_workspace() {
        let own = found(&CLEAN.replace("serde.workspace = true", "serde = \"1\""));
        assert_eq!(own.len(), 1);
        assert_eq!(own[0].0, 7);
        assert!(own[0].1.contains("serde.workspace = true"), "{own:?}");
        let neighbour =
            |path| CLEAN.replace("serde.workspace = true", &format!("b = {{ path = \"{path}\" }}"));
        assert_eq!(found(&neighbour("../b")), []);
        assert_eq!(found(&neighbour("/somewhere/b")).len(), 1);
        assert_eq!(found(&format!("{CLEAN}[dependencies.toml]\nversion = \"1\"\n")).len(), 1);
    }

    #[test]
    fn lints_edition_and_licence_are_inherited() {
        let own = CLEAN
            .replace("edition.workspace = true", "edition = \"2021\"")
            .replace("license.workspace = true\n", "")
            .replace("[lints]\nworkspace = true\n", "");
        assert_eq!(found(&own).len(), 3);
    }
}
