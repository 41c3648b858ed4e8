//! A new game: the tutorial's game under another name, registered.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use crate::workspace::Workspace;

const EXAMPLE: &str = "examples/premiere";
const FILES: [&str; 5] =
    ["rules.md", "standard.toml", "src/lib.rs", "src/view.rs", "tests/rules/premiere.md"];
const LIST: &str = "crates/backlot-games/src/games.rs";
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
    let (messages, page) = (example("en.ftl")?, rules_page(&example("rules.md")?));
    for language in languages(root)? {
        write(&language.join(format!("{}.ftl", names.id)), &messages)?;
        write(&language.join(format!("rules/{}.md", names.id)), &page)?;
    }
    register(root, &names)?;
    println!(
        "crates/backlot-{0} is a copy of Premiere, playable at once: `cargo run --release -- play {0}`.\n\
         Next: rewrite rules.md, then the rest; docs/adding-a-game.md goes through it. Its messages and rules pages are in\n\
         locales/, in English in every folder until you translate them. `cargo xtask types` makes its TypeScript.",
        names.id
    );
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().context("a file is in a folder")?;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    fs::write(path, text).with_context(|| path.display().to_string())
}

fn languages(root: &Path) -> Result<Vec<std::path::PathBuf>> {
    let entries = fs::read_dir(root.join("locales"))?.collect::<Result<Vec<_>, _>>()?;
    Ok(entries.into_iter().map(|entry| entry.path()).filter(|path| path.is_dir()).collect())
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
serde.workspace = true

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
    backlot_testkit::strategy!(crate::{game});
}}
"#,
        krate = names.id.replace('-', "_"),
        game = names.type_name
    )
}

/// A rules page for players from the clauses: a start, to be put into better words.
fn rules_page(rules: &str) -> String {
    let rules = rules.split("## What is hidden").next().unwrap_or_default();
    let mut page = String::new();
    for line in rules.lines().filter(|line| !line.starts_with("\"Ruling\"")) {
        match line.strip_prefix("- ").and_then(|clause| clause.split_once(' ')) {
            Some((id, text)) => {
                let text = match text.split_once("ruling: ") {
                    Some((printed, ours)) => {
                        format!("{} {{ruling: {}}}", printed.trim_end_matches([' ', ';']), ours)
                    }
                    None => text.to_owned(),
                };
                page.push_str(&format!("[#{id}] {text}\n\n"));
            }
            None if line.is_empty() && page.ends_with("\n\n") => {}
            None => {
                page.push_str(line);
                page.push('\n');
            }
        }
    }
    page.push_str("{components}\n");
    page
}

/// One line in the list of games, and the dependency that goes with it.
fn register(root: &Path, names: &Names) -> Result<()> {
    let edit = |file: &str, before: &str, line: &str| -> Result<()> {
        let path = root.join(file);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        ensure!(text.contains(before), "{file} has no `{}`", before.trim());
        fs::write(&path, text.replacen(before, &format!("{line}{before}"), 1))?;
        Ok(())
    };
    let Names { id, type_name, .. } = names;
    let krate = id.replace('-', "_");
    edit(LIST, "        }\n    };\n}\n", &format!("            backlot_{krate}::{type_name},\n"))?;
    let dependency = format!("backlot-{id} = {{ path = \"../backlot-{id}\" }}\n");
    edit(MANIFEST, "backlot-locales.workspace", &dependency)
}
