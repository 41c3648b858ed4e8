//! Rule `hygiene`: no leftovers, no paths of a machine, no registry hosts, clean line ends.

use super::Finding;
use super::rust::Scan;
use super::tree::{SourceFile, Tree};

/// Folders in which people and build machines keep things.
const MACHINE_FOLDERS: [&str; 4] = ["root", "home", "work", "Users"];

/// Sources must not depend on where packages came from.
const HOSTS: [&str; 6] = [
    "registry.npmjs.org",     // tidy: allow(hygiene) what is looked for
    "registry.yarnpkg.com",   // tidy: allow(hygiene) what is looked for
    "index.crates.io",        // tidy: allow(hygiene) what is looked for
    "static.crates.io",       // tidy: allow(hygiene) what is looked for
    "files.pythonhosted.org", // tidy: allow(hygiene) what is looked for
    "pypi.org/simple",        // tidy: allow(hygiene) what is looked for
];

/// What cargo itself calls the usual registry in `Cargo.lock`.
const USUAL_SOURCE: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";

// tidy: allow(hygiene) what is looked for
const SHARED_FOLDER: &str = "../shared";

// tidy: allow(hygiene) what is looked for
const UNFINISHED: &str = "FIXME";

const UNFINISHED_MACROS: [&str; 3] = ["todo", "unimplemented", "dbg"];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in &tree.files {
        let mut tell = |line: usize, message: String| {
            if !file.allows(line, "hygiene") {
                findings.push(Finding::new(&file.path, line, message));
            }
        };
        for (number, line) in file.lines() {
            for problem in problems_of_line(file, line) {
                tell(number, problem);
            }
        }
        if !file.text.is_empty() && !file.text.ends_with('\n') {
            tell(file.text.lines().count(), "the file must end with a newline".to_owned());
        }
        if let Some(scan) = &file.rust {
            for (offset, problem) in problems_of_code(file, scan) {
                tell(scan.line(offset), problem);
            }
        }
    }
    findings
}

fn problems_of_line(file: &SourceFile, line: &str) -> Vec<String> {
    let mut problems = Vec::new();
    if line.ends_with([' ', '\t', '\r']) {
        problems.push("white space at the end of the line".to_owned());
    }
    if line.contains(UNFINISHED) {
        problems.push(format!("{UNFINISHED}: do it, or open an issue"));
    }
    if line.contains(SHARED_FOLDER) {
        problems.push(format!("{SHARED_FOLDER} is not part of the repository"));
    }
    for folder in MACHINE_FOLDERS {
        if has_machine_path(line, folder) {
            problems.push(format!("/{folder}/ is a path of one machine"));
        }
    }
    problems.extend(registry_problem(file, line));
    problems
}

/// Whether `/folder/` starts a path; inside a URL or a longer path it does not.
fn has_machine_path(line: &str, folder: &str) -> bool {
    line.match_indices(&format!("/{folder}/")).any(|(offset, _)| {
        !line[..offset].ends_with(|sign: char| sign.is_alphanumeric() || "._-~*})]$".contains(sign))
    })
}

fn registry_problem(file: &SourceFile, line: &str) -> Option<String> {
    let name = file.path.rsplit('/').next().unwrap_or_default();
    let line = line.trim();
    let bad = match name {
        "Cargo.lock" => line.starts_with("source = ") && line != USUAL_SOURCE,
        "package-lock.json" => line.starts_with("\"resolved\"") && line.contains("://"),
        ".npmrc" | "pip.conf" => line.contains("://"),
        "config.toml" if file.path.contains(".cargo/") => line.contains("://"),
        _ => HOSTS.iter().any(|host| line.contains(host)),
    };
    bad.then(|| "names the host of a registry: leave that to whoever builds".to_owned())
}

fn problems_of_code(file: &SourceFile, scan: &Scan) -> Vec<(usize, String)> {
    let mut problems = Vec::new();
    for name in UNFINISHED_MACROS {
        for (offset, _) in scan.code.match_indices(&format!("{name}!")) {
            let inside_name =
                scan.code[..offset].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            if !inside_name {
                problems.push((offset, format!("`{name}!` is for unfinished code")));
            }
        }
    }
    for (offset, _) in scan.code.match_indices("#[ignore") {
        problems
            .push((offset, "a test that is ignored proves nothing: mend or delete it".to_owned()));
    }
    for (offset, _) in scan.code.match_indices(".unwrap()") {
        if !file.is_test() && !scan.in_tests(offset) {
            let message = "`.unwrap()` outside of tests: handle it, or `expect` with the fact";
            problems.push((offset, message.to_owned()));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<(usize, String)> {
        let findings = check(&Tree::of(&[(path, text)])).into_iter();
        findings.map(|finding| (finding.line, finding.message)).collect()
    }

    #[test]
    fn line_ends_are_clean() {
        assert_eq!(found("a.md", "a\n\nb\n"), []);
        assert_eq!(found("a.md", ""), []);
        assert_eq!(found("a.md", "a \nb\t\nc").len(), 3);
    }

    #[test]
    fn paths_of_a_machine_are_found() {
        for folder in MACHINE_FOLDERS {
            let path = format!("/{folder}/ada/x");
            assert_eq!(found("a.md", &format!("see {path}\n")).len(), 1);
            assert_eq!(found("a.rs", &format!("const A: &str = \"{path}\";\n")).len(), 1);
            assert_eq!(found("a.md", &format!("see https://a.example{path} or .{path}\n")), []);
        }
        assert_eq!(found("a.rs", &format!("// {SHARED_FOLDER}/x\n")).len(), 1);
    }

    #[test]
    fn registry_hosts_are_found() {
        assert_eq!(found("Cargo.lock", &format!("{USUAL_SOURCE}\n")), []);
        assert_eq!(found("Cargo.lock", "source = \"registry+https://a.example/index\"\n").len(), 1);
        assert_eq!(
            found("web/package-lock.json", "\"resolved\": \"https://a.example/x\",\n").len(),
            1
        );
        assert_eq!(found("web/package-lock.json", "\"url\": \"https://a.example/x\"\n"), []);
        assert_eq!(
            found(".cargo/config.toml", "registry = \"sparse+https://a.example/\"\n").len(),
            1
        );
        for host in HOSTS {
            assert_eq!(found("a.toml", &format!("index = \"https://{host}/\"\n")).len(), 1);
        }
    }

    #[test]
    fn leftovers_are_found() {
        let code = "fn a() {\n    todo!();\n    dbg!(1);\n    unimplemented!();\n}\n#[ignore = \"slow\"]\nfn b() {}\n";
        let lines: Vec<_> = found("a.rs", code).into_iter().map(|(line, _)| line).collect();
        assert_eq!(lines, [2, 4, 3, 6]);
        assert_eq!(found("a.rs", "// todo!()\nconst A: &str = \"dbg!\"; my_todo!();\n"), []);
        assert_eq!(found("a.md", &format!("{UNFINISHED} later\n")).len(), 1);
    }

    #[test]
    fn unwrap_is_for_tests() {
        let code = "fn a() { b.unwrap(); }\n#[cfg(test)]\nmod tests { fn c() { d.unwrap(); } }\n";
        assert_eq!(found("src/a.rs", code).len(), 1);
        assert_eq!(found("crates/a/tests/a.rs", code), []);
    }

    #[test]
    fn an_excuse_needs_a_reason() {
        let line = format!("// {SHARED_FOLDER} tidy: allow(hygiene)");
        assert_eq!(found("a.rs", &format!("{line} the word itself\n")), []);
        assert_eq!(found("a.rs", &format!("{line}\n")).len(), 1);
    }
}
