use backlot_table::hosted::{ClockRule, HostInput, Input, Party, TableError};

use super::desk::{Desk, heard};
use crate::toy::p;

const LIVE: ClockRule = ClockRule::Live { bank: 60_000, increment: 5_000 };

fn left(desk: &Desk) -> Vec<u64> {
    desk.table.clock(desk.now).left.unwrap()
}

#[test]
fn a_live_clock_runs_while_its_seat_is_asked() {
    let mut desk = Desk::playing_with(&["Ada", "Ben"], LIVE);
    desk.now += 10_000;
    assert_eq!(left(&desk), [50_000, 60_000]);
    desk.play(&["1 mark 1"]);
    assert_eq!(left(&desk), [55_000, 60_000], "a turn adds five seconds");
    desk.now += 4_000;
    assert_eq!(left(&desk), [55_000, 56_000]);
    assert_eq!(desk.table.due(desk.now), Some(desk.now + 56_000));
}

#[test]
fn a_pause_stops_the_clocks() {
    let mut desk = Desk::playing_with(&["Ada", "Ben"], LIVE);
    desk.now += 10_000;
    desk.seat(1, &Input::Host(HostInput::Pause)).unwrap();
    desk.now += 1_000_000;
    assert_eq!(left(&desk), [50_000, 60_000]);
    assert_eq!(desk.table.due(desk.now), None);
    desk.seat(1, &Input::Host(HostInput::Resume)).unwrap();
    desk.now += 1_000;
    assert_eq!(left(&desk), [49_000, 60_000]);
}

#[test]
fn when_time_is_out_the_others_may_let_a_bot_hold_the_seat() {
    let mut desk = Desk::playing_with(&["Ada", "Ben"], LIVE);
    let hold = Input::Hold { seat: p(1) };
    desk.now += 59_999;
    assert_eq!(desk.seat(2, &hold), Err(TableError::NotAway));
    desk.now += 1;
    assert_eq!(desk.table.clock(desk.now).out.unwrap().to_string(), "p1");
    desk.seat(2, &hold).unwrap();
    assert_eq!(desk.table.bots().len(), 1);
    desk.now += 500_000;
    assert!(desk.table.clock(desk.now).running.unwrap().is_empty(), "a bot has no clock");
    desk.seat(1, &Input::Back).unwrap();
    assert_eq!(desk.table.clock(desk.now).running.unwrap().to_string(), "p1");
}

#[test]
fn a_relaxed_clock_gives_each_turn_its_days() {
    const DAY: u64 = 86_400_000;
    let mut desk = Desk::playing_with(&["Ada", "Ben"], ClockRule::Relaxed { limit: 2 * DAY });
    desk.now += DAY;
    assert_eq!(left(&desk), [DAY, 2 * DAY]);
    desk.play(&["1 mark 1", "2 mark 1"]);
    assert_eq!(left(&desk), [2 * DAY, 2 * DAY]);
    assert_eq!(desk.table.due(desk.now), Some(desk.now + 2 * DAY));
}

#[test]
fn clocks_of_all_seem_to_run_until_the_last_sealed_answer() {
    let mut desk = Desk::playing_with(&["Ada", "Ben"], LIVE);
    desk.play(&["1 mark 1", "2 mark 1"]);
    let start = left(&desk);
    desk.now += 10_000;
    let told = desk.answer(1, "bid 1").unwrap();
    assert_eq!(heard(&told), [1], "nobody else notices");
    desk.now += 20_000;
    let clock = desk.table.clock(desk.now);
    assert_eq!(clock.left.unwrap(), [start[0] - 30_000, start[1] - 30_000]);
    assert_eq!(clock.running.unwrap().len(), 2);
    desk.play(&["2 bid 0"]);
    assert_eq!(left(&desk), [start[0] - 10_000 + 5_000, start[1] - 30_000 + 5_000]);
}

#[test]
fn time_without_a_server_is_given_back() {
    let mut desk = Desk::playing_with(&["Ada", "Ben"], LIVE);
    desk.now += 10_000;
    let ms = 3_600_000;
    desk.now += ms;
    let interrupted = Input::Interrupted { ms };
    assert_eq!(desk.seat(1, &interrupted), Err(TableError::NotAdmin));
    desk.ask(Party::Server, &interrupted).unwrap();
    assert_eq!(left(&desk), [50_000, 60_000]);
    desk.now += 1_000;
    assert_eq!(left(&desk), [49_000, 60_000]);
    // In a pause no time runs that could be given back.
    desk.seat(1, &Input::Host(HostInput::Pause)).unwrap();
    desk.now += ms;
    desk.ask(Party::Server, &interrupted).unwrap();
    desk.seat(1, &Input::Host(HostInput::Resume)).unwrap();
    assert_eq!(left(&desk), [49_000, 60_000]);
}
