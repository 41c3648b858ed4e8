//! Games at a table: whatever the order in which sealed answers arrive, however often they are changed or taken back, the
//! record is the same.

use backlot_core::{Game, Playable, Seat, SetupRequest, chance::Fast};
use backlot_hollywood::{Action, Hollywood};
use backlot_table::record::{Record, check};
use backlot_table::{Player, Table};

fn table(seats: usize) -> Table<Hollywood> {
    let setup = Hollywood::setup(&SetupRequest::seats(seats)).expect("a usual set-up");
    let players = (1..=seats).map(|number| Player::person(&format!("P{number}"))).collect();
    Table::new(setup, players, "records")
}

/// What a seat answers does not depend on when it is asked.
fn answer(table: &Table<Hollywood>, seat: Seat, asked: usize) -> Action {
    let legal = table.legal(seat);
    let number = Fast::new((asked * 31 + seat.index()) as u64).index(legal.len());
    legal[number]
}

/// Plays a whole game. `hurry` chooses who of those asked answers next and whether to dither.
fn play(seats: usize, mut hurry: impl FnMut(usize) -> usize, dithers: bool) -> Table<Hollywood> {
    let mut table = table(seats);
    let mut answers = vec![0; seats];
    let mut last: Vec<Option<Action>> = vec![None; seats];
    while table.state().outcome().is_none() {
        let asked: Vec<Seat> = table.state().to_act().iter().collect();
        let seat = asked[hurry(asked.len())];
        let action = answer(&table, seat, answers[seat.index()]);
        answers[seat.index()] += 1;
        table.apply(seat, action).expect("a legal answer");
        last[seat.index()] = Some(action);
        if dithers && hurry(3) == 0 {
            dither(&mut table, &last, &mut hurry);
        }
    }
    table
}

/// Somebody changes a sealed answer and changes it back, or takes an answer back and gives it again.
fn dither(
    table: &mut Table<Hollywood>,
    last: &[Option<Action>],
    hurry: &mut impl FnMut(usize) -> usize,
) {
    let revisers: Vec<Seat> = table.state().may_revise().iter().collect();
    let seat = Seat::from_bits(u8::try_from(hurry(last.len())).expect("a seat"));
    let Some(old) = last[seat.index()] else { return };
    if revisers.contains(&seat) {
        let legal = table.legal(seat);
        table.apply(seat, legal[hurry(legal.len())]).expect("may be revised");
        table.apply(seat, old).expect("may be revised back");
    } else if table.state().to_act().len() > 1 && table.undo_steps(seat) == Ok(1) {
        table.undo(seat).expect("was promised");
        table.apply(seat, old).expect("may be given again");
    }
}

#[test]
fn a_record_does_not_tell_who_was_quick_or_dithered() {
    for seats in [2, 4, 6] {
        let plain = play(seats, |_| 0, false).record().to_text();
        let backward = play(seats, |count| count - 1, false).record().to_text();
        assert_eq!(plain, backward);
        let mut picks = Fast::new(4);
        let dithering = play(seats, |count| picks.index(count), true).record().to_text();
        assert_eq!(plain, dithering);
        let record = Record::parse(&plain).expect("a sound record");
        check::<Hollywood>(&record).expect("replays to the same result");
    }
}
