//! Every law of a game, on random games of every set-up.

backlot_testkit::conformance!(backlot_hollywood::Hollywood, games = 120);
backlot_testkit::encoding!(backlot_hollywood::Hollywood);
