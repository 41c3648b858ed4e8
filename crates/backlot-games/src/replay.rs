//! Games that were played, moment by moment, as any viewer saw them.

use std::ops::Range;

use backlot_core::{Playable, Text, Viewer};
use backlot_table::Table;
use serde_json::Value;

/// A recorded game after a step.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// Which step: 0 is the set-up.
    pub step: usize,
    /// What happened in it, as the viewer noticed it: for programs and for people.
    pub events: Vec<(Value, Text)>,
    /// What the viewer could know then, as JSON text.
    pub view: String,
}

pub(crate) fn snapshots<G: Playable>(
    table: &Table<G>,
    viewer: Viewer,
    steps: Range<usize>,
) -> Vec<Snapshot> {
    let components = table.state().components();
    let tell = |event: &G::Event| {
        (G::event_json(&components, event).value(), G::event_text(&components, event))
    };
    let snapshot = |moment: backlot_table::Moment<G>| Snapshot {
        step: moment.step,
        events: moment.events.iter().map(tell).collect(),
        view: G::view_text(&moment.view),
    };
    table.moments(viewer, steps).into_iter().map(snapshot).collect()
}
