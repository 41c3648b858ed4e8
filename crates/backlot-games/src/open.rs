use backlot_core::{Playable, SetupError, SetupRequest};
use backlot_table::record::{Fairness, Record, RecordError, check};
use backlot_table::{ActionError, Player, Table};

use crate::{AnyTable, GameKind, UnknownGame, with_game};

/// Why a table can't be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The set-up is not possible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The scripted luck does not fit.
    #[error(transparent)]
    ActionError(#[from] ActionError),
    /// Not one player for each seat.
    #[error("{players} players for {seats} seats: name one for each seat")]
    Players {
        /// How many were named.
        players: usize,
        /// How many seats there are.
        seats: usize,
    },
}

/// Opens a table. `players` gets the number of seats and says who sits there.
pub fn open(
    kind: GameKind,
    request: &SetupRequest,
    players: impl FnOnce(usize) -> Vec<Player>,
    seed: &str,
    draws: Option<&[u32]>,
) -> Result<Box<dyn AnyTable>, OpenError> {
    with_game!(kind, G => {
        let setup = G::setup(request)?;
        let (seats, _) = G::table_of(&setup);
        let players = players(seats);
        if players.len() != seats {
            return Err(OpenError::Players { players: players.len(), seats });
        }
        let table = match draws {
            None => Table::<G>::new(setup, players, seed),
            Some(draws) => Table::<G>::with_draws(setup, players, seed, draws)?,
        };
        Ok(Box::new(table))
    })
}

/// The table as a record leaves it. Further luck follows from the seed.
pub fn load(record: &Record, seed: &str) -> Result<Box<dyn AnyTable>, RecordError> {
    with_game!(kind_of(record)?, G => Ok(Box::new(Table::<G>::from_record(record, seed)?)))
}

/// A recorded game that was replayed and found in order.
pub struct CheckedRecord {
    /// The table as the record leaves it.
    pub table: Box<dyn AnyTable>,
    /// Whether the game is over.
    pub finished: bool,
    /// What the record proves about its luck.
    pub fairness: Fairness,
}

/// Replays a record, and verifies its luck if it was dealt fairly.
pub fn check_record(record: &Record) -> Result<CheckedRecord, RecordError> {
    with_game!(kind_of(record)?, G => {
        let checked = check::<G>(record)?;
        let (finished, fairness) = (checked.finished, checked.fairness);
        Ok(CheckedRecord { table: Box::new(checked.table), finished, fairness })
    })
}

fn kind_of(record: &Record) -> Result<GameKind, RecordError> {
    record.game.parse().map_err(|error: UnknownGame| RecordError {
        line: record.lines.game.0,
        problem: error.to_string(),
    })
}
