//! Rule `pages`: the rules page of each game, in every language, has one mark `[#DF-C5]` for each clause of the game's
//! `rules.md`, and shows only drawings that `locales/README.md` lists.

use std::collections::BTreeMap;

use super::Finding;
use super::tree::{SourceFile, Tree};
use super::{clauses, locales};

const DRAWINGS: &str = "locales/README.md";

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for rulebook in tree.ending("/rules.md").filter(|file| clauses::is_rulebook(file)) {
        let folder = rulebook.crate_folder().unwrap_or_default();
        let game = folder.trim_start_matches("crates/").trim_start_matches("backlot-");
        for language in locales::languages(tree) {
            let path = format!("locales/{language}/rules/{game}.md");
            match tree.file(&path) {
                None => findings.push(Finding::new(&path, 1, "this rules page is missing")),
                Some(page) => {
                    findings.extend(compare(rulebook, page));
                    findings.extend(unknown_drawings(tree, page));
                }
            }
        }
    }
    findings
}

/// The marks of a page against the clauses of its game.
fn compare(rulebook: &SourceFile, page: &SourceFile) -> Vec<Finding> {
    let mut findings = Vec::new();
    let known = clauses::clauses(rulebook);
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    for (line, id) in page.lines().flat_map(|(line, text)| marks(text).map(move |id| (line, id))) {
        if !known.contains_key(id) {
            let message = format!("{id} is no clause of {}", rulebook.path);
            findings.push(Finding::new(&page.path, line, message));
        }
        if let Some(first) = met.insert(id, line) {
            let message = format!("[#{id}] is also on line {first}");
            findings.push(Finding::new(&page.path, line, message));
        }
    }
    for id in known.keys().filter(|id| !met.contains_key(*id)) {
        let message = format!("no paragraph tells {id}: put [#{id}] before the one that does");
        findings.push(Finding::new(&page.path, 1, message));
    }
    findings
}

/// The marks at the start of a paragraph or list item.
fn marks(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line.strip_prefix("- ").unwrap_or(line);
    std::iter::from_fn(move || {
        let (id, after) = rest.strip_prefix("[#")?.split_once(']')?;
        rest = after.trim_start();
        Some(id)
    })
}

fn unknown_drawings(tree: &Tree, page: &SourceFile) -> Vec<Finding> {
    let list = tree.file(DRAWINGS).map_or("", |file| file.text.as_str());
    let mut findings = Vec::new();
    for (line, text) in page.lines() {
        let names = text.split("](art:").skip(1).filter_map(|rest| rest.split(')').next());
        for name in names.filter(|name| !list.contains(&format!("`art:{name}`"))) {
            let message = format!("{DRAWINGS} has no drawing art:{name}");
            findings.push(Finding::new(&page.path, line, message));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# A\n- XX-S1 One.\n- XX-S2 Two.\n";
    const PAGE: &str = "# A\n\n[#XX-S1] First.\n\n![x](art:reel)\n\n- [#XX-S2] Second\n";

    fn found(german: &str) -> Vec<(String, usize, String)> {
        let files = [
            ("crates/backlot-toy/rules.md", RULES),
            ("locales/README.md", "`art:reel`"),
            ("locales/en/a.ftl", ""),
            ("locales/de/a.ftl", ""),
            ("locales/en/rules/toy.md", PAGE),
            ("locales/de/rules/toy.md", german),
        ];
        let findings = check(&Tree::of(&files)).into_iter();
        findings.map(|it| (it.path, it.line, it.message)).collect()
    }

    #[test]
    fn pages_that_tell_every_clause_once_pass() {
        assert_eq!(found(PAGE), []);
        assert_eq!(found("[#XX-S1] [#XX-S2] Both.\n"), []);
    }

    #[test]
    fn clauses_are_neither_missing_nor_twice_nor_made_up() {
        let missing = found("[#XX-S1] First, as in [#XX-S2].\n");
        assert_eq!(missing.len(), 1);
        assert!(missing[0].2.contains("no paragraph tells XX-S2"), "{missing:?}");
        let twice = found(&PAGE.replace("# A", "[#XX-S2] Again"));
        assert_eq!((twice.len(), twice[0].1), (1, 7));
        let made_up = found(&PAGE.replace("# A", "[#XX-S3] More"));
        assert_eq!((made_up.len(), made_up[0].1), (1, 1));
    }

    #[test]
    fn every_language_has_the_page_and_only_drawings_that_exist() {
        let files = [
            ("crates/backlot-toy/rules.md", RULES),
            ("locales/README.md", ""),
            ("locales/en/a.ftl", ""),
            ("locales/de/a.ftl", ""),
            ("locales/en/rules/toy.md", PAGE),
        ];
        let findings = check(&Tree::of(&files));
        let paths: Vec<_> = findings.iter().map(|it| (it.path.as_str(), it.line)).collect();
        assert_eq!(paths, [("locales/de/rules/toy.md", 1), ("locales/en/rules/toy.md", 5)]);
    }
}
