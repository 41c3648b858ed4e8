//! The laws of a strategy can fail, each by a planted bug; and a game with rules alone has bots.

use crate::toys::auction::Auction;
use crate::toys::bugs::{self, Bug};
use crate::toys::ladder::Ladder;
use crate::toys::wording::ToyWords;
use backlot_bots::{Bot, Budget, Level};
use backlot_core::chance::Fast;
use backlot_core::{Game, Playable, SetupRequest, Viewer, WithoutEvents};
use backlot_strategy::Strategy;
use backlot_testkit::{Plan, StrategyLaw, StrategyViolation, check_strategy};

fn checked<G: Playable + Strategy>() -> Result<usize, Box<StrategyViolation>> {
    check_strategy::<G>(&Plan::default().games(1200).wording(&ToyWords))
}

fn law_broken_by<G: Playable + Strategy>(bug: Bug) -> Option<StrategyLaw> {
    let violation = bugs::with(bug, checked::<G>).err()?;
    println!("{violation}");
    Some(violation.law)
}

#[test]
fn strategies_without_a_bug_keep_every_law() {
    let no_evaluation = || bugs::with(Bug::NotEvaluated, checked::<Ladder>);
    for looked in [checked::<Auction>(), checked::<Ladder>(), no_evaluation()] {
        assert!(looked.unwrap_or_else(|violation| panic!("{violation}")) > 10);
    }
}

#[test]
fn every_planted_bug_is_found() {
    for (bug, law) in [
        (Bug::Backwards, StrategyLaw::Policy),
        (Bug::SecretUndeclared, StrategyLaw::SecretBidding),
        (Bug::KeyMisspelt, StrategyLaw::Data),
        (Bug::KeyMissing, StrategyLaw::Data),
        (Bug::TableMisspelt, StrategyLaw::Data),
        (Bug::RungLacksStyle, StrategyLaw::Data),
        (Bug::RatingPeeks, StrategyLaw::Ratings),
        (Bug::RatingNotANumber, StrategyLaw::Ratings),
        (Bug::RatingMissing, StrategyLaw::Ratings),
        (Bug::FeaturePeeks, StrategyLaw::Features),
        (Bug::FeatureInfinite, StrategyLaw::Features),
        (Bug::FeatureMissing, StrategyLaw::Features),
        (Bug::FeatureTooMany, StrategyLaw::Features),
        (Bug::PartForgotten, StrategyLaw::ScoreParts),
        (Bug::PartNameless, StrategyLaw::ScoreParts),
        (Bug::StageShrinks, StrategyLaw::Stage),
    ] {
        assert_eq!(law_broken_by::<Auction>(bug), Some(law), "{bug:?}");
    }
    assert_eq!(law_broken_by::<Ladder>(Bug::DrawnFaceDown), Some(StrategyLaw::Visible));
}

#[test]
fn a_broken_file_is_reported_with_its_place() {
    let found = |bug| bugs::with(bug, checked::<Auction>).unwrap_err().found;
    let misspelt = found(Bug::KeyMisspelt);
    assert!(misspelt.contains("line 4: [tuned] `curage` is not a constant"), "{misspelt}");
    let missing = found(Bug::KeyMissing);
    assert!(missing.contains("constants.toml, line 3: [tuned] lacks `thrift`"), "{missing}");
    let table = found(Bug::TableMisspelt);
    assert!(table.contains("line 6: unknown field `stiles`"), "{table}");
}

/// The ladder has rules, and an evaluation or not.
#[test]
fn a_game_with_rules_alone_has_every_bot() {
    let every_bot = || {
        let setup = Ladder::setup(&SetupRequest::seats(2)).unwrap();
        let mut cx = WithoutEvents(Fast::new(3));
        let mut game = Ladder::new(&setup, &mut cx);
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            game.legal_actions(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let mut action = legal[0];
            for level in Level::ALL {
                let Ok(bot) = Bot::new(level, 2, Ladder::knowledge()) else { continue };
                let advice = bot.advise::<Ladder>(&view, seat, 1, &mut Budget::iterations(20));
                action = advice.unwrap().action;
                assert!(legal.contains(&action), "{level}");
            }
            game.apply(seat, action, &mut cx);
        }
    };
    every_bot();
    bugs::with(Bug::NotEvaluated, every_bot);
}
