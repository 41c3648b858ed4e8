//! The numbered clauses of a game's `rules.md`.

/// A game's rules as sections of clauses.
///
/// The Markdown has a `# title`, then `## section`s; a clause is a list item `- HC-S1 text`, which may go
/// on in indented lines. Other text belongs to its section.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rulebook {
    /// The text of the `#` heading.
    pub title: String,
    /// What stands before the first section.
    pub preface: String,
    /// The sections, in order.
    pub sections: Vec<Section>,
}

/// A part of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// The text of its heading.
    pub title: String,
    /// Text that is not a clause.
    pub notes: String,
    /// Its clauses.
    pub clauses: Vec<Clause>,
}

/// A numbered rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Its id, such as `HC-S1`.
    pub id: String,
    /// Its text.
    pub text: String,
}

impl Rulebook {
    /// Reads the Markdown.
    #[must_use]
    pub fn parse(markdown: &str) -> Self {
        let mut book = Self::default();
        let mut in_clause = false;
        for line in markdown.lines() {
            if let Some(title) = line.strip_prefix("# ") {
                title.trim().clone_into(&mut book.title);
            } else if let Some(title) = line.strip_prefix("## ") {
                book.sections
                    .push(Section { title: title.trim().to_owned(), ..Section::default() });
                in_clause = false;
            } else if let Some(clause) = line.strip_prefix("- ").and_then(clause_start) {
                if book.sections.is_empty() {
                    book.sections.push(Section::default());
                }
                if let Some(section) = book.sections.last_mut() {
                    section.clauses.push(clause);
                }
                in_clause = true;
            } else {
                in_clause = in_clause && line.starts_with("  ");
                book.append(line, in_clause);
            }
        }
        book.preface = book.preface.trim().to_owned();
        for section in &mut book.sections {
            section.notes = section.notes.trim().to_owned();
        }
        book
    }

    fn append(&mut self, line: &str, in_clause: bool) {
        let Some(section) = self.sections.last_mut() else {
            self.preface.push_str(line);
            self.preface.push('\n');
            return;
        };
        match section.clauses.last_mut() {
            Some(clause) if in_clause => {
                clause.text.push(if line.trim_start().starts_with('-') { '\n' } else { ' ' });
                clause.text.push_str(line.trim());
            }
            _ => {
                section.notes.push_str(line);
                section.notes.push('\n');
            }
        }
    }

    /// Every clause, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.clauses)
    }

    /// The clause with this id, whatever its case.
    #[must_use]
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id.eq_ignore_ascii_case(id))
    }
}

fn clause_start(item: &str) -> Option<Clause> {
    let (id, text) = item.split_once(' ')?;
    let (game, number) = id.split_once('-')?;
    let letter = number.chars().next()?;
    let is_id = game.len() == 2
        && game.chars().all(|c| c.is_ascii_uppercase())
        && letter.is_ascii_uppercase()
        && number.len() > 1
        && number[1..].chars().all(|c| c.is_ascii_digit());
    is_id.then(|| Clause { id: id.to_owned(), text: text.trim().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_with_their_sections() {
        let book = Rulebook::parse(
            "# Toy\n\nFor two.\n\n## Start\nA note.\n- TY-S1 One\n  goes on.\n  - a part\n- no clause\n\n## End\n- TY-E1 Stop.\n",
        );
        assert_eq!(book.title, "Toy");
        assert_eq!(book.preface, "For two.");
        assert_eq!(book.sections[0].notes, "A note.\n- no clause");
        assert_eq!(book.clause("ty-s1").unwrap().text, "One goes on.\n- a part");
        assert_eq!(book.clauses().count(), 2);
    }
}
