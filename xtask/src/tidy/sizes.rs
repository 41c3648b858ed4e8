//! Rule `sizes`: what no longer fits into a head is taken apart.

use super::Finding;
use super::rust::{Scan, end_of_block, start_of_body};
use super::tree::Tree;

const MAX_FILE: usize = 500;
const MAX_FUNCTION: usize = 60;
const EXCUSE: &str = "or say why not: `// tidy: allow(sizes) reason`";

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (file, scan) in tree.rust() {
        let lines = file.text.lines().count();
        if lines > MAX_FILE && !file.allows(1, "sizes") {
            let message = format!("{lines} lines, at most {MAX_FILE}: split the file, {EXCUSE}");
            findings.push(Finding::new(&file.path, 1, message));
        }
        for function in functions(scan) {
            if function.lines > MAX_FUNCTION && !file.allows(function.line, "sizes") {
                let message = format!(
                    "the function {} has {} lines, at most {MAX_FUNCTION}: split it, {EXCUSE}",
                    function.name, function.lines
                );
                findings.push(Finding::new(&file.path, function.line, message));
            }
        }
    }
    findings
}

struct Function<'a> {
    name: &'a str,
    line: usize,
    lines: usize,
}

fn functions(scan: &Scan) -> Vec<Function<'_>> {
    let words = scan.words();
    let mut found = Vec::new();
    for pair in words.windows(2) {
        let between = &scan.code[pair[0].end()..pair[1].offset];
        // `fn(u8)` is the type of a pointer.
        if pair[0].text != "fn" || !between.chars().all(char::is_whitespace) {
            continue;
        }
        let Some(body) = start_of_body(&scan.code, pair[1].end()) else { continue };
        if scan.code.as_bytes()[body] == b'{' {
            let line = scan.line(pair[0].offset);
            let last = scan.line(end_of_block(&scan.code, body) - 1);
            found.push(Function { name: pair[1].text, line, lines: last - line + 1 });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(usize, String)> {
        let tree = Tree::of(&[("crates/a/tests/a.rs", text)]);
        check(&tree).into_iter().map(|finding| (finding.line, finding.message)).collect()
    }

    #[test]
    fn long_functions_are_found() {
        let function = |lines: usize| {
            format!(
                "fn a(x: [u8; 2]) {{\n{}}}\nfn b() {{}}\n",
                "    x; \"}\"; // }\n".repeat(lines - 2)
            )
        };
        assert_eq!(found(&function(60)), []);
        let long = found(&format!("\n{}", function(61)));
        assert_eq!(long[0].0, 2);
        assert!(long[0].1.contains("function a has 61 lines"), "{long:?}");
        assert_eq!(found(&format!("// tidy: allow(sizes) a table\n{}", function(61))), []);
        assert_eq!(found(&format!("// tidy: allow(sizes)\n{}", function(61))).len(), 1);
    }

    #[test]
    fn long_files_are_found() {
        assert_eq!(found(&"//\n".repeat(500)), []);
        assert_eq!(found(&"//\n".repeat(501)).len(), 1);
    }

    #[test]
    fn functions_without_a_body_are_none() {
        let scan =
            Scan::new("trait A { fn a(&self) -> [u8; 3]; fn b() {} }\ntype F = fn(u8) -> u8;\n");
        let names: Vec<_> = functions(&scan).iter().map(|function| function.name).collect();
        assert_eq!(names, ["b"]);
    }
}
