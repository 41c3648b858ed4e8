//! Rule `links`: relative links in Markdown lead to a file or folder of the repository.

use super::Finding;
use super::tree::{SourceFile, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.ending(".md") {
        for (line, target) in links(file) {
            let path = target.split('#').next().unwrap_or_default();
            let leads_somewhere = resolve(&file.path, path).is_some_and(|path| tree.has(&path));
            if !path.is_empty() && !leads_somewhere && !file.allows(line, "links") {
                let message = format!("the link leads nowhere: {target}");
                findings.push(Finding::new(&file.path, line, message));
            }
        }
    }
    findings
}

/// The relative targets of `[text](target)` and `[name]: target`, outside of code.
fn links(file: &SourceFile) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut in_code = false;
    for (number, line) in file.lines() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if !in_code {
            let line = without_code(line);
            let inline = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
            let defined = line.strip_prefix('[').and_then(|rest| rest.split_once("]: "));
            let targets = inline.chain(defined.map(|(_, target)| target));
            let targets = targets.filter_map(|target| target.split_whitespace().next());
            found.extend(targets.filter(|it| is_relative(it)).map(|it| (number, it.to_owned())));
        }
    }
    found
}

/// The line without what stands between backticks.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("``")
}

/// Links to other sites lead out of the repository; drawings of rules pages are looked at by rule `pages`.
fn is_relative(target: &str) -> bool {
    !target.contains("://") && !target.starts_with("mailto:") && !target.starts_with("art:")
}

/// The path in the repository that a link in a file means; nothing if it leaves the repository.
fn resolve(from: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = match target.strip_prefix('/') {
        Some(_) => Vec::new(),
        None => from.split('/').collect(),
    };
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(usize, String)> {
        let tree = Tree::of(&[("docs/a.md", text), ("docs/b/c.md", ""), ("LICENSE", "")]);
        check(&tree).into_iter().map(|finding| (finding.line, finding.message)).collect()
    }

    #[test]
    fn good_links_pass() {
        let text = "[b](b/c.md#part) ![x](../LICENSE) [b](b/) [self](#top) [w](https://a.example/b) ![p](art:reel)\n\
            `[code](nowhere)`\n```\n[code](nowhere)\n```\n[ref]: b/c.md \"title\"\n";
        assert_eq!(found(text), []);
    }

    #[test]
    fn broken_links_are_found() {
        let broken = found("ok\n[b](b/d.md)\n[out](../../LICENSE)\n[ref]: nowhere.md\n");
        let lines: Vec<_> = broken.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, [2, 3, 4]);
        assert!(broken[0].1.ends_with("b/d.md"), "{broken:?}");
    }
}
