use std::io::{self, Write};

use anyhow::Result;
use backlot_core::{Clause, Rulebook};
use backlot_games::GameKind;
use serde_json::json;

use super::{Usage, print_json};
use crate::terminal::page::{terminal_width, wrap};

/// Prints the rules of a game, or one clause of them.
pub(super) fn print(kind: GameKind, clause: Option<&str>, as_json: bool) -> Result<()> {
    let book = Rulebook::parse(kind.info().rules);
    if let Some(id) = clause {
        let Some(clause) = book.clause(id) else {
            let ids: Vec<_> = book.clauses().map(|clause| clause.id.as_str()).collect();
            let message = format!(
                "{} has no clause `{id}`; its clauses are {}",
                kind.info().title,
                ids.join(", ")
            );
            return Err(Usage(message).into());
        };
        return if as_json { print_json(&clause_json(clause)) } else { print_clause(clause, "") };
    }
    if as_json {
        let sections: Vec<_> = book
            .sections
            .iter()
            .map(|section| {
                let clauses: Vec<_> = section.clauses.iter().map(clause_json).collect();
                json!({ "title": section.title, "notes": section.notes, "clauses": clauses })
            })
            .collect();
        let id = kind.id();
        return print_json(
            &json!({ "game": id, "title": book.title, "preface": book.preface, "sections": sections }),
        );
    }
    print_book(&book)
}

fn print_book(book: &Rulebook) -> Result<()> {
    let width = terminal_width();
    let mut out = io::stdout().lock();
    writeln!(out, "{}\n", book.title)?;
    print_notes(&mut out, &book.preface, width)?;
    for section in &book.sections {
        writeln!(out, "\n{}\n", section.title)?;
        print_notes(&mut out, &section.notes, width)?;
        for clause in &section.clauses {
            drop_clause(&mut out, clause, "  ", width)?;
        }
    }
    Ok(())
}

/// Paragraphs are wrapped again; list items keep their lines.
fn print_notes(out: &mut impl Write, notes: &str, width: usize) -> Result<()> {
    let mut paragraph = String::new();
    for line in notes.lines().chain([""]) {
        let item = line.starts_with(['-', '|']) || line.starts_with(|c: char| c.is_ascii_digit());
        if (line.is_empty() || item) && !paragraph.is_empty() {
            for row in wrap(&paragraph, width) {
                writeln!(out, "{row}")?;
            }
            paragraph.clear();
            if line.is_empty() {
                writeln!(out)?;
            }
        }
        if !paragraph.is_empty() {
            paragraph.push(' ');
        }
        paragraph.push_str(line.trim());
    }
    Ok(())
}

fn print_clause(clause: &Clause, indent: &str) -> Result<()> {
    drop_clause(&mut io::stdout().lock(), clause, indent, terminal_width())
}

fn drop_clause(out: &mut impl Write, clause: &Clause, indent: &str, width: usize) -> Result<()> {
    let hang = " ".repeat(indent.len() + 7);
    let mut lead = format!("{indent}{:<7}", clause.id);
    for line in clause.text.lines() {
        for row in wrap(line, width.saturating_sub(hang.len()).max(20)) {
            writeln!(out, "{lead}{row}")?;
            lead.clone_from(&hang);
        }
    }
    Ok(())
}

fn clause_json(clause: &Clause) -> serde_json::Value {
    json!({ "id": clause.id, "text": clause.text })
}
