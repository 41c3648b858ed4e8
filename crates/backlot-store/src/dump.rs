//! Tables as lines of JSON, to carry them from one database to another.

use std::io::{BufRead, Write};

use serde::{Deserialize, Serialize};

use crate::{Append, Store, StoreError, TableSummary};

/// Entries are read back in portions of this size.
const PORTION: usize = 1_000;

/// A line of a dump.
#[derive(Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case", deny_unknown_fields)]
enum Line {
    Backlot {
        dump: u32,
    },
    Table {
        table: String,
        game: String,
        status: String,
        public: bool,
        created: i64,
        changed: i64,
        wake: Option<i64>,
        door: String,
    },
    Entry {
        seq: u64,
        at: i64,
        body: String,
    },
}

/// Why a dump can't be written or read.
#[derive(Debug, thiserror::Error)]
pub enum DumpError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// The text.
    #[error("line {line}: {problem}")]
    Text {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong there.
        problem: String,
    },
}

impl Store {
    /// Writes tables with all their entries. Tables that are missing are left out; returns how many were written.
    pub async fn dump(
        &self,
        tables: &[String],
        out: &mut (impl Write + Send),
    ) -> Result<usize, DumpError> {
        let mut written = 0;
        write_line(out, &Line::Backlot { dump: 1 })?;
        for table in tables {
            let Some(door) = self.door(table).await? else { continue };
            let TableSummary { game, status, public, created, changed, wake, told } = door;
            let table = table.clone();
            let entries = self.load(&table, 0).await?;
            write_line(
                out,
                &Line::Table { table, game, status, public, created, changed, wake, door: told },
            )?;
            for entry in entries {
                write_line(out, &Line::Entry { seq: entry.seq, at: entry.at, body: entry.body })?;
            }
            written += 1;
        }
        out.flush()?;
        Ok(written)
    }

    /// Reads tables that [`dump`](Store::dump) wrote. A table that exists here already is an error. Returns the ids.
    pub async fn restore(&self, input: impl BufRead + Send) -> Result<Vec<String>, DumpError> {
        let mut restored = Vec::new();
        let mut append = Append::default();
        for (number, line) in (1..).zip(input.lines()) {
            let wrong = |problem: String| DumpError::Text { line: number, problem };
            let line = serde_json::from_str(&line?).map_err(|error| wrong(error.to_string()))?;
            match line {
                Line::Backlot { dump: 1 } => {}
                Line::Backlot { dump } => {
                    return Err(wrong(format!(
                        "dump version {dump}; this program reads version 1"
                    )));
                }
                Line::Table { table, game, status, public, created, changed, wake, door: told } => {
                    self.put(&mut append).await?;
                    if self.door(&table).await?.is_some() {
                        return Err(wrong(format!(
                            "the table {table} exists here already: purge it first"
                        )));
                    }
                    restored.push(table.clone());
                    let door = TableSummary { game, status, public, created, changed, wake, told };
                    append = Append { table: table.into(), door: Some(door), ..Append::default() };
                }
                Line::Entry { seq, at, body } => {
                    if append.table.is_empty() {
                        return Err(wrong("an entry without a table".to_owned()));
                    }
                    let next = append.seq + append.bodies.len() as u64;
                    if seq != next {
                        return Err(wrong(format!("entry {seq} where {next} is due")));
                    }
                    if append.at != at || append.bodies.len() >= PORTION {
                        self.put(&mut append).await?;
                        append.at = at;
                    }
                    append.bodies.push(body.into());
                }
            }
        }
        self.put(&mut append).await?;
        Ok(restored)
    }

    async fn put(&self, append: &mut Append) -> Result<(), StoreError> {
        if append.table.is_empty() {
            return Ok(());
        }
        let next = append.seq + append.bodies.len() as u64;
        let rest = Append { table: append.table.clone(), seq: next, ..Append::default() };
        self.append(std::mem::replace(append, rest)).await
    }
}

fn write_line(out: &mut impl Write, line: &Line) -> Result<(), DumpError> {
    serde_json::to_writer(&mut *out, line).map_err(std::io::Error::from)?;
    out.write_all(b"\n")?;
    Ok(())
}
