use std::io::{self, Write};

use anyhow::Result;
use backlot_games::GameKind;
use backlot_locales::Locale;
use serde_json::json;

use super::print_json;

/// The games, with their options.
pub(super) fn list(as_json: bool) -> Result<()> {
    if as_json {
        let games: Vec<_> = GameKind::ALL
            .into_iter()
            .map(|kind| {
                let info = kind.info();
                let options: Vec<_> = info
                    .options
                    .iter()
                    .map(|option| {
                        json!({ "id": option.id, "values": option.values, "default": option.default, "about": option.about })
                    })
                    .collect();
                json!({ "id": info.id, "title": info.title, "seats": info.seats.clone().collect::<Vec<_>>(), "options": options })
            })
            .collect();
        return print_json(&games);
    }
    let mut out = io::stdout().lock();
    for kind in GameKind::ALL {
        let info = kind.info();
        writeln!(out, "{}  ({} to {} players)", info.title, info.seats.start(), info.seats.end())?;
        writeln!(out, "  {}", summary(kind))?;
        writeln!(out, "  backlot play {id}    backlot rules {id}", id = info.id)?;
        for option in info.options {
            let values = option.values.join("|");
            writeln!(
                out,
                "  -o {}={values} (default {}): {}",
                option.id, option.default, option.about
            )?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The game in a sentence.
pub(crate) fn summary(kind: GameKind) -> String {
    Locale::english().message(&format!("{}-summary", kind.id()))
}
