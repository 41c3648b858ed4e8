//! What a Markdown file of examples holds: sections, the clauses they cite, blocks.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A file.
#[derive(Debug)]
pub(super) struct Page {
    /// The file's name, for messages.
    pub(super) name: String,
    /// Where files it names are.
    pub(super) folder: PathBuf,
    pub(super) sections: Vec<Section>,
    /// Component sets written in the file itself: ```` ```toml name=tiny.toml ````.
    pub(super) sets: BTreeMap<String, String>,
    unclosed: Option<usize>,
}

/// What stands below a heading, up to the next one.
#[derive(Debug, Default)]
pub(super) struct Section {
    /// The line of the heading, counted from 1.
    pub(super) line: usize,
    /// The clauses it cites.
    pub(super) clauses: Vec<String>,
    pub(super) examples: Vec<Example>,
}

/// An example block.
#[derive(Debug)]
pub(super) struct Example {
    /// The lines that say something, with their numbers counted from 1.
    pub(super) lines: Vec<(usize, String)>,
    /// The line where the block opens.
    pub(super) line: usize,
}

/// A fenced block that is being read.
struct Fence {
    info: String,
    line: usize,
    content: Vec<(usize, String)>,
}

impl Page {
    pub(super) fn parse(path: &Path, text: &str) -> Self {
        let mut page = Self {
            name: path.display().to_string(),
            folder: path.parent().unwrap_or(Path::new("")).to_owned(),
            sections: vec![Section::default()],
            sets: BTreeMap::new(),
            unclosed: None,
        };
        let mut open: Option<Fence> = None;
        for (number, line) in (1..).zip(text.lines()) {
            match (open.take(), line.strip_prefix("```")) {
                (None, Some(info)) => {
                    let info = info.trim().to_owned();
                    open = Some(Fence { info, line: number, content: Vec::new() });
                }
                (Some(fence), Some("")) => page.close(fence),
                (Some(mut fence), _) => {
                    fence.content.push((number, line.to_owned()));
                    open = Some(fence);
                }
                (None, None) if line.starts_with('#') => {
                    let clauses = clauses_in(line);
                    page.sections.push(Section { line: number, clauses, examples: Vec::new() });
                }
                (None, None) => {}
            }
        }
        page.unclosed = open.map(|fence| fence.line);
        page
    }

    fn close(&mut self, fence: Fence) {
        let Fence { info, line, content } = fence;
        if info == "example" {
            let says = |(_, text): &(usize, String)| {
                let text = text.trim();
                !text.is_empty() && !text.starts_with('#')
            };
            let lines = content.into_iter().filter(says).collect();
            if let Some(section) = self.sections.last_mut() {
                section.examples.push(Example { lines, line });
            }
        } else if let Some(name) = info.strip_prefix("toml name=") {
            let toml = content.into_iter().map(|(_, text)| text + "\n").collect();
            self.sets.insert(name.trim().to_owned(), toml);
        }
    }

    /// What is wrong with the file as a file.
    pub(super) fn problems(&self) -> Vec<String> {
        let at = |line: usize, problem: &str| format!("{}:{line}: {problem}", self.name);
        let empty = self
            .sections
            .iter()
            .filter(|section| !section.clauses.is_empty() && section.examples.is_empty());
        let mut problems: Vec<String> = empty
            .map(|section| at(section.line, "the section cites clauses, but has no example"))
            .collect();
        problems.extend(self.unclosed.map(|line| at(line, "the block is not closed by ```")));
        problems
    }

    /// The text of a component set: written in the file, or beside it.
    pub(super) fn set(&self, name: &str) -> Result<String, String> {
        if let Some(toml) = self.sets.get(name) {
            return Ok(toml.clone());
        }
        std::fs::read_to_string(self.folder.join(name)).map_err(|error| {
            format!("`{name}` is neither a block `toml name={name}` nor a file here: {error}")
        })
    }
}

/// The clause ids in a heading, such as `HC-R3`.
fn clauses_in(heading: &str) -> Vec<String> {
    let words = heading.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-');
    words.filter(|word| is_clause_id(word)).map(str::to_owned).collect()
}

fn is_clause_id(word: &str) -> bool {
    let Some((game, number)) = word.split_once('-') else { return false };
    let upper = |text: &str| text.bytes().all(|byte| byte.is_ascii_uppercase());
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    game.len() == 2
        && upper(game)
        && number.len() > 1
        && upper(&number[..1])
        && digits(&number[1..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_cite_clauses_and_blocks_belong_to_sections() {
        let text = "# Reels\n## TY-R1, TY-R2: moving (see no-one)\n```example\n# a comment\n\np1 go\n```\n\
                    ```toml name=tiny.toml\na = 1\n```\n## TY-E1\n```text\np1 stop\n```\n```example\n";
        let page = Page::parse(Path::new("a/reels.md"), text);
        assert_eq!(page.sections[2].clauses, ["TY-R1", "TY-R2"]);
        assert_eq!(page.sections[2].examples[0].lines, [(6, "p1 go".to_owned())]);
        assert_eq!(page.set("tiny.toml").unwrap(), "a = 1\n");
        assert!(page.set("huge.toml").unwrap_err().contains("huge.toml"));
        let problems = page.problems();
        assert_eq!(problems[0], "a/reels.md:11: the section cites clauses, but has no example");
        assert_eq!(problems[1], "a/reels.md:15: the block is not closed by ```");
    }
}
