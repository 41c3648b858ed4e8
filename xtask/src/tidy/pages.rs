//! Rule `pages`: the rules page of each game, in every language, has one mark `[#DF-C5]` for each clause of the game's
//! `rules.md`, marks every clause with a ruling by `{ruling: reason}`, as often as English does, says once what is
//! printed (`{components}`), and shows only drawings that `locales/README.md` lists. A game without any such page shows
//! its `rules.md`; what has an English page has one in every language that the game is translated into.

use std::collections::BTreeMap;

use super::Finding;
use super::tree::{SourceFile, Tree};
use super::{clauses, locales};

const DRAWINGS: &str = "locales/README.md";

/// Begins a ruling and its reason.
const RULING: &str = "{ruling:";

/// A paragraph of its own, in place of which the page shows the message `GAME-components-note`.
const COMPONENTS: &str = "{components}";

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for rulebook in tree.ending("/rules.md").filter(|file| clauses::is_rulebook(file)) {
        let folder = rulebook.crate_folder().unwrap_or_default();
        let game = folder.trim_start_matches("crates/").trim_start_matches("backlot-");
        let english = tree.file(&format!("locales/en/rules/{game}.md"));
        for language in locales::languages(tree) {
            let path = format!("locales/{language}/rules/{game}.md");
            match tree.file(&path) {
                None if english.is_some() && locales::is_translated(tree, &path, language) => {
                    findings.push(Finding::new(&path, 1, "this rules page is missing"));
                }
                None => {}
                Some(page) => {
                    findings.extend(compare(rulebook, page));
                    findings.extend(unmarked_rulings(rulebook, english.unwrap_or(page), page));
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

/// Rulings that a page does not mark, or marks differently from English.
fn unmarked_rulings(
    rulebook: &SourceFile,
    english: &SourceFile,
    page: &SourceFile,
) -> Vec<Finding> {
    let (expected, _) = rulings(english);
    let (marked, mut findings) = rulings(page);
    for (id, text) in clauses::texts(rulebook) {
        let Some(&(line, count)) = marked.get(id) else { continue };
        if count == 0 && text.contains("uling") {
            let message = format!("{id} has a ruling in {}: mark it {RULING} why}}", rulebook.path);
            findings.push(Finding::new(&page.path, line, message));
        }
        let wanted = expected.get(id).map_or(count, |&(_, wanted)| wanted);
        if count != wanted {
            let message = format!("{id} marks {count} rulings, and {wanted} in {}", english.path);
            findings.push(Finding::new(&page.path, line, message));
        }
    }
    let notes = page.lines().filter(|(_, text)| *text == COMPONENTS).count();
    if notes != 1 {
        let message = format!("{COMPONENTS} stands {notes} times alone in a line, instead of once");
        findings.push(Finding::new(&page.path, 1, message));
    }
    findings
}

/// The line of each clause with the number of rulings that it marks, and marks that are wrong.
fn rulings(page: &SourceFile) -> (BTreeMap<&str, (usize, usize)>, Vec<Finding>) {
    let mut found = BTreeMap::new();
    let mut findings = Vec::new();
    let mut told: Vec<&str> = Vec::new();
    let lines: Vec<(usize, &str)> = page.lines().collect();
    for (index, &(line, text)) in lines.iter().enumerate() {
        let ids: Vec<&str> = marks(text).collect();
        if !ids.is_empty() || text.starts_with('#') {
            told = ids;
        }
        for id in &told {
            found.entry(*id).or_insert((line, 0));
        }
        for (at, _) in text.match_indices(RULING) {
            let rest = lines[index + 1..].iter().map(|(_, text)| *text);
            if !has_reason(&text[at + RULING.len()..], rest) {
                let message = format!("this ruling needs a reason and an end: {RULING} why}}");
                findings.push(Finding::new(&page.path, line, message));
            }
            if told.is_empty() {
                findings.push(Finding::new(&page.path, line, "this ruling belongs to no clause"));
            }
            for id in &told {
                found.entry(*id).and_modify(|(_, count)| *count += 1);
            }
        }
    }
    (found, findings)
}

/// A reason ends within its paragraph.
fn has_reason<'a>(first: &'a str, rest: impl Iterator<Item = &'a str>) -> bool {
    let mut said = false;
    for text in std::iter::once(first).chain(rest.take_while(|text| !text.is_empty())) {
        let (reason, end) =
            text.split_once('}').map_or((text, false), |(reason, _)| (reason, true));
        said |= !reason.trim().is_empty();
        if end {
            return said;
        }
    }
    false
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
    const PAGE: &str =
        "# A\n\n[#XX-S1] First.\n\n![x](art:reel)\n\n- [#XX-S2] Second\n\n{components}\n";

    fn found(german: &str) -> Vec<(String, usize, String)> {
        compared(RULES, PAGE, german)
    }

    fn compared(rules: &str, english: &str, german: &str) -> Vec<(String, usize, String)> {
        let files = [
            ("crates/backlot-toy/rules.md", rules),
            ("locales/README.md", "`art:reel`"),
            ("locales/en/a.ftl", ""),
            ("locales/de/a.ftl", ""),
            ("locales/en/rules/toy.md", english),
            ("locales/de/rules/toy.md", german),
        ];
        let findings = check(&Tree::of(&files)).into_iter();
        findings.map(|it| (it.path, it.line, it.message)).collect()
    }

    #[test]
    fn pages_that_tell_every_clause_once_pass() {
        assert_eq!(found(PAGE), []);
        assert_eq!(found("[#XX-S1] [#XX-S2] Both.\n\n{components}\n"), []);
    }

    #[test]
    fn clauses_are_neither_missing_nor_twice_nor_made_up() {
        let missing = found("[#XX-S1] First, as in [#XX-S2].\n\n{components}\n");
        assert_eq!(missing.len(), 1);
        assert!(missing[0].2.contains("no paragraph tells XX-S2"), "{missing:?}");
        let twice = found(&PAGE.replace("# A", "[#XX-S2] Again"));
        assert_eq!((twice.len(), twice[0].1), (1, 7));
        let made_up = found(&PAGE.replace("# A", "[#XX-S3] More"));
        assert_eq!((made_up.len(), made_up[0].1), (1, 1));
    }

    const RULINGS: &str = "# A\n- XX-S1 One.\n  Ruling: so.\n- XX-S2 Two (ruling).\n";
    const MARKED: &str = "[#XX-S1] First. {ruling: A reason\nin two lines.}\n\n\
        [#XX-S2] Second. {ruling: why}\n\n- More. {ruling: why}\n\n## B\n\n{components}\n";

    #[test]
    fn every_language_marks_the_same_rulings() {
        assert_eq!(compared(RULINGS, MARKED, MARKED), []);
        let fewer = compared(RULINGS, MARKED, &MARKED.replace("- More. {ruling: why}", "- More."));
        assert_eq!((fewer.len(), fewer[0].1), (1, 4));
        assert!(fewer[0].2.contains("XX-S2 marks 1 rulings, and 2"), "{fewer:?}");
        let none = MARKED.replace("{ruling: A reason\nin two lines.}", "");
        let both = compared(RULINGS, &none, &none);
        assert_eq!(both.len(), 2, "{both:?}");
        assert!(both.iter().all(|it| it.2.contains("XX-S1 has a ruling")), "{both:?}");
        assert_eq!(compared(RULES, MARKED, MARKED), [], "a page may mark more than the clauses");
    }

    #[test]
    fn rulings_have_a_reason_and_a_clause() {
        let empty = compared(RULINGS, MARKED, &MARKED.replace(" why}\n\n##", "}\n\n##"));
        assert_eq!((empty.len(), empty[0].1), (1, 6), "{empty:?}");
        let open = compared(RULINGS, MARKED, &MARKED.replace("why}\n\n- ", "why\n\n- "));
        assert_eq!((open.len(), open[0].1), (1, 4), "{open:?}");
        let homeless = format!("{MARKED}\nMore. {{ruling: why}}\n");
        let homeless = compared(RULINGS, MARKED, &homeless);
        assert_eq!((homeless.len(), homeless[0].1), (1, 12), "{homeless:?}");
    }

    #[test]
    fn a_page_says_once_what_is_printed() {
        assert_eq!(found(&PAGE.replace("{components}", "")).len(), 1);
        assert_eq!(found(&format!("{PAGE}\n{{components}}\n")).len(), 1);
    }

    #[test]
    fn a_new_game_shows_its_clauses() {
        let mut files = vec![
            ("crates/backlot-toy/rules.md", RULES),
            ("locales/en/toy.ftl", ""),
            ("locales/de/toy.ftl", ""),
            ("locales/fr/a.ftl", ""),
            ("locales/README.md", "`art:reel`"),
        ];
        assert_eq!(check(&Tree::of(&files)), []);
        files.push(("locales/en/rules/toy.md", PAGE));
        let findings = check(&Tree::of(&files));
        let paths: Vec<_> = findings.iter().map(|it| it.path.as_str()).collect();
        assert_eq!(paths, ["locales/de/rules/toy.md"], "nothing of the game is in French");
    }

    #[test]
    fn every_language_has_the_page_and_only_drawings_that_exist() {
        let files = [
            ("crates/backlot-toy/rules.md", RULES),
            ("locales/README.md", ""),
            ("locales/en/a.ftl", ""),
            ("locales/de/toy.ftl", ""),
            ("locales/en/rules/toy.md", PAGE),
        ];
        let findings = check(&Tree::of(&files));
        let paths: Vec<_> = findings.iter().map(|it| (it.path.as_str(), it.line)).collect();
        assert_eq!(paths, [("locales/de/rules/toy.md", 1), ("locales/en/rules/toy.md", 5)]);
    }
}
