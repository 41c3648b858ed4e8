//! Games kept as records: they replay, and their results are right.

backlot_testkit::regression_records!(backlot_dream_factory::DreamFactory, "tests/records");
