//! Makes the list of games from the manifest of this crate: a dependency with a `rules.md` is a game, and its type is
//! called as its crate. So one line of `Cargo.toml` registers a game.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const MANIFEST: &str = "Cargo.toml";

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    println!("cargo::rerun-if-changed={MANIFEST}");
    let manifest = fs::read_to_string(folder.join(MANIFEST))?;
    let games: String = dependencies(&manifest)
        .filter(|name| folder.join("..").join(name).join("rules.md").is_file())
        .map(|name| format!("            {}::{},\n", name.replace('-', "_"), type_name(name)))
        .collect();
    let list = format!(
        "/// The games, in the order of this crate's manifest. Hands them to another macro of this crate.\n\
         #[doc(hidden)]\n\
         #[macro_export]\n\
         macro_rules! list_of_games {{\n    \
             ($macro:ident! $arguments:tt) => {{\n        \
                 $crate::$macro! {{ $arguments\n{games}        }}\n    \
             }};\n\
         }}\n\
         #[doc(hidden)]\n\
         pub use list_of_games as games;\n"
    );
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    fs::write(Path::new(&out).join("games.rs"), list)
}

/// The names in `[dependencies]`, in their order: `name.workspace = true` or `name = { … }`.
fn dependencies(manifest: &str) -> impl Iterator<Item = &str> {
    let lines = manifest.lines().skip_while(|line| line.trim() != "[dependencies]").skip(1);
    lines
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split(['.', '=', ' ']).next())
        .filter(|name| name.starts_with("backlot-"))
}

/// `DreamFactory` for `backlot-dream-factory`.
fn type_name(package: &str) -> String {
    let words = package.trim_start_matches("backlot-").split('-');
    words
        .map(|word| {
            let (first, rest) = word.split_at(word.len().min(1));
            first.to_ascii_uppercase() + rest
        })
        .collect()
}
