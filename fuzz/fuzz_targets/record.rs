//! Any bytes as a record: an error or a game, and a game is written back as it was read.
#![no_main]

use backlot_games::check_record;
use backlot_table::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Ok(record) = Record::parse_bytes(input) else { return };
    let again = Record::parse(&record.to_text());
    assert_eq!(again.as_ref(), Ok(&record));
    if let Ok(checked) = check_record(&record) {
        assert_eq!(checked.table.record().to_text(), record.to_text());
    }
});
