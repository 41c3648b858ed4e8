//! The law of an encoding can fail, by each planted bug.

use crate::toys::auction::Auction;
use crate::toys::bugs::{self, Bug};
use crate::toys::wording::ToyWords;
use backlot_testkit::{EncodingViolation, Plan, check_encoding};

fn checked() -> Result<usize, Box<EncodingViolation>> {
    check_encoding::<Auction>(&Plan::default().games(60).wording(&ToyWords))
}

#[test]
fn an_encoding_without_a_bug_keeps_its_law() {
    assert!(checked().unwrap_or_else(|violation| panic!("{violation}")) > 300);
}

#[test]
fn every_planted_bug_is_found() {
    for (bug, said) in [
        (Bug::IndexTooHigh, "has index"),
        (Bug::IndexShared, "shares its index"),
        (Bug::IndexPeeks, "in `an action`"),
        (Bug::NamedAlike, "several actions are called `action`"),
        (Bug::ColumnPeeks, "in `next hand"),
        (Bug::ColumnMissing, "values are in a row"),
        (Bug::ColumnRenamed, "others than at the start"),
        (Bug::RowTooShort, "differ in width"),
    ] {
        let Err(violation) = bugs::with(bug, checked) else { panic!("{bug:?} is not found") };
        assert!(violation.found.contains(said), "{bug:?}: {violation}");
    }
}
