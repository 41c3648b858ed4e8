//! How the toys are played: the ladder by its rules alone, the auction with a little of everything.

use backlot_core::{Seat, Text};
use backlot_strategy::{
    Capabilities, Constant, DataFile, DataFiles, Features, Knowledge, Part, ScoreParts, Strategy,
    several_choose,
};

use super::auction::{Action, Auction};
use super::bugs::{Bug, has, planted};
use super::ladder::Ladder;

impl Strategy for Ladder {
    const IS_FULLY_VISIBLE: bool = true;
}

const CONSTANTS: [Constant; 2] = [
    Constant::new("courage", 1.0, (0.0, 2.0), "how much a high card is liked"),
    Constant::new("thrift", 0.5, (0.0, 2.0), "how much a stake is disliked"),
];

/// How many numbers describe a seat.
const FEATURES: usize = 2;

/// What the seat may not know: the hand of its neighbour.
fn peeked(game: &Auction, seat: Seat) -> f32 {
    f32::from(u8::from(game.hands[seat.left(game.seats.into())].has(12)))
}

#[expect(clippy::cast_precision_loss, reason = "points are few")]
fn write_features(game: &Auction, features: &mut [f32]) {
    let mut place = 0;
    let mut put = |number: f32| {
        features[place] = number;
        place += 1;
    };
    for seat in game.all() {
        put(match planted() {
            Bug::FeaturePeeks => peeked(game, seat),
            Bug::FeatureInfinite if game.round == 2 => f32::INFINITY,
            _ => (game.bids[seat] + game.bonus[seat]) as f32,
        });
        if !has(Bug::FeatureMissing) {
            put(f32::from(game.round));
        }
        if has(Bug::FeatureTooMany) && seat == Seat::from_bits(game.seats - 1) {
            put(1.0);
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "points are few")]
fn list_parts(game: &Auction, seat: Seat, parts: &mut Vec<(Part, f32)>) {
    parts.clear();
    parts.push((Part(0), game.bids[seat] as f32));
    if !has(Bug::PartForgotten) {
        parts.push((Part(1), game.bonus[seat] as f32));
    }
}

impl Strategy for Auction {
    const CONSTANTS: &'static [Constant] = &CONSTANTS;

    const CAPABILITIES: Capabilities<Self> = Capabilities {
        features: Some(Features { count: FEATURES, write: write_features }),
        score_parts: Some(ScoreParts {
            list: list_parts,
            name: |_, part| match part.0 {
                0 => Text::new("toy-auction-source-bids"),
                _ if has(Bug::PartNameless) => Text::new("nameless"),
                _ => Text::new("toy-auction-source-bonus"),
            },
        }),
        secret_bidding: Some(|game| several_choose(game) && !has(Bug::SecretUndeclared)),
        ..Capabilities::NONE
    };

    fn knowledge() -> &'static Knowledge {
        let (tuned, table, bot) = match planted() {
            Bug::KeyMisspelt => ("curage = 1.5\nthrift = 0.5", "styles", "easy"),
            Bug::KeyMissing => ("courage = 1.5", "styles", "easy"),
            Bug::TableMisspelt => ("courage = 1.5\nthrift = 0.5", "stiles", "easy"),
            Bug::RungLacksStyle => ("courage = 1.5\nthrift = 0.5", "styles", "rusher"),
            _ => ("courage = 1.5\nthrift = 0.5", "styles", "easy"),
        };
        let text = format!(
            "version = 1\ncommand = 'by hand'\n[tuned]\n{tuned}\n[{table}.hoarder]\nthrift = 2\n\
             [ladder.2]\ncommand = 'by hand'\nsteps = [{{ bot = '{bot}' }}]\n"
        );
        let file = DataFile { name: "constants.toml", text: &text };
        let files = DataFiles { constants: Some(file), ..DataFiles::default() };
        let knowledge = Knowledge::built_in::<Self>("toy-auction", &files);
        Box::leak(Box::new(knowledge.unwrap_or_else(|error| panic!("{error}"))))
    }

    fn stage(&self) -> u32 {
        let round = u32::from(self.round);
        if has(Bug::StageShrinks) { 9 - round } else { round }
    }

    fn rate(&self, seat: Seat, constants: &[f32], legal: &[Action], ratings: &mut Vec<f32>) {
        ratings.clear();
        let sign = if has(Bug::Backwards) { -1.0 } else { 1.0 };
        ratings.extend(legal.iter().map(|&action| match action {
            Action::Bid(card) if has(Bug::RatingPeeks) => f32::from(card) * peeked(self, seat),
            Action::Bid(card) => sign * constants[0] * f32::from(card),
            Action::Stake(_) if has(Bug::RatingNotANumber) => f32::NAN,
            Action::Stake(stake) => {
                let card = f32::from(self.answers[seat].card.unwrap_or(0));
                sign * f32::from(stake) * (card - 8.0)
            }
            Action::Take => 0.0,
            Action::Leave => sign,
        }));
        if has(Bug::RatingMissing) {
            ratings.pop();
        }
    }
}
