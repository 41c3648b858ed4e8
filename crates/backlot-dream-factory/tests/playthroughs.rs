//! Whole games as stored text.

backlot_testkit::playthroughs!(backlot_dream_factory::DreamFactory, "tests/playthroughs");
