//! The macros at work on the toys, as a game crate uses them.

mod auction {
    use crate::toys::auction::Auction;
    use crate::toys::wording::ToyWords;

    backlot_testkit::conformance!(Auction, games = 100, wording = &ToyWords);
    backlot_testkit::rule_examples!(Auction, "tests/rules", wording = &ToyWords);
    backlot_testkit::playthroughs!(Auction, "tests/playthroughs");
    backlot_testkit::regression_records!(Auction, "tests/records");
}

mod ladder {
    use crate::toys::ladder::Ladder;
    use crate::toys::wording::ToyWords;

    backlot_testkit::conformance!(Ladder, games = 40, wording = &ToyWords);
}
