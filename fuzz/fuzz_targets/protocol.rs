//! Any bytes as frames of the people at a table, one a line, from seat after seat: no panic, and what is done can be
//! stored, loaded and told.
#![no_main]

use backlot_core::{Seat, SeatSet, SetupRequest, Viewer};
use backlot_games::{GameKind, load_hosted};
use backlot_protocol::Request;
use backlot_table::hosted::{
    ClockRule, Decided, Entry, Hash, HostedTable, Input, Listeners, Moment, OpenRequest, Party,
    Secret,
};
use libfuzzer_sys::fuzz_target;

const SEATS: usize = 3;

fuzz_target!(|input: &[u8]| {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let kind = GameKind::ALL[text.len() % GameKind::ALL.len()];
    let (mut table, mut log) = table(kind);
    for (number, line) in text.lines().take(200).enumerate() {
        let request = Request::parse(line);
        let Some(input) = request.ok().and_then(|request| request.frame.into_input()) else {
            continue;
        };
        let party = match Seat::new(number % (SEATS + 1)) {
            Some(seat) if seat.index() < SEATS => Party::Seat(seat),
            _ => Party::Spectator,
        };
        if let Ok(decided) = table.decide(party, &input, &moment(number)) {
            carry_out(&mut table, &mut log, decided);
        }
    }
    for viewer in Viewer::all(SEATS) {
        let _ = (table.view_json(viewer), table.log(viewer, 50), table.talk(viewer));
    }
    let again =
        load_hosted(log.iter().map(|text| Entry::parse(text).expect("it was written here")));
    assert_eq!(again.expect("what was stored loads").entries(), table.entries());
});

fn moment(number: usize) -> Moment {
    Moment { now: 1_000 + number as u64, present: SeatSet::EMPTY, fresh: Secret([7; 32]) }
}

fn carry_out(table: &mut HostedTable, log: &mut Vec<String>, decided: Decided) {
    log.extend(decided.entries().iter().map(Entry::to_text));
    table.commit(decided, Listeners::ALL_FOLLOWING);
}

/// A table with a person in every seat.
fn table(kind: GameKind) -> (HostedTable, Vec<String>) {
    let key = |seat: usize| Hash::of(&[u8::try_from(seat).expect("few seats")]);
    let request = OpenRequest {
        table: "fuzzed".to_owned(),
        places: Vec::new(),
        name: Some("p1".to_owned()),
        key: key(0),
        number: None,
        clock: ClockRule::None,
        level: "random".to_owned(),
        public: false,
        help: None,
        prepared: None,
    };
    let setup = SetupRequest::seats(SEATS);
    let opened = HostedTable::open(kind.hosted(), &setup, &request, &moment(0));
    let (mut table, entries) = opened.expect("every game seats three");
    let mut log = entries.iter().map(Entry::to_text).collect();
    for seat in 1..SEATS {
        let sit =
            Input::Sit { seat: None, name: format!("p{}", seat + 1), key: key(seat), number: None };
        let decided = table.decide(Party::Spectator, &sit, &moment(0)).expect("a seat is open");
        carry_out(&mut table, &mut log, decided);
    }
    (table, log)
}
