//! The laws of a game, on random games of every set-up. There are 64 set-ups and many options to put into
//! words, so each is played just twice.

backlot_testkit::conformance!(backlot_dream_factory::DreamFactory, games = 128);
backlot_testkit::encoding!(backlot_dream_factory::DreamFactory);
