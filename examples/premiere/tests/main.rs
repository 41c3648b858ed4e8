//! Premiere keeps every law, and its rules are those of the clauses.

use backlot_premiere::Premiere;
use backlot_testkit::EnglishWith;

static WORDS: EnglishWith = EnglishWith::new(include_str!("../en.ftl"));

mod laws {
    backlot_testkit::conformance!(crate::Premiere, games = 200, wording = &crate::WORDS);
    backlot_testkit::rule_examples!(crate::Premiere, "tests/rules", wording = &crate::WORDS);
    backlot_testkit::strategy!(crate::Premiere, games = 400);
    backlot_testkit::encoding!(crate::Premiere);
}
