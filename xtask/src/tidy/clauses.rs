//! Rule `clauses`: tests prove every clause of a `rules.md`, and nothing cites a clause that is not there.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use super::tree::{SourceFile, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut known = BTreeSet::new();
    for file in tree.ending("/rules.md").filter(|file| is_rulebook(file)) {
        let proved = cited_by_tests(tree, file.crate_folder().unwrap_or_default());
        for (id, lines) in clauses(file) {
            for &line in &lines[1..] {
                let message = format!("{id} is also on line {}: ids are unique", lines[0]);
                findings.push(Finding::new(&file.path, line, message));
            }
            if !proved.contains(id) && !file.allows(lines[0], "clauses") {
                let message = format!("no file in the crate's tests/ cites {id}");
                findings.push(Finding::new(&file.path, lines[0], message));
            }
            known.insert(id);
        }
    }
    let prefixes: BTreeSet<&str> = known.iter().map(|id| prefix(id)).collect();
    for file in tree.files.iter().filter(|file| cites_clauses(file)) {
        for (line, id) in citations(file) {
            let wrong = prefixes.contains(prefix(id)) && !known.contains(id);
            if wrong && !file.allows(line, "clauses") {
                let message = format!("{id} is in no rules.md");
                findings.push(Finding::new(&file.path, line, message));
            }
        }
    }
    findings
}

pub(super) fn is_rulebook(file: &SourceFile) -> bool {
    file.path.starts_with("crates/") && file.path.matches('/').count() == 2
}

fn cites_clauses(file: &SourceFile) -> bool {
    file.rust.is_some() || file.path.starts_with("crates/") || file.path.starts_with("locales/")
}

/// The ids that start a list item, with their lines.
pub(super) fn clauses(file: &SourceFile) -> BTreeMap<&str, Vec<usize>> {
    let mut found: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (number, line) in file.lines() {
        let Some(item) = line.strip_prefix("- ") else { continue };
        let first = item.split(' ').next().unwrap_or_default();
        if ids(first).first() == Some(&first) {
            found.entry(first).or_default().push(number);
        }
    }
    found
}

/// What each clause says: from its id to the next clause or heading.
pub(super) fn texts(file: &SourceFile) -> BTreeMap<&str, String> {
    let mut found: BTreeMap<&str, String> = BTreeMap::new();
    let mut current = None;
    for (_, line) in file.lines() {
        let first = line.strip_prefix("- ").and_then(|item| item.split(' ').next());
        match first.filter(|word| is_id(word)) {
            Some(id) => current = Some(id),
            None if line.starts_with('#') => current = None,
            None => {}
        }
        if let Some(id) = current {
            let text = found.entry(id).or_default();
            text.push_str(line);
            text.push('\n');
        }
    }
    found
}

fn cited_by_tests<'a>(tree: &'a Tree, folder: &str) -> BTreeSet<&'a str> {
    let tests = format!("{folder}/tests/");
    let files = tree.files.iter().filter(|file| file.path.starts_with(&tests));
    files.flat_map(citations).map(|(_, id)| id).collect()
}

fn citations(file: &SourceFile) -> impl Iterator<Item = (usize, &str)> {
    file.lines().flat_map(|(number, line)| ids(line).into_iter().map(move |id| (number, id)))
}

fn prefix(id: &str) -> &str {
    &id[..2]
}

/// Everything in a line that looks like `AB-C12`.
fn ids(line: &str) -> Vec<&str> {
    let word = |sign: char| !(sign.is_alphanumeric() || sign == '-' || sign == '_');
    line.split(word).filter(|word| is_id(word)).collect()
}

pub(super) fn is_id(word: &str) -> bool {
    let bytes = word.as_bytes();
    bytes.len() >= 5
        && bytes[..2].iter().all(u8::is_ascii_uppercase)
        && bytes[2] == b'-'
        && bytes[3].is_ascii_uppercase()
        && bytes[4..].iter().all(u8::is_ascii_digit)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: (&str, &str) =
        ("crates/a/rules.md", "# A\n- XX-S1 One (as in XX-S2).\n- XX-S2 Two.\n- no clause\n");

    fn found(files: &[(&str, &str)]) -> Vec<(String, usize, String)> {
        let files: Vec<_> = std::iter::once(RULES).chain(files.iter().copied()).collect();
        let findings = check(&Tree::of(&files)).into_iter();
        findings.map(|it| (it.path, it.line, it.message)).collect()
    }

    #[test]
    fn a_clause_needs_a_test_of_its_own_crate() {
        let tests = ("crates/a/tests/rules/start.md", "XX-S1, XX-S2");
        assert_eq!(found(&[tests]), []);
        let elsewhere = [("crates/b/tests/a.rs", "// XX-S1"), ("crates/a/tests/a.rs", "// XX-S2")];
        let missing = found(&elsewhere);
        assert_eq!(missing.len(), 1);
        assert_eq!((missing[0].1, missing[0].2.contains("cites XX-S1")), (2, true));
        assert_eq!(found(&[("crates/a/src/lib.rs", "// XX-S1 XX-S2")]).len(), 2, "not a test");
    }

    #[test]
    fn a_cited_clause_exists() {
        let tests = ("crates/a/tests/a.rs", "// XX-S1 XX-S2");
        let wrong = found(&[tests, ("crates/a/src/lib.rs", "\n// XX-S3, UTF-8, YY-S1, XX-S1a\n")]);
        assert_eq!(
            wrong,
            [("crates/a/src/lib.rs".to_owned(), 2, "XX-S3 is in no rules.md".to_owned())]
        );
    }

    #[test]
    fn ids_are_unique() {
        let again = ("crates/b/rules.md", "- YY-S1 a\n- YY-S1 b\n");
        let tests =
            [("crates/a/tests/a.rs", "// XX-S1 XX-S2"), ("crates/b/tests/b.rs", "// YY-S1")];
        let twice = found(&[again, tests[0], tests[1]]);
        assert_eq!((twice.len(), twice[0].1), (1, 2));
    }
}
