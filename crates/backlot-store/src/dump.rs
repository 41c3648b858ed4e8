//! Tables as lines of JSON, to carry them from one database to another.

use std::io::{BufRead, Write};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sqlx::{AnyConnection, Row as _};

use crate::store::number;
use crate::writer::{ROWS, Row, door_query, insert_entries};
use crate::{Store, StoreError, TableSummary};

/// The version of the dumps that are written. Those of version 1 have no end.
const DUMP: u32 = 2;

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
    End {
        tables: usize,
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
        write_line(out, &Line::Backlot { dump: DUMP })?;
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
        write_line(out, &Line::End { tables: written })?;
        out.flush()?;
        Ok(written)
    }

    /// Reads tables that [`dump`](Store::dump) wrote: all of them or, after an error, none. A table that is here already
    /// stays as it is; with other entries than in the dump it is an error.
    pub async fn restore(&self, input: impl BufRead + Send) -> Result<Restored, DumpError> {
        let mut work = self.change().await?;
        let mut import = Import::new(&mut work, self.address.is_sqlite());
        let restored = import.read(input).await;
        match restored {
            Ok(restored) => {
                self.changed(work).await?;
                Ok(restored)
            }
            Err(error) => {
                work.rollback().await.map_err(StoreError::from)?;
                Err(error)
            }
        }
    }
}

/// What became of the tables of a dump.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Restored {
    /// The tables that are here now and were not before.
    pub new: Vec<String>,
    /// How many were here already with the same entries.
    pub unchanged: usize,
}

/// A dump that is being read.
struct Import<'a> {
    work: &'a mut AnyConnection,
    is_sqlite: bool,
    /// The number of the line that is being read.
    line: usize,
    restored: Restored,
    table: Arc<str>,
    /// The number of the table's next entry.
    next: i64,
    /// The entries that the table had before, if it was here.
    known: Option<std::vec::IntoIter<(i64, String)>>,
    /// Entries that are not written yet: when each was made, and the entry.
    waiting: Vec<(i64, Arc<str>)>,
}

impl<'a> Import<'a> {
    fn new(work: &'a mut AnyConnection, is_sqlite: bool) -> Self {
        Self {
            work,
            is_sqlite,
            line: 0,
            restored: Restored::default(),
            table: "".into(),
            next: 0,
            known: None,
            waiting: Vec::new(),
        }
    }

    fn wrong(&self, problem: impl Into<String>) -> DumpError {
        DumpError::Text { line: self.line, problem: problem.into() }
    }

    async fn read(&mut self, input: impl BufRead + Send) -> Result<Restored, DumpError> {
        let (mut version, mut is_whole) = (0, true);
        for line in input.lines() {
            self.line += 1;
            let line: Line =
                serde_json::from_str(&line?).map_err(|error| self.wrong(error.to_string()))?;
            match line {
                Line::Backlot { dump } if (1..=DUMP).contains(&dump) => {
                    version = dump;
                    is_whole = dump == 1;
                }
                Line::Backlot { dump } => {
                    return Err(self.wrong(format!(
                        "dump version {dump}; this program reads versions up to {DUMP}"
                    )));
                }
                _ if version == 0 => {
                    return Err(self.wrong("a dump begins with its version".to_owned()));
                }
                Line::Table { table, game, status, public, created, changed, wake, door: told } => {
                    self.end_table().await?;
                    let door = TableSummary { game, status, public, created, changed, wake, told };
                    self.begin_table(table, &door).await?;
                }
                Line::Entry { seq, at, body } => self.entry(seq, at, body).await?,
                Line::End { tables } => {
                    self.end_table().await?;
                    let read = self.restored.new.len() + self.restored.unchanged;
                    if read != tables {
                        return Err(self.wrong(format!("{read} tables came, and not {tables}")));
                    }
                    is_whole = true;
                }
            }
        }
        self.end_table().await?;
        if !is_whole {
            return Err(self.wrong("the file ends here, and more should come: it was cut"));
        }
        Ok(std::mem::take(&mut self.restored))
    }

    async fn begin_table(&mut self, table: String, door: &TableSummary) -> Result<(), DumpError> {
        let is_here = sqlx::query("SELECT 1 FROM tables WHERE id = $1").bind(&*table);
        let is_here = is_here.fetch_optional(&mut *self.work).await.map_err(StoreError::from)?;
        self.table = table.as_str().into();
        self.next = 0;
        if is_here.is_none() {
            let query = door_query(&table, door);
            query.execute(&mut *self.work).await.map_err(StoreError::from)?;
            self.restored.new.push(table);
            self.known = None;
            return Ok(());
        }
        let query = sqlx::query("SELECT at, body FROM kept WHERE table_id = $1 ORDER BY seq");
        let rows = query.bind(&*table).fetch_all(&mut *self.work).await;
        let rows = rows.map_err(StoreError::from)?;
        let entries = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
        let entries: Result<Vec<(i64, String)>, sqlx::Error> = entries.collect();
        self.known = Some(entries.map_err(StoreError::from)?.into_iter());
        self.restored.unchanged += 1;
        Ok(())
    }

    async fn entry(&mut self, seq: u64, at: i64, body: String) -> Result<(), DumpError> {
        if self.table.is_empty() {
            return Err(self.wrong("an entry without a table"));
        }
        let due = self.next + i64::try_from(self.waiting.len()).unwrap_or(i64::MAX);
        if number(seq) != due {
            return Err(self.wrong(format!("entry {seq} where {due} is due")));
        }
        if let Some(known) = &mut self.known {
            if known.next() != Some((at, body)) {
                return Err(self.is_another());
            }
            self.next += 1;
            return Ok(());
        }
        self.waiting.push((at, body.into()));
        if self.waiting.len() == ROWS { self.write().await } else { Ok(()) }
    }

    async fn end_table(&mut self) -> Result<(), DumpError> {
        self.write().await?;
        match self.known.take() {
            Some(known) if known.len() > 0 => Err(self.is_another()),
            _ => Ok(()),
        }
    }

    fn is_another(&self) -> DumpError {
        let table = &self.table;
        self.wrong(format!("the table {table} exists here with other entries: purge it first"))
    }

    async fn write(&mut self) -> Result<(), DumpError> {
        let waiting = std::mem::take(&mut self.waiting);
        if waiting.is_empty() {
            return Ok(());
        }
        let table = &self.table;
        let rows: Vec<Row<'_>> = (self.next..)
            .zip(&waiting)
            .map(|(seq, (at, body))| Row { table, seq, at: *at, body })
            .collect();
        let written = insert_entries(self.work, &rows, self.is_sqlite).await;
        if written.map_err(StoreError::from)? < rows.len() {
            return Err(self.wrong(format!("the table {table} has entries without a start")));
        }
        self.next += i64::try_from(rows.len()).unwrap_or(i64::MAX);
        Ok(())
    }
}

fn write_line(out: &mut impl Write, line: &Line) -> Result<(), DumpError> {
    serde_json::to_writer(&mut *out, line).map_err(std::io::Error::from)?;
    out.write_all(b"\n")?;
    Ok(())
}
