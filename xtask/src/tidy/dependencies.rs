//! Rule `dependencies`: which crates may depend on which.

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::Finding;
use super::tree::Tree;
use crate::workspace::Workspace;

/// What a workspace crate may depend on. Tests may use the normal ones and those in `dev`.
struct Layer {
    name: &'static str,
    normal: &'static [&'static str],
    dev: &'static [&'static str],
    /// Whether it holds rules or search: there, everything follows from the seed.
    pure: bool,
}

const GAME: &[&str] = &["backlot-core", "backlot-strategy"];
const GAME_DEV: &[&str] = &["backlot-testkit", "backlot-table", "backlot-locales", "backlot-bots"];

/// Tests of bots play real games.
const BOTS_DEV: &[&str] =
    &["backlot-games", "backlot-hollywood-cards", "backlot-dream-factory", "backlot-hollywood"];

/// The layers of ARCHITECTURE.md, lowest first.
const LAYERS: [Layer; 19] = [
    Layer { name: "backlot-core", normal: &[], dev: &[], pure: true },
    Layer { name: "backlot-strategy", normal: &["backlot-core"], dev: &[], pure: true },
    Layer { name: "backlot-locales", normal: &["backlot-core"], dev: &[], pure: false },
    Layer { name: "backlot-table", normal: &["backlot-core"], dev: &[], pure: false },
    Layer { name: "backlot-bots", normal: GAME, dev: BOTS_DEV, pure: true },
    Layer {
        name: "backlot-testkit",
        normal: &[
            "backlot-core",
            "backlot-strategy",
            "backlot-bots",
            "backlot-locales",
            "backlot-table",
        ],
        dev: &[],
        pure: false,
    },
    Layer { name: "backlot-hollywood-cards", normal: GAME, dev: GAME_DEV, pure: true },
    Layer { name: "backlot-dream-factory", normal: GAME, dev: GAME_DEV, pure: true },
    Layer { name: "backlot-hollywood", normal: GAME, dev: GAME_DEV, pure: true },
    Layer {
        name: "backlot-games",
        normal: &[
            "backlot-core",
            "backlot-strategy",
            "backlot-hollywood-cards",
            "backlot-dream-factory",
            "backlot-hollywood",
            "backlot-table",
            "backlot-bots",
            "backlot-locales",
        ],
        dev: &[],
        pure: true,
    },
    Layer {
        name: "backlot-arena",
        normal: &[
            "backlot-core",
            "backlot-strategy",
            "backlot-bots",
            "backlot-games",
            "backlot-table",
            "backlot-locales",
        ],
        dev: &[],
        pure: false,
    },
    Layer {
        name: "backlot-engine",
        normal: &[
            "backlot-core",
            "backlot-games",
            "backlot-table",
            "backlot-bots",
            "backlot-locales",
        ],
        dev: &[],
        pure: false,
    },
    Layer { name: "backlot-protocol", normal: &["backlot-table"], dev: &[], pure: false },
    Layer { name: "backlot-client", normal: &[], dev: &[], pure: false },
    Layer { name: "backlot-store", normal: &[], dev: &[], pure: false },
    Layer {
        name: "backlot-server",
        normal: &[
            "backlot-core",
            "backlot-locales",
            "backlot-table",
            "backlot-bots",
            "backlot-games",
            "backlot-engine",
            "backlot-protocol",
            "backlot-store",
        ],
        dev: &["backlot-client"],
        pure: false,
    },
    Layer { name: "backlot-webui", normal: &[], dev: &[], pure: false },
    Layer {
        name: "backlot",
        normal: &[
            "backlot-strategy",
            "backlot-core",
            "backlot-locales",
            "backlot-table",
            "backlot-hollywood-cards",
            "backlot-dream-factory",
            "backlot-hollywood",
            "backlot-bots",
            "backlot-games",
            "backlot-arena",
            "backlot-engine",
            "backlot-client",
            "backlot-store",
            "backlot-server",
            "backlot-webui",
        ],
        dev: &["backlot-testkit"],
        pure: false,
    },
    Layer { name: "xtask", normal: &[], dev: &[], pure: false },
];

/// They bring clocks, threads or the system's luck.
const IMPURE: [&str; 6] = ["tokio", "rayon", "rand", "getrandom", "chrono", "instant"];

pub(super) fn check(_tree: &Tree, workspace: &Workspace) -> Result<Vec<Finding>> {
    let mut cargo = workspace.cargo();
    cargo.args(["metadata", "--no-deps", "--format-version", "1"]);
    let output = cargo.output().context("cargo metadata can't be started")?;
    if !output.status.success() {
        bail!("cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let metadata = serde_json::from_slice(&output.stdout).context("cargo metadata is no JSON")?;
    check_metadata(&metadata)
}

fn check_metadata(metadata: &Value) -> Result<Vec<Finding>> {
    let packages = metadata["packages"].as_array().context("cargo metadata has no packages")?;
    let members: Vec<&str> =
        packages.iter().filter_map(|package| package["name"].as_str()).collect();
    let root = metadata["workspace_root"].as_str().unwrap_or_default();
    let mut findings = Vec::new();
    for package in packages {
        let name = package["name"].as_str().context("a package has no name")?;
        let manifest = package["manifest_path"].as_str().unwrap_or_default();
        let path = manifest.strip_prefix(root).unwrap_or(manifest).replace('\\', "/");
        let messages = match LAYERS.iter().find(|layer| layer.name == name) {
            Some(layer) => broken(layer, package, &members),
            None => vec![format!(
                "the crate {name} has no layer: add it to the table in xtask/src/tidy/dependencies.rs and to ARCHITECTURE.md"
            )],
        };
        let path = path.trim_start_matches('/');
        findings.extend(messages.into_iter().map(|message| Finding::new(path, 1, message)));
    }
    Ok(findings)
}

/// What is wrong with a crate's dependencies.
fn broken(layer: &Layer, package: &Value, members: &[&str]) -> Vec<String> {
    let mut messages = Vec::new();
    let name = layer.name;
    for dependency in package["dependencies"].as_array().into_iter().flatten() {
        let target = dependency["name"].as_str().unwrap_or_default();
        let for_tests = dependency["kind"] == "dev";
        if members.contains(&target) {
            let allowed = layer.normal.contains(&target)
                || (for_tests && (layer.dev.contains(&target) || target == name));
            if !allowed {
                let sort = if for_tests { "tests of " } else { "" };
                messages.push(format!(
                    "{sort}{name} must not depend on {target}: see the layers in ARCHITECTURE.md"
                ));
            }
        } else if layer.pure && !for_tests && IMPURE.contains(&target) {
            messages.push(format!(
                "{name} must not depend on {target}: rules and search have no clocks, threads or luck of the system"
            ));
        }
    }
    messages
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// The findings about a crate with one dependency, among all known crates.
    fn found(name: &str, target: &str, kind: Option<&str>) -> Vec<Finding> {
        let package = |name: &str, dependencies: Value| {
            let manifest_path = format!("/repo/crates/{name}/Cargo.toml");
            json!({ "name": name, "manifest_path": manifest_path, "dependencies": dependencies })
        };
        let mut packages = vec![package(name, json!([{ "name": target, "kind": kind }]))];
        let others = LAYERS.iter().filter(|layer| layer.name != name);
        packages.extend(others.map(|layer| package(layer.name, json!([]))));
        check_metadata(&json!({ "packages": packages, "workspace_root": "/repo" })).unwrap()
    }

    #[test]
    fn dependencies_go_downwards_only() {
        assert_eq!(found("backlot-table", "backlot-core", None), []);
        let up = found("backlot-core", "backlot-table", None);
        assert_eq!(up[0].path, "crates/backlot-core/Cargo.toml");
        assert!(up[0].message.contains("must not depend on backlot-table"), "{up:?}");
        assert_eq!(found("backlot-hollywood", "backlot-hollywood-cards", None).len(), 1);
    }

    #[test]
    fn the_kit_for_tests_is_for_tests() {
        assert_eq!(found("backlot", "backlot-testkit", Some("dev")), []);
        assert_eq!(found("backlot", "backlot-testkit", None).len(), 1);
        assert_eq!(found("backlot-core", "backlot-testkit", Some("dev")).len(), 1);
    }

    #[test]
    fn rules_have_no_clocks_or_luck_of_the_system() {
        assert_eq!(found("backlot-core", "getrandom", None).len(), 1);
        assert_eq!(found("backlot-core", "rand", Some("dev")), []);
        assert_eq!(found("backlot-engine", "rayon", None), []);
    }

    #[test]
    fn a_crate_needs_a_layer() {
        let unknown = found("backlot-new", "serde", None);
        assert!(unknown[0].message.contains("ARCHITECTURE.md"), "{unknown:?}");
    }

    #[test]
    fn the_table_itself_goes_downwards() {
        for (index, layer) in LAYERS.iter().enumerate() {
            for target in layer.normal {
                let below = LAYERS[..index].iter().any(|lower| lower.name == *target);
                assert!(below, "{} depends on {target}, which is not below it", layer.name);
            }
        }
    }
}
