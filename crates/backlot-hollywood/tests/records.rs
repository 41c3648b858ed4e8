//! Games that must stay valid.

backlot_testkit::regression_records!(backlot_hollywood::Hollywood, "tests/records");
