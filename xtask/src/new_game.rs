//! A new game: the tutorial's game under another name, registered.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use crate::workspace::Workspace;

const EXAMPLE: &str = "examples/premiere";
const FILES: [&str; 5] =
    ["rules.md", "standard.toml", "src/lib.rs", "src/view.rs", "tests/rules/premiere.md"];
const MESSAGES: &str = "en.ftl";
const MANIFEST: &str = "crates/backlot-games/Cargo.toml";

#[derive(Args)]
pub(crate) struct NewGameArgs {
    /// The id: lower case, words joined by hyphens, such as `box-office`
    name: String,
    /// The two letters that begin its clause ids
    #[arg(long)]
    letters: Option<String>,
}

/// What the game is called in each place.
struct Names {
    id: String,
    /// `BoxOffice`
    type_name: String,
    /// `Box Office`
    title: String,
    letters: String,
}

impl Names {
    fn new(args: &NewGameArgs) -> Result<Self> {
        let id = args.name.clone();
        let words: Vec<&str> = id.split('-').collect();
        let is_word = |word: &str| {
            word.starts_with(|first: char| first.is_ascii_lowercase())
                && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        ensure!(
            words.iter().all(|word| is_word(word)),
            "`{id}` is no id: write lower-case words joined by hyphens, such as `box-office`"
        );
        let words: Vec<String> = words.iter().map(|word| capitalised(word)).collect();
        let two = |text: &str| text.chars().take(2).collect::<String>().to_ascii_uppercase();
        let initials: String = words.iter().filter_map(|word| word.chars().next()).collect();
        let letters = match &args.letters {
            Some(letters) => letters.to_ascii_uppercase(),
            None if words.len() > 1 => two(&initials),
            None => two(&id),
        };
        let is_good = letters.len() == 2 && letters.chars().all(|one| one.is_ascii_uppercase());
        ensure!(is_good, "`{letters}` are no two letters: choose them by --letters");
        Ok(Self { type_name: words.concat(), title: words.join(" "), id, letters })
    }

    /// The example's text with the names of this game.
    fn rename(&self, text: &str) -> String {
        text.replace(
            "The game of `docs/adding-a-game.md`.\n",
            "A game that began as a copy of Premiere.\n",
        )
        .replace("\"Premiere\"", &format!("\"{}\"", self.title))
        .replace("# Premiere", &format!("# {}", self.title))
        .replace("= Premiere\n", &format!("= {}\n", self.title))
        .replace("Premiere", &self.type_name)
        .replace("premiere", &self.id)
        .replace("PR-", &format!("{}-", self.letters))
        .replace("\"PR\"", &format!("\"{}\"", self.letters))
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

pub(crate) fn run(workspace: &Workspace, args: &NewGameArgs) -> Result<()> {
    let (names, root) = (Names::new(args)?, &workspace.root);
    let folder = root.join(format!("crates/backlot-{}", names.id));
    if folder.exists() {
        bail!("{} exists already", folder.display());
    }
    let example = |file: &str| -> Result<String> {
        let path = root.join(EXAMPLE).join(file);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        Ok(names.rename(&text))
    };
    for file in FILES {
        write(&folder.join(names.rename(file)), &example(file)?)?;
    }
    write(&folder.join("Cargo.toml"), &manifest(&names))?;
    write(&folder.join("tests/main.rs"), &tests(&names))?;
    write(&root.join(format!("locales/en/{}.ftl", names.id)), &example(MESSAGES)?)?;
    register(root, &names)?;
    println!(
        "crates/backlot-{0} is a copy of Premiere, playable at once: `cargo run --release -- play {0}`.\n\
         Its messages are in locales/en/{0}.ftl. Next: rewrite rules.md, then the rest, as docs/adding-a-game.md does.",
        names.id
    );
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().context("a file is in a folder")?;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    fs::write(path, text).with_context(|| path.display().to_string())
}

fn manifest(names: &Names) -> String {
    format!(
        r#"[package]
name = "backlot-{id}"
description = "{title}: rules, views and words"
version.workspace = true
edition.workspace = true
rust-version.workspace = true
license.workspace = true
publish.workspace = true
autotests = false

[dependencies]
backlot-core.workspace = true
backlot-strategy.workspace = true

[dev-dependencies]
backlot-testkit.workspace = true

[[test]]
name = "all"
path = "tests/main.rs"

[lints]
workspace = true
"#,
        id = names.id,
        title = names.title
    )
}

fn tests(names: &Names) -> String {
    format!(
        r#"//! Every law, every clause by example, and what bots rely on.

use backlot_{krate}::{game};

mod all {{
    backlot_testkit::conformance!(crate::{game});
    backlot_testkit::rule_examples!(crate::{game}, "tests/rules");
    backlot_testkit::strategy!(crate::{game}, games = 400);
}}
"#,
        krate = names.id.replace('-', "_"),
        game = names.type_name
    )
}

/// The one line that registers the game: below those of the other games.
fn register(root: &Path, names: &Names) -> Result<()> {
    let path = root.join(MANIFEST);
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let is_game = |line: &str| {
        let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
        root.join(format!("crates/{name}/rules.md")).is_file()
    };
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|line| is_game(line));
    let last = last.with_context(|| format!("{MANIFEST} has no line of a game"))?;
    let line = format!("backlot-{0} = {{ path = \"../backlot-{0}\" }}", names.id);
    lines.insert(last + 1, &line);
    write(&path, &(lines.join("\n") + "\n"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::PathBuf;

    use super::*;

    /// The files below a folder, relative to it.
    fn files(folder: &Path) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(next) = folders.pop() {
            for entry in fs::read_dir(next).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let path = path.strip_prefix(folder).unwrap();
                    found.insert(path.to_string_lossy().replace('\\', "/"));
                }
            }
        }
        found
    }

    /// A copy of what `new-game` reads.
    fn copied(name: &str) -> Workspace {
        let from = Workspace::find().unwrap().root;
        let root = std::env::temp_dir().join(format!("backlot-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        let mut wanted: Vec<PathBuf> = vec![MANIFEST.into(), "Cargo.toml".into()];
        wanted.extend(files(&from.join(EXAMPLE)).iter().map(|file| Path::new(EXAMPLE).join(file)));
        for entry in fs::read_dir(from.join("crates")).unwrap() {
            let rules = Path::new("crates").join(entry.unwrap().file_name()).join("rules.md");
            wanted.extend(from.join(&rules).is_file().then_some(rules));
        }
        for file in wanted {
            write(&root.join(&file), &fs::read_to_string(from.join(&file)).unwrap()).unwrap();
        }
        Workspace { root }
    }

    fn args(name: &str) -> NewGameArgs {
        NewGameArgs { name: name.to_owned(), letters: None }
    }

    #[test]
    fn a_new_game_is_eight_files_and_one_line() {
        let workspace = copied("new-game");
        let root = &workspace.root;
        let before = files(root);
        let manifest = fs::read_to_string(root.join(MANIFEST)).unwrap();
        run(&workspace, &args("paper-moon")).unwrap();

        let new: Vec<String> = files(root).difference(&before).cloned().collect();
        let expected = [
            "crates/backlot-paper-moon/Cargo.toml",
            "crates/backlot-paper-moon/rules.md",
            "crates/backlot-paper-moon/src/lib.rs",
            "crates/backlot-paper-moon/src/view.rs",
            "crates/backlot-paper-moon/standard.toml",
            "crates/backlot-paper-moon/tests/main.rs",
            "crates/backlot-paper-moon/tests/rules/paper-moon.md",
            "locales/en/paper-moon.ftl",
        ];
        assert_eq!(new, expected);

        let registered = fs::read_to_string(root.join(MANIFEST)).unwrap();
        let added: Vec<&str> =
            registered.lines().filter(|line| !manifest.lines().any(|old| old == *line)).collect();
        assert_eq!(added, ["backlot-paper-moon = { path = \"../backlot-paper-moon\" }"]);
        assert_eq!(registered.lines().count(), manifest.lines().count() + 1);

        for file in &new {
            let text = fs::read_to_string(root.join(file)).unwrap();
            let left = text.replace("as a copy of Premiere", "").to_lowercase();
            assert!(!left.contains("premiere") && !text.contains("PR-"), "{file}:\n{text}");
        }
        let text = |file: &str| fs::read_to_string(root.join(file)).unwrap();
        let lib = text("crates/backlot-paper-moon/src/lib.rs");
        assert!(lib.contains("pub struct PaperMoon seen as View"), "{lib}");
        assert!(lib.contains("clause_prefix: \"PM\"") && lib.contains("title: \"Paper Moon\""));
        assert!(text("crates/backlot-paper-moon/rules.md").contains("- PM-S1 "));
        assert!(text("locales/en/paper-moon.ftl").contains("paper-moon-title = Paper Moon\n"));

        let again = run(&workspace, &args("paper-moon")).unwrap_err();
        assert!(again.to_string().contains("exists already"), "{again}");
        fs::remove_dir_all(root).unwrap();
    }

    /// Makes the copy a workspace of the new game alone, on top of the real crates.
    fn alone(copy: &Workspace, id: &str) {
        let manifest = copy.root.join("Cargo.toml");
        let crates = Workspace::find().unwrap().root.join("crates");
        let text = fs::read_to_string(&manifest).unwrap();
        // Optimised dependencies would take three times as long to compile.
        let (text, _) = text.split_once("[profile.").unwrap();
        let text = text.replace("path = \"crates", &format!("path = \"{}", crates.display()));
        let lines = text.lines().map(|line| match line.split_once(" = ") {
            Some(("members", _)) => format!("members = [\"crates/backlot-{id}\"]"),
            Some(("exclude" | "default-members", _)) => String::new(),
            _ => line.to_owned(),
        });
        write(&manifest, &lines.collect::<Vec<_>>().join("\n")).unwrap();
    }

    #[test]
    fn a_new_game_compiles() {
        let copy = copied("new-game-compiles");
        run(&copy, &args("paper-moon")).unwrap();
        alone(&copy, "paper-moon");
        let real = Workspace::find().unwrap().root;
        fs::copy(real.join("Cargo.lock"), copy.root.join("Cargo.lock")).unwrap();
        // A folder of its own that stays: the first time takes some ten seconds, later ones next to nothing.
        let mut cargo = copy.cargo();
        cargo.args(["check", "--offline", "--lib"]).env("RUSTFLAGS", "-D warnings");
        cargo.env("CARGO_TARGET_DIR", real.join("target/new-game"));
        let output = cargo.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        fs::remove_dir_all(&copy.root).unwrap();
    }

    #[test]
    fn the_example_is_whole() {
        // A file that the list above forgets would be missing in every new game.
        let example = files(&Workspace::find().unwrap().root.join(EXAMPLE));
        let own = ["Cargo.toml", "tests/main.rs", MESSAGES];
        let known: BTreeSet<String> = FILES.into_iter().chain(own).map(str::to_owned).collect();
        assert_eq!(example, known);
    }

    #[test]
    fn names_that_are_no_ids_are_refused() {
        for name in ["Gala", "gala--night", "gala_night", "7-nights", ""] {
            assert!(Names::new(&args(name)).is_err(), "{name}");
        }
        let named = Names::new(&args("box-office")).unwrap();
        assert_eq!((named.type_name.as_str(), named.letters.as_str()), ("BoxOffice", "BO"));
        assert_eq!(Names::new(&args("gala")).unwrap().letters, "GA");
    }
}
