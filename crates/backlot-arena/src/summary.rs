//! What the blocks of a contest say.

use serde::Serialize;

use crate::{Block, Interval, Times, Verdict};

/// Half the width of a 95 % interval in standard errors.
const REACH: f64 = 1.959_964;

/// What is known about a hero against a field.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Who was tried.
    pub hero: String,
    /// Who sat in all other seats.
    pub field: String,
    /// How many seats.
    pub seats: usize,
    /// How many blocks.
    pub blocks: usize,
    /// How many games: a block has one for each seat.
    pub games: usize,
    /// The share that a bot like the field would win.
    pub fair_share: f64,
    /// The hero's share of wins.
    pub share: Estimate,
    /// The hero's points above the mean of the others.
    pub margin: Estimate,
    /// The same for each seat of the hero.
    pub by_seat: Vec<SeatSummary>,
    /// CPU milliseconds of the hero's decisions: half of them, 95 % and 99 % took no longer.
    pub milliseconds: [f64; 3],
    /// What the sequential test says, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// The running share after each block, thinned out for drawing.
    pub history: Vec<f64>,
}

/// A mean with its error over blocks.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
    /// Where the true value lies with 95 % confidence.
    pub interval: Interval,
}

/// The hero in one seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SeatSummary {
    /// The share of wins.
    pub share: f64,
    /// Points above the mean of the others.
    pub margin: f64,
    /// The mean rank.
    pub rank: f64,
}

impl Summary {
    /// Sums up the blocks.
    #[must_use]
    pub fn of(
        hero: String,
        field: String,
        blocks: &[Block],
        times: &Times,
        verdict: Option<Verdict>,
    ) -> Self {
        let seats = blocks.first().map_or(0, |block| block.wins.len());
        let shares: Vec<f64> = blocks.iter().map(Block::share).collect();
        let margins: Vec<f64> = blocks.iter().map(Block::margin).collect();
        Self {
            hero,
            field,
            seats,
            blocks: blocks.len(),
            games: blocks.len() * seats,
            fair_share: 1.0 / seats.max(1) as f64,
            share: Estimate::of(&shares),
            margin: Estimate::of(&margins),
            by_seat: (0..seats).map(|seat| SeatSummary::of(blocks, seat)).collect(),
            milliseconds: [0.5, 0.95, 0.99].map(|share| times.quantile_ms(share)),
            verdict,
            history: history(&shares),
        }
    }
}

impl Estimate {
    pub(crate) fn of(values: &[f64]) -> Self {
        let n = values.len().max(1) as f64;
        let mean = values.iter().sum::<f64>() / n;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let error = (squares / (n - 1.0).max(1.0) / n).sqrt();
        let interval = Interval { low: mean - REACH * error, high: mean + REACH * error };
        Self { mean, error, interval }
    }
}

impl SeatSummary {
    fn of(blocks: &[Block], seat: usize) -> Self {
        let n = blocks.len().max(1) as f64;
        let others = blocks.first().map_or(1, |block| block.wins.len().max(2) - 1) as f64;
        let mean = |of: &dyn Fn(&Block) -> f64| blocks.iter().map(of).sum::<f64>() / n;
        Self {
            share: mean(&|block| block.wins[seat]),
            margin: mean(&|block| block.margins[seat] as f64 / others),
            rank: mean(&|block| f64::from(block.ranks[seat])),
        }
    }
}

/// The running mean at up to 200 moments.
fn history(shares: &[f64]) -> Vec<f64> {
    let step = (shares.len() / 200).max(1);
    let mut sum = 0.0;
    let mut history = Vec::new();
    for (done, share) in (1usize..).zip(shares) {
        sum += share;
        if done.is_multiple_of(step) {
            history.push(sum / done as f64);
        }
    }
    history
}
