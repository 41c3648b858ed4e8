//! Every clause of `rules.md`, by example.

backlot_testkit::rule_examples!(backlot_hollywood_cards::HollywoodCards, "tests/rules");
