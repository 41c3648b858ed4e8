//! Rule `games`: nothing names a game but its own crate, its messages and its boards.
//!
//! Whoever adds a game edits one line of `backlot-games`. A place that names games elsewhere would have to be edited as
//! well, or would leave the new game out in silence. A game is a crate with a `rules.md`; its id is the crate's name
//! without `backlot-`. Names and literals are searched for it in any spelling: `dream-factory`, `dream_factory`,
//! `DreamFactory`. A test may take one game as its example; a test that names two or more must say why it does not loop
//! over all of them: `tidy: allow(games) reason`.

use std::collections::BTreeSet;

use super::Finding;
use super::tree::{SourceFile, Tree};

/// Where games may be named, and why. A line without any game there is a finding, so this list gets shorter.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("Cargo.toml", "Cargo wants the path of every crate"),
    ("crates/backlot-games/Cargo.toml", "registers the games: one line each"),
    ("crates/backlot/Cargo.toml", "boards of the terminal are drawn from the games' own types"),
    ("crates/backlot/src/cli", "examples in the help"),
    ("crates/backlot/src/commands/load/player.rs", "what is measured is always the same game"),
    ("crates/backlot/src/terminal.rs", "boards of the terminal are optional, but code"),
    ("crates/backlot/src/terminal/board.rs", "lists the optional boards of the terminal"),
    ("crates/backlot-bots/Cargo.toml", "its tests play real games"),
    ("crates/backlot-server/src/http/bodies.rs", "an example in the description of the API"),
    ("crates/backlot-server/src/http/page.rs", "an example of a command"),
    ("crates/backlot-server/tests/wire.rs", "until the types are derived from the games'"),
    ("web/e2e/", "until the browser tests loop over all games"),
];

/// A game: its id in words, as `["dream", "factory"]`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Game(Vec<String>);

impl Game {
    fn id(&self) -> String {
        self.0.join("-")
    }

    /// Whether the file is one that only this game needs; its messages may be in `ID.ftl`, `page-ID.ftl` and the like.
    fn owns(&self, path: &str) -> bool {
        let id = self.id();
        let name = self.0.join("_");
        let message = |path: &str| {
            let (_, file) = path.strip_prefix("locales/")?.split_once('/')?;
            let name = file.strip_suffix(".ftl")?;
            Some(name == id || name.ends_with(&format!("-{id}")))
        };
        path.starts_with(&format!("crates/backlot-{id}/"))
            || path.starts_with(&format!("web/src/games/{id}/"))
            || path.starts_with(&format!("crates/backlot/src/terminal/{name}/"))
            || path == format!("crates/backlot/src/terminal/{name}.rs")
            || message(path).unwrap_or(false)
    }
}

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    check_but(tree, EXCEPTIONS)
}

fn check_but(tree: &Tree, exceptions: &[(&str, &str)]) -> Vec<Finding> {
    let games = games(tree);
    let mut findings = Vec::new();
    let mut needed = BTreeSet::new();
    for file in tree.files.iter().filter(|file| is_code(&file.path)) {
        let mut mentions = mentions(file, &games);
        // In files of `sea`, `sea-trade` may be its trade.
        let owner = games.iter().find(|game| game.owns(&file.path));
        mentions.retain(|mention| {
            !owner.is_some_and(|own| {
                own.0.starts_with(&mention.game.0) || mention.game.0.starts_with(&own.0)
            })
        });
        let exception = exceptions.iter().find(|(path, _)| file.path.starts_with(path));
        if let (Some((path, _)), false) = (exception, mentions.is_empty()) {
            needed.insert(*path);
        } else {
            findings.extend(complaints(file, &mentions));
        }
    }
    for (path, reason) in exceptions.iter().filter(|(path, _)| !needed.contains(path)) {
        let message = format!("{path} names no game: take the exception out (\"{reason}\")");
        findings.push(Finding::new("xtask/src/tidy/games.rs", 1, message));
    }
    findings
}

fn games(tree: &Tree) -> Vec<Game> {
    let folder = |file: &SourceFile| {
        let name = file.path.strip_prefix("crates/backlot-")?.strip_suffix("/rules.md")?;
        Some(Game(name.split('-').map(str::to_owned).collect()))
    };
    tree.ending("/rules.md").filter_map(folder).collect()
}

/// Documents and examples may name games: they are about them.
fn is_code(path: &str) -> bool {
    let ends = [".rs", ".ts", ".js", ".svelte", ".css", ".html", ".ftl", ".sql", "Cargo.toml"];
    ends.iter().any(|end| path.ends_with(end))
        && !["docs/", "examples/", "xtask/"].iter().any(|start| path.starts_with(start))
}

/// A place where a game is named.
struct Mention<'a> {
    line: usize,
    game: &'a Game,
    is_test: bool,
}

fn complaints(file: &SourceFile, mentions: &[Mention<'_>]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut examples: BTreeSet<&Game> = BTreeSet::new();
    for mention in mentions {
        let id = mention.game.id();
        let message = if !mention.is_test {
            format!("names the game {id}: only its own crate, messages and boards do")
        } else if examples.insert(mention.game) && examples.len() > 1 {
            format!("a test that names {id} besides another game should loop over all games")
        } else {
            continue;
        };
        if !file.allows(mention.line, "games") {
            findings.push(Finding::new(&file.path, mention.line, message));
        }
    }
    findings
}

/// Every mention of a game in code and literals, the first of each line.
fn mentions<'a>(file: &SourceFile, games: &'a [Game]) -> Vec<Mention<'a>> {
    let mut found: Vec<Mention<'a>> = Vec::new();
    let mut look = |line: usize, text: &str, is_test: bool| {
        for game in named(text, games) {
            if !found.iter().any(|known| known.line == line && known.game == game) {
                found.push(Mention { line, game, is_test });
            }
        }
    };
    let is_test = file.is_test() || file.path.contains(".test.") || file.path.contains("/e2e/");
    if let Some(scan) = &file.rust {
        for word in scan.words() {
            look(scan.line(word.offset), word.text, is_test || scan.in_tests(word.offset));
        }
        for literal in &scan.literals {
            let in_tests = is_test || scan.in_tests(literal.offset);
            for (lines, text) in literal.text.lines().enumerate() {
                look(scan.line(literal.offset) + lines, text, in_tests);
            }
        }
    } else if file.path.ends_with(".ftl") {
        for (line, text) in file.lines() {
            // Keys and references, not the words that people read.
            let key = text.split_once('=').map_or("", |(key, _)| key);
            let references = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
            for text in references.chain([key]).filter(|_| !text.starts_with('#')) {
                look(line, text, is_test);
            }
        }
    } else {
        let mut is_comment = false;
        for (line, text) in file.lines() {
            if file.path.ends_with(".toml") {
                look(line, text.split('#').next().unwrap_or_default(), is_test);
            } else {
                look(line, &without_comments(text, &mut is_comment), is_test);
            }
        }
    }
    found.sort_by_key(|mention| mention.line);
    found
}

/// A line of TypeScript, Svelte, CSS, HTML or SQL without its comments. Good enough for names.
fn without_comments(line: &str, is_comment: &mut bool) -> String {
    let mut kept = String::new();
    let mut rest = line;
    while !rest.is_empty() {
        if *is_comment {
            let Some((_, after)) = rest.split_once("*/").or_else(|| rest.split_once("-->")) else {
                break;
            };
            (*is_comment, rest) = (false, after);
            continue;
        }
        let starts = ["/*", "<!--"].iter().filter_map(|start| rest.find(start)).min();
        let before = &rest[..starts.unwrap_or(rest.len())];
        let trimmed = before.trim_start();
        if ["//", "-- "].iter().any(|start| trimmed.starts_with(start)) {
            break;
        }
        if let Some((code, _)) = before.split_once(" // ") {
            kept += code;
            break;
        }
        kept += before;
        rest = &rest[before.len()..];
        *is_comment = starts.is_some();
    }
    kept
}

/// The games whose ids are in the text, in any spelling. `hollywood-cards` is not `hollywood`: the longest counts.
fn named<'a>(text: &str, games: &'a [Game]) -> Vec<&'a Game> {
    let names =
        text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-' && sign != '_');
    let mut found = Vec::new();
    for name in names.filter(|name| !name.is_empty()) {
        let words = words(name);
        let mut at = 0;
        while at < words.len() {
            let here = games.iter().filter(|game| words[at..].starts_with(&game.0));
            let longest = here.max_by_key(|game| game.0.len());
            at += longest.map_or(1, |game| game.0.len());
            found.extend(longest);
        }
    }
    found
}

/// The words of a name: `DreamFactory`, `DREAM_FACTORY` and `dream-factory` are `dream factory`.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for part in name.split(['-', '_']).filter(|part| !part.is_empty()) {
        let mut was_small = true;
        for sign in part.chars() {
            if words.is_empty() || was_small && sign.is_ascii_uppercase() {
                words.push(String::new());
            }
            was_small = !sign.is_ascii_uppercase();
            words.last_mut().expect("one was just pushed").push(sign.to_ascii_lowercase());
        }
        words.push(String::new());
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<usize> {
        let tree = Tree::of(&[
            ("crates/backlot-sea-trade/rules.md", ""),
            ("crates/backlot-sea/rules.md", ""),
            ("crates/backlot-woods/rules.md", ""),
            (path, text),
        ]);
        check_but(&tree, &[]).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn every_spelling_is_found_in_code_and_literals() {
        let text = "use backlot_sea_trade::X;\nlet x = \"sea-trade\";\n// sea-trade\nenum E { SeaTrade }\n\
            fn seaTradeFilm() {}\nconst SEA: u8 = 1;\nlet season = undersea;\n";
        assert_eq!(found("crates/backlot/src/main.rs", text), [1, 2, 4, 5, 6]);
        let page = "if (game === \"sea\") {\n// sea\n/* sea\nsea */ x\n<!-- sea --><Sea />\n}\n";
        assert_eq!(found("web/src/x.svelte", page), [1, 5]);
        let messages = "page-x = The sea\npage-sea = x\npage-y = { sea-title }\n# sea-title = x\n";
        assert_eq!(found("locales/de/page.ftl", messages), [2, 3]);
        let manifest = "members = [\"crates/*\"] # sea\nbacklot-sea.workspace = true\n";
        assert_eq!(found("crates/backlot/Cargo.toml", manifest), [2]);
    }

    #[test]
    fn a_game_may_name_itself_and_nobody_else() {
        for path in [
            "crates/backlot-sea/src/lib.rs",
            "web/src/games/sea/x.ts",
            "crates/backlot/src/terminal/sea.rs",
            "crates/backlot/src/terminal/sea/x.rs",
            "locales/fr/sea.ftl",
            "locales/fr/page-sea.ftl",
            "docs/sea.ts",
        ] {
            assert_eq!(found(path, "sea = 1\n"), [0; 0], "{path}");
        }
        assert_eq!(found("crates/backlot-sea/src/lib.rs", "use backlot_woods::X;\n"), [1]);
        assert_eq!(found("crates/backlot-woods/src/lib.rs", "use backlot_sea::X;\n"), [1]);
        assert_eq!(found("crates/backlot/src/terminal/woods.rs", "use backlot_sea::X;\n"), [1]);
        assert_eq!(found("locales/fr/page-sea.ftl", "page-woods = x\n"), [1]);
    }

    #[test]
    fn a_test_may_have_an_example_but_no_list() {
        let path = "crates/backlot/tests/cli.rs";
        assert_eq!(found(path, "play(\"sea\");\nplay(\"sea\");\n"), [0; 0]);
        assert_eq!(found(path, "play(\"sea\");\nplay(\"sea-trade\");\n"), [2]);
        let excused =
            "play(\"sea\");\n// tidy: allow(games) only these two are wet\nplay(\"sea-trade\");\n";
        assert_eq!(found(path, excused), [0; 0]);
        let inside = "fn f() {}\n#[cfg(test)]\nmod tests {\n    use x::Sea;\n}\n";
        assert_eq!(found("crates/backlot/src/x.rs", inside), [0; 0]);
    }

    #[test]
    fn an_exception_that_is_not_needed_any_more_is_found() {
        let tree =
            Tree::of(&[("crates/backlot-sea/rules.md", ""), ("a/x.rs", "Sea"), ("b.rs", "")]);
        assert_eq!(check_but(&tree, &[("a/", "for a while")]), []);
        assert_eq!(check_but(&tree, &[("a/", "for a while"), ("b.rs", "for ever")]).len(), 1);
    }
}
