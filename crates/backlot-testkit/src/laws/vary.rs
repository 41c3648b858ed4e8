//! Whether sampled and exchanged worlds differ where, and only where, something is hidden.
//!
//! Two things are compared: the worlds that `permute_hidden` makes from the true state, and those that
//! `sample` makes from a view. They are looked at from every side: as a whole, and through the view of
//! every other viewer (so a sampler that deals out one hand again and keeps another is found). Where the
//! ones vary, the others must, too. While a sealed answer waits for the others, nothing is said: whether a
//! sampled world holds it is left to the game.

use backlot_core::chance::Fast;
use backlot_core::{Playable, Viewer};

use super::secrets::partial_viewers;
use super::{Case, LawResult};

/// Worlds that are made to see whether something varies at all.
const FEW: usize = 5;

/// Worlds that are made before something is said to stay always the same: so many that even something
/// which differs in one world of a hundred is not taken for that.
const MANY: usize = 4096;

/// A side from which worlds can be compared.
#[derive(Clone, Copy)]
enum Side {
    Whole,
    Through(Viewer),
}

impl Side {
    fn all(seats: usize, except: Viewer) -> impl Iterator<Item = Self> {
        let others = partial_viewers(seats).filter(move |viewer| *viewer != except);
        others.map(Self::Through).chain([Self::Whole])
    }

    fn differs<G: Playable>(self, a: &G, b: &G) -> bool {
        match self {
            Self::Whole => a != b,
            Self::Through(viewer) => a.view(viewer) != b.view(viewer),
        }
    }

    fn name(self) -> String {
        match self {
            Self::Whole => "the state".to_owned(),
            Self::Through(viewer) => format!("what {viewer} sees"),
        }
    }
}

/// Samples vary wherever exchanging what is hidden changes something.
pub(crate) fn samples_vary<G: Playable>(case: &mut Case<'_, G>) -> LawResult {
    let (state, viewer) = (case.state, some_viewer(case));
    let view = state.view(viewer);
    let exchanged = |chance: &mut Fast| state.permute_hidden(viewer, chance);
    let sampled = |chance: &mut Fast| G::sample(&view, chance);
    compare(case, viewer, exchanged, sampled).map_err(|side| {
        format!("worlds sampled for {viewer} never vary in {side}, although it hides something")
    })
}

/// Exchanging what is hidden changes something wherever samples vary; otherwise leaks could not be found.
pub(crate) fn permutation_is_thorough<G: Playable>(case: &mut Case<'_, G>) -> LawResult {
    let (state, viewer) = (case.state, some_viewer(case));
    let view = state.view(viewer);
    let exchanged = |chance: &mut Fast| state.permute_hidden(viewer, chance);
    let sampled = |chance: &mut Fast| G::sample(&view, chance);
    compare(case, viewer, sampled, exchanged).map_err(|side| {
        format!("`permute_hidden` for {viewer} never changes {side}, although samples vary in it")
    })
}

/// A random viewer who may not see everything.
pub(super) fn some_viewer<G: Playable>(case: &mut Case<'_, G>) -> Viewer {
    let viewers: Vec<Viewer> = partial_viewers(case.state.seats()).collect();
    viewers[case.picks.index(viewers.len())]
}

/// Where the worlds of `guide` vary, those of `follower` must, too; otherwise the side is named.
fn compare<G: Playable>(
    case: &mut Case<'_, G>,
    viewer: Viewer,
    guide: impl Fn(&mut Fast) -> G,
    follower: impl Fn(&mut Fast) -> G,
) -> Result<(), String> {
    if case.pending {
        return Ok(());
    }
    let picks = &mut *case.picks;
    let guides: Vec<G> = (0..FEW).map(|_| guide(picks)).collect();
    let first = follower(picks);
    for side in Side::all(case.state.seats(), viewer) {
        if !guides.iter().any(|world| side.differs(world, case.state)) {
            continue;
        }
        let mut others = (0..MANY).map(|_| follower(picks));
        if !others.any(|world| side.differs(&world, &first)) {
            return Err(side.name());
        }
    }
    Ok(())
}
