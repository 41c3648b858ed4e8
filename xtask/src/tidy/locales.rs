//! Rule `locales`: messages that are used exist, and messages that exist are used.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use super::rust::Scan;
use super::tree::{SourceFile, Tree};

/// Keys that are put together at run time: what they begin, hold and end with (`*` is anything).
/// Whoever adds one says where it is made.
const COMPUTED: [&str; 4] = [
    "*-source-*", // lines of a score sheet: GAME-source-ID
    "*-option-*", // options of a setup and their values: GAME-option-ID
    "*-title",    // the title of a game: GAME-title
    "*-summary",  // what a game is about: GAME-summary
];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let english = english(tree, &mut findings);
    let known: BTreeSet<&str> = english.keys().copied().collect();
    let used = used_keys(tree);
    for (&key, &(file, line)) in &english {
        let is_used = used.contains(key) || COMPUTED.iter().any(|pattern| fits(pattern, key));
        if !is_used && !file.allows(line, "locales") {
            let message = format!("nothing uses the message {key}");
            findings.push(Finding::new(&file.path, line, message));
        }
    }
    for (file, scan) in tree.rust().filter(|(file, _)| file.path.starts_with("crates/")) {
        for (line, key) in requested(file, scan) {
            if !known.contains(key) && !file.allows(line, "locales") {
                let message = format!("the message {key} is not in locales/en");
                findings.push(Finding::new(&file.path, line, message));
            }
        }
    }
    for file in messages_files(tree).filter(|file| !is_english(file)) {
        for (line, key) in keys(file).filter(|(_, key)| !known.contains(key)) {
            let message = format!("English has no message {key}: misspelt or out of date");
            findings.push(Finding::new(&file.path, line, message));
        }
    }
    findings
}

fn messages_files(tree: &Tree) -> impl Iterator<Item = &SourceFile> {
    tree.ending(".ftl").filter(|file| file.path.starts_with("locales/"))
}

fn is_english(file: &SourceFile) -> bool {
    file.path.starts_with("locales/en/")
}

/// Where each English message is. A second one of the same name is a finding.
fn english<'a>(
    tree: &'a Tree,
    findings: &mut Vec<Finding>,
) -> BTreeMap<&'a str, (&'a SourceFile, usize)> {
    let mut found: BTreeMap<&str, (&SourceFile, usize)> = BTreeMap::new();
    for file in messages_files(tree).filter(|file| is_english(file)) {
        for (line, key) in keys(file) {
            if let Some((first, first_line)) = found.get(key) {
                let message = format!("{key} is also in {}, line {first_line}", first.path);
                findings.push(Finding::new(&file.path, line, message));
            } else {
                found.insert(key, (file, line));
            }
        }
    }
    found
}

/// The messages and terms (`-name`) of a Fluent file: lines `key = …` that are not indented.
pub(super) fn keys(file: &SourceFile) -> impl Iterator<Item = (usize, &str)> {
    let is_key = |key: &str| {
        key.starts_with(|sign: char| sign.is_ascii_alphabetic() || sign == '-')
            && key.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_')
    };
    file.lines().filter_map(move |(number, line)| {
        let key = line.split_once('=')?.0.trim_end();
        is_key(key).then_some((number, key))
    })
}

/// Every literal outside of tests, and every message that another message refers to.
fn used_keys(tree: &Tree) -> BTreeSet<&str> {
    let mut used = BTreeSet::new();
    for (_, scan) in tree.rust().filter(|(file, _)| !file.is_test()) {
        let live = scan.literals.iter().filter(|literal| !scan.in_tests(literal.offset));
        used.extend(live.map(|literal| literal.text.as_str()));
    }
    for file in messages_files(tree).filter(|file| is_english(file)) {
        for inside in file.text.split('{').skip(1) {
            let end = |sign: char| !(sign.is_ascii_alphanumeric() || sign == '-' || sign == '_');
            used.extend(inside.trim_start().split(end).next());
        }
    }
    used
}

/// The keys in `Text::new("…")` outside of tests.
fn requested<'a>(file: &SourceFile, scan: &'a Scan) -> Vec<(usize, &'a str)> {
    let call = "Text::new(";
    let mut found = Vec::new();
    for (offset, _) in scan.code.match_indices(call) {
        let inside = &scan.code[offset + call.len()..];
        let argument = scan.code.len() - inside.trim_start().len();
        let at = scan.literals.binary_search_by_key(&argument, |literal| literal.offset);
        if let Ok(index) = at
            && !file.is_test()
            && !scan.in_tests(offset)
        {
            found.push((scan.line(argument), scan.literals[index].text.as_str()));
        }
    }
    found
}

fn fits(pattern: &str, key: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == key,
        Some((start, "")) => key.starts_with(start),
        Some((start, rest)) => key.strip_prefix(start).is_some_and(|after| {
            after.char_indices().any(|(offset, _)| fits(rest, &after[offset..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# A comment = none\nhello = Hello { $name }, from { -brand }\n    { $n ->\n        [one] x = 1\n       *[other] y\n    }\n-brand = Backlot\ndf-source-movies = Movies\ndf-title = Dream\n";
    const CODE: &str = "fn a() { Text::new(\n  \"hello\"\n); }\n#[cfg(test)]\nmod tests { fn b() { Text::new(\"toy\"); } }\n";

    fn found(english: &str, german: &str, code: &str) -> Vec<(String, usize, String)> {
        let files = [
            ("locales/en/a.ftl", english),
            ("locales/de/a.ftl", german),
            ("crates/a/src/lib.rs", code),
        ];
        let findings = check(&Tree::of(&files)).into_iter();
        findings.map(|it| (it.path, it.line, it.message)).collect()
    }

    #[test]
    fn messages_and_uses_that_agree_pass() {
        assert_eq!(found(ENGLISH, "hello = Hallo\n", CODE), []);
    }

    #[test]
    fn a_used_message_exists() {
        let missing = found(ENGLISH, "", &format!("{CODE}fn c() {{ Text::new(\"helo\"); }}\n"));
        assert_eq!(missing.len(), 1);
        assert_eq!(missing[0].1, 6);
        assert!(missing[0].2.contains("helo"), "{missing:?}");
    }

    #[test]
    fn a_message_that_exists_is_used() {
        let unused = found(&format!("{ENGLISH}toy = Only tests use it\n"), "", CODE);
        assert_eq!((unused.len(), unused[0].1), (1, 10));
        assert_eq!(found(&format!("{ENGLISH}hello = Twice\n"), "", CODE).len(), 1);
    }

    #[test]
    fn other_languages_add_nothing() {
        let german = found(ENGLISH, "hello = Hallo\nhallo = Hallo\n", CODE);
        assert_eq!((german[0].0.as_str(), german[0].1), ("locales/de/a.ftl", 2));
    }

    #[test]
    fn patterns_fit_whole_keys() {
        assert!(fits("*-option-*", "df-option-edition") && fits("*-title", "df-title"));
        assert!(!fits("*-title", "df-title-long") && !fits("*-option-*", "option-edition"));
    }
}
