//! Rule `words`: names use the words of `docs/words.md` and none of their synonyms.

use std::collections::BTreeSet;

use super::Finding;
use super::locales;
use super::rust::{Scan, Word, end_of_block};
use super::tree::{SourceFile, Tree};

const LIST: &str = "docs/words.md";

/// A synonym, as the parts of a name, and the word to use instead.
struct Synonym {
    parts: Vec<String>,
    word: String,
}

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let Some(list) = tree.file(LIST) else {
        return vec![Finding::new(LIST, 1, "the list of words is missing")];
    };
    let synonyms = synonyms(list);
    if synonyms.is_empty() {
        return vec![Finding::new(LIST, 1, "there is no table `| word | meaning | not |`")];
    }
    let mut findings = Vec::new();
    for (file, scan) in tree.rust() {
        let names = names(scan);
        let names = names.iter().map(|name| (scan.line(name.offset), name.text));
        judge(file, names, &synonyms, &mut findings);
    }
    // Other languages have the keys of English (rule `locales`).
    for file in tree.ending(".ftl").filter(|file| file.path.starts_with("locales/en/")) {
        judge(file, locales::keys(file), &synonyms, &mut findings);
    }
    findings
}

/// Judges each name once, where it is first met; an excuse there holds for the whole file.
fn judge<'a>(
    file: &SourceFile,
    names: impl Iterator<Item = (usize, &'a str)>,
    synonyms: &[Synonym],
    findings: &mut Vec<Finding>,
) {
    let mut met = BTreeSet::new();
    for (line, name) in names.filter(|&(_, name)| met.insert(name)) {
        let parts = parts(name);
        for synonym in synonyms.iter().filter(|synonym| synonym.is_in(&parts)) {
            let said = synonym.parts.join(" ");
            if !file.allows(line, &said) {
                let message = format!(
                    "`{name}`: say `{}` instead of `{said}` ({LIST}), or why not: `// tidy: allow({said}) reason`",
                    synonym.word
                );
                findings.push(Finding::new(&file.path, line, message));
            }
        }
    }
}

impl Synonym {
    /// Whether these parts follow one another in the name; the last may be in the plural.
    fn is_in(&self, name: &[String]) -> bool {
        name.windows(self.parts.len()).any(|window| {
            let (last, first) = self.parts.split_last().expect("a synonym has a part");
            let (last_found, first_found) = window.split_last().expect("as long as the synonym");
            let same = last_found == last || last_found.strip_suffix('s') == Some(last);
            first == first_found && same
        })
    }
}

/// The third column of the table.
fn synonyms(list: &SourceFile) -> Vec<Synonym> {
    let mut found = Vec::new();
    let mut in_table = false;
    for (_, line) in list.lines() {
        let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
        let [word, _, not] = cells[..] else {
            in_table = false;
            continue;
        };
        if (word, not) == ("word", "not") {
            in_table = true;
        } else if in_table && !word.starts_with('-') {
            let synonyms = not.split(',').map(parts).filter(|parts| !parts.is_empty());
            found.extend(synonyms.map(|parts| Synonym { parts, word: word.to_owned() }));
        }
    }
    found
}

/// The names that the code gives. Behind `::` or `.` stand names that were given elsewhere; names
/// that are imported, and attributes, follow other people's words.
fn names(scan: &Scan) -> Vec<Word<'_>> {
    let words = scan.words();
    let skipped = attributes_and_imports(scan, &words);
    let is_skipped = |word: &Word<'_>| {
        let at = skipped.partition_point(|&(start, _)| start <= word.offset);
        at > 0 && word.offset < skipped[at - 1].1
    };
    let foreign = imported(&words, &skipped, scan);
    let given = words.iter().filter(|word| {
        let before = scan.code[..word.offset].trim_end();
        let qualified =
            before.ends_with("::") || (before.ends_with('.') && !before.ends_with(".."));
        !qualified && !is_skipped(word) && !foreign.contains(word.text)
    });
    let mut names: Vec<_> = given.copied().chain(aliases(&words)).collect();
    names.sort_unstable_by_key(|name| name.offset);
    names
}

/// The parts `#[…]`, `#![…]` and `use …;`, in order.
fn attributes_and_imports(scan: &Scan, words: &[Word<'_>]) -> Vec<(usize, usize)> {
    let code = scan.code.as_str();
    let mut parts = Vec::new();
    for (offset, _) in code.match_indices('#') {
        let rest = &code[offset + 1..];
        if rest.starts_with('[') || rest.starts_with("![") {
            parts.push((offset, end_of_block(code, offset)));
        }
    }
    for word in words.iter().filter(|word| word.text == "use") {
        // `use<'a>` says what an `impl Trait` captures.
        if !code[word.end()..].trim_start().starts_with('<') {
            let length = code[word.offset..].find(';').unwrap_or(code.len() - word.offset);
            parts.push((word.offset, word.offset + length));
        }
    }
    parts.sort_unstable();
    parts
}

/// The names that `use` brings in. If they are ours, they are judged where they are given.
fn imported<'a>(words: &[Word<'a>], skipped: &[(usize, usize)], scan: &Scan) -> BTreeSet<&'a str> {
    let uses = skipped.iter().filter(|(start, _)| scan.code[*start..].starts_with("use"));
    let inside = uses.flat_map(|&(start, end)| {
        words.iter().filter(move |word| (start..end).contains(&word.offset))
    });
    inside.map(|word| word.text).collect()
}

/// The names behind `as` in imports, which we give; types behind `as` are no harm.
fn aliases<'a>(words: &[Word<'a>]) -> impl Iterator<Item = Word<'a>> {
    words.windows(2).filter(|pair| pair[0].text == "as").map(|pair| pair[1])
}

/// The parts of a name in lower case: `legal_moves`, `LegalMoves` and `legal-moves` have two.
fn parts(name: &str) -> Vec<String> {
    let signs: Vec<char> = name.chars().collect();
    let mut parts = vec![String::new()];
    for (index, &sign) in signs.iter().enumerate() {
        if !sign.is_alphabetic() {
            parts.push(String::new());
            continue;
        }
        let after_small = index > 0 && signs[index - 1].is_lowercase();
        let before_small = signs.get(index + 1).is_some_and(|next| next.is_lowercase());
        if sign.is_uppercase() && (after_small || before_small) {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut() {
            part.extend(sign.to_lowercase());
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: (&str, &str) = (
        LIST,
        "text\n\n| word | meaning | not |\n|---|---|---|\n| chance | luck | rng, random source |\n| action | x | legal move |\n",
    );

    fn found(path: &str, text: &str) -> Vec<(usize, String)> {
        let findings = check(&Tree::of(&[WORDS, (path, text)])).into_iter();
        findings
            .map(|it| (it.line, it.message.split('`').nth(1).unwrap_or_default().to_owned()))
            .collect()
    }

    #[test]
    fn names_are_split_into_their_parts() {
        assert_eq!(parts("legal_moves"), ["legal", "moves"]);
        assert_eq!(parts("HTTPServer2Rng"), ["http", "server", "rng"]);
        assert_eq!(parts("hc-option-LONG_NAME"), ["hc", "option", "long", "name"]);
    }

    #[test]
    fn synonyms_are_found_in_every_kind_of_name() {
        let code = "struct GameRng;\nfn a(rngs: u8) {\n let x_rng = 1;\n}\nenum E { RandomSource }\nconst LEGAL_MOVES: u8 = 0;\n";
        let names: Vec<_> = found("a.rs", code).into_iter().collect();
        let expected =
            [(1, "GameRng"), (2, "rngs"), (3, "x_rng"), (5, "RandomSource"), (6, "LEGAL_MOVES")];
        assert_eq!(names, expected.map(|(line, name)| (line, name.to_owned())));
        assert_eq!(found("locales/en/a.ftl", "ok = x\nno-rng = y\n"), [(2, "no-rng".to_owned())]);
    }

    #[test]
    fn ordinary_code_and_foreign_names_pass() {
        let code = "use rand_core::{Rng, SeedableRng};\nfn a() { let f = move || x; fastrand::Rng::new(); Rng::new(); b.rng(); }\n// rng\n#[rng]\nconst S: &str = \"rng\"; fn moves_string() -> impl A + use<'_> { ring }\n";
        assert_eq!(found("a.rs", code), []);
        assert_eq!(found("a.rs", "use x::Y as Rng;\n"), [(1, "Rng".to_owned())]);
        assert_eq!(found("a.rs", "let y = 0..rng;\n").len(), 1);
    }

    #[test]
    fn an_excuse_names_the_word_and_a_reason() {
        assert_eq!(found("a.rs", "let rng = 1; // tidy: allow(rng) the trait says so\n"), []);
        assert_eq!(found("a.rs", "// tidy: allow(rng) the trait says so\nlet rng = 1;\n"), []);
        let twice = "// tidy: allow(rng) the trait says so\nlet rng = 1;\n\na(rng);\n";
        assert_eq!(found("a.rs", twice), [], "an excuse holds for the whole file");
        assert_eq!(found("a.rs", "let rng = 1; // tidy: allow(rng)\nrng;\n").len(), 1);
        assert_eq!(found("a.rs", "let rng = 1; // tidy: allow(words) reason\n").len(), 1);
    }

    #[test]
    fn the_list_must_be_there() {
        assert_eq!(check(&Tree::of(&[("a.rs", "")])).len(), 1);
        assert_eq!(check(&Tree::of(&[(LIST, "no table")])).len(), 1);
    }
}
