//! Games that must stay valid.

backlot_testkit::regression_records!(backlot_hollywood_cards::HollywoodCards, "tests/records");
