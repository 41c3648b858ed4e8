//! Counting positions: proof that rules offer neither too much nor too little.
//!
//! Of several seats that are asked at once only the lowest answers next: the order in which sealed answers
//! arrive makes no difference, so it is not counted.

use std::collections::HashSet;
use std::hash::Hash;

use backlot_core::chance::Enumerating;
use backlot_core::{Game, Seat, WithoutEvents};

/// How many paths of actions and draws lead to each ply from 0 to `depth`. `filter` says which actions
/// are followed. Games that are over have no further paths.
pub fn perft<G: Game>(
    state: &G,
    depth: usize,
    filter: impl Fn(&G, Seat, G::Action) -> bool,
) -> Vec<u64> {
    let mut paths = vec![0; depth + 1];
    count_paths(state, &filter, &mut paths);
    paths
}

fn count_paths<G: Game>(
    state: &G,
    filter: &impl Fn(&G, Seat, G::Action) -> bool,
    paths: &mut [u64],
) {
    let Some((here, deeper)) = paths.split_first_mut() else { return };
    *here += 1;
    if !deeper.is_empty() {
        for_each_successor(state, filter, |next| count_paths(&next, filter, deeper));
    }
}

/// How many different positions can be reached at each ply from 0 to `plies`. `key` says what makes
/// two positions the same (a packed number is quickest), and `filter` which actions are followed.
pub fn states_by_ply<G: Game, K: Eq + Hash>(
    state: &G,
    plies: usize,
    key: impl Fn(&G) -> K,
    filter: impl Fn(&G, Seat, G::Action) -> bool,
) -> Vec<u64> {
    let mut counts = vec![1];
    let mut reached = vec![state.clone()];
    for _ in 0..plies {
        let mut keys = HashSet::new();
        let mut next = Vec::new();
        for state in &reached {
            for_each_successor(state, &filter, |successor| {
                if keys.insert(key(&successor)) {
                    next.push(successor);
                }
            });
        }
        counts.push(u64::try_from(next.len()).unwrap_or(u64::MAX));
        reached = next;
    }
    counts
}

fn for_each_successor<G: Game>(
    state: &G,
    filter: &impl Fn(&G, Seat, G::Action) -> bool,
    mut visit: impl FnMut(G),
) {
    let Some(seat) = state.to_act().first() else { return };
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    for action in actions.into_iter().filter(|action| filter(state, seat, *action)) {
        let mut rng = Enumerating::new();
        while rng.next_path() {
            let mut next = state.clone();
            next.apply(seat, action, &mut WithoutEvents(&mut rng));
            visit(next);
        }
    }
}
