//! The files of the repository, as rules see them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::rust::Scan;
use crate::workspace::Workspace;

/// Folders that hold what tools made; only needed where git can't tell.
const MADE_BY_TOOLS: [&str; 4] = [".git", "target", "node_modules", "dist"];

/// Everything that is or could be committed.
pub(super) struct Tree {
    /// The text files.
    pub(super) files: Vec<SourceFile>,
    /// The paths of all files, text or not.
    paths: BTreeSet<String>,
}

/// A text file.
pub(super) struct SourceFile {
    /// Relative to the repository, with `/`.
    pub(super) path: String,
    pub(super) text: String,
    /// What is code in it and what is not, if it is Rust.
    pub(super) rust: Option<Scan>,
}

impl Tree {
    /// Reads the files that git knows or would add; without git, all files that no tool made.
    pub(super) fn read(workspace: &Workspace) -> Result<Self> {
        let paths = match listed_by_git(workspace) {
            Some(paths) => paths,
            None => found_by_walking(&workspace.root)?,
        };
        let mut tree = Self { files: Vec::new(), paths: BTreeSet::new() };
        for path in paths {
            // A file may be deleted and not yet committed so.
            let Ok(bytes) = fs::read(workspace.root.join(&path)) else { continue };
            tree.add(path, bytes);
        }
        Ok(tree)
    }

    fn add(&mut self, path: String, bytes: Vec<u8>) {
        self.paths.insert(path.clone());
        let Ok(text) = String::from_utf8(bytes) else { return };
        if !text.contains('\0') {
            self.files.push(SourceFile::new(path, text));
        }
    }

    /// The files whose names end so.
    pub(super) fn ending(&self, end: &'static str) -> impl Iterator<Item = &SourceFile> {
        self.files.iter().filter(move |file| file.path.ends_with(end))
    }

    /// The Rust files, with what is code in them.
    pub(super) fn rust(&self) -> impl Iterator<Item = (&SourceFile, &Scan)> {
        self.files.iter().filter_map(|file| Some((file, file.rust.as_ref()?)))
    }

    /// The file at this path.
    pub(super) fn file(&self, path: &str) -> Option<&SourceFile> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Whether a file or folder is there.
    pub(super) fn has(&self, path: &str) -> bool {
        let inside = format!("{path}/");
        path.is_empty()
            || self.paths.contains(path)
            || self.paths.range(inside.clone()..).next().is_some_and(|it| it.starts_with(&inside))
    }
}

impl SourceFile {
    fn new(path: String, text: String) -> Self {
        let rust = path.ends_with(".rs").then(|| Scan::new(&text));
        Self { path, text, rust }
    }

    /// The lines, counted from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }

    /// The crate (`crates/NAME`) in which the file lies.
    pub(super) fn crate_folder(&self) -> Option<&str> {
        let rest = self.path.strip_prefix("crates/")?;
        let name = rest.split('/').next()?;
        Some(&self.path[.."crates/".len() + name.len()])
    }

    /// Whether the file as a whole is for tests.
    pub(super) fn is_test(&self) -> bool {
        self.path.split('/').any(|part| matches!(part, "tests" | "tests.rs" | "benches"))
    }

    /// Whether a comment on the line, or one that fills the line before, says
    /// `tidy: allow(KEY) reason`. Without a reason it does not count.
    pub(super) fn allows(&self, line: usize, key: &str) -> bool {
        let at = |number: usize| self.text.lines().nth(number - 1).unwrap_or_default();
        let before = if line > 1 { at(line - 1).trim_start() } else { "" };
        let is_comment = ["//", "#", "<!--"].iter().any(|start| before.starts_with(start));
        allowance(at(line), key) || (is_comment && allowance(before, key))
    }
}

fn allowance(line: &str, key: &str) -> bool {
    let Some((_, after)) = line.split_once(&format!("tidy: allow({key})")) else { return false };
    after.trim_end_matches("-->").chars().any(char::is_alphabetic)
}

fn listed_by_git(workspace: &Workspace) -> Option<Vec<String>> {
    let mut git = workspace.program("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let output = git.output().ok().filter(|output| output.status.success())?;
    let names = String::from_utf8(output.stdout).ok()?;
    Some(names.split_terminator('\0').map(str::to_owned).collect())
}

fn found_by_walking(root: &Path) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        let read = || format!("the folder `{folder}` can't be read");
        for entry in fs::read_dir(root.join(&folder)).with_context(read)? {
            let entry = entry.with_context(read)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
            if !entry.file_type()?.is_dir() {
                paths.push(path);
            } else if !MADE_BY_TOOLS.contains(&name.as_str()) {
                folders.push(path);
            }
        }
    }
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
impl Tree {
    /// A tree of these paths and texts.
    pub(super) fn of(files: &[(&str, &str)]) -> Self {
        let mut tree = Self { files: Vec::new(), paths: BTreeSet::new() };
        for (path, text) in files {
            tree.add((*path).to_owned(), text.as_bytes().to_vec());
        }
        tree
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn git_and_a_walk_find_the_same_sources() {
        let workspace = Workspace::find().unwrap();
        let walked = found_by_walking(&workspace.root).unwrap();
        assert!(walked.contains(&"xtask/src/tidy/tree.rs".to_owned()));
        assert!(!walked.iter().any(|path| path.starts_with(".git/")));
        if let Some(listed) = listed_by_git(&workspace) {
            assert!(listed.contains(&"xtask/src/tidy/tree.rs".to_owned()));
        }
    }

    #[test]
    fn files_and_folders_are_found() {
        let tree = Tree::of(&[("docs/adr/0001.md", ""), ("docs.md", "")]);
        assert!(tree.has("docs/adr") && tree.has("docs/adr/0001.md") && tree.has("docs"));
        assert!(!tree.has("docs/ad") && !tree.has("docs/adr/0002.md"));
    }

    #[test]
    fn an_allowance_needs_its_key_and_a_reason() {
        let text = "a // tidy: allow(sizes) a long table\nb\n// tidy: allow(sizes)\nc\n  // tidy: allow(rng) foreign\nd\n";
        let tree = Tree::of(&[("x.rs", text)]);
        let file = tree.file("x.rs").unwrap();
        assert!(file.allows(1, "sizes"));
        assert!(!file.allows(2, "sizes"), "the comment before belongs to its own line");
        assert!(!file.allows(4, "sizes"), "no reason");
        assert!(file.allows(6, "rng") && !file.allows(6, "sizes"));
    }
}
