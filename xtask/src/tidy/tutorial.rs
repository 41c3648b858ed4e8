//! Rule `tutorial`: the code blocks of `docs/adding-a-game.md` are the files of `examples/premiere`.
//!
//! A block whose info string ends in `file=PATH` is a part of that file. The blocks of a file stand in its order, and
//! together they are the whole file, blank lines between them apart. Every file of the example is in the tutorial.

use std::collections::BTreeMap;

use super::Finding;
use super::tree::{SourceFile, Tree};

const PAGE: &str = "docs/adding-a-game.md";
const EXAMPLE: &str = "examples/premiere/";
const MARK: &str = "file=";

/// A part of a file, with the line of the page on which it starts.
struct Block<'a> {
    line: usize,
    lines: Vec<&'a str>,
}

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let Some(page) = tree.file(PAGE) else {
        return vec![Finding::new(PAGE, 1, "the tutorial is missing")];
    };
    let mut blocks = blocks(page);
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| file.path.starts_with(EXAMPLE)) {
        let name = &file.path[EXAMPLE.len()..];
        let parts = blocks.remove(name).unwrap_or_default();
        findings.extend(compare(file, &parts));
    }
    for (name, parts) in blocks {
        let line = parts.first().map_or(1, |block| block.line);
        findings.push(Finding::new(PAGE, line, format!("{EXAMPLE}{name} is not there")));
    }
    findings
}

/// The marked blocks of the page by file. A block ends where its fence stands alone again.
fn blocks(page: &SourceFile) -> BTreeMap<&str, Vec<Block<'_>>> {
    let mut blocks: BTreeMap<&str, Vec<Block<'_>>> = BTreeMap::new();
    let mut lines = page.lines();
    while let Some((line, text)) = lines.next() {
        let ticks = text.len() - text.trim_start_matches('`').len();
        if ticks < 3 {
            continue;
        }
        let fence = "`".repeat(ticks);
        let inside = lines.by_ref().map(|(_, text)| text);
        let inside = inside.take_while(|text| *text != fence).collect();
        if let Some(name) = text.split(' ').find_map(|word| word.strip_prefix(MARK)) {
            blocks.entry(name).or_default().push(Block { line: line + 1, lines: inside });
        }
    }
    blocks
}

/// The first difference between a file and its blocks.
fn compare(file: &SourceFile, blocks: &[Block<'_>]) -> Option<Finding> {
    let shown =
        |line: &str| if line.is_empty() { "an empty line".to_owned() } else { format!("`{line}`") };
    let mut rest = file.lines().peekable();
    for block in blocks {
        while rest.next_if(|(_, text)| text.is_empty()).is_some() {}
        for (number, &line) in (block.line..).zip(&block.lines) {
            let there = rest.next();
            if there.is_none_or(|(_, text)| text != line) {
                let there = there.map_or("the end".to_owned(), |(number, text)| {
                    format!("line {number}, {}", shown(text))
                });
                let message = format!("{} has {there} instead of {}", file.path, shown(line));
                return Some(Finding::new(PAGE, number, message));
            }
        }
    }
    let (number, text) = rest.find(|(_, text)| !text.is_empty())?;
    let line = blocks.last().map_or(1, |block| block.line + block.lines.len());
    let message = format!("line {number} of {} is in no block: {}", file.path, shown(text));
    Some(Finding::new(PAGE, line, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "//! One.\n\nfn a() {}\n\n\nfn b() {}\n";
    const PAGE_TEXT: &str = "# A game\n\n```rust file=src/lib.rs\n//! One.\n\nfn a() {}\n```\n\nThen:\n\n\
        ````rust file=src/lib.rs\nfn b() {}\n````\n\n```sh\ncargo test\n```\n";

    fn found(page: &str, file: &str) -> Vec<(String, usize, String)> {
        let files =
            [(PAGE, page), ("examples/premiere/src/lib.rs", file), ("examples/bot.py", "x")];
        let findings = check(&Tree::of(&files)).into_iter();
        findings.map(|it| (it.path, it.line, it.message)).collect()
    }

    #[test]
    fn blocks_that_are_the_file_pass() {
        assert_eq!(found(PAGE_TEXT, FILE), []);
    }

    #[test]
    fn a_block_that_differs_from_its_file_is_found() {
        let changed = found(PAGE_TEXT, &FILE.replace("fn a()", "fn aa()"));
        assert_eq!((changed.len(), changed[0].1), (1, 6), "{changed:?}");
        assert!(
            changed[0].2.contains("line 3, `fn aa() {}` instead of `fn a() {}`"),
            "{changed:?}"
        );
        let shorter = found(PAGE_TEXT, "//! One.\n\nfn a() {}\n");
        assert_eq!((shorter.len(), shorter[0].1), (1, 12), "{shorter:?}");
        assert!(shorter[0].2.contains("has the end instead of `fn b() {}`"), "{shorter:?}");
        let swapped = found(PAGE_TEXT, "fn b() {}\n\n//! One.\n\nfn a() {}\n");
        assert_eq!(swapped.len(), 1, "{swapped:?}");
    }

    #[test]
    fn nothing_of_the_example_is_left_out() {
        let more = found(PAGE_TEXT, &format!("{FILE}fn c() {{}}\n"));
        assert_eq!((more.len(), more[0].1), (1, 13), "{more:?}");
        assert!(more[0].2.contains("line 7 of examples/premiere/src/lib.rs is in no block"));
        let none = found("# A game\n", FILE);
        assert_eq!(none.len(), 1, "{none:?}");
        let other = found(&PAGE_TEXT.replacen("lib.rs", "main.rs", 1), FILE);
        assert_eq!(other.len(), 2, "{other:?}");
    }
}
