//! `backlot admin`: looks after the tables of a server. Works on the database itself.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use backlot_core::SeatSet;
use backlot_games::load_hosted;
use backlot_store::{Append, Store};
use backlot_table::hosted::{Entry, HostedTable, Input, Moment, Party, Secret};

use super::serve::{database, runtime};
use super::{Usage, print_json};
use crate::cli::{AdminArgs, AdminCommand};

/// How nodes that share the database hear of what is done here.
const NODE: &str = "admin";

/// In milliseconds.
const DAY: i64 = 86_400_000;

pub(crate) fn run(args: &AdminArgs) -> Result<()> {
    runtime()?.block_on(async {
        let address = database(&args.place)?;
        // A mistyped place must not become an empty database; tables may be imported into a new one.
        let store = match &args.command {
            AdminCommand::Import { .. } => Store::open(&address, NODE).await?,
            _ => Store::open_existing(&address, NODE).await?,
        };
        let done = carry_out(&store, &args.command).await;
        store.close().await;
        done
    })
}

async fn carry_out(store: &Store, command: &AdminCommand) -> Result<()> {
    match command {
        AdminCommand::Tables { json } => list(store, *json).await,
        AdminCommand::Show { table, record } => show(store, table, *record).await,
        AdminCommand::Export { table } => {
            let out = &mut BufWriter::new(io::stdout());
            if store.dump(std::slice::from_ref(table), out).await? == 0 {
                return Err(missing(table));
            }
            Ok(())
        }
        AdminCommand::Import { file } => import(store, file).await,
        AdminCommand::Rewind { table, to } => rewind(store, table, *to).await,
        AdminCommand::Purge { table, older_than, names_only } => {
            purge(store, table.as_deref(), *older_than, *names_only).await
        }
        AdminCommand::Backup { file } => backup(store, file).await,
    }
}

fn missing(table: &str) -> anyhow::Error {
    Usage(format!("there is no table {table}; `backlot admin tables` lists them")).into()
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

async fn list(store: &Store, json: bool) -> Result<()> {
    let tables = store.all().await?;
    if json {
        let doors: Result<Vec<serde_json::Value>, _> =
            tables.iter().map(|listed| serde_json::from_str(&listed.door.told)).collect();
        return print_json(&doors?);
    }
    let mut out = io::stdout().lock();
    let now = i64::try_from(now()).unwrap_or(i64::MAX);
    for listed in &tables {
        let door = &listed.door;
        let days = (now - door.changed) / DAY;
        let public = if door.public { "public" } else { "" };
        writeln!(
            out,
            "{}  {:<16} {:<8} changed {days} days ago  {public}",
            listed.table, door.game, door.status
        )?;
    }
    writeln!(out, "{} tables", tables.len())?;
    Ok(())
}

async fn load(store: &Store, table: &str) -> Result<(HostedTable, Vec<Entry>)> {
    let stored = store.load(table, 0).await?;
    if stored.is_empty() {
        return Err(missing(table));
    }
    let entries: Result<Vec<Entry>, String> =
        stored.iter().map(|stored| Entry::parse(&stored.body)).collect();
    let entries = entries.map_err(anyhow::Error::msg)?;
    let hosted = load_hosted(entries.iter().cloned()).context("the entries make no table")?;
    Ok((hosted, entries))
}

async fn show(store: &Store, table: &str, record: bool) -> Result<()> {
    let (hosted, entries) = load(store, table).await?;
    let mut out = io::stdout().lock();
    if record {
        write!(out, "{}", hosted.record()?.to_text())?;
        return Ok(());
    }
    writeln!(
        out,
        "table {table}: {}, {}",
        hosted.game().info().id,
        serde_json::to_string(&hosted.status())?
    )?;
    for (number, entry) in entries.iter().enumerate() {
        // Hashes of secrets and the secret of the deal are nobody's business.
        let text = entry.to_text();
        let kind = serde_json::from_str::<serde_json::Value>(&text)?;
        let shown = match kind["kind"].as_str() {
            Some("opened" | "redealt" | "numbered" | "seat-moved" | "move-offered") => {
                format!("{{\"kind\":{}, …}}", kind["kind"])
            }
            _ => text,
        };
        writeln!(out, "{number:>5}  {shown}")?;
    }
    Ok(())
}

async fn import(store: &Store, file: &Path) -> Result<()> {
    let input = File::open(file).with_context(|| format!("can't read {}", file.display()))?;
    let restored = store.restore(BufReader::new(input)).await;
    let restored = restored.with_context(|| format!("nothing was imported: {}", file.display()))?;
    let here = match restored.unchanged {
        0 => String::new(),
        unchanged => format!(", {unchanged} were here already"),
    };
    println!("{} tables imported{here}", restored.new.len());
    Ok(())
}

async fn backup(store: &Store, file: &Path) -> Result<()> {
    let tables: Vec<String> = store.all().await?.into_iter().map(|listed| listed.table).collect();
    // A half-written file never takes the place of a whole one.
    let partial = file.with_extension("partial");
    let output =
        File::create(&partial).with_context(|| format!("can't write {}", partial.display()))?;
    let mut output = BufWriter::new(output);
    let written = store.dump(&tables, &mut output).await?;
    output.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    std::fs::rename(&partial, file)?;
    println!("{written} tables written to {}", file.display());
    Ok(())
}

async fn rewind(store: &Store, table: &str, to: usize) -> Result<()> {
    let (hosted, _) = load(store, table).await?;
    let moment = Moment { now: now(), present: SeatSet::EMPTY, fresh: Secret([0; 32]) };
    let decided = hosted.decide(Party::Admin, &Input::Rewind { to }, &moment)?;
    let bodies = decided.entries().iter().map(|entry| entry.to_text().into()).collect();
    let at = i64::try_from(moment.now).unwrap_or(i64::MAX);
    let append = Append { table: table.into(), seq: hosted.entries(), at, bodies, door: None };
    store.append(append).await?;
    println!("the game at {table} goes on after action {to}");
    Ok(())
}

async fn purge(
    store: &Store,
    table: Option<&str>,
    older_than: Option<u32>,
    names_only: bool,
) -> Result<()> {
    let tables: Vec<String> = match (table, older_than) {
        (Some(table), _) => vec![table.to_owned()],
        (None, Some(days)) => {
            let oldest = i64::try_from(now()).unwrap_or(i64::MAX) - i64::from(days) * DAY;
            let all = store.all().await?;
            let old = all.into_iter().filter(|listed| listed.door.changed < oldest);
            old.map(|listed| listed.table).collect()
        }
        (None, None) => bail!("say which tables"),
    };
    for table in &tables {
        if names_only {
            forget_names(store, table).await?;
        } else if !store.delete(table).await? {
            return Err(missing(table));
        }
    }
    let what = if names_only { "names forgotten at" } else { "deleted:" };
    println!("{what} {} tables", tables.len());
    Ok(())
}

async fn forget_names(store: &Store, table: &str) -> Result<()> {
    let (_, entries) = load(store, table).await?;
    for (seq, entry) in (0..).zip(&entries) {
        let anonymous = entry.anonymised();
        if anonymous != *entry {
            store.replace(table, seq, &anonymous.to_text()).await?;
        }
    }
    // The door shows names, too.
    let (hosted, _) = load(store, table).await?;
    if let Some(mut door) = store.door(table).await? {
        let mut told: serde_json::Value = serde_json::from_str(&door.told)?;
        told["players"] = serde_json::to_value(hosted.players(SeatSet::EMPTY))?;
        door.told = told.to_string();
        let append = Append {
            table: table.into(),
            seq: hosted.entries(),
            door: Some(door),
            ..Append::default()
        };
        store.append(append).await?;
    }
    Ok(())
}
