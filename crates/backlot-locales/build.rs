//! Lists every `locales/LANGUAGE/*.ftl` of the workspace, so that a new language or file needs no code.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let crate_folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let locales = crate_folder.join("../../locales").canonicalize()?;
    println!("cargo::rerun-if-changed={}", locales.display());

    let mut table = String::from("&[\n");
    for language in sorted_paths(&locales)?.iter().filter(|path| path.is_dir()) {
        for file in sorted_paths(language)? {
            if file.extension().is_some_and(|extension| extension == "ftl") {
                table.push_str(&format!(
                    "    (\"{}\", \"{}\", include_str!({:?})),\n",
                    last_part(language),
                    last_part(&file),
                    file.display().to_string(),
                ));
            }
        }
    }
    table.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("files.rs"), table)
}

fn sorted_paths(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<_> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    paths.sort();
    Ok(paths)
}

fn last_part(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
