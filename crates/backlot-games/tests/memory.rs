//! How much memory a table takes that waits for somebody to come back.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

use std::alloc::System;

use backlot_core::chance::Fast;
use backlot_core::{Seat, SeatSet, SetupRequest};
use backlot_games::{GameKind, load_hosted};
use backlot_table::hosted::{
    ClockRule, Entry, Hash, HostedTable, Input, Listeners, Moment, OpenRequest, Party, Secret,
    Status,
};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// What a table may take.
const MOST: usize = 4096;

const COPIES: usize = 20;

fn key(number: usize) -> Secret {
    Secret(Hash::of(&number.to_le_bytes()).0)
}

/// All entries of a game of people with names, numbers and a live clock, who say hello.
fn a_game(kind: GameKind, seats: usize) -> Vec<Entry> {
    let request = OpenRequest {
        table: "k7w2m9x4q3pz".to_owned(),
        places: Vec::new(),
        name: Some("Ada Lovelace".to_owned()),
        key: key(0).hash(),
        number: Some(key(100).hash()),
        clock: ClockRule::Live { bank: 600_000, increment: 5_000 },
        level: "greedy".to_owned(),
        public: false,
        help: None,
        prepared: None,
    };
    let moment = Moment { now: 1, present: SeatSet::all(seats), fresh: key(1000) };
    let (mut table, mut stored) =
        HostedTable::open(kind.hosted(), &SetupRequest::seats(seats), &request, &moment).unwrap();
    let mut ask = |table: &mut HostedTable, by: Party, input: &Input| {
        let decided = table.decide(by, input, &moment).unwrap();
        stored.extend_from_slice(decided.entries());
        table.commit(decided, Listeners::NOBODY);
    };
    for seat in 1..seats {
        let (name, number) = (format!("Person {seat}"), Some(key(100 + seat).hash()));
        let sit = Input::Sit { seat: None, name, key: key(seat).hash(), number };
        ask(&mut table, Party::Spectator, &sit);
    }
    for seat in Seat::all(seats) {
        let number = Some(key(100 + seat.index()));
        ask(&mut table, Party::Seat(seat), &Input::Number { hash: None, number });
        let hello = Input::Say { text: "Hello, everybody!".to_owned(), name: None };
        ask(&mut table, Party::Seat(seat), &hello);
    }
    let mut chance = Fast::new(3);
    while table.status() == Status::Playing {
        let owing = |seat: &Seat| table.prompt_briefly(*seat).is_some_and(|p| !p.answered);
        let asked: Vec<Seat> = table.asked().iter().filter(owing).collect();
        let seat = asked[chance.index(asked.len())];
        let prompt = table.prompt_briefly(seat).unwrap();
        let option = Some(chance.index(prompt.actions.len()));
        let answer = Input::Answer { prompt: prompt.id, option, action: None };
        ask(&mut table, Party::Seat(seat), &answer);
    }
    stored
}

/// Bytes that a table takes after these entries.
fn bytes(entries: &[Entry]) -> usize {
    let load = || load_hosted(entries.iter().cloned()).unwrap();
    drop(load());
    let mut tables = Vec::with_capacity(COPIES);
    let region = Region::new(ALLOCATOR);
    for _ in 0..COPIES {
        tables.push(Box::new(load()));
    }
    let change = region.change();
    (change.bytes_allocated - change.bytes_deallocated) / COPIES
}

// One test, so that no other thread asks for memory meanwhile.
#[test]
fn a_loaded_table_takes_at_most_4_kb_at_any_time() {
    for kind in GameKind::ALL {
        for seats in kind.info().seats.clone() {
            let entries = a_game(kind, seats);
            let mut most = (0, 0);
            for part in 1..=10 {
                let mut end = (entries.len() * part / 10).max(1);
                while entries[end - 1].more {
                    end += 1;
                }
                most = most.max((bytes(&entries[..end]), end));
            }
            println!(
                "{kind}, {seats} seats: {} bytes after {} of {} entries",
                most.0,
                most.1,
                entries.len()
            );
            assert!(most.0 <= MOST, "{kind}, {seats} seats: {} bytes", most.0);
        }
    }
}
