//! Every clause of `rules.md`, by example.

backlot_testkit::rule_examples!(backlot_hollywood::Hollywood, "tests/rules");
