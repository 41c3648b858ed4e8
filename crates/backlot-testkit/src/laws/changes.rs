//! The law `changes`.

use backlot_core::{Playable, Seat, Viewer, apply_changes};
use serde_json::Value;

use super::{LawResult, ensure, same};

/// From either of two positions, what has changed of the viewer's view leads to the view of the other.
pub(crate) fn changes<G: Playable>(state: &G, after: &G, viewer: Viewer) -> LawResult {
    let (view, next) = (state.view(viewer), after.view(viewer));
    for (from, to) in [(&view, &next), (&next, &view)] {
        let changes = G::view_changes(from, to);
        let changes: Value =
            serde_json::from_str(&changes).map_err(|error| format!("{error} in {changes}"))?;
        let mut json = G::view_json(from);
        let wrong = |problem| format!("changes of the view of {viewer} don't fit: {problem}");
        apply_changes(&mut json, &changes).map_err(wrong)?;
        same(|| format!("the changed view of {viewer}"), &G::view_json(to), &json)?;
    }
    Ok(())
}

/// Where a game says that all see alike, they do.
pub(crate) fn all_see_alike<G: Playable>(state: &G) -> LawResult {
    if !G::VIEWS_ARE_IDENTICAL {
        return Ok(());
    }
    let seen = |viewer: Viewer| {
        let mut json = G::view_json(&state.view(viewer));
        json["viewer"] = Value::Null;
        json
    };
    let spectator = seen(Viewer::Spectator);
    let differs = Seat::all(state.seats()).find(|&seat| seen(Viewer::Seat(seat)) != spectator);
    ensure(differs.is_none(), || format!("{differs:?} sees something else than a spectator"))
}
