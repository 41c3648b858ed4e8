//! Every law of a game, on random games of every set-up.

backlot_testkit::conformance!(backlot_hollywood_cards::HollywoodCards);
backlot_testkit::encoding!(backlot_hollywood_cards::HollywoodCards);
