//! Rule `locales`: messages that are used exist, messages that exist are used, and every language has them all. A game
//! that nobody has translated yet has no file at all in a language, and is shown in English there.

use std::collections::{BTreeMap, BTreeSet};

use super::rust::Scan;
use super::tree::{SourceFile, Tree};
use super::{Finding, clauses};

/// Keys that are put together at run time: what they begin, hold and end with (`*` is anything).
/// Whoever adds one says where it is made.
const COMPUTED: [&str; 10] = [
    "*-source-*",        // lines of a score sheet: GAME-source-ID
    "*-option-*",        // options of a setup and their values: GAME-option-ID
    "*-title",           // the title of a game: GAME-title
    "*-summary",         // what a game is about: GAME-summary
    "*-duration",        // how long a game takes: GAME-duration
    "*-view-*", // fields of a view on a plain board: GAME-view-FIELD, GAME-view-FIELD-VALUE
    "view-*",   // fields that many games have: view-FIELD
    "*-components-note", // which components are printed facts: GAME-components-note
    "*-tip-*",  // tips of a guided round: GAME-tip-NN-at-CLAUSE, GAME-tip-NN-on-EVENT
    "language-name", // what a language calls itself, for the page's list of languages
];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let english = english(tree, &mut findings);
    let known: BTreeSet<&str> = english.keys().copied().collect();
    let used = used_keys(tree);
    let mut patterns = patterns_of_the_page(tree);
    patterns.extend(derived_keys(tree));
    for (&key, &(file, line)) in &english {
        let is_used = used.contains(key)
            || COMPUTED.iter().any(|pattern| fits(pattern, key))
            || patterns.iter().any(|pattern| fits(pattern, key));
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
    findings.extend(missing(tree, &english));
    findings
}

/// What other languages lack: told at the file in which it should stand, as English has it there.
fn missing(tree: &Tree, english: &BTreeMap<&str, (&SourceFile, usize)>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for language in languages(tree).into_iter().filter(|language| *language != "en") {
        let folder = format!("locales/{language}/");
        let files = messages_files(tree).filter(|file| file.path.starts_with(&folder));
        let there: BTreeSet<&str> = files.flat_map(keys).map(|(_, key)| key).collect();
        let is_missing = |key: &str, file: &SourceFile| {
            !there.contains(key) && is_translated(tree, &file.path, language)
        };
        for (key, (file, _)) in english.iter().filter(|(key, (file, _))| is_missing(key, file)) {
            let path = file.path.replacen("locales/en/", &folder, 1);
            findings.push(Finding::new(&path, 1, format!("the message {key} is missing")));
        }
    }
    findings
}

/// Whether the language has to have what stands in this English file: unless it is about a game of which the language
/// has nothing. Files of a game are `GAME.ftl`, `page-GAME.ftl` and the like, and `rules/GAME.md`.
pub(super) fn is_translated(tree: &Tree, english: &str, language: &str) -> bool {
    let stem = |path: &str| {
        let name = path.rsplit('/').next().unwrap_or_default();
        name.split_once('.').map_or(name, |(stem, _)| stem).to_owned()
    };
    let is_of = |path: &str, game: &str| {
        let stem = stem(path);
        stem == game || stem.ends_with(&format!("-{game}"))
    };
    let rules = tree.ending("/rules.md").filter(|file| clauses::is_rulebook(file));
    let games = rules.filter_map(|file| file.path.strip_prefix("crates/backlot-"));
    let games = games.filter_map(|path| path.strip_suffix("/rules.md"));
    // `deep-sea.ftl` is that game's, even where there is a game `sea`.
    let game = games.filter(|game| is_of(english, game)).max_by_key(|game| game.len());
    let folder = format!("locales/{language}/");
    let mut files = tree.files.iter().filter(|file| file.path.starts_with(&folder));
    game.is_none_or(|game| files.any(|file| is_of(&file.path, game)))
}

/// The keys that derives put together: `#[json(texts = "GAME-event")]`, with `*` for the name of the variant.
fn derived_keys(tree: &Tree) -> BTreeSet<String> {
    let start = "texts = ";
    let mut patterns = BTreeSet::new();
    for (_, scan) in tree.rust().filter(|(file, _)| !file.is_test()) {
        for (offset, _) in scan.code.match_indices(start) {
            let place = offset + start.len();
            let found = scan.literals.binary_search_by_key(&place, |literal| literal.offset);
            patterns.extend(found.map(|index| format!("{}-*", scan.literals[index].text)));
        }
    }
    patterns
}

/// The ids of all languages: the folders in `locales/` that have messages.
pub(super) fn languages(tree: &Tree) -> BTreeSet<&str> {
    messages_files(tree).filter_map(|file| file.path.split('/').nth(1)).collect()
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

/// Every literal outside of tests and in the page, and every message that another message refers to.
fn used_keys(tree: &Tree) -> BTreeSet<&str> {
    let mut used = BTreeSet::new();
    for (_, scan) in tree.rust().filter(|(file, _)| !file.is_test()) {
        let live = scan.literals.iter().filter(|literal| !scan.in_tests(literal.offset));
        used.extend(live.map(|literal| literal.text.as_str()));
    }
    for file in tree.files.iter().filter(|file| is_of_the_page(file)) {
        used.extend(file.text.split(['"', '\'', '`']));
    }
    for file in messages_files(tree).filter(|file| is_english(file)) {
        for inside in file.text.split('{').skip(1) {
            let end = |sign: char| !(sign.is_ascii_alphanumeric() || sign == '-' || sign == '_');
            used.extend(inside.trim_start().split(end).next());
        }
    }
    used
}

/// The keys that the page puts together, such as `page-level-${level}`, with `*` for what is put in. What is nothing but
/// put in says nothing.
fn patterns_of_the_page(tree: &Tree) -> BTreeSet<String> {
    let mut patterns = BTreeSet::new();
    for file in tree.files.iter().filter(|file| is_of_the_page(file)) {
        for literal in file.text.split(['"', '\'', '`']).filter(|it| it.contains("${")) {
            let mut pattern = String::new();
            for (index, part) in literal.split("${").enumerate() {
                let rest = part.split_once('}').map_or(part, |(_, rest)| rest);
                pattern += if index == 0 { part } else { "*" };
                pattern += if index == 0 { "" } else { rest };
            }
            if pattern.starts_with(|sign: char| sign.is_ascii_lowercase()) {
                patterns.insert(pattern);
            }
        }
    }
    patterns
}

fn is_of_the_page(file: &SourceFile) -> bool {
    let is_code = file.path.ends_with(".ts") || file.path.ends_with(".svelte");
    file.path.starts_with("web/") && is_code && !file.path.contains(".test.")
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

    const GERMAN: &str =
        "hello = Hallo\n-brand = Backlot\ndf-source-movies = Filme\ndf-title = Traum\n";

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
        assert_eq!(found(ENGLISH, GERMAN, CODE), []);
    }

    #[test]
    fn every_language_has_every_message() {
        let german = GERMAN.replace("df-title", "# df-title");
        let missing = found(ENGLISH, &german, CODE);
        assert_eq!(missing.len(), 1);
        assert!(missing[0].2.contains("df-title is missing"), "{missing:?}");
        assert_eq!(missing[0].0, "locales/de/a.ftl");
    }

    #[test]
    fn the_page_uses_messages() {
        let files = [
            ("locales/en/a.ftl", "page-a = A\npage-b = B\npage-c = C\npage-d-1-e = D\n"),
            ("web/src/a.svelte", "{t('page-a')} {t(`page-b`)} {t(`page-d-${n}-e`)} {`${n}`}"),
            ("web/src/a.test.ts", "t('page-c')"),
        ];
        let findings = check(&Tree::of(&files));
        assert_eq!(findings.len(), 1);
        assert!(findings[0].message.contains("page-c"));
    }

    #[test]
    fn a_game_may_wait_for_its_translation_but_not_be_half_translated() {
        let mut files = vec![
            ("crates/backlot-sea/rules.md", ""),
            ("locales/en/sea.ftl", "sea-title = Sea\nsea-summary = Wet\n"),
            ("locales/en/terminal-sea.ftl", "sea-option-x = X\n"),
            ("locales/de/woods.ftl", ""),
        ];
        let missing = |files: &[(&str, &str)]| check(&Tree::of(files)).len();
        assert_eq!(missing(&files), 0);
        files.push(("locales/de/rules/sea.md", ""));
        assert_eq!(missing(&files), 3);
        files.push(("locales/de/sea.ftl", "sea-title = Meer\nsea-summary = Nass\n"));
        assert_eq!(missing(&files), 1);
    }

    #[test]
    fn keys_of_derived_texts_are_used() {
        let code =
            format!("{CODE}#[json(tag = \"kind\", texts = \"df-event\")]\nenum Event {{}}\n");
        let english = format!("{ENGLISH}df-event-won = Won\n");
        let german = format!("{GERMAN}df-event-won = Gewonnen\n");
        assert_eq!(found(&english, &german, &code), []);
        assert_eq!(found(&english, &german, CODE).len(), 1);
    }

    #[test]
    fn a_used_message_exists() {
        let missing = found(ENGLISH, GERMAN, &format!("{CODE}fn c() {{ Text::new(\"helo\"); }}\n"));
        assert_eq!(missing.len(), 1);
        assert_eq!(missing[0].1, 6);
        assert!(missing[0].2.contains("helo"), "{missing:?}");
    }

    #[test]
    fn a_message_that_exists_is_used() {
        let german = format!("{GERMAN}toy = Spiel\n");
        let unused = found(&format!("{ENGLISH}toy = Only tests use it\n"), &german, CODE);
        assert_eq!((unused.len(), unused[0].1), (1, 10));
        assert_eq!(found(&format!("{ENGLISH}hello = Twice\n"), GERMAN, CODE).len(), 1);
    }

    #[test]
    fn other_languages_add_nothing() {
        let german = found(ENGLISH, &format!("{GERMAN}hallo = Hallo\n"), CODE);
        assert_eq!((german[0].0.as_str(), german[0].1), ("locales/de/a.ftl", 5));
    }

    #[test]
    fn patterns_fit_whole_keys() {
        assert!(fits("*-option-*", "df-option-edition") && fits("*-title", "df-title"));
        assert!(!fits("*-title", "df-title-long") && !fits("*-option-*", "option-edition"));
    }
}
