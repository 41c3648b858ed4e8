//! The law of an encoding: what programs that learn rely on.

use std::collections::BTreeSet;
use std::fmt;

use backlot_core::chance::{Fast, Seeded};
use backlot_core::{ColumnNames, ColumnValues, Encode, Playable, Seat, Viewer, WithoutEvents};

use crate::plan::{Plan, requests_of_interest};

/// At one of this many decisions the names of columns are compared.
const NAMES_EVERY: usize = 50;
/// No action has more columns.
const MAX_ACTION_COLUMNS: usize = 1000;

/// A broken law of an encoding.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct EncodingViolation {
    /// The game's id.
    pub game: &'static str,
    /// The set-up, seed and step.
    pub place: String,
    /// What was found.
    pub found: String,
}

impl fmt::Display for EncodingViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, place, found } = self;
        write!(f, "the encoding of {game} breaks its law ({place}): {found}")
    }
}

/// Checks the laws of [`Encode`] at every decision of random games of every set-up of interest. Returns the number of decisions.
pub fn check_encoding<G: Playable + Encode>(
    plan: &Plan<'_>,
) -> Result<usize, Box<EncodingViolation>> {
    let requests = requests_of_interest(G::info());
    let mut decisions = 0;
    for (request, number) in plan.games_to_play(&requests) {
        // Not every combination of options is possible.
        let Ok(setup) = G::setup(&request.request()) else { continue };
        let seed = format!("{}/{}/{number}", plan.seed, request.text);
        let mut step = 0;
        check_game::<G>(&setup, &seed, number == 0, &mut step).map_err(|found| {
            let place = format!("{}; seed `{seed}`; step {step}", request.text);
            EncodingViolation { game: G::info().id, place, found }
        })?;
        decisions += step;
    }
    Ok(decisions)
}

fn check_game<G: Playable + Encode>(
    setup: &G::Setup,
    seed: &str,
    with_names: bool,
    step: &mut usize,
) -> Result<(), String> {
    let mut cx = WithoutEvents(Seeded::new(seed));
    let mut picks =
        Fast::new(seed.bytes().fold(11, |sum: u64, byte| sum * 31 % 9973 + u64::from(byte)));
    let mut game = G::new(setup, &mut cx);
    let indices = G::action_count(setup);
    let columns = names(&game, Seat::from_bits(0));
    if with_names {
        different("columns", &columns)?;
        let actions: Vec<_> = (0..indices).map(|index| G::action_name(setup, index)).collect();
        different("actions", &actions)?;
    }
    let (mut legal, mut width) = (Vec::new(), None);
    while !game.to_act().is_empty() {
        for seat in game.to_act().iter() {
            game.legal_actions(seat, &mut legal);
            let mut seen = BTreeSet::new();
            for &action in &legal {
                let index = game.action_index(seat, action);
                let written = || G::write_action(game.components().get(), action);
                if index >= indices {
                    return Err(format!("`{}` has index {index} of {indices}", written()));
                }
                if !seen.insert(index) {
                    return Err(format!("`{}` shares its index {index}", written()));
                }
            }
            let other = game.permute_hidden(Viewer::Seat(seat), &mut Fast::new(picks.word()));
            // Names take a hundred times as long as values, and depend on the same.
            if picks.index(NAMES_EVERY) == 0 && names(&game, seat) != columns {
                return Err(format!("the columns of {seat} are others than at the start"));
            }
            let rows =
                [&game, &other].map(|game| rows(game, seat, &legal, columns.len(), &mut width));
            let [here, there] = rows;
            let (here, there) = (here?, there?);
            if let Some(at) = (0..here.len()).find(|&at| here[at] != there[at]) {
                let name = columns.get(at).map_or("an action", String::as_str);
                let (here, there) = (here[at], there[at]);
                return Err(format!(
                    "{seat} reads {here} or {there} in `{name}`, by what it can't see"
                ));
            }
        }
        let asked: Vec<Seat> = game.to_act().iter().collect();
        let seat = asked[picks.index(asked.len())];
        game.legal_actions(seat, &mut legal);
        let action = legal[picks.index(legal.len())];
        game.apply(seat, action, &mut cx);
        *step += 1;
    }
    Ok(())
}

fn names<G: Encode>(game: &G, seat: Seat) -> Vec<String> {
    let mut names = ColumnNames::default();
    G::encode(&game.view(Viewer::Seat(seat)), seat, &mut names);
    names.0
}

fn different(what: &str, names: &[String]) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    match names.iter().find(|name| !seen.insert(*name)) {
        Some(name) => Err(format!("several {what} are called `{name}`")),
        None => Ok(()),
    }
}

/// All that the seat reads: its observation, then the index and the row of each action.
fn rows<G: Encode>(
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    columns: usize,
    width: &mut Option<usize>,
) -> Result<Vec<usize>, String> {
    let view = game.view(Viewer::Seat(seat));
    let mut all = filled(columns, |values| G::encode(&view, seat, values));
    if all.len() != columns {
        return Err(format!("{} values are in a row of {columns} columns", all.len()));
    }
    for &action in legal {
        all.push(game.action_index(seat, action));
        let row = filled(MAX_ACTION_COLUMNS, |values| {
            G::encode_action(&view, seat, action, values);
        });
        if *width.get_or_insert(row.len()) != row.len() {
            return Err("the rows of actions differ in width".to_owned());
        }
        all.extend(row);
    }
    Ok(all)
}

/// The values written, at most one more than `expected`.
fn filled(expected: usize, write: impl FnOnce(&mut ColumnValues<'_>)) -> Vec<usize> {
    let mut row = vec![0; expected + 1];
    let mut values = ColumnValues::new(&mut row);
    write(&mut values);
    let written = expected + 1 - values.room();
    row.truncate(written);
    row.into_iter().map(|value| usize::from(value.cast_unsigned())).collect()
}
