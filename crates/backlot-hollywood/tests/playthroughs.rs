//! Whole games as text: no rule changes unnoticed.

backlot_testkit::playthroughs!(backlot_hollywood::Hollywood, "tests/playthroughs");
