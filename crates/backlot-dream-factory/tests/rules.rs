//! Every clause of `rules.md` has examples, and they hold.

backlot_testkit::rule_examples!(backlot_dream_factory::DreamFactory, "tests/rules");
