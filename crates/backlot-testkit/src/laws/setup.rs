//! The law `setup`.

use std::collections::BTreeSet;

use backlot_core::{ComponentSet, Playable, SetupRequest};

use super::{LawResult, ensure, same};
use crate::plan::RequestedOptions;

/// The checked set-up, or nothing where the game refuses a combination of options that is not the usual one.
pub(crate) fn setup<G: Playable>(request: &RequestedOptions) -> Result<Option<G::Setup>, String> {
    let setup = match G::setup(&request.request()) {
        Ok(setup) => setup,
        Err(refused) if request.is_default(G::info()) => {
            return Err(format!("the usual options are refused: {refused}"));
        }
        Err(_) => return Ok(None),
    };
    let (seats, components) = G::table_of(&setup);
    same(|| "`table_of` tells another number of seats".to_owned(), &request.seats, &seats)?;
    let mut again = SetupRequest::seats(seats);
    for (id, value) in G::options(&setup) {
        again = again.with(id, &value);
    }
    let read =
        G::setup(&again).map_err(|refused| format!("`options` don't read back: {refused}"))?;
    same(|| "`options` read back to another set-up".to_owned(), &setup, &read)?;
    components_read_back::<G>(&components)?;
    Ok(Some(setup))
}

fn components_read_back<G: Playable>(components: &G::Components) -> LawResult {
    let toml = components.to_toml();
    let read = G::Components::parse("written back", &toml)
        .map_err(|error| format!("the component set does not read back: {error}"))?;
    let json = |set: &G::Components| serde_json::to_value(set).map_err(|error| error.to_string());
    same(|| "the component set reads back changed".to_owned(), &json(components)?, &json(&read)?)?;
    let mut ids = BTreeSet::new();
    for entry in components.catalogue() {
        let id = entry.id.clone();
        ensure(ids.insert(entry.id), || format!("two things in the box have the id `{id}`"))?;
    }
    Ok(())
}
