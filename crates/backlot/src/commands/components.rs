use std::io::{self, Write};
use std::path::Path;

use anyhow::Result;
use backlot_core::CatalogueEntry;
use backlot_games::GameKind;
use backlot_locales::Locale;

use super::{print_json, read_components};

/// Lists what is in the box, and says what of it is printed and what is our reconstruction.
pub(super) fn print(
    kind: GameKind,
    file: Option<&Path>,
    as_toml: bool,
    as_json: bool,
) -> Result<()> {
    if as_toml {
        io::stdout().lock().write_all(kind.standard_toml().as_bytes())?;
        return Ok(());
    }
    let text = file.map(read_components).transpose()?;
    let catalogue = kind.catalogue(text.as_ref())?;
    if as_json {
        return print_json(&catalogue);
    }
    let width = |of: fn(&CatalogueEntry) -> usize| catalogue.iter().map(of).max().unwrap_or(0);
    let ids = width(|entry| entry.id.len());
    let kinds = width(|entry| entry.kind.len());
    let mut out = io::stdout().lock();
    for entry in &catalogue {
        let attributes: Vec<String> = entry
            .attributes
            .iter()
            .map(|(name, value)| format!("{name}={}", plain(value)))
            .collect();
        let line = format!("{:<kinds$}  {:<ids$}  {}", entry.kind, entry.id, attributes.join(" "));
        writeln!(out, "{}", line.trim_end())?;
    }
    writeln!(out, "{} in all", catalogue.len())?;
    // The note is about the built-in set only.
    if file.is_none() {
        let note = Locale::english().message(&format!("{}-components-note", kind.id()));
        writeln!(out, "{note}")?;
    }
    Ok(())
}

fn plain(value: &serde_json::Value) -> String {
    match value {
        serde_json::Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
