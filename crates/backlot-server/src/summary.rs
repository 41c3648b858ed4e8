//! What everybody may see of a table without a seat: at its address, and in lists.

use backlot_core::SeatSet;
use backlot_store::TableSummary;
use backlot_table::hosted::HostedTable;
use serde_json::{Value, json};

/// Returns what is told.
pub(crate) fn told(hosted: &HostedTable, present: SeatSet, now: u64) -> Value {
    // Not when the table last changed: that would tell when somebody answered in secret.
    json!({
        "table": hosted.id(),
        "game": hosted.game().info().id,
        "setup": hosted.setup_json(),
        "status": hosted.status(),
        "public": hosted.is_public(),
        "help": hosted.allows_help(),
        "players": hosted.players(present),
        "clock": hosted.clock(now),
        "created": hosted.times().0,
    })
}

/// Returns what the store keeps of it. `changed` is when something changed that everybody may see.
pub(crate) fn summary_of(hosted: &HostedTable, wake: Option<i64>, changed: u64) -> TableSummary {
    let told = told(hosted, SeatSet::EMPTY, changed);
    let time = |time: u64| i64::try_from(time).unwrap_or(i64::MAX);
    TableSummary {
        game: hosted.game().info().id.to_owned(),
        status: told["status"].as_str().unwrap_or_default().to_owned(),
        public: hosted.is_public(),
        created: time(hosted.times().0),
        changed: time(changed),
        wake,
        told: told.to_string(),
    }
}
