//! Rule `dependencies`: the diagram of crates in ARCHITECTURE.md says what the manifests say, and what the games
//! build on has no clocks, threads or randomness of the system.
//!
//! The diagram names a crate without `backlot-`. Crates with a `rules.md` are the games: they are one node, `game`. An
//! arrow means "may depend on"; what follows from other arrows is not drawn. Dotted arrows are for tests.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::Finding;
use super::tree::Tree;
use crate::workspace::Workspace;

const DIAGRAM: &str = "ARCHITECTURE.md";

/// The node of the diagram that stands for all games.
const GAME: &str = "game";

/// The node that lists the games: it and everything below it follow from a seed alone.
const GAMES: &str = "games";

/// They bring clocks, threads or the system's randomness.
const IMPURE: [&str; 6] = ["tokio", "rayon", "rand", "getrandom", "chrono", "instant"];

/// Which nodes depend on which.
type Arrows = BTreeSet<(String, String)>;

pub(super) fn check(tree: &Tree, workspace: &Workspace) -> Result<Vec<Finding>> {
    let mut cargo = workspace.cargo();
    cargo.args(["metadata", "--no-deps", "--format-version", "1"]);
    let output = cargo.output().context("cargo metadata can't be started")?;
    if !output.status.success() {
        bail!("cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let metadata = serde_json::from_slice(&output.stdout).context("cargo metadata is no JSON")?;
    compare(tree, &metadata)
}

fn compare(tree: &Tree, metadata: &Value) -> Result<Vec<Finding>> {
    let diagram = tree.file(DIAGRAM).with_context(|| format!("{DIAGRAM} is missing"))?;
    let crates = Crates::read(tree, metadata)?;
    let mut findings = crates.impure();
    for (name, target) in &crates.normal {
        if name == target {
            let message = format!("a crate of the layer `{name}` depends on another one of it");
            findings.push(Finding::new(DIAGRAM, 1, message));
        }
    }
    let expected = [
        ("-->", without_shortcuts(&crates.normal)),
        ("-.->", for_tests(&crates.normal, &crates.dev)),
    ];
    for (arrow, expected) in expected {
        let drawn = drawn(&diagram.text, arrow);
        for (from, to) in expected.iter().filter(|pair| !drawn.contains_key(*pair)) {
            let message = format!(
                "`{from}` depends on `{to}`: draw `{from} {arrow} {to}` if the layers may be so"
            );
            findings.push(Finding::new(DIAGRAM, 1, message));
        }
        for ((from, to), line) in drawn.iter().filter(|(pair, _)| !expected.contains(*pair)) {
            let message =
                format!("`{from} {arrow} {to}` is not so in the manifests, or follows from others");
            findings.push(Finding::new(DIAGRAM, *line, message));
        }
    }
    Ok(findings)
}

/// What the manifests say.
struct Crates {
    normal: Arrows,
    dev: Arrows,
    /// Dependencies that bring in what is not reproducible: the node, the manifest's path, the dependency.
    outside: Vec<(String, String, String)>,
}

impl Crates {
    fn read(tree: &Tree, metadata: &Value) -> Result<Self> {
        let packages = metadata["packages"].as_array().context("cargo metadata has no packages")?;
        let root = metadata["workspace_root"].as_str().unwrap_or_default();
        let mut nodes = BTreeMap::new();
        for package in packages {
            let name = package["name"].as_str().context("a package has no name")?;
            let short = name.strip_prefix("backlot-").unwrap_or(name);
            let is_game = tree.has(&format!("crates/{name}/rules.md"))
                || tree.has(&format!("examples/{short}/rules.md"));
            nodes.insert(name, if is_game { GAME } else { short });
        }
        let mut crates = Self { normal: Arrows::new(), dev: Arrows::new(), outside: Vec::new() };
        for package in packages {
            let name = package["name"].as_str().unwrap_or_default();
            let node = nodes[name].to_owned();
            let manifest = package["manifest_path"].as_str().unwrap_or_default();
            let path = manifest.strip_prefix(root).unwrap_or(manifest).replace('\\', "/");
            for dependency in package["dependencies"].as_array().into_iter().flatten() {
                let target = dependency["name"].as_str().unwrap_or_default();
                let is_for_tests = dependency["kind"] == "dev";
                match nodes.get(target) {
                    // Tests of a crate may use it with other features.
                    Some(_) if is_for_tests && target == name => {}
                    Some(to) if is_for_tests => {
                        crates.dev.insert((node.clone(), (*to).to_owned()));
                    }
                    Some(to) => {
                        crates.normal.insert((node.clone(), (*to).to_owned()));
                    }
                    None if !is_for_tests && IMPURE.contains(&target) => {
                        let path = path.trim_start_matches('/').to_owned();
                        crates.outside.push((node.clone(), path, target.to_owned()));
                    }
                    None => {}
                }
            }
        }
        Ok(crates)
    }

    fn impure(&self) -> Vec<Finding> {
        let below = below(&self.normal, GAMES);
        let concerned =
            self.outside.iter().filter(|(node, ..)| node == GAMES || below.contains(node));
        let finding = |(_, path, target): &(String, String, String)| {
            Finding::new(
                path,
                1,
                format!(
                    "the games build on this crate, so it can't depend on {target}: they have no clocks, threads or randomness of the system"
                ),
            )
        };
        concerned.map(finding).collect()
    }
}

/// All nodes that can be reached from this one.
fn below(arrows: &Arrows, from: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![from.to_owned()];
    while let Some(node) = open.pop() {
        for (_, to) in arrows.iter().filter(|(from, _)| *from == node) {
            if found.insert(to.clone()) {
                open.push(to.clone());
            }
        }
    }
    found
}

/// The arrows that don't follow from others.
fn without_shortcuts(arrows: &Arrows) -> Arrows {
    let follows = |from: &str, to: &str| {
        let mut others = arrows.iter().filter(|(start, other)| start == from && other != to);
        others.any(|(_, other)| below(arrows, other).contains(to))
    };
    arrows.iter().filter(|(from, to)| !follows(from, to)).cloned().collect()
}

/// What tests use beyond what their crate does.
fn for_tests(normal: &Arrows, dev: &Arrows) -> Arrows {
    let uses = |from: &str, to: &str| below(normal, from).contains(to);
    let more: Arrows = dev.iter().filter(|(from, to)| !uses(from, to)).cloned().collect();
    let follows = |from: &str, to: &str| {
        more.iter().any(|(start, other)| start == from && other != to && uses(other, to))
    };
    more.iter().filter(|(from, to)| !follows(from, to)).cloned().collect()
}

/// The arrows of this kind in the Mermaid diagram, with their lines. `a --> b & c` is two arrows.
fn drawn(text: &str, arrow: &str) -> BTreeMap<(String, String), usize> {
    let mut arrows = BTreeMap::new();
    let mut is_diagram = false;
    for (number, line) in (1..).zip(text.lines()) {
        match line.trim() {
            "```mermaid" => is_diagram = true,
            "```" => is_diagram = false,
            line if is_diagram => {
                let Some((from, to)) = line.split_once(&format!(" {arrow} ")) else { continue };
                for from in from.split('&') {
                    for to in to.split('&') {
                        arrows.insert((from.trim().to_owned(), to.trim().to_owned()), number);
                    }
                }
            }
            _ => {}
        }
    }
    arrows
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const DRAWN: &str = "```mermaid\ngraph TD\ngames --> game & table\ngame & table --> core\ngame -.-> testkit\ntestkit --> table\n```\n";

    /// What is found if the manifests are as drawn, but for one dependency.
    fn found(name: &str, more: (&str, Option<&str>)) -> Vec<String> {
        let mut uses = [
            ("backlot-core", vec![]),
            ("backlot-table", vec![("backlot-core", None)]),
            ("backlot-testkit", vec![("backlot-core", None), ("backlot-table", None)]),
            ("backlot-one", vec![("backlot-core", None), ("backlot-testkit", Some("dev"))]),
            ("backlot-two", vec![("backlot-core", None), ("backlot-table", Some("dev"))]),
            (
                "backlot-games",
                vec![("backlot-one", None), ("backlot-two", None), ("backlot-table", None)],
            ),
        ];
        for (_, dependencies) in uses.iter_mut().filter(|(own, _)| *own == name) {
            dependencies.push(more);
        }
        let packages = uses.iter().map(|(name, dependencies)| {
            let manifest_path = format!("/repo/crates/{name}/Cargo.toml");
            let dependency =
                |(name, kind): &(&str, Option<&str>)| json!({ "name": name, "kind": kind });
            let dependencies: Vec<Value> = dependencies.iter().map(dependency).collect();
            json!({ "name": name, "manifest_path": manifest_path, "dependencies": dependencies })
        });
        let packages: Vec<Value> = packages.collect();
        let tree = Tree::of(&[
            (DIAGRAM, DRAWN),
            ("crates/backlot-one/rules.md", ""),
            ("crates/backlot-two/rules.md", ""),
        ]);
        let findings = compare(&tree, &json!({ "packages": packages, "workspace_root": "/repo" }));
        findings
            .unwrap()
            .into_iter()
            .map(|finding| format!("{}: {}", finding.path, finding.message))
            .collect()
    }

    #[test]
    fn a_diagram_that_says_what_the_manifests_say_is_good() {
        assert_eq!(found("backlot-core", ("serde", None)), [""; 0]);
        assert_eq!(found("backlot-games", ("backlot-core", None)), [""; 0], "that follows");
        assert_eq!(found("backlot-testkit", ("backlot-testkit", Some("dev"))), [""; 0]);
    }

    #[test]
    fn new_dependencies_between_layers_must_be_drawn() {
        let up = found("backlot-one", ("backlot-table", None));
        assert!(up.iter().any(|message| message.contains("`game --> table`")), "{up:?}");
        let test = found("backlot-core", ("backlot-testkit", Some("dev")));
        assert!(test[0].contains("`core -.-> testkit`"), "{test:?}");
        assert!(!found("backlot-games", ("backlot-testkit", None)).is_empty());
    }

    #[test]
    fn what_is_drawn_must_be_so() {
        let drawn = drawn(DRAWN, "-->");
        assert_eq!(drawn[&("table".to_owned(), "core".to_owned())], 4);
        let tree = Tree::of(&[(DIAGRAM, DRAWN)]);
        let nothing =
            compare(&tree, &json!({ "packages": [], "workspace_root": "/repo" })).unwrap();
        assert_eq!(nothing.len(), 6, "{nothing:?}");
    }

    #[test]
    fn games_do_not_know_each_other() {
        let messages = found("backlot-one", ("backlot-two", None));
        assert!(messages.iter().any(|message| message.contains("layer `game`")), "{messages:?}");
    }

    #[test]
    fn what_games_build_on_has_no_clocks_or_randomness_of_the_system() {
        for name in ["backlot-core", "backlot-table", "backlot-one", "backlot-games"] {
            let messages = found(name, ("getrandom", None));
            assert!(
                messages[0].starts_with(&format!("crates/{name}/Cargo.toml: ")),
                "{messages:?}"
            );
            assert_eq!(found(name, ("rand", Some("dev"))), [""; 0]);
        }
        assert_eq!(found("backlot-testkit", ("rayon", None)), [""; 0]);
    }
}
